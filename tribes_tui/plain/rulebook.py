"""A rulebook as plain lines."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator
from itertools import groupby

from tribes_tui.plain.tabular import columns

WIDTH = 76
EMPHASIS = re.compile(r"(?<![\w*])\*(\w[^*]*)\*")
ANCHOR = re.compile(r"\s*\{#([\w.]+)\}")

NUMBERED = re.compile(r"^([\d.]+) (.*) \[\1\]$")
"""A heading that says its number itself, before its anchor says it again."""


def readable(markdown: str) -> list[str]:
    """The lines of a rulebook, wrapped, its anchors shown as section numbers in square brackets."""
    lines: list[str] = []
    for is_table, blocks in groupby(_blocks(markdown), lambda block: block.startswith("|")):
        if is_table:
            head, _, *rows = [_cells(block) for block in blocks]
            lines += columns(head, rows, WIDTH)
        else:
            lines += [line for block in blocks for line in _wrapped(block)]
    return lines


def _blocks(markdown: str) -> Iterator[str]:
    """Paragraphs joined into one line each; headings, list items, tables and empty lines on their own."""
    waiting: list[str] = []
    for raw in markdown.splitlines():
        line = ANCHOR.sub(r" [\1]", raw.rstrip())
        alone = not line or line.lstrip()[:1] in "#|-*" or re.match(r"\s*\d+\. ", line) is not None
        if alone and waiting:
            yield " ".join(waiting)
            waiting = []
        if not line or line.lstrip().startswith(("#", "|")):
            yield line
        else:
            waiting.append(line.strip() if waiting else line)
    if waiting:
        yield " ".join(waiting)


def _wrapped(block: str) -> list[str]:
    if block.startswith("#"):
        title = NUMBERED.sub(r"\2 [\1]", block.lstrip("# ").strip())
        return [title, "-" * len(title)]
    if not block:
        return [""]
    item = re.match(r"\s*(?:[-*]|\d+\.) ", block)
    indent = " " * (len(item.group()) if item else 0)
    return textwrap.wrap(_plain(block), WIDTH, subsequent_indent=indent) or [""]


def _cells(row: str) -> list[str]:
    return [_plain(cell.strip()) for cell in row.strip().strip("|").split("|")]


def _plain(text: str) -> str:
    return EMPHASIS.sub(r"\1", re.sub(r"\*\*|`", "", text))
