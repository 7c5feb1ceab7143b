"""Walks of a move towards one end: how often they can drop there before, and a way that does.

A loop may drop on its end tile earlier in the move: meeples of the tribe's own colour make the catch
larger, others stop the player from gaining control. So a (tile, colour) can have several outcomes.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from rules.five_tribes.components.grid import ONWARD, REACH
from rules.five_tribes.mechanics.sowing import LOOP


class Visits(NamedTuple):
    """Earlier drops on the end tile: of the tribe's colour, and of others."""

    same: int
    others: int


@lru_cache(maxsize=20_000)
def visit_counts(arc: int, steps: int, end: int) -> int:
    """Bit v is set when a walk of `steps` more steps can end on `end` after v earlier drops there."""
    if steps == 0:
        return 1 if arc // 5 == end else 0
    if not REACH[arc][steps] >> end & 1:
        return 0
    found = 0
    for after, tile, _, _ in ONWARD[arc]:
        counts = visit_counts(after, steps - 1, end)
        found |= counts << 1 if tile == end and steps > 1 else counts
    return found


def outcomes(arc: int, hand: list[int], end: int, colour: int) -> set[Visits]:
    """What a move can drop on its end tile before its last meeple, a `colour`, joins it there."""
    steps = sum(hand)
    counts = visit_counts(arc, steps, end) if steps >= LOOP else REACH[arc][steps] >> end & 1
    same = hand[colour] - 1
    others = steps - 1 - same
    return {
        Visits(k, visits - k)
        for visits in range(counts.bit_length())
        if counts >> visits & 1
        for k in range(min(visits, same) + 1)
        if visits - k <= others
    }


Prefer = Callable[[int, int], float]
"""How little one likes to drop a colour on a tile: `(tile, colour)`."""


def way(
    arc: int, hand: list[int], end: int, colour: int, wanted: Visits, prefer: Prefer | None = None
) -> list[int] | None:
    """Drops (direction * 5 + colour) that end so with just these earlier drops on the end tile; None if none do.

    With `prefer` each drop is the best liked one from which such an end can still be reached.
    """
    return _walk(arc, hand[:], end, colour, wanted, prefer or _all_alike)


def _all_alike(tile: int, colour: int) -> float:
    return 0.0


def _walk(arc: int, hand: list[int], end: int, colour: int, wanted: Visits, prefer: Prefer) -> list[int] | None:
    steps = sum(hand)
    if not visit_counts(arc, steps, end) >> (wanted.same + wanted.others) & 1:
        return None
    if steps == 1:
        return [next(base for _, tile, _, base in ONWARD[arc] if tile == end) + colour]
    for after, tile, base, dropped in _choices(arc, hand, end, colour, wanted, prefer):
        mine = tile == end and dropped == colour
        other = tile == end and dropped != colour
        hand[dropped] -= 1
        rest = _walk(after, hand, end, colour, Visits(wanted.same - mine, wanted.others - other), prefer)
        hand[dropped] += 1
        if rest is not None:
            return [base + dropped, *rest]
    return None


def _choices(
    arc: int, hand: list[int], end: int, colour: int, wanted: Visits, prefer: Prefer
) -> list[tuple[int, int, int, int]]:
    """The next drops to try, the best liked first: (arc after it, tile, direction * 5, colour dropped)."""
    found = [
        (after, tile, base, dropped)
        for after, tile, _, base in ONWARD[arc]
        for dropped in _droppable(hand, colour, tile == end, wanted.same, wanted.others)
    ]
    return sorted(found, key=lambda choice: prefer(choice[1], choice[3]))


def _droppable(hand: list[int], colour: int, here: bool, same: int, others: int) -> list[int]:
    """Colours to drop next: one of the tribe's own stays for the end, and as many as are wanted on the end tile."""
    spare_same = hand[colour] - 1 - (0 if here else same)
    spare_others = sum(hand) - hand[colour] - (0 if here else others)
    found = [c for c in range(5) if c != colour and hand[c]] if spare_others > 0 and (not here or others) else []
    if spare_same > 0 and (not here or same):
        found.append(colour)
    return found
