"""Accepting connections: refused before they cost anything, and read in small pieces."""

import asyncio
import contextlib
import ipaddress
import socket
from collections.abc import Callable, Coroutine, Sequence
from contextvars import Context, copy_context
from functools import partial
from typing import Any, NamedTuple

from tribes_tui.errors import why
from tribes_tui.server.host.logbook import Logbook
from tribes_tui.server.transport.gate import Caller, Gate, grouped

# ---- The header in which a balancer tells whose connection it passes on -------------------------
#
# The PROXY protocol, versions 1 and 2.
#
# Version 1 is a line, `PROXY TCP4 192.0.2.7 203.0.113.1 50123 2222\r\n`. Version 2 is 16 bytes: a signature of 12, version and command,
# family and protocol, the length (2 bytes) of what follows, which begins with the address of the caller.


Network = ipaddress.IPv4Network | ipaddress.IPv6Network

SIGNATURE = b"\r\n\r\n\0\r\nQUIT\n"
FIRST = b"PROXY "
LONGEST_LINE = 107
LONGEST_HEADER = 16 + 520
"""Bytes of the longest header that is taken: all that balancers send besides addresses fits."""

SIZES = {0x11: 4, 0x21: 16}
"""Family and protocol -> bytes of an address: TCP over IPv4, over IPv6."""


class BadHeader(ValueError):
    """What came first is no such header."""


class ProxyHeader(NamedTuple):
    """So many bytes, and whose connection it is; None: the balancer's own, to see whether anybody answers."""

    length: int
    address: str | None


def read_header(data: bytes) -> ProxyHeader | None:
    """The header at the beginning of `data`; None while it is not whole. Raises `BadHeader`."""
    if data[: len(SIGNATURE)] == SIGNATURE[: len(data)]:
        return _read_packed(data)
    if data[: len(FIRST)] == FIRST[: len(data)]:
        return _read_line(data)
    raise BadHeader


def networks(text: str) -> list[Network]:
    """Networks and addresses, with commas between: `10.0.0.0/8,2001:db8::1`. Raises `ValueError`."""
    return [ipaddress.ip_network(part.strip()) for part in text.split(",")]


def is_in(address: str, nets: Sequence[Network]) -> bool:
    """Whether an address is in any of these networks; one of IPv4 that came by IPv6 counts as what it is."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    plain = getattr(found, "ipv4_mapped", None) or found
    return any(plain.version == net.version and plain in net for net in nets)


def _read_line(data: bytes) -> ProxyHeader | None:
    line, end, _ = data[:LONGEST_LINE].partition(b"\r\n")
    if not end:
        if len(data) >= LONGEST_LINE:
            raise BadHeader
        return None
    length = len(line) + 2
    parts = line.split(b" ")
    if parts[1] == b"UNKNOWN":
        return ProxyHeader(length, None)
    if len(parts) != 6 or parts[1] not in (b"TCP4", b"TCP6"):
        raise BadHeader
    try:
        address = ipaddress.ip_address(parts[2].decode("ascii"))
    except ValueError:
        raise BadHeader from None
    if (address.version == 6) != (parts[1] == b"TCP6"):
        raise BadHeader
    return ProxyHeader(length, str(address))


def _read_packed(data: bytes) -> ProxyHeader | None:
    if len(data) < 16:
        return None
    version, command = data[12] >> 4, data[12] & 15
    length = 16 + int.from_bytes(data[14:16], "big")
    if version != 2 or command > 1 or length > LONGEST_HEADER:
        raise BadHeader
    if len(data) < length:
        return None
    size = SIZES.get(data[13])
    if command == 0 or size is None:
        return ProxyHeader(length, None)
    if length < 16 + size:
        raise BadHeader
    return ProxyHeader(length, str(ipaddress.ip_address(data[16 : 16 + size])))


# ---- Accepting ----------------------------------------------------------------------------------


PIECE = 1024
"""Bytes that are read of a connection at a turn: one that sends thousands of tiny packets waits for all others."""

AT_A_TURN = 16
"""Connections that are accepted before others have a turn."""

BACKLOG = 128
BREATH = 1.0
"""Seconds for which nobody is accepted when the system has no room for more."""

LINGER = 0.5
LINGERING = 32
"""Refused connections of which the word that they were sent is waited for, and how many seconds."""

HEADER_SECONDS = 3.0
"""For which a balancer may take to say whose connection it passes on, looked at every `HEADER_PAUSE`."""

HEADER_PAUSE = 0.005

Welcome = Callable[[Caller], asyncio.BaseProtocol]
"""Makes the protocol of a connection that was let in."""


class SmallPieces(socket.socket):
    """A socket of which one reads little at a time, whatever was asked for."""

    def recv(self, size: int, flags: int = 0, /) -> bytes:
        """At most `PIECE` bytes."""
        return super().recv(min(size, PIECE), flags)


def bound(host: str, port: int) -> list[socket.socket]:
    """Sockets that listen on all addresses of `host` ("": of the machine); port 0 is the same free one for all.

    Raises `OSError`.
    """
    found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    listening: list[socket.socket] = []
    with contextlib.ExitStack() as until_all:
        for family, _, _, _, address in dict.fromkeys(found):
            one = socket.create_server((address[0], port, *address[2:]), family=family, backlog=BACKLOG)
            until_all.callback(one.close)
            listening.append(one)
            one.setblocking(False)
            port = one.getsockname()[1]
        until_all.pop_all()
    return listening


class Listening:
    """Accepts on some sockets until it is closed; what goes wrong is in the logbook."""

    def __init__(
        self,
        sockets: Sequence[socket.socket],
        gate: Gate,
        welcome: Welcome,
        logbook: Logbook,
        balancers: Sequence[Network] = (),
    ) -> None:
        """What comes from `balancers` begins with a header that says whose it is; from anybody else there is none."""
        self._sockets = sockets
        self._balancers = balancers
        self._gate = gate
        self._welcome = welcome
        self._logbook = logbook
        self._loop = asyncio.get_running_loop()
        self._tasks: set[asyncio.Task[None]] = set()
        self._lingering: set[socket.socket] = set()
        for one in sockets:
            self._loop.add_reader(one, self._accept, one)

    @property
    def port(self) -> int:
        """The port that is listened on."""
        return int(self._sockets[0].getsockname()[1])

    def close(self) -> None:
        """Accept nobody any more."""
        for one in self._sockets:
            self._loop.remove_reader(one)
            one.close()

    def _accept(self, one: socket.socket) -> None:
        for _ in range(AT_A_TURN):
            try:
                connected, (peer, *_) = one.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError as error:  # no room for another: those who are there come first
                self._logbook.fault("accept", f"nobody can be let in: {why(error)}")
                self._loop.remove_reader(one)
                self._loop.call_later(BREATH, self._go_on, one)
                return
            self._take(SmallPieces(fileno=connected.detach()), str(peer))

    def _go_on(self, one: socket.socket) -> None:
        if one.fileno() >= 0:
            self._loop.add_reader(one, self._accept, one)

    def _take(self, connected: socket.socket, peer: str) -> None:
        connected.setblocking(False)
        if is_in(peer, self._balancers):
            self._start(self._ask_whose(connected, peer))
        else:
            self._let_in(connected, peer)

    async def _ask_whose(self, connected: socket.socket, balancer: str) -> None:
        """Read the balancer's header, and nothing after it."""
        try:
            header = await asyncio.wait_for(_header(connected), HEADER_SECONDS)
        except (OSError, TimeoutError, BadHeader):
            self._logbook.seen("no header", grouped(balancer), "a balancer must send the PROXY protocol")
            connected.close()
            return
        self._let_in(connected, header.address or balancer)

    def _start(self, work: Coroutine[Any, Any, None], context: Context | None = None) -> None:
        task = self._loop.create_task(work, context=context)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _let_in(self, connected: socket.socket, peer: str) -> None:
        caller, refusal = self._gate.admit(grouped(peer))
        if caller is None:
            self._logbook.seen("refused", grouped(peer), refusal.partition(":")[0])
            self._turn_away(connected, refusal)
            return
        self._start(self._connect(connected, caller), caller.share.within(copy_context()))

    async def _connect(self, connected: socket.socket, caller: Caller) -> None:
        try:
            await self._loop.connect_accepted_socket(partial(self._welcome, caller), connected)
        except OSError:
            self._gate.gone(caller)
            connected.close()

    def _turn_away(self, connected: socket.socket, why: str) -> None:
        """With a word that `ssh` shows; closed at once it might be lost, together with what was not read yet."""
        with contextlib.suppress(OSError):
            connected.send(farewell(why))
            connected.shutdown(socket.SHUT_WR)
        if len(self._lingering) >= LINGERING:
            connected.close()
            return
        self._lingering.add(connected)
        self._loop.call_later(LINGER, self._let_go, connected)

    def _let_go(self, connected: socket.socket) -> None:
        self._lingering.discard(connected)
        connected.close()


async def _header(connected: socket.socket) -> ProxyHeader:
    """The header that a connection begins with, taken off it. Raises `BadHeader`, `OSError`."""
    while True:
        with contextlib.suppress(BlockingIOError):
            data = socket.socket.recv(connected, LONGEST_HEADER, socket.MSG_PEEK)
            if not data:  # closed before a whole header came
                raise ConnectionResetError
            header = read_header(data)
            if header is not None:
                socket.socket.recv(connected, header.length)
                return header
        await asyncio.sleep(HEADER_PAUSE)


def farewell(why: str) -> bytes:
    """What SSH says to somebody with whom it won't talk: its version, and one packet, a disconnection with a reason.

    A packet is its length (4 bytes), that of its padding (1), its payload and the padding, in all a multiple of 8:
    the payload here the number 1, the code 12 ("too many connections"), the reason and an empty language.
    """
    reason = why.encode()
    payload = bytes([1, 0, 0, 0, 12]) + len(reason).to_bytes(4, "big") + reason + bytes(4)
    padding = 4 + -(4 + 1 + len(payload) + 4) % 8
    body = bytes([padding]) + payload + bytes(padding)
    return b"SSH-2.0-Tribes\r\n" + len(body).to_bytes(4, "big") + body
