"""What thousands of views look like to a learner, as digests: a number that changes by its last bit changes one.

`python -m tests.rules.core.observed` writes them anew, when an observation has got another version.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

import rules
from rules import Rng, State

GOLDEN = Path(__file__).with_name("observed.json")
EVERY = 19
MOST = 12
"""Positions of a game."""


def tables() -> list[tuple[str, int]]:
    """All games with all numbers of players."""
    return [(id, players) for id in rules.games for players in rules.games[id].players]


def ways(id: str) -> Iterator[dict[str, Any]]:
    """The usual options, and each with every other value."""
    yield {}
    for option in rules.games[id].options:
        yield from ({option.name: value} for value in option.choices if value != option.default)


def positions(id: str, players: int, options: dict[str, Any], seed: int) -> Iterator[State]:
    """Some of a random game, the last one, too."""
    rng = Rng(players)
    state = rules.games[id].new_state(players, seed, options)
    for number in range(EVERY * MOST):
        if number % EVERY == 0 or state.is_terminal:
            yield state
        if state.is_terminal:
            return
        state.apply(state.pick(rng))


def views(id: str, players: int) -> Iterator[tuple[State, int | None, State]]:
    """A state, a seat or nobody, and what they see of it; with all options."""
    for number, options in enumerate(ways(id)):
        try:
            found = [*positions(id, players, options, 7 + number)]
        except rules.BadOption:  # not for so many players
            continue
        for state in found:
            for viewer in (None, *range(players)):
                yield state, viewer, state.view(viewer)


def digest(id: str, players: int) -> str:
    """Of the names, and of all numbers of all views."""
    game = rules.games[id]
    hashed = blake2b("\n".join(game.observation_names()).encode(), digest_size=16)
    for _, _, view in views(id, players):
        numbers = game.observation(view)
        hashed.update(struct.pack(f"<{len(numbers)}d", *numbers))
    return hashed.hexdigest()


def main() -> None:
    digests = {f"{id}, {players} players": digest(id, players) for id, players in tables()}
    GOLDEN.write_text(json.dumps(digests, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
