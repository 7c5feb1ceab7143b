"""The score sheet (spec section 4.2): eight lines, and the best split of merchandise."""

from __future__ import annotations

from typing import Final

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
    return tuple(lines(s, player, s.gold[player], s.goods, holdings(s)))


def holdings(s: Position) -> list[int]:
    """By seat: palm trees and palaces on its tiles, and what the tiles count."""
    held = [0] * (3 * s.players)
    for tile, owner in enumerate(s.owner):
        if owner >= 0:
            held[3 * owner] += s.palms[tile]
            held[3 * owner + 1] += s.palaces[tile]
            held[3 * owner + 2] += FACE_POINTS[s.faces[tile]]
    return held


def lines(s: Position, player: int, gold: int, goods: list[int], held: list[int]) -> list[int]:
    """The same, were this its gold and these the goods of all seats; `held` is what `holdings` tells."""
    djinns, djinn_points = s.djinns[player], 0
    if djinns:
        for djinn, points in enumerate(DJINN_POINTS):
            if djinns >> djinn & 1:
                djinn_points += points
    return [
        max(0, gold),
        viziers(s, player),
        s.elders[player] * elder_worth(djinns),
        djinn_points,
        held[3 * player] * palm_worth(djinns),
        held[3 * player + 1] * 5,
        held[3 * player + 2],
        merchandise(goods[player * KINDS : player * KINDS + KINDS], bool(djinns >> AL_AMIN & 1)),
    ]


def total(s: Position, player: int) -> int:
    """The sum of the eight lines."""
    return sum(sheet(s, player))


def totals(s: Position) -> tuple[int, ...]:
    """`total` of every seat."""
    held = holdings(s)
    return tuple([sum(lines(s, player, s.gold[player], s.goods, held)) for player in range(s.players)])


def elder_worth(djinns: int) -> int:
    """Points for an elder: 2, with Shamhat 4."""
    return 4 if djinns >> SHAMHAT & 1 else 2


def vizier_worth(djinns: int) -> int:
    """Points for a vizier: 1, with Jafaar 3."""
    return 3 if djinns >> JAFAAR & 1 else 1


def palm_worth(djinns: int) -> int:
    """Points for a palm tree on one's own tile: 3, with Haurvatat 5."""
    return 5 if djinns >> HAURVATAT & 1 else 3


def viziers(s: Position, player: int) -> int:
    """1 each, with Jafaar 3, and 10 for every opponent with strictly fewer."""
    mine = s.viziers[player]
    beaten = 0
    for other in s.viziers:
        if other < mine:
            beaten += 1
    return mine * vizier_worth(s.djinns[player]) + 10 * beaten


def suits(goods: list[int], wilds: int = 0) -> list[int]:
    """The sizes of the best split into suits of different goods, largest first.

    The steps of the suit table never fall, so the largest suits come first, and each wild card goes to
    the largest suit that lacks a good.
    """
    sizes: list[int] = []
    for good in range(GOODS):
        for place in range(goods[good]):
            if place < len(sizes):
                sizes[place] += 1
            else:
                sizes.append(1)
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
    worth = 0
    for size in suits(hand, wilds):
        worth += SUIT_VALUES[size]
    return worth
