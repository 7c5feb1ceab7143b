"""The course of a tournament, step by step: each a function from how it is to how it is then. Nothing here knows a host or a clock.

open    people enter; it begins at its time or when it is full, and is called off if there are fewer than two then
on      a round is paired, its tables are opened, their results come, each once; when all are there the next round is paired
over    the last round is over, or nobody is left to play

Whoever enters later, leaves, or isn't there when a round is paired has nothing of the rounds they miss; whoever left may enter again.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from math import ceil, log2
from random import Random
from typing import Any, NamedTuple

from tribes_tui.server.club.tournaments.pairing import (
    BOT,
    DrawnRound,
    balanced,
    everybody_in,
    history_of,
    round_of_all,
    rounds_of_all,
    swiss,
)
from tribes_tui.server.club.tournaments.scoring import (
    BYE,
    PairedTable,
    PlacedInTournament,
    SeatResult,
    standings,
    worth_of,
)

OPEN, ON, OVER, OFF = "open", "on", "over", "off"
SWISS, ALL, BALANCED = "swiss", "all", "balanced"
LEAST = 2
"""People without whom nothing is paired."""
FEWEST_ROUNDS, MANY_SEATS_ROUNDS = 3, 4
"""Of Swiss at the least, unless there are too few people; of three to six at a table, where nobody says otherwise."""
NO_PERSON = -1
"""A bot's number among people, where those stand for their ids."""
MOST_OF_ALL = 24
"""People who play all against all, at the most."""


class TournamentPlan(NamedTuple):
    """`form` is one of `SWISS`, `ALL`, `BALANCED`; `pace` the name of a clock; `is_equal`: all tables of a round have the same deal, beside
    which bots of `level` play; `rounds`: 0 for as many as fit; it begins at `begins` (seconds since 1970, 0: at no time) or when it
    has `full` people (0: never so)."""

    game_id: str
    seats: int
    form: str
    pace: str
    is_equal: bool = True
    rounds: int = 0
    rated: bool = False
    level: str = "medium"
    begins: float = 0.0
    full: int = 0


class Entrant(NamedTuple):
    """Somebody who takes part, from round `since` (from 0) on; `is_gone`: they have left."""

    id: str
    since: int = 0
    is_gone: bool = False


class TournamentRound(NamedTuple):
    """`deal`: seed and salt, where all have the same one; `out`: who wasn't there; `field`: what bots made of the deal, a row of
    results a game; `over`: since when all is known (seconds since 1970), 0 before."""

    tables: tuple[PairedTable, ...]
    byes: tuple[str, ...] = ()
    out: tuple[str, ...] = ()
    deal: tuple[int, str] | None = None
    field: tuple[tuple[SeatResult, ...], ...] = ()
    over: float = 0.0

    @property
    def is_done(self) -> bool:
        """Whether all results are there, those of the bots too."""
        return all(table.is_done for table in self.tables) and (self.deal is None or bool(self.field))


class Tournament(NamedTuple):
    """All of it. `by`: who made it; `made`: when; `circle`: who plays all against all, in the order of their circle."""

    id: str
    by: str
    made: float
    plan: TournamentPlan
    state: str = OPEN
    people: tuple[Entrant, ...] = ()
    rounds: tuple[TournamentRound, ...] = ()
    circle: tuple[str, ...] = ()
    begun: float = 0.0

    def entrant(self, person: str) -> Entrant | None:
        """Somebody who takes part or has."""
        return next((one for one in self.people if one.id == person), None)

    def is_in(self, person: str) -> bool:
        """Whether somebody takes part, and has not left."""
        return any(one.id == person and not one.is_gone for one in self.people)

    @property
    def goes_on(self) -> bool:
        """Whether games of its last round are still played, also once it was called off."""
        return self.state in (ON, OFF) and bool(self.rounds) and not self.rounds[-1].over

    @property
    def active(self) -> list[str]:
        """Who has not left."""
        return [one.id for one in self.people if not one.is_gone]

    @property
    def last(self) -> TournamentRound:
        """The last round that was paired."""
        return self.rounds[-1]

    @property
    def length(self) -> int:
        """How many rounds there will be, as far as can be told now."""
        if self.plan.form == ALL:
            return rounds_of_all(len(self.circle or self.active))
        people = max(LEAST, len(self.people))
        if self.plan.rounds or self.plan.form != SWISS:
            return self.plan.rounds or MANY_SEATS_ROUNDS
        fresh = people - 1 + people % 2  # rounds in which nobody meets anybody twice
        return max(min(FEWEST_ROUNDS, fresh), ceil(log2(people)))

    @property
    def may_enter(self) -> bool:
        """Whether somebody may still come: all against all only before it begins."""
        if self.state == OPEN:
            return len(self.active) < (self.plan.full or len(self.active) + 1)
        return self.state == ON and self.plan.form != ALL and len(self.rounds) < self.length

    def table_of(self, person: str) -> PairedTable | None:
        """Where somebody plays in the last round."""
        tables = self.last.tables if self.rounds else ()
        return next((table for table in tables if person in table.seats), None)

    # ---- What is kept -------------------------------------------------------------------------

    def plain(self) -> dict[str, Any]:
        """As JSON: people once, everywhere else their number among them."""
        number = {one.id: k for k, one in enumerate(self.people)} | {BOT: NO_PERSON}
        rounds = [
            {
                **one._asdict(),
                "tables": [
                    [[number[id] for id in t.seats], t.table, t.record, [list(r) for r in t.results], t.is_void]
                    for t in one.tables
                ],
                "byes": [number[id] for id in one.byes],
                "out": [number[id] for id in one.out],
                "deal": None if one.deal is None else list(one.deal),
                "field": [[list(result) for result in game] for game in one.field],
            }
            for one in self.rounds
        ]
        return {
            **self._asdict(),
            "plan": self.plan._asdict(),
            "people": [list(one) for one in self.people],
            "rounds": rounds,
            "circle": [number[id] for id in self.circle],
        }

    @classmethod
    def of(cls, plain: Mapping[str, Any]) -> Tournament:
        """What `plain` was made of; what a newer program adds is not looked at."""
        known = {name: plain[name] for name in cls._fields}
        plan = TournamentPlan(**{name: plain["plan"][name] for name in TournamentPlan._fields})
        people = tuple(Entrant(*one[:3]) for one in plain["people"])
        ids = [*(one.id for one in people), BOT]
        rounds = tuple(_round_of(one, ids) for one in plain["rounds"])
        circle = tuple(ids[k] for k in plain["circle"])
        return cls(**{**known, "plan": plan, "people": people, "rounds": rounds, "circle": circle})


def _round_of(plain: Mapping[str, Any], ids: Sequence[str]) -> TournamentRound:
    """`ids` by their numbers; the last is that of a bot."""
    tables = tuple(
        PairedTable(tuple(ids[k] for k in seats), table, record, _results(results), is_void)
        for seats, table, record, results, is_void, *_ in plain["tables"]
    )
    byes, out = (tuple(ids[k] for k in plain[name]) for name in ("byes", "out"))
    deal = None if plain["deal"] is None else (int(plain["deal"][0]), str(plain["deal"][1]))
    field = tuple(_results(game) for game in plain["field"])
    return TournamentRound(tables, byes, out, deal, field, plain["over"])


def _results(plain: Sequence[Sequence[int]]) -> tuple[SeatResult, ...]:
    return tuple(SeatResult(place, margin) for place, margin, *_ in plain)


# ---- Steps ---------------------------------------------------------------------------------------


def entered(t: Tournament, person: str) -> Tournament:
    """Somebody takes part, from the next round on; or again."""
    known = t.entrant(person)
    if known is not None:
        return t._replace(people=tuple(one._replace(is_gone=one.is_gone and one != known) for one in t.people))
    return t._replace(people=(*t.people, Entrant(person, len(t.rounds))))


def left(t: Tournament, person: str) -> Tournament:
    """Somebody takes part no more; before it begins as if they had never come."""
    if t.state == OPEN:
        return t._replace(people=tuple(one for one in t.people if one.id != person))
    return t._replace(people=tuple(one._replace(is_gone=True) if one.id == person else one for one in t.people))


def is_due(t: Tournament, now: float) -> bool:
    """Whether it begins: its time has come, or it is full."""
    is_full = bool(t.plan.full) and len(t.active) >= t.plan.full
    return t.state == OPEN and (is_full or 0 < t.plan.begins <= now)


def begun(t: Tournament, now: float) -> Tournament:
    """It begins, or is called off for want of people."""
    if len(t.active) < LEAST:
        return t._replace(state=OFF)
    circle = tuple(_by_lot(t, t.active, -1)) if t.plan.form == ALL else ()
    return t._replace(state=ON, circle=circle, begun=now)


def paired(t: Tournament, here: Collection[str], deal: tuple[int, str]) -> Tournament:
    """The next round, for those who are here; `deal` where all have the same one."""
    present = [one for one in t.active if one in here]
    drawn = _drawn(t, present)
    placed = {*everybody_in(drawn)}
    out = tuple(one for one in t.active if one not in placed)
    tables = tuple(PairedTable(tuple(table)) for table in drawn.tables)
    fresh = TournamentRound(tables, tuple(drawn.byes), out, deal if t.plan.is_equal else None)
    return t._replace(rounds=(*t.rounds, fresh))


def _drawn(t: Tournament, present: Sequence[str]) -> DrawnRound:
    number, history = len(t.rounds), history_of([([table.seats for table in one.tables], one.byes) for one in t.rounds])
    if t.plan.form == ALL:
        return round_of_all(t.circle, number, present, history, with_bots=t.plan.is_equal)
    points = {one.person: one.points for one in standing(t)}
    order = sorted(_by_lot(t, present, number), key=lambda one: -points.get(one, 0.0))
    if t.plan.form == SWISS:
        return swiss(order, history, with_bots=t.plan.is_equal)
    return balanced(order, t.plan.seats, history)


def _by_lot(t: Tournament, people: Sequence[str], number: int) -> list[str]:
    """In an order by lot, which is the same whoever draws it."""
    order = sorted(people)
    Random(f"{t.id} {number}").shuffle(order)
    return order


def with_table(t: Tournament, number: int, **fields: Any) -> Tournament:
    """A table of the last round is open, or has results. What is known of one that is done stays so."""
    tables = [*t.last.tables]
    if not tables[number].is_done:
        tables[number] = tables[number]._replace(**fields)
    return _with_last(t, tables=tuple(tables))


def with_field(t: Tournament, field: tuple[tuple[SeatResult, ...], ...]) -> Tournament:
    """What bots made of the last round's deal."""
    return _with_last(t, field=t.last.field or field)


def rounded_off(t: Tournament, now: float) -> Tournament:
    """The last round is over."""
    return _with_last(t, over=t.last.over or now)


def ended(t: Tournament) -> Tournament:
    """It is over."""
    return t._replace(state=OVER)


def _with_last(t: Tournament, **fields: Any) -> Tournament:
    return t._replace(rounds=(*t.rounds[:-1], t.last._replace(**fields)))


# ---- Where everybody stands ----------------------------------------------------------------------


def worth(t: Tournament, one: TournamentRound) -> dict[str, float]:
    """What a round is worth for whom; with equal deals only once it is over, else as far as it has come."""
    if t.plan.is_equal and not one.over:
        return {}
    done = [table for table in one.tables if table.is_done]
    return {**worth_of(done, one.field, is_equal=t.plan.is_equal), **dict.fromkeys(one.byes, BYE)}


def standing(t: Tournament) -> list[PlacedInTournament]:
    """All who take part or have, the best first."""
    done = (table for one in t.rounds for table in one.tables if table.is_done and (one.over or not t.plan.is_equal))
    return standings([one.id for one in t.people], [worth(t, one) for one in t.rounds], [*done])


def numbered(t: Tournament) -> Iterator[tuple[int, int, PairedTable]]:
    """All tables with the numbers of their rounds and their own, from 0."""
    for number, one in enumerate(t.rounds):
        for at, table in enumerate(one.tables):
            yield number, at, table
