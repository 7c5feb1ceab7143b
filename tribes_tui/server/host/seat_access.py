"""What the host gives to one seat at a table, and takes from it; nothing else ever crosses this line; and what whoever
comments on a game may see, some moves late."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import NamedTuple

from rules import State
from tribes_tui.play.table import Entry, NotYourTurn, Seat, Table, Update
from tribes_tui.seats.thinker import HINT_LEVEL, HINT_SECONDS
from tribes_tui.seats.worker import Answer
from tribes_tui.server.host.table.bots import TableBots
from tribes_tui.server.host.table.chat import Listener, SeatPicture
from tribes_tui.server.host.table.hosted import HostedTable, NotNow, Presence
from tribes_tui.server.words.said import ratings as said, refusals, refusals as said_refusals, table as said_table

# ---- All seats, some moves late ------------------------------------------------------------------


class LatePicture(NamedTuple):
    """What some eyes saw so many moves ago: the view, and what they knew of the moves until then."""

    view: State
    entries: list[Entry]


class Commentary:
    """It gives views alone, never a state, and none that is less late. Once the game is over nothing is late."""

    def __init__(self, hosted: HostedTable) -> None:
        self._hosted = hosted
        self.game_id = hosted.plan.game_id
        self.moves = hosted.plan.hands

    @property
    def seats(self) -> Sequence[Seat]:
        """Who sits where, as those know it who watch."""
        table = self._hosted.table
        return [] if table is None else [seat._replace(kind="other") for seat in table.seats]

    def picture(self, eyes: int | None) -> LatePicture | None:
        """With a seat's eyes (None: with a spectator's); None as long as there are too few moves. Raises `NotNow`."""
        table = self._hosted.table
        if table is None or not self.moves or (eyes is not None and not 0 <= eyes < len(self._hosted.chairs)):
            raise NotNow(said_refusals.hands_off)
        late = table.late(eyes, 0 if self._hosted.is_over else self.moves)
        return None if late is None else LatePicture(*late)


class SeatAccess:
    """One seat's (or a spectator's) access to the table. Whoever holds it can do nothing for another seat."""

    def __init__(self, hosted: HostedTable, viewer: int | None, listener: Listener) -> None:
        assert hosted.table is not None
        self._measures = hosted.measures
        self._proposed: float | None = None
        self._asked: TableBots | None = None
        self.viewer = viewer
        self._owner = None if viewer is None else hosted.chairs[viewer].player
        self.listener: Listener | None = listener
        self.commentary: Commentary | None = None
        """All hands, some moves late, where all agreed on that; nobody's who plays."""
        self.is_rated = hosted.plan.rated
        """Whether it changes ratings."""
        self.is_paired = bool(hosted.pairing)
        """Whether it is a tournament's, or the day's deal."""
        self.is_of_day = hosted.is_of_day
        """Whether it is somebody's one try at a day's deal."""
        self.counts = hosted.counts
        """Whether more comes of the result than is seen here."""
        self.time_left = hosted.time_left
        """As `ShownTable.time_left`."""
        self._hosted = hosted
        self._table: Table = hosted.table
        self._table.watch(self)
        hosted.listeners.append(listener)

    @property
    def seats(self) -> Sequence[Seat]:
        """Who sits where: this seat as a person's; of others only who they are, for they are never asked here."""
        return [
            seat._replace(kind="human" if number == self.viewer else "other")
            for number, seat in enumerate(self._table.seats)
        ]

    def picture(self) -> SeatPicture:
        """All that this seat may know now. Raises `NotYourTurn` for whoever has lost it."""
        self._check_theirs()
        view, entries = self._table.view(self.viewer), self._table.history(self.viewer)
        return SeatPicture(view, entries, self._can_redo(), self._table.unsaved, self._table.final)

    def presences(self) -> list[Presence | None]:
        """Whether everybody at the table is there, in seat order; None for bots."""
        return [None if chair.is_bot or chair.is_free else chair.presence for chair in self._hosted.chairs]

    def away(self) -> list[float]:
        """In seat order, until when (seconds since 1970) somebody is away, so that their clock stands here; 0 for who isn't."""
        hosted = self._hosted
        goes_over_days = hosted.plan.over_days and not hosted.is_over
        return [hosted.away_until(chair.owner) if chair.owner and goes_over_days else 0.0 for chair in hosted.chairs]

    def watchers(self) -> Sequence[str]:
        """The names of those who look at this table and have no seat, as everybody at it may know them."""
        return self._hosted.watchers

    @property
    def is_decided(self) -> bool:
        """Whether it is over though it could go on: all but one have resigned."""
        return self._hosted.is_decided

    @property
    def is_sealed(self) -> bool:
        """Whether others may yet play the same deal."""
        return self._hosted.is_sealed

    @property
    def resigned(self) -> list[int]:
        """The seats of those who have resigned."""
        return [seat for seat, chair in enumerate(self._hosted.chairs) if self._hosted.has_resigned(chair)]

    def was_late(self, seat: int) -> bool:
        """Whether somebody has resigned by being out of time."""
        return not self._hosted.chairs[seat].resigned

    @property
    def standing(self) -> tuple[Sequence[int], Sequence[int]]:
        """The points as they are, and the places, once it is over."""
        return self._table.points, self._hosted.places or ()

    @property
    def nearly_full(self) -> str:
        """As `ShownTable.nearly_full`."""
        return self._table.nearly_full

    def updated(self, update: Update) -> None:
        """The table tells what this seat may know."""
        if self._proposed is not None and update.seat == self.viewer:
            self._measures.move_took(time.monotonic() - self._proposed)
            self._proposed = None
        if self.listener is not None and self._is_theirs:
            self.listener.heard(update, self._can_redo(), self._table.unsaved, self._table.final)

    # ---- What the seat wants ------------------------------------------------------------------

    def propose(self, action: int, number: int) -> bool:
        """As `Table.propose`, for this seat alone."""
        self._proposed = time.monotonic()
        return self._hosted.propose(self._seat(), action, number)

    def why_not_undo(self, decisions: int = 1) -> str | None:
        """As `Table.why_not_undo`; asked whenever the table is drawn, also just after the seat was given up or lost."""
        if not self._is_theirs:
            return refusals.only_who_sits()
        if self.is_decided:
            return said_table.decided()
        return said_table.no_undo() if self._hosted.pairing else self._table.why_not_undo(self._seat(), decisions)

    def undo(self) -> None:
        """As `Table.undo`."""
        self._check_goes_on()
        if self._hosted.pairing:
            raise NotNow(said_table.no_undo)
        self._table.undo(self._seat())

    def redo(self) -> None:
        """As `Table.redo`."""
        self._check_goes_on()
        self._table.redo(self._seat())

    def hint(self, then: Callable[[Future[Answer]], None]) -> None:
        """Ask a bot what it would do here; it sees this seat's view. `then` hears it in another thread, unless this is closed by then."""
        self._check_goes_on()
        if self.counts:
            raise NotNow(said.no_hint)
        future, self._asked = self._hosted.hint(self._seat(), HINT_LEVEL, HINT_SECONDS)
        future.add_done_callback(lambda done: None if self.is_closed else then(done))

    @property
    def is_closed(self) -> bool:
        """Whether nobody is told anything any more."""
        return self.listener is None

    def ask_me(self, wanted: bool) -> None:
        """Whether this seat wants to decide what nobody else may notice; else it lets that pass."""
        if self.viewer is not None and self._is_theirs and self._hosted.chairs[self.viewer].asks != wanted:
            self._hosted.chairs[self.viewer].asks = wanted
            self._hosted.on_wish()

    def close(self) -> None:
        """Hear no more."""
        self._table.unwatch(self)
        if self.listener is not None:
            self._hosted.unplug(self.listener)
        self.listener = None  # so who did hear is held by no table
        if self._asked is not None:
            self._asked.close()

    @property
    def _is_theirs(self) -> bool:
        """Whether who sat here when this was given still does, or did when resigning ended the game; a spectator is always one."""
        return self.viewer is None or self._hosted.seat_of(self._owner or "") == self.viewer

    def _check_theirs(self) -> None:
        if not self._is_theirs:
            raise NotYourTurn(refusals.only_who_sits())

    def _check_goes_on(self) -> None:
        if self.is_decided:
            raise NotNow(said_table.decided)

    def _seat(self) -> int:
        assert self.viewer is not None
        self._check_theirs()
        return self.viewer

    def _can_redo(self) -> bool:
        return self.viewer is not None and not self.is_decided and self._table.can_redo(self.viewer)
