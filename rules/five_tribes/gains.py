"""What a move brings, in points of the score sheet: control, tribe action, tile action.

Counted on the board before the move, so that the meeples dropped on the way are not in it; the assassins'
victims and the merchants' cards are those that lie there now.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rules.five_tribes.components import (
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
from rules.five_tribes.grid import BALL, FARTHEST, tiles_in
from rules.five_tribes.scoring import elder_worth, merchandise, palm_worth, viziers
from rules.five_tribes.tile_actions import CHOICE, PRICE

if TYPE_CHECKING:
    from rules.five_tribes.state import FiveTribesState as S

AL_AMIN_BIT = 1

Markets = dict[tuple[int, int], int]
"""(kind of market, cards gone to merchants before) -> what it pays; the same for all tiles until something changes."""


class Gain(NamedTuple):
    """Points of a move's three parts."""

    control: int
    tribe: int
    tile: int

    @property
    def total(self) -> int:
        """All three together."""
        return self.control + self.tribe + self.tile


def gain(s: S, player: int, tile: int, colour: int, count: int, control: bool, markets: Markets | None = None) -> Gain:
    """What `player` gains by ending on `tile` and picking up `count` of `colour` there.

    `markets` keeps what markets pay from one call to the next, while nothing changes.
    """
    mine = control or s.owner[tile] == player
    return Gain(
        control_points(s, player, tile) if control else 0,
        tribe_points(s, player, tile, colour, count),
        tile_points(s, player, tile, mine, colour, count, {} if markets is None else markets),
    )


def control_points(s: S, player: int, tile: int) -> int:
    """A tile with the trees and palaces on it."""
    palms = s.palms[tile] * palm_worth(s.djinns[player])
    return FACE_POINTS[s.faces[tile]] + palms + s.palaces[tile] * 5


def tribe_points(s: S, player: int, tile: int, colour: int, count: int) -> int:
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


def vizier_points(s: S, player: int, more: int) -> int:
    """What `more` viziers add."""
    before = viziers(s, player)
    s.viziers[player] += more
    after = viziers(s, player)
    s.viziers[player] -= more
    return after - before


def hand(s: S, player: int) -> list[int]:
    """The ten counts of a hand."""
    return s.goods[player * KINDS : player * KINDS + KINDS]


def card_points(s: S, player: int, cards: list[int]) -> int:
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
            have, size = held[card], 0
            for good in range(GOODS):
                size += held[good] > have
            points += SUIT_VALUES[size + 1] - SUIT_VALUES[size]
            held[card] = have + 1
    return points


def kill_points(s: S, player: int, tile: int, reach: int) -> int:
    """The best tile that killing its only meeple would win, without fakirs."""
    if s.camels[player] == 0:
        return 0
    lone = [t for t in tiles_in(BALL[tile][min(reach, FARTHEST)]) if s.size[t] == 1 and s.owner[t] < 0 and t != tile]
    return max((control_points(s, player, t) for t in lone), default=0)


def tile_points(s: S, player: int, tile: int, mine: bool, colour: int, count: int, markets: Markets) -> int:
    """The tile action as it pays best; what is not compulsory never costs points."""
    kind = FACE_KIND[s.faces[tile]]
    if kind == OASIS:
        return palm_worth(s.djinns[player]) if mine and s.palms_left else 0
    if kind == VILLAGE:
        return 5 if mine and s.palaces_left else 0
    if kind == SACRED:
        return sacred_points(s, player, count if colour == WHITE else 0)
    gone = count if colour == GREEN else 0
    if (kind, gone) not in markets:
        markets[kind, gone] = market_points(s, player, kind, gone)
    return markets[kind, gone]


def market_points(s: S, player: int, kind: int, gone: int) -> int:
    """The best cards of a market, less their price; `gone` cards have been taken by merchants before."""
    if s.gold[player] < PRICE[kind]:
        return 0
    held = s.row[gone : gone + CHOICE[kind]]
    first = max(range(len(held)), key=lambda i: card_points(s, player, [held[i]]), default=-1)
    if first < 0:
        return 0
    chosen = [held.pop(first)]
    if kind == LARGE_MARKET and held:
        chosen.append(max(held, key=lambda card: card_points(s, player, [chosen[0], card])))
    return max(0, card_points(s, player, chosen) - PRICE[kind])


def sacred_points(s: S, player: int, more_elders: int) -> int:
    """The best djinn, less the elders paid."""
    elders = s.elders[player] + more_elders
    fakirs = s.goods[player * KINDS + FAKIR]
    price = 1 if elders and fakirs else 2
    if elders < price or not s.djinn_row:
        return 0
    return max(0, max(DJINN_POINTS[d] for d in s.djinn_row) - price * elder_worth(s.djinns[player]))
