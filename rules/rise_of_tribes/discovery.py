"""Discovery: a resource for entering a hex that holds only opponents (spec 1.8, A18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.rise_of_tribes import row
from rules.rise_of_tribes.components import DISCOVERY, KINDS
from rules.rise_of_tribes.ground import others
from rules.rise_of_tribes.log import note

if TYPE_CHECKING:
    from rules.rise_of_tribes.state import RiseState


def discovers(s: RiseState, player: int, h: int) -> bool:
    """Whether a member who is about to enter `h` makes a discovery: once per hex in one MOVE, opponents there,
    none of the player's own at that moment."""
    if DISCOVERY not in s.row or s.entered >> h & 1 or s.members[player << 4 | h]:
        return False
    return bool(others(s, player) >> h & 1)


def find(s: RiseState, player: int, kind: int) -> None:
    """Take one token from the tile."""
    slot = s.row.index(DISCOVERY)
    s.tokens[3 * slot + kind] -= 1
    s.resources[3 * player + kind] += 1
    note(s, "resources", player, resource=KINDS[kind], count=1, tile="Discovery")
    row.leave_if_empty(s, slot)
