"""Sections 2 and 3.1 to 3.4: setup, deal, DARK, the first reveal, LIGHT."""

from __future__ import annotations

import pytest

from rules import IllegalAction
from tests.rules.indy.positions import INDY, act, event, position, texts

HANDS = ["CR1 CR2 HB3 OG4", "CG1 CG2 HR3 OB4"]


@pytest.mark.rule("indy", "2")
@pytest.mark.rule("indy", "r20")
def test_setup_is_four_tokens_and_a_dealer_by_chance() -> None:
    dealers = set()
    for seed in range(40):
        state = INDY.new_state(players=4, seed=seed)
        assert state.tokens == [4] * 4
        assert state.plate == 0
        assert state.hands == [[]] * 4
        assert state.current_player == state.dealer
        dealers.add(state.dealer)
    assert dealers == {0, 1, 2, 3}


@pytest.mark.rule("indy", "2")
@pytest.mark.rule("indy", "r20")
def test_shamans_are_chosen_clockwise_from_the_dealer_in_public() -> None:
    state = INDY.new_state(players=3, seed=1)
    first = state.dealer
    order = []
    for colour in "RGB":
        order.append(state.current_player)
        act(state, f"shaman {colour}")
    assert order == [(first + step) % 3 for step in range(3)]
    assert state.view(None).dump()["shamans"] == state.dump()["shamans"]


@pytest.mark.rule("indy", "3.1")
def test_the_first_deal_is_four_cards_each() -> None:
    state = INDY.new_state(players=5, seed=2)
    for colour in "RRGGB":
        act(state, f"shaman {colour}")
    assert [len(hand) for hand in state.hands] == [4] * 5
    assert len(state.deck) == 57 - 20
    assert state.current_player == state.dealer


@pytest.mark.rule("indy", "3.1")
@pytest.mark.rule("indy", "4")
def test_every_manche_is_dealt_by_chance() -> None:
    hands: dict[int, set[tuple[int, ...]]] = {1: set(), 2: set()}
    for seed in range(30):
        state = INDY.new_state(players=3, seed=seed)
        dealt = 0
        while dealt < 2:
            state.apply(state.legal_actions()[0])
            if state.round > dealt and state.dump()["phase"] == "DARK":
                dealt = state.round
                hands[dealt].add(tuple(state.hands[0]))
    assert [len(hands[manche]) for manche in (1, 2)] == [30, 30]


@pytest.mark.rule("indy", "3.2")
@pytest.mark.rule("indy", "r3")
def test_dark_exchanges_none_one_or_two() -> None:
    state = position("DARK", HANDS)
    assert len(texts(state)) == 1 + 4 + 6
    assert "exchange none" in texts(state)
    with pytest.raises(IllegalAction):
        state.apply(INDY.actions.find("EXCHANGE", set=("CG1",)))


@pytest.mark.rule("indy", "3.2")
def test_exchanged_cards_go_under_the_deck_and_as_many_come_from_its_top() -> None:
    state = position("DARK", HANDS, top="HG5 HG6 OR1")
    act(state, "exchange CR1 HB3")
    assert state.dump()["hands"][0] == ["CR2", "HG5", "HG6", "OG4"]
    assert state.dump()["under"] == ["CR1", "HB3"]
    assert state.dump()["deck"][0] == "OR1"
    assert state.current_player == 1


@pytest.mark.rule("indy", "3.2")
@pytest.mark.rule("indy", "r17")
def test_a_plucked_player_and_an_eagle_take_part_in_dark() -> None:
    state = position("DARK", ["CR1 E", "CG1 CG2 HR3 OB4", "CB1 CB2 HB3 OB5"], tokens=[0, 4, 4])
    assert texts(state) == ["exchange none", "exchange CR1", "exchange E", "exchange CR1 E"]


@pytest.mark.rule("indy", "3.4")
def test_equal_eagles_give_one_action() -> None:
    state = position("DARK", ["CR1 E E E", HANDS[1]])
    assert texts(state) == ["exchange none", "exchange CR1", "exchange E", "exchange CR1 E", "exchange E E"]
    plucked = position("DARK", ["E E", *HANDS[:2]], tokens=[0, 4, 4])
    assert texts(plucked) == ["exchange none", "exchange E", "exchange E E"]


@pytest.mark.rule("indy", "3.3")
def test_three_cards_are_revealed_and_eagles_fly_on() -> None:
    state = position("DARK", HANDS, current_player=1, dealer=0, top="HG1 E E HG2 OR1 OR2")
    act(state, "exchange none")
    assert state.dump()["phase"] == "LIGHT"
    assert state.dump()["table"] == ["HG1", "HG2", "OR1"]
    assert state.dump()["under"] == ["E", "E"]
    assert state.current_player == 0


@pytest.mark.rule("indy", "3.4")
def test_light_is_a_swap_of_any_card_or_a_pass() -> None:
    state = position("LIGHT", HANDS, table="HG1 HG2 OR1")
    assert set(texts(state)) == {"pass", *(f"swap {card} {place}" for card in HANDS[0].split() for place in (1, 2, 3))}
    act(state, "swap CR1 3")
    assert state.dump()["hands"][0] == ["CR2", "HB3", "OR1", "OG4"]
    assert state.dump()["table"] == ["HG1", "HG2", "CR1"]
    assert state.current_player == 1
    assert event(state, "swapped") == {"position": 2, "given": "CR1", "taken": "OR1"}


@pytest.mark.rule("indy", "3.4")
@pytest.mark.rule("indy", "r4")
def test_an_eagle_is_played_never_swapped() -> None:
    state = position("LIGHT", ["CR1 CR2 HB3 E", HANDS[1]], table="HG1 HG2 OR1")
    assert not [text for text in texts(state) if text.startswith("swap E")]
    assert [text for text in texts(state) if text.startswith("eagle")] == ["eagle 1", "eagle 2", "eagle 3"]
    assert not [action for action in INDY.actions if action.kind == "SWAP" and action.fields["h"] == "E"]


@pytest.mark.rule("indy", "3.4")
@pytest.mark.rule("indy", "3.7")
def test_after_an_eagle_its_player_decides_again() -> None:
    state = position("LIGHT", ["CR1 CR2 HB3 E", HANDS[1]], table="HG1 HG2 OR1", top="OB1")
    act(state, "eagle 2")
    assert state.current_player == 0
    assert state.dump()["hands"][0] == ["CR1", "CR2", "HG2", "HB3"]
    assert state.dump()["table"] == ["HG1", "OB1", "OR1"]
    assert state.dump()["under"] == ["E"]
    assert "pass" in texts(state)


@pytest.mark.rule("indy", "3.4")
@pytest.mark.rule("indy", "r17")
def test_a_plucked_player_takes_part_in_light() -> None:
    state = position("LIGHT", ["CR1 HB6", HANDS[1], "CB1 CB2 HB3 OB5"], table="HG1 HG2 OR1", tokens=[0, 4, 4])
    assert len(texts(state)) == 1 + 2 * 3
