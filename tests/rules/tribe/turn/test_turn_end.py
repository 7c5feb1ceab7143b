"""Spec 3.7: what happens when a turn is over."""

from __future__ import annotations

import pytest

from tests.rules.tribe.positions import act, event, position, shown_chain

THREE = [
    "elder flag_sky lightning war_spear",
    "hunter lightning hunting_bow bear_spirit",
    "scout bear_spirit multi flag_sun",
]


@pytest.mark.rule("tribe", "3.7")
@pytest.mark.parametrize(
    ("players", "chains", "ends"), [(2, 3, True), (3, 3, True), (4, 2, True), (2, 2, False), (4, 1, False)]
)
def test_closing_needs_four_complete_chains_or_three_of_four_players(players: int, chains: int, ends: bool) -> None:
    mine = [*THREE[:chains], "warrior calumet_hero flag_sky"]
    state = position("MAIN", ["lightning", *[""] * (players - 1)], [mine, *[[]] * (players - 1)])
    act(state, "place lightning warrior")
    assert (state.dump()["round"] == 2) == ends
    if ends:
        assert event(state, "challenge_ended")["closer"] == 0
        assert event(state, "challenge_ended")["why"] == "closed"


@pytest.mark.rule("tribe", "3.7")
def test_an_active_diorama_can_close_too() -> None:
    mine = [*THREE, "warrior calumet_hero flag_sky !lightning"]
    state = act(position("START", ["", ""], [mine, []]), "use warrior on warrior")
    assert event(state, "challenge_ended")["closer"] == 0


@pytest.mark.rule("tribe", "3.7")
@pytest.mark.rule("tribe", "r28")
def test_closing_comes_before_the_lone_tribu_is_removed() -> None:
    mine = [*THREE, "warrior calumet_hero flag_sky", "shaman"]
    leaders = ["hunter", "scout"]
    state = position("MAIN", ["lightning", ""], [mine, []], leaders=leaders, lone=["shaman"])
    act(state, "place lightning warrior")
    spheres = 10 + 6 + 10 + 4 + 8 + 5 + 6 + 5 + 5 + 4
    assert event(state, "challenge_ended")["closer"] == 0
    assert "eliminated" not in [entry.kind for entry in state.events or []]
    assert event(state, "challenge_ended")["table"][0] > spheres - 30


@pytest.mark.rule("tribe", "3.7")
@pytest.mark.rule("tribe", "r9")
def test_example_e_a_lone_tribu_goes_at_the_end_of_its_owners_next_turn() -> None:
    chains = [["elder flag_sky !wolf"], ["scout bear_spirit !flag_sky"]]
    state = position("START", ["", "wolf"], chains, leaders=["warrior", "hunter"], discard="multi")
    act(state, "attack 2 scout from elder", "decline")
    chain = shown_chain(state, 1, "scout")
    assert chain is not None
    assert chain["dioramas"] == []
    assert chain["active"] == "flag_sky", "it keeps its active card"
    act(state, "draw", "discard wolf")
    assert shown_chain(state, 1, "scout") is None
    assert event(state, "eliminated") == {"chain": "scout", "active": "flag_sky"}
    assert state.dump()["discard_pile"] == ["wolf", "multi", "bear_spirit", "wolf", "scout", "flag_sky"]


@pytest.mark.rule("tribe", "3.7")
def test_example_e_a_vase_saves_it() -> None:
    chains = [["elder flag_sky !wolf"], ["scout bear_spirit"]]
    state = position("START", ["", "eagle_spirit"], chains, leaders=["warrior", "hunter"])
    act(state, "attack 2 scout from elder", "decline", "draw", "place eagle_spirit scout")
    assert shown_chain(state, 1, "scout")["dioramas"] == ["eagle_spirit"]  # type: ignore[index]


@pytest.mark.rule("tribe", "r10")
def test_example_e_a_skipped_turn_eliminates_nothing() -> None:
    chains = [["elder flag_sky !wolf"], ["scout bear_spirit"]]
    hands, blocked = ["shaman", "shaman"], [False, True]
    state = position("START", hands, chains, leaders=["warrior", "hunter"], blocked=blocked)
    act(state, "attack 2 scout from elder", "decline")
    assert state.current_player == 0
    assert shown_chain(state, 1, "scout") is not None
    act(state, "draw", "discard shaman", "draw", "discard shaman")
    assert shown_chain(state, 1, "scout") is None, "the next played turn does"


@pytest.mark.rule("tribe", "3.7")
def test_example_e_the_leaders_character_stays_for_ever() -> None:
    state = position("MAIN", ["", ""], [["scout"], []], leaders=["scout", "hunter"])
    for _ in range(3):
        act(state, "discard strength" if "strength" in state.dump()["hands"][0] else "discard draw3")
        act(state, "draw")
        state.apply(next(a for a in state.legal_actions() if state.text(a).startswith("discard")))
        act(state, "draw")
    assert shown_chain(state, 0, "scout") is not None


@pytest.mark.rule("tribe", "3.7")
def test_a_chain_laid_this_turn_is_exempt() -> None:
    state = position("MAIN", ["scout", ""], leaders=["warrior", "hunter"])
    act(state, "found scout")
    assert shown_chain(state, 0, "scout") is not None


@pytest.mark.rule("tribe", "r11")
def test_a_turn_of_war_is_no_excuse() -> None:
    chains = [["scout", "elder flag_sky !wolf"], ["hunter lightning"]]
    state = position("START", ["", ""], chains, leaders=["warrior", "shaman"])
    act(state, "attack 2 hunter from elder", "decline")
    assert shown_chain(state, 0, "scout") is None


@pytest.mark.rule("tribe", "3.7")
def test_of_two_lone_chains_one_can_be_saved_and_they_go_in_the_order_laid() -> None:
    chains = [["scout !strength", "hunter !wolf", "elder"], []]
    state = position("MAIN", ["flag_sky", ""], chains, leaders=["warrior", "shaman"], discard="multi")
    act(state, "place flag_sky elder")
    assert shown_chain(state, 0, "elder") is not None
    assert state.dump()["discard_pile"] == ["multi", "scout", "strength", "hunter", "wolf"]


@pytest.mark.rule("tribe", "3.7")
@pytest.mark.rule("tribe", "r23")
@pytest.mark.parametrize(("draw", "discard"), [("elder warrior", "shaman"), ("elder", "warrior shaman"), ("elder", "")])
def test_without_a_diorama_in_both_piles_the_challenge_ends(draw: str, discard: str) -> None:
    state = position("MAIN", ["wolf", ""], draw=draw, discard=discard, totals=[10, 20])
    act(state, "discard wolf")
    ended = event(state, "challenge_ended")
    assert (ended["why"], ended["closer"]) == ("exhausted", None)


@pytest.mark.rule("tribe", "r23")
@pytest.mark.parametrize("last", ["flag_sky", "multi", "totem"])
@pytest.mark.parametrize(
    ("draw", "discard"),
    [
        ("elder {}", "shaman"),
        ("{} elder", "shaman"),
        ("elder warrior", "{} shaman"),
        ("elder warrior", "shaman {}"),
        ("", "shaman {} elder"),
        ("{}", ""),
    ],
)
def test_one_diorama_in_either_pile_keeps_the_challenge_going(draw: str, discard: str, last: str) -> None:
    state = position("MAIN", ["wolf", ""], draw=draw.format(last), discard=discard.format(last))
    act(state, "discard wolf")
    assert state.dump()["round"] == 1
    assert state.current_player == 1


@pytest.mark.rule("tribe", "r23")
def test_the_last_diorama_taken_from_the_discards_ends_it_with_the_turn() -> None:
    state = act(position("START", ["wolf", ""], draw="elder warrior", discard="multi shaman"), "take")
    assert state.dump()["round"] == 1, "not before the turn is over"
    act(state, "discard wolf")
    assert event(state, "challenge_ended")["why"] == "exhausted"


@pytest.mark.rule("tribe", "3.7")
def test_exhaustion_is_tested_after_a_skipped_turn_too() -> None:
    state = position("MAIN", ["block", ""], [[], ["elder flag_sky"]], draw="elder warrior", discard="multi")
    act(state, "block 2")
    assert state.current_player == 0
    act(state, "take")
    act(state, "discard strength" if "strength" in state.dump()["hands"][0] else "discard draw3")
    assert event(state, "challenge_ended")["why"] == "exhausted"


@pytest.mark.rule("tribe", "3.7")
@pytest.mark.rule("tribe", "r32")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_hundred_turns_a_player_are_the_limit(players: int) -> None:
    hands = ["wolf", *[""] * (players - 1)]
    for turns, ends in ((100 * players - 1, True), (100 * players - 2, False)):
        state = act(position("MAIN", hands, turns=turns), "discard wolf")
        assert (state.dump()["round"] == 2) == ends
        if ends:
            assert event(state, "challenge_ended")["why"] == "turn limit"


@pytest.mark.rule("tribe", "3.7")
@pytest.mark.parametrize(("laid", "told"), [("scout !calumet_hero", "calumet_hero"), ("scout", None)])
def test_the_face_down_card_of_a_chain_that_goes_is_told(laid: str, told: str | None) -> None:
    state = position("MAIN", ["wolf", ""], [[laid], []], leaders=["warrior", "hunter"])
    act(state, "discard wolf")
    assert event(state, "eliminated") == {"chain": "scout", "active": told}


@pytest.mark.rule("tribe", "3.1")
def test_the_first_type_of_card_can_be_used_and_is_seen_to_leave() -> None:
    chains = [["warrior !calumet_hero"], []]
    shown = [[{"card": "calumet_hero", "turn": 3}], []]
    state = position("START", ["", ""], chains, leaders=["warrior", "hunter"], shown=shown)
    act(state, "use warrior on warrior")
    assert state.dump()["shown"] == [[], []]
    assert shown_chain(state, 0, "warrior")["dioramas"] == ["calumet_hero"]  # type: ignore[index]


@pytest.mark.rule("tribe", "3.7")
@pytest.mark.rule("tribe", "r30")
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_after_a_challenge_without_a_closer_the_next_dealer_begins(dealer: int) -> None:
    hands = ["wolf", "", ""]
    exhausted = position("MAIN", hands, draw="elder warrior", discard="shaman", dealer=dealer)
    skipped = position(
        "MAIN", hands, [[], ["elder flag_sky"], []], blocked=[False, True, False], turns=298, dealer=dealer
    )
    for state in (exhausted, skipped):
        act(state, "discard wolf")
        after = state.dump()
        assert (after["round"], after["dealer"], after["turns"]) == (2, (dealer + 1) % 3, 0)
        assert state.turn == state.current_player == (dealer + 1) % 3
        assert state.closer == -1


@pytest.mark.rule("tribe", "3.7")
@pytest.mark.rule("tribe", "3.9")
def test_a_skipped_turn_may_end_the_game() -> None:
    chains = [[], ["elder flag_sky"]]
    state = position("MAIN", ["wolf", ""], chains, blocked=[False, True], turns=198, totals=[40, 95])
    act(state, "discard wolf")
    assert state.is_terminal
    assert state.scores() == (40, 102)
    assert [entry.kind for entry in state.events or []][-3:] == ["skipped", "challenge_ended", "game_ended"]


@pytest.mark.rule("tribe", "3.7")
def test_a_chain_laid_this_turn_is_exempt_beside_one_that_goes() -> None:
    state = position("MAIN", ["scout", ""], [["hunter"], []], leaders=["warrior", "shaman"])
    act(state, "found scout")
    assert shown_chain(state, 0, "hunter") is None
    assert shown_chain(state, 0, "scout") is not None
