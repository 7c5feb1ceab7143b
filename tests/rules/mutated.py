"""Positions with something wrong in them, by seed, and what `load` must make of each.

A mutated position is refused with the name of a field, or it can be played to its end by any legal actions.
`python -m tests.rules.mutated GAME FIRST LAST` looks at the positions of these seeds and writes down each fault.
"""

from __future__ import annotations

import copy
import json
import random
import sys
import traceback
from collections import Counter
from functools import cache
from typing import Any

import rules
from rules import Game, State
from rules.core.errors import BadOption, BadPosition
from rules.core.rng import RandomSource

AnyGame = Game[Any]
Path = tuple[str | int, ...]

ODD: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 1, 2, 5, 99, 10**6, 1 << 64, 10**30, 0.5, 1.0, "", "?", "no such thing", "0", "é"),
    *([], {}, [[]], [{}], [None], [0, 0], ["?"], {"": 0}, {"a": {"b": []}}),
)
"""What stands nowhere, or elsewhere."""

SHORT = 60
"""So many decisions are played on from a position that was taken; from one of `WHOLE`, to the end."""
WHOLE = 8
LONGEST = 60_000
"""No game of ours takes more decisions, whoever plays."""


@cache
def pool(game_id: str) -> list[dict[str, Any]]:
    """Positions from all stages of games with all numbers of players and other options; every other one a view."""
    game = rules.games[game_id]
    found: list[dict[str, Any]] = []
    for seed in range(6 * len(game.players)):
        rng = random.Random(seed)
        players = game.players[seed % len(game.players)]
        state = game.new_state(players, seed, _options(game, rng, players) if seed >= len(game.players) else None)
        number, due = 0, 0
        while number < 4000:
            if number == due:
                viewer = rng.choice([None, *range(players)])
                found.append((state if rng.random() < 0.6 else state.view(viewer)).dump())
                due += 1 + due // 8
            if state.is_terminal:
                break
            state.apply(rng.choice(state.legal_actions()))
            number += 1
        found.append(state.dump())
    return found


def _options(game: AnyGame, rng: random.Random, players: int) -> dict[str, Any]:
    """Each option one way or the other: where these don't go together, others."""
    while True:
        options = {option.name: rng.choice(option.choices) for option in game.options}
        try:
            game.new_state(players, 0, options)
        except BadOption:
            continue
        return options


def mutated(game_id: str, seed: int) -> dict[str, Any]:
    """A position with one to three faults, always the same for a seed."""
    rng = random.Random(f"{game_id} {seed}")
    positions = pool(game_id)
    position = copy.deepcopy(rng.choice(positions))
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        _mutate(position, positions, rng)
    return position


def _mutate(position: dict[str, Any], positions: list[dict[str, Any]], rng: random.Random) -> None:
    paths = _paths(position)
    top = rng.choice([name for name in position if name != "game"])  # else long lists would get all faults
    near = [path for path in paths if path[0] == top]
    path = rng.choice(near)
    holder, key = _at(position, path[:-1]), path[-1]
    value = holder[key]
    kind = rng.randrange(9)
    if kind == 0:
        holder[key] = copy.deepcopy(rng.choice(ODD))
    elif kind == 1:
        del holder[key]
    elif kind == 2 and isinstance(value, int):
        holder[key] = int(value) + rng.choice((-1, 1, 1, 2))
    elif kind == 3 and isinstance(holder, list):
        holder.insert(rng.randrange(len(holder) + 1), copy.deepcopy(value))
    elif kind == 3:
        holder[rng.choice(("more", "", *position))] = copy.deepcopy(value)
    elif kind in (4, 5, 6):  # two things change places, like cards of two hands, or a piece goes elsewhere
        others = [other for other in paths if type(_at(position, other)) is type(value) and not _nested(path, other)]
        if others:
            other = rng.choice(others)
            there = _at(position, other[:-1])
            holder[key], there[other[-1]] = there[other[-1]], value
            if kind == 6:
                holder[key] = copy.deepcopy(value)
    else:  # what another position has there
        donor = rng.choice(positions)
        try:
            holder[key] = copy.deepcopy(_at(donor, path))
        except (KeyError, IndexError, TypeError):
            holder[key] = copy.deepcopy(rng.choice(list(donor.values())))


def _paths(value: Any, path: Path = ()) -> list[Path]:
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    found = [path] if path and path != ("game",) else []
    for key, item in inner:
        found += _paths(item, (*path, key))
    return found


def _at(value: Any, path: Path) -> Any:
    for key in path:
        value = value[key]
    return value


def _nested(path: Path, other: Path) -> bool:
    length = min(len(path), len(other))
    return path[:length] == other[:length]


def check(game: AnyGame, position: Any, seed: int) -> str:
    """What became of a position: "refused", "played", or "played whole". Anything else is an exception."""
    try:
        state: State = game.load(position)
    except BadPosition as error:
        named = error.field, error.reason
    else:
        return _played(game, state, seed)
    assert all(named), "is refused without a field, or without a reason"
    assert "\n" not in "".join(named), "is refused in more than one line"
    return "refused"


def _played(game: AnyGame, state: State, seed: int) -> str:
    """What a position can do that was taken: be dumped, seen, resampled, played."""
    again = game.load(json.loads(json.dumps(state.dump())))
    assert again == state, "is another position when it is dumped and loaded once more"
    if not state.is_view:
        for viewer in (None, *range(state.players)):
            state.view(viewer).dump()
    else:
        state = state.resample(random.Random(seed))
        assert game.load(state.dump()) == state, "cannot be loaded after it was resampled"
    whole = seed % WHOLE == 0
    play_on(state, random.Random(seed), LONGEST if whole else SHORT, whole=whole)
    return "played whole" if whole else "played"


def play_on(state: State, rng: RandomSource, most: int, *, whole: bool) -> None:
    """Play any legal actions, so many at the most; a game played `whole` is over by then."""
    for _ in range(most):
        if state.is_terminal:
            break
        legal = state.legal_actions()
        assert legal, "has no legal action, though the game goes on"
        state.apply(legal[rng.randrange(len(legal))])
    assert state.is_terminal or not whole, f"does not end in {most} decisions"
    if state.is_terminal:
        assert len(state.scores()) == state.players
        state.returns()


def main(game_id: str, first: int, last: int) -> None:
    """Look at the positions of these seeds; faults that look alike are shown once each."""
    game = rules.games[game_id]
    counts: Counter[str] = Counter()
    shown: Counter[str] = Counter()
    for seed in range(first, last):
        try:
            counts[check(game, mutated(game_id, seed), seed)] += 1
        except Exception as error:  # any other is the fault that we look for
            counts["FAULT"] += 1
            where = traceback.extract_tb(error.__traceback__)[-1]
            what = (
                f"{type(error).__name__} {str(error)[:110]} at {where.filename.rpartition('/rules/')[2]}:{where.lineno}"
            )
            kind = f"{type(error).__name__} {where.filename}:{where.lineno}"
            shown[kind] += 1
            if shown[kind] <= 2:
                print(f"{game_id} {seed}: {what}", flush=True)
    for kind, count in shown.most_common():
        print(f"  {count} x {kind.rpartition('/rules/')[2]}")
    print(f"{game_id} {first}..{last}: {dict(counts)}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
