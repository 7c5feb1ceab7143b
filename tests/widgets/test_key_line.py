"""Which keys stand in the last row where there is no room for all."""

from __future__ import annotations

import pytest

from tribes_tui.widgets.key_line import Key, fitting

MANY = [Key("h", "h", "hint"), Key("u", "u", "undo"), Key("r", "r", "rules"), Key("leave", "q", "leave")]


@pytest.mark.parametrize(
    ("width", "caps"), [(80, "hurq"), (41, "hurq"), (40, "huq"), (30, "huq"), (29, "hq"), (10, "q"), (5, "")]
)
def test_the_key_that_leaves_is_there_as_long_as_any_is(width: int, caps: str) -> None:
    assert "".join(key.cap for key in fitting(MANY, width)) == caps


def test_where_no_key_leaves_the_first_ones_are_there() -> None:
    assert fitting(MANY[:3], 25) == MANY[:2]
