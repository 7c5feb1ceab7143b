"""A program: play random games with the rules found in a folder, and print a digest of all that each of them showed.

`python digests.py FOLDER GAME[,GAME...] FIRST COUNT` prints `module file of the state`, then `seed digest` for each seed. What
is digested: every legal list and every action, all events, hints and values, views, resamples, refusals, the full position
every so often and at the end, the scores; the game goes on with a clone then, or with what came out of a pickle. Two builds of the same text must print the same lines.
"""

from __future__ import annotations

import pickle
import sys
from hashlib import blake2b

EVERY = 97
"""Decisions between two looks at the whole position, the views and what was drawn from them."""


def digest(game_id: str, seed: int) -> str:
    """All that one game showed, in 32 hexadecimal digits."""
    import rules

    game = rules.games[game_id]
    rng = rules.Rng(seed)
    players = game.players[seed % len(game.players)]
    seen = blake2b(str(players).encode(), digest_size=16)
    state = None
    while state is None:
        options = {option.name: rng.choice(option.choices) for option in game.options if rng.randrange(2)}
        try:
            state = game.new_state(players, seed, options)
        except rules.BadOption as error:  # options that do not go together
            seen.update(str(error).encode())
    number = 0
    while state.current_player is not None:
        legal = state.legal_actions()
        if number % EVERY == seed % EVERY:
            seen.update(repr(look(state, legal, rng)).encode())
            state = pickle.loads(pickle.dumps(state)) if number % 2 else state.clone()
        if number % EVERY == 0:
            state.events = []
        action = rng.choice(legal) if number % 3 else state.pick(rng)
        seen.update(f"{legal}{action}".encode())
        state.apply(action)
        if state.events:
            seen.update(repr(state.events).encode())
            state.events = None
        number += 1
    seen.update(repr((number, state.rng, state.scores(), state.ranking(), state.returns(), state.dump())).encode())
    return seen.hexdigest()


def look(state, legal, rng):  # type: ignore[no-untyped-def]  # the types belong to the folder's rules
    """Everything a state can be asked, for the one who decides and for a spectator."""
    import rules

    game = state.game
    view = state.view(state.current_player)
    full = view.resample(rng)
    refused = rng.randrange(len(game.actions))
    try:
        state.clone().apply(refused)
        refusal = ""
    except rules.IllegalAction as error:
        refusal = f"{error.section} {error.reason}"
    return (
        state.dump(),
        game.load(state.dump()).key(),
        view.dump(),
        state.view(None).key(),
        full.dump(),
        refused,
        refusal,
        [full.value(seat) for seat in range(state.players)],
        [(state.text(action), view.hint(action)) for action in legal[:20]],
    )


def main(folder: str, game_id: str, first: int, count: int) -> None:
    """Print the lines."""
    sys.path.insert(0, folder)
    import rules

    game = rules.games[game_id]
    print(sys.modules[type(game.new_state(seed=0)).__module__].__file__)
    for seed in range(first, first + count):
        print(seed, digest(game_id, seed), flush=True)


if __name__ == "__main__":
    for game in sys.argv[2].split(","):
        main(sys.argv[1], game, int(sys.argv[3]), int(sys.argv[4]))
