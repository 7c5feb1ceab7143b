"""Who may connect at all, decided before the first packet costs anything; and what a connection has of the loop's time."""

from __future__ import annotations

import ipaddress
import random
import time
from asyncio import Handle
from collections import Counter, deque
from collections.abc import Callable, Mapping, Sequence
from contextvars import Context, ContextVar
from typing import Protocol

from tribes_tui.server.host.limits import Limits
from tribes_tui.server.host.logbook import TokenBudget

FORGET = 3600.0
"""Seconds after which an address that kept quiet is forgotten."""

WELCOMED = 1000
"""Addresses from which somebody has logged in that are remembered."""

UNREAD = 1_000_000
"""Bytes that somebody may leave unread before the connection is closed."""

TOO_MUCH = "more than any game needs"  # no words
NOT_READ, NOT_EXCHANGED = "nothing was read", "keys were not exchanged"  # no words
"""Why a connection is closed that no person with a terminal would use like that: the log says so."""


def grouped(address: str) -> str:
    """The address as it is counted: of IPv6 the network, for one line has as many addresses as it likes."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 4:
        return str(found)
    return str(found.ipv4_mapped or ipaddress.ip_network((found, 64), strict=False))


class KnownAddress:
    """What is known of one address: its budget, and how long it must wait after too many connections."""

    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        self.budget = TokenBudget(limits.logins_per_minute / 60.0, limits.login_burst, clock)
        self.penalty = 0.0
        self.barred_until = 0.0
        self.seen = clock()


class Caller:
    """One connection as the gate counts it, from the moment it was accepted.

    Attributes: `address`, grouped; `has_logged_in`; `is_kept`: an administrator's, which is never closed for others;
    `session`, its session once there is one; `share`, what it has of the loop. `close` ends it with a word, `unsent` tells how many bytes it leaves unread,
    `exchanging` for how many seconds it has been exchanging keys.
    """

    def __init__(self, address: str, now: float) -> None:
        self.address = address
        self.has_logged_in = False
        self.is_kept = False
        self.session: CallerSession | None = None
        self.share = Share()
        self.close: Callable[[str], None] = lambda why: None
        self.unsent: Callable[[], int] = lambda: 0
        self.exchanging: Callable[[], float] = lambda: 0.0
        self._began = now

    @property
    def is_playing(self) -> bool:
        """Whether it has a session that runs."""
        return self.session is not None and self.session.is_running

    @property
    def without_session_since(self) -> float:
        """Since when it has no session."""
        return self._began if self.session is None else max(self._began, self.session.ended)

    def let_go(self) -> None:
        """The connection is gone: it is not held any more."""
        self.close, self.unsent, self.exchanging = (lambda why: None), (lambda: 0), (lambda: 0.0)


class CallerSession(Protocol):
    """A session as the gate knows it."""

    @property
    def is_running(self) -> bool:
        """Whether the game is shown there now."""

    @property
    def ended(self) -> float:
        """When it ended; 0 before."""


class Gate:
    """Counts connections without a session, per address and in all, and how often they come. What it says to them is English, for nobody
    has said anything yet, and stands in the log, too.

    The closer those are to as many as may be, the likelier the next one costs one of the older ones its place: somebody
    who logs in needs theirs for a moment only, and finds one however many others do nothing with theirs. Those give way
    first from whose address nobody has ever logged in; of equals, those whose address has most of them.
    """

    def __init__(
        self,
        limits: Limits,
        clock: Callable[[], float] = time.monotonic,
        chance: Callable[[], float] = random.random,
    ) -> None:
        self._limits = limits
        self._clock = clock
        self._chance = chance
        self._addresses: dict[str, KnownAddress] = {}
        self._callers: list[Caller] = []
        self._welcomed: dict[str, bool] = {}

    @property
    def waiting(self) -> list[Caller]:
        """Connections without a session, the oldest first."""
        return [caller for caller in self._callers if not caller.is_playing]

    def admit(self, address: str) -> tuple[Caller | None, str]:
        """A new connection from `address`, counted; or None, and why it is refused."""
        known = self._known(address)
        now = known.seen = self._clock()
        if now < known.barred_until:
            return None, f"too many connections: try again in {known.barred_until - now:.0f} seconds"  # no words
        if not known.budget.take():
            known.penalty = min(self._limits.longest_penalty, max(5.0, known.penalty * 2))
            known.barred_until = now + known.penalty
            return None, f"too many connections: try again in {known.penalty:.0f} seconds"  # no words
        waiting = self.waiting
        if sum(caller.address == address for caller in waiting) >= self._limits.waiting_per_address:
            return None, "too many connections wait for their login: try again in a moment"  # no words
        self._make_room(waiting)
        caller = Caller(address, now)
        self._callers.append(caller)
        return caller, ""

    def welcome(self, caller: Caller) -> None:
        """Somebody has logged in; where an administrator has, is never forgotten for others."""
        is_kept = caller.is_kept or self._welcomed.pop(caller.address, False)
        self._welcomed[caller.address] = is_kept
        if len(self._welcomed) > WELCOMED:
            oldest = next((address for address, kept in self._welcomed.items() if not kept), caller.address)
            del self._welcomed[oldest]

    def gone(self, caller: Caller) -> None:
        """A connection has ended."""
        if caller in self._callers:
            self._callers.remove(caller)

    def tick(self) -> None:
        """Close connections that have had no session for too long, that don't read what they are sent, or never finish what they begin."""
        now = self._clock()
        for caller in self._callers[:]:
            if not caller.is_playing and now - caller.without_session_since > self._limits.door_seconds:
                self._close(caller, "nothing was asked for")  # no words
            elif caller.unsent() > UNREAD:
                self._close(caller, NOT_READ)
            elif caller.exchanging() > self._limits.login_seconds:
                self._close(caller, NOT_EXCHANGED)

    def _make_room(self, waiting: list[Caller]) -> None:
        """From half of the places on, perhaps; when all are taken, for certain."""
        few, most = self._limits.waiting // 2, self._limits.waiting
        older = [caller for caller in waiting if not caller.is_kept]
        older = older[: max(1, len(older) // 2)]
        if older and len(waiting) >= few and self._chance() * (most - few) < len(waiting) - few:
            least = self._least_missed(older, Counter(caller.address for caller in waiting))
            self._close(least[int(self._chance() * len(least))], "others wait, too: try again in a moment")  # no words

    def _least_missed(self, callers: Sequence[Caller], waiting: Mapping[str, int]) -> list[Caller]:
        """Those of them who have the first claim to give way, by where they come from."""

        def claim(caller: Caller) -> tuple[bool, bool, int]:
            is_kept = self._welcomed.get(caller.address)
            return is_kept is None, not is_kept, waiting[caller.address]

        first = max(map(claim, callers))
        return [caller for caller in callers if claim(caller) == first]

    def _close(self, caller: Caller, why: str) -> None:
        self.gone(caller)
        caller.close(why)

    def _known(self, address: str) -> KnownAddress:
        now = self._clock()
        if address not in self._addresses:
            quiet = [name for name, known in self._addresses.items() if now - known.seen > FORGET]
            for name in quiet:
                del self._addresses[name]
            self._addresses[address] = KnownAddress(self._limits, self._clock)
        return self._addresses[address]


EAGER, MOST = 0.5, 1.5
"""Seconds of wanting more, beyond which somebody is greedy; and so many at most are remembered."""

STEP, FORGOTTEN = 0.3, 0.03
"""Seconds as which one time of wanting more counts at most; and how many of them a second forgets."""


class Share:
    """One connection's. Calls that come of it, in whatever task, find it in their context (`SHARE`).

    Attributes: `is_playing`: it is at a game that has begun, or keeps the host; others may be strangers, and come after
    those. `spent`: seconds that it has had; `calls`, `came`, `is_queued`, `line` are the loop's.
    """

    __slots__ = ("_eager", "_since", "_wanted", "calls", "came", "is_playing", "is_queued", "line", "spent")

    def __init__(self) -> None:
        self.is_playing = False
        self.spent = 0.0
        self.came = 0.0, 0
        self.calls: deque[Handle] = deque()
        self.is_queued = False
        self.line: object = None
        self._eager = self._since = 0.0
        self._wanted = float("-inf")

    def want_more(self, now: float) -> None:
        """It asks for more before it has what it asked for."""
        self._eager = min(MOST, self._eagerness(now) + min(now - self._wanted, STEP))
        self._since = self._wanted = now

    def is_as_eager_as(self, before: Share) -> None:
        """It is the same person's as that one was."""
        self._eager, self._since, self._wanted = before._eager, before._since, before._wanted

    def is_greedy(self, now: float) -> bool:
        """Whether it has gone on wanting more: a key held down, or a window that is dragged, is a little of that.

        That is remembered for thirty times as long as it lasted, at most half a minute, and costs nobody anything while the loop has time for all.
        """
        return self._eager > EAGER and self._eagerness(now) > EAGER

    def charge(self, seconds: float, now: float) -> None:
        """A call of its took so long, until now."""
        self.spent += seconds
        if self.is_greedy(now):
            CROWD.used += seconds

    def _eagerness(self, now: float) -> float:
        return max(0.0, self._eager - FORGOTTEN * (now - self._since))

    def within(self, context: Context) -> Context:
        """The context, in which everything is for this share from now on."""
        context.run(SHARE.set, self)
        return context


class Crowd:
    """All who are greedy: `used`, the seconds of the loop that they have had together."""

    def __init__(self) -> None:
        self.used = 0.0
        self._gone: dict[str, Share] = {}

    def goes(self, person: str, share: Share, now: float) -> None:
        """A person's connection ends; whoever was greedy is not forgotten by that."""
        self._gone[person] = share
        self._gone = {person: share for person, share in self._gone.items() if share.is_greedy(now)}

    def comes(self, person: str, share: Share) -> None:
        """The person has another connection."""
        if person in self._gone:
            share.is_as_eager_as(self._gone.pop(person))


CROWD = Crowd()


SHARE: ContextVar[Share | None] = ContextVar("SHARE", default=None)
"""For which connection something is done; None: for the host itself."""
