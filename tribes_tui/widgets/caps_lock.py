"""Caps Lock is on: a large letter that is no command does what the small one does."""

from __future__ import annotations

from typing import TypeVar

from textual.app import App
from textual.screen import Screen

Result = TypeVar("Result")


def meant(screen: Screen[Result], key: str) -> str:
    """The key that is looked for among a screen's bindings when this one is pressed."""
    small = key.lower()
    if len(key) != 1 or small == key or key in screen.active_bindings or small not in screen.active_bindings:
        return key
    return small


class CapsLockApp(App[Result]):
    """An app in which it doesn't matter; who types into a field types what they typed.

    A key for which the screen that it was typed on had no use does nothing on one that has come on top since, before that is there.
    """

    async def _check_bindings(self, key: str, priority: bool = False) -> bool:
        if not (priority or self.screen.is_mounted):
            return False
        return await super()._check_bindings(key if priority else meant(self.screen, key), priority)
