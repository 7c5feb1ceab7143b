"""Moving meeples (spec section 3.3): taking a tile's meeples and dropping them one by one.

Only steps that can be completed are legal. What can be completed follows from two tables: `REACH` says
where a walk of so many steps may end, and any arc of the grid begins a loop of four steps, so that with
five drops to go and two meeples of one colour the walk can always end on a meeple dropped on the way.
"""

from __future__ import annotations

from typing import Final

from rules.five_tribes.components.actions import DROP, TAKE
from rules.five_tribes.components.grid import DIRECTIONS, LEAVE, ONWARD, REACH, START, STEP, TILE_TEXT, TILES
from rules.five_tribes.components.pieces import COLOURS, MARID
from rules.five_tribes.components.stages import SOW, TRIBE
from rules.five_tribes.mechanics.control import reward, take_control
from rules.five_tribes.position import Position

LOOP: Final[int] = 5
"""With so many drops to go a walk can drop on a tile and end on it four steps later."""


def loops(counts: list[int], place: int, drops: int) -> bool:
    """Whether meeples in hand can end on one that was dropped on the way (ruling 1): `drops` of them, counted in
    `counts[place]` and the four places after it.

    It takes two of a colour, and a way round four tiles between them, which begins at any arc of the grid. Drops that
    are left over are made before.
    """
    return drops >= LOOP and max(counts[place : place + 5]) > 1


def movable(s: Position, tile: int) -> bool:
    """Whether the meeples of a tile can make a complete move."""
    count = s.size[tile]
    if count == 0:
        return False
    ends = LEAVE[tile][count]
    place = tile * 5
    meeples = s.meeples
    has = s.has
    for colour in range(5):
        if meeples[place + colour] and ends & has[colour]:
            return True
    return loops(meeples, place, count)


def list_takes(s: Position) -> list[int]:
    """The tiles that can be taken, as ids: `movable` of all tiles, written out because it is asked so often."""
    found = []
    size = s.size
    meeples = s.meeples
    y, w, g, b, r = s.has
    for tile in range(TILES):
        count = size[tile]
        if count == 0:
            continue
        place = tile * 5
        ends = LEAVE[tile][count]
        if (
            (ends & y and meeples[place])
            or (ends & w and meeples[place + 1])
            or (ends & g and meeples[place + 2])
            or (ends & b and meeples[place + 3])
            or (ends & r and meeples[place + 4])
            or loops(meeples, place, count)
        ):
            found.append(TAKE + tile)
    return found


def any_move(s: Position) -> bool:
    """Whether any tile can be taken."""
    return any(movable(s, tile) for tile in range(TILES))


def do_take(s: Position, action: int) -> None:
    """Take all meeples of a tile in hand."""
    tile = action - TAKE
    place = tile * 5
    s.hand = s.meeples[place : place + 5]
    s.meeples[place : place + 5] = (0, 0, 0, 0, 0)
    s.left = s.size[tile]
    s.size[tile] = 0
    off = ~(1 << tile)
    has = s.has
    s.has = [has[0] & off, has[1] & off, has[2] & off, has[3] & off, has[4] & off]
    s.start = tile
    s.arc = tile * 5 + START
    s.stage = SOW
    if s.events is not None:
        s.tell("take", s.actor, tile=TILE_TEXT[tile], meeples=letters(s.hand))


def letters(counts: list[int]) -> str:
    """Counts of five colours as letters, `YYW`."""
    return "".join(COLOURS[c] * counts[c] for c in range(5))


def completable(s: Position, colour: int, reach: int, rest: int, bit: int) -> bool:
    """Whether, with one `colour` dropped on the tile `bit`, the other `rest` (1 or more) can end well within `reach`.

    A drop of the same move counts as being there (ruling 1).
    """
    hand = s.hand.copy()
    hand[colour] -= 1
    has = s.has
    for other in range(5):
        if hand[other] and (reach & has[other] or (other == colour and reach & bit)):
            return True
    return loops(hand, 0, rest)


def list_drops(s: Position) -> list[int]:
    """The drops that can be completed to a whole move, as ids."""
    hand = s.hand
    rest = s.left - 1
    if rest == 0:
        return _list_last(s, hand.index(1))
    has = s.has
    colours = [c for c in range(5) if hand[c]]
    found = []
    # For each next tile: with `good` colours in hand the others can end within `reach` on meeples that lie there now.
    # A colour may be dropped when one of these is left for the end, whatever else is dropped on the way; only if not
    # (`only` is the last of its colour) it matters what this drop and those to come put there.
    for arc, _, bit, base in ONWARD[s.arc]:
        reach = REACH[arc][rest]
        good = 0
        only = -1
        for c in colours:
            if reach & has[c]:
                good += 1
                only = c
        for c in colours:
            if (
                good > 1
                or (good == 1 and (only != c or hand[c] > 1))
                or ((rest >= LOOP or reach & bit) and completable(s, c, reach, rest, bit))
            ):
                found.append(DROP + base + c)
    return found


def _list_last(s: Position, colour: int) -> list[int]:
    there = s.has[colour]
    found = []
    for _, _, bit, base in ONWARD[s.arc]:
        if there & bit:
            found.append(DROP + base + colour)
    return found


def do_drop(s: Position, action: int) -> None:
    """Drop one meeple on the next tile; the last one ends the move."""
    direction, colour = divmod(action - DROP, 5)
    tile = STEP[(s.arc // 5) * 4 + direction]
    s.arc = tile * 5 + direction
    s.hand[colour] -= 1
    s.left -= 1
    s.meeples[tile * 5 + colour] += 1
    s.size[tile] += 1
    s.has[colour] |= 1 << tile
    if s.events is not None:
        s.tell("drop", s.actor, colour=COLOURS[colour], tile=TILE_TEXT[tile], direction=DIRECTIONS[direction])
    if s.owner[tile] >= 0:
        marid(s, tile)
    if s.left == 0:
        _end_move(s, tile, colour)


def marid(s: Position, tile: int) -> None:
    """Every drop on a tile that Marid's owner controls pays, the last one and the start tile too (ruling 30)."""
    if s.djinns[s.owner[tile]] & (1 << MARID):
        reward(s, MARID, s.actor)


def _end_move(s: Position, tile: int, colour: int) -> None:
    place = tile * 5 + colour
    taken = s.meeples[place]
    s.meeples[place] = 0
    s.size[tile] -= taken
    s.has[colour] &= ~(1 << tile)
    s.start = s.arc = -1
    s.final = tile
    s.tribe = colour
    s.taken = taken
    if s.events is not None:
        s.tell("gather", s.actor, tile=TILE_TEXT[tile], colour=COLOURS[colour], n=taken)
    take_control(s, s.actor, tile)
    s.stage = TRIBE
