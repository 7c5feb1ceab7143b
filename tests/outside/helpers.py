"""Where the seventh game lies, and what an installed package declares: nothing here depends on what is installed."""

from __future__ import annotations

import atexit
import os
import shutil
import sys
import tempfile
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
OWARE = ROOT / "examples" / "oware"


def declare(folder: Path, **games: str) -> None:
    """As a package does that is installed there."""
    place = folder / "some_games-1.0.dist-info"
    place.mkdir(parents=True)
    (place / "METADATA").write_text("Metadata-Version: 2.1\nName: some-games\nVersion: 1.0\n")
    lines = "\n".join(f"{name} = {package}" for name, package in games.items())
    (place / "entry_points.txt").write_text(f"[tribes.games]\n{lines}\n")


@cache
def package() -> Path:
    """A folder with the package alone: beside the one in the checkout there may be what an installation left."""
    folder = Path(tempfile.mkdtemp(prefix="oware-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    shutil.copytree(OWARE / "oware", folder / "oware", ignore=shutil.ignore_patterns("__pycache__"))
    return folder


@cache
def _installed_otherwise() -> list[str]:
    """All that is installed besides games: links to it."""
    folder = Path(tempfile.mkdtemp(prefix="installed-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    for site in (Path(one) for one in sys.path if one.endswith("-packages")):
        for one in site.iterdir() if site.is_dir() else ():
            declared = one / "entry_points.txt"
            is_game = declared.is_file() and "tribes.games" in declared.read_text(encoding="utf-8")
            if not is_game and one.suffix != ".pth" and one.name != "oware" and not (folder / one.name).exists():
                (folder / one.name).symlink_to(one)
    return [str(folder)]


def environment(*declaring: Path) -> dict[str, str]:
    """For a Python of its own: these folders, the seventh game, the program, and what else is installed besides games."""
    path = [*map(str, declaring), str(package()), str(ROOT), *_installed_otherwise()]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path)}


PYTHON = [sys.executable, "-S"]
"""Python without its folder of installed packages."""
