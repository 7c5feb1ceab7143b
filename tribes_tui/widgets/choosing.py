"""When things go back into the felt: only where something beside them can be chosen.

A seat, a market or a chain of cards keeps its colours while the choice is made elsewhere on the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tribes_tui.widgets.places import PlaceState

if TYPE_CHECKING:
    from tribes_tui.widgets.drawn import Drawn


def has_choice(piece: Drawn) -> bool:
    """Whether one of the piece's own places can be chosen."""
    legal = piece.states.legal
    return bool(legal) and any(name in legal for name in piece.names())


def own_state(piece: Drawn, name: str, state: PlaceState) -> PlaceState:
    """The state of a place as its piece shows it; what is no place of that name is always at rest."""
    if name not in piece.names():
        return PlaceState()
    return state if has_choice(piece) else state._replace(is_faded=False)
