"""Where things stand on the table of a Duel, and what is said about them."""

from __future__ import annotations

from textual.geometry import Region

from tests.table.seated import check_in_view as on_any_table, piece_of, text
from tribes_tui.table.board.scene import AtCursor
from tribes_tui.table.choice.explain import look_at
from tribes_tui.table.screen import TableScreen
from tribes_tui.words.wording import words_of


def row_of(screen: TableScreen, name: str) -> str:
    """What stands in the uppermost row of a place."""
    spot = region_of(screen, name)
    return text(screen).split("\n")[spot.y][spot.x : spot.right]


def region_of(screen: TableScreen, name: str) -> Region:
    """Where a place lies."""
    target = screen.targets.get(name)
    assert target is not None, (name, [one.name for one in screen.targets])
    return target.region


def stand_there(screen: TableScreen, sentence: str) -> bool:
    """Whether all words of a sentence stand on the screen one after the other, perhaps with others between its rows."""
    found = iter(text(screen).split())
    return all(word in found for word in sentence.split())


def line_about(screen: TableScreen, name: str) -> AtCursor:
    """The line about a place."""
    return look_at(screen.board, screen.scene, screen.selection.chooser, words_of("tribal_duel"), name)


def check_in_view(screen: TableScreen, name: str) -> None:
    """As on every table; the piece lies whole within its containers, too."""
    on_any_table(screen, name)
    piece = piece_of(screen, name)
    for around in piece.ancestors:
        if hasattr(around, "region"):
            assert around.region.contains_region(piece.region), (name, piece.region, around)
