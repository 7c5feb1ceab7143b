"""What speaks for an action of Rise of Tribes, in its own facts: the goals that it brings nearer."""

from __future__ import annotations

from collections.abc import Iterator

from rules import Rng
from rules.rise_of_tribes.components.box import DEVELOPMENTS, GOAL_VP, GOALS
from rules.rise_of_tribes.components.layout import bits
from rules.rise_of_tribes.state import RiseState
from tribes_tui.games.rise_of_tribes.words.goals import UNITS, progress
from tribes_tui.words.common import count


def reasons(view: RiseState, id: int) -> Iterator[str]:
    """A sentence an achievement in hand that more, or less, is there of afterwards, while the same turn goes on."""
    player, row = view.current_player, view.game.actions[id]
    if player is None or player != view.viewer:
        return
    if row.kind == "COMPLETE":
        points = GOAL_VP[GOALS.index(row.fields["goal"])]
        yield f"It is worth {count(points, 'point')}: you would have {view.scores()[player] + points}."
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
