"""A second, slow reading of the Rixe's rules: legal actions from a dumped position, comparing whole positions.

It shares nothing with the package but the spelling of positions and notation.
"""

from __future__ import annotations

from typing import Any

ORANGE = "DM"
Place = tuple[int, int]


def fits(card: str, end: str) -> bool:
    return int(end[1]) == int(card[1]) + 1 and (end[0] in ORANGE) != (card[0] in ORANGE)


def position(dump: dict[str, Any]) -> str:
    """The position as spec 3.6 defines it: copies alike; in cleaning the own zone only."""
    me = dump["current_player"]
    zones = [dump["zones"][me]] if dump["phase"] == "clean" else dump["zones"]
    columns = [sorted([[card[:2] for card in column] for column in zone]) for zone in zones]
    return repr((columns, sorted(card[:2] for card in dump["hands"][me]), len(dump["stock"])))


def slots(dump: dict[str, Any]) -> list[Place]:
    """The columns that may be used: all, in cleaning the own ones."""
    me = dump["current_player"]
    found = [(z, s) for z, zone in enumerate(dump["zones"]) for s in range(len(zone))]
    return [place for place in found if place[0] == me] if dump["phase"] == "clean" else found


def moved(dump: dict[str, Any], source: Place, k: int, target: Place) -> dict[str, Any]:
    zones = [[column[:] for column in zone] for zone in dump["zones"]]
    group = zones[source[0]][source[1]][k:]
    del zones[source[0]][source[1]][k:]
    zones[target[0]][target[1]] += group
    return {**dump, "zones": zones}


def moves(dump: dict[str, Any], history: list[str]) -> list[str]:
    if dump["moves"] >= 30:
        return []
    found = []
    for source in slots(dump):
        column = dump["zones"][source[0]][source[1]]
        for k in range(len(column)):
            for target in slots(dump):
                goal = dump["zones"][target[0]][target[1]]
                if target == source or not goal or not fits(column[k], goal[-1]):
                    continue
                if position(moved(dump, source, k, target)) not in history:
                    found.append(f"move {column[k]} {goal[-1]}")
    return found


def plays(dump: dict[str, Any]) -> list[str]:
    found = set()
    for card in dump["hands"][dump["current_player"]]:
        for zone, slot in slots(dump):
            goal = dump["zones"][zone][slot]
            if goal and fits(card, goal[-1]):
                found.add(f"play {card[:2]} {goal[-1]}")
            if not goal and card[1] == "9":
                found.add(f"play {card[:2]} empty{zone}")
    return sorted(found)


def legal(dump: dict[str, Any], history: list[str]) -> list[str]:
    """The notation of all legal actions; `history`: the positions of this turn, the present one included."""
    if dump["phase"] == "new_column":
        return [f"new-column {zone}" for zone in range(dump["players"])]
    found = plays(dump)
    can_play = bool(found)
    found += moves(dump, history)
    if dump["phase"] == "clean":
        return found if can_play else [*found, "done"]
    found += [f"collect {column[-1]}" for zone in dump["zones"] for column in zone if len(column) == 9]
    if not can_play:
        may_draw = dump["stock"] and not dump["has_played"] and not dump["has_drawn"]
        found.append("draw" if may_draw else "end")
    return found
