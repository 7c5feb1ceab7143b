"""The mammoth: hunted, tamed, shifted, lost (spec 1.8, A22)."""

from __future__ import annotations

from rules.rise_of_tribes.components import packing, tables
from rules.rise_of_tribes.components.box import HEXES, MAMMOTH, MOVE
from rules.rise_of_tribes.mechanics import bank, row
from rules.rise_of_tribes.mechanics.bank import forfeit, gain
from rules.rise_of_tribes.position import Position


def may_hunt(s: Position, player: int) -> bool:
    """Whether the wild mammoth is in a hex with enough of the player's members."""
    return MAMMOTH in s.row and s.mammoth >= 0 and s.members[player << 4 | s.mammoth] >= tables.MAMMOTH_MEMBERS


def may_tame(s: Position, player: int) -> bool:
    """Whether the player could hunt it and holds the food to tame it."""
    return s.resources[3 * player] >= tables.MAMMOTH_FOOD and may_hunt(s, player)


def hunt(s: Position, player: int) -> None:
    """The mammoth is food."""
    s.mammoth = -1
    row.leave(s, s.row.index(MAMMOTH))
    bank.take(s, player, 0, tables.MAMMOTH_FOOD)
    gain(s, player, tables.MAMMOTH_HUNT_VP, "mammoth hunted")


def tame(s: Position, player: int) -> None:
    """The mammoth is the player's; its tile stays with the player until it is lost."""
    bank.spend(s, player, 0, tables.MAMMOTH_FOOD)
    row.take_away(s, s.row.index(MAMMOTH))
    s.tamer = player
    gain(s, player, tables.MAMMOTH_TAME_VP, "mammoth tamed")


def shift(s: Position, player: int, h: int) -> None:
    """The tamed mammoth goes to another hex its tamer occupies."""
    s.mammoth = h
    s.tell("mammoth_shifted", player, hex=HEXES[h])


def check(s: Position) -> None:
    """A tamed mammoth without its tamer's members is lost, but while an action is under way only after it."""
    owner = s.tamer
    if owner < 0 or s.members[owner << 4 | s.mammoth]:
        return
    act = packing.action_under_way(s.stack)
    waits = act >= 0 if s.rules_version > 1 else act == MOVE and owner == s.active
    if waits:
        return
    s.tamer = s.mammoth = -1
    s.discard = [*s.discard, MAMMOTH]
    s.tell("mammoth_lost", owner)
    forfeit(s, owner, tables.MAMMOTH_TAME_VP, "mammoth lost")
