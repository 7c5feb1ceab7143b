"""A second, slow reading of the Duel's rules: legal actions from a dumped position, comparing whole positions.

It shares nothing with the package but the spelling of positions and notation.
"""

from __future__ import annotations

from typing import Any

ORANGE = "DM"
Column = list[str]


def fits(card: str, column: Column) -> bool:
    if not column:
        return card[1] == "9"
    end = column[-1]
    return int(end[1]) == int(card[1]) + 1 and (end[0] in ORANGE) != (card[0] in ORANGE)


def position(dump: dict[str, Any], zones: tuple[int, ...] = (0, 1)) -> object:
    """The position as spec 3.5 defines it: face-down cards without identity."""
    columns = [sorted([["#" if c[0] in "#?" else c for c in column] for column in dump["columns"][z]]) for z in zones]
    heights = [{s: len(pile) for s, pile in dump["sacred"][z].items()} for z in zones]
    return repr((columns, heights, sorted(dump["discard"]), len(dump["stock"]), dump["limited_used"]))


def face_up_from(column: Column) -> int:
    return sum(1 for card in column if card[0] in "#?")


def targets(zone: list[Column]) -> list[int]:
    """Column numbers that may receive something: of the empty ones only the first."""
    empty = [j for j, column in enumerate(zone) if not column]
    return [j for j, column in enumerate(zone) if column or j == empty[0]]


def moved(dump: dict[str, Any], z: int, i: int, k: int, z2: int, j: int) -> object:
    columns = [[column[:] for column in zone] for zone in dump["columns"]]
    group = columns[z][i][k:]
    del columns[z][i][k:]
    columns[z2][j] += group
    if columns[z][i] and columns[z][i][-1][0] in "#?":
        columns[z][i][-1] = columns[z][i][-1].lstrip("#?") or "turned"
    return {**dump, "columns": columns}


def group_moves(dump: dict[str, Any], history: list[object], clean: bool) -> list[str]:
    p = dump["current_player"]
    found = []
    ways = [(p, p)] if clean else [(p, p), (p, 1 - p), (1 - p, 1 - p)]
    for z, z2 in ways:
        for i, column in enumerate(dump["columns"][z]):
            for k in range(face_up_from(column), len(column)):
                for j in targets(dump["columns"][z2]):
                    goal = dump["columns"][z2][j]
                    if (z, i) == (z2, j) or not fits(column[k], goal):
                        continue
                    if k == 0 and not goal and z == z2:
                        continue
                    if z == p != z2 and set(column[k:]) & set(dump["no_give"]):
                        continue
                    if position(moved(dump, z, i, k, z2, j), (p,) if clean else (0, 1)) in history:
                        continue
                    found.append(f"move {column[k]} {goal[-1] if goal else f'empty{z2}'}")
    return found


def height(dump: dict[str, Any], card: str) -> int:
    return len(dump["sacred"][dump["current_player"]][card[0]])


def is_next(dump: dict[str, Any], card: str) -> bool:
    return height(dump, card) + 1 == int(card[1])


def steals(dump: dict[str, Any]) -> list[str]:
    p = dump["current_player"]
    found = []
    for column in dump["columns"][1 - p]:
        if not column or column[-1] == dump["no_steal"]:
            continue
        card = column[-1]
        for j in targets(dump["columns"][p]):
            goal = dump["columns"][p][j]
            if fits(card, goal):
                found.append(f"steal {card} {goal[-1] if goal else 'empty'}")
        if is_next(dump, card):
            found.append(f"steal {card} sacred")
    return found


def places(dump: dict[str, Any], card: str) -> list[str]:
    found = ["place sacred"] if is_next(dump, card) else []
    for z in (0, 1):
        for j in targets(dump["columns"][z]):
            goal = dump["columns"][z][j]
            if fits(card, goal):
                found.append(f"place {goal[-1] if goal else f'empty{z}'}")
    return found


def takes(dump: dict[str, Any]) -> list[str]:
    discard = dump["discard"]
    lower = [card for card in discard if not (card[2] == "b" and card[:2] + "a" in discard)]
    return [f"take {card}" for card in lower if places(dump, card)]


def legal(dump: dict[str, Any], history: list[object]) -> list[str]:
    """The notation of all legal actions; `history`: the positions of this turn, the present one included."""
    if dump["phase"] == "place":
        return places(dump, dump["drawn"])
    if dump["phase"] == "clean":
        return clean(dump, history)
    if dump["steps"] >= 60:
        return ["end"]
    found = [*group_moves(dump, history, clean=False), "end"]
    own = dump["columns"][dump["current_player"]]
    found += [f"sacred {column[-1]}" for column in own if column and is_next(dump, column[-1])]
    if not dump["limited_used"]:
        found += steals(dump) + takes(dump) + (["draw"] if dump["stock"] else [])
    return found


def clean(dump: dict[str, Any], history: list[object]) -> list[str]:
    if dump["steps"] >= 60:
        return ["done"]
    found = group_moves(dump, history, clean=True)
    first = {column[face_up_from(column)] for zone in dump["columns"] for column in zone if column}
    if not any(move.split()[1] in first for move in found):
        found.append("done")
    return found
