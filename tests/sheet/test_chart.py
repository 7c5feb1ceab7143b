"""The graph of standings in characters."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tribes_tui.sheet.chart import at, chart


def test_the_best_is_at_the_top_and_the_last_at_the_right() -> None:
    assert chart([[0, 1, 2], [2, 1, 0]], "12", 3, 3) == ["2 1", " + ", "1 2"]


def test_one_value_and_no_difference_are_no_trouble() -> None:
    assert chart([[5.0]], "1", 3, 2) == ["111", "   "]


@given(st.lists(st.floats(-1, 1), min_size=1, max_size=50), st.integers(1, 80), st.integers(2, 20))
def test_each_column_has_each_line_once(values: list[float], width: int, height: int) -> None:
    rows = chart([values], "1", width, height)
    assert len(rows) == height
    assert all(sum(row[column] == "1" for row in rows) == 1 for column in range(width))
    assert (at(0, width, len(values)), at(width - 1, width, len(values)) if width > 1 else len(values) - 1) == (
        0,
        len(values) - 1,
    )
