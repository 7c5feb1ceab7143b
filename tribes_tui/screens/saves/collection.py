"""The games of the list: which there are, which of them a list holds, and what looking back at each has told."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, MutableMapping
from datetime import date, datetime
from pathlib import Path

from saves import Store, Summary
from tribes_tui.screens.saves.entries import SavedGame, entry_of
from tribes_tui.screens.saves.looked_back import LookedBack
from tribes_tui.words.said import saves as said

LISTS = {"all": said.list_all, "open": said.list_open, "over": said.list_over, "daily": said.list_daily}
"""The lists, and what they are called, with how many games are there."""
HELD: Mapping[str, Callable[[SavedGame], bool]] = {
    "all": lambda entry: True,
    "open": lambda entry: entry.is_open,
    "over": lambda entry: entry.summary.finished,
    "daily": lambda entry: entry.is_daily,
}
"""Which games each of them holds."""
Stamp = tuple[Path, datetime, int]
Known = MutableMapping[Stamp, LookedBack | None]
"""What is known of each game as it was at some time; kept by the app from one visit to the next."""


class Collection:
    """The games as they were read last. `known` is filled by `keep`."""

    def __init__(self, store: Store, known: Known) -> None:
        self._store = store
        self._known = known
        self.entries: list[SavedGame] = []

    def read(self) -> None:
        """Read them anew; those without a move are none. Raises `SaveError`."""
        today = date.today()
        self.entries = [entry_of(summary, today) for summary in self._store.list() if summary.is_begun]

    def held(self, key: str) -> list[SavedGame]:
        """The games of one of the `LISTS`."""
        return [entry for entry in self.entries if HELD[key](entry)]

    def named(self, name: str | None) -> SavedGame | None:
        """The game of that record."""
        return next((entry for entry in self.entries if entry.name == name), None)

    @property
    def has_titles(self) -> bool:
        """Whether any game has a title of its own."""
        return any(entry.title for entry in self.entries)

    # ---- Looking back -------------------------------------------------------------------------

    def back(self, entry: SavedGame) -> LookedBack | None:
        """What looking back at a game has told; None: nothing yet, or nothing can be told."""
        return self._known.get(_stamp(entry.summary))

    def backs(self) -> dict[str, LookedBack | None]:
        """The same of all, by the records' names."""
        return {entry.name: self.back(entry) for entry in self.entries}

    def keep(self, entry: SavedGame, back: LookedBack | None) -> None:
        """A game as it is now was looked back at."""
        self._known[_stamp(entry.summary)] = back

    def unknown(self) -> Iterator[SavedGame]:
        """Those that nobody has looked back at as they are now, the newest first."""
        for entry in list(self.entries):
            if _stamp(entry.summary) not in self._known and entry.summary.problem is None:
                yield entry


def _stamp(summary: Summary) -> Stamp:
    return summary.path, summary.when, summary.moves
