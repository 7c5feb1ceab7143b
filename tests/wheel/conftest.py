"""The wheels: quick tests take those that lie in `dist/`, slow ones have them made."""

from __future__ import annotations

import fcntl
import subprocess
from pathlib import Path

import pytest

from tests.wheel.wheels import ROOT, Wheels, built, unpacked


@pytest.fixture(scope="session")
def wheels() -> Wheels:
    """Both wheels, if `make wheel` has been run since the rules last changed; it takes minutes, so not here."""
    found = built()
    if found is None:
        pytest.skip("dist/ does not hold both wheels of these rules: run `make wheel` first")
    return found


@pytest.fixture(scope="session")
def made_wheels() -> Wheels:
    """Both wheels, made now unless they are there."""
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / "wheel.lock").open("w") as lock:  # other workers of pytest-xdist wait here
        fcntl.flock(lock, fcntl.LOCK_EX)
        if built() is None:
            done = subprocess.run(["make", "wheel"], cwd=ROOT, capture_output=True, text=True, check=False)
            assert done.returncode == 0, done.stdout + done.stderr
            if "only the pure one" in done.stderr:
                pytest.skip(done.stderr.strip())
    found = built()
    assert found is not None
    return found


def both(wheels: Wheels, folder: Path) -> tuple[Path, Path]:
    """The pure and the compiled wheel, unpacked."""
    return unpacked(wheels.pure, folder / "pure"), unpacked(wheels.compiled, folder / "compiled")
