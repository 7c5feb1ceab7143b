"""What members that grow or move bring towards one's achievements: the cursor begins there, not on what ends it; nor on an achievement
that is under way, where goals go back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rules import Rng
from rules.rise_of_tribes.components.box import DEVELOPMENTS, GOAL_VP, GOALS
from rules.rise_of_tribes.components.layout import bits
from rules.rise_of_tribes.state import RiseState
from tribes_tui.games.rise_of_tribes.all_here import spoils
from tribes_tui.games.rise_of_tribes.figures import progress

KINDS = ("GROW", "MOVE")
AHEAD = 0.5
"""What counts of that which only the next move brings."""


def goals_nearer(view: RiseState, actions: Sequence[int]) -> list[float]:
    """For each action the points of one's achievements by the share of what they lacked that it brings, or takes away; nothing
    where a member or a village would be lost for it."""
    player, rows = view.current_player, view.game.actions
    goals = [] if player is None else [goal for goal in bits(view.goals[player]) if goal >= DEVELOPMENTS]
    if any(rows[action].kind == "RETURN" for action in actions):
        return [-_share(view, rows[action].fields.get("goal")) for action in actions]
    if not goals or not any(rows[action].kind in KINDS for action in actions):
        return [0.0] * len(actions)
    seen, lacks = view.resample(Rng(int(view.key()[:15], 16))), _lacks(view, view.active, goals)
    return [_nearer(seen, action, lacks) if rows[action].kind in KINDS else 0.0 for action in actions]


def _share(view: RiseState, goal: str | None) -> float:
    """How much of an achievement is done."""
    player = view.current_player
    if goal is None or player is None or GOALS.index(goal) < DEVELOPMENTS:
        return 0.0
    done, wanted = progress(view, player, GOALS.index(goal))
    return done / max(1, wanted)


def _nearer(state: RiseState, action: int, lacks: Mapping[int, int]) -> float:
    """By one action; where a member's move brings nothing, by that of another member who was there and goes on."""
    gain, then = _gain(state, action, lacks)
    row = state.game.actions[action]
    if gain or then is None or row.kind != "MOVE":
        return gain
    onward = (one for one in then.legal_actions() if then.game.actions[one].fields.get("from") == row.fields["to"])
    moves = (one for one in onward if then.game.actions[one].kind == "MOVE")
    return AHEAD * max((_gain(then, one, lacks)[0] for one in moves), default=0.0)


def _gain(state: RiseState, action: int, lacks: Mapping[int, int]) -> tuple[float, RiseState | None]:
    """What an action brings, and what comes of it; None where it is not worth it or the turn is over."""
    if spoils(state, action):
        return 0.0, None
    then = state.clone()
    then.apply(action)
    if (then.turn, then.active) != (state.turn, state.active):
        return 0.0, None
    now = _lacks(then, state.active, lacks)
    return sum(GOAL_VP[goal] * (lack - now[goal]) / max(1, lack) for goal, lack in lacks.items()), then


def _lacks(state: RiseState, player: int, goals: Iterable[int]) -> dict[int, int]:
    """What each of a tribe's achievements still asks for."""
    found = {goal: progress(state, player, goal) for goal in goals}
    return {goal: max(0, wanted - done) for goal, (done, wanted) in found.items()}
