"""Five Tribes in words. Tiles are said by their names (`c3`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import reduce
from typing import TYPE_CHECKING, Any, cast

from rules.five_tribes.components import stages as st
from rules.five_tribes.components.grid import COLUMNS, DIRECTIONS, ROWS, STEP, TILE_TEXT
from rules.five_tribes.components.pieces import (
    COLOURS,
    DJINN_NAMES,
    FACE_KIND,
    FACE_POINTS,
    LARGE_MARKET,
    OASIS,
    RESOURCES,
    SMALL_MARKET,
    SUIT_VALUES,
    VILLAGE,
)
from rules.five_tribes.state import FiveTribesState
from tribes_tui.games.five_tribes.words.answers import bids, holdings
from tribes_tui.games.five_tribes.words.board import LETTERS
from tribes_tui.games.five_tribes.words.end import sheet as sheet
from tribes_tui.games.five_tribes.words.end import story as story
from tribes_tui.games.five_tribes.words.end import winners
from tribes_tui.games.five_tribes.words.outcomes import ending as ending
from tribes_tui.games.five_tribes.words.said import actions, log, prompts
from tribes_tui.games.five_tribes.words.said import position as said
from tribes_tui.games.five_tribes.words.telling import event as event
from tribes_tui.games.five_tribes.words.things import (
    SCENES,
    Names,
    card_name,
    cards,
    djinn,
    djinns_in,
    name_of,
    on_tile,
    payment,
    power,
    power_briefly,
    sells_at_once,
    tile,
)
from tribes_tui.words.common import waiting

if TYPE_CHECKING:
    from rules import Event, State

CHOICES = {
    "TAKE": prompts.choose_tile,
    "FAKIRS": prompts.fakirs,
    "KILL": prompts.kill,
    "ROB": prompts.rob,
    "BUY": prompts.buy,
    "SELL": prompts.sell,
    "USE": prompts.use,
    "CASH": prompts.cash,
    "END": prompts.end_turn,
}
"""What each kind of action is where there are several, in the order in which it is said."""
TILE_CHOICES = {
    VILLAGE: prompts.palace_here,
    OASIS: prompts.palm_here,
    SMALL_MARKET: prompts.one_card,
    LARGE_MARKET: prompts.two_cards,
}
"""The same of the tile's own action: its PLACE or PICK."""
PROMPTS = {
    st.BIDDING: prompts.bid,
    st.SECOND_KILL: prompts.second_kill,
    st.SECOND_PICK: prompts.second_card,
    st.SIBITTIS_KEEP: prompts.keep_one,
}
"""The question where there is but one kind of choice."""
TWO = 2
"""Of so many players each has two markers, so two turns (1.4)."""

# ---- What may be done now -------------------------------------------------------------------------


def prompt(view: State, names: Names) -> str:
    """What the viewer may do now, every kind of choice there is; or whom we wait for."""
    state = cast(FiveTribesState, view)
    player = state.current_player
    if player is None:
        who = winners(state, names)
        return prompts.over(number=len(who), who=who[0], winners=who)
    if state.viewer != player:
        return waiting(names[player])
    if state.stage == st.TARGET:
        return prompts.tile_for(djinn=DJINN_NAMES[state.power])
    if state.stage == st.SOW:
        return prompts.drop_last() if state.left == 1 else prompts.drop_one(steps=state.left)
    if state.stage == st.BIDDING and state.players == TWO:
        return prompts.bid_two()
    if state.stage in PROMPTS:
        return PROMPTS[state.stage]()
    *first, last = _choices(state)
    choices = reduce(lambda before, next: prompts.choices_comma(before=before, next=next), first) if first else ""
    choices = prompts.choices_or(before=choices, last=last) if first else last
    if state.stage not in (st.TRIBE, st.TILE):
        return prompts.anywhere(choices=choices)
    place = TILE_TEXT[state.final]
    if state.taken:
        place = prompts.place_with(tile=place, meeples=log.meeples(colour=COLOURS[state.tribe], n=state.taken))
    return prompts.here(place=place, choices=choices)


def _choices(state: FiveTribesState) -> list[str]:
    """What may be done, in words."""
    rows = {state.game.actions[action].kind: state.game.actions[action] for action in state.legal_actions()}
    if state.stage == st.SHIFT:
        return [prompts.place_here(), prompts.shift(djinn=rows["USE"].fields["djinn"])]
    found = {kind: say for kind, say in CHOICES.items() if kind in rows}
    if "TAKE" in found and len(found) > 1:
        found["TAKE"] = prompts.choose_tile_among
    if state.stage == st.SUIT and "SELL" in found:
        found["SELL"] = prompts.sell_more
    if "ROB" in found and "KILL" not in found:
        found["ROB"] = prompts.rob_alone
    said = [say() for say in found.values()]
    if state.stage == st.TILE and rows.keys() & {"PLACE", "PICK"}:
        kind = FACE_KIND[state.faces[state.final]]
        is_last = kind == LARGE_MARKET and len(state.row) == 1
        said.insert(0, prompts.last_card() if is_last else TILE_CHOICES[kind]())
    return [*said, passing(state)] if "PASS" in rows else said


def passing(state: FiveTribesState) -> str:
    """What passing is called, wherever it is said."""
    if state.stage == st.MOVE:
        return prompts.give_up()
    if state.stage != st.TRIBE:
        return prompts.pass_tile()
    return prompts.kill_nobody() if COLOURS[state.tribe] == "R" else prompts.no_djinn()


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
    return actions.use(djinn=fields["djinn"], price=payment(fields), power=power_briefly(fields["djinn"])[0])


def _say_drop(state: FiveTribesState, fields: Mapping[str, Any], names: Names) -> str:
    there = STEP[(state.arc // 5) * 4 + DIRECTIONS.index(fields["direction"])] if state.arc >= 0 else -1
    if there < 0:
        return actions.drop_way(colour=fields["colour"], direction=fields["direction"])
    return actions.drop(colour=fields["colour"], tile=TILE_TEXT[there])


def _say_card(state: FiveTribesState, fields: Mapping[str, Any], names: Names) -> str:
    place = fields["place"]
    if place > len(state.row):
        return actions.card_nothing(place=place)
    return actions.card(card=card_name(card=RESOURCES[state.row[place - 1]]), place=place)


def _say_cash(state: FiveTribesState, fields: Mapping[str, Any], names: Names) -> str:
    size = state.suit.bit_count()
    return actions.cash(goods=size, gold=SUIT_VALUES[size])


def _say_sell(state: FiveTribesState, fields: Mapping[str, Any], names: Names) -> str:
    size, good = state.suit.bit_count(), card_name(card=fields["good"])
    if not sells_at_once(state):
        return actions.lay_out(good=good)
    say = actions.sell_suit if size else actions.sell
    return say(good=good, gold=SUIT_VALUES[size + 1])


def _say_place(state: FiveTribesState, fields: Mapping[str, Any], names: Names) -> str:
    place = state.origin if state.stage == st.SHIFT else state.final
    return actions.place(tile=TILE_TEXT[place]) if place >= 0 else actions.place_somewhere()


def _say_take(state: FiveTribesState, fields: Mapping[str, Any], names: Names) -> str:
    tile, held = fields["tile"], on_tile(state, TILE_TEXT.index(fields["tile"]))
    return actions.take(meeples=held, tile=tile) if held else actions.take_nothing(tile=tile)


Say = Callable[[FiveTribesState, Mapping[str, Any], Names], str]
ACTIONS: dict[str, Say] = {
    "BID": lambda s, f, names: actions.bid(price=f["price"], fakirs=f["fakirs"]),
    "TAKE": _say_take,
    "DROP": _say_drop,
    "FAKIRS": lambda s, f, names: actions.fakirs(n=f["n"]),
    "KILL": lambda s, f, names: actions.kill(colour=f["colour"], tile=f["tile"]),
    "ROB": lambda s, f, names: actions.rob(what=f["what"], player=name_of(names, f["player"])),
    "PASS": lambda s, f, names: passing(s),
    "PLACE": _say_place,
    "PICK": _say_card,
    "BUY": lambda s, f, names: actions.buy(djinn=f["djinn"], price=payment(f)),
    "USE": lambda s, f, names: actions.use(djinn=f["djinn"], price=payment(f), power=power(f["djinn"])),
    "AT": lambda s, f, names: actions.choose(tile=tile(s, TILE_TEXT.index(f["tile"]))),
    "KEEP": lambda s, f, names: actions.keep(djinn=djinn(f["djinn"])),
    "SELL": _say_sell,
    "CASH": _say_cash,
    "END": lambda s, f, names: actions.end(),
}


# ---- The whole position ---------------------------------------------------------------------------

CELL = 12


def position(view: State, names: Names) -> list[str]:
    """The whole view as plain lines of at most 78 columns."""
    state = cast(FiveTribesState, view)
    lines = [said.head(number=state.number), said.meeples(), said.moves(), said.tiles(), said.marks(), *board(state)]
    if state.left:
        lines.append(said.in_hand(meeples=_hand(state), tile=TILE_TEXT[state.arc // 5]))
    row = ", ".join(f"{i} {card_name(card=RESOURCES[c])}" for i, c in enumerate(state.row, 1))
    told = [said.row(cards=row) if row else said.row_empty()]
    told += [said.djinn(djinn=djinn(DJINN_NAMES[code])) for code in state.djinn_row]
    told += bids(view, names, "")
    told += [said.seat(number=seat, facts=seat_facts(state, seat, name)) for seat, name in enumerate(names)]
    if state.viewer is not None and state.viewer >= 0:
        own = cards(state, state.viewer)
        told.append(said.own_cards(cards=own) if own else said.own_cards_none())
    return [*lines, *(part for line in told for part in _folded(line))]


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
    text = said.sign(kind=SCENES[FACE_KIND[face]]) + str(FACE_POINTS[face])
    if state.owner[place] >= 0:
        text += f"@{state.owner[place]}"
    laid = (f"t{state.palms[place]}" if state.palms[place] else "") + (
        f"p{state.palaces[place]}" if state.palaces[place] else ""
    )
    return f"{text} {laid}".rstrip()


def seat_facts(state: FiveTribesState, seat: int, name: str) -> str:
    """What may be known about a seat in a line: `Bo: hidden gold, 7 camels left, ...`."""
    parts, held = holdings(state, seat), djinns_in(state.djinns[seat])
    parts += [said.djinns(djinns=held)] if held else []
    if seat != state.viewer and state.gold[seat] < 0 and cards(state, seat):
        parts.append(said.seen(cards=cards(state, seat)))
    return said.facts(who=name, facts=", ".join(parts))


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
