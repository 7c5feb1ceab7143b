"""The table of golden counts is what the games yield, in all its depths, and what the README shows."""

from __future__ import annotations

import doctest
import json
import subprocess
import sys
from pathlib import Path

import pytest

import rules
from rules.counts import Row, ScriptUsedUp, count, counting, draws, recorded
from rules.counts.golden import DEPTH, as_json, as_markdown

ROOT = Path(rules.__file__).parent
TABLE = recorded()
QUICK = 3


def name(row: Row) -> str:
    return f"{row.game}-{row.players}-{row.after}"


every_row = pytest.mark.parametrize(("row", "key", "counts"), TABLE, ids=[name(row) for row, _, _ in TABLE])


@every_row
def test_the_first_depths(row: Row, key: str, counts: list[int]) -> None:
    assert (row.position().key(), row.counts(QUICK)) == (key, counts[:QUICK])


@pytest.mark.soak
@every_row
def test_all_depths(row: Row, key: str, counts: list[int]) -> None:
    assert row.counts(DEPTH) == counts


def test_every_game_is_counted_from_early_and_late_positions() -> None:
    for id, game in rules.games.items():
        rows = [row for row, _, _ in TABLE if row.game == id]
        assert {row.after for row in rows} >= {0}
        assert max(row.after for row in rows) >= 100
        assert {row.players for row in rows} >= {game.players[0], game.players[-1]}
        assert not game.options or any(row.options for row in rows) or id == "five_tribes"


def test_chance_is_met_on_the_way() -> None:
    """Where a count of five actions goes past a shuffle or a roll, other draws give another."""
    small = [(row, counts) for row, _, counts in TABLE if row.after and counts[-1] < 3000]
    assert {row.game for row, counts in small if _with_other_draws(row) != counts[-1]} >= {
        "five_tribes",
        "rise_of_tribes",
        "tribe",
    }


def _with_other_draws(row: Row) -> int:
    position = row.position()
    position.script = [number * 7 + 3 for number in draws(512)]
    return count(position, DEPTH)


def test_counting_leaves_the_position_as_it_is() -> None:
    position = TABLE[0][0].position()
    before = position.key()
    count(position, 3)
    assert position.key() == before


def test_a_script_that_is_too_short_is_told() -> None:
    state = rules.games["rise_of_tribes"].new_state(2, 1)
    state.script = [1]
    with pytest.raises(ScriptUsedUp, match="1 draws was used up"):
        [count(state, depth) for depth in range(1, 9)]


def test_the_draws_are_those_of_the_documentation() -> None:
    assert doctest.testmod(counting).failed == 0


def test_the_readme_shows_the_table() -> None:
    assert as_markdown(TABLE) in (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_file_is_as_the_command_writes_it() -> None:
    assert as_json(TABLE) == (ROOT / "counts" / "golden.json").read_text(encoding="utf-8")


def test_a_position_can_be_had_as_a_file() -> None:
    command = [sys.executable, "-m", "rules.counts", "--position", "5"]
    text = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT.parent).stdout
    position = json.loads(text)
    state = rules.games[position["game"]].load(position)
    _, key, counts = TABLE[4]
    assert state.key() == key
    assert [count(state, depth) for depth in (1, 2)] == counts[:2]


@pytest.mark.soak
def test_the_command_counts_anew() -> None:
    command = [sys.executable, "-m", "rules.counts"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT.parent)
    assert (done.returncode, done.stdout, done.stderr) == (0, as_markdown(TABLE), "")
