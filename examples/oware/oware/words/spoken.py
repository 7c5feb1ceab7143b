"""What Oware says to people who listen."""

from collections.abc import Sequence
from typing import cast

from oware import words
from oware.state import OwareState
from rules import Event, State
from tribes_tui.words.spoken import Clause, Names, Request, SpokenChoice

THINGS: Sequence[str] = ()


def _board(view: State, names: Names, rest: str) -> list[str]:
    return [line for at in (view.viewer or 0, 1 - (view.viewer or 0)) for line in seat(view, names, at)]


REQUESTS = (Request(("table", "t"), "all houses, and what is captured", _board),)


def news(events: Sequence[Event], names: Names, viewer: int | None) -> list[Clause]:
    """What happened; what the viewer sowed they know."""
    return [
        Clause(None, words.event(one, names), 2 if one.kind != "sow" else 1)
        for one in events
        if one.kind != "sow" or one.player != viewer
    ]


def question(view: State, names: Names) -> str:
    """The prompt."""
    return words.prompt(view, names)


def choice(view: State, id: int, names: Names) -> SpokenChoice:
    """A house."""
    return SpokenChoice(words.action(view, id, names))


def would(view: State, id: int, names: Names) -> str:
    """What it captures, as the rest of a sentence."""
    state = cast(OwareState, view)
    houses, taken = state.sown(id)
    return f"it captures {words.seeds(sum(houses[place] for place in taken))}" if taken else "it captures nothing"


def spelt(text: str) -> str:
    """As it is."""
    return text


def place(view: State, names: Names, text: str) -> list[str]:
    """A house by its letter: of both sides."""
    state = cast(OwareState, view)
    if text not in words.LETTERS or not text:
        return []
    house = words.LETTERS.index(text)
    return [f"{names[seat]}, {text}: {words.seeds(state.side(seat)[house])}." for seat in range(2)]


def seat(view: State, names: Names, seat: int) -> list[str]:
    """Their store and their houses."""
    state = cast(OwareState, view)
    houses = ", ".join(f"{letter} {count}" for letter, count in zip(words.LETTERS, state.side(seat), strict=True))
    return [f"{names[seat]}: {words.seeds(state.stores[seat])} captured. {houses}."]
