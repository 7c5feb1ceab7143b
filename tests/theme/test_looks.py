"""Themes can be read, signs have their twins."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.color import ColorType
from textual.color import Color

from tests.table.board.test_glyphs_used import signs_of
from tribes_tui.app import TribesApp
from tribes_tui.display.glyphs import GLYPHS, to_ascii
from tribes_tui.profile.settings import THEMES as SETTINGS, Settings, save
from tribes_tui.screens.home.cards import Commands
from tribes_tui.theme.built_in import COLOURED as THEMES

ROOT = Path(__file__).resolve().parents[2] / "tribes_tui"


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("role", ["foreground", "primary", "accent", "success", "warning", "error"])
def test_text_stands_out(theme: object, role: str) -> None:
    for ground in ("background", "panel"):
        assert contrast(getattr(theme, role), getattr(theme, ground)) >= 4.5, (role, ground)


def contrast(one: str, other: str) -> float:
    """The contrast ratio of WCAG 2, from 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    """The relative luminance of WCAG 2, from 0 to 1."""
    shares = [part / 255 for part in Color.parse(colour).rgb]
    linear = [share / 12.92 if share <= 0.03928 else ((share + 0.055) / 1.055) ** 2.4 for share in shares]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_the_measure_itself() -> None:
    assert round(contrast("#000000", "#ffffff")) == 21
    assert contrast("#808080", "#808080") == 1


NOT_DRAWN = (
    "server/host/people.py",
    "server/host/table/chat.py",
    "display/looks.py",
    "display/glyphs.py",
    "display/sequences.py",
    "display/reader.py",
    "words/language.py",
    "words/made_up.py",
)
"""They name signs that people type or terminals send, or that never reach a terminal."""


@pytest.mark.soak
def test_every_sign_we_draw_has_a_twin() -> None:
    files = [
        path
        for path in ROOT.rglob("*.py")
        if path.name != "glyphs.py" and path.relative_to(ROOT).as_posix() not in NOT_DRAWN
    ]
    used = {sign for path in files for sign in signs_of(path)}
    assert {sign for sign in used if cell_len(sign) and to_ascii(sign) == "?"} == set(), (
        "letters lose their accents, signs have twins"
    )


def test_twins_are_one_cell_of_ascii() -> None:
    for sign, twin in GLYPHS.items():
        assert len(sign) == len(twin) == cell_len(sign) == 1
        assert twin.isascii()


def test_any_text_keeps_its_length() -> None:
    assert to_ascii("Zoë · ● 山") == "Zoe . o ?"


async def test_the_terminals_own_colours_can_be_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path))
    for theme in SETTINGS:
        save(Settings(theme=theme))
        app = TribesApp()
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            assert app.theme == theme
            strip = app.screen.query_one(Commands).render_line(0)
            fronts = {s.style.color for s in strip if s.style is not None and s.text.strip() and s.style.color}
            assert all(front.type in (ColorType.STANDARD, ColorType.DEFAULT) for front in fronts) or theme != "terminal"
