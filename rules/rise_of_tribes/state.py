"""The state of Rise of Tribes; what happens to it stands in the modules named after the ideas."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from rules.core.identity import Identity
from rules.core.rng import RandomSource
from rules.core.state import Refusal, State
from rules.rise_of_tribes import dispatch, explain, heuristics, knowledge, position, tables
from rules.rise_of_tribes.bank import BOTTOMLESS
from rules.rise_of_tribes.components import DESERT_OASIS, JUNGLE, TILE_KIND, TRADER
from rules.rise_of_tribes.layout import Layout, layout_of
from rules.rise_of_tribes.lists import replaced


class RiseState(State):
    """Hexes, players, kinds, tiles and goals are ints (see `components`); sets of hexes or goals are masks.

    The map: `members[player << 4 | hex]`, `occupied[player]` (mask), `population[hex]` (members and invaders),
    `village[hex]` (owner or -1) and `villages[player]` (mask), `terrain` (masks of lakes, forests, mountains).
    Players: `resources[3 * player + kind]`, `supply`, `board` (members on the leader board), `goals` in progress
    and `completed` (masks), `goal_decks` (top first), `returned` (lengths of the runs of goals put back under each
    deck, upper first), `hidden`, `elder` (hex or -1), `power`, `tribe`, `vp`.
    Events: `row` (tiles or -1), `tokens[3 * space + kind]`, `oldest` (space), `deck` (top first), `seen` (which of
    the deck's tiles the Dreamtime player knows), `discard`, `item_owner`.
    The turn: `active`, `turn`, `queues` (dice, see `components.level_of`), `hand`, `used` (actions, mask), `flags`,
    `tired[hex]` (active members that have moved), `entered`, `touched` (masks of hexes entered, grown or entered).
    `stack`: what is still to do, see `frames`.
    """

    __slots__ = (
        "active",
        "bank",
        "bid",
        "bidder",
        "board",
        "completed",
        "deck",
        "discard",
        "dropped",
        "elder",
        "entered",
        "first",
        "flags",
        "gathered",
        "glacier",
        "goal_decks",
        "goals",
        "hand",
        "hidden",
        "ice_stones",
        "invaders",
        "invaders_hex",
        "item_owner",
        "lava",
        "layout",
        "loan",
        "mammoth",
        "marked",
        "melted",
        "members",
        "occupied",
        "oldest",
        "population",
        "power",
        "queues",
        "resources",
        "returned",
        "routes",
        "row",
        "seen",
        "set_aside",
        "site",
        "stack",
        "supply",
        "tamer",
        "terrain",
        "tiger",
        "tiles",
        "tired",
        "tokens",
        "touched",
        "trader",
        "tribe",
        "turn",
        "used",
        "village",
        "villages",
        "vp",
        "wilderness",
        "winner",
        "with_elders",
    )

    game: ClassVar[Identity]

    layout: Layout
    tiles: list[int]
    terrain: tuple[int, int, int]
    wilderness: int
    lava: int
    site: int
    glacier: int
    ice_stones: int
    melted: int
    members: list[int]
    occupied: list[int]
    population: list[int]
    village: list[int]
    villages: list[int]
    hidden: list[int]
    elder: list[int]
    with_elders: bool
    supply: list[int]
    board: list[int]
    resources: list[int]
    bank: list[int]
    vp: list[int]
    tribe: list[int]
    power: list[int]
    trader: int
    goals: list[int]
    completed: list[int]
    goal_decks: list[list[int]]
    returned: list[list[int]]
    row: list[int]
    oldest: int
    tokens: list[int]
    deck: list[int]
    seen: list[int]
    discard: list[int]
    set_aside: int
    item_owner: list[int]
    tiger: int
    mammoth: int
    tamer: int
    invaders: int
    invaders_hex: int
    queues: list[int]
    hand: list[int]
    first: int
    active: int
    turn: int
    used: int
    flags: int
    gathered: int
    tired: list[int]
    entered: int
    touched: int
    routes: tuple[list[int], ...]
    loan: int
    marked: int
    bid: int
    bidder: int
    dropped: int
    stack: list[int]
    winner: int

    def __init__(self, players: int, options: dict[str, Any], rng: int | None) -> None:
        super().__init__(players, options, rng)
        self.layout = layout_of(players, options["layout"])
        size = self.layout.size
        self.set_tiles([0] * size)
        self.lava = 0
        self.site = self.glacier = self.melted = self.tiger = self.mammoth = self.tamer = self.invaders_hex = -1
        self.ice_stones = self.invaders = 0
        self.members = [0] * (players << 4)
        self.occupied = [0] * players
        self.population = [0] * size
        self.village = [-1] * size
        self.villages = [0] * players
        self.hidden = [0] * players
        self.elder = [-1] * players
        self.with_elders = options["elders"]
        self.supply = [tables.MEMBERS] * players
        self.board = [0] * players
        self.resources = [0] * (3 * players)
        self.bank = [tables.TOKENS_PER_KIND if options["strict_bank"] else BOTTOMLESS] * 3
        self.vp = [0] * players
        self.tribe = list(range(players))
        self.power = [-1] * players
        self.trader = -1
        self.goals = [0] * players
        self.completed = [0] * players
        self.goal_decks = [[] for _ in range(players)]
        self.returned = [[] for _ in range(players)]
        self.row = [-1] * tables.EVENT_SLOTS
        self.oldest = 0
        self.tokens = [0] * (3 * tables.EVENT_SLOTS)
        self.deck = []
        self.seen = []
        self.discard = []
        self.set_aside = 0
        self.item_owner = [-1] * 3
        self.queues = [0] * 4
        self.hand = []
        self.first = self.active = 0
        self.turn = 1
        self.used = self.flags = self.gathered = self.entered = self.touched = self.bid = self.dropped = 0
        self.tired = [0] * size
        self.routes = ()
        self.loan = self.marked = self.bidder = self.winner = -1
        self.stack = []

    def _copy(self) -> Self:
        twin = type(self).__new__(type(self))  # some lists are shared: see `lists`
        twin.layout = self.layout
        twin.tiles = self.tiles  # laid once, and never changed after
        twin.terrain = self.terrain
        twin.wilderness = self.wilderness
        twin.lava = self.lava
        twin.site = self.site
        twin.glacier = self.glacier
        twin.ice_stones = self.ice_stones
        twin.melted = self.melted
        twin.members = self.members.copy()
        twin.occupied = self.occupied.copy()
        twin.population = self.population.copy()
        twin.village = self.village.copy()
        twin.villages = self.villages.copy()
        twin.hidden = self.hidden
        twin.elder = self.elder
        twin.with_elders = self.with_elders
        twin.supply = self.supply.copy()
        twin.board = self.board
        twin.resources = self.resources.copy()
        twin.bank = self.bank.copy()
        twin.vp = self.vp.copy()
        twin.tribe = self.tribe
        twin.power = self.power
        twin.trader = self.trader
        twin.goals = self.goals.copy()
        twin.completed = self.completed.copy()
        twin.goal_decks = self.goal_decks.copy()
        twin.returned = self.returned
        twin.row = self.row.copy()
        twin.oldest = self.oldest
        twin.tokens = self.tokens.copy()
        twin.deck = self.deck
        twin.seen = self.seen
        twin.discard = self.discard
        twin.set_aside = self.set_aside
        twin.item_owner = self.item_owner
        twin.tiger = self.tiger
        twin.mammoth = self.mammoth
        twin.tamer = self.tamer
        twin.invaders = self.invaders
        twin.invaders_hex = self.invaders_hex
        twin.queues = self.queues.copy()
        twin.hand = self.hand.copy()
        twin.first = self.first
        twin.active = self.active
        twin.turn = self.turn
        twin.used = self.used
        twin.flags = self.flags
        twin.gathered = self.gathered
        twin.tired = self.tired.copy()
        twin.entered = self.entered
        twin.touched = self.touched
        twin.routes = self.routes
        twin.loan = self.loan
        twin.marked = self.marked
        twin.bid = self.bid
        twin.bidder = self.bidder
        twin.dropped = self.dropped
        twin.stack = self.stack.copy()
        twin.winner = self.winner
        return twin

    # ---- Setting what other things follow from --------------------------------------------------

    def set_tiles(self, tiles: list[int]) -> None:
        """Lay the map's tiles."""
        self.tiles = tiles
        masks = [0, 0, 0]
        for h, tile in enumerate(tiles):
            for kind in range(3):
                if TILE_KIND[tile] in (-1, kind):
                    masks[kind] |= 1 << h
        self.terrain = (masks[0], masks[1], masks[2])
        self.wilderness = sum(1 << h for h, tile in enumerate(tiles) if tile in (JUNGLE, DESERT_OASIS))

    def set_site(self, site: int) -> None:
        """Lay the volcano."""
        self.site = site
        self.lava = self.layout.shores[site]

    def set_power(self, player: int, power: int) -> None:
        """Give a player a leader's power."""
        self.power = replaced(self.power, player, power)
        if power == TRADER:
            self.trader = player

    def has(self, player: int, development: int) -> bool:
        """Whether the player can use a development: completed, or borrowed by an elder for this very thing."""
        if self.completed[player] >> development & 1:
            return True
        return self.loan == development and player == self.active

    # ---- The contract -----------------------------------------------------------------------------

    def _list_legal(self) -> list[int]:
        return dispatch.legal(self)

    def _do(self, action: int) -> None:
        dispatch.carry_out(self, action)
        dispatch.advance(self)

    @property
    def round(self) -> int:
        """The number of the turn, from 1."""
        return self.turn

    def scores(self) -> tuple[int, ...]:
        """Victory points."""
        return tuple(self.vp)

    def _mask(self, viewer: int) -> None:
        knowledge.mask(self, viewer)

    def _unmask(self, rng: RandomSource) -> None:
        knowledge.unmask(self, rng)

    def _explain(self, action: int) -> Refusal:
        return explain.refusal(self, action)

    def hint(self, action: int) -> float:
        """See `heuristics.hint`."""
        return heuristics.hint(self, action)

    def value(self, player: int) -> float:
        """See `heuristics.value`."""
        return heuristics.value(self, player)

    def _dump_fields(self) -> dict[str, Any]:
        return position.dump(self)
