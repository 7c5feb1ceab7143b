"""How hard stages are can be measured, the same for everybody, and what was played is not played again."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bench.people import stages as bench
from tribes_tui.journey.stages import STAGES

TABLE = Path(__file__).parents[2] / "tribes_tui/journey/STAGES.md"


def test_a_row_tells_the_shares_and_is_the_same_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = ["indy-1", "--levels", "medium", "--games", "4", "--keep", str(tmp_path / "kept")]
    (row,) = bench.main(asked)
    assert row.startswith("| indy-1 | easy, easy |  | Win. Play 2 eagles. Lose at most 1 feather. | ")
    monkeypatch.setattr(bench, "play", None)
    assert [*bench.main(asked)] == [row]


def test_a_stage_outside_is_named() -> None:
    always, never = [[1, 1, 0, 0]] * 4, [[0, 0, 0, 0]] * 4
    assert bench.row(STAGES[0], {"medium": always}).endswith("1.00 is outside")
    assert bench.row(STAGES[0], {"medium": never}).endswith("0.00 is outside")
    assert bench.row(STAGES[0], {"medium": [*always, *never]}).endswith("|")
    assert bench.row(STAGES[0], {"hard": always}).endswith("|")


def test_every_stage_stands_in_the_table_as_it_is() -> None:
    table = TABLE.read_text("utf-8")
    assert "is outside" not in table
    for stage in STAGES:
        asks = " ".join(bench.asked(stage.game, star) for star in stage.stars)
        assert f"| {stage.name} | {', '.join(stage.bots)} | " in table
        assert f" | {asks} | " in table, stage.name
