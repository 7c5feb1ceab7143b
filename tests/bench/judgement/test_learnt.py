"""Judgements that are learnt: weights are found again, and nothing but the judgement differs in a match."""

from __future__ import annotations

import pytest

import rules
from rules import Rng, State
from rules.bots.bot import Budget
from rules.bots.mcts.search import SearchBot
from tests.adapters.tables import NEEDED

np = pytest.importorskip("numpy", reason=NEEDED)
pytest.importorskip("gymnasium", reason=NEEDED)

from rules.five_tribes.evaluation.values import THINGS  # noqa: E402
from tests.bench.judgement import learnt, standings  # noqa: E402
from tests.bench.judgement.judged_bot import JudgedBot  # noqa: E402

pytestmark = pytest.mark.peers


def test_weights_are_found_again() -> None:
    rng = np.random.default_rng(1)
    truth, things = np.array([1.0, -0.5, 0.0]), rng.normal(size=(4000, 4, 3))
    chance = standings.chances(things @ truth)
    winner = (rng.random((4000, 1)) > chance.cumsum(1)).sum(1).clip(max=3)
    rows = standings.Positions(things, np.zeros((4000, 4)), np.eye(4)[winner], np.arange(4000))
    assert standings.fitted(rows, 3.0) == pytest.approx(truth, abs=0.08)
    assert standings.likelihoods(truth, rows).mean() > standings.likelihoods(0 * truth, rows).mean()


def test_positions_hold_what_each_seat_has_and_the_same_times_what_is_left() -> None:
    found = standings.collect(3, 2)
    assert found.things.shape == (2 * learnt.POSITIONS, 3, 2 * len(THINGS))
    assert found.won.sum(1) == pytest.approx(1)
    assert len({*found.game}) == 2


def test_only_the_judgement_differs() -> None:
    """With today's it plays as the search does, with another one it thinks otherwise."""
    view = rules.games["five_tribes"].new_state(2, 1).view(0)
    found = []
    for bot in (SearchBot(), JudgedBot(lambda state, values: values), JudgedBot(_turned)):
        bot.choose(view, Budget(simulations=16), Rng(1))
        found.append(bot.candidates)
    assert found[0] == found[1] != found[2]


def _turned(state: State, values: list[float]) -> list[float]:
    return [-value for value in values]


def test_both_games_of_a_deal_are_shared() -> None:
    """Whoever judges as the others do wins some part of two games, in halves of a game."""
    setting = learnt.Setting("indy", 2)
    assert learnt.share(setting, lambda state, values: values, 1, 2) in (0.0, 0.25, 0.5, 0.75, 1.0)
    assert learnt.told_of([0.5] * 8) == "16 games, 0.500 (0.500–0.500)"
