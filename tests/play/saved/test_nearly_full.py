"""A record that nears its largest size says so long before, and a game that isn't saved says so at each move (R5)."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest

from saves import Store, journal, reader, record
from tests.plain.helpers import Talk
from tribes_tui.plain.json_game import JsonGame
from tribes_tui.play.seat import Seat
from tribes_tui.play.table import Table
from tribes_tui.seats.thinker import Thinker

SEATS = [Seat("human", "", "Ada"), Seat("human", "", "Bo")]
SMALL = 6_000


@pytest.fixture
def table(store: Store, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    """A game whose record has room for some hundred and fifty moves."""
    for module in (journal, reader, record):
        monkeypatch.setattr(module, "MAX_BYTES", SMALL)
    found = Table.new("tribe", SEATS, seed=1, store=store)
    yield found
    found.close()


def play(table: Table) -> None:
    seat = table.turn
    assert seat is not None
    table.propose(seat, table.view(seat).legal_actions()[0], table.number)


def test_r5_it_says_so_long_before(table: Table) -> None:
    said: list[str] = []
    while table.unsaved is None:
        play(table)
        said.append(table.nearly_full)
    first = next(number for number, text in enumerate(said) if text)
    assert 0.7 * len(said) < first < 0.85 * len(said)
    assert "is nearly full: about" in said[first]
    told = int(said[first].split("about ")[1].split()[0])
    assert 0.5 < told / (len(said) - first) <= 1.3
    assert len(set(said)) > 5
    assert "is as large as a record can be" in table.unsaved
    assert table.nearly_full == ""


def test_r5_lines_say_at_each_move_that_it_is_not_saved(table: Table) -> None:
    while table.unsaved is None:
        play(table)
    with Thinker() as thinker:
        talk = Talk(table, thinker, "1\n1\n1\n1\n")
    assert talk.text.count("The last moves are still not saved.") == 4
    assert "is as large as a record can be" in talk.text
    assert talk.code == 2


def test_r5_programs_are_told_too(table: Table) -> None:
    while table.unsaved is None:
        play(table)
    aside: list[str] = []
    with Thinker() as thinker:
        JsonGame(table, thinker, io.StringIO('{"action": 0}\n' * 3), io.StringIO(), aside.append)._say_unsaved()
    assert "is as large as a record can be" in aside[0]
