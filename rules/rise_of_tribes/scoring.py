"""Victory points: every gain is tested at once, and the game ends on the spot (spec 2, A40)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.rise_of_tribes import tables
from rules.rise_of_tribes.log import note
from rules.rise_of_tribes.rulings import LOWEST_VP

if TYPE_CHECKING:
    from rules.rise_of_tribes.state import RiseState


def gain(s: RiseState, player: int, points: int, why: str) -> None:
    """Give points; with 15 the player wins. After the end nobody gains any more."""
    if s.winner >= 0:
        return
    s.vp[player] += points
    note(s, "points", player, points=points, why=why, total=s.vp[player])
    if s.vp[player] >= tables.WIN_VP:
        s.winner = player
        note(s, "won", player, points=s.vp[player])


def forfeit(s: RiseState, player: int, points: int, why: str) -> None:
    """Take points away, down to the floor (A47)."""
    if s.winner >= 0:
        return
    lost = min(points, s.vp[player] - LOWEST_VP)
    s.vp[player] -= lost
    note(s, "points", player, points=-lost, why=why, total=s.vp[player])
