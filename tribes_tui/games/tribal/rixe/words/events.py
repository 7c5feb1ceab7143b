"""What happened, a sentence each."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tribes_tui.games.tribal.words import card_words
from tribes_tui.words.common import YOU, count, do, does, listed, sentence, taken_back, whose

if TYPE_CHECKING:
    from rules import Event

Names = Sequence[str]
Fields = Mapping[str, Any]


def event(event: Event, names: Names) -> str:
    """One log line, empty if it is not worth one."""
    say = EVENTS.get(event.kind)
    if say is None:
        return ""
    name = "" if event.player is None else names[event.player]
    return sentence(say(name, event.fields(), names))


def _cards(codes: Sequence[str]) -> str:
    """`djembe 6`, or `djembe 6 and 3 more`."""
    return card_words(codes[0]) + (f" and {len(codes) - 1} more" if len(codes) > 1 else "")


def _owner(zone: int, name: str, names: Names) -> str:
    """Whose zone it is, of somebody who does something there: `their own`, `your`, `Ada's`."""
    if names[zone] == name:
        return "your own" if name == YOU else "their own"
    return whose(names[zone])


def _goal(zone: int, name: str, onto: str, names: Names, on: str) -> str:
    """`on Ada's turtle 2`, for what is put there, `onto` for what moves."""
    place = _owner(zone, name, names)
    return f"{on} {place} {card_words(onto)}" if onto else f"in {place} free place"


def _started(name: str, fields: Fields, names: Names) -> str:
    played = ", ".join(f"{names[seat]} {number}" for seat, number in enumerate(fields["played"]))
    is_tie = fields["played"].count(min(fields["played"])) > 1
    return f"{does(name, 'begin')}, {'after a tie for' if is_tie else 'with'} the fewest cards played in cleaning: {played}"


def _round_over(name: str, fields: Fields, names: Names) -> str:
    out = [names[seat] for seat in fields["out"]]
    who = f"{do(out, 'are', 'is')} out" if out else "nobody is out"
    points = ", ".join(f"{names[seat]} {points:+d}" for seat, points in enumerate(fields["gained"]))
    return f"round {fields['round']} is over, {who}: {points}"


EVENTS: dict[str, Callable[[str, Fields, Names], str]] = {
    "round_begins": lambda name, f, names: f"round {f['round']} begins",
    "dealt": lambda name, f, names: (
        f"{does(name, 'get')} {listed(card_words(card) for card in f['cards'])}" if f.get("cards") else ""
    ),
    "cleaned": lambda name, f, names: f"{does(name, 'play')} {count(f['played'], 'card')} in cleaning",
    "starter": _started,
    "dry_lap": lambda name, f, names: f"a lap without a card laid: {does(name, 'turn')} up the {card_words(f['card'])}",
    "new_column": lambda name, f, names: (
        f"{does(name, 'start')} a column in {_owner(f['z'], name, names)} zone with the {card_words(f['card'])}"
    ),
    "moved": lambda name, f, names: (
        f"{does(name, 'move')} {_owner(f['z'], name, names)} {_cards(f['cards'])} {_goal(f['to_z'], name, f['onto'], names, 'onto')}"
    ),
    "played": lambda name, f, names: (
        f"{does(name, 'put')} the {card_words(f['card'])} {_goal(f['z'], name, f['onto'], names, 'on')}"
    ),
    "collected": lambda name, f, names: f"{does(name, 'collect')} a column from 9 to 1: 1 point",
    "went_out": lambda name, f, names: f"{does(name, 'are', 'is')} out: 3 points",
    "drew": lambda name, f, names: (
        f"{does(name, 'draw')} the {card_words(f['card'])}" if "card" in f else f"{does(name, 'draw')} a card"
    ),
    "turn_ended": lambda name, f, names: f"{does(name, 'lay')} no card" if f["dry"] else "",
    "round_over": _round_over,
    "game_over": lambda name, f, names: (
        "the game is over: " + ", ".join(f"{names[seat]} {points}" for seat, points in enumerate(f["scores"]))
    ),
    "undo": lambda name, f, names: taken_back(name),
}
