"""Writing events: what a log line or an animation wants to know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rules.core.event import Event

if TYPE_CHECKING:
    from rules.rise_of_tribes.state import RiseState


def note(s: RiseState, kind: str, player: int | None = None, /, **public: Any) -> None:
    """Add a public event, if anybody listens."""
    if s.events is not None:
        s.events.append(Event(kind, player, public))


def whisper(s: RiseState, kind: str, player: int, private: dict[str, Any], /, **public: Any) -> None:
    """Add an event of which only `player` knows the private part, if anybody listens."""
    if s.events is not None:
        s.events.append(Event(kind, player, public, private, (player,)))
