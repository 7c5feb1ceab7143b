"""Random playouts through the public contract: decisions per second of CPU, ours and the peers', interleaved."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import rules

Playout = Callable[[random.Random], int]
"""Plays one random game and says how many decisions it took."""

PLAYERS = {"indy": 4, "tribe": 3, "tribal_rixe": 3, "rise_of_tribes": 4, "five_tribes": 3}
"""Game -> the number of players it is measured with; two where none is named."""

SLICE = 0.4
ROUNDS = 5

TARGETS = {
    "indy": [("rlcard uno", 2.0)],
    "tribe": [("openspiel gin_rummy", 2.0)],
    "tribal_duel": [("openspiel gin_rummy", 1.0), ("openspiel solitaire", 0.4)],
    "tribal_rixe": [("openspiel gin_rummy", 1.0), ("openspiel crazy_eights", 0.35)],
    "rise_of_tribes": [("catanatron", 2.0), ("openspiel backgammon", 1.0)],
    "five_tribes": [("openspiel hive", 3.0), ("openspiel backgammon", 0.7)],
}
"""Game -> peers, and the ratio to reach in plain Python."""


class Rate(NamedTuple):
    """Decisions per second of CPU: median, lowest and highest of the rounds."""

    median: float
    low: float
    high: float


def ours(game_id: str) -> Playout:
    """Random games of ours."""
    game = rules.games[game_id]
    players = PLAYERS.get(game_id, 2)
    seeds = iter(range(10**9))

    def play(rng: random.Random) -> int:
        state = game.new_state(players, next(seeds))
        decisions = 0
        while state.current_player is not None:
            state.apply(rng.choice(state.legal_actions()))
            decisions += 1
        return decisions

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


def contenders() -> dict[str, Playout | None]:
    """Everything that is measured; None for a peer that is not installed."""
    spiel = ("hearts", "gin_rummy", "solitaire", "crazy_eights", "backgammon", "hive")
    return {
        **{id: ours(id) for id in rules.games},
        **{f"openspiel {name}": openspiel(name) for name in spiel},
        "rlcard uno": rlcard_uno(),
        "catanatron": catanatron(),
    }


def measure(rounds: int = ROUNDS, slice_seconds: float = SLICE) -> dict[str, Rate | None]:
    """The rates of all contenders, in turn, `rounds` times."""
    playouts = contenders()
    rates: dict[str, list[float]] = {name: [] for name in playouts}
    rng = random.Random(1)
    for _ in range(rounds):
        for name, play in playouts.items():
            if play is not None:
                rates[name].append(_rate(play, rng, slice_seconds))
    return {name: Rate(statistics.median(r), min(r), max(r)) if r else None for name, r in rates.items()}


def _rate(play: Playout, rng: random.Random, seconds: float) -> float:
    decisions, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        decisions += play(rng)
    return decisions / (time.process_time() - start)


def clone_cost(game_id: str, count: int = 3000) -> float:
    """Microseconds of CPU for a clone in the middle of a game."""
    game = rules.games[game_id]
    rng = rules.Rng(2)
    state = game.new_state(PLAYERS.get(game_id, 2), 3)
    for _ in range(40):
        if not state.is_terminal:
            state.apply(state.pick(rng))
    start = time.process_time()
    for _ in range(count):
        state.clone()
    return (time.process_time() - start) / count * 1e6


def table() -> list[list[str]]:
    """The rows: name, decisions per second with range, clone, ratios to the peers with the targets."""
    rates = measure()
    rows = [["game or peer", "decisions/s (CPU)", "range", "clone µs", "ratio to peers (target)"]]
    for name, rate in rates.items():
        if rate is None:
            rows.append([name, "absent", "", "", ""])
            continue
        clone = f"{clone_cost(name):.1f}" if name in rules.games else ""
        shown = [f"{rate.median:,.0f}", f"{rate.low:,.0f}-{rate.high:,.0f}", clone, ratios(name, rates)]
        rows.append([name, *shown])
    return rows


def ratios(name: str, rates: dict[str, Rate | None]) -> str:
    """How many times its peers' rates a game of ours reaches, and how many it should."""
    own = rates[name]
    parts = []
    for peer, target in TARGETS.get(name, []):
        other = rates.get(peer)
        if own is None or other is None:
            parts.append(f"{peer}: absent ({target}x)")
        else:
            ratio = own.median / other.median
            parts.append(f"{peer}: {ratio:.2f}x ({target}x{' met' if ratio >= target else ', not met'})")
    return "; ".join(parts)
