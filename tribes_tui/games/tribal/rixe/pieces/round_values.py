"""A round that is over, as its picture shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rules.tribal.rixe.components.phases import OUT_POINTS

if TYPE_CHECKING:
    from tribes_tui.widgets.cards.card_face import Face


class SeatRound(NamedTuple):
    """A seat: its place in a word, its points by rounds, the present one last, and together. `outs`: by rounds, whether
    it got the points for going out."""

    seat: int
    name: str
    place: str
    gains: tuple[int, ...]
    outs: tuple[bool, ...]
    total: int

    def for_out(self, number: int) -> int:
        """The points for going out in a round."""
        return OUT_POINTS * self.outs[number]

    def for_columns(self, number: int) -> int:
        """The points for columns in a round."""
        return self.gains[number] - self.for_out(number)


class RoundView(NamedTuple):
    """A round that is over. `last`: the card that emptied a hand; `column`: the one shown, which that card completed or which lay
    there already; `columns` collected with it."""

    number: int
    rounds: int
    last: Face | None
    column: tuple[Face, ...]
    is_completed: bool
    is_out: bool
    columns: int
    seats: tuple[SeatRound, ...]
    left: str
