"""The state of Five Tribes: plain ints in flat lists. What happens to it is in the modules beside this one."""

from __future__ import annotations

from typing import Any, Self

from rules.core.event import Event
from rules.core.rng import RandomSource
from rules.core.state import Refusal, State
from rules.five_tribes import dumping, explain, heuristics, knowledge, picking, scoring
from rules.five_tribes.actions import PART, TAKE
from rules.five_tribes.components import (
    CAMELS,
    FACE_IS_BLUE,
    KINDS,
    PALACES,
    PALMS,
    START_GOLD,
)
from rules.five_tribes.ends import Kept, bid_on, sown
from rules.five_tribes.grid import BLOCK, TILES
from rules.five_tribes.stages import BIDDING, MOVE, SOW
from rules.five_tribes.turns import DEEDS, LISTS, settle


class FiveTribesState(State):
    """A game of Five Tribes.

    Tiles are `row * 6 + column`, colours, faces, resources and djinns the codes of `components`.
    The board: `faces`, `blues` (blue tiles in each 3 x 3 block), `meeples` (five counts a tile), `size`
    (meeples on a tile), `has` (mask of the tiles that hold a colour), `owner` (whose camel, or -1),
    `palms`, `palaces`; `bag`, `palms_left`, `palaces_left`.
    The seats: `gold`, `camels`, `viziers`, `elders`, `djinns` (masks), `goods` (ten counts a seat), and what
    everybody knows of them: `known` (counts taken openly) and `secret` (how many more there are).
    The cards: `row`, `pile`, `discard`, `djinn_row`, `djinn_pile`, `djinn_discard`; tops of piles last.
    The round: `number`, `bid_order`, `track`, `stage`; the activation: see `begin_activation`.
    """

    __slots__ = (
        *("faces", "blues", "meeples", "size", "has", "owner", "palms", "palaces"),
        *("bag", "palms_left", "palaces_left"),
        *("gold", "camels", "viziers", "elders", "djinns", "goods", "known", "secret", "used"),
        *("row", "pile", "discard", "djinn_row", "djinn_pile", "djinn_discard"),
        *("number", "bid_order", "track", "stage"),
        *("actor", "start", "arc", "hand", "left", "final", "tribe", "taken", "doubled", "killed", "victim"),
        *("power", "origin", "back", "drawn", "suit", "sold", "stuck", "_ends"),
    )

    faces: tuple[int, ...]
    blues: tuple[int, ...]
    meeples: list[int]
    size: list[int]
    has: list[int]
    owner: list[int]
    palms: list[int]
    palaces: list[int]
    bag: list[int]
    palms_left: int
    palaces_left: int
    gold: list[int]
    camels: list[int]
    viziers: list[int]
    elders: list[int]
    djinns: list[int]
    goods: list[int]
    known: list[int]
    secret: list[int]
    used: list[int]
    row: list[int]
    pile: list[int]
    discard: list[int]
    djinn_row: list[int]
    djinn_pile: list[int]
    djinn_discard: list[int]
    number: int
    bid_order: list[int]
    track: list[int]
    stage: int
    actor: int
    start: int
    arc: int
    hand: list[int]
    left: int
    final: int
    tribe: int
    taken: int
    doubled: int
    killed: int
    victim: int
    power: int
    origin: int
    back: int
    drawn: list[int]
    suit: int
    sold: bool
    stuck: bool
    _ends: Kept | None

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
        self.camels = [CAMELS[players]] * players
        self.viziers = [0] * players
        self.elders = [0] * players
        self.djinns = [0] * players
        self.goods = [0] * (players * KINDS)
        self.known = [0] * (players * KINDS)
        self.secret = [0] * players
        self.used = [0] * players
        self.row, self.pile, self.discard = [], [], []
        self.djinn_row, self.djinn_pile, self.djinn_discard = [], [], []
        self.number = 1
        self.bid_order = []
        self.track = [-1] * 9
        self.stage = BIDDING
        self.stuck = False
        self._ends = None
        self.begin_activation(-1)

    def lay_tiles(self, faces: tuple[int, ...]) -> None:
        """Set the 30 tile faces, and count the blue ones in each block of nine."""
        self.faces = faces
        self.blues = tuple(sum(FACE_IS_BLUE[faces[b]] for b in BLOCK[tile]) for tile in range(TILES))

    def begin_activation(self, actor: int) -> None:
        """Clear what belongs to one activation; `actor` is its player, -1 while bidding.

        `start`, `arc`, `hand`, `left`: where the meeples were taken, where the last was dropped and from
        which side, the counts still in hand, and their sum. `final`, `tribe`, `taken`: where the move
        ended and what was picked up there. `doubled`: djinns paid for whose effect is to come (mask).
        `killed`, `victim`: how many the assassins have killed, and where (tile, or 30 + seat).
        `power`, `origin`, `back`: the djinn at work, the tile it started from, the stage to go back to.
        `drawn`: Sibittis' cards. `suit`: mask of the goods being sold. `sold`: a suit has been sold.
        """
        self.actor = actor
        self.start = self.arc = self.final = self.tribe = self.victim = self.power = self.origin = -1
        self.left = self.taken = self.doubled = self.killed = self.back = self.suit = 0
        self.hand = [0, 0, 0, 0, 0]
        self.drawn = []
        self.sold = False

    # ---- The contract ---------------------------------------------------------------------------

    def _list_legal(self) -> list[int]:
        return LISTS[self.stage](self)

    def _do(self, action: int) -> None:
        known, self._ends = self._ends, None
        DEEDS[PART[action]](self, action)
        if self.stage != SOW:
            settle(self)
        if known is not None:
            if self.stage == SOW:
                self._ends = sown(self, known)
            elif action < TAKE:
                self._ends = bid_on(self, known)

    def _explain(self, action: int) -> Refusal:
        return explain.explain(self, action)

    def is_legal(self, action: int) -> bool:
        """Whether `action` is legal now."""
        if self._legal is not None:
            return action in self._legal
        if self.stage == MOVE and self.viewer is None:
            return picking.is_legal_in_move(self, action)
        return action in self.legal_actions()

    def pick(self, rng: RandomSource) -> int:
        """A random legal action, uniformly; tiles to take are drawn without listing them."""
        legal = self._legal
        if legal is None and self.viewer is None:
            if self.stage == MOVE:
                tile = picking.pick_tile(self, rng)
                if tile >= 0:
                    return TAKE + tile
            legal = self._legal = LISTS[self.stage](self)
        if not legal:
            return super().pick(rng)
        return legal[0] if len(legal) == 1 else legal[rng.randrange(len(legal))]

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
        twin._ends = self._ends
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

    def _mask(self, viewer: int) -> None:
        knowledge.mask(self, viewer)

    def _unmask(self, rng: RandomSource) -> None:
        knowledge.unmask(self, rng)

    def _dump_fields(self) -> dict[str, Any]:
        return dumping.fields(self)

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return self.number

    def scores(self) -> tuple[int, ...]:
        """Victory points as if the game ended now (spec section 4.2); in a view, what the viewer can see of them."""
        return tuple(scoring.total(self, player) for player in range(self.players))

    def sheet(self, player: int) -> tuple[int, ...]:
        """The eight lines of the score sheet for one seat, in the order of `scoring.LINES`."""
        return scoring.sheet(self, player)

    def hint(self, action: int) -> float:
        """How good a legal action looks, in points, for the player who decides."""
        return heuristics.hint(self, action)

    def hints(self, actions: list[int]) -> list[float]:
        """`hint` of several legal actions."""
        return heuristics.hints(self, actions)

    def values(self) -> list[float]:
        """`value` of every seat."""
        return heuristics.values(self)

    def value(self, player: int) -> float:
        """How well `player` stands, in [-1, 1]."""
        return heuristics.value(self, player)

    # ---- For the modules beside this one ----------------------------------------------------------

    def tell(self, kind: str, by: int | None = None, /, **public: Any) -> None:
        """Append a public event; call it only when `events` is not None."""
        assert self.events is not None
        self.events.append(Event(kind, by, public))

    def tell_secret(self, kind: str, player: int, public: dict[str, Any], private: dict[str, Any]) -> None:
        """Append an event whose `private` part only `player` may know."""
        assert self.events is not None
        self.events.append(Event(kind, player, public, private, (player,)))

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
