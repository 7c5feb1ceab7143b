"""The PettingZoo environments pass PettingZoo's own tests, for every game and number of players."""

from __future__ import annotations

import random
import warnings
from typing import Any

import pytest

import rules
from tests.adapters.tables import NEEDED, TABLES

pytest.importorskip("pettingzoo", reason=NEEDED)
pytest.importorskip("gymnasium", reason=NEEDED)
np = pytest.importorskip("numpy", reason=NEEDED)

from pettingzoo.test import api_test, seed_test  # noqa: E402

from rules.adapters.encoding import encoder  # noqa: E402
from rules.adapters.pettingzoo import env, raw_env  # noqa: E402

pytestmark = pytest.mark.peers

WARNS_OTHERS_OF = (
    "Observation is not a NumPy array|Observation space for each agent|Action mask numpy array is all zeros"
)
"""What they let pass in silence for a list of their own games only: dicts for observations, no mask when it is over."""


def play(table: Any, seed: int = 1) -> list[float]:
    """Play to the end at random; what each agent was rewarded in all."""
    rng = random.Random(seed)
    table.reset(seed=seed)
    rewards = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, _ = table.last()
        rewards[agent] += reward
        over = terminated or truncated
        table.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return list(rewards.values())


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_api(id: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", WARNS_OTHERS_OF)
        api_test(env(id, players), num_cycles=30)


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_seed(id: str, players: int) -> None:
    seed_test(lambda: env(id, players), num_cycles=5)


@pytest.mark.soak
@pytest.mark.parametrize(("id", "players"), TABLES)
def test_api_and_seed_at_length(id: str, players: int) -> None:
    api_test(env(id, players), num_cycles=2000)
    seed_test(lambda: env(id, players), num_cycles=2000)


def test_a_game_that_takes_too_long_is_truncated() -> None:
    table = env("rise_of_tribes", 2, longest=12)
    table.reset(seed=1)
    for decisions in range(12):
        assert not any(table.truncations.values()), decisions
        table.step(int(np.flatnonzero(table.last()[0]["action_mask"])[0]))
    assert table.truncations == {"seat_0": True, "seat_1": True}
    assert not any(table.terminations.values())
    assert table.rewards == {"seat_0": 0, "seat_1": 0}
    assert not table.unwrapped.state_of_play.is_terminal


@pytest.mark.parametrize("id", rules.games)
def test_rewards_are_the_returns(id: str) -> None:
    table = env(id, rules.games[id].players[0])
    rewards = play(table)
    state = table.unwrapped.state_of_play
    assert state.is_terminal
    assert rewards == list(state.returns())


def test_the_seed_is_that_of_the_game_and_goes_on() -> None:
    table = env("indy", 3)
    table.reset(seed=7)
    game = rules.games["indy"]
    assert table.unwrapped.state_of_play == game.new_state(3, 7)
    table.reset()
    assert table.unwrapped.state_of_play == game.new_state(3, 8)


def test_without_a_seed_deals_differ() -> None:
    tables = [raw_env("indy", 2) for _ in range(2)]
    for table in tables:
        table.reset()
    assert tables[0].state_of_play != tables[1].state_of_play


def test_only_who_is_in_turn_has_a_mask() -> None:
    table = env("tribal_rixe", 3)
    table.reset(seed=1)
    for agent in table.agents:
        mask = table.observe(agent)["action_mask"]
        legal = table.unwrapped.state_of_play.legal_actions() if agent == table.agent_selection else []
        assert list(np.flatnonzero(mask)) == legal


def test_agents_see_their_own_view_only() -> None:
    table = raw_env("tribal_rixe", 2)
    table.reset(seed=1)
    before = [table.observe(agent)["observation"] for agent in table.agents]
    assert not np.array_equal(*before)
    table.state_of_play = table.state_of_play.view(0).resample(rules.Rng(3))
    assert np.array_equal(before[0], table.observe("seat_0")["observation"])
    assert not np.array_equal(before[1], table.observe("seat_1")["observation"])


def test_an_illegal_action_ends_it_for_who_did_it() -> None:
    table = env("indy", 2)
    table.reset(seed=1)
    agent = table.agent_selection
    mask = table.observe(agent)["action_mask"]
    table.step(int(np.flatnonzero(mask == 0)[0]))
    assert table.rewards[agent] == -1
    assert all(table.terminations.values())


def test_without_wrappers_an_illegal_action_says_why() -> None:
    table = raw_env("indy", 2)
    table.reset(seed=1)
    with pytest.raises(rules.IllegalAction):
        table.step(next(id for id in range(2000) if id not in table.state_of_play.legal_actions()))


def test_options_and_players_are_the_games_own() -> None:
    assert raw_env("tribal_rixe").num_agents == 0
    assert len(raw_env("tribal_rixe").possible_agents) == 2
    table = raw_env("tribal_rixe", 3, {"rounds": 2})
    table.reset(seed=1)
    assert table.state_of_play.options["rounds"] == 2
    with pytest.raises(rules.BadOption):
        raw_env("indy", 9)
    with pytest.raises(rules.BadOption):
        raw_env("indy", 2, {"nothing": 1})
    with pytest.raises(rules.UnknownGame):
        raw_env("chess")


def test_it_shows_what_a_spectator_knows(capsys: pytest.CaptureFixture[str]) -> None:
    table = env("indy", 2, render_mode="ansi")
    table.reset(seed=1)
    assert 'viewer: "spectator"' in table.render()
    shown = env("indy", 2, render_mode="human")
    shown.reset(seed=1)
    shown.step(shown.unwrapped.state_of_play.legal_actions()[0])
    assert "hands: " in capsys.readouterr().out


def test_the_whole_position_can_be_had_instead() -> None:
    short, whole = env("indy", 2), env("indy", 2, observation="whole")
    sizes = [table.observation_space("seat_0")["observation"].shape[0] for table in (short, whole)]
    assert sizes == [len(rules.games["indy"].observation_names()), encoder("indy").size]
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", WARNS_OTHERS_OF)
        api_test(whole, num_cycles=10)
    with pytest.raises(ValueError, match="no observation 'long'"):
        env("indy", 2, observation="long")


@pytest.mark.parametrize("id", rules.games)
def test_the_array_is_the_games_own_observation(id: str) -> None:
    table = raw_env(id, rules.games[id].players[-1])
    table.reset(seed=3)
    seen = table.observe("seat_1")["observation"]
    view = table.state_of_play.view(1)
    assert seen.dtype == np.float32
    assert np.allclose(seen, rules.games[id].observation(view))


def test_actions_may_count_seats_from_the_agents_own() -> None:
    plain, relative = raw_env("five_tribes", 4), raw_env("five_tribes", 4, relative_actions=True)
    for table in (plain, relative):
        table.reset(seed=5)
    rng, others = np.random.default_rng(1), 0
    for _ in range(200):
        seat = plain.possible_agents.index(plain.agent_selection)
        ids = plain.game.relative_actions(4, seat)
        mask = relative.observe(relative.agent_selection)["action_mask"]
        assert (mask == plain.observe(plain.agent_selection)["action_mask"][ids]).all()
        legal = np.flatnonzero(mask)
        naming = [told for told in legal if ids[told] != told]  # actions that name a seat, where there are any
        action = int(rng.choice(naming or legal))
        others += action != ids[action]
        relative.step(action)
        plain.step(ids[action])
        assert relative.state_of_play == plain.state_of_play
    assert others, "else it says nothing"
