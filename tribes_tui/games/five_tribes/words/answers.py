"""Five Tribes for people who listen: answers to what they ask."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, cast

from rules.five_tribes.components import stages as st
from rules.five_tribes.components.grid import COLUMNS, DIRECTIONS, ROWS, STEP, TILE_TEXT, TILES
from rules.five_tribes.components.pieces import (
    COLOURS,
    DJINN_NAMES,
    FACE_POINTS,
    GOODS,
    KINDS,
    RESOURCES,
    TRACK,
)
from rules.five_tribes.mechanics.hands import hand_size
from rules.five_tribes.state import FiveTribesState
from tribes_tui.games.five_tribes.words.outcomes import best_suits
from tribes_tui.games.five_tribes.words.said import answers as said
from tribes_tui.games.five_tribes.words.said import things as counts
from tribes_tui.games.five_tribes.words.things import (
    TONES,
    card_small,
    djinn,
    djinns_in,
    on_tile,
    some,
    stands_on,
    tile,
)
from tribes_tui.words.common import repeated
from tribes_tui.words.later import Later
from tribes_tui.words.spoken import Request

if TYPE_CHECKING:
    from rules import State

Names = Sequence[str]


def _me(state: FiveTribesState) -> int:
    return max(state.viewer or 0, 0)


# ---- Places -------------------------------------------------------------------------------------------


def facts(state: FiveTribesState, place: int, names: Names) -> str:
    """A tile: its name, kind and points, then what lies there."""
    parts = [on_tile(state, place) or said.no_meeples(), *stands_on(state, place, names)]
    return said.facts(tile=tile(state, place), things=", ".join(parts))


def _place_of(text: str) -> int:
    name = text.lower().removeprefix("tile").strip()
    return TILE_TEXT.index(name) if name in TILE_TEXT else -1


def place(view: State, names: Names, text: str) -> list[str]:
    """A tile by its coordinate, with what lies north, east, south and west of it."""
    state = cast(FiveTribesState, view)
    here = _place_of(text)
    if here < 0:
        return []
    beside = [
        said.beside_one(direction=way, tile=TILE_TEXT[STEP[here * 4 + i]])
        for i, way in enumerate(DIRECTIONS)
        if STEP[here * 4 + i] >= 0
    ]
    return [facts(state, here, names), said.beside(tiles=", ".join(beside))]


def around(view: State, names: Names, rest: str) -> list[str]:
    """The four tiles beside one, with what lies there."""
    state = cast(FiveTribesState, view)
    here = _place_of(rest)
    if here < 0:
        return [said.around_what()]
    steps = [(way, STEP[here * 4 + i]) for i, way in enumerate(DIRECTIONS)]
    return [said.around(direction=way, facts=facts(state, there, names)) for way, there in steps if there >= 0]


def row(view: State, names: Names, rest: str) -> list[str]:
    """A row of tiles, from west to east; without a number, how they are counted."""
    state = cast(FiveTribesState, view)
    if not rest.isdigit() or not 1 <= int(rest[:3]) <= ROWS:
        return [said.row_what(rows=ROWS)]
    first = (int(rest) - 1) * COLUMNS
    return [facts(state, first + i, names) for i in range(COLUMNS)]


def column(view: State, names: Names, rest: str) -> list[str]:
    """A column of tiles, from north to south."""
    state = cast(FiveTribesState, view)
    letter = rest.lower().strip()
    if len(letter) != 1 or letter not in "abcdef":
        return [said.column_what()]
    return [facts(state, r * COLUMNS + "abcdef".index(letter), names) for r in range(ROWS)]


def table(view: State, names: Names, rest: str) -> list[str]:
    """Everybody, then all tiles."""
    state = cast(FiveTribesState, view)
    order = [(_me(state) + i) % state.players for i in range(state.players)]
    lines = [line for player in order for line in seat(view, names, player)]
    return lines + [facts(state, here, names) for here in range(TILES)]


def members(view: State, names: Names, rest: str) -> list[str]:
    """Your camels: your tiles."""
    state = cast(FiveTribesState, view)
    own = [here for here in range(TILES) if state.owner[here] == _me(state)]
    return [facts(state, here, names) for here in own] or [said.no_tile()]


# ---- Players ------------------------------------------------------------------------------------------


def holdings(state: FiveTribesState, seat: int) -> list[str]:
    """What a player has, in figures."""
    own = [FACE_POINTS[state.faces[here]] for here in range(TILES) if state.owner[here] == seat]
    return [
        counts.gold_hidden() if state.gold[seat] < 0 else counts.gold(gold=state.gold[seat]),
        said.camels_left(number=state.camels[seat]),
        counts.viziers(number=state.viziers[seat]),
        counts.elders(number=state.elders[seat]),
        counts.cards(number=hand_size(state, seat)),
        said.tiles_worth(tiles=counts.tiles(number=len(own)), points=sum(own)),
    ]


def seat(view: State, names: Names, seat: int) -> list[str]:
    """A player: gold, camels, viziers, elders, cards, tiles, djinns."""
    state = cast(FiveTribesState, view)
    lines = [said.seat(who=names[seat], things=", ".join(holdings(state, seat)))]
    if seat != state.viewer and any(state.known[seat * KINDS : seat * KINDS + KINDS]):
        lines.append(said.seen(cards=_goods(state.known[seat * KINDS : seat * KINDS + KINDS])))
    lines += [said.djinn_of(who=names[seat], djinn=djinn(name)) for name in djinns_in(state.djinns[seat])]
    used = djinns_in(state.used[seat])
    return lines + ([said.used(djinns=used)] if used else [])


def _goods(counts: Sequence[int]) -> list[str]:
    return _cards(kind for kind, n in enumerate(counts) for _ in range(n))


def _cards(kinds: Iterable[int]) -> list[str]:
    """Cards as they are heard, like ones together."""
    return repeated(card_small(card=RESOURCES[kind]) for kind in kinds)


def hand(view: State, names: Names, rest: str) -> list[str]:
    """The meeples you carry, your cards, your gold."""
    state = cast(FiveTribesState, view)
    me = _me(state)
    lines = []
    if state.left:
        carried = [some(n, COLOURS[c]) for c, n in enumerate(state.hand) if n]
        lines.append(said.carried(meeples=carried, start=TILE_TEXT[state.start], tile=TILE_TEXT[state.arc // 5]))
    held = _goods(state.goods[me * KINDS : me * KINDS + KINDS])
    lines.append(said.hand(cards=held, gold=state.gold[me]) if held else said.hand_none(gold=state.gold[me]))
    if state.suit:
        laid = [card_small(card=RESOURCES[kind]) for kind in range(GOODS) if state.suit >> kind & 1]
        lines.append(said.laid_out(cards=laid))
    worth = best_suits(state) if state.actor == me else ""
    return [*lines, said.worth(worth=worth)] if worth else lines


def leads(view: State, names: Names, rest: str) -> list[str]:
    """What can be counted openly: tiles, viziers, elders, djinns, trees and palaces; gold is hidden."""
    state = cast(FiveTribesState, view)
    lines = [said.open()]
    for seat in range(state.players):
        own = [here for here in range(TILES) if state.owner[here] == seat]
        parts = [
            counts.tiles(number=len(own)),
            counts.palm_trees(number=sum(state.palms[here] for here in own)),
            counts.palaces(number=sum(state.palaces[here] for here in own)),
            counts.viziers(number=state.viziers[seat]),
            counts.elders(number=state.elders[seat]),
            counts.djinns(number=state.djinns[seat].bit_count()),
        ]
        lines.append(said.open_of(who=names[seat], points=sum(state.sheet(seat)[1:]), things=", ".join(parts)))
    return lines


# ---- Cards, bids, the turn ----------------------------------------------------------------------------


def market(view: State, names: Names, rest: str) -> list[str]:
    """The row of resources, and the piles."""
    state = cast(FiveTribesState, view)
    row = [card_small(card=RESOURCES[card]) for card in state.row]
    threes = [said.threes(number=i // 3, cards=row[i : i + 3]) for i in range(0, len(row), 3)] or [said.no_market()]
    gone, number = _cards(state.discard), len(state.pile)
    return [*threes, said.pile(number=number, cards=gone) if gone else said.pile_none(number=number)]


def djinns(view: State, names: Names, rest: str) -> list[str]:
    """The djinns that can be bought, and what they do."""
    state = cast(FiveTribesState, view)
    lines = [said.djinn(djinn=djinn(DJINN_NAMES[code])) for code in state.djinn_row] or [said.no_djinn()]
    if state.drawn:
        lines.append(said.drawn(djinns=[DJINN_NAMES[code] for code in state.drawn]))
    gone, number = [DJINN_NAMES[code] for code in state.djinn_discard], counts.djinns(number=len(state.djinn_pile))
    return [*lines, said.djinn_pile(number=number, djinns=gone) if gone else said.djinn_pile_none(number=number)]


def bids(view: State, names: Names, rest: str) -> list[str]:
    """Who bids or acts when."""
    state = cast(FiveTribesState, view)
    spaces = reversed(list(enumerate(state.track)))
    placed = ", ".join(said.bid_of(who=names[seat], price=TRACK[space]) for space, seat in spaces if seat >= 0)
    coming = [names[seat] for seat in state.bid_order]
    if state.stage == st.BIDDING:
        return [said.to_bid(names=coming, bids=placed) if placed else said.to_bid_none(names=coming)]
    order = [said.next_bids(names=coming)] if coming else []
    return [said.to_act(bids=placed) if placed else said.to_act_nobody(), *order]


def goals(view: State, names: Names, rest: str) -> list[str]:
    """What brings points."""
    return [said.goals_people(), said.goals_tiles(), said.goals_goods(), said.goals_end()]


def now(view: State, names: Names, rest: str) -> list[str]:
    """Round, what is left, and what goes on in this turn."""
    state = cast(FiveTribesState, view)
    bag = [some(n, COLOURS[c]) for c, n in enumerate(state.bag) if n]
    lines = [
        said.round(number=state.number, palms=state.palms_left, palaces=state.palaces_left),
        said.bag(meeples=bag) if bag else said.bag_empty(),
    ]
    if state.stuck:
        lines.append(said.stuck())
    if state.actor >= 0:
        lines.append(said.turn(who=names[state.actor]))
    if state.left:
        lines.append(said.steps(number=state.left, tile=TILE_TEXT[state.arc // 5]))
    if state.final >= 0:
        ended = tile(state, state.final)
        picked = some(state.taken, COLOURS[state.tribe]) if state.taken else ""
        lines.append(said.ended_picked(tile=ended, meeples=picked) if picked else said.ended(tile=ended))
    if state.killed:
        lines.append(said.killed(number=state.killed))
    if doubled := djinns_in(state.doubled):
        lines.append(said.paid(djinns=doubled))
    if state.power >= 0:
        lines.append(said.at_work(djinn=djinn(DJINN_NAMES[state.power])))
    if state.sold:
        lines.append(said.sold())
    return lines


TRIBES = tuple(tone.removeprefix("meeple-") for tone in TONES.values())
THINGS = (*TILE_TEXT, *DJINN_NAMES, *RESOURCES, *TRIBES)
REQUESTS = (
    Request(("hand", "h"), Later(said.ask_hand), hand),
    Request(("table", "t"), Later(said.ask_table), table),
    Request(("row", "r"), Later(said.ask_row), row, True),
    Request(("column", "col"), Later(said.ask_column), column, True),
    Request(("around",), Later(said.ask_around), around, True),
    Request(("camels", "where are my members", "members", "m"), Later(said.ask_camels), members),  # no words
    Request(("market", "k"), Later(said.ask_market), market),
    Request(("djinns", "d"), Later(said.ask_djinns), djinns),
    Request(("bids", "order"), Later(said.ask_bids), bids),
    Request(("who leads", "leads", "score", "l"), Later(said.ask_leads), leads),  # no words
    Request(("goals", "g"), Later(said.ask_goals), goals),
    Request(("now", "turn"), Later(said.ask_now), now),
)
