"""Every text can be read on every ground it lies on: in each theme and mood, at each depth, faded or not."""

from __future__ import annotations

import itertools

import pytest
from rich.color import Color

from tests.widgets.contract import contrast_of
from tribes_tui.theme.built_in import COLOURED, GAME_COLOURS, TERRAINS
from tribes_tui.theme.colours import READABLE, contrast
from tribes_tui.theme.moods import MOODS
from tribes_tui.theme.palette import Palette

INKS = ("ink", "soft", "dim", "gain", "danger", "accent", "food", "wood", "stone")
"""Texts on the felt and on panels."""
FILLS = [name for name in GAME_COLOURS if not name.startswith("paint-")]
DEPTHS = ("truecolor", "256", "16")


def pairs(p: Palette) -> list[tuple[str, str]]:
    """Ink and ground of every text that the art has."""
    found = [(p.colour(ink), ground) for ink in INKS for ground in (*p.felt(40), p.panel)]
    found += [(p.card_ink, p.card), (p.card_dim, p.card), (p.dark_ink, p.cursor), (p.chosen_ink, p.chosen)]
    found += [(p.on(p.colour(fill)), p.colour(fill)) for fill in FILLS]
    found += [(p.dark_ink, seat) for seat in p.seats] + [(seat, p.colour("label")) for seat in p.seats]
    for terrain in TERRAINS:
        shades = p.ramp(p.colour(f"{terrain}-above"), p.colour(f"{terrain}-below"), 17)
        found += [(p.on(shade), shade) for shade in shades]
    return found


def faded(p: Palette) -> list[tuple[str, str]]:
    """The same of what can't be chosen now."""
    return [(p.fade(ink, ground), p.fade(ground, p.below)) for ink, ground in pairs(p)]


@pytest.mark.sampled(20)
@pytest.mark.parametrize(("theme", "mood", "depth"), itertools.product(COLOURED, MOODS, DEPTHS))
def test_text_stands_out(theme, mood: str, depth: str) -> None:  # type: ignore[no-untyped-def]  # a Textual theme
    palette = Palette(theme.variables, mood, depth, theme.dark)
    for ink, ground in [*pairs(palette), *faded(palette)]:
        style = palette.style(ink, ground, 0)
        assert contrast_of(style) >= READABLE, (theme.name, ink, ground, style)


@pytest.mark.parametrize("theme", COLOURED)
def test_the_levels_of_text_are_readable_as_they_are_named(theme) -> None:  # type: ignore[no-untyped-def]
    for mood in MOODS:
        palette = Palette(theme.variables, mood, "truecolor", theme.dark)
        for ground in (palette.above, palette.below, palette.panel):
            for ink in (palette.ink, palette.soft, palette.dim, palette.accent, palette.gain, palette.danger):
                assert contrast(ink, ground) >= READABLE, (theme.name, mood, ink, ground)


def test_shapes_keep_the_colour_they_were_given() -> None:
    palette = Palette(COLOURED[0].variables, "indy", "truecolor", True)
    style = palette.style("#101010", "#000000", 0, False)
    assert style.color == Color.from_rgb(16, 16, 16)
