"""Who knows what of the decks, and what may be drawn for the rest (see `secrets` for what must be hidden)."""

from __future__ import annotations

from collections import Counter

import rules
from rules.rise_of_tribes.components.box import EVENTS, GOALS
from rules.rise_of_tribes.state import RiseState
from tests.rules.rise_of_tribes.table import GAME, do, lay

MEMBERS = {"A": [1], "B": [1], "I": [0, 3]}


def test_a_spectator_sees_the_table_but_no_deck() -> None:
    state = GAME.new_state(3, 4)
    seen, full = state.view(None).dump(), state.dump()
    assert seen["viewer"] == "spectator"
    assert set(seen["events"]["deck"]) == {"?"}
    for name in ("hexes", "dice", "hand", "turn", "pending"):
        assert seen[name] == full[name]


def test_tiles_that_are_elsewhere_are_never_drawn_into_the_deck() -> None:
    state = lay(
        MEMBERS,
        hand=["sun", "moon"],
        row=["Drought"],
        mammoth={"hex": "A", "tamer": 0},
        tribes=[{"items": ["walls"]}],
        events={"discard": ["Volcano", "Discovery"]},
    )
    rng = rules.Rng(1)
    here = {"Drought", "Mammoth", "Walls", "Volcano", "Discovery", "Chieftain", "Abandoned Village"}
    orders = set()
    for _ in range(20):
        deck = state.view(1).resample(rng).dump()["events"]["deck"]
        assert sorted(deck) == sorted(set(EVENTS) - here)
        orders.add(tuple(deck))
    assert len(orders) > 10


def test_goals_of_other_places_are_never_drawn_into_a_deck() -> None:
    state = lay(MEMBERS, hand=["sun", "moon"], tribes=[{"goals": ["Oxen"], "completed": ["Cart"]}])
    rng = rules.Rng(1)
    for viewer in (0, 1, None):
        orders = set()
        for _ in range(20):
            deck = state.view(viewer).resample(rng).dump()["tribes"][0]["deck"]
            assert sorted(deck) == sorted(set(GOALS) - {"Oxen", "Cart", "Pottery"})
            orders.add(tuple(deck))
        assert len(orders) > 10


def returning() -> RiseState:
    """Two LEADs' worth of goals under the deck: Horse and Cart, then Oxen."""
    rest = [goal for goal in GOALS if goal not in ("Oxen", "Cart", "Horse", "Pottery", "Bow")]
    mine = {"goals": ["Bow"], "deck": [*rest, "Horse", "Cart", "Oxen"], "returned": [["Cart", "Horse"], ["Oxen"]]}
    return lay(MEMBERS, hand=["blank"], turn={"actions": ["GROW"]}, villages={"A": 0, "B": 0}, tribes=[mine])


def test_goals_put_back_stay_at_the_bottom_in_an_order_only_the_owner_knows() -> None:
    state = returning()
    rng = rules.Rng(3)
    orders: Counter[tuple[str, ...]] = Counter()
    for _ in range(40):
        own = state.view(0).resample(rng).dump()["tribes"][0]["deck"]
        assert own[-3:] == ["Horse", "Cart", "Oxen"]
        other = state.view(1).resample(rng).dump()["tribes"][0]["deck"]
        assert other[-1] == "Oxen"
        orders[tuple(other[-3:-1])] += 1
    assert set(orders) == {("Horse", "Cart"), ("Cart", "Horse")}


def test_runs_shrink_from_above_as_goals_are_drawn() -> None:
    state = returning()
    state.goal_decks[0] = state.goal_decks[0][-3:]  # a deck nearly drawn
    do(state, "blank lead", "done")
    mine = state.dump()["tribes"][0]
    assert mine["deck"] == ["Oxen"]
    assert mine["returned"] == [["Oxen"]]
    state = returning()
    state.goal_decks[0] = [0, *state.goal_decks[0][-3:]]
    do(state, "blank lead", "done")
    assert state.dump()["tribes"][0]["returned"] == [["Cart"], ["Oxen"]]


def test_a_shuffle_makes_the_dreamer_forget() -> None:
    dreamer = {"tribe": "Kia-Kia", "power": "Dreamtime"}
    state = lay(
        MEMBERS,
        phase="roll",
        draws=[0, 0],
        volcano=5,
        tribes=[dreamer],
        deck=["Mammoth", "Volcano", "Drought"],
    )
    do(state, "dream", "bottom 1")
    assert state.dump()["events"]["seen"] == [False, False, False]
    assert set(state.view(0).dump()["events"]["deck"]) == {"?"}
