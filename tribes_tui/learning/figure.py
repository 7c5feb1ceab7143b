"""A picture in a rulebook: a piece of the table, and a few words beside it."""

from __future__ import annotations

from textual.containers import Horizontal
from textual.widgets import Static

from tribes_tui.widgets.drawn import Drawn


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
