"""The OpenSpiel games pass OpenSpiel's own checks, for every game and number of players."""

from __future__ import annotations

import io
import json
import pickle
import random
import unittest
from typing import Any

import pytest

import rules
from tests.adapters.tables import NEEDED, TABLES

np = pytest.importorskip("numpy", reason=NEEDED)
pyspiel = pytest.importorskip("pyspiel", reason=NEEDED)

from open_spiel.python.algorithms import ismcts, mcts, sample_some_states  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

from rules.adapters.encoding import encoder  # noqa: E402
from rules.adapters.open_spiel import PREFIX, resampler  # noqa: E402

pytestmark = pytest.mark.peers

every_table = pytest.mark.parametrize(("id", "players"), TABLES)
every_game = pytest.mark.parametrize("id", rules.games)


SOON = 20
"""Decisions after which games are broken off in the quick tests."""


def simulate(game: Any) -> None:
    from open_spiel.python.tests import games_sim_test  # brings SciPy: not into every process that collects tests

    games_sim_test.GamesSimTest().sim_game(game)


def load(id: str, players: int, **more: Any) -> Any:
    return pyspiel.load_game(PREFIX + id, {"players": players, **more})


def walk(game: Any, steps: int, seed: int = 1) -> Any:
    """A state after the deal and so many random actions (fewer if the game ends)."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    for _ in range(steps + 1):
        if state.is_terminal():
            break
        state.apply_action(rng.choice(state.legal_actions()))
    return state


# ---- OpenSpiel's own suites -------------------------------------------------------------------


@every_table
def test_random_sim(id: str, players: int, capfd: pytest.CaptureFixture[str]) -> None:
    """The C++ checks: legal actions, masks, texts, clones, histories, observations, serialization, returns."""
    pyspiel.random_sim_test(load(id, players, longest=SOON), num_sims=1, serialize=True, verbose=False)


@pytest.mark.soak
@every_table
def test_random_sim_of_whole_games(id: str, players: int, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(load(id, players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.varied(8)
@every_table
def test_python_sim(id: str, players: int, capfd: pytest.CaptureFixture[str]) -> None:
    """The Python checks: clones, pickles, serialization, returns."""
    simulate(load(id, players, longest=SOON))


@pytest.mark.soak
@every_table
def test_python_sim_of_whole_games(id: str, players: int, capfd: pytest.CaptureFixture[str]) -> None:
    simulate(load(id, players))


@every_table
def test_python_api(id: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lengths of histories, wrong players, private and public parts, nobody acting out of turn."""
    all_of_them = sample_some_states.sample_some_states
    monkeypatch.setattr(
        sample_some_states, "sample_some_states", lambda game, max_states: all_of_them(game, max_states=20)
    )
    check_api(id, players)


@pytest.mark.soak
@every_table
def test_python_api_with_as_many_states_as_theirs(id: str, players: int) -> None:
    check_api(id, players)


def check_api(id: str, players: int) -> None:
    from open_spiel.integration_tests import api_test

    given = {"game": load(id, players, deals=3), "game_name": PREFIX + id}
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(
        type("Ours", (api_test.EnforceAPIOnPartialTreeBase,), given)
    )
    result = unittest.TextTestRunner(stream=io.StringIO()).run(suite)
    assert result.wasSuccessful(), result.failures + result.errors
    assert result.testsRun >= 5


def test_a_playthrough_replays_to_the_same_lines() -> None:
    """As OpenSpiel guards its own games: the text of a game with all that is seen, made twice from its first actions."""
    from open_spiel.python.algorithms.generate_playthrough import playthrough_lines

    given = {"observation_params_string": None, "seed": 3}
    game = f"{PREFIX}indy(deals=5,longest=4)"
    lines = playthrough_lines(game, action_sequence=[2], **given)
    assert lines == playthrough_lines(game, action_sequence=[2], **given)
    assert len(lines) > 100


# ---- What they do not check -------------------------------------------------------------------


@pytest.mark.parametrize(("id", "players", "options"), [("tribal_rixe", 4, "rounds:1"), ("five_tribes", 4, "default")])
def test_relative_actions_are_the_same_game(id: str, players: int, options: str) -> None:
    """Ids that count seats from the one who decides do what they say they do."""
    plain, relative = (
        load(id, players, options=options, relative_actions=way).new_initial_state() for way in (False, True)
    )
    plain.apply_action(5)
    relative.apply_action(5)
    rng, others = random.Random(1), 0
    while not plain.is_terminal():
        seat = plain.current_player()
        ids = rules.games[id].relative_actions(players, seat)
        legal = relative.legal_actions()
        assert (sorted(ids[told] for told in legal), sorted(legal)) == (plain.legal_actions(), legal)
        told = rng.choice([told for told in legal if ids[told] != told] or legal)
        assert relative.action_to_string(seat, told) == plain.action_to_string(seat, ids[told])
        others += told != ids[told]
        relative.apply_action(told)
        plain.apply_action(ids[told])
        assert relative.inner == plain.inner
    assert others, "else it says nothing"
    assert relative.clone().inner == plain.inner


def test_relative_actions_pass_their_checks(capfd: pytest.CaptureFixture[str]) -> None:
    game = load("tribal_rixe", 4, longest=60, relative_actions=True)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    simulate(game)


@every_game
def test_all_are_registered_and_hidden(id: str) -> None:
    kind = load(id, rules.games[id].players[0]).get_type()
    assert kind.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert (kind.min_num_players, kind.max_num_players) == (rules.games[id].players[0], rules.games[id].players[-1])


def test_the_deal_is_a_seed() -> None:
    state = load("indy", 3, seed=40).new_initial_state()
    state.apply_action(2)
    assert state.inner == rules.games["indy"].new_state(3, 42)


def test_a_game_that_takes_too_long_is_broken_off() -> None:
    game = load("rise_of_tribes", 2, longest=12)
    state = walk(game, 12)
    assert game.max_game_length() == 12
    assert (state.is_terminal(), state.legal_actions(), state.returns()) == (True, [], [0, 0])
    assert not state.inner.is_terminal
    assert not walk(game, 11).is_terminal()


def test_options_reach_the_game() -> None:
    game = load("tribal_rixe", 3, options="rounds:2;youngest:1")
    state = walk(game, 0)
    assert (state.inner.options["rounds"], state.inner.options["youngest"]) == (2, 1)
    again = pyspiel.load_game(str(game))
    assert walk(again, 0).inner.options == state.inner.options
    with pytest.raises(rules.BadOption):
        load("indy", 2, options="nothing:1")


@every_table
def test_observations_hold_nothing_that_the_player_may_not_know(id: str, players: int) -> None:
    """Another truth that fits the view gives the same texts and numbers, also for what is public."""
    rng = rules.Rng(5)
    kinds = [
        pyspiel.IIGObservationType(public_info=public, perfect_recall=recall, private_info=private)
        for public, private in [
            (True, pyspiel.PrivateInfoType.SINGLE_PLAYER),
            (False, pyspiel.PrivateInfoType.SINGLE_PLAYER),
            (True, pyspiel.PrivateInfoType.NONE),
        ]
        for recall in (False, True)
    ]
    game = load(id, players)
    observers = [make_observation(game, kind) for kind in kinds]
    for steps in (0, 7, 40):
        state = walk(game, steps, seed=steps)
        if state.is_terminal():
            continue
        player = state.current_player()
        other = state.resampled(player, rng)
        for observer in observers:
            assert observer.string_from(state, player) == observer.string_from(other, player)
            if observer.tensor is not None:
                observer.set_from(state, player)
                seen = observer.tensor.copy()
                observer.set_from(other, player)
                assert np.array_equal(seen, observer.tensor)


def test_the_text_of_a_state_of_information_is_the_view() -> None:
    state = walk(load("indy", 3), 9)
    player = state.current_player()
    told = state.information_state_string(player).split(" ", 1)[1]
    assert json.loads(told) == state.inner.view(player).dump()
    assert json.loads(state.observation_string(player)) == state.inner.view(player).dump()


def test_what_was_done_and_seen_is_remembered() -> None:
    """Two ways to one position are one observation, but two states of information for who went them."""
    game = load("tribal_duel", 2)
    found: dict[str, set[str]] = {}
    for seed in range(60):
        state = walk(game, 0, seed=0)
        rng = random.Random(seed)
        player = state.current_player()
        for _ in range(4):
            if state.current_player() == player:
                state.apply_action(rng.choice(state.legal_actions()[:6]))
        found.setdefault(state.observation_string(player), set()).add(state.information_state_string(player))
    assert any(len(memories) > 1 for memories in found.values())


def test_memory_does_not_depend_on_when_it_is_asked_for() -> None:
    game = load("indy", 3)
    rng = random.Random(2)
    asked, silent = game.new_initial_state(), game.new_initial_state()
    while not asked.is_terminal():
        action = rng.choice(asked.legal_actions())
        asked.apply_action(action)
        silent.apply_action(action)
        if not asked.is_terminal():
            asked.information_state_string(asked.current_player())
    for player in range(3):
        assert asked.information_state_string(player) == silent.information_state_string(player)


def test_others_do_not_share_what_one_remembers() -> None:
    state = walk(load("indy", 2), 20)
    player = state.current_player()
    assert state.remembered(player)
    other = state.resampled(player, rules.Rng(1))
    assert other.remembered(player) == state.remembered(player)
    assert other.remembered(1 - player) == ""


def test_a_pickled_state_goes_on_alike() -> None:
    state = walk(load("five_tribes", 3), 25)
    again = pickle.loads(pickle.dumps(state))
    for one in (state, again):
        one.apply_action(one.legal_actions()[0])
    assert str(state) == str(again)
    for player in range(3):
        assert state.information_state_string(player) == again.information_state_string(player)


@every_game
def test_returns_are_the_games_own(id: str) -> None:
    game = load(id, rules.games[id].players[-1])
    state = walk(game, 20_000)
    assert state.is_terminal()
    assert state.returns() == list(state.inner.returns())
    assert sum(state.returns()) == pytest.approx(0)


@every_game
def test_their_search_plays_it(id: str) -> None:
    """OpenSpiel's ISMCTS with our resampling returns a legal action, in the first and in a later position."""
    game = load(id, rules.games[id].players[0])
    evaluator = mcts.RandomRolloutEvaluator(max_length=30, random_state=np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=6, random_state=np.random.RandomState(2))
    bot.set_resampler(resampler(rules.Rng(3)))
    for steps in (0, 30):
        state = walk(game, steps)
        assert bot.step(state) in state.legal_actions()


def test_their_search_is_told_that_it_needs_a_resampler() -> None:
    game = load("tribal_rixe", 2)
    evaluator = mcts.RandomRolloutEvaluator(max_length=30, random_state=np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=6, random_state=np.random.RandomState(2))
    with pytest.raises(NotImplementedError, match=r"first bot\.set_resampler"):
        bot.step(walk(game, 30))


def test_the_whole_position_can_be_had_instead() -> None:
    tensors = [walk(load("indy", 3, observation=way), 5).observation_tensor(1) for way in ("short", "whole")]
    assert [len(tensor) for tensor in tensors] == [len(rules.games["indy"].observation_names()), encoder("indy").size]
    with pytest.raises(ValueError, match="no observation 'long'"):
        load("indy", 3, observation="long")


@pytest.mark.soak
@every_table
def test_random_sim_with_the_whole_position(id: str, players: int, capfd: pytest.CaptureFixture[str]) -> None:
    game = load(id, players, longest=SOON, observation="whole")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
