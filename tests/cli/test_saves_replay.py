"""`tribes saves`, `continue` by name, `replay`."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

import rules
from saves import Store, replay
from tests.cli.helpers import Ran, run

Tribes = Callable[..., Ran]


@pytest.fixture
def name() -> str:
    """A game of seven moves between two people."""
    assert run("play", "indy", "--plain", "--seed", "3", "--seats", "name:Ada,name:Ben", text="1\n" * 7).code == 0
    return Store().list()[0].name


def test_no_saves(tribes: Tribes) -> None:
    assert tribes("saves") == (0, "no saved games yet: begin one with tribes play GAME\n", "")
    assert tribes("saves", "--json") == (0, "[]\n", "")


def test_the_list(tribes: Tribes, name: str) -> None:
    line = tribes("saves").out
    assert re.fullmatch(rf"{name}  \d{{4}}-\d\d-\d\d \d\d:\d\d  indy: Ada, Ben  7 moves so far\n", line)


def test_the_list_as_json(tribes: Tribes, name: str) -> None:
    (entry,) = json.loads(tribes("saves", "--json").out)
    assert entry["name"] == name
    assert entry["moves"] == 7
    assert entry["finished"] is False
    assert entry["problem"] is None
    assert Path(entry["path"]).exists()
    assert [seat["name"] for seat in entry["seats"]] == ["Ada", "Ben"]


def test_a_broken_save_is_listed_with_its_problem(tribes: Tribes, name: str) -> None:
    Store().list()[0].path.write_bytes(b"")
    ran = tribes("saves")
    assert ran.code == 0
    assert name in ran.out
    assert len(ran.out.splitlines()) == 1


def test_a_game_is_found_by_the_beginning_of_its_name(name: str) -> None:
    ran = run("continue", name[:-2], "--plain", text="")
    assert ran.code == 0
    assert ran.out.endswith(f"saved as {name}; go on with: tribes continue {name}\n")


def test_replay_as_json_is_the_last_position_its_key_and_the_scores(tribes: Tribes, name: str) -> None:
    data = json.loads(tribes("replay", name, "--json").out)
    state = replay(Store().read(name))
    assert data["position"] == state.dump()
    assert data["key"] == state.key()
    assert data["scores"] == list(state.scores())
    assert rules.games["indy"].load(data["position"]) == state
    assert data["moves"] == 7


@pytest.mark.parametrize("to", [1, 4, 7])
def test_replay_stops_where_it_is_told(tribes: Tribes, name: str, to: int) -> None:
    data = json.loads(tribes("replay", name, "--to", str(to), "--json").out)
    assert data["key"] == replay(Store().read(name), to).key()


def test_replay_reads_a_file_from_anywhere(tribes: Tribes, name: str, tmp_path: Path) -> None:
    copy = tmp_path / "a game.tribes"
    shutil.copy(Store().list()[0].path, copy)
    by_name = json.loads(tribes("replay", name, "--json").out)
    assert json.loads(tribes("replay", str(copy), "--json").out) == by_name


def test_replay_in_words_tells_the_moves_but_no_hand_before_the_end(tribes: Tribes, name: str) -> None:
    ran = tribes("replay", name)
    assert ran.code == 0
    lines = [line for line in ran.out.splitlines() if line[:1].isdigit()]
    assert [line.split()[0] for line in lines] == [f"{n}." for n in range(1, 8)]
    state = replay(Store().read(name))
    position = ran.out[ran.out.index(lines[-1]) :]
    hidden = [card for hand in state.dump()["hands"] for card in hand if card != "E"]
    known = [card for cards in state.dump()["known"] for card in cards]
    assert hidden
    assert not [card for card in hidden if card in position and card not in known]


def test_once_the_game_is_over_nothing_is_hidden(tribes: Tribes) -> None:
    assert run("play", "indy", "--plain", "--seed", "3", "--seats", "you,name:Ben", text="1\n" * 3000).code == 0
    ran = tribes("replay", Store().list()[0].name)
    assert ran.code == 0
    assert "(hidden)" not in ran.out
    assert ": evoke" in ran.out


def test_replay_can_only_verify(tribes: Tribes, name: str) -> None:
    ran = tribes("replay", name, "--verify")
    assert (ran.code, ran.out) == (0, f"{name}: all 7 entries play as they were recorded\n")


def test_replay_works_while_the_game_is_being_played(tribes: Tribes, name: str) -> None:
    with Store().open(name):
        assert tribes("replay", name, "--json").code == 0
