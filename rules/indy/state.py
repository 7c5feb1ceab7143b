"""A game of indy as everybody uses it: each question is answered in the room where its answer belongs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.core.compiled import mypyc_attr
from rules.core.observation import Sheet
from rules.core.rng import RandomSource
from rules.core.state import Refusal
from rules.indy.components.phases import EVOCATION, LIGHT, RETURN
from rules.indy.evaluation import values
from rules.indy.mechanics import knowledge, legal, memory, moves
from rules.indy.mechanics.memory import recall as remembered
from rules.indy.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class IndyState(Position):
    """One manche after another as a state machine (spec section 3); its attributes are told at `Position`."""

    __slots__ = ()

    def _list_legal(self) -> list[int]:
        return legal.list_legal(self)

    def _do(self, action: int) -> None:
        moves.play(self, action)

    def _explain(self, action: int) -> Refusal:
        from rules.indy.notation.why_not import refusal

        return refusal(self, action)

    def _mask(self, viewer: int) -> None:
        knowledge.mask(self, viewer)

    def _unmask(self, rng: RandomSource) -> None:
        knowledge.unmask(self, rng)

    def _dump_fields(self) -> dict[str, Any]:
        from rules.indy.notation.dump import dump_fields

        return dump_fields(self)

    def _observe(self, sheet: Sheet) -> None:
        import rules.indy.notation.observation as observation

        observation.write(self, sheet, self.viewer or 0)

    def _observe_for(self, viewer: int, sheet: Sheet) -> None:
        if type(self) is not IndyState or (self.window and viewer != self.current_player):
            super()._observe_for(viewer, sheet)
            return
        import rules.indy.notation.observation as observation

        observation.write(self, sheet, viewer)

    def memory(self) -> dict[str, Any]:
        """What nobody can have kept from the manche before (`mechanics.memory`)."""
        return memory.memory(self)

    def recall(self, memory: Mapping[str, Any]) -> None:
        """Take over what `memory` gave of the state that was dumped."""
        remembered(self, memory)

    @property
    def round(self) -> int:
        """The manche, from 1."""
        return self.manche

    @property
    def leg(self) -> int:
        """A manche has two: what is played for hands, and from the first evocation on; with somebody plucked only one."""
        return self.manche * 2 + values.is_evoking(self)

    @property
    def is_concealed(self) -> bool:
        """True while somebody is asked about an eagle: nobody else may know (spec 3.7)."""
        return self.window

    def scores(self) -> tuple[int, ...]:
        """Feather tokens; the winner's include the plate."""
        return tuple(self.tokens)

    def turn_of(self, seat: int) -> int | None:
        """One in each of the phases in which cards are swapped, also while others are asked for eagles."""
        return self.phase if self.turn == seat and self.phase in (LIGHT, EVOCATION, RETURN) else None

    def hint(self, action: int) -> float:
        """How much the hand would be worth after a legal action, for `current_player`. Works on views."""
        from rules.indy.evaluation import hints

        return hints.hint(self, action)

    def hints(self, actions: list[int]) -> list[float]:
        """`hint` of several legal actions; faster than one by one."""
        from rules.indy.evaluation import hints

        return hints.hints(self, actions)

    def value(self, player: int) -> float:
        """How well a seat stands in a full state, in [-1, 1]: its likely share of the win."""
        return values.values(self)[player]

    def values(self) -> list[float]:
        """`value` of every seat."""
        return values.values(self)
