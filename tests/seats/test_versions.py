"""Bots think by the rules of the record that is played, in their own process too."""

from __future__ import annotations

import json

import pytest

import rules
from rules.core.registry import edition
from tribes_tui.seats.worker import BotPool, sent, view_from

OLDER = [f"{game.id}@{version}" for game in rules.games.values() for version in range(1, game.version)]


@pytest.mark.parametrize("name", [*rules.games, *OLDER])
def test_a_view_arrives_in_the_version_of_its_rules(name):
    view = rules.games[name].new_state(seed=1).view(0)
    arrived = view_from(json.loads(json.dumps(sent(view))))
    assert edition(arrived.game) == edition(view.game)
    assert arrived == view


@pytest.mark.parametrize("name", OLDER)
def test_a_bot_plays_a_game_of_older_rules(name):
    state = rules.games[name].new_state(seed=1)
    view = state.view(state.current_player)
    assert BotPool().choose(view_from(sent(view)), "easy", 1).action in state.legal_actions()
