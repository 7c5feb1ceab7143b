"""What the things of Rise of Tribes are called, by the names that the rules have for them; and messages of such things."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from rules.rise_of_tribes.components.box import GOALS, KINDS
from tribes_tui.games.rise_of_tribes.words.said import ending as said_ending, things as said
from tribes_tui.words.common import filled
from tribes_tui.words.language import Noun

Names = Sequence[str]
Fields = Mapping[str, Any]
Say = Callable[..., str]
INVADERS, NOBODY = "the-invaders", "no-player"
"""Messages choose by them, where others have the name of a player."""

KINDS_AND_ANY = (*KINDS, "any")


def key_of(name: str) -> str:
    """As a message chooses by it: `Gather 6 resources` is `gather-6-resources`."""
    return name.lower().replace(" ", "-").replace("_", "-")


def side(seat: int | None, names: Names) -> str:
    """Who fights."""
    return INVADERS if seat is None or seat < 0 else names[seat]


def kind(name: str) -> Noun:
    """A resource."""
    return said.kind(kind=name)


def goods(name: str, number: int) -> str:
    """So many of a resource."""
    return said.goods(kind=name, number=number)


def goods_of(amounts: Iterable[int]) -> list[str]:
    """Of each resource what there is of it; a fourth amount is of any kind."""
    return [goods(name, number) for name, number in zip(KINDS_AND_ANY, amounts, strict=False) if number]


def source(why: str) -> str:
    """What points came from: a goal by its name."""
    return str(goal(why)) if why in GOALS else said_ending.source(kind=key_of(why))


def face(name: str) -> Noun:
    """A side of a die."""
    return said.face(face=name)


def faces(names: Sequence[str]) -> list[Noun]:
    """Of several dice."""
    return [face(name) for name in names]


def act(name: str) -> str:
    """An action, or what is done with a beast."""
    return said.act(act=key_of(name))


def item(name: str) -> Noun:
    """Altar, Walls, Canoe."""
    return said.item(item=name)


def goal(name: str) -> Noun:
    """A goal."""
    return said.goal(goal=key_of(name))


def goal_does(name: str) -> str:
    """What a goal asks or helps with."""
    return said.goal_help(goal=key_of(name))


def event(name: str) -> str:
    """An event tile."""
    return said.event(event=key_of(name))


def land(name: str) -> str:
    """A tile of the map."""
    return said.land(land=key_of(name))


def land_does(name: str) -> str:
    """What a special tile, or the Glacier, does; empty for the usual ones."""
    return said.land_help(land=key_of(name))


def power(name: str) -> str:
    """A leader."""
    return said.power(power=key_of(name))


def power_help(name: str) -> str:
    """What a leader does."""
    return said.power_help(power=key_of(name))


def events(names: Iterable[str]) -> list[str]:
    """Several event tiles."""
    return [event(name) for name in names]


CALLED: dict[str, Callable[[Any], Any]] = {
    "action": act,
    "die": face,
    "dice": faces,
    "tile": event,
    "tiles": events,
    "power": power,
    "item": item,
    "goal": goal,
    "development": goal,
    "give": kind,
    "get": kind,
}
"""Fields of actions and events that hold the name of a thing -> what it is called."""


def tell(say: Say | None, fields: Fields, made: Mapping[str, Callable[[], Any]]) -> str:
    """A message of these fields: it takes those that it names, things as they are called, else what is made of others. Empty
    without a message."""
    if say is None:
        return ""
    called = {name: partial(CALLED.get(name, lambda told: told), value) for name, value in fields.items()}
    return filled(say, {**called, **made})
