"""Whether something hidden came to light is the same as told with copies of each state, in all games."""

from __future__ import annotations

import random

import pytest

import rules
from rules import Rng, RulesError, State
from tribes_tui.play.past import Past, Played
from tribes_tui.play.undo import SAMPLES_ALONE, revealed

MOVES = 60


def shown(before: State, played: Played, viewer: int) -> bool:
    """The same for who plays with bots alone: nothing of the game is used twice."""
    after = before.clone()
    after.apply(played.action)
    if after.rng != before.rng:
        return True
    known = after.view(viewer).dump()

    def leads(seed: int, action: int) -> bool:
        world = before.view(viewer).resample(Rng(seed))
        try:
            world.apply(action)
        except RulesError:
            return False
        return world.view(viewer).dump() == known

    def may_lead(seed: int) -> bool:
        legal = [] if played.seat == viewer else before.view(viewer).resample(Rng(seed)).legal_actions()
        return any(leads(seed, action) for action in (played.action, *legal))

    seeds = range(len(known), len(known) + SAMPLES_ALONE)
    return viewer not in played.unseen_by and not all(map(may_lead, seeds))


@pytest.mark.parametrize("game_id", rules.games)
def test_each_move_is_judged_as_with_copies(game_id: str) -> None:
    game, dice = rules.games[game_id], random.Random(7)
    past, found = Past(game, game.players[0], 7, {}), list[bool]()
    state = past.state_at(0)
    while len(past) < MOVES and not state.is_terminal:
        before = state.clone()
        played = past.play(state, dice.choice(state.legal_actions()))
        found.append(revealed(past, len(past) - 1, (0,), 0))
        assert found[-1] == shown(before, played, 0)
    assert {*found} == {False, True}
    since = len(past) - 3
    assert revealed(past, since, (0,), 0) == any(found[since:])
