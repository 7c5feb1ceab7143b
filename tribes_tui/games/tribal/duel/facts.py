"""What one would want to know to play the Duel well: what each pile wants next and where it lies, what nobody has seen yet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, cast

from rules.tribal.cards import RANKS, SYMBOL_NAMES
from rules.tribal.cards import card as code_of
from rules.tribal.duel.components.phases import COLUMNS, MOST_IDLE
from rules.tribal.duel.state import DuelState
from tribes_tui.games.tribal.duel.idle import idle_turns
from tribes_tui.games.tribal.duel.words.said import why as said
from tribes_tui.games.tribal.duel.words.things import column
from tribes_tui.games.tribal.words import unseen_facts
from tribes_tui.games.tribal.words.said import card, unseen_of
from tribes_tui.words.common import listed
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
        *unseen_facts(state.unseen_cards(), False, unseen_of),
    ]


def _idle(state: DuelState) -> Iterator[UsefulFact]:
    """How near the end for want of progress is."""
    if idle := idle_turns(state):
        yield UsefulFact(said.idle(), said.idle_is(idle=idle, most=MOST_IDLE))


def _next(state: DuelState, player: int, names: Names) -> Iterator[UsefulFact]:
    """A pile each: the card that it needs next, and where both copies are."""
    for symbol in range(len(SYMBOL_NAMES)):
        height = state.heights[4 * player + symbol]
        if height < RANKS:
            first, other = (_where(state, code_of(symbol, height + 1, copy)) for copy in (0, 1))
            spots = [_told(spot, names) for spot in (first, other)]
            label = said.needs(who=names[player], card=card(symbol=SYMBOL_NAMES[symbol], value=height + 1))
            yield UsefulFact(label, said.both(place=spots[0]) if first == other else listed(spots))


UNSEEN, DISCARD, DRAWN, PILE = "unseen", "discard", "drawn", "pile"


def _where(state: DuelState, code: int) -> str | tuple[int, int]:
    """Where a card lies, as far as anybody has seen it; in a column, which that is and how many cards lie on it."""
    if code in state.unseen_cards():
        return UNSEEN
    if code in state.discard or code == state.drawn:
        return DISCARD if code in state.discard else DRAWN
    number = state.place[code]
    return PILE if number < 0 else (number, len(state.group(code)) - 1)


def _told(place: str | tuple[int, int], names: Names) -> str:
    if isinstance(place, str):
        return said.place(place=place)
    which = column(*divmod(place[0], COLUMNS), names)
    return said.place_under(column=which, number=place[1]) if place[1] else said.place_end(column=which)
