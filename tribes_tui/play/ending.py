"""Why a game ended, as its last events tell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rules import Event


def why_ended(events: Sequence[Event]) -> str:
    """The reason in the last event that gives one (its field `why`, `reason` or `end`), else "finished"."""
    for event in reversed(events):
        fields = event.fields()
        for name in ("why", "reason", "end"):
            if isinstance(fields.get(name), str):
                return str(fields[name])
    return "finished"
