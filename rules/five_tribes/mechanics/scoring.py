"""The score sheet (spec section 4.2): eight lines, and the best split of merchandise."""

from __future__ import annotations

from typing import Final

from rules.five_tribes.components.grid import TILES
from rules.five_tribes.components.pieces import (
    AL_AMIN,
    DJINN_POINTS,
    FACE_POINTS,
    FAKIR,
    GOODS,
    HAURVATAT,
    JAFAAR,
    KINDS,
    SHAMHAT,
    SUIT_VALUES,
)
from rules.five_tribes.position import Position

LINES: Final = ("gold", "viziers", "elders", "djinns", "palm trees", "palaces", "tiles", "merchandise")
"""The lines of the score sheet, in order."""


def sheet(s: Position, player: int) -> tuple[int, ...]:
    """The eight lines for one seat; gold that a view hides counts as 0."""
    return lines(s, player, s.gold[player], s.goods)


def lines(s: Position, player: int, gold: int, goods: list[int]) -> tuple[int, ...]:
    """The same, were this its gold and these the goods of all seats."""
    djinns, palms, palaces, tiles = s.djinns[player], 0, 0, 0
    for tile in range(TILES):
        if s.owner[tile] == player:
            palms += s.palms[tile]
            palaces += s.palaces[tile]
            tiles += FACE_POINTS[s.faces[tile]]
    return (
        max(0, gold),
        viziers(s, player),
        s.elders[player] * elder_worth(djinns),
        sum(points for d, points in enumerate(DJINN_POINTS) if djinns >> d & 1) if djinns else 0,
        palms * palm_worth(djinns),
        palaces * 5,
        tiles,
        merchandise(goods[player * KINDS : player * KINDS + KINDS], bool(djinns >> AL_AMIN & 1)),
    )


def total(s: Position, player: int) -> int:
    """The sum of the eight lines."""
    return sum(sheet(s, player))


def totals(s: Position) -> tuple[int, ...]:
    """`total` of every seat."""
    return tuple(total(s, player) for player in range(s.players))


def elder_worth(djinns: int) -> int:
    """Points for an elder: 2, with Shamhat 4."""
    return 4 if djinns >> SHAMHAT & 1 else 2


def palm_worth(djinns: int) -> int:
    """Points for a palm tree on one's own tile: 3, with Haurvatat 5."""
    return 5 if djinns >> HAURVATAT & 1 else 3


def viziers(s: Position, player: int) -> int:
    """1 each, with Jafaar 3, and 10 for every opponent with strictly fewer."""
    mine = s.viziers[player]
    beaten = sum(1 for other in s.viziers if other < mine)
    return mine * (3 if s.djinns[player] >> JAFAAR & 1 else 1) + 10 * beaten


def suits(goods: list[int], wilds: int = 0) -> list[int]:
    """The sizes of the best split into suits of different goods, largest first.

    The steps of the suit table never fall, so the largest suits come first, and each wild card goes to
    the largest suit that lacks a good.
    """
    most = max(goods[:GOODS])
    sizes = [sum(1 for count in goods[:GOODS] if count > i) for i in range(most)]
    for _ in range(wilds):
        growing = next((i for i, size in enumerate(sizes) if size < GOODS), -1)
        if growing < 0:
            sizes.append(1)
        else:
            sizes[growing] += 1
    return sizes


def merchandise(hand: list[int], al_amin: bool) -> int:
    """What ten counts of cards are worth at the end; two fakirs are a wild card for Al-Amin."""
    wilds = hand[FAKIR] // 2 if al_amin else 0
    return sum(SUIT_VALUES[size] for size in suits(hand, wilds))
