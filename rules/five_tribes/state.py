"""Five Tribes as everybody uses it: what a game asks of its state, answered by the rooms below."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.core.compiled import mypyc_attr
from rules.core.observation import Sheet
from rules.core.rng import RandomSource
from rules.core.state import Refusal
from rules.five_tribes.components.actions import TAKE
from rules.five_tribes.components.pieces import MARKERS
from rules.five_tribes.components.stages import BIDDING, MOVE
from rules.five_tribes.evaluation import values
from rules.five_tribes.mechanics import knowledge, scoring
from rules.five_tribes.mechanics.play import LISTS, is_legal_in_move, pick_tile, play
from rules.five_tribes.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class FiveTribesState(Position):
    """A game of Five Tribes; `Position` says what its attributes are."""

    __slots__ = ()

    def _list_legal(self) -> list[int]:
        return LISTS[self.stage](self)

    def _do(self, action: int) -> None:
        play(self, action)
        if self.ends_by_seat is not None:
            from rules.five_tribes.evaluation.ends import still_known

            self.ends_by_seat = still_known(self, self.ends_by_seat, action)

    def _explain(self, action: int) -> Refusal:
        from rules.five_tribes.notation import why_not

        return why_not.explain(self, action)

    def is_legal(self, action: int) -> bool:
        """Whether `action` is legal now."""
        if self._legal is not None:
            return action in self._legal
        if self.stage == MOVE and self.viewer is None:
            return is_legal_in_move(self, action)
        return action in self.legal_actions()

    def pick(self, rng: RandomSource) -> int:
        """A random legal action, uniformly; tiles to take are drawn without listing them."""
        legal = self._legal
        if legal is None and self.viewer is None:
            if self.stage == MOVE:
                tile = pick_tile(self, rng)
                if tile >= 0:
                    return TAKE + tile
            legal = self._legal = LISTS[self.stage](self)
        if not legal:
            return super().pick(rng)
        return legal[0] if len(legal) == 1 else legal[rng.randrange(len(legal))]

    def _mask(self, viewer: int) -> None:
        knowledge.mask(self, viewer)

    def _unmask(self, rng: RandomSource) -> None:
        knowledge.unmask(self, rng)

    @property
    def leg(self) -> int:
        """The bidding and each activation of a round are one."""
        activations = 0 if self.stage == BIDDING else len(self.bid_order)
        return self.number * (MARKERS[self.players] * self.players + 1) + activations

    def memory(self) -> dict[str, Any]:
        """What follows from what was seen: gold, fakirs, a new pile (`knowledge.memory`)."""
        return knowledge.memory(self)

    def recall(self, memory: Mapping[str, Any]) -> None:
        """Take over what `memory` gave of the state that was dumped."""
        knowledge.recall(self, memory)

    def _dump_fields(self) -> dict[str, Any]:
        from rules.five_tribes.notation import dump

        return dump.fields(self)

    def _observe(self, sheet: Sheet) -> None:
        import rules.five_tribes.notation.observation as observation

        observation.write(self, sheet, self.viewer or 0)

    def _observe_for(self, viewer: int, sheet: Sheet) -> None:
        if type(self) is not FiveTribesState:
            super()._observe_for(viewer, sheet)
            return
        import rules.five_tribes.notation.observation as observation

        observation.write(self, sheet, viewer)

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return self.number

    def scores(self) -> tuple[int, ...]:
        """Victory points as if the game ended now (spec section 4.2); in a view, what the viewer can see of them."""
        return scoring.totals(self)

    def sheet(self, player: int) -> tuple[int, ...]:
        """The eight lines of the score sheet for one seat, in the order of `scoring.LINES`."""
        return scoring.sheet(self, player)

    def turn_of(self, seat: int) -> int | None:
        """The turns of a round are counted as they come; bids belong to none."""
        return self.number if self.actor == seat else None

    def hint(self, action: int) -> float:
        """How good a legal action looks, in points, for the player who decides."""
        from rules.five_tribes.evaluation import hints

        return hints.hint(self, action)

    def hints(self, actions: list[int]) -> list[float]:
        """`hint` of several legal actions."""
        from rules.five_tribes.evaluation import hints

        return hints.hints(self, actions)

    def looks(self, actions: list[int]) -> list[float]:
        """The same; moves as they weigh on the board that they leave."""
        from rules.five_tribes.evaluation import aftermath

        return aftermath.looks(self, actions)

    def values(self) -> list[float]:
        """`value` of every seat."""
        return values.values(self)

    def value(self, player: int) -> float:
        """How well `player` stands, in [-1, 1]."""
        return values.value(self, player)
