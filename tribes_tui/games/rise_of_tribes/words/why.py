"""What speaks for an action of Rise of Tribes besides what it brings at once: dice, hexes, resources, goals."""

from collections import Counter
from collections.abc import Callable, Iterator

from rules import Rng
from rules.rise_of_tribes import decision
from rules.rise_of_tribes.components import frames
from rules.rise_of_tribes.components.box import (
    ACTIONS,
    AMBUSH,
    CUNNING,
    DEVELOPMENTS,
    DREAMTIME,
    EVASION,
    EXOGAMY,
    FACES,
    GOAL_VP,
    GOALS,
    HEXES,
    HIDDEN_VILLAGE,
    INTIMIDATE,
    LEAD,
    LIGHT_IN_THE_DARK,
    POWERS,
    TERRAINS,
    TILE_KIND,
    TRIBE_COST,
    WAYFARERS,
)
from rules.rise_of_tribes.components.layout import bits
from rules.rise_of_tribes.mechanics import bank, ground
from rules.rise_of_tribes.state import RiseState
from tribes_tui.games.rise_of_tribes.words import board as board_words, figures, things
from tribes_tui.games.rise_of_tribes.words.actions import cost
from tribes_tui.games.rise_of_tribes.words.said import answers, position, things as said_things, why as said
from tribes_tui.games.rise_of_tribes.words.sentences import held_words
from tribes_tui.games.rise_of_tribes.words.things import Fields, Names


def reasons(view: RiseState, id: int, names: Names) -> Iterator[str]:
    """Facts of the action's own kind, then a sentence an achievement that more is there of afterwards."""
    player, row = view.current_player, view.game.actions[id]
    if player is None or player != view.viewer:
        return
    if row.kind in POWER_OF:
        power = POWER_OF[row.kind]
        yield position.leader(power=things.power(power), help=things.power_help(power))
    fact = REASONS[row.kind](view, player, row.fields, names) if row.kind in REASONS else ""
    if fact:
        yield fact
    yield from _goals_nearer(view, id, player)


# ---- Dice ---------------------------------------------------------------------------------------


def _die(view: RiseState, player: int, fields: Fields, names: Names) -> str:
    """What the die makes of the action, and the other one: what is as good with either keeps the other for something else."""
    act, face = ACTIONS.index(fields["action"]), FACES.index(fields["die"])
    if act > LEAD:
        return ""
    other = next((other for other in view.hand if other != face), face)
    more, fewer = (figures.usable(view, player, act, figures.level_with(view, act, one)) for one in (face, other))
    gain, less = (
        board_words.gain_words(view, player, act, figures.level_with(view, act, one)) for one in (face, other)
    )
    which = "alone" if other == face or more < fewer else "both" if more == fewer else "better"
    action, die, kept = things.act(fields["action"]), things.face(fields["die"]), things.face(FACES[other])
    return said.die(action=action, gain=gain, die=die, other_gain=less, other=kept, which=which)


# ---- Hexes --------------------------------------------------------------------------------------


def _crowd(view: RiseState, player: int, fields: Fields, names: Names) -> str:
    """How full the hex is afterwards."""
    letter = fields["to"] if "to" in fields else fields["hex"]
    h = HEXES.index(letter)
    if h >= view.layout.size:
        return ""
    others = sum(view.members_at(h)) - view.members_at(h)[player]
    return said.crowd(hex=letter, members=view.population[h] + 1, limit=ground.limit(view, h), others=others)


def _settle(view: RiseState, player: int, fields: Fields, names: Names) -> str:
    """What lies around a hex where members begin."""
    h = HEXES.index(fields["hex"])
    if decision(view).kind not in (frames.SETTLE, frames.ENTER) or h >= view.layout.size:
        return ""
    kinds = Counter(TILE_KIND[view.tiles[other]] for other in (h, *bits(view.layout.near[h])))
    lands = [said.around_land(land=name, number=kinds[kind]) for kind, name in enumerate(TERRAINS) if kinds[kind]]
    return said.around(hex=fields["hex"], lands=lands)


def _lose(view: RiseState, player: int, fields: Fields, names: Names) -> str:
    h = HEXES.index(fields["hex"])
    left = view.members_at(h)[player] - 1 if h < view.layout.size else 0
    return said.keep(hex=fields["hex"], members=left) if left > 0 else ""


# ---- Resources and goals ------------------------------------------------------------------------


def _village_cost(view: RiseState, player: int, fields: Fields, names: Names) -> str:
    """What one has, beside what the next village costs."""
    return said.village_cost(held=held_words(view, player), cost=cost(TRIBE_COST[view.tribe[player]]))


def _done(view: RiseState, player: int, fields: Fields, names: Names) -> str:
    kind = decision(view).kind
    if kind == frames.BUILD:
        return _village_cost(view, player, fields, names)
    return said.under_limit() if kind == frames.CONFLICTS and not ground.overcrowded(view) else ""


def _complete(view: RiseState, player: int, fields: Fields, names: Names) -> str:
    points = GOAL_VP[GOALS.index(fields["goal"])]
    return said.worth(points=points, then=view.scores()[player] + points)


def _bid(view: RiseState, player: int, fields: Fields, names: Names) -> str:
    """What the bid stands at, what one owns, and what the winner gets."""
    name = names[view.bidder] if view.bidder >= 0 else things.NOBODY
    return said.bid_stands(name=name, bid=view.bid, resources=bank.total(view, player))


def _loan(view: RiseState, player: int, fields: Fields, names: Names) -> str:
    goal = fields["development"]
    return said.loan(goal=things.goal(goal), help=things.goal_does(goal))


def _give(view: RiseState, player: int, fields: Fields, names: Names) -> str:
    other = fields["to"]
    return said.their_points(who=names[other], points=view.scores()[other]) if other < view.players else ""


def _goals_nearer(view: RiseState, id: int, player: int) -> Iterator[str]:
    """While the same turn goes on."""
    then = view.resample(Rng(int(view.key()[:15], 16)))
    wanted = [goal for goal in bits(view.goals[player]) if goal >= DEVELOPMENTS]
    before = {goal: figures.progress(view, player, goal) for goal in wanted}
    then.apply(id)
    if (then.turn, then.active) != (view.turn, view.active):
        return
    for goal, (there, asked) in before.items():
        now = figures.progress(then, player, goal)[0]
        if now > there:
            name, unit = things.goal(GOALS[goal]), said_things.goal_unit(goal=things.key_of(GOALS[goal]))
            yield said.nearer(goal=name, done=now, wanted=asked, unit=unit, before=there)


REASONS: dict[str, Callable[[RiseState, int, Fields, Names], str]] = {
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
    "RETURN": lambda view, player, fields, names: answers.goal(
        goal=board_words.goal_now(view, player, GOALS.index(fields["goal"]))
    ),
    "BID": _bid,
    "DROP": _bid,
    "LOAN": _loan,
    "GIVE": _give,
}
"""What each kind of action has for a fact; the others' are in what they bring at once, or in the leader's power."""

POWER_OF = {
    "DREAM": POWERS[DREAMTIME],
    "LIGHT": POWERS[LIGHT_IN_THE_DARK],
    "WAYFARE": POWERS[WAYFARERS],
    "EXOGAMY": POWERS[EXOGAMY],
    "CUNNING": POWERS[CUNNING],
    "INTIMIDATE": POWERS[INTIMIDATE],
    "AMBUSH": POWERS[AMBUSH],
    "GROW_BOARD": POWERS[AMBUSH],
    "EVADE": POWERS[EVASION],
    "BUILD_HIDDEN": POWERS[HIDDEN_VILLAGE],
}
"""Kinds of actions that a leader's power allows."""
