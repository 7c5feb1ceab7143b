"""A place at a hosted table: whose it is, and who decides there now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tribes_tui.play.seat import BOT, HUMAN, Seat
from tribes_tui.server.host.presence import Presence
from tribes_tui.words.common import BOT_MARK

STAND_IN = "easy"
"""The level of the bot that holds an absent person's seat."""


class Chair:
    """A bot's chair (`level`), or a person's: `owner` is their id, None while it is free.

    `asks` says whether they want to be asked about decisions that nobody else may notice.
    """

    def __init__(self, owner: str | None = None, name: str = "", level: str = "") -> None:
        self.owner = owner
        self.name = name
        self.level = level
        self.presence = Presence.AWAY
        self.present_since = 0.0
        self.asks = False

    @property
    def is_bot(self) -> bool:
        """Whether it was given to a bot from the start."""
        return bool(self.level)

    @property
    def is_free(self) -> bool:
        """Whether somebody may sit down here."""
        return self.owner is None and not self.is_bot

    @property
    def is_held(self) -> bool:
        """Whether a bot decides here for an absent person."""
        return self.presence in (Presence.SITS_IN, Presence.BACK)

    def seat(self) -> Seat:
        """Who decides here now, as the table and its record know it."""
        if self.is_bot:
            return Seat(BOT, self.level, self.name)
        return Seat(BOT, STAND_IN, self.name) if self.is_held else Seat(HUMAN, "", self.name)

    def plain(self) -> dict[str, Any]:
        """What the registry keeps."""
        held = {"held": True} if self.is_held else {}
        return {"owner": self.owner, "name": self.name, "level": self.level, **held}

    @classmethod
    def of(cls, plain: Mapping[str, Any]) -> Chair:
        """The chair that `plain` was made of; its owner is not there yet."""
        chair = cls(plain["owner"], plain["name"], plain["level"])
        if plain.get("held"):
            chair.presence = Presence.SITS_IN
        return chair


def bot_chair(level: str, name: str) -> Chair:
    """A bot's chair; its name bears a mark that people can't type."""
    return Chair(None, name.removesuffix(BOT_MARK) + BOT_MARK, level)
