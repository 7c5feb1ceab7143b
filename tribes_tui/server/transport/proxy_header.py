"""The header in which a balancer tells whose connection it passes on: the PROXY protocol, versions 1 and 2.

Version 1 is a line, `PROXY TCP4 192.0.2.7 203.0.113.1 50123 2222\\r\\n`. Version 2 is 16 bytes: a signature of 12, version and command,
family and protocol, the length (2 bytes) of what follows, which begins with the address of the caller.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from typing import NamedTuple

Network = ipaddress.IPv4Network | ipaddress.IPv6Network

SIGNATURE = b"\r\n\r\n\0\r\nQUIT\n"
FIRST = b"PROXY "
LONGEST_LINE = 107
LONGEST = 16 + 520
"""Bytes of the longest header that is taken: all that balancers send besides addresses fits."""

SIZES = {0x11: 4, 0x21: 16}
"""Family and protocol -> bytes of an address: TCP over IPv4, over IPv6."""


class BadHeader(ValueError):
    """What came first is no such header."""


class ProxyHeader(NamedTuple):
    """So many bytes, and whose connection it is; None: the balancer's own, to see whether anybody answers."""

    length: int
    address: str | None


def read(data: bytes) -> ProxyHeader | None:
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
    if version != 2 or command > 1 or length > LONGEST:
        raise BadHeader
    if len(data) < length:
        return None
    size = SIZES.get(data[13])
    if command == 0 or size is None:
        return ProxyHeader(length, None)
    if length < 16 + size:
        raise BadHeader
    return ProxyHeader(length, str(ipaddress.ip_address(data[16 : 16 + size])))
