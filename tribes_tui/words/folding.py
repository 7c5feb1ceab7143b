"""Lines that fit a width, and how the help of a command is laid out in them."""

import argparse
import re
from itertools import groupby
from shutil import get_terminal_size
from textwrap import wrap
from unicodedata import normalize

GAP = r"\s*\S.*?\s{2,}(?=\S)"
ITEM = r"\s*(?:[-*•]|\d+[.)]) (?=\S)"


def fold(line: str, width: int, hang: str = "  ") -> list[str]:
    """A line in pieces of at most `width` columns.

    What follows the first piece is set in by `hang`; under the second column of a line that has two, and under the text
    of a list's item.
    """
    if len(line) <= width:
        return [line]
    indent, pieces = _indent(line, width, hang), []
    while len(line) > width > 10:
        cut = line.rfind(" ", len(indent) + 1, width + 1)
        cut = cut if cut > 0 else width
        pieces.append(line[:cut].rstrip())
        line = indent + line[cut:].lstrip()
    return [*pieces, line]


def _indent(line: str, width: int, hang: str) -> str:
    start = re.match(GAP, line) or re.match(ITEM, line)
    if start is not None and start.end() <= width // 2:
        return " " * start.end()
    return " " * (len(line) - len(line.lstrip())) + hang


# ---- How the help of a command is laid out ------------------------------------------------------------


WIDTH = 80
"""Columns of a help text at the most."""


class Help(argparse.RawDescriptionHelpFormatter):
    """Help in 80 columns or as many as there are, whichever is less: paragraphs are filled; what is set in keeps its lines, each
    folded under its second column."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, width=min(WIDTH, get_terminal_size().columns) - 2)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        lines: list[str] = []
        for is_set_in, group in groupby(text.splitlines(), lambda line: line[:1] in ("", " ") or line.endswith(":")):
            if is_set_in:
                lines += [piece for line in group for piece in fold(line, width)]
            else:
                lines += wrap(" ".join(group), width)
        return "\n".join(lines) + "\n"


def bare(text: str) -> str:
    """Words as they may be typed: in small letters, without accents, each letter in its place.

    >>> bare("Perché no"), bare("Évoque")
    ('perche no', 'evoque')
    """
    return "".join(normalize("NFD", sign)[0] for sign in text.lower())
