"""Work that a thread of somebody's waits for, as reviews are: in which order, `wishes` says."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tribes_tui.server.host.wishes import Order, PersonWish, Waiting, Workplace

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
        """As `seats.turns.Turn`, for a wish of somebody's."""
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
