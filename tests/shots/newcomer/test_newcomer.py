"""The pictures for a newcomer: each position is what it says, and what is true of it is written beside it."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest
from PIL import Image

import rules
from tests.shots.newcomer.__main__ import ANSWERS, POSITIONS, draw
from tests.shots.screens import LARGE, SMALL


@pytest.mark.parametrize("game", list(rules.games))
def test_each_game_is_asked_about_twelve_times_on_different_terminals(game: str) -> None:
    asked = [one for one in POSITIONS if one.game == game]
    assert Counter(one.size for one in asked) == {LARGE: 6, SMALL: 6}
    assert sum(one.depth == "none" for one in asked) == 2
    assert len({one.players for one in asked}) >= min(3, len(rules.games[game].players))


async def test_a_picture_and_what_is_true_of_it(tmp_path: Path) -> None:
    asked = next(one for one in POSITIONS if one.size == SMALL)
    await draw(asked, tmp_path)
    assert Image.open(tmp_path / f"{asked.name}.png").size == (800, 480)
    true = json.loads((tmp_path / ANSWERS / f"{asked.name}.json").read_text(encoding="utf-8"))
    assert true["whose turn"] == "you"
    assert true["what can be done"]
    assert len(true["points"]) == asked.players
