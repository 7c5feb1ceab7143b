"""Members on the map: adding them, taking them off, and the checks that follow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.rise_of_tribes import mammoth, villages
from rules.rise_of_tribes.components import HEXES
from rules.rise_of_tribes.log import note

if TYPE_CHECKING:
    from rules.rise_of_tribes.state import RiseState


def add(s: RiseState, player: int, h: int, count: int = 1) -> None:
    """Put members of the player's supply on a hex."""
    s.supply[player] -= count
    s.members[player << 4 | h] += count
    s.population[h] += count
    if count:
        s.occupied[player] |= 1 << h


def take_off(s: RiseState, player: int, h: int, count: int = 1) -> None:
    """Take members off a hex, back to the supply, without the checks of spec 2.4."""
    s.supply[player] += count
    s.population[h] -= count
    left = s.members[player << 4 | h] = s.members[player << 4 | h] - count
    if not left:
        s.occupied[player] &= ~(1 << h)


def lose(s: RiseState, player: int, h: int) -> None:
    """One member is lost: off the hex, then the checks."""
    take_off(s, player, h)
    if s.events is not None:
        note(s, "member_lost", player, hex=HEXES[h])
    check(s, player, h)


def check(s: RiseState, player: int, h: int) -> None:
    """The checks after members of `player` left hex `h` (spec 2.4): village, hidden village, mammoth."""
    if s.members[player << 4 | h]:
        return
    if s.village[h] == player:
        villages.destroy(s, h)
    if s.hidden[player] and not s.occupied[player]:
        villages.destroy_hidden(s, player)
    if s.tamer == player and s.mammoth == h:
        mammoth.check(s)
