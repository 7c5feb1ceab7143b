"""Pictures of the rulebook: none, its words are enough."""

from __future__ import annotations

ILLUSTRATIONS = ()
