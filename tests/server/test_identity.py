"""The identity is the key that signed, never one that was merely offered."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from tests.server.hosts import EASY, ROOT, RunningHost
from tribes_tui.cli import main


@pytest.fixture
def invited(tmp_path: Path):
    host = RunningHost(tmp_path, "--by-invitation", limits=(*EASY, "code_delay=0.05"))
    yield host
    host.close()


def code_for(host: RunningHost) -> str:
    """A code to the host, as its keeper makes it."""
    return codes_for(host, 1)[0]


def codes_for(host: RunningHost, count: int) -> list[str]:
    """Several at once; the host has to be started again to know of them."""
    from tribes_tui.server.host.invitations import in_folder

    invitations = in_folder(host.folder / "host", 1.0)
    made = [invitations.make() for _ in range(count)]
    host.kill()
    host.start()
    return made


def people(host: RunningHost) -> dict[str, str]:
    """Name -> id."""
    path = host.folder / "host" / "people.json"
    return {plain["name"]: plain["id"] for plain in json.loads(path.read_text())} if path.exists() else {}


def test_the_same_key_is_the_same_person(shared: RunningHost) -> None:
    first = shared.enter("Yan")
    first.press("q")
    first.wait_closed()
    again = shared.client("Yan")
    again.see("the lobby · you are Yan")
    assert people(shared)["Yan"].startswith("SHA256:")


def test_another_key_is_another_person(shared: RunningHost) -> None:
    shared.enter("Xia")
    other = shared.client("Eve")
    other.see("call you?")
    other.type_line("Xia")
    other.see("could be taken for somebody else")


class Impostor(asyncssh.SSHClient):
    """Offers a public key whose private half it hasn't, then logs in with a code."""

    def __init__(self, code: str) -> None:
        self.code = code

    def kbdint_auth_requested(self) -> str:
        return ""

    def kbdint_challenge_received(self, name, instructions, lang, prompts):
        return [self.code] * len(prompts)


def test_an_offered_key_is_nobodys_identity(invited: RunningHost, tmp_path: Path) -> None:
    """Stock ssh offers Ada's public key; without her private one it can only go on to a code."""
    code, second = codes_for(invited, 2)
    ada = invited.client("Ada")
    ada.see("by invitation")
    ada.type_line(code)
    ada.see("call you?")
    ada.type_line("Ada")
    ada.see("the lobby · you are Ada")
    ada.press("q")
    ada.wait_closed()
    public = tmp_path / "stolen.pub"
    public.write_text(invited.key("Ada").with_suffix(".pub").read_text() if invited.key("Ada").suffix else
                      Path(f"{invited.key('Ada')}.pub").read_text())  # fmt: skip
    thief = invited.client(None, "-o", "PubkeyAuthentication=yes", "-o", "IdentitiesOnly=yes", "-i", str(public))
    thief.see("Invitation:")
    thief.type_line(second)
    thief.see("call you?")
    assert "Ada" not in thief.text


async def test_a_key_with_a_wrong_signature_is_refused(shared: RunningHost) -> None:
    """The public half of Vic's key, another one's signature: stock ssh notices itself that they don't belong together."""
    shared.enter("Vic")
    vic = asyncssh.read_public_key(f"{shared.key('Vic')}.pub")
    (forged,) = asyncssh.load_keypairs([asyncssh.generate_private_key("ssh-ed25519")])
    forged.public_data = vic.public_data
    came = f": {vic.get_fingerprint()}"
    before = shared.log_text().count(came)
    assert before >= 1, "so he would be known"
    with pytest.raises(asyncssh.PermissionDenied):
        await asyncssh.connect(
            "127.0.0.1", shared.port, username="x", client_keys=[forged], agent_path=None, known_hosts=None, config=[],
            preferred_auth="publickey",
        )  # fmt: skip
    assert shared.log_text().count(came) == before


def test_of_two_keys_the_one_that_signed_counts(shared: RunningHost) -> None:
    shared.enter("Wim")
    both = shared.client("Ben", "-i", str(shared.key("Wim")))
    both.see("call you?")
    both.type_line("Ben")
    both.see("the lobby · you are Ben")
    assert people(shared)["Ben"] != people(shared)["Wim"]


WAYS = ("key", "key and code", "code", "password", "none")
HOSTS = {"open": (), "by invitation": ("--by-invitation",), "keyless": ("--keyless",)}
MAY = {
    (way, host): "code" in way or host == "keyless" or (way, host) == ("key", "open") for way in WAYS for host in HOSTS
}


@pytest.fixture(scope="module", params=HOSTS)
def of_a_kind(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory):
    host = RunningHost(tmp_path_factory.mktemp("host"), *HOSTS[request.param], limits=(*EASY, "code_delay=0.3"))
    yield request.param, host
    host.close()


async def first_words(connection: asyncssh.SSHClientConnection) -> str:
    """What somebody reads who has logged in."""
    process = await connection.create_process(term_type="xterm", term_size=(80, 24), encoding=None)
    seen = b""
    async with asyncio.timeout(10):
        while b"call you?" not in seen and b"by invitation" not in seen:
            got = await process.stdout.read(4096)
            assert got, seen
            seen += got
    return "name" if b"call you?" in seen else "code"


@pytest.mark.parametrize("way", WAYS)
async def test_the_ways_in(way: str, of_a_kind: tuple[str, RunningHost]) -> None:
    """Any key; a code where there is none; nothing else, but on a keyless host. A key needs a code besides where that is said."""
    kind, host = of_a_kind
    code = code_for(host) if "code" in way else "guess"
    key = asyncssh.generate_private_key("ssh-ed25519")
    options: dict[str, Any] = {"known_hosts": None, "config": None, "agent_path": None, "username": "x"}
    options |= {"client_keys": [key] if "key" in way else None, "password": "x" if way == "password" else None}
    options |= {
        "preferred_auth": {
            "key": "publickey",
            "code": "keyboard-interactive",
            "key and code": "publickey,keyboard-interactive",
        }.get(way, way)
    }
    start = time.monotonic()
    try:
        connection = await asyncio.wait_for(
            asyncssh.connect("127.0.0.1", host.port, client_factory=lambda: Impostor(code), **options), 10
        )
    except (asyncssh.PermissionDenied, asyncssh.ConnectionLost):
        assert not MAY[way, kind]
        return
    async with connection:
        assert MAY[way, kind]
        if kind != "keyless":
            assert await first_words(connection) == "name"
    assert time.monotonic() - start < 10


async def test_three_guesses_each_cost_time(invited: RunningHost) -> None:
    class Guesser(Impostor):
        guesses = 0

        def kbdint_auth_requested(self) -> str | None:
            return ""

        def kbdint_challenge_received(self, *told: Any) -> list[str]:
            Guesser.guesses += 1
            return [f"guess-{Guesser.guesses}"]

    start = time.monotonic()
    with pytest.raises((asyncssh.PermissionDenied, asyncssh.DisconnectError, asyncssh.ConnectionLost)):
        await asyncio.wait_for(
            asyncssh.connect(
                "127.0.0.1", invited.port, client_factory=lambda: Guesser("x"), known_hosts=None, config=None,
                client_keys=None, agent_path=None, username="x", preferred_auth="keyboard-interactive",
            ), 10
        )  # fmt: skip
    assert 1 <= Guesser.guesses <= 3
    assert time.monotonic() - start >= 0.05 * Guesser.guesses


def test_keyless_is_for_loopback_with_a_switch(tmp_path: Path) -> None:
    host = RunningHost(tmp_path, "--keyless")
    try:
        guest = host.client(None)
        guest.see("call you?")
        guest.type_line("Guest One")
        guest.see("the lobby · you are Guest One")
        assert people(host) == {}, "a guest is not remembered"
    finally:
        host.close()


def test_codes_are_made_beside_a_running_host(invited: RunningHost) -> None:
    """By another process, as the same user; each leads one person in, and the host never stops."""
    serve = [sys.executable, "-m", "tribes_tui", "serve", "--invite", *(["--as-root"] if os.geteuid() == 0 else [])]
    environment = {**os.environ, "TRIBES_HOME": str(invited.folder)}
    ran = subprocess.run(serve, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    code = ran.stdout.strip()
    ada, bob = invited.client("Ada"), invited.client("Bob")
    for client in (ada, bob):
        client.see("by invitation")
    ada.type_line(code)
    ada.see("call you?")
    ada.type_line("Ada")
    ada.see("the lobby · you are Ada")
    bob.type_line(code)
    for _ in range(100):
        if "wrong code from" in invited.log_text():
            break
        bob.settle(0.05)
    assert "wrong code from" in invited.log_text(), "it has been used"
    assert "call you?" not in bob.settle()
    assert code not in (invited.folder / "host" / "invitations.json").read_text()
    assert invited.process.poll() is None


def test_who_may_not_write_there_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path))
    assert main(["serve", "--invite", "--as-root"]) == 0
    made = capsys.readouterr().out
    assert len(made) == 17
    monkeypatch.setattr("tribes_tui.server.command.os.geteuid", lambda: 12345)
    assert main(["serve", "--invite"]) == 2
    told = capsys.readouterr()
    assert not told.out
    assert "another user" in told.err
    assert told.err.count("\n") == 1


def test_three_wrong_codes_end_it(invited: RunningHost) -> None:
    stranger = invited.client("Stranger")
    stranger.see("by invitation")
    for _ in range(3):
        stranger.type_line("wrong-code")
        stranger.settle(0.2)
    stranger.wait_closed()
    assert b"Permission denied" in stranger.raw or b"no code that is good" in stranger.raw
    assert people(invited) == {}
