"""Rules, lessons, saved games, statistics, replays and games that are looked at as sentences."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

import rules
from saves import Store
from tests.cli.helpers import Ran
from tests.plain import STUMBLES
from tribes_tui.play.seat import Seat
from tribes_tui.play.table import Table
from tribes_tui.words.spoken import LONGEST

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
    assert said[0] == "indy: 1 of 1 game won."
    assert any(line.startswith("Against easy bots: ") for line in said)
    assert tribes("statistics", "tribe").out.startswith("Nothing is counted yet.")
    assert tribes("statistics", "chess").code == 2
    for line in [listed[0], *said]:
        assert STUMBLES.search(line) is None


def begun(game: str, moves: int) -> str:
    """A recorded game between a person and a bot after so many moves of the rules' own hints; its name."""
    players = max(2, min(rules.games[game].players))
    seats = [Seat("human", "", "you"), *[Seat("bot", "easy", name) for name in ("Ash", "Birch")]][:players]
    table = Table.new(game, seats, seed=7, store=Store())
    while not table.is_over and table.number < moves:
        assert table.turn is not None
        view = table.view(table.turn)
        table.propose(table.turn, max(view.legal_actions(), key=view.hint), table.number)
    table.close()
    return table.name


@pytest.mark.parametrize("id", rules.games)
def test_a_replay_for_people_who_listen_has_no_notation(tribes: Tribes, id: str) -> None:
    name = begun(id, 40)
    for eyes in ((), ("--seat", "0")):
        said = tribes("replay", name, "--brief", *eyes).out.splitlines()
        numbered = [line for line in said if line.partition(".")[0].isdigit()]
        assert len(numbered) > 10
        assert len(said) - len(numbered) > 2
        assert [line for line in said if STUMBLES.search(line) or len(line) > LONGEST] == []


def test_in_a_pipe_a_replay_has_notation(tribes: Tribes) -> None:
    name = begun("tribal_duel", 5)
    assert re.search(r"^1\. you: move [DMLT]\d[ab] ", tribes("replay", name).out, re.MULTILINE)


def test_looking_on_is_told_as_it_is_heard(tribes: Tribes) -> None:
    said = tribes("continue", begun("tribal_rixe", 30), "--watch", "--brief").out.splitlines()
    assert said[-1] == "nobody is playing it any more"
    assert any("column 1: " in line for line in said)
    assert [line for line in said if STUMBLES.search(line)] == []
