"""The games against somebody who forgets: who remembers is given the memory, who forgets is not."""

from __future__ import annotations

from typing import Any
from unittest import mock

import pytest

import rules
from rules import State
from rules.bots.bot import Budget
from rules.bots.mcts.search import SearchBot
from tests.bench.judgement.points_judgement import points_values
from tests.bench.strength import forgetting, forgetting_choices
from tests.bench.strength.forgetting import FORGETS, KINDS, REMEMBERS, match, told


def test_who_forgets_is_given_nothing_but_the_view() -> None:
    given: dict[int, list[tuple[State, State]]] = {0: [], 1: []}
    choose = SearchBot.choose

    def spied(bot: SearchBot, view: State, *rest: Any) -> int:
        assert isinstance(view.viewer, int)
        given[view.viewer].append((view, view.game.load(view.dump())))
        return choose(bot, view, *rest)

    with mock.patch.object(SearchBot, "choose", spied):
        game = match("five_tribes", 4, KINDS, Budget(simulations=1))
    assert game.seats == (REMEMBERS, FORGETS)
    assert game.decisions == (len(given[0]), len(given[1]))
    assert any(view.memory() != bare.memory() for view, bare in given[0])
    assert all(view.memory() == bare.memory() for view, bare in given[1])


@pytest.mark.parametrize("by_points", [True, False])
def test_only_who_forgets_judges_by_points_and_only_when_told(by_points: bool) -> None:
    judged, choose = list[bool](), SearchBot.choose

    def spied(bot: SearchBot, view: State, *rest: Any) -> int:
        with mock.patch.object(forgetting, "points_values", wraps=points_values) as judge:
            action = choose(bot, view, *rest)
        judged.append(judge.called)
        assert not judge.called or (by_points and not view.memory())
        return action

    with mock.patch.object(SearchBot, "choose", spied):
        match("five_tribes", 4, KINDS, Budget(simulations=2), by_points)
    assert any(judged) == by_points


def test_a_line_tells_the_share_of_both_seats() -> None:
    line = told("indy", range(2, 4), 1)
    assert line.startswith("| indy | 2 | 1 | ")
    assert 0.0 <= float(line.split("|")[5].split()[0]) <= 1.0


def test_a_choice_by_memory_gains_nothing_where_it_is_the_same_and_the_difference_where_it_is_not() -> None:
    def chosen(bot: SearchBot, view: State, *rest: Any) -> int:
        return view.legal_actions()[1 if view.memory() and differ else 0]

    state = rules.games["five_tribes"].new_state(2, 4)
    assert state.current_player is not None
    view = state.view(state.current_player)
    verdict = mock.Mock(gain=0.25)
    with (
        mock.patch.object(SearchBot, "choose", chosen),
        mock.patch.object(forgetting_choices, "compared", return_value=verdict) as compared,
    ):
        differ = False
        assert forgetting_choices.gained(view, 3, 10, 1) is None
        differ = True
        assert forgetting_choices.gained(view, 3, 10, 1) == 0.25
    (of, by_memory, without, simulations, _), _ = compared.call_args
    assert of is view
    assert [by_memory, without] == view.legal_actions()[1::-1]
    assert simulations == 30


def test_gains_are_told_of_a_decision_and_of_a_game() -> None:
    deals = [forgetting_choices.Asked(40, 4, 0.08)] * 5
    assert forgetting_choices.told(deals) == "5 | 200 | 20 | +0.200 (+0.200 to +0.200) | +4.00 (+4.00 to +4.00)"
    assert forgetting_choices.told(deals, every=2).endswith(" | +8.00 (+8.00 to +8.00)"), (
        "only each second was asked about"
    )


def test_decisions_with_nothing_to_remember_are_not_asked_about() -> None:
    found = forgetting_choices.asked("indy", 3, 1, 2)
    assert 0 < found.decisions < 60
    assert found.differ <= found.decisions
