"""Where the cursor begins: on what one stands best with when the turn is over; else by the rules' hints and a glance at the table."""

from collections.abc import Callable, Sequence

from rules import Rng
from rules.rise_of_tribes import decision
from rules.rise_of_tribes.components.box import (
    ACTIONS,
    COMPLETE_TRIBE,
    DEVELOPMENTS,
    GATHER_6,
    GOAL_VP,
    GOALS,
    HEXES,
    KINDS,
    LEAD,
    TRIBE_COST,
)
from rules.rise_of_tribes.components.frames import (
    BOW,
    BUILD,
    CONFLICTS,
    DIE,
    ENTER,
    GATHER,
    GROW,
    MOVE,
    PUT_TIGER,
    PUT_VOLCANO,
    SETTLE,
)
from rules.rise_of_tribes.components.layout import bits
from rules.rise_of_tribes.components.tables import LIMIT
from rules.rise_of_tribes.evaluation.values import standing, time_left
from rules.rise_of_tribes.mechanics import ground
from rules.rise_of_tribes.state import RiseState
from tribes_tui.games.rise_of_tribes.all_here import spoils
from tribes_tui.games.rise_of_tribes.words.figures import eruption_losses, is_ready, progress, win_next
from tribes_tui.games.rise_of_tribes.words.things import Fields

MUCH = 10
"""How much more one's own loss counts than another's."""
LOSSES: dict[int, Callable[[RiseState, Fields], Sequence[int]]] = {
    PUT_VOLCANO: lambda view, fields: eruption_losses(view, fields["site"] - 1) if "site" in fields else (),
    PUT_TIGER: lambda view, fields: (
        [*map(bool, view.members_at(HEXES.index(fields["hex"])))] if "hex" in fields else ()
    ),
}
"""What is put where it costs members -> how many it would cost each."""


def looks(view: RiseState, actions: Sequence[int], hints: Sequence[float]) -> list[float]:
    """How good actions look: of one's own turn how one would stand when it is over; of places for the volcano and the tiger where one loses
    least, and others most; else what the rules' hints say, on what land one begins, what would be lost."""
    player, kind, rows = view.current_player, decision(view).kind, [view.game.actions[action] for action in actions]
    if player is None:
        return [*hints]
    if kind in LOSSES:
        lost = [LOSSES[kind](view, row.fields) for row in rows]
        return [sum(one) - MUCH * one[player] if one else 0 for one in lost]
    found = [hint + at_a_glance(view, player, row.kind, row.fields) for hint, row in zip(hints, rows, strict=True)]
    if player == view.active and kind in LOOKED_AHEAD:
        found = ahead(view, actions, found)
    is_lost = kind == BUILD and bool(win_next(view))  # no village that stands brings anything any more
    return [one - FALLS * (is_lost and row.kind in VILLAGES) for one, row in zip(found, rows, strict=True)]


VILLAGES = ("BUILD", "BUILD_ELDER", "BUILD_HIDDEN")
VILLAGE, MAJORITY, FALLS = 2, 20, 100
"""Members that a village, a majority, and a village that falls count as where a member has to go."""
SPARE = {
    **dict.fromkeys(("PAY", "LIGHT", "LEARN", "GIVE"), ("resource", 1)),
    "LOAN": ("pay", 1),
    "TAKE": ("resource", -1),
}
"""Kinds of actions with which one of any kind is paid, or got -> the field that names it."""
LITTLE = 0.05
"""What one more than the next village needs counts: it decides between what is else as good."""
HOPE, BEGUN = 0.3, -1.0
"""What a goal that isn't known yet counts more; what speaks against giving up one that has begun."""


def at_a_glance(view: RiseState, player: int, kind: str, fields: Fields) -> float:
    """What the hints don't know: how well a hex bears the loss of a member, those with most members best; how good a land is to begin on, that
    has room for a tribe, and gives to the few as well; what goals that may be drawn are worth more than one that is put back, in the mean;
    how much more there is than the next village needs of what is paid, or less of what is taken."""
    if kind == "LOSE":
        h = HEXES.index(fields["hex"])
        own, has_village = view.members_at(h)[player], view.village[h] == player
        is_left = 2 * own > view.population[h] and 2 * (own - 1) <= view.population[h] - 1
        return own - VILLAGE * has_village - MAJORITY * is_left - FALLS * (has_village and own == 1)
    if kind == "PLACE" and decision(view).kind in (SETTLE, ENTER):
        h = HEXES.index(fields["hex"])
        return ground.limit(view, h) - LIMIT - ground.is_wild(view, h)
    if kind == "RETURN":
        goal = GOALS.index(fields["goal"])
        if goal >= DEVELOPMENTS and progress(view, player, goal)[0]:
            return BEGUN
        drawn = [_worth(view, player, one) for one in view.resample(Rng(0)).goal_decks[player]]
        return HOPE + sum(drawn) / max(1, len(drawn)) - _worth(view, player, goal)
    field, sign = SPARE.get(kind, ("", 0))
    if fields.get(field) not in KINDS:
        return 0.0
    k = KINDS.index(fields[field])
    return LITTLE * sign * (view.resources[3 * player + k] - TRIBE_COST[view.tribe[player]][k])


def _worth(view: RiseState, player: int, goal: int) -> float:
    """Its points, half of them by how near it is while it isn't ready."""
    return GOAL_VP[goal] * (
        1.0 if is_ready(view, player, goal) else 0.5 * (goal < DEVELOPMENTS or _share(view, player, goal))
    )


LOOKED_AHEAD = (DIE, GROW, MOVE, GATHER, CONFLICTS, BOW, BUILD)
"""Decisions of one's own turn that are seen to its end."""
MOST, STEPS = 8, 60
"""So many actions are seen so far ahead, those that look best; so many steps at the most."""
DRAWN = 3
"""So many ways in which goals may lie in the deck are tried."""
UNSEEN = 1000
"""What it counts against those that are not."""
AT_ONCE = (GATHER_6, COMPLETE_TRIBE)
"""Achievements that are gathered for in one turn, or come nearer with whatever else is done."""
NEARER = 0.5
"""What an achievement's points count as it comes nearer, all but done."""
SPOILT = 0.3
"""What speaks against a step by which a member or a village may be lost, though it be mended within the turn: less than a member counts."""
BEFORE = 0.01
"""What looks count that tell apart what comes to the same."""


def ahead(view: RiseState, actions: Sequence[int], looked: Sequence[float]) -> list[float]:
    """For each action how one stands at the end of the turn if all else is done by the rules' hints; which goals are drawn is guessed."""
    best = sorted(range(len(actions)), key=lambda k: -looked[k])[:MOST] if len(actions) > 1 else []
    tries = DRAWN if any(view.game.actions[actions[k]].fields.get("action") == ACTIONS[LEAD] for k in best) else 1
    seed = int(view.key()[:15], 16)
    guesses = [view.resample(Rng(seed + k)) for k in range(tries)]
    stands = {k: sum(_at_the_end(guess.clone(), actions[k]) for guess in guesses) / tries for k in best}
    return [
        stands.get(k, -UNSEEN) + BEFORE * one - SPOILT * spoils(view, action)
        for k, (action, one) in enumerate(zip(actions, looked, strict=True))
    ]


def to_the_end(state: RiseState, *line: int) -> None:
    """Play these, as long as they may be, and on by the rules' hints, to the end of the turn, or as soon as somebody else is asked."""
    turn, player, legal = state.turn, state.active, state.legal_actions()
    for k in range(STEPS):
        is_said = k < len(line) and line[k] in legal
        state.apply(line[k] if is_said else max(legal, key=state.hint) if len(legal) > 1 else legal[0])
        if state.winner >= 0 or (state.turn, state.current_player) != (turn, player):
            break
        legal = state.legal_actions()


def _at_the_end(state: RiseState, action: int) -> float:
    """How whoever is on turn stands then, against the best of the others."""
    player, left = state.active, time_left(state)
    to_the_end(state, action)
    others = max(standing(state, other, left) for other in range(state.players) if other != player)
    goals = (goal for goal in bits(state.goals[player]) if goal >= DEVELOPMENTS and goal not in AT_ONCE)
    near = sum(GOAL_VP[goal] * _share(state, player, goal) ** 2 for goal in goals)
    return standing(state, player, left) + NEARER * near - others + UNSEEN * (state.winner == player)


def _share(state: RiseState, player: int, goal: int) -> float:
    """How much of an achievement is done while it isn't ready."""
    done, wanted = progress(state, player, goal)
    return done / wanted if done < wanted else 0.0
