"""Limits as real clients meet them."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.server.hosts import EASY, ROOT, RunningHost
from tests.server.test_real_clients import open_and_join


def host_with(folder: Path, *limits: str, arguments: tuple[str, ...] = ()) -> RunningHost:
    names = {limit.partition("=")[0] for limit in limits}
    usual = tuple(limit for limit in EASY if limit.partition("=")[0] not in names)
    return RunningHost(folder, *arguments, limits=(*usual, *limits))


def silent(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port))


def is_held(one: socket.socket) -> bool:
    """Whether the host still listens to a silent connection."""
    one.settimeout(0.05)
    try:
        while data := one.recv(4096):
            assert data
    except TimeoutError:
        return True
    except OSError:
        return False
    return False


def test_silent_connections_are_few_and_end(tmp_path: Path) -> None:
    host = host_with(tmp_path, "waiting_per_address=6", "login_seconds=1.5")
    try:
        sockets = [silent(host.port) for _ in range(40)]
        time.sleep(0.4)
        assert sum(is_held(one) for one in sockets) == 6
        time.sleep(1.8)
        assert sum(is_held(one) for one in sockets) == 0
        host.client("Ada").see("call you?")
    finally:
        host.close()


def test_many_connections_in_a_row_are_slowed_down_and_those_inside_unharmed(tmp_path: Path) -> None:
    check_flood_of_connections(tmp_path, 12)


@pytest.mark.soak
def test_a_thousand_connections_in_a_row(tmp_path: Path) -> None:
    check_flood_of_connections(tmp_path, 1000)


def check_flood_of_connections(folder: Path, times: int) -> None:
    """Those who come too often are told so; who is inside plays on meanwhile: key to screen in 50 ms in 95 of 100 cases."""
    host = host_with(folder, "login_burst=5", "logins_per_minute=10")
    try:
        ada = host.enter("Ada")
        refused, waits, began = 0, [], time.monotonic()
        for number in range(times):
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
        assert refused >= times - admitted - 1
        waits.sort()
        if times >= 1000:
            assert waits[int(len(waits) * 0.95)] <= 0.05
        assert waits[len(waits) // 2] < 0.1
    finally:
        host.close()


def _more(one: socket.socket) -> bytes:
    try:
        return one.recv(4096)
    except OSError:
        return b""


def test_a_full_host_says_so(tmp_path: Path) -> None:
    host = host_with(tmp_path, "sessions=2")
    try:
        host.enter("Ada")
        host.enter("Bob")
        third = host.client("Cleo")
        third.wait_closed()
        assert b"This host is full" in third.raw
    finally:
        host.close()


def test_sessions_of_one_key_and_one_address(tmp_path: Path) -> None:
    """Three of one key, four from one address: the next is told so and closed."""
    host = host_with(tmp_path, "sessions_per_address=4")
    try:
        host.enter("Ada")
        for _ in range(2):
            host.client("Ada").see("the lobby · you are Ada")
        fourth = host.client("Ada")
        fourth.wait_closed()
        assert b"You have 3 sessions here already" in fourth.raw
        host.enter("Bob")
        fifth = host.client("Cleo")
        fifth.wait_closed()
        assert b"from your address" in fifth.raw
    finally:
        host.close()


def test_who_sleeps_in_the_lobby_is_sent_home(tmp_path: Path) -> None:
    host = host_with(tmp_path, "lobby_idle_seconds=1")
    try:
        ada = host.enter("Ada")
        ada.wait_closed()
        assert b"You were away for a while" in ada.raw
    finally:
        host.close()


@pytest.mark.soak
def test_who_sleeps_at_a_table_is_warned_first_and_keeps_his_seat(tmp_path: Path) -> None:
    host = host_with(tmp_path, "idle_warning=1", "idle_seconds=4", "lobby_idle_seconds=60")
    try:
        ada, bob = open_and_join(host, bots=0)
        bob.see("Are you there?")
        for _ in range(3):
            time.sleep(1)
            ada.press("right")
            ada.settle()
        bob.wait_closed()
        assert b"You were away for a while" in bob.raw
        ada.see("the line to Bob was lost")
        host.client("Bob").see("talk")
    finally:
        host.close()


def test_a_frozen_client_is_noticed(tmp_path: Path) -> None:
    host = host_with(tmp_path, "keepalive_seconds=0.4", "keepalive_misses=2")
    try:
        ada, bob = host.enter("Ada"), host.enter("Bob")
        bob.see("2 people here")
        os.killpg(ada.process.pid, signal.SIGSTOP)
        bob.see("1 person here", seconds=6)
        os.killpg(ada.process.pid, signal.SIGCONT)
    finally:
        host.close()


def test_the_algorithms_are_todays(shared: RunningHost) -> None:
    told = subprocess.run(
        ["ssh", "-F", "/dev/null", "-vv", "-o", "StrictHostKeyChecking=no", "-o", "UserKnownHostsFile=/dev/null", "-i",
         str(shared.key("Ada")), "-p", str(shared.port), "x@127.0.0.1", "true"],
        stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=10,
    ).stderr  # fmt: skip
    offer = told.split("peer server KEXINIT proposal")[1].split("debug1: kex: algorithm")[0]
    ciphers = re.search(r"ciphers stoc: (\S+)", offer)
    keys = re.search(r"host key algorithms: (\S+)", offer)
    exchanges = re.search(r"KEX algorithms: (\S+)", offer)
    assert ciphers
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
    signatures = re.search(r"server-sig-algs=<(\S+)>", told)
    assert signatures is None or "ssh-rsa" not in signatures[1].split(",")


def serve(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "TRIBES_HOME": str(folder)}
    return subprocess.run(
        [sys.executable, "-m", "tribes_tui", "serve", *arguments], cwd=ROOT, env=environment, capture_output=True,
        text=True, timeout=20,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--port", "22", "--as-root"), "not a port from 1024"),
        (("--port", "0", "--keyless", "--public", "--as-root"), "can't go with --public"),
        (("--port", "0", "--as-root", "--limit", "nothing=1"), "there is no limit"),
        (("--admin", "notakey"), "is no fingerprint of a key"),
        (("--port", "0", "--host", "0.0.0.0", "--as-root"), "say --public"),
    ],
)
def test_what_serve_refuses(arguments: tuple[str, ...], words: str, tmp_path: Path) -> None:
    ended = serve(tmp_path, *arguments)
    assert ended.returncode == 2
    assert words in ended.stderr
    assert ended.stderr.count("\n") == 1


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can try")
def test_root_is_not_needed(tmp_path: Path) -> None:
    ended = serve(tmp_path, "--port", "0")
    assert ended.returncode == 2
    assert "root" in ended.stderr


def test_two_hosts_on_one_folder(shared: RunningHost) -> None:
    as_root = ("--as-root",) if os.geteuid() == 0 else ()
    assert "runs already" in serve(shared.folder, "--port", "0", *as_root).stderr


def test_only_loopback_without_public(shared: RunningHost) -> None:
    listening = Path("/proc/net/tcp").read_text() + Path("/proc/net/tcp6").read_text()
    own = [line.split()[1] for line in listening.splitlines() if line.split()[1].endswith(f":{shared.port:04X}")]
    assert own == [f"0100007F:{shared.port:04X}"] * len(own)
    assert own


def test_help_shows_every_limit() -> None:
    from tribes_tui.server.host.limits import Limits

    told = subprocess.run(
        [sys.executable, "-m", "tribes_tui", "serve", "--help"], cwd=ROOT, capture_output=True, text=True
    )
    assert all(name in told.stdout for name in Limits._fields)


def test_the_keepers_page(tmp_path: Path) -> None:
    from tests.server.client import make_key

    key = make_key(tmp_path, "keeper")
    told = subprocess.run(["ssh-keygen", "-lf", f"{key}.pub"], capture_output=True, text=True, check=True).stdout
    host = host_with(tmp_path, arguments=("--by-invitation", "--admin", told.split()[1]))
    host.keys["Keeper"] = key
    try:
        keeper, ada = host.enter("Keeper"), host.client("Ada")
        ada.see("by invitation")
        keeper.choose("The host")
        keeper.see("worst lag")
        keeper.press("i")
        keeper.see("Invitation to this host")
        code = re.search(r"[a-z2-9]{5}-[a-z2-9]{5}-[a-z2-9]{4}", keeper.text)
        assert code
        ada.type_line(code[0])
        ada.see("call you?")
        ada.type_line("Ada")
        ada.see("the lobby · you are Ada")
        assert "The host" not in ada.settle()
    finally:
        host.close()


def test_strangers_do_not_stay_at_the_door(tmp_path: Path) -> None:
    host = host_with(tmp_path, "door_seconds=1", arguments=("--by-invitation",))
    try:
        stranger = host.client("Stranger")
        stranger.see("by invitation")
        time.sleep(2.5)
        stranger.type_line("anything")  # ssh looks at its line when somebody has answered
        stranger.wait_closed()
        assert "wrong code" not in host.log_text()
    finally:
        host.close()


def test_a_host_without_asyncssh_says_what_to_install(tmp_path: Path) -> None:
    code = "import sys; sys.modules['asyncssh'] = None; from tribes_tui.cli import main; sys.exit(main(['serve', '--as-root']))"
    ended = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=20,
                           env={**os.environ, "TRIBES_HOME": str(tmp_path)})  # fmt: skip
    assert ended.returncode == 2
    assert "pip install asyncssh" in ended.stderr
    assert ended.stderr.count("\n") == 1
