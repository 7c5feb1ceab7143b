"""Who is there: what is said of a person at a table, and how long their place is kept for them alone."""

from __future__ import annotations

from enum import Enum

from tribes_tui.server.host.limits import Limits


class Presence(Enum):
    """What is said of a person who has a seat, by the name that the words have for it."""

    HERE = "here"
    SLOW = "slow"
    AWAY = "away"
    LOST = "lost"
    LEFT = "left"
    SITS_IN = "sits-in"
    BACK = "back"

    @property
    def is_here(self) -> bool:
        """Whether the person sees the table now."""
        return self in (Presence.HERE, Presence.SLOW, Presence.BACK)


def patience(presence: Presence, limits: Limits) -> float:
    """Seconds for which a place is kept free for somebody who is not there."""
    return limits.grace_left if presence is Presence.LEFT else limits.grace_line
