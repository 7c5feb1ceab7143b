"""What a host writes down: a line for whatever happened, and measures of how it goes."""

import asyncio
import contextlib
import logging
import os
import re
import sys
import time
import traceback
from bisect import bisect_left
from collections import Counter, deque
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from itertools import accumulate
from pathlib import Path

from tribes_tui.errors import printable

FAULTS = 20
"""Lines about faults of one kind at once, and then one every `FAULT_SECONDS`: a log that grows is an attack's best friend."""

FAULT_SECONDS = 10.0

SEEN = 6
"""The same for what one address does."""

KINDS = 1000
"""So many kinds, or addresses, are told apart at once."""

LINES, LINE_SECONDS = 500, 1.0
"""Lines of all kinds together at once, and then one every so many seconds: whatever repeats, from however many addresses."""


class Logbook:
    """Writes lines to `out` (standard error, which a service manager keeps), which `keep_few` frees of old ones: `tick` is to be called now and then. `clock` gives seconds."""

    def __init__(
        self,
        out: Callable[[str], object] | None = None,
        clock: Callable[[], float] = time.monotonic,
        keep_few: Callable[[], None] = lambda: None,
    ) -> None:
        self._out = out or sys.stderr.write
        self.tick = keep_few
        self._clock = clock
        self._all = TokenBudget(1 / LINE_SECONDS, LINES, clock)
        self._all_unsaid = 0
        self._budgets: dict[str, TokenBudget] = {}
        self._unsaid: dict[str, int] = {}
        self.measures = Measures()

    def line(self, text: str) -> None:
        """One line with the time; of many that differ in numbers alone few are written."""
        self._limited(_without_numbers(text), text[:200], FAULTS)

    def fault(self, kind: str, text: str) -> None:
        """What went wrong; of many of one kind few are written, with how many were not."""
        self._limited(kind, text, FAULTS)

    def _limited(self, kind: str, text: str, burst: int) -> None:
        while len(self._budgets) >= KINDS and kind not in self._budgets:
            oldest = next(iter(self._budgets))
            del self._budgets[oldest]
            self._unsaid.pop(oldest, None)
        budget = self._budgets.setdefault(kind, TokenBudget(1 / FAULT_SECONDS, burst, self._clock))
        if not budget.take():
            self._unsaid[kind] = self._unsaid.get(kind, 0) + 1
            return
        unsaid = self._unsaid.pop(kind, 0)
        self._write(printable(text)[:600] + (f" ({unsaid} like it were not written)" if unsaid else ""))  # no words

    def seen(self, what: str, address: str, more: str = "") -> None:
        """Who came, was refused, or typed a wrong code: `WHAT from ADDRESS: MORE`, for those who watch the log.

        A few lines of a kind at once for each address, and then one every `FAULT_SECONDS`.
        """
        self.measures.events[what] += 1
        self._limited(f"{what} {address}", f"{what} from {address}{': ' if more else ''}{more}", SEEN)  # no words

    def crash(self, name: str, error: BaseException) -> None:
        """Where a session broke: files, lines and the kind of error; neither its text nor any variable."""
        place = place_of(error)
        self.fault(place, f"session {name} broke: {place}")  # no words

    def _write(self, text: str) -> None:
        if not self._all.take():
            self._all_unsaid += 1
            return
        if self._all_unsaid:
            text, self._all_unsaid = f"{text} ({self._all_unsaid} other lines were not written)", 0  # no words
        self._out(f"{time.strftime('%Y-%m-%d %H:%M:%S')} {text}\n")


class FaultLines(logging.Handler):
    """What libraries log of their own accord (a callback that broke, say) goes to the host's log: where it was, and seldom."""

    def __init__(self, logbook: Logbook) -> None:
        super().__init__(logging.WARNING)
        self._logbook = logbook

    def emit(self, record: logging.LogRecord) -> None:
        """The library, and the place of the fault; neither texts nor variables."""
        error = record.exc_info[1] if record.exc_info else None
        place = f"{record.module}:{record.lineno}" if error is None else place_of(error)
        self._logbook.fault(f"{record.name} {place}", f"{record.name}: {place}")


def _without_numbers(text: str) -> str:
    """A line as all of its kind are: numbers and names of tables are left out."""
    return " ".join("*" if any(sign.isdigit() for sign in word) else word for word in text.split())


def place_of(error: BaseException) -> str:
    """The kind of an error and where it was; neither its text nor any variable.

    One that only carries another (of a screen's worker, say) was raised nowhere: then it is the one within.
    """
    within = getattr(error, "error", None) or error.__cause__
    if error.__traceback__ is None and isinstance(within, BaseException):
        error = within
    frames = traceback.extract_tb(error.__traceback__)[-12:]
    where = " < ".join(f"{frame.filename.rsplit('/', 1)[-1]}:{frame.lineno}" for frame in reversed(frames))
    return f"{type(error).__name__} at {where}"  # no words


# ---- The log in a folder ------------------------------------------------------------------------


DAYS = 7
"""For so many days, today among them, lines are kept."""

NAME = re.compile(r"tribes-\d{4}-\d\d-\d\d\.log")
"""What our own files are called; whatever else lies there is left alone."""


def _today() -> datetime:
    return datetime.now(UTC)


class LogFolder:
    """Where a `Logbook` writes its lines. What the disk refuses is lost: a full disk is no reason to let nobody play."""

    def __init__(self, folder: Path, now: Callable[[], datetime] = _today) -> None:
        """Raises `OSError` when nothing can be written there."""
        self._folder = folder
        self._now = now
        self._day = ""
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.tick()
        self._append("")

    def write(self, text: str) -> None:
        """One more line."""
        self.tick()
        with contextlib.suppress(OSError):
            self._append(text)

    def tick(self) -> None:
        """To be called now and then: on a day without any line old ones go, too."""
        now = self._now()
        if self._day == f"{now:%Y-%m-%d}":
            return
        self._day = f"{now:%Y-%m-%d}"
        oldest = f"tribes-{now - timedelta(days=DAYS - 1):%Y-%m-%d}.log"
        with contextlib.suppress(OSError):
            for path in [*self._folder.iterdir()]:
                if NAME.fullmatch(path.name) and path.name < oldest:
                    path.unlink()

    def _append(self, text: str) -> None:
        path = self._folder / f"tribes-{self._day}.log"
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        with os.fdopen(descriptor, "a", encoding="utf-8") as file:
            file.write(text)


# ---- Budgets: how often something may happen, with a reserve for short bursts -------------------


class TokenBudget:
    """Tokens that grow by `rate` a second up to `burst`; what happens takes some.

    `clock` gives seconds; tests bring their own.
    """

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] | None = None) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock or time.monotonic
        self._tokens = float(burst)
        self._stamp = self._clock()

    @property
    def tokens(self) -> float:
        """How much may happen now."""
        now = self._clock()
        self._tokens = min(self.burst, self._tokens + (now - self._stamp) * self.rate)
        self._stamp = now
        return self._tokens

    def spend(self, amount: float = 1.0) -> None:
        """Take tokens, also beyond what is there: a debt is paid back by waiting."""
        self._tokens = self.tokens - amount

    def take(self, amount: float = 1.0) -> bool:
        """Take tokens if there are so many; whether there were."""
        if self.tokens < amount:
            return False
        self._tokens -= amount
        return True

    def wait(self, amount: float = 1.0) -> float:
        """Seconds until so many tokens will be there."""
        return max(0.0, (amount - self.tokens) / self.rate)


MANY = 64
"""Budgets from which on it is looked which of them are needed."""


class Budgets:
    """A budget for each person, by their id. Who has spent nothing for long has a full one, which isn't kept: guests come with ever new ids."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] | None = None) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._budgets: dict[str, TokenBudget] = {}
        self._look_at = MANY

    def __len__(self) -> int:
        return len(self._budgets)

    def of(self, person: str) -> TokenBudget:
        """Theirs."""
        if person not in self._budgets:
            self._drop_full()
            self._budgets[person] = TokenBudget(self._rate, self._burst, self._clock)
        return self._budgets[person]

    def _drop_full(self) -> None:
        """Now and then: after as many new ones as there were left last time."""
        if len(self._budgets) >= self._look_at:
            self._budgets = {person: one for person, one in self._budgets.items() if one.tokens < one.burst}
            self._look_at = max(MANY, 2 * len(self._budgets))


# ---- What is counted while a host runs, for those who run it ------------------------------------


BOUNDS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds: moves are counted by the first of these that they did not take longer than."""


class Measures:
    """Attributes:
    events  what the log tells of callers (`came`, `refused`, `wrong code` ...), however few lines it writes
    moves  moves that were played or taken back at tables that this host shows, and those of other hosts
    bot_seconds  for which bots have thought here
    """

    def __init__(self) -> None:
        self.events: Counter[str] = Counter()
        self.moves = 0
        self.bot_seconds = 0.0
        self.move_seconds = 0.0
        self._counts = [0] * (len(BOUNDS) + 1)

    def move_took(self, seconds: float) -> None:
        """A person's move, from their key until their seat was told."""
        self.move_seconds += seconds
        self._counts[bisect_left(BOUNDS, seconds)] += 1

    def within(self) -> list[int]:
        """How many moves took no longer than each bound; the last: all."""
        return [*accumulate(self._counts)]


# ---- How the host's process is: memory, and how late its loop is --------------------------------


LOOK = 0.25
KEPT = 240


class Health:
    """Measures how late the event loop comes back from a short sleep."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.lags: deque[float] = deque(maxlen=KEPT)

    async def watch(self) -> None:
        """Measure for ever."""
        while True:
            start = time.perf_counter()
            await asyncio.sleep(LOOK)
            self.lags.append(max(0.0, time.perf_counter() - start - LOOK))

    @property
    def worst_lag(self) -> float:
        """Seconds that somebody had to wait at most, in the last minute."""
        return max(self.lags, default=0.0)


def memory() -> int:
    """Bytes of memory that this process uses; 0 where that can't be known."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except (OSError, ValueError, IndexError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")
