"""What lies on the table of a Rixe and in hands, and where in the game it is; the writes that keep that whole; no rule."""

from __future__ import annotations

from typing import Any, Self

from rules.core.compiled import mypyc_attr
from rules.tribal.cards import BIT, EMPTY, LEVEL, NO_CARD
from rules.tribal.columns import ColumnsPosition
from rules.tribal.repetition import COLUMN_PRINTS, UP_TO, type_bit
from rules.tribal.rixe.components.phases import CLEAN, COMPLETE

Tally = tuple[tuple[int, ...], int]
"""A finished round: the points of each seat, and the seats that went out as bits. `((4, 0, 1), 0b001)`: seat 0 went out
and collected one column, seat 2 collected one."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(ColumnsPosition):
    """Everything that lies on the table of a Rixe, in hands, and where in the game it is.

    Columns are slots, numbered through as they came; `zones` tells to whose zone each belongs. The whole
    table is one realm. Clones share `zones` and the lists within `lacks` and `collected`: these are never changed in place.

    Attributes:
      phase      CLEAN, CHOOSING_ZONE, ACT or OVER
      zones      by slot: the zone
      hands      by player: their cards, ascending
      lacks      by player, for each hand card in the order they came: types that it cannot be (bits), as
                 everybody knows who saw the player draw or stop; nested, the oldest card's the largest
      stock      the last one is on top
      turned     CHOOSING_ZONE: the card turned up, else NO_CARD
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

    def __init__(self, players: int, options: dict[str, Any], rng: int | None) -> None:
        super().__init__(players, options, rng, realm=[])
        self.phase: int = CLEAN
        self.zones: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.lacks: list[list[int]] = [[] for _ in range(players)]
        self.stock: list[int] = []
        self.turned: int = NO_CARD
        self.number: int = 1
        self.cleaned: list[int] = [0] * players
        self.collected: list[list[int]] = [[] for _ in range(players)]
        self.points: list[int] = [0] * players
        self.outs: list[int] = [0] * players
        self.tallies: tuple[Tally, ...] = ()
        self.dry: int = 0
        self.moves: int = 0
        self.has_played: bool = False
        self.has_drawn: bool = False
        self.youngest: int = 0
        self.seen: set[int] = set()
        self.keys: list[int] = []
        self.prints: list[int] = []
        self.print: int = 0
        self.index()

    def index(self) -> None:
        """Work out everything derived, after columns and zones have been set."""
        self.hidden = [0] * len(self.columns)
        self.realm = [0] * len(self.columns)
        self._index_columns(realms=1)
        self.keys = []
        for zone, column in zip(self.zones, self.columns, strict=True):
            self.keys.append(zone + sum(type_bit(card) for card in column))
        self.prints = [COLUMN_PRINTS[key] for key in self.keys]
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

    # ---- What lies where ------------------------------------------------------------------------

    def first_empty(self, zone: int) -> int:
        """The first empty slot of a zone, the only one that a 9 may go to; -1 if there is none."""
        for slot, end in enumerate(self.ends):
            if end == EMPTY and self.zones[slot] == zone:
                return slot
        return -1

    def slots_of(self, zone: int) -> list[int]:
        """The numbers of a zone's columns, in the order of its slots."""
        return [slot for slot, owner in enumerate(self.zones) if owner == zone]

    def zone_and_slot(self, number: int) -> tuple[int, int]:
        """The zone of a column, and which of its slots it is."""
        zone = self.zones[number]
        return zone, self.slots_of(zone).index(number)

    def is_complete(self, slot: int) -> bool:
        """Whether a column goes all the way from 9 to 1."""
        return len(self.columns[slot]) == COMPLETE

    # ---- Writes that keep it whole --------------------------------------------------------------

    def move_group(self, head: int, source: int, target: int) -> None:
        """Move a group to the end of another column; the layout left is noted, unless a whole column went."""
        keys, prints = self.keys, self.prints
        group = keys[source] & UP_TO[head >> 3]
        if keys[source] >> 2 == group >> 2:
            self.seen = set()
        else:
            self.seen.add(self.print)
        parted = self.print - prints[source] - prints[target]
        keys[source] ^= group
        keys[target] |= group
        prints[source] = COLUMN_PRINTS[keys[source]]
        prints[target] = COLUMN_PRINTS[keys[target]]
        self.print = parted + prints[source] + prints[target]
        self._carry(head, source, target)

    def lay_card(self, card: int, slot: int) -> None:
        """Lay a card that was not on the table at the end of a column."""
        self._set_key(slot, self.keys[slot] | type_bit(card))
        self.seen = set()
        self._lay(card, slot)

    def take_column(self, slot: int) -> list[int]:
        """Take all cards of a column, all of them face up, off the table."""
        cards = self.columns[slot]
        self.tips[LEVEL[cards[-1]]] ^= BIT[cards[-1]]
        for card in cards:
            self.place[card] = -1
            self.up[0][LEVEL[card]] ^= BIT[card]
        self.columns[slot] = []
        self.ends[slot] = EMPTY
        self._set_key(slot, self.zones[slot])
        self.seen = set()
        return cards

    def add_slot(self, zone: int) -> int:
        """Give a zone one more slot, without cards; its number."""
        self.zones = [*self.zones, zone]
        self.columns.append([])
        self.hidden.append(0)
        self.realm = [*self.realm, 0]
        self.ends.append(EMPTY)
        self.keys.append(zone)
        self.prints.append(COLUMN_PRINTS[zone])
        self.print += self.prints[-1]
        return len(self.zones) - 1

    def _set_key(self, slot: int, key: int) -> None:
        new = COLUMN_PRINTS[key]
        self.print += new - self.prints[slot]
        self.prints[slot] = new
        self.keys[slot] = key
