"""One session's line: what its terminal is, bytes out as fast as that takes them, keys in as fast as is fair, news not one by one."""

import asyncio
import time
from collections.abc import Callable
from functools import partial

import asyncssh

from tribes_tui.server.host.limits import Limits
from tribes_tui.server.host.logbook import TokenBudget
from tribes_tui.server.transport.gate import CROWD, Share

# ---- What a client says of its terminal, and what is believed of it -----------------------------


KEPT = ("LANG", "LC_ALL", "LC_CTYPE", "LC_MESSAGES", "COLORTERM", "NO_COLOR")

LONGEST_TERM = 40


class Variables(dict[bytes, bytes]):
    """Keeps the few environment variables that matter, and little of each; a client may send thousands."""

    def __init__(self, limits: Limits) -> None:
        super().__init__()
        self._left = limits.variables
        self._length = limits.variable_bytes

    def __setitem__(self, name: bytes, value: bytes) -> None:
        self._left -= 1
        if self._left >= 0 and name.decode("ascii", "replace") in KEPT:
            super().__setitem__(name, value[: self._length])

    def plain(self) -> dict[str, str]:
        """As texts that can be shown."""
        return {name.decode("ascii"): _printable(value.decode("ascii", "replace")) for name, value in self.items()}


def clean_term(term: str) -> str:
    """The name of a terminal's kind, fit to be shown."""
    return _printable(term[:LONGEST_TERM])


def clamp(columns: int, rows: int, limits: Limits) -> tuple[int, int]:
    """The part of a window that is used; sizes are wishes of 32 bits. 0 stands for a size that isn't known."""
    return max(2, min(columns or 80, limits.columns)), max(2, min(rows or 24, limits.rows))


def _printable(text: str) -> str:
    return "".join(sign for sign in text if sign.isascii() and sign.isprintable())


# ---- News that come one after another are shown together ----------------------------------------
#
# A crowd must not spend the host's time on showing itself.


class Coalescing:
    """Calls `show` soon after there was news, once for all that came until then.

    `lull` gives the seconds that must lie between two calls; `at` runs a function at an instant of the loop's clock.
    """

    def __init__(
        self,
        show: Callable[[], None],
        lull: Callable[[], float],
        at: Callable[[float, Callable[[], None]], object],
        clock: Callable[[], float],
    ) -> None:
        self._show, self._lull, self._at, self._clock = show, lull, at, clock
        self._due: float | None = None
        self._shown = float("-inf")

    def news(self) -> None:
        """There is something new."""
        due = max(self._clock(), self._shown + self._lull())
        if self._due is None or due < self._due:
            self._due = due
            self._at(due, partial(self._come, due))

    def _come(self, due: float) -> None:
        if due == self._due:  # else it was shown earlier than this was to
            self._due, self._shown = None, self._clock()
            self._show()


# ---- How long those who ask for much have to wait -----------------------------------------------
#
# So the host has time for others, and rests.


LOOK = 0.02
"""Seconds after which it is looked at what the last thing has cost: it has been drawn by then."""

TIMES, MOST = 3.0, 2.0
"""So many times as long as the greedy have used the loop since, and seconds at most: all of them have a quarter of it together."""


class Throttle:
    """One session's. Who types, and looks at what came of it, is never held back."""

    def __init__(self, share: Share) -> None:
        self._share = share
        self._used = CROWD.used
        self._taken = float("-inf")

    @property
    def wait(self) -> float:
        """Seconds until something more may be taken; 0: now."""
        now = time.monotonic()
        if not self._share.is_greedy(now):
            return 0.0
        if self._share.calls:  # what was taken before has not been done yet: it would only pile up
            return LOOK
        cost = TIMES * (CROWD.used - self._used)
        return max(0.0, self._taken + min(MOST, max(LOOK, cost)) - now)

    def taken(self) -> None:
        """Something was taken, and will cost something."""
        self._used, self._taken = CROWD.used, time.monotonic()


# ---- The line -----------------------------------------------------------------------------------


CHUNK = 16
"""Bytes that are read at once, so that one paste can't buy more than its share."""

SKIPPED, MOST_BEYOND = 512, 65536
"""The same of bytes that do nothing; and how many of them wait at the most: more can't come before reading goes on."""

AHEAD, AHEAD_IF_LATE = 2, 3
"""Keys that somebody may be ahead of what they are shown, and where they come after all others and see it late: who presses more wants
more than they get."""

CLOGGED = 8192

EXCHANGE = 0.02
"""Seconds between two looks whether an exchange of keys is over."""

LONG_RESIZES = 0.5
"""Changes of size a second for somebody who has not stopped for seconds: each draws the whole screen anew."""


Channel = asyncssh.SSHServerChannel[bytes]


class Wire:
    """The channel of one session, with its budgets. `flooded` is called when somebody won't stop, `broke` when their input broke us.

    Keys wait while `is_exchanging` tells that the connection exchanges keys of its own: SSH allows none to be sent meanwhile, and
    nothing of what comes of them could be sent back.

    Attributes: `last_key`, when the person last did something;
    `is_in_front`: whether the terminal's window is, as far as it says.
    """

    def __init__(
        self,
        channel: Channel,
        limits: Limits,
        flooded: Callable[[], None],
        broke: Callable[[BaseException], None],
        share: Share | None = None,
        is_exchanging: Callable[[], bool] = lambda: False,
    ) -> None:
        self._is_exchanging = is_exchanging
        self._channel: Channel | None = channel
        self._share = share or Share()
        self._limits = limits
        self._flooded = flooded
        self._broke = broke
        self._feed: Callable[[bytes, bool], int] | None = None
        self._resize: Callable[[int, int], None] | None = None
        self._queue = self._beyond = b""
        self._events = TokenBudget(limits.events_per_second, limits.event_burst)
        self._resizes = TokenBudget(limits.resizes_per_second, 2)
        self._long_resizes = TokenBudget(LONG_RESIZES, limits.resizes_per_second * 5)
        self._size: tuple[int, int] | None = None
        self._throttle = Throttle(self._share)
        self._pump_at: asyncio.TimerHandle | None = None
        self._resize_at: asyncio.TimerHandle | None = None
        self._flood_since: float | None = None
        self.is_in_front = True
        self._unanswered = 0
        self.last_key = time.monotonic()
        self.on_answer: Callable[[], None] = lambda: None

    # ---- Out ----------------------------------------------------------------------------------

    def write(self, data: str) -> None:
        """Send, while there is somebody to send to."""
        if self._channel is not None:
            raw = data.encode("utf-8", "replace")
            self._unanswered = 0
            try:
                self._channel.write(raw)
            except OSError:  # closed at the other end; `connection_lost` is on its way
                self._channel = None

    @property
    def is_clogged(self) -> bool:
        """Whether what was sent before has not even left this machine."""
        return self._channel is not None and self._channel.get_write_buffer_size() > CLOGGED

    def cut(self) -> None:
        """The line is gone, and nobody is told of anything any more: so it holds nobody."""
        self._channel = None
        self.on_answer = self._flooded = lambda: None
        self._broke = lambda error: None
        self._is_exchanging = lambda: False
        self.detach()

    # ---- In -----------------------------------------------------------------------------------

    def attach(self, feed: Callable[[bytes, bool], int], resize: Callable[[int, int], None]) -> None:
        """Where keys and sizes go from now on; `feed` tells how many events it made of some bytes, none where they don't count."""
        self._feed, self._resize = feed, resize

    def detach(self) -> None:
        """Nowhere any more."""
        self._feed = self._resize = None
        for timer in (self._pump_at, self._resize_at):
            if timer is not None:
                timer.cancel()
        self._pump_at = self._resize_at = None
        self._queue = self._beyond = b""

    @property
    def has_more(self) -> bool:
        """Whether bytes have come that were not read yet."""
        return bool(self._queue or self._beyond)

    def received(self, data: bytes) -> None:
        """Bytes have come in. What doesn't fit into the queue does nothing; but it is read, too, so that what comes after it isn't
        taken for something else than it is."""
        room = 0 if self._beyond else max(0, self._limits.queue_bytes - len(self._queue))
        self._watch_flood(len(data) > room)
        self._queue += data[:room]
        self._beyond = (self._beyond + data[room:])[:MOST_BEYOND]
        if self._channel is not None and len(self._queue) * 2 > self._limits.queue_bytes:
            self._channel.pause_reading()
        if self._pump_at is None:
            self._pump()

    def resized(self, columns: int, rows: int) -> None:
        """The window has another size, clamped already: the newest counts, some times a second."""
        self._size = columns, rows
        if self._resize_at is not None:
            self._share.want_more(time.monotonic())
        else:
            loop = asyncio.get_running_loop()
            wait = max(self._resizes.wait(), self._long_resizes.wait(), self._held)
            self._resize_at = loop.call_later(wait, self._take_size)

    @property
    def _held(self) -> float:
        """Seconds until it may be looked again whether something may be taken; 0: now."""
        return EXCHANGE if self._is_exchanging() else self._throttle.wait

    def _take_size(self) -> None:
        self._resize_at = None
        if self._held and self._size is not None:
            self.resized(*self._size)
            return
        self._resizes.spend()
        self._long_resizes.spend()
        if self._resize is not None and self._size is not None:
            self._resize(*self._size)
            self._throttle.taken()

    def _pump(self) -> None:
        self._pump_at = None
        if self.has_more and self._feed is not None and self._events.tokens >= 1 and not self._held:
            is_busy = bool(self._share.calls)
            try:
                made = self._feed(*self._next())
            except Exception as error:
                self._broke(error)
                return
            self._events.spend(max(0.25, made))
            if made:  # a terminal's answers are no keys
                self.last_key = time.monotonic()
                self._throttle.taken()
                self._unanswered += made
                ahead = AHEAD_IF_LATE if self._share.is_greedy(self.last_key) else AHEAD
                if self._unanswered > ahead and (is_busy or made > 1):
                    self._share.want_more(self.last_key)
        if self.has_more and self._feed is not None:
            if len(self._queue) > CHUNK or self._beyond:
                self._share.want_more(time.monotonic())
            wait = max(0.005, self._events.wait(), self._held)
            self._pump_at = asyncio.get_running_loop().call_later(wait, self._pump)
        elif self._channel is not None:
            self._channel.resume_reading()

    def _next(self) -> tuple[bytes, bool]:
        """The bytes that are read next, and whether they count."""
        if self._queue:
            chunk, self._queue = self._queue[:CHUNK], self._queue[CHUNK:]
            return chunk, True
        chunk, self._beyond = self._beyond[:SKIPPED], self._beyond[SKIPPED:]
        return chunk, False

    def _watch_flood(self, too_much: bool) -> None:
        """A flood is a queue that stays full: a long paste is none."""
        now = time.monotonic()
        if not too_much and len(self._queue) * 2 <= self._limits.queue_bytes:
            self._flood_since = None
        elif self._flood_since is None:
            self._flood_since = now
        elif now - self._flood_since > self._limits.flood_seconds:
            self._flood_since = None
            self._flooded()
