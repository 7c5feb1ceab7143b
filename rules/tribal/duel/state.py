"""A Duel as everybody uses it: the contract of `State`, each part answered by the room that knows it."""

from __future__ import annotations

from typing import Any, ClassVar

from rules.core.compiled import mypyc_attr
from rules.core.observation import Sheet
from rules.core.rng import RandomSource
from rules.core.state import Refusal
from rules.tribal.cards import EMPTY, NAMES
from rules.tribal.duel.components.phases import ACT, COLUMNS, OVER, PLACING
from rules.tribal.duel.evaluation import hindering, hints, openings, risk, stuck, values, winning
from rules.tribal.duel.mechanics import ends, knowledge
from rules.tribal.duel.mechanics.legal import list_legal
from rules.tribal.duel.mechanics.turns import do
from rules.tribal.duel.notation.parameters import parameters
from rules.tribal.duel.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class DuelState(Position):
    """A Duel being played; its attributes are told at `Position`."""

    __slots__ = ()

    def _list_legal(self) -> list[int]:
        return list_legal(self)

    def _do(self, action: int) -> None:
        do(self, action)

    @property
    def round(self) -> int:
        """The number of the turn, from 1 (the cleaning phases count as part of the first)."""
        return max(1, self.turn)

    def scores(self) -> tuple[int, ...]:
        """Cards on each player's sacred piles. The winner is told by `ranking()`, not by these."""
        return (self.sacred_total(0), self.sacred_total(1))

    def ranking(self) -> tuple[int, ...]:
        """Places: the winner's 1; while the game goes on, by the tie-breaks of 3.5."""
        return ends.ranking(self)

    def standing(self, player: int) -> tuple[int, int, int]:
        """What ranks players in a game that nobody won (3.5), more is better: cards on sacred piles, less cards in columns
        (as a negative number), less cards face down (negative).
        """
        return ends.standing(self, player)

    def is_stuck(self) -> bool:
        """See `stuck.is_stuck`."""
        return stuck.is_stuck(self)

    def gets_on(self, player: int) -> bool:
        """See `stuck.gets_on`."""
        return stuck.gets_on(self, player)

    def unseen_cards(self) -> list[int]:
        """The cards that nobody has seen yet (face down or in the stock), ascending."""
        return knowledge.unseen_cards(self)

    def whole_columns(self, player: int) -> int:
        """In how many columns a player's cards lie whom nothing but those keeps from winning: all piles begun, nothing face down; else 0."""
        own = slice(player * COLUMNS, player * COLUMNS + COLUMNS)
        is_near = hints.has_ones(self, player) and not any(self.hidden[own])
        return sum(end != EMPTY for end in self.ends[own]) if is_near else 0

    def turn_of(self, seat: int) -> int | None:
        """Cleaning belongs to none."""
        return self.turn if self.current_player == seat and self.phase in (ACT, PLACING) else None

    def hint(self, action: int) -> float:
        """How good a legal action looks; END is 0, so a positive one is better than stopping."""
        return hints.hint(self, action)

    def hints(self, actions: list[int]) -> list[float]:
        """See `hints.hints`."""
        return hints.hints(self, actions)

    def advance(self, action: int) -> int:
        """See `hints.advance`."""
        return hints.advance(self, action)

    def sure_win(self) -> int | None:
        """See `winning.sure_win`."""
        return winning.sure_win(self)

    def sure_gain(self) -> int | None:
        """See `openings.sure_gain`."""
        return openings.sure_gain(self)

    def danger(self) -> hindering.Danger | None:
        """See `hindering.danger`."""
        return hindering.danger(self)

    def risk(self) -> risk.Risk | None:
        """See `risk.risk`."""
        return risk.risk(self)

    def lucky(self) -> list[int]:
        """See `risk.lucky`."""
        return risk.lucky(self)

    def opened(self, action: int) -> str:
        """See `hindering.opened`."""
        return hindering.opened(self, action)

    def hinders(self, action: int) -> str:
        """See `hindering.way_of`."""
        return hindering.way_of(self, action)

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
        from rules.tribal.duel.notation.why_not import why_not

        return why_not(self, action)

    def _dump_fields(self) -> dict[str, Any]:
        from rules.tribal.duel.notation.dump import dump_fields

        return dump_fields(self)

    def _observe(self, sheet: Sheet) -> None:
        import rules.tribal.duel.notation.observation as observation

        observation.write(self, sheet, self.viewer or 0)

    def _observe_for(self, viewer: int, sheet: Sheet) -> None:
        if type(self) is not DuelState:
            super()._observe_for(viewer, sheet)
            return
        import rules.tribal.duel.notation.observation as observation

        observation.write(self, sheet, viewer)

    def _mask(self, viewer: int) -> None:
        knowledge.mask(self)

    def _unmask(self, rng: RandomSource) -> None:
        knowledge.unmask(self, rng)

    def __repr__(self) -> str:
        return f"<DuelState turn {self.turn} {NAMES[self.drawn] if self.drawn >= 0 else ''} of {self.current_player}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class DuelState1(DuelState):
    """A Duel by the first version of the rules (see `Position.rules_version`)."""

    __slots__ = ()

    rules_version: ClassVar[int] = 1
