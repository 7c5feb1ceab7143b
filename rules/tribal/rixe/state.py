"""A Rixe as everybody uses it: the contract of `State`, each part answered by the room that knows it."""

from __future__ import annotations

from typing import Any

from rules.core.compiled import mypyc_attr
from rules.core.observation import Sheet
from rules.core.rng import RandomSource
from rules.core.state import Refusal
from rules.tribal.rixe.components.phases import ACT, CHOOSING_ZONE, OVER
from rules.tribal.rixe.evaluation import hints, values
from rules.tribal.rixe.mechanics import knowledge, rounds
from rules.tribal.rixe.mechanics.legal import list_legal
from rules.tribal.rixe.mechanics.turns import do
from rules.tribal.rixe.notation.parameters import parameters
from rules.tribal.rixe.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class RixeState(Position):
    """A Rixe being played; its attributes are told at `Position`."""

    __slots__ = ()

    def _list_legal(self) -> list[int]:
        return list_legal(self)

    def _do(self, action: int) -> None:
        do(self, action)

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
        return rounds.ranking(self)

    def unseen_cards(self) -> list[int]:
        """The cards whose place this view (or state) does not tell apart from the stock, ascending."""
        return knowledge.unseen_cards(self)

    def turn_of(self, seat: int) -> int | None:
        """Cleaning belongs to none; another comes between two of a round."""
        return self.number if self.current_player == seat and self.phase in (CHOOSING_ZONE, ACT) else None

    def hint(self, action: int) -> float:
        """How good a legal action looks; higher is better."""
        return hints.hint(self, action)

    def advance(self, action: int) -> int:
        """See `hints.advance`."""
        return hints.advance(self, action)

    @property
    def wandered(self) -> int:
        """Each leaves a layout that may not come again."""
        return len(self.seen)

    def value(self, player: int) -> float:
        """How well `player` stands, in [-1, 1]."""
        return self.returns()[player] if self.phase == OVER else values.value(self, player)

    def parameters(self, action: int) -> dict[str, int]:
        """Where a legal action takes place now, as the specification counts (`notation.parameters`)."""
        return parameters(self, action)

    def _explain(self, action: int) -> Refusal:
        from rules.tribal.rixe.notation.why_not import why_not

        return why_not(self, action)

    def _dump_fields(self) -> dict[str, Any]:
        from rules.tribal.rixe.notation.dump import dump_fields

        return dump_fields(self)

    def _observe(self, sheet: Sheet) -> None:
        import rules.tribal.rixe.notation.observation as observation

        observation.write(self, sheet, self.viewer or 0)

    def _observe_for(self, viewer: int, sheet: Sheet) -> None:
        if type(self) is not RixeState:
            super()._observe_for(viewer, sheet)
            return
        import rules.tribal.rixe.notation.observation as observation

        observation.write(self, sheet, viewer)

    def _mask(self, viewer: int) -> None:
        knowledge.mask(self, viewer)

    def _unmask(self, rng: RandomSource) -> None:
        knowledge.unmask(self, rng)
