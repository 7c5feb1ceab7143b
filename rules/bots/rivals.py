"""Who the rivals are. What was measured of each stands in `STRENGTH.md`; `python -m rules.bots.rivalry NAME` measures it anew.

A game of another package may bring rivals of its own: a tuple of `Rival` as its attribute `rivals`.
"""

from __future__ import annotations

from collections.abc import Iterator

import rules
from rules.bots.rival import ATTACKS, GATHERS, GUARDS, HURRIES, Rival

RIVALS: tuple[Rival, ...] = (
    # Any bot attacks whenever it can: Flint keeps others guessing where its wolves lie.
    Rival("Flint", "tribe", ATTACKS, 40, {"swapped": 7.0}, version=2),
    Rival(
        "Palisade",
        "tribe",
        GUARDS,
        10,
        {f"took card={one}_spirit": 0.8 for one in ("eagle", "bear", "salmon")},
        judges=12,
    ),
    Rival("Brook", "tribe", HURRIES, 50, {"took card=desert_wind": 0.8, "took card=lightning": 0.8}),
    Rival("Acorn", "tribe", GATHERS, 30, {"took": 0.36}, judges=31),
    Rival("Talon", "indy", ATTACKS, 20, {"swapped": 0.07}, judges=38),
    Rival("Boulder", "indy", GUARDS, 50, {"passed": 0.015}),
    Rival("Colt", "indy", HURRIES, 30, {"exchanged count=0": 0.1}, judges=36),
    Rival("Magpie", "indy", GATHERS, 65, {"exchanged count=2": 0.15}),
    Rival("Viper", "tribal_duel", ATTACKS, 50, {"stolen": 20.0}, version=2),
    Rival("Shell", "tribal_duel", GUARDS, 30, {"placed z=own": 20.0}, version=2),
    Rival("Gale", "tribal_duel", HURRIES, 20, {"drawn": 60.0}, version=2),
    Rival("Squirrel", "tribal_duel", GATHERS, 40, {"taken": 90.0}, judges=42, version=2),
    Rival("Thorn", "tribal_rixe", ATTACKS, 50, {"new_column z=other": 8.0}),
    Rival("Burrow", "tribal_rixe", GUARDS, 30, {"new_column z=own": 8.0}),
    Rival("Spark", "tribal_rixe", HURRIES, 40, {"moved to_z=other": 70.0}),
    Rival("Honey", "tribal_rixe", GATHERS, 50, {"moved to_z=own": 60.0}),
    Rival("Tusk", "rise_of_tribes", ATTACKS, 50, {"conflict": 1.0}, version=2),
    Rival("Hearth", "rise_of_tribes", GUARDS, 40, {"die_placed action=grow": 0.7}, judges=48, version=2),
    Rival("Hare", "rise_of_tribes", HURRIES, 50, {"moved": 0.5}, judges=57, version=2),
    Rival("Berry", "rise_of_tribes", GATHERS, 30, {"die_placed action=gather level=suns": 3.0}, judges=45, version=2),
    Rival("Scimitar", "five_tribes", ATTACKS, 50, {"kill": 2.0, "rob": 2.0}, ahead=8, judges=49),
    Rival("Minaret", "five_tribes", GUARDS, 40, {"keep tribe=elders": 2.5}, ahead=8, judges=41),
    Rival("Simoom", "five_tribes", HURRIES, 50, {"camel": 3.0}, ahead=8, judges=41),
    Rival("Saffron", "five_tribes", GATHERS, 50, {"gather colour=g": 2.0}, ahead=8),
    Rival("Lantern", "five_tribes", GATHERS, 20, {"buy": 3.0}, ahead=8),
)
_BY_LEVEL = {rival.level: rival for rival in RIVALS}
_OURS = {rival.game for rival in RIVALS}


def rivals_of(game_id: str) -> tuple[Rival, ...]:
    """Those of a game, in the order of their styles."""
    if game_id in _OURS:
        return tuple(rival for rival in RIVALS if rival.game == game_id)
    return tuple(one for one in getattr(rules.games[game_id], "rivals", ()) if isinstance(one, Rival))


def rival_of(level: str) -> Rival | None:
    """The rival that a seat's level names; None for another level."""
    return _BY_LEVEL.get(level) or next((one for one in _from_outside() if one.level == level), None)


def _from_outside() -> Iterator[Rival]:
    for game_id in rules.games:
        if game_id not in _OURS:
            yield from rivals_of(game_id)
