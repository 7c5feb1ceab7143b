"""The first version of the rules: its records replay by it, and today's rules tell the difference."""

from __future__ import annotations

from pathlib import Path

import pytest

import rules
from rules import State
from saves import Parted, parse, replay, seal_text, verify
from tests.rules.battery import check_loaded_plays_on
from tests.rules.tribe.positions import TRIBE, act, position, shown_chain

RECORD = Path(__file__).parents[2] / "saves" / "golden" / "tribe-rules1-chain-laid-again.tribes"
"""Move 12 founds the shaman where one went whose face-down card had changed in turn 3."""


def test_a_record_of_the_first_version_replays_by_it() -> None:
    recording = parse(RECORD.read_bytes())
    assert recording.header.version == 1
    assert verify(recording).key() == RECORD.with_suffix(".key").read_text().strip()
    chains = replay(recording, 12).dump()["chains"]
    assert [chain["changed"] for row in chains for chain in row if chain["tribu"] == "shaman"] == [3]


def test_the_same_moves_by_todays_rules_part_at_the_new_chain() -> None:
    text = RECORD.read_text()
    with pytest.raises(Parted) as caught:
        replay(parse(seal_text(text.replace('"rules":1', f'"rules":{TRIBE.version}')).encode()))
    assert caught.value.number == 12


@pytest.mark.rule("tribe", "3.7")
def test_nothing_is_known_of_a_chain_that_is_laid_again() -> None:
    chains = [["scout", "elder flag_sky"], []]
    state = position("MAIN", ["wolf scout", ""], chains, leaders=["warrior", "hunter"], turns=8, lone=[])
    act(state, "activate wolf scout", "draw", "discard strength", "draw", "discard draw3")
    assert shown_chain(state, 0, "scout") is None
    act(state, "draw", "discard strength", "draw", "found scout")
    chain = shown_chain(state, 0, "scout")
    assert chain is not None
    assert chain["changed"] == 0


def test_a_loaded_game_of_the_first_version_plays_on_otherwise() -> None:
    with pytest.raises(AssertionError, match=r"seed 0, loaded at decision \d+, .*: another position"):
        check_loaded_plays_on(rules.games["tribe@1"], 2, seed=0)
    check_loaded_plays_on(TRIBE, 2, seed=0)


def test_both_versions_are_found_by_name() -> None:
    assert rules.games["tribe"] is rules.games["tribe@2"]
    assert [rules.games[f"tribe@{version}"].version for version in (1, 2)] == [1, 2]
    older: State = rules.games["tribe@1"].new_state(2, 7)
    assert older.game is rules.games["tribe@1"]
    assert older.clone().game is older.game
    assert older.key() == TRIBE.new_state(2, 7).key(), "both call themselves tribe in a dump"
