"""What nobody advises in a Duel: what leads cards back to where they have been in the same turn, or wastes what could be laid."""

from collections.abc import Collection, Sequence
from itertools import takewhile
from typing import cast

from rules import Event, State
from rules.tribal.cards import CODES
from rules.tribal.duel.components.phases import COLUMNS
from rules.tribal.duel.state import DuelState
from tribes_tui.games.tribal.duel.foresight import wasted

ENDS = "turn_ended", "cleaned"


def back(view: State, events: Sequence[Event]) -> Collection[int]:
    """The legal moves of a group to a column in which it has been in this turn, and what is `wasted`; `events`: what happened last, oldest
    first."""
    state, been = cast(DuelState, view), dict[int, set[int]]()
    for event in takewhile(lambda one: one.kind not in ENDS, reversed(events)):
        if event.kind == "moved" and event.player == state.current_player:
            fields = event.public
            columns = {fields["z"] * COLUMNS + fields["i"], fields["to_z"] * COLUMNS + fields["j"]}
            for name in fields["cards"]:
                been.setdefault(CODES[name], set()).update(columns)
    found = {*wasted(state)}
    for id in state.legal_actions() if been else ():
        row, where = state.game.actions[id], state.parameters(id)
        if row.kind == "MOVE" and where["to_z"] * COLUMNS + where["j"] in been.get(CODES[str(row.fields["card"])], ()):
            found.add(id)
    return found
