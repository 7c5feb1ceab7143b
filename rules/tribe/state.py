"""The contract of a state of Tribe: each question is answered by the room that knows."""

from __future__ import annotations

from typing import Any, ClassVar

from rules.core.compiled import mypyc_attr
from rules.core.observation import Sheet
from rules.core.rng import RandomSource
from rules.core.state import Refusal
from rules.tribe.components.phases import DRAW3_DISCARD, MAIN, START
from rules.tribe.evaluation import hints, values
from rules.tribe.mechanics import knowledge, legal, scoring, turns
from rules.tribe.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class TribeState(Position):
    """A game of Tribe as everybody uses it; its attributes are told at `Position`."""

    __slots__ = ()

    def _list_legal(self) -> list[int]:
        return legal.actions_of(self)

    def _do(self, action: int) -> None:
        turns.play(self, action)

    def _explain(self, action: int) -> Refusal:
        from rules.tribe.notation import why_not

        return why_not.refusal(self, action)

    @property
    def round(self) -> int:
        """The challenge, from 1."""
        return self.number

    def scores(self) -> tuple[int, ...]:
        """The totals of magical spheres."""
        return tuple(self.totals)

    def tally(self) -> tuple[int, ...]:
        """The totals, and the chains of the challenge that is played."""
        if self.is_terminal:
            return self.scores()
        return tuple(total + sum(scoring.table_points(self, seat)) for seat, total in enumerate(self.totals))

    def ranking(self) -> tuple[int, ...]:
        """Places by total; who closed the last challenge comes before others of the best total (ruling 31)."""
        return scoring.ranking(self)

    def _mask(self, viewer: int) -> None:
        knowledge.mask(self, viewer)

    def _unmask(self, rng: RandomSource) -> None:
        knowledge.unmask(self, rng)

    def turn_of(self, seat: int) -> int | None:
        """Whose attack is answered has nothing more to do in it."""
        return self.done if self.turn == seat and self.phase in (START, MAIN, DRAW3_DISCARD) else None

    def hint(self, action: int) -> float:
        """See `hints.hint`."""
        return hints.hint(self, action)

    def advance(self, action: int) -> int:
        """See `hints.advance`."""
        return hints.advance(self, action)

    def value(self, player: int) -> float:
        """See `values.value`."""
        return values.value(self, player)

    def _dump_fields(self) -> dict[str, Any]:
        from rules.tribe.notation import dump

        return dump.fields(self)

    def _observe(self, sheet: Sheet) -> None:
        import rules.tribe.notation.observation as observation

        observation.write(self, sheet, self.viewer or 0)

    def _observe_for(self, viewer: int, sheet: Sheet) -> None:
        if type(self) is not TribeState:
            super()._observe_for(viewer, sheet)
            return
        import rules.tribe.notation.observation as observation

        observation.write(self, sheet, viewer)


@mypyc_attr(allow_interpreted_subclasses=True)
class TribeState1(TribeState):
    """A game by the first version of the rules (see `Position.rules_version`)."""

    __slots__ = ()

    rules_version: ClassVar[int] = 1
