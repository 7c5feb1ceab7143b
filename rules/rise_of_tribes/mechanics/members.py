"""Members on the map: adding them, taking them off, and the checks that follow."""

from __future__ import annotations

from rules.rise_of_tribes.components.box import HEXES
from rules.rise_of_tribes.mechanics import mammoth, villages
from rules.rise_of_tribes.position import Position


def lose(s: Position, player: int, h: int) -> None:
    """One member is lost: off the hex, then the checks."""
    s.take_members(player, h)
    if s.events is not None:
        s.tell("member_lost", player, hex=HEXES[h])
    check(s, player, h)


def check(s: Position, player: int, h: int) -> None:
    """The checks after members of `player` left hex `h` (spec 2.4): village, hidden village, mammoth."""
    if s.members[player << 4 | h]:
        return
    if s.village[h] == player:
        villages.destroy(s, h)
    if s.hidden[player] and not s.occupied[player]:
        villages.destroy_hidden(s, player)
    if s.tamer == player and s.mammoth == h:
        mammoth.check(s)
