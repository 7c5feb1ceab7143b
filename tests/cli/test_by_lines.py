"""Rules, lessons, saved games and statistics as sentences."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import rules
from saves import Store
from tests.cli.helpers import Ran
from tribes_tui.play.seat import Seat
from tribes_tui.play.table import Table
from tribes_tui.words.speech import LONGEST, STUMBLES

Tribes = Callable[..., Ran]


@pytest.mark.parametrize("id", rules.games)
def test_headings_and_every_section_by_its_number(tribes: Tribes, id: str) -> None:
    headings = tribes("rules", id, "--headings").out.splitlines()
    numbers = [line.partition(",")[0] for line in headings if line[0].isdigit()]
    assert len(numbers) > 4
    for number in numbers[:3]:
        said = tribes("rules", id, number).out.splitlines()
        assert said[0].startswith(f"{number},")
        assert all(len(line) <= LONGEST for line in said)


def test_the_rules_are_searched(tribes: Tribes) -> None:
    said = tribes("rules", "indy", "--search", "eagle").out.lower()
    assert said.count("eagle") > 5
    assert tribes("rules", "indy", "--search", "zeppelin").code == 2
    assert tribes("rules", "indy", "99").code == 2
    assert tribes("rules", "five_tribes", "--plain").code == 0


def test_a_lesson_in_lines(tribes: Tribes) -> None:
    assert tribes("learn", "indy", "--plain").out.startswith("Step 1 of ")


def test_saved_games_and_statistics_in_sentences(tribes: Tribes) -> None:
    assert tribes("saves", "--plain").out.startswith("No games are saved yet.")
    assert tribes("statistics").out.startswith("Nothing is counted yet.")
    table = Table.new("indy", [Seat("human", "", "you"), Seat("bot", "easy", "Ash")], seed=3, store=Store())
    while not table.is_over:
        assert table.turn is not None
        table.propose(table.turn, table.view(table.turn).legal_actions()[0], table.number)
    table.close()
    listed = tribes("saves", "--plain").out.splitlines()
    assert listed[0].startswith("1: indy, you and Ash, over, ")
    assert listed[1] == table.name
    said = tribes("statistics", "indy").out.splitlines()
    assert "of 1 game won, best score" in said[0]
    assert any(line.startswith("Against easy bots: ") for line in said)
    assert tribes("statistics", "tribe").out.startswith("Nothing is counted yet.")
    assert tribes("statistics", "chess").code == 2
    for line in [listed[0], *said]:
        assert STUMBLES.search(line) is None
