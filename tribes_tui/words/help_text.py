"""How the help of a command is laid out."""

from __future__ import annotations

import argparse
from itertools import groupby
from shutil import get_terminal_size
from textwrap import wrap

from tribes_tui.words.folding import fold

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
