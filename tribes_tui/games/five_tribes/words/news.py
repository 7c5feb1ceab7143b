"""Turns told in one sentence each: where the meeples went, what was picked up, what it brought."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rules import Event
from tribes_tui.games.five_tribes.words.things import COLOUR_WORDS, Names, a, meeples, payment, several
from tribes_tui.words.common import count, does, listed, sentence, whose

Fields = Mapping[str, Any]
Told = Callable[[Fields, Names], str]


def bid(name: str, fields: Fields) -> str:
    """A bid and what was paid."""
    paid = fields["paid"]
    return sentence(
        f"{does(name, 'bid')} {fields['space'] or 'nothing'}" + (f", paid {paid}" if paid != fields["space"] else "")
    )


def bids(events: Sequence[Event], names: Names) -> str:
    """All bids among these events in their order, `Bids: Bo 8, you 3 and Cy nothing.`; empty without any."""
    made = listed(
        _said(names[event.player], event.fields())
        for event in events
        if event.kind == "bid" and event.player is not None
    )
    return f"Bids: {made}." if made else ""


def _said(name: str, fields: Fields) -> str:
    paid = f" for {fields['paid']}" if fields["paid"] != fields["space"] else ""
    return f"{name} {fields['space'] or 'nothing'}{paid}"


def mark(event: Event) -> str:
    """Where a round begins."""
    return f"Round {event.public['number']}." if event.kind == "round" else ""


def turn(name: str, events: Sequence[Event], names: Names, is_brief: bool = False) -> str:
    """A whole turn: `Bo: a1 → b1 → c1, 3 elders, a palm on c1.`; in brief only the ends of the way."""
    tiles = [event.public["tile"] for event in events if event.kind in ("take", "drop")]
    way = " → ".join(tiles[:: len(tiles) - 1] if is_brief and len(tiles) > 1 else tiles)
    said = ", ".join(part for part in (way, brought(name, events, names)) if part)
    return f"{name[:1].upper()}{name[1:]}: {said}." if said else ""


def in_short(name: str, events: Sequence[Event], names: Names) -> str:
    """A whole turn in as few letters as tell it: `Bo: a1→c1, 3 elders, palm, Fish.`"""
    tiles = [event.public["tile"] for event in events if event.kind in ("take", "drop")]
    said = ", ".join(
        part for part in ("→".join(tiles[:: max(1, len(tiles) - 1)]), brought(name, events, names, IN_SHORT)) if part
    )
    return f"{name[:1].upper()}{name[1:]}: {said}." if said else ""


def brought(name: str, events: Sequence[Event], names: Names, say: Mapping[str, Told] | None = None) -> str:
    """What a turn brought, what the viewer lost or earned by it first: `picked up 3 elders, planted a palm on c1`; empty if
    nothing yet. `say`: kind of event -> how it is told."""
    say = TOLD if say is None else say
    told = _in_order(events, name, names)
    bought = [event.public["djinn"] for event in told if event.kind == "buy"] if say is not TOLD else []
    told = [
        event for event in told if event.kind != "use" or event.public["djinn"] not in bought
    ]  # it is named already
    parts = [part for event in told if event.kind in say and (part := _part(event, name, names, say))]
    return ", ".join([*parts, *_cards(told, say is TOLD)])


def brought_in_short(name: str, events: Sequence[Event], names: Names) -> str:
    """The same as a list of things: `3 elders, camel, palm, Fish`."""
    return brought(name, events, names, IN_SHORT)


def _cards(events: Sequence[Event], is_whole: bool) -> list[str]:
    """The cards that were taken; those of a market with what they cost."""
    paid = sum(event.public["paid"] for event in events if event.kind == "market")
    found: list[str] = []
    for is_bought in (False, True):
        cards = Counter(
            event.public["card"]
            for event in events
            if event.kind == "card" and (event.public.get("why") == "market") == is_bought
        )
        said = listed(several(number, card) if number > 1 else card for card, number in cards.items())
        deed = f"bought {said} for {paid} gold" if is_bought else f"took {said}"
        found += [deed if is_whole else said] if said else []
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


def _part(event: Event, name: str, names: Names, say: Mapping[str, Told]) -> str:
    """What an event brought; with the name of whoever got it, if it is somebody else."""
    said = say[event.kind](event.fields(), names)
    other = names[event.player] if event.player is not None else name
    return said if other == name else f"{other} {said}"


def _of(names: Names, seat: int) -> str:
    return whose(names[seat]) if seat < len(names) else ""


YOU = "you"
TOLD: dict[str, Told] = {
    "no_move": lambda f, names: "found no move",
    "gather": lambda f, names: f"picked up {count(f['n'], COLOUR_WORDS[f['colour']])}",
    "camel": lambda f, names: f"put a camel on {f['tile']}",
    "earn": lambda f, names: f"earned {f['coins']} gold from {'the sale' if f['why'] == 'sale' else f['why']}",
    "draw": lambda f, names: f"drew {f.get('card', 'a hidden card')} with {f['why']}",
    "kill": lambda f, names: f"killed {a(COLOUR_WORDS[f['colour']])} on {f['tile']}",
    "rob": lambda f, names: f"killed one of {_of(names, f['player'])} {f['what']}s",
    "palm": lambda f, names: f"planted a palm on {f['tile']}",
    "palace": lambda f, names: f"built a palace on {f['tile']}",
    "buy": lambda f, names: f"bought the djinn {f['djinn']} for {payment(f)}",
    "use": lambda f, names: f"used {f['djinn']}",
    "people": lambda f, names: f"put {meeples(f['meeples'])} on {f['tile']}",
    "keep_djinn": lambda f, names: f"kept the djinn {f['djinn']}",
    "sell": lambda f, names: f"sold {count(len(f['goods']), 'good')}",
}
"""What a turn brought, by the kind of event, behind the name of whoever did it; other kinds say nothing new."""

IN_SHORT: dict[str, Told] = {
    **TOLD,
    "gather": lambda f, names: count(f["n"], COLOUR_WORDS[f["colour"]]),
    "camel": lambda f, names: "camel",
    "earn": lambda f, names: f"{f['coins']} gold",
    "draw": lambda f, names: f.get("card", "hidden card"),
    "kill": lambda f, names: f"{COLOUR_WORDS[f['colour']]} killed",
    "rob": lambda f, names: f"{_of(names, f['player'])} {f['what']} killed",
    "palm": lambda f, names: "palm",
    "palace": lambda f, names: "palace",
    "buy": lambda f, names: f"djinn {f['djinn']}",
    "use": lambda f, names: f["djinn"],
    "people": lambda f, names: meeples(f["meeples"]),
    "keep_djinn": lambda f, names: f"djinn {f['djinn']}",
    "sell": lambda f, names: f"{count(len(f['goods']), 'good')} sold",
}
"""The same as a list of things, without places and prices, which the board and the turn's page tell."""
