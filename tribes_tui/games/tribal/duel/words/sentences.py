"""What is asked in a Duel, and its actions as orders."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from rules.tribal.cards import CODES, COLOUR_NAMES, NAMES, SYMBOL, SYMBOL_NAMES
from rules.tribal.duel.components.phases import CLEAN, COLUMNS, OVER, PLACING
from rules.tribal.duel.state import DuelState
from tribes_tui.games.tribal.duel.words.end import outcome
from tribes_tui.games.tribal.duel.words.said import orders as said
from tribes_tui.games.tribal.duel.words.things import Names, card, cards, column
from tribes_tui.games.tribal.words import said as tribal
from tribes_tui.words.common import waiting

if TYPE_CHECKING:
    from rules import State


def prompt(view: State, names: Names) -> str:
    """What the viewer may do now, or whom we wait for."""
    state = cast(DuelState, view)
    player = state.current_player
    if player is None:
        return said.over(outcome=outcome(state, names))
    if state.viewer != player:
        return waiting(names[player])
    if state.phase == PLACING:
        goals = [state.game.actions[id].fields["onto"] for id in state.legal_actions()]
        return said.where_does(card=card(NAMES[state.drawn]), goes=goes(NAMES[state.drawn], goals))
    kinds = {_way(state, id) for id in state.legal_actions()}
    if state.phase == CLEAN:
        if MOVE not in kinds:
            return said.nothing_to_move()
        return said.cleaning_or_end() if DONE in kinds else said.cleaning()
    if kinds == {END}:
        return said.nothing_to_do()
    free, once = ([said.way(way=way) for way in ways if way in kinds] for ways in (FREE, ONCE))
    if state.is_stuck():
        return said.stuck(ways=[*free, *once, said.way(way=END)])
    if not once:
        return said.ways(ways=[*free, tribal.end_turn()])
    if not free:
        forms = said.once(once=once), said.once_brief(once=once)
    else:
        forms = said.free_and_once(free=free, once=once), said.free_and_once_brief(free=free, once=once)
    return forms[0] if len(forms[0]) <= MOST_ASKED else forms[1]


MOVE, GIVE, PILE, DRAW, TAKE, STEAL, END, DONE = "move", "give", "pile", "draw", "take", "steal", "end", "done"
FREE, ONCE = (MOVE, GIVE, PILE), (DRAW, TAKE, STEAL)
"""What may be done as often as one likes, and once in a turn."""
WAYS = {"SACRED": PILE, "DRAW": DRAW, "TAKE": TAKE, "STEAL": STEAL, "STEAL_SACRED": STEAL, "END": END, "DONE": DONE}
MOST_ASKED = 64
"""Letters of a question beside the opponent's name in the smallest window."""


def _way(state: DuelState, id: int) -> str:
    """What an action is called in the question."""
    where = state.parameters(id) if state.game.actions[id].kind == "MOVE" else {}
    return WAYS.get(state.game.actions[id].kind) or (MOVE if where["z"] == where["to_z"] else GIVE)


def section(view: State) -> str:
    """The section of the rulebook that speaks of what happens now."""
    state = cast(DuelState, view)
    if state.phase == CLEAN:
        return "3.1"
    return "3.3" if state.phase == OVER else "3.2"


# ---- An action --------------------------------------------------------------------------------


def action(view: State, id: int, names: Names) -> str:
    """An action as an order: `move djembe 4 onto lizard 5 in Ada's column 3`."""
    state = cast(DuelState, view)
    row = state.game.actions[id]
    return SAY[row.kind](state, id, row.fields, names)


def _onto(fields: Fields) -> str:
    """The card that others go onto; empty for a free column."""
    return "" if fields["onto"] == "empty" else card(fields["onto"])


def _to(verb: str, cards: str, fields: Fields, zone: int, number: int, names: Names) -> str:
    """Cards and where they go."""
    return said.to(
        verb=verb,
        cards=cards,
        is_free=fields["onto"] == "empty",
        owner=names[zone],
        number=number + 1,
        onto=_onto(fields),
        column=column(zone, number, names),
    )


def _of_column(state: DuelState, name: str, group: str, where: Mapping[str, int]) -> str:
    """A group, and from which column, where an equal card lies in another one."""
    twin = CODES[name] ^ 1
    return said.of_column(cards=group, number=where["i"] + 1) if where and state.place[twin] >= 0 else group


def _move(state: DuelState, id: int, fields: Fields, names: Names) -> str:
    where, moved = state.parameters(id), card(fields["card"])
    if not where:
        return said.move_anywhere(card=moved, is_free=fields["onto"] == "empty", onto=_onto(fields))
    group = cards([NAMES[code] for code in state.group(CODES[fields["card"]])])
    verb = GIVE if where["z"] != where["to_z"] else MOVE
    return _to(verb, _of_column(state, fields["card"], group, where), fields, where["to_z"], where["j"], names)


def _steal(state: DuelState, id: int, fields: Fields, names: Names) -> str:
    where, stolen = state.parameters(id), card(fields["card"])
    if not where:
        return said.steal_anywhere(card=stolen)
    return _to(STEAL, _of_column(state, fields["card"], stolen, where), fields, where["to_z"], where["j"], names)


def _sacred(state: DuelState, id: int, fields: Fields, names: Names) -> str:
    return said.to_pile(cards=_of_column(state, fields["card"], card(fields["card"]), state.parameters(id)))


def _steal_sacred(state: DuelState, id: int, fields: Fields, names: Names) -> str:
    return said.steal_for_pile(cards=_of_column(state, fields["card"], card(fields["card"]), state.parameters(id)))


def _place(state: DuelState, id: int, fields: Fields, names: Names) -> str:
    drawn = card(NAMES[state.drawn]) if state.drawn >= 0 else None
    if fields["onto"] == "sacred":
        return said.to_pile(cards=drawn) if drawn else said.to_pile_the_card()
    number = state.first_empty(fields["z"]) if "z" in fields else state.place[CODES[fields["onto"]]]
    if number < 0 or drawn is None:
        return said.place_anywhere(card=drawn) if drawn else said.place_anywhere_card()
    return _to("place", drawn, fields, number // COLUMNS, number % COLUMNS, names)


Fields = Mapping[str, Any]
Say = Callable[[DuelState, int, Fields, Names], str]
SAY: dict[str, Say] = {
    "MOVE": _move,
    "SACRED": _sacred,
    "STEAL": _steal,
    "STEAL_SACRED": _steal_sacred,
    "DRAW": lambda state, id, fields, names: said.draw(),
    "TAKE": lambda state, id, fields, names: said.take(card=card(fields["card"])),
    "END": lambda state, id, fields, names: tribal.end_turn(),
    "DONE": lambda state, id, fields, names: tribal.end_cleaning(),
    "PLACE": _place,
}


# ---- Choosing step by step --------------------------------------------------------------------

LONGEST = 70
"""Letters of what Enter does, beside the key, in the smallest window."""


def lifted(state: DuelState, name: str, goals: Collection[str]) -> str:
    """What is asked once a card with all that lies on it is lifted; `goals`: the places that are lit."""
    return said.lifted(card=card(name), more=len(state.group(CODES[name])) - 1, goes=goes(name, goals))


def goes(name: str, goals: Collection[str]) -> str:
    """All kinds of places that take a card, by the names of the places or by what an action has it put onto: `On a blue 9
    or its sacred pile.`"""
    kinds = {goal.partition(":")[0] for goal in goals}
    found = (
        ("column", kinds - {"pile", "sacred", "empty"}),
        ("pile", kinds & {"pile", "sacred"}),
        ("free", kinds & {"empty"}),
    )
    told = [kind for kind, has in found if has]
    if not told:
        return ""
    colour = COLOUR_NAMES[name[0] in "DM"]
    return said.goes(kinds="_".join(told) if len(told) < len(found) else "all", colour=colour, value=int(name[1]) + 1)


def lift(state: DuelState, name: str, goals: Sequence[int], names: Names) -> str:
    """What choosing a card first does: it can be put in so many places then, each of which an action leads to; if there is
    one alone, what can be done then."""
    more = len(state.group(CODES[name])) - 1
    group = tribal.and_more(card=card(name), more=more) if more else card(name)
    if len(goals) == 1:
        told = said.lift(cards=group, then=put(state, goals[0], names))
        if len(told) <= LONGEST:
            return told
    return said.lift_places(cards=group, places=len(goals), many=more > 0)


def put(state: DuelState, id: int, names: Names) -> str:
    """What choosing a goal for the lifted cards does: `put it onto your lizard 9, column 1`."""
    row, where = state.game.actions[id], state.parameters(id)
    if row.kind in ("SACRED", "STEAL_SACRED"):
        symbols = tribal.symbol_several(symbol=SYMBOL_NAMES[SYMBOL[CODES[row.fields["card"]]]])
        return said.put_on_pile(symbols=symbols, is_stolen=row.kind != "SACRED")
    verb = "steal" if row.kind == "STEAL" else "put" if where["z"] == where["to_z"] else GIVE
    return said.put(
        verb=verb,
        many=len(state.group(CODES[row.fields["card"]])) > 1,
        is_free=row.fields["onto"] == "empty",
        owner=names[where["to_z"]],
        onto=_onto(row.fields),
        number=where["j"] + 1,
    )


# ---- What comes of it -------------------------------------------------------------------------


def gain(view: State, id: int) -> str:
    """What becomes of the place that a group or card leaves: `turns a card up`; empty if it leaves none."""
    state = cast(DuelState, view)
    where = state.parameters(id)
    if not where:
        return ""
    if brings_on(state, id):
        return said.turns_up() if where["k"] else said.empties()
    return said.lays_free(card=card(NAMES[state.columns[where["z"] * COLUMNS + where["i"]][where["k"] - 1]]))


def brings_on(state: DuelState, id: int) -> bool:
    """Whether an action turns a card up or empties a column."""
    where = state.parameters(id)
    return bool(where) and where["k"] == state.hidden[where["z"] * COLUMNS + where["i"]]
