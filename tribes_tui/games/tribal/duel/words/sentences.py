"""What is asked in a Duel, and its actions as orders."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from rules.tribal.cards import CODES, COLOUR_NAMES, NAMES, SYMBOL, SYMBOL_NAMES
from rules.tribal.duel.components.phases import CLEAN, COLUMNS, LONG_IDLE, MOST_IDLE, OVER, PLACING
from rules.tribal.duel.state import DuelState
from tribes_tui.games.tribal.duel.idle import idle_turns
from tribes_tui.games.tribal.duel.words.end import outcome
from tribes_tui.games.tribal.duel.words.said import orders as said
from tribes_tui.games.tribal.duel.words.things import Names, card, cards, column
from tribes_tui.games.tribal.words import said as tribal
from tribes_tui.words.common import capital, filled, waiting

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
    free, once = ([said.way(way=way) for way in ways if way in kinds] for ways in (FREE, ONCE))
    if state.phase == CLEAN:
        return said.cleaning(way="none" if MOVE not in kinds else "both" if DONE in kinds else "move")
    if kinds == {END}:
        return said.nothing_to_do()
    if state.is_stuck():
        return said.stuck(ways=[*free, *once, said.way(way=END)])
    if idle_turns(state) >= LONG_IDLE:
        return said.idle(idle=idle_turns(state), most=MOST_IDLE, ways=[*free, *once, said.way(way=END)])
    if not once:
        return said.ways(ways=[*free, tribal.end_turn()])
    lists = {"free": lambda: free, "once": lambda: once}
    says = (said.free_and_once, said.free_and_once_brief) if free else (said.once, said.once_brief)
    return next((form for say in says if len(form := filled(say, lists)) <= MOST_ASKED), filled(says[1], lists))


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


SECTIONS = {CLEAN: "3.1", OVER: "3.3"}


def section(view: State) -> str:
    """The section of the rulebook that speaks of what happens now."""
    return SECTIONS.get(cast(DuelState, view).phase, "3.2")


# ---- An action --------------------------------------------------------------------------------


ORDERS: Mapping[str, Callable[..., str]] = {
    "MOVE": said.to,
    "MOVE-anywhere": said.move_anywhere,
    "SACRED": said.to_pile,
    "STEAL": said.to,
    "STEAL-anywhere": said.steal_anywhere,
    "STEAL_SACRED": said.steal_for_pile,
    "DRAW": said.draw,
    "TAKE": said.take,
    "END": tribal.end_turn,
    "DONE": tribal.end_cleaning,
    "PLACE": said.to,
    "PLACE-sacred": said.to_pile,
    "PLACE-sacred-unknown": said.to_pile_the_card,
    "PLACE-anywhere": said.place_anywhere,
    "PLACE-anywhere-unknown": said.place_anywhere_card,
}
"""The kind of an action, with what else there is to know of it: a card that nobody knows where it lies, or that isn't drawn yet."""


def action(view: State, id: int, names: Names) -> str:
    """An action as an order: `move djembe 4 onto lizard 5 in Ada's column 3`."""
    state = cast(DuelState, view)
    row, where = state.game.actions[id], state.parameters(id)
    key = row.kind
    if key == "PLACE":
        is_nowhere = state.drawn < 0 or _goal(state, id)[0] < 0
        key += "-sacred" if row.fields["onto"] == "sacred" else "-anywhere" * is_nowhere
        key += "-unknown" * (key != "PLACE" and state.drawn < 0)
    elif key in ("MOVE", "STEAL") and not where:
        key += "-anywhere"
    return filled(ORDERS[key], _made(state, id, names))


def _goal(state: DuelState, id: int) -> tuple[int, int]:
    """Zone and column where a card comes to lie; no zone for none."""
    fields, where = state.game.actions[id].fields, state.parameters(id)
    if "to_z" in where or fields["onto"] == "sacred":
        return where.get("to_z", -1), where.get("j", -1)
    return divmod(state.first_empty(fields["z"]) if "z" in fields else state.place[CODES[fields["onto"]]], COLUMNS)


def _made(state: DuelState, id: int, names: Names) -> Mapping[str, Callable[[], Any]]:
    """What the messages about an action name."""
    row, where = state.game.actions[id], state.parameters(id)
    fields: Mapping[str, Any] = row.fields
    name = fields["card"] if "card" in fields else NAMES[state.drawn]

    def group() -> str:
        """The cards, and from which column, where an equal card lies in another one."""
        is_alone = row.kind != "MOVE" or not where
        told = card(name) if is_alone else cards([NAMES[code] for code in state.group(CODES[name])])
        has_twin = "i" in where and state.place[CODES[name] ^ 1] >= 0
        return said.of_column(cards=told, number=where["i"] + 1) if has_twin else told

    return {
        "verb": lambda: VERBS.get(row.kind) or (GIVE if where["z"] != where["to_z"] else MOVE),
        "card": lambda: card(name),
        "cards": group,
        "many": lambda: len(state.group(CODES[name])) > 1,
        "is_free": lambda: fields["onto"] == "empty",
        "onto": lambda: "" if fields["onto"] == "empty" else card(fields["onto"]),
        "owner": lambda: names[_goal(state, id)[0]],
        "number": lambda: _goal(state, id)[1] + 1,
        "column": lambda: column(*_goal(state, id), names),
        "symbols": lambda: tribal.symbol_several(symbol=SYMBOL_NAMES[SYMBOL[CODES[name]]]),
        "is_stolen": lambda: row.kind != "SACRED",
    }


VERBS = {"STEAL": STEAL, "PLACE": "place"}


# ---- Choosing step by step --------------------------------------------------------------------

LONGEST = 70
"""Letters of what Enter does, beside the key, in the smallest window."""


def lifted(state: DuelState, name: str, goals: Collection[str]) -> str:
    """What is asked once a card with all that lies on it is lifted; `goals`: the places that are lit."""
    return said.lifted(card=card(name), more=len(state.group(CODES[name])) - 1, goes=goes(name, goals))


def goes(name: str, goals: Collection[str]) -> str:
    """All kinds of places that take a card, as a sentence: `On a blue 9 or its sacred pile.`"""
    found = where(name, goals)
    return f"{capital(found)}." if found else ""


def where(name: str, goals: Collection[str]) -> str:
    """The same within a sentence, by the names of the places or by what an action has it put onto."""
    kinds = {goal.partition(":")[0] for goal in goals}
    free, piles = kinds & {"empty"}, kinds & {"pile", "sacred"}
    told = ["column"] * bool(kinds - free - piles) + ["pile"] * bool(piles) + ["free"] * bool(free)
    colour, value = COLOUR_NAMES[name[0] in "DM"], int(name[1]) + 1
    return said.goes(kinds="_".join(told), colour=colour, value=value) if told else ""


def lift(state: DuelState, name: str, goals: Sequence[int], names: Names) -> str:
    """What choosing a card first does: on which kinds of places it can be put then, each of which an action leads to; if there is one
    alone, what can be done then."""
    more = len(state.group(CODES[name])) - 1
    group = tribal.and_more(card=card(name), more=more) if more else card(name)
    if len(goals) == 1:
        told = said.lift(cards=group, then=put(state, goals[0], names))
        if len(told) <= LONGEST:
            return told
    onto = [state.game.actions[goal].fields.get("onto", "sacred") for goal in goals]
    return said.lift_places(cards=group, many=more > 0, goes=where(name, onto))


def only_place(state: DuelState, id: int) -> str:
    """Where a card went that had one place."""
    onto, drawn = str(state.game.actions[id].fields["onto"]), card(NAMES[state.drawn])
    if onto in CODES:
        return said.only_place(card=drawn, onto=card(onto))
    return (said.only_place_pile if onto == "sacred" else said.only_place_free)(card=drawn)


def put(state: DuelState, id: int, names: Names) -> str:
    """What choosing a goal for the lifted cards does: `put it onto your lizard 9, column 1`."""
    is_piled = state.game.actions[id].kind in ("SACRED", "STEAL_SACRED")
    return filled(said.put_on_pile if is_piled else said.put, _made(state, id, names))


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
