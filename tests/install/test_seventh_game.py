"""A game in a package of its own, built and installed beside the program in an empty environment, is checked and played."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.install.__main__ import run

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.soak
def test_a_seventh_game_is_installed_beside_the_program_and_played(tmp_path: Path) -> None:
    environment, wheels = tmp_path / "venv", tmp_path / "wheels"
    python, tribes = environment / "bin" / "python", environment / "bin" / "tribes"
    source = tmp_path / "oware"
    shutil.copytree(ROOT / "examples" / "oware", source)
    run(sys.executable, "-m", "venv", environment)
    run(python, "-m", "pip", "install", "--quiet", ROOT)
    run(python, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", wheels, source)
    assert "oware" not in run(tribes, "doctor")
    run(python, "-m", "pip", "install", "--quiet", "--no-deps", *wheels.glob("*.whl"))
    home = {"TRIBES_HOME": str(tmp_path / "home")}
    assert "oware" in run(tribes, "doctor", **home)
    assert " hold\n" in run(python, "-m", "rules.check", "oware")
    assert "2 games of oware" in run(tribes, "simulate", "oware", "--games", "2", "--seats", "bot:easy,bot:random")
    played = subprocess.run(
        [tribes, "play", "oware", "--plain", "--seats", "you,bot:medium"],
        env=home, input="1\nhint\n", capture_output=True, text=True, cwd="/",
    )  # fmt: skip
    assert played.returncode == 0, played.stderr
    assert "sow the " in played.stdout
    assert "oware" in run(tribes, "arena", "oware", "--levels", "random,easy", "--deals", "2", **home).lower()
    run(python, "-m", "pip", "uninstall", "--quiet", "--yes", "tribes-oware")
    assert "oware: you, Ash" in run(tribes, "saves", **home)
