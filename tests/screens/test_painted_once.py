"""Screens from home are painted when everything on them has found its place: nobody sees a page jump into another layout."""

from pathlib import Path

import pytest
from textual.screen import Screen

from tests.app.test_app import screen_text
from tribes_tui.app import TribesApp


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("key", "nsazdjo")
async def test_the_first_that_is_seen_of_a_page_is_the_page(
    key: str, size: tuple[int, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path / "home"))
    frames, paint = list[str](), Screen._compositor_refresh

    def painted(screen: Screen[object]) -> None:
        paint(screen)
        frames.append(screen_text(app) if screen is app.screen and screen is not app.home else "")

    app = TribesApp()
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        monkeypatch.setattr(Screen, "_compositor_refresh", painted)
        await pilot.press(key)
        await pilot.pause(0.5)
        assert {frame for frame in frames if frame} == {screen_text(app)}
