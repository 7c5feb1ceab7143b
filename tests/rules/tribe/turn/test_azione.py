"""Spec 3.5: Draw 3 and Block."""

from __future__ import annotations

import pytest

from tests.rules.tribe.positions import TRIBE, act, kinds, position, refused, texts


@pytest.mark.rule("tribe", "3.5")
@pytest.mark.rule("tribe", "r20")
@pytest.mark.rule("tribe", "r34")
def test_draw_three_then_discard_three_of_any() -> None:
    state = position("MAIN", ["draw3 multi flag_sky", ""], top="totem wolf elder")
    act(state, "draw3")
    assert (state.dump()["phase"], state.dump()["to_discard"]) == ("DRAW3_DISCARD", 3)
    assert len(state.hands[0]) == 8
    assert state.dump()["played_pile"] == ["draw3"]
    assert {"drop totem", "drop multi"} <= set(texts(state))
    assert all(text.startswith("drop ") for text in texts(state))
    assert refused(state, "discard multi") == "3.5"
    act(state, "drop elder", "drop multi", "drop totem")
    assert state.dump()["discard_pile"] == ["totem", "multi", "elder"], "the last one is on top"
    assert len(state.hands[0]) == 5
    assert state.current_player == 1


@pytest.mark.rule("tribe", "r20")
def test_draw_three_may_be_discarded_unplayed() -> None:
    state = act(position("MAIN", ["draw3", ""]), "discard draw3")
    assert state.dump()["discard_pile"] == ["draw3"]
    assert state.dump()["played_pile"] == []


@pytest.mark.rule("tribe", "3.5")
@pytest.mark.parametrize(
    ("draw", "discard", "taken"), [("wolf", "multi", 1), ("", "multi wolf totem", 2), ("", "multi", 0)]
)
def test_with_few_cards_fewer_are_taken_and_discarded(draw: str, discard: str, taken: int) -> None:
    hands = ["draw3 flag_sky flag_sky flag_sky flag_sky multi", "wolf wolf elder elder elder"]
    state = position("MAIN", hands, draw=draw, discard=discard)
    act(state, "draw3")
    assert state.dump()["to_discard"] == taken
    assert len(state.hands[0]) == 5 + taken
    assert state.current_player == (0 if taken else 1)


@pytest.mark.rule("tribe", "3.5")
def test_identical_discards_give_one_action() -> None:
    hand = "wolf wolf flag_sky flag_sky flag_sky multi multi totem"
    state = position("DRAW3_DISCARD", [hand, ""], to_discard=3)
    assert texts(state) == ["drop flag_sky", "drop multi", "drop totem", "drop wolf"]


@pytest.mark.rule("tribe", "3.5")
@pytest.mark.rule("tribe", "r17")
def test_block_skips_the_next_turn_and_then_lies_with_the_played_cards() -> None:
    state = position("MAIN", ["block", "", ""], [[], ["elder flag_sky"], []])
    act(state, "block 2")
    assert state.dump()["blocked"] == [False, False, False], "the skipped turn is over already"
    assert state.dump()["played_pile"] == ["block"]
    assert state.current_player == 2
    assert state.dump()["turns"] == 2, "a skipped turn counts"


@pytest.mark.rule("tribe", "3.5")
def test_a_block_stays_until_the_turn_comes() -> None:
    state = position("MAIN", ["block", "", ""], [[], [], ["elder flag_sky"]])
    act(state, "block 3")
    assert state.dump()["blocked"] == [False, False, True]
    assert state.dump()["played_pile"] == []
    assert state.current_player == 1


@pytest.mark.rule("tribe", "r18")
@pytest.mark.rule("tribe", "r12")
def test_no_second_block_while_one_is_pending_and_none_without_a_chain() -> None:
    chains = [[], ["elder"], ["hunter"], []]
    state = position("MAIN", ["block", "", "", ""], chains, blocked=[False, False, True, False])
    assert kinds(state, "PLAY_BLOCK") == ["block 2"]
    assert refused(state, "block 3") == "r18"
    assert refused(state, "block 4") == "3.2"
    assert refused(state, "block 1") == "3.2"


@pytest.mark.rule("tribe", "3.5")
def test_two_blocked_in_a_row_are_both_skipped() -> None:
    chains = [[], ["elder flag_sky"], ["hunter lightning"]]
    state = position("MAIN", ["wolf", "", ""], chains, blocked=[False, True, True])
    act(state, "discard wolf")
    assert state.current_player == 0
    assert state.dump()["played_pile"] == ["block", "block"]


@pytest.mark.rule("tribe", "r19")
def test_played_azione_cards_are_back_in_the_next_challenge() -> None:
    state = position("MAIN", ["draw3", ""], played="block block draw3", turns=199)
    act(state, "draw3")
    while state.dump()["round"] == 1:
        state.apply(state.legal_actions()[0])
    position_after = state.dump()
    cards = [*position_after["draw_pile"], *[card for hand in position_after["hands"] for card in hand]]
    assert cards.count("block") == cards.count("draw3") == 4
    assert position_after["played_pile"] == []
    assert TRIBE.load(position_after) == state
