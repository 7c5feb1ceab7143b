"""Simulations per second of CPU: our search, and OpenSpiel's Python ISMCTS with its rollout evaluator on the same positions.

One is measured after the other, position by position. A simulation of theirs plays to the end of the game at random; one
of ours plays on with judgement for as long as the game's tuning says, then asks what the position is worth.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

import rules
from rules import Rng, State
from rules.bots.bot import Budget
from rules.bots.mcts.search import SearchBot
from rules.bots.mcts.tuning import NOTHING, tuning_of
from tests.bench.figures import ABSENT, spread, verdict

TARGET = 10.0
POSITIONS = 5
EVERY = 9
"""Decisions between two positions of a game of the hints."""

SECONDS = 0.5
FEW = 8
"""Simulations whose time says how many fit into `SECONDS`."""


class Rates(NamedTuple):
    """Simulations per second at each position; `theirs` empty without OpenSpiel."""

    ours: list[float]
    theirs: list[float]


def measure(game_id: str, count: int = POSITIONS, seconds: float = SECONDS) -> Rates:
    """Two seats, `count` positions in which ours searches at all, about `seconds` of CPU for each search in each."""
    found = Rates([], [])
    for number, (ours, theirs) in enumerate(positions(game_id)):
        rate = _our_rate(ours, number, seconds)
        if rate:
            found.ours.append(rate)
            if theirs is not None:
                found.theirs.append(_their_rate(theirs, number, seconds))
        if len(found.ours) == count:
            break
    return found


def positions(game_id: str, deal: int = 1) -> Iterator[tuple[State, Any]]:
    """Positions with a choice from a game that goes by the hints; the same as OpenSpiel's states, if it is there."""
    theirs, state = _dealt(game_id, deal)
    number = 0
    while not state.is_terminal:
        legal = state.legal_actions()
        if len(legal) > 1:
            number += 1
            if number % EVERY == 0:
                yield state.clone(), theirs and theirs.clone()
        action = max(legal, key=state.hint)
        state.apply(action)
        if theirs is not None:
            theirs.apply_action(action)


def _dealt(game_id: str, deal: int) -> tuple[Any, State]:
    state = rules.games[game_id].new_state(2, deal)
    try:
        from tests.bench.strength import openspiel_bot
    except ImportError:
        return None, state
    return openspiel_bot.dealt(openspiel_bot.load(game_id, deal)), state


def _our_rate(state: State, seed: int, seconds: float) -> float:
    assert state.current_player is not None
    view = state.view(state.current_player)
    every_move = tuning_of(state.game.id)._replace(hopeless=NOTHING)  # else it might not search at all

    def search(simulations: int) -> tuple[int, float]:
        bot, began = SearchBot(tuning=every_move), time.process_time()
        bot.choose(view, Budget(simulations=simulations), Rng(seed))
        return bot.simulations, time.process_time() - began

    done, spent = search(FEW)
    if not done:  # only one move is worth a thought
        return 0.0
    done, spent = search(max(FEW, int(done * seconds / spent)))
    return done / spent


def _their_rate(state: Any, seed: int, seconds: float) -> float:
    from tests.bench.strength.openspiel_bot import SpielSearch

    bot, began = SpielSearch(state.get_game(), seed, seconds=seconds), time.process_time()
    bot.step(state)
    return bot.simulations / (time.process_time() - began)


def table() -> list[list[str]]:
    """Rows: simulations per second of both with ranges over the positions, and how many times theirs ours are."""
    rows = [
        ["game, two seats", "ours/s (CPU)", "OpenSpiel's ISMCTS/s", "times (median of the positions)", f"{TARGET:g}x"]
    ]
    for game_id in rules.games:
        rates = measure(game_id)
        if not rates.theirs:
            rows.append([game_id, spread(rates.ours), ABSENT, "", ""])
            continue
        times = statistics.median(ours / theirs for ours, theirs in zip(*rates, strict=True))
        judged = verdict(times, TARGET, higher_is_better=True)
        rows.append([game_id, spread(rates.ours), spread(rates.theirs), f"{times:.1f}", judged])
    return rows
