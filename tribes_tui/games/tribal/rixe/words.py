"""The Tribal Rixe in words. Slots are counted from 1 in each zone, as on the screen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, cast

from rules import Event, State
from rules.tribal.cards import EMPTY, NAMES
from rules.tribal.rixe.components.phases import CHOOSING_ZONE, CLEAN, COMPLETE, OVER
from rules.tribal.rixe.state import RixeState
from tribes_tui.games.tribal.words import LEGEND, column, folded, run, spelt, types_line
from tribes_tui.words.common import count, do, does, listed, sentence, taken_back, waiting, whose

Names = Sequence[str]


# ---- What may be done now -------------------------------------------------------------------------


def prompt(view: State, names: Names) -> str:
    """What the viewer may do now, or whom we wait for."""
    state = cast(RixeState, view)
    player = state.current_player
    if player is None:
        return sentence(f"the game is over: {do(_winners(state, names), 'win')}")
    if state.viewer != player:
        return waiting(names[player])
    if state.phase == CHOOSING_ZONE:
        return f"A dry lap: choose the zone in which {NAMES[state.turned]} starts a column."
    kinds = {state.game.actions[action].kind for action in state.legal_actions()}
    if state.phase == CLEAN:
        if "PLAY" in kinds:
            return "Cleaning: play your cards that fit your own zone, or move columns there."
        return "Cleaning: no card of yours fits your zone; move columns there, or be done."
    return _turn_prompt(kinds)


def _turn_prompt(kinds: set[str]) -> str:
    collect = "Collect a complete column. " if "COLLECT" in kinds else ""
    move = "MOVE" in kinds
    if "PLAY" in kinds:
        return f"{collect}Play a card that fits{', or move columns' if move else ''}."
    last = "draw a card" if "DRAW" in kinds else "end your turn"
    moving = "Move columns, or " if move else ""
    return f"{collect}No card fits. {moving}{last if move else last.capitalize()}."


def _winners(state: State, names: Names) -> list[str]:
    return [names[seat] for seat, place in enumerate(state.ranking()) if place == 1]


def section(view: State) -> str:
    """The section of the rulebook that speaks of what happens now."""
    state = cast(RixeState, view)
    return {CLEAN: "3.1", CHOOSING_ZONE: "3.4", OVER: "3.5"}.get(state.phase, "3.2")


# ---- An action --------------------------------------------------------------------------------


def action(view: State, id: int, names: Names) -> str:
    """An action in words, as an order: `play L3 onto Ada's D4a`."""
    state = cast(RixeState, view)
    row = state.game.actions[id]
    return SAY[row.kind](state, id, row.fields, names)


def _goal(state: RixeState, id: int, fields: Mapping[str, Any], names: Names) -> str:
    where = state.parameters(id)
    owner = f"{whose(names[where['to_z']])} " if where else ""
    if fields["onto"] == "empty":
        return f"into {owner}empty slot" if owner else "into an empty slot"
    return f"onto {owner}{fields['onto']}"


def _say_move(state: RixeState, id: int, fields: Mapping[str, Any], names: Names) -> str:
    head = NAMES.index(fields["card"])
    group = [NAMES[card] for card in state.group(head)] if state.place[head] >= 0 else [fields["card"]]
    return f"move {run(group)} {_goal(state, id, fields, names)}"


Say = Callable[[RixeState, int, Mapping[str, Any], Names], str]
SAY: dict[str, Say] = {
    "MOVE": _say_move,
    "PLAY": lambda state, id, fields, names: f"play {fields['card']} {_goal(state, id, fields, names)}",
    "COLLECT": lambda state, id, fields, names: f"collect the complete column that ends in {fields['card']}",
    "DRAW": lambda state, id, fields, names: "draw a card",
    "END": lambda state, id, fields, names: "end your turn",
    "DONE": lambda state, id, fields, names: "be done with cleaning",
    "NEW_COLUMN": lambda state, id, fields, names: (
        f"start the new column in {whose(names[fields['z']]) if fields['z'] < len(names) else 'no'} zone"
    ),
}


def reason(view: State, id: int, names: Names) -> str:
    """Why that action is worth looking at: a hint's own sentence."""
    made = gain(view, id)
    return action(view, id, names) + (f": it {made}" if made else "")


def gain(view: State, id: int) -> str:
    """What an action makes: `completes the column`, `empties a slot`; empty if nothing is to be said."""
    state = cast(RixeState, view)
    row = state.game.actions[id]
    where = state.parameters(id)
    if row.kind == "PLAY" and len(state.hands[state.current_player or 0]) == 1:
        return "is the last card"
    if row.kind not in ("MOVE", "PLAY") or not where:
        return ""
    length = len(state.columns[state.slots_of(where["to_z"])[where["to_slot"]]])
    if row.kind == "PLAY":
        return "completes the column" if length + 1 == COMPLETE else ""
    length += len(state.columns[state.slots_of(where["z"])[where["slot"]]]) - where["k"]
    if length == COMPLETE:
        return "completes the column"
    return f"makes a run of {length}" if where["k"] else "empties a slot"


# ---- What happened ----------------------------------------------------------------------------


def event(event: Event, names: Names) -> str:
    """One log line, empty if it is not worth one."""
    say = EVENTS.get(event.kind)
    if say is None:
        return ""
    name = "" if event.player is None else names[event.player]
    return sentence(say(name, event.fields(), names))


def _onto(fields: Mapping[str, Any]) -> str:
    return f"onto {fields['onto']}" if fields["onto"] else "into an empty slot"


def _happened_start(name: str, fields: Mapping[str, Any], names: Names) -> str:
    played = ", ".join(f"{names[seat]} {number}" for seat, number in enumerate(fields["played"]))
    return f"{does(name, 'start')}; cards played in cleaning: {played}"


def _happened_round(name: str, fields: Mapping[str, Any], names: Names) -> str:
    out = [names[seat] for seat in fields["out"]]
    who = f"{do(out, 'go', 'goes')} out" if out else "nobody goes out"
    points = ", ".join(f"{names[seat]} {points:+d}" for seat, points in enumerate(fields["gained"]))
    return f"round {fields['round']} is over, {who}: {points}"


EVENTS: dict[str, Callable[[str, Mapping[str, Any], Names], str]] = {
    "round_begins": lambda name, f, names: f"round {f['round']} begins",
    "dealt": lambda name, f, names: f"{does(name, 'get')} {listed(f['cards'])}" if f.get("cards") else "",
    "cleaned": lambda name, f, names: f"{does(name, 'play')} {count(f['played'], 'card')} in cleaning",
    "starter": _happened_start,
    "dry_lap": lambda name, f, names: f"a dry lap: {does(name, 'turn')} up {f['card']}",
    "new_column": lambda name, f, names: (
        f"{does(name, 'start')} a column in {whose(names[f['z']])} zone with {f['card']}"
    ),
    "moved": lambda name, f, names: f"{does(name, 'move')} {run(f['cards'])} {_onto(f)}",
    "played": lambda name, f, names: f"{does(name, 'play')} {f['card']} {_onto(f)}",
    "collected": lambda name, f, names: (
        f"{does(name, 'collect')} a complete column, {f['cards'][0]} to {f['cards'][-1]}: 1 point"
    ),
    "went_out": lambda name, f, names: f"{does(name, 'go', 'goes')} out: 3 points",
    "drew": lambda name, f, names: f"{does(name, 'draw')} {f.get('card', 'a card')}",
    "turn_ended": lambda name, f, names: f"{does(name, 'end')} the turn without placing a card" if f["dry"] else "",
    "round_over": _happened_round,
    "game_over": lambda name, f, names: (
        "the game is over: " + ", ".join(f"{names[seat]} {points}" for seat, points in enumerate(f["scores"]))
    ),
    "undo": lambda name, f, names: taken_back(name),
}


# ---- The whole position -----------------------------------------------------------------------


def phase_name(state: RixeState) -> str:
    """The phase in a word or two."""
    return {CLEAN: "cleaning", CHOOSING_ZONE: "a new column", OVER: "the end"}.get(state.phase, "turns")


def position(view: State, names: Names) -> list[str]:
    """The whole view as plain lines of at most 78 columns."""
    state = cast(RixeState, view)
    lines = [
        f"Tribal Rixe, round {state.number} of {state.options['rounds']}, {phase_name(state)}. "
        f"Stock: {count(len(state.stock), 'card')}. Dry turns: {state.dry} of {state.players}.",
        LEGEND,
    ]
    if state.turned >= 0:
        lines.append(f"Turned up: {NAMES[state.turned]}.")
    for seat, name in enumerate(names):
        lines.append(seat_line(state, seat, name))
        lines += _zone(state, seat)
    if state.viewer is not None and state.viewer >= 0:
        lines.append(f"Your hand: {types_line(state.hands[state.viewer]) or 'empty'}.")
    return [piece for line in lines for piece in folded(line)]


def seat_line(state: RixeState, seat: int, name: str) -> str:
    """Everything public about a seat in one line."""
    parts = [count(state.points[seat], "point"), count(len(state.hands[seat]), "card") + " in hand"]
    if state.outs[seat]:
        parts.append(f"out {count(state.outs[seat], 'time')}")
    if state.collected[seat]:
        parts.append(f"{count(len(state.collected[seat]) // COMPLETE, 'column')} collected this round")
    return sentence(f"{name}: {', '.join(parts)}")


def headlines(state: RixeState, seat: int, name: str) -> list[str]:
    """A seat's points and cards in ever fewer words, for wide and narrow places."""
    points, cards = state.points[seat], len(state.hands[seat])
    gains = [tally[seat] for tally, _ in state.tallies]
    if state.phase != OVER:
        gains.append(len(state.collected[seat]) // COMPLETE)
    sum_up = f"{points} = {'+'.join(str(gain) for gain in gains)}" if len(gains) > 1 else count(points, "point")
    return [
        f"{name} {sum_up} · {count(cards, 'card')}",
        f"{name} {points} pt · {cards} c",
        f"{name[:7]} {points} · {cards}c",
        f"{name[:4]} {points} {cards}c",
    ]


def place(view: State, name: str, names: Names) -> str:
    """What a target of the table is: `D4, orange djembe 4, in Ada's slot 2`."""
    state = cast(RixeState, view)
    kind, _, which = name.partition(":")
    return PLACES[kind](state, which, names)


def _card_place(state: RixeState, which: str, names: Names) -> str:
    group = state.group(NAMES.index(which))
    heads = f", run of {len(group)}" if len(group) > 1 else ""
    return f"{which[:-1]}, {spelt(which)}, {_slot(state, state.place[NAMES.index(which)], names)}{heads}"


def _slot(state: RixeState, number: int, names: Names) -> str:
    zone = state.zones[number]
    return f"{whose(names[zone])} slot {state.slots_of(zone).index(number) + 1}"


def _column_place(state: RixeState, which: str, names: Names) -> str:
    number = int(which)
    if state.ends[number] == EMPTY:
        return f"{_slot(state, number, names)}, empty: a place for a 9"
    ready = "complete: c collects it" if state.is_complete(number) else f"{count(len(state.columns[number]), 'card')}"
    return f"{_slot(state, number, names)}, {column(state.columns[number])}, {ready}"


def _stock_place(state: RixeState, which: str, names: Names) -> str:
    unseen = types_line(state.unseen_cards())
    return f"the stock, {count(len(state.stock), 'card')}; you have not seen {unseen or 'none'}"


PLACES: dict[str, Callable[[RixeState, str, Names], str]] = {
    "card": _card_place,
    "hand": lambda state, which, names: f"{which}, {spelt(which)}, in your hand",
    "column": _column_place,
    "empty": lambda state, which, names: f"empty slots in {whose(names[int(which)])} zone: for a 9",
    "zone": lambda state, which, names: seat_line(state, int(which), names[int(which)]),
    "stock": _stock_place,
    "turned": lambda state, which, names: f"{NAMES[state.turned][:-1]}, turned up after the dry lap, starts a column",
    "end": lambda state, which, names: "be done with cleaning" if state.phase == CLEAN else "end your turn",
}


def _zone(state: RixeState, zone: int) -> list[str]:
    lines, empty = [], []
    for number, slot in enumerate(state.slots_of(zone), 1):
        if state.ends[slot] == EMPTY:
            empty.append(str(number))
        else:
            complete = " (complete)" if state.is_complete(slot) else ""
            lines.append(f"  {number}: {column(state.columns[slot])}{complete}")
    return [*lines, f"  empty: {listed(empty)}"] if empty else lines


# ---- The end ----------------------------------------------------------------------------------


def story(state: State, names: Names) -> list[str]:
    """Who won and how the points came about, round by round."""
    end = cast(RixeState, state)
    winners = _winners(end, names)
    best = max(end.points)
    lines = [sentence(f"{do(winners, 'win')} with {count(best, 'point')}")]
    tied = sum(points == best for points in end.points)
    if tied > len(winners):
        lines.append("On equal points, going out more often decides.")
    for seat, name in enumerate(names):
        gained = " + ".join(str(points[seat]) for points, _ in end.tallies)
        outs = count(end.outs[seat], "time")
        columns = count(end.points[seat] - 3 * end.outs[seat], "column")
        lines.append(f"{name}: {end.points[seat]} = {gained}; out {outs}, {columns}.")
    return [piece for line in lines for piece in folded(sentence(line))]


def saga(events: Iterable[Event], names: Names) -> list[str]:
    """The scores after each round, a line a seat."""
    rows = [event.public["scores"] for event in events if event.kind == "round_over"]
    if not rows:
        return []
    width = max(len(name) for name in names)
    lines = [f"{name:<{width}} " + "".join(f"{row[seat]:>4}" for row in rows) for seat, name in enumerate(names)]
    return ["Scores after each round:", *lines]
