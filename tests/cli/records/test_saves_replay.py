"""`tribes saves`, `continue` by name, `replay`."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

import rules
from saves import Store, Walk, replay, seal_text
from tests.cli.helpers import Ran, recorded, run
from tests.saves.parting import part_from_the_rules
from tests.screens.test_replay import whole_game

Tribes = Callable[..., Ran]


@pytest.fixture
def name() -> str:
    """A game of seven moves between two people."""
    recorded("name:Ada,name:Ben", "1\n" * 7)
    return Store().list()[0].name


def test_no_saves(tribes: Tribes) -> None:
    assert tribes("saves") == (0, "no saved games yet: begin one with tribes play GAME\n", "")
    assert tribes("saves", "--json") == (0, "[]\n", "")


def test_the_list(tribes: Tribes, name: str) -> None:
    line = tribes("saves").out
    assert re.fullmatch(rf"{name}  \d{{4}}-\d\d-\d\d \d\d:\d\d  indy: Ada, Ben  7 moves so far  seed 3\n", line)


def test_the_list_calls_games_by_their_titles(tribes: Tribes) -> None:
    whole_game(Store(), "tribal_duel", 2)
    assert "  Tribal Duel: you, Ada  over" in tribes("saves").out


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
    recorded("you,name:Ben", "1\n" * 3000)
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


def test_games_are_named_copied_and_deleted_by_the_beginning_of_their_name(tribes: Tribes, name: str) -> None:
    assert tribes("saves", "--rename", name[:-1], "Sunday evening").out == f"{name} is now called 'Sunday evening'\n"
    copied = tribes("saves", "--copy", name).out
    copy = copied.removeprefix(f"{name} is copied as ").strip()
    assert {one.title for one in Store().list()} == {"Sunday evening", "Sunday evening (copy)"}
    assert tribes("saves", "--delete", name).out == f"{name} is deleted\n"
    assert [one.name for one in Store().list()] == [copy]


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"not a record\n", b'{"magic":"tribes record","schema":99}\n'])
def test_what_cannot_be_opened_is_named_copied_and_deleted_too(tribes: Tribes, name: str, content: bytes) -> None:
    path = Store().list()[0].path
    path.write_bytes(content)
    assert tribes("continue", name, "--plain").code == 2
    assert tribes("saves", "--rename", name, "broken").code == 0
    assert Store().list()[0].title == "broken"
    copy = tribes("saves", "--copy", name).out.split()[-1]
    assert (path.parent / f"{copy}.tribes").read_bytes() == content
    assert path.read_bytes() == content
    assert tribes("saves", "--delete", name).code == 0
    assert not path.exists()


def test_a_game_from_a_file_is_added_and_played_on(tribes: Tribes, name: str, tmp_path: Path) -> None:
    mailed = tmp_path / "from a friend.tribes"
    shutil.move(Store().list()[0].path, mailed)
    for given in ("from a friend", None):
        ran = tribes("saves", "--add", str(mailed))
        added = ran.out.strip().removeprefix(f"{mailed} is now the saved game ")
        assert ran.code == 0
        assert given in (added, None)
        assert tribes("continue", added, "--plain").code == 0
    assert len(Store().list()) == 2


def test_tidying_what_is_not_there(tribes: Tribes) -> None:
    for arguments in (
        ["--rename", "nothing", "x"],
        ["--copy", "nothing"],
        ["--delete", "nothing"],
        ["--add", "nothing"],
    ):
        ran = tribes("saves", *arguments)
        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)


def test_replay_to_a_round(tribes: Tribes) -> None:
    recorded("you,name:Ben", "1\n" * 3000)
    name = Store().list()[0].name
    data = json.loads(tribes("replay", name, "--round", "2", "--json").out)
    begins = dict(Walk(Store().read(name)).rounds())
    assert data["moves"] == begins[2]
    assert data["key"] == replay(Store().read(name), begins[2]).key()
    ran = tribes("replay", name, "--round", "99")
    assert (ran.code, ran.err) == (2, f"tribes: the game has rounds 1 to {max(begins)}, not 99\n")


def test_replay_with_a_seats_eyes_shows_its_hand_and_no_other(tribes: Tribes) -> None:
    recorded("you,name:Ben", "1\n" * 3000)
    name = Store().list()[0].name
    open_all = tribes("replay", name, "--to", "20").out
    as_ben = tribes("replay", name, "--to", "20", "--seat", "1").out
    as_first = tribes("replay", name, "--to", "20", "--seat", "0").out
    assert len({open_all, as_ben, as_first}) == 3
    assert "(hidden)" in as_ben
    assert "(hidden)" not in open_all


def test_with_a_bots_eyes_it_is_said_who_the_position_calls_you(tribes: Tribes) -> None:
    whole_game(Store(), "indy", 2)
    name = Store().list()[0].name
    as_bot = tribes("replay", name, "--to", "20", "--seat", "1").out
    assert "As Ada saw it; “you” is Ada here." in as_bot
    assert "saw it" not in tribes("replay", name, "--to", "20", "--seat", "0").out
    assert "saw it" not in tribes("replay", name, "--to", "20").out


def test_a_seats_eyes_are_closed_while_the_game_goes_on(tribes: Tribes, name: str) -> None:
    ran = tribes("replay", name, "--seat", "1")
    assert (ran.code, ran.out) == (2, "")
    assert "when it is over" in ran.err
    assert tribes("replay", name, "--seat", "7").code == 2


def test_replay_at_a_pace(tribes: Tribes, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []
    monkeypatch.setattr("tribes_tui.commands.replay.time.sleep", waits.append)
    assert tribes("replay", name, "--pace", "0.5").code == 0
    assert waits == [0.5] * 7
    assert tribes("replay", name, "--pace", "x").code == 2


def test_what_was_taken_back_is_in_the_replay_as_json(tribes: Tribes) -> None:
    recorded("you,bot:easy", "1\n1\n1\n1\nundo\n2\n1\n1\n")
    data = json.loads(tribes("replay", Store().list()[0].name, "--json").out)
    (branch,) = data["branches"]
    assert branch["after"] < data["moves"]
    assert branch["moves"][0][0] == 0


@pytest.mark.parametrize("game_id", rules.games)
def test_a_finished_game_of_each_kind_is_walked_through_open_and_with_every_seats_eyes(
    tribes: Tribes, game_id: str
) -> None:
    golden = Path(__file__).parents[2] / "saves" / "golden" / f"{game_id}-rules1.tribes"
    players = Store().read(golden).header.players
    seen = {
        tribes("replay", str(golden), "--to", "60", *eyes)
        for eyes in [[], *[["--seat", str(k)] for k in range(players)]]
    }
    assert {(ran.code, ran.err) for ran in seen} == {(0, "")}
    assert len(seen) == players + 1


@pytest.mark.parametrize(("before", "after"), [('"rules":1', '"rules":99'), ('"game":"indy"', '"game":"nodice"')])
def test_a_game_of_other_rules_can_be_read_but_not_played(tribes: Tribes, name: str, before: str, after: str) -> None:
    path = Store().list()[0].path
    path.write_text(seal_text(path.read_text().replace(before, after)))
    ran = tribes("replay", name)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines()[3] == "1. Ben: (hidden)"
    assert len(ran.out.splitlines()) == 3 + 7
    for arguments in (["continue", "--plain", name], ["replay", "--verify", name], ["replay", "--json", name]):
        assert tribes(*arguments).code == 2


def test_a_new_game_begins_in_the_middle_of_a_recorded_one(tribes: Tribes, name: str) -> None:
    assert "others are still playing" in tribes("continue", name, "--plain", "--from", "3").err
    recorded("you,bot:random", "1\n" * 3000)
    over = next(one for one in Store().list() if one.finished)
    ran = run("continue", over.name, "--plain", "--from", "9", text="")
    assert ran.code == 0
    begun = Store().list()[0]
    assert begun.name not in (over.name, name)
    old, new = Store().read(over.name), Store().read(begun.name)
    assert new.moves[:9] == old.moves[:9]
    assert old.finished
    assert new.header.more["from"] == {"record": over.name, "move": 9}
    for beyond in (over.moves, over.moves + 1):
        assert tribes("continue", over.name, "--plain", "--from", str(beyond)).code == 2


def test_the_good_part_of_a_damaged_game_is_offered_and_walked_through(tribes: Tribes, name: str) -> None:
    path = Store().list()[0].path
    path.write_bytes(path.read_bytes().replace(b"\n5 ", b"\n6 "))
    ran = tribes("replay", name)
    assert (ran.code, ran.out) == (2, "")
    assert "the 4 moves before it are good" in ran.err
    assert f"tribes replay {name} --good" in ran.err
    good = tribes("replay", name, "--good")
    assert good.code == 0
    assert "4. " in good.out
    assert "5. " not in good.out
    assert json.loads(tribes("replay", name, "--good", "--json").out)["moves"] == 4


def test_the_same_for_one_that_the_rules_play_otherwise(tribes: Tribes, name: str) -> None:
    part_from_the_rules(Store().list()[0].path, 5)
    ran = tribes("replay", name, "--verify")
    assert (ran.code, ran.out) == (2, "")
    assert "at move 5" in ran.err
    assert json.loads(tribes("replay", name, "--good", "--json").out)["moves"] == 4
