"""How near a seat is to closing the challenge, in one figure: each seat's, that all can compare."""

from rules.tribe.components.cards import TRIBUS, VASES, need
from rules.tribe.state import TribeState

CHAIN = 1 + VASES
"""Cards of a chain that is still to begin: its character and the vases."""
NEAR = 2
"""So few cards are soon placed."""


def cards_to_close(state: TribeState, seat: int) -> int:
    """How many cards it still has to place at the least, one a turn, until it has as many complete chains as close a challenge; 0 once the
    game is over."""
    if state.is_terminal:
        return 0
    chains = state.vases[seat * TRIBUS : (seat + 1) * TRIBUS]
    missing = sorted(CHAIN if vases is None else VASES - len(vases) for vases in chains)
    return sum(missing[: need(state.players)])
