"""A screen as cells with their colours, and how it is taken from an app."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from rich.segment import Segment
from textual._context import visible_screen_stack

from tribes_tui.display.colours import SIXTEEN, colour_of
from tribes_tui.display.looks import ATTRIBUTES, CellRow, Look, Looks, row_of

DIMMED = 0.5
"""How far a terminal takes dim signs towards what is behind them."""


class Own(NamedTuple):
    """What a terminal shows where it is told no colour: in front and behind."""

    front: str = SIXTEEN[7]
    back: str = SIXTEEN[0]


ON_BLACK, ON_WHITE = Own(), Own(SIXTEEN[0], SIXTEEN[15])


@lru_cache(4096)
def colour_told(code: str) -> str:
    """The colour of a code such as `34`, `103`, `38;5;17` or `48;2;1;2;3`; "" for the terminal's own."""
    first, *rest = [int(part) for part in code.split(";") if part]
    if rest:
        return colour_of(rest[1]) if rest[0] == 5 else "#{:02x}{:02x}{:02x}".format(*rest[1:])
    tens, ones = divmod(first, 10)
    return "" if ones == 9 else SIXTEEN[ones + (8 if tens >= 9 else 0)]


@lru_cache(4096)
def blend(first: str, second: str, share: float) -> str:
    """The colour a share of the way from the first to the second, as light is added up on a screen."""
    pairs = zip(bytes.fromhex(first[1:]), bytes.fromhex(second[1:]), strict=True)
    return "#" + "".join(f"{round(one + (other - one) * share):02x}" for one, other in pairs)


# ---- A screen ------------------------------------------------------------------------------------------


BITS = {name: 1 << i for i, (name, _, _) in enumerate(ATTRIBUTES)}


class Cell(NamedTuple):
    """A sign (empty behind a wide one), its colour and that of the ground, as `#rrggbb`, and how it is written."""

    sign: str
    front: str
    back: str
    is_bold: bool = False
    is_italic: bool = False
    is_underlined: bool = False
    is_struck: bool = False


class ScreenPicture(NamedTuple):
    """Rows of cells, all of one length."""

    rows: Sequence[Sequence[Cell]]

    @property
    def width(self) -> int:
        """In cells."""
        return len(self.rows[0]) if self.rows else 0

    @property
    def height(self) -> int:
        """In cells."""
        return len(self.rows)


def picture_of(app: Any, depth: str = "") -> ScreenPicture:
    """What an app shows now, on a terminal of that depth of colour ("": the app's own, or 24 bits).

    A terminal without colours of its own choice is black where the theme is dark, white where it is light.
    """
    screen = app.screen
    reset = visible_screen_stack.set(app._background_screens)
    try:
        strips = screen._compositor.render_strips()
    finally:
        visible_screen_stack.reset(reset)
    own = ON_BLACK if app.current_theme.dark else ON_WHITE
    return picture_of_rows(strips, app.size.width, depth or getattr(app, "depth", None) or "truecolor", own)


def picture_of_rows(rows: Iterable[Iterable[Segment]], width: int, depth: str, own: Own = ON_BLACK) -> ScreenPicture:
    """The picture of styled segments; a row that is too short is filled up with blanks."""
    looks = Looks("none" if depth == "ascii" else depth)
    whole = (CellRow.blank(width).with_part(0, row_of(row, looks)) for row in rows)
    return ScreenPicture(
        [[_cell(sign, look, own) for sign, look in zip(row.signs, row.looks, strict=True)] for row in whole]
    )


def _cell(sign: str, look: Look, own: Own) -> Cell:
    bits = 0 if look.is_back_only else look.attributes
    front, back = colour_told(look.front or "39") or own.front, colour_told(look.back) or own.back
    if bits & BITS["reverse"]:
        front, back = back, front
    if bits & BITS["dim"]:
        front = blend(front, back, DIMMED)
    marks = (bool(bits & BITS[name]) for name in ("bold", "italic", "underline", "strike"))
    return Cell(sign, front, back, *marks)
