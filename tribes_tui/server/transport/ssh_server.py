"""Who may log in, and as whom: the identity is the key that signed, never one that was only offered."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections.abc import Callable
from typing import Any

import asyncssh

from tribes_tui.server.host.host import Host
from tribes_tui.server.host.people import Person
from tribes_tui.server.transport.connection import Connection
from tribes_tui.server.transport.gate import Gate
from tribes_tui.server.transport.ssh_session import SshSession
from tribes_tui.server.words.said import visit as said
from tribes_tui.words.language import chosen, in_language

Start = Callable[[Person, str, str], SshSession]
"""Makes the session of (who, address, the code they logged in with)."""


class SshServer(asyncssh.SSHServer):
    """One connection, from its first packet to its end. Only one session is ever opened on it."""

    def __init__(self, host: Host, gate: Gate, start: Start, keyless: bool) -> None:
        self._host = host
        self._gate = gate
        self._start = start
        self._keyless = keyless
        self._signed: asyncssh.SSHKey | None = None
        self._proved = ""
        self._code = ""
        self._tries = 0
        self._is_asked = False
        self._not_before = 0.0
        self._session: SshSession | None = None
        self._is_near = False

    # ---- Connecting ---------------------------------------------------------------------------

    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        """Before any key is exchanged; the gate has counted it already."""
        assert isinstance(conn, Connection)
        self._conn = conn
        conn.is_enough = self._is_enough
        self._caller = conn.caller
        self._is_near = _is_loopback(str(conn.get_extra_info("peername", ("?",))[0]))

    def connection_lost(self, exc: Exception | None) -> None:
        """It counts no more, and holds this no more."""
        del self._conn.is_enough
        self._gate.gone(self._caller)
        self._caller.let_go()

    # ---- Logging in ---------------------------------------------------------------------------

    def begin_auth(self, username: str) -> bool:
        """Whether anything must be proved: always, unless the host was told otherwise, and then on loopback alone."""
        self._signed, self._proved = None, ""
        return not self._needs_no_login

    @property
    def _needs_no_login(self) -> bool:
        return self._keyless and self._is_near

    def _is_enough(self) -> bool:
        """On a host by invitation a key that nobody knows is not: a code is asked for next, and the key known from then on.

        Called when something was proved, so that the key of a signature is its owner's.
        """
        if self._signed is None or self._needs_no_login:
            return True
        self._proved = self._signed.get_fingerprint("sha256")
        return self._person().may_come

    def auth_completed(self) -> None:
        """Logged in."""
        self._caller.has_logged_in = True
        self._caller.is_kept = self._fingerprint() in self._host.admission.admins
        self._gate.welcome(self._caller)

    def public_key_auth_supported(self) -> bool:
        """Any key is welcome: it is who one is. One is enough."""
        return not self._proved

    def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:
        """Called for keys that are only offered, too: what counts is the last before the login succeeded."""
        self._signed = key
        return True

    def password_auth_supported(self) -> bool:
        """There are no passwords."""
        return False

    def kbdint_auth_supported(self) -> bool:
        """An invitation can be typed by who has no key."""
        return True

    def get_kbdint_challenge(self, username: str, lang: str, submethods: str) -> Any:
        """Ask for the code; a key that was offered before is forgotten."""
        self._signed = None
        self._tries += 1
        self._is_asked = True
        self._conn.wait_for_person()
        with in_language(chosen(lang.partition("-")[0], {})):
            if self._tries > self._host.limits.code_tries:
                self._conn.disconnect(asyncssh.DISC_NO_MORE_AUTH_METHODS_AVAILABLE, said.no_good_code_short())
                return False
            if self._proved:
                return "", said.with_key(), "", [(said.prompt_with_key(), True)]
            return "", said.without_key(), "", [(said.prompt(), True)]

    async def validate_kbdint_response(self, username: str, responses: Any) -> bool:
        """Whether that is a good code. It is spent when it leads to a seat.

        One answer to each question, and none is looked at before its time: SSH lets a client send many answers to one
        question, or ask for the next while it should wait.
        """
        self._signed = None
        if not self._is_asked:
            self._conn.disconnect(asyncssh.DISC_PROTOCOL_ERROR, "nothing was asked")  # no words: for programs
            return False
        self._is_asked = False
        now, delay = time.monotonic(), self._host.limits.code_delay
        wait = max(0.0, self._not_before - now)
        self._not_before = now + wait + delay
        await asyncio.sleep(wait)
        code = str(responses[0]) if len(responses) == 1 else ""
        if self._host.admission.invitation(code, is_known=False) is None:
            self._host.logbook.seen("wrong code", self._caller.address)
            await asyncio.sleep(delay)
            return False
        self._code = code
        return True

    # ---- The one session ----------------------------------------------------------------------

    def session_requested(self) -> Any:
        """The game; nothing else, and only once."""
        if self._session is not None:
            return False
        self._session = self._caller.session = self._start(self._person(), self._caller.address, self._code)
        self._session.is_exchanging = self._conn.is_exchanging
        return self._session

    def _fingerprint(self) -> str:
        return self._proved

    def _person(self) -> Person:
        fingerprint = self._fingerprint()
        if not fingerprint:
            return self._host.people.guest(may_come=not self._code)
        may_come = not self._host.admission.by_invitation or fingerprint in self._host.admission.admins
        return self._host.people.by_key(fingerprint, may_come)

    def connection_requested(self, dest_host: str, dest_port: int, orig_host: str, orig_port: int) -> bool:
        """No forwarding."""
        return False

    def server_requested(self, listen_host: str, listen_port: int) -> bool:
        """No listening."""
        return False

    def unix_connection_requested(self, dest_path: str) -> bool:
        """No forwarding."""
        return False

    def unix_server_requested(self, listen_path: str) -> bool:
        """No listening."""
        return False

    def tun_requested(self, unit: int | None) -> bool:
        """No tunnels."""
        return False

    def tap_requested(self, unit: int | None) -> bool:
        """No tunnels."""
        return False


def _is_loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address.partition("%")[0]).is_loopback
    except ValueError:
        return False
