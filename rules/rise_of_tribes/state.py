"""Rise of Tribes as everybody uses it: the contract of a state, answered by the rooms below."""

from __future__ import annotations

from typing import Any, ClassVar

from rules.core.compiled import mypyc_attr
from rules.core.observation import Sheet
from rules.core.rng import RandomSource
from rules.core.state import Refusal
from rules.rise_of_tribes.components.frames import BUILD
from rules.rise_of_tribes.evaluation import hints, values, winning
from rules.rise_of_tribes.mechanics import dispatch, knowledge, turn
from rules.rise_of_tribes.position import Position, decision


@mypyc_attr(allow_interpreted_subclasses=True)
class RiseState(Position):
    """A game of Rise of Tribes being played; its attributes are told at `Position`."""

    __slots__ = ()

    def _list_legal(self) -> list[int]:
        return dispatch.legal(self)

    def _do(self, action: int) -> None:
        dispatch.carry_out(self, action)
        dispatch.advance(self)

    @property
    def round(self) -> int:
        """The number of the turn, from 1."""
        return self.turn

    def scores(self) -> tuple[int, ...]:
        """Victory points."""
        return tuple(self.vp)

    def ranking(self) -> tuple[int, ...]:
        """Places by points; of a game that stood still, by more than those (A50)."""
        return turn.ranking(self) if turn.stands_still(self) else super().ranking()

    def _mask(self, viewer: int) -> None:
        knowledge.mask(self, viewer)

    def _unmask(self, rng: RandomSource) -> None:
        knowledge.unmask(self, rng)

    def _explain(self, action: int) -> Refusal:
        from rules.rise_of_tribes.notation import why_not

        return why_not.refusal(self, action)

    def _unwritten(self, text: str) -> Refusal | None:
        from rules.rise_of_tribes.notation.reasons import of_events

        return of_events.unwritten(text)

    def turn_of(self, seat: int) -> int | None:
        """Also while others are asked in it."""
        return self.turn if self.active == seat else None

    def is_end(self, action: int) -> bool:
        """To be done in the last phase, and nowhere else."""
        return decision(self).kind == BUILD and bool(self.game.actions[action].kind == "DONE")

    def hint(self, action: int) -> float:
        """See `evaluation.hints`."""
        return hints.hint(self, action)

    def value(self, player: int) -> float:
        """See `evaluation.values`."""
        return values.value(self, player)

    def sure_win(self) -> int | None:
        """See `winning.sure_win`."""
        return winning.sure_win(self)

    def _dump_fields(self) -> dict[str, Any]:
        from rules.rise_of_tribes.notation import dump

        return dump.dump(self)

    def _observe(self, sheet: Sheet) -> None:
        import rules.rise_of_tribes.notation.observation as observation

        observation.write(self, sheet, self.viewer or 0)

    def _observe_for(self, viewer: int, sheet: Sheet) -> None:
        if type(self) is not RiseState:
            super()._observe_for(viewer, sheet)
            return
        import rules.rise_of_tribes.notation.observation as observation

        observation.write(self, sheet, viewer)


@mypyc_attr(allow_interpreted_subclasses=True)
class RiseState1(RiseState):
    """A game by the first version of the rules (see `Position.rules_version`)."""

    __slots__ = ()

    rules_version: ClassVar[int] = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class RiseState2(RiseState):
    """A game by the second version of the rules (see `Position.rules_version`)."""

    __slots__ = ()

    rules_version: ClassVar[int] = 2
