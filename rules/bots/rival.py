"""A rival: a bot with a name, a strength and a style.

A style is what it likes to happen. Of the moves that look nearly as good it takes one that leads to that: what it likes is worth more to
it, in the game's own measure of hints, by its `taste`. It sees what all bots see, its view: what a move leads to is tried on one draw of
what is hidden.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import NamedTuple

from rules.core.event import Event

STYLES = ATTACKS, GUARDS, HURRIES, GATHERS = "attacks", "guards", "hurries", "gathers"
OWN, OTHER = "own", "other"
"""In a feature: the seat's own number, and another's."""


class Rival(NamedTuple):
    """`name` is what people call it, its `level` the same in small letters. `strength` is one of `even`. `taste`: feature -> what it is
    worth more than the game's hints say, in their measure. `ahead`: so many own moves more are played by hints before it is seen what a
    move has led to, where a turn has several. `judges`: as `even` of
    this strength it judges moves, if not of its own: what its taste costs is made up for by that. `version` grows when any of that changes.

    A feature names an event of the game by its kind, and values of its fields where not all of that kind are meant: `gather colour=red`,
    `played z=other`.
    """

    name: str
    game: str
    style: str
    strength: int
    taste: Mapping[str, float]
    ahead: int = 0
    judges: int = 0
    version: int = 1

    @property
    def level(self) -> str:
        """What a seat's level is when it sits there."""
        return self.name.lower()

    @property
    def policy(self) -> str:
        """By which records name it."""
        return f"tribes-{self.level}-v{self.version}"

    @property
    def liked(self) -> tuple[str, ...]:
        """The features that it likes: by how often they come, its style is measured."""
        return tuple(feature for feature, worth in self.taste.items() if worth > 0)


@cache
def _parts(feature: str) -> tuple[str, tuple[tuple[str, str], ...]]:
    kind, *fields = feature.split()
    return kind, tuple((name, value) for name, _, value in (field.partition("=") for field in fields))


def is_feature(feature: str, event: Event, seat: int) -> bool:
    """Whether an event is one of a feature, brought about by this seat."""
    kind, wanted = _parts(feature)
    if event.kind != kind or event.player != seat:
        return False
    fields = event.fields() if wanted else {}
    return all(_fits(fields.get(name), value, seat) for name, value in wanted)


def _fits(value: object, wanted: str, seat: int) -> bool:
    if wanted in (OWN, OTHER):
        return (value == seat) == (wanted == OWN)
    return str(value).lower() == wanted


def count(features: Iterable[str], events: Iterable[Event], seat: int) -> int:
    """How many events of a seat are of any of these features."""
    wanted = tuple(features)
    return sum(any(is_feature(feature, event, seat) for feature in wanted) for event in events)
