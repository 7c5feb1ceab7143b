"""One file to carry: it needs a Python from 3.11 on and nothing else.

`tribes-VERSION.pex` for Linux and macOS: the first start lays out an environment in the user's cache, each later one goes straight
there. `tribes-VERSION.exe` for Windows: pip's own launcher before a zip that unpacks itself likewise.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pip
from built import DIST, Wheel

ON_WINDOWS = "filelock"
"""Needed there only, and so not among what the wheel needs everywhere."""
LAUNCHER = Path(pip.__file__).parent / "_vendor/distlib/t64.exe"


def pex(game: Wheel, wheels: Path) -> Path:
    """For Linux and macOS; its path."""
    path = DIST / f"tribes-{game.version}.pex"
    laid_out = [
        "--venv",
        "prepend",
        "--sh-boot",
        "--interpreter-constraint",
        "CPython>=3.11",
        "--python-shebang",
        "/usr/bin/env python3",
    ]
    found = ["--no-index", "--find-links", str(wheels), "--no-emit-warnings"]
    command = [sys.executable, "-m", "pex", str(game.path), "-c", "tribes", "-o", str(path), *laid_out, *found]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return path


def exe(game: Wheel, wheels: Path) -> Path:
    """For Windows; its path."""
    path, archive = DIST / f"tribes-{game.version}.exe", wheels / "tribes.pyz"
    found = ["--no-index", "--find-links", str(wheels)]
    command = [
        sys.executable,
        "-m",
        "shiv",
        "--reproducible",
        "-c",
        "tribes",
        "-o",
        str(archive),
        *found,
        str(game.path),
        ON_WINDOWS,
    ]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    start = archive.read_bytes()
    path.write_bytes(LAUNCHER.read_bytes() + b"#!/usr/bin/env python.exe\r\n" + start[start.index(b"PK\x03\x04") :])
    return path
