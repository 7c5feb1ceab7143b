"""A rulebook as plain lines."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator

WIDTH = 76
EMPHASIS = re.compile(r"(?<![\w*])\*(\w[^*]*)\*")
ANCHOR = re.compile(r"\s*\{#([\w.]+)\}")


def readable(markdown: str) -> list[str]:
    """The lines of a rulebook, wrapped, its anchors shown as section numbers in square brackets."""
    return [line for block in _blocks(markdown) for line in _wrapped(block)]


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
        title = block.lstrip("# ").strip()
        return [title, "-" * len(title)]
    if not block or block.startswith("|"):
        return [_plain(block)]
    item = re.match(r"\s*(?:[-*]|\d+\.) ", block)
    indent = " " * (len(item.group()) if item else 0)
    return textwrap.wrap(_plain(block), WIDTH, subsequent_indent=indent) or [""]


def _plain(text: str) -> str:
    return EMPHASIS.sub(r"\1", re.sub(r"\*\*|`", "", text))
