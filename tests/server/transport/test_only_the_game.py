"""Nothing but the game: whatever else a stock client asks for is refused."""

from __future__ import annotations

import asyncio
import socket
import subprocess
from pathlib import Path
from typing import Any

import asyncssh
import pytest
from asyncssh.channel import SSHTCPChannel
from asyncssh.packet import Boolean, String, UInt32

from tests.server.client import QUIET, ssh_command
from tests.server.hosts import RunningHost

FORWARDS = {
    "local forward": ("-L", "{free}:127.0.0.1:{port}"),
    "remote forward": ("-R", "{free}:127.0.0.1:{port}", "-o", "ExitOnForwardFailure=yes"),
    "unix forward": ("-R", "/tmp/tribes-never:127.0.0.1:{port}", "-o", "ExitOnForwardFailure=yes"),
    "tunnel": ("-w", "0:0", "-o", "ExitOnForwardFailure=yes"),
}


def run(command: list[str], seconds: float = 8.0) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, timeout=seconds)


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


@pytest.mark.parametrize("words", [("id",), ("sh", "-i"), ("-T",), ("-T", "id"), ("-s", "sftp"), ("-s", "anything")])
def test_no_commands_no_shell_without_a_terminal_no_subsystems(words: tuple[str, ...], shared: RunningHost) -> None:
    options = [word for word in words if word.startswith("-") and word != "-i"]
    rest = [word for word in words if word not in options]
    ended = run([*ssh_command(shared.port, shared.key("Mallory"), *options), *rest])
    assert ended.returncode != 0
    assert b"uid=" not in ended.stdout
    assert ended.stdout == b""


def test_no_sftp_and_no_scp(shared: RunningHost, tmp_path: Path) -> None:
    identity = ["-i", str(shared.key("Mallory")), *QUIET, "-o", "IdentitiesOnly=yes", "-P", str(shared.port)]
    for command in (["sftp", *identity, "x@127.0.0.1"], ["scp", *identity, "x@127.0.0.1:/etc/passwd", str(tmp_path)],
                    ["scp", "-O", *identity, "x@127.0.0.1:/etc/passwd", str(tmp_path)]):  # fmt: skip
        assert run(command).returncode != 0
    assert not list(tmp_path.iterdir())


def test_no_forwarding_by_the_hosts_hand(shared: RunningHost) -> None:
    ended = run([*ssh_command(shared.port, shared.key("Mallory"), "-W", f"127.0.0.1:{shared.port}")])
    assert ended.returncode != 0
    assert b"SSH-2.0" not in ended.stdout


@pytest.mark.parametrize("kind", ["remote forward", "unix forward", "tunnel"])
def test_no_listening_for_others(kind: str, shared: RunningHost) -> None:
    options = [word.format(free=free_port(), port=shared.port) for word in FORWARDS[kind]]
    assert run(ssh_command(shared.port, shared.key("Mallory"), "-N", *options)).returncode != 0


def test_a_local_forward_leads_nowhere(shared: RunningHost) -> None:
    port = free_port()
    command = ssh_command(shared.port, shared.key("Mallory"), "-N", "-L", f"{port}:127.0.0.1:{shared.port}")
    client = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    try:
        assert through(port) == b""
    finally:
        client.kill()
        client.communicate()


def through(port: int) -> bytes:
    """What comes back from a forwarded port."""
    for _ in range(60):
        try:
            with socket.create_connection(("127.0.0.1", port), 0.1) as one:
                one.settimeout(2)
                return one.recv(100)
        except ConnectionRefusedError:
            import time

            time.sleep(0.05)
    raise AssertionError("the client never listened")


ASKED = {
    "auth-agent-req@openssh.com": (),
    "x11-req": (Boolean(False), String("MIT-MAGIC-COOKIE-1"), String("00" * 16), UInt32(0)),
    "exec": (String("x" * 200_000),),
    "subsystem": (String("sftp" * 1000),),
    "shell": (),
    "pty-req": (String("t" * 100_000), *[UInt32(2**32 - 1)] * 4, String(b"")),
    "break": (UInt32(2**32 - 1),),
    "xon-xoff": (Boolean(True),),
    "nothing": (String("x" * 100_000),),
}
"""What may be asked of a session that runs."""
ASKED_OF_ALL = {
    "tcpip-forward": (String(""), UInt32(0)),
    "tcpip-forward to here": (String("127.0.0.1"), UInt32(2**31)),
    "streamlocal-forward@openssh.com": (String("/tmp/tribes-never"),),
    "hostkeys-prove-00@openssh.com": (String(b"no key"),),
    "no-more-sessions@openssh.com": (),
}
CHANNELS = {
    "session": (),
    "direct-tcpip": (String("127.0.0.1"), UInt32(22), String("127.0.0.1"), UInt32(1)),
    "forwarded-tcpip": (String("127.0.0.1"), UInt32(22), String("127.0.0.1"), UInt32(1)),
    "direct-streamlocal@openssh.com": (String("/var/run/docker.sock"), String(""), UInt32(0)),
    "tun@openssh.com": (UInt32(1), UInt32(0)),
    "x11": (String("127.0.0.1"), UInt32(1)),
    "auth-agent@openssh.com": (),
    "\u202eno such": (),
}


async def test_whatever_else_is_asked_for_is_refused_and_the_game_goes_on(shared: RunningHost) -> None:
    """All that a client can ask for in SSH, in any size: agent, X11, a second shell, forwarding of each kind."""
    async with asyncssh.connect(
        "127.0.0.1", shared.port, client_keys=[str(shared.key("Odd"))], known_hosts=None, config=[]
    ) as conn:
        process = await conn.create_process(
            term_type="x" * 100_000, term_size=(2**31, 0), encoding=None, env={f"N{n}": "x" * 1000 for n in range(40)}
        )
        channel: Any = process.channel
        await seen(process, b"call you?")
        for name, given in ASKED.items():
            assert await channel._make_request(name.encode(), *given) is False, name
            assert not conn.is_closed(), name
        for name, given in ASKED_OF_ALL.items():
            kind, _ = await conn._make_global_request(name.partition(" ")[0].encode(), *given)
            assert kind == asyncssh.connection.MSG_REQUEST_FAILURE, name
            assert not conn.is_closed(), name
        for name, given in CHANNELS.items():
            other: Any = SSHTCPChannel(conn, asyncio.get_running_loop(), None, "strict", 9, 9)
            with pytest.raises(asyncssh.ChannelOpenError):
                await other._open(name.encode("ascii", "replace"), *given)
        for size in ((0, 0), (2**32 - 1, 2**32 - 1), (1, 2**31), (80, 24)):
            channel.change_terminal_size(*size)
        process.stdin.write(b"Odd Fellow\r")
        await seen(process, b"Odd Fellow")
    assert "broke" not in shared.log_text()


async def seen(process: asyncssh.SSHClientProcess[bytes], text: bytes) -> None:
    """Read until a text has come, whatever stands between its words."""
    found = b""
    async with asyncio.timeout(10):
        while not all(word in found for word in text.split()):
            got = await process.stdout.read(4096)
            assert got, found
            found += got


def test_a_stock_client_that_offers_its_agent_and_its_screen_plays(shared: RunningHost) -> None:
    client = shared.client("Mallory", "-A", "-X", "-v", env={"DISPLAY": ":9", "SSH_AUTH_SOCK": "/nonexistent"})
    client.see("call you?")
    assert client.is_open


@pytest.mark.soak
def test_one_session_a_connection(shared: RunningHost, tmp_path: Path) -> None:
    control = tmp_path / "c"
    first = shared.client("Ada", "-M", "-S", str(control))
    first.see("call you?")
    command = ssh_command(shared.port, shared.key("Ada"), "-tt", "-S", str(control), "-o", "ControlMaster=no")
    try:  # refused, it goes on to a connection of its own, which is another
        said = run(command, 1.5).stderr
    except subprocess.TimeoutExpired as waiting:
        said = waiting.stderr
    assert b"Session open refused" in said
    assert first.is_open
