"""What the seats' panels say, and the track of bids: each price, who stands there, when the bidder would play."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence

from textual.geometry import Offset, Region

from rules.five_tribes.components import stages as st
from rules.five_tribes.components.grid import TILES
from rules.five_tribes.components.pieces import (
    AL_AMIN,
    DJINN_NAMES,
    DJINN_POINTS,
    FAKIR,
    GOODS,
    JAFAAR,
    KINDS,
    PRICES,
    SHAMHAT,
    TRACK,
)
from rules.five_tribes.state import FiveTribesState as S
from tribes_tui.games.five_tribes.foresight import turns_open
from tribes_tui.games.five_tribes.pieces.parts import TrackStep
from tribes_tui.games.five_tribes.words import things as words
from tribes_tui.games.five_tribes.words.outcomes import plays
from tribes_tui.games.five_tribes.words.said import outcomes as said, table, things as counts
from tribes_tui.games.five_tribes.words.said.things import price as price_of
from tribes_tui.games.five_tribes.words.things import TONES, djinns_in
from tribes_tui.table.board.scene import Scene
from tribes_tui.widgets.beside.seat_panel import SeatPanel, SeatValues, name_in
from tribes_tui.widgets.cards.rival_card import FACE, paint_face
from tribes_tui.widgets.drawing import BOLD, Cells, Line, Part, Place, PlaceState, fit, length
from tribes_tui.widgets.drawing.shapes import laid
from tribes_tui.words.common import capital

LONGEST = 10
MARGINS = 2
"""Columns of a row that its words leave."""
BESIDE_NAME = 6
"""Columns of the first row that name, points and camels leave: the pill's ends, the gaps."""


WORDY = 34
"""Columns in which every seat has room for its camels in words: on one table all are called alike."""


ROOMY = 25
"""Columns of a row in which there is room for the djinn that makes viziers or elders worth more: `10 elders (Shamhat) = 40`."""


class FiveSeat(SeatPanel):
    """A seat on a sheet; a rival's face below its camels, where all rows leave room for it."""

    def show_all(self, seat: SeatValues, key: str) -> None:
        """Show the seat; `key` shows all that has no room."""
        self._more = table.more(key=key) if key else ""
        self.show(seat)

    _more = ""

    def _fact(self, name: str) -> Line:
        """In the last row that has room, that there is more."""
        line, row, room = super()._fact(name), int(name.removeprefix("line:")), self.size.width - MARGINS
        if not self._more or row < self.size.height - 1 or row >= len(self._seat.facts):
            return line
        starts = [line, *(line[:k] for k in range(len(line) - 1, 0, -1) if line[k] == COMMA)]
        more: Line = ((self._more, "dim"),)
        return next((told for start in starts if length(told := (*start, COMMA, *more)) <= room), more)

    def lay(self, cells: Cells) -> Iterable[Place]:
        """A row is left free below it, where there is one."""
        rows = 1 + len(self._seat.facts)
        laid(cells, Region(0, 0, cells.width, cells.height - (cells.height > max(rows, FACE.height + 1))))
        return super().lay(cells)

    def look(self, name: str) -> Hashable:
        """A row, and whether there is a face beside it."""
        return super().look(name), self._has_face

    @property
    def _has_face(self) -> bool:
        widest = max(map(length, self._seat.facts), default=0)
        return self.size.height > FACE.height and widest + FACE.width + 3 <= self.size.width

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """The same row of the face after each row of words."""
        super().paint(cells, place, state)
        if self._has_face and 0 < (y := place.extent.y) <= FACE.height:
            paint_face(cells, Offset(cells.width - FACE.width - 1, y), self._seat.level, y - 1)


COMMA: Part = (", ", "soft")
"""Between things of a row."""


def packed(things: Sequence[Line], room: int) -> list[Line]:
    """Rows of so many columns with these in their order."""
    found: list[Line] = []
    for thing in things:
        after: Line = (*found[-1], COMMA, *thing) if found else ()
        if found and length(after) < room:
            found[-1] = after
        else:
            found.append(fit(thing, room))
    return found


def seat_of(scene: Scene, state: S, seat: int, width: int, is_tight: bool = False) -> SeatValues:
    """A seat in so many columns, the facts that matter most first; `is_tight`: they have few rows."""
    pairs = [
        (((points, "ink", BOLD),), ((camels, "danger" if state.camels[seat] <= 1 else "soft"),))
        for points, camels in _heads(state, seat, width)
    ]
    name = capital(scene.names[seat])
    least = length(pairs[-1][0]) + length(pairs[-1][1])
    if len(name) + BESIDE_NAME + least > width:
        name = name_in(name, min(LONGEST, width - BESIDE_NAME - least))
    return SeatValues(
        seat,
        name,
        state.current_player == seat and state.stage != st.OVER,
        *pairs[0],
        facts=tuple(_facts(state, seat, width, is_tight)),
        briefer=tuple(pairs[1:]),
        level=scene.bots.get(seat, ""),
    )


def _heads(state: S, seat: int, width: int) -> Iterator[tuple[str, str]]:
    """What the score sheet comes to now, and the camels, by their sign where one seat's words could have no room; from long to short."""
    left = state.camels[seat]
    camels = counts.camels(number=left) if width >= WORDY else f"{words.CAMEL}{left}"
    gold = state.gold[seat]
    unseen = state.secret[seat] if gold < 0 else 0
    yield from ((form, camels) for form in words.worth(sum(state.sheet(seat)) - max(0, gold), gold, unseen))


def _facts(state: S, seat: int, width: int, is_tight: bool) -> list[Line]:
    """What a seat has, a row or more a kind with the points that it brings; in a tight column close together and without the points, which
    the header and the page of scores tell."""
    room = width - MARGINS
    if is_tight:
        *things, djinns, land = _kinds(state, seat, False)
        if djinns[1:]:
            djinns = [((counts.djinns(number=len(djinns)), "accent"),)]
        return packed([thing[:1] for kind in (*things, djinns, land) for thing in kind], room)
    gold = _counted("soft", (lambda number: counts.gold(gold=state.gold[seat]), width >= WORDY, 0))
    kinds = gold, *_kinds(state, seat, room >= ROOMY)  # in the first row it may have no room beside a long name
    return [row for things in kinds for row in packed(things, room)]


def _kinds(state: S, seat: int, is_roomy: bool) -> Iterator[list[Line]]:
    """Viziers, elders, cards, djinns, tiles with what stands on them: what there is, and the points that it brings; `is_roomy`: by which
    djinn, too, where viziers or elders bring more than the legend says."""
    _, viziers, elders, _, palms, palaces, worth, goods = state.sheet(seat)
    held = state.goods[seat * KINDS : seat * KINDS + KINDS]
    own = [tile for tile in range(TILES) if state.owner[tile] == seat]
    hidden = state.secret[seat] if state.gold[seat] < 0 else 0
    of_fakirs = goods if held[FAKIR] and state.djinns[seat] >> AL_AMIN & 1 else 0  # then they are goods, too
    trees, houses = sum(state.palms[tile] for tile in own), sum(state.palaces[tile] for tile in own)
    by = [f" ({DJINN_NAMES[one]})" * (is_roomy and state.djinns[seat] >> one & 1) for one in (JAFAAR, SHAMHAT)]
    yield _counted(TONES["Y"], (counts.viziers, state.viziers[seat], viziers), by=by[0])
    yield _counted(TONES["W"], (counts.elders, state.elders[seat], elders), by=by[1])
    yield _counted(
        "soft",
        (table.known, sum(held[:GOODS]), goods - of_fakirs),
        (counts.fakirs, held[FAKIR], of_fakirs),
        (table.not_seen, hidden, 0),
    )
    yield [
        ((table.held(djinn=name), "accent"), (words.makes(DJINN_POINTS[DJINN_NAMES.index(name)]), "ink"))
        for name in djinns_in(state.djinns[seat])
    ]
    yield _counted(
        "soft", (counts.tiles, len(own), worth), (table.palms, trees, palms), (counts.palaces, houses, palaces)
    )


def _counted(tone: str, *things: tuple[Callable[..., str], int, int], by: str = "") -> list[Line]:
    return [((say(number=number) + by, tone), (words.makes(points), "ink")) for say, number, points in things if number]


def steps(scene: Scene, state: S) -> list[TrackStep]:
    """All prices, the dearest first."""
    is_mine = state.stage == st.BIDDING and state.current_player == scene.viewer
    found = []
    for price in reversed(PRICES):
        spaces = [2, 1, 0] if not price else [TRACK.index(price)]
        bidders = tuple((capital(scene.names[state.track[s]]), state.track[s]) for s in spaces if state.track[s] >= 0)
        is_free = any(state.track[s] < 0 for s in spaces)
        low, high = turns_open(state, price) if is_mine and is_free else (0, -1)
        whole = plays(low, high) if high >= low else ""
        brief = said.plays_brief(low=low, high=high, later=high - low) if high >= low else ""
        found.append(TrackStep(f"bid:{price}", price_of(gold=price), whole, bidders, brief))
    return found


def notes(scene: Scene, state: S, room: int) -> list[str]:
    """How the free spaces work, who bids after the viewer."""
    if scene.addressed is None or state.current_player != scene.addressed:
        return []
    return words.bid_notes([scene.names[seat] for seat in state.bid_order[1:]], room)


def order(scene: Scene, state: S) -> Line:
    """Who has played in this round, who plays, who will: `Bo ✓ Ada ✓ ■You Cy`."""
    names = [capital(name) for name in scene.names]
    if state.stage in (st.BIDDING, st.OVER):
        return ()
    played = list(state.bid_order[:-1]) if state.actor >= 0 else list(state.bid_order)
    parts: list[Part] = [(f"{names[seat]} ✓", "dim") for seat in played]
    if state.actor >= 0:
        parts.append((f"■{names[state.actor]}", "cursor", BOLD))
    parts += [(names[seat], "ink") for seat in reversed(state.track) if seat >= 0]
    return tuple(part for k, one in enumerate(parts) for part in ((" ", "ink"), one)[not k :])
