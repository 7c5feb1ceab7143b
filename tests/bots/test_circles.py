"""Bots and hints bring a turn on: they walk in no circles, and give up no sure gain for what may be chance."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import rules
from rules import Rng, State
from rules.bots.bot import Budget
from rules.bots.heuristic import HintBot
from rules.bots.mcts.root import SURELY, Root
from rules.bots.mcts.search import SearchBot
from rules.bots.mcts.told import SimulationOutcome
from rules.bots.mcts.tree import Node
from rules.bots.mcts.tuning import tuning_of
from tests.bots.advised import HINT_LEVEL, play, several

TO_AND_FRO = ("tribal_duel", "tribal_rixe")
"""The games in which groups can be laid to and fro."""


def positions(game_id: str, games: int) -> Iterator[State]:
    """Views with something that leads only to and fro, and something else."""
    for seed in range(games):
        state, rng = rules.games[game_id].new_state(2, seed, {}), Rng(seed)
        for _ in range(60):
            if state.current_player is None:
                break
            view = state.view(state.current_player)
            advances = [view.advance(action) for action in view.legal_actions()]
            if min(advances) < 0 <= max(advances):
                yield view
            idle = [action for action in view.legal_actions() if view.advance(action) < 0]
            state.apply(idle[0] if idle and rng.randrange(2) else state.pick(rng))


@pytest.mark.parametrize("game_id", TO_AND_FRO)
def test_a_blurred_judgement_lays_nothing_to_and_fro(game_id: str) -> None:
    bot = HintBot(lambda game_id: 3.0)
    for view in positions(game_id, 5):
        assert view.advance(bot.choose(view, Budget(), Rng(1))) >= 0


@pytest.mark.parametrize("game_id", TO_AND_FRO)
def test_a_search_moves_to_and_fro_only_once_or_for_what_that_opens(game_id: str) -> None:
    for view in list(positions(game_id, 3))[::4]:
        action = SearchBot().choose(view, Budget(simulations=12), Rng(1))
        if view.advance(action) < 0:
            assert all(view.advance(other) <= 0 for other in view.legal_actions())
            if not view.wandered:
                continue
            state = view.resample(Rng(1))
            state.apply(action)
            assert state.current_player == view.current_player
            assert any(state.advance(other) > 0 for other in state.legal_actions())


def rivals(favourite: int, other: int) -> tuple[State, int, int]:
    """A Duel in which the best-looking move advances so much, and another one as much as is said."""
    state, rng = rules.games["tribal_duel"].new_state(2, 3, {}), Rng(3)
    while True:
        assert state.current_player is not None
        view = state.view(state.current_player)
        best, *rest = sorted(view.legal_actions(), key=lambda action: -view.hint(action))
        found = [action for action in rest if view.advance(action) == other]
        if found and view.advance(best) == favourite:
            return view, best, found[0]
        state.apply(best if rng.randrange(3) else state.pick(rng))


@pytest.mark.parametrize(("favourite", "other", "gives_way"), [(1, 0, False), (1, 1, True), (0, 0, True)])
def test_k5_a_sure_gain_is_not_given_up_for_a_difference_within_its_error(
    favourite: int, other: int, gives_way: bool
) -> None:
    """Two standard errors are enough between equals, and too little to give up what brings one on for certain."""
    view, best, rival = rivals(favourite, other)
    moves = [best, rival]
    root = Root(view, Node(2), moves, dict.fromkeys(moves, 0.0), tuning_of("tribal_duel"), Rng(1))
    while not root.is_proved(rival) and root.told(rival).count < 400:
        for difference in (0.25, -0.15):
            outcomes = {best: SimulationOutcome(0.0, 0.0, 0.0, False)}
            root.compare(outcomes | {rival: SimulationOutcome(difference, difference, 0.0, False)})
    count = root.told(rival).count
    errors = 0.05 * count**0.5 / 0.2
    assert (errors < SURELY) == gives_way


@pytest.mark.parametrize(("game_id", "options"), [("tribal_duel", {}), ("tribal_rixe", {"rounds": 1})])
def test_k25_who_does_what_the_hint_says_walks_in_no_circles(game_id: str, options: dict[str, object]) -> None:
    found = play(game_id, 2, 3, HINT_LEVEL, 6, options)
    assert not found.repeated
    assert found.idle <= 0.05 * found.decisions


@pytest.mark.soak
@pytest.mark.parametrize(("game_id", "players"), [(one, n) for one in rules.games for n in rules.games[one].players])
def test_who_does_what_the_hint_says_decides_no_more_often_than_medium(game_id: str, players: int) -> None:
    """A hundred games each, whose turns differ by chance by a twentieth; where nothing can be laid to and fro, a turn is as long as
    the plan that it follows."""
    hinted, medium = (several(game_id, players, 100, level, 20) for level in (HINT_LEVEL, "medium"))
    assert not hinted.repeated
    assert hinted.idle <= 0.05 * hinted.decisions
    assert game_id not in TO_AND_FRO or hinted.a_turn <= 1.05 * medium.a_turn
