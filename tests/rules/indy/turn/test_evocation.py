"""Sections 3.5 and 3.6: the evocation, and the return of the plucked."""

from __future__ import annotations

from typing import Any

import pytest

from rules.indy.state import IndyState
from tests.rules.indy.positions import INDY, act, event, position, texts

FOUR = ["CR1 CR2 HB3 OG4", "CG1 CG2 HR3 OB4"]
ROW = "CR5 HB1 OG6 HG1"
LAID = ["CG2 HG3 OG2", "CB1 HB3 OB4", "CB2 HB4 OB5"]


def returning(hand: str = "CR4 OG1", row: str = "CR1 HB2 CR5 OG6", plate: int = 5, **more: Any) -> IndyState:
    """Example E: seats A to D, D is plucked, its shaman red, all others have evoked."""
    fields: dict[str, Any] = {
        "evocations": ["CG2 HG3 OG2", "CB1 HB3 OB4", "CB2 HB4 OB5", None],
        "tokens": [4, 4, 3, 0],
        "plate": plate,
        "current_player": 3,
        "shamans": [*"GBGR"],
        "dealer": 0,
        "step": "ATTEMPT",
        **more,
    }
    return position("RETURN", ["OR1", "OR2", "OR3", hand], table=row, **fields)


@pytest.mark.rule("indy", "3.5")
def test_a_fourth_card_is_revealed_after_light() -> None:
    state = position("LIGHT", FOUR, table="HG1 HG2 OR1", current_player=1, dealer=0, top="E OB1")
    act(state, "pass")
    assert state.dump()["phase"] == "EVOCATION"
    assert state.dump()["table"] == ["HG1", "HG2", "OR1", "OB1"]
    assert state.current_player == 0


@pytest.mark.rule("indy", "3.5")
def test_the_swap_step_wants_the_same_kind_and_colour() -> None:
    state = position("EVOCATION", FOUR, table=ROW)
    assert texts(state) == ["pass", "swap CR1 1", "swap CR2 1", "swap HB3 2", "swap OG4 3"]
    refused = state.why_not(INDY.actions.find("SWAP", h="CR1", i=1))
    assert refused is not None
    assert refused.section == "3.5"


@pytest.mark.rule("indy", "3.5")
def test_after_the_swap_step_comes_the_compulsory_evocation() -> None:
    state = act(position("EVOCATION", FOUR, table=ROW), "swap CR1 1")
    assert texts(state) == [f"evoke keeping {card}" for card in ("CR2", "CR5", "HB3", "OG4")]
    assert state.why_not(INDY.actions.find("PASS")).section == "3.5"
    act(state, "evoke keeping OG4")
    assert state.dump()["evocations"][0] == ["CR2", "CR5", "HB3"]
    assert state.dump()["hands"][0] == ["OG4"]
    assert state.current_player == 1


@pytest.mark.rule("indy", "3.5")
def test_an_eagle_may_be_played_in_both_steps() -> None:
    state = position("EVOCATION", ["CR1 CR2 E E", FOUR[1]], table=ROW, top="OR1 OR2")
    act(state, "eagle 1")
    assert state.dump()["step"] == "SWAP"
    act(state, "pass", "eagle 2")
    assert state.dump()["step"] == "EVOKE"
    assert state.dump()["hands"][0] == ["CR1", "CR2", "CR5", "HB1"]


@pytest.mark.rule("indy", "3.5")
def test_identical_eagles_give_one_evocation() -> None:
    state = act(position("EVOCATION", ["CR1 E E E", FOUR[1]], table=ROW), "pass")
    assert [text for text in texts(state) if text.startswith("evoke")] == ["evoke keeping CR1", "evoke keeping E"]


@pytest.mark.rule("indy", "3.5")
@pytest.mark.rule("indy", "4")
def test_the_kept_card_stays_hidden() -> None:
    state = act(position("EVOCATION", FOUR, table=ROW), "pass", "evoke keeping OG4")
    assert state.view(1).dump()["hands"][0] == ["?"]
    assert state.view(0).dump()["hands"][0] == ["OG4"]


@pytest.mark.rule("indy", "3.5")
@pytest.mark.rule("indy", "r13")
def test_plucked_players_do_not_evoke_with_the_others() -> None:
    hands = ["CR1 CR2 HB3 OG4", "CG1 HR3", "CB1 CB2 HB4 OB5"]
    state = act(position("EVOCATION", hands, table=ROW, tokens=[4, 0, 4]), "pass", "evoke keeping OG4")
    assert state.current_player == 2
    act(state, "pass", "evoke keeping CB1")
    assert state.dump()["phase"] == "RETURN"
    assert state.current_player == 1


@pytest.mark.rule("indy", "3.6")
@pytest.mark.rule("indy", "r18")
def test_a_plucked_player_may_swap_before_the_attempt() -> None:
    state = returning(step="SWAP")
    assert "swap CR4 1" in texts(state)
    assert "swap OG1 4" in texts(state)
    act(state, "swap OG1 4")
    assert state.dump()["step"] == "ATTEMPT"


@pytest.mark.rule("indy", "3.6")
@pytest.mark.rule("indy", "6.E")
@pytest.mark.rule("indy", "r24")
def test_example_e_return() -> None:
    state = returning()
    assert texts(state) == ["pass", "return CR4"]
    act(state, "return CR4")
    happened = event(state, "returned")
    assert happened == {"card": "CR4", "plate": 4}
    assert state.tokens[3] == 1
    assert len(state.hands[3]) == 4  # the next manche is dealt: one kept, three new
    assert "OG1" in state.dump()["hands"][3]
    assert sum(state.tokens) + state.plate == 16


@pytest.mark.rule("indy", "3.6")
@pytest.mark.rule("indy", "6.E")
def test_return_wants_a_character_of_the_own_shaman() -> None:
    assert texts(returning(hand="CG4 OG1")) == ["pass"]


@pytest.mark.rule("indy", "3.6")
@pytest.mark.parametrize(
    ("shamans", "own", "next_suit"), [("GBGR", "CR", "CG"), ("RBRG", "CG", "CB"), ("RGRB", "CB", "HR")]
)
def test_a_return_and_its_ground_are_characters_of_one_colour_of_any_value(
    shamans: str, own: str, next_suit: str
) -> None:
    fields: dict[str, Any] = {"shamans": [*shamans], "evocations": ["HG3 HG4 OG2", "HB6 HB3 OB4", "HB2 HB4 OB5", None]}
    for card, row, may in (
        (f"{own}1", f"{own}6 {own}2", True),
        (f"{own}6", f"{own}1 {own}5", True),
        (f"{next_suit}1", f"{own}1 {own}6", False),
        (f"{own}3", f"{own}6 {next_suit}1", False),
    ):
        assert (
            texts(returning(hand=f"{card} OG1", row=f"{row} HG1 OG6", **fields))
            == ["pass", f"return {card}"][: 1 + may]
        )


@pytest.mark.rule("indy", "3.6")
@pytest.mark.rule("indy", "6.E")
@pytest.mark.rule("indy", "r14")
def test_no_return_from_an_empty_plate() -> None:
    state = returning(plate=0, tokens=[4, 4, 8, 0])
    assert texts(state) == ["pass"]
    assert state.why_not(INDY.actions.find("RETURN", h="CR4")).section == "r14"


@pytest.mark.rule("indy", "6.E")
@pytest.mark.rule("indy", "r23")
@pytest.mark.parametrize(("source", "legal"), [("row", ["pass"]), ("all", ["pass", "return CR4"])])
def test_the_ground_is_the_row_or_all_that_is_laid(source: str, legal: list[str]) -> None:
    laid = ["CR6 CG1 HR4", "CB1 HB3 OB4", "CB2 HB4 OB5", None]
    state = returning(row="CR1 HB2 OB3 OG6", evocations=laid, options={"return_from": source})
    assert texts(state) == legal


@pytest.mark.rule("indy", "r23")
def test_under_all_the_evocation_used_is_ranked_as_before() -> None:
    laid = ["CR6 CG1 HR4", "CB1 HB3 OB4", "CB2 HB4 OB5", None]
    state = returning(row="CR1 HB2 OB3 OG6", evocations=laid, options={"return_from": "all"})
    act(state, "return CR4")
    assert event(state, "resolved")["ranks"] == [11, 32 + 8, 32 + 11, None]
    assert event(state, "resolved")["losers"] == [0]


@pytest.mark.rule("indy", "3.6")
@pytest.mark.rule("indy", "6.E")
@pytest.mark.rule("indy", "r19")
def test_only_the_first_plucked_player_returns() -> None:
    hands = ["HR1", "HR2", "CR4 OG1", "CR6 OG2"]
    state = position(
        "RETURN",
        hands,
        table="CR1 HB2 CR5 OG6",
        evocations=["CG2 HG3 OG3", "CB1 HB3 OB4", None, None],
        tokens=[6, 6, 0, 0],
        plate=4,
        shamans=[*"GBRR"],
        current_player=2,
        dealer=0,
        step="ATTEMPT",
    )
    act(state, "return CR4")
    assert state.dump()["phase"] == "KEEP"  # no turn of any kind for the later one
    assert state.current_player == 3


@pytest.mark.rule("indy", "3.6")
@pytest.mark.rule("indy", "r15")
def test_a_returned_player_is_neither_best_nor_worst_and_next_time_holds_four() -> None:
    state = act(returning(), "return CR4")
    fields = event(state, "resolved")
    assert fields["ranks"][3] is None
    assert 3 not in fields["losers"]
    assert [len(hand) for hand in state.hands] == [4, 4, 4, 4]


@pytest.mark.rule("indy", "r13")
def test_two_players_never_see_a_return() -> None:
    for seed in range(30):
        state = INDY.new_state(players=2, seed=seed)
        phases = set()
        while not state.is_terminal:
            phases.add(state.dump()["phase"])
            state.apply(state.legal_actions()[-1])
        assert "RETURN" not in phases
