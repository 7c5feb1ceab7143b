"""Columns of falling runs on a table: carrying groups, laying and lifting single cards, turning up.

What both games share of their positions. Columns are numbered through; a column lists its cards from base to
end, the face-down ones first. A *realm* is a set of columns whose cards may head the same moves: a player's
zone in the Duel, the whole table in the Rixe.
"""

from __future__ import annotations

from typing import Any

from rules.core.compiled import mypyc_attr
from rules.core.event import Event
from rules.core.state import State
from rules.tribal.cards import BIT, CARDS, EMPTY, LEVEL, LEVELS, NO_CARD, RANK


@mypyc_attr(allow_interpreted_subclasses=True)
class ColumnsPosition(State):
    """A position with columns, and the writes that keep what is derived from them whole.

    An example: the column `#D3a T5b M4a` of zone 1 of a Duel, being column 9 of all, is
    `columns[9] == [D3a, T5b, M4a]` with `hidden[9] == 1`. So `ends[9]` is M4a, `place[T5b]` is 9 and
    `place[D3a]` is -1; M4a is among `tips`, T5b and M4a are among `up[1]`.

    Attributes:
      columns  cards of each column, base first, the face-down ones included
      hidden   how many of each column's cards lie face down
      realm    the realm of each column; never changed in place, so that clones share it
      ends     the last card of each column, EMPTY when there is none   (this and the rest: derived)
      place    by card: the column in which it lies face up, else -1
      up       by realm and level: the cards lying face up, four bits each
      tips     by level: the cards that are ends
    """

    __slots__ = ("columns", "ends", "hidden", "place", "realm", "tips", "up")

    def __init__(self, players: int, options: dict[str, Any], rng: int | None, realm: list[int]) -> None:
        super().__init__(players, options, rng)
        self.columns: list[list[int]] = [[] for _ in realm]
        self.hidden: list[int] = [0] * len(realm)
        self.realm: list[int] = realm

    def _index_columns(self, realms: int) -> None:
        """Work out everything derived from columns, hidden and realm, for so many realms."""
        self.ends: list[int] = [column[-1] if column else EMPTY for column in self.columns]
        self.place: list[int] = [-1] * CARDS
        self.up: list[list[int]] = [[0] * LEVELS for _ in range(realms)]
        self.tips: list[int] = [0] * LEVELS
        for number, column in enumerate(self.columns):
            self.tips[LEVEL[self.ends[number]]] |= BIT[self.ends[number]]
            for card in column[self.hidden[number] :]:
                self._enter(card, number)

    def _copy_columns(self, twin: ColumnsPosition) -> None:
        twin.columns = [column.copy() for column in self.columns]
        twin.hidden = self.hidden.copy()
        twin.realm = self.realm
        twin.ends = self.ends.copy()
        twin.place = self.place.copy()
        twin.up = [bits.copy() for bits in self.up]
        twin.tips = self.tips.copy()

    # ---- What lies where ------------------------------------------------------------------------

    def group(self, head: int) -> list[int]:
        """The cards of the group headed by a card lying face up."""
        number = self.place[head]
        return self.columns[number][RANK[self.ends[number]] - RANK[head] - 1 :]

    def is_first(self, head: int) -> bool:
        """Whether no face-up card lies under this one: moving it turns a card up or empties the column."""
        number = self.place[head]
        return self.columns[number][self.hidden[number]] == head

    # ---- Writes that keep it whole --------------------------------------------------------------

    def _carry(self, head: int, source: int, target: int) -> int:
        """Move the group headed by `head` to the end of another column; the card turned up thereby, else NO_CARD."""
        ends = self.ends
        tail = ends[source]
        onto = ends[target]
        size = RANK[head] - RANK[tail] + 1
        column = self.columns[source]
        group = column[-size:]
        del column[-size:]
        self.columns[target] += group
        place = self.place
        for card in group:
            place[card] = target
        if self.realm[source] != self.realm[target]:
            self._change_realm(group, self.realm[source], self.realm[target])
        # The group's last card stays a tip: only the end that it covers is one no more.
        self.tips[LEVEL[onto]] ^= BIT[onto]
        ends[target] = tail
        return self._uncover(source)

    def _change_realm(self, group: list[int], old: int, new: int) -> None:
        left, entered = self.up[old], self.up[new]
        for card in group:
            left[card >> 2] ^= BIT[card]
            entered[card >> 2] ^= BIT[card]

    def _lay(self, card: int, target: int) -> None:
        """Lay a card that was not on the table at the end of a column."""
        onto = self.ends[target]
        self.tips[LEVEL[onto]] ^= BIT[onto]
        self.tips[LEVEL[card]] ^= BIT[card]
        self.ends[target] = card
        self.columns[target].append(card)
        self._enter(card, target)

    def _lift(self, source: int) -> int:
        """Take the end of a column off the table; the card turned up thereby, else NO_CARD."""
        card = self.columns[source].pop()
        self.tips[LEVEL[card]] ^= BIT[card]
        self.up[self.realm[source]][LEVEL[card]] ^= BIT[card]
        self.place[card] = -1
        return self._uncover(source)

    def _uncover(self, source: int) -> int:
        """Find the new end of a column that lost its last cards; if it lies face down it is turned up and returned."""
        column = self.columns[source]
        if not column:
            self.ends[source] = EMPTY
            return NO_CARD
        card = column[-1]
        self.ends[source] = card
        self.tips[LEVEL[card]] ^= BIT[card]
        if len(column) > self.hidden[source]:
            return NO_CARD
        self.hidden[source] -= 1
        self._enter(card, source)
        return card

    def _enter(self, card: int, number: int) -> None:
        """Note that `card` now lies face up in that column."""
        self.place[card] = number
        self.up[self.realm[number]][LEVEL[card]] |= BIT[card]

    # ---- Telling --------------------------------------------------------------------------------

    def tell(self, kind: str, by: int | None = None, /, **public: Any) -> None:
        """Add something that all may see to the events, where somebody listens.

        Where it takes work to say what happened, callers look first whether `events` is None.
        """
        if self.events is not None:
            self.events.append(Event(kind, by, public))
