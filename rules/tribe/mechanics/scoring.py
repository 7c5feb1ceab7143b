"""What chains are worth (spec 3.8)."""

from __future__ import annotations

from typing import Final

from rules.tribe.components.cards import BONUS, COLOUR_BIT, HIDDEN, NONE, SPHERES, TOTEM, TRIBU, TRIBUS, VASES
from rules.tribe.components.tally import Tally
from rules.tribe.position import Position

RED_AND_BLUE: Final = 3


def is_one_coloured(vases: tuple[int, ...]) -> bool:
    """Whether the vases, ignoring those of both colours, are not both red and blue (ruling 25)."""
    bits = 0
    for card in vases:
        bits |= COLOUR_BIT[card]
    return bits != RED_AND_BLUE


def is_magical(vases: tuple[int, ...], totem: int) -> bool:
    """Whether a chain is Magical Protected: complete, with a Totem, of one colour."""
    return bool(totem) and len(vases) == VASES and is_one_coloured(vases)


def chain_spheres(state: Position, slot: int) -> int:
    """The spheres of a chain's cards, bonus not counted; 0 where there is no chain."""
    vases = state.vases[slot]
    if vases is None or (not vases and not state.options["lone_scores"]):
        return 0
    spheres = SPHERES[TRIBU + slot % TRIBUS]
    for card in vases:
        spheres += SPHERES[card]
    return spheres + (SPHERES[TOTEM] if state.totems[slot] else 0)


def table_points(state: Position, seat: int) -> tuple[int, int]:
    """A seat's spheres on the table and its bonus."""
    spheres = bonus = 0
    for slot in range(seat * TRIBUS, (seat + 1) * TRIBUS):
        vases = state.vases[slot]
        if vases is not None:
            spheres += chain_spheres(state, slot)
            if is_magical(vases, state.totems[slot]):
                bonus += BONUS
    return spheres, bonus


def hostile_points(state: Position, seat: int) -> int:
    """The spheres on a seat's hand and active cards, as far as they are shown."""
    cards = [*state.hands[seat], *state.actives[seat * TRIBUS : (seat + 1) * TRIBUS]]
    return sum(SPHERES[card] for card in cards if card not in (HIDDEN, NONE))


def tally(state: Position, seat: int, closer: int) -> Tally:
    """What the challenge brings to a seat if it ends now; `closer` is -1 when nobody closes."""
    table, bonus = table_points(state, seat)
    hostile = hostile_points(state, seat) if closer >= 0 and seat != closer else 0
    return Tally(table, bonus, hostile, table + bonus - hostile)


def complete_chains(state: Position, seat: int) -> int:
    """How many complete chains a seat has."""
    vases = state.vases
    return sum(1 for slot in state.slots(seat) if len(vases[slot] or ()) == VASES)


def ranking(state: Position) -> tuple[int, ...]:
    """Places by total; who closed the last challenge comes before others of the best total (ruling 31)."""
    best = max(state.totals)
    closer = state.closer if state.closer >= 0 and state.totals[state.closer] == best else -1
    # Nobody stands above the closer that counts here: one more only parts them from their equals.
    scores = [total + (seat == closer) for seat, total in enumerate(state.totals)]
    return tuple(1 + sum(1 for other in scores if other > score) for score in scores)
