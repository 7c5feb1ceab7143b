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
    LEAD as LEAD_FRAME,
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
    player, losses = view.current_player, LOSSES.get(decision(view).kind)
    if losses is None or player is None:
        more = home(view, actions), kept(view, actions), spared(view, actions), spare(view, actions)
        found = [sum(all_of_it) for all_of_it in zip(hints, *more, strict=True)]
        if player == view.active and decision(view).kind in LOOKED_AHEAD:
            found = ahead(view, actions, found)
        return [one + late for one, late in zip(found, too_late(view, actions), strict=True)]
    lost = [losses(view, view.game.actions[action].fields) for action in actions]
    return [sum(one) - MUCH * one[player] if one else 0 for one in lost]


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


PAID = {"PAY": "resource", "LIGHT": "resource", "LEARN": "resource", "GIVE": "resource", "LOAN": "pay"}
"""Kinds of actions with which one of any kind is paid -> the field that names it."""
TAKEN = {"TAKE": "resource"}
"""The same of one that is got."""
LITTLE = 0.05
"""What one more than the next village needs counts: it decides between what is else as good."""


def spare(view: RiseState, actions: Sequence[int]) -> list[float]:
    """For each action with which something is paid how much more of that there is than the next village needs; with which it is taken, how
    much less."""
    player, found = view.current_player, []
    for row in (view.game.actions[action] for action in actions):
        paid, taken = (row.fields.get(fields.get(row.kind, "")) for fields in (PAID, TAKEN))
        kind = paid or taken
        if player is None or kind not in KINDS:
            found.append(0.0)
            continue
        k = KINDS.index(kind)
        more = view.resources[3 * player + k] - TRIBE_COST[view.tribe[player]][k]
        found.append(LITTLE * (more if paid else -more))
    return found


HOPE, BEGUN = 0.3, -1.0
"""What a goal that isn't known yet counts more; what speaks against giving up one that has begun."""


def kept(view: RiseState, actions: Sequence[int]) -> list[float]:
    """For each action with which a goal is put back what those that may be drawn instead are worth more, in the mean; against it where the
    goal has begun."""
    player, rows = view.current_player, [view.game.actions[action] for action in actions]
    if player is None or decision(view).kind != LEAD_FRAME:
        return [0.0] * len(rows)
    drawn = [_worth(view, player, goal) for goal in view.resample(Rng(0)).goal_decks[player]]
    more = HOPE + sum(drawn) / max(1, len(drawn))
    held = [GOALS.index(row.fields["goal"]) if row.kind == "RETURN" else -1 for row in rows]
    return [
        0.0
        if goal < 0
        else BEGUN
        if goal >= DEVELOPMENTS and progress(view, player, goal)[0]
        else more - _worth(view, player, goal)
        for goal in held
    ]


def _worth(view: RiseState, player: int, goal: int) -> float:
    """Its points, half of them by how near it is while it isn't ready."""
    return GOAL_VP[goal] * (
        1.0 if is_ready(view, player, goal) else 0.5 * (goal < DEVELOPMENTS or _share(view, player, goal))
    )


def home(view: RiseState, actions: Sequence[int]) -> list[float]:
    """For each action how good a land is to begin on: it has room for a tribe, and gives to the few as well."""
    if decision(view).kind not in (SETTLE, ENTER):
        return [0.0] * len(actions)
    rows = [view.game.actions[action] for action in actions]
    places = [HEXES.index(row.fields["hex"]) if "hex" in row.fields else -1 for row in rows]
    return [0.0 if h < 0 else ground.limit(view, h) - LIMIT - ground.is_wild(view, h) for h in places]


def too_late(view: RiseState, actions: Sequence[int]) -> list[float]:
    """For each action what speaks against a village that stands to bring nothing: somebody else wins before one's next turn."""
    is_lost = decision(view).kind == BUILD and bool(win_next(view))
    return [-FALLS * (is_lost and view.game.actions[action].kind in VILLAGES) for action in actions]


VILLAGES = ("BUILD", "BUILD_ELDER", "BUILD_HIDDEN")
VILLAGE, MAJORITY, FALLS = 2, 20, 100
"""Members that a village, a majority, and a village that falls count as where a member has to go."""


def spared(view: RiseState, actions: Sequence[int]) -> list[float]:
    """For each action how well the hex bears the loss of a member, those with most members best."""
    player, rows = view.current_player, [view.game.actions[action] for action in actions]
    return [
        _borne(view, player, HEXES.index(row.fields["hex"])) if row.kind == "LOSE" and player is not None else 0.0
        for row in rows
    ]


def _borne(view: RiseState, player: int, h: int) -> float:
    own, has_village = view.members_at(h)[player], view.village[h] == player
    is_left = 2 * own > view.population[h] and 2 * (own - 1) <= view.population[h] - 1
    return own - VILLAGE * has_village - MAJORITY * is_left - FALLS * (has_village and own == 1)
