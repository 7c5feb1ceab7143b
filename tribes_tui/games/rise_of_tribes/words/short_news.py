"""What other tribes did since one's turn, in a row: in ever fewer words, for a window too small for a log."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from rules import Event
from tribes_tui.games.rise_of_tribes.words import things
from tribes_tui.games.rise_of_tribes.words.news import TOGETHER, counted, tell, telling
from tribes_tui.games.rise_of_tribes.words.said import log as said
from tribes_tui.games.rise_of_tribes.words.said import news
from tribes_tui.games.rise_of_tribes.words.things import Fields, Names
from tribes_tui.words.common import capital

MANY = 3
"""So many others are all."""
Doings = dict[tuple[int, str], list[Fields]]
"""(seat, kind of event) -> the fields of each of those events."""

VERBS = (
    *("settled", "entered", "goal_drawn", "grown", "moved", "gathered", "bought", "goal_completed", "village_built"),
    *("village_lost", "member_lost", "trimmed", "fought", "bid", "points"),
)
"""Kinds of events that are told, in this order. Who fought is told by the event `rounds`."""
ALIKE = {"trimmed": "member_lost"}
"""Kinds that are told as another one."""
GIVING_WAY = ("trimmed", "member_lost", "bought")
"""Those that are left out first, one after the other: to a hex's limit, or to be paid, members are lost every turn; what was
bought stands beside its owner."""
WEIGHTY = (
    "entered",
    "bought",
    "goal_completed",
    "village_built",
    "village_lost",
    "member_lost",
    "fought",
    "bid",
    "points",
)
"""Those that are told when there is no room for all."""


def short_news(events: Sequence[Event], names: Names, viewer: int | None) -> tuple[str, ...]:
    """From places and numbers to what weighs most: `Ash grew by 2 in B`, `Ash and Birch grew, moved; Birch fought`."""
    doings = _doings(events, viewer)
    seats = sorted({seat for seat, _ in doings}, key=[seat for seat, _ in doings].index)
    at_length = [
        news.at_length(
            who=names[seat], things=[_told(kind, doings[seat, kind]) for kind in VERBS if (seat, kind) in doings]
        )
        for seat in seats
    ]
    others = len(names) - (viewer is not None)
    fewer = [[kind for kind in VERBS if kind not in GIVING_WAY[:gone]] for gone in range(len(GIVING_WAY) + 1)]
    brief = [_in_brief(doings, kinds, names, others) for kinds in (*fewer, WEIGHTY)]
    return tuple(capital("; ".join(form)) for form in (at_length, *brief) if form)


def _doings(events: Sequence[Event], viewer: int | None) -> Doings:
    """What others did, by seat and kind, in the order in which it began."""
    found: Doings = {}
    for event in events:
        fields = event.fields()
        if event.kind == "rounds":
            for seat in fields["tribes"]:
                if seat is not None and seat != viewer:
                    found.setdefault((seat, "fought"), []).append(fields)
        elif event.kind in VERBS and event.player is not None and event.player != viewer:
            found.setdefault((event.player, event.kind), []).append(fields)
    return found


def _told(kind: str, fields: Sequence[Fields]) -> str:
    """With places and numbers."""
    if kind in TOLD:
        return TOLD[kind](fields)
    hexes = _each("hex", fields)
    if hexes:
        return news.somewhere(did=news.briefly(kind=things.key_of(kind)), hexes=hexes)
    return tell(telling(Event(kind, 0, fields[0])).did, 0, fields[0], ())


def _lost(fields: Sequence[Fields]) -> str:
    return news.lost(places=counted(news.lost_place, fields, "hex"))


TOLD: dict[str, Callable[[Sequence[Fields]], str]] = {
    "grown": lambda fields: TOGETHER["grown"](fields, ()),
    "moved": lambda fields: news.moved(hexes=_each("to", fields)),
    "goal_drawn": lambda fields: said.goal_drawn_unseen(goals=len(fields)),
    "bought": lambda fields: news.bought(items=[things.item(one["item"]) for one in fields]),
    "goal_completed": lambda fields: news.completed(goals=[things.goal(one["goal"]) for one in fields]),
    "bid": lambda fields: news.bid(resources=fields[-1]["resources"]),
    "points": lambda fields: news.scored(points=sum(one["points"] for one in fields)),
    "member_lost": _lost,
    "trimmed": _lost,
}
"""Of the others it is told in which hexes."""


def _each(name: str, fields: Sequence[Fields]) -> list[str]:
    """Each hex once."""
    return [*dict.fromkeys(one[name] for one in fields if one[name])]


def _in_brief(doings: Doings, kinds: Iterable[str], names: Names, others: int) -> list[str]:
    """Who did the same is told at once, and what the same tribes did: dots on the map say where. `others`: how many there are."""
    doers: dict[str, tuple[int, ...]] = {}
    for kind in kinds:
        seats, same = {seat for seat, one in doings if one == kind}, ALIKE.get(kind, kind)
        if seats:
            doers[same] = tuple(sorted(seats | {*doers.get(same, ())}))
    did: dict[tuple[int, ...], list[str]] = {}
    for kind, by in doers.items():
        did.setdefault(by, []).append(news.briefly(kind=things.key_of(kind)))
    who = {by: news.all() if len(by) == others >= MANY else ", ".join(names[seat] for seat in by) for by in did}
    return [news.brief(who=who[by], things=", ".join(verbs)) for by, verbs in did.items()]
