"""The first version of the rules: its records replay by it, and today's rules tell the difference."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import rules
from rules.rise_of_tribes.state import RiseState
from saves import Parted, parse, replay, seal_text, verify
from tests.rules.rise_of_tribes.table import GAME, do, lay, res

GOLDEN = Path(__file__).parents[3] / "saves" / "golden"

RECORDS = {
    "discovery-after-wayfarers": 34,  # today move 33, into a hex that Wayfarers emptied, finds a resource first
    "tiger-beside-own-mammoth": 184,  # today that hunt, at 14 points, is the fifteenth
    "village-after-swaps": 202,  # today the Trader is first asked about the Abandoned Village, for 4 stone and swaps
}
"""Record of the first version -> the move at which today's rules part from it."""


def path_of(what: str) -> Path:
    return GOLDEN / f"rise_of_tribes-rules1-{what}.tribes"


@pytest.mark.parametrize("what", RECORDS)
def test_a_record_of_the_first_version_replays_by_it(what: str) -> None:
    recording = parse(path_of(what).read_bytes())
    assert recording.header.version == 1
    assert verify(recording).key() == path_of(what).with_suffix(".key").read_text().strip()


@pytest.mark.parametrize(("what", "number"), RECORDS.items())
def test_the_same_moves_by_todays_rules_part(what: str, number: int) -> None:
    text = path_of(what).read_text()
    with pytest.raises(Parted) as caught:
        replay(parse(seal_text(text.replace('"rules":1', f'"rules":{GAME.version}')).encode()))
    assert caught.value.number == number


def test_every_record_of_the_first_version_is_looked_at() -> None:
    found = {path.stem.partition("-rules1-")[2] for path in GOLDEN.glob("rise_of_tribes-rules1-*.tribes")}
    assert found == set(RECORDS)


def first(state: RiseState) -> RiseState:
    """The same position by the first version of the rules."""
    position = {name: value for name, value in state.dump().items() if name != "quiet"}
    older: RiseState = rules.games["rise_of_tribes@1"].load(position)
    return older


def test_the_first_version_looked_at_the_mammoth_within_an_action_but_the_own_move() -> None:
    fields: dict[str, Any] = {"hand": ["sun", "moon"], "mammoth": {"hex": "C", "tamer": 0}}
    state = first(lay({"C": [1], "A": [1], "I": [0, 3]}, tribes=[{"vp": 5}], **fields))
    do(state, "sun move", "move C B")
    assert (state.vp[0], state.mammoth) == (5, 2)
    do(state, "done")
    assert (state.vp[0], state.mammoth) == (2, -1)
    state = first(
        lay({"C": [1], "A": [1], "I": [0, 3]}, tribes=[{"vp": 14}], row=["Sabertooth Tiger"], tiger="C", **fields)
    )
    do(state, "sun hunt tiger")
    assert (state.vp[0], state.mammoth, state.is_terminal) == (12, -1, False)
    exogamy = {"tribe": "Indartsu", "power": "Exogamy", "resources": res(2, 0, 0)}
    fields["mammoth"] = {"hex": "C", "tamer": 1}
    state = first(lay({"C": [1, 1], "A": [2], "I": [0, 3]}, tribes=[exogamy, {"vp": 5}], **fields))
    do(state, "sun move", "exogamy C")
    assert (state.vp[1], state.mammoth) == (2, -1)


def test_both_versions_are_found_by_name() -> None:
    assert rules.games["rise_of_tribes"] is rules.games["rise_of_tribes@3"]
    assert [rules.games[f"rise_of_tribes@{version}"].version for version in (1, 2, 3)] == [1, 2, 3]
    older = rules.games["rise_of_tribes@1"].new_state(2, 7)
    assert older.game is rules.games["rise_of_tribes@1"]
    assert older.clone().game is older.game
    second = rules.games["rise_of_tribes@2"].new_state(2, 7)
    assert older.key() == second.key() != GAME.new_state(2, 7).key(), "all call themselves rise_of_tribes in a dump"
    assert older.dump() == {name: value for name, value in GAME.new_state(2, 7).dump().items() if name != "quiet"}


QUIET = GOLDEN / "rise_of_tribes-rules2-nobody-gets-on.tribes"


def test_r5_a_record_of_the_second_version_in_which_nobody_gets_on_plays_on() -> None:
    """45 rounds without a point: its rules go on, today's end the game after 40."""
    recording = parse(QUIET.read_bytes())
    state = verify(recording)
    assert (state.game.version, state.is_terminal, state.scores()) == (2, False, (0, 0))
    assert state.turn > 2 * 45
    moves = [line for line in QUIET.read_text().splitlines() if not line.startswith("check ")]
    today = "\n".join(moves).replace('"rules":2', f'"rules":{GAME.version}')
    with pytest.raises(Parted, match="at move 263: seat 0 moves, but it is not its turn") as caught:
        replay(parse(seal_text(today).encode()))
    assert caught.value.good is not None
    assert replay(caught.value.good).is_terminal


def test_older_rules_know_no_standstill() -> None:
    for version in (1, 2):
        older = rules.games[f"rise_of_tribes@{version}"]
        assert "standstill" not in [option.name for option in older.options]
        with pytest.raises(rules.BadOption):
            older.new_state(2, 7, {"standstill": "never"})
        with pytest.raises(rules.BadPosition, match="quiet"):
            older.load(GAME.new_state(2, 7).dump())
