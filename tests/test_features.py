"""The table of features names tests; they exist, and every row that is ticked names one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
ROWS = [
    line.strip("| ").split(" | ")
    for line in (ROOT / "tribes_tui" / "FEATURES.md").read_text(encoding="utf-8").splitlines()
    if re.match(r"\| \d+ ", line)
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_what_is_ticked_is_shown_by_tests_that_exist(row: list[str]) -> None:
    _, tick, shown_by = row
    named = re.findall(r"`(tests/[^`]+\.py)`", shown_by)
    assert named or tick == "○" or re.search(r"rows? \d", shown_by)
    for pattern in named:
        found = list(ROOT.glob(pattern))
        assert found, pattern
        assert all("def test_" in path.read_text(encoding="utf-8") or path.name == "battery.py" for path in found)


def test_the_table_has_all_its_rows() -> None:
    assert [row[0].split()[0] for row in ROWS] == [*map(str, range(1, 32)), *map(str, range(1, 13))]
