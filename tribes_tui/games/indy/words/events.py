"""What happened at indy, in words: a line of the log each, and the end of a round."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from tribes_tui.games.indy.words.cards import COLOUR_WORDS, Names, card, one, points, spelt, verdict
from tribes_tui.words.common import YOU, count, do, does, listed, sentence, taken_back, whose
from tribes_tui.words.ending import place_of

if TYPE_CHECKING:
    from rules import Event


def event(event: Event, names: Names) -> str:
    """One log line, empty if it is not worth one."""
    say = EVENTS.get(event.kind)
    if say is None:
        return ""
    name = "" if event.player is None else names[event.player]
    return sentence(say(name, event.fields(), names))


def _happened_exchange(name: str, fields: Mapping[str, Any], names: Names) -> str:
    if fields.get("given"):
        given, drawn = spelt(fields["given"]), spelt(fields["drawn"])
        return f"{does(name, 'put')} {given} under the deck, and {drawn} came up"
    number = fields["count"]
    return f"{does(name, 'exchange')} {count(number, 'card') if number else 'nothing'}"


def _shown(fields: Mapping[str, Any]) -> str:
    shown = fields["shown"]
    eagles = count(len(shown) - 1, "eagle")
    return card(shown[-1]) if len(shown) == 1 else f"{card(shown[-1])} ({eagles} went under the deck)"


def _happened_evocation(name: str, fields: Mapping[str, Any], names: Names) -> str:
    kept = f"; {one(fields['kept'])} is kept" if "kept" in fields else ""
    return f"{does(name, 'evoke')} {spelt(fields['cards'])}: {points(fields['rank'])}{kept}"


def _happened_kept(name: str, fields: Mapping[str, Any], names: Names) -> str:
    if "kept" in fields:
        return f"{does(name, 'keep')} {one(fields['kept'])}; {one(fields['dropped'])} goes back"
    return f"{does(name, 'keep')} one of two cards"


def _happened_reckoning(name: str, fields: Mapping[str, Any], names: Names) -> str:
    parts = []
    if fields["winner"] is not None:
        parts.append(f"{does(names[fields['winner']], 'take')} a feather for the best team")
    losers = [names[seat] for seat in fields["losers"]]
    if fields["spared"]:
        parts.append("nobody loses a feather, or nobody would be left")
    else:
        parts.append(f"the worst evocation costs {listed(losers)} a feather")
    return "; ".join(parts)


EVENTS: dict[str, Callable[[str, Mapping[str, Any], Names], str]] = {
    "shaman_chosen": lambda name, f, names: f"{does(name, 'take')} a {COLOUR_WORDS[f['shaman']]} shaman",
    "manche_began": lambda name, f, names: f"round {f['manche']}: {does(name, 'deal')}",
    "dealt": lambda name, f, names: f"{does(name, 'get')} {spelt(f['cards'])}" if f.get("cards") else "",
    "exchanged": _happened_exchange,
    "revealed": lambda name, f, names: f"place {f['position'] + 1} shows {_shown(f)}",
    "passed": lambda name, f, names: does(name, "pass", "passes"),
    "swapped": lambda name, f, names: f"{does(name, 'swap')} {card(f['given'])} for {card(f['taken'])}",
    "eagle_played": lambda name, f, names: f"{whose(name)} eagle takes {card(f['taken'])}; {_shown(f)} takes its place",
    "eagle_held": lambda name, f, names: f"{does(name, 'keep')} the eagle",
    "evoked": _happened_evocation,
    "returned": lambda name, f, names: f"{does(name, 'return')} to the game with {card(f['card'])}",
    "kept": _happened_kept,
    "resolved": _happened_reckoning,
    "game_over": lambda name, f, names: f"{do([names[seat] for seat in f['winners']], 'win')} the game",
    "undo": lambda name, f, names: taken_back(name),
}
NOTHING_HAPPENS = "Only the best team gains, only the worst pays."
NEXT_ROUND = "the next round: everybody gets new cards, and has the one they kept"


def round_sentence(fields: Mapping[str, Any], names: Names) -> str:
    """What a round cost whom, and who won a feather: the fields of the event `resolved`."""
    losers, worst = fields["losers"], min(rank for rank in fields["ranks"] if rank is not None)
    if fields["spared"]:
        text = "Nobody pays a feather, or nobody would be left"
    elif len(losers) == 1:
        text = f"{whose(names[losers[0]])} {verdict(worst)} is the worst and costs a feather"
    else:
        who = listed(names[seat] for seat in losers) if len(losers) < 4 else f"{len(losers)} shamans"
        text = f"{who} are worst with {verdict(worst)} and pay a feather each"
    if fields["winner"] is not None:
        text += f"; {whose(names[fields['winner']])} team takes one"
    return sentence(text)


def round_place(fields: Mapping[str, Any], names: Names) -> str:
    """Where the viewer came, and that nothing happens to them if that is so; empty if they laid nothing."""
    seat = names.index(YOU) if YOU in names else -1
    if seat < 0 or fields["ranks"][seat] is None:
        return ""
    laid = [rank for rank in fields["ranks"] if rank is not None]
    place = place_of(1 + sum(rank > fields["ranks"][seat] for rank in laid))
    said = f"You are {place} of {len(laid)}."
    pays = seat in fields["losers"] and not fields["spared"]
    return said if pays or seat == fields["winner"] else f"{said} {NOTHING_HAPPENS}"


def round_notes(fields: Mapping[str, Any], names: Names) -> list[str]:
    """What else there is to know: who is plucked from now on, then who was."""
    notes, gone = list[str](), list[str]()
    for seat, name in enumerate(names):
        if fields["ranks"][seat] is None:
            notes.append(sentence(f"{does(name, 'be', 'is').replace('you be', 'you are')} plucked and laid nothing"))
        elif not fields["tokens"][seat]:
            then = "" if sum(map(bool, fields["tokens"])) == 1 else ": plucked from the next round on"
            gone.append(sentence(f"{whose(name)} last feather is gone{then}"))
    return gone + notes
