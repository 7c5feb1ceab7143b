"""What can go wrong when someone uses the rules: each error says what and why, in one line."""

from __future__ import annotations

from typing import Any


class RulesError(ValueError):
    """Base of every error that `rules` raises on purpose; its text is fit for a person."""


class IllegalAction(RulesError):
    """An action that the rules forbid now; the state has not changed.

    `reason` says why (a `KeyedText`), `section` names the place in the game's specification.
    """

    def __init__(self, reason: str, section: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.section = section


class BadNotation(RulesError):
    """A text that is not the notation of any action of this game."""


class BadPosition(RulesError):
    """A position that `load` cannot take: `field` names the place, `reason` what is wrong there."""

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(f"{field}: {reason}")
        self.field = field
        self.reason = reason

    def __reduce__(self) -> tuple[Any, ...]:
        return BadPosition, (self.field, self.reason)


class BadOption(RulesError):
    """An option, or a number of players, that the game does not have."""


class UnknownGame(RulesError, KeyError):
    """A game id that is not in the registry."""

    def __str__(self) -> str:
        return str(self.args[0])


class NotPlayable(RulesError):
    """A view was asked to do what only the real state can do (`apply`, `view`, `pick`)."""
