"""Positions that differ in what can be decided: one after the other only where it brings a kind of decision that none before it had."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from rules import State

Some = TypeVar("Some", bound=State)


def of_each_kind(states: Iterable[Some]) -> Iterator[Some]:
    """Those of the states, in their order, at which an action of a new kind is legal, or one of a known kind in another stage."""
    met: set[tuple[object, str]] = set()
    for state in states:
        if state.is_terminal:
            continue
        stage = getattr(state, "stage", getattr(state, "phase", None))
        kinds = {(stage, state.text(action).split()[0]) for action in state.legal_actions()}
        if not kinds <= met:
            met |= kinds
            yield state
