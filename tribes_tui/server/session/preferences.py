"""What a person likes, as the host remembers it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tribes_tui.profile.settings import CHOICES, Settings

USUAL = Settings(mouse=False, asking="never")
"""Over SSH the mouse stays the terminal's; and who wants to decide out of turn says so, or play would stop to ask."""

OFFERED = ("language", "theme", "ascii", "colours", "mouse", "keys", "moments", "motion", "asking", "turn", "memory")
"""The settings that matter on a host."""


def settings_of(likes: Mapping[str, Any]) -> Settings:
    """The settings somebody chose; the usual ones for whatever makes no sense."""
    kept = {
        name: likes[name]
        for name in OFFERED
        if any(type(likes.get(name)) is type(choice) and likes[name] == choice for choice in CHOICES[name])
    }
    return USUAL._replace(**kept)


def plain(settings: Settings) -> dict[str, Any]:
    """What is worth remembering."""
    return {name: getattr(settings, name) for name in OFFERED if getattr(settings, name) != getattr(USUAL, name)}
