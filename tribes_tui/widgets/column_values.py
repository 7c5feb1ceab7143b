"""A column of cards, each covering all but the band of the one before; and which drawing of columns a height allows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from tribes_tui.widgets.card_face import Face


class Stack(NamedTuple):
    """Cards from the base down, those face down first."""

    cards: tuple[Face, ...] = ()
    names: tuple[str, ...] = ()
    """The name of each card's place; "" for one that is none, as those face down."""
    name: str = ""
    """The place of the column itself, where it is empty."""
    word: str = ""
    """What is said of an empty column."""
    marks: tuple[str, ...] = ()
    """A sign at the right end of each card's band; "" for none."""

    @property
    def hidden(self) -> int:
        """How many lie face down."""
        return sum(card.is_back for card in self.cards)


class ColumnForm(NamedTuple):
    """How columns are drawn: cards face down in one row with their number or in a row each; rows of the last card."""

    is_folded: bool
    end: int


SLIM = ColumnForm(False, 4), ColumnForm(True, 4), ColumnForm(True, 3), ColumnForm(True, 2), ColumnForm(True, 1)
FORMS = (
    ColumnForm(False, 6),
    ColumnForm(False, 5),
    ColumnForm(True, 6),
    ColumnForm(True, 5),
    ColumnForm(False, 4),
    ColumnForm(True, 4),
    ColumnForm(False, 2),
    *SLIM[-2:],
)
"""The best first: a last card of six rows has a name plate, one of five its whole picture."""
LARGER = (
    (20, 28, ColumnForm(False, 14)),
    (20, 28, ColumnForm(True, 14)),
    (10, 22, ColumnForm(False, 8)),
    (10, 22, ColumnForm(True, 8)),
)
"""Columns and rows from which the last card is larger, and how large: twice as large, or a large card."""
BARE = ColumnForm(False, 4), ColumnForm(True, 4), ColumnForm(False, 1), ColumnForm(True, 1)
LEAST_PICTURE = 7
"""Columns narrower than this have no pictures."""


def form_for(
    stacks: Sequence[Stack], width: int, height: int, is_bare: bool, slim: Sequence[ColumnForm] = SLIM
) -> ColumnForm:
    """The largest in which the longest column, with the half row of its shadow, goes into the height; `slim`: those of
    columns without room for a picture."""
    forms: Sequence[ColumnForm]
    if width < LEAST_PICTURE:
        forms = slim[-1:] if is_bare else slim
    else:
        larger = (form for columns, rows, form in LARGER if width >= columns and height >= rows)
        forms = BARE if is_bare else (*larger, *FORMS)
    return next((form for form in forms if all(rows_of(stack, form) < height for stack in stacks)), forms[-1])


def rows_of(stack: Stack, form: ColumnForm) -> int:
    """How many rows a column takes."""
    above = min(stack.hidden, 1) if form.is_folded else stack.hidden
    shown = len(stack.cards) - stack.hidden
    return above + max(0, shown - 1) + (form.end if shown else 0)


def words_in(face: Face, room: int, longest: int = 0) -> str:
    """A card in so many cells: value and name, else value and emblem. Cards that lie together tell the same: a name only
    where one of `longest` letters has room, too."""
    forms = [f"{face.value} {face.name}", f"{face.value} {face.word}", f"{face.value}{face.word}", face.value]
    if len(face.value) + 1 + longest > room:
        del forms[0]
    return next((form.strip() for form in forms if len(form.strip()) <= room), face.value[:room])
