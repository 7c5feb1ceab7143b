"""A move that a bot has weighed for a hint."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from tribes_tui.seats.expected import Expected, expected_of, spends
from tribes_tui.widgets.charts.chart import Estimate

if TYPE_CHECKING:
    from rules.bots.bot import Candidate


class Weighed(NamedTuple):
    """A move in words with what it brings; how often it was tried; the chance to win that the bot expects, from 0 to 1, and how
    far that likely lies off; what follows.

    `name` is the move alone, without what it brings; empty: the same as `text`.
    """

    text: str
    visits: int
    chance: float
    likely: float
    line: Sequence[str] = ()
    move: str = ""
    ahead: float | None = None
    """How many points ahead of the best other one the bot expects to end, in a game that is about points."""
    spends: bool = False
    """Whether it spends what could be kept as well."""
    reasons: Sequence[str] = ()
    """What speaks for it, in sentences."""

    @property
    def name(self) -> str:
        """The move alone."""
        return self.move or self.text

    @property
    def expected(self) -> Expected:
        """What the bot expects of the move alone."""
        return Expected(self.name, self.visits, self.chance, self.likely, self.ahead)

    @property
    def estimate(self) -> Estimate:
        """On the scale of a bar, from -1 to 1."""
        return Estimate(2 * self.chance - 1, 2 * self.likely)


def weighed_of(
    one: Candidate, game_id: str, players: int, text: str, line: Sequence[str] = (), move: str = ""
) -> Weighed:
    """What a bot weighed, as chances to win."""
    found = expected_of(one, game_id, players, move or text)
    return Weighed(text, one.visits, found.chance, found.likely, line, move, one.ahead, spends(game_id, one.action))
