"""What the program costs in each language that it speaks, beside English in the same run: a table's start, its keys, its memory."""

from __future__ import annotations

import statistics
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

import rules
from tests.bench.figures import number
from tests.bench.screen.midgame import CONTINUE, forget, laid
from tests.bench.screen.program import SIZE, Program
from tests.bench.screen.screen_part import KEYS, keys_cost, start_cost
from tribes_tui.words.language import in_language, offered
from tribes_tui.words.said import keys

ROUNDS = 3
ENGLISH = "en"
FIGURES = ("start CPU ms", "start bytes", "key CPU ms", "key bytes", "memory MB")


def table() -> list[list[str]]:
    """A row a game and language: medians of rounds in which all languages take turns, and how they stand to English."""
    forget()
    found: dict[tuple[str, str], dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for _ in range(ROUNDS):
        for game_id in rules.games:
            for language in offered():
                for name, figure in _measured(game_id, language).items():
                    found[game_id, language][name].append(figure)
    rows = [["game", "language", *FIGURES]]
    for (game_id, language), figures in found.items():
        middle, english = (
            [statistics.median(of[name]) for name in FIGURES] for of in (figures, found[game_id, ENGLISH])
        )
        told = [f"{number(one)} × {one / beside:.2f}" for one, beside in zip(middle, english, strict=True)]
        rows.append([game_id, language, *told])
    return rows


def _measured(game_id: str, language: str) -> dict[str, float]:
    with in_language(language):
        marker = f" {keys.leave()}"
    with tempfile.TemporaryDirectory() as folder:
        home = laid(game_id, Path(folder))
        program = Program(
            (sys.executable, "-c", CONTINUE), SIZE, TRIBES_HOME=str(home), HOME=folder, LC_ALL=f"{language}.UTF-8"
        )
        try:
            return {
                **start_cost(program, marker),
                **keys_cost(program, KEYS),
                "memory MB": program.memory(),
            }
        finally:
            program.end()
