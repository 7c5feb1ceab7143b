"""The day's deal: the same cards for everybody on a host who plays that day, once, at a table of their own with bots.

A day is a document: the deal, who plays or has played, and what bots made of it in the same seat. Whose table it is stands at the table, and there
is one for each; its result is noted once. The deal is shown when the day is over.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from datetime import UTC, date, datetime
from functools import partial
from typing import Any, NamedTuple

import rules
from tribes_tui.seats.simulation import FieldGame, FieldGames, played_elsewhere
from tribes_tui.server.club.tournaments.scoring import SeatResult, results_at, results_of
from tribes_tui.server.host.people import Person
from tribes_tui.server.host.seating import SeatingHost
from tribes_tui.server.host.table.hosted import DAY_PREFIX, PAIRING, Deal, HostedTable, NotNow, Plan
from tribes_tui.server.shared.shared import KeptValues
from tribes_tui.server.words.said import refusals as said

KIND = "days"
OTHERS = "medium"
"""Who sits at the other seats."""
BOTS, GAMES = ("easy", "medium"), 6
"""Who plays it besides, how often."""
KEPT_DAYS = 60


class DayAttempt(NamedTuple):
    """Somebody's: at which table, with what record; the result and the points once it is over; when they began (seconds since 1970)."""

    table: str
    record: str
    when: float
    result: SeatResult | None = None
    points: int = 0


class HostDay(NamedTuple):
    """A day by its date: which game for how many, where people sit, the deal (seed and salt), `attempts` by person; `bots`: by level their
    results and points in that seat."""

    id: str
    game_id: str
    seats: int
    seat: int
    deal: tuple[int, str]
    attempts: Mapping[str, DayAttempt] = {}
    bots: Mapping[str, tuple[tuple[SeatResult, int], ...]] = {}

    @property
    def day(self) -> date:
        """Its date."""
        return date.fromisoformat(self.id)

    def ranked(self) -> list[tuple[str, int, DayAttempt]]:
        """Who has played to the end, with their places, the best first; equal results share one."""
        done = [(one, a, a.result.worth) for one, a in self.attempts.items() if a.result is not None]
        done.sort(key=lambda row: row[2], reverse=True)
        return [(one, 1 + sum(other[2] > worth for other in done), a) for one, a, worth in done]

    def plain(self) -> dict[str, Any]:
        """As JSON."""
        attempts = {id: [*one[:3], one.result and list(one.result), one.points] for id, one in self.attempts.items()}
        bots = {level: [[*result, points] for result, points in rows] for level, rows in self.bots.items()}
        return {**self._asdict(), "deal": list(self.deal), "attempts": attempts, "bots": bots}

    @classmethod
    def of(cls, plain: Mapping[str, Any]) -> HostDay:
        """What `plain` was made of."""
        attempts = {
            id: DayAttempt(table, record, when, None if result is None else SeatResult(*result[:2]), points)
            for id, (table, record, when, result, points, *_) in plain["attempts"].items()
        }
        bots = {
            level: tuple((SeatResult(place, margin), points) for place, margin, points, *_ in rows)
            for level, rows in plain["bots"].items()
        }
        seed, salt, *_ = plain["deal"]
        return cls(plain["id"], plain["game_id"], plain["seats"], plain["seat"], (seed, salt), attempts, bots)


def game_of_day(day: date) -> tuple[str, int, int]:
    """Which game, for how many, and where people sit: each game in its turn, for the fewest it is for, each time in the next seat."""
    games = [*rules.games]
    game_id = games[day.toordinal() % len(games)]
    seats = rules.games[game_id].players[0]
    return game_id, seats, day.toordinal() // len(games) % seats


class Days:
    """Attributes: `leads`, whether this host notes results; `today`, what day it is; `play_field`, what plays bots' games, in a thread."""

    name = "days"

    def __init__(self, host: SeatingHost, trying: Callable[[str, Callable[[], object]], None]) -> None:
        self._host, self._trying = host, trying
        self._kept = KeptValues(host.shared, KIND, HostDay.of, lambda id: host.changed())
        self.leads = host.shared.is_alone
        self.today: Callable[[], date] = lambda: datetime.now(UTC).date()
        self.play_field: Callable[[FieldGames], list[FieldGame]] = played_elsewhere
        self._is_noting = False
        self._playing = ""

    # ---- What there is ------------------------------------------------------------------------

    def listed(self) -> list[HostDay]:
        """Those that anybody has played, the newest first."""
        return sorted(self._kept.known.values(), key=lambda one: one.id, reverse=True)

    def find(self, day: date) -> HostDay | None:
        """A day, if anybody has played it."""
        return self._kept.known.get(day.isoformat())

    def attempt(self, person: Person) -> DayAttempt | None:
        """Somebody's at today's deal."""
        found = self.find(self.today())
        return None if found is None else found.attempts.get(person.id)

    def of(self, hosted: HostedTable) -> tuple[HostDay, str] | None:
        """Of which day a table is, and whose."""
        id, _, person = hosted.pairing.removeprefix(DAY_PREFIX).partition(" ")
        found = self._kept.known.get(id) if hosted.is_of_day else None
        return None if found is None else (found, person)

    def why_not_watch(self, hosted: HostedTable, person: Person) -> str:
        """Whoever hasn't played a day's deal to the end sees nothing of it while others may still play it."""
        found = self.of(hosted)
        if found is None or hosted.seat_of(person.id) is not None or found[0].day < self.today():
            return ""
        own = found[0].attempts.get(person.id)
        return "" if own is not None and own.result is not None else str(NotNow(said.same_deal))

    def is_awaited(self, hosted: HostedTable) -> bool:
        """Whether its result has yet to be noted."""
        found = self.of(hosted)
        return found is not None and found[1] in found[0].attempts and found[0].attempts[found[1]].result is None

    # ---- Playing ------------------------------------------------------------------------------

    def play(self, person: Person) -> HostedTable:
        """Somebody's table with today's deal: it is opened once. A part of a change. Raises `NotNow`, `SaveError`, `OSError`."""
        if person.is_guest:
            raise NotNow(said.tournament_guest)
        day = self._today()
        pairing = f"{DAY_PREFIX}{day.id} {person.id}"
        hosted = next((one for one in self._host.tables.values() if one.pairing == pairing), None)
        if hosted is None:
            if person.id in day.attempts:
                raise NotNow(said.played_today)
            levels = ["" if seat == day.seat else OTHERS for seat in range(day.seats)]
            people = [person if seat == day.seat else None for seat in range(day.seats)]
            plan = Plan(day.game_id, levels, {}, live=False)
            self._host.seating.check_held(person, plan)
            hosted = self._host.seating.open_for(people, plan, {PAIRING: pairing}, Deal(*day.deal))
            self._host.partners.leave(person.id)
        if person.id not in day.attempts:
            attempt = DayAttempt(hosted.id, "" if hosted.table is None else hosted.table.name, time.time())
            self._kept.keep(day._replace(attempts={**day.attempts, person.id: attempt}))
        return hosted

    def _today(self) -> HostDay:
        day = self.today()
        found = self.find(day)
        if found is None:
            deal = self._host.draw()
            found = HostDay(day.isoformat(), *game_of_day(day), (deal.seed, deal.salt))
            self._kept.drop(*(old.id for old in self.listed()[KEPT_DAYS - 1 :]))
            self._kept.keep(found)
        return found

    # ---- Results ------------------------------------------------------------------------------

    @property
    def is_needed(self) -> bool:
        """As `BringingTogether.is_needed`."""
        return any(len(day.bots) < len(BOTS) or self._waiting(day) for day in self._kept.known.values())

    def _waiting(self, day: HostDay) -> bool:
        return any(one.result is None and one.table in self._host.tables for one in day.attempts.values())

    def restore(self) -> None:
        """The host has begun anew."""
        self._kept.follow()

    def tick(self) -> None:
        """To be called about once a second."""
        for hosted in self._host.tables.values():
            found = self.of(hosted) if hosted.is_sealed and hosted.is_of_day else None
            if found is not None and found[0].day < self.today():
                hosted.unseal()
        if not self.leads:
            return
        over = [one for one in self._host.tables.values() if one.is_over and one.pairing and self.is_awaited(one)]
        if over and not self._is_noting:
            self._is_noting = True
            self._host.change(lambda: [*map(self.count, over)]).add_done_callback(self._noted)
        day = next((day for day in self._kept.known.values() if len(day.bots) < len(BOTS)), None)
        if day is not None and not self._playing:
            self._play_bots(day, next(level for level in BOTS if level not in day.bots))

    def _noted(self, done: asyncio.Future[Any]) -> None:
        self._is_noting = False
        if not done.cancelled():
            self._trying(self.name, done.result)

    def count(self, hosted: HostedTable) -> None:
        """Note its result, if it is over: a part of a change. Raises `OSError`."""
        found = self.of(hosted)
        results = results_at(hosted)
        if found is None or results is None or not self.is_awaited(hosted) or hosted.table is None:
            return
        (day, person), final = found, hosted.table.final
        points = 0 if final is None else final.scores()[day.seat]
        done = day.attempts[person]._replace(result=results[day.seat], points=points)
        self._kept.keep(day._replace(attempts={**day.attempts, person: done}))

    def forget(self, *ids: str) -> None:
        """Nothing is known of them any more. Raises `OSError`."""
        for day in [*self._kept.known.values()]:
            if any(id in day.attempts for id in ids):
                kept = {id: one for id, one in day.attempts.items() if id not in ids}
                self._kept.keep(day._replace(attempts=kept))

    # ---- Bots beside --------------------------------------------------------------------------

    def _play_bots(self, day: HostDay, level: str) -> None:
        self._playing = day.id
        levels = [level if seat == day.seat else OTHERS for seat in range(day.seats)]
        wanted = FieldGames(day.game_id, day.deal[0], {}, levels, GAMES)
        done = asyncio.get_running_loop().run_in_executor(None, self.play_field, wanted)
        done.add_done_callback(partial(self._bots_played, day.id, level))

    def _bots_played(self, id: str, level: str, done: asyncio.Future[list[FieldGame]]) -> None:
        self._playing = ""
        if not done.cancelled() and done.exception() is None:
            games = done.result()
            self._host.change(lambda: self.take_bots(id, level, games))

    def take_bots(self, id: str, level: str, games: list[FieldGame]) -> None:
        """What bots of a level made of a day's deal: a part of a change."""
        day = self._kept.known.get(id)
        if day is not None and level not in day.bots:
            rows = tuple((results_of(*game)[day.seat], game.scores[day.seat]) for game in games)
            self._kept.keep(day._replace(bots={**day.bots, level: rows}))

    # ---- Inside -------------------------------------------------------------------------------

    def lead_there(self, hosted: HostedTable) -> None:
        """Whoever wants to play goes there by themselves."""
