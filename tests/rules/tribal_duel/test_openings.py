"""What lies open for sacred piles: it goes there before anything else, and nothing is given that the other one can lay at once."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from rules import Rng
from rules.bots.bot import Budget
from rules.bots.heuristic import HintBot
from rules.bots.levels import make
from rules.bots.mcts.search import SearchBot
from rules.tribal.cards import CODES, EMPTY
from rules.tribal.duel.components.actions import MOVE_NINE, SACRED, STEAL, moved_card
from rules.tribal.duel.components.phases import ACT, COLUMNS, PLACING
from rules.tribal.duel.evaluation.openings import goes_up
from rules.tribal.duel.state import DuelState
from rules.tribal.moves import MOVES, ONTO
from tests.rules.tribal_duel.layouts import GAME, ONES, act, duel


def best(state: DuelState) -> str:
    return state.text(max(state.legal_actions(), key=state.hint))


def positions(games: range, share: float = 0.1) -> Iterator[DuelState]:
    """Views of decisions in turns of games between blurred hints."""
    for seed in games:
        state, bot, rng, pick = (
            GAME.new_state(seed=91_000 + seed),
            HintBot(lambda _: 0.5),
            Rng(seed),
            random.Random(seed),
        )
        while state.current_player is not None:
            if state.phase == ACT and pick.random() < share:
                yield state.view(state.current_player)
            state.apply(bot.choose(state.view(state.current_player), Budget(), rng))


def fed(state: DuelState, action: int) -> int:
    """How many cards the other one can lay at once of those that this gives them, counted by laying them."""
    player = state.current_player
    assert player is not None
    head = moved_card(action) if action < SACRED else -1
    onto = ONTO[action] if action < MOVES else EMPTY
    if head < 0 or state.realm[state.place[head]] != player:
        return 0
    if (state.realm[state.place[onto]] if onto != EMPTY else action - MOVE_NINE & 1) == player:
        return 0
    given, after = state.group(head), state.resample(Rng(0))
    after.apply(action)
    if after.is_terminal:
        return 0
    known = {card for column, down in zip(state.columns, state.hidden, strict=True) for card in column[down:]}
    after.apply(after.read("end"))
    laid = [0]
    while after.current_player == 1 - player and laid:
        laid = [one for one in after.legal_actions() if SACRED <= one < STEAL and one - SACRED in known]
        if laid:
            after.apply(laid[0])
    return sum(after.place[card] < 0 for card in given)


def keeps(state: DuelState, action: int) -> bool:
    """Whether this is what goes on a pile for nothing, or leaves it where it can still go there."""
    gain, after = state.sure_gain(), state.resample(Rng(0))
    after.apply(action)
    if after.phase == PLACING:
        after.apply(max(after.legal_actions(), key=after.hint))
    return action == gain or (after.current_player == state.current_player and gain in after.legal_actions())


def test_what_goes_up_at_once_is_counted_one_after_the_other() -> None:
    state = duel(["#T9a D2a", "D1a", "L4a D3b", "T8a"], ["L4b"])
    assert goes_up(state, 0) == [1, 1, 1, 0, 0, 0, 0, 0]
    assert goes_up(state, 1, [CODES["D3a"], CODES["L2a"], CODES["M1a"]], COLUMNS)[COLUMNS] == 1


def test_a_card_goes_on_a_pile_before_anything_else_where_that_costs_nothing() -> None:
    open_ = duel(["#L8a M5b T4a D3a", "#T9b T6a"], ["L6b"], sacred=[{"D": 2}, {}]).view(0)
    assert open_.sure_gain() == open_.read("sacred D3a")
    assert keeps(open_, SearchBot().choose(open_, Budget(simulations=60), Rng(1)))
    assert not keeps(open_, open_.read("move M5b L6b"))
    assert not keeps(open_, open_.read("end"))
    both = duel(["#L8a D2a", "T9a M8a T7a", "D2b"], ["L6b"], sacred=[{"D": 1}, {}])
    assert both.sure_gain() == both.read("sacred D2a"), "that which turns a card up"


@pytest.mark.parametrize(
    ("mine", "sacred", "why"),
    [
        (["T4a D3a"], [{"D": 2}, {"T": 3}], "it lays turtle 4 free, which the other one could steal"),
        (["#L9a L2a", "D3a"], [{"D": 2}, {}], "only on it lizard 2 could go, which would turn a card up"),
        (["D4a"], [{"D": 2}, {}], "no card goes"),
    ],
)
def test_it_is_weighed_where_it_costs_something(mine: list[str], sacred: list[dict[str, int]], why: str) -> None:
    assert duel([*mine, "T9b"], ["M9a"], sacred=sacred).sure_gain() is None, why


def test_nothing_goes_on_piles_while_cleaning() -> None:
    state = GAME.new_state(seed=1)
    assert state.sure_gain() is None


def test_cards_that_the_other_one_lays_one_after_the_other_are_not_given() -> None:
    """A lizard 3 and a djembe 2 went over, then djembe 1: three cards for the other one's pile."""
    mine = ["#D9a L3b D2a", "T9b"]
    chain = duel(mine, ["D4b", "D1b", "M6b"])
    harmless = duel(mine, ["D4b", "M6b"])
    move = chain.read("move L3b D4b")
    assert chain.hint(move) < 0 < harmless.hint(move)
    assert chain.advance(move) == 0, "it turns a card up, but at a price"


def test_a_card_is_not_laid_onto_a_column_in_which_the_next_one_lies() -> None:
    state = duel(["#L9a T2a", "M9b", "D3a", "#D8b T4a D3b"], ["M9a"], sacred=[{"T": 3}, {}])
    assert best(state) == "move T2a D3a"


@pytest.mark.parametrize("games", [range(4), pytest.param(range(40), marks=pytest.mark.soak)])
def test_by_hints_nothing_goes_over_that_goes_on_a_pile_or_that_the_other_one_can_lay_at_once(games: range) -> None:
    """But for what lays the own next card free, or where somebody is near the end."""
    medium, given = make("medium"), 0
    for view in positions(games):
        action = medium.choose(view, Budget(), Rng(0))
        gain = view.sure_gain()
        if gain is not None and view.sure_win() is None:
            assert SACRED <= action < STEAL, view.text(action)
        given += fed(view, action) > 0 and view.hint(action) < 20
    assert not given


@pytest.mark.parametrize(("games", "least"), [(range(23, 26), 2), pytest.param(range(30), 20, marks=pytest.mark.soak)])
def test_the_search_ends_no_turn_and_gives_no_card_while_one_goes_on_a_pile_for_nothing(
    games: range, least: int
) -> None:
    """In game 24 a search that knows of nothing sure gives such a card."""
    asked = 0
    for view in positions(games):
        gain = view.sure_gain()
        if gain is not None and view.sure_win() is None:
            asked += 1
            assert keeps(view, SearchBot().choose(view, Budget(simulations=8), Rng(0)))
    assert asked > least


def test_a_review_still_weighs_the_other_moves() -> None:
    view = duel(["#L8a M5b T4a D3a", "#T9b T6a"], ["L6b"], sacred=[{"D": 2}, {}]).view(0)
    bot = SearchBot(stops=False, keeps_gains=False)
    bot.choose(view, Budget(simulations=60), Rng(1))
    weighed = {one.action for one in bot.candidates}
    assert any(not keeps(view, action) for action in weighed)
    bot = SearchBot(stops=False)
    bot.choose(view, Budget(simulations=60), Rng(1))
    assert all(keeps(view, one.action) for one in bot.candidates), "a search alone does without them, to whatever end"


def test_chances_know_how_near_each_one_is() -> None:
    """At 28 cards to clear and nothing but a 1 to find it was said to be even."""
    near = duel(
        ["D9a"],
        ["#D2a #D3a #D4a L5a", "#D5a #D6a L7a", "#M2a #M3a #M4a T5a", "#M5a #M6a T7a"],
        sacred=[{"D": 3, "M": 2, "T": 2}, ONES[0]],
    )
    assert near.value(0) > 0.3
    assert act(near, "end").value(0) == near.value(0)
