"""Pieces of sentences that all games share. `names` holds "you" in the viewer's own place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from tribes_tui.words.said import common as said, grammar

BOT_MARK = " (bot)"
"""What stands after the name of every bot at a host; people can't type it."""
NAME = "TRIBES"
"""Of the program, in every language: large letters have no others."""
YOU = "you"


def player(number: int) -> str:
    """What a person without a name is called where several play; `number` is their seat's, from 1."""
    return said.player(number=number)


def your_turn(game: str) -> str:
    """A notification of the terminal's."""
    return said.your_turn(game=game)


def count(number: int, thing: str, things: str = "") -> str:
    """`1 card`, `2 cards`; `things` is the plural when it is not just an s."""
    return f"{number} {thing if number == 1 else things or thing + 's'}"


def listed(items: Iterable[str], last: str = "and") -> str:
    """`a`, `a and b`, `a, b and c`; `last` is `and`, `or` or `then`."""
    say = {"and": grammar.listed, "or": grammar.listed_or, "then": grammar.listed_then}[last]
    return say(items=[*items])


def often(times: int) -> str:
    """`once`, `twice`, `3 times`."""
    return said.often(times=times)


def repeated(items: Iterable[str]) -> list[str]:
    """Like things once, each where it came first: `wolf`, `totem twice`."""
    return [said.repeated(thing=item, times=times) for item, times in Counter(items).items()]


def filled(say: Callable[..., str], made: Mapping[str, Callable[[], Any]]) -> str:
    """A message with those of these values that it names; the others aren't made."""
    return say(**{name: made[name]() for name in say.__annotations__ if name != "return"})


def does(name: str, verb: str, third: str = "") -> str:
    """The name with its verb: `you take`, `Ada takes`; `third` is the third person when it is not just an s."""
    return f"{name} {verb if name == YOU else third or verb + 's'}"


def do(names: Sequence[str], verb: str, third: str = "") -> str:
    """Several names with their verb: `Ada and Bo take`; one name is as in `does`."""
    if len(names) == 1:
        return does(names[0], verb, third)
    return f"{listed(names)} {verb}"


def whose(name: str) -> str:
    """`your`, `Ada's`, `Chris'`."""
    return "your" if name == YOU else grammar.possessive(name=name)


def spelt(code: str) -> str:
    """A code letter by letter, as it is read out: `k, 7, m, 2, q, d`; a number as it is."""
    return code if code.isdigit() else ", ".join(code.replace("-", ""))


def capital(text: str) -> str:
    """The first letter large, all others as they are: names have capitals of their own (`McDonald`, `Abigail-Rose`). The viewer is
    called so in their language."""
    return said.you() if text == YOU else text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    """With a capital and a full stop, unless it has an end already; nothing stays nothing."""
    text = text.strip()
    if not text:
        return ""
    end = "" if text[-1] in ".!?:" else "."
    return text[0].upper() + text[1:] + end


def waiting(name: str) -> str:
    """Whom we wait for."""
    return said.waiting(name=name)


def taken_back(name: str) -> str:
    """A log line for moves that were taken back."""
    return said.taken_back(who=name)


def played_again(name: str) -> str:
    """A log line for moves that were taken back and are played again."""
    return said.played_again(who=name)
