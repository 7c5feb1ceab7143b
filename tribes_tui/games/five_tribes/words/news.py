"""Turns told in one sentence each: where the meeples went, what was picked up, what it brought."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rules import Event
from tribes_tui.games.five_tribes.words.board import LETTERS
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


def in_signs(name: str, events: Sequence[Event], names: Names) -> str:
    """The same by the letters and signs that stand on tiles, for which the table has a legend: `Bo a1→c1 E3 ∩ † 2 cards`"""
    tiles = [event.public["tile"] for event in events if event.kind in ("take", "drop")]
    parts = [_part(event, name, names, SIGNS) for event in _in_order(events, name, names) if event.kind in SIGNS]
    cards = [event.public["card"] for event in events if event.kind == "card"]
    taken = cards if len(cards) == 1 else [count(len(cards), "card")] if cards else []
    said = " ".join(part for part in ("→".join(tiles[:: max(1, len(tiles) - 1)]), *parts, *taken) if part)
    return f"{name[:1].upper()}{name[1:]} {said}" if said else ""


def in_letters(name: str, events: Sequence[Event], names: Names) -> str:
    """The same with the letter on a camel for the name, `B a1→c1 E3 ∩`; empty where two have that letter."""
    said, letters = in_signs(name, events, names), [one[:1].upper() for one in names]
    return f"{name[:1].upper()}{said[len(name) :]}" if said and letters.count(name[:1].upper()) == 1 else ""


def brought(name: str, events: Sequence[Event], names: Names, say: Mapping[str, Told] | None = None) -> str:
    """What a turn brought: `3 elders, a palm on c1`; empty if nothing yet. `say`: kind of event -> how it is told."""
    say = TOLD if say is None else say
    parts = [_part(event, name, names, say) for event in _in_order(events, name, names) if event.kind in say]
    cards = Counter(event.public["card"] for event in events if event.kind == "card")
    taken = listed(several(number, card) if number > 1 else card for card, number in cards.items())
    return ", ".join(part for part in (*parts, taken) if part)


def _in_order(events: Sequence[Event], name: str, names: Names) -> list[Event]:
    """What others earned by the turn comes last, added up for each of them and each reason."""
    own, earned = list[Event](), Counter[tuple[int, str]]()
    for event in events:
        if event.kind == "earn" and event.player is not None and names[event.player] != name:
            earned[event.player, event.public["why"]] += event.public["coins"]
        else:
            own.append(event)
    return [*own, *(Event("earn", seat, {"coins": coins, "why": why}) for (seat, why), coins in earned.items())]


def _part(event: Event, name: str, names: Names, say: Mapping[str, Told]) -> str:
    """What an event brought; with the name of whoever got it, if it is somebody else."""
    said = say[event.kind](event.fields(), names)
    other = names[event.player] if event.player is not None else name
    return said if other == name else f"{other}: {said}"


def _of(names: Names, seat: int) -> str:
    return whose(names[seat]) if seat < len(names) else ""


TOLD: dict[str, Told] = {
    "no_move": lambda f, names: "no move is left",
    "gather": lambda f, names: count(f["n"], COLOUR_WORDS[f["colour"]]),
    "camel": lambda f, names: f"a camel on {f['tile']}",
    "earn": lambda f, names: f"{f['coins']} gold by {f['why']}",
    "draw": lambda f, names: f"{f.get('card', 'a hidden card')} by {f['why']}",
    "kill": lambda f, names: f"{a(COLOUR_WORDS[f['colour']])} killed on {f['tile']}",
    "rob": lambda f, names: f"{_of(names, f['player'])} {f['what']} killed",
    "palm": lambda f, names: f"a palm on {f['tile']}",
    "palace": lambda f, names: f"a palace on {f['tile']}",
    "market": lambda f, names: f"{f['paid']} gold paid",
    "buy": lambda f, names: f"the djinn {f['djinn']} for {payment(f)}",
    "use": lambda f, names: f"{f['djinn']} at work",
    "people": lambda f, names: f"{meeples(f['meeples'])} put on {f['tile']}",
    "keep_djinn": lambda f, names: f"the djinn {f['djinn']}",
    "sell": lambda f, names: f"{count(len(f['goods']), 'good')} sold",
}
"""What a turn brought, by the kind of event; other kinds say nothing new."""

IN_SHORT: dict[str, Told] = {
    **TOLD,
    "camel": lambda f, names: "camel",
    "earn": lambda f, names: f"{f['coins']} gold",
    "draw": lambda f, names: f.get("card", "hidden card"),
    "kill": lambda f, names: f"{COLOUR_WORDS[f['colour']]} killed",
    "palm": lambda f, names: "palm",
    "palace": lambda f, names: "palace",
    "market": lambda f, names: "",
    "buy": lambda f, names: f"djinn {f['djinn']}",
    "use": lambda f, names: f["djinn"],
    "keep_djinn": lambda f, names: f"djinn {f['djinn']}",
}
"""The same without places and prices, which the board and the turn's page tell."""

SIGNS: dict[str, Told] = {
    **IN_SHORT,
    "gather": lambda f, names: f"{LETTERS[f['colour']]}{f['n']}",
    "camel": lambda f, names: "∩",
    "draw": lambda f, names: "a card",
    "kill": lambda f, names: f"{LETTERS[f['colour']]} killed",
    "palm": lambda f, names: "†",
    "palace": lambda f, names: "▲",
}
"""The same by letters and signs."""
