"""Values of the rules travel to other processes, plain and compiled alike: pickles, copies, pools of processes (P1, P3)."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import rules
from rules.core.fields import Fields

PROTOCOLS = range(pickle.HIGHEST_PROTOCOL + 1)
SECONDS = 60
"""What a pool may take; without a limit a worker that dies over a pickle is waited for without end."""


def midway(game_id: str, seed: int = 3) -> rules.State:
    """A game after sixty decisions at most, with what happened."""
    game = rules.games[game_id]
    state = game.new_state(game.players[-1], seed)
    state.events = []
    rng = rules.Rng(seed)
    for _ in range(60):
        if not state.is_terminal:
            state.apply(state.pick(rng))
    return state


def sent(value: Any, protocol: int = pickle.HIGHEST_PROTOCOL) -> Any:
    return pickle.loads(pickle.dumps(value, protocol))


def check_alike(twin: rules.State, state: rules.State) -> None:
    """The same in all that can be asked, and it plays on the same."""
    assert type(twin) is type(state)
    assert twin.key() == state.key()
    assert (twin.viewer, twin.rng, twin.script, twin.memory()) == (
        state.viewer,
        state.rng,
        state.script,
        state.memory(),
    )
    assert twin.legal_actions() == state.legal_actions()
    before, ours, theirs = state.key(), state.clone(), twin.clone()
    rng = rules.Rng(1)
    while not ours.is_terminal and not ours.is_view:
        action = ours.pick(rng)
        ours.apply(action)
        theirs.apply(action)
    assert ours.key() == theirs.key()
    assert twin.key() == before


@pytest.mark.parametrize("game_id", list(rules.games))
def test_p1_states_and_views_travel_by_every_protocol(game_id: str) -> None:
    state = midway(game_id)
    for protocol in PROTOCOLS:
        for value in (state, state.view(0), state.view(None)):
            twin = sent(value, protocol)
            check_alike(twin, value)
            assert twin.events == value.events


@pytest.mark.parametrize("game_id", list(rules.games))
def test_p1_a_copied_state_shares_nothing_with_its_origin(game_id: str) -> None:
    state = midway(game_id)
    for twin in (copy.copy(state), copy.deepcopy([state])[0], sent(state)):
        check_alike(twin, state)


@pytest.mark.parametrize("game_id", list(rules.games))
def test_p1_a_pickled_state_is_small(game_id: str) -> None:
    """No larger than twice what its dump is as text: nothing travels that can be worked out again."""
    state = midway(game_id)
    state.events = None
    state.hints(state.legal_actions())
    assert len(pickle.dumps(state)) < 2 * len(str(state.dump()))


@pytest.mark.parametrize("edition", ["tribe@1", "tribal_duel@1", "rise_of_tribes@1", *rules.games])
def test_p1_a_game_comes_back_as_the_one_that_is_there(edition: str) -> None:
    game = rules.games[edition]
    for protocol in PROTOCOLS:
        assert sent(game, protocol) is game
    assert copy.copy(game) is copy.deepcopy(game) is game
    assert sent(game.new_state)(seed=5) == game.new_state(seed=5)
    assert sent(game.new_state(seed=5)).game is game


@pytest.mark.parametrize("game_id", list(rules.games))
def test_p1_actions_options_and_events_travel(game_id: str) -> None:
    game, state = rules.games[game_id], midway(game_id)
    assert state.events
    for protocol in PROTOCOLS:
        assert [sent(event, protocol) for event in state.events] == state.events
        assert sent(game.options, protocol) == game.options
        for action in (game.actions[0], game.actions[len(game.actions) - 1]):
            twin = sent(action, protocol)
            assert (twin.id, twin.kind, twin.fields, twin.text) == (action.id, action.kind, action.fields, action.text)
    table = sent(game.actions)
    assert [action.text for action in table] == [action.text for action in game.actions]
    assert table.read(game.actions[3].text) == 3


def test_p1_generators_go_on_where_they_were() -> None:
    rng = rules.Rng(7)
    rng.getrandbits(640)
    next_drawn = rules.Rng(rng.state).randrange(1 << 40)
    for protocol in PROTOCOLS:
        for twin in (sent(rng, protocol), copy.copy(rng), copy.deepcopy(rng)):
            assert twin.state == rng.state
            assert twin.randrange(1 << 40) == next_drawn


def errors() -> list[rules.RulesError]:
    """One of each kind that the rules raise, raised by the rules."""
    game = rules.games["indy"]
    state = game.new_state(seed=1)
    asked: list[Callable[[], object]] = [
        lambda: state.apply(len(game.actions) - 1),
        lambda: state.read("nonsense"),
        lambda: game.load({"game": "indy", "players": 99}),
        lambda: game.new_state(players=99),
        lambda: rules.games["chess"],
        lambda: state.view(0).pick(rules.Rng(1)) if state.current_player else state.view(1).pick(rules.Rng(1)),
        lambda: Fields([]),
    ]
    found = []
    for ask in asked:
        with pytest.raises(rules.RulesError) as caught:
            ask()
        found.append(caught.value)
    return found


def test_p1_every_error_of_the_rules_travels() -> None:
    """One that does not come back leaves a pool of processes waiting for ever."""
    found = errors()
    assert {type(error) for error in found} == set(rules.RulesError.__subclasses__())
    for error in found:
        for protocol in PROTOCOLS:
            twin = sent(error, protocol)
            assert (type(twin), str(twin), vars(twin)) == (type(error), str(error), vars(error))


def last_score(state: rules.State) -> tuple[int, ...]:
    """Plays a game to its end, as a worker does."""
    rng = rules.Rng(5)
    while not state.is_terminal:
        state.apply(state.pick(rng))
    return state.scores()


def refuse(position: dict[str, Any]) -> rules.State:
    """Fails in the worker."""
    return rules.games[position["game"]].load(position)


@pytest.mark.parametrize("way", sorted({"spawn", "fork"} & {*multiprocessing.get_all_start_methods()}))
def test_p3_a_pool_of_processes_plays_states_and_brings_errors_back(way: str) -> None:
    states = [midway(game_id) for game_id in rules.games]
    with multiprocessing.get_context(way).Pool(2) as pool:
        assert pool.map_async(last_score, states).get(SECONDS) == [last_score(state.clone()) for state in states]
        with pytest.raises(rules.BadPosition, match="players"):
            pool.apply_async(refuse, ({"game": "indy", "players": 99},)).get(SECONDS)
