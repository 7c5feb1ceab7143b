"""The action board: the dice in hand, and for each action its three dice, its strength, and what a die would make of it."""

from collections.abc import Hashable, Iterable, Sequence
from typing import NamedTuple

from textual.geometry import Region

from tribes_tui.games.rise_of_tribes.pieces.column import FRAMED_FROM, Height, SectionRows, bar
from tribes_tui.games.rise_of_tribes.words.said import board as said
from tribes_tui.widgets.drawing import BOLD, Cells, Part, Place, PlaceState, fit
from tribes_tui.widgets.tiles.tokens import FACES, LARGE, SMALL, Die, Rolled, is_roll, paint_die, rolling
from tribes_tui.words.common import YOU

DICE_ROWS, LEGEND_ROWS = 4, 2
LEAST_NAME_WIDTH, NAME_WIDTH, MOST_NAME_WIDTH, DIE_PITCH = 7, 8, 11, 4
"""Columns of an action and its dice in the narrow column."""
WITHOUT = 400
"""What it is worse by where there is no room for it in others' turns: more than with goals that have no row."""
IN_HAND = "in-hand:"
"""Begins the names of the dice in hand."""


def _strengths() -> list[Part]:
    return [(said.strong(), "ink"), (said.weak(), "dim")]


class DieOffer(NamedTuple):
    """What a die would make of an action."""

    name: str
    """Of its place."""
    words: tuple[str, ...]
    """The face and what it brings; without the face, which stands above it in a narrow column; how much alone."""
    change: int
    """Strong (1), weak (-1), or neither (0)."""
    key: str = ""
    column: int = 0
    """On which side it stands: it stays there once the other die is placed."""

    @property
    def texts(self) -> list[str]:
        """What it says, with its key before a parenthesis, or "2 blank" would be two blanks."""
        return [f"{self.key}) {what}" if self.key else what for what in self.words]


class ActionTile(NamedTuple):
    """One of the four actions."""

    name: str
    """Of its place."""
    title: str
    dice: tuple[str, ...]
    """Faces by word, from the newest to the one that leaves next."""
    worth: str
    """What the next die makes of it."""
    short: str
    units: tuple[str, ...]
    """What its offers count, from long to short: it stands above them, instead of what the next die makes of it."""
    offers: tuple[DieOffer, ...] = ()
    note: tuple[str, ...] = ()
    """Instead of what it gives: that it is taken, from long to short."""
    brief: str = ""
    """Its title where offers stand beside it."""


class ActionBoard(SectionRows, Rolled):
    """Places: `action:GROW` ..., and an offer a die and action. The dice in hand can't be chosen: the offers are."""

    _hand: tuple[str, ...] = ()
    _offers: dict[str, DieOffer] = {}
    _whose = YOU

    def show(self, shown: Sequence[ActionTile], hand: Sequence[str] = (), whose: str = YOU) -> None:
        """The actions, the dice still in hand by word, and whose the hand is."""
        before = [FACES[face] for face in self._hand]
        self._has_rolled = self._has_rolled or is_roll(before, [FACES[face] for face in hand])
        self._hand, self._whose = tuple(hand), whose
        self._offers = {offer.name: offer for one in shown for offer in one.offers}
        super().show(shown)

    def names(self) -> Iterable[str]:
        """The actions, and what may be done on them."""
        return *self.pieces, *self._offers

    def shape(self) -> Hashable:
        """All of it but the faces of the dice in hand."""
        return len(self._hand), self.shown, self._whose

    def heights(self, width: int) -> Sequence[Height]:
        """With large dice; without; bare."""
        count, each = len(self.pieces), 2 if self._offers else 1
        if width < FRAMED_FROM:
            return Height(count + 1), Height(count, 110) if self._offers else Height(0, WITHOUT)
        dice = DICE_ROWS if self._hand else LEGEND_ROWS
        rest = (Height(2 + dice + each * count), Height(2 + 1 + each * count, 16))
        bare = (Height(1 + each * count, 30),)
        return (*rest, *bare) if self._offers else (*rest, *bare, Height(0, WITHOUT))

    @property
    def _names_wide(self) -> int:
        """How wide the names of the actions stand, with a blank on both sides."""
        if self._is_below_dice:
            return LEAST_NAME_WIDTH
        longest = 0 if self._is_beside else max((len(one.title) for one in self.pieces.values()), default=0)
        return min(MOST_NAME_WIDTH, max(NAME_WIDTH, longest + 2))

    @property
    def _board_wide(self) -> int:
        """The names, and the dice behind them: what the offers beside them come from."""
        return self._names_wide + 3 * SMALL[0]

    @property
    def _columns(self) -> set[int]:
        """Where offers stand."""
        return {offer.column for offer in self._offers.values()}

    @property
    def _is_beside(self) -> bool:
        """Whether offers stand beside the dice on the actions: in a narrow column."""
        return bool(self._offers) and self.size.width < FRAMED_FROM

    @property
    def _is_below_dice(self) -> bool:
        """Whether each of the dice in hand stands above what it would make of the actions."""
        return self._is_beside and len(self._columns) > 1

    @property
    def to_spare(self) -> int:
        """How many rows fewer it has than with dice and offers."""
        if self.size.width < FRAMED_FROM:
            return 1
        return (DICE_ROWS - LEGEND_ROWS) * (not self._hand) + len(self.pieces) * (not self._offers)

    @property
    def is_framed(self) -> bool:
        """Where there is room for it."""
        each = 2 if self._offers else 1
        return self.size.width >= FRAMED_FROM and self.size.height >= 3 + each * len(self.pieces)

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The dice in hand above, the actions below."""
        self.frame(
            cells,
            said.actions_title(who=self._whose) if self._hand else said.actions_title_alone(),
        )
        inner = self.inner
        if not inner.height:
            for name in self.names():
                yield Place(name, Region(), Region())
            return
        count, each = len(self.pieces), 2 if self._offers and not self._is_beside else 1
        rest = inner.height - each * count
        dice_rows = DICE_ROWS if self._hand and rest >= DICE_ROWS else min(LEGEND_ROWS if self.is_framed else 1, rest)
        yield from self._lay_hand(cells, inner, dice_rows)
        pitch = min(3, (inner.height - dice_rows) // max(1, count)) if each == 2 else 1
        for k, one in enumerate(self.pieces.values()):
            y = inner.y + dice_rows + k * pitch
            row = Region(inner.x, y, self._board_wide if one.offers and each == 1 else inner.width, 1)
            yield Place(one.name, row, row)
            for offer in one.offers:
                x, wide = self._column(inner, offer.column)
                spot = Region(x, y + each - 1, wide, 1)
                yield Place(offer.name, spot, spot)

    def _column(self, inner: Region, column: int) -> tuple[int, int]:
        """Where the offers of a die begin, and how wide they are."""
        if not self._is_beside:
            wide = inner.width // 2
            return inner.x + column * (wide + inner.width % 2), wide
        x = inner.x + self._board_wide
        wide = (inner.right - x) // len(self._columns)
        return (x + column * wide if len(self._columns) > 1 else x), wide

    def _lay_hand(self, cells: Cells, inner: Region, rows: int) -> Iterable[Place]:
        """Large dice and the rule about them, or the legend of the small ones."""
        x = inner.x + self.is_framed
        if rows == DICE_ROWS:
            for number in range(len(self._hand)):
                spot = Region(x, inner.y, LARGE[0] + 1, LARGE[1] + 1)
                yield Place(f"{IN_HAND}{number}", Region(), spot)
                x += LARGE[0] + 2
            x = inner.x + 1 + 2 * (LARGE[0] + 2)
            rules = [(said.sun_moon(), "ink"), (said.no_sign(), "dim"), *_strengths()]
            for y, part in enumerate(rules, inner.y):
                cells.parts(x, y, fit((part,), inner.right - x))
        elif rows == 1 and self._is_below_dice:
            cells.parts(x + 1, inner.y, fit(((said.how_many(), "dim"),), self._board_wide - 1))
            for number in range(len(self._hand)):
                yield Place(f"{IN_HAND}{number}", Region(), Region(self._column(inner, number)[0] + 1, inner.y, *SMALL))
        elif rows == 1 and self._hand:
            cells.parts(x + 1, inner.y, ((said.in_hand(), "dim"),))
            x += 2 + len(said.in_hand())
            for number in range(len(self._hand)):
                yield Place(f"{IN_HAND}{number}", Region(), Region(x, inner.y, *SMALL))
                x += SMALL[0]
            cells.parts(x + 1, inner.y, fit(((said.sun_moon(), "dim"),), inner.right - x - 1))
        elif rows:
            legend = ("☼", "ink"), (f" {said.sun()}  ", "dim"), ("◐", "ink"), (f" {said.no_sign_blank()}", "dim")
            cells.parts(x, inner.y, fit(legend, inner.right - x))
            if rows == LEGEND_ROWS:
                strong, weak = _strengths()
                cells.parts(x, inner.y + 1, fit((strong, ("  ", "dim"), weak), inner.right - x))

    def _face_in_hand(self, name: str) -> Die:
        number = int(name.removeprefix(IN_HAND))
        die = FACES[self._hand[number]]
        return die if self._share >= 1 else rolling(die, number, self._share)

    def look(self, name: str) -> Hashable:
        """The action, the offer, or the face of a die in hand."""
        if name.startswith(IN_HAND):
            return self._face_in_hand(name)
        return self.pieces.get(name) or self._offers[name]

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """A die in hand; an action in its row; what a die would make of it below."""
        if place.name.startswith(IN_HAND):
            size = LARGE if place.extent.height > SMALL[1] else SMALL
            (x, y), die = place.extent.offset, self._face_in_hand(place.name)
            paint_die(cells, Region(x, y, *size), die, PlaceState())
            return
        if not place.region:
            return
        if place.name in self._offers:
            self._paint_offer(cells, place.region, self._offers[place.name], state)
        else:
            self._paint_action(cells, place.region, self.pieces[place.name], state)

    def _paint_offer(self, cells: Cells, spot: Region, offer: DieOffer, state: PlaceState) -> None:
        palette = cells.palette
        ink = palette.ink if offer.change > 0 else palette.dim if offer.change < 0 else palette.soft
        is_close = not palette.is_flat  # else both marks show where the cursor is
        room = min(self._column(self.inner, column)[1] for column in self._columns) - 1
        forms = range(self._is_beside, len(offer.words))
        fits = (k for k in forms if all(len(one.texts[k]) <= room for one in self._offers.values()))
        bar(cells, spot, offer.texts[next(fits, forms[-1])], state, ink, is_close=is_close)

    def _paint_action(self, cells: Cells, spot: Region, one: ActionTile, state: PlaceState) -> None:
        palette, (x, y, width, _) = cells.palette, spot
        ink = palette.dim if one.note else palette.accent
        title = one.brief if one.brief and self._is_beside else one.title
        bar(cells, Region(x, y, self._names_wide, 1), title, state._replace(is_faded=False), ink)
        if not (state.is_cursor or one.note):
            cells.put(x + 1, y, title, ink, None, BOLD)
        pitch = DIE_PITCH if width >= FRAMED_FROM - 4 else SMALL[0]
        x += self._names_wide
        for face in one.dice:
            faded = PlaceState(is_faded=bool(one.note))
            paint_die(cells, Region(x, y, *SMALL), FACES[face], faded)
            x += pitch
        x += pitch == SMALL[0]
        if x > spot.right or (self._is_below_dice and one.offers):
            return
        told = one.note or (one.units if one.offers else (one.worth, one.short))
        text = next((text for text in told if x + len(text) <= spot.right), told[-1])
        cells.put(x, y, text, palette.dim if one.note else palette.ink, None, 0 if one.note else BOLD)
