"""Which keys stand in the last row where there is no room for all."""

from __future__ import annotations

import pytest

from tribes_tui.widgets.screen.top_screen import LISTS, Key, fitting
from tribes_tui.words.said import home

MANY = [Key("h", "h", "hint"), Key("u", "u", "undo"), Key("r", "r", "rules"), Key("leave", "q", "leave")]


@pytest.mark.parametrize(
    ("width", "caps"), [(80, "hurq"), (41, "hurq"), (40, "huq"), (30, "huq"), (29, "hq"), (10, "q"), (5, "")]
)
def test_the_key_that_leaves_is_there_as_long_as_any_is(width: int, caps: str) -> None:
    assert "".join(key.cap for key in fitting(MANY, width)) == caps


def test_where_no_key_leaves_the_first_ones_are_there() -> None:
    assert fitting(MANY[:3], 25) == MANY[:2]


@pytest.mark.parametrize(
    ("width", "caps"),
    [(80, "hurqp"), (42, "hurq"), (41, "hurq"), (40, "huqp"), (39, "hqp"), (20, "qp"), (19, "q"), (5, "")],
)
def test_where_a_key_is_left_out_the_one_that_lists_them_all_is_there(width: int, caps: str) -> None:
    kept = fitting([*MANY, Key(LISTS, "p", home.by_name())], width)
    assert "".join(key.cap for key in kept) == caps
    assert [key.words for key in kept if key.key == LISTS] == (
        [] if "p" not in caps else [home.by_name() if width == 80 else home.more()]
    )
