"""All ends of moves on a board, best first, for one seat: `outlook.end_worth` of each, but reckoned all together.

Made when first asked for and kept with the state: while meeples are sown only the tiles that they leave or reach are
reckoned anew, and a bid leaves the board as it is.
"""

from __future__ import annotations

from typing import Final

from rules.five_tribes.components.actions import TAKE
from rules.five_tribes.components.grid import LEAVE, TILES
from rules.five_tribes.components.pieces import BLUE, FACE_KIND, GREEN, MARID, RED, SACRED, SMALL_MARKET, WHITE
from rules.five_tribes.components.stages import SOW
from rules.five_tribes.evaluation.gains import Lone, best_kill, control_points, lone_tiles
from rules.five_tribes.evaluation.outlook import builders_prospect
from rules.five_tribes.evaluation.rates import Rates
from rules.five_tribes.position import Position

BIT: Final = [1 << end // 5 for end in range(TILES * 5)]
"""The bit of an end's tile. An end is `tile * 5 + colour`: 13 * 5 + GREEN is a last merchant dropped on b3."""

Best = list[tuple[float, int, int]]
"""(worth, tile to take, end tile), best first."""


class Ends:
    """`worth[end]` is that of a last drop of a colour on a tile, 0 where no such meeple lies now; `order` are the ends
    that can be had, best first."""

    __slots__ = ("_apart", "_best", "_lone", "order", "rates", "worth")

    def __init__(self, rates: Rates, lone: Lone, worth: list[float], order: list[int]) -> None:
        self.rates = rates
        self.worth = worth
        self.order = order
        self._lone = lone
        self._best: Best | None = None
        self._apart: list[float] | None = None

    def after(self, s: Position, tile: int) -> Ends:
        """The ends for the same player when nothing but the meeples of one tile has changed."""
        first = tile * 5
        worth = self.worth.copy()
        worth[first : first + 5] = [0.0] * 5
        order = [end for end in self.order if end < first or end >= first + 5]
        made = Ends(self.rates, self._lone, worth, order)
        made._recount_lone(s, tile)
        made.reckon(s, [tile])
        return made

    def _recount_lone(self, s: Position, tile: int) -> None:
        """Heed that the only meeple of a tile is its only one no more, or has become it."""
        player = self.rates.player
        was = any(other == tile for _, other in self._lone)
        if was == (s.size[tile] == 1 and s.owner[tile] < 0 and s.camels[player] > 0):
            return
        before, self._lone = self._lone, lone_tiles(s, player)
        for end in self.order:
            if end % 5 == RED:
                count = s.meeples[end] + 1
                self.worth[end] += best_kill(self._lone, end // 5, count) - best_kill(before, end // 5, count)

    def reckon(self, s: Position, tiles: list[int]) -> None:
        """Enter the ends of tiles that have none yet."""
        rates, worth, order, meeples = self.rates, self.worth, self.order, s.meeples
        player, tribes = rates.player, rates.tribes
        camels = s.camels[player] > 0
        for tile in tiles:
            # What the tile itself brings is the same for all its colours; `alone` meeples of one colour would win it.
            kind = FACE_KIND[s.faces[tile]]
            owner = s.owner[tile]
            alone = s.size[tile] if owner < 0 and camels else 0
            action = rates.mine[kind] if owner == player else rates.here[kind]
            # The one colour that changes the price of the tile action: elders pay djinns, merchants take cards first.
            counted = WHITE if kind == SACRED else GREEN if kind >= SMALL_MARKET else -1
            first = tile * 5
            for colour, count in enumerate(meeples[first : first + 5]):
                if count == 0:
                    continue
                end = first + colour
                order.append(end)
                points = action
                if count == alone:
                    points = control_points(s, player, tile) + rates.mine[kind]
                count += 1  # with the meeple dropped last
                if colour == counted:
                    points += rates.action(s, kind, count) - action
                if colour == BLUE:
                    worth[end] = points + count * s.blues[tile] + builders_prospect(s, player, tile)
                elif colour == RED:
                    worth[end] = points + best_kill(self._lone, tile, count) + 1.0
                else:
                    paid = tribes.get(count * 5 + colour) or rates.tribe(s, tile, colour, count)
                    worth[end] = points + paid[0] + paid[1]
        order.sort(key=worth.__getitem__, reverse=True)

    def best(self, s: Position) -> Best:
        """The best move to each end tile."""
        if self._best is None:
            self._best = self._find_best(s)
        return self._best

    def apart(self, s: Position) -> list[float]:
        """The worths of moves that do not take each other away, best first; one of 0 when there is no move."""
        if self._apart is None:
            gone = 0
            self._apart = []
            for worth, start, end in self.best(s):
                both = 1 << start | 1 << end
                if not gone & both:
                    gone |= both
                    self._apart.append(worth)
            self._apart = self._apart or [0.0]
        return self._apart

    def _find_best(self, s: Position) -> Best:
        starts: list[list[tuple[int, int]]] = [[], [], [], [], []]
        size, worth = s.size, self.worth
        for end in sorted(self.order):
            tile = end // 5
            starts[end % 5].append((tile, LEAVE[tile][size[tile]]))
        found: dict[int, tuple[float, int, int]] = {}
        for end in self.order:
            tile = end // 5
            known = found.get(tile)
            if known is None or known[0] == worth[end]:
                bit = BIT[end]
                for start, leave in starts[end % 5]:
                    if leave & bit:
                        if known is None or start < known[1]:
                            found[tile] = worth[end], start, tile
                        break
        return sorted(found.values(), reverse=True)


def all_ends(s: Position, player: int) -> Ends:
    """The ends for a player, all reckoned anew."""
    made = Ends(Rates(s, player), lone_tiles(s, player), [0.0] * (TILES * 5), [])
    made.reckon(s, [tile for tile, size in enumerate(s.size) if size])
    return made


Kept = dict[int, Ends]
"""Seat -> its ends on a board. States that are alike share it; whoever changes one takes another."""


def ends(s: Position) -> Ends:
    """The ends for who decides."""
    player = s.current_player
    assert player is not None
    if s.ends_by_seat is None:
        s.ends_by_seat = {}
    found: Ends | None = s.ends_by_seat.get(player)
    if found is None:
        found = s.ends_by_seat[player] = all_ends(s, player)
    return found


def best_ends(s: Position) -> Best:
    """The best move to each end tile for who decides."""
    return ends(s).best(s)


def still_known(s: Position, kept: Kept, action: int) -> Kept | None:
    """What is left, after an action, of the ends that were known before it; None when nothing is."""
    if s.stage == SOW:
        return sown(s, kept)
    return bid_on(s, kept) if action < TAKE else None


def sown(s: Position, kept: Kept) -> Kept | None:
    """What is left of the ends after a take or a drop: those of who decides, unless it has brought them coins."""
    tile = s.arc // 5
    player = s.actor
    if player not in kept or (s.owner[tile] == player and s.djinns[player] >> MARID & 1):
        return None
    return {player: kept[player].after(s, tile)}


def bid_on(s: Position, kept: Kept) -> Kept:
    """What is left of them after a bid: not those of a seat that has paid what it wanted for something else."""
    return {seat: known for seat, known in kept.items() if known.rates.hold(s)}
