"""A game from another package at a host, in a review, and where there are puzzles."""

from __future__ import annotations

import asyncio
from datetime import date
from pathlib import Path

import pytest

import rules
from saves import Store
from tests.seats.test_review import recorded
from tests.server.inside import Visitor, laid, make_host, someone
from tribes_tui.cli import main
from tribes_tui.learning.puzzle import games_with_puzzles, puzzle_of_the_day


async def test_two_people_play_it_at_a_host_to_its_end(tmp_path: Path) -> None:
    host = make_host(tmp_path / "host", lines=[])
    ada, bob = (someone(host, name) for name in ("Ada", "Bob"))
    hosted = laid(host, "oware", ada, bob)
    table = hosted.table
    assert table is not None
    seats = [Visitor(host, person) for person in (ada, bob)]
    for visitor in seats:
        await visitor.see("OWARE")
    for number in range(4):
        assert table.turn is not None
        whose = next(k for k, one in enumerate(hosted.chairs) if k == table.turn)
        visitor = next(one for one in seats if one.session.person.name == hosted.chairs[whose].name)
        await visitor.see("Enter sow")
        await visitor.press("\r")
        async with asyncio.timeout(5):
            while table.number == number:
                await asyncio.sleep(0.02)
    state = table._state
    while not state.is_terminal:
        hosted.propose(table.turn, table._state.legal_actions()[-1], table.number)
        state = table._state
    for visitor in seats:
        await visitor.see("seeds")
        assert visitor.channel.exit_status is None
        await visitor.close()


@pytest.mark.soak
def test_a_game_of_it_is_reviewed(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules.bots.judging.luck.MANY", 8)
    name = recorded(Store(), "oware").name
    assert main(["review", name, "--jobs", "1", "--simulations", "8"]) == 0
    told = capsys.readouterr()
    assert told.err == ""
    assert told.out.startswith("Oware, reviewed for you: ")
    for part in ("Turning points:", "Every choice, in the order of the game:", "sow the "):
        assert part in told.out


def test_it_has_no_puzzles_and_those_of_the_others_are_there() -> None:
    assert "oware" not in games_with_puzzles()
    today = puzzle_of_the_day(date(2026, 11, 28))
    assert today is not None
    assert today.game in rules.games
    assert main(["puzzle", "oware", "--plain"]) == 2
    assert Store().list() == []
