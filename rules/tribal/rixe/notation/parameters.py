"""Where an action of the Rixe takes place, in the specification's numbers."""

from __future__ import annotations

from rules.tribal.moves import ONTO
from rules.tribal.rixe.components.actions import COLLECT, DRAW, PLAY, PLAY_NINE, PLAY_ONTO
from rules.tribal.rixe.position import Position


def parameters(s: Position, action: int) -> dict[str, int]:
    """Where a legal MOVE, PLAY or COLLECT takes place now; nothing of other actions.

    `z`, `slot`, `k`: zone, slot and index of the group's first card; `to_z`, `to_slot`: where it goes.
    """
    where: dict[str, int] = {}
    if not s.is_legal(action) or action >= DRAW:
        return where
    if action < PLAY:
        source = s.place[action >> 2]
        where["z"], where["slot"] = s.zone_and_slot(source)
        where["k"] = len(s.columns[source]) - len(s.group(action >> 2))
        where["to_z"], where["to_slot"] = s.zone_and_slot(s.place[ONTO[action]])
    elif action >= COLLECT:
        where["z"], where["slot"] = s.zone_and_slot(s.place[action - COLLECT])
    elif action >= PLAY_NINE:
        where["to_z"], where["to_slot"] = s.zone_and_slot(s.first_empty(action - PLAY_NINE & 3))
    else:
        where["to_z"], where["to_slot"] = s.zone_and_slot(s.place[PLAY_ONTO[action - PLAY]])
    return where
