"""Words in the sea below the island: what others did where there is no log, and what one would want to know to play well."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.beside.words import facts_in_order
from tribes_tui.widgets.drawing.lines import fold
from tribes_tui.words.facts import facts_of
from tribes_tui.words.said import facts as said_facts
from tribes_tui.words.said import help as said_help

if TYPE_CHECKING:
    from tribes_tui.table.board.scene import Scene
    from tribes_tui.widgets.drawing.lines import Line
    from tribes_tui.widgets.tiles.hex_map import Notice

WIDE = 60
"""Columns from which two rows hold the news; below three do."""


def notice(scene: Scene, has_log: Callable[[], bool]) -> Notice:
    """News first, in as many rows whatever happened, so that what stands below keeps its place. Whether there is a log is
    asked when the sizes are known."""
    facts = facts_of(scene.view, scene.names, scene.memory)

    def lines(columns: int, rows: int) -> Sequence[Line]:
        news = [] if has_log() else _news(scene, columns, 2 if columns >= WIDE else 3)
        told = facts_in_order(facts, columns, rows - len(news) - 1)
        return (*news, ((said_facts.title(), "accent", BOLD),), *told) if told else news

    return lines


def _news(scene: Scene, columns: int, rows: int) -> list[Line]:
    """What others did since one's turn, behind its heading."""
    heading = f"{said_help.since()}: "
    said = scene.news.within(columns, rows, heading)
    found = fold(((heading, "accent", BOLD), (" ".join(said), "soft")), columns) if said else ()
    return [*found, *([()] * (rows - len(found)))]
