"""Words for the cards and columns that both Tribal games share."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from rules import State
from rules.tribal.cards import COLOUR_NAMES, EMPTY, NAMES, RANKS, SYMBOL, SYMBOL_NAMES, SYMBOLS, TYPE_NAMES
from tribes_tui.games.tribal.words import said
from tribes_tui.words.common import YOU
from tribes_tui.words.help import UsefulFact
from tribes_tui.words.language import Later, Noun
from tribes_tui.words.said import grammar

Fields = Mapping[str, Any]

Names = Sequence[str]

NAMED = re.compile(r"(?:(?P<owner>[^ ]+?)(?:'s?)? )?(?:column|row|c) ?(?P<number>\d{1,2})$")
"""A column as people name it."""
LINE = 78
"""Columns of a line of text."""
MOST_COLUMNS = 12
"""Columns of a zone that people name."""
CODE = re.compile(r"\b[DMLT][1-9][ab]?\b")
"""The notation's names of cards."""
THINGS = (
    *(
        Later(partial(said.card, symbol=symbol, value=value))
        for symbol in SYMBOL_NAMES
        for value in range(1, RANKS + 1)
    ),
    *(Later(partial(said.column_of_number, number=number)) for number in range(1, MOST_COLUMNS + 1)),
)
"""What both games name."""


def column(cards: Iterable[int], hidden: int = 0) -> str:
    """A column from base to end: `3 face down, D4a L3b`."""
    return said.column_cards(hidden=hidden, shown=" ".join(NAMES[card] for card in [*cards][hidden:]))


def column_named(text: str, names: Sequence[str], me: int) -> tuple[int, int] | None:
    """Whose column a text names, and which, from 0: `column 3` is that of seat `me`, `Bo's column 3` that of Bo; None for no name of one."""
    for number in range(1, MOST_COLUMNS + 1):  # as the reader's language says it
        if text.lower() == said.column_of_number(number=number).lower():
            return me, number - 1
        for seat, name in enumerate(names):
            whole = said.column(who=name, number=number).lower()
            if text.lower() in (whole, whole.partition(" ")[2]):
                return seat, number - 1
    found = NAMED.match(text.lower())
    if found is None:
        return None
    word = found["owner"]
    owner = next(
        (seat for seat, name in enumerate(names) if word in (name.lower(), grammar.possessive(name=name).lower())), None
    )
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


def zone_lines(columns: Iterable[str | None]) -> list[str]:
    """The columns of a zone by their numbers, then those without cards, which are None."""
    told = [*enumerate(columns, 1)]
    lines = [said.column_line(number=number, cards=cards) for number, cards in told if cards is not None]
    free = [str(number) for number, cards in told if cards is None]
    return [*lines, said.free_line(numbers=free)] if free else lines


def card_place(code: str, column: Noun, above: int) -> str:
    """A card on the table, its column, and how many cards lie on it."""
    card = coloured(code)
    return (
        said.card_in_group(card=card, column=column, number=above) if above else said.card_in(card=card, column=column)
    )


def spelt_out(text: str) -> str:
    """A sentence of the rules with its cards spelt out."""
    return CODE.sub(lambda found: card_words(found[0]), text)


def me(state: State) -> int:
    """The seat of whoever asks; of somebody who only watches, the first."""
    return max(state.viewer or 0, 0)


def of_each(names: Sequence[str], numbers: Sequence[object]) -> list[str]:
    """What everybody has: `you 3`."""
    return [said.of_name(name=name, number=str(number)) for name, number in zip(names, numbers, strict=True)]


def card_words(code: str) -> Noun:
    """A card as it is called: `djembe 6`, by its code with or without its copy."""
    return said.card(symbol=SYMBOL_NAMES[SYMBOLS.index(code[0])], value=int(code[1]))


def coloured(code: str) -> str:
    """A card with its colour: `orange mask 4`."""
    return said.coloured(colour=COLOUR_NAMES[SYMBOLS.index(code[0]) // 2], card=card_words(code))


def unseen_words(cards: Iterable[int]) -> str:
    """Cards by symbol with their values: `djembe 1 4 4, mask 9`; `none`."""
    found = sorted((name, values) for name, values in _by_symbol(cards) if values)
    return ", ".join(said.unseen_values(symbol=name, values=values) for name, values in found) or said.none()


def unseen_facts(cards: Iterable[int], needs_memory: bool, label: Callable[..., str]) -> Iterator[UsefulFact]:
    """The values of each symbol that are still to be seen; `label` names the cards of a symbol."""
    for name, values in _by_symbol(cards):
        yield UsefulFact(label(symbol=name), values or said.none(), needs_memory)


def _by_symbol(cards: Iterable[int]) -> Iterator[tuple[str, str]]:
    """The values of each symbol, as `1 4 4`."""
    seen = sorted(cards)
    for symbol, name in enumerate(SYMBOL_NAMES):
        yield name, " ".join(NAMES[card][1] for card in seen if SYMBOL[card] == symbol)


def end_button(is_asked: bool, is_cleaning: bool) -> str:
    """What the button that ends does, as an order; while another is asked, what it is."""
    if is_asked:
        return said.end_cleaning() if is_cleaning else said.end_turn()
    return said.end_button(cleaning=is_cleaning)


def beside(ends: Sequence[int], at: int) -> str:
    """What lies beside a column, by the last cards of all columns of its zone."""
    near = [number for number in (at - 1, at + 1) if 0 <= number < len(ends)]
    return said.beside(columns=[_told(ends, number, said.ends_with, said.ends_with_nothing) for number in near])


def ends_of(who: str, ends: Sequence[int]) -> str:
    """The last cards of all columns of somebody's zone."""
    told = [_told(ends, number, said.end_of, said.end_of_nothing) for number in range(len(ends))]
    return said.ends(who=who, ends=", ".join(told))


def _told(ends: Sequence[int], number: int, say: Callable[..., str], nothing: Callable[..., str]) -> str:
    """A column with its last card, or that it has none."""
    end = ends[number]
    return nothing(number=number + 1) if end == EMPTY else say(number=number + 1, card=card_words(NAMES[end]))
