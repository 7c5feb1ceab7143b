"""Baselines by name and version, to compare with: `tribes-hard-v8` always plays alike, on every machine.

A level may become stronger, a pinned policy may not: `digest` stands for its choices in fixed positions, and a test compares
it. When the bots change, so that the test fails, the policies that play otherwise get the next version, and what was measured
against the older one is not compared with it.
"""

from collections.abc import Iterator
from hashlib import blake2b
from typing import NamedTuple

import rules
from rules.bots.bot import Budget
from rules.bots.levels import LEVELS, MIDDLE, make, strength_of
from rules.core.rng import RandomSource, Rng, seeded
from rules.core.state import State

PLIES = 60
"""Positions for the digest lie less than so many random decisions from the start."""


class Pinned(NamedTuple):
    """A policy: a level with a measure of thought that is counted, how many positions of each game its digest is of, and that."""

    name: str
    level: str
    simulations: int | None
    positions: int
    digest: str

    def choose(self, view: State, rng: RandomSource) -> int:
        """The action that it takes in `view`: the same for the same view and the same state of `rng`."""
        return make(self.level).choose(view, Budget(None, self.simulations), rng)

    def choices(self) -> Iterator[tuple[str, int, int]]:
        """Game, position and choice, of all that the digest is of."""
        for game_id in rules.games:
            for number in range(self.positions):
                view = position(game_id, number)
                yield game_id, number, self.choose(view, Rng(seeded("pinned", game_id, number)))


def position(game_id: str, number: int) -> State:
    """The view of whoever decides in a fixed position of a game."""
    game = rules.games[game_id]
    rng = Rng(seeded("pinned position", game_id, number))
    while True:
        state = game.new_state(game.players[number % len(game.players)], rng.getrandbits(60), {})
        for _ in range(rng.randrange(PLIES)):
            if state.is_terminal:
                break
            state.apply(state.pick(rng))
        seat = state.current_player
        if seat is not None:
            found: State = state.view(seat)
            return found


def digest(policy: Pinned) -> str:
    """16 hexadecimal digits that stand for its choices."""
    return blake2b(repr([*policy.choices()]).encode(), digest_size=8).hexdigest()


PINNED = {
    policy.name: policy
    for policy in (
        Pinned("tribes-random-v1", "random", None, 40, "89ec72913ec6eeaa"),
        Pinned("tribes-easy-v9", "easy", None, 40, "ef37fdf340a7111e"),
        Pinned("tribes-medium-v9", "medium", None, 40, "ecf67296871f1eba"),
        Pinned("tribes-hard-v8", "hard", 100, 6, "24fc2b237e904bea"),
        Pinned("tribes-master-v10", "master", 400, 3, "06634b8391c73a16"),
    )
}
"""Name -> policy, weakest first."""


def policy_of(level: str) -> str:
    """The newest policy of a level, or a rival's; of `even` that up to which it plays; "" of a level that has none."""
    strength = strength_of(level)
    if level and strength is None and level not in LEVELS:
        from rules.bots.rivals import rival_of  # seldom needed

        rival = rival_of(level)
        return "" if rival is None else rival.policy
    named = level if strength is None else "medium" if strength <= MIDDLE else "hard"
    return next((policy.name for policy in reversed(PINNED.values()) if policy.level == named), "")
