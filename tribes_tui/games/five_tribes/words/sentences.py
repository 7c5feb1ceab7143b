"""Five Tribes in words. Tiles are said by their names (`c3`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, cast

from rules.five_tribes.components import stages as st
from rules.five_tribes.components.grid import COLUMNS, DIRECTIONS, ROWS, STEP, TILE_TEXT, TILES
from rules.five_tribes.components.pieces import (
    COLOURS,
    DJINN_NAMES,
    FACE_KIND,
    FACE_POINTS,
    LARGE_MARKET,
    RESOURCES,
    SUIT_VALUES,
    TRACK,
)
from rules.five_tribes.mechanics.hands import hand_size
from rules.five_tribes.state import FiveTribesState
from tribes_tui.games.five_tribes.words.board import LETTERS
from tribes_tui.games.five_tribes.words.board import price as price
from tribes_tui.games.five_tribes.words.end import sheet as sheet
from tribes_tui.games.five_tribes.words.end import story as story
from tribes_tui.games.five_tribes.words.end import winners
from tribes_tui.games.five_tribes.words.outcomes import ending as ending
from tribes_tui.games.five_tribes.words.telling import event as event
from tribes_tui.games.five_tribes.words.things import (
    COLOUR_WORDS,
    POWERS,
    POWERS_IN_BRIEF,
    Names,
    a,
    cards,
    djinn,
    on_tile,
    payment,
    sells_at_once,
    tile,
)
from tribes_tui.words.common import count, do, listed, sentence, waiting, whose

if TYPE_CHECKING:
    from rules import Event, State

LEGEND = "Meeples: V vizier, E elder, M merchant, B builder, A assassin."
MOVES_LEGEND = "In moves as they are typed these are Y, W, G, B and R."
TILES_LEGEND = "Tiles: Vi village, Sa sacred place, Oa oasis, Sm small, La large market."
MARKS_LEGEND = "The number is their points. @ and a seat: its camel, t palm trees, p palaces."
TILE_SIGNS = ("Vi", "Sa", "Oa", "Sm", "La")

# ---- What may be done now -------------------------------------------------------------------------

PROMPTS = {
    st.BIDDING: "Bid for turn order. The highest bid goes first.",
    st.SECOND_KILL: "Iblis kills a second one in the same place.",
    st.SECOND_PICK: "Take the second card of the large market.",
    st.SIBITTIS_KEEP: "Choose the djinn that you keep.",
}
"""The question where there is but one kind of choice."""
TWO = 2
"""Of so many players each has two markers, so two turns (1.4)."""
CHOICES = {
    "TAKE": "choose a tile: you take all its meeples and drop one on each step",
    "FAKIRS": "choose how many fakirs help your builders",
    "KILL": "kill a meeple in reach",
    "ROB": "an opponent's vizier or elder",
    "BUY": "buy a djinn",
    "SELL": "sell goods",
    "USE": "use a djinn",
    "CASH": "sell the suit that is laid out",
    "END": "end your turn",
}
"""What each kind of action is where there are several, in the order in which it is said."""
TILE_CHOICES = (
    "place a palace here",
    "",
    "place a palm tree here",
    "buy a card for 3 gold",
    "buy two cards for 6 gold",
)
"""The same of the tile's own action: its PLACE or PICK."""


def prompt(view: State, names: Names) -> str:
    """What the viewer may do now, every kind of choice there is; or whom we wait for."""
    state = cast(FiveTribesState, view)
    player = state.current_player
    if player is None:
        return sentence(f"the game is over: {do(winners(state, names), 'win')}")
    if state.viewer != player:
        return waiting(names[player])
    if state.stage == st.TARGET:
        return f"Choose a tile for {DJINN_NAMES[state.power]}."
    if state.stage == st.SOW:
        return (
            "Drop the last meeple where its tribe stands."
            if state.left == 1
            else f"Drop a meeple on a neighbouring tile. {state.left} steps to go."
        )
    if state.stage == st.BIDDING and state.players == TWO:
        return "Bid: the highest plays first. Each has two turns a round."
    if state.stage in PROMPTS:
        return PROMPTS[state.stage]
    where = _at(state) if state.stage in (st.TRIBE, st.TILE) else ""
    *first, last = _choices(state)
    return where + sentence(", ".join(first) + (", or " if first else "") + last)


def _choices(state: FiveTribesState) -> list[str]:
    """What may be done, in words."""
    rows = {state.game.actions[action].kind: state.game.actions[action] for action in state.legal_actions()}
    found = {kind: said for kind, said in CHOICES.items() if kind in rows}
    if "TAKE" in found and len(found) > 1:
        found["TAKE"] = "choose a tile to take its meeples and walk"
    if state.stage == st.SUIT and "SELL" in found:
        found["SELL"] = "add a different good to the suit"
    if state.stage == st.SHIFT:
        return ["place it here", f"use {rows['USE'].fields['djinn']} to place it on a neighbouring tile"]
    if "ROB" in found and "KILL" not in found:
        found["ROB"] = f"kill {found['ROB']}"
    said = [*found.values()]
    if state.stage == st.TILE and rows.keys() & {"PLACE", "PICK"}:
        kind = FACE_KIND[state.faces[state.final]]
        said.insert(
            0, "buy the last card for 6 gold" if kind == LARGE_MARKET and len(state.row) == 1 else TILE_CHOICES[kind]
        )
    if "PASS" in rows:
        said.append(passing(state))
    return said


def passing(state: FiveTribesState) -> str:
    """What passing is called, wherever it is said."""
    if state.stage == st.MOVE:
        return "give up moving"
    if state.stage != st.TRIBE:
        return "pass on the tile"
    return "kill nobody" if COLOURS[state.tribe] == "R" else "use no djinn"


def _at(state: FiveTribesState) -> str:
    return (
        f"{TILE_TEXT[state.final]}, {count(state.taken, COLOUR_WORDS[COLOURS[state.tribe]])}: "
        if state.taken
        else f"{TILE_TEXT[state.final]}: "
    )


def _hand(state: FiveTribesState) -> str:
    return " ".join(f"{n}{LETTERS[COLOURS[c]]}" for c, n in enumerate(state.hand) if n)


# ---- An action ------------------------------------------------------------------------------------


def action(view: State, id: int, names: Names) -> str:
    """An action in words, as an order: `take 2 elders and an assassin from c3`."""
    state = cast(FiveTribesState, view)
    row = state.game.actions[id]
    return ACTIONS[row.kind](state, row.fields, names)


def use_in_brief(fields: Mapping[str, Any]) -> str:
    """A use of a djinn in a line of the smallest window."""
    return f"use {fields['djinn']} for {payment(fields)}: {POWERS_IN_BRIEF[fields['djinn']][0]}"


def _say_bid(state: FiveTribesState, fields: Mapping[str, Any], names: Names) -> str:
    helped = f", {count(fields['fakirs'], 'fakir')} for Kumarbi" if fields["fakirs"] else ""
    return f"bid {price(fields['price'])}{helped}"


def _say_drop(state: FiveTribesState, fields: Mapping[str, Any], names: Names) -> str:
    there = STEP[(state.arc // 5) * 4 + DIRECTIONS.index(fields["direction"])] if state.arc >= 0 else -1
    where = f"on {TILE_TEXT[there]}" if there >= 0 else f"to the {fields['direction']}"
    return f"drop {a(COLOUR_WORDS[fields['colour']])} {where}"


def _say_pass(state: FiveTribesState, fields: Mapping[str, Any], names: Names) -> str:
    return passing(state)


def _say_card(state: FiveTribesState, fields: Mapping[str, Any], names: Names) -> str:
    place = fields["place"]
    lying = RESOURCES[state.row[place - 1]] if place <= len(state.row) else "nothing"
    return f"take {lying}, card {place} of the row"


def _say_cash(state: FiveTribesState, fields: Mapping[str, Any], names: Names) -> str:
    size = state.suit.bit_count()
    return f"sell the suit of {count(size, 'good')} for {SUIT_VALUES[size]} gold"


def _say_sell(state: FiveTribesState, fields: Mapping[str, Any], names: Names) -> str:
    size, good = state.suit.bit_count(), fields["good"]
    if not sells_at_once(state):
        return f"lay out {good} for sale"
    return f"sell {f'the suit with {good}' if size else good} for {SUIT_VALUES[size + 1]} gold"


def _say_place(state: FiveTribesState, fields: Mapping[str, Any], names: Names) -> str:
    place = state.origin if state.stage == st.SHIFT else state.final
    return f"place it on {TILE_TEXT[place]}" if place >= 0 else "place it"


def _say_take(state: FiveTribesState, fields: Mapping[str, Any], names: Names) -> str:
    place = TILE_TEXT.index(fields["tile"])
    return f"take {on_tile(state, place) or 'nothing'} from {TILE_TEXT[place]}"


Say = Callable[[FiveTribesState, Mapping[str, Any], Names], str]
ACTIONS: dict[str, Say] = {
    "BID": _say_bid,
    "TAKE": _say_take,
    "DROP": _say_drop,
    "FAKIRS": lambda s, f, names: f"spend {count(f['n'], 'fakir')}" if f["n"] else "spend no fakirs",
    "KILL": lambda s, f, names: f"kill {a(COLOUR_WORDS[f['colour']])} on {f['tile']}",
    "ROB": lambda s, f, names: f"kill one of {whose(_of(names, f['player']))} {f['what']}s",
    "PASS": _say_pass,
    "PLACE": _say_place,
    "PICK": _say_card,
    "BUY": lambda s, f, names: f"buy {f['djinn']} for {payment(f)}",
    "USE": lambda s, f, names: f"use {f['djinn']} for {payment(f)}: {POWERS[f['djinn']]}",
    "AT": lambda s, f, names: f"choose {tile(s, TILE_TEXT.index(f['tile']))}",
    "KEEP": lambda s, f, names: f"keep {djinn(f['djinn'])}",
    "SELL": _say_sell,
    "CASH": _say_cash,
    "END": lambda s, f, names: "end the turn",
}


def _of(names: Names, seat: int) -> str:
    return names[seat] if seat < len(names) else f"seat {seat}"


# ---- The whole position ---------------------------------------------------------------------------

CELL = 12


def position(view: State, names: Names) -> list[str]:
    """The whole view as plain lines of at most 78 columns."""
    state = cast(FiveTribesState, view)
    lines = [f"Five Tribes, round {state.number}.", LEGEND, MOVES_LEGEND, TILES_LEGEND, MARKS_LEGEND]
    lines += board(state)
    if state.left:
        lines.append(f"In hand: {_hand(state)}, last dropped on {TILE_TEXT[state.arc // 5]}.")
    lines += _folded("Row: " + (", ".join(f"{i} {RESOURCES[c]}" for i, c in enumerate(state.row, 1)) or "empty"))
    for code in state.djinn_row:
        lines += _folded(f"Djinn: {djinn(DJINN_NAMES[code])}")
    lines += _folded(turn_order(state, names))
    for seat in range(state.players):
        lines += _folded(seat_line(state, seat, names[seat]))
    if state.viewer is not None and state.viewer >= 0:
        lines += _folded(f"Your cards: {cards(state, state.viewer) or 'none'}.")
    return lines


def board(state: FiveTribesState) -> list[str]:
    """The grid: for each row of tiles a line of tiles and a line of meeples."""
    lines = ["    " + "".join(letter.ljust(CELL) for letter in "abcdef").rstrip()]
    for row in range(ROWS):
        places = range(row * COLUMNS, row * COLUMNS + COLUMNS)
        lines.append(f" {row + 1}  " + "".join(_marks(state, place).ljust(CELL) for place in places).rstrip())
        held = "".join((letters_on(state, place) or "-").ljust(CELL) for place in places)
        lines += _folded("    " + held.rstrip())
    return lines


def letters_on(state: FiveTribesState, place: int) -> str:
    """The meeples of a tile in the letters that stand on them: `2E1A`."""
    return "".join(f"{n}{LETTERS[COLOURS[c]]}" for c, n in enumerate(state.meeples[place * 5 : place * 5 + 5]) if n)


def _marks(state: FiveTribesState, place: int) -> str:
    face = state.faces[place]
    text = TILE_SIGNS[FACE_KIND[face]] + str(FACE_POINTS[face])
    if state.owner[place] >= 0:
        text += f"@{state.owner[place]}"
    laid = (f"t{state.palms[place]}" if state.palms[place] else "") + (
        f"p{state.palaces[place]}" if state.palaces[place] else ""
    )
    return f"{text} {laid}".rstrip()


def turn_order(state: FiveTribesState, names: Names) -> str:
    """Both tracks in a line."""
    if state.stage == st.BIDDING:
        waiting_ = listed([names[seat] for seat in state.bid_order], "then")
        placed = [
            f"{names[seat]} {TRACK[space]}" for space, seat in reversed(list(enumerate(state.track))) if seat >= 0
        ]
        return f"To bid: {waiting_}. Bids: {', '.join(placed) or 'none'}."
    coming = [names[seat] for seat in reversed(state.track) if seat >= 0]
    return f"Still to act: {', '.join(coming) or 'nobody'}. The order of the next bids: {', '.join(names[s] for s in state.bid_order)}."


def seat_line(state: FiveTribesState, seat: int, name: str) -> str:
    """Everything that may be known about a seat, in a line that begins with its mark on the board."""
    return f"@{seat} {seat_facts(state, seat, name)}."


def seat_facts(state: FiveTribesState, seat: int, name: str) -> str:
    """The same without the mark: `Bo: hidden gold, 7 camels, ...`."""
    gold = "hidden gold" if state.gold[seat] < 0 else f"{state.gold[seat]} gold"
    parts = [
        gold,
        count(state.camels[seat], "camel"),
        count(state.viziers[seat], "vizier"),
        count(state.elders[seat], "elder"),
    ]
    parts.append(count(hand_size(state, seat), "card"))
    own = [place for place in range(TILES) if state.owner[place] == seat]
    parts.append(f"{count(len(own), 'tile')} worth {sum(FACE_POINTS[state.faces[place]] for place in own)}")
    held = [DJINN_NAMES[d] for d in range(len(DJINN_NAMES)) if state.djinns[seat] >> d & 1]
    if held:
        parts.append(f"djinns {listed(held)}")
    if seat != state.viewer and state.gold[seat] < 0 and cards(state, seat):
        parts.append(f"was seen to take {cards(state, seat)}")
    return f"{name}: {', '.join(parts)}"


def _folded(line: str, width: int = 78) -> list[str]:
    lines = []
    while len(line) > width:
        cut = line.rfind(" ", 0, width + 1)
        cut = cut if cut > 0 and line[:cut].strip() else width
        lines.append(line[:cut])
        line = "  " + line[cut:].lstrip()
    return [*lines, line]


SECTIONS = ("3.1", "3.3", "3.3", "3.5", "3.5", "3.6", "3.6", "3.7", "3.7", "3.2", "1.4", "1.4", "1.4", "4.2")
"""The section for each stage, in their order."""


def section(view: State) -> str:
    """The section of the rulebook that speaks of what happens now."""
    return SECTIONS[cast(FiveTribesState, view).stage]


def recap(events: Iterable[Event], names: Names) -> list[str]:
    """Nothing: the story tells how the points came about."""
    return []
