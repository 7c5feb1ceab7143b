"""Words for the cards and columns that both Tribal games share."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from rules.tribal.cards import NAMES, RANKS, SYMBOL, SYMBOL_NAMES, SYMBOLS, TYPE_NAMES
from tribes_tui.words.common import YOU, whose
from tribes_tui.words.facts import UsefulFact

NAMED = re.compile(r"(?:(?P<owner>[^ ]+?)(?:'s?)? )?(?:column|row|c) ?(?P<number>\d{1,2})$")
"""A column as people name it."""
LEGEND = "Cards: D djembe, M mask (orange); L lizard, T turtle (blue); a value; copy a or b."


CLEANING_OVER = "Nothing of yours fits: your cleaning is over."
UNSEEN = "Unseen "
"""Before the cards of a symbol that nobody has seen."""

THINGS = (
    *(f"{symbol} {value}" for symbol in SYMBOL_NAMES for value in range(1, RANKS + 1)),
    *(f"column {number}" for number in range(1, 13)),
)
"""What both games name."""


def column(cards: Iterable[int], hidden: int = 0) -> str:
    """A column from base to end: `3 face down, D4a L3b`."""
    shown = " ".join(NAMES[card] for card in [*cards][hidden:])
    return f"{hidden} face down, {shown}" if hidden else shown


def column_named(text: str, names: Sequence[str], me: int) -> tuple[int, int] | None:
    """Whose column a text names, and which, from 0: `column 3` is that of seat `me`, `Bo's column 3` that of Bo; None for no name of one."""
    found = NAMED.match(text.lower())
    if found is None:
        return None
    word = found["owner"]
    owner = next((seat for seat, name in enumerate(names) if word in (name.lower(), whose(name).lower())), None)
    if word in (None, "my", "your", YOU):
        owner = me
    elif word in ("their", "other") and len(names) == 2:
        owner = 1 - me
    return None if owner is None else (owner, int(found["number"]) - 1)


def types_line(cards: Iterable[int]) -> str:
    """Cards without their copies, equal ones counted: `L3 x2, D9`."""
    kinds = [TYPE_NAMES[card >> 1] for card in cards]
    parts = [kind if kinds.count(kind) == 1 else f"{kind} x{kinds.count(kind)}" for kind in dict.fromkeys(kinds)]
    return ", ".join(parts)


def folded(line: str, width: int = 78) -> list[str]:
    """A long line in pieces of at most `width`, the later ones indented."""
    lines = []
    while len(line) > width:
        cut = line.rfind(" ", 0, width + 1)
        cut = cut if cut > 2 else width
        lines.append(line[:cut])
        line = "  " + line[cut:].lstrip()
    return [*lines, line]


def card_words(code: str) -> str:
    """A card as it is called: `djembe 6`, by its code with or without its copy."""
    return f"{SYMBOL_NAMES[SYMBOLS.index(code[0])]} {code[1]}"


def unseen_words(cards: Iterable[int]) -> str:
    """Cards by symbol with their values: `djembe 1 4 4, mask 9`; `none`."""
    found: dict[str, list[str]] = {}
    for card in sorted(cards, key=lambda card: (NAMES[card][0], card)):
        found.setdefault(card_words(NAMES[card]).split()[0], []).append(NAMES[card][1])
    return ", ".join(f"{name} {' '.join(values)}" for name, values in found.items()) or "none"


def unseen_facts(cards: Iterable[int], needs_memory: bool) -> Iterator[UsefulFact]:
    """The values of each symbol that are still to be seen."""
    seen = [*cards]
    for symbol, name in enumerate(SYMBOL_NAMES):
        values = sorted(NAMES[card][1] for card in seen if SYMBOL[card] == symbol)
        yield UsefulFact(f"{UNSEEN}{name}s", " ".join(values) or "none", needs_memory)


def end_button(is_asked: bool, is_cleaning: bool) -> str:
    """What the button that ends does, as an order; while another is asked, what it is."""
    if is_asked:
        return "end your cleaning" if is_cleaning else "end your turn"
    return f"the button that ends your {'cleaning' if is_cleaning else 'turn'}"
