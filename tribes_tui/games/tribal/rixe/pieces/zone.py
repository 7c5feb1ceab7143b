"""A player's zone: their name, points and cards, and below it the columns that lie there. More than fit are scrolled."""

from collections.abc import Hashable, Iterable, Sequence
from functools import cache
from typing import NamedTuple

from textual.geometry import Region, Size

from tribes_tui.games.tribal.rixe.words.said import table as said
from tribes_tui.games.tribal.table_parts import LONGEST_SYMBOL
from tribes_tui.widgets.cards.card_face import GRAND, HUGE, Face
from tribes_tui.widgets.cards.column import Column, ColumnForm, Stack, form_for, rows_of
from tribes_tui.widgets.cards.rival_card import FACE, paint_face
from tribes_tui.widgets.drawing import BOLD, REVERSE, Cells, Place, PlaceState, shortened, tones_of
from tribes_tui.widgets.drawing.shapes import frame, freshness, pill, seat_pill

FRAMED = 24, 14
"""The least width and height of a frame."""
WIDER = 100
"""Columns of a window that is not one of the smallest."""
ROOMY, WHOLE = (10, 11), ColumnForm(False, 8)
"""Columns and rows from which last cards are as large as those in hand, as long as the longest column leaves room for that."""
HIGH, HIGHER = 29, 18
"""Rows of a zone from which its cards may be twice as large, or have pictures twice as large."""
WIDTHS = (12, 11, 10, 9, 8, 7, 6, 5, 4)
"""Columns of the screen that a card takes, the handsomest first."""
GAPS = (3, 2, 1)
SCROLLED = 5, 6
"""Width and pitch of cards where not all columns fit."""
MARK = 4
"""Columns of the screen for the mark of columns out of sight, at either side."""
LONGEST_NAME = 12
AROUND = 3
"""Cells of a head that are neither letters of the name nor of the facts."""


class ZoneColumn(NamedTuple):
    """One column of a zone. `ready`: the place that collects it, if it is complete; `names` those of all its cards."""

    stack: Stack
    ready: str = ""

    @property
    def names(self) -> tuple[str, ...]:
        """All its places, from above to below."""
        own = self.stack.names if self.stack.cards else (self.stack.name,)
        return (self.ready, *own) if self.ready else own


class ZoneView(NamedTuple):
    """A zone as it is shown."""

    seat: int
    name: str
    is_acting: bool = False
    is_own: bool = False
    facts: tuple[str, ...] = ("",)
    """Points and cards in hand, in ever fewer words."""
    slots: tuple[ZoneColumn, ...] = ()
    lifted: frozenset[str] = frozenset()
    """Cards that go with the one that was picked."""
    is_asking: bool = False
    """Whether a card was picked, and where it goes is asked."""
    level: str = ""
    """Of the bot who sits there; "" for nobody."""
    is_near: bool = False
    """Whether they may soon be out."""


@cache
def _fitting(count: int, room: int, large: tuple[int, ...]) -> tuple[int, int] | None:
    """The width of cards and the pitch at which so many columns go into the room, with more of it around them than between them, so that the
    next zone's are told apart; None if they don't."""
    for width in (*large, *WIDTHS):
        for gap in GAPS:
            if count * (width + gap) - 1 < room:
                return width, width + gap
    return None


class RixeZone(Column):
    """Places: `zone:SEAT`, cards, empty slots, and above complete columns what collects them."""

    DEFAULT_CSS = "RixeZone { width: 1fr; height: 1fr; }"
    longest_name = LONGEST_SYMBOL
    has_lanes = has_wide_light = True
    end = 1
    """Rows of last cards in the smallest windows."""

    _zone = ZoneView(0, "")
    _lit: frozenset[str] = frozenset()
    _first = 0
    _longest = 0
    _wanted: int | None = None
    _kept: tuple[Size, tuple[int, int] | None] | None = None
    """What `_fitting` found at a size, until a zone is filled: it is asked for each of the cards."""

    def fill(self, zone: ZoneView, longest: int, lit: frozenset[str], cursor: str | None) -> None:
        """Show this; `cursor` is to be in sight, if it is here. `longest`: cards of the longest column on the table."""
        self._zone, self._longest, self._lit = zone, longest, lit
        self._wanted = next((k for k, slot in enumerate(zone.slots) if cursor in slot.names), None)
        for beside in self._side_by_side():
            beside._kept = None
        self._settle()
        self.changed()

    def _settle(self) -> None:
        """As many columns are in sight as have room."""
        slots, shown = self._zone.slots, self._shown()
        wanted = self._first if self._wanted is None else self._wanted
        self._first = max(0, min(max(self._first, wanted - shown + 1), wanted, len(slots) - shown))
        self._stacks = tuple(slot.stack for slot in slots[self._first : self._first + shown])

    # ---- Which columns, and how large

    @property
    def scrolls(self) -> bool:
        """Whether some columns are out of sight."""
        return self._shown() < len(self._zone.slots)

    @property
    def is_framed(self) -> bool:
        """Whether there is a frame around it all."""
        return self.size.width >= FRAMED[0] and self.size.height >= FRAMED[1]

    def _room(self) -> int:
        """Columns of the screen for cards, the shadow of the last one included."""
        return self.size.width - (3 if self.is_framed else 1)

    def on_resize(self) -> None:
        """The zones beside it have cards of the same size; more columns or fewer may have room."""
        for zone in self._side_by_side():
            zone._kept = None
            zone.changed()

    def _side_by_side(self) -> Iterable["RixeZone"]:
        """All zones on the table."""
        beside = self.parent.children if self.parent is not None else ()
        return (zone for zone in beside if isinstance(zone, RixeZone) and zone.display)

    def _fitting(self) -> tuple[int, int] | None:
        """The width of cards and the pitch at which the columns of every zone fit; None if they don't."""
        if self._kept is not None and self._kept[0] == self.size:
            return self._kept[1]
        found = [zone.own_fitting() for zone in self._side_by_side() if zone.size]
        fitting = min((one for one in found if one is not None), default=None) if all(found) else None
        for zone in (*self._side_by_side(), self):
            zone._kept = zone.size, fitting
        return fitting

    def own_fitting(self) -> tuple[int, int] | None:
        """The same of this zone alone."""
        rows = 0 if self.palette.is_bare else self.size.height
        large = (*HUGE[:1] * (rows >= HIGH), *(GRAND[0], GRAND[0] - 1) * (rows >= HIGHER))
        return _fitting(max(1, len(self._zone.slots)), self._room(), large)

    def _shown(self) -> int:
        """How many columns are in sight; all as long as there is no size."""
        count, (width, pitch) = len(self._zone.slots), SCROLLED
        if not self.size or self._fitting() is not None or count * pitch - pitch + width < self._room():
            return count
        return max(1, (self._room() - 2 * MARK + pitch - width) // pitch)

    def spacing(self) -> tuple[int, int]:
        """The largest cards with which all columns fit."""
        return self._fitting() or SCROLLED

    def area(self) -> Region:
        """Below the name and the row of plates; all columns in the middle."""
        width, pitch = self.spacing()
        count = min(self._shown(), len(self._zone.slots))
        total = max(0, count * pitch - pitch + width)
        left = (1 if self.is_framed else 0) + max(0, (self._room() - total) // 2)
        return Region(left, 2, total, max(1, self.size.height - self.is_framed - 2))

    def form(self) -> ColumnForm:
        """The largest in which the longest column of the table goes into the height; in the smallest windows a column that is too
        long for it has less of its last card."""
        if self.size.height < FRAMED[1] and self.screen.size.width < WIDER and not self.palette.is_bare:
            return ColumnForm(
                True, self.end
            )  # those in hand are whole: more would be more bytes than a slow line takes at once
        longest, (width, _) = Stack((Face("1"),) * max(1, self._longest)), self.spacing()
        height = self.area().height
        if width >= ROOMY[0] and height >= ROOMY[1] and not self.palette.is_bare and rows_of(longest, WHOLE) < height:
            return max(WHOLE, form_for((longest,), width, height, False), key=lambda form: form.end)
        return form_for((longest,), width, height, self.palette.is_bare, self.slim)

    # ---- Places

    @property
    def head(self) -> str:
        """The name of the zone's own place."""
        return f"zone:{self._zone.seat}"

    def names(self) -> Iterable[str]:
        """The zone, what collects, cards and empty slots in sight, and the nearest beyond them at either side."""
        beyond = self._beyond()
        yield self.head
        yield from (name for side, name in beyond.items() if side < 0)
        for slot in self._visible():
            yield from (name for name in slot.names if name)
        yield from (name for side, name in beyond.items() if side > 0)

    def _visible(self) -> Sequence[ZoneColumn]:
        return self._zone.slots[self._first : self._first + self._shown()]

    def _beyond(self) -> dict[int, str]:
        """-1, 1: the place to which the mark at the left and at the right leads, what can be chosen first."""
        if not self.scrolls:
            return {}
        slots, found = self._zone.slots, {}
        before, after = slots[: self._first], slots[self._first + self._shown() :]
        for side, beyond in ((-1, [*reversed(before)]), (1, [*after])):
            names = [name for slot in beyond for name in reversed(slot.names) if name]
            if names:
                found[side] = next((name for name in names if name in self._lit), names[0])
        return found

    def shape(self) -> Hashable:
        """Which places there are, and where; whether the frame is amber."""
        self._settle()
        zone = self._zone
        ready = tuple(slot.ready for slot in self._visible())
        marks = tuple(self._beyond().items()), self._first, len(zone.slots)
        return (
            super().shape(),
            zone.seat,
            zone.is_own,
            zone.is_acting,
            zone.level,
            self._longest,
            self.spacing(),
            ready,
            marks,
        )

    def look(self, name: str) -> Hashable:
        """Of the head its words; of a plate that it is one; of a card also whether it is lifted."""
        zone = self._zone
        if name == self.head:
            return zone.name, zone.is_acting, zone.is_near, self._words_beside()
        if name in self._beyond().values() or any(slot.ready == name for slot in zone.slots):
            return name
        return super().look(name), name in zone.lifted, zone.is_asking

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The frame, the head, plates, columns, marks."""
        palette, width = cells.palette, cells.width
        if self.is_framed:
            frame(
                cells,
                Region(0, 0, width - 1, cells.height),
                palette.cursor if self._zone.is_acting else palette.mix(palette.line, palette.below, 0.25),
            )
        head = Region(1, 0, self._head_width, 1)
        yield Place(self.head, head, head)
        area, (card, pitch) = self.area(), self.spacing()
        if not self.is_framed:  # a rule tells it from the next one
            cells.put(1, 1, "─" * (width - 2), palette.dim)
        for k, slot in enumerate(self._visible()):
            x = area.x + k * pitch
            if not slot.ready:
                cells.centre(x, 1, card, f" {self._first + k + 1} ", palette.dim)
            else:
                self._edge(cells, x, len(slot.stack.cards))
                yield Place(slot.ready, Region(x, 1, card, 1), Region(x, 1, card, 1))
        columns = [*super().lay(cells)]
        face = Region(width - FACE.width - 3, cells.height - FACE.height - 1, *FACE)
        if self.is_framed and not any(face.overlaps(place.extent) for place in columns):
            paint_face(cells, face.offset, self._zone.level)
        yield from columns
        for side, name in self._beyond().items():
            x = max(0, area.x - MARK) if side < 0 else min(area.right + 1, width - MARK)
            yield Place(name, Region(x, 1, MARK - 1, 1), Region(x, 1, MARK - 1, 1))

    def _edge(self, cells: Cells, x: int, count: int) -> None:
        """A mint edge at both sides of a complete column, where there is room."""
        (width, pitch), palette = self.spacing(), cells.palette
        if pitch - width < GAPS[0] or palette.is_bare:
            return
        for y in range(2, min(cells.height - 1, 1 + count + self.form().end)):
            cells.put(x - 1, y, "▐", palette.legal)
            cells.put(x + width + 1, y, "▌", palette.legal)

    # ---- Painting

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """The head, a plate, a mark, or a card. Last cards fade only while it is asked on which of them a card goes: before, they have to be read."""
        name, state = place.name, state._replace(is_legal=state.is_legal or state.is_faint, is_faint=False)
        if name == self.head:
            self._paint_head(cells, place.region, state)
        elif name in self._beyond().values():
            self._paint_others(cells, place.region, name, state)
        elif any(slot.ready == name for slot in self._visible()):
            self._paint_ready(cells, place.region, state)
        else:
            is_chosen = state.is_chosen or name in self._zone.lifted
            is_covered = any(name in slot.stack.names[:-1] for slot in self._visible())
            is_faded = state.is_faded and (is_covered or self._zone.is_asking) and not is_chosen
            super().paint(cells, place, state._replace(is_faded=is_faded, is_chosen=is_chosen))

    def _paint_head(self, cells: Cells, spot: Region, state: PlaceState) -> None:
        palette, zone = cells.palette, self._zone
        end = self._paint_name(cells, spot.x + self.is_framed, self._short_name, state)
        freshness(cells, end, 0, state)
        near = palette.ink if zone.is_own else palette.danger
        ink, flags = (near, BOLD) if zone.is_near else (palette.soft, 0)
        room = spot.right - end - 1 - 2 * self.is_framed
        words = shortened(self._words_beside(), room)
        if self.is_framed:
            cells.put(spot.right - 3 - len(words), 0, f" {words} ", ink, None, flags)
        else:
            gap = 2 if state.fresh is not None and len(words) < room else 1
            cells.put(end + gap, 0, words, ink, None, flags)

    @property
    def _head_width(self) -> int:
        return max(1, self.size.width - (3 if self.is_framed else 1))

    @property
    def _short_name(self) -> str:
        longest = max(3, self._head_width - AROUND - len(self._zone.facts[-1]) - 3 * self.is_framed)
        return shortened(self._zone.name, min(LONGEST_NAME, longest))

    def _words_beside(self) -> str:
        """What stands beside the name; a zone in which nobody sits has one form of nothing."""
        facts = self._zone.facts
        return facts[min(self._facts_form(), len(facts) - 1)]

    def _facts_form(self) -> int:
        """The longest of the words beside names that every zone has room for: they are read side by side."""
        return max((zone.own_facts_form() for zone in self._side_by_side()), default=0)

    def own_facts_form(self) -> int:
        """The same of this zone alone."""
        room = self._head_width - len(self._short_name) - 2 - 1 - 3 * self.is_framed
        facts = self._zone.facts
        return next((form for form, text in enumerate(facts) if len(text) <= room), len(facts) - 1)

    def _paint_name(self, cells: Cells, x: int, name: str, state: PlaceState) -> int:
        """Amber with arrows under the cursor; mint while zones are chosen."""
        zone, palette = self._zone, cells.palette
        if state.is_cursor or state.is_chosen:
            ground, ink, flags = tones_of(palette, palette.ink, state)
            return cells.put(x, 0, f"►{name}◄", ink, ground, flags)
        if not state.is_legal:
            return seat_pill(cells, x, 0, name, zone.seat, zone.is_acting)
        if palette.is_bare:
            return cells.put(x, 0, f"[{name}]", palette.ink, None, BOLD | REVERSE)
        return pill(cells, x, 0, name, palette.legal, palette.on(palette.legal))

    def _paint_ready(self, cells: Cells, spot: Region, state: PlaceState) -> None:
        """Mint where it may be collected now."""
        palette = cells.palette
        words = said.collect(), said.collect_brief(), said.collect_briefest()
        word = next((word for word in words if len(word) <= spot.width), shortened(words[-1], spot.width))
        if state.is_cursor or state.is_chosen or palette.is_bare:
            ground, ink, flags = tones_of(palette, palette.ink, state._replace(is_faded=False))
            word = f"►{word}◄" if state.is_cursor and len(word) + 2 <= spot.width else word
            cells.put(spot.x, spot.y, word.center(spot.width), ink, ground, flags | BOLD)
        elif state.is_legal:
            cells.put(spot.x, spot.y, word.center(spot.width), palette.on(palette.legal), palette.legal, BOLD)
        else:
            cells.centre(
                spot.x,
                spot.y,
                spot.width,
                said.is_complete() if spot.width > 5 else said.is_complete_brief(),
                palette.soft,
            )

    def _paint_others(self, cells: Cells, spot: Region, name: str, state: PlaceState) -> None:
        """How many columns lie further on, and the way there; mint if something there can be chosen."""
        beyond, palette = self._beyond(), cells.palette
        is_left = beyond.get(-1) == name
        number = self._first if is_left else len(self._zone.slots) - self._first - self._shown()
        text = f"◄{number}" if is_left else f"{number}►"
        ground, ink, flags = tones_of(palette, palette.legal if state.is_legal else palette.soft, state)
        cells.put(spot.x, spot.y, text.center(spot.width), ink, ground, flags | BOLD)
