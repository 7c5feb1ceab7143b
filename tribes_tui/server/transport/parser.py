"""What a terminal at the other end sends, as keys, clicks and pastes; nothing else that could be written in its language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from inspect import getgeneratorlocals
from typing import Any

from textual import events
from textual._xterm_parser import XTermParser
from textual.keys import Keys
from textual.message import Message

PERSONS = (events.Key, events.MouseEvent, events.Paste, events.AppFocus, events.AppBlur)
"""What a person does. A window's size is what SSH says, and was clamped: one that comes among the keys is of any size."""

LONGEST_PASTE = 65_536
"""Characters that are kept of a paste: one that never ends would be kept for ever. A longer one is forgotten."""

HALVES = range(0xD800, 0xE000)
"""Numbers of halves of characters: no text may hold one."""


class SessionParser(XTermParser):
    """Textual's parser without its cache, which would keep every session that ended in memory.

    The terminal's answer to "are you there?" is no key, and told to `on_answer`.
    """

    _parse_extended_key = XTermParser._parse_extended_key.__wrapped__  # type: ignore[assignment]  # the cache's own

    def __init__(self) -> None:
        super().__init__(False)
        self.on_answer: Callable[[], None] = lambda: None
        self._is_too_long = False

    def feed(self, data: str) -> Iterator[Message]:
        """What a person did. No characters are nothing (Textual takes them for the end): the first half of one was read."""
        if not data:
            return
        for event in super().feed(data):
            if isinstance(event, events.Paste) and self._is_too_long:
                self._is_too_long = False
            elif isinstance(event, PERSONS):
                yield event
        if len(self.kept) > LONGEST_PASTE:
            del self.kept[:-1]
            self._is_too_long = True

    @property
    def kept(self) -> list[str]:
        """The signs of a paste that hasn't ended yet: Textual's own list."""
        found: list[str] = getgeneratorlocals(self._gen).get("paste_buffer", [])
        return found

    def close(self) -> None:
        """Let go of what it was reading."""
        self._gen.close()

    # ---- As Textual calls it ------------------------------------------------------------------

    def parse_mouse_code(self, code: str) -> Message | None:
        """A click, always in cells."""
        self.mouse_pixels = False
        return super().parse_mouse_code(code)

    def _sequence_to_key_events(self, sequence: str, alt: bool = False) -> Any:
        if sequence == "\x1b[0n":
            self.on_answer()
            return [events.Key(Keys.Ignore, sequence)]
        try:
            keys = [*super()._sequence_to_key_events(sequence, alt)]
        except (ValueError, OverflowError):  # a number that is no character's
            return []
        return [key for key in keys if not _is_half(key.character)]


def _is_half(character: str | None) -> bool:
    return character is not None and any(ord(sign) in HALVES for sign in character)
