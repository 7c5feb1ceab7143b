"""What Windows lacks is not missed: no module of the game asks for it, and all six games are played without."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from rules import games
from tribes_tui.cli import main

ROOT = Path(__file__).parents[2]


def bare(home: Path, lines: int) -> list[str]:
    """What a Python says from which the POSIX parts were taken."""
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-m", "tests.portable.bare", str(home), str(lines)],
        cwd=ROOT, env={**os.environ}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout.splitlines()


def test_everything_is_imported_and_every_game_is_played_and_kept(tmp_path: Path) -> None:
    first, *played = bare(tmp_path, 24)
    assert int(first.split()[0]) > 600
    assert [line.split()[0] for line in played] == [*games]
    for line in played:
        _, code, moves, _ = line.split()
        assert code == "0"
        assert int(moves) >= 12
    assert not [*tmp_path.rglob("*.lock")], "locks go with the games"


@pytest.mark.soak
def test_every_game_is_played_to_its_end(tmp_path: Path) -> None:
    for line in bare(tmp_path, 40_000)[1:]:
        assert line.endswith(" over"), line


def test_hosting_says_in_one_line_that_it_is_for_posix(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "fcntl", None)
    assert main(["serve"]) == 2
    said = capsys.readouterr().err
    assert "POSIX" in said
    assert said.count("\n") == 1
