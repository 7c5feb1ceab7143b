"""Mixtures and contrast of colours."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st
from rich.color import Color

from tribes_tui.display.colours import colour_of, nearest as nearest_of_256
from tribes_tui.theme.colours import READABLE, contrast, from_lab, lighter, mix, ramp, readable, to_lab
from tribes_tui.theme.depths import XTERM, nearest_of_16

COLOURS = st.integers(0, 0xFFFFFF).map(lambda number: f"#{number:06x}")


@given(COLOURS)
def test_a_colour_comes_back_from_its_lightness_and_hue(colour: str) -> None:
    assert from_lab(to_lab(colour)) == colour


@given(COLOURS, COLOURS)
def test_a_readable_ink_stands_out(ink: str, ground: str) -> None:
    assert contrast(readable(ink, ground), ground) >= READABLE


def test_mixtures_lie_between() -> None:
    assert (mix("#000000", "#ffffff", 0), mix("#000000", "#ffffff", 1)) == ("#000000", "#ffffff")
    assert ramp("#000000", "#ffffff", 3)[1] == mix("#000000", "#ffffff", 0.5)
    assert to_lab(lighter("#804020", 0.1))[0] > to_lab("#804020")[0]


def test_contrast_is_that_of_the_accessibility_guidelines() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


def test_the_nearest_of_sixteen() -> None:
    assert [nearest_of_16(colour) for colour in XTERM] == list(range(16))
    assert nearest_of_16("#0c1912") == 0
    assert nearest_of_16("#b23c30") in (1, 9)


def test_the_nearest_of_256_looks_most_alike() -> None:
    for number in range(16, 256):
        assert colour_of(nearest_of_256(colour_of(number))) == colour_of(number)
    assert colour_of(nearest_of_256("#6b3f4f")) != "#5f5f5f"


def test_256_colours_are_those_of_rich() -> None:
    assert [colour_of(number) for number in range(16, 256)] == [
        Color.from_ansi(number).get_truecolor().hex for number in range(16, 256)
    ]
