"""`tribes rules`: a rulebook in the terminal, whole, by its sections, or what says a word."""

from __future__ import annotations

import argparse
import sys

from rules import games
from tribes_tui.errors import Mendable
from tribes_tui.plain.console import Console, in_ascii
from tribes_tui.plain.rulebook import headings, readable, searched, spoken_section
from tribes_tui.words.said import commands as said
from tribes_tui.words.speech import as_said, lines_of


def run(chosen: argparse.Namespace) -> int:
    """Print the rulebook; through a pager when somebody reads all of it on a terminal."""
    book = games[chosen.game].rulebook()
    if chosen.headings or chosen.search or chosen.section or chosen.plain:
        Console().say_all(lines_of(as_said(text) for text in _part(book, chosen)))
        return 0
    lines = readable(book)
    if sys.stdin.isatty() and sys.stdout.isatty():
        import pydoc

        text = "\n".join(lines)
        pydoc.pager(in_ascii(text) if chosen.ascii else text)
    else:
        Console().say_all(lines)
    return 0


def _part(book: str, chosen: argparse.Namespace) -> list[str]:
    """What was asked for. Raises `Mendable` when there is no such thing."""
    if chosen.headings:
        return headings(book)
    if chosen.search:
        found = searched(book, chosen.search)
        if not found:
            raise Mendable(said.rules_not_said(words=f"{chosen.search!r}"))
        return found
    found = spoken_section(book, chosen.section or "all")
    if not found:
        raise Mendable(said.rules_no_section(section=f"{chosen.section!r}", game=chosen.game))
    return found
