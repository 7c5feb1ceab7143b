"""What is built can be installed into empty environments, and played."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.wheel.wheels import ROOT


@pytest.mark.soak
def test_wheel_and_source_are_installed_by_pip_pipx_and_uv_and_played() -> None:
    """Needs an index of packages, as whoever installs the game does."""
    subprocess.run(["sh", ".ci/setup", "release"], cwd=ROOT, check=True)
    subprocess.run([sys.executable, ".ci/wheel.py", "--pure"], cwd=ROOT, check=True)
    from tests.install.__main__ import main

    assert len({one.way for one in main()}) == 3
