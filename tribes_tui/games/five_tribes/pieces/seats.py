"""What the seats' panels say, and the track of bids: each price, who stands there, when the bidder would play."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import NamedTuple

from textual.geometry import Offset, Region

from rules.five_tribes.components import stages as st
from rules.five_tribes.components.grid import TILES
from rules.five_tribes.components.pieces import FAKIR, GOODS, KINDS, PRICES, TRACK
from rules.five_tribes.state import FiveTribesState as S
from tribes_tui.games.five_tribes.foresight import turns_open
from tribes_tui.games.five_tribes.pieces.parts import TrackStep
from tribes_tui.games.five_tribes.words import things as words
from tribes_tui.games.five_tribes.words.outcomes import plays
from tribes_tui.games.five_tribes.words.said import outcomes as said, things as counts
from tribes_tui.games.five_tribes.words.said.things import price as price_of
from tribes_tui.games.five_tribes.words.things import TONES, djinns_in
from tribes_tui.table.board.scene import Scene
from tribes_tui.widgets.beside.seat_panel import SeatPanel, SeatValues, name_in
from tribes_tui.widgets.cards.rival_card import FACE, paint_face
from tribes_tui.widgets.drawing import BOLD, Cells, Line, Part, Place, PlaceState, length
from tribes_tui.widgets.drawing.shapes import laid
from tribes_tui.words.common import capital

LONGEST = 10
MARGINS = 2
"""Columns of a row that its words leave."""
BESIDE_NAME = 6
"""Columns of the first row that name, points and camels leave: the pill's ends, the gaps."""


WORDY = 34
"""Columns in which every seat has room for its camels in words: on one table all are called alike."""


class FiveSeat(SeatPanel):
    """A seat on a sheet; a rival's face below its camels, where all rows leave room for it."""

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


def seat_of(scene: Scene, state: S, seat: int, width: int, is_tight: bool = False) -> SeatValues:
    """A seat in so many columns, the facts that matter most first; `is_tight`: meeples and goods share a row."""
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
    """A row for people, djinns, gold with goods, and tiles, each with the points that it brings; in a tight column people beside goods
    where the gold is hidden."""
    _, viziers, elders, named, palms, palaces, worth, goods = state.sheet(seat)
    held = state.goods[seat * KINDS : seat * KINDS + KINDS]
    own = [tile for tile in range(TILES) if state.owner[tile] == seat]
    hidden = state.secret[seat] if state.gold[seat] < 0 else 0
    djinns = djinns_in(state.djinns[seat])
    room = width - MARGINS
    land = words.lands(len(own), sum(state.palms[t] for t in own), sum(state.palaces[t] for t in own))
    rows = [_with_points(words.djinns(djinns), named, room, "accent")] if djinns else []
    market = [*words.goods(sum(held[:GOODS]), held[FAKIR], hidden, goods)]
    is_hidden = state.gold[seat] < 0
    money = list(market)
    if not is_tight:  # in few rows the gold stands in the first one alone, beside the points
        coins = counts.gold(gold=state.gold[seat])
        money = [f"{coins}, {form}" for form in market]
        money += market if is_hidden else [coins] if not (sum(held) or hidden) else []
    people = [
        TribeHeld(
            counts.viziers(number=state.viziers[seat]), words.LETTERS["Y"], state.viziers[seat], viziers, TONES["Y"]
        ),
        TribeHeld(counts.elders(number=state.elders[seat]), words.LETTERS["W"], state.elders[seat], elders, TONES["W"]),
    ]
    if is_tight:
        tribes = [*_people([one for one in people if one.number])]
        if not (sum(held) or hidden):  # where rows are few, that there are no goods needs no saying
            market = [""]
        if tribes[0]:  # no comma before a word, where there is no room for it
            words_alone = [f" {form}" for form in market if form[:1].isalpha()]
            market = [*(f", {form}" if form else "" for form in market), *words_alone]
        least = min(map(len, market))
        first = next((one for one in tribes if length(one) + least <= room), tribes[-1])
        first = (*first, (_longest(market, room - length(first)), "soft"))
    else:
        first = next((one for one in _people(people, "  ") if length(one) <= room), ())
        rows.append(((_longest(money, room), "soft"),))
    if own or not is_tight:
        rows.append(_with_points(land, palms + palaces + worth, room))
    return [row for row in (first, *rows) if length(row)]


class TribeHeld(NamedTuple):
    """Viziers or elders before a player."""

    words: str
    letter: str
    number: int
    points: int
    tone: str


def _people(held: Sequence[TribeHeld], gap: str = " ") -> Iterator[Line]:
    """In words with their points; then by their letters with their number, at last without points."""
    names, signs = [one.words for one in held], [f"{one.letter}{one.number}" for one in held]
    for texts, form in ((names, 0), (names, 1), (signs, 1), (signs, 2)):
        parts: list[Part] = []
        for text, one in zip(texts, held, strict=True):
            parts += [(gap, "ink")] if parts else []
            whole = (*words.makes(text, one.points), text)[form]
            parts += [(text, one.tone, BOLD), (whole.removeprefix(text), "ink")]
        yield tuple(parts)


def _with_points(said: Iterable[str], points: int, room: int, tone: str = "soft") -> Line:
    """The first of these that fits with its points."""
    forms = [(one, words.makes(one, points)) for one in said]
    fitting = [(one, whole) for one, (long, short) in forms for whole in (long, short) if len(whole) <= room]
    one, whole = fitting[0] if fitting else (forms[-1][0], forms[-1][1][1])
    return (one, tone), (whole.removeprefix(one), "ink")


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
