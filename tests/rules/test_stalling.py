"""Whoever avoids all progress, every game comes to its end, long before its record is full (R5)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import rules
from rules import Rng, State
from saves.reader import MAX_BYTES

LINE = 40
"""Bytes of a move in a record, at the most on average."""
OUT = frozenset(("done", "pass", "end", "drop", "decline", "discard", "exchange"))
"""First words of actions that do as little as can be."""


def least(state: State, rng: Rng) -> int:
    """Nothing at all where that is allowed, else what looks worst."""
    legal = state.legal_actions()
    idle = [action for action in legal if state.text(action).split()[0] in OUT]
    return min(idle or legal, key=state.hint)


def worst(state: State, rng: Rng) -> int:
    """What looks worst."""
    return min(state.legal_actions(), key=state.hint)


def poorest(state: State, rng: Rng) -> int:
    """What leaves the fewest points to all, of what is tried."""
    legal = state.legal_actions()
    tried = [legal[rng.randrange(len(legal))] for _ in range(4)]
    return min(tried, key=lambda action: _points(state, action))


def _points(state: State, action: int) -> int:
    after = state.clone()
    after.apply(action)
    return sum(after.scores())


def to_and_fro(state: State, rng: Rng) -> int:
    """A turn as long as can be: ways out last, of the rest any."""
    legal = state.legal_actions()
    busy = [action for action in legal if state.text(action).split()[0] not in OUT] or legal
    return busy[rng.randrange(len(busy))]


POLICIES: dict[str, Callable[[State, Rng], int]] = {
    policy.__name__: policy for policy in (least, worst, poorest, to_and_fro)
}


def length(state: State, policy: Callable[[State, Rng], int], seed: int, most: int) -> int:
    """Decisions to the end."""
    rng = Rng(seed)
    for number in range(most):
        if state.is_terminal:
            return number
        state.apply(policy(state, rng))
    raise AssertionError(f"does not end in {most} decisions")


@pytest.mark.varied(6)
@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("players", ["fewest", "most"])
@pytest.mark.parametrize("game_id", rules.games)
def test_r5_every_game_ends_whoever_stalls(game_id: str, players: str, policy: str) -> None:
    game = rules.games[game_id]
    count = game.players[0 if players == "fewest" else -1]
    length(game.new_state(count, 5), POLICIES[policy], 5, MAX_BYTES // LINE)
