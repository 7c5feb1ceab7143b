"""How the game ends (spec section 4.1, rulings 17, 18, 19, 35)."""

from __future__ import annotations

import pytest

from tests.rules.five_tribes.build import act, at, board, refused, seat, table, texts

rule = pytest.mark.rule
TEN = dict.fromkeys(("c1", "d1", "c3", "d3", "c4", "d4", "a5", "b5", "c5", "d5"), "@0")
ONE_MOVE = board(a2="Y", b2="YB")


@rule("five_tribes", "4.1")
@rule("five_tribes", "r35")
def test_the_last_camel_ends_the_game_with_the_round() -> None:
    cells = board(a2="Y", b2="Y", f1="WW", e1="W", a4="GG", b4="GB", f5="YYG", f4="YG", **TEN)
    state = table(cells, last=False)
    act(state, "take a2", "drop Y east")
    assert seat(state)["camels"] == 0
    assert not state.is_terminal
    order = []
    while not state.is_terminal:
        assert state.current_player is not None
        if state.dump()["stage"] == "move":
            order.append(state.current_player)
        state.apply(state.legal_actions()[0])
    assert order == [1, 1, 0]
    assert state.dump()["round"] == 1
    assert state.dump()["stage"] == "over"


@rule("five_tribes", "4.1")
def test_camels_left_and_moves_left_begin_another_round() -> None:
    state = table(board(a2="Y", b2="Y", f1="WW", e1="W"))
    act(state, "take a2", "drop Y east")
    assert not state.is_terminal
    assert state.dump()["round"] == 2


@rule("five_tribes", "4.1")
def test_after_no_move_nobody_moves_but_djinns_may_be_used() -> None:
    seats = [{}, {"djinns": ["Leta"], "elders": 2}]
    state = table(ONE_MOVE, seats=seats, last=False)
    act(state, "take a2", "drop Y east")
    assert (state.current_player, texts(state)) == (1, ["pass", "use Leta EE"])
    act(state, "pass")
    assert (state.dump()["stage"], state.dump()["stuck"]) == ("sale", True)
    act(state, "use Leta EE", "at f5")
    assert at(state, "f5")["camel"] == 1
    assert state.is_terminal


@rule("five_tribes", "4.1")
def test_gold_bid_for_an_activation_without_a_move_is_lost() -> None:
    state = table(ONE_MOVE, seats=[{}, {"gold": 20}], last=False)
    events = act(state, "take a2", "drop Y east")
    assert state.is_terminal
    assert seat(state, 1)["gold"] == 20
    assert [event.kind for event in events].count("no_move") == 1
    assert events[-1].kind == "end"
    assert events[-1].public["why"] == "no move"


@rule("five_tribes", "r17")
def test_anun_nak_may_make_a_move_before_the_test() -> None:
    seats = [{}, {"djinns": ["Anun-Nak"], "elders": 1}]
    state = table(board(a2="Y", b2="YB", d2="W"), seats=seats, last=False)
    act(state, "take a2", "drop Y east")
    assert texts(state) == ["pass", "use Anun-Nak E"]
    bag = state.dump()["bag"]
    state.script = [bag.index("W"), 0, 0]
    act(state, "use Anun-Nak E", "at c2")
    assert at(state, "c2")["meeples"] == "YYW"
    assert state.dump()["stuck"] is False
    assert "take d2" in texts(state)
    assert "pass" not in texts(state)


@rule("five_tribes", "r17")
def test_once_without_a_move_nobody_moves_again_even_if_anun_nak_makes_one() -> None:
    seats = [{}, {"djinns": ["Anun-Nak"], "elders": 1}]
    state = table(board(a2="Y", b2="YB", d2="W"), seats=seats, last=False)
    act(state, "take a2", "drop Y east", "pass")
    state.script = [state.dump()["bag"].index("W"), 0, 0]
    act(state, "use Anun-Nak E", "at c2")
    assert state.is_terminal


@rule("five_tribes", "r17")
def test_anun_nak_that_makes_no_move_does_not_save_the_game() -> None:
    seats = [{}, {"djinns": ["Anun-Nak"], "elders": 1}]
    state = table(board(a2="Y", b2="YB"), seats=seats, last=False)
    act(state, "take a2", "drop Y east", "use Anun-Nak E", "at f5")
    assert state.is_terminal
    assert state.dump()["stuck"] is True


@rule("five_tribes", "r18")
def test_no_move_left_after_the_last_activation_ends_without_a_new_bid() -> None:
    state = table(ONE_MOVE)
    act(state, "take a2", "drop Y east")
    assert state.is_terminal
    assert state.dump()["round"] == 1
    assert state.dump()["row"] == []


@rule("five_tribes", "4.1")
@rule("five_tribes", "r1")
@pytest.mark.parametrize(("left", "is_over"), [("YYWGB", False), ("YYYYY", False), ("YYWG", True), ("YWGBR", True)])
def test_a_move_that_only_a_loop_can_end_keeps_the_game_going(left: str, is_over: bool) -> None:
    state = table(board(a2="Y", b2="Y", f5=left))
    act(state, "take a2", "drop Y east")
    assert state.is_terminal is is_over
    assert state.dump()["round"] == (1 if is_over else 2)


@rule("five_tribes", "r1")
@rule("five_tribes", "r17")
@pytest.mark.parametrize(("left", "choices"), [("YYWGB", ["take f5"]), ("YYWG", ["end"])])
def test_who_can_move_in_a_loop_only_must_do_so(left: str, choices: list[str]) -> None:
    state = table(board(a2="Y", b2="Y", f5=left), seats=[{}, {"resources": ["Fish"]}], last=False)
    act(state, "take a2", "drop Y east")
    assert state.current_player == 1
    assert texts(state)[-1:] == choices
    assert state.dump()["stuck"] is (choices == ["end"])


@rule("five_tribes", "r19")
def test_who_has_no_move_may_still_sell() -> None:
    state = table(ONE_MOVE, seats=[{}, {"resources": ["Fish", "Silk"], "gold": 0}], last=False)
    act(state, "take a2", "drop Y east")
    assert state.current_player == 1
    assert texts(state) == ["sell Silk", "sell Fish", "end"]
    assert refused(state, "take b2").section == "3.3"
    act(state, "sell Silk", "sell Fish")
    assert seat(state, 1)["gold"] == 3
