"""With how many unseen cards the other one would win in the turn after this one: a few things that must hold, and how long it takes."""

from __future__ import annotations

from time import process_time

import pytest

from rules import Rng
from rules.bots.bot import Budget
from rules.bots.heuristic import HintBot
from rules.tribal.duel.components.actions import DRAW, END
from rules.tribal.duel.components.phases import ACT
from rules.tribal.duel.state import DuelState
from tests.rules.tribal_duel.layouts import GAME, ONES, duel

ENOUGH = 4
"""Positions of a game in which it is tried."""
MOST_SECONDS = 0.01
"""What a look takes at the most, in the middle of several tries."""


SEEN = ["T9a", "T9b", "L9a", "L9b", "D9a", "D9b", "M7a", "M7b", "M8a", "M8b", "M9a"]


def one_card_away() -> DuelState:
    """The other one gives their mask 4 away once a blue 5 lies on mask 6, and lays it on their pile once they draw a mask 3."""
    piles = [{"D": 8, "M": 2, "L": 4, "T": 4}] * 2
    stock = ["L5a", "M3a", "L8a", "T8a"]
    return duel(["M6a", "M9b"], ["M4a"], sacred=piles, discard=SEEN, stock=stock)


def test_the_cards_are_counted_with_which_the_other_one_wins() -> None:
    found = one_card_away().view(0).risk()
    assert found is not None
    assert found.end == "empty"
    assert (found.cards, found.of) == (6, 22)


def test_what_hinders_it_leaves_fewer_such_cards() -> None:
    state = one_card_away()
    before = state.view(0).risk()
    assert before is not None
    for action in before.hindered_by:
        after = state.clone()
        after.apply(action)
        left = after.view(0).risk()
        assert left is None or left.cards <= before.cards


def test_nothing_is_risked_where_no_card_helps() -> None:
    assert duel(["D6a"], ["#M2a D6b"], sacred=ONES, stock=["L5a"]).view(0).risk() is None
    assert duel(["D6a"], ["M4a"], sacred=[ONES[0], {"D": 1}], stock=["L5a"]).view(0).risk() is None


@pytest.mark.sampled(1)
@pytest.mark.parametrize("seed", [1, 6, 10])
def test_a_counted_card_wins_whatever_else_is_hidden_nobody_learns_of_it_and_it_is_quick(seed: int) -> None:
    state, rng, bot, told = GAME.new_state(2, seed), Rng(seed), HintBot(lambda _: 0.15), list[int]()
    took = list[float]()
    while state.current_player is not None and state.turn < 60:
        view = state.view(state.current_player)
        if state.phase == ACT:
            begun = process_time()
            found = view.risk()
            took.append(process_time() - begun)
            if found is not None and view.danger() is None:
                assert 0 < found.cards <= found.of == len(view.unseen_cards())
                assert view.resample(rng).view(state.current_player).risk() == found
                told.append(comes_true(view, found.cards))
                if len(told) == ENOUGH:
                    break
        state.apply(bot.choose(view, Budget(simulations=1), rng))
    assert told
    assert all(told)
    assert sorted(took)[-max(2, len(took) // 50)] < MOST_SECONDS


def comes_true(view: DuelState, cards: int) -> bool:
    """Whether at least so many unseen cards, on top of the stock or turned up, let the other one surely win."""
    player, won = view.current_player, set[int]()
    assert player is not None
    for draw in range(200):
        world = view.resample(Rng(draw))
        world.apply(END)
        if world.current_player is None:
            return False
        for action in world.legal_actions():
            after = world.clone()
            top = (
                after.stock[-1]
                if action == DRAW
                else next((c[0] for c, h in zip(after.columns, after.hidden, strict=True) if h), -1)
            )
            after.apply(action)
            turned = action == DRAW or sum(after.hidden) < sum(world.hidden)
            if turned and (after.current_player is None or after.view(1 - player).sure_win() is not None):
                won.add(top)
        if len(won) >= cards:
            return True
    return False
