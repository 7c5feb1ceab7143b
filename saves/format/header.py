"""The first line of a record: which game it is, how it was set up, who sat down, what a reader must know."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from saves.format.text import clean, plain

MAGIC = "tribes record"
MOST_PLAYERS = 16
CLOCKS = "clocks"
"""What a record needs that has entries about time."""
HINTS = "hints"
"""What a record needs that tells of every hint that was asked for; another may have had some."""
SEED_BITS = 256
HIGHEST = 10**9
"""No score is larger."""
LONGEST = 10**7
"""Seconds: no clock has more."""
SEAT_WORDS = ("kind", "level", "name")
"""What stands in a seat by custom."""

_GAME = re.compile(r"[a-z][a-z0-9_]{0,39}")
_FIELDS = ("magic", "schema", "game", "rules", "players", "options", "seed", "seats", "title", "created", "by", "needs")


class Header(NamedTuple):
    """The header's fields. Make one with `Header.of`, which checks them.

    `version` is the version of the game's rules (written `rules`); `seats` says for each seat who sits
    there at the start (plain JSON objects, the caller's business); `created` is UTC in ISO 8601; `by` the
    program that wrote it; `needs` features without which a reader must refuse; `more` fields unknown to us.
    """

    game: str
    version: int
    players: int
    options: dict[str, Any]
    seed: int
    seats: list[dict[str, Any]]
    title: str
    created: str
    by: str
    needs: list[str]
    more: dict[str, Any]

    def fields(self, schema: int) -> dict[str, Any]:
        """The header as it is written: a JSON object, in this order."""
        return {
            "magic": MAGIC,
            "schema": schema,
            "game": self.game,
            "rules": self.version,
            "players": self.players,
            "options": self.options,
            "seed": self.seed,
            "seats": self.seats,
            "title": self.title,
            "created": self.created,
            "by": self.by,
            "needs": self.needs,
            **self.more,
        }

    @classmethod
    def of(cls, fields: Mapping[str, Any]) -> "Header":
        """The header with these fields (`magic` and `schema` are the reader's). `ValueError` when it cannot be."""
        fields = plain(fields)
        if "clock" in fields:
            _clock(fields["clock"])
        players = _integer(fields, "players", 1, MOST_PLAYERS)
        return cls(
            game=_game(fields.get("game")),
            version=_integer(fields, "rules", 1, 10**6),
            players=players,
            options=_options(fields.get("options", {})),
            seed=_integer(fields, "seed", -(1 << SEED_BITS), 1 << SEED_BITS),
            seats=_seats(fields.get("seats", [{}] * players), players),
            title=clean(_word(fields, "title")),
            created=clean(_word(fields, "created")),
            by=clean(_word(fields, "by")),
            needs=_needs(fields.get("needs", [])),
            more={name: value for name, value in fields.items() if name not in _FIELDS},
        )


def _game(value: Any) -> str:
    if not isinstance(value, str) or not _GAME.fullmatch(value):
        raise ValueError("game must be a game's id")
    return value


def _integer(fields: Mapping[str, Any], name: str, low: int, high: int) -> int:
    value = fields.get(name)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise ValueError(f"{name} must be a whole number within reason")
    return value


def _word(fields: Mapping[str, Any], name: str) -> str:
    value = fields.get(name, "")
    if not isinstance(value, str):
        raise ValueError(f"{name} must be a text")
    return value


def _options(value: Any) -> dict[str, Any]:
    if not isinstance(value, dict) or not all(isinstance(choice, bool | int | str) for choice in value.values()):
        raise ValueError("options must be an object of truth values, whole numbers and texts")
    return value


def _seats(value: Any, players: int) -> list[dict[str, Any]]:
    if not _is_list_of(value, dict) or len(value) != players:
        raise ValueError("seats must be a list with an object for each player")
    return [checked_seat(seat) for seat in value]


def checked_seat(who: dict[str, Any]) -> dict[str, Any]:
    """Who sits at a seat: what everybody reads of it are texts. `ValueError` when it is not so."""
    if any(not isinstance(who.get(name, ""), str) for name in SEAT_WORDS):
        raise ValueError(f"{', '.join(SEAT_WORDS)} of a seat must be texts")
    return who


def checked_result(result: dict[str, Any], players: int) -> dict[str, Any]:
    """What came of a game: a score and a place for each player, where they are given. `ValueError` when it is not so."""
    for name, least, most in (("scores", -HIGHEST, HIGHEST), ("ranking", 0, players)):
        numbers = result.get(name, [0] * players)
        if (
            not isinstance(numbers, list)
            or len(numbers) != players
            or not all(type(number) is int and least <= number <= most for number in numbers)
        ):
            raise ValueError(f"{name} of a result must be a list with a number for each player")
    if any(not isinstance(result.get(name, ""), str) for name in ("end", "key")):
        raise ValueError("end and key of a result must be texts")
    return result


def _clock(value: Any) -> None:
    """How much time people have, in whole seconds, and in `then` who decides when it is over."""
    if not isinstance(value, dict) or not all(
        isinstance(amount, str) if name == "then" else type(amount) is int and 0 <= amount <= LONGEST
        for name, amount in value.items()
    ):
        raise ValueError("clock must be an object of whole numbers of seconds, and a text `then`")


def _needs(value: Any) -> list[str]:
    if not _is_list_of(value, str):
        raise ValueError("needs must be a list of texts")
    return [*value]


def _is_list_of(value: Any, kind: type) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str) and all(isinstance(item, kind) for item in value)
