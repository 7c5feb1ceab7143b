"""The illustrations of a game's rulebook: pieces as they lie on its table, beside the section that is about them."""

from collections.abc import Callable, Iterable, Mapping

from textual.containers import Horizontal
from textual.widget import Widget
from textual.widgets import Static

from tribes_tui.widgets.drawing.drawn import Drawn
from tribes_tui.words.finder import carefully, given_by


class Figure(Horizontal):
    """`piece` in so many cells; `caption` beside it. A piece in a book can't be chosen."""

    DEFAULT_CSS = """
    Figure { height: auto; }
    Figure > Drawn { max-width: 100%; }
    Figure > .caption { width: 1fr; height: auto; margin-left: 2; }
    """

    def __init__(self, piece: Drawn, width: int, height: int, caption: str = "") -> None:
        piece.can_focus = False
        piece.disabled = True
        piece.styles.width, piece.styles.height = width, height
        super().__init__(piece, Static(caption, classes="caption", markup=False))


Illustrations = Mapping[str, Callable[[], Iterable[Widget]]]
"""A section's anchor -> what makes its illustrations anew: `ILLUSTRATIONS` of the room `illustrations` of a game."""


def illustrations_of(game_id: str, anchor: str) -> list[Widget]:
    """The illustrations of a section, made anew; none where there are none."""
    known: Illustrations = given_by(game_id, "illustrations", "illustrations", Illustrations) or {}
    make = known.get(anchor, list)
    return [*carefully(game_id, "illustrations", list[Widget], lambda: [*make()], [])]
