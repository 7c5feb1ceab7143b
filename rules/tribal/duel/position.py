"""What lies on the table of a Duel and where in the game it is, and the writes that keep that whole; no rule."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from rules.core.compiled import mypyc_attr
from rules.tribal.cards import EMPTY, NO_CARD, SYMBOL, members
from rules.tribal.columns import ColumnsPosition
from rules.tribal.duel.components.phases import ALL_SACRED, CLEAN, COLUMNS
from rules.tribal.moves import move_id
from rules.tribal.repetition import PAIRS


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(ColumnsPosition):
    """Everything that lies on the table of a Duel, and where in the game it is.

    Columns 0..6 are player 0's, 7..13 player 1's; a zone is a realm. Sets of cards are bits by code: D1a (code 0)
    and M1b (code 3) together are 0b1001.

    Attributes:
      phase      CLEAN, ACT, PLACING or OVER
      heights    of the sacred piles: D, M, L, T of player 0, then of player 1; `heights[6]` is player 1's lizards
      laid       by player: the cards on their sacred piles
      held       by player: the number of cards in their columns    (derived)
      stock      the last one is on top
      discard    ascending
      drawn      PLACING: the card to be placed, else NO_CARD
      turn       the number of the turn, from 1; 0 in the cleaning phases
      steps      decisions in this turn or cleaning phase, PLACE not counted
      limited    whether the limited action of this turn is used
      progress   whether there was progress in this turn
      idle       turns in a row without progress
      turned     by player: cards turned up in their cleaning phase
      stolen     the card stolen into a column in this turn
      given      the cards given in this turn with a column's last cards
      no_steal, no_give   the same of the turn before: this turn's bans
      banned     the cards of `no_give`, ascending; replaced, never changed in place, so that clones share it    (derived)
      youngest   the seat that starts when the cleaning phases tie
      winner, end         at the end: seat or -1, and the reason
      seen       fingerprints of layouts left since the last step that cannot be undone
      print      the fingerprint of the layout: the exclusive or of all `ties`    (derived)
      goal       with so many cards on their sacred piles a player wins
      ties       by card: the number of the pair it makes with the card it lies on, else 0   (derived)

    `rules_version` is asked where an older version of the rules played otherwise. Version 1: of a game won by drawing or
    taking a card, that card was missing in the last position.
    """

    __slots__ = (
        *(
            "banned",
            "discard",
            "drawn",
            "end",
            "given",
            "goal",
            "heights",
            "held",
            "idle",
            "laid",
            "limited",
            "no_give",
            "no_steal",
        ),
        *("phase", "print", "progress", "seen", "steps", "stock", "stolen", "ties", "turn", "turned", "winner"),
        "youngest",
    )

    rules_version: ClassVar[int] = 2

    def __init__(self, options: dict[str, Any], rng: int | None) -> None:
        super().__init__(2, options, rng, realm=[0] * COLUMNS + [1] * COLUMNS)
        self.phase: int = CLEAN
        self.heights: list[int] = [0] * 8
        self.laid: list[int] = [0, 0]
        self.held: list[int] = [0, 0]
        self.stock: list[int] = []
        self.discard: list[int] = []
        self.drawn: int = NO_CARD
        self.turn: int = 0
        self.steps: int = 0
        self.limited: bool = False
        self.progress: bool = False
        self.idle: int = 0
        self.turned: list[int] = [0, 0]
        self.stolen: int = NO_CARD
        self.given: int = 0
        self.no_steal: int = NO_CARD
        self.no_give: int = 0
        self.banned: list[int] = []
        self.youngest: int = 0
        self.winner: int = -1
        self.end: str = ""
        self.seen: set[int] = set()
        self.print: int = 0
        self.ties: list[int] = []
        self.goal: int = int(options.get("sacred", ALL_SACRED))
        self.index()

    def index(self) -> None:
        """Work out everything derived, after columns or hidden have been set."""
        self._index_columns(realms=2)
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
        twin.banned = self.banned
        twin.youngest = self.youngest
        twin.winner = self.winner
        twin.end = self.end
        twin.seen = self.seen.copy()
        twin.print = self.print
        twin.ties = self.ties.copy()
        twin.goal = self.goal
        return twin

    # ---- What lies where ------------------------------------------------------------------------

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

    # ---- Writes that keep it whole --------------------------------------------------------------

    def move_group(self, head: int, source: int, target: int, tie: int) -> int:
        """Move a group to the end of another column, to which `tie` binds it; the card turned up, else NO_CARD."""
        old = self.ties[head]
        giver, taker = self.realm[source], self.realm[target]
        if old and giver == taker:
            self.seen.add(self.print)
        elif self.seen:
            self.seen = set()
        self.print ^= old ^ tie
        self.ties[head] = tie
        if giver != taker:
            size = len(self.columns[source])
            turned_up = self._carry(head, source, target)
            size -= len(self.columns[source])
            self.held[giver] -= size
            self.held[taker] += size
            return turned_up
        return self._carry(head, source, target)

    def lift_end(self, source: int) -> int:
        """Take the end of a column off the table, which cannot be undone; the card turned up, else NO_CARD."""
        card = self.ends[source]
        self.print ^= self.ties[card]
        self.ties[card] = 0
        self.seen = set()
        self.held[self.realm[source]] -= 1
        return self._lift(source)

    def lay_card(self, card: int, target: int, tie: int) -> None:
        """Lay a card that was not on the table at the end of a column, to which `tie` binds it."""
        self.print ^= tie
        self.ties[card] = tie
        self.seen = set()
        self.held[self.realm[target]] += 1
        self._lay(card, target)

    def forbid(self, given: int) -> None:
        """Let these cards be what must not be given in this turn."""
        if given or self.no_give:
            self.no_give = given
            self.banned = members(given)

    def put_on_pile(self, card: int, player: int) -> None:
        """Put a card that was not on the table on a sacred pile, where it stays."""
        self.heights[4 * player + SYMBOL[card]] += 1
        self.laid[player] |= 1 << card
