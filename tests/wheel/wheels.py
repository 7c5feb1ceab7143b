"""The two wheels that `make wheel` leaves in `dist/`, and whether they are of the text that stands here."""

from __future__ import annotations

import zipfile
from pathlib import Path
from typing import NamedTuple

from packaging.tags import sys_tags
from packaging.utils import parse_wheel_filename

ROOT = Path(__file__).resolve().parents[2]
DIST = ROOT / "dist"


class Wheels(NamedTuple):
    """The wheel for every Python, and the compiled one for this."""

    pure: Path
    compiled: Path


def built(dist: Path = DIST) -> Wheels | None:
    """Both wheels, made of today's rules; None when one is missing or of another text."""
    pure = sorted(dist.glob("tribes_tui-*-py3-none-any.whl"))
    compiled = [wheel for wheel in sorted(dist.glob("tribes_tui-*.whl")) if wheel not in pure and fits(wheel)]
    if not pure or not compiled:
        return None
    wheels = Wheels(pure[-1], compiled[-1])
    return wheels if all(text_of(wheel) == text_here() for wheel in wheels) else None


def fits(wheel: Path) -> bool:
    """Whether a wheel is for this system, processor and Python."""
    *_, tags = parse_wheel_filename(wheel.name)
    return not tags.isdisjoint(sys_tags())


def text_of(wheel: Path) -> dict[str, bytes]:
    """The modules of the rules in a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if name.startswith("rules/") and name.endswith(".py")]
        return {name: archive.read(name) for name in names}


def text_here() -> dict[str, bytes]:
    """The modules of the rules in this checkout."""
    return {path.relative_to(ROOT).as_posix(): path.read_bytes() for path in (ROOT / "rules").rglob("*.py")}


def unpacked(wheel: Path, folder: Path) -> Path:
    """The wheel's files, in a folder that can be put on a path."""
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder
