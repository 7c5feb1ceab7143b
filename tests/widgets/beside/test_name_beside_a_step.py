"""The name of a large tile leaves room for the steps that are painted on its plate."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tribes_tui.widgets.drawing import PlaceState
from tribes_tui.widgets.tiles import tile_face
from tribes_tui.widgets.tiles.tile_face import Tile


@pytest.mark.parametrize("width", [12, 14, 18])
def test_signs_of_the_cursor_and_the_name_end_before_the_step(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    put: list[str] = []
    palette = SimpleNamespace(is_flat=False, is_bare=False, cursor="", dark_ink="", on=str)
    cells: Any = SimpleNamespace(palette=palette, put=lambda x, y, text, *rest: put.append(text))
    tile = Tile(
        "tile:a1", 0, 0, ("Sacred place", "Sacred", "Sacr."), "15", "value-blue", "sacred", (), None, (), note="2"
    )
    tile_face._paint_plate(cells, 0, 0, width, tile, "", PlaceState(is_cursor=True))
    text = put[-1]
    assert text.endswith("   15"), "three cells for the step"
    assert text[: -len("   15")].strip() in ("►Sacred place◄", "Sacred place", "►Sacred◄", "Sacred", "►Sacr.◄", "Sacr.")
