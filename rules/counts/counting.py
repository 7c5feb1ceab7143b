"""Counting sequences of actions, and the draws that chance yields meanwhile."""

from __future__ import annotations

from rules.core.state import State


class ScriptUsedUp(RuntimeError):
    """A game drew more numbers than its script held: its count would depend on the generator."""


def draws(number: int) -> list[int]:
    """The first `number` draws: those of the example of `rand` in the standard of C, begun with 1.

    >>> draws(5)
    [16838, 5758, 10113, 17515, 31051]
    """
    found, word = [], 1
    for _ in range(number):
        word = (word * 1103515245 + 12345) % 2**32
        found.append(word >> 16 & 0x7FFF)
    return found


def count(state: State, depth: int) -> int:
    """How many sequences of just `depth` actions (at least 1) are legal from `state`, which stays as it is.

    A game that ends sooner adds nothing. The draws of a scripted state are the same along every path:

    >>> import rules
    >>> state = rules.games["tribal_duel"].new_state(seed=1)
    >>> state.script = draws(100)
    >>> [count(state, depth) for depth in (1, 2, 3)]
    [3, 8, 20]
    """
    legal = state.legal_actions()
    if depth == 1:
        return len(legal)
    found = 0
    for action in legal:
        child = state.clone()
        child.apply(action)
        if state.script and not child.script:
            raise ScriptUsedUp(f"the script of {len(state.script)} draws was used up by action {action}")
        found += count(child, depth - 1)
    return found
