"""All ends reckoned together are what each is by itself; those kept while meeples are sown are those made anew."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from rules.five_tribes import GAMES
from rules.five_tribes.components.actions import DROP, TAKE
from rules.five_tribes.components.grid import LEAVE, REACH, STEP, TILES, tiles_in
from rules.five_tribes.components.stages import MOVE, SOW
from rules.five_tribes.evaluation.ends import all_ends, best_ends
from rules.five_tribes.evaluation.moving import LEFT_TO_ME, LEFT_TO_OTHERS, again, bait
from rules.five_tribes.evaluation.outlook import end_worth
from rules.five_tribes.state import FiveTribesState

GAME = GAMES["five_tribes"]
SEEDS = [(seed, 2 + seed % 3) for seed in range(6)]


def positions(seed: int, players: int) -> Iterator[FiveTribesState]:
    """Positions of a game, half of its moves by chance; each was asked for its hints before the next move."""
    rng = random.Random(seed)
    state = GAME.new_state(players, seed)
    while not state.is_terminal:
        yield state
        legal = state.legal_actions()
        hints = state.hints(legal)
        chosen = legal[hints.index(max(hints))]
        state.apply(chosen if rng.random() < 0.5 else state.pick(rng))


def worth_alone(s: FiveTribesState, end: int) -> float:
    """One end's worth, by its definition."""
    tile, colour = divmod(end, 5)
    count, player = s.meeples[end], s.current_player
    assert player is not None
    control = s.camels[player] > 0 and s.owner[tile] < 0 and s.size[tile] == count
    return end_worth(s, player, tile, colour, count + 1, control) if count else 0.0


def moves(s: FiveTribesState, start: int, worth: list[float]) -> list[tuple[float, int]]:
    """(worth, end tile) of every move of a tile's meeples."""
    leave = LEAVE[start][s.size[start]] if s.size[start] else 0
    return [
        (worth[end * 5 + colour], end)
        for colour in range(5)
        if s.meeples[start * 5 + colour]
        for end in tiles_in(leave & s.has[colour])
    ]


@pytest.mark.parametrize(("seed", "players"), SEEDS)
def test_ends_kept_over_drops_and_bids_are_those_of_the_board(seed: int, players: int) -> None:
    kept = 0
    for state in positions(seed, players):
        assert state.current_player is not None
        if state.ends_by_seat is None or state.current_player not in state.ends_by_seat:
            continue
        kept += 1
        known, anew = state.ends_by_seat[state.current_player], all_ends(state, state.current_player)
        assert known.worth == anew.worth
        assert sorted(known.order) == sorted(anew.order)
        assert known.best(state) == anew.best(state)
    assert kept > 50


@pytest.mark.parametrize(("seed", "players"), SEEDS)
def test_they_are_worth_together_what_each_is_alone(seed: int, players: int) -> None:
    for state in positions(seed, players):
        assert state.current_player is not None
        known = all_ends(state, state.current_player)
        assert known.worth == [worth_alone(state, end) for end in range(TILES * 5)]
        assert sorted(known.order) == [end for end, count in enumerate(state.meeples) if count]
        if state.stage == MOVE:
            best: dict[int, tuple[float, int, int]] = {}
            for start in range(TILES):
                for points, end in moves(state, start, known.worth):
                    if end not in best or points > best[end][0]:
                        best[end] = (points, start, end)
            assert best_ends(state) == sorted(best.values(), reverse=True)


def take_alone(s: FiveTribesState, start: int, worth: list[float]) -> float:
    """The hint of taking a tile, every end weighed with what it leaves."""
    weight = LEFT_TO_ME if again(s) else -LEFT_TO_OTHERS
    best = -5.0
    for points, end in moves(s, start, worth):
        left = next((p for p, other, there in best_ends(s) if there != end and other != start), 0.0)
        best = max(best, points + weight * left)
    return best


def drop_alone(s: FiveTribesState, direction: int, colour: int, worth: list[float]) -> float:
    """The hint of a drop, every end that is then within reach tried."""
    tile = STEP[(s.arc // 5) * 4 + direction]
    if s.left == 1:
        return worth[tile * 5 + colour]
    reach = REACH[tile * 5 + direction][s.left - 1]
    others = [other for other in range(5) if s.hand[other] - (other == colour) > 0]
    best = max((worth[end * 5 + other] for other in others for end in tiles_in(reach & s.has[other])), default=0.0)
    return best - 0.2 * bait(s, tile, colour)


@pytest.mark.parametrize(("seed", "players"), SEEDS)
def test_takes_and_drops_look_as_good_as_the_best_of_all_their_ends(seed: int, players: int) -> None:
    for state in positions(seed, players):
        legal = state.legal_actions()
        hints = state.hints(legal)
        assert hints == [state.hint(action) for action in legal]
        assert state.current_player is not None
        worth = [worth_alone(state, end) for end in range(TILES * 5)] if state.stage in (MOVE, SOW) else []
        for action, hint in zip(legal, hints, strict=True):
            if state.stage == MOVE and TAKE <= action < DROP:
                assert hint == take_alone(state, action - TAKE, worth)
            elif state.stage == SOW:
                assert hint == drop_alone(state, *divmod(action - DROP, 5), worth)
