"""Spec 3.1: what a turn begins with."""

from __future__ import annotations

import pytest

from tests.rules.tribe.positions import act, event, kinds, position, refused, shown_chain, texts

ELDER = [["elder flag_sky"], ["elder flag_sky"]]


@pytest.mark.rule("tribe", "3")
@pytest.mark.rule("tribe", "3.1")
def test_drawing_gives_a_sixth_card_and_the_main_phase() -> None:
    state = act(position("START", ["", ""], top="multi"), "draw")
    assert state.dump()["phase"] == "MAIN"
    assert state.current_player == 0
    assert "multi" in state.dump()["hands"][0]
    assert len(state.hands[0]) == 6


@pytest.mark.rule("tribe", "3.1")
@pytest.mark.parametrize(
    ("top", "may"), [("flag_sky", True), ("multi", True), ("totem", True), ("wolf", False), ("elder", False)]
)
def test_only_a_diorama_can_be_taken_from_the_discards(top: str, may: bool) -> None:
    state = position("START", ["", ""], discard=f"{top} courage")
    assert ("take" in texts(state)) == may
    if may:
        act(state, "take")
        assert top in state.dump()["hands"][0]
        assert state.dump()["discard_pile"] == ["courage"]
        assert event(state, "took") == {"card": top}
    else:
        assert refused(state, "take") == "3.1"


@pytest.mark.rule("tribe", "3.1")
def test_an_empty_discard_pile_gives_nothing() -> None:
    state = position("START", ["", ""])
    assert refused(state, "take") == "3.1"


@pytest.mark.rule("tribe", "3.1")
@pytest.mark.rule("tribe", "r7")
def test_an_active_diorama_may_go_on_any_own_chain_it_fits() -> None:
    chains = [["elder flag_sky !desert_wind", "hunter", "warrior"], ["hunter"]]
    state = position("START", ["", ""], chains)
    assert kinds(state, "USE_DIORAMA") == ["use elder on elder", "use elder on hunter"]
    act(state, "use elder on hunter")
    assert shown_chain(state, 0, "hunter")["dioramas"] == ["desert_wind"]  # type: ignore[index]
    assert shown_chain(state, 0, "elder")["active"] is None  # type: ignore[index]
    assert state.current_player == 1
    assert len(state.hands[0]) == 5


@pytest.mark.rule("tribe", "3.1")
@pytest.mark.rule("tribe", "r8")
def test_a_totem_may_lie_face_down_and_be_used() -> None:
    chains = [["elder flag_sky lightning war_spear", "scout bear_spirit !totem"], []]
    state = position("START", ["", ""], chains)
    assert kinds(state, "USE_DIORAMA") == ["use scout on elder"]
    act(state, "use scout on elder")
    assert shown_chain(state, 0, "elder")["totem"]  # type: ignore[index]


@pytest.mark.rule("tribe", "3.1")
@pytest.mark.rule("tribe", "3.3")
@pytest.mark.parametrize(
    ("tribu", "card"),
    [
        ("warrior", "calumet_brave"),
        ("elder", "flag_sun"),
        ("hunter", "desert_wind"),
        ("shaman", "hunting_bow"),
        ("scout", "bear_spirit"),
    ],
)
def test_a_chain_of_any_tribu_can_take_its_card_and_be_attacked(tribu: str, card: str) -> None:
    state = position("START", ["", ""], [[f"{tribu} !{card}"], []])
    assert kinds(state, "USE_DIORAMA") == [f"use {tribu} on {tribu}"]
    state = position("START", ["", ""], [[f"{tribu} !wolf"], [f"{tribu} {card}"]])
    assert kinds(state, "ATTACK") == [f"attack 2 {tribu} from {tribu}"]


@pytest.mark.rule("tribe", "3.1")
@pytest.mark.rule("tribe", "r13")
@pytest.mark.rule("tribe", "r16")
def test_an_attack_needs_a_vase_and_no_totem() -> None:
    mine = ["elder flag_sky !wolf", "scout bear_spirit !courage"]
    theirs = [
        "warrior",
        "hunter lightning",
        "shaman war_spear bear_spirit calumet_hero",
        "elder flag_sky lightning war_spear +totem",
    ]
    state = position("START", ["", ""], [mine, theirs])
    assert kinds(state, "ATTACK") == ["attack 2 hunter from elder", "attack 2 shaman from elder"]
    assert refused(state, "attack 2 warrior from elder") == "r13"
    assert refused(state, "attack 2 elder from elder") == "3.1"
    assert refused(state, "attack 2 hunter from scout") == "3.1"
    assert refused(state, "attack 1 elder from elder") == "3.1"


@pytest.mark.rule("tribe", "3.1")
def test_a_turn_cannot_be_passed_and_main_actions_come_after_a_card() -> None:
    state = position("START", ["wolf", ""], ELDER)
    assert texts(state) == ["draw"]
    for text in ("discard wolf", "activate wolf elder", "swap elder wolf"):
        assert refused(state, text) == "3.1"


@pytest.mark.rule("tribe", "r6")
def test_no_swap_without_taking_a_card() -> None:
    state = position("START", ["wolf", ""], [["elder flag_sky !courage"], []])
    assert kinds(state, "SWAP") == []
    assert kinds(act(state, "draw"), "SWAP")


@pytest.mark.rule("tribe", "r6")
def test_no_active_card_is_used_after_taking_a_card() -> None:
    state = act(position("START", ["", ""], [["elder flag_sky !lightning"], []]), "draw")
    assert kinds(state, "USE_DIORAMA") == []
    assert refused(state, "use elder on elder") == "3.1"
