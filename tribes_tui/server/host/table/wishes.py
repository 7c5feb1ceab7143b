"""What people may wish for that takes more than a key's time: where it is done, in which order, and how much of it may wait.

`WISHES` is the table of it; `HOSTING.md` has the whole list, with what each costs. Whoever does such work (`bots.Bots`, `Desk`) takes
the next wish from an `Order`: of a person's wishes of a kind one waits, and a newer one takes its place; of all that wait comes
first what matters most, and of equals whoever has had least.
"""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import Enum
from typing import Any, Generic, NamedTuple, TypeVar


class Workplace(Enum):
    """Where it is done; the number of processes or threads there, and how far they step back for others (`nice`).

    QUICK    bots that look at the moves at hand
    LONG     bots that search
    DEALS    the same deal again, quickly
    REVIEWS  reviews, and deals again by bots that search
    """

    QUICK = "quick", 1, 5
    LONG = "long", 2, 10
    HINTS = "hints", 1, 14
    DEALS = "deals", 1, 15
    REVIEWS = "reviews", 1, 15

    def __init__(self, title: str, workers: int, niceness: int) -> None:
        self.title, self.workers, self.niceness = title, workers, niceness


class PersonWish(NamedTuple):
    """A kind of wish.

    rank     of what waits at a place comes first what has the lowest
    at_once  so many are at work at once, of all people's
    is_one   of one person one waits: a newer one takes its place. Else each waits for its table, which asks one at a time
    least    as what part of its time it may think at the least, where many wait; 1: its time is its own
    """

    name: str
    place: Workplace
    rank: int = 0
    at_once: int = 1
    is_one: bool = True
    least: float = 1.0


MOVE = PersonWish("move", Workplace.QUICK, is_one=False)
SEARCHED_MOVE = PersonWish("searched-move", Workplace.LONG, at_once=2, is_one=False, least=0.05)
LONG_MOVE = PersonWish("long-move", Workplace.LONG, is_one=False, least=0.05)
HINT = PersonWish("hint", Workplace.HINTS, least=0.2)
DEAL = PersonWish("deal", Workplace.DEALS)
REVIEW = PersonWish("review", Workplace.REVIEWS, rank=0)
LONG_DEAL = PersonWish("long-deal", Workplace.REVIEWS, rank=1)

WISHES = (MOVE, SEARCHED_MOVE, LONG_MOVE, HINT, DEAL, REVIEW, LONG_DEAL)

HEAD_START = 1.0
"""Seconds by which somebody comes before those who were at it while they wished for nothing."""

What = TypeVar("What")


class Waiting(NamedTuple, Generic[What]):
    """A wish that waits: whose it is, of what kind, and what is wished for."""

    person: str
    wish: PersonWish
    what: What


class Order(Generic[What]):
    """All that waits, and what each person has had: seconds, as they count. Whoever wishes for something after a pause comes before
    those who are at it, by `HEAD_START`: so nobody saves up. Use it under a lock."""

    def __init__(self) -> None:
        self._waiting: list[Waiting[What]] = []
        self._at_work: list[Waiting[What]] = []
        self._had: dict[str, float] = {}
        self._least = 0.0

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, person: str, wish: PersonWish, what: What) -> list[What]:
        """Somebody wishes for something; what it takes the place of."""
        before = [one for one in self._waiting if wish.is_one and (one.person, one.wish) == (person, wish)]
        self._waiting = [one for one in self._waiting if one not in before]
        self._waiting.append(Waiting(person, wish, what))
        return [one.what for one in before]

    def take(self, place: Workplace) -> Waiting[What] | None:
        """The next to be done there, which is at work from now on; None where nothing waits, or enough is at work."""
        free = [one for one in self._waiting if one.wish.place is place and self._has_room(one)]
        if not free:
            return None
        found = min(free, key=lambda one: (one.wish.rank, self._counted(one.person)))  # of equals whoever came first
        self._least = max(self._least, self._counted(found.person))
        self._waiting.remove(found)
        self._at_work.append(found)
        return found

    def done(self, found: Waiting[What], seconds: float) -> None:
        """It is done, and took so long."""
        self._at_work.remove(found)
        self._had[found.person] = self._counted(found.person) + seconds
        self._had = {person: had for person, had in self._had.items() if had > self._least - HEAD_START}

    def drop(self, is_dropped: Callable[[Waiting[What]], bool]) -> list[What]:
        """Nobody wishes for these any more; those that waited are gone."""
        dropped = [one for one in self._waiting if is_dropped(one)]
        self._waiting = [one for one in self._waiting if one not in dropped]
        return [one.what for one in dropped]

    def part(self, wish: PersonWish) -> float:
        """What part of its time a wish that is taken now may have: as much as there is for each of those who wait."""
        people = 1 + len({one.person for one in self._waiting if one.wish.place is wish.place})
        return max(wish.least, min(1.0, wish.place.workers / people))

    def _counted(self, person: str) -> float:
        return max(self._had.get(person, 0.0), self._least - HEAD_START)

    def _has_room(self, waiting: Waiting[Any]) -> bool:
        """Of one kind so many at once, and at one place; of what is wished for once, one of a person."""
        wish = waiting.wish
        same = [one for one in self._at_work if one.wish is wish]
        there = sum(one.wish.place is wish.place for one in self._at_work)
        is_mine = wish.is_one and any(one.person == waiting.person for one in same)
        return there < wish.place.workers and len(same) < wish.at_once and not is_mine


# ---- Work that a thread of somebody's waits for, as reviews are ---------------------------------


PATIENCE = 0.1
"""Seconds after which it is looked whether anybody still waits."""


class Desk:
    """May be used from any thread."""

    def __init__(self) -> None:
        self._order: Order[object] = Order()
        self._changed = threading.Condition()
        self._served: dict[object, Waiting[object]] = {}
        self._dropped: set[object] = set()

    @contextmanager
    def turn(
        self, person: str, wish: PersonWish, wait: Callable[[], None], is_left: Callable[[], bool]
    ) -> Iterator[bool]:
        """As `seats.reviewing.Turn`, for a wish of somebody's."""
        ticket = object()
        with self._changed:
            self._dropped.update(self._order.put(person, wish, ticket))
            self._hand_out(wish.place)
            is_next = ticket in self._served
        if not is_next:
            wait()
        with self._changed:
            while ticket not in self._served and ticket not in self._dropped and not is_left():
                self._changed.wait(PATIENCE)
            self._dropped.discard(ticket)
            self._order.drop(lambda one: one.what is ticket)
        began = time.monotonic()
        try:
            yield ticket in self._served and not is_left()
        finally:
            with self._changed:
                found = self._served.pop(ticket, None)
                if found is not None:
                    self._order.done(found, time.monotonic() - began)
                    self._hand_out(wish.place)

    def _hand_out(self, place: Workplace) -> None:
        while (found := self._order.take(place)) is not None:
            self._served[found.what] = found
        self._changed.notify_all()
