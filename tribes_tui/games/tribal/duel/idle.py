"""How long a Duel has got no further."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rules.tribal.duel.state import DuelState


def idle_turns(state: DuelState) -> int:
    """Turns in a row without progress, as they count now: with progress in the present one there are none."""
    return 0 if state.progress else state.idle
