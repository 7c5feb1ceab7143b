"""A turn in few lines: deeds of a kind in a row are told at once, and what others bring into the viewer's hexes says so."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from rules import Event
from rules.rise_of_tribes.components.box import HEXES
from rules.rise_of_tribes.state import RiseState
from tribes_tui.games.rise_of_tribes.words import news, things
from tribes_tui.games.rise_of_tribes.words.deeds import Deed, deeds, is_payment
from tribes_tui.games.rise_of_tribes.words.said import deeds as said, log as said_log, things as said_things
from tribes_tui.games.rise_of_tribes.words.things import Fields, Names
from tribes_tui.words.common import YOU

Views = Sequence[RiseState | None]
"""The position after each event, as the viewer saw it; None where that is not remembered."""


def together(events: Sequence[Event], names: Names, views: Views) -> list[tuple[str, tuple[int, ...]]]:
    """Lines, and the numbers of the events that each tells."""
    found = list[tuple[str, tuple[int, ...]]]()
    for run in _runs([deed for deed in deeds(events) if deed.event.kind not in UNSAID]):
        told = tuple(number for deed in run for number in deed.tells)
        found.append((_line(run, names, views[told[-1]]), told))
    return found


UNSAID = frozenset({"turn", "double"})
"""What the heading of a turn says, and the event that comes after it."""
HARVEST = "harvest"


def _kind(deed: Deed) -> tuple[object, ...]:
    """Deeds that are told together, if they follow each other, have the same."""
    event = deed.event
    kind: object = event.kind
    if kind in news.HARVEST and not is_payment(event) and not event.fields().get("tile"):
        kind = HARVEST
    return event.player, kind, event.fields()["to"] if kind == "paid" else None, is_payment(event)


def _runs(told: Sequence[Deed]) -> Iterator[list[Deed]]:
    for (_, kind, *_), group in groupby(told, _kind):
        run = list(group)
        yield from [run] if kind in TOGETHER else ([deed] for deed in run)


def _line(run: Sequence[Deed], names: Names, view: RiseState | None) -> str:
    event, kind = run[0].event, _kind(run[0])[1]
    if event.player is None or kind not in TOGETHER or (len(run) == 1 and kind != "moved"):
        return news.event(event, names)
    return TOGETHER[str(kind)]([deed.event.fields() for deed in run], names[event.player], names, view)


def _moved(fields: Sequence[Fields], who: str, names: Names, view: RiseState | None) -> str:
    ways, hexes = news.counted(said_log.moved_way, fields, "from", "to"), [*dict.fromkeys(one["to"] for one in fields)]
    near = [one for one in hexes if view is not None and is_there(view, one)]
    if near and who != YOU and YOU in names:
        return said.moved_near(who=who, ways=ways, hexes=near)
    return said.moved(who=who, ways=ways)


def is_there(view: RiseState, place: str) -> bool:
    """Whether the viewer has members in a hex."""
    return view.viewer is not None and view.members_at(HEXES.index(place))[view.viewer] > 0


def _harvest(fields: Sequence[Fields], who: str, names: Names, view: RiseState | None) -> str:
    hexes = [one["hex"] for one in fields if "hex" in one]
    got = news.counted(said_things.goods, [one for one in fields if "resource" in one], "resource")
    if not hexes:
        return said_log.got(who=who, goods=got)
    return said.gathered(who=who, goods=got, hexes=hexes) if got else said.gathered_nothing(who=who, hexes=hexes)


def _paid(fields: Sequence[Fields], who: str, names: Names, view: RiseState | None) -> str:
    told, to = news.counted(said_things.goods, fields, "resource"), fields[0].get("to")
    return said_log.paid(who=who, goods=told) if to is None else said_log.given(who=who, goods=told, name=names[to])


TOGETHER: dict[str, Callable[[Sequence[Fields], str, Names, RiseState | None], str]] = {
    "grown": lambda fields, who, names, view: said.grown(
        who=who, places=news.counted(said_log.grown_place, fields, "hex")
    ),
    "moved": _moved,
    HARVEST: _harvest,
    "goal_drawn": lambda fields, who, names, view: said.drawn(
        who=who, goals=[things.goal(one["goal"]) for one in fields]
    ),
    "member_lost": lambda fields, who, names, view: said.lost(
        who=who, places=news.counted(said_log.member_lost_place, fields, "hex")
    ),
    "paid": _paid,
    "resources": _paid,
}
"""Kinds of which several in a row are one line."""
