"""The listening part: the host's key, connections in, sessions out, a beat for everything that takes its time."""

import asyncio
import logging
import os
import signal
import sys
import threading
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import asyncssh

import rules
from saves.place import write_whole
from tribes_tui.errors import Mendable, mending, why
from tribes_tui.server.host.logbook import FaultLines
from tribes_tui.server.host.people import Person
from tribes_tui.server.house import Host
from tribes_tui.server.session.app import SessionApp
from tribes_tui.server.session.freeing import open_rings
from tribes_tui.server.session.memory import RubbishCollector
from tribes_tui.server.transport.connection import Connection, SshServer
from tribes_tui.server.transport.fair_loop import let_others_in
from tribes_tui.server.transport.gate import Gate
from tribes_tui.server.transport.listening import Listening, Network, bound
from tribes_tui.server.transport.ssh_session import SshSession
from tribes_tui.server.words import Word
from tribes_tui.server.words.said import serve, visit as said
from tribes_tui.table.board import board_of
from tribes_tui.words.finder import load_whole
from tribes_tui.words.wording import words_of

# ---- The host's own key: made once, kept secret, never changed behind anybody's back ------------


HOST_KEY = "host_key"


def host_key(folder: Path) -> asyncssh.SSHKey:
    """The key kept in `folder`, made when there is none yet. Raises `Mendable`."""
    path = folder / HOST_KEY
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    _check_private(folder, 0o700)
    if not path.exists() and not path.is_symlink():
        key = asyncssh.generate_private_key("ssh-ed25519", comment="tribes")
        write_whole(path, key.export_private_key().decode())
    _check_private(path, 0o600)
    with mending((OSError, asyncssh.KeyImportError), lambda error: serve.no_host_key(file=str(path), why=why(error))):
        return asyncssh.read_private_key(path)


def _check_private(path: Path, mode: int) -> None:
    found = path.lstat()
    if path.is_symlink() or found.st_uid != os.geteuid():
        raise Mendable(serve.not_own(file=str(path)))
    if found.st_mode & 0o077:
        raise Mendable(serve.not_private(file=str(path), mode=f"{mode:o}"))


# ---- What sessions need is loaded before the first of them comes --------------------------------


WHOLE = (
    "tribes_tui.play",
    "tribes_tui.profile",
    "tribes_tui.screens.replay",
    "tribes_tui.screens.rulebook",
    "tribes_tui.seats",
    "tribes_tui.server.session",
    "tribes_tui.table",
    "tribes_tui.theme",
    "tribes_tui.widgets",
    "tribes_tui.words",
)
"""Of these nearly every room is needed sooner or later; at home by the function that needs it."""
SINGLE = (
    "openskill.models",
    "textual.drivers.headless_driver",
    "textual.layouts.factory",
    "textual.pilot",
    "textual.scrollbar",
    "rules.bots.even",
    "rules.bots.pinned",
    "rules.bots.styled",
    "tribes_tui.display.terminals",
    "tribes_tui.screens.dialogs",
    "tribes_tui.screens.setup.screen",
    "tribes_tui.screens.trial",
)
"""Of others these alone."""


def load_screens() -> None:
    """Load all that sessions may come to need, the tables of all games too.

    Nobody waits for it then; and a host that runs while another version is installed over it has nothing left to load from there.
    """
    for name in (*SINGLE, *WHOLE):
        load_whole(name)
    for game_id, game in rules.games.items():
        words_of(game_id)
        for one in (board_of(game_id), game):
            load_whole(type(one).__module__.rpartition(".")[0])


# ---- Serving ------------------------------------------------------------------------------------


SIGNATURES = [
    "ssh-ed25519",
    "sk-ssh-ed25519@openssh.com",
    "ecdsa-sha2-nistp256",
    "ecdsa-sha2-nistp384",
    "ecdsa-sha2-nistp521",
    "sk-ecdsa-sha2-nistp256@openssh.com",
    "rsa-sha2-256",
    "rsa-sha2-512",
]
CIPHERS = ["chacha20-poly1305@openssh.com", "aes256-gcm@openssh.com", "aes128-gcm@openssh.com", "aes256-ctr"]
KEYS = "-diffie-hellman-*,rsa*"
"""How keys are exchanged: not in the old ways, of which one has SHA-1 and others cost the host five times as much as curves."""
MACS = ["hmac-sha2-256-etm@openssh.com", "hmac-sha2-512-etm@openssh.com"]
"""What is still good today: no SHA-1, no CBC."""

BEAT = 1.0
THREADS = 64
"""In which pages wait for what takes long (see `wishes.Desk`), and read records: those that wait do nothing, and must not stop others."""
SWITCH = 0.001
"""Seconds after which a thread that works lets the loop go on."""
WINDOW = 65_536
"""Bytes that a client may send before they are taken; what it wants to send besides waits at its own end."""


class Address(NamedTuple):
    """Where to listen; `keyless`: without any login, on loopback only; `balancers`: who says whose connections they pass on."""

    host: str
    port: int
    keyless: bool = False
    balancers: Sequence[Network] = ()


class Serving:
    """Serves one `Host` until it is told to stop."""

    def __init__(self, host: Host, folder: Path, address: Address) -> None:
        self.host = host
        self.key = host_key(folder)
        self._address = address
        self._gate = Gate(host.limits)
        self._stop = asyncio.Event()
        self._rubbish = RubbishCollector()
        self._listening: Listening | None = None

    @property
    def port(self) -> int:
        """The port that is listened on."""
        assert self._listening is not None
        return self._listening.port

    @property
    def fingerprint(self) -> str:
        """The host key's fingerprint, for friends to compare."""
        return self.key.get_fingerprint("sha256")

    async def open(self) -> None:
        """Bring the tables back and listen. Raises `OSError`, `Mendable`."""
        self.host.restore()
        load_screens()
        let_others_in()
        open_rings()
        sys.setswitchinterval(SWITCH)
        gate, options, loop = self._gate, self._options(), asyncio.get_running_loop()
        self._listening = Listening(
            bound(self._address.host, self._address.port), gate,
            lambda caller: Connection(loop, options, caller, self.host.limits, self.host.logbook), self.host.logbook,
            self._address.balancers,
        )  # fmt: skip
        self._rubbish.start()

    async def run(self) -> None:
        """Serve until `stop` is called or the process is told to end."""
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(self._unexpected)
        logging.getLogger().addHandler(FaultLines(self.host.logbook))
        threading.excepthook = self._unexpected_in_a_thread
        loop.set_default_executor(ThreadPoolExecutor(THREADS, "tribes"))
        logging.getLogger("asyncssh").setLevel(logging.CRITICAL)  # it would log addresses
        logging.getLogger("asyncio").setLevel(
            logging.CRITICAL
        )  # what breaks comes to `_unexpected`; lost lines are no fault
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self.stop)
        watching = [loop.create_task(self._beat()), loop.create_task(self.host.health.watch())]
        try:
            await self._stop.wait()
        finally:
            for task in watching:
                task.cancel()
            await self.close()

    def stop(self) -> None:
        """End as soon as everybody's terminal has been given back."""
        self._stop.set()

    async def close(self) -> None:
        """Listen no more, say good-bye, let go of everything."""
        if self._listening is not None:
            self._listening.close()
        for visit in self.host.visits[:]:
            visit.end(partial(said.host_stops, is_guest=visit.person.is_guest))
        for _ in range(40):
            if not self.host.visits:
                break
            await asyncio.sleep(0.05)
        await asyncio.sleep(0.1)
        self.host.close()

    # ---- Inside -------------------------------------------------------------------------------

    def _options(self) -> asyncssh.SSHServerConnectionOptions:
        limits = self.host.limits
        return asyncssh.SSHServerConnectionOptions(
            server_factory=lambda: SshServer(self.host, self._gate, self._start, self._address.keyless),
            server_host_keys=[self.key],
            server_version="Tribes",
            encoding=None,
            line_editor=False,
            agent_forwarding=False,
            x11_forwarding=False,
            allow_scp=False,
            gss_host=None,
            password_auth=False,
            login_timeout=limits.login_seconds,
            keepalive_interval=limits.keepalive_seconds,
            keepalive_count_max=limits.keepalive_misses,
            compression_algs=["none"],
            window=WINDOW,
            signature_algs=SIGNATURES,
            kex_algs=KEYS,
            encryption_algs=CIPHERS,
            mac_algs=MACS,
        )

    def _start(self, person: Person, address: str, code: str) -> SshSession:
        self.host.logbook.seen("came", address, "a guest" if person.is_guest else person.id)
        session = SshSession(self.host, person, address, code, lambda: self._refusal(person, address), SessionApp)
        session.port = 0 if self._address.balancers else self.port
        return session

    def _refusal(self, person: Person, address: str) -> Word | None:
        """Why there is no place for another session now; None where there is."""
        limits, visits = self.host.limits, self.host.visits
        banned = self.host.order.why_not_come(person.id)
        if banned is not None:
            return banned
        far = [visit.person for visit in self.host.neighbours.visits]
        is_admin = self.host.admission.is_admin(person)
        if len(visits) >= limits.sessions + (limits.kept_for_admins if is_admin else 0):
            return said.full
        if Counter([*far, *(visit.person.id for visit in visits)])[person.id] >= limits.sessions_per_key:
            return partial(said.many_sessions, sessions=limits.sessions_per_key)
        if not is_admin and Counter(visit.address for visit in visits)[address] >= limits.sessions_per_address:
            return said.many_from_there
        return None

    def _unexpected(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """What broke where nobody waited for it; its text may hold anything, so only its place is logged.

        What was ended while it waited, as pages are with their session, is no fault.
        """
        error = context.get("exception")
        if isinstance(error, asyncio.CancelledError):
            return
        self.host.logbook.crash("loop", error if isinstance(error, BaseException) else RuntimeError())

    def _unexpected_in_a_thread(self, broken: threading.ExceptHookArgs) -> None:
        self.host.logbook.crash("thread", broken.exc_value or RuntimeError())

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                self.host.tick()
                self._gate.tick()
                self._close_idle()
                for visit in self.host.visits[:]:
                    self.host.slow(visit, visit.silence > self.host.limits.slow_seconds)
                self._weigh()
                idle = (
                    visit.idle for visit in self.host.visits if not visit.is_flooding
                )  # who floods is no reason to wait
                self._rubbish.collect(min(idle, default=float("inf")))
            except Exception as error:
                self.host.logbook.crash("beat", error)

    def _close_idle(self) -> None:
        limits = self.host.limits
        for visit in self.host.visits[:]:
            is_awaited = visit.at is not None or self.host.partners.of(visit.person) is not None
            is_awaited = is_awaited or self.host.tournaments.awaits(visit.person)
            patience = limits.idle_seconds if is_awaited else limits.lobby_idle_seconds
            is_new = not visit.person.name or not visit.person.may_come
            if visit.idle > patience or (is_new and time.monotonic() - visit.began > limits.door_seconds):
                visit.end(partial(said.idle, is_guest=visit.person.is_guest))
            elif visit.at is not None and visit.idle > limits.idle_warning:
                visit.warn(limits.idle_seconds - visit.idle)

    def _weigh(self) -> None:
        """Who plays, and who keeps the host, come before those who look around in the lobby."""
        for visit in self.host.visits:
            is_at_game = visit.at is not None and visit.at.table is not None
            visit.goes_first(is_at_game or self.host.admission.is_admin(visit.person))
