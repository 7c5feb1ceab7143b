"""What is asked in a Duel, and its actions as orders."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from rules.tribal.cards import CODES, NAMES, SYMBOL, SYMBOL_NAMES
from rules.tribal.duel.components.phases import CLEAN, COLUMNS, OVER, PLACING
from rules.tribal.duel.state import DuelState
from tribes_tui.games.tribal.duel.words.end import outcome
from tribes_tui.games.tribal.duel.words.things import Names, card, cards, column
from tribes_tui.words.common import count, listed, sentence, waiting, whose

if TYPE_CHECKING:
    from rules import State


def prompt(view: State, names: Names) -> str:
    """What the viewer may do now, or whom we wait for."""
    state = cast(DuelState, view)
    player = state.current_player
    if player is None:
        return sentence(f"the game is over: {outcome(state, names)}")
    if state.viewer != player:
        return waiting(names[player])
    if state.phase == PLACING:
        goals = [state.game.actions[id].fields["onto"] for id in state.legal_actions()]
        return f"Where does the {card(NAMES[state.drawn])} go? {goes(NAMES[state.drawn], goals)}"
    kinds = {_way(state, id) for id in state.legal_actions()}
    if state.phase == CLEAN:
        if MOVE not in kinds:
            return "Nothing is left to move: end your cleaning."
        return f"Cleaning: move cards within your own zone{', or end it' if DONE in kinds else ''}."
    if kinds == {END}:
        return "Nothing is left to do: end your turn."
    free, once = ([way for way in ways if way in kinds] for ways in (FREE, ONCE))
    if state.is_stuck():
        return f"Nobody can get any further: {listed([*free, *once, 'end'], 'or')}."
    if not once:
        return sentence(listed([*free, "end your turn"], "or"))
    told = [listed(free, "or"), f"{listed(once, 'or')} once", "or end your turn"]
    text = sentence("; ".join(filter(None, told)))
    return text if len(text) <= MOST_ASKED else sentence("; ".join(filter(None, (*told[:2], "or end"))))


MOVE, GIVE, PILE, DRAW, TAKE, STEAL, END, DONE = "move", "give", "put on a pile", "draw", "take", "steal", "end", "done"
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


def _goal(fields: Mapping[str, Any], zone: int, number: int, names: Names, free: str = "to") -> str:
    """Where cards go; `free`: the word before a free column."""
    if fields["onto"] == "empty":
        return f"{free} {whose(names[zone])} free column {number + 1}"
    return f"onto {card(fields['onto'])} in {column(zone, number, names)}"


def _of_column(state: DuelState, name: str, where: Mapping[str, int]) -> str:
    """From which column, where an equal card lies in another one."""
    twin = CODES[name] ^ 1
    return f" of column {where['i'] + 1}" if state.place[twin] >= 0 else ""


def _move(state: DuelState, id: int, fields: Mapping[str, Any], names: Names) -> str:
    where = state.parameters(id)
    if not where:
        onto = "a free column" if fields["onto"] == "empty" else card(fields["onto"])
        return f"move {card(fields['card'])} onto {onto}"
    group = cards([NAMES[code] for code in state.group(CODES[fields["card"]])])
    verb = "give" if where["z"] != where["to_z"] else "move"
    goal = _goal(fields, where["to_z"], where["j"], names)
    return f"{verb} {group}{_of_column(state, fields['card'], where)} {goal}"


def _steal(state: DuelState, id: int, fields: Mapping[str, Any], names: Names) -> str:
    where = state.parameters(id)
    if not where:
        return f"steal {card(fields['card'])}"
    goal = _goal(fields, where["to_z"], where["j"], names)
    return f"steal {card(fields['card'])}{_of_column(state, fields['card'], where)} {goal}"


def _sacred(state: DuelState, id: int, fields: Mapping[str, Any], names: Names) -> str:
    where = state.parameters(id)
    source = _of_column(state, fields["card"], where) if where else ""
    return f"put {card(fields['card'])}{source} on your sacred pile"


def _steal_sacred(state: DuelState, id: int, fields: Mapping[str, Any], names: Names) -> str:
    where = state.parameters(id)
    source = _of_column(state, fields["card"], where) if where else ""
    return f"steal {card(fields['card'])}{source} for your sacred pile"


def _place(state: DuelState, id: int, fields: Mapping[str, Any], names: Names) -> str:
    what = card(NAMES[state.drawn]) if state.drawn >= 0 else "the card"
    if fields["onto"] == "sacred":
        return f"put {what} on your sacred pile"
    number = state.first_empty(fields["z"]) if "z" in fields else state.place[CODES[fields["onto"]]]
    if number < 0:
        return f"place {what}"
    return f"place {what} {_goal(fields, number // COLUMNS, number % COLUMNS, names, 'in')}"


Say = Callable[[DuelState, int, Mapping[str, Any], Names], str]
SAY: dict[str, Say] = {
    "MOVE": _move,
    "SACRED": _sacred,
    "STEAL": _steal,
    "STEAL_SACRED": _steal_sacred,
    "DRAW": lambda state, id, fields, names: "draw a card",
    "TAKE": lambda state, id, fields, names: f"take {card(fields['card'])} from the discard",
    "END": lambda state, id, fields, names: "end your turn",
    "DONE": lambda state, id, fields, names: "end your cleaning",
    "PLACE": _place,
}


# ---- Choosing step by step --------------------------------------------------------------------

LONGEST = 70
"""Letters of what Enter does, beside the key, in the smallest window."""


def lifted(state: DuelState, name: str, goals: Collection[str]) -> str:
    """What is asked once a card with all that lies on it is lifted; `goals`: the places that are lit."""
    more, which = len(state.group(CODES[name])) - 1, card(name)
    if not more:
        return f"The {which} is lifted: where does it go? {goes(name, goals)}"
    return f"The {which} and {more} more are lifted: where do they go? {goes(name, goals)}"


def goes(name: str, goals: Collection[str]) -> str:
    """All kinds of places that take a card, by the names of the places or by what an action has it put onto: `On a blue 9
    or its sacred pile.`"""
    value, colour = int(name[1]), "a blue" if name[0] in "DM" else "an orange"
    kinds = {goal.partition(":")[0] for goal in goals}
    columns = [f"{colour} {value + 1}"] if kinds - {"pile", "sacred", "empty"} else []
    ways = [f"on {listed([*columns, *(['its sacred pile'] if kinds & {'pile', 'sacred'} else [])], 'or')}"]
    if not columns and not kinds & {"pile", "sacred"}:
        ways = []
    return sentence(listed([*ways, *(["to a free column"] if "empty" in kinds else [])], "or"))


def lift(state: DuelState, name: str, goals: Sequence[int], names: Names) -> str:
    """What choosing a card first does: it can be put in so many places then, each of which an action leads to; if there is
    one alone, what can be done then."""
    more = len(state.group(CODES[name])) - 1
    group = f"{card(name)} and {more} more" if more else card(name)
    if len(goals) == 1:
        told = f"lift {group} to {put(state, goals[0], names)}"
        if len(told) <= LONGEST:
            return told
    return f"lift {group}: {count(len(goals), 'place')} to put {'them' if more else 'it'}"


def put(state: DuelState, id: int, names: Names) -> str:
    """What choosing a goal for the lifted cards does: `put it onto your lizard 9, column 1`."""
    row, where = state.game.actions[id], state.parameters(id)
    them = "them" if len(state.group(CODES[row.fields["card"]])) > 1 else "it"
    if row.kind in ("SACRED", "STEAL_SACRED"):
        symbol = SYMBOL_NAMES[SYMBOL[CODES[row.fields["card"]]]]
        verb = "put it on" if row.kind == "SACRED" else "steal it for"
        return f"{verb} your sacred pile of {symbol}s"
    verb = "steal" if row.kind == "STEAL" else "give" if where["z"] != where["to_z"] else "put"
    owner, number = whose(names[where["to_z"]]), where["j"] + 1
    if row.fields["onto"] == "empty":
        return f"{verb} {them} {'to' if verb == 'give' else 'into'} {owner} free column {number}"
    if verb == "give":
        return f"{verb} {them} to {names[where['to_z']]}: onto {card(row.fields['onto'])}, column {number}"
    return f"{verb} {them} onto {owner} {card(row.fields['onto'])}, column {number}"


# ---- What comes of it -------------------------------------------------------------------------


def gain(view: State, id: int) -> str:
    """What becomes of the place that a group or card leaves: `turns a card up`; empty if it leaves none."""
    state = cast(DuelState, view)
    where = state.parameters(id)
    if not where:
        return ""
    number = where["z"] * COLUMNS + where["i"]
    if where["k"] == state.hidden[number]:
        return "turns a card up" if where["k"] else "empties the column"
    return f"lays {card(NAMES[state.columns[number][where['k'] - 1]])} free"
