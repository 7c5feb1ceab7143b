"""What one seat is paid at the end of a move, each price worked out once; `gains` and `outlook` say how.

The same on every tile for as long as only meeples move: that is, while a move is being sown.
"""

from __future__ import annotations

from rules.five_tribes.components.pieces import FAKIR, KINDS, LARGE_MARKET, OASIS, SACRED, SMALL_MARKET, VILLAGE
from rules.five_tribes.evaluation import gains
from rules.five_tribes.evaluation.outlook import prospect
from rules.five_tribes.mechanics.tile_actions import PRICE
from rules.five_tribes.position import Position


class Rates:
    """The prices for `player`: of tribes by how many meeples are picked up, of tile actions by the kind of tile.

    `tribes[count * 5 + colour]` is what `tribe` has told before; `here[kind]` what a tile action pays when nothing of it
    depends on the meeples, `mine[kind]` on a tile of one's own.
    """

    __slots__ = ("_markets", "_means", "_sacred", "here", "mine", "player", "tribes")

    def __init__(self, s: Position, player: int) -> None:
        self.player = player
        self._means = _means(s, player)
        self.tribes: dict[int, tuple[int, float]] = {}
        self._sacred: dict[int, int] = {}
        self._markets: dict[int, int] = {}
        self.here = [0] * 5
        self.here[SACRED] = self.sacred(s, 0)
        self.here[SMALL_MARKET] = self.market(s, SMALL_MARKET, 0)
        self.here[LARGE_MARKET] = self.market(s, LARGE_MARKET, 0)
        self.mine = self.here.copy()
        self.mine[VILLAGE] = gains.village_points(s)
        self.mine[OASIS] = gains.oasis_points(s, player)

    def tribe(self, s: Position, tile: int, colour: int, count: int) -> tuple[int, float]:
        """Points of so many viziers, elders or merchants, and what they promise; for these all tiles are alike."""
        points = gains.tribe_points(s, self.player, tile, colour, count)
        paid = self.tribes[count * 5 + colour] = points, prospect(s, self.player, tile, colour, count)
        return paid

    def action(self, s: Position, kind: int, count: int) -> int:
        """A Sacred Place when so many elders have just been gained there, a market when so many merchants have been."""
        return self.sacred(s, count) if kind == SACRED else self.market(s, kind, count)

    def hold(self, s: Position) -> bool:
        """Whether they are still the same after somebody has bid."""
        return self._means == _means(s, self.player)

    def sacred(self, s: Position, elders: int) -> int:
        """A djinn, when so many elders have just been gained."""
        points = self._sacred.get(elders)
        if points is None:
            points = self._sacred[elders] = gains.sacred_points(s, self.player, elders)
        return points

    def market(self, s: Position, kind: int, gone: int) -> int:
        """The cards of a market, when merchants have just taken so many."""
        points = self._markets.get(gone * 5 + kind)
        if points is None:
            points = self._markets[gone * 5 + kind] = gains.market_points(s, self.player, kind, gone)
        return points


def _means(s: Position, player: int) -> tuple[int, int, int]:
    """What of a seat's goods a bid may take: which markets it can pay, and its fakirs."""
    gold = s.gold[player]
    return gold >= PRICE[SMALL_MARKET], gold >= PRICE[LARGE_MARKET], s.goods[player * KINDS + FAKIR]
