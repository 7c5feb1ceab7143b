"""The state of a Rixe: the contract's cold half."""

from __future__ import annotations

from typing import Any

from rules.core.rng import RandomSource
from rules.core.state import Refusal
from rules.tribal.cards import CARDS
from rules.tribal.moves import ONTO
from rules.tribal.rixe import explain, heuristics, hidden, position
from rules.tribal.rixe.actions import COLLECT, DRAW, PLAY, PLAY_NINE, PLAY_ONTO, TABLE
from rules.tribal.rixe.phases import OVER
from rules.tribal.rixe.steps import RixeSteps


class RixeState(RixeSteps):
    """A Rixe being played; its attributes are told at `RixeTable`."""

    __slots__ = ()

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return self.number

    @property
    def end(self) -> str:
        """Why the game is over (`rounds`: all were played), or "" while it goes on."""
        return "rounds" if self.phase == OVER else ""

    def scores(self) -> tuple[int, ...]:
        """Points: 3 for each round gone out, 1 for each column collected."""
        return tuple(self.points)

    def ranking(self) -> tuple[int, ...]:
        """Places by points, then by rounds gone out; else shared (3.5)."""
        standing = [*zip(self.points, self.outs, strict=True)]
        return tuple(1 + sum(1 for other in standing if other > mine) for mine in standing)

    def hint(self, action: int) -> float:
        """How good a legal action looks; higher is better."""
        return heuristics.hint(self, action)

    def value(self, player: int) -> float:
        """How well `player` stands, in [-1, 1]."""
        return self.returns()[player] if self.phase == OVER else heuristics.value(self, player)

    def parameters(self, action: int) -> dict[str, int]:
        """Where a legal MOVE, PLAY or COLLECT takes place now, as the specification counts.

        `z`, `slot`, `k`: zone, slot and index of the group's first card; `to_z`, `to_slot`: where it goes.
        """
        where: dict[str, int] = {}
        if not self.is_legal(action) or action >= DRAW:
            return where
        if action < PLAY:
            source = self.place[action >> 2]
            where["z"], where["slot"] = self._slot(source)
            where["k"] = len(self.columns[source]) - len(self._group(action >> 2))
            where["to_z"], where["to_slot"] = self._slot(self.place[ONTO[action]])
        elif action >= COLLECT:
            where["z"], where["slot"] = self._slot(self.place[action - COLLECT])
        elif action >= PLAY_NINE:
            where["to_z"], where["to_slot"] = self._slot(self.first_empty(action - PLAY_NINE & 3))
        else:
            where["to_z"], where["to_slot"] = self._slot(self.place[PLAY_ONTO[action - PLAY]])
        return where

    def _slot(self, number: int) -> tuple[int, int]:
        """The zone of a column, and which of its slots it is."""
        zone = self.zones[number]
        return zone, self.slots_of(zone).index(number)

    def unseen_cards(self) -> list[int]:
        """The cards whose place this view (or state) does not tell apart from the stock, ascending."""
        return sorted(set(range(CARDS)) - hidden.seen_cards(self))

    def _explain(self, action: int) -> Refusal:
        return explain.refusal(self, TABLE[action], action)

    def _dump_fields(self) -> dict[str, Any]:
        return position.dump(self)

    def _mask(self, viewer: int) -> None:
        hidden.mask(self, viewer)

    def _unmask(self, rng: RandomSource) -> None:
        hidden.fill(self, rng)
