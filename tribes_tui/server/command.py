"""Carrying out `tribes serve`."""

import argparse
import asyncio
import contextlib
import os
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path

from saves.errors import reason
from saves.place import home
from tribes_tui.errors import Mendable, mending, why
from tribes_tui.server.host import invitations
from tribes_tui.server.host.limits import Limits
from tribes_tui.server.host.logbook import Logbook, LogFolder
from tribes_tui.server.house import Host
from tribes_tui.server.serving import Address, Serving
from tribes_tui.server.session.memory import take_from_the_system
from tribes_tui.server.shared.files import LOCK, Mailbox, SharedFiles, only_host_in
from tribes_tui.server.shared.postgresql import check_installed
from tribes_tui.server.shared.shared import Shared, why_not_kept
from tribes_tui.server.transport import fair_loop
from tribes_tui.server.transport.connection import is_loopback
from tribes_tui.server.transport.listening import Network, networks
from tribes_tui.server.transport.webhook import Sendmail, Webhook, address_of
from tribes_tui.server.words.said import serve as said

FOLDER = "host"
LOOPBACK = "127.0.0.1"


def serve(chosen: argparse.Namespace, limits: Limits) -> int:
    """Serve until stopped; the exit code. Raises `Mendable`."""
    _check_privileges(chosen)
    folder = _own_folder(is_kept=not chosen.invite)
    if chosen.invite:
        return asyncio.run(_invite_shared(chosen.shared, limits)) if chosen.shared else _invite(folder, limits)
    if chosen.has_process:
        take_from_the_system()
    with only_host_in(folder):
        return fair_loop.run(_serve(chosen, limits, folder))


def _own_folder(is_kept: bool) -> Path:
    """Where the host keeps what is its own; `is_kept`: with the file that is locked while it runs. Raises `Mendable`."""
    folder = home() / FOLDER
    with mending(OSError, lambda error: said.no_folder(folder=str(folder), why=reason(error))):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if is_kept:
            (folder / LOCK).touch()
    return folder


def _invite(folder: Path, limits: Limits) -> int:
    """Print a code. The host on that folder takes it in, now if it runs, else when it is started. Raises `Mendable`."""
    if folder.stat().st_uid != os.geteuid():
        raise Mendable(said.others_folder(folder=str(folder)))
    with mending(OSError, lambda error: said.no_invitation(why=why_not_kept(error))):
        sys.stdout.write(invitations.in_folder(folder, limits.invitation_hours).post() + "\n")
    return 0


async def _invite_shared(address: str, limits: Limits) -> int:
    """Print a code that is good at every host of the database. Raises `Mendable`."""
    async with _opened(address) as shared:
        kept = invitations.Invitations(shared.documents(invitations.KIND), Mailbox(None), limits.invitation_hours)
        with mending(OSError, lambda error: said.no_invitation(why=why_not_kept(error))):
            code = await shared.change(kept.make)
    sys.stdout.write(f"{code}\n")
    return 0


@contextlib.asynccontextmanager
async def _opened(address: str) -> AsyncIterator[Shared]:
    """What the hosts of a database share. Raises `Mendable`."""
    check_installed()
    from tribes_tui.server.shared.postgresql.shared_database import SharedDatabase

    shared = SharedDatabase(address)
    try:
        await shared.open()
        yield shared
    finally:
        await shared.close()


async def _serve(chosen: argparse.Namespace, limits: Limits, folder: Path) -> int:
    if not chosen.shared:
        return await _serve_with(chosen, limits, folder, SharedFiles(folder))
    async with _opened(chosen.shared) as shared:
        return await _serve_with(chosen, limits, folder, shared)


async def _serve_with(chosen: argparse.Namespace, limits: Limits, folder: Path, shared: Shared) -> int:
    host = Host(
        folder,
        limits,
        by_invitation=chosen.by_invitation,
        only_admins_invite=chosen.only_admins_invite,
        only_admins_make_tournaments=chosen.only_admins_make_tournaments,
        admins=frozenset(chosen.admin),
        shared=shared,
        logbook=_logbook(chosen.log),
    )
    if not isinstance(asyncio.get_running_loop(), fair_loop.FairLoop):
        host.logbook.line(
            "the loop is this Python's own, which knows no shares: who asks for much can make others wait"
        )
    where = chosen.host or ("" if chosen.public else LOOPBACK)
    address = Address(where, chosen.port, chosen.keyless, _balancers(chosen.proxy_from))
    if chosen.webhook:
        failed = _told_in_log(host, "webhook", "the webhook was not reached")  # no words: the log's
        host.your_turn.tell = Webhook(address_of(chosen.webhook), failed).send
    if chosen.sendmail:
        failed = _told_in_log(host, "sendmail", "a mail was not taken")  # no words: the log's
        host.mail.send = Sendmail(chosen.sendmail, failed).send
    host.shows_hands = chosen.hands
    serving = Serving(host, folder, address)
    await shared.agree_on_key(serving.fingerprint)
    with mending(OSError, lambda error: said.no_listening_port(port=str(chosen.port), why=why(error))):
        await serving.open()
    sys.stdout.write(f"{_listening(serving.port, address.host, chosen.public)}\n")
    sys.stdout.write(f"{said.host_key(fingerprint=serving.fingerprint)}\n")
    sys.stdout.flush()
    async with _measured(host, chosen.metrics):
        await serving.run()
    return 0


def _listening(port: int, host: str, is_public: bool) -> str:
    if not host:
        return said.listening_all(port=str(port)) if is_public else said.listening_all_near(port=str(port))
    listening = said.listening if is_public else said.listening_near
    return listening(port=str(port), host=host)


def _logbook(folder: str) -> Logbook:
    """Raises `Mendable`."""
    if not folder:
        return Logbook()
    with mending(OSError, lambda error: said.no_log(folder=folder, why=why(error))):
        log = LogFolder(Path(folder))
    return Logbook(log.write, keep_few=log.tick)


def _told_in_log(host: Host, kind: str, what: str) -> Callable[[str], None]:
    """What takes a word, in any thread, about something that failed."""
    loop = asyncio.get_running_loop()

    def failed(why: str) -> None:
        loop.call_soon_threadsafe(host.logbook.fault, kind, f"{what}: {why}")

    return failed


@contextlib.asynccontextmanager
async def _measured(host: Host, where: str) -> AsyncIterator[None]:
    """With measurements told at that address, "" for none. Raises `Mendable`."""
    if not where:
        yield
        return
    with mending(ImportError, lambda _: said.needs_prometheus()):
        from tribes_tui.server.metrics import MetricsServer
    address, _, port = where.rpartition(":")
    if not address or not port.isdigit() or int(port) > 65535:
        raise Mendable(said.no_metrics_address(typed=repr(where[:60])))
    server = MetricsServer(host)
    with mending(OSError, lambda error: said.no_listening(where=where, why=why(error))):
        await server.open(address.strip("[]"), int(port))
    sys.stdout.write(f"{said.measurements(port=str(server.port), host=address)}\n")
    sys.stdout.flush()
    try:
        yield
    finally:
        server.close()


def _check_privileges(chosen: argparse.Namespace) -> None:
    if os.geteuid() == 0 and not chosen.as_root:
        raise Mendable(said.no_root())
    if chosen.host and not chosen.public and chosen.host != "localhost" and not is_loopback(chosen.host):
        raise Mendable(said.needs_public(host=chosen.host))
    if chosen.keyless and chosen.proxy_from:
        raise Mendable(said.keyless_near())
    if chosen.keyless and chosen.public:
        raise Mendable(said.keyless_alone())


def _balancers(nets: str) -> list[Network]:
    """Raises `Mendable`."""
    with mending(ValueError, lambda _: said.no_networks()):
        return networks(nets) if nets else []
