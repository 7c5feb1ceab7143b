"""A handicap for the stronger player: another start, in what a game counts anyway, and no other rule.

It is an option of the games that count something from the start on. Without it a position is written as it was before there were
handicaps, so that older records keep their keys.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rules.core.errors import BadOption
from rules.core.option import Option
from rules.core.told import KeyedText

HANDICAP: Final = "handicap"
HANDICAP_SEAT: Final = "handicap_seat"


def handicap_options(amounts: tuple[int, ...], seats: int, text: str, section: str) -> tuple[Option, Option]:
    """How large it is (`text` says of what), and who has it, of at most so many seats; `section` is where the start is told."""
    return (
        Option(HANDICAP, 0, (0, *amounts), text, section, None, True),
        Option(
            HANDICAP_SEAT,
            0,
            (*range(seats),),
            KeyedText("option-handicap-seat", "the seat that has the handicap, from 0"),
            section,
            (HANDICAP, None),
            True,
        ),
    )


def handicap_of(options: Mapping[str, Any]) -> tuple[int, int]:
    """How large the handicap is (0: there is none), and the seat that has it."""
    return int(options.get(HANDICAP, 0)), int(options.get(HANDICAP_SEAT, 0))


def head_starts(options: Mapping[str, Any], players: int) -> list[int]:
    """What each seat has more than the one with the handicap, seat by seat."""
    amount, seat = handicap_of(options)
    return [0 if at == seat else amount for at in range(players)]


def check_handicap(title: str, options: Mapping[str, Any], players: int) -> None:
    """Raises `BadOption` for a handicap of nobody's."""
    amount, seat = handicap_of(options)
    if amount and seat >= players:
        told = "{game}: there is no seat {seat} in a game of {players}"
        raise BadOption(KeyedText("no-handicap", told, game=title, seat=seat, players=players))
