"""Tribe and indy: what is asked names all kinds of places that are lit, before and after something is picked."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

import pytest

import rules
from rules import State
from tests.table.test_enter_line import LONG_NAMES
from tribes_tui.table.board import board_of
from tribes_tui.table.board.scene import Scene
from tribes_tui.table.choice.selection import ways
from tribes_tui.words.wording import words_of

NAMED: dict[str, Mapping[str, tuple[str, ...]]] = {
    "tribe": {
        "draw": ("draw a card",),
        "discards": ("discard",),
        "active": ("face down", "face-down", "hidden", "swap", "hide"),
        "hand": ("one card", "card of your hand", "card from your hand", "discard"),
        "chain": ("place", "chain"),
        "new": ("begin a chain",),
        "seat": ("block a player",),
        "played": ("play",),
        "leader": ("leader",),
        "protect": ("protect",),
        "decline": ("let it happen", "no card of yours protects it"),
    },
    "indy": {
        "shaman": ("shaman",),
        "hand": ("card", "character of your", "your eagle"),
        "table": ("in the row", "of the row", "from the row", "swap a card", "swap for a card"),
        "done": ("pass", "alone"),
        "eagle": ("eagle",),
        "pass": ("pass", "keep it"),
    },
}
"""Kind of place -> the words of which at least one stands in the question where such a place is lit."""
MOST = 160


def positions(game: str, players: int, seed: int) -> Iterator[State]:
    """Of a game, half of its moves the best hints and half at random."""
    state, rng = rules.games[game].new_state(players, seed), random.Random(seed)
    for _ in range(MOST):
        if state.is_terminal:
            return
        yield state
        legal = state.legal_actions()
        state.apply(rng.choice([max(legal, key=state.hint), rng.choice(legal)]))


def unnamed(game: str, question: str, names: frozenset[str]) -> set[str]:
    """The kinds of places that are lit and not named."""
    kinds = {name.partition(":")[0] for name in names}
    return {kind for kind in kinds if not any(word in question.lower() for word in NAMED[game][kind])}


@pytest.mark.sampled(4)
@pytest.mark.parametrize("seed", range(40))
def test_every_question_names_all_kinds_of_places_that_are_lit(seed: int) -> None:
    game = ("tribe", "indy")[seed % 2]
    board, players = board_of(game), 2 + seed % 3
    for state in positions(game, players, seed):
        viewer = state.current_player
        assert viewer is not None
        names = tuple("you" if seat == viewer else name for seat, name in enumerate(LONG_NAMES[:players]))
        view = state.view(viewer)
        chooser = ways(board, view)
        question = words_of(game).prompt(view, names)
        assert not unnamed(game, question, chooser.lit), (question, sorted(chooser.lit))
        for name in sorted(chooser.lit):
            again = ways(board, view)
            if not again.pick(name) or again.chosen is not None:
                continue
            asked = board.ask(Scene(view, names, viewer, picked=(name,), lit=again.lit, ways=again.names))
            if asked:
                assert not unnamed(game, asked, again.lit), (asked, sorted(again.lit))
