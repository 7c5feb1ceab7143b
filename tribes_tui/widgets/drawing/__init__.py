"""What pieces are drawn with: cells and their flags, places, lines of words, felt. A piece finds all of it here; its shapes are a module."""

from tribes_tui.display.wide import shortened
from tribes_tui.theme.palette import BOLD, DIM, REVERSE, UNDER
from tribes_tui.widgets.drawing.cells import Cells, Part
from tribes_tui.widgets.drawing.drawn import Drawn, Place, PlaceState, Showing, States, has_choice, own_state
from tribes_tui.widgets.drawing.felt import Felt, felt_lines
from tribes_tui.widgets.drawing.lines import (
    Changing,
    Line,
    Words,
    fit,
    fold,
    length,
    paint_line,
    pointed,
    tones_of,
    words_of,
)
from tribes_tui.widgets.drawing.pointing import Chosen

__all__ = (
    "BOLD",
    "DIM",
    "REVERSE",
    "UNDER",
    "Cells",
    "Changing",
    "Chosen",
    "Drawn",
    "Felt",
    "Line",
    "Part",
    "Place",
    "PlaceState",
    "Showing",
    "States",
    "Words",
    "felt_lines",
    "fit",
    "fold",
    "has_choice",
    "length",
    "own_state",
    "paint_line",
    "pointed",
    "shortened",
    "tones_of",
    "words_of",
)
