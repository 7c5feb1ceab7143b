"""Lines in, lines out."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from typing import TextIO

from tribes_tui.errors import printable
from tribes_tui.words.folding import fold

ASCII = str.maketrans(
    dict.fromkeys("─━═╌", "-")
    | dict.fromkeys("│┃║", "|")
    | dict.fromkeys("┌┐└┘├┤┬┴┼╭╮╰╯", "+")
    | {"·": ".", "•": "*", "×": "x", "→": "->", "←": "<-", "–": "-", "—": "-", "…": "...", "’": "'", "“": '"', "”": '"'}
)


def in_ascii(text: str) -> str:
    """The text with what its signs are written as where there is nothing but ASCII.

    >>> in_ascii("2 × 3 → 6")
    '2 x 3 -> 6'
    """
    return text.translate(ASCII).encode("ascii", "replace").decode()


class Console:
    """A person, or a script, at the two ends of a line-wise conversation."""

    def __init__(self, source: TextIO | None = None, sink: TextIO | None = None, ascii_only: bool = False) -> None:
        """Talk over standard input and output unless told otherwise."""
        self._source = sys.stdin if source is None else source
        self._sink = sys.stdout if sink is None else sink
        self._ascii = ascii_only

    @property
    def is_terminal(self) -> bool:
        """Whether a person sits at a terminal there; false in a pipe."""
        return self._source.isatty()

    @property
    def columns(self) -> int:
        """How wide the terminal is that lines are shown on; 0 where they go elsewhere."""
        return screen_size().columns if self._sink.isatty() else 0

    def say(self, *lines: str) -> None:
        """Print lines, and nothing that a terminal would obey; on a terminal none is longer than it is wide, lest it cut a word in two."""
        columns = self.columns
        for line in lines:
            shown = line if line.isprintable() else "\n".join(map(printable, line.split("\n")))
            text = in_ascii(shown) if self._ascii else shown
            for piece in fold(text, columns) if columns else (text,):
                self._sink.write(piece + "\n")
        self._sink.flush()

    def say_all(self, lines: Iterable[str]) -> None:
        """Print every line of `lines`."""
        self.say(*lines)

    def ask(self) -> str | None:
        """The next line without its end, or None at the end of input."""
        line = self._source.readline()
        return line.strip() if line else None

    def clear(self) -> None:
        """Scroll what stands on a terminal out of sight; nothing in a pipe."""
        if self.is_terminal:
            self.say(*[""] * screen_size().lines)


def screen_size() -> os.terminal_size:
    """How many columns and lines the terminal has, 80 by 24 where it doesn't say."""
    try:
        columns, lines = os.get_terminal_size()
    except OSError:
        columns = lines = 0
    return os.terminal_size((columns or 80, lines or 24))
