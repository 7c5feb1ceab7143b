"""Games over days: who is away for some days, so that their clocks stand, and what each has seen of the tables where they sit."""

from __future__ import annotations

import time
from collections.abc import Mapping
from datetime import UTC, datetime
from functools import partial
from typing import Any, NamedTuple

from tribes_tui.play.seat import Entry
from tribes_tui.server.host.limits import NotNow
from tribes_tui.server.host.people import Person
from tribes_tui.server.host.seating import SeatingHost
from tribes_tui.server.host.table.hosted import HostedTable
from tribes_tui.server.shared.packed import KeptValues
from tribes_tui.server.words import Word
from tribes_tui.server.words.said import over_days as said

KIND = "absences"
DAY = 86_400.0
KEPT_AWAY = 3
"""Of a person, the last times they were away: no decision takes longer."""


class PersonAbsences(NamedTuple):
    """Of one person: from when until when they were away (seconds since 1970), and of how many moves they know, by table."""

    id: str
    away: tuple[tuple[float, float], ...] = ()
    seen: Mapping[str, int] = {}

    def plain(self) -> dict[str, Any]:
        """What is kept."""
        return {"id": self.id, "away": [list(one) for one in self.away], "seen": dict(self.seen)}

    @classmethod
    def of(cls, plain: Mapping[str, Any]) -> PersonAbsences:
        """Of what was kept."""
        away = tuple((float(began), float(until)) for began, until in plain["away"])
        return cls(plain["id"], away, dict(plain["seen"]))


class Absences:
    """What changes anything is a part of a change. Attributes: `clock`, the wall's."""

    def __init__(self, host: SeatingHost) -> None:
        self._host = host
        self.clock = time.time
        self._kept = KeptValues(host.shared, KIND, PersonAbsences.of, self._told)
        self._kept.follow()
        self._away = {id: one.away for id, one in self._kept.known.items()}

    def of(self, id: str) -> PersonAbsences:
        """What is known of somebody."""
        return self._kept.known.get(id, PersonAbsences(id))

    # ---- Away ---------------------------------------------------------------------------------

    def away_until(self, id: str) -> float:
        """Until when somebody is away; 0 for who isn't."""
        return max((until for _, until in self.of(id).away if until > self.clock()), default=0.0)

    def may_go(self, id: str) -> float:
        """From when on somebody may be away again."""
        began = max((began for began, _ in self.of(id).away), default=0.0)
        return began + self._host.limits.away_again_days * DAY if began else 0.0

    def why_not_go(self, person: Person) -> Word | None:
        """Why somebody can't be away now, for however few days."""
        if person.is_guest:
            return said.needs_key
        again = self.may_go(person.id)
        return partial(said.not_again, day=utc(again)) if again > self.clock() else None

    def go_away(self, person: Person, days: float) -> None:
        """From now on, for so many days, their clocks stand where decisions take days. Raises `NotNow`, `OSError`."""
        now, limits = self.clock(), self._host.limits
        why = self.why_not_go(person)
        if why is not None:
            raise NotNow(why)
        if not 0 < days <= limits.away_days:
            raise NotNow(partial(said.at_most, days=round(limits.away_days)))
        before = self.of(person.id)
        self._kept.keep(before._replace(away=(*before.away, (now, now + days * DAY))[-KEPT_AWAY:]))

    def come_back(self, person: Person) -> None:
        """They are back earlier: their clocks run again. Raises `OSError`."""
        now, before = self.clock(), self.of(person.id)
        if self.away_until(person.id):
            away = tuple((began, min(until, now)) for began, until in before.away)
            self._kept.keep(before._replace(away=away))

    def stood(self, id: str, began: float, ended: float) -> float:
        """For how many of the seconds between so many ago and so many ago somebody was away."""
        now = self.clock()
        spans = (min(until, now - ended) - max(left, now - began) for left, until in self.of(id).away)
        return sum(max(0.0, span) for span in spans)

    def _told(self, id: str) -> None:
        """Somebody goes away or comes back: who plays with them over days reads it."""
        away = self.of(id).away
        if away == self._away.get(id, ()) or not away:
            return
        self._away[id], until = away, self.away_until(id)
        for hosted in self._host.tables.values():
            seat = hosted.chair_of(id)
            if seat is not None and hosted.plan.over_days and not hosted.is_over:
                name = hosted.chairs[seat].name
                hosted.announce(
                    partial(said.away, name=name, day=utc(until)) if until else partial(said.back, name=name)
                )
        self._host.changed()

    # ---- What happened since ------------------------------------------------------------------

    def saw(self, person: Person, hosted: HostedTable, moves: int) -> None:
        """Somebody who sits there goes, and knows of so many moves. Raises `OSError`."""
        if hosted.plan.over_days and hosted.chair_of(person.id) is not None and not person.is_guest:
            before = self.of(person.id)
            known = {id: count for id, count in before.seen.items() if id in self._host.tables}
            fresh = before._replace(seen={**known, hosted.id: moves})
            if fresh != before:
                self._kept.keep(fresh)

    def seen(self, person: Person, hosted: HostedTable) -> int | None:
        """How many moves somebody knew of when they were there last; None when nobody can say."""
        here = hosted.seen(person.id)
        return self.of(person.id).seen.get(hosted.id) if here is None else here

    def since(self, person: Person, hosted: HostedTable) -> list[Entry]:
        """What has happened since, as their seat may know it."""
        seat, seen = hosted.chair_of(person.id), self.seen(person, hosted)
        if seat is None or hosted.table is None:
            return []
        return hosted.table.history(seat, min(seen or 0, hosted.table.number_for(seat)))

    # ---- Inside -------------------------------------------------------------------------------

    def forget(self, *ids: str) -> None:
        """Nothing is known of them any more. Raises `OSError`."""
        for id in self._kept.known.keys() & {*ids}:
            self._kept.drop(id)


def utc(at: float) -> datetime:
    """When that was or will be, as words take it."""
    return datetime.fromtimestamp(at, UTC)
