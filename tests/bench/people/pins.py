"""Writes `tribes_tui/profile/pins.json`: where each level stands on the scale of ratings.

    python -m tests.bench.people.pins

`easy`, `even 25` and `random` are fitted to the places of `places.jsonl`, and with them how much luck decides who gets each place; `hard` and
`master` come from the shares of first places of `rules/bots/STRENGTH.md`. With two seats the scale is Elo's: 400 points are ten times
the chance. `medium` is 1000 everywhere, `easy` of a game as far below with more seats as with two: so the scale of these is found.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from math import exp, log, log1p
from pathlib import Path
from typing import Any

import rules
from rules.bots.pinned import PINNED
from tests.bench.people.places import Cell, Ended, known
from tribes_tui.profile import counting
from tribes_tui.profile.counting import MEDIUM
from tribes_tui.profile.rating import matches

FILE = Path(counting.__file__).with_name("pins.json")
STRENGTH = Path(rules.__file__).parent / "bots" / "STRENGTH.md"
ELO = 400 / log(10)
LEAST, MOST = 0.1, 1.5
"""Bounds of how much a later place tells, beside the first."""
FARTHEST = 12.0
PRIOR = 0.5
"""Games that are added on either side, so that nobody stands infinitely far away."""
Ends = Mapping[Ended, int]


def log_chance(x: float) -> float:
    """Of who is ahead by `x`, as a logarithm."""
    return -log1p(exp(-x)) if x > 0 else x - log1p(exp(x))


def likelihood(ends: Ends, ahead: float, tells: Sequence[float]) -> float:
    """Of these ends, as a logarithm, for somebody ahead of each of the others; `tells`: how much so at each place."""
    count, found = len(next(iter(ends)).others), 0.0
    for end, times in ends.items():
        for match in matches((end.place, *end.others), 0):
            x = ahead * tells[match.place - 1] - log(len(match.field))
            found += times * (match.result * log_chance(x) + (1 - match.result) * log_chance(-x))
    x = ahead - log(count)
    return found + PRIOR * (log_chance(x) + log_chance(-x))


def highest(of: Callable[[float], float], low: float, high: float) -> float:
    """Where a function with one hill is the highest."""
    for _ in range(70):
        third = (high - low) / 3
        if of(low + third) < of(high - third):
            low += third
        else:
            high -= third
    return (low + high) / 2


def fitted(game: str, seats: int, played: Mapping[Cell, Ends]) -> tuple[dict[str, float], list[float]]:
    """How far below `medium` the weaker levels stand, in units of the first place; how much each place tells."""
    tells = [1.0] * (seats - 1)
    below = {"medium": 0.0, "even 25": 1.0, "easy": 2.0, "random": 4.0}
    cells = {cell: ends for cell, ends in played.items() if (cell.game, cell.seats) == (game, seats)}
    free = [
        place for place in range(1, seats - 1) if any(end.place > place + 1 for ends in cells.values() for end in ends)
    ]

    def whole() -> float:
        return sum(likelihood(ends, below[cell.others] - below[cell.person], tells) for cell, ends in cells.items())

    def with_level(level: str) -> Callable[[float], float]:
        return lambda value: (below.__setitem__(level, value), whole())[1]

    def with_place(place: int) -> Callable[[float], float]:
        return lambda value: (tells.__setitem__(place, value), whole())[1]

    for _ in range(12):
        for level in ("easy", "even 25", "random"):
            below[level] = highest(with_level(level), 0.0, FARTHEST)
        for place in free:
            tells[place] = highest(with_place(place), LEAST, MOST)
    return below, tells[: 1 + len(free)]


def ahead_by(share: float, games: int, seats: int) -> float:
    """How far somebody is ahead of each of the others who has that share of the first places."""
    won = (share * games + PRIOR) / (games + 2 * PRIOR)
    return log(won * (seats - 1) / (1 - won))


def shares() -> dict[tuple[str, str, int], tuple[float, int]]:
    """`hard` among `medium`, and `master` among `hard`, as STRENGTH tells: the share, of how many games."""
    found = {}
    titles = {game.title: id for id, game in rules.games.items()}
    text = STRENGTH.read_text(encoding="utf-8")
    hard = text[text.index("| hard among medium |") :].split("\n\n")[0]
    for title, seats, share, deals in re.findall(
        r"^\| ([^|]+) \| (\d) \| [\d.]+ \| ([\d.]+) [^|]*\| (\d+) \|", hard, re.M
    ):
        found["hard", titles[title], int(seats)] = float(share), int(deals) * int(seats)
    master = text[text.index("| share of the larger number |") :].split("\n\n")[0]
    for title, seats, share, deals in re.findall(
        r"^\| ([^|]+) \| (\d) \| [^|]+ \| ([\d.]+) [^|]*\| (\d+) \|", master, re.M
    ):
        found["master", titles[title], int(seats)] = float(share), int(deals) * int(seats)
    return found


def pinned(game: str, seats: int, played: Mapping[Cell, Ends], gap: float) -> dict[str, Any]:
    """A game's pins with so many seats; `gap`: how far `easy` is below `medium`, in points."""
    below, tells = fitted(game, seats, played)
    scale = gap / below["easy"]
    levels = {level: MEDIUM - scale * value for level, value in below.items()}
    stands = MEDIUM
    for level in ("hard", "master"):
        share = shares().get((level, game, seats))
        stands += max(0.0, scale * ahead_by(*share, seats)) if share else 0.0
        levels[level] = stands
    order = ("random", "easy", "even 25", "medium", "hard", "master")
    return {
        "levels": {level: round(levels[level], 1) for level in order},
        "scales": [round(scale / value, 1) for value in tells],
    }


def of_game(id: str, played: Mapping[Cell, Ends]) -> dict[str, Any]:
    """Its pins, by the number of seats."""
    counts = rules.games[id].players
    below, _ = fitted(id, counts[0], played)
    return {str(seats): pinned(id, seats, played, ELO * below["easy"]) for seats in counts}


def main() -> None:
    older = (
        [one for one in json.loads(FILE.read_text())["sets"] if one["policies"] != [*PINNED]] if FILE.exists() else []
    )
    played = known()
    newest = {"policies": [*PINNED], "games": {id: of_game(id, played) for id in rules.games}}
    rows = json.dumps({"sets": [newest, *older]}, indent=1)
    FILE.write_text(
        re.sub(r"\[\s+([^\[\]{}]*?)\s+\]", lambda one: "[" + re.sub(r"\s*\n\s*", " ", one[1]) + "]", rows) + "\n"
    )


if __name__ == "__main__":
    main()
