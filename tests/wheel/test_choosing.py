"""An installer takes the compiled wheel where it fits, and the pure one everywhere else."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.wheel.wheels import Wheels


def chosen(wheels: Wheels, folder: Path, *platform: str) -> str:
    """The name of the file that pip takes, from these two and no index."""
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    source = ["--no-index", "--find-links", str(wheels.pure.parent), "--only-binary=:all:"]
    subprocess.run([*command, *source, "--dest", str(folder), *platform, "tribes-tui"], check=True)
    (taken,) = folder.iterdir()
    return taken.name


def test_this_machine_takes_the_compiled_one(wheels: Wheels, tmp_path: Path) -> None:
    assert chosen(wheels, tmp_path) == wheels.compiled.name


@pytest.mark.parametrize(
    "platform",
    [
        ("--platform", "win_amd64"),
        ("--platform", "macosx_14_0_arm64"),
        ("--python-version", "3.99"),
        ("--implementation", "pp", "--abi", "pypy311_pp73"),
    ],
)
def test_another_takes_the_pure_one(wheels: Wheels, tmp_path: Path, platform: tuple[str, ...]) -> None:
    assert chosen(wheels, tmp_path, *platform) == wheels.pure.name
