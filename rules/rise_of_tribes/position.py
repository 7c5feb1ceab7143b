"""A position of Rise of Tribes: its fields, and the few writes that keep them whole. It knows no rule.

Some lists are shared by clones, so that a clone costs less: they are replaced (`replaced`, `plus`), never changed in
place. These are `hidden`, `elder`, `board`, `power`, `item_owner`, `deck`, `seen`, `discard`, `returned` and each
goal deck. `tiles` and `tribe` are shared, too: they never change after the deal.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Self, TypeVar

from rules.core.compiled import mypyc_attr
from rules.core.event import Event
from rules.core.state import State
from rules.rise_of_tribes.components import tables
from rules.rise_of_tribes.components.box import DESERT_OASIS, JUNGLE, TILE_KIND, TRADER
from rules.rise_of_tribes.components.frames import OVER, Decision, Frame
from rules.rise_of_tribes.components.layout import layout_of

T = TypeVar("T")

BOTTOMLESS = 1_000_000
"""What the bank holds of each kind when it never runs dry."""

NEVER: Final = "never"
"""The choice of option `standstill` with which a game goes on for as long as nobody wins."""

SHARED: Final = 4
"""The `winner` of a game that several have won: no seat."""


def replaced(items: list[T], place: int, item: T) -> list[T]:
    """A new list with one item changed."""
    copy = items[:]
    copy[place] = item
    return copy


def plus(items: list[int], place: int, number: int) -> list[int]:
    """A new list with one number increased."""
    return replaced(items, place, items[place] + number)


def decision(s: Position) -> Decision:
    """The decision that is due; its kind is `frames.OVER` when the game is over."""
    if s.winner >= 0:
        return Decision(OVER, -1, 0)
    return Decision(*s.stack[-1])


def step_behind(s: Position) -> int:
    """The kind of what goes on once the decision that is due is made."""
    return s.stack[-2][0]


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(State):
    """Plain ints in flat lists. Hexes, players, kinds, tiles and goals are ints (see `components.box`); sets of hexes,
    goals or players are masks: bit `h` stands for hex `h`, so that 0b101 is the hexes A and C.

    The map
      layout          its shape, and tiles: the tile of each hex
      terrain         masks of the lakes, forests and mountains; wilderness: mask of Jungle and Oasis
      site, lava      the volcano's site or -1, and the mask of the hexes next to it
      glacier         its hex or -1; ice_stones on it; melted: where its stones wait, or -1
      members         [player << 4 | hex], how many; occupied [player]: mask of the hexes with members
      population      [hex], members of all tribes and invaders
      village         [hex], owner or -1; villages [player]: mask of the hexes with the player's villages
      tiger, mammoth  hex or -1; tamer: who tamed the mammoth, or -1
      invaders        how many, and invaders_hex: where, or -1
    Players
      tribe, power    codes; a power is -1 without the module; trader: who is the Trader, or -1
      vp, supply      points; members neither on the map nor on the leader board
      board           members on the leader board (Ambush); hidden: 1 with the hidden village
      elder           [player], hex or -1; with_elders: the option; item_owner: of Altar, Walls, Canoe, or -1
      resources       [3 * player + kind]; bank: what it holds of each kind, `BOTTOMLESS` without `strict_bank`
      goals           in progress, and completed: masks
      goal_decks      each from the top; returned: the lengths of the runs put back under each, upper first
    Events
      row, oldest     two tiles or -1, and the space of the older; tokens [3 * space + kind]
      deck, discard   tiles, from the top; seen: which of the deck's tiles the Dreamtime player knows
      set_aside       1 until the first village is built
      bid, bidder     the auction's highest bid; dropped: mask of the players who are out of it
    The turn
      first, active   who began the game, who is on turn; turn: its number, from 1
      quiet           rounds in a row, up to the last whole one, in which nobody got a point; -1 once somebody has got one in
                      this round. standstill: with so many the game ends, 0 for never (A50)
      goal            the points that win
      winner          -1 while nobody has won; `SHARED` when several have
      queues, hand    the dice on each action (see `box.level_of`), and those still to place
      used, flags     the actions taken (mask), and what else has been used (see `frames.FLAGS`)
      gathered        resources gathered in this turn
      tired           [hex], members of the active player that have moved in this action
      entered         mask of hexes that gave a Discovery when they were entered in this MOVE
      touched         mask of hexes that were entered or grown in in this turn
      routes          [hex], the ids of the moves from there; () outside of a MOVE
      loan, marked    the development borrowed, the hex marked by Cunning, or -1
      stack           what is still to do, see `frames`

    `rules_version` is asked where older versions of the rules played otherwise. In the first
    a Trader who could not pay for the Abandoned Village before swapping was not asked about it; a tamed mammoth was
    lost within an action, unless it was its tamer's own MOVE; a hex that had been entered in a MOVE gave no Discovery
    any more, whether it had given one or not. Before the third, a game in which nobody got a point went on for ever.
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
        "quiet",
        "resources",
        "returned",
        "routes",
        "row",
        "seen",
        "set_aside",
        "site",
        "stack",
        *("goal", "standstill"),
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

    rules_version: ClassVar[int] = 3

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
        self.goal_decks: list[list[int]] = [[] for _ in range(players)]
        self.returned: list[list[int]] = [[] for _ in range(players)]
        self.row = [-1] * tables.EVENT_SLOTS
        self.oldest = 0
        self.tokens = [0] * (3 * tables.EVENT_SLOTS)
        self.deck: list[int] = []
        self.seen: list[int] = []
        self.discard: list[int] = []
        self.set_aside = 0
        self.item_owner = [-1] * 3
        self.queues = [0] * 4
        self.hand: list[int] = []
        self.first = self.active = 0
        self.turn = 1
        self.used = self.flags = self.gathered = self.entered = self.touched = self.bid = self.dropped = 0
        self.tired = [0] * size
        self.routes: tuple[list[int], ...] = ()
        self.loan = self.marked = self.bidder = self.winner = -1
        self.quiet = 0
        rounds = options.get("standstill", tables.STANDSTILL)
        self.standstill: int = 0 if self.rules_version < 3 or rounds == NEVER else int(rounds)
        self.goal: int = int(options.get("points", tables.WIN_VP))
        self.stack: list[Frame] = []

    def _copy(self) -> Self:
        twin = type(self).__new__(type(self))  # some lists are shared: see above
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
        twin.quiet = self.quiet
        twin.standstill = self.standstill
        twin.goal = self.goal
        return twin

    # ---- Telling what happens -------------------------------------------------------------------

    def tell(self, kind: str, by: int | None = None, /, **public: Any) -> None:
        """Add a public event, if anybody listens: what a log line or an animation wants to know."""
        if self.events is not None:
            self.events.append(Event(kind, by, public))

    def whisper(self, kind: str, to: int, private: dict[str, Any], /, **public: Any) -> None:
        """Add an event of the player `to`, who alone knows its private part, if anybody listens."""
        if self.events is not None:
            self.events.append(Event(kind, to, public, private, (to,)))

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

    def add_members(self, player: int, h: int, count: int = 1) -> None:
        """Put members of the player's supply on a hex."""
        self.supply[player] -= count
        self.members[player << 4 | h] += count
        self.population[h] += count
        if count:
            self.occupied[player] |= 1 << h

    def take_members(self, player: int, h: int, count: int = 1) -> None:
        """Take members off a hex, back to the supply."""
        self.supply[player] += count
        self.population[h] -= count
        left = self.members[player << 4 | h] = self.members[player << 4 | h] - count
        if not left:
            self.occupied[player] &= ~(1 << h)

    def members_at(self, h: int) -> list[int]:
        """The members on a hex, by seat."""
        return [self.members[player << 4 | h] for player in range(self.players)]
