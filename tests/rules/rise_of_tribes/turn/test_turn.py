"""The course of a turn (spec 2, 2.0, 2.1, 2.2, 2.4, 2.8) and the end."""

from __future__ import annotations

import pytest

from tests.rules.rise_of_tribes.table import at, do, held, kinds, lay, reason, res, starting, texts, tribe

LAST = {"phase": "build", "current_player": 0}


def to_next(members, **more):  # type: ignore[no-untyped-def]
    """A state right after player 0's turn: player 1 has begun."""
    return do(lay(members, phase="build", **more), "done")


@pytest.mark.rule("rise_of_tribes", "2.0")
@pytest.mark.rule("rise_of_tribes", "2.8")
@pytest.mark.rule("rise_of_tribes", "a5")
def test_a_tribe_without_members_enters_on_an_unoccupied_hex() -> None:
    state = to_next(
        {"A": [3], "B": [3]},
        row=["Invaders", "Sabertooth Tiger"],
        invaders={"hex": "D"},
        tiger="C",
        glacier={"hex": "F"},
    )
    assert state.current_player == 1
    assert texts(state) == [f"place {h}" for h in "CDEFGHI"]
    do(state, "place D")
    assert at(state, "D") == [0, 2]
    assert state.supply[1] == 18


@pytest.mark.rule("rise_of_tribes", "a5")
def test_on_any_hex_if_all_are_occupied() -> None:
    state = to_next({h: [1] for h in "ABCDEFGHI"})
    assert len(texts(state)) == 9


@pytest.mark.rule("rise_of_tribes", "a5")
def test_a_hex_with_members_of_any_tribe_is_occupied() -> None:
    state = to_next({"A": [3], "L": [0, 0, 2]}, players=3)
    assert state.current_player == 1
    assert texts(state) == [f"place {h}" for h in "BCDEFGHIJK"]


@pytest.mark.rule("rise_of_tribes", "2.0")
@pytest.mark.rule("rise_of_tribes", "a29")
def test_the_leader_board_helps_out() -> None:
    state = to_next({"A": [1]}, tribes=[{}, {"tribe": "Kia-Kia", "power": "Ambush", "board": 19}])
    do(state, "place B")
    assert at(state, "B") == [0, 2]
    assert (state.board[1], state.supply[1]) == (18, 0)


@pytest.mark.rule("rise_of_tribes", "2.0")
def test_flags_start_anew() -> None:
    state = to_next(
        {"A": [1, 1], "B": [1, 1]},
        turn={
            "actions": ["GROW", "LEAD"],
            "used": ["knowledge", "exogamy"],
            "altar": 1,
            "gathered": 6,
            "touched": ["A"],
        },
    )
    turn = state.dump()["turn"]
    assert turn["actions"] == turn["used"] == turn["touched"] == []
    assert turn["gathered"] == turn["altar"] == 0


@pytest.mark.rule("rise_of_tribes", "2.1")
def test_a_point_for_each_village_the_hidden_one_too() -> None:
    hider = {"tribe": "Tunga", "power": "Hidden Village", "hidden_village": True}
    state = to_next({"A": [1], "B": [0, 1], "C": [0, 1]}, villages={"A": 0, "B": 1, "C": 1}, tribes=[{}, hider])
    assert state.vp == [0, 3]


@pytest.mark.rule("rise_of_tribes", "6")
@pytest.mark.rule("rise_of_tribes", "2.1")
@pytest.mark.rule("rise_of_tribes", "2")
def test_vector_13_a_village_wins_before_the_roll() -> None:
    state = to_next({"A": [1], "B": [0, 1]}, villages={"B": 1}, tribes=[{}, {"vp": 14}])
    assert state.is_terminal
    assert state.winner == 1
    assert "rolled" not in kinds(state)
    assert state.legal_actions() == []
    assert state.returns() == (-1.0, 1.0)


@pytest.mark.rule("rise_of_tribes", "2")
def test_the_game_ends_in_the_middle_of_a_phase() -> None:
    state = lay(
        {"A": [1], "I": [0, 1]}, phase="build", tribes=[{"vp": 14, "goals": ["Oxen"], "resources": res(2, 2, 2)}]
    )
    do(state, "complete oxen")
    assert state.is_terminal
    assert state.dump()["phase"] == "over"
    assert state.round == 1


@pytest.mark.rule("rise_of_tribes", "2")
@pytest.mark.rule("rise_of_tribes", "a40")
def test_nobody_gains_after_the_end() -> None:
    """The last invader falls with the elder's village: the elder point wins, the two points come too late."""
    state = lay(
        {"A": [6, 4, 0], "I": [1, 1, 1]},
        players=3,
        hand=["blank"],
        turn={"actions": ["GROW"]},
        options={"elders": True},
        villages={"A": 1},
        tribes=[{"vp": 14}, {"elder": "A"}],
        row=["Invaders"],
        invaders={"hex": "A", "count": 2},
    )
    do(state, "blank lead")
    assert state.winner == 0
    assert state.vp == [15, 0, 0]


@pytest.mark.rule("rise_of_tribes", "2.7")
def test_then_the_next_player_clockwise() -> None:
    state = lay({"A": [1], "B": [0, 1], "L": [0, 0, 1]}, players=3, phase="build", active=2, current_player=2)
    do(state, "done")
    assert state.active == 0
    assert state.round == 2


@pytest.mark.rule("rise_of_tribes", "2.8")
def test_elimination_keeps_points_goals_and_items() -> None:
    loser = {"vp": 6, "goals": ["Oxen"], "items": ["walls"], "resources": res(2, 0, 0)}
    state = lay({"A": [4, 2]}, hand=["blank"], turn={"actions": ["GROW"]}, villages={"A": 1}, tribes=[{}, loser])
    do(state, "blank lead")
    mine = tribe(state, 1)
    assert (mine["vp"], mine["goals"], mine["items"]) == (6, ["Oxen"], ["walls"])
    assert state.villages == [0, 0]
    assert state.village[0] == -1
    assert state.current_player == 1
    assert starting(state, "place")


@pytest.mark.rule("rise_of_tribes", "2.8")
@pytest.mark.rule("rise_of_tribes", "1.9")
def test_the_hidden_village_goes_with_the_last_member() -> None:
    hider = {"tribe": "Tunga", "power": "Hidden Village", "hidden_village": True}
    state = lay({"A": [4, 2]}, hand=["blank"], turn={"actions": ["GROW"]}, tribes=[{}, hider])
    do(state, "blank lead")
    assert not tribe(state, 1)["hidden_village"]
    lost = [event for event in state.events or () if event.kind == "village_lost"]
    assert [(event.player, event.public) for event in lost] == [(1, {"hex": None})]


@pytest.mark.rule("rise_of_tribes", "2.8")
@pytest.mark.rule("rise_of_tribes", "1.9")
def test_the_hidden_village_stands_while_a_member_is_left_anywhere() -> None:
    hider = {"tribe": "Tunga", "power": "Hidden Village", "hidden_village": True}
    members = {"C": [1, 1], "A": [1], "I": [0, 1]}
    state = lay(members, tiles="lfmlfmlfm", phase="roll", draws=[0, 0], deck=["Sabertooth Tiger"], tribes=[{}, hider])
    do(state, "roll", "place C")
    assert at(state, "C") == [0, 0]
    assert tribe(state, 1)["hidden_village"]
    assert "village_lost" not in kinds(state)


# ---- Free moments ---------------------------------------------------------------------------------

RICH = [{"resources": res(3, 3, 3)}]
SHOP = {"row": ["Altar"], "tribes": RICH}


@pytest.mark.rule("rise_of_tribes", "2.4")
@pytest.mark.rule("rise_of_tribes", "a14")
def test_items_can_be_bought_at_every_free_moment() -> None:
    members = {"A": [3], "I": [0, 3]}
    assert texts(lay(members, phase="roll", **SHOP)) == ["roll", "buy altar"]
    state = do(lay(members, phase="roll", draws=[0, 0], **SHOP), "roll")
    assert texts(state) == ["done", "buy altar"]  # after a double, before the event
    state = lay(members, hand=["blank"], **SHOP)
    assert texts(state)[-1] == "buy altar"
    do(state, "blank move", "move A B")
    assert texts(state)[-1] == "buy altar"
    do(state, "move A B", "move A B")
    assert state.dump()["pending"][-1]["do"] == "build"  # nobody is left to move: the action is over
    state = lay({"A": [4, 2], "I": [0, 3]}, phase="conflict", **SHOP)
    assert texts(state) == ["fight A", "buy altar"]
    assert texts(lay(members, phase="build", **SHOP))[-1] == "buy altar"


@pytest.mark.rule("rise_of_tribes", "2.4")
def test_not_during_an_event_or_an_action_without_moves() -> None:
    members = {"C": [3], "I": [0, 3]}
    state = lay(members, phase="roll", draws=[0, 0], tribes=RICH, row=["Sabertooth Tiger", "Altar"], tiger="C")
    do(state, "roll", "done")
    assert texts(state) == ["place F", "place I"]
    state = do(lay(members, hand=["blank"], **SHOP), "blank grow")
    assert texts(state) == ["done", "grow C"]


@pytest.mark.rule("rise_of_tribes", "a14")
def test_the_canoe_is_usable_at_once() -> None:
    state = lay({"A": [3], "I": [0, 3]}, hand=["blank"], row=["Dugout Canoe"], tribes=RICH, tiles="fllmfmfmf")
    do(state, "blank move", "move A B")
    assert "move A F" not in texts(state)
    do(state, "buy canoe")
    assert "move A F" in texts(state)


@pytest.mark.rule("rise_of_tribes", "1.9")
@pytest.mark.rule("rise_of_tribes", "a33")
def test_trader_swaps_on_own_turn_as_often_as_wished() -> None:
    trader = {"tribe": "Daba", "power": "Trader", "resources": res(5, 1, 0)}
    state = lay({"A": [3], "I": [0, 3]}, hand=["blank", "sun"], tribes=[trader])
    assert starting(state, "trade") == ["trade food wood", "trade food stone"]
    do(state, "trade food stone", "trade food stone")
    assert held(state, 0) == [1, 1, 2]
    do(state, "blank grow")
    assert starting(state, "trade") == ["trade stone food", "trade stone wood"]
    other = lay({"A": [3], "I": [0, 3]}, hand=["blank", "sun"], tribes=[{"resources": res(5, 1, 0)}])
    assert reason(other, "trade food wood")[1] == "a33"


@pytest.mark.rule("rise_of_tribes", "a33")
def test_trader_on_others_turns() -> None:
    """At a loss next to the volcano, and in the auction."""
    trader = {"tribe": "Daba", "power": "Trader", "resources": res(2, 0, 0)}
    state = lay(
        {"A": [0, 2], "D": [0, 2], "I": [3]},
        phase="roll",
        draws=[4, 4],
        volcano=1,
        tribes=[{}, trader],
        deck=["Volcano", "Drought"],
    )
    do(state, "roll")
    assert state.current_player == 1
    assert texts(state) == ["lose A", "lose D", "trade food wood", "trade food stone"]
    do(state, "trade food wood", "lose A")
    assert held(state, 1) == [0, 1, 1]


@pytest.mark.rule("rise_of_tribes", "a33")
@pytest.mark.rule("rise_of_tribes", "a31")
def test_a_strict_bank_swaps_only_what_it_holds() -> None:
    trader = {"tribe": "Daba", "power": "Trader", "resources": res(4, 1, 0)}
    tribes = [trader, {"resources": res(0, 31, 0)}]
    state = lay({"A": [3], "I": [0, 3]}, hand=["blank", "sun"], tribes=tribes, options={"strict_bank": True})
    assert starting(state, "trade") == ["trade food stone"]


@pytest.mark.rule("rise_of_tribes", "a33")
def test_only_the_trader_swaps_and_not_in_a_payment() -> None:
    tribes = [{"resources": res(4, 4, 4), "goals": ["Mysticism"]}, {"tribe": "Daba", "power": "Trader"}]
    state = lay({"A": [3], "I": [0, 3]}, hand=["blank", "sun"], tribes=tribes)
    do(state, "blank grow")
    assert texts(state) == ["done", "grow A"]
    trader = {"tribe": "Daba", "power": "Trader", "resources": res(4, 4, 4), "goals": ["Mysticism"]}
    state = lay({"A": [3], "I": [0, 3]}, phase="build", tribes=[trader])
    do(state, "complete mysticism")
    assert texts(state) == ["pay food", "pay wood", "pay stone"]


@pytest.mark.rule("rise_of_tribes", "1.9")
def test_dreamtime() -> None:
    dreamer = {"tribe": "Kia-Kia", "power": "Dreamtime"}
    deck = ["Drought", "Mammoth", "Altar", "Walls"]
    state = lay({"A": [3], "I": [0, 3]}, phase="roll", tribes=[dreamer], deck=deck)
    assert texts(state) == ["roll", "dream"]
    do(state, "dream")
    assert state.view(0).dump()["events"]["deck"] == ["Drought", "Mammoth", "?", "?"]
    assert state.view(1).dump()["events"]["deck"] == ["?"] * 4
    assert texts(state) == ["bottom 1", "bottom 2"]
    do(state, "bottom 1")
    assert state.dump()["events"]["deck"] == ["Mammoth", "Altar", "Walls", "Drought"]
    assert state.view(0).dump()["events"]["deck"] == ["Mammoth", "?", "?", "Drought"]
    assert reason(state, "dream")[1] in ("1.9", "a30")


@pytest.mark.rule("rise_of_tribes", "a30")
def test_dreamtime_with_one_tile() -> None:
    dreamer = {"tribe": "Kia-Kia", "power": "Dreamtime"}
    state = lay({"A": [3], "I": [0, 3]}, phase="roll", tribes=[dreamer], deck=["Drought"])
    do(state, "dream")
    assert state.view(0).dump()["events"]["deck"] == ["Drought"]
    assert state.dump()["hand"]  # nothing to put at the bottom: the dice are rolled
    empty = lay({"A": [3], "I": [0, 3]}, phase="roll", tribes=[dreamer], deck=[])
    assert texts(empty) == ["roll"]


LIGHT = {"tribe": "Tunga", "power": "Light in the Dark", "resources": res(1, 0, 2)}


@pytest.mark.rule("rise_of_tribes", "1.9")
@pytest.mark.rule("rise_of_tribes", "2.2")
def test_light_in_the_dark_makes_and_breaks_doubles() -> None:
    members = {"A": [3], "I": [0, 3]}
    state = lay(members, phase="roll", draws=[0, 2], tribes=[LIGHT], deck=["Drought", "Altar"])
    do(state, "roll")
    assert texts(state) == ["done", "light food", "light stone"]
    do(state, "light stone")
    assert state.dump()["hand"] == ["sun", "sun"]
    assert state.row[0] == 2  # the double of suns drew a tile
    assert held(state, 0) == [1, 0, 1]
    state = lay(members, phase="roll", draws=[2, 2], tribes=[LIGHT], deck=["Drought", "Altar"])
    do(state, "roll", "light food", "done")
    assert sorted(state.dump()["hand"]) == ["moon", "sun"]
    assert state.row == [-1, -1]
    state = lay(members, phase="roll", draws=[2, 2], tribes=[LIGHT], deck=["Drought", "Altar"])
    do(state, "roll", "light food", "light stone")
    assert state.dump()["hand"] == ["sun", "sun"]


EXOGAMY = {"tribe": "Indartsu", "power": "Exogamy", "resources": res(1, 2, 0)}


@pytest.mark.rule("rise_of_tribes", "1.9")
@pytest.mark.rule("rise_of_tribes", "a27")
def test_exogamy_pays_the_owner_and_replaces_a_member() -> None:
    state = lay({"A": [1, 1], "B": [0, 2], "I": [1]}, hand=["blank", "sun"], tribes=[EXOGAMY], villages={"A": 1})
    assert starting(state, "exogamy") == ["exogamy A"]
    do(state, "exogamy A")
    assert texts(state) == ["pay food", "pay wood"]
    do(state, "pay wood", "pay wood")
    assert at(state, "A") == [2, 0]
    assert (held(state, 0), held(state, 1)) == ([1, 0, 0], [0, 2, 0])
    assert state.villages == [0, 0]
    assert (state.supply[0], state.supply[1]) == (17, 18)
    assert not starting(state, "exogamy")


@pytest.mark.rule("rise_of_tribes", "a27")
def test_exogamy_once_in_a_turn_though_a_second_could_be_paid() -> None:
    rich = [{**EXOGAMY, "resources": res(9, 0, 0)}]
    state = lay({"A": [1, 1], "B": [1, 1], "C": [0, 2], "I": [1]}, hand=["blank", "sun"], tribes=rich)
    do(state, "exogamy A")
    assert held(state, 0) == [7, 0, 0]
    assert not starting(state, "exogamy")


@pytest.mark.rule("rise_of_tribes", "a27")
def test_exogamy_wants_two_resources_and_a_member_in_supply() -> None:
    members = {"A": [1, 1]}
    poor = lay(members, hand=["blank", "sun"], tribes=[{**EXOGAMY, "resources": res(1, 0, 0)}])
    assert reason(poor, "exogamy A")[1] == "a27"
    enough = lay(members, hand=["blank", "sun"], tribes=[{**EXOGAMY, "resources": res(2, 0, 0)}])
    do(enough, "exogamy A")
    assert (held(enough, 0), held(enough, 1)) == ([0, 0, 0], [2, 0, 0])
    full = lay({"A": [1, 1], "B": [19]}, hand=["blank", "sun"], tribes=[EXOGAMY])
    assert reason(full, "exogamy A")[1] == "a27"
    three = lay({"A": [1, 1, 1]}, players=3, hand=["blank", "sun"], tribes=[EXOGAMY])
    assert texts(do(three, "exogamy A")) == ["from p2", "from p3"]
