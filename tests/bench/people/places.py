"""Where a bot comes among bots of another level, game after game: what ratings' pins are fitted to (`tests/bench/people/pins.py`).

    python -m tests.bench.people.places [--games 600] [GAME ...]

adds to `places.jsonl` what isn't there: a line for each game, number of seats and pair of levels. The same games give the same line.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import rules
from rules.bots.bot import Budget
from rules.bots.levels import make
from rules.core.rng import Rng, seeded

FILE = Path(__file__).with_name("places.jsonl")
PAIRS = (("easy", "medium"), ("medium", "easy"), ("even 25", "medium"), ("even 25", "easy"), ("random", "easy"))
"""Who plays in the person's place, and all others."""
FIRST_DEAL = 100_000
GAMES = 600


class Cell(NamedTuple):
    """A game, how many play it, who sits in the person's place, and the level of all others."""

    game: str
    seats: int
    person: str
    others: str


class Ended(NamedTuple):
    """A game's end: the person's place, and those of the others, from above. Written `2|1,3`."""

    place: int
    others: tuple[int, ...]

    def __str__(self) -> str:
        return f"{self.place}|{','.join(map(str, self.others))}"

    @classmethod
    def read(cls, text: str) -> Ended:
        place, _, others = text.partition("|")
        return cls(int(place), tuple(map(int, others.split(","))))


def cells(games: list[str]) -> Iterator[Cell]:
    for game in games:
        for seats in rules.games[game].players:
            for person, others in PAIRS:
                yield Cell(game, seats, person, others)


def played(cell: Cell, deal: int) -> Ended:
    """The person's seat goes round with the deals."""
    own = deal % cell.seats
    levels = [cell.person if seat == own else cell.others for seat in range(cell.seats)]
    bots = [make(level) for level in levels]
    rngs = [Rng(seeded("places", cell.game, deal, seat, level)) for seat, level in enumerate(levels)]
    state = rules.games[cell.game].new_state(cell.seats, deal, {})
    while (seat := state.current_player) is not None:
        state.apply(bots[seat].choose(state.view(seat), Budget(), rngs[seat]))
    places = state.ranking()
    return Ended(places[own], tuple(sorted(places[:own] + places[own + 1 :])))


def known() -> dict[Cell, dict[Ended, int]]:
    """What was played: cell -> how often each end came."""
    if not FILE.exists():
        return {}
    rows = map(json.loads, FILE.read_text().splitlines())
    return {Cell(*row[:4]): {Ended.read(text): count for text, count in row[4].items()} for row in rows}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=[*rules.games])
    parser.add_argument("--games", dest="count", type=int, default=GAMES)
    chosen = parser.parse_args()
    done = known()
    with FILE.open("a") as file:
        for cell in cells(chosen.games):
            if cell not in done:
                found = Counter(str(played(cell, FIRST_DEAL + number)) for number in range(chosen.count))
                file.write(json.dumps([*cell, dict(sorted(found.items()))]) + "\n")
                file.flush()


if __name__ == "__main__":
    main()
