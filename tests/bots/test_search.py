"""The search: legal, repeatable, honest, within its measure, and it explains itself."""

from __future__ import annotations

import pytest

import rules
from rules import Rng, State
from rules.bots.bot import Budget
from rules.bots.levels import LEVELS, make
from rules.bots.mcts.root import Lead
from rules.bots.mcts.search import SearchBot, breadth
from rules.bots.mcts.tree import ValueSpread, sensible
from rules.bots.mcts.tuning import Tuning, tuning_of


def worth_a_thought(view: State) -> list[int]:
    """The moves that do not look hopeless."""
    legal = view.legal_actions()
    return sensible(legal, {action: view.hint(action) for action in legal}, tuning_of(view.game.id))


CASES = [(id, players) for id in rules.games for players in rules.games[id].players]
FEW = Budget(simulations=12)


def positions(game_id: str, players: int, seed: int, every: int, most: int) -> list[State]:
    """Positions of a game by hints, in each of which there is something to decide."""
    state, found, number = rules.games[game_id].new_state(players, seed), [], 0
    while not state.is_terminal and len(found) < most:
        legal = state.legal_actions()
        number += 1
        if number % every == 0 and len(legal) > 1:
            found.append(state.clone())
        state.apply(max(legal, key=state.hint))
    return found


@pytest.mark.parametrize(("game_id", "players"), CASES)
def test_it_finds_a_legal_move_in_every_game_for_every_number_of_players(game_id: str, players: int) -> None:
    for state in positions(game_id, players, 3, 9, 4):
        assert state.current_player is not None
        view = state.view(state.current_player)
        bot = SearchBot()
        assert bot.choose(view, FEW, Rng(1)) in view.legal_actions()
        simulations = 12 if len(worth_a_thought(view)) > 1 else 0
        assert bot.simulations == simulations
        assert sum(candidate.visits for candidate in bot.candidates) == simulations
        assert simulations == 0 or all(-1 <= candidate.lead <= 1 for candidate in bot.candidates)


@pytest.mark.parametrize("game_id", list(rules.games))
def test_the_same_simulations_and_seed_give_the_same_move(game_id: str) -> None:
    for state in positions(game_id, 2, 5, 11, 4):
        assert state.current_player is not None
        view = state.view(state.current_player)
        first, second = SearchBot(), SearchBot()
        assert first.choose(view, FEW, Rng(7)) == second.choose(view.clone(), FEW, Rng(7))
        assert first.candidates == second.candidates


def same_move_whatever_is_hidden(game_id: str, count: int, simulations: int) -> int:
    """Check `count` positions with two truths each; how many there were."""
    seen = 0
    for seed in range(count):
        game = rules.games[game_id]
        for state in positions(game_id, game.players[seed % len(game.players)], seed, 5, 8):
            assert state.current_player is not None
            view = state.view(state.current_player)
            other = view.resample(Rng(seed + 99)).view(state.current_player)
            budget = Budget(simulations=simulations)
            assert SearchBot().choose(view, budget, Rng(seed)) == SearchBot().choose(other, budget, Rng(seed))
            seen += 1
            if seen == count:
                return seen
    return seen


@pytest.mark.parametrize("game_id", list(rules.games))
def test_two_truths_behind_one_view_give_the_same_move(game_id: str) -> None:
    assert same_move_whatever_is_hidden(game_id, 8, 6) == 8


@pytest.mark.soak
@pytest.mark.parametrize("game_id", list(rules.games))
def test_two_truths_behind_a_thousand_views(game_id: str) -> None:
    assert same_move_whatever_is_hidden(game_id, 1000, 8) == 1000


def test_the_only_move_needs_no_thought() -> None:
    state = rules.games["tribe"].new_state(2, 1)
    while len(state.legal_actions()) > 1:
        state.apply(state.legal_actions()[0])
    assert state.current_player is not None
    bot = SearchBot()
    assert bot.choose(state.view(state.current_player), FEW, Rng(1)) == state.legal_actions()[0]
    assert bot.simulations == 0


def test_no_time_at_all_still_gives_a_move() -> None:
    state = positions("indy", 2, 1, 5, 1)[0]
    assert state.current_player is not None
    view = state.view(state.current_player)
    assert SearchBot().choose(view, Budget(milliseconds=0.0), Rng(1)) in view.legal_actions()


def test_what_was_found_is_kept_for_the_next_decision_of_the_same_player() -> None:
    """After drawing nothing hidden a player decides again: the tree goes on growing."""
    state = rules.games["five_tribes"].new_state(2, 3)
    bot, kept = SearchBot(), 0
    for _ in range(30):
        player = state.current_player
        assert player is not None
        action = bot.choose(state.view(player), FEW, Rng(1))
        state.apply(action)
        kept += state.current_player == player and bot._kept(state.view(player)) is not None
    assert kept > 5


def test_hopeless_moves_are_left_alone_while_there_are_others() -> None:
    hints = {1: -40.0, 2: 0.0, 3: 10.0}
    assert sensible([1, 2, 3], hints, Tuning(hopeless=-20.0)) == [2, 3]
    assert sensible([1], hints, Tuning(hopeless=-20.0)) == [1]
    assert sensible([1, 2, 3], hints, Tuning()) == [1, 2, 3]


def test_few_simulations_go_to_few_moves() -> None:
    assert breadth(40, 100_000, 16) == 16
    assert breadth(5, 100_000, 16) == 5
    assert breadth(40, 12, 16) == 3
    assert breadth(40, 1, 16) == 2
    assert breadth(1, 1, 16) == 1


def test_the_spread_is_the_standard_deviation_seat_by_seat() -> None:
    spread = ValueSpread(2)
    for value in (0.5, -0.5) * 500:
        spread.add([value, 0.2])
    assert spread.of[0] == pytest.approx(0.5, abs=0.01)
    assert spread.of[1] == pytest.approx(0.0, abs=0.01)


def test_moves_are_compared_on_the_same_draws() -> None:
    """Forty simulations of two moves draw twenty times what is hidden."""
    state = rules.games["tribal_rixe"].new_state(2, 5)
    drawn: list[int] = []

    class Counted(Rng):
        def getrandbits(self, bits: int) -> int:
            drawn.append(bits)
            return super().getrandbits(bits)

    while True:
        assert state.current_player is not None
        view = state.view(state.current_player)
        if len(worth_a_thought(view)) == 2:
            break
        state.apply(max(state.legal_actions(), key=state.hint))
    SearchBot().choose(view, Budget(simulations=40), Counted(1))
    assert drawn.count(64) == 20 + 1  # a draw for both moves, and one to foresee the next decision


def lead(*differences: float) -> Lead:
    found = Lead()
    for difference in differences:
        found.add(difference)
    return found


def test_a_lead_is_clear_when_it_is_well_above_its_standard_error() -> None:
    assert not lead().is_clear(1.0, 0.1)
    assert not lead(*[0.0] * 100).is_clear(0.0, 0.1), "moves that come to the same"
    assert lead(*[0.3, -0.1] * 50).is_clear(2.0, 0.1), "0.1, five times its error"
    assert not lead(*[0.3, -0.1] * 50).is_clear(6.0, 0.1)
    assert not lead(*[0.3, -0.28] * 50).is_clear(1.0, 0.1)
    assert not lead(*[-0.3] * 50).is_clear(1.0, 0.1)


def test_two_draws_that_agree_by_chance_prove_nothing() -> None:
    assert not lead(0.1, 0.1).is_clear(2.0, 0.1)
    assert lead(*[0.1] * 10).is_clear(2.0, 0.1)


@pytest.mark.parametrize("game_id", list(rules.games))
def test_the_best_looking_move_is_taken_as_long_as_no_other_proves_better(game_id: str) -> None:
    """And it is never dropped: nothing is compared but with it."""
    for state in positions(game_id, 2, 4, 7, 5):
        assert state.current_player is not None
        view = state.view(state.current_player)
        bot = SearchBot(tuning=tuning_of(game_id)._replace(proof=1e9))
        best = bot.choose(view, Budget(simulations=24), Rng(1))
        assert view.hint(best) == max(map(view.hint, view.legal_actions()))
        visits = [candidate.visits for candidate in bot.candidates]
        assert not visits or visits[0] >= max(visits) - 1


def test_a_move_that_proves_better_is_taken_instead_of_the_best_looking_one() -> None:
    taken = 0
    for state in positions("rise_of_tribes", 2, 4, 3, 20):
        assert state.current_player is not None
        view = state.view(state.current_player)
        best = SearchBot().choose(view, Budget(simulations=60), Rng(1))
        taken += view.hint(best) < max(map(view.hint, view.legal_actions()))
    assert taken


def test_it_tells_what_it_weighed_and_what_it_expects() -> None:
    state = positions("tribe", 2, 1, 7, 1)[0]
    assert state.current_player is not None
    view = state.view(state.current_player)
    bot = SearchBot()
    best = bot.choose(view, Budget(simulations=80), Rng(2))
    assert bot.candidates[0].action == best
    assert bot.candidates[0].visits == max(candidate.visits for candidate in bot.candidates)
    assert abs(sum(candidate.certainty for candidate in bot.candidates) - 1) < 1e-9
    assert bot.candidates[0].line[0] == best
    assert len(bot.candidates[0].line) > 1


def test_every_level_makes_a_bot() -> None:
    state = positions("indy", 2, 1, 5, 1)[0]
    assert state.current_player is not None
    view = state.view(state.current_player)
    for level in LEVELS:
        assert make(level).choose(view, FEW, Rng(1)) in view.legal_actions()


@pytest.mark.soak
@pytest.mark.parametrize(("game_id", "games"), [("tribe", 10), ("tribal_duel", 10), ("tribal_rixe", 10)])
def test_it_beats_random_bots_clearly(game_id: str, games: int) -> None:
    wins = 0
    for seed in range(games):
        state, rng, bot = rules.games[game_id].new_state(2, seed), Rng(seed), SearchBot()
        while (player := state.current_player) is not None:
            me = player == seed % 2
            state.apply(bot.choose(state.view(player), Budget(simulations=30), rng) if me else state.pick(rng))
        wins += state.ranking()[seed % 2] == 1
    assert wins >= 0.8 * games


@pytest.mark.parametrize("game_id", list(rules.games))
def test_no_other_move_is_said_to_be_better_than_the_one_that_is_taken(game_id: str) -> None:
    """Whoever is told two figures believes the larger one."""
    for state in positions(game_id, 2, 4, 5, 4):
        assert state.current_player is not None
        bot = SearchBot()
        best = bot.choose(state.view(state.current_player), Budget(simulations=30), Rng(3))
        leads = [candidate.lead for candidate in bot.candidates if candidate.visits]
        assert not leads or (bot.candidates[0].action, max(leads)) == (best, leads[0])
