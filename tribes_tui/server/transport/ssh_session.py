"""One session: a channel, the person at its other end, and the app that is shown there."""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import secrets
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

import asyncssh

from saves import SaveError
from tribes_tui.server.host.finished import brief
from tribes_tui.server.host.news import Visitor
from tribes_tui.server.host.people import Person
from tribes_tui.server.host.table.hosted import HostedTable, NotNow
from tribes_tui.server.house import Host
from tribes_tui.server.transport.driver import RESET, NoteLine
from tribes_tui.server.transport.gate import CROWD, SHARE, TOO_MUCH, Share
from tribes_tui.server.transport.wire import Coalescing, Variables, Wire, clamp, clean_term
from tribes_tui.server.words import Word
from tribes_tui.server.words.said import order, visit as said
from tribes_tui.words.language import ENGLISH, SPOKEN, Tongue, chosen, in_language

LATE = 3.0
"""Seconds after its end for which an app may still be asked for something, as by what it had begun to wait for."""

AT_LAST = 10.0
"""Seconds after which an app that was told that nobody is there hangs, if it did nothing in them and has nothing more to do."""

LAST_LOOKS = 12
"""So many times it is looked whether it does: then it is ended, even if it still does something."""

EXPORT, HELP, LONGEST_COMMAND = "export", "help", 100  # no words: it is typed
"""The command that is answered without a terminal, and letters of it at most."""

CROWD_LULL, LONGEST_LULL = 0.0005, 15.0
"""Seconds for which one in the lobby waits for more news before it is drawn again: so many for each pair of people who are here, and at most."""


class SessionView(Visitor, Protocol):
    """The app that is shown in a session, as far as its line is concerned."""

    @property
    def is_running(self) -> bool:
        """Whether it takes keys."""

    @property
    def silence(self) -> float:
        """Seconds for which the terminal has owed an answer."""

    @property
    def wants_mouse(self) -> bool:
        """Whether the person would rather click than select text."""

    async def run_async(self, *, size: tuple[int, int] | None = None, mouse: bool = True) -> object:
        """Until it is over."""

    def lobby_changed(self) -> None:
        """Tables or people are not what they were."""

    def warn(self, text: str) -> None:
        """A word that is on top of whatever is shown."""

    def line_lost(self) -> None:
        """Nobody is there any more."""

    def exit(self) -> None:
        """End."""

    def end_at_last(self, task: asyncio.Task[None]) -> str:
        """End whatever is still being done, in this task of its own too; where that was."""

    def on_unmount(self) -> None:
        """However it ends: nothing of it stays at the table."""

    def let_go(self) -> None:
        """It is over: let go of all that it holds."""


class SshSession(asyncssh.SSHServerSession[bytes]):
    """Opens the app on the terminal that was asked for; everything that is not the game asyncssh refuses unless it is told otherwise here.

    `refusal` says why there is no place for it, or None.
    """

    def __init__(
        self,
        host: Host,
        person: Person,
        address: str,
        code: str,
        refusal: Callable[[], Word | None],
        show: Callable[[SshSession], SessionView],
    ) -> None:
        self.host = host
        self.person = person
        self.address = address
        self.code = code
        self.name = secrets.token_hex(3)
        self.at: HostedTable | None = None
        self.began = time.monotonic()
        self.ended = 0.0
        self.app: SessionView | None = None
        self.is_exchanging: Callable[[], bool] = lambda: False
        """Whether its connection exchanges keys."""
        self.term = ""
        self.port = 0
        """To which they came, 0 where that isn't known: `serving` says it."""
        self._refusal = refusal
        self._show = show
        self._variables = Variables(host.limits)
        self._size = (80, 24)
        self.share = SHARE.get() or Share()
        self._context = self.share.within(contextvars.Context())
        self._tongue = Tongue(ENGLISH)  # until the client has said which
        self._context.run(SPOKEN.set, self._tongue)
        self._note: NoteLine | None = None
        self._farewell: Word | None = None
        self._left = False
        self._asked: list[str] = []
        """The command that is to be answered, instead of the game."""
        self.is_over = False
        self._warned = 0.0
        self._task: asyncio.Task[None] | None = None
        self._loop = asyncio.get_running_loop()
        self._lobby_news = Coalescing(self._show_lobby, self._lull, self._at, self._loop.time)

    # ---- What SSH asks for --------------------------------------------------------------------

    def connection_made(self, chan: asyncssh.SSHServerChannel[bytes]) -> None:
        """Take the channel over, and what it would remember of the environment."""
        self._channel = chan
        chan._env = self._variables
        self.wire = Wire(chan, self.host.limits, self._flooded, self.broke, self.share, self.is_exchanging)

    def pty_requested(self, term_type: str, term_size: tuple[int, int, int, int], term_modes: Any) -> bool:
        """A terminal is a must."""
        self.term = clean_term(term_type)
        self._size = clamp(term_size[0], term_size[1], self.host.limits)
        return True

    def shell_requested(self) -> bool:
        """The game is the only shell there is."""
        return bool(self.term)

    def exec_requested(self, command: str) -> bool:
        """One command is answered, by the host itself: `export`, and the name of a record; `help` says so."""
        words = command.split() if len(command) <= LONGEST_COMMAND else []
        self._asked = words if words == [HELP] or (words[:1] == [EXPORT] and len(words) <= 2) else []
        return bool(self._asked)

    def terminal_size_changed(self, width: int, height: int, pixwidth: int, pixheight: int) -> None:
        """The window has another size."""
        self._size = clamp(width, height, self.host.limits)
        self.wire.resized(*self._size)

    def session_started(self) -> None:
        """Show the app, in a context of its own. Whether there is a place is asked now: many may have opened channels before."""
        self._tongue.language = chosen(self.person.likes.get("language", ""), self.variables)
        refusal = self._refusal()
        if refusal is not None:
            is_banned = self.host.order.why_not_come(self.person.id) is not None
            self.host.logbook.seen("refused", self.address, "shut out" if is_banned else "no place for another session")
            if self._asked:  # nobody is there who could type
                self._answer("", self._said(refusal))
            elif is_banned and self.host.order.may_write(self.person.id):
                self._ask_for_note(refusal)
            else:
                self.end(refusal)
            return
        if self._asked:
            with in_language(self._tongue.language):
                told = (f"{said.help()}\n", "") if self._asked == [HELP] else self._exported(*self._asked[1:])
            self._answer(*told)
            return
        self.host.came(self)
        CROWD.comes(self.person.id, self.share)
        self._task = asyncio.get_running_loop().create_task(self._run(), context=self._context)

    def data_received(self, data: bytes, datatype: int | None) -> None:
        """Keys."""
        if self._note is None:
            self.wire.received(data)
        else:
            self._note.take(data)

    def connection_lost(self, exc: Exception | None) -> None:
        """The line is gone; the seat is kept."""
        self._over()
        if self._note is not None:
            self.host.order.at_the_door.discard(self.person.id)
        self.wire.cut()
        self.is_exchanging = lambda: False
        self._forget()
        if self.app is not None:
            self._loop.call_soon(self.app.line_lost, context=self._context)
            self._end_later(LAST_LOOKS)

    def _exported(self, wanted: str = "") -> tuple[str, str]:
        """The record of a game that is over, at which they sat, as it stands at the host; without a name a line for each there is. Or why it
        can't be had."""
        theirs = self.host.finished.of(self.host.tables.values(), self.person.id)
        wanted = next((name for name in theirs if wanted and wanted in (name, brief(name))), wanted)
        if wanted in theirs and theirs[wanted].is_sealed:
            return "", said.record_later(title=theirs[wanted].title)
        if wanted in theirs:
            try:
                return self.host.finished.recording(theirs[wanted]).text(), ""
            except (NotNow, SaveError, OSError) as error:
                return "", str(error)
        if wanted or not theirs:
            return "", said.no_such_record() if wanted else said.no_records()
        titles = {
            name: said.record_later(title=one.title) if one.is_sealed else one.title for name, one in theirs.items()
        }
        return "".join(f"{name}  {title}\n" for name, title in titles.items()), ""

    def _said(self, word: Word) -> str:
        with in_language(self._tongue.language):
            return word()

    def _answer(self, told: str, refused: str) -> None:
        """What was asked for, or why it can't be had; then the line is closed."""
        self.wire.write(told)
        if refused:
            self._channel.write_stderr(f"{refused}\n".encode())
        if self.person.is_guest:
            self.host.people.forget_guest(self.person)
        self._over()
        self.wire.cut()
        self._channel.exit(1 if refused else 0)

    def _ask_for_note(self, refusal: Word) -> None:
        """Whoever is shut out may say something to that, for as long as others may take at the door."""
        self.host.order.at_the_door.add(self.person.id)
        self._note = NoteLine(self.wire.write, self._noted)
        self.wire.write(f"{self._said(refusal)}\r\n{self._said(order.leave_note)}\r\n")
        self._loop.call_later(self.host.limits.door_seconds, self._close)

    def _noted(self, text: str) -> None:
        if not text:
            self._close()
            return
        self.host.change(lambda: self.host.order.appeal(self.person.id, text)).add_done_callback(self._is_noted)

    def _is_noted(self, done: asyncio.Future[None]) -> None:
        error = None if done.cancelled() else done.exception()
        if isinstance(error, NotNow):
            self.end(error.say)
        else:
            self.end(order.noted if error is None and not done.cancelled() else said.good_bye_short)

    # ---- What the host asks for ---------------------------------------------------------------

    def later(self, what: Callable[[], None]) -> None:
        """Run a function soon, in this session's own context; should it fail, this session alone is over.

        May be called from any thread, also from one that the host has left behind at its end.
        """
        with contextlib.suppress(RuntimeError):  # the loop is closed
            self._loop.call_soon_threadsafe(self._guarded, what, context=self._context)

    def _at(self, due: float, what: Callable[[], None]) -> None:
        """As `later`, at an instant of the loop's clock."""
        self._loop.call_at(due, self._guarded, what, context=self._context)

    def _guarded(self, what: Callable[[], None]) -> None:
        if self.is_over:
            return
        try:
            what()
        except Exception as error:
            self.broke(error)

    def tell(self, what: Callable[[SessionView], None]) -> None:
        """Later, if the app is there."""
        app = self.app
        if app is not None:
            self.later(lambda: what(app))

    def changed(self) -> None:
        """The lobby should be drawn anew."""
        if self.app is not None:
            self._lobby_news.news()

    def step_aside(self) -> None:
        """The same person sits down from elsewhere."""
        self.at = None
        self.tell(lambda app: app.step_aside())

    def table_closed(self) -> None:
        """The table where the person is goes."""
        self.at = None
        self.tell(lambda app: app.table_closed())

    @property
    def is_running(self) -> bool:
        """Whether the game is shown."""
        return self._task is not None and not self.is_over

    @property
    def variables(self) -> dict[str, str]:
        """What is believed of the client's environment."""
        return self._variables.plain()

    @property
    def silence(self) -> float:
        """Seconds for which the terminal has owed an answer."""
        return 0.0 if self.app is None else self.app.silence

    @property
    def idle(self) -> float:
        """Seconds since the last key."""
        return time.monotonic() - self.wire.last_key

    @property
    def is_flooding(self) -> bool:
        """Whether they have gone on sending more than was taken."""
        return self.share.is_greedy(time.monotonic())

    def goes_first(self, is_playing: bool) -> None:
        """Whether what they ask for comes before what strangers do."""
        self.share.is_playing = is_playing

    def warn(self, left: float) -> None:
        """Say, once for every silence, that the session will be closed."""
        if self._warned != self.wire.last_key:
            self._warned = self.wire.last_key
            self.tell(lambda app: app.warn(said.are_you_there(minutes=round(left / 60))))

    def _lull(self) -> float:
        """Who waits at a table sees at once that it begins; in the lobby, the more are here, the seldomer."""
        return 0.0 if self.at is not None else min(LONGEST_LULL, CROWD_LULL * len(self.host.visits) ** 2)

    def _show_lobby(self) -> None:
        if self.app is not None:
            self.app.lobby_changed()

    # ---- The end ------------------------------------------------------------------------------

    def leave(self) -> None:
        """The person goes."""
        self._left = True
        self.end(partial(said.good_bye, is_guest=self.person.is_guest))

    def broke(self, error: BaseException) -> None:
        """A fault of ours: the log learns where, the person that it happened.

        Where the line was lost already, what was just being shown stops wherever it was: that is no fault.
        """
        if not self._farewell and not self.is_over:
            self.host.logbook.crash(self.name, error)
        self.end(partial(said.broke, report=self.name, is_guest=self.person.is_guest))

    def end(self, farewell: Word) -> None:
        """End the session with a line in the person's language, the terminal as it was."""
        self._farewell = self._farewell or farewell
        if self.app is not None and self.app.is_running:
            self.later(self.app.exit)
        else:
            self._close()

    def _flooded(self) -> None:
        self.host.logbook.seen("refused", self.address, TOO_MUCH)
        self.end(partial(said.flooded, is_guest=self.person.is_guest))

    async def _run(self) -> None:
        try:
            if self.is_over:
                return
            self.app = self._show(self)
            await self.app.run_async(size=self._size, mouse=self.app.wants_mouse)
        except Exception as error:
            self.broke(error)
        finally:
            app, self.app = self.app, None
            if app is not None:
                app.on_unmount()
                self._loop.call_later(LATE, app.let_go)
            self._forget()
            self._close()
            self._task = None  # its context holds the app, and that this session

    def _end_later(self, looks: int) -> None:
        self._loop.call_later(AT_LAST, self._end_at_last, self.share.spent, looks, context=contextvars.Context())

    def _end_at_last(self, spent: float, looks: int) -> None:
        """Nobody is there, and the app was told; should it go on all the same, it does not for ever, and the log learns where it hung.

        On a busy machine it may be slow: while it has had more of the loop than `spent`, or waits for it, it is left in peace.
        """
        app, task = self.app, self._task
        if app is None or task is None or task.done():
            return
        if looks > 1 and (self.share.calls or self.share.spent > spent):
            self._end_later(looks - 1)
        else:
            self.host.logbook.fault("lingers", f"session {self.name} did not end: {app.end_at_last(task)}")
            task.cancel()

    def _forget(self) -> None:
        if self in self.host.visits:
            self.host.visits.remove(self)
            self.host.departed(self, self._left)
            if self.person.is_guest:
                self.host.people.forget_guest(self.person)
            self.host.changed()

    def _over(self) -> None:
        self.is_over = True
        self.ended = self.ended or time.monotonic()
        CROWD.goes(self.person.id, self.share, self.ended)

    def _close(self) -> None:
        if self.is_over:
            return
        self._over()
        self.wire.write(f"{RESET}\r{self._said(self._farewell or said.good_bye_short)}\r\n")
        self.wire.cut()
        self._channel.exit(0)
