"""Why the host refused something, as somebody reads it."""

from __future__ import annotations

from tribes_tui.errors import why
from tribes_tui.server.shared.shared import NotKept
from tribes_tui.server.words.said import refusals as said
from tribes_tui.words.common import sentence


def told(error: Exception) -> str:
    """In a sentence."""
    is_disk = isinstance(error, OSError) and not isinstance(error, NotKept)
    return said.disk(why=why(error)) if is_disk else sentence(str(error))
