"""What a round is worth, and where everybody stands: functions over plain data.

A game with deals of its own is worth the part of the others at the table who came behind (two players: 1, ½, 0). With equal deals it is
worth the part of those in the same seat at other tables, bots among them, whose result was worse; equal ones count half. Of two results the
better place is better, then more points before the best of the others (or fewer behind).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from tribes_tui.server.host.table.hosted import HostedTable

BYE, VOID = 1.0, 0.5
"""What a bye is worth; and a game that was ended by the keeper, for each."""
NOTHING_BESIDE = 0.5
"""With equal deals, where nobody else sat in that seat."""
FORFEIT = 1000
"""Points by which whoever resigns is behind, and where that ends the game all others before."""
EXACT, SAID = 6, 2
"""Places behind the point to which sums are compared, and of what is said."""


class SeatResult(NamedTuple):
    """Of a seat: its place, and by how many points it was before the best of the others."""

    place: int
    margin: int

    @property
    def worth(self) -> tuple[int, int]:
        """The more the better."""
        return -self.place, self.margin

    @property
    def is_resigned(self) -> bool:
        """Whether whoever sat there has resigned: no points say then how far behind they were."""
        return self.margin == -FORFEIT


def results_of(ranking: Sequence[int], scores: Sequence[int]) -> tuple[SeatResult, ...]:
    """Of a game that is over, by seat."""
    best = [
        max((score for other, score in enumerate(scores) if other != seat), default=0) for seat in range(len(scores))
    ]
    return tuple(SeatResult(place, score - other) for place, score, other in zip(ranking, scores, best, strict=True))


def results_at(hosted: HostedTable) -> tuple[SeatResult, ...] | None:
    """Of a table whose game is over, by seat; None for one that goes on."""
    places = hosted.places
    if places is None or hosted.table is None:
        return None
    final = hosted.table.final
    played = results_of(places, [0] * len(places) if final is None else final.scores())
    stay = [one if final is not None else one._replace(margin=FORFEIT) for one in played]
    return tuple(
        one._replace(margin=-FORFEIT) if hosted.has_resigned(chair) else one
        for one, chair in zip(stay, hosted.chairs, strict=True)
    )


def beaten(results: Sequence[SeatResult], seat: int) -> float:
    """The part of the others at a table who came behind."""
    own = results[seat].place
    others = [one.place for other, one in enumerate(results) if other != seat]
    return _part([other > own for other in others], [other == own for other in others])


def compared(own: SeatResult, others: Sequence[SeatResult]) -> float:
    """The part of results in the same seat that were worse."""
    if not others:
        return NOTHING_BESIDE
    return _part([other.worth < own.worth for other in others], [other.worth == own.worth for other in others])


def _part(better: Sequence[bool], equal: Sequence[bool]) -> float:
    return (sum(better) + sum(equal) / 2) / len(better)


class PairedTable(NamedTuple):
    """Who sits where, bots as ""; the host's `table` once it is open, and its `record`; `results` by seat once it is over. `is_void`: it was
    ended by the keeper, without any."""

    seats: Sequence[str]
    table: str = ""
    record: str = ""
    results: Sequence[SeatResult] = ()
    is_void: bool = False

    @property
    def is_done(self) -> bool:
        """Whether nothing more comes of it."""
        return self.is_void or bool(self.results)


def worth_of(
    tables: Sequence[PairedTable], field: Sequence[Sequence[SeatResult]], *, is_equal: bool
) -> dict[str, float]:
    """What a round is worth for all who played; `field` are the games of bots alone on the same deal."""
    worth: dict[str, float] = {}
    played = [table for table in tables if table.results]
    for table in tables:
        for seat, one in enumerate(table.seats):
            if not one:
                continue
            if not table.results:
                worth[one] = VOID
            elif is_equal:
                beside = [other.results[seat] for other in played if other is not table]
                worth[one] = compared(table.results[seat], [*beside, *(game[seat] for game in field)])
            else:
                worth[one] = beaten(table.results, seat)
    return worth


class PlacedInTournament(NamedTuple):
    """Where somebody stands. `met`: the points of all whom they have met; `firsts`: how often they came first at their table.

    Those who are equal in all three share the place."""

    person: str
    place: int
    points: float
    met: float
    firsts: int


def standings(
    people: Sequence[str], rounds: Sequence[Mapping[str, float]], tables: Sequence[PairedTable]
) -> list[PlacedInTournament]:
    """All of them, by what is said of each round, so that the sums are right; the best first; of those who share a place in the order of `people`. `rounds`: what each was worth, for whom."""
    points = {one: sum(round(worth.get(one, 0.0), SAID) for worth in rounds) for one in people}
    met, firsts = dict.fromkeys(people, 0.0), dict.fromkeys(people, 0)
    for table in tables:
        for seat, one in enumerate(table.seats):
            if one in points:
                met[one] += sum(points.get(other, 0.0) for other in table.seats if other and other != one)
                firsts[one] += bool(table.results) and table.results[seat].place == 1
    keys = {one: (round(points[one], EXACT), round(met[one], EXACT), firsts[one]) for one in people}
    ordered = sorted(people, key=lambda one: keys[one], reverse=True)
    found = list[PlacedInTournament]()
    for number, one in enumerate(ordered, 1):
        is_shared = bool(found) and keys[found[-1].person] == keys[one]
        found.append(PlacedInTournament(one, found[-1].place if is_shared else number, *keys[one]))
    return found
