"""Limits as real clients meet them."""

from __future__ import annotations

import asyncio
import os
import re
import socket
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from tests.server.client import make_key
from tests.server.hosts import EASY, RunningHost
from tests.server.inside import Visitor, laid, log_of, make_host, someone
from tests.server.nearby import Nearby, nearby, new_key, words_of
from tribes_tui.cli import main
from tribes_tui.errors import Mendable
from tribes_tui.server import command
from tribes_tui.server.command import FOLDER
from tribes_tui.server.host.limits import Limits
from tribes_tui.server.house import Host
from tribes_tui.server.serving import Address, Serving
from tribes_tui.server.shared.files import LOCK, only_host_in
from tribes_tui.server.transport import fair_loop

Serve = Callable[..., str]


async def is_held(reader: asyncio.StreamReader) -> bool:
    """Whether the host still listens to a silent connection."""
    try:
        while await asyncio.wait_for(reader.read(4096), 0.05):
            pass
    except TimeoutError:
        return True
    except OSError:
        return False
    return False


@pytest.mark.soak
async def test_silent_connections_are_few_and_end(tmp_path: Path) -> None:
    async with nearby(tmp_path, "waiting_per_address=6", "login_seconds=0.6") as near:
        opened = [await asyncio.open_connection("127.0.0.1", near.port) for _ in range(40)]
        assert sum(await asyncio.gather(*(is_held(reader) for reader, _ in opened))) == 6
        async with asyncio.timeout(5):
            while any(await asyncio.gather(*(is_held(reader) for reader, _ in opened))):
                pass
        for _, writer in opened:
            writer.close()
        assert await words_of(await near.connect(client_keys=[new_key()]), b"call you?")


class Thinking(asyncssh.SSHClient):
    """Exchanges keys with the host, and then says no more."""

    async def public_key_auth_requested(self) -> None:
        await asyncio.sleep(60)

    def kbdint_auth_requested(self) -> str:
        return ""

    async def kbdint_challenge_received(self, *told: object) -> list[str]:
        await asyncio.sleep(60)
        return []


async def put_out(near: Nearby, way: str) -> str:
    """The word with which somebody who thinks for a minute while they log in is put out."""
    with pytest.raises(asyncssh.DisconnectError) as ended:
        await near.connect(client_factory=Thinking, preferred_auth=way)
    return ended.value.reason


@pytest.mark.soak
async def test_a_login_that_is_not_gone_on_with_ends(tmp_path: Path) -> None:
    """Soon between programs; who is asked for a code has more time, and not for ever."""
    async with nearby(tmp_path, "login_seconds=0.3", "door_seconds=0.8", by_invitation=True) as near:
        assert "Connection lost" in await put_out(near, "publickey")
        assert "nothing was asked for" in await put_out(near, "keyboard-interactive")
        assert "wrong code" not in "".join(near.lines)


@pytest.mark.soak
async def test_sessions_of_one_key_and_one_address(tmp_path: Path) -> None:
    """Three of one key, four from one address: the next is told so and closed."""
    ada, full = new_key(), (b"You have 3 sessions here already", b"from your address")
    async with nearby(tmp_path, "sessions_per_address=4") as near:
        told = [
            await words_of(await near.connect(client_keys=[key]), b"call you?", *full)
            for key in (ada, ada, ada, ada, new_key(), new_key())
        ]
    assert told == [b"call you?"] * 3 + [full[0], b"call you?", full[1]]


async def test_who_sleeps_is_sent_home_and_at_a_table_warned_first_and_keeps_their_seat(
    host: Host, still: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    host.limits = host.limits._replace(idle_warning=60, idle_seconds=240, lobby_idle_seconds=30)
    serving = Serving(host, host.folder / "key", Address("127.0.0.1", 0))
    monkeypatch.setattr(serving._rubbish, "collect", lambda idle: None)
    ada, bob, cleo = (someone(host, name) for name in ("Ada", "Bob", "Cleo"))
    hosted = laid(host, "indy", ada, bob)
    awake, asleep, passing = (Visitor(host, person) for person in (ada, bob, cleo))
    await asleep.see("talk")
    await passing.see("you are Cleo")
    beat = asyncio.create_task(serving._beat())
    for seconds in range(0, 260, 20):
        await awake.press("right")
        if seconds == 40:
            assert b"You were away for a while" in passing.sent
            assert passing.channel.exit_status == 0
        elif seconds == 100:
            await asleep.see("Are you still there? The session closes in")
        await asyncio.sleep(20)
    assert b"You were away for a while" in asleep.sent
    assert asleep.channel.exit_status == 0
    assert "Bob lost the connection" in "".join(log_of(hosted))
    assert awake.channel.exit_status is None
    assert hosted.chair_of(bob.id) == 1
    again = Visitor(host, bob)
    await again.see("talk")
    beat.cancel()
    for visitor in (awake, again):
        await visitor.close()


@pytest.mark.soak
async def test_a_frozen_client_is_noticed(tmp_path: Path) -> None:
    async with nearby(tmp_path, "keepalive_seconds=0.1", "keepalive_misses=2") as near:
        conn: Any = await near.connect(client_keys=[new_key()])
        await words_of(conn, b"call you?")
        await asyncio.sleep(0.5)
        assert len(near.host.visits) == 1, "whoever answers stays"
        conn._transport.pause_reading()
        async with asyncio.timeout(5):
            while near.host.visits:
                await asyncio.sleep(0.02)
        conn.abort()


async def test_an_address_that_comes_too_often_is_told_so(tmp_path: Path) -> None:
    async with nearby(tmp_path, "login_burst=1", "logins_per_minute=1") as near:
        assert "Permission denied" in await near.ssh(None, "-o", "PreferredAuthentications=password")
        assert "too many connections: try again in" in await near.ssh(None)


def host_with(folder: Path, *limits: str, arguments: tuple[str, ...] = ()) -> RunningHost:
    names = {limit.partition("=")[0] for limit in limits}
    usual = tuple(limit for limit in EASY if limit.partition("=")[0] not in names)
    return RunningHost(folder, *arguments, limits=(*usual, *limits))


def silent(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port))


@pytest.mark.soak
def test_a_thousand_connections_in_a_row(tmp_path: Path) -> None:
    """Those who come too often are told so; who is inside plays on meanwhile: key to screen in 50 ms in 95 of 100 cases."""
    host = host_with(tmp_path, "login_burst=5", "logins_per_minute=10")
    try:
        ada = host.enter("Ada")
        refused, waits, began = 0, [], time.monotonic()
        for number in range(1000):
            with silent(host.port) as one:
                if number % 5 == 0:
                    ada.settle(0.02)
                    start = time.monotonic()
                    ada.press("down")
                    assert ada.read(1.0)
                    waits.append(time.monotonic() - start)
                one.settimeout(1)
                refused += b"too many" in one.recv(4096) + _more(one)
        admitted = 5 + (time.monotonic() - began) / 6
        assert refused >= 1000 - admitted - 1
        waits.sort()
        assert waits[int(len(waits) * 0.95)] <= 0.05
    finally:
        host.close()


def _more(one: socket.socket) -> bytes:
    try:
        return one.recv(4096)
    except OSError:
        return b""


async def test_the_algorithms_are_todays(tmp_path: Path) -> None:
    async with nearby(tmp_path) as near:
        told = await near.ssh(make_key(tmp_path, "key"), "-vv", "-o", "LogLevel=DEBUG2")
    offer = told.split("peer server KEXINIT proposal")[1].split("debug1: kex: algorithm")[0]
    ciphers = re.search(r"ciphers stoc: (\S+)", offer)
    codes = re.search(r"MACs stoc: (\S+)", offer)
    signatures = re.search(r"server-sig-algs=<(\S+)>", told)
    keys = re.search(r"host key algorithms: (\S+)", offer)
    exchanges = re.search(r"KEX algorithms: (\S+)", offer)
    assert ciphers
    assert codes
    assert signatures
    assert keys
    assert exchanges
    assert "curve25519-sha256" in exchanges[1].split(",")
    assert "sha1" not in exchanges[1]
    assert "diffie-hellman" not in exchanges[1]
    assert "cbc" not in ciphers[1]
    assert "arcfour" not in ciphers[1]
    assert "ssh-rsa" not in keys[1].split(",")
    assert "ssh-dss" not in keys[1]
    assert "kex-strict-s-v00@openssh.com" in offer
    assert "ssh-rsa" not in signatures[1].split(",")
    assert "ssh-ed25519" in signatures[1].split(",")
    assert set(codes[1].split(",")) == {"hmac-sha2-256-etm@openssh.com", "hmac-sha2-512-etm@openssh.com"}


@pytest.fixture
def serve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Serve:
    """`tribes serve` with these arguments, which must not begin to: what it complains of, in one line."""

    def refused(*arguments: str) -> str:
        monkeypatch.setenv("TRIBES_HOME", str(tmp_path))
        assert main(["serve", "--port", "0", *arguments]) == 2
        told = capsys.readouterr().err
        assert told.count("\n") == 1
        return told

    monkeypatch.setattr(fair_loop, "run", lambda main: pytest.fail("it serves"))
    return refused


AS_ROOT = ("--as-root",) if os.geteuid() == 0 else ()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--port", "22", "--as-root"), "not a port from 1024"),
        (("--keyless", "--public", "--as-root"), "can't go with --public"),
        (("--as-root", "--limit", "nothing=1"), "there is no limit"),
        (("--admin", "notakey"), "isn't a key's fingerprint"),
        (("--host", "0.0.0.0", "--as-root"), "add --public"),
    ],
)
def test_what_serve_refuses(arguments: tuple[str, ...], words: str, serve: Serve) -> None:
    assert words in serve(*arguments)


def test_root_is_not_needed(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert "doesn't need root" in serve()


def test_two_hosts_on_one_folder(serve: Serve, tmp_path: Path) -> None:
    folder = tmp_path / FOLDER
    folder.mkdir()
    (folder / LOCK).touch()
    with only_host_in(folder):
        assert "already running" in serve(*AS_ROOT)


def test_a_host_without_asyncssh_says_what_to_install(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncssh", None)  # type: ignore[arg-type]
    assert "pip install asyncssh" in serve(*AS_ROOT)


@pytest.mark.parametrize(("arguments", "where"), [((), "127.0.0.1"), (("--public",), ""), (("--host", "::1"), "::1")])
def test_only_loopback_without_public(
    arguments: tuple[str, ...], where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Address] = []

    def listening(host: Host, folder: Path, address: Address) -> Serving:
        asked.append(address)
        raise Mendable("enough")

    monkeypatch.setenv("TRIBES_HOME", str(tmp_path))
    monkeypatch.setattr(command, "Serving", listening)
    assert main(["serve", "--port", "0", *AS_ROOT, *arguments]) == 2
    assert [address.host for address in asked] == [where]


def test_help_shows_every_limit(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--help"]) == 0
    told = capsys.readouterr().out
    assert all(name in told for name in Limits._fields)


@pytest.mark.usefixtures("still")
async def test_the_keepers_page(tmp_path: Path) -> None:
    """A code that is made there is good for somebody new; nobody else has that page."""
    host = make_host(tmp_path)
    host.admission.by_invitation = True
    people = [keeper, _] = [someone(host, name) for name in ("Keeper", "Ada")]
    host.admission.admins = frozenset([keeper.id])
    page, other = (Visitor(host, person) for person in people)
    assert "The host" in await page.see("you are Keeper")
    assert "The host" not in await other.see("you are Ada")
    page.session.later(lambda: page.app.lobby.choose("admin"))
    other.session.later(lambda: other.app.lobby.choose("admin"))
    await page.see("worst lag")
    await page.press("i")
    await page.see("Invitation to this host")
    code = re.search(r"[a-z2-9]{5}-[a-z2-9]{5}-[a-z2-9]{4}", page.text)
    assert code
    stranger = host.people.by_key("SHA256:stranger", may_come=False)
    host.admission.admit(stranger, code[0])
    assert stranger.may_come
    assert "worst lag" not in await other.settle()
    for visitor in (page, other):
        await visitor.close()
    host.close()
