"""Pieces of sentences that all games share. `names` holds "you" in the viewer's own place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

BOT_MARK = " (bot)"
"""What stands after the name of every bot at a host; people can't type it."""
YOU = "you"


def player(number: int) -> str:
    """What a person without a name is called where several play; `number` is their seat's, from 1."""
    return f"Player {number}"


def your_turn(game: str) -> str:
    """A notification of the terminal's."""
    return f"Your turn: {game}"


def count(number: int, thing: str, things: str = "") -> str:
    """`1 card`, `2 cards`; `things` is the plural when it is not just an s."""
    return f"{number} {thing if number == 1 else things or thing + 's'}"


def listed(items: Iterable[str], last: str = "and") -> str:
    """`a`, `a and b`, `a, b and c`."""
    words = list(items)
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


TIMES = {1: "", 2: " twice", 3: " three times", 4: " four times", 5: " five times", 6: " six times"}
"""Behind a thing that is there more than once."""


def often(times: int) -> str:
    """`once`, `twice`, `3 times`."""
    return {1: "once", 2: "twice"}.get(times, f"{times} times")


def repeated(items: Iterable[str]) -> list[str]:
    """Like things once, each where it came first: `wolf`, `totem twice`."""
    return [f"{item}{TIMES.get(times, f' {times} times')}" for item, times in Counter(items).items()]


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
    if name == YOU:
        return "your"
    return f"{name}'" if name.endswith("s") else f"{name}'s"


def spelt(code: str) -> str:
    """A code letter by letter, as it is read out: `k, 7, m, 2, q, d`; a number as it is."""
    return code if code.isdigit() else ", ".join(code)


def capital(text: str) -> str:
    """The first letter large, all others as they are: names have capitals of their own (`McDonald`, `Abigail-Rose`)."""
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    """With a capital and a full stop, unless it has an end already; nothing stays nothing."""
    text = text.strip()
    if not text:
        return ""
    end = "" if text[-1] in ".!?:" else "."
    return text[0].upper() + text[1:] + end


def waiting(name: str) -> str:
    """Whom we wait for."""
    return f"Waiting for {name}."


def taken_back(name: str) -> str:
    """A log line for moves that were taken back."""
    return sentence(f"{does(name, 'take')} back the last move")
