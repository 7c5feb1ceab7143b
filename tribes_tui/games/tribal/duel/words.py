"""The Tribal Duel in words. Columns are counted from 1, as on the screen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, cast

from rules import Event, State
from rules.tribal.cards import EMPTY, NAMES, RANK, SYMBOL, SYMBOL_NAMES, SYMBOLS
from rules.tribal.duel.components.phases import CLEAN, COLUMNS, MOST_IDLE, OVER, PLACING
from rules.tribal.duel.state import DuelState
from tribes_tui.games.tribal.words import LEGEND, column, folded, run, spelt, types_line
from tribes_tui.words.common import YOU, count, does, listed, sentence, taken_back, waiting, whose

Names = Sequence[str]

ENDS = {
    "piles": "all four sacred piles are complete",
    "empty": "no columns left, and all four sacred piles begun",
    "emptied_by_opponent": "the opponent took the last column away",
    "no_progress": f"{MOST_IDLE} turns passed without progress",
    "turn_limit": "the last turn has been played",
}


# ---- What may be done now -------------------------------------------------------------------------


def prompt(view: State, names: Names) -> str:
    """What the viewer may do now, or whom we wait for."""
    state = cast(DuelState, view)
    player = state.current_player
    if player is None:
        return sentence(f"the game is over: {outcome(state, names)}")
    if state.viewer != player:
        return waiting(names[player])
    if state.phase == PLACING:
        return f"Place {NAMES[state.drawn]}: on a column it fits, or on your sacred pile."
    if state.phase == CLEAN:
        done = " You may be done." if _can(state, "DONE") else ""
        return f"Cleaning: move cards within your own zone.{done}"
    if state.legal_actions() == [state.game.actions.read("end")]:
        return "Nothing is left to do: end your turn."
    if state.limited:
        return "Move, give, fill your piles, or end your turn; the limited action is used."
    return "Move, give, fill your piles, once draw, take or steal; or end your turn."


def _can(state: DuelState, kind: str) -> bool:
    return any(state.game.actions[action].kind == kind for action in state.legal_actions())


def outcome(state: DuelState, names: Names) -> str:
    """Who won and why, in a few words."""
    if state.winner < 0:
        return f"a draw; {ENDS[state.end]}"
    return f"{does(names[state.winner], 'win')}; {ENDS[state.end]}"


def section(view: State) -> str:
    """The section of the rulebook that speaks of what happens now."""
    state = cast(DuelState, view)
    if state.phase == CLEAN:
        return "3.1"
    return "3.3" if state.phase == OVER else "3.2"


# ---- An action --------------------------------------------------------------------------------


def action(view: State, id: int, names: Names) -> str:
    """An action in words, as an order: `move D4a onto L5b, Ada's column 3`."""
    state = cast(DuelState, view)
    row = state.game.actions[id]
    return SAY[row.kind](state, id, row.fields, names)


def _goal(state: DuelState, fields: Mapping[str, Any], zone: int, number: int, names: Names) -> str:
    place = f"{whose(names[zone])} column {number + 1}"
    if fields["onto"] == "empty":
        return f"to {whose(names[zone])} empty column {number + 1}"
    return f"onto {fields['onto']}, {place}"


def _say_move(state: DuelState, id: int, fields: Mapping[str, Any], names: Names) -> str:
    where = state.parameters(id)
    if not where:
        return f"move {fields['card']} onto {fields['onto']}"
    group = [NAMES[card] for card in state.group(_code(fields["card"]))]
    verb = "give" if where["z"] != where["to_z"] else "move"
    return f"{verb} {run(group)} {_goal(state, fields, where['to_z'], where['j'], names)}"


def _code(name: str) -> int:
    return NAMES.index(name)


def _say_steal(state: DuelState, id: int, fields: Mapping[str, Any], names: Names) -> str:
    where = state.parameters(id)
    if not where:
        return f"steal {fields['card']} onto {fields['onto']}"
    return f"steal {fields['card']} {_goal(state, fields, where['to_z'], where['j'], names)}"


def _say_place(state: DuelState, id: int, fields: Mapping[str, Any], names: Names) -> str:
    card = NAMES[state.drawn] if state.drawn >= 0 else "it"
    if fields["onto"] == "sacred":
        return f"put {card} on your sacred pile"
    number = state.first_empty(fields["z"]) if "z" in fields else state.place[_code(fields["onto"])]
    if number < 0:
        return f"place {card} on {fields['onto']}"
    return f"place {card} {_goal(state, fields, number // COLUMNS, number % COLUMNS, names)}"


Say = Callable[[DuelState, int, Mapping[str, Any], Names], str]
SAY: dict[str, Say] = {
    "MOVE": _say_move,
    "SACRED": lambda state, id, fields, names: f"put {fields['card']} on your sacred pile",
    "STEAL": _say_steal,
    "STEAL_SACRED": lambda state, id, fields, names: f"steal {fields['card']} for your sacred pile",
    "DRAW": lambda state, id, fields, names: "draw a card",
    "TAKE": lambda state, id, fields, names: f"take {fields['card']} from the discard",
    "END": lambda state, id, fields, names: "end your turn",
    "DONE": lambda state, id, fields, names: "be done with cleaning",
    "PLACE": _say_place,
}


def reason(view: State, id: int, names: Names) -> str:
    """Why that action is worth looking at: a hint's own sentence."""
    made = gain(view, id)
    return action(view, id, names) + (f": it {made}" if made else "")


def gain(view: State, id: int) -> str:
    """What becomes of the place that a group or card leaves: `turns a card up`; empty if it leaves none."""
    state = cast(DuelState, view)
    where = state.parameters(id)
    if not where:
        return ""
    number = where["z"] * COLUMNS + where["i"]
    if where["k"] == state.hidden[number]:
        return "turns a card up" if where["k"] else "empties the column"
    return f"lays {NAMES[state.columns[number][where['k'] - 1]]} free"


# ---- What happened ----------------------------------------------------------------------------


def event(event: Event, names: Names) -> str:
    """One log line, empty if it is not worth one."""
    say = EVENTS.get(event.kind)
    if say is None:
        return ""
    name = "" if event.player is None else names[event.player]
    return sentence(say(name, event.fields(), names))


def _happened_move(name: str, fields: Mapping[str, Any], names: Names) -> str:
    goal = f"onto {fields['onto']}" if fields["onto"] else "to an empty column"
    if fields["z"] != fields["to_z"]:
        return f"{does(name, 'give')} {run(fields['cards'])} {goal} of {_whom(names[fields['to_z']])}"
    here = "" if names[fields["z"]] == name else f" in {whose(names[fields['z']])} zone"
    return f"{does(name, 'move')} {run(fields['cards'])} {goal}{here}"


def _whom(name: str) -> str:
    return "yours" if name == YOU else whose(name)


def _happened_place(name: str, fields: Mapping[str, Any], names: Names) -> str:
    goal = f"onto {fields['onto']}" if fields["onto"] else "to an empty column"
    return f"{does(name, 'place')} {fields['card']} {goal} in {whose(names[fields['z']])} zone"


def _happened_steal(name: str, fields: Mapping[str, Any], names: Names) -> str:
    return f"{does(name, 'steal')} {fields['card']} for {'your ' if name == YOU else ''}column {fields['j'] + 1}"


def _happened_start(name: str, fields: Mapping[str, Any], names: Names) -> str:
    first, second = fields["turned_up"]
    why = "the cleaning phases tie" if first == second else "fewer cards turned up"
    return f"{does(name, 'start')}: {why} ({first} and {second})"


EVENTS: dict[str, Callable[[str, Mapping[str, Any], Names], str]] = {
    "moved": _happened_move,
    "turned_up": lambda name, f, names: f"{f['card']} is turned up in {whose(names[f['z']])} column {f['i'] + 1}",
    "sacred": lambda name, f, names: f"{does(name, 'put')} {f['card']} on the sacred pile",
    "stolen": _happened_steal,
    "stolen_to_pile": lambda name, f, names: f"{does(name, 'steal')} {f['card']} for the sacred pile",
    "drawn": lambda name, f, names: f"{does(name, 'draw')} {f['card']}",
    "discarded": lambda name, f, names: f"{does(name, 'draw')} {f['card']}, which fits nowhere and is discarded",
    "taken": lambda name, f, names: f"{does(name, 'take')} {f['card']} from the discard",
    "placed": _happened_place,
    "placed_on_pile": lambda name, f, names: f"{does(name, 'put')} {f['card']} on the sacred pile",
    "cleaned": lambda name, f, names: (
        f"{name} {'are' if name == YOU else 'is'} done with cleaning, {count(f['turned_up'], 'card')} turned up"
    ),
    "starter": _happened_start,
    "turn_ended": lambda name, f, names: (
        f"{does(name, 'end')} turn {f['turn']}" + (f"; {f['idle']} without progress" if f["idle"] > 1 else "")
    ),
    "game_over": lambda name, f, names: f"{does(name, 'win') if name else 'a draw'}: {ENDS[f['end']]}",
    "undo": lambda name, f, names: taken_back(name),
}


# ---- The whole position -----------------------------------------------------------------------


def position(view: State, names: Names) -> list[str]:
    """The whole view as plain lines of at most 78 columns."""
    state = cast(DuelState, view)
    unseen = len(state.unseen_cards())
    title = "cleaning" if state.phase == CLEAN else f"turn {state.round}"
    lines = [
        f"Tribal Duel, {title}. Without progress {state.idle} of {MOST_IDLE}. Cards unseen: {unseen}.",
        LEGEND,
        f"Stock: {count(len(state.stock), 'card')}. Discard: {column(state.discard) or 'empty'}.",
    ]
    if state.drawn >= 0:
        lines.append(f"Drawn, to be placed: {NAMES[state.drawn]}.")
    for player in _order(state):
        lines += _zone(state, player, names)
    lines += _bans(state)
    return [piece for line in lines for piece in folded(line)]


def _order(state: DuelState) -> tuple[int, int]:
    """The opponent's zone first, the viewer's own nearest to the prompt."""
    return (0, 1) if state.viewer == 1 else (1, 0)


def _zone(state: DuelState, player: int, names: Names) -> list[str]:
    lines = [sentence(f"{whose(names[player])} sacred piles: {piles(state, player)}")]
    empty = []
    for number in range(COLUMNS):
        index = player * COLUMNS + number
        if state.ends[index] == EMPTY:
            empty.append(str(number + 1))
        else:
            lines.append(f"  {number + 1}: {column(state.columns[index], state.hidden[index])}")
    if empty:
        lines.append(f"  empty: {listed(empty)}")
    return lines


def piles(state: DuelState, player: int) -> str:
    """A player's sacred piles: `D 3, M 0, L 1, T 0`."""
    heights = state.heights[4 * player : 4 * player + 4]
    return ", ".join(f"{symbol} {height}" for symbol, height in zip(SYMBOLS, heights, strict=True))


def _bans(state: DuelState) -> list[str]:
    lines = []
    if state.no_steal >= 0:
        lines.append(f"Not to be stolen back this turn: {NAMES[state.no_steal]}.")
    if state.no_give:
        banned = [NAMES[card] for card in range(72) if state.no_give >> card & 1]
        lines.append(f"Not to be given back this turn: {listed(banned)}.")
    return lines


MOST_NAMED = 6
"""So many banned cards are named where there is little room."""


def short_bans(state: DuelState) -> str:
    """This turn's bans in as few words as can be: `stolen L8a, given D4a-T3b`."""
    parts = [f"stolen {NAMES[state.no_steal]}"] if state.no_steal >= 0 else []
    given = sorted((card for card in range(EMPTY) if state.no_give >> card & 1), reverse=True)
    if given:
        few = " ".join(NAMES[card] for card in given)
        parts.append(f"given {few if len(given) <= MOST_NAMED else count(len(given), 'card')}")
    return f"not straight back: {', '.join(parts)}" if parts else ""


# ---- A place on the table ---------------------------------------------------------------------


def place(view: State, name: str, names: Names) -> str:
    """What a target of the table is: `D4a, orange djembe 4, in your column 2`."""
    state = cast(DuelState, view)
    kind, _, which = name.partition(":")
    return PLACES[kind](state, which, names)


def _card_place(state: DuelState, which: str, names: Names) -> str:
    code = _code(which)
    number = state.place[code]
    zone, column_number = divmod(number, COLUMNS)
    group = state.group(code)
    heads = f", run of {len(group)}" if len(group) > 1 else ""
    place = f"{which}, {spelt(which)}, {whose(names[zone])} column {column_number + 1}"
    return f"{place}{_ban_of(state, code)}{heads}{_needed(state, code, names)}"


def _needed(state: DuelState, code: int, names: Names) -> str:
    wanting = [whose(names[player]) for player in (0, 1) if RANK[code] == state.heights[4 * player + SYMBOL[code]]]
    return f", next on {listed(wanting)} pile" if wanting else ""


def _ban_of(state: DuelState, code: int) -> str:
    if code == state.no_steal:
        return ", banned: stolen last turn"
    if state.no_give >> code & 1:
        return ", banned: given last turn"
    return ""


def _hidden_place(state: DuelState, which: str, names: Names) -> str:
    zone, number = divmod(int(which), COLUMNS)
    return f"{count(state.hidden[int(which)], 'card')} face down in {whose(names[zone])} column {number + 1}"


def _pile_place(state: DuelState, which: str, names: Names) -> str:
    player, _, letter = which.partition(":")
    height = state.heights[4 * int(player) + SYMBOLS.index(letter)]
    follows = f"{letter}{height + 1} is next" if height < 9 else "complete"
    return (
        f"{whose(names[int(player)])} sacred pile of {SYMBOL_NAMES[SYMBOLS.index(letter)]}s, {height} of 9: {follows}"
    )


def _stock_place(state: DuelState, which: str, names: Names) -> str:
    unseen = types_line(state.unseen_cards())
    return f"the stock, {count(len(state.stock), 'card')}; nobody has seen {unseen or 'none that is left'}"


PLACES: dict[str, Callable[[DuelState, str, Names], str]] = {
    "card": _card_place,
    "hidden": _hidden_place,
    "empty": lambda state, which, names: (
        f"empty columns in {whose(names[int(which)])} zone: for a 9 and what lies on it"
    ),
    "pile": _pile_place,
    "stock": _stock_place,
    "discard": lambda state, which, names: (
        f"{which}, {spelt(which)}, in the discard{_needed(state, _code(which), names)}"
    ),
    "drawn": lambda state, which, names: f"{NAMES[state.drawn]}, {spelt(NAMES[state.drawn])}, to be placed now",
    "end": lambda state, which, names: "be done with cleaning" if state.phase == CLEAN else "end your turn",
}


# ---- The end ----------------------------------------------------------------------------------


def story(state: State, names: Names) -> list[str]:
    """Who won and how it stood."""
    end = cast(DuelState, state)
    lines = [sentence(f"{outcome(end, names)}, after {count(end.turn, 'turn')}")]
    for player in (0, 1):
        total, held, hidden = end.standing(player)
        lines.append(
            sentence(
                f"{names[player]}: {count(total, 'card')} on sacred piles ({piles(end, player)}), "
                f"{-held} in columns, {-hidden} of them face down"
            )
        )
    return [piece for line in lines for piece in folded(line)]


def saga(events: Iterable[Event], names: Names) -> list[str]:
    """What both players did over the game, a line a seat."""
    seen = [*events]
    lines = []
    for seat, name in enumerate(names):
        own = [event for event in seen if event.player == seat]
        sacred = sum(event.kind in ("sacred", "stolen_to_pile", "placed_on_pile") for event in own)
        gives = sum(event.kind == "moved" and event.public["z"] != event.public["to_z"] for event in own)
        steals = sum(event.kind in ("stolen", "stolen_to_pile") for event in own)
        lines.append(f"{name}: {count(sacred, 'sacred card')}, {count(gives, 'give')}, {count(steals, 'steal')}")
    return lines if seen else []
