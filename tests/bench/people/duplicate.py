"""Equal deals against luck: how many rounds a tournament needs to find the best of eight, with equal deals and without.

    python -m tests.bench.people.duplicate [--rounds 300] [--seconds 600] [GAME:PLAYERS ...]

Eight bots of known strength (`even 0` to `even 30`, and one of 50, which is `medium`) play rounds at tables drawn by lot: once each table on a deal of its own,
where who comes before whom counts, once all on the same deal, compared with those in the same seat and with twelve games of `medium` bots. Tournaments are then drawn from
these rounds, each round as often as it comes; counted is how often the best bot stands first alone or shares the place, of 2,000. The rounds are played by chance from
one seed: the same numbers give the same table.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Sequence

import rules
from rules import Rng
from rules.bots.bot import Budget
from rules.bots.levels import even_at, make
from tests.bench.__main__ import Rows, markdown
from tribes_tui.server.club.tournaments.keeping import FIELD
from tribes_tui.server.club.tournaments.scoring import PlayedTable, SeatResult, results_of, worth_of

STRENGTHS = (0, 5, 10, 15, 20, 25, 30, 50)
PEOPLE = [str(number) for number in range(len(STRENGTHS))]
BEST = PEOPLE[-1]
LENGTHS = (1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256)
DRAWN, SURE = 2000, 0.8
GAMES = (
    "indy:2",
    "indy:4",
    "rise_of_tribes:2",
    "tribal_duel:2",
    "tribal_rixe:4",
    "tribe:2",
    "five_tribes:2",
)
Worth = dict[str, float]


class BotsTable:
    """Plays games of one kind between bots by their numbers; "" is `medium`."""

    def __init__(self, game_id: str, seats: int) -> None:
        self._game, self._seats = rules.games[game_id], seats
        self._bots = {one: make(even_at(strength)) for one, strength in zip(PEOPLE, STRENGTHS, strict=True)}
        self._bots[""] = make("medium")
        self.played = 0

    def play(self, seats: Sequence[str], seed: int) -> tuple[SeatResult, ...]:
        """How a game ends."""
        self.played += 1
        state, chance = self._game.new_state(self._seats, seed, {}), Rng(self.played)
        while (player := state.current_player) is not None:
            state.apply(self._bots[seats[player]].choose(state.view(player), Budget(), chance))
        return results_of(state.ranking(), state.scores())

    def rounds(self, chance: random.Random) -> tuple[Worth, Worth]:
        """One with deals of their own, one with equal deals: what they are worth for all."""
        order = chance.sample(PEOPLE, len(PEOPLE))
        tables = [order[at : at + self._seats] for at in range(0, len(order), self._seats)]
        own = [PlayedTable(table, self.play(table, chance.getrandbits(100))) for table in tables]
        deal = chance.getrandbits(100)
        equal = [PlayedTable(table, self.play(table, deal)) for table in tables]
        field = [self.play([""] * self._seats, deal) for _ in range(FIELD)]
        return worth_of(own, [], is_equal=False), worth_of(equal, field, is_equal=True)


def found(rounds: Sequence[Worth], length: int, chance: random.Random) -> float:
    """In what part of tournaments of so many rounds the best stands first; a shared place counts as a part."""
    hits = 0.0
    for _ in range(DRAWN):
        points = dict.fromkeys(PEOPLE, 0.0)
        for worth in chance.choices(rounds, k=length):
            for one, more in worth.items():
                points[one] += more
        first = [one for one, sum_ in points.items() if sum_ > max(points.values()) - 1e-9]
        hits += (BEST in first) / len(first)
    return hits / DRAWN


def needed(parts: dict[int, float]) -> str:
    """The shortest tournament that finds the best often enough."""
    return next((str(length) for length, part in parts.items() if part >= SURE), f"> {LENGTHS[-1]}")


def row(word: str, rounds: int, seconds: float) -> list[str]:
    """Of a game; no more rounds are begun after so many seconds of processor time."""
    game_id, _, seats = word.partition(":")
    table, chance, began = BotsTable(game_id, int(seats)), random.Random(1), time.process_time()
    pairs = []
    while len(pairs) < rounds and time.process_time() - began < seconds:
        pairs.append(table.rounds(chance))
    own, equal = ({length: found(kind, length, chance) for length in LENGTHS} for kind in zip(*pairs, strict=True))
    shown = [f"{own[8]:.0%} · {equal[8]:.0%}", f"{own[32]:.0%} · {equal[32]:.0%}"]
    return [rules.games[game_id].title, seats, str(len(pairs)), str(table.played), needed(own), needed(equal), *shown]


def main() -> None:
    """The table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--rounds", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=600.0)
    chosen = parser.parse_args()
    head = [
        "game",
        "seats",
        "rounds played",
        "games",
        "own deals: rounds",
        "equal deals: rounds",
        "8 rounds: own · equal",
        "32 rounds",
    ]
    rows: Rows = [head]
    for word in chosen.games:
        rows.append(row(word, chosen.rounds, chosen.seconds))
        print(rows[-1], flush=True)
    print(markdown("How many rounds find the best of eight, four times in five", rows))


if __name__ == "__main__":
    main()
