"""The state of a Duel: the contract's cold half."""

from __future__ import annotations

from typing import Any

from rules.core.rng import RandomSource
from rules.core.state import Refusal
from rules.tribal.cards import CARDS, NAMES, UNKNOWN
from rules.tribal.duel import explain, heuristics, position
from rules.tribal.duel.actions import MOVE_NINE, SACRED, STEAL, STEAL_NINE, STEAL_SACRED, TABLE
from rules.tribal.duel.legal import moved_card, stolen_card
from rules.tribal.duel.phases import COLUMNS, OVER
from rules.tribal.duel.steps import DuelSteps
from rules.tribal.moves import MOVES, ONTO
from rules.tribal.reading import unseen


class DuelState(DuelSteps):
    """A Duel being played; its attributes are told at `DuelTable`."""

    __slots__ = ()

    @property
    def round(self) -> int:
        """The number of the turn, from 1 (the cleaning phases count as part of the first)."""
        return max(1, self.turn)

    def scores(self) -> tuple[int, ...]:
        """Cards on each player's sacred piles. The winner is told by `ranking()`, not by these."""
        return (self.sacred_total(0), self.sacred_total(1))

    def ranking(self) -> tuple[int, ...]:
        """Places: the winner's 1; while the game goes on, by the tie-breaks of 3.5."""
        winner = self.winner if self.phase == OVER else self._leader()
        return (1, 1) if winner < 0 else (1 + winner, 2 - winner)

    def hint(self, action: int) -> float:
        """How good a legal action looks; END is 0, so a positive one is better than stopping."""
        return heuristics.hint(self, action)

    def value(self, player: int) -> float:
        """How well `player` stands, in [-1, 1]."""
        return self.returns()[player] if self.phase == OVER else heuristics.value(self, player)

    def parameters(self, action: int) -> dict[str, int]:
        """Where a legal MOVE, SACRED, STEAL or STEAL_SACRED takes place now, as the specification counts.

        `z`, `i`, `k`: zone, column and index of the group's first card; `to_z`, `j`: the column it goes to.
        """
        if not self.is_legal(action) or action >= STEAL_SACRED + CARDS:
            return {}
        card = moved_card(action) if action < STEAL else stolen_card(action)
        zone, column = divmod(self.place[card], COLUMNS)
        where = {"z": zone, "i": column, "k": len(self.columns[self.place[card]]) - len(self._group(card))}
        target = self._target(action)
        if target >= 0:
            where["to_z"], where["j"] = divmod(target, COLUMNS)
        return where

    def _target(self, action: int) -> int:
        """The column to which a legal MOVE or STEAL goes, else -1."""
        if action < MOVES:
            return self.place[ONTO[action]]
        if action < SACRED:
            return self.first_empty(action - MOVE_NINE & 1)
        if STEAL <= action < STEAL_NINE:
            return self.place[ONTO[action - STEAL]]
        return self.first_empty(self.current_player or 0) if STEAL_NINE <= action < STEAL_SACRED else -1

    def unseen_cards(self) -> list[int]:
        """The cards that nobody has seen yet (face down or in the stock), ascending."""
        return sorted(set(range(CARDS)) - self._seen_cards())

    def _explain(self, action: int) -> Refusal:
        return explain.refusal(self, TABLE[action], action)

    def _dump_fields(self) -> dict[str, Any]:
        return position.dump(self)

    def _mask(self, viewer: int) -> None:
        for column, hidden in zip(self.columns, self.hidden, strict=True):
            column[:hidden] = [UNKNOWN] * hidden
        self.stock = [UNKNOWN] * len(self.stock)

    def _unmask(self, rng: RandomSource) -> None:
        pool = unseen(self._seen_cards(), rng)
        for column, hidden in zip(self.columns, self.hidden, strict=True):
            column[:hidden] = [pool.pop() for _ in range(hidden)]
        self.stock = [pool.pop() for _ in self.stock]

    def _seen_cards(self) -> set[int]:
        """Every card whose place is public."""
        seen = {card for card in range(CARDS) if self.place[card] >= 0 or (self.laid[0] | self.laid[1]) >> card & 1}
        seen.update(self.discard)
        if self.drawn >= 0:
            seen.add(self.drawn)
        return seen

    def __repr__(self) -> str:
        return f"<DuelState turn {self.turn} {NAMES[self.drawn] if self.drawn >= 0 else ''} of {self.current_player}>"
