"""The host's own key: made once, kept secret, never changed behind anybody's back."""

from __future__ import annotations

import os
from pathlib import Path

import asyncssh

from tribes_tui.errors import Mendable, why
from tribes_tui.server.words.said import serve as said

FILE = "host_key"


def host_key(folder: Path) -> asyncssh.SSHKey:
    """The key kept in `folder`, made when there is none yet. Raises `Mendable`."""
    path = folder / FILE
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    _check_private(folder, 0o700)
    if not path.exists() and not path.is_symlink():
        _make(path)
    _check_private(path, 0o600)
    try:
        return asyncssh.read_private_key(path)
    except (OSError, asyncssh.KeyImportError) as error:
        raise Mendable(said.no_host_key(file=str(path), why=why(error))) from error


def _make(path: Path) -> None:
    key = asyncssh.generate_private_key("ssh-ed25519", comment="tribes")
    fresh = path.with_suffix(".new")
    fresh.unlink(missing_ok=True)
    descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "wb") as file:
        file.write(key.export_private_key())
        file.flush()
        os.fsync(file.fileno())
    fresh.rename(path)


def _check_private(path: Path, mode: int) -> None:
    found = path.lstat()
    if path.is_symlink() or found.st_uid != os.geteuid():
        raise Mendable(said.not_own(file=str(path)))
    if found.st_mode & 0o077:
        raise Mendable(said.not_private(file=str(path), mode=f"{mode:o}"))
