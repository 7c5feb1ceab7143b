"""Kill -9 of the program on its screen: whatever the screen was told as played is in the record, and it goes on."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import rules
from saves import Store, verify
from tests.cli.helpers import run
from tests.kill.screen import holds, killed_on_screen


def kill_screens(game_id: str, home: Path, kills: int, seed: int, seconds: float) -> int:
    """Kill so many screens of one game after another, each after `seconds` of play at most; how many moves they saw."""
    chance, store, told = random.Random(f"{game_id} {seed}"), Store(home), 0
    begin = ["play", game_id, "--seed", str(seed)]
    arguments = begin
    for _ in range(kills):
        known = killed_on_screen(arguments, home, chance, seconds)
        (summary,) = store.list()
        assert summary.problem is None
        recording = store.read(summary.name)
        verify(recording)
        assert holds(recording, known), "a move that was shown is lost"
        told += len(known)
        goes_on = bool(recording.moves) and not recording.finished  # a game without a move is none to go on with
        arguments = ["continue"] if goes_on else begin
        if not goes_on:
            store.delete(summary.name)
    return told


@pytest.mark.sampled(1)
@pytest.mark.parametrize("game_id", rules.games)
def test_a_killed_screen_has_lost_nothing_and_goes_on(
    game_id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path))
    kill_screens(game_id, tmp_path, 2, seed=3, seconds=0.4)
    if Store(tmp_path).newest_unfinished() is not None:
        assert run("continue", "--plain", text="").code == 0


@pytest.mark.soak
@pytest.mark.parametrize("game_id", rules.games)
def test_twenty_killed_screens_of_each_game_lose_nothing(game_id: str, tmp_path: Path) -> None:
    told = kill_screens(game_id, tmp_path, 20, seed=4, seconds=1.0)
    print(f"{game_id}: 20 screens killed, {told} moves shown, 0 lost")
    assert told > 20
