"""A search ends before its time only when what is left can't change its choice: surely, where it counts; else nearly so."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from types import SimpleNamespace
from unittest import mock

import pytest

import rules
from rules import Rng, State
from rules.bots.bot import Budget
from rules.bots.heuristic import HintBot
from rules.bots.judging.verdict import first_look
from rules.bots.mcts.alike import comes_to_the_same
from rules.bots.mcts.root import WIDEST, Lead, Root
from rules.bots.mcts.search import EARLIEST, SPARED, SearchBot, Thought
from rules.bots.mcts.told import SimulationOutcome
from rules.bots.mcts.tree import Node
from rules.bots.mcts.tuning import USUAL

RATE = 400.0
"""Simulations in a second of the clock of these tests."""
OWN = Budget()
"""The time that a level takes when nobody says otherwise."""


def views(game_id: str, count: int, every: int = 5) -> Iterator[State]:
    """Views of whoever decides, from games of all numbers of players by blurred hints."""
    game, bot, found = rules.games[game_id], HintBot(lambda _: 0.4), 0
    for seed in range(count):
        state, rng, number = game.new_state(game.players[seed % len(game.players)], seed), Rng(seed), 0
        while state.current_player is not None:
            view = state.view(state.current_player)
            number += len(view.legal_actions()) > 1
            if number % every == every - 1 and len(view.legal_actions()) > 1:
                yield view
                found += 1
                if found == count:
                    return
            state.apply(bot.choose(view, Budget(), rng))


def counted(view: State, simulations: int, seed: int, stops: bool) -> tuple[int, int]:
    bot = SearchBot(stops=stops)
    return bot.choose(view, Budget(simulations=simulations), Rng(seed)), bot.simulations


def same_choices(game_id: str, count: int) -> int:
    """Compare searches that stop with whole ones; how many simulations were spared."""
    spared = 0
    for seed, view in enumerate(views(game_id, count)):
        simulations = (12, 24, 40, 90)[seed % 4]
        choice, spent = counted(view, simulations, seed, stops=True)
        whole, all_spent = counted(view, simulations, seed, stops=False)
        assert choice == whole, (game_id, seed, view.text(choice), view.text(whole))
        assert spent <= all_spent <= simulations
        spared += all_spent - spent
    return spared


@pytest.mark.sampled(1)
@pytest.mark.parametrize("game_id", list(rules.games))
def test_a_counted_search_that_stops_chooses_as_the_whole_one(game_id: str) -> None:
    same_choices(game_id, 24)


@pytest.mark.soak
def test_counted_searches_choose_alike_in_hundreds_of_positions_of_all_games() -> None:
    assert sum(same_choices(game_id, 200) for game_id in rules.games) > 0


def drawn(rng: Rng, count: int, middle: float) -> list[float]:
    """So many differences around a mean."""
    return [max(-WIDEST, min(WIDEST, middle + rng.random() + rng.random() - 1)) for _ in range(count)]


def lead(differences: list[float]) -> Lead:
    found = Lead()
    for one in differences:
        found.add(one)
    return found


@pytest.mark.sampled(1)
@pytest.mark.parametrize("proof", [0.0, 1.0, 2.0])
def test_what_is_out_of_reach_is_not_reached_whatever_comes(proof: float) -> None:
    rng, out = Rng(7), 0
    for _ in range(3000):
        seen = drawn(rng, 1 + rng.randrange(60), 2 * rng.random() - 1.5)
        more = rng.randrange(12)
        found = lead(seen)
        if not found.is_out_of_reach(proof, more):
            continue
        out += 1
        for kind in range(4):
            for count in range(more + 1):
                best = WIDEST if kind == 0 else WIDEST * rng.random()
                comes = [best if kind < 3 else WIDEST * (2 * rng.random() - 1) for _ in range(count)]
                assert not lead(seen + comes).is_clear(proof, 1e-6)
    assert out > 500


def test_what_a_few_more_draws_could_still_prove_is_in_reach() -> None:
    assert not lead([-0.1] * 20).is_out_of_reach(1.0, 2)
    assert lead([-0.1] * 20).is_out_of_reach(1.0, 1)
    assert not lead([]).is_out_of_reach(1.0, 1)
    assert lead([]).is_out_of_reach(1.0, 0)


@pytest.mark.soak
def test_the_chance_to_be_clear_in_the_end_is_what_comes() -> None:
    """Leads of which nothing is known before: of those that are given so much, so many are clear."""
    rng, said, came, gain, gained, count = Rng(3), 0.0, 0, 0.0, 0.0, 3000
    for _ in range(count):
        middle = 0.3 * (2 * rng.random() - 1)
        begun = drawn(rng, 40, middle)
        prospect = lead(begun).to_be_clear(1.0, 0.3, 0.0, 120)
        said, gain = said + prospect.chance, gain + prospect.gain
        if lead(begun + drawn(rng, 120, middle)).is_clear(1.0, 0.3):
            came, gained = came + 1, gained + middle
    assert said / count == pytest.approx(came / count, abs=0.02)
    assert gain / count == pytest.approx(gained / count, abs=0.01)


def test_what_a_tree_that_grows_may_change_is_reckoned_with() -> None:
    behind = lead([-0.1, -0.3] * 100)
    assert behind.to_be_clear(1.0, 0.5, 0.0, 2000).chance < 1e-6
    assert 1e-6 < behind.to_be_clear(1.0, 0.5, 0.05, 2000).chance < 0.5


def test_a_move_that_has_come_up_lately_is_waited_for() -> None:
    """In the Duel, ending the turn led by 0.26 after a quarter of the time, and was worse by 0.3 in the end: the tree had grown."""
    rising, even = [-0.4, -0.2] * 8 + [-0.2, 0.0] * 16, [-0.3, -0.1] * 24
    assert sum(rising) / len(rising) == pytest.approx(sum(even) / len(even), abs=0.04)
    assert lead(rising).to_be_clear(1.0, 0.2, 0.02, 400).chance > 0.1
    assert lead(even).to_be_clear(1.0, 0.2, 0.02, 400).chance < 0.01


def test_what_a_lead_does_to_come_out_above_nothing() -> None:
    assert lead([-0.25] * 40).to_be_more(0.1, 0.01, 40).chance < 0.01
    ahead = lead([0.3, 0.1] * 20)
    assert ahead.to_be_more(0.1, 0.01, 40).chance > 0.99
    assert ahead.to_be_more(0.1, 0.01, 40).gain == pytest.approx(0.2, abs=0.01)
    assert 0.4 < lead([0.1, -0.1] * 20).to_be_more(0.1, 0.01, 40).chance < 0.6
    assert lead([-0.1] * 20).to_be_more(0.1, 0.01, 0) == (0.0, 0.0)
    assert lead([]).to_be_more(0.1, 0.01, 40).chance == 1.0


def test_what_a_draw_brings_to_two_moves_alike_says_nothing_of_which_is_better() -> None:
    """They are compared with each other, however far they swing beside the best-looking move."""
    view, rng = next(view for view in views("tribe", 20) if len(view.legal_actions()) > 2), Rng(5)
    first, leader, other = view.legal_actions()[:3]
    apart, alike = (
        Root(view, Node(view.players), [first, leader, other], dict.fromkeys(view.legal_actions(), 0.0), USUAL, rng)
        for _ in range(2)
    )
    swings = drawn(rng, 200, 0.3)
    for swing, another in zip(swings, reversed(swings), strict=True):
        for root, came in ((apart, another), (alike, swing)):
            values = {first: 0.0, leader: swing + 0.05, other: came}
            root.compare({move: SimulationOutcome(value, value, 0.0, False) for move, value in values.items()})
    assert alike.prospect(other, leader, 200.0).chance < 0.01
    assert apart.prospect(other, leader, 200.0).chance > 0.01


def test_of_two_moves_that_may_be_made_in_either_order_neither_is_waited_for() -> None:
    """In Rise of Tribes members grow here and there: what a tree finds out of one place first holds for the other."""
    seen = set[bool]()
    for view in islice(views("rise_of_tribes", 40), 10, None):
        legal = view.legal_actions()
        for other in legal[1:6]:
            same = comes_to_the_same(view, legal[0], other, Rng(1))
            root = Root(view, Node(view.players), [legal[0], other], dict.fromkeys(legal, 0.0), USUAL, Rng(1))
            for _ in range(200):
                values = {legal[0]: 0.02, other: 0.0}
                root.compare({move: SimulationOutcome(value, value, 0.0, False) for move, value in values.items()})
            assert (root.prospect(other, legal[0], 2000.0).chance < 0.01) == same, (
                view.text(legal[0]),
                view.text(other),
            )
            seen.add(same)
        if len(seen) == 2:
            return
    raise AssertionError(seen)


def test_a_move_is_waited_for_longer_beside_the_end_of_the_turn_than_beside_its_like() -> None:
    """In the Duel, ending the turn led after a fifth of the time, and lost 30 points of a hundred: what else it would bring was found late."""
    tuning = USUAL._replace(drift=0.2, steady=0.05)
    for view in views("tribal_duel", 30):
        legal = view.legal_actions()
        mine = [one for one in legal[:8] if leaves(view, one) == view.current_player]
        ends = [one for one in legal if leaves(view, one) != view.current_player]
        mine = mine[:1] + [one for one in mine[1:] if not comes_to_the_same(view, mine[0], one, Rng(1))]
        if len(mine) < 2 or not ends:
            continue
        moves = [mine[0], mine[1], ends[0]]
        root = Root(view, Node(view.players), moves, dict.fromkeys(legal, 0.0), tuning, Rng(1))
        for _ in range(200):
            values = (0.02, 0.0, 0.0)
            came = [SimulationOutcome(value, value, 0.0, False) for value in values]
            root.compare(dict(zip(moves, came, strict=True)))
        like, end = (root.prospect(move, moves[0], 2000.0) for move in moves[1:])
        assert like.chance < 0.2 < end.chance
        assert like.gain < end.gain / 4
        return
    raise AssertionError("no such position")


def in_question(value: float, differences: list[float], part: float) -> int:
    """How many of two moves may still be the choice that stand at a value and differ so, after a part of the time."""
    view, bot = next(views("tribe", 1)), SearchBot()
    moves, node = view.legal_actions()[:2], Node(view.players)
    for action in moves:
        child = node.children[action] = Node(view.players)
        child.visits, child.totals = 1, [value] * view.players
    root = Root(view, node, moves, dict.fromkeys(moves, 0.0), USUAL._replace(drift=0.0), Rng(1))
    for one in differences:
        root.compare({move: SimulationOutcome(v, v, 0.0, False) for move, v in zip(moves, (0.0, one), strict=True)})
    bot.simulations = 2 * len(differences)
    thought = Thought(1000.0, lambda: 1000.0 * part, bot.simulations / part, False)
    return len(bot._in_question(root, moves, thought, 1, 1))


def test_what_is_waited_for_is_counted_in_chances_to_win() -> None:
    """The same differences are a doubt in the middle of a game and none where it is lost; nor are small ones, or before there was time."""
    far, near = drawn(Rng(5), 200, 0.0), [one / 40 for one in drawn(Rng(5), 200, 0.0)]
    assert in_question(0.0, far, EARLIEST) == 2
    assert in_question(-1.0, far, EARLIEST) == 1
    assert in_question(0.0, near, EARLIEST) == 1
    assert in_question(0.0, near, EARLIEST / 2) == 2


def leaves(view: State, action: int) -> int | None:
    """Who decides after an action, on a draw."""
    truth = view.resample(Rng(1))
    truth.apply(action)
    return truth.current_player


def by_the_clock(bot: SearchBot, view: State, seed: int, budget: Budget = OWN) -> tuple[int, float]:
    """The choice, and the seconds that it took by a clock that goes by simulations."""
    clock = SimpleNamespace(perf_counter=lambda: bot.simulations / RATE)
    with mock.patch("rules.bots.mcts.search.time", clock):
        action = bot.choose(view, budget, Rng(seed))
    return action, bot.simulations / RATE


@pytest.mark.soak
def test_an_easy_decision_by_the_clock_takes_a_part_of_the_time_and_ends_the_same() -> None:
    times, other = list[float](), 0
    for seed, view in enumerate(views("five_tribes", 12)):
        choice, seconds = by_the_clock(SearchBot(), view, seed)
        whole, all_seconds = by_the_clock(SearchBot(stops=False), view, seed)
        if all_seconds:
            times.append(seconds)
            other += choice != whole
    assert sorted(times)[len(times) // 2] < 0.6
    assert other <= 2


@pytest.mark.soak
def test_a_time_that_is_given_is_never_exceeded_and_one_of_its_own_once_in_a_while() -> None:
    bot, given, own = SearchBot(), SearchBot(), list[float]()
    for seed, view in enumerate(views("indy", 60)):
        assert by_the_clock(given, view, seed, Budget(milliseconds=250.0))[1] <= 0.25 + 1 / RATE
        own.append(by_the_clock(bot, view, seed)[1])
    assert max(own) <= 2.0 + 1 / RATE
    assert sum(seconds > 1.0 + 1 / RATE for seconds in own) <= SPARED * len(own)


def test_the_only_move_is_not_thought_about() -> None:
    state = rules.games["five_tribes"].new_state(2, 3)
    while len(state.legal_actions()) > 1:
        state.apply(state.legal_actions()[0])
    assert state.current_player is not None
    view = state.view(state.current_player)
    with mock.patch.object(type(view), "sure_win", side_effect=AssertionError):
        assert SearchBot().choose(view, Budget(), Rng(1)) == view.legal_actions()[0]


def test_a_review_looks_for_the_best_of_the_other_moves_with_all_of_its_thought() -> None:
    view = next(views("tribe", 1))
    with mock.patch("rules.bots.mcts.search.SearchBot._in_question", side_effect=AssertionError):
        first_look(view, view.legal_actions()[0], 60, Rng(1))
