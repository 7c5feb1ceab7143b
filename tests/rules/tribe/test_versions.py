"""The first version of the rules: its records replay by it, and today's rules tell the difference."""

from __future__ import annotations

from pathlib import Path

import pytest

import rules
from rules import State
from rules.check.battery import check_loaded_plays_on
from rules.tribe.mechanics import seen
from saves import Parted, parse, replay, seal_text, verify
from tests.rules.tribe.positions import TRIBE, act, position, shown_chain

RECORD = Path(__file__).parents[2] / "saves" / "golden" / "tribe-rules1-chain-laid-again.tribes"
"""Move 12 founds the shaman where one went whose face-down card had changed in turn 3."""

TWICE = RECORD.with_name("tribe-rules1-taken-twice.tribes")
"""Seat 0 takes a second like card openly, and is seen to discard one of the two at move 11."""


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


def test_of_two_like_cards_taken_openly_the_last_taking_is_over_when_one_is_seen_to_leave() -> None:
    recording = parse(TWICE.read_bytes())
    assert verify(recording).key() == TWICE.with_suffix(".key").read_text().strip()
    taken = [
        [entry["turn"] for entry in replay(recording, number).dump()["shown"][0] if entry["card"] == "calumet_brave"]
        for number in (10, 11)
    ]
    assert taken == [[2, 4], [4]], "by the first version the first taking was over"
    text = TWICE.read_text().replace('"rules":1', f'"rules":{TRIBE.version}')
    with pytest.raises(Parted) as caught:
        replay(parse(seal_text(text).encode()))
    assert caught.value.number == 11


@pytest.mark.rule("tribe", "4")
def test_a_card_laid_face_down_since_it_was_taken_openly_is_not_believed_to_be_in_the_hand() -> None:
    state = TRIBE.new_state(2, 1)
    state.shown[0] = (11 + 32 * 2, 11 + 32 * 4)
    seen.left(state, 0, 11)
    assert state.shown[0] == (11 + 32 * 2,), "it may be the one that was taken first, wherever it is"


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
