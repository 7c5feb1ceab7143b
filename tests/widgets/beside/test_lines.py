"""Lines of parts are measured, cut with an ellipsis, and shown as chosen."""

from __future__ import annotations

import pytest

from tribes_tui.widgets.drawing.lines import Line, fit, length, words_of

LINE: Line = (("two ", "ink"), ("points", "soft", 1))


def test_the_length_and_the_words_of_a_line() -> None:
    assert length(LINE) == 10
    assert words_of(LINE) == "two points"


@pytest.mark.parametrize(
    ("room", "wanted"),
    [(12, "two points"), (10, "two points"), (9, "two poin…"), (5, "two …"), (4, "two…"), (1, "…"), (0, "")],
)
def test_what_fits_of_a_line_ends_with_an_ellipsis(room: int, wanted: str) -> None:
    assert words_of(fit(LINE, room)) == wanted


def test_a_cut_line_keeps_inks_and_flags() -> None:
    assert fit(LINE, 8) == (("two ", "ink"), ("poi…", "soft", 1))
