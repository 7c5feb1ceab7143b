"""Cards, feathers and shamans as this table shows them; what lies beside the row: the deck, the plate, and the classes of evocations, the best first."""

from collections.abc import Hashable, Iterable, Sequence

from textual.geometry import Region

from rules.indy.components.cards import CODES, COLOURS, EAGLE, HIDDEN, STANDARD, TEAM, WRONG
from tribes_tui.games.indy.words.said import cards as said, table as said_table
from tribes_tui.games.indy.words.said.cards import class_name
from tribes_tui.theme.palette import Palette
from tribes_tui.widgets.cards.card_face import Face
from tribes_tui.widgets.drawing import BOLD, REVERSE, Cells, Drawn, Place, PlaceState, Showing, shortened
from tribes_tui.widgets.drawing.shapes import laid, plate, shadow, slab

BACK = Face(tone="indy-back")
TONES = {"R": "red", "G": "green", "B": "blue"}
PICTURES = {"C": "character", "H": "horse", "O": "object"}
KINDS = {picture: kind for kind, picture in PICTURES.items()}
MOST_FEATHERS = 6
"""More are told by their number beside so many."""
WIDE = 3
CLOSE = 2
"""Columns from one feather to the next."""


def face(card: int) -> Face:
    """A card as it is seen; a hidden one from behind."""
    if card == HIDDEN:
        return BACK
    if card == EAGLE:
        return Face(said.kind(kind="E"), tone="eagle", picture="eagle")
    kind, colour, value = tuple(CODES[card])
    row = said.card(kind=kind, colour=colour, value=value)
    name, brief = said.kind(kind=kind), said.kind_brief(kind=kind)
    return Face(name, value, said.colour(colour=colour), TONES[colour], PICTURES[kind], row=row, brief=brief)


def short_name(shown: Face) -> str:
    """Of its kind, where three cards stand in a narrow row."""
    return said.kind_short(kind=KINDS.get(shown.picture, "E"))


def shaman_face(colour: int, left: int) -> Face:
    """One of the shamans of a colour, of which so many are left."""
    letter = COLOURS[colour]
    return Face(said.colour(colour=letter), said_table.left(number=left), "", TONES[letter], "character")


def colour_ink(palette: Palette, tone: str) -> str:
    """An ink that says the colour of a card beside its word: lighter than the card, on the felt."""
    return palette.lighter(palette.tone(tone), 0.22 if palette.is_dark else -0.08) if tone else palette.soft


def draw_feathers(
    cells: Cells, x: int, y: int, count: int, ink: str = "", pitch: int = WIDE, most: int = MOST_FEATHERS
) -> int:
    """Leaning feathers of two rows, no more than `most`, and how many more there are. The column behind them."""
    palette, shown = cells.palette, min(count, most)
    more = f"+{count - most}" if count > most else ""
    if palette.is_bare:
        return cells.put(x, y, "/" * shown + more, palette.ink, None, BOLD)
    quill = palette.colour("feather") if palette.is_dark else palette.mix(palette.colour("feather"), "#5a3a14", 0.62)
    foot = palette.colour("feather-foot") if palette.is_dark else palette.mix(quill, "#000000", 0.25)
    for k in range(shown):
        cells.put(x + pitch * k, y, "▗▌", ink or quill)
        cells.put(x + pitch * k, y + 1, "▐▘", palette.mix(ink, foot, 0.3) if ink else foot)
    return cells.put(x + pitch * shown, y + 1, more, palette.ink, None, BOLD)


WOODS = ("#d8a24a", "#9c8467", "#6a625c")
"""The shelves: gold, wood, stone."""
CLASSES = TEAM, STANDARD, WRONG


class IndyLegend(Showing[tuple[str, bool] | None]):
    """Which class beats which, once there are cards, and what counts now, if it is given: in three rows, the last for both while it has
    room for them; in one row the first until something is laid."""

    DEFAULT_CSS = "IndyLegend { height: 1; }"

    shown: tuple[str, bool] | None = None

    def lay(self, cells: Cells) -> Iterable[Place]:
        """On a sheet."""
        laid(cells, Region(0, 0, cells.width, cells.height))
        if self.shown is not None:
            now, is_laid = self.shown
            if cells.height >= len(CLASSES):
                self._lay_rows(cells, now)
            elif now and is_laid:
                self._lay_now(cells, 0, now)
            else:
                self._lay_row(cells)
        return ()

    def _lay_now(self, cells: Cells, y: int, now: str) -> None:
        cells.put(2, y, shortened(now, cells.width - 3), self.palette.ink, None, BOLD)

    def _lay_row(self, cells: Cells) -> None:
        p, beats = self.palette, said_table.beats_short()
        x = cells.put(1, 0, said_table.rule_for_both(), p.soft)
        rules = [said_table.rule_short(class_number=number) for number in CLASSES[:-1]]
        names = sum(len(class_name(class_number=number)) + 3 for number in CLASSES)
        room = (cells.width - x - names - (len(beats) + 2) * len(rules)) // len(rules)
        for k, rule in enumerate(rules):
            x = self._class(cells, x + 1, 0, k)
            x = cells.put(x + 1, 0, rule if sum(map(len, rules)) <= 2 * room else shortened(rule, room), p.soft)
            x = cells.put(x + 1, 0, beats, p.dim)
        self._class(cells, x + 1, 0, len(rules))

    def _lay_rows(self, cells: Cells, now: str) -> None:
        p, left = self.palette, 5 + max(len(class_name(class_number=number)) for number in CLASSES)
        for k, number in enumerate(CLASSES):
            rule, note = said_table.rule(class_number=number), said_table.beats(class_number=number)
            is_now = bool(now) and number == WRONG
            note, room = now if is_now else note, cells.width - left - len(rule) - 3
            if is_now and len(note) > room:
                self._lay_now(cells, k, now)
                return
            self._class(cells, 2, k, k)
            end = cells.put(left, k, rule, p.soft)
            if len(note) <= room:
                cells.put(end + 2, k, note, p.ink if is_now else p.dim, None, BOLD * is_now)

    def _class(self, cells: Cells, x: int, y: int, k: int) -> int:
        p, word = self.palette, class_name(class_number=CLASSES[k])
        if p.is_flat:
            return cells.put(x, y, f" {word} ", p.ink, None, BOLD | REVERSE)
        return cells.put(x, y, f" {word} ", p.on(WOODS[k]), WOODS[k], BOLD | REVERSE)


DECKS = ((46, 20, 16), (38, 11, 9), (0, 9, 9))
"""From so many columns of deck and plate, how wide the deck is, and rows of both with their words: as the cards of the row."""
PLATE_WIDTH = 15
"""Columns of the plate beside the narrowest deck; beside a wider one it has what that leaves."""
MOST_ROWS = 6
"""Rows of the plate at the most."""
SAID = 25
"""Columns of deck and plate where each is a row of words."""
WOOD, LIGHT_WOOD = "#3b2a20", "#8a6a4c"
"""Of the plate: in the dark, by daylight."""
ROOMY = 30
"""Rows of a screen where no card is shortened."""


class DeckAndPlate(Drawn):
    """Places `deck` and `plate`."""

    _deck, _plate = 0, 0
    _legend: Sequence[str] = ()
    _prize = ""

    def show(self, deck: int, plate_: int, legend: Sequence[str] = (), prize: str = "") -> None:
        """So many cards face down, so many feathers; `legend` says what shortened cards are, where they have no colour; `prize`: who takes a
        feather from the plate."""
        self._deck, self._plate, self._legend, self._prize = deck, plate_, legend, prize
        self.changed()

    def shape(self) -> Hashable:
        """The legend and the prize lie under everything."""
        return self._legend, self._prize

    def names(self) -> Iterable[str]:
        """Both, always."""
        return ("deck", "plate")

    def look(self, name: str) -> Hashable:
        """The number."""
        return self._deck if name == "deck" else self._plate

    def lay(self, cells: Cells) -> Iterable[Place]:
        """Side by side; what each is stands in its place."""
        if self.palette.is_bare or cells.height < 6:
            top = max(0, (cells.height - 4) // 2)
            yield Place("deck", Region(1, top, SAID, 1), Region(1, top, SAID, 1))
            yield Place("plate", Region(1, top + 1, SAID, 1), Region(1, top + 1, SAID, 1))
            legend = self._legend if self.palette.is_bare and self.screen.size.height < ROOMY else ()
            rows = max(0, cells.height - top - 2)
            for y, line in enumerate(legend[:rows], top + 2):
                cells.put(1, y, line, self.palette.soft)
            if len(legend) < rows:
                cells.put(1, top + 2 + len(legend), shortened(self._prize, cells.width - 1), self.palette.soft)
            return
        left = 1 if cells.width < 30 else 4
        deck, high = next((deck, high) for least, deck, high in DECKS if cells.width >= least)
        high, room = min(high, cells.height - 1), cells.width - 1
        cells.centre(1, high, room, shortened(self._prize, room), self.palette.soft)
        yield Place("deck", Region(left, 0, deck, high - 1), Region(left, 0, deck + 1, high))
        x = left + deck + 2
        wide = min(PLATE_WIDTH if deck == DECKS[-1][1] else cells.width, cells.width - x - 1)
        yield Place("plate", Region(x, 0, wide, high - 1), Region(x, 0, wide + 1, high))

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """One of them."""
        if place.region.height == 1:
            deck, feathers = said.cards(number=self._deck), self._feathers()
            words = said_table.deck_row(cards=deck) if place.name == "deck" else said_table.plate_row(feathers=feathers)
            plate(cells, *place.region[:3], words, cells.palette.below, cells.palette.ink, state)
        elif place.name == "deck":
            self._paint_deck(cells, place.region, state)
        else:
            self._paint_plate(cells, place.region, state)

    def _feathers(self) -> str:
        return said.feathers(number=self._plate) if self._plate else said_table.plate_empty()

    def _paint_deck(self, cells: Cells, spot: Region, state: PlaceState) -> None:
        """Woven backs, the paper of many cards at the foot, their number on a plate in the middle."""
        p, (x, y, width, height) = cells.palette, spot
        back = p.tone("indy-back")
        self._heading(cells, Region(x, y, width, 1), said_table.deck(), state)
        slab(cells, Region(x, y + 1, width, height - 1), back)
        for row in range(y + 1, y + height - 1):
            cells.put(x + 1, row, "▚" * (width - 2), p.lighter(back, 0.07) if not p.is_flat else p.soft, back)
        foot = y + height - 1
        cells.put(x, foot, "▜", p.card_edge)
        cells.put(x + 1, foot, "═" * (width - 2), "#8d7850" if not p.is_flat else p.card_ink, p.card_edge)
        cells.put(x + width - 1, foot, "▛", p.card_edge)
        number = said.cards(number=self._deck)
        dark = p.mix(back, "#000000", 0.55)
        cells.centre(x, y + height // 2, width, number, p.on(dark), dark, BOLD)
        shadow(cells, Region(x, y + 1, width, height - 1))

    def _paint_plate(self, cells: Cells, spot: Region, state: PlaceState) -> None:
        """A wooden plate with feathers, on its rim their number in words."""
        p, (x, y, width, height) = cells.palette, spot
        self._heading(cells, Region(x, y, width, 1), said_table.plate(), state)
        top, rows = y + 1, max(4, min(MOST_ROWS, height - 2))
        if not p.is_flat:
            slab(cells, Region(x, top, width, rows), WOOD if p.is_dark else LIGHT_WOOD)
            shadow(cells, Region(x, top, width, rows))
        pitch = WIDE if self._plate <= 4 else CLOSE
        most = MOST_FEATHERS if self._plate <= MOST_FEATHERS else min(MOST_FEATHERS, (width - 3) // pitch)
        ink = "" if p.is_dark or p.is_flat else p.colour("feather")
        left = x + (width - min(self._plate, most) * pitch - 2 * (self._plate > most)) // 2
        draw_feathers(cells, left, top + rows // 2 - 1, self._plate, ink, pitch, most)
        wood = None if p.is_flat else WOOD if p.is_dark else LIGHT_WOOD
        ink = p.ink if p.is_dark or p.is_flat else p.card_ink
        cells.centre(x, top + rows - 1, width, self._feathers(), ink, wood)

    def _heading(self, cells: Cells, spot: Region, words: str, state: PlaceState) -> None:
        if state.is_cursor or state.is_chosen:
            plate(cells, *spot[:3], words, cells.palette.below, cells.palette.ink, state)
        else:
            cells.centre(*spot[:3], words, cells.palette.soft)
