"""Turns told in one sentence each: where the meeples went, what was picked up, what it brought."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rules import Event
from tribes_tui.games.five_tribes.words.said import log
from tribes_tui.games.five_tribes.words.telling import tell, telling
from tribes_tui.games.five_tribes.words.things import Names, several
from tribes_tui.words.common import YOU


def bid(event: Event, names: Names) -> str:
    """A bid and what was paid."""
    told = telling(event)
    return tell(told.turn, event, names) if told is not None and told.turn is not None else ""


def bids(events: Sequence[Event], names: Names) -> str:
    """All bids among these events in their order, `Bids: Bo 8, you 3 and Cy nothing.`; empty without any."""
    made = [event for event in events if event.kind == "bid" and event.player is not None]
    listed = [
        tell(log.bid_listed if one.public["paid"] == one.public["space"] else log.bid_unpaid_listed, one, names)
        for one in made
    ]
    return log.bids(bids=listed) if listed else ""


def mark(event: Event, names: Names) -> str:
    """Where a round begins."""
    return tell(log.round, event, names) if event.kind == "round" else ""


def turn(name: str, events: Sequence[Event], names: Names, is_brief: bool = False) -> str:
    """A whole turn: `Bo: a1 → b1 → c1, 3 elders, a palm on c1.`; in brief only the ends of the way."""
    tiles = _way(events)
    return _turn(
        name,
        " → ".join(tiles[:: len(tiles) - 1] if is_brief and len(tiles) > 1 else tiles),
        brought(name, events, names),
    )


def in_short(name: str, events: Sequence[Event], names: Names) -> str:
    """A whole turn in as few letters as tell it: `Bo: a1→c1, 3 elders, palm, Fish.`"""
    tiles = _way(events)
    return _turn(name, "→".join(tiles[:: max(1, len(tiles) - 1)]), brought_in_short(name, events, names))


def _way(events: Sequence[Event]) -> list[str]:
    return [event.public["tile"] for event in events if event.kind in ("take", "drop")]


def _turn(name: str, way: str, brought: str) -> str:
    said = ", ".join(part for part in (way, brought) if part)
    return log.turn(who=name, what=said) if said else ""


def brought(name: str, events: Sequence[Event], names: Names, is_short: bool = False) -> str:
    """What a turn brought, what the viewer lost or earned by it first: `picked up 3 elders, planted a palm on c1`; empty if
    nothing yet."""
    told = _in_order(events, name, names)
    bought = [event.public["djinn"] for event in told if event.kind == "buy"] if is_short else []
    told = [one for one in told if one.kind != "use" or one.public["djinn"] not in bought]  # it is named already
    sale = next((k for k, event in enumerate(told) if event.kind == "sell"), len(told))
    found: list[str] = []
    for some in (told[:sale], told[sale:]):
        found += [part for event in some if (part := _part(event, name, names, is_short))]
        found += _cards(some, is_short)
    return ", ".join(found)


def brought_in_short(name: str, events: Sequence[Event], names: Names) -> str:
    """The same as a list of things: `3 elders, camel, palm, Fish`."""
    return brought(name, events, names, is_short=True)


def _cards(events: Sequence[Event], is_short: bool) -> list[str]:
    """The cards that were taken; those of a market with what they cost."""
    paid = sum(event.public["paid"] for event in events if event.kind == "market")
    found: list[str] = []
    for is_bought in (False, True):
        cards = Counter(
            event.public["card"]
            for event in events
            if event.kind == "card" and (event.public.get("why") == "market") == is_bought
        )
        said = [several(number, card) for card, number in cards.items()]
        if said and is_short:
            found.append(log.took_list(cards=said))
        elif said:
            found.append(log.took_bought(cards=said, paid=paid) if is_bought else log.took(cards=said))
    return found


def _in_order(events: Sequence[Event], name: str, names: Names) -> list[Event]:
    """What touches the viewer first; what others earned by the turn last, added up for each of them and each reason."""
    own, earned = list[Event](), Counter[tuple[int, str]]()
    for event in events:
        if event.kind == "earn" and event.player is not None and names[event.player] != name:
            earned[event.player, event.public["why"]] += event.public["coins"]
        else:
            own.append(event)
    told = [*own, *(Event("earn", seat, {"coins": coins, "why": why}) for (seat, why), coins in earned.items())]
    return sorted(told, key=lambda event: not _touches_you(event, name, names))


def _touches_you(event: Event, name: str, names: Names) -> bool:
    seat = event.public["player"] if event.kind == "rob" else event.player if event.kind == "earn" else None
    return seat is not None and names[seat] == YOU != name


def _part(event: Event, name: str, names: Names, is_short: bool) -> str:
    """What an event brought; with the name of whoever got it, if it is somebody else. A bid and cards are told elsewhere."""
    told = telling(event)
    say = None if told is None or event.kind == "bid" else (told.short or told.turn) if is_short else told.turn
    if say is None:
        return ""
    said = tell(say, event, names)
    other = names[event.player] if event.player is not None else name
    return said if other == name else log.others(who=other, what=said)
