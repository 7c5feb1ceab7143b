"""Actions in words, as orders: `put the djembe 6 on your turtle 7`; and what they make."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from rules.tribal.cards import NAMES, fits
from rules.tribal.rixe.components.phases import CLEAN, COMPLETE, OUT_POINTS
from rules.tribal.rixe.state import RixeState
from tribes_tui.games.tribal.words import card_words
from tribes_tui.words.common import count, whose

if TYPE_CHECKING:
    from rules import State

Names = Sequence[str]


def action(view: State, id: int, names: Names) -> str:
    """An action in words."""
    state = cast(RixeState, view)
    row = state.game.actions[id]
    return SAY[row.kind](state, row.fields, names)


def on_table(state: RixeState, code: str, names: Names) -> str:
    """A card that lies on the table: `your turtle 7`; with its column where its twin lies in the same zone."""
    slot = state.place[NAMES.index(code)]
    if slot < 0:
        return f"the {card_words(code)}"
    zone, number = state.zone_and_slot(slot)
    twin = state.place[NAMES.index(code) ^ 1]
    where = f" in column {number + 1}" if twin >= 0 and state.zones[twin] == zone else ""
    return f"{whose(names[zone])} {card_words(code)}{where}"


def _say_move(state: RixeState, fields: Mapping[str, Any], names: Names) -> str:
    code = fields["card"]
    head = NAMES.index(code)
    size = len(state.group(head)) if state.place[head] >= 0 else 1
    group = on_table(state, code, names)
    if size > 1:
        group += f" and the {count(size - 1, 'card') if size > 2 else 'card'} on it"
    return f"move {group} onto {on_table(state, fields['onto'], names)}"


def _say_play(state: RixeState, fields: Mapping[str, Any], names: Names) -> str:
    card = card_words(fields["card"])
    if fields["onto"] != "empty":
        return f"put the {card} on {on_table(state, fields['onto'], names)}"
    zone = fields["z"]
    return f"put the {card} in {whose(names[zone]) if zone < len(names) else 'no'} free place"


def _say_collect(state: RixeState, fields: Mapping[str, Any], names: Names) -> str:
    slot = state.place[NAMES.index(fields["card"])]
    where = "the table"
    if slot >= 0:
        zone, number = state.zone_and_slot(slot)
        where = f"{whose(names[zone])} column {number + 1}"
    return f"collect the column from 9 to the {card_words(fields['card'])}, {where}"


def _say_new_column(state: RixeState, fields: Mapping[str, Any], names: Names) -> str:
    zone = fields["z"]
    return f"start the new column in {whose(names[zone]) if zone < len(names) else 'no'} zone"


Say = Callable[[RixeState, Mapping[str, Any], Names], str]
SAY: dict[str, Say] = {
    "MOVE": _say_move,
    "PLAY": _say_play,
    "COLLECT": _say_collect,
    "DRAW": lambda state, fields, names: "draw a card",
    "END": lambda state, fields, names: "end your turn",
    "DONE": lambda state, fields, names: "end your cleaning",
    "NEW_COLUMN": _say_new_column,
}


LONGEST = 70
"""Letters of what Enter does, beside the key, in the smallest window."""


def lift(state: RixeState, name: str, ends: Sequence[int], names: Names) -> str:
    """What picking a card first does: `lift the mask 5 and 2 more: 3 places for them`; with one place alone, to which one of
    the actions in `ends` leads, also which: `lift the mask 5 to put it on your turtle 6`."""
    code = name.partition(":")[2].rstrip("+")
    size = len(state.group(NAMES.index(code))) if name.startswith("card:") else 1
    more, them = (f" and {size - 1} more", "them") if size > 1 else ("", "it")
    if len(ends) == 1:
        told = f"lift the {card_words(code)}{more} to put {them} {_goal(state, ends[0], names)}"
        if len(told) <= LONGEST:
            return told
    return f"lift the {card_words(code)}{more}: {count(len(ends), 'place')} for {them}"


def _goal(state: RixeState, id: int, names: Names) -> str:
    """Where a card goes: `on your turtle 6`."""
    fields = state.game.actions[id].fields
    if fields["onto"] == "empty":
        return f"in {whose(names[fields['z']])} free place"
    return f"on {on_table(state, fields['onto'], names)}"


def new_column(state: RixeState, id: int, names: Names) -> str:
    """What choosing a zone for the card turned up does: `start the new column in Ash's zone; everybody may play there`;
    empty for other actions."""
    row = state.game.actions[id]
    return f"{_say_new_column(state, row.fields, names)}; everybody may play there" if row.kind == "NEW_COLUMN" else ""


def put(state: RixeState, id: int, names: Names) -> str:
    """What choosing the place for a lifted card does: `put the djembe 6 on your turtle 7: a column of 4`."""
    row = state.game.actions[id]
    size = len(state.group(NAMES.index(row.fields["card"]))) if row.kind == "MOVE" else 1
    more = f" and {size - 1} more" if size > 1 else ""
    order, made = f"put the {card_words(row.fields['card'])}{more} {_goal(state, id, names)}", outcome(state, id)
    brief = made.partition(",")[0]
    return next((text for text in (f"{order}: {made}", f"{order}: {brief}") if made and len(text) <= LONGEST), order)


def reasons(state: RixeState, id: int) -> Iterator[str]:
    """What else speaks for an action: how many cards are left in hand, or that none of them fits, and what it decides."""
    player, row = state.current_player, state.game.actions[id]
    if player is None:
        return
    held = len(state.hands[player])
    if row.kind == "PLAY":
        yield f"Then you hold {count(held - 1, 'card')}."
    elif row.kind == "COLLECT":
        yield f"A complete column is worth 1 point to whoever collects it; you have {count(state.points[player], 'point')}."
    elif row.kind == "NEW_COLUMN":
        yield _fit_on_turned(state, player)
    elif row.kind == "DONE":
        played = count(state.cleaned[player], "card")
        yield f"You have played {played} in cleaning: who has played the fewest begins."
    elif row.kind in ("DRAW", "END") and not any(
        state.game.actions[action].kind == "PLAY" for action in state.legal_actions()
    ):
        yield f"None of your {held} cards fits now." if held > 1 else "Your last card doesn't fit now."


def _fit_on_turned(state: RixeState, player: int) -> str:
    """How many cards of the hand go on the card that starts the column."""
    number = sum(fits(card, state.turned) for card in state.hands[player])
    return (
        f"Of your cards {number or 'none'} {'fits' if number == 1 else 'fit'} on the {card_words(NAMES[state.turned])}."
    )


def outcome(view: State, id: int) -> str:
    """What an action makes for certain: `a column of 4`; empty if nothing is to be said."""
    state = cast(RixeState, view)
    row = state.game.actions[id]
    where = state.parameters(id)
    if row.kind not in ("MOVE", "PLAY") or not where:
        return ""
    length = len(state.columns[state.slots_of(where["to_z"])[where["to_slot"]]])
    added, empties = 1, ""
    if row.kind == "MOVE":
        added = len(state.columns[state.slots_of(where["z"])[where["slot"]]]) - where["k"]
        empties = "" if where["k"] else ", and a free place"
    elif len(state.hands[state.current_player or 0]) == 1:
        return "your last card"
    if not length:
        return "a new column"
    if length + added == COMPLETE:
        return f"a complete column{empties}"
    return f"a column of {length + added}{empties}"


def gain(state: RixeState, id: int) -> str:
    """The points that an action certainly brings to whoever does it, with their sign."""
    row = state.game.actions[id]
    if row.kind == "COLLECT":
        return "+1 point"
    if row.kind != "PLAY" or state.current_player is None or len(state.hands[state.current_player]) != 1:
        return ""
    if state.phase == CLEAN:
        return f"+{OUT_POINTS} points"
    complete = sum(len(column) == COMPLETE for column in state.columns)
    where = state.parameters(id)
    if where:
        complete += len(state.columns[state.slots_of(where["to_z"])[where["to_slot"]]]) + 1 == COMPLETE
    return f"+{OUT_POINTS + complete} points"
