"""What lies on the table of Five Tribes, as plain ints in flat lists; the rules stand in `mechanics`."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from rules.core.compiled import mypyc_attr
from rules.core.event import Event
from rules.core.state import State
from rules.five_tribes.components.grid import BLOCK, TILES
from rules.five_tribes.components.pieces import FACE_IS_BLUE, KINDS, PALACES, PALMS, START_GOLD, TRACK, camels_each
from rules.five_tribes.components.stages import BIDDING


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(State):
    """Plain ints in flat lists, and the few writes that keep them whole. It knows no rule.

    A tile is `row * 6 + column` (b3 is 13); colours, faces, resources and djinns are the codes of `components.pieces`.
    Masks have a bit a tile (b3 is `1 << 13`), a djinn or a good. -1 stands for none, and for what a view hides.

    The board
      faces                    the face of each tile
      blues                    how many tiles of the 3 x 3 block around each tile are blue
      meeples                  five counts a tile: `meeples[13 * 5 + GREEN]` are the merchants on b3
      size                     how many meeples lie on each tile, the sum of its five counts
      has                      for each colour the mask of the tiles that hold it
      owner                    the seat whose camel stands on each tile
      palms, palaces           how many stand on each tile
      bag                      the five counts of the bag
      palms_left, palaces_left how many can still be placed

    The seats
      gold, camels, viziers, elders  a number for each seat; the camels are those not yet on the board
      djinns, used             for each seat the masks of its djinns, and of those paid for in this activation
      goods                    ten counts a seat: `goods[2 * 10 + FAKIR]` are the fakirs of seat 2
      known, secret            what all know of `goods`: the counts taken openly, and how many cards more there are
      watched                  whether all has been seen from the start, so that everybody's gold follows from it; not so
                               after `load`
      told_gold                in a view of a watched game: the gold of each seat, reckoned up by the viewer; else ()
      ruled_out                for each seat a mask of the numbers of fakirs that its secret cards can't hold: after 0b1 one at
                               least is a fakir (`mechanics.overheard`)
      at_most                  for each seat what is known of its secret cards: pairs of a mask of kinds and how many of the cards
                               can be of those (`mechanics.overheard`)
      stock, fresh             of the cards of the last new pile, those that were not turned up since, ten counts (in a view
                               without those that the viewer drew); the cards that each seat drew of it unseen; () before
                               the discards became a pile

    The cards
      row, pile, discard       the resources face up, face down and used up
      djinn_row, djinn_pile, djinn_discard  the same of the djinns; the tops of the piles stand last

    The round
      number                   of the round, from 1
      bid_order                the seats that are still to bid, in order; then those whose marker has been activated
      track                    the seat on each space of the turn order track, the zeros' far end first
      stage                    what kind of decision is open: see `components.stages`
      stuck                    somebody had no move: nobody moves any more

    The activation (`begin_activation` clears it)
      actor                    whose it is; -1 while bidding
      start, arc               where the meeples were taken; where the last one was dropped, and from which side: an arc
                               is `tile * 5 + direction`, so 13 * 5 + 1 is b3 entered by a step to the east
      hand, left               the five counts still in hand, and their sum
      final, tribe, taken      the tile on which the move ended, the colour picked up there, and how many
      doubled                  mask of the djinns paid for whose effect is still to come
      killed, victim           how many the assassins have killed, and where: a tile, or 30 + seat
      power, origin, back      the djinn at work, the tile that it starts from, the stage to which the game returns
      drawn                    the djinns that Sibittis has drawn
      suit, sold               mask of the goods laid out for sale; whether a suit has been sold

    Not of the game: `ends_by_seat` is what the evaluation has reckoned of this board for some seats and keeps with it
    (`evaluation.ends` says what); states that are alike share it. None when nothing is.
    """

    __slots__ = (
        *("faces", "blues", "meeples", "size", "has", "owner", "palms", "palaces"),
        *("bag", "palms_left", "palaces_left"),
        *("gold", "camels", "viziers", "elders", "djinns", "goods", "known", "secret", "used"),
        *("watched", "told_gold", "ruled_out", "at_most", "stock", "fresh"),
        *("row", "pile", "discard", "djinn_row", "djinn_pile", "djinn_discard"),
        *("number", "bid_order", "track", "stage", "stuck"),
        *("actor", "start", "arc", "hand", "left", "final", "tribe", "taken", "doubled", "killed", "victim"),
        *("power", "origin", "back", "drawn", "suit", "sold"),
        "ends_by_seat",
    )

    worked_out: ClassVar[tuple[str, ...]] = ("_legal", "ends_by_seat")

    def __init__(self, players: int, options: dict[str, Any], rng: int | None) -> None:
        """An empty table: no tiles, no meeples, no cards."""
        super().__init__(players, options, rng)
        self.lay_tiles((0,) * TILES)
        self.meeples = [0] * (TILES * 5)
        self.size = [0] * TILES
        self.has = [0] * 5
        self.owner = [-1] * TILES
        self.palms = [0] * TILES
        self.palaces = [0] * TILES
        self.bag = [0] * 5
        self.palms_left = PALMS
        self.palaces_left = PALACES
        self.gold = [START_GOLD] * players
        self.camels = [camels_each(players, options)] * players
        self.viziers = [0] * players
        self.elders = [0] * players
        self.djinns = [0] * players
        self.used = [0] * players
        self.goods = [0] * (players * KINDS)
        self.known = [0] * (players * KINDS)
        self.secret = [0] * players
        self.watched: bool = False
        self.told_gold: tuple[int, ...] = ()
        self.ruled_out: tuple[int, ...] = (0,) * players
        self.at_most: tuple[tuple[tuple[int, int], ...], ...] = ((),) * players
        self.stock: tuple[int, ...] = ()
        self.fresh: tuple[tuple[int, ...], ...] = ()
        self.row: list[int] = []
        self.pile: list[int] = []
        self.discard: list[int] = []
        self.djinn_row: list[int] = []
        self.djinn_pile: list[int] = []
        self.djinn_discard: list[int] = []
        self.number = 1
        self.bid_order: list[int] = []
        self.track = [-1] * len(TRACK)
        self.stage: int = BIDDING
        self.stuck = False
        self.begin_activation(-1)
        self.ends_by_seat: dict[int, Any] | None = None

    def lay_tiles(self, faces: tuple[int, ...]) -> None:
        """Set the 30 tile faces, and count the blue ones in each block of nine."""
        self.faces = faces
        self.blues = tuple(sum(FACE_IS_BLUE[faces[b]] for b in BLOCK[tile]) for tile in range(TILES))

    def begin_activation(self, actor: int) -> None:
        """Clear what belongs to one activation; `actor` is its player, -1 while bidding."""
        self.actor = actor
        self.start = self.arc = self.final = self.tribe = self.victim = self.power = self.origin = -1
        self.left = self.taken = self.doubled = self.killed = self.back = self.suit = 0
        self.hand = [0, 0, 0, 0, 0]
        self.drawn: list[int] = []
        self.sold = False

    def place_meeples(self, tile: int, colour: int, count: int) -> None:
        """Put meeples of one colour on a tile."""
        self.meeples[tile * 5 + colour] += count
        self.size[tile] += count
        self.has[colour] |= 1 << tile

    def remove_meeples(self, tile: int, colour: int, count: int) -> None:
        """Remove meeples of one colour from a tile."""
        place = tile * 5 + colour
        self.meeples[place] -= count
        self.size[tile] -= count
        if self.meeples[place] == 0:
            self.has[colour] &= ~(1 << tile)

    def tell(self, kind: str, by: int | None = None, /, **public: Any) -> None:
        """Append a public event; call it only when `events` is not None."""
        assert self.events is not None
        self.events.append(Event(kind, by, public))

    def tell_secret(self, kind: str, player: int, public: dict[str, Any], private: dict[str, Any]) -> None:
        """Append an event whose `private` part only `player` may know."""
        assert self.events is not None
        self.events.append(Event(kind, player, public, private, (player,)))

    def _copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.faces = self.faces
        twin.blues = self.blues
        twin.meeples = self.meeples.copy()
        twin.size = self.size.copy()
        twin.has = self.has.copy()
        twin.owner = self.owner.copy()
        twin.palms = self.palms.copy()
        twin.palaces = self.palaces.copy()
        twin.bag = self.bag.copy()
        twin.palms_left = self.palms_left
        twin.palaces_left = self.palaces_left
        twin.gold = self.gold.copy()
        twin.camels = self.camels.copy()
        twin.viziers = self.viziers.copy()
        twin.elders = self.elders.copy()
        twin.djinns = self.djinns.copy()
        twin.goods = self.goods.copy()
        twin.known = self.known.copy()
        twin.secret = self.secret.copy()
        twin.used = self.used.copy()
        twin.watched = self.watched
        twin.told_gold = self.told_gold
        twin.ruled_out = self.ruled_out
        twin.at_most = self.at_most
        twin.stock = self.stock
        twin.fresh = self.fresh
        twin.row = self.row.copy()
        twin.pile = self.pile.copy()
        twin.discard = self.discard.copy()
        twin.djinn_row = self.djinn_row.copy()
        twin.djinn_pile = self.djinn_pile.copy()
        twin.djinn_discard = self.djinn_discard.copy()
        twin.number = self.number
        twin.bid_order = self.bid_order.copy()
        twin.track = self.track.copy()
        twin.stage = self.stage
        self._copy_activation(twin)
        twin.ends_by_seat = self.ends_by_seat
        return twin

    def _copy_activation(self, twin: Self) -> None:
        twin.actor = self.actor
        twin.start = self.start
        twin.arc = self.arc
        twin.hand = self.hand.copy()
        twin.left = self.left
        twin.final = self.final
        twin.tribe = self.tribe
        twin.taken = self.taken
        twin.doubled = self.doubled
        twin.killed = self.killed
        twin.victim = self.victim
        twin.power = self.power
        twin.origin = self.origin
        twin.back = self.back
        twin.drawn = self.drawn.copy()
        twin.suit = self.suit
        twin.sold = self.sold
        twin.stuck = self.stuck
