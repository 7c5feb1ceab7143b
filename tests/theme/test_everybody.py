"""Other eyes than most, and terminals that show fewer signs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.app.test_app import screen_text, until
from tests.theme.test_contrast import pairs
from tests.theme.test_looks import contrast
from tribes_tui.app import TribesApp
from tribes_tui.theme.built_in import COLOURED as THEMES
from tribes_tui.theme.moods import MOODS
from tribes_tui.theme.palette import Palette

Eye = Callable[[tuple[float, float, float]], tuple[float, float, float]]


def matrix(*rows: tuple[float, float, float]) -> Eye:
    return lambda rgb: tuple(sum(a * b for a, b in zip(row, rgb, strict=True)) for row in rows)  # type: ignore[return-value]


LEAST = 3.5
"""The least contrast of text for them: to who sees no red, dark ink on a red plate is the hardest to read."""

EYES: dict[str, Eye] = {
    "all colours": lambda rgb: rgb,
    "grey": matrix(*[(0.2126, 0.7152, 0.0722)] * 3),
    "protanopia": matrix((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deuteranopia": matrix((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritanopia": matrix((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
"""Linear light as other eyes see it (Machado, Oliveira and Fernandes 2009, severity 1)."""


def seen(colour: str, eye: Eye) -> str:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    back = [min(1.0, max(0.0, value)) for value in eye((linear[0], linear[1], linear[2]))]
    shown = [12.92 * v if v <= 0.0031308 else 1.055 * v ** (1 / 2.4) - 0.055 for v in back]
    return "#" + "".join(f"{round(255 * v):02x}" for v in shown)


@pytest.mark.sampled(5)
@pytest.mark.parametrize("eye", EYES.values(), ids=list(EYES))
@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_text_can_be_read_by_other_eyes(theme, eye: Eye) -> None:  # type: ignore[no-untyped-def]  # a Textual theme
    for mood in MOODS:
        palette = Palette(theme.variables, mood, "truecolor", theme.dark)
        for ink, ground in set(pairs(palette)):
            style = palette.style(ink, ground, 0)
            front, back = (style.color, style.bgcolor)
            assert front is not None
            assert back is not None
            shown = [seen(colour.get_truecolor().hex, eye) for colour in (front, back)]
            assert contrast(*shown) >= LEAST, (mood, ink, ground)


@pytest.mark.parametrize("eye", EYES.values(), ids=list(EYES))
@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_cursor_and_chosen_are_not_of_one_colour_in_any_eyes(theme, eye: Eye) -> None:  # type: ignore[no-untyped-def]
    for mood in MOODS:
        palette = Palette(theme.variables, mood, "truecolor", theme.dark)
        assert seen(palette.cursor, eye) != seen(palette.chosen, eye)


@pytest.mark.parametrize("key", ["ctrl+p", "o", "n", "t", "d"])
async def test_with_ascii_there_is_nothing_else_on_any_screen(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path))
    app = TribesApp(ascii_only=True)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        home = screen_text(app)
        await pilot.press(key)
        await until(pilot, lambda: app.screen is not app.home)
        app.notify("Nothing was lost — go on …")
        await pilot.pause(0.1)
        assert home.isascii()
        assert screen_text(app).isascii()
        assert {len(line) for line in screen_text(app).splitlines()} == {80}
