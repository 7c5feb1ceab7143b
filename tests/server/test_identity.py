"""The identity is the key that signed, never one that was merely offered."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from tests.server.client import make_key
from tests.server.hosts import EASY, RunningHost


@pytest.fixture
def invited(tmp_path: Path):
    host = RunningHost(tmp_path, "--by-invitation", limits=(*EASY, "code_delay=0.05"))
    yield host
    host.close()


def code_for(host: RunningHost) -> str:
    """A code to the host, as its keeper makes it."""
    from tribes_tui.server.invitations import Invitations

    code = Invitations(host.folder / "host" / "invitations.json", 1.0).make()
    host.kill()
    host.start()
    return code


def people(host: RunningHost) -> dict[str, str]:
    """Name -> id."""
    path = host.folder / "host" / "people.json"
    return {plain["name"]: plain["id"] for plain in json.loads(path.read_text())} if path.exists() else {}


def test_the_same_key_is_the_same_person(running: RunningHost) -> None:
    first = running.enter("Ada")
    first.press("q")
    first.wait_closed()
    again = running.client("Ada")
    again.see("Tribes · Ada ·")
    assert people(running)["Ada"].startswith("SHA256:")


def test_another_key_is_another_person(running: RunningHost) -> None:
    running.enter("Ada")
    other = running.client("Eve")
    other.see("call you?")
    other.type_line("Ada")
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
    code, second = code_for(invited), code_for(invited)
    ada = invited.client("Ada")
    ada.see("by invitation")
    ada.type_line(code)
    ada.see("call you?")
    ada.type_line("Ada")
    ada.see("Tribes · Ada ·")
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


def test_a_key_with_a_wrong_signature_is_refused(running: RunningHost, tmp_path: Path) -> None:
    """The public half of one key, the private half of another."""
    running.enter("Ada")
    key = make_key(tmp_path, "forged")
    Path(f"{key}.pub").write_text(Path(f"{running.key('Ada')}.pub").read_text())
    thief = running.client(None, "-o", "PubkeyAuthentication=yes", "-o", "IdentitiesOnly=yes", "-i", str(key),
                           "-o", "KbdInteractiveAuthentication=no")  # fmt: skip
    thief.settle(0.5)
    assert "Ada" not in thief.text


def test_of_two_keys_the_one_that_signed_counts(running: RunningHost) -> None:
    running.enter("Ada")
    both = running.client("Ben", "-i", str(running.key("Ada")))
    both.see("call you?")
    both.type_line("Ben")
    both.see("Tribes · Ben ·")
    assert len(set(people(running).values())) == 2


@pytest.mark.parametrize("method", ["password", "keyboard-interactive", "none"])
async def test_no_way_in_without_a_key_or_a_code(method: str, running: RunningHost) -> None:
    options: dict[str, Any] = {"known_hosts": None, "config": None, "client_keys": None, "agent_path": None}
    options |= {"preferred_auth": method, "username": "x"}
    with pytest.raises((asyncssh.PermissionDenied, asyncssh.ConnectionLost)):
        await asyncio.wait_for(
            asyncssh.connect("127.0.0.1", running.port, password="x", client_factory=lambda: Impostor("guess"), **options), 10
        )  # fmt: skip


def test_keyless_is_for_loopback_with_a_switch(tmp_path: Path) -> None:
    host = RunningHost(tmp_path, "--keyless")
    try:
        guest = host.client(None)
        guest.see("call you?")
        guest.type_line("Guest One")
        guest.see("Tribes · Guest One ·")
        assert people(host) == {}, "a guest is not remembered"
    finally:
        host.close()


def test_three_wrong_codes_end_it(invited: RunningHost) -> None:
    stranger = invited.client("Stranger")
    stranger.see("by invitation")
    for _ in range(3):
        stranger.type_line("wrong-code")
        stranger.settle(0.2)
    stranger.wait_closed()
    assert b"No code that is good" in stranger.raw
    assert people(invited) == {}
