"""The heuristics want what wins, and beat chance and noise by far."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from rules.five_tribes import GAMES
from rules.five_tribes.evaluation import choices
from rules.five_tribes.evaluation.outlook import FAKIR_WORTH
from rules.five_tribes.state import FiveTribesState
from tests.rules.five_tribes.build import act, board, table

Player = Callable[[FiveTribesState, random.Random], int]
GAME = GAMES["five_tribes"]


def by_hint(noise: float) -> Player:
    def choose(state: FiveTribesState, rng: random.Random) -> int:
        view = state.view(state.current_player)
        return max(view.legal_actions(), key=lambda id: view.hint(id) + rng.gauss(0, noise))

    return choose


def by_chance(state: FiveTribesState, rng: random.Random) -> int:
    return state.pick(rng)


def wins(hero: Player, other: Player, players: int, games: int) -> int:
    """Games that the hero wins alone, sitting on each seat in turn."""
    won = 0
    for seed in range(games):
        rng = random.Random(seed)
        state = GAME.new_state(players, seed)
        seat = seed % players
        while not state.is_terminal:
            choose = hero if state.current_player == seat else other
            state.apply(choose(state, rng))
        won += state.ranking()[seat] == 1
    return won


@pytest.mark.parametrize("players", [2, 4])
def test_the_best_hint_beats_chance(players: int) -> None:
    assert wins(by_hint(0.0), by_chance, players, 8) == 8


def test_noise_makes_it_weaker_but_not_blind() -> None:
    assert wins(by_hint(4.0), by_chance, 2, 8) >= 7
    assert wins(by_hint(0.0), by_hint(4.0), 2, 12) >= 9


def best(state: FiveTribesState) -> str:
    return state.text(max(state.legal_actions(), key=state.hint))


def test_it_takes_the_dearest_of_two_equal_tiles() -> None:
    assert best(table(board(a5="Y", b5="", e5="Y", f5="Y", a4="Y"))) == "take e5"


def test_it_takes_the_move_that_leaves_less() -> None:
    state = table(board(a4="W", b4="WB", e5="Y", f5="Y", e4="", a1="Y", b1="Y"), last=False)
    assert best(state) == "take e5"


def test_it_bids_more_when_more_is_at_stake() -> None:
    state = bid_on(board(f5="WWWWWWW", e5="W", a1="G", b1="GB"))
    assert int(best(state).split()[1]) >= 5
    state = bid_on(board(a1="Y", b1="YB", a5="Y", b5="YB", f5="Y", f4="YB", e1="Y", f1="YB"))
    assert best(state) == "bid 0"


def bid_on(text: str) -> FiveTribesState:
    return table(text, players=3, stage="bid", bid_order=[0, 1, 2], activation=None)


def test_it_spends_fakirs_where_there_is_much_blue() -> None:
    state = table(board(b5="B", b4="BY", f1="WW", e1="W"), seats=[{"resources": ["Fakir"] * 3}], last=False)
    act(state, "take b5", "drop B north")
    assert best(state) == "fakirs 3"


def test_it_keeps_its_goods_unless_it_is_poor() -> None:
    hand = ["Fish", "Silk", "Spice", "Ivory"]
    cells = board(a2="Y", b2="YB", f1="WW", e1="W")
    rich, poor = (table(cells, seats=[{"resources": hand, "gold": gold}], last=False) for gold in (30, 0))
    for state in (rich, poor):
        act(state, "take a2", "drop Y east")
    assert best(rich) == "end"
    assert best(poor).startswith("sell")


def test_value_goes_with_the_lead_and_ends_as_the_returns() -> None:
    state = table(board(a2="Y", b2="YB"), players=3, seats=[{"gold": 90}, {"gold": 60}, {"gold": 10}], last=False)
    values = [state.value(seat) for seat in range(3)]
    assert values[0] > 0 > values[1] > values[2] > -1
    while not state.is_terminal:
        state.apply(state.legal_actions()[0])
    assert tuple(state.value(seat) for seat in range(3)) == state.returns()


def test_hints_change_nothing() -> None:
    state = GAME.new_state(4, seed=8)
    rng = random.Random(1)
    for _ in range(120):
        if state.is_terminal:
            break
        key = state.key()
        for id in state.legal_actions():
            state.hint(id)
        for seat in range(4):
            state.value(seat)
        assert state.key() == key
        state.apply(state.pick(rng))


def test_a_fakir_given_away_costs_what_al_amin_would_make_of_it() -> None:
    """Two make a card of any good: who has seven different goods gives up ten points with one of two fakirs, without him none."""
    goods = ["Ivory", "Jewels", "Gold", "Papyrus", "Silk", "Spice", "Fish"]
    for djinns, lost in (([], 0), (["Al-Amin"], 10)):
        state = table(board(a1="Y"), seats=[{"resources": [*goods, "Fakir", "Fakir"], "djinns": djinns}])
        assert choices.cost(state, 0, 1) == pytest.approx(FAKIR_WORTH + lost)
        assert choices.cost(state, 0, 2) == pytest.approx(2 * FAKIR_WORTH + lost)


@pytest.mark.parametrize(
    ("mine", "victim"),
    [
        ({"viziers": 0}, "elder"),  # the 10 for a rival with fewer stay theirs: a vizier costs 1 point, an elder 2
        ({"viziers": 2}, "vizier"),  # they lose the 10
        ({"viziers": 3}, "vizier"),  # the 10 come to oneself
    ],
)
def test_of_a_rival_assassins_kill_what_costs_most(mine: dict[str, int], victim: str) -> None:
    state = table(board(c2="R", c3="R"), seats=[mine, {"elders": 4, "viziers": 3}], last=False)
    act(state, "take c2", "drop R south")
    assert best(state) == f"rob {victim} 1"
