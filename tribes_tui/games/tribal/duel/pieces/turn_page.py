"""The opponent's turn: each deed with its card, both zones before and after it, the cards that are banned now."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from textual.geometry import Region

from tribes_tui.display.wide import shortened
from tribes_tui.games.tribal.duel.words import board
from tribes_tui.games.tribal.duel.words import turn as words
from tribes_tui.games.tribal.duel.words.said import table as said
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.cards.card_face import FRAMED, LARGE, Face, paint_card
from tribes_tui.widgets.drawing import shapes
from tribes_tui.widgets.drawing.drawn import Drawn, Place, PlaceState
from tribes_tui.words.folding import fold

if TYPE_CHECKING:
    from tribes_tui.widgets.drawing.cells import Cells

BESIDE = 112, 30
"""The least room for both zones beside the deeds."""
SIDES = 50
"""Columns of the zones where they stand beside them."""
AROUND_NAME = 3
"""Columns of the ends of its plate, and of the blank behind it."""
CHIP = 11
MOST_GAP = 2
"""Blank rows between two deeds where there is much room."""
SIDE_ROWS = 14
"""Rows of a zone with its piles as cards."""


class Deed(NamedTuple):
    """What was done, and the card it was done with."""

    words: str
    card: Face | None


class PileChange(NamedTuple):
    """A sacred pile: its height before and after, its card on top."""

    name: str
    emblem: str
    before: int
    after: int
    top: Face | None


class PlayerSide(NamedTuple):
    """A player before and after the turn: cards to clear, how many of them face down, the piles."""

    seat: int
    name: str
    clear: tuple[int, int]
    down: tuple[int, int]
    piles: tuple[PileChange, ...]


class TurnView(NamedTuple):
    """A turn. `reasons`: what is banned now, and why; `banned`: those cards."""

    deeds: tuple[Deed, ...]
    sides: tuple[PlayerSide, ...]
    reasons: tuple[str, ...]
    banned: tuple[Face, ...]


class TurnPage(Drawn):
    """It has no places. Deeds at the left, or above; of many the last ones."""

    def __init__(self, view: TurnView) -> None:
        super().__init__()
        self._view = view

    def lay(self, cells: Cells) -> Iterable[Place]:
        """All of it."""
        bottom = cells.height - self._lay_bans(cells)
        if cells.width >= BESIDE[0] and cells.height >= BESIDE[1]:
            left = cells.width - SIDES - 1
            for k, side in enumerate(self._view.sides):
                _lay_side(cells, side, left, 1 + k * (SIDE_ROWS + 1))
            self._lay_deeds(cells, Region(1, 1, left - 4, bottom - 2))
            return ()
        for k, side in enumerate(self._view.sides):
            _lay_brief_side(cells, side, 2 * k)
        self._lay_deeds(cells, Region(1, 5, cells.width - 2, bottom - 5))
        return ()

    def _lay_deeds(self, cells: Cells, spot: Region) -> None:
        p, deeds = cells.palette, self._view.deeds
        cells.put(spot.x, spot.y, said.what_happened(), p.accent, None, BOLD)
        room, rows = spot.width - CHIP - 2, spot.height - 1
        shown = _last(deeds, room, rows)
        left, y = len(deeds) - len(shown), spot.y + 1
        free = rows - sum(len(fold(deed.words, room, "")) for deed in shown)
        gap = 0 if left else min(MOST_GAP, free // max(1, len(shown)))
        if left:
            cells.put(spot.x, y, said.more_before(number=left), p.dim)
            y += 1
        for deed in shown:
            if deed.card is not None:
                paint_card(cells, Region(spot.x, y, CHIP, 1), deed.card._replace(word=""), PlaceState())
            for text in fold(deed.words, room, ""):
                cells.put(spot.x + CHIP + 1, y, text, p.ink)
                y += 1
            y += gap

    def _lay_bans(self, cells: Cells) -> int:
        """In the last rows what is banned now: the sentences, then all the cards. How many rows that takes."""
        p, view, width = cells.palette, self._view, cells.width - 2
        lines = [text for reason in view.reasons for text in fold(reason, width, "")]
        a_row = width // (CHIP + 1)
        card_rows = -(-len(view.banned) // a_row)
        rows = len(lines) + card_rows
        for y, text in enumerate(lines, cells.height - rows):
            cells.put(1, y, text, p.danger)
        for k, card in enumerate(view.banned):
            spot = Region(1 + k % a_row * (CHIP + 1), cells.height - card_rows + k // a_row, CHIP, 1)
            paint_card(cells, spot, card._replace(word=""), PlaceState())
        return rows


def _last(deeds: Sequence[Deed], width: int, rows: int) -> Sequence[Deed]:
    """As many of the last ones as go in; a row is kept for the number of those that don't."""
    heights = [len(fold(deed.words, width, "")) for deed in deeds]
    if sum(heights) <= rows:
        return deeds
    first, left = len(deeds), rows - 1
    while first and heights[first - 1] <= left:
        first -= 1
        left -= heights[first]
    return deeds[first:]


def _told(side: PlayerSide) -> str:
    return words.change(side.clear, side.down)


def _lay_numbers(cells: Cells, side: PlayerSide, x: int, y: int) -> None:
    """The name, as long as it may be beside the numbers, and these."""
    p, told = cells.palette, _told(side)
    tone = p.seats[side.seat % len(p.seats)]
    after = shapes.pill(cells, x, y, shortened(side.name, cells.width - x - len(told) - AROUND_NAME), tone, p.on(tone))
    cells.put(after + 1, y, told, p.ink, None, BOLD)


def _lay_side(cells: Cells, side: PlayerSide, x: int, y: int) -> None:
    """The name, the numbers, the four piles as cards, and below each how high it is, or what it grew by: in the middle, which a
    name of an even number of letters can't be."""
    p = cells.palette
    _lay_numbers(cells, side, x, y)
    cells.put(x + 1, y + 1, said.piles(), p.accent)
    width, rows = FRAMED if p.is_bare else LARGE
    for k, pile in enumerate(side.piles):
        spot = Region(x + k * (width + 1), y + 2, width, rows)
        if pile.top is None:
            shapes.slot(cells, spot, (pile.emblem, *board.starts()))
        else:
            paint_card(cells, spot, pile.top._replace(name=""), PlaceState())
        grew = pile.after > pile.before
        height = f"{pile.before} → {pile.after}" if grew else f"{pile.after}"
        cells.centre(spot.x, y + 3 + rows, width, height, p.gain if grew else p.soft, None, BOLD if grew else 0)


def _lay_brief_side(cells: Cells, side: PlayerSide, y: int) -> None:
    """The same in two rows."""
    p = cells.palette
    _lay_numbers(cells, side, 1, y)
    x = cells.put(3, y + 1, said.piles_are(), p.soft) + 1
    for pile in side.piles:
        grew = pile.after > pile.before
        x = (
            cells.put(
                x,
                y + 1,
                said.pile(symbol=pile.name, before=pile.before, height=pile.after, has_grown=grew),
                p.gain if grew else p.soft,
            )
            + 2
        )
