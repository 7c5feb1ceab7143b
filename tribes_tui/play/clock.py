"""How much time people have at a table, and how much each of them has left.

clocks = Clocks(Clock(bank=300, increment=5), 2, time.monotonic)
clocks.run(0)                # seat 0 is asked
clocks.decided(0)            # -> milliseconds left, the increment among them
"""

from collections.abc import Callable, Mapping
from copy import copy
from typing import Any, NamedTuple

from tribes_tui.words.said import playing as said

MINUTE, HOUR, DAY = 60, 3600, 86_400


class Clock(NamedTuple):
    """What a table chose, in seconds: a `bank` for the whole game and an `increment` for each decision, or a `limit` for each,
    beside which the `bank` is a reserve: what a decision takes longer comes from there.

    When somebody's time is over, a bot of the level `then` takes the decision.
    """

    bank: int = 0
    increment: int = 0
    limit: int = 0
    then: str = "easy"

    @classmethod
    def of(cls, plain: Mapping[str, Any] | None) -> "Clock | None":
        """The clock that `plain` wrote down; None where there is none."""
        return None if plain is None else cls(**{name: plain[name] for name in cls._fields if name in plain})

    def plain(self) -> dict[str, Any]:
        """As a record's header and a host's list of tables keep it."""
        return self._asdict()


class Clocks:
    """The time of everybody at a table; one clock runs at most. `now` gives seconds.

    `stood` tells for how many seconds between two instants a seat's clock stands.
    """

    def __init__(self, clock: Clock, seats: int, now: Callable[[], float]) -> None:
        self.clock = clock
        self.running: int | None = None
        self._now = now
        self.stood: Callable[[int, float, float], float] = lambda seat, began, ended: 0.0
        self._left = [float(clock.limit + clock.bank)] * seats
        self._reserve = [float(clock.bank)] * seats
        self._since = 0.0

    def restore(self, times: Mapping[int, int], gone: float = 0.0) -> None:
        """Go on from what was written down (milliseconds by seat). With a limit the `gone` seconds count for whoever is asked."""
        for seat, left in times.items():
            self.note(seat, left / 1000)
        if self.clock.limit and self.running is not None:
            self._since -= gone

    def copy(self) -> "Clocks":
        """The same time, to be spent apart from these."""
        clocks = copy(self)
        clocks._left, clocks._reserve = self._left[:], self._reserve[:]
        return clocks

    def note(self, seat: int, left: float) -> None:
        """A seat has so many seconds from now on, whatever was counted here."""
        self._left[seat] = left
        self._reserve[seat] = max(0.0, left - self.clock.limit)
        if seat == self.running:
            self._since = self._now()

    def run(self, seat: int | None) -> None:
        """The clock of `seat` runs from now on, and no other; None: nobody's."""
        if seat != self.running:
            self._charge()
            self.running = seat

    def decided(self, seat: int) -> int:
        """`seat` has decided; how many milliseconds it has now, for its next decision."""
        if seat == self.running:
            self._charge()
        if self.clock.limit:
            self._reserve[seat] = min(self._reserve[seat], self._left[seat])
            self._left[seat] = self.clock.limit + self._reserve[seat]
        else:
            self._left[seat] += self.clock.increment
        return int(self._left[seat] * 1000)

    def left(self, seat: int, spared: float = 0.0) -> float:
        """Seconds that a seat has left, when so many of those since its clock began to run don't count."""
        if seat != self.running:
            return max(0.0, self._left[seat])
        now = self._now()
        spent = now - self._since - spared - self.stood(seat, self._since, now)
        return max(0.0, self._left[seat] - max(0.0, spent))

    def ran_within(self, began: float, ended: float) -> float:
        """For how many seconds between two instants the running clock has run."""
        return 0.0 if self.running is None else max(0.0, min(ended, self._now()) - max(began, self._since))

    @property
    def is_over(self) -> bool:
        """Whether the time of whoever is asked is over."""
        return self.running is not None and self.left(self.running) == 0

    def _charge(self) -> None:
        if self.running is not None:
            self._left[self.running] = self.left(self.running)
        self._since = self._now()


def clock_text(seconds: float) -> str:
    """Time that is left, in words as short as they can be: tens of seconds, single ones in the last minute.

    `2 d 5 h`, `3 h 20 min`, `4:30`, `0:42`.
    """
    whole = int(seconds)
    if whole >= DAY:
        return said.days_left(days=whole // DAY, hours=whole % DAY // HOUR)
    if whole >= HOUR:
        return said.hours_left(hours=whole // HOUR, minutes=whole % HOUR // MINUTE)
    if whole >= MINUTE:
        whole -= whole % 10
    return f"{whole // MINUTE}:{whole % MINUTE:02}"
