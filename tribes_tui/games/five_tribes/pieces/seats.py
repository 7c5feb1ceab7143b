"""What the seats' panels say, and the track of bids: each price, who stands there, when the bidder would play."""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import NamedTuple

from textual.geometry import Offset, Region

from rules.five_tribes.components import stages as st
from rules.five_tribes.components.grid import TILES
from rules.five_tribes.components.pieces import FAKIR, GOODS, KINDS, PRICES, TRACK
from rules.five_tribes.state import FiveTribesState as S
from tribes_tui.games.five_tribes.moves.foresight import turns_open
from tribes_tui.games.five_tribes.pieces.parts import TrackStep
from tribes_tui.games.five_tribes.words import things as words
from tribes_tui.games.five_tribes.words.outcomes import plays
from tribes_tui.games.five_tribes.words.said import outcomes as said, things as counts
from tribes_tui.games.five_tribes.words.said.things import price as price_of
from tribes_tui.games.five_tribes.words.things import TONES, djinns_in
from tribes_tui.table.board.scene import Scene
from tribes_tui.widgets.beside.seat_panel import SeatPanel, SeatValues, name_in
from tribes_tui.widgets.cards.rival_card import FACE, paint_face
from tribes_tui.widgets.drawing import BOLD, REVERSE, Cells, Line, Part, Place, PlaceState, fit, length
from tribes_tui.widgets.drawing.shapes import laid
from tribes_tui.words.common import capital

LONGEST = 10
MARGINS = 2
"""Columns of a row that its words leave."""
BESIDE_NAME = 6
"""Columns of the first row that name, points and camels leave: the pill's ends, the gaps."""


WORDY = 34
"""Columns in which every seat has room for its camels in words: on one table all are called alike."""


class PartOfPoints(NamedTuple):
    """What a seat has of one kind, briefly, and the points that it brings."""

    points: int
    line: Line


class FiveSeat(SeatPanel):
    """A seat on a sheet; a rival's face below its camels, where all rows leave room for it. In fewer rows than it has facts stands what
    brings most, close together, and the key for the rest."""

    _pieces: tuple[PartOfPoints, ...] = ()
    _alone: Line = ()

    def bring(self, pieces: Iterable[PartOfPoints], alone: str) -> None:
        """What stands in few rows; `alone`: its points, and where the rest is, in the first row where that is the only one."""
        self._pieces, self._alone = tuple(pieces), ((alone, "ink", BOLD),)

    def _fact(self, name: str) -> Line:
        if self.size.height > len(self._seat.facts):
            return super()._fact(name)
        rows = packed(self._pieces, self.size.height - 1, self.size.width - MARGINS)
        return next(iter(rows[int(name.removeprefix("line:")) - 1 :]), ())

    def _beside_and_title(self, room: int) -> tuple[Line, Line]:
        """Where no row is left for what brings the points, the first one says so."""
        beside, title = super()._beside_and_title(room)
        return (self._alone if self._pieces and self.size.height == 1 else beside), title

    def lay(self, cells: Cells) -> Iterable[Place]:
        """A row is left free below it, where there is one."""
        rows = 1 + len(self._seat.facts)
        laid(cells, Region(0, 0, cells.width, cells.height - (cells.height > max(rows, FACE.height + 1))))
        return super().lay(cells)

    def look(self, name: str) -> Hashable:
        """A row, and whether there is a face beside it."""
        return super().look(name), self._has_face, self._pieces, self._alone

    @property
    def _has_face(self) -> bool:
        widest = max(map(length, self._seat.facts), default=0)
        return self.size.height > FACE.height and widest + FACE.width + 3 <= self.size.width

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """The same row of the face after each row of words."""
        super().paint(cells, place, state)
        if self._has_face and 0 < (y := place.extent.y) <= FACE.height:
            paint_face(cells, Offset(cells.width - FACE.width - 1, y), self._seat.level, y - 1)


def packed(pieces: Sequence[PartOfPoints], rows: int, room: int) -> list[Line]:
    """So many rows of so many columns with what brings most first; at the end where the rest is, if there is no room for all."""
    rest: Line = ((f" {words.rest()}", "dim"),)
    found: list[Line] = []
    for k, piece in enumerate(left := sorted(pieces, key=lambda one: -one.points)):
        before: Line = (*found[-1], (", ", "soft")) if found else ()
        is_last = k == len(left) - 1
        if found and length((*before, *piece.line)) + (not is_last and len(found) == rows) * length(rest) <= room:
            found[-1] = (*before, *piece.line)
        elif len(found) < rows:
            spare = 0 if is_last or len(found) < rows - 1 else length(rest)
            found.append(fit(piece.line, room - spare))
        else:
            return [*found[:-1], (*found[-1], *rest)] if found else []
    return found


def pieces_of(state: S, seat: int) -> list[PartOfPoints]:
    """What stands of a seat in few rows: each kind of thing briefly, with the points that it brings."""
    _, viziers, elders, named, palms, palaces, worth, goods = state.sheet(seat)
    held = state.goods[seat * KINDS : seat * KINDS + KINDS]
    own = [tile for tile in range(TILES) if state.owner[tile] == seat]
    hidden = state.secret[seat] if state.gold[seat] < 0 else 0
    wares = words.goods(sum(held[:GOODS]), held[FAKIR], hidden, goods, is_tight=True)[-1]
    djinns, tiles = counts.djinns(number=state.djinns[seat].bit_count()), counts.tiles(number=len(own))
    found = [
        PartOfPoints(viziers, _people("", "Y", state.viziers[seat], viziers, is_tight=True)),
        PartOfPoints(elders, _people("", "W", state.elders[seat], elders, is_tight=True)),
        PartOfPoints(goods, ((wares, "soft"),) if wares else ()),
        PartOfPoints(named, _with_points(djinns, named, True, "accent") if state.djinns[seat] else ()),
        PartOfPoints(palms + palaces + worth, _with_points(tiles, palms + palaces + worth, True) if own else ()),
    ]
    return [one for one in found if one.line]


def alone(state: S, seat: int) -> str:
    """The points of a seat, and where it is told what brings them."""
    gold = state.gold[seat]
    return words.worth_alone(sum(state.sheet(seat)) - max(0, gold), gold)


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
    """Rows for people, goods, djinns and tiles, each with the points that it brings: in words, a row each;
    in a tight column as they stand on the tiles, people beside goods. Each figure has one form as long as a game lasts."""
    _, viziers, elders, named, palms, palaces, worth, goods = state.sheet(seat)
    held = state.goods[seat * KINDS : seat * KINDS + KINDS]
    own = [tile for tile in range(TILES) if state.owner[tile] == seat]
    hidden = state.secret[seat] if state.gold[seat] < 0 else 0
    djinns = words.djinns(djinns_in(state.djinns[seat]), is_tight)
    room = width - MARGINS
    on_tiles = palms + palaces + worth
    on_land = sum(state.palms[t] for t in own), sum(state.palaces[t] for t in own)
    is_narrow = width < WORDY
    tiles = words.lands(len(own), *on_land, is_narrow) if own else ""
    wares = words.goods(sum(held[:GOODS]), held[FAKIR], hidden, goods, is_tight)
    people = [
        _people(counts.viziers(number=state.viziers[seat]), "Y", state.viziers[seat], viziers, is_tight),
        _people(counts.elders(number=state.elders[seat]), "W", state.elders[seat], elders, is_tight),
    ]
    land = next(
        one for tight in (is_tight, True) if length(one := _with_points(tiles, on_tiles, tight)) <= room or tight
    )
    fewer = [_with_points(one, named, is_tight, "accent") for one in djinns]
    power = next((one for one in fewer if length(one) <= room), fewer[-1] if fewer else ())
    if not is_narrow:  # in the first row it may have no room beside a long name
        wares[0] = ", ".join(filter(None, (counts.gold(gold=state.gold[seat]), wares[0])))
    if is_tight:
        tribes = tuple(part for k, one in enumerate(filter(None, people)) for part in ((" ", "ink"), *one)[not k :])
        if tribes:  # no comma before a word
            wares = [form and (f" {form}" if form[0].isalpha() else f", {form}") for form in wares]
        first = (*tribes, (_longest(wares, room - length(tribes)), "soft"))
        return [row for row in (first, power, fit(land, room)) if length(row)]
    market = (_longest(wares, room), "soft")
    return [row for row in (people[0], (market,), power, people[1], land) if length(row)]


def _people(said: str, tribe: str, number: int, points: int, is_tight: bool) -> Line:
    """So many of a tribe with their points, if there are any: in words, or by the letter that is on tiles."""
    text = f"{words.LETTERS[tribe]}{number}" if is_tight else said
    told = (
        (text, TONES[tribe], BOLD | REVERSE * is_tight),
        (words.makes(text, points, is_tight).removeprefix(text), "ink"),
    )
    return told if number else ()


def _with_points(said: str, points: int, is_tight: bool, tone: str = "soft") -> Line:
    return (said, tone), (words.makes(said, points, is_tight).removeprefix(said), "ink")


def _longest(said: Iterable[str], room: int) -> str:
    """The first that fits, from long to short; else the shortest, which is cut off with a sign."""
    forms = [*said]
    return next((one for one in forms if len(one) <= room), forms[-1])


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
    """Who bids after the viewer, their gold, how the free spaces work."""
    if scene.addressed is None or state.current_player != scene.addressed:
        return []
    return words.bid_notes(state.gold[scene.addressed], [scene.names[seat] for seat in state.bid_order[1:]], room)


BRIEF_NAME = 3
"""Letters of a name that a camel's blanket has room for, too."""


def order(scene: Scene, state: S, letters: int | None = None) -> Line:
    """Who has played in this round, who plays, who will: `Bo ✓ Ada ✓ You Cy`; of each name so many letters, as on the camels, or all."""
    names = [capital(name)[:letters] for name in scene.names]
    if state.stage == st.OVER:
        return ()
    played = list(state.bid_order[:-1]) if state.actor >= 0 else list(state.bid_order)
    parts: list[Part] = [(f"{names[seat]} ✓", "dim") for seat in played]
    if state.actor >= 0:
        parts.append((names[state.actor], "cursor", BOLD))
    parts += [(f"→{names[seat]}", "ink") for seat in reversed(state.track) if seat >= 0]
    apart: list[Part] = [(" ", "ink")] * (2 * len(parts) - 1)
    apart[::2] = parts
    return tuple(apart)
