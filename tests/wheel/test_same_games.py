"""Compiled rules play the same games as plain ones: same seeds, same everything."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import rules
from tests.wheel.conftest import both
from tests.wheel.wheels import ROOT, Wheels

PROGRAM = ROOT / "tests" / "wheel" / "digests.py"
QUICK, SLOW = 3, 1000


def start(folder: Path, game_id: str, count: int) -> subprocess.Popen[str]:
    """Play with the rules in that folder and nothing else but the standard library (`-S`)."""
    arguments = [str(folder), game_id, "0", str(count)]
    return subprocess.Popen([sys.executable, "-I", "-S", str(PROGRAM), *arguments], stdout=subprocess.PIPE, text=True)


def check_same(pure: Path, compiled: Path, game_id: str, count: int) -> None:
    """Both builds are what they claim to be, and every game's digest is the same."""
    runs = [start(folder, game_id, count) for folder in (pure, compiled)]
    (plain_file, *plain), (compiled_file, *fast) = [run.communicate()[0].splitlines() for run in runs]
    assert plain_file.startswith(str(pure))
    assert plain_file.endswith(".py")
    assert compiled_file.startswith(str(compiled))
    assert not compiled_file.endswith(".py")
    assert len(plain) == count
    assert plain == fast, f"seeds that differ: {[line.split()[0] for line in set(plain) ^ set(fast)][:10]}"


def test_a_few_games_are_the_same(wheels: Wheels, tmp_path: Path) -> None:
    pure, compiled = both(wheels, tmp_path)
    for game_id in rules.games:
        check_same(pure, compiled, game_id, QUICK)


def test_golden_counts_are_the_same(wheels: Wheels, tmp_path: Path) -> None:
    """Both builds count the table anew, each with nothing but its own rules and the standard library."""
    program = (
        "import sys, runpy; sys.path.insert(0, sys.argv.pop(1)); runpy.run_module('rules.counts', run_name='__main__')"
    )
    for folder in both(wheels, tmp_path):
        command = [sys.executable, "-I", "-S", "-c", program, str(folder)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.startswith("| game")


@pytest.mark.soak
@pytest.mark.parametrize("game_id", list(rules.games))
def test_a_thousand_games_are_the_same(made_wheels: Wheels, tmp_path: Path, game_id: str) -> None:
    check_same(*both(made_wheels, tmp_path), game_id, SLOW)


def test_digests_show_a_change_of_one_sign(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "rules", tmp_path / "rules")
    changed_file = tmp_path / "rules" / "indy" / "mechanics" / "legal.py"
    text = changed_file.read_text(encoding="utf-8")
    assert text.count("low + SUIT) >= 2") == 1
    changed_file.write_text(text.replace("low + SUIT) >= 2", "low + SUIT) > 2"), encoding="utf-8")
    runs = [start(folder, "indy", 12) for folder in (ROOT, tmp_path)]
    (_, *ours), (_, *changed) = [run.communicate()[0].splitlines() for run in runs]
    assert len(ours) == len(changed) == 12
    assert ours != changed
