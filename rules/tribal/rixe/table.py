"""The fields of a Rixe's state, copying them, and what is derived from them."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from rules.core.identity import Identity
from rules.tribal.cards import EMPTY, NO_CARD
from rules.tribal.columns import ColumnsState
from rules.tribal.repetition import column_print, type_bit
from rules.tribal.rixe.phases import CLEAN, COMPLETE

Tally = tuple[tuple[int, ...], int]
"""A finished round: the points of each seat, and the seats that went out as bits."""


class RixeTable(ColumnsState):
    """Everything that lies on the table of a Rixe, in hands, and where in the game we are.

    Columns are slots, numbered through as they came; `zones` tells to whose zone each belongs. The whole
    table is one realm. Clones share `zones` and the lists within `lacks` and `collected`: these are never changed in place.

    Attributes:
      phase      CLEAN, NEW_COLUMN, ACT or OVER
      zones      by slot: the zone
      hands      by player: his cards, ascending
      lacks      by player, for each hand card in the order they came: types that it cannot be (bits), as
                 everybody knows who saw the player draw or stop; nested, the oldest card's the largest
      stock      the last one is on top
      turned     NEW_COLUMN: the card turned up, else NO_CARD
      number     the round, from 1
      cleaned    by player: hand cards played in the cleaning phase
      collected  by player: the cards of columns collected in this round
      points     by player: the score so far
      outs       by player: rounds gone out
      tallies    what each finished round gave
      dry        turns in a row without a hand card placed
      moves      MOVEs in this turn or cleaning phase
      has_played, has_drawn   whether so in this turn
      youngest   the seat from which ties for the start are counted
      seen       fingerprints of layouts left since the last step that cannot be undone
      keys       by slot: its zone (2 bits), above it its types   (this and the rest: derived)
      prints     by slot: the fingerprint of its key
      print      the sum of `prints`
    """

    __slots__ = (
        *("cleaned", "collected", "dry", "hands", "has_drawn", "has_played", "keys", "lacks", "moves"),
        *("number", "outs", "phase", "points", "print", "prints", "seen", "stock", "tallies", "turned", "youngest"),
        "zones",
    )

    game: ClassVar[Identity]

    phase: int
    zones: list[int]
    hands: list[list[int]]
    lacks: list[list[int]]
    stock: list[int]
    turned: int
    number: int
    cleaned: list[int]
    collected: list[list[int]]
    points: list[int]
    outs: list[int]
    tallies: tuple[Tally, ...]
    dry: int
    moves: int
    has_played: bool
    has_drawn: bool
    youngest: int
    seen: set[int]
    keys: list[int]
    prints: list[int]
    print: int

    def __init__(self, players: int, options: dict[str, Any], rng: int | None) -> None:
        super().__init__(players, options, rng)
        self.columns = []
        self.hidden = []
        self.realm = []
        self.zones = []
        self.phase = CLEAN
        self.hands = [[] for _ in range(players)]
        self.lacks = [[] for _ in range(players)]
        self.collected = [[] for _ in range(players)]
        self.cleaned = [0] * players
        self.points = [0] * players
        self.outs = [0] * players
        self.tallies = ()
        self.stock = []
        self.turned = NO_CARD
        self.number = 1
        self.dry = self.moves = self.youngest = 0
        self.has_played = self.has_drawn = False
        self.seen = set()
        self.index()

    def index(self) -> None:
        """Work out everything derived, after columns and zones have been set."""
        self.hidden = [0] * len(self.columns)
        self.realm = [0] * len(self.columns)
        self._index(1)
        self.keys = []
        for zone, column in zip(self.zones, self.columns, strict=True):
            self.keys.append(zone + sum(type_bit(card) for card in column))
        self.prints = [column_print(key) for key in self.keys]
        self.print = sum(self.prints)

    def _copy(self) -> Self:
        twin = type(self).__new__(type(self))
        self._copy_columns(twin)
        twin.phase = self.phase
        twin.zones = self.zones
        twin.hands = [hand.copy() for hand in self.hands]
        twin.lacks = self.lacks.copy()
        twin.stock = self.stock.copy()
        twin.turned = self.turned
        twin.number = self.number
        twin.cleaned = self.cleaned.copy()
        twin.collected = self.collected.copy()
        twin.points = self.points.copy()
        twin.outs = self.outs.copy()
        twin.tallies = self.tallies
        twin.dry = self.dry
        twin.moves = self.moves
        twin.has_played = self.has_played
        twin.has_drawn = self.has_drawn
        twin.youngest = self.youngest
        twin.seen = self.seen.copy()
        twin.keys = self.keys.copy()
        twin.prints = self.prints.copy()
        twin.print = self.print
        return twin

    def first_empty(self, zone: int) -> int:
        """The first empty slot of a zone, the only one that a 9 may go to; -1 if there is none."""
        for slot, end in enumerate(self.ends):
            if end == EMPTY and self.zones[slot] == zone:
                return slot
        return -1

    def slots_of(self, zone: int) -> list[int]:
        """The numbers of a zone's columns, in the order of its slots."""
        return [slot for slot, owner in enumerate(self.zones) if owner == zone]

    def is_complete(self, slot: int) -> bool:
        """Whether a column goes all the way from 9 to 1."""
        return len(self.columns[slot]) == COMPLETE
