"""A choice is judged against the best other move on the same draws, and marked only where that is certain."""

from __future__ import annotations

from functools import cache

import pytest

import rules
from rules import Rng, State
from rules.bots.bot import Budget
from rules.bots.heuristic import HintBot
from rules.bots.judging.luck import Luck, luck
from rules.bots.judging.verdict import BETTER, COSTLY, GOOD, Verdict, both, compared, verdict
from rules.bots.mcts.alike import are_alike
from rules.bots.mcts.chance import chance
from rules.core.surely import wins
from rules.indy.components import actions as indy
from tests.games.tribe.scenes import near_the_end


@cache
def evoking() -> State:
    """A view of indy in which one of four cards is to be kept, and one choice looks far worse than another."""
    for seed in range(50):
        state = rules.games["indy"].new_state(2, seed)
        bot, rng = HintBot(lambda _: 0.0), Rng(seed)
        while state.current_player is not None:
            view = state.view(state.current_player)
            legal = view.legal_actions()
            hints = view.hints(legal)
            if len(legal) == 4 and indy.EVOKE <= legal[0] < indy.RETURN and max(hints) - min(hints) > 0.5:
                return view
            state.apply(bot.choose(view, Budget(), rng))
    raise AssertionError("there is no such view")


def by_looks(view: State) -> list[int]:
    """The legal moves, the best-looking first."""
    legal = view.legal_actions()
    hints = dict(zip(legal, view.hints(legal), strict=True))
    return sorted(legal, key=lambda action: -hints[action])


def test_a_blunder_is_marked_and_what_was_better_is_named() -> None:
    view = evoking()
    best, *_, worst = by_looks(view)
    found = verdict(view, worst, 300, Rng(1))
    assert found is not None
    assert found.mark in (BETTER, COSTLY)
    assert found.other == best
    assert found.low <= found.gain <= found.high < 0
    assert 0 < found.expected < 1


def test_the_best_move_is_not_called_worse_and_the_same_question_has_the_same_answer() -> None:
    view = evoking()
    best = by_looks(view)[0]
    found = verdict(view, best, 300, Rng(1))
    assert found is not None
    assert found.mark in ("", GOOD)
    assert found == verdict(view, best, 300, Rng(1))


def test_few_simulations_mark_nothing() -> None:
    view = evoking()
    best, second, *_ = by_looks(view)
    found = compared(view, second, best, 2, Rng(1))
    assert found.high - found.low > compared(view, second, best, 400, Rng(1)).high - found.gain


@pytest.mark.parametrize(
    ("low", "high", "mark"),
    [
        (-0.3, -0.1, COSTLY),
        (-0.3, -0.03, COSTLY),
        (-0.14, -0.03, BETTER),
        (-0.11, -0.07, BETTER),
        (-0.12, -0.08, COSTLY),
        (-0.3, -0.015, ""),
        (-0.2, 0.2, ""),
        (0.02, 0.3, ""),
        (0.05, 0.3, GOOD),
    ],
)
def test_a_mark_needs_an_interval_that_is_clear_of_a_hair(low: float, high: float, mark: str) -> None:
    """Whether it is costly the number says that is told: never is −14 costly where −19 is not."""
    assert Verdict(1, 2, (low + high) / 2, low, high, 0.5).mark == mark


def test_what_would_be_marked_is_looked_at_once_more_and_both_looks_must_say_so() -> None:
    first, second = Verdict(1, 2, -0.3, -0.4, -0.2, 0.6), Verdict(1, 2, -0.01, -0.02, 0.01, 0.5)
    assert first.mark == COSTLY
    found = both(first, second)
    assert (found.gain, found.low) == (second.gain, first.low)
    assert not found.mark
    assert both(first, first._replace(high=-0.03)).mark == COSTLY


def test_a_difference_that_the_longer_look_has_shrunk_by_most_is_no_mark() -> None:
    """Each look alone would mark it, but the next would hardly."""
    first, second = Verdict(1, 2, -0.15, -0.17, -0.13, 0.6), Verdict(1, 2, -0.06, -0.08, -0.05, 0.5)
    assert (first.mark, second.mark) == (COSTLY, BETTER)
    assert both(first, second).high == pytest.approx(0.03)
    assert not both(first, second).mark
    grown = both(second, first)
    assert (grown.low, grown.high) == (pytest.approx(-0.24), second.high)
    assert grown.mark == COSTLY
    view = evoking()
    best, *_, worst = by_looks(view)
    told = verdict(view, worst, 300, Rng(1))
    assert told is not None
    assert told.low <= compared(view, worst, best, 300, Rng(2)).gain <= told.high


def test_moves_that_come_to_the_same_are_one() -> None:
    view = evoking()
    first, second = view.legal_actions()[:2]
    assert are_alike(view, first, first, Rng(1))
    assert not are_alike(view, first, second, Rng(1))


def test_a_forced_move_without_chance_has_no_luck() -> None:
    state = rules.games["five_tribes"].new_state(2, seed=2)
    before = state.view(0)
    action = state.legal_actions()[0]
    state.apply(action)
    assert luck(before, action, state.view(0), Rng(1)) == Luck(0.0, 0.0)


def test_the_luck_of_a_draw_is_what_it_brought_over_what_it_could_bring() -> None:
    """All that can come of an exchange in indy, weighed alike, is no luck at all."""
    state = rules.games["indy"].new_state(2, seed=3)
    while state.legal_actions()[0] != indy.EXCHANGE:
        state.apply(state.legal_actions()[0])
    seat, action = state.current_player, state.legal_actions()[-1]
    assert seat is not None
    before, found = state.view(seat), []
    for seed in range(12):
        truth = before.resample(Rng(seed))
        truth.apply(action)
        found.append(luck(before, action, truth.view(seat), Rng(seed)))
    lucks = [one.change for one in found]
    assert max(lucks) > 0 > min(lucks)
    assert all(one.error > 0 for one in found)
    assert abs(sum(lucks) / len(lucks)) < max(map(abs, lucks))


def test_chances_grow_with_values_and_are_never_certain() -> None:
    for id, game in rules.games.items():
        for players in game.players:
            row = [chance(id, players, value / 10) for value in range(-10, 11)]
            assert row == sorted(row)
            assert 0 < row[0] < row[-1] < 1


def test_a_move_that_wins_the_game_at_once_is_worth_all_there_is_to_win() -> None:
    """Whatever lay hidden: in hundredths it is 100, and what comes to the same is as good."""
    state = near_the_end((90, 30))
    view = state.view(0)
    winning = [one for one in view.legal_actions() if wins(view.resample(Rng(1)), one)]
    other = next(one for one in view.legal_actions() if one not in winning)
    assert winning
    for seed in range(3):
        found = compared(view, winning[0], other, 60, Rng(seed))
        assert found.expected == 1.0
        assert 0 <= found.gain <= 1
        assert found.told == found._replace(gain=0.01, low=-0.2).told == GOOD, "however near the other's chances come"
        against = compared(view, other, winning[0], 60, Rng(seed))
        assert against.expected == 1.0
        assert against.gain <= 0


def test_no_move_after_which_the_game_goes_on_is_worth_all_there_is_to_win() -> None:
    view = near_the_end((20, 30)).view(0)
    moves = view.legal_actions()
    assert compared(view, moves[0], moves[1], 60, Rng(1)).expected < 1.0


@pytest.mark.parametrize(
    ("gain", "width", "told"),
    [(-0.02, 0.1, "even"), (0.04, 0.2, "even"), (-0.26, 0.4, "unsure"), (0.09, 0.2, "unsure"), (-0.26, 0.1, COSTLY)],
)
def test_only_figures_that_lie_near_each_other_are_called_even(gain: float, width: float, told: str) -> None:
    assert Verdict(1, 2, gain, gain - width, gain + width, 0.5).told == told


def test_where_the_first_look_was_sure_of_nothing_the_longer_one_decides() -> None:
    first, second = Verdict(1, 2, -0.2, -0.6, 0.2, 0.6), Verdict(1, 2, -0.18, -0.25, -0.11, 0.5)
    assert first.told == "unsure"
    assert both(first, second).mark == COSTLY
    assert both(first, second._replace(gain=-0.02, low=-0.06, high=0.02)).told == "even"
