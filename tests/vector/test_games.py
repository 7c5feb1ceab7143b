"""Many games at once are the games one by one, in one process or several."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

import rules
from rules import IllegalAction
from tests.adapters.tables import NEEDED

np = pytest.importorskip("numpy", reason=NEEDED)

from rules.vector import Games, Seen  # noqa: E402

pytestmark = pytest.mark.peers

SHORT_INDY = {"game": "indy", "players": 2}


def chosen(seen: Seen, rng: Any) -> Any:
    """A legal action of each game."""
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in seen.masks])


def played(games: Games, steps: int, seed: int = 5) -> Iterator[tuple[Any, Seen]]:
    """Actions, and what they led to, from the deals of seed 7 on."""
    rng = np.random.default_rng(seed)
    seen = games.reset(7)
    for _ in range(steps):
        actions = chosen(seen, rng)
        seen = games.step(actions)
        yield actions, seen


@pytest.mark.parametrize("id", ["tribe", "tribal_rixe"])
def test_actions_may_count_seats_from_the_one_who_decides(id: str) -> None:
    game, players = rules.games[id], 3
    ids = np.array([game.relative_actions(players, seat) for seat in range(players)])
    plain, relative = Games(id, 4, players), Games(id, 4, players, relative_actions=True)
    rng = np.random.default_rng(2)
    seen, other = plain.reset(3), relative.reset(3)
    for _ in range(80):
        assert (other.observations == seen.observations).all()
        assert (other.masks == np.take_along_axis(seen.masks, ids[seen.seats], 1)).all()
        actions = chosen(other, rng)
        seen, other = plain.step(ids[seen.seats, actions]), relative.step(actions)
    with pytest.raises(IllegalAction):
        relative.step(np.full(4, 99_999))


@pytest.mark.parametrize("id", rules.games)
def test_each_game_is_the_game(id: str) -> None:
    """Every row is what the game shows when it is played alone, over its ends and into the next deals."""
    game, number = rules.games[id], 3
    games = Games(id, number, game.players[-1])
    alone = [game.new_state(game.players[-1], 7 + row) for row in range(number)]
    deals = [7 + row for row in range(number)]
    for actions, seen in played(games, 40):
        for row, state in enumerate(alone):
            assert seen.actors[row] == state.current_player
            state.apply(int(actions[row]))
            assert bool(seen.terminated[row]) == state.is_terminal
            if state.is_terminal:
                assert np.allclose(seen.returns[row], state.returns())
                deals[row] += number
                state = alone[row] = game.new_state(game.players[-1], deals[row])
            assert seen.seats[row] == state.current_player
            assert list(np.flatnonzero(seen.masks[row])) == state.legal_actions()
            assert np.allclose(seen.observations[row], game.observation(state.view(state.current_player)))


def test_games_end_and_go_on() -> None:
    games = Games(**SHORT_INDY, number=4)
    ends = 0
    for _, seen in played(games, 120):
        for row in np.flatnonzero(seen.terminated):
            ends += 1
            assert seen.rewards[row] == seen.returns[row][seen.actors[row]]
            assert np.any(seen.final_observations[row])
        assert not seen.rewards[~seen.terminated].any()
    assert ends > 4


def test_processes_change_nothing() -> None:
    with Games(**SHORT_INDY, number=5) as here, Games(**SHORT_INDY, number=5, processes=2) as apart:
        for (actions, one), (others, other) in zip(played(here, 25), played(apart, 25), strict=True):
            assert np.array_equal(actions, others)
            assert all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))
        mask = other.masks[4]
        with pytest.raises(IllegalAction, match="game 4: "):
            apart.step([*chosen(other, np.random.default_rng(1))[:4], np.flatnonzero(mask == 0)[0]])
        processes = [one.process for one in apart._players._processes]
        os.kill(processes[0].pid, signal.SIGKILL)
        with pytest.raises(RuntimeError, match="has ended"):
            apart.reset(1)
    assert not any(process.is_alive() for process in processes)


@pytest.mark.parametrize("processes", [0, 2])
def test_halves_that_take_turns_are_the_same_games(processes: int) -> None:
    """One half is played while actions are chosen for the other: every game is as by whole steps."""
    with Games(**SHORT_INDY, number=5) as whole, Games(**SHORT_INDY, number=5, processes=processes, parts=2) as halves:
        assert halves.parts == [range(2), range(2, 5)]
        steps = [*played(whole, 40)]
        assert any(seen.terminated.any() for _, seen in steps)
        halves.reset(7)
        for part, rows in enumerate(halves.parts):
            halves.step_async(steps[0][0][rows], part)
        for (_, expected), (following, _) in pairwise(steps):
            for part, rows in enumerate(halves.parts):
                seen = halves.step_wait(part)
                halves.step_async(following[rows], part)
                for name, array in seen._asdict().items():
                    if name != "final_observations":
                        assert np.array_equal(array, getattr(expected, name)[rows])
                ended = np.flatnonzero(seen.terminated)
                if len(ended):
                    finals = expected.final_observations[rows]
                    assert np.array_equal(seen.final_observations[ended], finals[ended])


@pytest.mark.parametrize("processes", [0, 2])
def test_a_part_is_waited_for_before_it_is_played_again(processes: int) -> None:
    with Games(**SHORT_INDY, number=4, processes=processes, parts=2) as games:
        first = chosen(games.reset(1), np.random.default_rng(1))
        games.step_async(first[:2], 0)
        for again in (lambda: games.step_async(first[:2], 0), lambda: games.step(first), games.reset):
            with pytest.raises(RuntimeError, match="part 0 was begun: wait for it first"):
                again()
        with pytest.raises(RuntimeError, match="no step of part 1 was begun"):
            games.step_wait(1)
        illegal = np.flatnonzero(games._arrays.masks[3] == 0)[0]
        games.step_async([first[2], illegal], 1)
        assert len(games.step_wait(0).seats) == 2
        with pytest.raises(IllegalAction, match="game 3: "):
            games.step_wait(1)
        assert len(games.reset(1).seats) == 4


def test_who_closes_while_a_step_is_under_way_is_told_nothing(capfd: pytest.CaptureFixture[str]) -> None:
    games = Games("rise_of_tribes", 60, processes=1)
    games.step_async(chosen(games.reset(1), np.random.default_rng(1)))
    games.close()
    assert capfd.readouterr() == ("", "")


def test_an_illegal_action_is_named() -> None:
    games = Games(**SHORT_INDY, number=2)
    seen = games.reset(1)
    legal = [int(np.flatnonzero(mask)[0]) for mask in seen.masks]
    with pytest.raises(IllegalAction, match="game 1: "):
        games.step([legal[0], int(np.flatnonzero(seen.masks[1] == 0)[0])])


def test_a_learner_among_bots_has_one_seat() -> None:
    games = Games("indy", 4, 3, opponents="easy")
    for _, seen in played(games, 40):
        assert list(seen.seats) == [deal % 3 for deal in games._arrays.deals]
    again = [seen.observations for _, seen in played(games, 10)]
    same = [seen.observations for _, seen in played(Games("indy", 4, 3, opponents="easy", processes=0), 10)]
    assert all(np.array_equal(a, b) for a, b in zip(again, same, strict=True))


def test_a_game_that_takes_too_long_is_broken_off() -> None:
    games = Games("rise_of_tribes", 2, longest=6)
    cut = [list(seen.truncated) for _, seen in played(games, 12)]
    assert cut == [[step % 6 == 5] * 2 for step in range(12)]


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="2 games cannot be played in 3 processes"):
        Games("indy", 2, processes=3)
    with pytest.raises(ValueError, match="2 games cannot be in 3 parts"):
        Games("indy", 2, parts=3)
    with pytest.raises(rules.BadOption):
        Games("indy", 2, 9)
    with pytest.raises(ValueError, match="no level"):
        Games("indy", 2, opponents="perfect")
    games = Games("indy", 2)
    with pytest.raises(ValueError, match="a seed is"):
        games.reset(-1)
    games.reset()
    with pytest.raises(ValueError, match="2 actions are needed"):
        games.step([1, 2, 3])


def test_how_a_game_ended_is_shown_once() -> None:
    """What the step after an end shows, and a reset, is of no end any more."""
    with Games("indy", number=3, players=2) as games:
        seen, ended = games.reset(4), 0
        for number in range(1200):
            before, seen = seen, games.step(seen.masks.argmax(axis=1))
            over = seen.terminated | seen.truncated
            assert (seen.returns[~over] == 0).all()
            assert (seen.returns[seen.terminated].any(axis=1)).all()
            ended += int((before.terminated & ~seen.terminated).sum())
            if number % 400 == 399:
                seen = games.reset(number)
                assert not seen.terminated.any()
                assert (seen.returns == 0).all()
        assert ended
