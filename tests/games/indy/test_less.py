"""Where the cursor begins on what makes less than a figure that was promised, or than another choice, the same line says why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import rules
from rules import Rng
from rules.bots.bot import Budget
from rules.bots.levels import make
from rules.indy.components import actions as ids
from tests.table.advice.test_last_moves import line_before
from tests.table.beginning import entered
from tests.table.helpers import indy
from tribes_tui.games.indy.foresight import made_by, why_less
from tribes_tui.games.indy.words.said import prompts as said
from tribes_tui.games.indy.words.sentences import LONGEST, verdict
from tribes_tui.table.board import board_of

SEEDS = 10
REASONS = {
    "enough": " is enough, ",
    "pays": ": you pay whatever you evoke",
    "then": " with the eagle",
    "eagle": " now, and the eagle for later",
}
Positions = Iterator[tuple[Any, Any, int]]


def entering(players: int) -> Positions:
    """Positions with four cards as they come when Enter alone is pressed, and what it chooses there."""
    bot = make("easy")
    for seed in range(SEEDS):
        state: Any = rules.games["indy"].new_state(players, seed)
        rng = Rng(seed)
        while (seat := state.current_player) is not None:
            view = state.view(seat)
            action = entered(board_of("indy"), view)[0] if not seat else bot.choose(view, Budget(simulations=1), rng)
            if not seat and made_by(view, action) is not None:
                yield state, view, action
            state.apply(action)


@pytest.mark.turned(1)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_default_that_makes_less_says_why(players: int) -> None:
    """Of hundreds of positions each."""
    seen, found = 0, Counter[str]()
    for state, view, action in entering(players):
        seen += 1
        made = made_by(view, action) or 0
        if made >= max(made_by(view, one) or 0 for one in (*view.legal_actions(), ids.PASS)):
            continue
        look = line_before(state, action)
        assert look is not None
        line = next((form for form in (look.line, *look.briefer) if len(form) <= LONGEST), "")
        reason, told, *_ = why_less(view, action)
        if view.window and reason in ("", "eagle"):
            assert line == said.eagle_waits_brief(), (line, view.dump())
            continue
        assert reason, (view.text(action), view.dump())
        found[reason] += 1
        assert REASONS[reason] in line
        assert reason == "pays" or verdict(told) in line
    assert seen > 200
    assert {*found} >= {"enough", "pays", "eagle"}


@pytest.mark.parametrize(
    ("laid", "kept", "told"),
    [
        (["CG2", "HB4", "OG6"], "CR6", "keep red character 6: wrong 13 is enough, Bo's wrong 12 pays"),
        (["CG6", "CG5", "CG4"], "CR6", "keep red character 6: you pay whatever you evoke"),
        (["CG6", "HG4", "OG4"], "OB3", ""),
    ],
)
def test_who_evokes_last_is_told_why_less_is_as_good(laid: list[str], kept: str, told: str) -> None:
    fields: dict[str, Any] = {"phase": "EVOCATION", "step": "EVOKE", "players": 2, "tokens": [4, 4], "dealer": 1}
    hands = [["CR6", "HR6", "OR4", "OB3"], ["CG1"]]
    state = indy(
        {**fields, "turn": 0, "hands": hands, "table": ["CR1", "HG1", "OG3", "OG5"], "evocations": [None, laid]}
    )
    look = line_before(state, state.read(f"evoke keeping {kept}"))
    assert look is not None
    assert told in look.line
    assert told or "evoke the other three: standard, 16" in look.line
