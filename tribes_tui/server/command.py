"""Carrying out `tribes serve`."""

from __future__ import annotations

import argparse
import asyncio
import fcntl
import ipaddress
import os
import sys
from pathlib import Path

from saves.place import home
from tribes_tui.errors import Mendable
from tribes_tui.server.host import invitations
from tribes_tui.server.host.host import Host
from tribes_tui.server.host.limits import Limits
from tribes_tui.server.serving import Address, Serving
from tribes_tui.server.transport.webhook import Webhook, address_of

FOLDER = "host"
LOOPBACK = "127.0.0.1"


def serve(chosen: argparse.Namespace, limits: Limits) -> int:
    """Serve until stopped; the exit code. Raises `Mendable`."""
    _check_privileges(chosen)
    folder = home() / FOLDER
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if chosen.invite:
        return _invite(folder, limits)
    with (folder / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Mendable(f"a host runs already on {folder}") from None
        return asyncio.run(_serve(chosen, limits, folder))


def _invite(folder: Path, limits: Limits) -> int:
    """Print a code. The host on that folder takes it in, now if it runs, else when it is started. Raises `Mendable`."""
    if folder.stat().st_uid != os.geteuid():
        raise Mendable(f"{folder} belongs to another user: make invitations as that user")
    try:
        sys.stdout.write(invitations.in_folder(folder, limits.invitation_hours).slip() + "\n")
    except OSError as error:
        raise Mendable(f"the invitation can't be kept: {error.strerror}") from error
    return 0


async def _serve(chosen: argparse.Namespace, limits: Limits, folder: Path) -> int:
    host = Host(
        folder,
        limits,
        by_invitation=chosen.by_invitation,
        only_admins_invite=chosen.only_admins_invite,
        admins=frozenset(chosen.admin),
    )
    address = Address(chosen.host or ("" if chosen.public else LOOPBACK), chosen.port, chosen.keyless)
    if chosen.webhook:
        host.your_turn.tell = _webhook(chosen.webhook, host).send
    serving = Serving(host, folder, address)
    try:
        await serving.open()
    except OSError as error:
        raise Mendable(f"port {chosen.port} can't be listened on: {error.strerror or error}") from error
    where = address.host or "all addresses"
    where += "" if chosen.public else " (--public: for friends elsewhere)"
    sys.stdout.write(f"listening on port {serving.port} of {where}\n")
    sys.stdout.write(f"host key {serving.fingerprint}: let your friends compare it\n")
    sys.stdout.flush()
    await serving.run()
    return 0


def _webhook(typed: str, host: Host) -> Webhook:
    """Raises `Mendable`."""
    loop = asyncio.get_running_loop()

    def failed(why: str) -> None:
        loop.call_soon_threadsafe(host.logbook.fault, "webhook", f"the webhook was not reached: {why}")

    return Webhook(address_of(typed), failed)


def _check_privileges(chosen: argparse.Namespace) -> None:
    if os.geteuid() == 0 and not chosen.as_root:
        raise Mendable("a host doesn't need root: start it as another user (or say --as-root)")
    if chosen.host and not chosen.public and not _is_loopback(chosen.host):
        raise Mendable(f"{chosen.host} can be reached by others: say --public if that is meant")
    if chosen.keyless and chosen.public:
        raise Mendable("--keyless is for this machine alone: it can't go with --public")


def _is_loopback(host: str) -> bool:
    """Whether an address is this machine's own."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
