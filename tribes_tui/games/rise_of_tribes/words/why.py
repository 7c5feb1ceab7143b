"""What speaks for an action of Rise of Tribes besides what it brings at once: dice, hexes, resources, goals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from rules import Rng
from rules.rise_of_tribes import decision
from rules.rise_of_tribes.components import frames, tables
from rules.rise_of_tribes.components.box import (
    ACTIONS,
    DEVELOPMENTS,
    FACES,
    GOAL_VP,
    GOALS,
    HEXES,
    LEAD,
    POWERS,
    TERRAINS,
    TILE_KIND,
    TRIBE_COST,
)
from rules.rise_of_tribes.components.layout import bits
from rules.rise_of_tribes.mechanics import bank, ground
from rules.rise_of_tribes.state import RiseState
from tribes_tui.games.rise_of_tribes.words.board import POWER_HELP, gain_words, level_with
from tribes_tui.games.rise_of_tribes.words.goals import GOAL_HELP, UNITS, goal_help, progress
from tribes_tui.games.rise_of_tribes.words.sentences import cost
from tribes_tui.words.common import capital, count, listed, whose

Names = Sequence[str]
Fields = Mapping[str, Any]


def reasons(view: RiseState, id: int, names: Names) -> Iterator[str]:
    """Facts of the action's own kind, then a sentence an achievement that more, or less, is there of afterwards."""
    player, row = view.current_player, view.game.actions[id]
    if player is None or player != view.viewer:
        return
    if row.kind in POWER_OF:
        power = POWER_OF[row.kind]
        yield f"{power}: {POWER_HELP[POWERS.index(power)]}."
    say = REASONS.get(row.kind)
    if say is not None:
        yield from say(view, player, row.fields, names)
    yield from _goals_nearer(view, id, player)


# ---- Dice ---------------------------------------------------------------------------------------


def _die(view: RiseState, player: int, fields: Fields, names: Names) -> Iterator[str]:
    """What the die makes of the action, and what the other one would."""
    act, face = ACTIONS.index(fields["action"]), FACES.index(fields["die"])
    if act > LEAD:
        return
    made = gain_words(view, player, act, level_with(view, act, face))
    others = [other for other in view.hand if other != face]
    if others:
        other = gain_words(view, player, act, level_with(view, act, others[0]))
        yield f"{fields['action']} gives {made} with the {fields['die']}, and {other} with the {FACES[others[0]]}."
    else:
        yield f"{fields['action']} gives {made} with the {fields['die']}."


# ---- Hexes --------------------------------------------------------------------------------------


def _crowd(view: RiseState, player: int, fields: Fields, names: Names) -> Iterator[str]:
    """How full the hex is afterwards."""
    letter = fields["to"] if "to" in fields else fields["hex"]
    h = HEXES.index(letter)
    if h < view.layout.size:
        others = sum(view.members_at(h)) - view.members_at(h)[player]
        beside = f", {others} of them other players'" if others else ""
        yield f"{letter} then holds {count(view.population[h] + 1, 'member')}{beside}; its limit is {ground.limit(view, h)}."


def _settle(view: RiseState, player: int, fields: Fields, names: Names) -> Iterator[str]:
    """What lies around a hex where members begin."""
    h = HEXES.index(fields["hex"])
    if decision(view).kind not in (frames.SETTLE, frames.ENTER) or h >= view.layout.size:
        return
    kinds = Counter(TILE_KIND[view.tiles[other]] for other in (h, *bits(view.layout.near[h])))
    lands = [count(kinds[kind], name) for kind, name in enumerate(TERRAINS) if kinds[kind]]
    yield f"On {fields['hex']} and beside it lie {listed(lands)}."


def _lose(view: RiseState, player: int, fields: Fields, names: Names) -> Iterator[str]:
    h = HEXES.index(fields["hex"])
    if h < view.layout.size and view.members_at(h)[player] > 1:
        yield f"In {fields['hex']} you keep {count(view.members_at(h)[player] - 1, 'member')}."


# ---- Resources and goals ------------------------------------------------------------------------


def _village_cost(view: RiseState, player: int, fields: Fields, names: Names) -> Iterator[str]:
    """What one has, beside what the next village costs."""
    held = cost(view.resources[3 * player : 3 * player + 3])
    yield f"You have {held} now; a village costs you {cost(TRIBE_COST[view.tribe[player]])}."


def _done(view: RiseState, player: int, fields: Fields, names: Names) -> Iterator[str]:
    kind = decision(view).kind
    if kind == frames.BUILD:
        yield from _village_cost(view, player, fields, names)
    elif kind == frames.CONFLICTS and not ground.overcrowded(view):
        yield "No hex is over its limit."


def _put_back(view: RiseState, player: int, fields: Fields, names: Names) -> Iterator[str]:
    """What the goal would have asked."""
    goal = GOALS.index(fields["goal"])
    near = "" if goal < DEVELOPMENTS else "; now {} of {}".format(*progress(view, player, goal))
    yield f"{goal_help(goal)}{near}."


def _complete(view: RiseState, player: int, fields: Fields, names: Names) -> Iterator[str]:
    points = GOAL_VP[GOALS.index(fields["goal"])]
    yield f"It is worth {count(points, 'point')}: you would have {view.scores()[player] + points}."


def _bid(view: RiseState, player: int, fields: Fields, names: Names) -> Iterator[str]:
    """What the bid stands at, and what one owns."""
    stands = f"the bid of {names[view.bidder]} is {view.bid}" if view.bidder >= 0 else "nobody has bid yet"
    low, high = tables.CHIEFTAIN_LOW_VP, tables.CHIEFTAIN_HIGH_VP
    yield f"{capital(stands)}, and you own {count(bank.total(view, player), 'resource')}."
    yield f"It wins {count(low, 'point')}, from {tables.CHIEFTAIN_HIGH_BID} on {high}."


def _loan(view: RiseState, player: int, fields: Fields, names: Names) -> Iterator[str]:
    yield f"{fields['development']}: {GOAL_HELP[GOALS.index(fields['development'])]}."


def _give(view: RiseState, player: int, fields: Fields, names: Names) -> Iterator[str]:
    other = fields["to"]
    if other < view.players:
        yield f"{capital(whose(names[other]))} points: {view.scores()[other]}."


def _goals_nearer(view: RiseState, id: int, player: int) -> Iterator[str]:
    """While the same turn goes on."""
    then = view.resample(Rng(int(view.key()[:15], 16)))
    wanted = [goal for goal in bits(view.goals[player]) if goal >= DEVELOPMENTS]
    before = {goal: progress(view, player, goal) for goal in wanted}
    then.apply(id)
    if (then.turn, then.active) != (view.turn, view.active):
        return
    for goal, (there, asked) in before.items():
        now = progress(then, player, goal)[0]
        if now != there:
            yield f"{GOALS[goal]}: {now} of {asked} {UNITS[goal]} instead of {there}."


Reasons = Callable[[RiseState, int, Fields, Names], Iterator[str]]
REASONS: dict[str, Reasons] = {
    "DIE": _die,
    "DONE": _done,
    "GROW": _crowd,
    "MOVE": _crowd,
    "PLACE": _settle,
    "LOSE": _lose,
    "TAKE": _village_cost,
    "PAY": _village_cost,
    "SAVE": _village_cost,
    "GATHER": _village_cost,
    "GATHER_STONE": _village_cost,
    "TRADE": _village_cost,
    "LEARN": _village_cost,
    "ALTAR": _village_cost,
    "COMPLETE": _complete,
    "RETURN": _put_back,
    "BID": _bid,
    "DROP": _bid,
    "LOAN": _loan,
    "GIVE": _give,
}
"""What each kind of action has for a fact; the others' are in what they bring at once, or in the leader's power."""

POWER_OF = {
    "DREAM": "Dreamtime",
    "LIGHT": "Light in the Dark",
    "WAYFARE": "Wayfarers",
    "EXOGAMY": "Exogamy",
    "CUNNING": "Cunning",
    "INTIMIDATE": "Intimidate",
    "AMBUSH": "Ambush",
    "GROW_BOARD": "Ambush",
    "EVADE": "Evasion",
    "BUILD_HIDDEN": "Hidden Village",
}
"""Kinds of actions that a leader's power allows."""
