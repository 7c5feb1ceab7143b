"""What one would want to know to play the Duel well: what each pile wants next and where it lies, what nobody has seen yet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, cast

from rules.tribal.cards import RANKS, SYMBOL_NAMES
from rules.tribal.cards import card as code_of
from rules.tribal.duel.components.phases import COLUMNS, MOST_IDLE
from rules.tribal.duel.state import DuelState
from tribes_tui.games.tribal.duel.words.things import column
from tribes_tui.games.tribal.words import unseen_facts
from tribes_tui.words.common import capital, count, does, listed
from tribes_tui.words.facts import UsefulFact

if TYPE_CHECKING:
    from rules import State

Names = Sequence[str]


def facts(view: State, names: Names) -> list[UsefulFact]:
    """The most useful first. All of it lies open, or follows from what does."""
    state = cast(DuelState, view)
    first = 1 if state.viewer == 1 else 0
    return [
        *_idle(state),
        *_next(state, first, names),
        *_next(state, 1 - first, names),
        *unseen_facts(state.unseen_cards(), False),
    ]


def _idle(state: DuelState) -> Iterator[UsefulFact]:
    """How near the end for want of progress is."""
    if state.idle:
        yield UsefulFact("Without progress", f"{state.idle} of {MOST_IDLE} turns, then most cards on piles win")


def _next(state: DuelState, player: int, names: Names) -> Iterator[UsefulFact]:
    """A pile each: the card that it needs next, and where both copies are."""
    for symbol, name in enumerate(SYMBOL_NAMES):
        height = state.heights[4 * player + symbol]
        if height < RANKS:
            places = [_where(state, code_of(symbol, height + 1, copy), names) for copy in (0, 1)]
            yield UsefulFact(f"{capital(does(names[player], 'need'))} {name} {height + 1}", _both(places))


def _both(places: list[str]) -> str:
    return f"both {places[0]}" if places[0] == places[1] else listed(places)


def _where(state: DuelState, code: int, names: Names) -> str:
    """Where a card lies, as far as anybody has seen it."""
    if code in state.unseen_cards():
        return "unseen"
    if code in state.discard or code == state.drawn:
        return "in the discard" if code in state.discard else "to be placed"
    number = state.place[code]
    if number < 0:
        return "on a pile"
    above = len(state.group(code)) - 1
    place = column(*divmod(number, COLUMNS), names)
    return f"{place} under {count(above, 'card')}" if above else f"end of {place}"
