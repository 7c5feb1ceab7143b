"""The bid for turn order (spec section 3.1, rulings 20, 26, 27)."""

from __future__ import annotations

import pytest

from tests.rules.five_tribes.build import act, bidding, board, refused, seat, table, texts

rule = pytest.mark.rule
OLIVER, SAM, ANNA, PETER = range(4)


def play_order(state: object) -> list[int]:
    """Who acts in turn: the one active, then the markers still on the track from its dear end."""
    position = state.dump()  # type: ignore[attr-defined]  # any state
    return [*position["bid_order"], *(s for s in reversed(position["track"]) if s is not None)]


@rule("five_tribes", "3.1")
def test_worked_example_of_the_zeros() -> None:
    """Bids 3, 1, 0, 0: the later 0 plays before the earlier one."""
    state = bidding(4, [OLIVER, SAM, ANNA, PETER])
    act(state, "bid 3", "bid 1", "bid 0", "bid 0")
    assert play_order(state) == [OLIVER, SAM, PETER, ANNA]
    assert [seat(state, n)["gold"] for n in range(4)] == [47, 49, 50, 50]


@rule("five_tribes", "3.1")
def test_three_zeros_are_pushed_and_the_fourth_must_pay() -> None:
    state = bidding(4, [2, 0, 3, 1])
    act(state, "bid 0", "bid 0", "bid 0")
    assert state.dump()["track"][:3] == [2, 0, 3]
    assert refused(state, "bid 0").section == "3.1"
    act(state, "bid 12")
    assert play_order(state) == [1, 3, 0, 2]


@rule("five_tribes", "3.1")
def test_three_players_may_all_bid_zero() -> None:
    state = bidding(3, [0, 1, 2])
    act(state, "bid 0", "bid 0", "bid 0")
    assert play_order(state) == [2, 1, 0]


@rule("five_tribes", "3.1")
def test_a_space_is_taken_once_and_must_be_affordable() -> None:
    state = bidding(4, [0, 1, 2, 3], seats=[{}, {"gold": 7}, {}, {}])
    assert texts(state) == ["bid 0", "bid 1", "bid 3", "bid 5", "bid 8", "bid 12", "bid 18"]
    act(state, "bid 3")
    assert texts(state) == ["bid 0", "bid 1", "bid 5"]
    assert "no space for 3" in refused(state, "bid 3").reason
    assert "can't pay" in refused(state, "bid 8").reason


@rule("five_tribes", "3.1")
def test_two_players_bid_with_two_markers_and_may_push_themselves() -> None:
    state = bidding(2, [0, 0, 1, 1])
    act(state, "bid 0", "bid 0", "bid 5", "bid 0")
    assert play_order(state) == [1, 1, 0, 0]
    assert seat(state, 1)["gold"] == 45


@rule("five_tribes", "3.2")
def test_play_order_is_the_next_bid_order() -> None:
    state = bidding(3, [0, 1, 2])
    act(state, "bid 1", "bid 8", "bid 3")
    assert (state.dump()["bid_order"], state.current_player) == ([1], 1)
    while state.dump()["stage"] != "bid":
        state.apply(state.legal_actions()[0])
        if state.is_terminal:
            break
    assert state.dump()["bid_order"] == [1, 2, 0]


@rule("five_tribes", "r20")
def test_an_insolvent_fourth_bidder_stands_on_one_for_nothing() -> None:
    state = bidding(4, [0, 1, 2, 3], seats=[{}, {}, {}, {"gold": 0}])
    act(state, "bid 0", "bid 0", "bid 0")
    assert texts(state) == ["bid 1"]
    act(state, "bid 1")
    assert (seat(state, 3)["gold"], state.current_player) == (0, 3)


@rule("five_tribes", "r20")
def test_kumarbi_must_cover_the_insolvent_bid_if_he_can() -> None:
    purse = {"gold": 0, "djinns": ["Kumarbi"], "resources": ["Fakir"]}
    state = bidding(4, [0, 1, 2, 3], seats=[{}, {}, {}, purse])
    act(state, "bid 0", "bid 0", "bid 0")
    assert texts(state) == ["bid 1 F"]
    act(state, "bid 1 F")
    assert (seat(state, 3)["resources"], state.dump()["discard"]) == ([], ["Fakir"])


@rule("five_tribes", "1.4")
@rule("five_tribes", "r26")
def test_kumarbi_steps_down_the_price_list_and_never_below_zero() -> None:
    purse = {"gold": 3, "djinns": ["Kumarbi"], "resources": ["Fakir"] * 5}
    state = bidding(3, [0, 1, 2], seats=[purse, {}, {}])
    assert texts(state) == [
        *("bid 0", "bid 1", "bid 3"),
        *("bid 1 F", "bid 3 F", "bid 5 F"),
        *("bid 3 FF", "bid 5 FF", "bid 8 FF"),
        *("bid 5 FFF", "bid 8 FFF", "bid 12 FFF"),
        *("bid 8 FFFF", "bid 12 FFFF", "bid 18 FFFF"),
        *("bid 12 FFFFF", "bid 18 FFFFF"),
    ]
    act(state, "bid 18 FFFF")
    assert seat(state)["gold"] == 0
    assert seat(state)["resources"] == ["Fakir"]
    assert state.dump()["discard"] == ["Fakir"] * 4


@rule("five_tribes", "r26")
def test_kumarbi_serves_each_of_two_markers() -> None:
    state = bidding(2, [0, 0, 1, 1], seats=[{"djinns": ["Kumarbi"], "resources": ["Fakir"] * 2}, {}])
    act(state, "bid 18 F", "bid 12 F")
    assert seat(state)["gold"] == 50 - 12 - 8


@rule("five_tribes", "r27")
def test_kumarbi_changes_the_price_and_not_the_space() -> None:
    state = bidding(4, [0, 1, 2, 3], seats=[{}, {}, {}, {"djinns": ["Kumarbi"], "resources": ["Fakir"]}])
    act(state, "bid 0", "bid 0", "bid 0")
    act(state, "bid 1 F")
    assert state.current_player == 3
    assert seat(state, 3)["gold"] == 50
    state = bidding(3, [0, 1, 2], seats=[{"djinns": ["Kumarbi"], "resources": ["Fakir"]}])
    act(state, "bid 18 F")
    assert state.dump()["track"][8] == 0
    assert "only Kumarbi" in refused(state, "bid 5 F").reason


@rule("five_tribes", "r26")
def test_kumarbi_lowers_the_dearest_space_to_nothing_for_six_fakirs() -> None:
    purse = {"gold": 0, "djinns": ["Kumarbi"], "resources": ["Fakir"] * 7}
    state = bidding(3, [0, 1, 2], seats=[purse, {}, {}])
    assert "bid 18 FFFFFF" in texts(state)
    assert "bid 18 FFFFF" not in texts(state)
    act(state, "bid 18 FFFFFF")
    assert (seat(state)["gold"], seat(state)["resources"]) == (0, ["Fakir"])


@rule("five_tribes", "3.1")
def test_while_bidding_nobody_acts() -> None:
    state = table(board(a2="Y", b2="Y", f1="WW", e1="W"))
    act(state, "take a2", "drop Y east")
    assert (state.dump()["stage"], state.dump()["activation"], state.actor) == ("bid", None, -1)


@rule("five_tribes", "1.4")
def test_fakirs_lower_no_bid_without_kumarbi() -> None:
    state = bidding(3, [0, 1, 2], seats=[{"resources": ["Fakir"] * 3}, {}, {}])
    assert texts(state) == [f"bid {price}" for price in (0, 1, 3, 5, 8, 12, 18)]
    assert "only Kumarbi" in refused(state, "bid 5 F").reason
    state = bidding(3, [0, 1, 2], seats=[{"djinns": ["Kumarbi"], "resources": ["Fakir"]}, {}, {}])
    assert "2 fakirs" in refused(state, "bid 5 FF").reason


@rule("five_tribes", "3.1")
def test_a_space_that_is_not_free_is_the_reason_given() -> None:
    state = bidding(4, [0, 1, 2, 3])
    act(state, "bid 0", "bid 5", "bid 0")
    assert [text for text in ("bid 0", "bid 5") if text in texts(state)] == ["bid 0"]
    assert refused(state, "bid 5").reason == "no space for 5 gold is free"
    state = bidding(4, [0, 1, 2, 3])
    act(state, "bid 0", "bid 0", "bid 0")
    assert refused(state, "bid 0").reason == "no space for 0 gold is free"
