"""Gymnasium's vector environment of our games."""

from __future__ import annotations

from typing import Any

import pytest

import rules
from tests.adapters.tables import NEEDED

np = pytest.importorskip("numpy", reason=NEEDED)
pytest.importorskip("gymnasium", reason=NEEDED)

from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics  # noqa: E402

from rules.vector.gymnasium import VectorEnv  # noqa: E402

pytestmark = pytest.mark.peers


def legal(infos: dict[str, Any]) -> Any:
    return np.array([np.flatnonzero(mask)[0] for mask in infos["action_mask"]])


@pytest.mark.parametrize("id", rules.games)
def test_what_it_shows_is_in_its_spaces(id: str) -> None:
    envs = VectorEnv(id, 3)
    seen, infos = envs.reset(seed=4)
    for _ in range(15):
        assert seen in envs.observation_space
        actions = legal(infos)
        assert actions in envs.action_space
        seen, rewards, terminations, truncations, infos = envs.step(actions)
        assert rewards.shape == terminations.shape == truncations.shape == (3,)
    envs.close()


def test_gymnasiums_own_wrappers_work_on_it() -> None:
    """Statistics of episodes see each game's end, once."""
    envs = RecordEpisodeStatistics(VectorEnv("indy", 4, opponents="random"))
    _, infos = envs.reset(seed=1)
    rewards_at_ends = []
    for _ in range(80):
        _, rewards, terminations, _, infos = envs.step(legal(infos))
        for row in np.flatnonzero(terminations):
            rewards_at_ends.append(rewards[row])
            assert infos["_returns"][row]
            assert infos["final_obs"][row].shape == envs.single_observation_space.shape
            assert infos["episode"]["r"][row] == pytest.approx(rewards[row])
    assert len(rewards_at_ends) > 4
    assert set(rewards_at_ends) <= {-1.0, 0.0, 1.0}


def test_resets_without_a_seed_go_on() -> None:
    envs = VectorEnv("indy", 2)
    first, _ = envs.reset(seed=5)
    assert np.array_equal(envs.reset(seed=5)[0], first)
    envs.reset()
    assert list(envs.games._arrays.deals) == [7, 8]


def test_infos_can_be_lists() -> None:
    envs = DictInfoToList(VectorEnv("indy", 2))
    _, infos = envs.reset(seed=1)
    assert [set(info) for info in infos] == [{"action_mask", "seat"}] * 2
