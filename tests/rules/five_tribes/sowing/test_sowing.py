"""Moving meeples (spec section 3.3, rulings 1, 23, 30)."""

from __future__ import annotations

import pytest

from tests.rules.five_tribes.build import act, at, board, refused, seat, table, texts

rule = pytest.mark.rule


@rule("five_tribes", "3.3")
def test_worked_example_over_an_empty_tile() -> None:
    """{Y, W} over an empty tile to {R, R, W}: two elders are taken."""
    state = table(board(a1="YW", c1="RRW"))
    act(state, "take a1", "drop Y east", "drop W east")
    assert (at(state, "a1")["meeples"], at(state, "b1")["meeples"], at(state, "c1")["meeples"]) == ("", "Y", "RR")
    assert seat(state)["elders"] == 2


@rule("five_tribes", "3.3")
def test_worked_example_no_diagonal_and_no_step_straight_back() -> None:
    state = table(board(a1="G", b2="G", f5="YY", e5="Y", f3="Y"))
    assert "take a1" not in texts(state)
    assert refused(state, "take a1").section == "3.3"
    state = table(board(a1="YGW", b1="Y", d1="GW", b3="GW"))
    act(state, "take a1", "drop Y east")
    assert not [text for text in texts(state) if text.endswith("west")]
    assert "straight back" in refused(state, "drop G west").reason


@rule("five_tribes", "3.3")
def test_the_order_of_colours_is_free_but_the_last_must_match() -> None:
    state = table(board(a1="YW", b1="R", c1="RRW", a3="Y"))
    act(state, "take a1")
    assert texts(state) == ["drop Y east", "drop W south"]
    act(state, "drop W south")
    assert texts(state) == ["drop Y south"]
    assert "must land where viziers stand" in refused(state, "drop Y east").reason


@rule("five_tribes", "3.3")
def test_an_empty_tile_cannot_be_taken_and_a_hopeless_one_neither() -> None:
    state = table(board(a1="Y", b1="W", c3="WW", c4="R", c5="W"))
    assert "no meeples" in refused(state, "take f1").reason
    assert "no last meeple" in refused(state, "take a1").reason
    assert texts(state) == ["take c3"]


@rule("five_tribes", "3.3")
def test_four_meeples_cannot_end_where_they_began() -> None:
    """The start tile is in reach of four steps, but it was just emptied."""
    state = table(board(b2="YYYY", f5="WW", f4="R", f3="W"))
    assert texts(state) == ["take f5"]


@rule("five_tribes", "3.3")
def test_the_loop_takes_what_was_dropped_on_the_way_too() -> None:
    """One present, two dropped: three are taken."""
    state = table(board(a1="WWRGY", b1="W", f5="B"))
    act(state, "take a1", "drop W east", "drop R east", "drop G south", "drop Y west", "drop W north")
    assert seat(state)["elders"] == 3
    assert at(state, "b1")["camel"] == 0


@rule("five_tribes", "3.3")
@rule("five_tribes", "r1")
def test_a_loop_may_end_on_a_meeple_dropped_in_the_same_move() -> None:
    state = table(board(a1="WWRGY"))
    act(state, "take a1", "drop W east", "drop R east", "drop G south", "drop Y west", "drop W north")
    assert seat(state)["elders"] == 2
    assert at(state, "b1")["camel"] == 0


@rule("five_tribes", "3.3")
def test_five_meeples_with_a_pair_always_have_a_move_and_five_different_ones_may_not() -> None:
    assert "take a1" in texts(table(board(a1="WWRGY", f5="BB", f4="B")))
    state = table(board(a1="WRGYB", f5="BB", f4="R", f3="B", e5="Y"))
    assert "take a1" not in texts(state)


@rule("five_tribes", "3.3")
def test_the_start_tile_may_be_entered_again() -> None:
    state = table(board(a1="YYYWWR", e5="B", f5="BB", f3="B"))
    act(state, "take a1", "drop R east", "drop Y south", "drop W west", "drop Y north", "drop W east", "drop Y south")
    assert at(state, "a1")["meeples"] == "Y"


@rule("five_tribes", "3.3")
def test_emptying_the_start_tile_gives_nothing() -> None:
    state = table(board(a1="Y", b1="YB"))
    act(state, "take a1", "drop Y east")
    assert at(state, "a1")["camel"] is None
    assert at(state, "b1")["camel"] is None


@rule("five_tribes", "3.3")
def test_controlled_tiles_may_be_taken_crossed_and_ended_on() -> None:
    state = table(board(a1="YW @1", b1="@1", c1="RRW @1"))
    act(state, "take a1", "drop Y east", "drop W east")
    assert seat(state)["elders"] == 2
    assert at(state, "b1")["meeples"] == "Y"


@rule("five_tribes", "r23")
def test_moving_is_compulsory_while_any_move_exists() -> None:
    state = table(board(a1="Y", b1="YB"), seats=[{"djinns": ["Sloar"], "resources": ["Fakir"]}])
    assert "pass" not in texts(state)
    assert "must move" in refused(state, "pass").reason


@rule("five_tribes", "1.4")
@rule("five_tribes", "r30")
@pytest.mark.parametrize(("owner", "coins"), [(0, 1), (1, 2)])
def test_marid_is_paid_for_every_drop_the_last_too(owner: int, coins: int) -> None:
    seats: list[dict[str, object]] = [{}, {}]
    seats[owner] = {"djinns": ["Marid"]}
    state = table(board(a1="YW", b1=f"@{owner}", c1=f"RRW @{owner}", a2=f"@{1 - owner}"), seats=seats)
    act(state, "take a1", "drop Y east", "drop W east")
    assert seat(state, owner)["gold"] == 50 + 2 * coins
    assert seat(state, 1 - owner)["gold"] == 50


@rule("five_tribes", "r30")
def test_marid_counts_the_start_tile_when_it_is_entered_again() -> None:
    cells = board(a1="YYYWWR @0", e5="B", f5="BB", f3="B")
    state = table(cells, seats=[{"djinns": ["Marid"]}])
    act(state, "take a1", "drop R east", "drop Y south", "drop W west", "drop Y north", "drop W east")
    assert seat(state)["gold"] == 51


@rule("five_tribes", "r30")
def test_anun_nak_is_no_move_for_marid() -> None:
    seats = [{"djinns": ["Anun-Nak"], "elders": 1}, {"djinns": ["Marid"]}]
    state = table(board(a1="Y", b1="YB"), seats=seats)
    act(state, "use Anun-Nak E", "at f5")
    assert seat(state, 1)["gold"] == 50


@rule("five_tribes", "3.3")
def test_where_the_meeples_were_taken_stays_told_until_the_move_ends() -> None:
    state = table(board(a1="YW", c1="RRW", f5="YY", e5="Y"), last=False)
    act(state, "take a1", "drop Y east")
    assert (state.dump()["activation"]["start"], state.dump()["activation"]["at"]) == ("a1", "b1")
