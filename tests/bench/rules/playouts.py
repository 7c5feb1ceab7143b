"""One random game at a time, ours or a peer's, driven through its public interface."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

Playout = Callable[[random.Random], int]
"""Plays one random game and says how many decisions it took."""

PLAYERS = {"indy": 4, "tribe": 3, "tribal_rixe": 3, "rise_of_tribes": 4, "five_tribes": 3}
"""Game -> the number of players it is measured with; two where none is named."""

PLIES = 200
"""A random game of chess is stopped there."""


def ours(game_id: str, is_picking: bool = False) -> Playout:
    """Random games of ours; `is_picking`: with `pick` instead of a choice from the list."""
    import rules

    game = rules.games[game_id]
    players = PLAYERS.get(game_id, 2)
    seeds = iter(range(10**9))

    def play(rng: random.Random) -> int:
        state = game.new_state(players, next(seeds))
        decisions = 0
        while state.current_player is not None:
            state.apply(state.pick(own) if is_picking else rng.choice(state.legal_actions()))
            decisions += 1
        return decisions

    own = rules.Rng(1)
    return play


def openspiel(name: str) -> Playout | None:
    """Random games of OpenSpiel's, driven from Python; chance is not counted."""
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game(name)

    def play(rng: random.Random) -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def rlcard_uno() -> Playout | None:
    """Random games of RLCard's uno."""
    try:
        import rlcard
    except ImportError:
        return None
    env = rlcard.make("uno")

    def play(rng: random.Random) -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play


def catanatron() -> Playout | None:
    """Random games of Catanatron's, four players."""
    try:
        from catanatron import Color, Game, RandomPlayer
    except ImportError:
        return None

    def play(rng: random.Random) -> int:
        game = Game([RandomPlayer(colour) for colour in Color])
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.execute(rng.choice(_actions(game)))
            decisions += 1
        return decisions

    return play


def _actions(game: Any) -> list[Any]:
    found = getattr(game, "playable_actions", None)
    return list(found if found is not None else game.state.playable_actions)


def python_chess() -> Playout | None:
    """Random games of chess with python-chess, cut after `PLIES`."""
    try:
        import chess
    except ImportError:
        return None

    def play(rng: random.Random) -> int:
        board = chess.Board()
        for ply in range(PLIES):
            moves = list(board.legal_moves)
            if not moves:
                return ply
            board.push(rng.choice(moves))
        return PLIES

    return play


def rate(play: Playout, rng: random.Random, seconds: float) -> tuple[float, float]:
    """Decisions per second of CPU and per second of wall time, from games that take at least `seconds` of CPU."""
    decisions, cpu, wall = 0, time.process_time(), time.perf_counter()
    while time.process_time() - cpu < seconds:
        decisions += play(rng)
    return decisions / (time.process_time() - cpu), decisions / (time.perf_counter() - wall)


def clone_cost(game_id: str, count: int = 3000) -> float:
    """Microseconds of CPU for a clone in the middle of a game of ours."""
    import rules

    game = rules.games[game_id]
    rng = rules.Rng(2)
    state = game.new_state(PLAYERS.get(game_id, 2), 3)
    for _ in range(40):
        if not state.is_terminal:
            state.apply(state.pick(rng))
    return _cost(state.clone, count)


def openspiel_clone_cost(name: str, count: int = 3000) -> float:
    """Microseconds of CPU for a clone in the middle of a game of OpenSpiel's."""
    import pyspiel

    rng = random.Random(2)
    state = pyspiel.load_game(name).new_initial_state()
    decisions = 0
    while decisions < 40 and not state.is_terminal():
        decisions += not state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
    return _cost(state.clone, count)


def _cost(action: Callable[[], object], count: int) -> float:
    start = time.process_time()
    for _ in range(count):
        action()
    return (time.process_time() - start) / count * 1e6
