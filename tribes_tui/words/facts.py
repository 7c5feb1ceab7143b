"""What one would want to know to play well: facts that a view holds, or that somebody with a good memory would know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol, cast

from rules import State
from tribes_tui.words.careful import carefully
from tribes_tui.words.common import sentence
from tribes_tui.words.finder import room_of
from tribes_tui.words.said import facts as said

ROOM = "facts"
"""Of a game's package: a module with a function as `Facts.facts`."""


class UsefulFact(NamedTuple):
    """What it is about, and what is so: `UsefulFact("Totems", "1 of 4 out")`.

    `words` are read aloud, too: no signs that can't be spoken. `needs_memory`: it no longer lies open, and one would have
    to have watched; who has turned the help with memory off isn't told. `without_memory`: only they are told this.
    """

    label: str
    words: str
    needs_memory: bool = False
    without_memory: bool = False


class Facts(Protocol):
    """The room `facts` of a game."""

    def facts(self, view: State, names: Sequence[str]) -> Sequence[UsefulFact]:
        """The most useful first; from a view alone, so nothing is told that its viewer may not know."""


def facts_of(view: State, names: Sequence[str], with_memory: bool = True) -> list[UsefulFact]:
    """What a view's game has to say, with the help of memory or without it; nothing once the game is over."""
    room = room_of(view.game.id, ROOM)
    if room is None or view.is_terminal:
        return []
    facts = carefully(
        view.game.id, ROOM, Sequence[UsefulFact], lambda: cast(Facts, room).facts(view, names), list[UsefulFact]()
    )
    return [fact for fact in facts if not (fact.without_memory if with_memory else fact.needs_memory)]


def in_sentences(facts: Sequence[UsefulFact]) -> list[str]:
    """A sentence each, for those who listen."""
    return [sentence(said.fact(label=fact.label, words=fact.words)) for fact in facts] or [said.nothing()]
