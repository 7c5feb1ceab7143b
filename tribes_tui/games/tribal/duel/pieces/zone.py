"""A player's zone: who they are, how many cards they still have to clear, their four sacred piles; below, their seven columns and the numbers above them."""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import NamedTuple

from textual.geometry import Offset, Region

from rules.tribal.duel.components.phases import COLUMNS
from tribes_tui.games.tribal.duel.words.said import table as said
from tribes_tui.games.tribal.table_parts import LONGEST_SYMBOL
from tribes_tui.widgets.cards.card_face import Face
from tribes_tui.widgets.cards.column import SLIM, WIDEST, Column, ColumnForm, Stack, form_for, rows_of
from tribes_tui.widgets.cards.column_bands import paint_end
from tribes_tui.widgets.cards.rival_card import FACE, paint_face
from tribes_tui.widgets.drawing import (
    BOLD,
    Cells,
    Drawn,
    Place,
    PlaceState,
    Showing,
    has_choice,
    own_state,
    shapes,
    shortened,
    tones_of,
)

FIRST_PILE = 3
"""The piles stand above the last four columns."""
LARGE = 7
"""Rows for piles that are whole cards, with their shadow."""
SMALL = 4
"""Cells of a pile in one row."""
WHO = "who"
SPARE = 2
"""Rows that are free below the longest column when cards grow again."""


class PileView(NamedTuple):
    """A sacred pile: its place, its symbol, the card on top or None, and the sign of the symbol."""

    name: str
    symbol: str
    sign: str
    top: Face | None


class HeadView(NamedTuple):
    """What is told of a player."""

    seat: int
    name: str
    is_acting: bool
    left: int
    hidden: int
    piles: tuple[PileView, ...]
    level: str = ""
    """Of the bot that sits there: a rival has a face."""


class ZoneHead(Showing[HeadView]):
    """Places are the piles."""

    DEFAULT_CSS = "ZoneHead { height: 1; }"

    shown = HeadView(0, "", False, 0, 0, ())

    def names(self) -> Iterable[str]:
        """The piles."""
        return (pile.name for pile in self.shown.piles)

    def shape(self) -> Hashable:
        """Whose piles they are."""
        return tuple(pile.name for pile in self.shown.piles)

    def look(self, name: str) -> Hashable:
        """The card on top; of the player all but the piles."""
        if name == WHO:
            return self.shown._replace(piles=())
        return self._pile(name), has_choice(self)

    def _pile(self, name: str) -> PileView:
        return next(pile for pile in self.shown.piles if pile.name == name)

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The player at the left, the piles above the last columns, or at the right end."""
        spots = list(self._spots(cells))
        left = spots[0].x if spots else cells.width
        yield Place(WHO, Region(), Region(0, 0, left, cells.height))
        for pile, spot in zip(self.shown.piles, spots, strict=True):
            room = Region(spot.x, 0, min(spot.width + 1, cells.width - spot.x), cells.height)
            yield Place(pile.name, spot, room)

    def _spots(self, cells: Cells) -> Iterator[Region]:
        pitch = cells.width // COLUMNS
        width, first = min(WIDEST, pitch - 1), FIRST_PILE * pitch
        height = cells.height - 1 if cells.height >= LARGE else cells.height
        if height == 1:
            width, pitch = SMALL, SMALL + 1
            first = cells.width - len(self.shown.piles) * pitch + 1
        for k in range(len(self.shown.piles)):
            yield Region(first + k * pitch, 0, width, height)

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """The player, or a pile."""
        state = own_state(self, place.name, state)
        if place.name == WHO:
            self._paint_who(cells, place.extent)
        elif place.region.height >= LARGE - 1:
            self._paint_card(cells, place.region, self._pile(place.name), state)
        else:
            self._paint_band(cells, place.region, self._pile(place.name), state)

    def _paint_who(self, cells: Cells, spot: Region) -> None:
        """Name and numbers, below each other or in one row."""
        palette, shown = cells.palette, self.shown
        left = said.to_clear_brief(number=shown.left) if spot.height == 1 else ""
        name = shortened(shown.name, spot.width - 3 - (len(left) and len(left) + 1))
        x = shapes.seat_pill(cells, 0, 0, name, shown.seat, shown.is_acting)
        if spot.height == 1:
            cells.put(x + 1, 0, left, palette.soft)
            return
        gap = 1 if spot.height >= LARGE - 1 else 0
        told = said.to_clear(number=shown.left)
        cells.put(1, 1 + gap, shortened(told, spot.width - 2), palette.ink)
        down = said.down(number=shown.hidden) if shown.left else ""
        cells.put(1, 2 + gap, shortened(down, spot.width - 2), palette.soft)
        if gap and 1 + max(len(told), len(down)) + FACE.width < spot.width - 1:
            paint_face(cells, Offset(spot.width - FACE.width - 2, 1), shown.level)
        if gap:
            cells.put(1, 4 + gap, said.sacred_piles(), palette.accent, None, BOLD)

    def _paint_card(self, cells: Cells, spot: Region, pile: PileView, state: PlaceState) -> None:
        """The card on top, or where the pile begins."""
        if pile.top is not None:
            paint_end(cells, spot, pile.top, state, is_first=True)
            return
        palette = cells.palette
        shapes.slot(cells, spot)
        is_lit = state.is_legal or state.is_cursor
        if is_lit:
            shapes.frame(cells, spot, palette.cursor if state.is_cursor else palette.legal)
        inner = Region(spot.x + 1, spot.y + 1, spot.width - 2, spot.height - 2)
        for y, text in enumerate((said.first_one(), said.first_one_below()), inner.y + 1):
            cells.centre(inner.x, y, inner.width, text, palette.soft if is_lit else palette.dim)
        what = pile.symbol if inner.width >= LONGEST_SYMBOL else pile.sign
        ground, ink, flags = tones_of(palette, palette.legal, state) if is_lit else (None, palette.soft, 0)
        cells.centre(inner.x, inner.y, inner.width, what, ink, ground, flags | BOLD)
        shapes.freshness(cells, spot.right - 2, spot.y + 1, state)

    def _paint_band(self, cells: Cells, spot: Region, pile: PileView, state: PlaceState) -> None:
        """Sign and value in one row; in the second one the name, and a pile that is begun is filled."""
        palette, (x, y, width, height) = cells.palette, spot
        value, tone = (pile.top.value, palette.tone(pile.top.tone)) if pile.top else ("–", palette.panel)
        if state.is_faded and pile.top:
            tone = palette.fade(tone, cells.ground(x, y))
        cells.fill(x, y, width, max(1, height - 1), tone)
        ground, ink, flags = tones_of(palette, palette.ink if palette.is_bare else palette.on(tone), state)
        label = f"{pile.sign} {value}"
        text = f"►{label[::2]}◄" if state.is_cursor and width == SMALL else f"►{label}◄" if state.is_cursor else label
        if palette.is_bare and not state.is_cursor:
            text = f"*{label}" if state.is_chosen else f"[{label[::2]}]" if width == SMALL else f"[{label}]"
        cells.put(x, y, text.center(width), ink, ground, flags | BOLD)
        if height > 1:
            name = pile.symbol if len(pile.symbol) <= width else ""  # the legend has the sign
            cells.centre(x, y + 1, width, name, palette.ink if palette.is_bare else palette.on(tone))
            cells.put(x, y + height - 1, "▀" * width, palette.legal if state.is_legal else tone)
        elif state.is_legal and not state.is_cursor and not palette.is_bare:
            cells.put(x, y, "▌", palette.legal)
        shapes.freshness(cells, x + width - 1, y, state)


class DuelZone(Column):
    """A column a stack. Of several free columns the first is the place; a click on any of them means it."""

    DEFAULT_CSS = "DuelZone { width: 1fr; height: 1fr; }"
    longest_name = LONGEST_SYMBOL
    slim = SLIM
    has_lanes = True

    _is_goal = False
    _all: tuple[Stack, ...] = ()
    """The columns of both zones, whose cards are of one size."""
    _kept = (0, 0, False), SLIM[-1]
    """How columns were drawn last, in so much room."""

    def form(self) -> ColumnForm:
        """The largest in which the longest column of both zones goes into the height; the same as before while it fits, until a larger one has
        rows to spare: not with every card that goes to and fro do all of them look otherwise."""
        stacks, (width, _) = self._all or self._stacks, self.spacing()
        height, is_bare = self.area().height, self.palette.is_bare
        larger = form_for(stacks, width, height, is_bare, self.slim)
        kept = self._kept[1] if self._kept[0] == (width, height, is_bare) else larger
        if any(rows_of(stack, kept) >= height for stack in stacks) or all(
            rows_of(stack, larger) + SPARE < height for stack in stacks
        ):
            kept = larger
        self._kept = (width, height, is_bare), kept
        return kept

    def lay_out(
        self, stacks: Sequence[Stack], is_goal: bool, all_stacks: Sequence[Stack] = (), is_away: bool = False
    ) -> None:
        """Show these columns, of `all_stacks` on the table. Cards go back into the felt while a goal is chosen (`is_goal`): what can be lifted is
        lit, and all cards are there to be thought about. All of them do while nobody may touch any (`is_away`)."""
        self._is_goal, self.recedes, self._all = is_goal, is_away, tuple(all_stacks)
        self.show(*stacks)

    def shape(self) -> Hashable:
        """Where the places are, and how large cards are."""
        return super().shape(), self.form()

    def look(self, name: str) -> Hashable:
        """The card, and whether it may go back into the felt."""
        return super().look(name), self._is_goal, self.recedes

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """A card or an empty column."""
        super().paint(cells, place, state if self._is_goal else state._replace(is_faded=False))

    def place_at(self, where: Offset) -> str:
        """The card there; of every free column the name of the first one."""
        name = super().place_at(where)
        if not name.startswith("under:"):
            return name
        return next((stack.name for stack in self._stacks if stack.name), "")

    def number_of(self, name: str) -> int | None:
        """In which column a place lies."""
        return next((k for k, stack in enumerate(self._stacks) if name and name in (*stack.names, stack.name)), None)


class ColumnNumbers(Drawn):
    """The numbers of the columns, each above the middle of its own."""

    DEFAULT_CSS = "ColumnNumbers { height: 1; }"

    def lay(self, cells: Cells) -> Iterable[Place]:
        """As far apart as the columns are."""
        pitch = cells.width // COLUMNS
        width = min(WIDEST, pitch - 1)
        for number in range(COLUMNS):
            cells.centre(number * pitch, 0, width, str(number + 1), cells.palette.dim, None, BOLD)
        return ()


class Divider(Drawn):
    """The line between the two zones."""

    DEFAULT_CSS = "Divider { width: 1; height: 1fr; }"

    def lay(self, cells: Cells) -> Iterable[Place]:
        """From above to below."""
        palette = cells.palette
        for y in range(cells.height):
            cells.put(0, y, "│", palette.mix(palette.line, palette.below, 0.45))
        return ()
