"""Seeds and deals: from what the cards and dice of a game come, and the names by which friends deal the same. The same seed deals the same game for ever.

A seed is a number. That of a new game is one of those that are written in six letters and digits, so that it can be passed on;
any other is written as the number that it is.
"""

import os
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from rules import games

if TYPE_CHECKING:
    from rules.core.option import Option
    from saves import Summary
    from tribes_tui.play.table import Table


LETTERS = "abcdefghjkmnpqrstvwxyz"
SIGNS = LETTERS + "23456789"
"""What short seeds are written in: nothing that is taken for another when it is read out or copied by hand. They begin with a
letter, so none is taken for a number."""
LENGTH = 6
SHORT = len(LETTERS) * len(SIGNS) ** (LENGTH - 1)
"""So many short seeds there are."""
FIRST = 1 << 50
"""The number of the first: larger than anybody types, small enough for every reader of JSON."""
BITS = 128
"""Of a secret seed: more than anybody could try."""


def new_seed() -> int:
    """A short seed by chance, from the operating system's own source."""
    number: int = secret_seed() % SHORT
    return FIRST + number


def secret_seed() -> int:
    """A seed that can't be guessed from what was dealt: for games of people who can't read each other's records."""
    return int.from_bytes(os.urandom(BITS // 8), "big")


def seed_text(seed: int) -> str:
    """A seed as it is shown: `seed_text(new_seed())` is `k7m2qd`, `seed_text(7)` is `7`."""
    rest = seed - FIRST
    if not 0 <= rest < SHORT:
        return str(seed)
    text = ""
    for _ in range(LENGTH - 1):
        rest, sign = divmod(rest, len(SIGNS))
        text = SIGNS[sign] + text
    return LETTERS[rest] + text


def read_seed(text: str) -> int:
    """A seed as somebody typed it. `ValueError`, with what would be one, when it is none."""
    typed = text.lower()
    if len(typed) == LENGTH and typed[0] in LETTERS and all(sign in SIGNS for sign in typed):
        number = LETTERS.index(typed[0])
        for sign in typed[1:]:
            number = number * len(SIGNS) + SIGNS.index(sign)
        return FIRST + number
    if not text.isascii() or not text.isdigit() or len(text) > len(str(1 << BITS)) or int(text) >> BITS:
        from tribes_tui.words.said import playing as said  # seldom needed

        raise ValueError(said.what_seed(most=len(str(1 << BITS)) - 1, length=LENGTH))
    return int(text)


# ---- Names of deals -----------------------------------------------------------------------------
#
# `K7Q2-9FMX`: seven signs for the game with its players and for the seed, two more for each option that isn't as usual, the last one
# checks all of them. Small letters and left-out hyphens are read, too. A name means the same deal for ever.


KINDS = (
    *(("tribe", players) for players in (2, 3, 4)),
    *(("indy", players) for players in (2, 3, 4, 5, 6)),
    ("tribal_duel", 2),
    *(("tribal_rixe", players) for players in (2, 3, 4)),
    *(("rise_of_tribes", players) for players in (2, 3, 4)),
    *(("five_tribes", players) for players in (2, 3, 4)),
)
"""Games with so many players, by the number that stands for each: new ones only at the end."""
BASE, FIXED, GROUP = len(SIGNS), 7, 4
"""Signs there are; of a name before its options; between two hyphens."""


class NamedDeal(NamedTuple):
    """What a name stands for: a game, how many play, the options that aren't as usual, a seed."""

    game: str
    players: int
    options: Mapping[str, Any]
    seed: int


def deal_name(deal: NamedDeal) -> str:
    """`K7Q2-9FMX`; empty for a deal without one: from another seed than a new game gets, or of a game from elsewhere."""
    kind = (deal.game, deal.players)
    if kind not in KINDS or not 0 <= deal.seed - FIRST < SHORT:
        return ""
    changed = [*_changed(games[deal.game].options, deal.options)]
    if min(changed, default=0) < 0:
        return ""
    rest, signs = KINDS.index(kind) * SHORT + deal.seed - FIRST, changed
    for _ in range(FIXED):
        rest, sign = divmod(rest, BASE)
        signs.insert(0, sign)
    signs.append(_check(signs))
    name = "".join(SIGNS[sign] for sign in signs).upper()
    return "-".join(name[at : at + GROUP] for at in range(0, len(name), GROUP))


def name_of(summary: "Summary") -> str:
    """Of the deal of a saved game, if it has one."""
    return deal_name(NamedDeal(summary.game, len(summary.seats), summary.options, summary.seed))


def name_of_table(table: "Table") -> str:
    """Of the deal of a game that is being played, if it has one."""
    return deal_name(NamedDeal(table.game.id, len(table.seats), table.options, table.seed))


def read_deal(text: str) -> NamedDeal:
    """The deal of a name as somebody typed it. `ValueError`, saying what would be one, when it is none."""
    signs = [SIGNS.find(sign) for sign in text.lower() if sign not in "- "]
    if len(signs) <= FIXED or len(signs) % 2 or min(signs) < 0 or _check(signs[:-1]) != signs[-1]:
        raise _no_deal()
    number = 0
    for sign in signs[:FIXED]:
        number = number * BASE + sign
    kind, seed = divmod(number, SHORT)
    if kind >= len(KINDS):
        raise _no_deal()
    game, players = KINDS[kind]
    options, changed = games[game].options, zip(signs[FIXED:-1:2], signs[FIXED + 1 : -1 : 2], strict=True)
    try:
        chosen = {options[at].name: options[at].choices[value] for at, value in changed}
    except IndexError:
        raise _no_deal() from None
    return NamedDeal(game, players, chosen, FIRST + seed)


def _changed(options: Sequence["Option"], chosen: Mapping[str, Any]) -> Iterator[int]:
    """Two signs for each that isn't as usual: its place among the game's, the place of what was chosen among its choices (-1: it
    is none of them)."""
    for at, option in enumerate(options):
        value = chosen.get(option.name, option.default)
        if value != option.default:
            yield from (at, option.choices.index(value) if value in option.choices else -1)


def _check(signs: Sequence[int]) -> int:
    """After ISO 7064's hybrid systems: one sign wrong never passes, two neighbours in the other order hardly ever."""
    found = BASE
    for sign in signs:
        found = ((found + sign) % BASE or BASE) * 2 % (BASE + 1)
    return (1 - found) % BASE


def _no_deal() -> ValueError:
    from tribes_tui.words.said import playing as said  # seldom needed

    return ValueError(said.what_deal())
