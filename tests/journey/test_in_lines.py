"""In lines a move that loses a star of the journey's stage says so first; typed again, it is done."""

from __future__ import annotations

import io
from typing import cast

import pytest

from saves import Store
from tests.journey.travelling import begin
from tests.plain.helpers import Input
from tribes_tui.journey import foretold
from tribes_tui.journey.stages import STAGES
from tribes_tui.plain.commands import told_of_stars
from tribes_tui.plain.console import Console
from tribes_tui.plain.game import PlainGame
from tribes_tui.profile.counting import sit_down
from tribes_tui.seats.thinker import Thinker
from tribes_tui.seats.worker import Answer


@pytest.mark.parametrize("is_brief", [True, False])
def test_what_loses_a_star_is_said_first_and_done_when_typed_again(
    is_brief: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(foretold, "changed", lambda *_: ([1], []))
    table = begin(STAGES[1], Store(), 3)
    sit_down(table, Store())
    sink = io.StringIO()
    with Thinker(on_trouble=print) as thinker:
        PlainGame(table, thinker, Console(Input("1\nstars\n1\n1\nquit\n", False), sink), is_brief).run()
    said = " ".join(sink.getvalue().split())
    assert said.count("With this star 2 is lost (Lose at most 1 feather). Type it again to do it.") == 2
    assert sum(entry.seat == 0 for entry in table.history(0)) == 1, (
        "the second time it is done, and the next decision warns anew"
    )


def test_a_hint_in_lines_says_that_it_loses_the_first_star_and_what_keeps_it(monkeypatch: pytest.MonkeyPatch) -> None:
    table = begin(STAGES[12], Store(), 3)
    sit_down(table, Store())
    best, other = table.view(0).legal_actions()[:2]
    monkeypatch.setattr(foretold, "changed", lambda *_: ([0], []))
    monkeypatch.setattr(foretold, "loses_first", lambda play, view, ways, *_: ways == [(best,)])
    game = PlainGame(table, cast("Thinker", None), Console(Input("", False), io.StringIO()), False)
    said = told_of_stars(game, 0, Answer(best, 0.0, []), lambda action: f"move {action}")
    assert said.startswith("Star 1 is lost with it (Lay 10 cards from your columns on your sacred piles).")
    assert said.endswith(f"What keeps star 1 open: move {other}.")
    table.close()


def test_a_star_without_the_first_is_met_not_won() -> None:
    assert foretold.told_of_won([1]) == "star 2 is met, and counts with star 1"
    assert foretold.told_of_won([1, 2]) == "stars 2 and 3 are met, and count with star 1"
    assert foretold.told_of_won([0, 1]) == "stars 1 and 2 are won"
    assert foretold.told_briefly([2], [1]) == "star 2 met, 3 lost"
    assert foretold.told_briefly([2], [0]) == "star 1 won, 3 lost"
