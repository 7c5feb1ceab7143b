"""What happens in a Duel, a sentence each, and where one turn of the log ends."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from tribes_tui.games.tribal.duel.words.end import ENDS
from tribes_tui.games.tribal.duel.words.things import Names, card, cards, column
from tribes_tui.words.common import YOU, count, does, sentence, taken_back, whose

if TYPE_CHECKING:
    from rules import Event

LAST_OF_TURN = re.compile(r"^(?P<name>.+?) (?:ends? turn \d+|(?P<cleaning>ends? (?:your|their) cleaning))")
"""The sentence with which a turn, or a cleaning phase, is over."""


def event(event: Event, names: Names) -> str:
    """One line, empty if it is not worth one."""
    say = EVENTS.get(event.kind)
    if say is None:
        return ""
    name = "" if event.player is None else names[event.player]
    return sentence(say(name, event.fields(), names))


def _moved(name: str, fields: Mapping[str, Any], names: Names) -> str:
    if fields["z"] != fields["to_z"]:
        owner = whose(names[fields["to_z"]])
        goal = f"onto {owner} {card(fields['onto'])}" if fields["onto"] else f"to {owner} free column"
        return f"{does(name, 'give')} {cards(fields['cards'])} {goal}"
    goal = f"onto {card(fields['onto'])}" if fields["onto"] else "to a free column"
    here = "" if names[fields["z"]] == name else f" in {whose(names[fields['z']])} zone"
    return f"{does(name, 'move')} {cards(fields['cards'])} {goal}{here}"


def _placed(name: str, fields: Mapping[str, Any], names: Names) -> str:
    goal = f"onto {card(fields['onto'])}" if fields["onto"] else "in a free column"
    return f"{does(name, 'place')} {card(fields['card'])} {goal} in {whose(names[fields['z']])} zone"


def _stolen(name: str, fields: Mapping[str, Any], names: Names) -> str:
    return f"{does(name, 'steal')} {card(fields['card'])} for {'your' if name == YOU else 'their'} column {fields['j'] + 1}"


def _starter(name: str, fields: Mapping[str, Any], names: Names) -> str:
    fewer, more = sorted(fields["turned_up"])
    why = f"a tie, {count(more, 'card')} turned up by each" if fewer == more else f"{fewer} turned up against {more}"
    return f"{does(name, 'start')} after cleaning: {why}"


def _cleaned(name: str, fields: Mapping[str, Any], names: Names) -> str:
    own = "your" if name == YOU else "their"
    return f"{does(name, 'end')} {own} cleaning, {count(fields['turned_up'], 'card')} turned up"


def _turn_ended(name: str, fields: Mapping[str, Any], names: Names) -> str:
    idle = f"; {fields['idle']} without progress" if fields["idle"] > 1 else ""
    return f"{does(name, 'end')} turn {fields['turn']}{idle}"


EVENTS: dict[str, Callable[[str, Mapping[str, Any], Names], str]] = {
    "moved": _moved,
    "turned_up": lambda name, f, names: f"{card(f['card'])} is turned up in {column(f['z'], f['i'], names)}",
    "sacred": lambda name, f, names: f"{does(name, 'put')} {card(f['card'])} on the sacred pile",
    "stolen": _stolen,
    "stolen_to_pile": lambda name, f, names: f"{does(name, 'steal')} {card(f['card'])} for the sacred pile",
    "drawn": lambda name, f, names: f"{does(name, 'draw')} {card(f['card'])}",
    "discarded": lambda name, f, names: f"{does(name, 'draw')} {card(f['card'])}, which fits nowhere and is discarded",
    "taken": lambda name, f, names: f"{does(name, 'take')} {card(f['card'])} from the discard",
    "placed": _placed,
    "placed_on_pile": lambda name, f, names: f"{does(name, 'put')} {card(f['card'])} on the sacred pile",
    "cleaned": _cleaned,
    "starter": _starter,
    "turn_ended": _turn_ended,
    "game_over": lambda name, f, names: f"{does(name, 'win') if name else 'a draw'}: {ENDS[f['end']]}",
    "undo": lambda name, f, names: taken_back(name),
}


# ---- Turn by turn -----------------------------------------------------------------------------


class TurnSentences(NamedTuple):
    """The sentences of one turn, or of a cleaning phase; `name` is whose it was, empty while it is going on."""

    name: str
    lines: tuple[str, ...]
    is_cleaning: bool = False


def turns(log: Sequence[str]) -> list[TurnSentences]:
    """The log turn by turn; the last one is going on, perhaps without a sentence yet."""
    found, lines = [], []
    for line in log:
        last = LAST_OF_TURN.match(line)
        lines.append(line)
        if last is not None:
            found.append(TurnSentences(last["name"], tuple(lines), bool(last["cleaning"])))
            lines = []
    return [*found, TurnSentences("", tuple(lines))]


def latest(log: Sequence[str], acting: str) -> TurnSentences:
    """What is worth reading now: the last turn of whoever is not acting, else what whoever acts has done in theirs.

    That a turn is over goes without saying, unless nothing else was done in it.
    """
    *ended, now = turns(log)
    if acting != YOU and now.lines:
        return TurnSentences(acting, now.lines)
    others = [one for one in ended if one.name.lower() != acting.lower()]
    if not others:
        return now
    last = others[-1]
    return last._replace(lines=last.lines[:-1] or last.lines)
