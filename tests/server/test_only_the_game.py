"""Nothing but the game: whatever else a stock client asks for is refused."""

from __future__ import annotations

import socket
import subprocess
from pathlib import Path

import pytest

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


def test_agent_and_x11_are_not_forwarded(shared: RunningHost) -> None:
    client = shared.client("Mallory", "-A", "-X", "-v", env={"DISPLAY": ":9", "SSH_AUTH_SOCK": "/nonexistent"})
    client.see("call you?")
    assert client.is_open, "the game itself works"
    assert "SSH_AUTH_SOCK" not in client.text


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
