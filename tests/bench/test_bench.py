"""The table is made as it should be; nothing is measured here but that it can be."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.bench import rules_part
from tests.bench.__main__ import keep, main, markdown
from tests.bench.rules_part import Rate


def test_a_table_in_markdown() -> None:
    assert markdown("x", [["a", "b"], ["1", "2"]]) == "## x\n\n| a | b |\n|---|---|\n| 1 | 2 |\n"


def test_ratios_say_whether_the_target_is_met() -> None:
    rates = {"indy": Rate(300, 0, 0), "rlcard uno": Rate(100, 0, 0)}
    assert rules_part.ratios("indy", rates) == "rlcard uno: 3.00x (2.0x met)"
    assert rules_part.ratios("indy", {**rates, "rlcard uno": Rate(200, 0, 0)}).endswith("not met)")
    assert "absent" in rules_part.ratios("indy", {**rates, "rlcard uno": None})


def test_a_playout_of_ours_counts_decisions() -> None:
    assert rules_part.ours("indy")(random.Random(1)) > 20


def test_an_unknown_part_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["speed"]) == 2
    assert "speed" in capsys.readouterr().err


def test_a_part_measured_alone_leaves_the_others(tmp_path: Path) -> None:
    keep({"rules": [["a"], ["1"]]}, tmp_path)
    keep({"save": [["b"], ["2"]]}, tmp_path)
    text = (tmp_path / "bench.md").read_text()
    assert "## rules" in text
    assert "## save" in text
