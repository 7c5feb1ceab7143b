"""The identity is the key that signed, never one that was merely offered."""

from __future__ import annotations

import asyncio
import json
import os
import time
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from tests.server.nearby import LONG, Nearby, nearby, new_key, words_of
from tribes_tui.cli import main
from tribes_tui.server.command import FOLDER
from tribes_tui.server.host.invitations import in_folder


def code_for(folder: Path) -> str:
    """A code to the host that is kept there and runs, as `--invite` leaves it."""
    return in_folder(folder, 1.0).post()


def people(near: Nearby) -> dict[str, str]:
    """Name -> id."""
    path = near.folder / "people.json"
    return {plain["name"]: plain["id"] for plain in json.loads(path.read_text())} if path.exists() else {}


async def test_the_key_that_signed_is_who_one_is(tmp_path: Path) -> None:
    """The same key the same person, another key another one; of two keys the one that signed counts."""
    async with nearby(tmp_path) as near:

        def walk() -> None:
            first = near.enter("Yan")
            first.press("q", "enter")
            first.wait_closed()
            near.client("Yan").see("the lobby · you are Yan")
            assert people(near)["Yan"].startswith("SHA256:")
            other = near.client("Eve")
            other.see("call you?")
            other.type_line("Yan")
            other.see("looks too much like somebody else")
            both = near.client("Ben", "-i", str(near.key("Yan")))
            both.see("call you?")
            both.type_line("Ben")
            both.see("the lobby · you are Ben")
            assert people(near)["Ben"] != people(near)["Yan"]

        await near.walk(walk)


class Impostor(asyncssh.SSHClient):
    """Offers a public key whose private half it hasn't, then logs in with a code."""

    def __init__(self, code: str) -> None:
        self.code = code

    def kbdint_auth_requested(self) -> str:
        return ""

    def kbdint_challenge_received(self, name, instructions, lang, prompts):
        return [self.code] * len(prompts)


@pytest.mark.soak
async def test_an_offered_key_is_nobodys_identity(tmp_path: Path) -> None:
    """Stock ssh offers Ada's public key; without her private one it can only go on to a code."""
    async with nearby(tmp_path, by_invitation=True) as near:

        def walk() -> None:
            ada = near.client("Ada")
            ada.see("by invitation")
            ada.type_line(code_for(tmp_path))
            ada.see("call you?")
            ada.type_line("Ada")
            ada.see("the lobby · you are Ada")
            ada.press("q", "enter")
            ada.wait_closed()
            public = tmp_path / "stolen.pub"
            public.write_text(Path(f"{near.key('Ada')}.pub").read_text())
            thief = near.client(None, "-o", "PubkeyAuthentication=yes", "-o", "IdentitiesOnly=yes", "-i", str(public))
            thief.see("Invitation:")
            thief.type_line(code_for(tmp_path))
            thief.see("call you?")
            assert "Ada" not in thief.text

        await near.walk(walk)


async def test_a_key_with_a_wrong_signature_is_refused(tmp_path: Path) -> None:
    """The public half of Vic's key, another one's signature: stock ssh notices itself that they don't belong together."""
    vic = new_key()
    (forged,) = asyncssh.load_keypairs([new_key()])
    forged.public_data = vic.public_data
    came = f": {vic.get_fingerprint()}"
    async with nearby(tmp_path) as near:
        await words_of(await near.connect(client_keys=[vic]), b"call you?")
        assert "".join(near.lines).count(came) == 1, "so he would be known"
        with pytest.raises(asyncssh.PermissionDenied):
            await near.connect(client_keys=[forged], preferred_auth="publickey")
        assert "".join(near.lines).count(came) == 1


WAYS = ("key", "key and code", "code", "password", "none")
HOSTS = {"open": {}, "by invitation": {"by_invitation": True}, "keyless": {"keyless": True}}
MAY = {
    (way, host): "code" in way or host == "keyless" or (way, host) == ("key", "open") for way in WAYS for host in HOSTS
}


@pytest.mark.sampled(2)
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


@pytest.mark.soak
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
        async with asyncio.timeout(LONG):
            while not any(visit.person.name for visit in near.host.visits):
                await asyncio.sleep(0.02)
        (guest,) = near.host.visits
        assert (guest.person.name, guest.person.is_guest) == ("Guest One", True)
        assert near.host.people.count == 0, "a guest is not remembered"


@pytest.mark.soak
async def test_codes_are_made_beside_a_running_host(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As the same user; each leads one person in, and the host never stops. Three wrong ones end the login."""
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path))
    assert main(["serve", "--invite", *(["--as-root"] if os.geteuid() == 0 else [])]) == 0
    code, folder = capsys.readouterr().out.strip(), tmp_path / FOLDER
    async with nearby(folder, by_invitation=True) as near:

        def walk() -> None:
            ada, bob = near.client("Ada"), near.client("Bob")
            for client in (ada, bob):
                client.see("by invitation")
            ada.type_line(code)
            ada.see("call you?")
            ada.type_line("Ada")
            ada.see("the lobby · you are Ada")
            for tries, typed in enumerate((code, "wrong-code", "wrong-code")):
                while bob.raw.count(b"Your code") <= tries:
                    assert bob.is_open
                    bob.read(0.2)
                bob.type_line(typed)
            bob.wait_closed()
            assert b"Permission denied" in bob.raw or b"no good code" in bob.raw

        await near.walk(walk)
        assert "".join(near.lines).count("wrong code from") == 3, "the code has been used"
        assert [*people(near)] == ["Ada"]
    assert code not in (folder / "invitations.json").read_text()


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
