"""A game between bots as a record: the same one whenever and wherever it is played."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import rules
from rules import Rng
from rules.bots.levels import make
from rules.core.rng import seeded
from saves import End, Entry, Header, Move
from saves.format.recording import compose
from saves.migrations import FORMAT
from tests.dataset.kinds import NAME, SIMULATIONS, Kind, split, thought

CREATED = "2026-01-01T00:00:00Z"
"""What a record says of when it was made: it may not differ from one making to the next."""


class Game(NamedTuple):
    """A game of the data set: its row of the index, and its record."""

    row: dict[str, Any]
    record: str


def played(kind: Kind, number: int) -> Game:
    """Game `number` of a kind."""
    levels, seed = kind.levels(number), kind.seed(number)
    game = rules.games[kind.game]
    state = game.new_state(len(levels), seed, {})
    bots = [make(level) for level in levels]
    rngs = [Rng(seeded(NAME, "bot", seed, seat)) for seat in range(len(levels))]
    entries: list[Entry] = []
    while (seat := state.current_player) is not None:
        action = bots[seat].choose(state.view(seat), thought(levels[seat]), rngs[seat])
        entries.append(Move(seat, state.text(action), len(entries) + 1))
        state.apply(action)
    scores, ranking = [*state.scores()], [*state.ranking()]
    row = {
        "record": kind.record(number),
        "game": kind.game,
        "kind": kind.level,
        "players": len(levels),
        "levels": " ".join(levels),
        "seed": seed,
        "split": split(number),
        "moves": len(entries),
        "rounds": state.round,
        "scores": " ".join(map(str, scores)),
        "ranking": " ".join(map(str, ranking)),
    }
    entries.append(End(len(entries), {"scores": scores, "ranking": ranking, "key": state.key()}))
    return Game(row, compose(_header(game, levels, seed), entries, FORMAT.schema).text())


def games(every: Sequence[Kind], each: int, jobs: int = 1) -> Iterator[Game]:
    """`each` games of these kinds in their order, played in so many processes."""
    asked = [(kind, number) for kind in every for number in range(each)]
    if jobs == 1:
        yield from map(_game, asked)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(_game, asked)


def _game(asked: tuple[Kind, int]) -> Game:
    return played(*asked)


def _header(game: rules.Game[Any], levels: tuple[str, ...], seed: int) -> Header:
    return Header.of(
        {
            "game": game.id,
            "rules": game.version,
            "players": len(levels),
            "options": {},
            "seed": seed,
            "seats": [_seat(level, seat) for seat, level in enumerate(levels)],
            "created": CREATED,
            "by": NAME,
        }
    )


def _seat(level: str, seat: int) -> dict[str, Any]:
    thinks = {"simulations": SIMULATIONS[level]} if level in SIMULATIONS else {}
    return {"kind": "bot", "level": level, "name": f"{level} {seat}", **thinks}
