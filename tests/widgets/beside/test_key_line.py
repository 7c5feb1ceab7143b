"""Which keys stand in the last row where there is no room for all."""

from __future__ import annotations

import pytest

from tribes_tui.widgets.screen.top_screen import LISTS, Key, fitting
from tribes_tui.words.said import home

MANY = [Key("h", "h", "hint"), Key("u", "u", "undo"), Key("r", "r", "rules"), Key("leave", "q", "leave")]


@pytest.mark.parametrize(
    ("width", "caps"), [(80, "hurq"), (38, "hurq"), (37, "huq"), (28, "huq"), (27, "hq"), (10, "q"), (5, "")]
)
def test_the_key_that_leaves_is_there_as_long_as_any_is(width: int, caps: str) -> None:
    assert "".join(key.cap for key in fitting(MANY, width)) == caps


def test_where_no_key_leaves_the_first_ones_are_there() -> None:
    assert fitting(MANY[:3], 25) == MANY[:2]


@pytest.mark.parametrize(
    ("width", "caps"),
    [(80, "hurqp"), (47, "hurqp"), (45, "huqp"), (35, "hqp"), (26, "qp"), (17, "q"), (5, "")],
)
def test_others_are_left_out_for_the_one_that_lists_them_all_under_its_one_name(width: int, caps: str) -> None:
    kept = fitting([*MANY, Key(LISTS, "p", home.help())], width)
    assert "".join(key.cap for key in kept) == caps
    assert all(key.words == home.help() for key in kept if key.key == LISTS)
