"""What all packages are made of: the pure wheel in `dist/`, and the wheels that it needs."""

from __future__ import annotations

import email
import hashlib
import os
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from email.message import Message
from pathlib import Path
from typing import NamedTuple

from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[2]
DIST = ROOT / "dist"


class Wheel(NamedTuple):
    """A built package, and what it says of itself."""

    path: Path
    about: Message

    @property
    def name(self) -> str:
        """As an index calls it."""
        return str(self.about["Name"])

    @property
    def version(self) -> str:
        """Its number."""
        return str(self.about["Version"])

    @property
    def needs(self) -> list[Requirement]:
        """What it needs everywhere, without its extras."""
        found = map(Requirement, self.about.get_all("Requires-Dist", []))
        return [one for one in found if one.marker is None]

    @property
    def licence(self) -> str:
        """Its licence's name, as it tells it in one of three ways."""
        classifiers = [one for one in self.about.get_all("Classifier", []) if one.startswith("License ::")]
        told = self.about["License-Expression"] or self.about["License"] or ""
        return told if 0 < len(told) < 40 else classifiers[0].rpartition(" :: ")[2] if classifiers else "see its text"

    def licences(self) -> Iterator[str]:
        """The texts of its licences."""
        with zipfile.ZipFile(self.path) as archive:
            for name in archive.namelist():
                _, is_inside, rest = name.partition(".dist-info/")
                if is_inside and Path(rest).name.upper().startswith(
                    ("LICENSE", "LICENCE", "COPYING", "NOTICE", "AUTHORS")
                ):
                    yield archive.read(name).decode("utf-8", "replace")


def wheel(path: Path) -> Wheel:
    """The one at `path`, read."""
    with zipfile.ZipFile(path) as archive:
        (about,) = (
            name for name in archive.namelist() if name.endswith(".dist-info/METADATA") and name.count("/") == 1
        )
        return Wheel(path, email.message_from_bytes(archive.read(about)))


def ours() -> Wheel:
    """The game's own."""
    found = [*DIST.glob("tribes_tui-*-py3-none-any.whl")]
    if len(found) != 1:
        raise SystemExit("packages: dist/ does not hold one pure wheel: run `make wheel` first")
    return wheel(found[0])


def needed(by: Wheel, folder: Path, *more: str) -> list[Wheel]:
    """The wheels that it needs and those of `more`, fetched into `folder`: for every system, and every Python from 3.11 on."""
    anywhere = ["--only-binary=:all:", "--platform=any", "--implementation=py", "--abi=none", "--python-version=3.11"]
    pip = [sys.executable, "-m", "pip", "download", "--quiet", *anywhere, "--dest", str(folder)]
    subprocess.run([*pip, str(by.path), *more], check=True)
    return sorted((wheel(one) for one in folder.glob("*.whl") if one.name != by.path.name), key=lambda one: one.name)


def sha256(path: Path) -> str:
    """The hash of a file, in hexadecimal digits."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def moment() -> str:
    """The time of the build in seconds: that of the last commit, so that it is the same for everybody."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    asked = subprocess.run(["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=False)
    return given or asked.stdout.strip() or "315532800"
