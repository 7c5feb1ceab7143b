"""A game's options: what may be chosen when a game is set up; among them a handicap."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from rules.core.errors import BadOption
from rules.core.told import KeyedText

Value = bool | int | str


class Option(NamedTuple):
    """One option: its default, its choices, one line for a person, and its section in the specification.

    `needs`: it matters only while the option of that name has that value (None: any but 0), or with at least so many `players`.
    `is_tacit`: where it is as usual, or does not matter, it stands in no position, which is written as though there were no such option.
    """

    name: str
    default: Value
    choices: tuple[Value, ...]
    text: str
    section: str
    needs: tuple[str, Value | None] | None = None
    is_tacit: bool = False

    def matters(self, values: Mapping[str, object], players: int) -> bool:
        """Whether its value makes a difference beside the other options' values."""
        if self.needs is None:
            return True
        name, value = self.needs
        if value is None:
            return bool(values.get(name))
        return players >= int(value) if name == "players" else values.get(name) == value


SPOKEN: Final = {"yes": "true", "on": "true", "no": "false", "off": "false"}
"""How people say that an option is chosen, and that it is not."""


def resolve(
    title: str, declared: tuple[Option, ...], given: Mapping[str, object] | None, players: int
) -> dict[str, Value]:
    """All options with their values: the given ones, else the defaults; of the tacit ones those that are not as usual and matter.

    Raises `BadOption` for a name or a value that the game does not have.
    """
    values: dict[str, Value] = {option.name: option.default for option in declared}
    for name, value in (given or {}).items():
        option = next((o for o in declared if o.name == name), None)
        if option is None:
            known = ", ".join(sorted(values)) or "none"
            told = "{game} has no option {name} (its options: {known})"
            raise BadOption(KeyedText("no-option", told, game=title, name=repr(name), known=known))
        values[name] = matching(title, option, value)
    chosen = dict(values)
    for option in declared:
        if option.is_tacit and (values[option.name] == option.default or not option.matters(values, players)):
            del chosen[option.name]
    return chosen


def matching(title: str, option: Option, value: object) -> Value:
    """The choice of `option` that `value` means: the same value and type, or its text as typed by a person."""
    for choice in option.choices:
        if type(choice) is type(value) and choice == value:
            return choice
    if isinstance(value, str):
        typed = value.strip().lower()
        for choice in option.choices:
            if written(choice) == SPOKEN.get(typed, typed) or written(choice) == typed:
                return choice
    choices = ", ".join(written(choice) for choice in option.choices)
    told, typed = "{game}: option {name} cannot be {typed} (one of: {choices})", repr(str(value)[:40])
    raise BadOption(KeyedText("no-choice", told, game=title, name=option.name, typed=typed, choices=choices))


def written(value: Value) -> str:
    """A choice as a person types it: `true`, `false`, a number, a word."""
    return str(value).lower()


# ---- A handicap for the stronger player ------------------------------------------------------------
#
# Another start, in what a game counts anyway, and no other rule: an option of the games that count something from the start on.
# Without it a position is written as it was before there were handicaps, so that older records keep their keys.

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
