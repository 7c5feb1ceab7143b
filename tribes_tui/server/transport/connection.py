"""One connection: who may log in, and as whom; what it sends is counted."""

import asyncio
import contextlib
import ipaddress
import socket
import time
from collections.abc import Callable
from typing import Any

import asyncssh

from tribes_tui.server.host.limits import Limits
from tribes_tui.server.host.logbook import Logbook, TokenBudget
from tribes_tui.server.host.people import Person
from tribes_tui.server.house import Host
from tribes_tui.server.transport.gate import NOT_EXCHANGED, NOT_READ, TOO_MUCH, UNREAD, Caller, Gate
from tribes_tui.server.transport.ssh_session import SshSession
from tribes_tui.server.words.said import visit as said
from tribes_tui.words.language import chosen, in_language

# ---- How much a connection may send: packets, and those that cost more than others --------------


PACKETS, REQUESTS, CHANNELS, EXCHANGES, ATTEMPTS = "packets", "requests", "channels", "exchanges", "attempts"

KINDS = {20: EXCHANGES, 50: ATTEMPTS, 80: REQUESTS, 90: CHANNELS}
"""Number of a packet in SSH -> what it asks for besides being read: an exchange of keys, a login, an answer, a channel."""


class Traffic:
    """The budgets of one connection. What a person with a terminal does stays far below them."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self._budgets = {
            PACKETS: TokenBudget(limits.packets_per_second, limits.packet_burst, clock),
            REQUESTS: TokenBudget(limits.requests_per_second, limits.requests_per_second * 5, clock),
            CHANNELS: TokenBudget(limits.channels_per_minute / 60, limits.channels_per_minute, clock),
            EXCHANGES: TokenBudget(0.1, 8, clock),
            ATTEMPTS: TokenBudget(1, 40, clock),
        }

    def take(self, kind: str, amount: int = 1) -> bool:
        """Whether so much of a kind may still be sent; it counts."""
        budget = self._budgets[kind]
        budget.spend(amount)
        return budget.tokens >= 0


# ---- What it sends is counted, and the kernel's late acknowledgements are not waited for --------


QUICK_ACK: int | None = getattr(socket, "TCP_QUICKACK", None)
"""Linux has it; elsewhere a login is as slow as the kernel likes."""


class Connection(asyncssh.SSHServerConnection):
    """asyncssh's, with budgets: beyond them it is closed.

    While somebody logs in, each packet is acknowledged at once. A client sends two packets in a row when keys are
    exchanged, and again when they are taken into use, and holds the second back until the first is acknowledged; the
    kernel here, which has nothing to say yet, would keep that acknowledgement for 40 ms, twice a login.
    """

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        options: asyncssh.SSHServerConnectionOptions,
        caller: Caller,
        limits: Limits,
        logbook: Logbook,
    ) -> None:
        super().__init__(loop, options)
        self.caller = caller
        self._logbook = logbook
        self._traffic = Traffic(limits)
        self._way_out: asyncio.WriteTransport | None = None
        self._peer: socket.socket | None = None
        self._exchanging_since: float | None = None
        caller.close = self.refuse
        caller.unsent = self.unsent
        caller.exchanging = self.exchanging

    is_enough: Callable[[], bool] = staticmethod(lambda: True)
    """Whether what was proved is enough."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The line is there."""
        assert isinstance(transport, asyncio.WriteTransport)
        self._way_out = transport
        self._peer = transport.get_extra_info("socket")
        super().connection_made(transport)

    def unsent(self) -> int:
        """Bytes that wait because the other end doesn't read."""
        return 0 if self._way_out is None else self._way_out.get_write_buffer_size()

    def is_exchanging(self) -> bool:
        """Whether an exchange of keys is under way, begun by whomever."""
        return not self._kex_complete

    def exchanging(self) -> float:
        """Seconds for which an exchange of keys has been under way, as far as it was looked: what is sent meanwhile is kept."""
        now = time.monotonic()
        if not self.is_exchanging():
            self._exchanging_since = None
        elif self._exchanging_since is None:
            self._exchanging_since = now
        return 0.0 if self._exchanging_since is None else now - self._exchanging_since

    def refuse(self, why: str) -> None:
        """Close it with a word; nothing more of it is read."""
        if why in (TOO_MUCH, NOT_READ, NOT_EXCHANGED):
            self._logbook.seen("refused", self.caller.address, why)
        self.disconnect(asyncssh.DISC_TOO_MANY_CONNECTIONS, why)

    def data_received(self, data: bytes, datatype: Any = None) -> None:
        """Bytes: count the packets that they completed."""
        before = self._recv_seq
        super().data_received(data, datatype)
        packets = self._recv_seq - before  # the numbers begin anew when keys are taken into use
        if not self._traffic.take(PACKETS, max(1, packets)) or self.unsent() > UNREAD:
            self.refuse(TOO_MUCH)
        if not self.caller.has_logged_in:
            self._acknowledge()

    def process_packet(self, pkttype: int, pktid: int, packet: Any) -> Any:
        """A packet that is for the connection itself; some have budgets of their own."""
        kind = KINDS.get(pkttype)
        if kind is not None and not self._traffic.take(kind):
            self.refuse(TOO_MUCH)
            return True
        return super().process_packet(pkttype, pktid, packet)

    async def send_userauth_success(self) -> None:
        """Something was proved; `is_enough` tells whether more is asked for, which SSH calls a partial success."""
        if self.is_enough():
            await super().send_userauth_success()
        else:
            self.send_userauth_failure(True)

    def create_task(self, coro: Any, task_logger: Any = None) -> Any:
        """A task that begins after what is being done now, as asyncssh takes for granted, whose answers are lost otherwise.

        From Python 3.12 on Textual has a loop begin tasks at once, and it is the loop of all connections.
        """
        later = asyncio.Task(coro, loop=self._loop) if asyncio.iscoroutine(coro) else coro
        return super().create_task(later, task_logger)

    def wait_for_person(self) -> None:
        """Somebody types: the gate's patience counts from now on, no more that of a login between programs."""
        self._cancel_login_timer()

    def _acknowledge(self) -> None:
        if QUICK_ACK is not None and self._peer is not None:
            with contextlib.suppress(OSError):  # after every packet: the kernel forgets it whenever something is sent
                self._peer.setsockopt(socket.IPPROTO_TCP, QUICK_ACK, 1)


# ---- Who may log in, and as whom ----------------------------------------------------------------
#
# The identity is the key that signed, never one that was only offered.


Start = Callable[[Person, str, str], SshSession]
"""Makes the session of (who, address, the code they logged in with)."""


class SshServer(asyncssh.SSHServer):
    """One connection, from its first packet to its end. Only one session is ever opened on it.

    Passwords, forwarding, listening and tunnels asyncssh refuses unless it is told otherwise here.
    """

    def __init__(self, host: Host, gate: Gate, start: Start, keyless: bool) -> None:
        self._host = host
        self._gate = gate
        self._start = start
        self._keyless = keyless
        self._signed: asyncssh.SSHKey | None = None
        self._proved = ""
        self._code = ""
        self._tries = 0
        self._is_asked = False
        self._not_before = 0.0
        self._session: SshSession | None = None
        self._is_near = False

    # ---- Connecting ---------------------------------------------------------------------------

    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        """Before any key is exchanged; the gate has counted it already."""
        assert isinstance(conn, Connection)
        self._conn = conn
        conn.is_enough = self._is_enough
        self._caller = conn.caller
        self._is_near = is_loopback(str(conn.get_extra_info("peername", ("?",))[0]))

    def connection_lost(self, exc: Exception | None) -> None:
        """It counts no more, and holds this no more."""
        del self._conn.is_enough
        self._gate.gone(self._caller)
        self._caller.let_go()

    # ---- Logging in ---------------------------------------------------------------------------

    def begin_auth(self, username: str) -> bool:
        """Whether anything must be proved: always, unless the host was told otherwise, and then on loopback alone."""
        self._signed, self._proved = None, ""
        return not self._needs_no_login

    @property
    def _needs_no_login(self) -> bool:
        return self._keyless and self._is_near

    def _is_enough(self) -> bool:
        """On a host by invitation a key that nobody knows is not: a code is asked for next, and the key known from then on.

        Called when something was proved, so that the key of a signature is its owner's.
        """
        if self._signed is None or self._needs_no_login:
            return True
        self._proved = self._signed.get_fingerprint("sha256")
        return self._person().may_come

    def auth_completed(self) -> None:
        """Logged in."""
        self._caller.has_logged_in = True
        self._caller.is_kept = self._proved in self._host.admission.admins
        self._gate.welcome(self._caller)

    def public_key_auth_supported(self) -> bool:
        """Any key is welcome: it is who one is. One is enough."""
        return not self._proved

    def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:
        """Called for keys that are only offered, too: what counts is the last before the login succeeded."""
        self._signed = key
        return True

    def kbdint_auth_supported(self) -> bool:
        """An invitation can be typed by who has no key."""
        return True

    def get_kbdint_challenge(self, username: str, lang: str, submethods: str) -> Any:
        """Ask for the code; a key that was offered before is forgotten."""
        self._signed = None
        self._tries += 1
        self._is_asked = True
        self._conn.wait_for_person()
        with in_language(chosen(lang.partition("-")[0], {})):
            if self._tries > self._host.limits.code_tries:
                self._conn.disconnect(asyncssh.DISC_NO_MORE_AUTH_METHODS_AVAILABLE, said.no_good_code_short())
                return False
            if self._proved:
                return "", said.with_key(), "", [(said.prompt_with_key(), True)]
            return "", said.without_key(), "", [(said.prompt(), True)]

    async def validate_kbdint_response(self, username: str, responses: Any) -> bool:
        """Whether that is a good code. It is spent when it leads to a seat.

        One answer to each question, and none is looked at before its time: SSH lets a client send many answers to one
        question, or ask for the next while it should wait.
        """
        self._signed = None
        if not self._is_asked:
            self._conn.disconnect(asyncssh.DISC_PROTOCOL_ERROR, "nothing was asked")  # no words: for programs
            return False
        self._is_asked = False
        now, delay = time.monotonic(), self._host.limits.code_delay
        wait = max(0.0, self._not_before - now)
        self._not_before = now + wait + delay
        await asyncio.sleep(wait)
        code = str(responses[0]) if len(responses) == 1 else ""
        if self._host.admission.invitation(code, is_known=False) is None:
            self._host.logbook.seen("wrong code", self._caller.address)
            await asyncio.sleep(delay)
            return False
        self._code = code
        return True

    # ---- The one session ----------------------------------------------------------------------

    def session_requested(self) -> Any:
        """The game; nothing else, and only once."""
        if self._session is not None:
            return False
        self._session = self._caller.session = self._start(self._person(), self._caller.address, self._code)
        self._session.is_exchanging = self._conn.is_exchanging
        return self._session

    def _person(self) -> Person:
        if not self._proved:
            return self._host.people.guest(may_come=not self._code)
        may_come = not self._host.admission.by_invitation or self._proved in self._host.admission.admins
        return self._host.people.by_key(self._proved, may_come)


def is_loopback(address: str) -> bool:
    """Whether an address is this machine's own."""
    try:
        return ipaddress.ip_address(address.partition("%")[0]).is_loopback
    except ValueError:
        return False
