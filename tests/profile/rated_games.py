"""Finished games in a store, made of a header and an end: what is counted and rated, without playing."""

from __future__ import annotations

from collections.abc import Sequence

import rules
from rules.bots.pinned import policy_of
from saves import Record, Store

MOVE = "pass"


def begun(store: Store, game: str = "indy", bots: Sequence[str] = ("medium",), seed: int = 0) -> Record:
    """A game that counts so far."""
    seats = [{"kind": "human", "level": "", "name": "you"}]
    seats += [
        {"kind": "bot", "level": level, "name": f"Ash{k}", "policy": policy_of(level)} for k, level in enumerate(bots)
    ]
    options = {option.name: option.default for option in rules.games[game].options}
    version = rules.games[game].version
    return store.create(game, version, len(seats), options, seed, seats, tells_hints=True)


def ended(record: Record, *places: int) -> str:
    """It is played to the end with these places; the name of the record."""
    record.append(len(record.moves) + 1, 0, MOVE)
    record.finish({"scores": [8 * (place == 1) for place in places], "ranking": [*places]})
    record.close()
    return record.name


def play(
    store: Store, count: int, game: str = "indy", bots: Sequence[str] = ("medium",), won_of_three: int = 1
) -> list[str]:
    """So many games, of three of which so many are won; the names of the records, oldest first."""
    names, others = [], range(1, len(bots) + 1)
    for number in range(count):
        has_won = number % 3 < won_of_three
        places = (1, *(1 + one for one in others)) if has_won else (len(bots) + 1, *others)
        names.append(ended(begun(store, game, bots, number), *places))
    return names
