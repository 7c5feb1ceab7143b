"""The comparison of two folders of rules finds a difference, and finds none where there is none."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.compare import games, speed

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    shutil.copytree(ROOT / "rules", tmp_path / "rules", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def test_the_same_rules_play_the_same_games(copy, capsys):
    assert games.compare(ROOT, copy, ["indy"], seeds=1) == 0
    assert "all the same" in capsys.readouterr().out


def test_another_generator_is_found(copy, capsys):
    rng = copy / "rules" / "core" / "rng.py"
    rng.write_text(rng.read_text().replace("return (mix(x) * stop) >> 64", "return 0"))
    state = copy / "rules" / "core" / "state.py"
    state.write_text(state.read_text().replace("return (mix(x) * stop) >> 64", "return 0"))
    assert games.compare(ROOT, copy, ["indy"], seeds=1) == 1
    assert "not the same" in capsys.readouterr().out


def test_the_interval_of_paired_ratios_leaves_out_what_is_far_off():
    found = speed.ratio([1.0] * 21, [1.0] * 15 + [9.0] * 6)
    assert found.median == 1.0
    assert (found.low, found.high) == (1.0, 9.0)
    assert speed.ratio([1.0] * 21, [1.0] * 16 + [9.0] * 5).high == 1.0
