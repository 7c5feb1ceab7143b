"""Palettes: what each depth of colour can show, and which palette an app has."""

from __future__ import annotations

from math import atan2, degrees, dist

import pytest
from rich.style import Style
from textual.app import App

from tribes_tui.display.looks import Looks
from tribes_tui.theme.built_in import COLOURED, DARK, LIGHT, OFFERED, TERMINAL
from tribes_tui.theme.colours import to_lab
from tribes_tui.theme.depths import roles_in_sixteen, send_own
from tribes_tui.theme.moods import MOODS
from tribes_tui.theme.palette import BOLD, DIM, REVERSE, UNDER, Palette, depth_of, palette_of


def palette(depth: str, theme=DARK, mood: str = "indy", is_own: bool = False) -> Palette:  # type: ignore[no-untyped-def]
    return Palette(theme.variables, mood, depth, theme.dark, is_own)


def test_every_theme_names_the_same_variables() -> None:
    for theme in COLOURED:
        assert theme.variables.keys() == DARK.variables.keys()
    assert DARK.variables.keys() - {
        "border",
        *(key for key in DARK.variables if key.startswith(("footer", "block"))),
    } <= (TERMINAL.variables.keys())


def test_the_felt_is_lighter_above_with_ramps_and_of_one_tone_without() -> None:
    assert palette("truecolor").felt(40)[0] == DARK.variables["indy-above"]
    assert palette("truecolor").felt(40)[-1] == DARK.variables["indy-below"]
    for depth in ("256", "16", "none", "ascii"):
        assert len(set(palette(depth).felt(40))) == 1


def test_on_the_table_of_five_tribes_no_seat_has_the_hue_of_a_thing() -> None:
    """A blue B, a blue arrow and a blue step stood side by side in one tile."""
    things = [
        name for name in DARK.variables if name.startswith(("meeple-", "value-", "goods-", "tile-", "palm", "palace"))
    ]
    for theme in COLOURED:
        found = palette("truecolor", theme, "five")
        seats = [to_lab(found.colour(f"seat-{seat}")) for seat in range(1, 5)]
        others = [to_lab(found.colour(name)) for name in (*things, "cursor", "legal")]
        assert seats == [to_lab(tone) for tone in found.seats[:4]]
        assert min(dist(seat, other) for seat in seats for other in others) > 0.11
        hues = sorted(degrees(atan2(b, a)) for _, a, b in seats)
        assert min((other - hue) % 360 for hue, other in zip(hues, [*hues[1:], hues[0]], strict=True)) > 45
        assert palette("truecolor", theme).seat(0) != found.seat(0)
    assert len(set(palette("16", DARK, "five").seats[:4])) == 4


def test_nobody_has_no_seats_colour() -> None:
    for theme in COLOURED:
        found = palette("truecolor", theme)
        assert found.seat(1) == found.seats[1] == found.seat(1 + len(found.seats))
        assert found.seat(-1) not in found.seats


@pytest.mark.parametrize(
    ("depth", "is_flat", "is_bare"),
    [
        ("truecolor", False, False),
        ("256", False, False),
        ("16", True, False),
        ("none", True, True),
        ("ascii", True, True),
    ],
)
def test_what_a_depth_can_show(depth: str, is_flat: bool, is_bare: bool) -> None:
    found = palette(depth)
    assert (found.is_flat, found.is_bare) == (is_flat, is_bare)


def test_a_ramp_has_two_tones_in_256_colours_and_one_in_sixteen() -> None:
    assert len(set(palette("truecolor").ramp("#56aadb", "#1f5d8c", 8))) == 8
    assert len(set(palette("256").ramp("#56aadb", "#1f5d8c", 8))) == 2
    assert set(palette("16").ramp("#00cd00", "#00cd00", 7)) == {"#00cd00"}


def test_without_colour_nothing_is_coloured_and_states_are_marks() -> None:
    found = palette("none").style("#ff0000", "#00ff00", BOLD | UNDER | REVERSE | DIM)
    assert (found.color, found.bgcolor) == (None, None)
    assert found.bold and found.underline and found.reverse and found.dim  # noqa: PT018
    coloured = palette("truecolor").style("#ff0000", "#00ff00", BOLD | UNDER | REVERSE | DIM)
    assert (coloured.bold, coloured.underline, coloured.reverse, coloured.dim) == (True, None, None, None)


def test_sixteen_colours_are_sent_as_the_terminals_own_numbers() -> None:
    found = palette("16")
    style = found.style(found.dark_ink, found.cursor, 0)
    assert style.color is not None
    assert style.bgcolor is not None
    assert (style.color.number, style.bgcolor.number) == (0, 3)


def test_the_terminals_own_colours_leave_plain_text_uncoloured() -> None:
    found = palette("16", TERMINAL, is_own=True)
    style = found.style(found.soft, found.below, 0)
    assert (style.color, style.bgcolor) == (None, None)
    assert found.style(found.dark_ink, found.seats[0], 0).bgcolor is not None


def test_ascii_has_no_sign_beyond_ascii() -> None:
    assert palette("ascii").signs("╭─╮ ►A●● ◄ ▒ √") == "+-+ >Aoo < : v"
    assert palette("none").signs("╭─╮") == "╭─╮"


def test_colours_by_name() -> None:
    found = palette("truecolor")
    assert found.colour("accent") == DARK.variables["indy-accent"]
    assert found.tone("red") == DARK.variables["tone-red"]
    assert found.colour("#123456") == "#123456"
    with pytest.raises(KeyError):
        found.colour("puce")


async def test_an_app_has_one_palette_a_mood_until_its_theme_changes() -> None:
    app: App[None] = App()
    for theme in OFFERED:
        app.register_theme(theme)
    async with app.run_test() as pilot:
        app.theme = "tribes-dark"
        await pilot.pause()
        first = palette_of(app, "five")
        assert palette_of(app, "five") is first
        assert palette_of(app, "rise") is not first
        app.theme = "tribes-light"
        await pilot.pause()
        assert palette_of(app, "five").below == LIGHT.variables["five-below"]
        app.theme = "terminal"
        await pilot.pause()
        assert palette_of(app, "five").depth == "16"


async def test_an_app_without_our_themes_has_the_dark_or_the_light_one() -> None:
    app: App[None] = App()
    async with app.run_test() as pilot:
        assert palette_of(app, "indy").ink == DARK.variables["ink"]
        app.theme = "textual-light"
        await pilot.pause()
        assert palette_of(app, "indy").ink == LIGHT.variables["ink"]


async def test_the_depth_is_what_the_app_says_or_what_textual_found() -> None:
    class Deep(App[None]):
        depth = "256"

    async with Deep().run_test() as pilot:
        assert depth_of(pilot.app) == "256"
    app: App[None] = App()
    app.no_color = True
    async with app.run_test():
        assert depth_of(app) == "none"


def test_all_moods_are_told_apart() -> None:
    for theme in COLOURED[:2]:
        assert len({theme.variables[f"{mood}-below"] for mood in MOODS}) == len(MOODS)


def test_in_the_terminals_own_colours_a_shape_has_the_colour_of_the_thing_it_belongs_to() -> None:
    send = send_own("#000000")
    for role in ("lake-above", "forest-above", "mountain-above", "volcano-above"):
        tone = roles_in_sixteen(True)[role]
        assert send(tone, "#000000", False)[0] == send("#ffffff", tone, False)[1]
    assert send("#ffffff", "#000000", False) == (None, None)  # what is neutral is as the terminal has it


@pytest.mark.parametrize("ground", ["below", "above", "panel"])
@pytest.mark.parametrize("ink", ["ink", "soft", "accent"])
def test_lists_and_lines_of_textual_have_the_256_colours_of_what_is_drawn(ink: str, ground: str) -> None:
    """A list in Rich's nearest would lie as a black sheet on the felt."""
    p = palette("256")
    front, behind = getattr(p, ink), getattr(p, ground)
    of_textual, drawn = Style(color=front, bgcolor=behind), p.style(front, behind, 0)
    looks = Looks("256")
    assert looks.of(of_textual) == looks.of(drawn)
