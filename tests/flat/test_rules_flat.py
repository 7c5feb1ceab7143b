"""What a move, a clone, a view and a position cost stays the same from the first to the last move of the longest games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from statistics import median
from typing import Any

import pytest

from rules import State
from tests.flat.longest import DUEL, INDY, TRIBE, Longest
from tests.flat.work import bytes_of, codes_of

WINDOW = 40
"""Moves that are looked at closely, a fifth into the game and again before its end."""
GROWTH = 2.2
"""Late positions differ from early ones, and may ask for more by this; a list of all moves is five times as long then."""
Measures = dict[str, Callable[[State, int], float]]


def step(state: State, action: int) -> Callable[[], None]:
    """Listing what is legal and applying, on a copy."""
    twin = state.clone()
    twin._legal = None

    def listed_and_applied() -> None:
        twin.legal_actions()
        twin.apply(action)

    return listed_and_applied


MEASURES: Measures = {
    "bytecodes of a move": lambda state, action: codes_of(step(state, action)),
    "bytes of a move": lambda state, action: bytes_of(step(state, action)),
    "bytecodes of a clone": lambda state, action: codes_of(state.clone),
    "bytes of a clone": lambda state, action: bytes_of(state.clone),
    "bytecodes of a view": lambda state, action: codes_of(lambda: state.view(0)),
    "bytes of a view": lambda state, action: bytes_of(lambda: state.view(0)),
    "bytecodes of a resample": lambda state, action: codes_of(lambda: state.view(0).resample(Fixed())),
    "bytecodes of a position": lambda state, action: codes_of(state.dump),
    "size of a position": lambda state, action: len(str(state.dump())),
}


class Fixed:
    """A source of chance that always says the same: what is counted does not depend on luck."""

    def randrange(self, stop: int, /) -> int:
        return stop // 2

    def getrandbits(self, k: int, /) -> int:
        return 1

    def random(self) -> float:
        return 0.5


def replayed(start: State, actions: list[int]) -> Iterator[tuple[int, State, int]]:
    """Number, state and action of each move."""
    for number, action in enumerate(actions):
        yield number, start, action
        start.apply(action)


def growth(start: State, actions: list[int], measures: Measures, window: int = WINDOW) -> dict[str, float]:
    """How many times its early cost each thing has late; medians of a window of moves."""
    early, late = len(actions) // 5, len(actions) - window - 5
    rows: dict[str, tuple[list[float], list[float]]] = {name: ([], []) for name in measures}
    for number, state, action in replayed(start, actions):
        for place, begin in enumerate((early, late)):
            if begin <= number < begin + window:
                for name, measure in measures.items():
                    rows[name][place].append(measure(state, action))
    return {name: median(after) / median(before) for name, (before, after) in rows.items()}


@pytest.mark.parametrize("longest", [DUEL, INDY, TRIBE], ids=lambda longest: longest.game_id)
def test_nothing_grows_with_the_number_of_moves(longest: Longest) -> None:
    found = growth(longest.start(), longest.actions(), MEASURES)
    assert {name: ratio for name, ratio in found.items() if ratio > GROWTH} == {}


@pytest.mark.soak
@pytest.mark.parametrize("longest", [DUEL, INDY, TRIBE], ids=lambda longest: longest.game_id)
def test_nothing_grows_seen_over_whole_fifths(longest: Longest) -> None:
    actions = longest.actions()
    found = growth(longest.start(), actions, MEASURES, window=len(actions) // 5)
    assert {name: ratio for name, ratio in found.items() if ratio > GROWTH} == {}


def test_a_list_of_all_moves_would_be_seen() -> None:
    """What the measures are for: a state that remembers its moves, copies them, and looks through them."""
    past: list[int] = []

    def remember(state: Any, action: int) -> None:
        past.append(action)

    actions = INDY.actions()
    faulty: Measures = {
        "copied": lambda state, action: bytes_of(lambda: past[:]) + MEASURES["bytes of a clone"](state, action),
        "looked through": lambda state, action: codes_of(lambda: sum(1 for move in past if move == action)),
    }
    start = INDY.start()
    early = late = {"copied": 0.0, "looked through": 0.0}
    for number, state, action in replayed(start, actions):
        remember(state, action)
        if number in (len(actions) // 5, len(actions) - 5):
            early, late = late, {name: measure(state, action) for name, measure in faulty.items()}
    assert all(late[name] > GROWTH * early[name] for name in faulty)
