"""Whose connection a balancer passes on: the header is read from those who may send one, and from nobody else."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from pathlib import Path

import pytest
from hypothesis import given, strategies as st

from tests.server.hosts import RunningHost
from tribes_tui.server.transport import listening
from tribes_tui.server.transport.listening import SIGNATURE, BadHeader, ProxyHeader, is_in, networks, read_header

LINE = b"PROXY TCP4 192.0.2.7 203.0.113.1 50123 2222\r\n"


def packed(address: str, *, command: int = 1, more: bytes = b"") -> bytes:
    source = ipaddress.ip_address(address).packed
    family = 0x11 if len(source) == 4 else 0x21
    body = source + source + bytes(4) + more
    return SIGNATURE + bytes([0x20 | command, family]) + len(body).to_bytes(2, "big") + body


@pytest.mark.parametrize(
    ("data", "address"),
    [
        (LINE, "192.0.2.7"),
        (b"PROXY TCP6 2001:db8::7 2001:db8::1 50123 2222\r\n", "2001:db8::7"),
        (b"PROXY UNKNOWN\r\n", None),
        (b"PROXY UNKNOWN ffff::1 ffff::2 1 2\r\n", None),
        (packed("192.0.2.7"), "192.0.2.7"),
        (packed("2001:db8::7", more=b"\x03\x00\x04abcd"), "2001:db8::7"),
        (packed("192.0.2.7", command=0), None),
        (SIGNATURE + b"\x21\x00\x00\x00", None),
    ],
)
def test_headers_are_read_whole_and_no_byte_more(data: bytes, address: str | None) -> None:
    assert read_header(data + b"SSH-2.0-client\r\n") == ProxyHeader(len(data), address)
    for cut in range(len(data)):
        assert read_header(data[:cut]) is None


@pytest.mark.parametrize(
    "data",
    [
        b"SSH-2.0-OpenSSH\r\n", b"GET / HTTP/1.1\r\n", b"PROXY TCP4 nowhere 203.0.113.1 1 2\r\n", b"PROXY TCP4 192.0.2.7\r\n",
        b"PROXY TCP4 ::1 ::1 1 2\r\n", b"PROXY " + b"x" * 120, SIGNATURE + b"\x11\x11\x00\x0c" + bytes(12),
        SIGNATURE + b"\x21\x11\xff\xff", SIGNATURE + b"\x21\x21\x00\x04abcd", SIGNATURE + b"\x2f\x11\x00\x00",
    ],
)  # fmt: skip
def test_what_is_no_header_is_refused(data: bytes) -> None:
    with pytest.raises(BadHeader):
        read_header(data)


@given(st.binary(max_size=200))
def test_nothing_else_breaks_it(data: bytes) -> None:
    for start in (data, SIGNATURE + data, b"PROXY " + data):
        try:
            found = read_header(start)
        except BadHeader:
            continue
        assert found is None or found.length <= len(start)


def test_networks_are_those_that_were_named() -> None:
    nets = networks("10.0.0.0/8, 2001:db8::1")
    assert is_in("10.2.3.4", nets)
    assert is_in("::ffff:10.2.3.4", nets)
    assert is_in("2001:db8::1", nets)
    assert not is_in("192.0.2.7", nets)
    assert not is_in("somewhere", nets)


async def banner(port: int, first: bytes) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(first)
    try:
        return await asyncio.wait_for(reader.read(64), 10)
    except ConnectionResetError:
        return b""
    finally:
        writer.close()


async def in_pieces(port: int, first: bytes) -> bytes:
    """What comes back when the header arrives byte by byte."""
    with socket.create_connection(("127.0.0.1", port)) as one:
        for byte in first:
            one.sendall(bytes([byte]))
            await asyncio.sleep(0.001)
        one.settimeout(10)
        return await asyncio.to_thread(one.recv, 14)


@pytest.mark.soak
async def test_a_host_behind_a_balancer_counts_the_callers_own_addresses(tmp_path: Path) -> None:
    host = RunningHost(tmp_path, "--proxy-from", "127.0.0.1", limits=("login_burst=1", "logins_per_minute=1"))
    try:
        assert (await banner(host.port, LINE)).startswith(b"SSH-2.0-Tribes")
        assert b"too many" in await banner(host.port, LINE), "the second one from there"
        assert (await banner(host.port, packed("198.51.100.9"))).startswith(b"SSH-2.0-Tribes")
        assert await banner(host.port, b"SSH-2.0-without\r\n") == b""
        assert await in_pieces(host.port, LINE.replace(b"192.0.2.7", b"192.0.2.9")) == b"SSH-2.0-Tribes"
        assert "refused from 192.0.2.7" in host.log_text()
        assert "no header from 127.0.0.1" in host.log_text()
    finally:
        host.close()


@pytest.mark.soak
async def test_a_header_from_anybody_else_is_not_believed(tmp_path: Path) -> None:
    host = RunningHost(tmp_path, "--proxy-from", "192.0.2.0/24", limits=("login_burst=1", "logins_per_minute=1"))
    try:
        await banner(host.port, LINE)
        assert b"too many" in await banner(host.port, packed("198.51.100.9")), "both came from here"
    finally:
        host.close()


def test_the_longest_header_has_room() -> None:
    assert read_header(packed("2001:db8::7", more=bytes(listening.LONGEST_HEADER - 16 - 36))) is not None
