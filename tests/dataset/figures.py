"""What the games are like: how long, what they score, how often the first seat comes first."""

from __future__ import annotations

import statistics
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from rules.bots.matches.arena import wilson

Row = Mapping[str, Any]


class Spread(NamedTuple):
    """A value of the middle, and what nearly all lie between: the 5 and 95 % points, or a 95 % interval."""

    low: float
    middle: float
    high: float


class Figures(NamedTuple):
    """The figures of one kind of games.

    `first_seat`: how often the first seat comes first beside an equal share (ties divided): 1 is fair, with an interval.
    """

    game: str
    kind: str
    games: int
    moves: Spread
    scores: Spread
    winners: Spread
    first_seat: Spread


def figures(rows: Iterable[Row]) -> Iterator[Figures]:
    """The figures of every kind, in the order of the rows."""
    found: dict[tuple[str, str], list[Row]] = {}
    for row in rows:
        found.setdefault((row["game"], row["kind"]), []).append(row)
    for (game, kind), group in found.items():
        scored = [(_numbers(row["scores"]), _numbers(row["ranking"])) for row in group]
        yield Figures(
            game,
            kind,
            len(group),
            spread([int(row["moves"]) for row in group]),
            spread([score for scores, _ in scored for score in scores]),
            spread(
                [score for scores, places in scored for score, place in zip(scores, places, strict=True) if place == 1]
            ),
            first_seat([places for _, places in scored]),
        )


def _numbers(cell: str) -> list[int]:
    return [int(number) for number in cell.split()]


def spread(values: Sequence[float]) -> Spread:
    """The 5 %, 50 % and 95 % points of some values."""
    ordered = sorted(values)
    last = len(ordered) - 1
    return Spread(ordered[round(0.05 * last)], statistics.median(ordered), ordered[round(0.95 * last)])


def first_seat(rankings: Sequence[Sequence[int]]) -> Spread:
    """First places of the first seat beside those of an equal share; with a 95 % interval."""
    wins = sum((places[0] == 1) / places.count(1) for places in rankings)
    fair = sum(1 / len(places) for places in rankings)
    low, high = wilson(wins / len(rankings), len(rankings))
    return Spread(low * len(rankings) / fair, wins / fair, high * len(rankings) / fair)
