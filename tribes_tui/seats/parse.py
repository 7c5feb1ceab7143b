"""Seats as people write them, `you,bot:hard,name:Ada`; the names of bots, and what a person may be called."""

from collections.abc import Iterable, Iterator, Sequence

from tribes_tui.errors import Mendable
from tribes_tui.play.seat import BOT, HUMAN, PROGRAM, Seat
from tribes_tui.words.said import common, seats as said

BOT_NAMES = ("Ash", "Birch", "Cedar", "Hazel", "Juniper", "Rowan", "Sorrel", "Willow", "Linden", "Alder", "Maple")
"""What bots are called, in this order: short, easy to tell apart, and by their first letter at least."""

LONGEST = 16
"""Characters that a name may have."""


def rival_or_bot_name(level: str, taken: Iterable[str]) -> str:
    """The name of the rival that sits there, if nobody at the table is called so, else the first of a bot."""
    from rules.bots.rivals import rival_of

    rival, used = rival_of(level), {name.casefold() for name in taken}
    free = (name for name in BOT_NAMES if name.casefold() not in used)
    return rival.name if rival and rival.level not in used else next(free, "") or said.bot(number=len(used) + 1)


def check_rivals(game_id: str, seats: Iterable[Seat]) -> None:
    """Raise `BadSeats` where a rival of another game sits."""
    from rules.bots.rivals import rival_of, rivals_of

    for seat in seats:
        rival = rival_of(seat.level)
        if rival is not None and rival not in (own := rivals_of(game_id)):
            names = [one.name for one in own]
            raise BadSeats(said.other_game(name=rival.name, rivals=names, number=len(names)))


def why_not_name(name: str) -> str | None:
    """None if a person may be called so, else why not: `empty`, `long`, or `strange` where it can't be shown."""
    if not name:
        return "empty"
    return "long" if len(name) > LONGEST else None if name.isprintable() else "strange"


# ---- What is written ----------------------------------------------------------------------------


DEFAULT_LEVEL = "medium"
INSTEAD = "easy"
"""The bot that plays for a program that doesn't."""


class BadSeats(Mendable, ValueError):
    """Seats that can't be sat on; the text says in one line what to write instead."""


def levels() -> Sequence[str]:
    """The bots' levels, weakest first."""
    from rules.bots.levels import LEVELS

    return LEVELS


def parse_seats(text: str) -> list[Seat]:
    """The seats written in `text`, every bot with a name of its own. Raises `BadSeats`."""
    seats = [_seat(part.strip()) for part in _parts(text)]
    names = [seat.name.casefold() for seat in seats if seat.is_human and seat.name != "you"]
    for name in names:
        if names.count(name) > 1:
            twice = next(seat.name for seat in seats if seat.name.casefold() == name)
            raise BadSeats(said.called_twice(name=repr(twice)))
    return named(seats)


def default_seats(fewest: int, level: str = DEFAULT_LEVEL) -> list[Seat]:
    """You and the fewest sensible bots, for a game of at least `fewest` players."""
    return named([Seat(HUMAN, "", "you"), *[Seat(BOT, level)] * (max(fewest, 2) - 1)])


def named(seats: Sequence[Seat]) -> list[Seat]:
    """The same seats, those without a name given one; among several people `you` becomes Player 1 (2, ...)."""
    several = sum(seat.is_human for seat in seats) > 1
    result: list[Seat] = []
    for i, seat in enumerate(seats):
        name = seat.name
        if not seat.is_human and not name:
            name = rival_or_bot_name(seat.level, [*(other.name for other in seats), *(other.name for other in result)])
        elif name == "you" and several:
            name = common.player(number=i + 1)
        result.append(seat._replace(name=name))
    return result


def _parts(text: str) -> Iterator[str]:
    """What stands between commas; those within the quotes of a command belong to it."""
    waiting = ""
    for part in text.split(","):
        waiting = f"{waiting},{part}" if waiting else part
        if waiting.strip().lower().startswith(f"{PROGRAM}:") and any(waiting.count(quote) % 2 for quote in "'\""):
            continue
        yield waiting
        waiting = ""
    if waiting:
        raise BadSeats(said.quote_open(typed=repr(waiting[:40])))


def _command(text: str) -> str:
    """The command of a program, without the quotes around all of it."""
    text = text.strip()
    if len(text) > 1 and text[0] == text[-1] and text[0] in "'\"" and text[0] not in text[1:-1]:
        text = text[1:-1].strip()
    if not text:
        raise BadSeats(said.no_command())
    return text


def _seat(text: str) -> Seat:
    kind, colon, rest = text.partition(":")
    kind = kind.strip().lower()
    if kind == "you" and not colon:
        return Seat(HUMAN, "", "you")
    if kind == "name":
        return Seat(HUMAN, "", _name(rest.strip()))
    if kind == PROGRAM:
        return Seat(PROGRAM, INSTEAD, "", _command(rest))
    if kind == BOT:
        return Seat(BOT, _level(rest.strip().lower() if colon else DEFAULT_LEVEL))
    raise BadSeats(said.no_seat(typed=repr(text[:40])) if text else said.empty_seat())


def _name(name: str) -> str:
    if (wrong := why_not_name(name)) is not None:
        raise BadSeats(said.wrong_name(name=repr(name[:40]), why=wrong, longest=LONGEST))
    return name


def _level(level: str) -> str:
    from rules.bots.levels import EVEN, strength_of
    from rules.bots.rivals import rival_of

    known = levels()
    if level not in known and strength_of(level) is None and rival_of(level) is None:
        raise BadSeats(said.no_level(typed=repr(level[:40]), levels=", ".join([*known, EVEN])))
    return level
