"""With ASCII signs only: no colour on any screen or list over it, and no cap that is another key's."""

from __future__ import annotations

import pytest

from tribes_tui.app import TribesApp


@pytest.mark.parametrize(
    "keys", [("o",), ("o", "enter"), ("t",), ("s",), ("a",), ("z",), ("j",), ("ctrl+p",)], ids=" ".join
)
async def test_no_colour_is_shown_and_no_arrows_are_written_as_a_control_key(keys: tuple[str, ...]) -> None:
    app = TribesApp(ascii_only=True)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press(*keys)
        await pilot.pause()
        await pilot.pause()
        strips = app.screen._compositor.render_strips()
        styles = [segment.style for strip in strips for segment in strip if segment.style is not None]
        assert not any(style.color or style.bgcolor for style in styles)
        shown = "".join(strip.text for strip in strips)
        assert shown.isascii()
        assert "^v " not in shown
