"""What pieces are drawn with: cells and their flags, places, lines of words, felt. A piece finds all of it here; its shapes are a module."""

from tribes_tui.display.wide import shortened
from tribes_tui.theme.palette import BOLD, DIM, REVERSE, UNDER
from tribes_tui.widgets.drawing.cells import Cells, Part
from tribes_tui.widgets.drawing.drawn import Drawn, Place, PlaceState, Showing, States, has_choice, own_state
from tribes_tui.widgets.drawing.felt import Dusk, Felt, Heading, felt_lines
from tribes_tui.widgets.drawing.lines import (
    SENTENCE,
    Changing,
    Line,
    Words,
    fit,
    fold,
    length,
    line_between,
    paint_line,
    pointed,
    to_clause,
    to_sentence,
    tones_of,
    words_of,
)
from tribes_tui.widgets.drawing.pixels import EIGHTHS, LOWER, levels_of, picture, put_levels, quarters, silhouette
from tribes_tui.widgets.drawing.pointing import Chosen
from tribes_tui.widgets.drawing.shapes import button, frame, laid, plate, sheet, slab

__all__ = (
    "BOLD",
    "DIM",
    "EIGHTHS",
    "LOWER",
    "REVERSE",
    "SENTENCE",
    "UNDER",
    "Cells",
    "Changing",
    "Chosen",
    "Drawn",
    "Dusk",
    "Felt",
    "Heading",
    "Line",
    "Part",
    "Place",
    "PlaceState",
    "Showing",
    "States",
    "Words",
    "button",
    "felt_lines",
    "fit",
    "fold",
    "frame",
    "has_choice",
    "laid",
    "length",
    "levels_of",
    "line_between",
    "own_state",
    "paint_line",
    "picture",
    "plate",
    "pointed",
    "put_levels",
    "quarters",
    "sheet",
    "shortened",
    "silhouette",
    "slab",
    "to_clause",
    "to_sentence",
    "tones_of",
    "words_of",
)
