"""A text that goes is erased as a whole, not word by word: between its words there was nothing anyway."""

from __future__ import annotations

import re

import pytest
from rich.segment import Segment
from rich.style import Style

from tests.display.terminal import Terminal, believed
from tribes_tui.display.display import Display

INK = Style(color="#d0d0d0", bgcolor="#101010")
LONG = "for whom it may concern: a sentence of many short words, which is about to go"
WIDTH = 90


def sent(erases: bool, *rows: str) -> str:
    """What makes the last of these rows of the one before it; checked against a terminal."""
    display, terminal, text = Display(WIDTH, 1, "256", erases), Terminal(WIDTH, 1), ""
    for row in rows:
        display.put(0, 0, [Segment(row.ljust(WIDTH), INK)])
        text = display.difference()
        terminal.feed(text)
        assert terminal.cells() == believed(display)
    return text


@pytest.mark.parametrize(
    ("after", "erasures", "most"),
    [("", 1, 12), ("you: 4 feathers", 1, 30), (f"{' ' * 60}end", 2, 30), (LONG[:30] + " " * 30 + LONG[60:], 1, 20)],
)
def test_one_erasure_for_all_words(after: str, erasures: int, most: int) -> None:
    text = sent(True, LONG, after)
    assert len(re.findall(r"\x1b\[\d*[KX]", text)) == erasures
    assert len(text) <= most


def test_a_terminal_that_does_not_fill_what_it_erases_is_sent_no_blank_that_it_shows() -> None:
    """Erasing would leave holes there; the gaps between the words are jumped over."""
    text = sent(False, "a" * 8 + " " * 40 + "b" * 8, "")
    assert not re.findall(r"\x1b\[\d*[KX]", text)
    assert len(text) < 40


def test_few_blanks_are_drawn() -> None:
    """A mark that goes costs one sign, whatever is blank beside it."""
    assert len(sent(True, f"a {'>':<40}", "a")) <= len("\x1b[3G ")
