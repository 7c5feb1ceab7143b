"""LEAD (spec 2.4)."""

from __future__ import annotations

import pytest

from tests.rules.rise_of_tribes.table import do, lay, reason, starting, texts, tribe

GOALS = ["Oxen", "Cart", "Horse", "Bow", "Baskets"]
REST = [
    *("Control all terrain types", "Majority in 5 connected", "Majority in mountains", "Majority in forests"),
    *("Occupy any 8 hexes", "Majority in lakes", "Gather 6 resources", "Complete the tribe"),
]


@pytest.mark.rule("rise_of_tribes", "2.4")
@pytest.mark.rule("rise_of_tribes", "1.3")
@pytest.mark.parametrize(("dice", "cards"), [(["moon", "moon"], 1), (["sun", "moon"], 2), (["sun", "sun"], 3)])
def test_cards_by_level(dice: list[str], cards: int) -> None:
    state = lay({"A": [1], "I": [0, 3]}, hand=["blank", "sun"], dice={"LEAD": [*dice, "blank"]})
    do(state, "blank lead")
    assert len(tribe(state, 0)["goals"]) == cards


@pytest.mark.rule("rise_of_tribes", "6")
@pytest.mark.rule("rise_of_tribes", "2.4")
@pytest.mark.rule("rise_of_tribes", "1.7")
def test_vector_9_returned_goals_are_drawn_again_on_top() -> None:
    """NORMAL, two villages, Mysticism, two returned: five."""
    state = lay(
        {"A": [1], "B": [1], "I": [0, 3]},
        hand=["blank", "sun"],
        villages={"A": 0, "B": 0},
        tribes=[{"goals": GOALS, "completed": ["Mysticism"], "deck": REST}],
    )
    do(state, "blank lead")
    assert len(starting(state, "return")) == 5
    do(state, "return oxen", "return bow")
    mine = tribe(state, 0)
    assert mine["goals"] == ["Cart", "Horse", "Baskets", *REST[:5]]
    assert mine["deck"] == [*REST[5:], "Oxen", "Bow"]
    assert mine["returned"] == [["Bow", "Oxen"]]


@pytest.mark.rule("rise_of_tribes", "2.4")
def test_without_villages_nothing_is_returned() -> None:
    state = lay({"A": [1], "I": [0, 3]}, hand=["blank", "sun"], tribes=[{"goals": GOALS, "deck": [*REST, "Mysticism"]}])
    do(state, "blank lead")
    assert len(tribe(state, 0)["goals"]) == 7
    assert reason(state, "return oxen")[1] == "2.4"


@pytest.mark.rule("rise_of_tribes", "2.4")
def test_returning_is_optional_drawing_is_not() -> None:
    state = lay({"A": [1], "I": [0, 3]}, hand=["blank", "sun"], villages={"A": 0}, tribes=[{"goals": GOALS}])
    do(state, "blank lead", "done")
    assert len(tribe(state, 0)["goals"]) == 7


@pytest.mark.rule("rise_of_tribes", "2.4")
def test_all_returns_come_before_the_draw_and_a_short_deck_gives_what_it_has() -> None:
    state = lay(
        {"A": [1], "I": [0, 3]},
        hand=["blank", "sun"],
        villages={"A": 0},
        tribes=[{"goals": GOALS[:2], "completed": [*GOALS[2:], *REST], "deck": ["Mysticism"]}],
    )
    do(state, "blank lead", "return oxen")
    assert sorted(tribe(state, 0)["goals"]) == ["Cart", "Mysticism", "Oxen"]
    assert tribe(state, 0)["deck"] == []
    assert tribe(state, 0)["returned"] == []


@pytest.mark.rule("rise_of_tribes", "a42")
def test_order_under_the_deck_is_known_to_the_owner_only() -> None:
    state = lay(
        {"A": [1], "B": [1], "I": [0, 3]},
        hand=["blank", "sun"],
        villages={"A": 0, "B": 0},
        tribes=[{"goals": GOALS, "deck": [*REST, "Mysticism"]}],
    )
    do(state, "blank lead", "return horse", "return cart")
    own, other = tribe(state.view(0), 0), tribe(state.view(1), 0)
    assert own["deck"][-2:] == ["Horse", "Cart"]
    assert set(own["deck"][:-2]) == {"?"}
    assert set(other["deck"]) == {"?"}
    assert own["returned"] == other["returned"] == [["Cart", "Horse"]]


def test_texts_of_goals_can_be_typed() -> None:
    state = lay({"A": [1], "I": [0, 3]}, hand=["blank", "sun"], villages={"A": 0}, tribes=[{"goals": REST}])
    do(state, "BLANK  Lead")
    assert "return majority-in-5-connected" in texts(state)
