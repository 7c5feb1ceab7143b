"""Rise of Tribes in words: prompts, orders, the whole position, the story. The log's lines are in `log`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from rules.rise_of_tribes import decision
from rules.rise_of_tribes.components import frames, tables
from rules.rise_of_tribes.components.box import (
    ACTIONS,
    DEVELOPMENTS,
    EVENTS,
    FACES,
    GOAL_COST,
    GOAL_VP,
    GOALS,
    GROW,
    HEXES,
    ITEMS,
    KINDS,
    LEAD,
    LEVEL,
    MOVE,
    POWERS,
    TILES,
    TRIBE_COST,
    TRIBES,
)
from rules.rise_of_tribes.components.layout import bits
from rules.rise_of_tribes.mechanics import ground, standstill, villages
from rules.rise_of_tribes.mechanics.dice import queue_after
from rules.rise_of_tribes.notation.dump import phase as phase
from rules.rise_of_tribes.state import RiseState
from tribes_tui.games.rise_of_tribes.words.log import event, no_point, stood_still, win
from tribes_tui.games.rise_of_tribes.words.prompts import PROMPTS, SPECIAL_PROMPTS, besides
from tribes_tui.words.common import count, does, listed, sentence, waiting, whose

if TYPE_CHECKING:
    from rules import State

Names = Sequence[str]
LEVEL_WORDS = ("weak: two moons", "normal", "strong: two suns")
"""What the dice on an action make of it."""

# ---- What may be done now -------------------------------------------------------------------------


def prompt(view: State, names: Names) -> str:
    """What the viewer may do now, or whom we wait for."""
    state = cast(RiseState, view)
    player = state.current_player
    if player is None:
        return sentence(f"the game is over: {win(winners(state, names))}")
    if state.viewer != player:
        return waiting(names[player])
    kind, _, argument = decision(state)
    special = SPECIAL_PROMPTS.get(kind)
    return (special(state, argument, names) if special else PROMPTS[kind]) + besides(state)


def facts(state: RiseState) -> list[str]:
    """Where in the game we are; that it ends soon comes first, where there is little room."""
    found = [f"turn {state.turn}", f"{tables.WIN_VP} points win"]
    return [f"no point for {state.quiet} rounds, {state.standstill} end it", *found] if warning(state) else found


def warning(state: RiseState) -> str:
    """That the game ends soon because nobody gets on; empty while it doesn't."""
    is_near = state.standstill > state.quiet >= tables.STANDSTILL_TOLD
    return no_point(state.quiet, state.standstill) if is_near else ""


def winners(state: RiseState, names: Names) -> list[str]:
    """Who is first, at the end."""
    return [names[seat] for seat, place in enumerate(state.ranking()) if place == 1]


# ---- An action ------------------------------------------------------------------------------------

Say = Callable[[RiseState, Mapping[str, Any], Names], str]


def action(view: State, id: int, names: Names) -> str:
    """An action in words, as an order: `move a member from A to B`."""
    state = cast(RiseState, view)
    row = state.game.actions[id]
    return SAY[row.kind](state, row.fields, names)


def _whom(names: Names, player: int) -> str:
    return names[player] if player < len(names) else "nobody"


def _say_die(state: RiseState, fields: Mapping[str, Any], names: Names) -> str:
    act = ACTIONS.index(fields["action"])
    if act > LEAD:
        return f"spend the {fields['die']} to {fields['action'].lower().replace(' ', ' the ')}"
    level = LEVEL[queue_after(state.queues[act], FACES.index(fields["die"]))]
    return f"place the {fields['die']} on {fields['action']}: {worth(act, level)} ({LEVEL_WORDS[level]})"


def worth(act: int, level: int) -> str:
    """What an action gives at a level, before developments."""
    if act == GROW:
        return f"grow {tables.GROW_MEMBERS[level]}"
    if act == MOVE:
        return f"move {tables.MOVE_MEMBERS[level]}"
    if act == LEAD:
        return f"draw {count(tables.LEAD_CARDS[level], 'goal')}"
    return f"gather {tables.GATHER_PER_HEX[level]} from {count(tables.GATHER_HEXES[level], 'hex', 'hexes')}"


DONE = {
    frames.GROW: "stop growing",
    frames.MOVE: "move no more members",
    frames.WAYFARE: "send no more members",
    frames.GATHER: "gather no more",
    frames.LEAD: "draw",
    frames.BUILD: "end the turn",
    frames.AFTER_ROLL: "go on",
    frames.CONFLICTS: "go on to building",
    frames.ABANDONED_VILLAGE: "do not build",
    frames.EVADE: "save no more",
}
"""What being done is called, by what one is done with: it is read in logs and reviews, too, where the question is not beside it."""


def _say_done(state: RiseState, fields: Mapping[str, Any], names: Names) -> str:
    return DONE[decision(state).kind]


def _say_bottom(state: RiseState, fields: Mapping[str, Any], names: Names) -> str:
    tile = state.deck[fields["tile"] - 1] if len(state.deck) >= fields["tile"] else -1
    return f"put {EVENTS[tile] if tile >= 0 else 'that tile'} at the bottom"


def _say_build(state: RiseState, fields: Mapping[str, Any], names: Names) -> str:
    return f"build a village in {_place(state, fields['hex'])}"


def completing(name: str) -> str:
    """To complete a goal, and what it costs."""
    goal = GOALS.index(name)
    return f"complete {name} for {cost(GOAL_COST[goal])}" if goal < DEVELOPMENTS else f"complete {name}"


def _say_complete(state: RiseState, fields: Mapping[str, Any], names: Names) -> str:
    return f"{completing(fields['goal'])}: {count(GOAL_VP[GOALS.index(fields['goal'])], 'point')}"


def _say_buy(state: RiseState, fields: Mapping[str, Any], names: Names) -> str:
    return f"buy the {fields['item'].capitalize()}"


def _say_loan(state: RiseState, fields: Mapping[str, Any], names: Names) -> str:
    return f"give {fields['pay']} to {_whom(names, fields['from'])} and borrow {fields['development']}"


PUT = {
    frames.LAY_GLACIER: "lay the Glacier on",
    frames.PUT_TIGER: "put the tiger on",
    frames.PUT_MAMMOTH: "put the mammoth on",
    frames.PUT_INVADERS: "put the invaders in",
}
"""What is done with what a hex is chosen for, by the kind of decision; else members settle there."""


def to_put(state: RiseState) -> str:
    """What is done with the hex that is chosen, before its name: `settle in`, `put the tiger on`."""
    return PUT.get(decision(state).kind, "settle in")


def _place(state: RiseState, letter: str) -> str:
    h = HEXES.index(letter)
    if h >= state.layout.size:
        return letter
    return f"{letter} ({'Glacier' if h == state.glacier else TILES[state.tiles[h]]})"


def cost(amounts: Sequence[int]) -> str:
    """Resources in words: `2 food, 1 wood and 1 stone`."""
    parts = [f"{amount} {kind}" for amount, kind in zip(amounts, (*KINDS, "of any kind"), strict=False) if amount]
    return listed(parts) or "nothing"


SAY: dict[str, Say] = {
    "DONE": _say_done,
    "ROLL": lambda s, f, names: "roll the dice",
    "DREAM": lambda s, f, names: "look at the next two events",
    "BOTTOM": _say_bottom,
    "LIGHT": lambda s, f, names: f"pay {f['resource']} to turn a moon into a sun",
    "DIE": _say_die,
    "GROW": lambda s, f, names: f"grow a member in {_place(s, f['hex'])}",
    "GROW_BOARD": lambda s, f, names: "grow a member in ambush, on your board",
    "MOVE": lambda s, f, names: f"move a member from {f['from']} to {_place(s, f['to'])}",
    "WAYFARE": lambda s, f, names: f"pay 1 wood for Wayfarers from {f['from']} to {_place(s, f['to'])}",
    "FAR": lambda s, f, names: "send one more that has not moved",
    "FAR_MOVED": lambda s, f, names: "send one more that has moved",
    "SHIFT": lambda s, f, names: f"let the mammoth follow to {f['hex']}",
    "GATHER": lambda s, f, names: f"gather from {_place(s, f['hex'])}",
    "GATHER_STONE": lambda s, f, names: f"gather stone at the volcano from {f['hex']}",
    "RETURN": lambda s, f, names: f"put back {f['goal']}",
    "TAKE": lambda s, f, names: f"take 1 {f['resource']}",
    "PAY": lambda s, f, names: f"pay {f['resource']}",
    "SAVE": lambda s, f, names: f"save 1 {f['resource']}",
    "VICTIM": lambda s, f, names: f"choose a member of {_whom(names, f['player'])}",
    "PLACE": lambda s, f, names: f"{to_put(s)} {_place(s, f['hex'])}",
    "LOSE": lambda s, f, names: f"lose a member in {_place(s, f['hex'])}",
    "SITE": lambda s, f, names: f"lay the volcano on site {f['site']}, beside {shore(s, f['site'] - 1)}",
    "DROP": lambda s, f, names: "drop out",
    "BID": lambda s, f, names: f"bid {count(f['resources'], 'resource')}",
    "GIVE": lambda s, f, names: f"give {f['resource']} to {_whom(names, f['to'])}",
    "FIGHT": lambda s, f, names: f"resolve the conflict in {_place(s, f['hex'])}: {forecast(s, f['hex'], names)}",
    "BOW": lambda s, f, names: f"shoot a member of {_whom(names, f['player'])}",
    "BOW_INVADERS": lambda s, f, names: "shoot an invader",
    "CUNNING": lambda s, f, names: f"pay 1 resource for a conflict in {_place(s, f['hex'])}",
    "INTIMIDATE": lambda s, f, names: f"pay 1 resource to drive a member from {f['from']} to {f['to']}",
    "AMBUSH": lambda s, f, names: f"send one more from the ambush into {f['hex']}",
    "EVADE": lambda s, f, names: f"let a defeated member slip away to {f['hex']}",
    "BUILD": _say_build,
    "BUILD_ELDER": lambda s, f, names: f"{_say_build(s, f, names)}, your elder comes to it",
    "BUILD_HIDDEN": lambda s, f, names: "build your hidden village",
    "COMPLETE": _say_complete,
    "LEARN": lambda s, f, names: f"pay {f['resource']} for Shared Knowledge: draw a goal",
    "ALTAR": lambda s, f, names: (
        f"give the Altar a member and {'1 of each' if f['pay'] == 'each' else '4 ' + f['pay']}: 1 point"
    ),
    "POWER": lambda s, f, names: f"be led by {f['power']}",
    "BUY": _say_buy,
    "TRADE": lambda s, f, names: f"swap 2 {f['give']} for 1 {f['get']}",
    "EXOGAMY": lambda s, f, names: f"pay 2 resources to another player and win a member over in {_place(s, f['hex'])}",
    "LOAN": _say_loan,
}


def shore(state: RiseState, site: int) -> str:
    return listed(HEXES[h] for h in bits(state.layout.shores[site])) if site < len(state.layout.shores) else "nothing"


def forecast(state: RiseState, letter: str, names: Names) -> str:
    """Who would be left after the rounds of a conflict, Bow, Walls and Evasion aside: `Ada keeps 2`."""
    h = HEXES.index(letter)
    if h >= state.layout.size:
        return "nothing there"
    sides = [(count, names[p]) for p, count in enumerate(state.members_at(h)) if count]
    if state.invaders_hex == h:
        sides.append((state.invaders, "the invaders"))
    if len(sides) == 1:
        return f"down to {ground.limit(state, h)}"
    most, second = sorted(sides, reverse=True)[:2]
    if most[0] == second[0]:
        return "nobody is left"
    keep = "keep" if most[1] == "the invaders" else ""
    left = min(most[0] - second[0], ground.limit(state, h)) if not keep else most[0] - second[0]
    return f"{most[1]} keep {left}" if keep else f"{does(most[1], 'keep')} {left}"


def outcome(view: State, id: int) -> str:
    """What an action brings, where that can be told: a new resource, a point."""
    state = cast(RiseState, view)
    row = state.game.actions[id]
    if row.kind == "BUILD" and state.current_player is not None:
        is_abandoned = decision(state).kind == frames.ABANDONED_VILLAGE
        price = tables.ABANDONED_COST if is_abandoned else TRIBE_COST[state.tribe[state.current_player]]
        return f"1 point a turn, for {cost(price)}"
    return ""


# ---- The whole position ---------------------------------------------------------------------------


def position(view: State, names: Names) -> list[str]:
    """The whole view as plain lines of at most 78 columns."""
    state = cast(RiseState, view)
    lines = [f"Rise of Tribes, turn {state.turn}, {whose(names[state.active])} turn."]
    lines += [f"{ACTIONS[act]}: {queue_words(state, act)}" for act in range(4)]
    if state.hand:
        lines.append(f"Dice to place: {listed(FACES[face] for face in state.hand)}")
    lines += [_event_line(state, slot) for slot in range(2) if state.row[slot] >= 0] or ["No events are active."]
    lines += [line for player in range(state.players) for line in tribe_lines(state, player, names)]
    lines += [hex_line(state, h, names) for h in range(state.layout.size)]
    if state.site >= 0:
        lines.append(f"The volcano lies beside {shore(state, state.site)}.")
    return [piece for line in lines for piece in folded(line)]


def queue_words(state: RiseState, act: int) -> str:
    """The three dice on an action, and what each face would make of it now."""
    code = state.queues[act]
    dice = " ".join(FACES[die] for die in (code // 9, code // 3 % 3, code % 3))
    offers = [f"{FACES[face]}: {worth(act, LEVEL[queue_after(code, face)])}" for face in sorted(set(state.hand))]
    return f"{dice}{'; ' + ', '.join(offers) if offers else ''}"


def _event_line(state: RiseState, slot: int) -> str:
    tokens = cost(state.tokens[3 * slot : 3 * slot + 3])
    return f"Event: {EVENTS[state.row[slot]]}{f', {tokens} on it' if tokens != 'nothing' else ''}"


def tribe_lines(state: RiseState, player: int, names: Names) -> list[str]:
    """Everything about a tribe off the map."""
    held = cost(state.resources[3 * player : 3 * player + 3])
    tribe = TRIBES[state.tribe[player]]
    power = f", {POWERS[state.power[player]]}" if state.power[player] >= 0 else ""
    built = count(villages.count(state, player), "village")
    lines = [
        f"{names[player]} ({tribe}{power}): {count(state.vp[player], 'point')}, {built}, {held}, {state.supply[player]} in supply"
    ]
    extras = [f"the {ITEMS[item].capitalize()}" for item in range(3) if state.item_owner[item] == player]
    if state.hidden[player]:
        extras.append("hidden village")
    if state.tamer == player:
        extras.append(f"mammoth in {HEXES[state.mammoth]}")
    if state.board[player]:
        extras.append(f"{count(state.board[player], 'member')} in ambush")
    if extras:
        lines.append(f"  has {listed(extras)}")
    for label, mask in (("wants", state.goals[player]), ("has done", state.completed[player])):
        if mask:
            lines.append(f"  {label} {listed(GOALS[goal] for goal in bits(mask))}")
    return lines


def hex_line(state: RiseState, h: int, names: Names) -> str:
    """A hex and everything on it."""
    parts = [f"{names[p]} {count}" for p, count in enumerate(state.members_at(h)) if count]
    if state.invaders_hex == h:
        parts.append(f"invaders {state.invaders}")
    if state.village[h] >= 0:
        parts.append(f"{whose(names[state.village[h]])} village")
    parts += [f"{whose(names[p])} elder" for p in range(state.players) if state.elder[p] == h]
    parts += ["the tiger"] * (state.tiger == h) + ["the mammoth"] * (state.mammoth == h)
    if h in (state.glacier, state.melted):
        name = "Glacier" if h == state.glacier else "melted Glacier"
        parts.append(f"{name}, {count(state.ice_stones, 'stone')}")
    crowd = f" ({state.population[h]} of {ground.limit(state, h)})" if state.population[h] else ""
    return f"{HEXES[h]} {TILES[state.tiles[h]]}{crowd}: {', '.join(parts) or 'empty'}"


def folded(line: str, width: int = 78) -> list[str]:
    """A line cut at blanks into pieces of at most `width` columns."""
    lines = []
    while len(line) > width:
        cut = line.rfind(" ", 3, width + 1)
        cut = cut if cut > 0 else width
        lines.append(line[:cut])
        line = "    " + line[cut:].lstrip()
    return [*lines, line]


# ---- The end --------------------------------------------------------------------------------------


MOST = "Then most points count, then villages, goals, and members on the map."


def story(state: State, names: Names) -> list[str]:
    """Who won and how the points came about."""
    end = cast(RiseState, state)
    first = winners(end, names)
    if standstill.stands_still(end):
        lines = [sentence(stood_still(end.quiet, first)), MOST]
    else:
        lines = [sentence(f"{win(first)} with {count(max(end.vp), 'point')} in turn {end.turn}")]
    for player in sorted(range(end.players), key=end.ranking().__getitem__):
        done = [*bits(end.completed[player])]
        from_goals = sum(GOAL_VP[goal] for goal in done)
        goals = listed(GOALS[goal] for goal in done)
        text = f"{names[player]}: {count(end.vp[player], 'point')}, {from_goals} from goals"
        text += f" ({goals})" if goals else ""
        lines.append(sentence(f"{text}, {end.vp[player] - from_goals} from villages and events"))
    return lines


SECTIONS = {
    frames.CHOOSE_POWER: "1.9",
    frames.LAY_GLACIER: "1.10",
    frames.SETTLE: "1.5",
    frames.ENTER: "2.0",
    frames.BEFORE_ROLL: "2.2",
    frames.AFTER_ROLL: "2.2",
    frames.CONFLICTS: "2.6",
    frames.BOW: "2.6",
    frames.EVADE: "a24",
    frames.BUILD: "2.7",
    frames.AUCTION: "2.3",
    frames.SHARE: "2.3",
    frames.LOSE: "2.3",
    frames.PUT_VOLCANO: "2.3",
    frames.ABANDONED_VILLAGE: "a21",
    frames.PUT_TIGER: "1.8",
    frames.PUT_MAMMOTH: "1.8",
    frames.PUT_INVADERS: "1.8",
}


def section(view: State) -> str:
    """The section of the rulebook that speaks of what happens now."""
    state = cast(RiseState, view)
    return SECTIONS.get(decision(state).kind, "2.4") if state.winner < 0 else "2"


__all__ = ["action", "event", "forecast", "outcome", "position", "prompt", "section", "story"]
