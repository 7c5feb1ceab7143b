"""Cards in columns, each over the next."""

from collections.abc import Hashable, Iterable, Sequence
from typing import NamedTuple

from textual.geometry import Region

from tribes_tui.widgets.cards.card_face import Face
from tribes_tui.widgets.cards.column_bands import paint_below, paint_edges, paint_end, round_off, words_in
from tribes_tui.widgets.drawing import (
    BOLD,
    Cells,
    Drawn,
    Place,
    PlaceState,
    has_choice,
    own_state,
    shapes,
    tones_of,
)


class Stack(NamedTuple):
    """Cards from the base down, those face down first."""

    cards: tuple[Face, ...] = ()
    names: tuple[str, ...] = ()
    """The name of each card's place; "" for one that is none, as those face down."""
    name: str = ""
    """The place of the column itself, where it is empty."""
    word: str = ""
    """What is said of an empty column."""
    takes: tuple[str, ...] = ()
    """What goes there alone, in ever fewer words."""
    marks: tuple[str, ...] = ()
    """A sign at the right end of each card's band; "" for none."""

    @property
    def hidden(self) -> int:
        """How many lie face down."""
        return sum(card.is_back for card in self.cards)


class ColumnForm(NamedTuple):
    """How columns are drawn: cards face down in one row with their number or in a row each; rows of the last card; those that are seen of
    a covered one."""

    is_folded: bool
    end: int
    band: int = 1


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
    (20, 28, ColumnForm(False, 14, 2)),
    (20, 28, ColumnForm(False, 14)),
    (20, 28, ColumnForm(True, 14)),
    (15, 14, ColumnForm(False, 10, 2)),
    (15, 14, ColumnForm(False, 10)),
    (10, 22, ColumnForm(False, 8, 2)),
    (10, 22, ColumnForm(False, 8)),
    (10, 22, ColumnForm(True, 8)),
)
"""Columns and rows from which the last card is larger, and how large: twice as large, with its pixels doubled, or a large card; first where
of a covered card the upper edge of its picture is seen, too."""
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
    return above + max(0, shown - 1) * form.band + (form.end if shown else 0)


WIDEST = 10
EMPTY = 4
"""Rows of the place of an empty column."""


class Column(Drawn):
    """One column or several. Places are the cards' names, and the columns' own where they are empty.

    A card that the table's states have as chosen is lifted, and with it all that lie on it: they keep their colours and
    get white edges.
    """

    DEFAULT_CSS = "Column { width: 9; }"
    slim: Sequence[ColumnForm] = SLIM[-2:]
    """How columns without room for a picture may be drawn, the best first."""
    has_lanes = False
    """Whether the room in which a column may grow is sunk into the felt."""
    has_wide_light = False
    """Whether what may be taken has a whole cell of light at both ends of its band; else half a cell at the left of what is covered."""
    recedes = False
    """Whether all its cards go back into the felt."""
    longest_name = 0
    """Letters of the longest name of a card of the game, where cards have names or emblems."""

    def __init__(self, *stacks: Stack, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self._stacks = stacks

    def show(self, *stacks: Stack) -> None:
        """Show these from now on."""
        self._stacks = stacks
        self.changed()

    def names(self) -> Iterable[str]:
        """The cards that are places, and empty columns."""
        for stack in self._stacks:
            yield from (name for name in stack.names if name)
            if not stack.cards and stack.name:
                yield stack.name

    def shape(self) -> Hashable:
        """Which places there are, and where."""
        return tuple((stack.hidden, len(stack.cards), stack.names, stack.name) for stack in self._stacks)

    def area(self) -> Region:
        """Where the columns lie: everywhere, unless something else stands above or beside them."""
        return Region(0, 0, *self.size)

    def spacing(self) -> tuple[int, int]:
        """The width of a card, and how far it is from one column to the next."""
        pitch = max(2, self.area().width // max(1, len(self._stacks)))
        return min(WIDEST, pitch - 1), pitch

    def form(self) -> ColumnForm:
        """How the columns are drawn."""
        return form_for(self._stacks, self.spacing()[0], self.area().height, self.palette.is_bare, self.slim)

    def _form_of(self, stack: Stack) -> ColumnForm:
        """How one of them is drawn: cards face down lie in one row only where that column is too long otherwise."""
        form = self.form()
        open_form = form._replace(is_folded=False)
        return open_form if rows_of(stack, open_form) < self.area().height else form

    def folded(self) -> int:
        """The most cards face down for which one row stands."""
        return max((stack.hidden for stack in self._stacks if self._form_of(stack).is_folded), default=0)

    def lay(self, cells: Cells) -> Iterable[Place]:
        """Column after column, from the base down."""
        (width, pitch), area = self.spacing(), self.area()
        if self.has_lanes:
            for k in range(len(self._stacks)):
                shapes.hollow(cells, Region(area.x + k * pitch, area.y, width, area.height), shapes.LANE)
        for k, stack in enumerate(self._stacks):
            yield from self._lay_stack(stack, Region(area.x + k * pitch, area.y, width, area.height), k)

    def _lay_stack(self, stack: Stack, spot: Region, number: int) -> Iterable[Place]:
        x, y, width, height = spot
        form, bottom = self._form_of(stack), y + height
        if not stack.cards:
            rows = min(EMPTY, height)
            yield Place(
                stack.name or f"under:{number}:-",
                Region(x, y, width, rows),
                Region(x, y, width + 1, min(rows + 1, height)),
            )
            return
        first = stack.hidden - 1 if form.is_folded and stack.hidden else 0
        for k in range(first, len(stack.cards)):
            is_end = k == len(stack.cards) - 1 and not stack.cards[k].is_back
            room = bottom - y
            is_face = not stack.cards[k].is_back and not is_end
            rows = min(form.end, room - 1) if is_end and room > 1 else min(form.band if is_face else 1, room)
            name = stack.names[k] if k < len(stack.names) else ""
            region = Region(x, y, width, rows)
            extent = Region(x, y, width + 1, rows + 1) if is_end else region
            yield Place(name or f"under:{number}:{k}", region if name else Region(), extent)
            y += rows

    def look(self, name: str) -> Hashable:
        """The card, and what lies above and below it; of an empty column its word."""
        stack, k = self._find(name)
        shown: Hashable = (stack.cards[k], k, stack.hidden, len(stack.cards)) if stack.cards else stack.word
        return shown, _mark(stack, k), self._is_lifted(stack, k), has_choice(self)

    def _is_lifted(self, stack: Stack, k: int) -> bool:
        """Whether the card lies on one that is chosen."""
        chosen = self.states.chosen
        return bool(chosen) and any(name in chosen for name in stack.names[:k])

    def _find(self, name: str) -> tuple[Stack, int]:
        """The column of a place, and which of its cards it is."""
        if name.startswith("under:"):
            _, number, k = name.split(":")
            return self._stacks[int(number)], 0 if k == "-" else int(k)
        for stack in self._stacks:
            if name in stack.names:
                return stack, stack.names.index(name)
        return next(stack for stack in self._stacks if stack.name == name), 0

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """A band, a whole card, hidden cards, or an empty place."""
        state = own_state(self, place.name, state)
        state = state._replace(is_faded=(state.is_faded or self.recedes) and not (state.is_cursor or state.is_chosen))
        stack, k = self._find(place.name)
        if self._is_lifted(stack, k):
            state = state._replace(is_chosen=True, is_faded=False)
        is_end = bool(stack.cards) and k == len(stack.cards) - 1 and not stack.cards[k].is_back
        rows = place.region.height or max(1, place.extent.height - is_end)  # what is no place has no region
        spot = Region(place.extent.x, place.extent.y, self.spacing()[0], rows)
        top = self.area().y
        if not stack.cards:
            self._paint_empty(cells, spot, stack, state)
        elif stack.cards[k].is_back:
            self._paint_hidden(cells, spot, stack, is_first=spot.y == top)
        elif spot.height > 2:
            has_edges = self.has_wide_light and not state.is_chosen
            shown = state._replace(fresh=None) if has_edges and not state.is_cursor else state  # the edge has its dot
            paint_end(cells, spot, stack.cards[k], shown, spot.y == top, self.longest_name)
            if has_edges:  # under the cursor its plate is amber, and it stays lit
                paint_edges(cells, spot, state._replace(is_cursor=state.is_cursor and self.palette.is_bare), True)
        else:
            self._paint_band(cells, spot, stack.cards[k], state, is_first=spot.y == top)
            if spot.height > 1 and k < len(stack.cards) - 1:
                paint_below(cells, spot, stack.cards[k], state)
        self._paint_mark(cells, spot, _mark(stack, k), state)

    def _paint_mark(self, cells: Cells, spot: Region, mark: str, state: PlaceState) -> None:
        """At the right end of the band."""
        if not mark or (state.is_cursor and spot.height <= 2):
            return
        palette, y = cells.palette, spot.y
        band = cells.ground(spot.x + 1, y)
        cells.put(spot.right - 1, y, mark, palette.ink if palette.is_bare else palette.on(band), band, BOLD)

    def _paint_empty(self, cells: Cells, spot: Region, stack: Stack, state: PlaceState) -> None:
        palette, word = cells.palette, stack.word if len(stack.word) + 2 <= spot.width else ""
        takes = next((one for one in stack.takes if len(one) + 2 <= spot.width), "")
        if state.is_legal or state.is_cursor:
            shapes.frame(cells, spot, palette.cursor if state.is_cursor else palette.legal)
            ground, ink, flags = tones_of(palette, palette.legal, state)
            sign = word or ("►◄" if state.is_cursor else "▀" * (spot.width - 2))
            y = spot.y + spot.height // 2 - bool(takes and spot.height > 3)
            cells.centre(spot.x + 1, y, spot.width - 2, sign, ink, ground, flags | BOLD)
            if takes and spot.height > 3:
                cells.centre(spot.x + 1, y + 1, spot.width - 2, takes, palette.soft)
        elif spot.width < 5 or spot.height < 3:
            cells.put(spot.x, spot.y, "╌" * spot.width, palette.line)
        else:
            shapes.slot(cells, spot, tuple(filter(None, (word, takes))))

    def _paint_hidden(self, cells: Cells, spot: Region, stack: Stack, is_first: bool) -> None:
        """A row of back; if it stands for all of them, with their number."""
        palette, (x, y, width, _) = cells.palette, spot
        back, felt = palette.tone(stack.cards[0].tone), cells.ground(x, y)
        back = palette.fade(back, felt) if self.recedes else back
        if palette.is_bare:
            cells.put(x, y, "[" + "▒" * (width - 2) + "]", palette.line)
        else:
            cells.put(x, y, "▔" * width, palette.lighter(back, 0.14) if not palette.is_flat else palette.soft, back)
            if is_first:
                round_off(cells, spot, back, felt)
        if self._form_of(stack).is_folded:
            cells.centre(
                x + 1,
                y,
                width - 2,
                f"▒{stack.hidden}",
                palette.ink if palette.is_bare else palette.on(back),
                back,
                BOLD,
            )

    def _paint_band(self, cells: Cells, spot: Region, face: Face, state: PlaceState, is_first: bool) -> None:
        """All that is seen of a covered card; or a last one where there is no room for more."""
        palette, (x, y, width, rows) = cells.palette, spot
        band, felt = palette.tone(face.tone), cells.ground(x, y)
        if state.is_faded:
            band = palette.fade(band, felt)
        cells.fill(x, y, width, 1, band)
        if not palette.is_flat and not is_first:
            cells.put(x, y, "▔" * width, palette.lighter(band, 0.1), band)
        ground, ink, flags = tones_of(palette, palette.ink if palette.is_bare else palette.on(band), state)
        text = words_in(face, width - 2, self.longest_name).ljust(width - 2)
        if state.is_cursor:
            cells.put(x, y, f"►{text}◄", ink, ground, flags)
            if face.name not in text and not palette.is_bare:  # no room for a word: the sign alone would be left
                shown = text if width < LEAST_PICTURE else text.rstrip()[-2:] + " "
                cells.put(x + 1 + text.index(shown), y, shown, palette.on(band), band, BOLD)
        else:
            ground = None if state.is_chosen and not palette.is_bare else ground
            ink = ink if palette.is_bare or not state.is_chosen else palette.on(band)
            cells.put(x + 1, y, text, ink, ground, flags | BOLD)
        if is_first and not palette.is_bare and not state.is_cursor:
            round_off(cells, spot, band, felt)
        if rows > 1 and not palette.is_bare:
            below = palette.legal if state.is_legal else None
            cells.put(x, y + 1, "▀" * width, band, below)
        paint_edges(cells, spot, state, self.has_wide_light)


def _mark(stack: Stack, k: int) -> str:
    """The sign of a card."""
    return stack.marks[k] if k < len(stack.marks) else ""
