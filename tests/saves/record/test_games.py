"""Every game of the registry through a record: what is written in notation plays again, to the same position."""

from __future__ import annotations

from pathlib import Path

import pytest

import rules
from saves import Store, Walk, parse, replay, seal_text, verify
from saves.errors import Parted
from saves.format.entries import Move, read_entry, write_entry
from tests.saves.make_golden import random_game


@pytest.mark.sampled(2)
@pytest.mark.parametrize("id", rules.games)
def test_a_recorded_game_plays_again(id: str, tmp_path: Path) -> None:
    game = rules.games[id]
    for players in {game.players[0], game.players[-1]}:
        store = Store(tmp_path)
        with random_game(store, game, seed=players, players=players, check=10) as record:
            assert record.result is not None
            key = record.result["key"]
        recording = store.read(record.name)
        assert replay(recording).key() == key
        assert verify(recording).key() == key
        assert replay(record).scores() == tuple(recording.result["scores"] if recording.result else ())
        walk = Walk(recording)
        assert walk.state(len(walk)).key() == key
        assert walk.state(len(walk) // 2) == replay(recording, len(walk) // 2)
        assert store.list()[0].finished


@pytest.mark.sampled(2)
@pytest.mark.parametrize("id", rules.games)
def test_another_seed_is_noticed(id: str, tmp_path: Path) -> None:
    with random_game(Store(tmp_path), rules.games[id], seed=3, check=10) as record:
        text = record.path.read_text()
    with pytest.raises(Parted):
        replay(parse(seal_text(text.replace('"seed":3', '"seed":4')).encode()))


@pytest.mark.parametrize("id", rules.games)
def test_every_action_can_be_written_as_a_line(id: str) -> None:
    for action in rules.games[id].actions:
        move = Move(0, action.text, 1)
        assert read_entry(write_entry(move)) == move
