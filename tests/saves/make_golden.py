"""Golden records: one game of each version of each game's rules, and a short one, which must replay for ever.

`python -m tests.saves.make_golden` adds those that are missing; it never touches one that is there.
"""

from __future__ import annotations

import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import rules
from rules import Game
from rules.core.rng import Rng
from saves import Record, Store

FOLDER = Path(__file__).parent / "golden"
CREATED = 1_795_203_000


def random_game(
    store: Store,
    game: Game[Any],
    seed: int,
    players: int | None = None,
    check: int = 50,
    options: Mapping[str, object] | None = None,
) -> Record:
    """A whole random game, recorded as a table would: checks, and one branch that was taken back."""
    count = players or game.players[-1]
    rng, state = Rng(seed), game.new_state(count, seed, options)
    seats = [{"kind": "bot", "level": "random"}] * count
    record = store.create(game.id, game.version, count, state.options, seed, seats, f"{game.title}, golden")
    past = [state.clone()]
    branched = False
    while past[-1].current_player is not None:
        state = past[-1].clone()
        action = state.pick(rng)
        record.append(len(past), past[-1].current_player, state.text(action))
        state.apply(action)
        past.append(state)
        if (len(past) - 1) % check == 0:
            record.check(len(past) - 1, state.key())
        if len(past) == 9 and not branched:
            branched = True
            record.undo(4, 0)
            del past[5:]
    last = past[-1]
    record.finish({"scores": [*last.scores()], "ranking": [*last.ranking()], "key": last.key()})
    return record


def make(games: Mapping[str, Game[Any]] = rules.games) -> list[Path]:
    """Write the golden records that are missing; returns their paths."""
    made = []
    for id, game in games.items():
        lengths = {"": None, "-short": {game.length: game.lengths[-1]}} if id != "tribal_rixe" else {"": None}
        for name, options in lengths.items():
            path = FOLDER / f"{id}-rules{game.version}{name}.tribes"
            if not path.exists():
                with tempfile.TemporaryDirectory() as home:
                    store = Store(Path(home), clock=lambda: CREATED)
                    with random_game(store, game, seed=7, options=options) as record:
                        path.write_bytes(record.path.read_bytes())
                        path.with_suffix(".key").write_text(record.result["key"] + "\n" if record.result else "")
                made.append(path)
    return made


if __name__ == "__main__":
    for path in make():
        print(path)
