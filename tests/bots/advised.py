"""Games in which one seat does whatever the hint says, as `h`, `h` and Enter do at a table; the others are `medium`.

    python -m tests.bots.advised --games 100 --simulations 20 tribal_duel:2 indy:5

plays so many games of each, and as many with `medium` in that seat on the same deals: decisions a turn, the longest turn,
decisions that only laid things to and fro, positions that came twice in a turn, the share of first places, and by how much the
chance to win that it expects changes from one decision of a turn to the next, on average, and how often by more than a tenth.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import NamedTuple

import rules
from rules import Rng
from rules.bots.bot import Budget
from rules.bots.levels import ADVISER, make
from rules.bots.mcts.chance import chance
from rules.core.rng import seeded

HINT_LEVEL = ADVISER
"""Whom a table asks for a hint (`tribes_tui.table.play.opponents`)."""
MUCH = 0.1
COUNTERS = ("steps", "moves", "seen")
"""Fields of a position that grow with every move, whatever it does."""


class Advised(NamedTuple):
    """What came of a game, or of several: the first seat's turns, its decisions where it had a choice, the most of a turn, how many
    of them only laid things to and fro, how many left it with a position of the same turn, and its share of first places; how often it
    said within a turn what it expects again, by how much that changed in all (chances to win, from 0 to 1), and how often by much."""

    turns: float = 0
    decisions: float = 0
    longest: float = 0
    idle: float = 0
    repeated: float = 0
    first: float = 0
    expected: float = 0
    changed: float = 0
    jumped: float = 0

    def __add__(self, other: object) -> Advised:
        assert isinstance(other, Advised)
        longest = max(self.longest, other.longest)
        return Advised(*map(sum, zip(self, other, strict=True)))._replace(longest=longest)

    @property
    def a_turn(self) -> float:
        """Decisions a turn."""
        return self.decisions / max(1, self.turns)

    @property
    def changes(self) -> float:
        """By how much what is expected changes from one decision of a turn to the next."""
        return self.changed / max(1, self.expected)

    @property
    def jumps(self) -> float:
        """The share of these changes that are large."""
        return self.jumped / max(1, self.expected)


def play(
    game_id: str, players: int, seed: int, level: str, simulations: int, options: Mapping[str, object] | None = None
) -> Advised:
    """A whole game of which the first seat is decided by `level`."""
    state = rules.games[game_id].new_state(players, seed, options)
    bots = [make(level), *(make("medium") for _ in range(players - 1))]
    rng, last = Rng(seeded("advised", game_id, players, seed)), -1
    found, run, seen, before = Advised(), 0, set[str](), 0.0
    while (seat := state.current_player) is not None:
        view = state.view(seat)
        action = bots[seat].choose(view, Budget(simulations=simulations), rng)
        if seat == 0:
            if last != 0:
                found, run, seen, before = found + Advised(turns=1), 0, set(), 0.0
            lies = str({key: value for key, value in view.dump().items() if key not in COUNTERS})
            is_choice = len(view.legal_actions()) > 1
            run += is_choice
            found += Advised(0, int(is_choice), run, int(view.advance(action) < 0), int(lies in seen))
            seen.add(lies)
            now = (
                next((chance(game_id, players, one.lead) for one in bots[0].candidates if one.visits), 0.0) * is_choice
            )
            if now and before:
                found += Advised(expected=1, changed=abs(before - now), jumped=abs(before - now) > MUCH)
            before = now or before
        state.apply(action)
        last = seat
    ranking = state.ranking()
    return found + Advised(first=(ranking[0] == 1) / ranking.count(1))


def several(game_id: str, players: int, games: int, level: str, simulations: int) -> Advised:
    """So many games together; `first` is the share of them."""
    found = sum((play(game_id, players, seed, level, simulations) for seed in range(games)), Advised())
    return found._replace(first=found.first / games)


def main() -> None:
    """See above."""
    parser = argparse.ArgumentParser()
    parser.add_argument("tables", nargs="+", metavar="GAME:PLAYERS")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--simulations", type=int, default=20)
    given = parser.parse_args()
    print(
        "| game | seats | games | seat | decisions a turn | longest turn | to and fro | repeated | first places | changes | jumps |"
    )
    for table in given.tables:
        game_id, _, players = table.partition(":")
        for level in ("medium", HINT_LEVEL):
            one = several(game_id, int(players), given.games, level, given.simulations)
            told = f"{one.a_turn:.2f} | {one.longest} | {one.idle} | {one.repeated} | {one.first:.2f} | {one.changes:.3f} | {one.jumps:.3f}"
            print(
                f"| {game_id} | {players} | {given.games} | {'the hint' if level == HINT_LEVEL else level} | {told} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
