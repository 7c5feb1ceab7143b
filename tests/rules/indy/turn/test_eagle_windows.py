"""Section 3.7: who is asked for an eagle, when, and that nobody else can tell."""

from __future__ import annotations

import pytest

from tests.rules.indy.positions import INDY, act, event, position, texts

TABLE = "HG1 HG2 OR1"
ROW = "HG1 HG2 OR1 OR2"


def lights(*hands: str, turn: int = 0, **more: object):  # type: ignore[no-untyped-def]
    """LIGHT, before the turn of `turn`, whose pass opens the window of the next turn."""
    return position("LIGHT", hands, table=TABLE, current_player=turn, dealer=turn, **more)  # type: ignore[arg-type]


@pytest.mark.rule("indy", "3.7")
@pytest.mark.rule("indy", "r7")
def test_before_a_turn_holders_are_asked_clockwise_from_the_one_about_to_act() -> None:
    state = lights("CR1 CR2 CR3 E", "CG1 CG2 CG3 CG4", "CB1 CB2 CB3 E", "HB1 HB2 HB3 E")
    act(state, "pass")
    assert (state.turn, state.current_player) == (1, 2)
    assert texts(state) == ["pass", "eagle 1", "eagle 2", "eagle 3"]
    act(state, "pass")
    assert (state.turn, state.current_player) == (1, 3)
    act(state, "pass")
    assert (state.turn, state.current_player) == (1, 0)
    act(state, "pass")
    assert (state.turn, state.current_player, state.window) == (1, 1, False)


@pytest.mark.rule("indy", "3.7")
def test_the_one_about_to_act_is_not_asked() -> None:
    state = act(lights("CR1 CR2 CR3 CR4", "CG1 CG2 CG3 E"), "pass")
    assert (state.current_player, state.window) == (1, False)


@pytest.mark.rule("indy", "3.7")
def test_after_somebody_played_everybody_is_asked_again() -> None:
    state = lights("CR1 CR2 CR3 E", "CG1 CG2 CG3 CG4", "CB1 CB2 CB3 E")
    act(state, "pass", "pass", "eagle 1")
    assert state.current_player == 2, "the one who passed before the eagle is asked again"
    act(state, "pass")
    assert (state.current_player, state.window) == (1, False)


@pytest.mark.rule("indy", "3.7")
def test_a_player_is_asked_until_they_pass_or_have_no_eagle() -> None:
    state = lights("CR1 CR2 E E", "CG1 CG2 CG3 CG4")
    act(state, "pass", "eagle 1")
    assert state.current_player == 0
    act(state, "eagle 2")
    assert (state.current_player, state.window) == (1, False)
    assert state.dump()["under"] == ["E", "E"]


@pytest.mark.rule("indy", "3.7")
def test_who_played_and_holds_another_eagle_is_asked_before_the_next() -> None:
    state = lights("CR1 CR2 CR3 E", "CG1 CG2 CG3 CG4", "CB1 CB2 E E")
    act(state, "pass", "eagle 1")
    assert (state.turn, state.current_player) == (1, 2)
    act(state, "pass")
    assert (state.turn, state.current_player) == (1, 0)


@pytest.mark.rule("indy", "3.7")
def test_an_eagle_out_of_turn_takes_the_card_and_the_row_is_filled() -> None:
    state = lights("CR1 CR2 CR3 E", "CG1 CG2 CG3 CG4", top="E OB1")
    act(state, "pass", "eagle 3")
    assert state.dump()["hands"][0] == ["CR1", "CR2", "CR3", "OR1"]
    assert state.dump()["table"] == ["HG1", "HG2", "OB1"]
    assert state.dump()["under"] == ["E", "E"]
    assert event(state, "eagle_played") == {"position": 2, "taken": "OR1", "shown": ["E", "OB1"]}


@pytest.mark.rule("indy", "3.7")
def test_an_eagle_of_the_player_in_turn_opens_a_window_again() -> None:
    state = lights("CR1 CR2 CR3 CR4", "CG1 CG2 CG3 E", "CB1 CB2 CB3 E", turn=1)
    act(state, "eagle 1")
    assert (state.turn, state.current_player) == (1, 2)
    act(state, "pass")
    assert (state.turn, state.current_player, state.window) == (1, 1, False)


@pytest.mark.rule("indy", "3.7")
def test_a_swap_in_the_swap_step_opens_a_window_a_pass_does_not() -> None:
    hands = ["CR1 CR2 CR3 CR4", "CG1 CG2 CG3 E"]
    for first, asked in (("swap CR1 1", 1), ("pass", 0)):
        state = position("EVOCATION", hands, table="CR5 HG2 OR1 OR2")
        act(state, first)
        assert state.current_player == asked
        assert state.turn == 0


@pytest.mark.rule("indy", "3.7")
@pytest.mark.rule("indy", "r6")
def test_no_eagle_before_there_is_a_table() -> None:
    state = position("DARK", ["CR1 CR2 CR3 E", "CG1 CG2 CG3 E"])
    assert not [text for text in texts(state) if text.startswith("eagle")]
    assert state.why_not(INDY.actions.find("PLAY_EAGLE", i=0)).section == "3.7"
    act(state, "exchange none", "exchange none")
    assert state.dump()["phase"] == "LIGHT"
    assert state.window, "from the reveal on, holders are asked"


def last_window(*kept: str, **more: object):  # type: ignore[no-untyped-def]
    """The moment before the last of the seats evokes; the others have, and hold the `kept` cards."""
    laid = ["CG1 HG3 OG2", "CB1 HB3 OB4", "CB2 HB4 OB5"][: len(kept)]
    hands = [*kept, "CR1 HR1 OR3 OG4"]
    return position(
        "EVOCATION",
        hands,
        table=ROW,
        evocations=[*laid, None],
        current_player=len(kept),
        step="EVOKE",
        dealer=0,
        **more,  # type: ignore[arg-type]
    )


@pytest.mark.rule("indy", "3.7")
def test_the_last_window_asks_everybody_from_the_dealer() -> None:
    state = last_window("E", "E")
    act(state, "evoke keeping OG4")
    assert state.dump()["phase"] == "LAST_EAGLES"
    assert state.current_player == 0
    act(state, "pass")
    assert state.current_player == 1
    act(state, "pass")
    assert state.dump()["phase"] == "DARK", "a round in which nobody played is the last"


@pytest.mark.rule("indy", "3.7")
@pytest.mark.rule("indy", "r8")
def test_a_kept_eagle_takes_a_table_card_but_leaves_evocations_alone() -> None:
    state = last_window("E", "HB1", top="OR6")
    act(state, "evoke keeping OG4")
    assert texts(state) == ["pass", "eagle 1", "eagle 2", "eagle 3", "eagle 4"]
    laid = state.dump()["evocations"]
    act(state, "eagle 1")
    taken = event(state, "eagle_played")
    assert taken["taken"] == "HG1"
    assert taken["shown"] == ["OR6"]
    assert "HG1" in state.dump()["hands"][0], "they keep the table card instead"
    assert laid == [["CG1", "HG3", "OG2"], ["CB1", "HB3", "OB4"], ["CR1", "HR1", "OR3"]]


@pytest.mark.rule("indy", "r8")
def test_an_eagle_in_an_evocation_stays_there() -> None:
    state = position("EVOCATION", ["CR1 HR1 OR3 E", "CG1 CG2 CG3 CG4"], table=ROW, step="EVOKE")
    act(state, "evoke keeping CR1")
    assert state.dump()["evocations"][0] == ["HR1", "OR3", "E"]
    assert state.dump()["under"] == []


@pytest.mark.rule("indy", "3.7")
@pytest.mark.rule("indy", "4")
def test_nobody_else_can_tell_that_somebody_is_asked() -> None:
    """With and without eagles in other hands, all views but the asked one's are the same, byte for byte."""
    calm = act(lights("CR1 CR2 CR3 CR4", "CG1 CG2 CG3 CG4", "CB1 CB2 CB3 CB4"), "pass")
    asking = act(lights("CR1 CR2 CR3 CR4", "CG1 CG2 CG3 CG4", "CB1 CB2 CB3 E"), "pass")
    assert asking.current_player == 2
    assert asking.is_concealed
    for viewer in (None, 0, 1):
        assert asking.view(viewer).dump() == calm.view(viewer).dump()
    assert asking.view(1).legal_actions() == calm.view(1).legal_actions()
    assert asking.view(2).dump()["current_player"] == 2


@pytest.mark.rule("indy", "3.7")
@pytest.mark.rule("indy", "4")
def test_a_pass_in_a_window_is_not_logged_for_others() -> None:
    state = act(lights("CR1 CR2 CR3 CR4", "CG1 CG2 CG3 CG4", "CB1 CB2 CB3 E"), "pass")
    state.events = []
    act(state, "pass")
    assert [event.seen_by(0) for event in state.events] == [None]
    assert [event.seen_by(1) for event in state.events] == [None]
    assert state.events[0].seen_by(2) is not None
    assert (state.window, state.current_player) == (False, 1), "a round in which nobody played is the last"


@pytest.mark.rule("indy", "3.7")
def test_in_the_last_window_others_see_the_keeper_or_a_seat_that_tells_nothing() -> None:
    shown = set()
    for kept in (("E", "HB1"), ("HB1", "E")):
        state = act(last_window(*kept), "evoke keeping OG4")
        shown.add(state.view(2).dump()["current_player"])
        assert state.view(2).legal_actions() == []
    assert len(shown) == 1


@pytest.mark.rule("indy", "3.10")
def test_the_deck_never_runs_short_even_with_six_and_all_eagles() -> None:
    for seed in range(60):
        state = INDY.new_state(players=6, seed=seed)
        while not state.is_terminal:
            legal = state.legal_actions()
            eagles = [action for action in legal if INDY.actions[action].kind == "PLAY_EAGLE"]
            largest = legal[-1]  # two cards exchanged in DARK
            state.apply(eagles[0] if eagles else largest)
            assert len(state.deck) >= 57 - 24 - 19 or state.phase == 0
