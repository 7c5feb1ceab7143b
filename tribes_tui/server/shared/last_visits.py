"""On how many days people came, and when last: for what is forgotten of those who never come again."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

from tribes_tui.server.shared.shared import Documents

DAY = 86400.0
KIND = "visits"


class LastVisits:
    """A document for each person, by their id: days on which they came, the last of them (counted from 1970). `clock` is the wall's."""

    def __init__(self, documents: Documents, clock: Callable[[], float] = time.time) -> None:
        self._documents = documents
        self._clock = clock
        self._visits: dict[str, tuple[int, int]] = {}
        for id, plain in documents.load().items():
            self._take(id, plain)
        documents.follow(self._take)

    def came(self, id: str, is_known: bool = True) -> None:
        """Somebody is here; whoever was known before anything was noted has come before. Raises `OSError`."""
        today = self._today()
        days, last = self._visits.get(id, (1 if is_known else 0, -1))
        if last != today:
            self._visits[id] = days + 1, today
            self._write()

    def forget(self, *ids: str) -> None:
        """Nobody asks for them any more. Raises `OSError`."""
        gone = [self._visits.pop(id, None) for id in ids]
        if any(gone):
            self._write()

    def once(self, days: float = 0.0) -> Iterator[str]:
        """Those who came on one day only, so many days ago or more; who came first is first."""
        today = self._today()
        for id, (came, last) in list(self._visits.items()):
            if came == 1 and today - last >= days:
                yield id

    def _today(self) -> int:
        return int(self._clock() // DAY)

    def _write(self) -> None:
        self._documents.keep(self._visits)

    def _take(self, id: str, plain: Any) -> None:
        if plain is None:
            self._visits.pop(id, None)
        else:
            days, last, *_ = plain  # a newer program may note more
            self._visits[id] = int(days), int(last)
