"""What a game tells on pages of its own: the steps of a turn, a moment, the end in figures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from tribes_tui.words.common import capital
from tribes_tui.words.said import common, ending

if TYPE_CHECKING:
    from textual.widget import Widget

    from tribes_tui.journey.told import AfterGame
    from tribes_tui.widgets.charts.standing import RatingCourse


class TurnSteps(NamedTuple):
    """The steps of a turn, in their order, and which of them is the present one (None: none of them)."""

    names: Sequence[str]
    now: int | None
    brief: Sequence[str] = ()
    """The same in a word each, where there is no room for more."""


class Moment(NamedTuple):
    """What a page of its own shows.

    sentence  what happened, and to whom
    picture   makes the piece that shows it, or a container of pieces
    onward    what comes next, behind Enter
    text      the same in lines, for the table in words
    facts     when it was, beside the game's name: "round 3 of 5 is over"
    steps     the steps of a turn, with the one in which it happened
    """

    sentence: str
    picture: Callable[[], Widget]
    onward: str
    text: Sequence[str] = ()
    facts: tuple[str, ...] = ()
    steps: TurnSteps = TurnSteps((), None)


class Source(NamedTuple):
    """A line of the table: what it counts, and how much of it each seat has."""

    name: str
    values: tuple[int, ...]
    is_points: bool = True
    """Whether it is a part of the final score."""
    best_is: str = "most"
    """`most`, `fewest`, or empty where neither is better."""
    tone: str = ""
    """The name of its colour, where the game has one for it."""

    @property
    def best(self) -> int | None:
        """The value to be proud of; None where there is none."""
        if self.best_is == "fewest":
            return min(self.values)
        return max(self.values) or None if self.best_is else None


class Ending(NamedTuple):
    """The end of a game. The values of all sources of points add up to the scores."""

    mood: str
    heading: str
    """When it was over: "the game is over after 10 manches"."""
    unit: str
    """The key of what the scores count: points, feathers, sacred-cards (`common.units`)."""
    sources: tuple[Source, ...]
    decided: tuple[str, ...]
    """What decided it, a sentence each: what weighed most first, in all games; none twice."""
    course: tuple[tuple[int, ...], ...] = ()
    """Seat -> what it held after each round, where that tells more than towers of points."""
    began: tuple[int, ...] = ()
    """Seat -> what it held before the first round, if anything."""
    won_by: str = ""
    """What won the game, where it wasn't the higher score, or not it alone."""
    picture: tuple[Source, ...] = ()
    """What the towers are built of, where the score is not what decided; else the sources of points."""
    title: str = ""
    """What the sources of points come to, where the score doesn't decide in every case."""

    def adds_up_to(self, scores: Sequence[int]) -> bool:
        """Whether the sources of points explain all scores: not where something of the game is unknown."""
        points = [source.values for source in self.sources if source.is_points]
        return [sum(values) for values in zip(*points, strict=True)] == list(scores)


def scores_alone(mood: str, unit: str, scores: Sequence[int], told: Sequence[str]) -> Ending:
    """The end of a game of whose scores no more is known than what they are; `told` are sentences about it."""
    return Ending(mood, ending.over(), unit, (Source(common.units(unit=unit), tuple(scores)),), tuple(told))


class PastGames(NamedTuple):
    """The viewer's games with the same opponents: a line about them, the scores, the last one of this game, and a heading; the name of
    this game's deal; what became of their rating in a line and in sentences, and how it stood."""

    told: str = ""
    scores: tuple[int, ...] = ()
    heading: str = ""
    deal: str = ""
    rating: str = ""
    rating_told: tuple[str, ...] = ()
    standing: RatingCourse | None = None
    journey: AfterGame | None = None
    """What the game gave on the journey, and what that opened."""
    of_the_day: str = ""
    """Of a game of the day: what became of it, to be passed on."""


class Result(NamedTuple):
    """Who sat there, what they have in the end, who came where, and whose end is shown (None: everybody's)."""

    names: Sequence[str]
    scores: Sequence[int]
    ranking: Sequence[int]
    viewer: int | None

    @property
    def seats(self) -> list[int]:
        """From the first place to the last."""
        return sorted(range(len(self.names)), key=lambda seat: (self.ranking[seat], seat))

    @property
    def winners(self) -> list[int]:
        """All that share the first place."""
        return [seat for seat in self.seats if self.ranking[seat] == 1]

    @property
    def has_won(self) -> bool:
        """Whether the viewer is among the winners."""
        return self.viewer in self.winners

    def name(self, seat: int) -> str:
        """A name as a heading."""
        return capital(self.names[seat])
