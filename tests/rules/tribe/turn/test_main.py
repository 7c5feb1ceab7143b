"""Spec 3.2 and 3.3: what six cards can do, and what fits."""

from __future__ import annotations

import pytest

from tests.rules.tribe.positions import act, event, kinds, position, refused, shown_chain, texts


@pytest.mark.rule("tribe", "3.2")
def test_example_b_exactly_twelve_actions() -> None:
    hand = "warrior calumet_hero flag_sky wolf courage block"
    state = position("MAIN", [hand, ""], [["shaman war_spear"], ["elder flag_sky"]])
    assert texts(state) == [
        "discard calumet_hero",
        "discard flag_sky",
        "discard warrior",
        "discard wolf",
        "discard block",
        "discard courage",
        "found warrior",
        "activate calumet_hero shaman",
        "activate flag_sky shaman",
        "activate wolf shaman",
        "activate courage shaman",
        "block 2",
    ]


@pytest.mark.rule("tribe", "3.2")
@pytest.mark.rule("tribe", "r4")
@pytest.mark.parametrize("text", ["discard wolf", "found warrior", "place lightning elder", "activate wolf elder"])
def test_one_action_ends_the_turn_with_five_cards(text: str) -> None:
    hand = "warrior lightning wolf courage block multi"
    state = act(position("MAIN", [hand, ""], [["elder flag_sky"], ["elder flag_sky"]]), text)
    assert len(state.hands[0]) == 5
    assert state.current_player == 1
    assert state.dump()["phase"] == "START"


@pytest.mark.rule("tribe", "3.2")
def test_identical_cards_give_one_action() -> None:
    state = position("MAIN", ["wolf wolf wolf flag_sky flag_sky multi", ""], [["elder"], []])
    assert kinds(state, "DISCARD") == ["discard flag_sky", "discard multi", "discard wolf"]


@pytest.mark.rule("tribe", "3.2")
@pytest.mark.rule("tribe", "r29")
def test_no_doubles() -> None:
    state = position("MAIN", ["elder warrior", ""], [["elder flag_sky"], []])
    assert kinds(state, "PLACE_TRIBU") == ["found warrior"]
    assert refused(state, "found elder") == "3.2"
    with pytest.raises(ValueError, match="twice"):
        position("MAIN", ["", ""], [["elder flag_sky", "elder"], []])


@pytest.mark.rule("tribe", "3.2")
@pytest.mark.rule("tribe", "r12")
def test_a_lone_or_complete_chain_may_hold_a_card_and_only_one() -> None:
    chains = [["scout", "elder flag_sky lightning war_spear", "hunter lightning !courage"], []]
    state = position("MAIN", ["wolf", ""], chains)
    assert kinds(state, "ACTIVATE")[:2] != []
    assert {text.split()[-1] for text in kinds(state, "ACTIVATE")} == {"scout", "elder"}
    assert refused(state, "activate wolf hunter") == "3.2"
    act(state, "activate wolf scout")
    assert shown_chain(state, 0, "elder")["active"] is None  # type: ignore[index]


@pytest.mark.rule("tribe", "3.2")
@pytest.mark.parametrize("card", ["elder", "draw3", "block"])
def test_what_may_not_lie_face_down(card: str) -> None:
    state = position("MAIN", [card, ""], [["hunter lightning !wolf", "scout"], []])
    assert not any(f" {card} " in f" {text} " for text in (*kinds(state, "ACTIVATE"), *kinds(state, "SWAP")))


@pytest.mark.rule("tribe", "3.2")
@pytest.mark.rule("tribe", "r5")
@pytest.mark.rule("tribe", "r33")
def test_one_swap_then_another_action_also_with_the_card_that_came_back() -> None:
    state = position("MAIN", ["wolf", ""], [["elder flag_sky !lightning", "hunter !courage"], []])
    act(state, "swap elder wolf")
    assert state.dump()["phase"] == "MAIN"
    assert shown_chain(state, 0, "elder")["active"] == "wolf"  # type: ignore[index]
    assert "lightning" in state.dump()["hands"][0]
    assert kinds(state, "SWAP") == []
    assert refused(state, "swap hunter lightning") == "r5"
    assert "place lightning elder" in texts(state)
    assert "discard lightning" in texts(state)
    act(state, "place lightning elder")
    assert state.current_player == 1


@pytest.mark.rule("tribe", "3.2")
def test_a_bluff_swap_of_the_same_type() -> None:
    state = position("MAIN", ["wolf", ""], [["elder flag_sky !wolf"], []])
    assert "swap elder wolf" in texts(state)


@pytest.mark.rule("tribe", "3.2")
def test_a_swap_is_possible_again_in_the_next_turn() -> None:
    state = position("MAIN", ["wolf strength", "shaman"], [["elder flag_sky !lightning"], []])
    act(state, "swap elder wolf", "discard strength", "draw", "discard shaman", "draw")
    assert kinds(state, "SWAP")


@pytest.mark.rule("tribe", "3.3")
def test_example_a_what_fits_the_warrior() -> None:
    hand = "calumet_brave flag_sky lightning multi totem flag_sun"
    state = position("MAIN", [hand, ""], [["warrior"], []])
    assert kinds(state, "PLACE_DIORAMA") == ["place calumet_brave warrior", "place multi warrior"]
    assert refused(state, "place flag_sky warrior") == "3.3"
    assert refused(state, "place totem warrior") == "3.3"


@pytest.mark.rule("tribe", "3.3")
def test_one_multi_a_chain_and_a_totem_on_top() -> None:
    state = position("MAIN", ["multi totem lightning", ""], [["warrior multi", "elder flag_sky multi war_spear"], []])
    assert kinds(state, "PLACE_DIORAMA") == ["place totem elder"]
    assert refused(state, "place multi warrior") == "3.3"
    assert refused(state, "place lightning elder") == "3.3"
    act(state, "place totem elder")
    assert shown_chain(state, 0, "elder")["totem"]  # type: ignore[index]
    act(state, "draw", "discard strength", "draw")
    assert not any(text.startswith("place totem") for text in texts(state))


@pytest.mark.rule("tribe", "r24")
def test_taking_a_discard_and_discarding_it_again() -> None:
    state = position("START", ["", ""], discard="flag_sky wolf")
    act(state, "take", "discard flag_sky")
    assert state.dump()["discard_pile"] == ["flag_sky", "wolf"]
    assert event(state, "discarded") == {"card": "flag_sky"}
