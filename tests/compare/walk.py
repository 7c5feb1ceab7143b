"""Random games by the rules of one folder, a line each with a digest of all that happened: `walk.py FOLDER GAME SEEDS`.

GAME may name older rules, as in `tribe@1`; a folder that knows no such name has only these.

It is a program of its own, which imports nothing but the `rules` in that folder, so that two folders can be compared.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections.abc import Iterator
from typing import Any

LONGEST = 1500
"""Games are left after so many plies."""

SAMPLE = 20
"""Every so many plies all else is looked at, too: views, hints, values, notation, dumps, events."""

EXTRA = 5
"""One game in so many is played with options other than the usual ones."""


def main(folder: str, game_id: str, seeds: int) -> None:
    """Print a line a game: game, players, options (0 the usual ones), seed, plies, digest."""
    sys.path.insert(0, folder)
    import rules

    assert str(rules.__file__).startswith(folder), f"{rules.__file__} is not in {folder}"
    game = rules.games[game_id if game_id in rules.games else game_id.partition("@")[0]]
    for players in game.players:
        for number, options in enumerate(variants(game)):
            for seed in range(seeds if number == 0 else max(1, seeds // EXTRA)):
                rng = random.Random(f"{game.id}{players}{seed}{number}")
                state = game.new_state(players, seed, options)
                plies, digest = walk(rules, game, state, rng, seed)
                print(game.id, players, number, seed, plies, digest, flush=True)


def variants(game: Any) -> Iterator[dict[str, Any]]:
    """The usual options, then all that are switches turned round (in Rise of Tribes the modules)."""
    yield {}
    turned = {option.name: not option.default for option in game.options if isinstance(option.default, bool)}
    if game.id == "rise_of_tribes":
        turned = {"elders": True, "leaders": True, "special_terrain": "all", "strict_bank": True}
    if turned:
        yield turned


def walk(rules: Any, game: Any, state: Any, rng: random.Random, seed: int) -> tuple[int, str]:
    """Play one game at random; how many plies, and the digest."""
    digest, plies = hashlib.blake2b(digest_size=12), 0
    while not state.is_terminal and plies < LONGEST:
        legal = state.legal_actions()
        digest.update(f"{state.key()}{legal}".encode())
        if plies % SAMPLE == 0:
            digest.update(everything(rules, game, state, legal, rng, seed).encode())
            state.events = []
        state.apply(rng.choice(legal))
        if state.events is not None:
            digest.update(repr([told(event) for event in state.events]).encode())
            state.events = None
        plies += 1
    digest.update(f"{state.key()}{state.scores()}{state.ranking()}".encode())
    return plies, digest.hexdigest()


def everything(rules: Any, game: Any, state: Any, legal: list[int], rng: random.Random, seed: int) -> str:
    """What can be asked of a state besides its key."""
    refused = state.why_not(rng.randrange(len(game.actions)))
    seen = [state.view(player) for player in (*range(state.players), None)]
    parts = [
        [state.text(action) for action in legal],
        [round(hint, 9) for hint in state.hints(legal)],
        [round(value, 9) for value in state.values()],
        refused and tuple(refused),
        [view.key() for view in seen],
        state.view(state.current_player).resample(rules.Rng(seed)).key(),
        game.load(json.loads(json.dumps(state.dump()))).key(),
    ]
    return repr(parts)


def told(event: Any) -> tuple[Any, ...]:
    """An event as plain values."""
    return event.kind, event.player, event.public, event.private, event.knowers


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
