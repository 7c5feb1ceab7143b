"""The fields of a Duel's state, copying them, and what is derived from them."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Self

from rules.core.identity import Identity
from rules.tribal.cards import EMPTY, NO_CARD
from rules.tribal.columns import ColumnsState
from rules.tribal.duel.phases import CLEAN, COLUMNS
from rules.tribal.moves import move_id
from rules.tribal.repetition import PAIRS

BARE_ZONE: Final = [EMPTY] * COLUMNS


class DuelTable(ColumnsState):
    """Everything that lies on the table of a Duel, and where in the game we are.

    Columns 0..6 are player 0's, 7..13 player 1's; a zone is a realm. Sets of cards are bits by code.

    Attributes:
      phase      CLEAN, ACT, PLACE or OVER
      heights    of the sacred piles: four of player 0, then four of player 1
      laid       by player: the cards on his sacred piles
      held       by player: the number of cards in his columns    (derived)
      stock      the last one is on top
      discard    ascending
      drawn      PLACE: the card to be placed, else NO_CARD
      turn       the number of the turn, from 1; 0 in the cleaning phases
      steps      decisions in this turn or cleaning phase, PLACE not counted
      limited    whether the limited action of this turn is used
      progress   whether there was progress in this turn
      idle       turns in a row without progress
      turned     by player: cards turned up in his cleaning phase
      stolen     the card stolen into a column in this turn
      given      the cards given in this turn with a column's last cards
      no_steal, no_give   the same of the turn before: this turn's bans
      youngest   the seat that starts when the cleaning phases tie
      winner, end         at the end: seat or -1, and the reason
      seen       fingerprints of layouts left since the last step that cannot be undone
      print      the fingerprint of the layout
      ties       by card: the number of the pair it makes with the card it lies on, else 0   (derived)
    """

    __slots__ = (
        *("discard", "drawn", "end", "given", "heights", "held", "idle", "laid", "limited", "no_give", "no_steal"),
        *("phase", "print", "progress", "seen", "steps", "stock", "stolen", "ties", "turn", "turned", "winner"),
        "youngest",
    )

    game: ClassVar[Identity]

    phase: int
    heights: list[int]
    laid: list[int]
    held: list[int]
    stock: list[int]
    discard: list[int]
    drawn: int
    turn: int
    steps: int
    limited: bool
    progress: bool
    idle: int
    turned: list[int]
    stolen: int
    given: int
    no_steal: int
    no_give: int
    youngest: int
    winner: int
    end: str
    seen: set[int]
    print: int
    ties: list[int]

    def __init__(self, options: dict[str, Any], rng: int | None) -> None:
        super().__init__(2, options, rng)
        self.columns = [[] for _ in range(2 * COLUMNS)]
        self.hidden = [0] * (2 * COLUMNS)
        self.realm = [0] * COLUMNS + [1] * COLUMNS
        self.phase = CLEAN
        self.heights = [0] * 8
        self.laid = [0, 0]
        self.stock = []
        self.discard = []
        self.drawn = self.no_steal = self.stolen = NO_CARD
        self.turn = self.steps = self.idle = self.given = self.no_give = self.youngest = 0
        self.limited = self.progress = False
        self.turned = [0, 0]
        self.winner = -1
        self.end = ""
        self.seen = set()
        self.index()

    def index(self) -> None:
        """Work out everything derived, after columns or hidden have been set."""
        self._index(2)
        zones = self.columns[:COLUMNS], self.columns[COLUMNS:]
        self.held = [sum(len(column) for column in zone) for zone in zones]
        self.ties = [0] * 72
        self.print = 0
        for column, hidden in zip(self.columns, self.hidden, strict=True):
            for under, over in zip(column[hidden:], column[hidden + 1 :], strict=False):
                self.ties[over] = PAIRS[move_id(over, under)]
                self.print ^= self.ties[over]

    def _copy(self) -> Self:
        twin = type(self).__new__(type(self))
        self._copy_columns(twin)
        twin.phase = self.phase
        twin.heights = self.heights.copy()
        twin.laid = self.laid.copy()
        twin.held = self.held.copy()
        twin.stock = self.stock.copy()
        twin.discard = self.discard.copy()
        twin.drawn = self.drawn
        twin.turn = self.turn
        twin.steps = self.steps
        twin.limited = self.limited
        twin.progress = self.progress
        twin.idle = self.idle
        twin.turned = self.turned.copy()
        twin.stolen = self.stolen
        twin.given = self.given
        twin.no_steal = self.no_steal
        twin.no_give = self.no_give
        twin.youngest = self.youngest
        twin.winner = self.winner
        twin.end = self.end
        twin.seen = self.seen.copy()
        twin.print = self.print
        twin.ties = self.ties.copy()
        return twin

    def first_empty(self, zone: int) -> int:
        """The lowest-numbered empty column of a zone, the only one that a 9 may go to; -1 if none."""
        for number in range(zone * COLUMNS, zone * COLUMNS + COLUMNS):
            if self.ends[number] == EMPTY:
                return number
        return -1

    def has_empty(self, zone: int) -> bool:
        """Whether a zone has an empty column."""
        return EMPTY in self.ends[zone * COLUMNS : zone * COLUMNS + COLUMNS]

    def sacred_total(self, player: int) -> int:
        """How many cards lie on a player's sacred piles."""
        return sum(self.heights[player * 4 : player * 4 + 4])
