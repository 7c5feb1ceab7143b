"""Actions in words, as orders: `put the djembe 6 on your turtle 7`; and what they make."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from rules.tribal.cards import EMPTY, NAMES, fits
from rules.tribal.rixe.components.phases import CLEAN, COMPLETE, OUT_POINTS
from rules.tribal.rixe.state import RixeState
from tribes_tui.games.tribal.rixe.foresight import aim
from tribes_tui.games.tribal.rixe.words.said import orders as said
from tribes_tui.games.tribal.words import card_words
from tribes_tui.games.tribal.words import said as tribal

if TYPE_CHECKING:
    from rules import State

Names = Sequence[str]
Fields = Mapping[str, Any]


def action(view: State, id: int, names: Names) -> str:
    """An action in words."""
    state = cast(RixeState, view)
    row = state.game.actions[id]
    return SAY[row.kind](state, row.fields, names)


def on_table(state: RixeState, code: str, names: Names) -> str:
    """A card that lies on the table: `your turtle 7`; with its column where its twin lies in the same zone."""
    slot, card = state.place[NAMES.index(code)], card_words(code)
    if slot < 0:
        return card.form("the")
    zone, number = state.zone_and_slot(slot)
    twin = state.place[NAMES.index(code) ^ 1]
    if twin >= 0 and state.zones[twin] == zone:
        return said.card_in_column(who=names[zone], card=card, number=number + 1)
    return said.card(who=names[zone], card=card)


def _say_move(state: RixeState, fields: Fields, names: Names) -> str:
    head = NAMES.index(fields["card"])
    above = len(state.group(head)) - 1 if state.place[head] >= 0 else 0
    card, onto = (on_table(state, fields[which], names) for which in ("card", "onto"))
    return said.move(card=card, number=above, onto=onto)


def _put(state: RixeState, cards: str, fields: Fields, names: Names) -> str:
    """Cards and where they go."""
    if fields["onto"] != "empty":
        return said.put(cards=cards, onto=on_table(state, fields["onto"], names))
    if fields["z"] >= len(names):
        return said.put_in_free_none(cards=cards)
    return said.put_in_free(cards=cards, who=names[fields["z"]])


def _say_collect(state: RixeState, fields: Fields, names: Names) -> str:
    slot, card = state.place[NAMES.index(fields["card"])], card_words(fields["card"])
    if slot < 0:
        return said.collect_table(card=card)
    zone, number = state.zone_and_slot(slot)
    return said.collect(card=card, column=tribal.column(who=names[zone], number=number + 1))


def _say_new_column(state: RixeState, fields: Fields, names: Names) -> str:
    zone = fields["z"]
    return said.start_column(who=names[zone]) if zone < len(names) else said.start_column_none()


Say = Callable[[RixeState, Fields, Names], str]
SAY: dict[str, Say] = {
    "MOVE": _say_move,
    "PLAY": lambda state, fields, names: _put(state, card_words(fields["card"]), fields, names),
    "COLLECT": _say_collect,
    "DRAW": lambda state, fields, names: said.draw(),
    "END": lambda state, fields, names: said.end_leaves() if _leaves_column(state) else tribal.end_turn(),
    "DONE": lambda state, fields, names: tribal.end_cleaning(),
    "NEW_COLUMN": _say_new_column,
}


LONGEST = 70
"""Letters of what Enter does, beside the key, in the smallest window."""


def _group(code: str, more: int) -> str:
    """A card, and how many lie on it."""
    return tribal.and_more(card=card_words(code), more=more) if more else card_words(code)


def lift(state: RixeState, name: str, ends: Sequence[int], names: Names) -> str:
    """What picking a card first does: `lift the mask 5 and 2 more: they fit on 3 cards`, or in how many free places of all zones;
    with one place alone, to which one of the actions in `ends` leads, also which: `lift the mask 5 to put it on your turtle 6`."""
    code = name.partition(":")[2].rstrip("+")
    more = len(state.group(NAMES.index(code))) - 1 if name.startswith("card:") else 0
    lifted, is_many, purpose = _group(code, more), more > 0, aim(state, max(ends, key=state.hint))
    if len(ends) == 1:
        fields = state.game.actions[ends[0]].fields
        if fields["onto"] == "empty":
            told = said.lift_to_free(cards=lifted, many=is_many, who=names[fields["z"]])
        else:
            told = said.lift(cards=lifted, many=is_many, onto=on_table(state, fields["onto"], names))
        if purpose and len(full := said.put_makes(order=told, made=said.aim(aim=purpose))) <= LONGEST:
            return full
        if not purpose and len(told) <= LONGEST:
            return told
    if purpose:
        return said.aim_lifting(cards=lifted, aim=purpose)
    zones = [fields["z"] for fields in (state.game.actions[end].fields for end in ends) if fields["onto"] == "empty"]
    if not zones:
        return said.lift_fits(cards=lifted, number=len(ends), many=is_many)
    free = sum(state.ends[slot] == EMPTY for zone in zones for slot in state.slots_of(zone))
    return said.lift_frees(cards=lifted, number=free, many=is_many)


def _leaves_column(state: RixeState) -> bool:
    return any(state.is_complete(slot) for slot in range(len(state.columns)))


def new_column(state: RixeState, id: int, names: Names) -> str:
    """What choosing a zone for the card turned up does: `start the new column in Ash's zone; everybody may play there`;
    empty for other actions."""
    row = state.game.actions[id]
    return said.start_column_told(who=names[row.fields["z"]]) if row.kind == "NEW_COLUMN" else ""


def put(state: RixeState, id: int, names: Names) -> str:
    """What choosing the place for a lifted card does: `put the djembe 6 on your turtle 7: a column of 4`."""
    row = state.game.actions[id]
    more = len(state.group(NAMES.index(row.fields["card"]))) - 1 if row.kind == "MOVE" else 0
    order = _put(state, _group(row.fields["card"], more), row.fields, names)
    purpose = aim(state, id)
    made_of = ((said.aim(aim=purpose),) if purpose else ()) + _outcomes(state, id)
    forms = (said.put_makes(order=order, made=made) for made in made_of)
    return next((form for form in forms if len(form) <= LONGEST), order)


def reasons(state: RixeState, id: int) -> Iterator[str]:
    """What else speaks for an action: how many cards are left in hand, or that none of them fits, and what it decides."""
    player, row = state.current_player, state.game.actions[id]
    if player is None:
        return
    held = len(state.hands[player])
    if row.kind == "PLAY":
        yield said.then_hold(number=held - 1)
    elif row.kind == "MOVE":
        if purpose := aim(state, id):
            yield said.why_move(aim=purpose)
    elif row.kind == "COLLECT":
        yield said.worth(points=state.points[player])
    elif row.kind == "NEW_COLUMN":
        number = sum(fits(card, state.turned) for card in state.hands[player])
        yield said.fit_on(number=number, card=card_words(NAMES[state.turned]))
    elif row.kind == "DONE":
        yield said.played(number=state.cleaned[player])
    elif row.kind in ("DRAW", "END") and not any(
        state.game.actions[action].kind == "PLAY" for action in state.legal_actions()
    ):
        yield said.none_fits(number=held)


def outcome(view: State, id: int) -> str:
    """What an action makes for certain: `a column of 4`; empty if nothing is to be said."""
    return next(iter(_outcomes(cast(RixeState, view), id)), "")


def _outcomes(state: RixeState, id: int) -> tuple[str, ...]:
    """The same in ever fewer words."""
    row = state.game.actions[id]
    where = state.parameters(id)
    if row.kind not in ("MOVE", "PLAY") or not where:
        return ()
    length = len(state.columns[state.slots_of(where["to_z"])[where["to_slot"]]])
    if row.kind == "MOVE":
        length += len(state.columns[state.slots_of(where["z"])[where["slot"]]]) - where["k"]
        column = said.column(length=length)
        return (column,) if where["k"] else (said.column_and_place(length=length), column)
    if len(state.hands[state.current_player or 0]) == 1:
        return (said.last_card(),)
    return (said.column(length=length + 1) if length else said.new_column(),)


def gain(state: RixeState, id: int) -> str:
    """The points that an action certainly brings to whoever does it, with their sign."""
    row = state.game.actions[id]
    if row.kind == "COLLECT":
        return said.points(points=1)
    if row.kind != "PLAY" or state.current_player is None or len(state.hands[state.current_player]) != 1:
        return ""
    if state.phase == CLEAN:
        return said.points(points=OUT_POINTS)
    complete = sum(len(column) == COMPLETE for column in state.columns)
    where = state.parameters(id)
    if where:
        complete += len(state.columns[state.slots_of(where["to_z"])[where["to_slot"]]]) + 1 == COMPLETE
    return said.points(points=OUT_POINTS + complete)
