"""A season in simulation: people of known strength look for partners for a week and play over days; do ratings order them, and how long do they wait?

`python -m tests.bench.people.season` plays it by the host's own pairing and ratings, with results drawn from the strengths, and writes SEASON.md.
"""

from __future__ import annotations

import argparse
import gc
import heapq
import json
import math
import random
import statistics
import time
import tracemalloc
from base64 import b64encode
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from tribes_tui.profile.rating import SPREAD
from tribes_tui.server.club import partners
from tribes_tui.server.club.absences import Absences, Mail, MailWish, PersonAbsences
from tribes_tui.server.club.partners import Seeker, Sought, brought_together
from tribes_tui.server.club.ratings import Ladder, Ratings
from tribes_tui.server.host.limits import USUAL
from tribes_tui.server.host.people import VISITS, Forgetting, People, Person
from tribes_tui.server.host.table.plan import CLOCKS, Chair, Plan
from tribes_tui.server.shared import shared
from tribes_tui.server.shared.postgresql.documents import MirroredDocuments, ReadDocument

PEOPLE, HOUR, DAY, WEEK = 1000, 3600.0, 86_400.0, 7 * 86_400.0
LOADS = (6, 20, 60, 200, 600)
"""People an hour who come and look for partners."""
NEAR = 100
AT_ONCE = 5
"""Games over days of each person."""
LONG = 1.0, 3.0
"""Days that one takes, at least and at most."""
QUICK = 5 * 60.0, 15 * 60.0
"""Seconds that a game of partners takes."""
TABLE = Path(__file__).parent / "SEASON.md"


# ---- A host's memory, without its disk ---------------------------------------------------------


class KeptNowhere:
    """As `Documents`; what it loads stands in `text`."""

    def __init__(self, text: str = "{}") -> None:
        self._text = text

    def load(self) -> dict[str, Any]:
        return dict(json.loads(self._text))

    def keep(self, values: Mapping[str, Any]) -> None:
        pass

    def follow(self, taken: Callable[..., None]) -> None:
        pass


class Nowhere:
    """As `Shared`, for one host that keeps nothing; `made` gives the documents of a kind."""

    def __init__(self, made: Callable[[str], Any] = lambda kind: KeptNowhere()) -> None:
        self.documents = lambda kind, only_one=None: made(kind)

    def if_lost(self, undo: Callable[[], None]) -> None:
        pass

    def if_kept(self, do: Callable[[], None]) -> None:
        do()


def known(count: int, rng: random.Random) -> People:
    """So many people, with fingerprints as keys have them."""
    people = People(KeptNowhere(), USUAL)
    for k in range(count):
        id = f"SHA256:{b64encode(rng.randbytes(32)).decode().rstrip('=')}"
        people._known[id] = Person(id, f"Person {k}")
    return people


# ---- Games -------------------------------------------------------------------------------------


class Season:
    """People of `strength`, who meet on one ladder; a game's result is drawn from the strengths."""

    def __init__(self, rng: random.Random, spread: float = SPREAD) -> None:
        self.rng, self.ladder = rng, Ladder("five_tribes", 2)
        self.people = known(PEOPLE, rng)
        self.strength = {id: rng.gauss(1000, spread) for id in self.people._known}
        self.ratings = Ratings(self.people, Nowhere(), dict, lambda what, write: None)  # type: ignore[arg-type]
        pins = self.ladder.pins
        assert pins is not None
        self.scale = pins.scale(1)
        self.games = 0

    def play(self, one: str, other: str) -> None:
        """They play, and it counts."""
        self.games += 1
        chance = 1 / (1 + math.exp((self.strength[other] - self.strength[one]) / self.scale))
        places = [1, 2] if self.rng.random() < chance else [2, 1]
        plan = Plan(self.ladder.game_id, ["", ""], {}, live=False, clock=CLOCKS["days"], rated=True)
        told = {"plan": plan, "chairs": [Chair(one), Chair(other)], "places": places, "is_over": True}
        table: Any = SimpleNamespace(
            id=f"{self.rng.getrandbits(32):08x}", table=True, announce=lambda word: None, **told
        )
        self.ratings.count(table)

    def points(self, id: str) -> float:
        return self.ratings.of(id, self.ladder).rating.points

    def order(self) -> float:
        """How well the ratings order the people: the correlation of the ranks (Spearman)."""
        ids = [*self.strength]
        return statistics.correlation(*map(ranks, ([self.points(id) for id in ids], [self.strength[id] for id in ids])))


def ranks(values: Sequence[float]) -> list[float]:
    """The place of each, those that are equal sharing one."""
    places: dict[float, list[int]] = {}
    for place, value in enumerate(sorted(values)):
        places.setdefault(value, []).append(place)
    return [statistics.fmean(places[value]) for value in values]


def over_days(season: Season, until: float) -> None:
    """Everybody plays so many games over days at once, with whoever sits down, one after the other."""
    rng, ends = season.rng, list[tuple[float, str, str]]()

    def begin(now: float, free: list[str]) -> None:
        rng.shuffle(free)
        for one, other in zip(free[::2], free[1::2], strict=False):
            if one != other:
                heapq.heappush(ends, (now + rng.uniform(*LONG) * DAY, one, other))

    for _ in range(AT_ONCE):
        begin(0.0, [*season.strength])
    waiting: list[str] = []
    while ends and ends[0][0] < until:
        now, one, other = heapq.heappop(ends)
        season.play(one, other)
        waiting += [one, other]
        if len(waiting) >= 20:
            begin(now, waiting)
            waiting = []


# ---- The queue ---------------------------------------------------------------------------------


class Queue:
    """People come `load` an hour, look for partners of about their strength, and are brought together as a host does."""

    def __init__(self, season: Season, load: float) -> None:
        self.season, self.load = season, load
        self.now = 0.0
        self.waits: list[float] = []
        self.offered = 0

    def run(self, until: float) -> None:
        season, rng, ids = self.season, self.season.rng, [*self.season.strength]
        waiting, busy = list[Seeker](), dict[str, float]()
        wish = Sought(season.ladder.game_id, 2, "fast", True, NEAR)
        comes = rng.expovariate(self.load / HOUR)
        usual, partners.time.time = partners.time.time, lambda: self.now  # type: ignore[assignment]
        try:
            while self.now < until:
                self.now = min(comes, self.now + 1.0) if len(waiting) > 1 else comes
                if self.now == comes:
                    comes += rng.expovariate(self.load / HOUR)
                    id = rng.choice(ids)
                    if busy.get(id, 0.0) <= self.now and all(one.id != id for one in waiting):
                        waiting.append(Seeker(id, "", self.now, season.points(id), wish))
                while group := brought_together(waiting, USUAL.queue_widen):
                    waiting = [one for one in waiting if one not in group]
                    self.waits += [one.waited for one in group]
                    self.offered += sum(one.waited >= USUAL.queue_bot_seconds for one in group)
                    for one in group:
                        busy[one.id] = self.now + rng.uniform(*QUICK)
                    season.play(group[0].id, group[1].id)
        finally:
            partners.time.time = usual


def waits(load: int, seed: int) -> str:
    """A row: how long people wait who come so often."""
    season = Season(random.Random(seed))
    standing = {}
    for id, strength in season.strength.items():  # who they are is known by now
        place = {"points": strength, "unsure": 80.0, "games": 30, "past": [], "against": []}
        standing[id] = {"id": id, "ladders": {season.ladder.name: place}}
    season.ratings._known = season.ratings._known.replaced(standing)
    queue = Queue(season, load)
    queue.run(max(6 * HOUR, 1500 / load * HOUR))
    found = sorted(queue.waits)
    share = queue.offered / len(found)
    return f"| {load} | {len(found)} | {statistics.median(found):.0f} s | {found[int(0.95 * len(found))]:.0f} s | {share:.0%} |"


# ---- Memory ------------------------------------------------------------------------------------


def rest(season: Season, kind: str) -> float:
    """Bytes for each person that a host which has just begun has in memory of people, ratings, visits, absences and mail."""
    ids = [*season.strength]
    kept = {
        "people": {id: asdict(one) for id, one in season.people._known.items()},
        "ratings": dict(season.ratings._known),
        VISITS: {id: [3, 20_000] for id in ids},
        "absences": {id: PersonAbsences(id, ((1e9, 2e9),), {f"{k:08x}": k for k in range(5)}).plain() for id in ids},
        "mail": {id: {**MailWish(id, f"{id[-8:]}@example.org")._asdict(), "told": ["0a1b2c3d 12"]} for id in ids},
    }
    texts = {name: json.dumps(value) for name, value in kept.items()}

    def made(name: str) -> Any:
        text = texts.get(name, "{}")
        found = {} if kind == "files" else json.loads(text)
        read = {id: ReadDocument(1, value) for id, value in found.items()}
        return KeptNowhere(text) if kind == "files" else MirroredDocuments(name, read, None, lambda: None)

    gc.collect()
    numbered = shared._numbers, shared._fingerprints
    shared._numbers, shared._fingerprints = {}, []  # what the season itself has numbered is not there yet
    tracemalloc.start()
    host: Any = SimpleNamespace(shared=Nowhere(made), limits=USUAL, tables={}, visits=[], far_visits=[])
    people = People(made("people"), USUAL)
    host.people = people
    parts = (
        Forgetting(people, made(VISITS), USUAL, lambda id: False),
        Ratings(people, host.shared, dict, lambda what, write: None),
        Absences(host),
        Mail(host, time.monotonic, lambda what, write: None),
    )
    gc.collect()
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    shared._numbers, shared._fingerprints = numbered
    assert parts
    return size / len(ids)


# ---- The table ---------------------------------------------------------------------------------


def week(spread: float, load: int, seed: int) -> tuple[Season, Iterator[str]]:
    """A week of both; its rows."""
    season = Season(random.Random(seed), spread)
    over_days(season, WEEK)
    slow, by_days = season.games, season.order()
    Queue(season, load).run(WEEK)
    certain = [id for id in season.strength if not season.ratings.of(id, season.ladder).is_provisional]
    off = statistics.median(abs(season.points(id) - season.strength[id]) for id in season.strength)
    rows = (
        f"| {spread:.0f} | games over days alone | {slow} | {by_days:.3f} | |",
        f"| {spread:.0f} | and a week of the queue, {load} people an hour | {season.games} | **{season.order():.3f}** | "
        f"{len(certain)} of {PEOPLE} ratings are certain, half of all within {off:.0f} points |",
    )
    return season, iter(rows)


HEAD = """# A season on a host, in simulation

{people} people whose strength is known, brought together by the host's own `brought_together` and rated by its `Ratings` in games of two, whose results are drawn from the
strengths as the ratings suppose (in all games, {scale:g} points more are e times the chance). Each plays {at_once} games over days at once besides. `python -m tests.bench.people.season` writes
this page.

| strengths apart by (standard deviation) | what was played | games | rank correlation of rating and strength | |
|---|---|---|---|---|
"""
WAITS = """
How long people wait for partners (at first within {near} points, {widen:g} more a second) who come so often; a wait of {bots:g} seconds offers bots:

| people an hour | brought together | median wait | 95th percentile | had been offered bots |
|---|---|---|---|---|
"""
REST = """
Of each person, with a time away, five tables seen and mail, a host that has just begun has in memory (with a database, whose documents it also has as they are there, a little more):

| rated games each (of which 40 are kept, against 40 others) | files | database |
|---|---|---|
"""


def main(load: int, seed: int) -> None:
    rows: list[str] = []
    for spread in (SPREAD, SPREAD / 2):
        season, found = week(spread, load, seed)
        rows += found
        print("\n".join(rows[-2:]), flush=True)
    by_load = [waits(one, seed) for one in LOADS]
    print("\n".join(by_load), flush=True)
    fewer = Season(random.Random(seed))
    over_days(fewer, WEEK)
    told = REST + "\n".join(
        f"| {2 * one.games / PEOPLE:.0f} | {rest(one, 'files') / 1000:.1f} kB | {rest(one, 'database') / 1000:.1f} kB |"
        for one in (fewer, season)
    )
    print(told)
    TABLE.write_text(
        HEAD.format(people=PEOPLE, scale=season.scale, at_once=AT_ONCE)
        + "\n".join(rows)
        + "\n"
        + WAITS.format(near=NEAR, widen=USUAL.queue_widen, bots=USUAL.queue_bot_seconds)
        + "\n".join(by_load)
        + "\n"
        + told
        + "\n"
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--load", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    main(chosen.load, chosen.seed)
