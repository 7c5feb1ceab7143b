"""Textual's line of text as ours: what is typed into it is no key, whatever Textual calls its sign."""

from __future__ import annotations

from typing import Any

from textual.keys import REPLACED_KEYS, key_to_character
from textual.widgets import Input


class TextLine(Input):
    """With a cursor that stands still."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        """As for an `Input`."""
        super().__init__(*arguments, **named)
        self.cursor_blink = False

    def check_consume_key(self, key: str, character: str | None) -> bool:
        """Textual finds no sign for the names that it has shortened: `plus`, `minus`, `slash`."""
        return super().check_consume_key(key, character or key_to_character(REPLACED_KEYS.get(key, key)))
