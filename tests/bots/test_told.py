"""What is told of a search where it sees the end of the game: wins and points, not places."""

from __future__ import annotations

from functools import cache

import rules
from rules import Rng, State
from rules.bots.bot import Budget
from rules.bots.heuristic import HintBot
from rules.bots.judging.verdict import compared
from rules.bots.mcts.chance import chance
from rules.bots.mcts.root import Root
from rules.bots.mcts.search import SearchBot
from rules.bots.mcts.told import SimulationOutcome, played_on
from rules.bots.mcts.tree import Node
from rules.bots.mcts.tuning import tuning_of
from tribes_tui.seats.reviewing import is_choice

SECOND = 1 - 2 / 3
"""What the second of four counts for."""


@cache
def surely_second() -> State:
    """A view of Five Tribes with four seats in which whoever decides will be second, whatever they do."""
    state, bot, rng, views = rules.games["five_tribes"].new_state(4, 2), HintBot(lambda _: 0.3), Rng(2), list[State]()
    while state.current_player is not None:
        view = state.view(state.current_player)
        views.append(view)
        state.apply(bot.choose(view, Budget(), rng))
    last = (view for view in reversed(views[-80:]) if is_choice(view))
    return next(view for view in last if all(one.value == SECOND for one in outcomes(view)))


def outcomes(view: State) -> list[SimulationOutcome]:
    """What three simulations of each move come to."""
    moves, rng = view.legal_actions(), Rng(1)
    root = Root(view, Node(view.players), moves, dict.fromkeys(moves, 0.0), tuning_of(view.game.id), rng)
    return [root.simulate(view.resample(rng), move) for move in moves for _ in range(3)]


def test_who_will_surely_be_second_is_told_no_chance_and_by_how_much_they_are_behind() -> None:
    view, bot = surely_second(), SearchBot()
    bot.choose(view, Budget(simulations=24), Rng(1))
    best, *others = bot.candidates
    assert chance("five_tribes", 4, best.lead) < 0.03
    assert best.ended == best.visits
    assert best.ahead is not None
    assert best.ahead < 0
    assert all(other.ahead is not None and other.ahead <= best.ahead for other in others)


def test_a_review_tells_who_will_surely_be_second_no_chance() -> None:
    view = surely_second()
    one, other = view.legal_actions()[:2]
    found = compared(view, one, other, 16, Rng(1))
    assert found.gain == 0
    assert found.expected < 0.03


def test_luck_that_moves_nobody_to_the_first_place_is_none() -> None:
    view = surely_second()
    assert view.viewer is not None
    assert played_on(view.resample(Rng(1)), view.viewer, Rng(2)) == -1


def test_points_of_a_finished_game_are_those_of_its_end_and_else_those_of_the_judgement() -> None:
    assert {(one.told, one.ended) for one in outcomes(surely_second())} == {(-1.0, True)}
    early = outcomes(rules.games["five_tribes"].new_state(4, 2).view(0))
    assert not any(one.ended for one in early)
    assert all(one.told == one.value for one in early)
    assert len({one.ahead for one in early}) > 1
