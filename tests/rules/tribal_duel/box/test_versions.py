"""The first version of the rules: its records replay by it, and today's rules tell the difference."""

from __future__ import annotations

from pathlib import Path

import pytest

import rules
from rules.tribal.cards import NAMES
from saves import Parted, parse, replay, seal_text, verify
from tests.rules.tribal_duel.layouts import GAME, cards_of

RECORD = Path(__file__).parents[3] / "saves" / "golden" / "tribal_duel-rules1-win-by-drawing.tribes"
"""Emptied by a steal with `win_if_emptied_by_opponent` off, player 1 wins with the next action, the draw of L2b."""


def test_a_record_of_the_first_version_replays_by_it() -> None:
    recording = parse(RECORD.read_bytes())
    assert recording.header.version == 1
    last = verify(recording)
    assert last.key() == RECORD.with_suffix(".key").read_text().strip()
    assert len(cards_of(last)) == 71, "the card drawn is missing"


def test_the_same_moves_by_todays_rules_part_at_the_win() -> None:
    text = RECORD.read_text()
    moves = len(parse(RECORD.read_bytes()).moves)
    with pytest.raises(Parted) as caught:
        replay(parse(seal_text(text.replace('"rules":1', f'"rules":{GAME.version}')).encode()))
    assert caught.value.number == moves


@pytest.mark.rule("tribal_duel", "3.3")
def test_todays_rules_keep_all_cards_at_every_step_of_it() -> None:
    recording = parse(RECORD.read_bytes())
    state = GAME.new_state(2, recording.header.seed, recording.header.options)
    for move in recording.moves:
        state.apply(state.read(move.text))
        assert sorted(cards_of(state)) == sorted(NAMES[:72])
    assert (state.end, state.winner) == ("empty", 1)


def test_both_versions_are_found_by_name() -> None:
    assert rules.games["tribal_duel"] is rules.games["tribal_duel@2"]
    assert [rules.games[f"tribal_duel@{version}"].version for version in (1, 2)] == [1, 2]
    older = rules.games["tribal_duel@1"].new_state(2, 7)
    assert older.game is rules.games["tribal_duel@1"]
    assert older.clone().game is older.game
    assert rules.games["tribal_duel@1"].load(older.dump()).game is older.game
    assert older.key() == GAME.new_state(2, 7).key(), "both call themselves tribal_duel in a dump"
