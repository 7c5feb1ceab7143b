"""Install the packages of `dist/` as people do, into empty environments, and play: `python -m tests.install [--quick]`.

By pip, pipx and uv, on every Python from 3.11 that is found, the wheel and the source package: the version is told, a game is
played in lines, and the screen is opened and left. One line for each, with how long the installation and the first table took.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from tests.cli.helpers import Terminal
from tests.wheel.wheels import DIST

PYTHONS = ("3.11", "3.12", "3.13", "3.14")


class Way(NamedTuple):
    """How a package is installed into `folder` by an interpreter; gives the path of `tribes`."""

    name: str
    install: Callable[[str, Path, Path], Path]


class Tried(NamedTuple):
    """What came of one: seconds of the installation, and from the start of `tribes play` to its first table."""

    python: str
    way: str
    package: str
    installed: float
    first_table: float


def interpreters() -> Iterator[str]:
    """Every Python that can be started."""
    for wanted in PYTHONS:
        places = [
            shutil.which(f"python{wanted}"),
            *map(str, Path.home().glob(f".pyenv/versions/{wanted}.*/bin/python")),
        ]
        if sys.version_info[:2] == tuple(map(int, wanted.split("."))):
            places.insert(0, sys.executable)
        for place in filter(None, places):
            if subprocess.run([place, "-c", ""], capture_output=True, check=False).returncode == 0:
                yield str(place)
                break


def run(*command: str | Path, **environment: str) -> str:
    """Run a program with nothing of ours in its surroundings; what it wrote."""
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV", "TRIBES"))
    }
    done = subprocess.run(
        [*map(str, command)], env={**kept, **environment}, capture_output=True, text=True, check=False, cwd="/"
    )
    if done.returncode:
        raise SystemExit(f"{command}: {done.returncode}\n{done.stdout[-1500:]}{done.stderr[-3000:]}")
    return done.stdout


def by_pip(python: str, package: Path, folder: Path) -> Path:
    run(python, "-m", "venv", folder / "venv")
    run(folder / "venv/bin/python", "-m", "pip", "install", "--quiet", package)
    return folder / "venv/bin/tribes"


def by_pipx(python: str, package: Path, folder: Path) -> Path:
    places = {
        "PIPX_HOME": str(folder / "pipx"),
        "PIPX_BIN_DIR": str(folder / "bin"),
        "PIPX_MAN_DIR": str(folder / "man"),
    }
    run(sys.executable, "-m", "pipx", "install", "--quiet", "--python", python, package, **places)
    return folder / "bin/tribes"


def by_uv(python: str, package: Path, folder: Path) -> Path:
    places = {
        "UV_TOOL_DIR": str(folder / "uv"),
        "UV_TOOL_BIN_DIR": str(folder / "bin"),
        "UV_CACHE_DIR": str(folder / "cache"),
    }
    run(sys.executable, "-m", "uv", "tool", "install", "--quiet", "--python", python, package, **places)
    return folder / "bin/tribes"


WAYS = (Way("pip", by_pip), Way("pipx", by_pipx), Way("uv", by_uv))


def tried(python: str, way: Way, package: Path) -> Tried:
    """Install, ask for the version, play in lines, open the screen and leave."""
    with tempfile.TemporaryDirectory(prefix="tribes-install-") as place:
        folder = Path(place)
        began = time.monotonic()
        program = way.install(python, package, folder)
        installed = time.monotonic() - began
        version = run(program, "--version")
        assert package.name.split("-")[1].removesuffix(".tar.gz") in version, version
        home = str(folder / "home")
        lines = subprocess.run(
            [program, "play", "indy", "--plain", "--seed", "3"],
            env={**os.environ, "TRIBES_HOME": home}, input="1\n1\n1\n", capture_output=True, text=True, check=False, cwd="/",
        )  # fmt: skip
        assert lines.returncode == 0, lines.stderr
        assert "to decide:" in lines.stdout
        assert json.loads(run(program, "saves", "--json", TRIBES_HOME=home))[0]["moves"] >= 1
        return Tried(run(python, "-V").split()[1], way.name, package.name, installed, first_table(program, home))


def first_table(program: Path, home: str) -> float:
    """Seconds until the table is on the screen."""
    os.environ["TRIBES_HOME"] = home
    began = time.monotonic()
    terminal = Terminal(["play", "indy", "--seed", "3"], (120, 40), program=[str(program)])
    try:
        terminal.read_until("round 1")
        took = time.monotonic() - began
        terminal.type("q")
        terminal.read_until("left unfinished")
        return took
    finally:
        terminal.close()


def packages() -> list[Path]:
    """The pure wheel and the source package. They are built by `make wheel`."""
    found = [*DIST.glob("tribes_tui-*-py3-none-any.whl"), *DIST.glob("tribes_tui-*.tar.gz")]
    if len(found) != 2:
        raise SystemExit("dist/ does not hold one wheel and one source package: run `make wheel` first")
    return found


def main(is_quick: bool = False) -> list[Tried]:
    """All of it; quickly: each Python by one way, and the source package once."""
    wheel, source = packages()
    pythons = [*interpreters()]
    every = [(python, way, wheel) for python in pythons for way in WAYS]
    some = [(python, WAYS[i % len(WAYS)], wheel) for i, python in enumerate(pythons)]
    found = []
    sources = [(pythons[0], WAYS[0], source), (pythons[-1], WAYS[2], source)]
    for python, way, package in [*(some if is_quick else every), *sources]:
        one = tried(python, way, package)
        kind = "wheel" if one.package.endswith(".whl") else "source"
        print(
            f"Python {one.python:8} {one.way:5} {kind:7} installed {one.installed:5.1f} s  first table {one.first_table:4.1f} s",
            flush=True,
        )
        found.append(one)
    return found


if __name__ == "__main__":
    main("--quick" in sys.argv[1:])
