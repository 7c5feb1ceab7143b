"""MOVE (spec 2.4, 2.5)."""

from __future__ import annotations

import pytest

from rules.rise_of_tribes.components import rulings
from tests.rules.rise_of_tribes.table import GAME, at, do, held, in_row, lay, reason, res, starting, texts

HAND = ["blank", "sun"]
WAYFARER = {"tribe": "Kaha", "power": "Wayfarers", "resources": res(0, 2, 0)}


@pytest.mark.rule("rise_of_tribes", "2.4")
@pytest.mark.rule("rise_of_tribes", "a43")
def test_each_member_moves_once_from_anywhere() -> None:
    state = lay({"A": [2], "C": [1], "I": [0, 3]}, hand=HAND)
    do(state, "blank move")
    assert texts(state) == ["done", "move A B", "move A D", "move C B", "move C E", "move C F"]
    do(state, "move A B", "move C B", "move A D")
    assert at(state, "B") == [2, 0]
    assert starting(state, "sun")  # nobody is fresh: the action is over
    state = lay({"A": [2], "B": [1], "I": [0, 3]}, hand=HAND)
    do(state, "blank move", "move A B", "move B E")
    assert "move B E" not in texts(state)
    assert "have already moved" in reason(state, "move B E")[0]


@pytest.mark.rule("rise_of_tribes", "a43")
def test_one_route_for_all_if_the_ruling_is_turned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules.rise_of_tribes.mechanics.actions.move.MOVE_ONE_ROUTE", True)
    assert rulings.MOVE_ONE_ROUTE is False
    state = lay({"A": [3], "C": [2], "I": [0, 3]}, hand=HAND)
    do(state, "blank move", "move A B")
    assert texts(state) == ["done", "move A B"]


@pytest.mark.rule("rise_of_tribes", "2.4")
def test_number_of_members() -> None:
    state = lay({"A": [6], "I": [0, 3]}, hand=HAND)
    do(state, "blank move", "move A B", "move A B", "move A D", "move A D")
    assert starting(state, "sun")
    assert at(state, "A") == [2, 0]


@pytest.mark.rule("rise_of_tribes", "1.7")
def test_cart_moves_two_more() -> None:
    state = lay({"A": [8], "I": [0, 3]}, hand=HAND, tribes=[{"completed": ["Cart"]}])
    do(state, "blank move", *["move A B"] * 6)
    assert at(state, "B") == [6, 0]
    assert not starting(state, "move")


@pytest.mark.rule("rise_of_tribes", "2.5")
@pytest.mark.rule("rise_of_tribes", "1.7")
def test_horse_goes_two_hexes() -> None:
    state = lay({"A": [2], "I": [0, 3]}, hand=HAND, tribes=[{"completed": ["Horse"]}])
    do(state, "blank move")
    assert starting(state, "move") == ["move A B", "move A C", "move A D", "move A E", "move A G"]


@pytest.mark.rule("rise_of_tribes", "2.5")
@pytest.mark.rule("rise_of_tribes", "1.8")
def test_canoe_makes_lakes_free() -> None:
    """Forest, lake, lake, mountain is one move, and without the canoe it is not."""
    state = lay({"A": [2], "I": [0, 3]}, hand=HAND, tiles="fllmfmfmf", tribes=[{"items": ["canoe"]}])
    do(state, "blank move")
    assert starting(state, "move") == ["move A B", "move A C", "move A D", "move A E", "move A F"]
    state = lay({"A": [2], "I": [0, 3]}, hand=HAND, tiles="fllmfmfmf")
    do(state, "blank move")
    assert starting(state, "move") == ["move A B", "move A D"]


PATHFINDER = {"tribe": "Kiror", "power": "Pathfinder"}


@pytest.mark.rule("rise_of_tribes", "2.5")
@pytest.mark.rule("rise_of_tribes", "1.9")
def test_pathfinder_joins_equal_terrain() -> None:
    """Mountain, mountain, lake is one move."""
    state = lay({"A": [2], "I": [0, 3]}, hand=HAND, tiles="mmlffmlll", tribes=[PATHFINDER])
    do(state, "blank move")
    assert starting(state, "move") == ["move A B", "move A C", "move A D", "move A E"]


@pytest.mark.rule("rise_of_tribes", "a38")
def test_wild_land_takes_one_type_in_a_move() -> None:
    """Lake, Wild Land, forest: the step onto it or off it is free, never both."""
    tiles = {"A": "lake", "B": "Wild Land", "C": "forest", "D": "mountain", "E": "mountain", "F": "lake"}
    state = lay({"A": [2], "I": [0, 3]}, hand=HAND, tiles=tiles, tribes=[PATHFINDER])
    do(state, "blank move")
    assert starting(state, "move") == ["move A B", "move A C", "move A D", "move A E"]
    tiles = {**tiles, "F": "forest", "C": "forest"}
    state = lay({"A": [2], "I": [0, 3]}, hand=HAND, tiles=tiles, tribes=[PATHFINDER])
    do(state, "blank move")
    assert "move A F" in texts(state)  # one step onto it as a forest, then free forests
    tiles = {**tiles, "B": "mountain"}
    state = lay({"A": [2], "I": [0, 3]}, hand=HAND, tiles=tiles, tribes=[PATHFINDER])
    do(state, "blank move")
    assert "move A F" not in texts(state)


@pytest.mark.rule("rise_of_tribes", "a38")
def test_wild_land_is_a_lake_for_the_canoe() -> None:
    tiles = {"A": "forest", "B": "Wild Land", "C": "forest", "D": "forest", "E": "mountain"}
    state = lay({"A": [2], "I": [0, 3]}, hand=HAND, tiles=tiles, tribes=[{"items": ["canoe"]}])
    do(state, "blank move")
    assert "move A C" in texts(state)


@pytest.mark.rule("rise_of_tribes", "2.5")
def test_opponents_and_crowds_never_block() -> None:
    state = lay({"A": [2], "B": [0, 9]}, hand=HAND)
    do(state, "blank move", "move A B", "move A B")
    assert at(state, "B") == [2, 9]


@pytest.mark.rule("rise_of_tribes", "a4")
@pytest.mark.rule("rise_of_tribes", "2.8")
def test_a_village_falls_the_moment_it_is_left() -> None:
    state = lay({"A": [1], "D": [1], "I": [0, 3]}, hand=HAND, villages={"A": 0})
    do(state, "blank move", "move A B")
    assert state.villages[0] == 0
    do(state, "move D A")
    assert state.villages[0] == 0


@pytest.mark.rule("rise_of_tribes", "a4")
def test_checked_after_the_action_if_the_ruling_is_turned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules.rise_of_tribes.mechanics.actions.move.VILLAGE_CHECK_PER_STEP", False)
    state = lay({"A": [1], "D": [2], "I": [0, 3]}, hand=HAND, villages={"A": 0})
    do(state, "blank move", "move A B", "move D A", "done")
    assert state.villages[0] == 1
    state = lay({"A": [1], "D": [2], "I": [0, 3]}, hand=HAND, villages={"A": 0})
    do(state, "blank move", "move A B", "done")
    assert state.villages[0] == 0


# ---- Discovery ------------------------------------------------------------------------------------


@pytest.mark.rule("rise_of_tribes", "1.8")
@pytest.mark.rule("rise_of_tribes", "a18")
def test_discovery_once_per_hex_entered() -> None:
    state = lay({"A": [4], "B": [0, 1], "D": [1, 1]}, hand=HAND, row=["Discovery"])
    do(state, "blank move", "move A B")
    assert texts(state) == ["take food", "take wood", "take stone"]
    do(state, "take stone")
    assert held(state, 0) == [0, 0, 1]
    do(state, "move A B", "move A D")
    assert starting(state, "move")  # neither the second member nor a shared hex discovers
    assert state.gathered == 0


@pytest.mark.rule("rise_of_tribes", "a18")
def test_discovery_wants_opponents_not_invaders_and_only_at_the_destination() -> None:
    state = lay(
        {"A": [4], "B": [0, 1], "G": [0, 2]},
        hand=HAND,
        row=["Discovery", "Invaders"],
        invaders={"hex": "D"},
        tribes=[{"completed": ["Horse"]}],
    )
    do(state, "blank move", "move A D", "move A C")
    assert held(state, 0) == [0, 0, 0]


@pytest.mark.rule("rise_of_tribes", "a18")
def test_a_hex_that_gave_nothing_may_give_a_discovery_after_wayfarers_have_emptied_it() -> None:
    state = lay({"A": [3], "B": [1, 1], "I": [0, 1]}, hand=HAND, row=["Discovery"], tribes=[WAYFARER])
    do(state, "blank move", "move A B")
    assert held(state, 0) == [0, 2, 0]  # a member of one's own stood there
    do(state, "wayfare B C", "far", "far moved", "move A B")
    assert texts(state) == ["take food", "take wood", "take stone"]
    do(state, "take stone")
    assert held(state, 0) == [0, 1, 1]
    assert state.dump()["turn"]["entered"] == ["B"]
    assert GAME.load(state.dump()).key() == state.key()


@pytest.mark.rule("rise_of_tribes", "a18")
def test_no_hex_gives_two_discoveries_in_one_move() -> None:
    state = lay({"A": [4], "B": [0, 1], "I": [0, 1]}, hand=["sun", "sun"], row=["Discovery"], tribes=[WAYFARER])
    do(state, "sun move", "move A B", "take stone", "wayfare B C")
    assert at(state, "B") == [0, 1]
    do(state, "move A B")
    assert starting(state, "move")
    assert held(state, 0) == [0, 1, 1]


@pytest.mark.rule("rise_of_tribes", "1.8")
def test_discovery_leaves_when_empty() -> None:
    state = lay({"A": [4], "B": [0, 1]}, hand=HAND, row=[("Discovery", {"wood": 1})])
    do(state, "blank move", "move A B")
    assert held(state, 0) == [0, 1, 0]
    assert in_row(state) == [None, None]


# ---- Wayfarers, mammoth ---------------------------------------------------------------------------


@pytest.mark.rule("rise_of_tribes", "1.9")
@pytest.mark.rule("rise_of_tribes", "a28")
def test_wayfarers() -> None:
    state = lay({"A": [3], "E": [2], "I": [0, 3]}, hand=HAND, tribes=[WAYFARER])
    do(state, "blank move", "move A B")
    targets = [text for text in starting(state, "wayfare") if text.startswith("wayfare A")]
    assert targets == [f"wayfare A {h}" for h in "BCDFGHI"]
    assert not any(text.startswith("wayfare E") for text in texts(state))
    do(state, "wayfare A H")
    assert held(state, 0) == [0, 1, 0]
    assert at(state, "H") == [1, 0]  # the first goes at once: both are alike
    do(state, "far")
    assert at(state, "H") == [2, 0]
    assert not starting(state, "wayfare")
    do(state, "move H G")  # the journey does not use up the member's own move
    assert at(state, "G") == [1, 0]


@pytest.mark.rule("rise_of_tribes", "a28")
def test_wayfarers_who_have_moved_stay_tired() -> None:
    state = lay({"A": [1], "B": [1], "I": [0, 3]}, hand=HAND, tribes=[WAYFARER])
    do(state, "blank move", "move A B", "wayfare B G")
    assert texts(state) == ["far", "far moved"]
    do(state, "far moved", "done")
    assert state.dump()["turn"]["moved"] == {"G": 1}
    assert starting(state, "move") == ["move B A", "move B C", "move B D", "move B E"]


@pytest.mark.rule("rise_of_tribes", "a28")
def test_wayfarers_any_number() -> None:
    state = lay({"A": [3], "I": [0, 3]}, hand=HAND, tribes=[WAYFARER])
    do(state, "blank move", "wayfare A B", "far", "done")
    assert at(state, "B") == [2, 0]
    assert held(state, 0) == [0, 1, 0]


@pytest.mark.rule("rise_of_tribes", "a28")
def test_wayfarers_need_wood() -> None:
    poor = {**WAYFARER, "resources": res(2, 0, 2)}
    state = lay({"A": [3], "I": [0, 3]}, hand=HAND, tribes=[poor])
    do(state, "blank move")
    assert not starting(state, "wayfare")
    assert reason(state, "wayfare A I") == ("Wayfarers cost 1 wood", "1.9")


@pytest.mark.rule("rise_of_tribes", "1.8")
@pytest.mark.rule("rise_of_tribes", "a22")
def test_tamed_mammoth_is_shifted_and_checked_after_the_action() -> None:
    tamed = {"mammoth": {"hex": "A", "tamer": 0}}
    state = lay({"A": [1], "D": [1], "I": [0, 3]}, hand=HAND, tribes=[{"vp": 5}], **tamed)
    do(state, "blank move")
    assert starting(state, "shift") == ["shift D"]  # not to where it is
    do(state, "move A B")
    assert state.mammoth == 0
    assert starting(state, "shift") == ["shift B", "shift D"]
    do(state, "shift B")
    assert not starting(state, "shift")
    do(state, "done")
    assert state.dump()["mammoth"] == {"hex": "B", "tamer": 0}
    assert state.vp[0] == 5
    state = lay({"A": [1], "D": [2], "I": [0, 1]}, hand=HAND, mammoth={"hex": "D", "tamer": 0})
    do(state, "blank move", "shift A")
    assert state.dump()["mammoth"] == {"hex": "A", "tamer": 0}


@pytest.mark.rule("rise_of_tribes", "1.8")
@pytest.mark.rule("rise_of_tribes", "a47")
def test_mammoth_left_alone_costs_three() -> None:
    tamed = {"mammoth": {"hex": "A", "tamer": 0}}
    for before, after in ((5, 2), (1, 0)):
        state = lay({"A": [1], "D": [1], "I": [0, 3]}, hand=HAND, tribes=[{"vp": before}], **tamed)
        do(state, "blank move", "move A B", "done")
        assert state.vp[0] == after
        assert state.dump()["mammoth"] is None
        assert state.dump()["events"]["discard"] == ["Mammoth"]
