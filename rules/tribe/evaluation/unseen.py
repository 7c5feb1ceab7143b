"""How near a seat is to closing the challenge; which cards may still come, as far as the viewer can tell, and how many of them their chains
wait for."""

from collections.abc import Sequence
from typing import NamedTuple

from rules.tribe.components.cards import (
    COPIES,
    DIORAMAS,
    HIDDEN,
    NONE,
    SPHERES,
    TOTEM,
    TRIBU,
    TRIBUS,
    TYPES,
    VASES,
    need,
)
from rules.tribe.mechanics.legal import fits
from rules.tribe.mechanics.scoring import complete_chains, hostile_points, table_points
from rules.tribe.position import Position


class Waited(NamedTuple):
    """So many cards are waited for, among so many unseen ones."""

    number: int
    most: int


def own_cards(state: Position, seat: int) -> list[int]:
    """Hand and face-down cards."""
    return [*state.hands[seat], *(card for card in state.actives[seat * TRIBUS : (seat + 1) * TRIBUS] if card != NONE)]


def unseen(state: Position) -> list[int]:
    """Card -> how many of it lie neither open nor among the viewer's own."""
    own = own_cards(state, state.viewer) if state.viewer is not None and state.viewer >= 0 else []
    left = [COPIES] * TYPES
    for card in (*_open(state), *own):
        if card >= 0:
            left[card] -= 1
    return left


def _open(state: Position) -> list[int]:
    """The cards that lie open: on chains, discarded, played."""
    found = [*state.discard, *state.played]
    for slot, vases in enumerate(state.vases):
        if vases is not None:
            found += [TRIBU + slot % TRIBUS, *vases, *([TOTEM] if state.totems[slot] else [])]
    return found


def expected_totals(state: Position, closer: int, more: int) -> list[float]:
    """Every seat's points in all if one closed the challenge with a card of so many: what is hidden costs what an unseen card does on average."""
    left = unseen(state)
    mean = sum(SPHERES[card] * number for card, number in enumerate(left)) / max(1, sum(left))
    found: list[float] = []
    for seat in range(state.players):
        pays = hostile_points(state, seat) + own_cards(state, seat).count(HIDDEN) * mean
        change = more if seat == closer else -pays
        found.append(state.totals[seat] + sum(table_points(state, seat)) + change)
    return found


def is_given_away(totals: Sequence[float], closer: int, goal: int) -> bool:
    """Whether a closing with these points ends the game, and another one has more."""
    return max(totals) >= goal and totals[closer] < max(totals)


def that_fit(state: Position, seat: int) -> Waited | None:
    """Those that a chain of the seat takes now; None where none takes any."""
    slots = [*state.slots(seat)]
    if not any(fits(state, card, slot) for card in range(DIORAMAS) for slot in slots):
        return None
    return _waited(state, slots, range(DIORAMAS))


def that_close(state: Position, seat: int) -> Waited | None:
    """Those with which the seat closes the challenge; None where one card more doesn't, or where the hand has one."""
    slots = [slot for slot in state.slots(seat) if len(state.vases[slot] or ()) == VASES - 1]
    if not slots or complete_chains(state, seat) + 1 < need(state.players):
        return None
    has_one = any(0 <= card < TOTEM and fits(state, card, slot) for card in state.hands[seat] for slot in slots)
    return None if has_one else _waited(state, slots, range(TOTEM))


def that_begin(state: Position, seat: int) -> int:
    """How many unseen cards are characters with whom the seat begins a chain, where all that it has are complete and too few to close."""
    slots = [*state.slots(seat)]
    if len(slots) >= need(state.players) or any(len(state.vases[slot] or ()) < VASES for slot in slots):
        return 0
    left = unseen(state)
    return sum(left[TRIBU + tribu] for tribu in range(TRIBUS) if state.vases[seat * TRIBUS + tribu] is None)


def _waited(state: Position, slots: Sequence[int], cards: range) -> Waited:
    left = unseen(state)
    return Waited(sum(left[card] for card in cards if any(fits(state, card, slot) for slot in slots)), sum(left))


CHAIN = 1 + VASES
"""Cards of a chain that is still to begin: its character and the vases."""
NEAR = 2
"""So few cards are soon placed."""


def cards_to_close(state: Position, seat: int) -> int:
    """How many cards it still has to place at the least, one a turn, until it has as many complete chains as close a challenge; 0 once the
    game is over."""
    if state.is_terminal:
        return 0
    chains = state.vases[seat * TRIBUS : (seat + 1) * TRIBUS]
    missing = sorted(CHAIN if vases is None else VASES - len(vases) for vases in chains)
    return sum(missing[: need(state.players)])
