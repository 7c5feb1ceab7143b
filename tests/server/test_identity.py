"""The identity is the key that signed, never one that was merely offered."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from tests.server.hosts import EASY, ROOT, RunningHost
from tests.server.nearby import nearby, new_key, words_of
from tribes_tui.cli import main
from tribes_tui.server.host.invitations import in_folder


@pytest.fixture(scope="module")
def invited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHost]:
    """A host by invitation."""
    host = RunningHost(tmp_path_factory.mktemp("host"), "--by-invitation", limits=(*EASY, "code_delay=0.05"))
    yield host
    host.close()


def code_for(folder: Path) -> str:
    """A code to the host that is kept there and runs, as `--invite` leaves it."""
    return in_folder(folder, 1.0).post()


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
    code, second = (code_for(invited.folder / "host") for _ in range(2))
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
HOSTS = {"open": {}, "by invitation": {"by_invitation": True}, "keyless": {"keyless": True}}
MAY = {
    (way, host): "code" in way or host == "keyless" or (way, host) == ("key", "open") for way in WAYS for host in HOSTS
}


@pytest.mark.parametrize("kind", HOSTS)
async def test_the_ways_in(kind: str, tmp_path: Path) -> None:
    """Any key; a code where there is none; nothing else, but on a keyless host. A key needs a code besides where that is said."""
    async with nearby(tmp_path, **HOSTS[kind]) as near:
        for way in WAYS:
            code = code_for(tmp_path) if "code" in way else "guess"
            methods = {
                "key": "publickey",
                "code": "keyboard-interactive",
                "key and code": "publickey,keyboard-interactive",
            }
            options: dict[str, Any] = {"preferred_auth": methods.get(way, way)}
            if "key" in way:
                options["client_keys"] = [new_key()]
            if way == "password":
                options["password"] = "x"
            try:
                connection = await near.connect(client_factory=lambda code=code: Impostor(code), **options)
            except (asyncssh.PermissionDenied, asyncssh.ConnectionLost):
                assert not MAY[way, kind]
                continue
            async with connection:
                assert MAY[way, kind]
                assert await words_of(connection, b"call you?", b"by invitation") == b"call you?"


async def test_three_guesses_each_cost_time(tmp_path: Path) -> None:
    class Guesser(Impostor):
        guesses = 0

        def kbdint_challenge_received(self, *told: Any) -> list[str]:
            Guesser.guesses += 1
            return [f"guess-{Guesser.guesses}"]

    async with nearby(tmp_path, "code_delay=0.25", by_invitation=True) as near:
        start = time.monotonic()
        with pytest.raises((asyncssh.PermissionDenied, asyncssh.DisconnectError, asyncssh.ConnectionLost)):
            await near.connect(client_factory=lambda: Guesser("x"), preferred_auth="keyboard-interactive")
        assert Guesser.guesses == 3
        assert time.monotonic() - start >= 0.25 * 3
        assert "".join(near.lines).count("wrong code from 127.0.0.1") == 3


async def test_keyless_is_for_loopback_with_a_switch(tmp_path: Path) -> None:
    async with nearby(tmp_path, keyless=True) as near:
        connection = await near.connect(preferred_auth="none")
        process = await connection.create_process(term_type="xterm", term_size=(80, 24), encoding=None)
        process.stdin.write(b"Guest One\r")
        async with asyncio.timeout(5):
            while not any(visit.person.name for visit in near.host.visits):
                await asyncio.sleep(0.02)
        (guest,) = near.host.visits
        assert (guest.person.name, guest.person.is_guest) == ("Guest One", True)
        assert near.host.people.count == 0, "a guest is not remembered"


def test_codes_are_made_beside_a_running_host(invited: RunningHost) -> None:
    """By another process, as the same user; each leads one person in, and the host never stops."""
    serve = [sys.executable, "-m", "tribes_tui", "serve", "--invite", *(["--as-root"] if os.geteuid() == 0 else [])]
    environment = {**os.environ, "TRIBES_HOME": str(invited.folder)}
    ran = subprocess.run(serve, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    code = ran.stdout.strip()
    ada, bob = invited.client("Cem"), invited.client("Bob")
    for client in (ada, bob):
        client.see("by invitation")
    ada.type_line(code)
    ada.see("call you?")
    ada.type_line("Cem")
    ada.see("the lobby · you are Cem")
    before = invited.log_text().count("wrong code from")
    bob.type_line(code)
    for _ in range(100):
        if invited.log_text().count("wrong code from") > before:
            break
        bob.read(0.05)
    assert invited.log_text().count("wrong code from") == before + 1, "it has been used"
    assert "call you?" not in bob.text
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
    before, stranger = people(invited), invited.client("Stranger")
    for tries in range(3):
        while stranger.raw.count(b"Your code") <= tries:
            assert stranger.is_open
            stranger.read(0.2)
        stranger.type_line("wrong-code")
    stranger.wait_closed()
    assert b"Permission denied" in stranger.raw or b"no code that is good" in stranger.raw
    assert people(invited) == before
