"""The table as a session has it: one seat's view and nothing more, behind the same calls as a whole table."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future

import rules
from rules import State
from tribes_tui.play.seat import Entry, NotYourTurn, Seat, Update, Watched
from tribes_tui.seats.worker import Answer
from tribes_tui.server.host.seat_access import SeatAccess
from tribes_tui.server.host.table.chat import Line
from tribes_tui.server.words.said import refusals as said
from tribes_tui.table.play.opponents import Others

Later = Callable[[Callable[[], None]], object]
"""Runs a function soon, in the session's own context."""


class SeatTable(Watched):
    """Holds what its access has told it, and follows in the order in which things happened.

    It has no state and no other seat's view: a spectator's (None) or one seat's is all it was ever sent, and `nearly_full`
    is as of the last move that it heard of. What is
    heard is delivered in the session's own context, so that no table waits for a screen, and no screen's failure
    reaches a table.
    """

    interruption = ""
    """The host is not gone on with: it never went away for this session."""

    def __init__(self, access: Callable[[SeatTable], SeatAccess], game_id: str, title: str, later: Later) -> None:
        super().__init__()
        self.game = rules.games[game_id]
        self.name = title
        self.later = later
        self._waiting: deque[Callable[[], None]] = deque()
        self._on_word: Callable[[Line], None] = lambda line: None
        self.access = access(self)
        """The line to the host."""
        self.viewer, self.counts = self.access.viewer, self.access.counts
        self._ended: State | None = None
        self._view, self._entries, self._can_redo, self.unsaved, self._final = self.access.picture()
        self.nearly_full = self.access.nearly_full
        self.options = dict(self._view.options)

    # ---- What is known ------------------------------------------------------------------------

    @property
    def seats(self) -> Sequence[Seat]:
        """Who sits where."""
        return self.access.seats

    def time_left(self) -> dict[int, float]:
        """As `ShownTable.time_left`."""
        return self.access.time_left()

    @property
    def turn(self) -> int | None:
        """Who decides, as this seat may know it."""
        return self.view(None).current_player

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.view(None).is_terminal

    @property
    def is_concealed(self) -> bool:
        """Whether this seat is asked what nobody else may notice."""
        return not self.is_over and self._view.is_concealed and self.turn == self.viewer

    @property
    def final(self) -> State | None:
        """The whole state once the game is over."""
        return None if self._final is None else self._final.clone()

    def standings(self) -> None:
        """Not told with the table; the replay of a game that is over has it."""

    def view(self, viewer: int | None) -> State:
        """This session's view, whoever is asked for: there is no other. Once all others have resigned, nobody decides in it."""
        if not self.access.is_decided or self._view.is_terminal:
            return self._view
        if self._ended is None:
            self._ended = self._view.clone()
            self._ended.current_player = None
        return self._ended

    def history(self, viewer: int | None, since: int = 0) -> list[Entry]:
        """The moves this session knows of, without the first `since`."""
        return self._entries[since:]

    def number_for(self, viewer: int | None) -> int:
        """How many moves this session knows of."""
        return len(self._entries)

    # ---- What is done -------------------------------------------------------------------------

    def propose(self, seat: int, action: int, number: int) -> bool:
        """As `ShownTable.propose`; False too while it waits for something that this seat may not know of."""
        self._must_be_mine(seat)
        try:
            return self.access.propose(action, number)
        finally:
            self.flush()

    def why_not_undo(self, seat: int, decisions: int = 1) -> str | None:
        """As `ShownTable.why_not_undo`."""
        return said.only_who_sits() if seat != self.viewer else self.access.why_not_undo(decisions)

    def undo(self, seat: int) -> None:
        """As `ShownTable.undo`."""
        self._must_be_mine(seat)
        self.access.undo()
        self.flush()

    def can_redo(self, seat: int) -> bool:
        """As `ShownTable.can_redo`."""
        return seat == self.viewer and self._can_redo

    def redo(self, seat: int) -> None:
        """As `ShownTable.redo`."""
        self._must_be_mine(seat)
        self.access.redo()
        self.flush()

    # ---- Who wants to know --------------------------------------------------------------------

    def on_word(self, callback: Callable[[Line], None]) -> None:
        """Call it with every line of chat, and every word about who comes and goes."""
        self._on_word = callback

    def close(self) -> None:
        """Hear no more."""
        self._waiting.clear()
        self.access.close()

    # ---- What the access tells --------------------------------------------------------------

    def heard(self, update: Update, can_redo: bool, unsaved: str | None, final: State | None) -> None:
        """A move: kept until the session has time for it."""
        self._soon(lambda: self._take(update, can_redo, unsaved, final))

    def said(self, line: Line) -> None:
        """Somebody said something, or came or went."""
        self._soon(lambda: self._on_word(line))

    def reseated(self) -> None:
        """Others came or went."""
        self._soon(lambda: None)

    def flush(self) -> None:
        """Deliver what waits."""
        while self._waiting:
            self._waiting.popleft()()
            self.tell_followers()

    def _soon(self, what: Callable[[], None]) -> None:
        self._waiting.append(what)
        self.later(self.flush)

    def _take(self, update: Update, can_redo: bool, unsaved: str | None, final: State | None) -> None:
        self._view, self._can_redo, self.unsaved, self._final = update.view, can_redo, unsaved, final
        self._ended = None
        self.nearly_full = self.access.nearly_full
        if any(event.kind == "undo" for event in update.events):
            del self._entries[update.number :]
        else:
            self._entries.append(Entry(update.number, update.seat, update.text, update.events, update.is_idle))
        for watcher in self.watchers[:]:
            watcher.updated(update)

    def _must_be_mine(self, seat: int) -> None:
        if seat != self.viewer:
            raise NotYourTurn(said.not_your_seat())


class HostsOthers(Others):
    """They are the host's affair; only hints are asked for here."""

    def __init__(
        self, table: SeatTable, post: Callable[[Callable[[Future[Answer]], None], Future[Answer]], object]
    ) -> None:
        self._table = table
        self._post = post

    def hint(self, seat: int, then: Callable[[Future[Answer]], None]) -> None:
        """From this seat's view alone. It comes in a thread of the bots', perhaps when the screen is gone already."""
        later, access, post = self._table.later, self._table.access, self._post

        def give(done: Future[Answer]) -> None:
            if not access.is_closed:
                post(then, done)

        def bring(done: Future[Answer]) -> None:
            later(lambda: give(done))

        access.hint(bring)
