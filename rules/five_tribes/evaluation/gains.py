"""What a move brings, in points of the score sheet: control, tribe action, tile action.

Counted on the board before the move, so that the meeples dropped on the way are not in it; the assassins'
victims and the merchants' cards are those that lie there now.
"""

from bisect import bisect_right
from itertools import pairwise
from typing import Final, NamedTuple

from rules.five_tribes.components.grid import BALL, FARTHEST
from rules.five_tribes.components.pieces import (
    BLUE,
    DJINN_POINTS,
    FACE_KIND,
    FACE_POINTS,
    FAKIR,
    GOODS,
    GREEN,
    KINDS,
    LARGE_MARKET,
    OASIS,
    SACRED,
    SUIT_VALUES,
    VILLAGE,
    WHITE,
    YELLOW,
)
from rules.five_tribes.mechanics.scoring import elder_worth, merchandise, palm_worth, viziers
from rules.five_tribes.mechanics.tile_actions import CHOICE, PRICE
from rules.five_tribes.position import Position

AL_AMIN_BIT: Final = 1

STEP: Final = [longer - size for size, longer in pairwise(SUIT_VALUES)]
"""What one more good adds to a suit of that size."""


class MoveGain(NamedTuple):
    """Points of a move's three parts."""

    control: int
    tribe: int
    tile: int

    @property
    def total(self) -> int:
        """All three together."""
        return self.control + self.tribe + self.tile


def gain(s: Position, player: int, tile: int, colour: int, count: int, control: bool) -> MoveGain:
    """What `player` gains by ending on `tile` and picking up `count` of `colour` there."""
    mine = control or s.owner[tile] == player
    return MoveGain(
        control_points(s, player, tile) if control else 0,
        tribe_points(s, player, tile, colour, count),
        tile_points(s, player, tile, mine, colour, count),
    )


def control_points(s: Position, player: int, tile: int) -> int:
    """A tile with the trees and palaces on it."""
    palms = s.palms[tile] * palm_worth(s.djinns[player])
    return FACE_POINTS[s.faces[tile]] + palms + s.palaces[tile] * 5


def tribe_points(s: Position, player: int, tile: int, colour: int, count: int) -> int:
    """The tribe action, without fakirs."""
    if colour == YELLOW:
        return vizier_points(s, player, count)
    if colour == WHITE:
        return count * elder_worth(s.djinns[player])
    if colour == GREEN:
        return card_points(s, player, s.row[:count])
    if colour == BLUE:
        return count * s.blues[tile]
    return kill_points(s, player, tile, count)


def vizier_points(s: Position, player: int, more: int) -> int:
    """What `more` viziers add."""
    before = viziers(s, player)
    s.viziers[player] += more
    after = viziers(s, player)
    s.viziers[player] -= more
    return after - before


def hand(s: Position, player: int) -> list[int]:
    """The ten counts of a hand."""
    return s.goods[player * KINDS : player * KINDS + KINDS]


def card_points(s: Position, player: int, cards: list[int]) -> int:
    """What more cards add to the worth of a hand at the end."""
    held = hand(s, player)
    if s.djinns[player] & AL_AMIN_BIT:
        before = merchandise(held, True)
        for card in cards:
            held[card] += 1
        return merchandise(held, True) - before
    points = 0
    for card in cards:
        if card != FAKIR:  # one more of a good lengthens the first suit that lacks it
            points += STEP[GOODS - bisect_right(sorted(held[:GOODS]), held[card])]
            held[card] += 1
    return points


def fakir_points(s: Position, player: int, count: int) -> int:
    """What so many fakirs less take from the worth of a hand at the end: without Al-Amin nothing."""
    if not s.djinns[player] & AL_AMIN_BIT:
        return 0
    held = hand(s, player)
    before = merchandise(held, True)
    held[FAKIR] -= count
    return before - merchandise(held, True)


def kill_points(s: Position, player: int, tile: int, reach: int) -> int:
    """The best tile that killing its only meeple would win, without fakirs."""
    return best_kill(lone_tiles(s, player), tile, reach)


Lone = list[tuple[int, int]]
"""Tiles that killing their only meeple would win, dearest first: (points, tile)."""


def lone_tiles(s: Position, player: int) -> Lone:
    """Those on the board; none when the player has no camels."""
    if s.camels[player] == 0:
        return []
    found = [(control_points(s, player, t), t) for t, size in enumerate(s.size) if size == 1 and s.owner[t] < 0]
    found.sort(reverse=True)
    return found


def best_kill(lone: Lone, tile: int, reach: int) -> int:
    """The dearest of them at most `reach` steps from a tile that is another."""
    ball = BALL[tile][min(reach, FARTHEST)]
    for points, other in lone:
        if ball >> other & 1 and other != tile:
            return points
    return 0


def tile_points(s: Position, player: int, tile: int, mine: bool, colour: int, count: int) -> int:
    """The tile action as it pays best; what is not compulsory never costs points."""
    kind = FACE_KIND[s.faces[tile]]
    if kind == OASIS:
        return oasis_points(s, player) if mine else 0
    if kind == VILLAGE:
        return village_points(s) if mine else 0
    if kind == SACRED:
        return sacred_points(s, player, count if colour == WHITE else 0)
    return market_points(s, player, kind, count if colour == GREEN else 0)


def oasis_points(s: Position, player: int) -> int:
    """A palm tree on a tile of one's own."""
    return palm_worth(s.djinns[player]) if s.palms_left else 0


def village_points(s: Position) -> int:
    """A palace on a tile of one's own."""
    return 5 if s.palaces_left else 0


def market_points(s: Position, player: int, kind: int, gone: int) -> int:
    """The best cards of a market, less their price; `gone` cards have been taken by merchants before."""
    if s.gold[player] < PRICE[kind]:
        return 0
    offered = s.row[gone : gone + CHOICE[kind]]
    held = hand(s, player)
    best_card = best_wild_card if s.djinns[player] & AL_AMIN_BIT else best_plain_card
    points, first = best_card(held, offered)
    if kind == LARGE_MARKET and len(offered) > 1:
        offered.remove(first)
        held[first] += 1
        points += best_card(held, offered)[0]
    return max(0, points - PRICE[kind])


def best_plain_card(held: list[int], offered: list[int]) -> tuple[int, int]:
    """Of some cards the first that adds the most to a hand, fakirs counting nothing: (points, card); (0, -1) of none."""
    best, chosen = -1, -1
    goods = sorted(held[:GOODS])
    for card in offered:
        points = 0 if card == FAKIR else STEP[GOODS - bisect_right(goods, held[card])]
        if points > best:
            best, chosen = points, card
    return max(best, 0), chosen


def best_wild_card(held: list[int], offered: list[int]) -> tuple[int, int]:
    """The same for the owner of Al-Amin."""
    best, chosen = -1, -1
    before = merchandise(held, True)
    for card in dict.fromkeys(offered):
        held[card] += 1
        points = merchandise(held, True) - before
        held[card] -= 1
        if points > best:
            best, chosen = points, card
    return max(best, 0), chosen


def sacred_points(s: Position, player: int, more_elders: int) -> int:
    """The best djinn, less the elders paid."""
    elders = s.elders[player] + more_elders
    fakirs = s.goods[player * KINDS + FAKIR]
    price = 1 if elders and fakirs else 2
    if elders < price or not s.djinn_row:
        return 0
    return max(0, max(DJINN_POINTS[d] for d in s.djinn_row) - price * elder_worth(s.djinns[player]))
