"""Five Tribes for people who listen: answers to what they ask."""

from __future__ import annotations

from collections.abc import Sequence
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
from tribes_tui.games.five_tribes.words.things import COLOUR_WORDS, djinn, on_tile, some, tile
from tribes_tui.words.common import capital, count, listed, repeated, sentence, whose
from tribes_tui.words.spoken import Request

if TYPE_CHECKING:
    from rules import State

Names = Sequence[str]


def _me(state: FiveTribesState) -> int:
    return max(state.viewer or 0, 0)


# ---- Places -------------------------------------------------------------------------------------------


def facts(state: FiveTribesState, place: int, names: Names) -> str:
    """A tile: its name, kind and points, then what lies there."""
    parts = [on_tile(state, place) or "no meeples"]
    if state.owner[place] >= 0:
        parts.append(f"{whose(names[state.owner[place]])} camel")
    parts += [count(state.palms[place], "palm tree")] if state.palms[place] else []
    parts += [count(state.palaces[place], "palace")] if state.palaces[place] else []
    return f"{tile(state, place)} points: {', '.join(parts)}."


def _place_of(text: str) -> int:
    name = text.lower().removeprefix("tile").strip()
    return TILE_TEXT.index(name) if name in TILE_TEXT else -1


def place(view: State, names: Names, text: str) -> list[str]:
    """A tile by its coordinate, with what lies north, east, south and west of it."""
    state = cast(FiveTribesState, view)
    here = _place_of(text)
    if here < 0:
        return []
    beside = [f"{way} {TILE_TEXT[STEP[here * 4 + i]]}" for i, way in enumerate(DIRECTIONS) if STEP[here * 4 + i] >= 0]
    return [facts(state, here, names), f"Beside it {', '.join(beside)}."]


def around(view: State, names: Names, rest: str) -> list[str]:
    """The four tiles beside one, with what lies there."""
    state = cast(FiveTribesState, view)
    here = _place_of(rest)
    if here < 0:
        return ["Around which tile? Say around and its name, as around b4."]
    steps = [(way, STEP[here * 4 + i]) for i, way in enumerate(DIRECTIONS)]
    return [f"{capital(way)}, {facts(state, there, names)}" for way, there in steps if there >= 0]


def row(view: State, names: Names, rest: str) -> list[str]:
    """A row of tiles, from west to east; without a number, how they are counted."""
    state = cast(FiveTribesState, view)
    if not rest.isdigit() or not 1 <= int(rest[:3]) <= ROWS:
        return [f"Rows are counted from 1 in the north to {ROWS} in the south. Say row and a number."]
    first = (int(rest) - 1) * COLUMNS
    return [facts(state, first + i, names) for i in range(COLUMNS)]


def column(view: State, names: Names, rest: str) -> list[str]:
    """A column of tiles, from north to south."""
    state = cast(FiveTribesState, view)
    letter = rest.lower().strip()
    if len(letter) != 1 or letter not in "abcdef":
        return ["Columns go from a in the west to f in the east. Say column and a letter."]
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
    return [facts(state, here, names) for here in own] or ["You have no tile yet."]


# ---- Players ------------------------------------------------------------------------------------------


def seat(view: State, names: Names, seat: int) -> list[str]:
    """A player: gold, camels, viziers, elders, cards, tiles, djinns."""
    state = cast(FiveTribesState, view)
    gold = "hidden gold" if state.gold[seat] < 0 else f"{state.gold[seat]} gold"
    own = [here for here in range(TILES) if state.owner[here] == seat]
    worth = sum(FACE_POINTS[state.faces[here]] for here in own)
    parts = [gold, f"{count(state.camels[seat], 'camel')} left", count(state.viziers[seat], "vizier")]
    parts += [count(state.elders[seat], "elder"), count(hand_size(state, seat), "card")]
    parts.append(f"{count(len(own), 'tile')} worth {count(worth, 'point')}")
    lines = [f"{capital(names[seat])}: {', '.join(parts)}."]
    if seat != state.viewer and any(state.known[seat * KINDS : seat * KINDS + KINDS]):
        lines.append(f"Seen to take: {_goods(state.known[seat * KINDS : seat * KINDS + KINDS])}.")
    held = [DJINN_NAMES[d] for d in range(len(DJINN_NAMES)) if state.djinns[seat] >> d & 1]
    lines += [sentence(f"{whose(names[seat])} djinn {djinn(name)}") for name in held]
    used = [DJINN_NAMES[d] for d in range(len(DJINN_NAMES)) if state.used[seat] >> d & 1]
    return lines + ([f"Used in this turn: {listed(used)}."] if used else [])


def _goods(counts: Sequence[int]) -> str:
    return listed(repeated(RESOURCES[kind].lower() for kind, n in enumerate(counts) for _ in range(n)))


def hand(view: State, names: Names, rest: str) -> list[str]:
    """The meeples you carry, your cards, your gold."""
    state = cast(FiveTribesState, view)
    me = _me(state)
    lines = []
    if state.left:
        carried = listed(some(n, COLOUR_WORDS[COLOURS[c]]) for c, n in enumerate(state.hand) if n)
        lines.append(f"Carried: {carried}, taken up on {TILE_TEXT[state.start]}, now on {TILE_TEXT[state.arc // 5]}.")
    lines.append(
        f"Your cards: {_goods(state.goods[me * KINDS : me * KINDS + KINDS]) or 'none'}. Your gold: {state.gold[me]}."
    )
    worth = best_suits(state) if state.actor == me else ""
    if state.suit:
        laid = listed(RESOURCES[kind].lower() for kind in range(GOODS) if state.suit >> kind & 1)
        lines.append(f"Laid out for sale: {laid}.")
    return [*lines, sentence(worth)] if worth else lines


def leads(view: State, names: Names, rest: str) -> list[str]:
    """What can be counted openly: tiles, viziers, elders, djinns, trees and palaces; gold is hidden."""
    state = cast(FiveTribesState, view)
    lines = ["Points without gold, which is hidden, as are cards that nobody saw."]
    for seat in range(state.players):
        own = [here for here in range(TILES) if state.owner[here] == seat]
        stands = [count(sum(state.palms[here] for here in own), "palm tree")]
        stands.append(count(sum(state.palaces[here] for here in own), "palace"))
        parts = [count(len(own), "tile"), *stands, count(state.viziers[seat], "vizier")]
        parts += [count(state.elders[seat], "elder"), count(state.djinns[seat].bit_count(), "djinn")]
        lines.append(
            f"{capital(names[seat])}: {count(sum(state.sheet(seat)[1:]), 'point')}, by {', '.join(parts)} and goods."
        )
    return lines


# ---- Cards, bids, the turn ----------------------------------------------------------------------------


THREES = ("The market's first three", "The next three", "The last three")
"""The row of resources is said by threes: a small market sells of the first, a large one of the first two."""


def market(view: State, names: Names, rest: str) -> list[str]:
    """The row of resources, and the piles."""
    state = cast(FiveTribesState, view)
    names_of = [RESOURCES[card].lower() for card in state.row]
    threes = [listed(names_of[i : i + 3]) for i in range(0, len(names_of), 3)]
    lines = [f"{where}: {cards}." for where, cards in zip(THREES, threes, strict=False)] or ["The market is empty."]
    gone = listed(repeated(RESOURCES[card].lower() for card in state.discard)) or "none"
    return [*lines, f"The pile has {count(len(state.pile), 'card')}. Discarded: {gone}."]


def djinns(view: State, names: Names, rest: str) -> list[str]:
    """The djinns that can be bought, and what they do."""
    state = cast(FiveTribesState, view)
    lines = [f"{djinn(DJINN_NAMES[code])}." for code in state.djinn_row] or ["No djinn is for sale."]
    if state.drawn:
        lines.append(f"Drawn by Sibittis: {listed(DJINN_NAMES[code] for code in state.drawn)}.")
    gone = listed(DJINN_NAMES[code] for code in state.djinn_discard) or "none"
    return [*lines, f"The djinn pile has {count(len(state.djinn_pile), 'djinn')}. Discarded: {gone}."]


def bids(view: State, names: Names, rest: str) -> list[str]:
    """Who bids or acts when."""
    state = cast(FiveTribesState, view)
    placed = [
        f"{names[seat]} for {TRACK[space]}" for space, seat in reversed(list(enumerate(state.track))) if seat >= 0
    ]
    if state.stage == st.BIDDING:
        still = listed([names[seat] for seat in state.bid_order], "then")
        return [f"Still to bid: {still or 'nobody'}. Bids: {', '.join(placed) or 'none'}."]
    later = ", ".join(names[seat] for seat in state.bid_order)
    return [f"Still to act: {', '.join(placed) or 'nobody'}. The order of the next bids: {later or 'nobody yet'}."]


def goals(view: State, names: Names, rest: str) -> list[str]:
    """What brings points."""
    return [
        "Each gold coin is a point. Each vizier is one, too, and 10 for every opponent with fewer. Each elder is two.",
        "Tiles with your camel bring their points, 3 for a palm tree there, 5 for a palace. Djinns bring theirs.",
        "Goods are sold in suits of different kinds, at the end too: 1, 3, 7, 13, 21, 30, 40, 50 or 60 for one to nine kinds.",
        "The game ends with the round in which somebody places their last camel, or nobody can move.",
    ]


def now(view: State, names: Names, rest: str) -> list[str]:
    """Round, what is left, and what goes on in this turn."""
    state = cast(FiveTribesState, view)
    lines = [f"Round {state.number}. Palm trees left: {state.palms_left}. Palaces left: {state.palaces_left}."]
    bag = listed(some(n, COLOUR_WORDS[COLOURS[c]]) for c, n in enumerate(state.bag) if n)
    lines.append(f"In the bag: {bag or 'no meeples'}.")
    if state.stuck:
        lines.append("Nobody can move any more.")
    if state.actor >= 0:
        lines.append(f"It is {whose(names[state.actor])} turn.")
    if state.left:
        lines.append(f"{capital(count(state.left, 'step'))} to go, from {TILE_TEXT[state.arc // 5]}.")
    if state.final >= 0:
        took = f", {some(state.taken, COLOUR_WORDS[COLOURS[state.tribe]])} picked up" if state.taken else ""
        lines.append(f"The move ended on {tile(state, state.final)} points{took}.")
    if state.killed:
        lines.append(f"Killed in this turn: {state.killed}.")
    doubled = [DJINN_NAMES[d] for d in range(len(DJINN_NAMES)) if state.doubled >> d & 1]
    if doubled:
        lines.append(f"Paid for: {listed(doubled)}.")
    if state.power >= 0:
        lines.append(f"At work: {djinn(DJINN_NAMES[state.power])}.")
    if state.sold:
        lines.append("A suit has been sold in this turn.")
    return lines


THINGS = (*TILE_TEXT, *DJINN_NAMES, *RESOURCES, *COLOUR_WORDS.values())
REQUESTS = (
    Request(("hand", "h"), "what you carry, your cards, your gold", hand),
    Request(("table", "t"), "all players and all tiles", table),
    Request(("row", "r"), "a row of tiles, as row 3", row, True),
    Request(("column", "col"), "a column of tiles, as column c", column, True),
    Request(("around",), "the tiles beside one, as around b4", around, True),
    Request(("camels", "where are my members", "members", "m"), "your tiles", members),
    Request(("market", "k"), "the resources for sale", market),
    Request(("djinns", "d"), "the djinns for sale, and what they do", djinns),
    Request(("bids", "order"), "who bids and who acts", bids),
    Request(("who leads", "leads", "score", "l"), "what lies open", leads),
    Request(("goals", "g"), "what brings points", goals),
    Request(("now", "turn"), "round, bag, this turn", now),
)
