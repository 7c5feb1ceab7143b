"""Where points come from is told as it is: lines add up to the seat's points, and one thing more adds what is said."""

from __future__ import annotations

import random
import re

import rules
from tribes_tui.words.help import facts_of

NAMES = ["you", "Ash", "Birch"]


def test_lines_add_up_and_one_of_the_market_adds_what_is_said() -> None:
    game, rng, tried, told = rules.games["five_tribes"], random.Random(5), 0, 0
    state = game.new_state(3, 5)
    while not state.is_terminal:
        state.apply(
            max(state.legal_actions(), key=state.hint) if rng.random() < 0.7 else rng.choice(state.legal_actions())
        )
        if state.is_terminal or rng.random() < 0.9:
            continue
        view = state.view(0)
        for fact in facts_of(view, NAMES):
            if points := re.fullmatch(r"(.+), (\d+) points and (hidden|\d+) gold", fact.label):
                assert sum(map(int, re.findall(r"\d+", fact.words))) == int(points[2]), fact
                seat = ["You", "Ash", "Birch"].index(points[1])
                gold = view.gold[seat]  # type: ignore[attr-defined]  # it is of Five Tribes
                assert points[3] == ("hidden" if gold < 0 else str(gold)), fact
                assert int(points[2]) == sum(view.sheet(seat)[1:]), fact  # type: ignore[attr-defined]
                told += 1
            if fact.label == "By all that was seen, Ash":
                assert fact.words == f"{state.gold[1]} gold"  # type: ignore[attr-defined]
                assert fact.needs_memory
            tried += 1
    assert tried > 50
    assert told > 9
