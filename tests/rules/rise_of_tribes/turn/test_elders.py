"""The Tribal Elders module (spec 1.11)."""

from __future__ import annotations

import pytest

from tests.rules.rise_of_tribes.table import at, do, held, lay, reason, res, starting, texts, tribe

ON = {"options": {"elders": True}}
DABA = {"tribe": "Daba", "resources": res(4, 2, 6)}


@pytest.mark.rule("rise_of_tribes", "1.11")
def test_the_elder_may_come_with_a_new_village() -> None:
    state = lay({"A": [1], "B": [1], "I": [0, 1]}, phase="build", tribes=[DABA], **ON)
    assert starting(state, "build") == ["build A", "build B", "build A elder", "build B elder"]
    do(state, "build A elder")
    assert tribe(state, 0)["elder"] == "A"
    assert state.population[0] == 1
    assert starting(state, "build") == ["build B"]
    off = lay({"A": [1], "I": [0, 1]}, phase="build", tribes=[DABA])
    assert starting(off, "build") == ["build A"]


@pytest.mark.rule("rise_of_tribes", "1.11")
@pytest.mark.rule("rise_of_tribes", "a32")
def test_no_elder_on_the_hidden_village() -> None:
    hider = {"tribe": "Tunga", "power": "Hidden Village", "resources": res(9, 9, 9)}
    state = lay({"A": [1], "I": [0, 1]}, phase="build", tribes=[hider], villages={"A": 0}, **ON)
    assert starting(state, "build") == ["build hidden"]


LENDER = {"completed": ["Cart", "Bow", "Oxen"]}


@pytest.mark.rule("rise_of_tribes", "1.11")
@pytest.mark.rule("rise_of_tribes", "a34")
def test_a_loan_is_for_one_action() -> None:
    mine = {"elder": "A", "resources": res(1, 0, 1), "completed": ["Oxen"]}
    state = lay({"A": [9], "I": [0, 1]}, hand=["blank", "sun"], villages={"A": 0}, tribes=[mine, LENDER], **ON)
    assert starting(state, "loan") == ["loan cart p2 food", "loan cart p2 stone"]  # not Oxen, no Bow before an action
    do(state, "loan cart p2 stone")
    assert (held(state, 0), held(state, 1)) == ([1, 0, 0], [0, 0, 1])
    assert reason(state, "loan cart p2 food") == ("an elder's loan works once in a turn", "1.11")
    do(state, "blank move", *["move A B"] * 6)
    assert not starting(state, "move")
    assert state.loan == -1


@pytest.mark.rule("rise_of_tribes", "1.11")
def test_the_second_player_borrows_from_the_first() -> None:
    mine = {"elder": "A", "resources": res(1, 0, 0)}
    state = lay(
        {"A": [0, 3], "B": [0, 1], "C": [0, 1], "I": [1]},
        current_player=1,
        hand=["blank", "sun"],
        villages={"A": 1},
        tribes=[{"completed": ["Oxen"]}, mine],
        **ON,
    )
    do(state, "loan oxen p1 food", "blank gather", "gather A", "gather B", "gather C")
    assert held(state, 1) == [2, 2, 2]
    assert held(state, 0) == [1, 0, 0]


@pytest.mark.rule("rise_of_tribes", "a34")
def test_the_bow_is_lent_for_one_conflict() -> None:
    mine = {"elder": "I", "resources": res(1, 0, 0)}
    state = lay(
        {"A": [3, 3], "B": [3, 3], "I": [1, 0], "H": [0, 1]},
        phase="conflict",
        villages={"I": 0},
        tribes=[mine, LENDER],
        **ON,
    )
    assert starting(state, "loan") == ["loan bow p2 food"]
    do(state, "loan bow p2 food", "fight A")
    assert (at(state, "A"), at(state, "B")) == ([1, 0], [0, 0])


@pytest.mark.rule("rise_of_tribes", "a34")
def test_a_loan_for_a_conflict_that_does_not_come_is_over_with_the_turn() -> None:
    """Intimidate drives the sixth member out of the hex, and there is no conflict any more."""
    mine = {"elder": "I", "tribe": "Mu'k'a'an", "power": "Intimidate", "resources": res(2, 0, 0)}
    state = lay(
        {"A": [3, 3], "I": [1, 0], "H": [0, 1]}, phase="conflict", villages={"I": 0}, tribes=[mine, LENDER], **ON
    )
    do(state, "loan bow p2 food", "intimidate A B")
    assert at(state, "A") == [3, 2]
    while state.active == 0:
        do(state, "done")
    assert state.dump()["turn"]["loan"] is None


@pytest.mark.rule("rise_of_tribes", "1.11")
@pytest.mark.rule("rise_of_tribes", "a35")
def test_without_the_elder_on_the_map_no_loan() -> None:
    mine = {"resources": res(1, 0, 0)}
    state = lay({"A": [3], "I": [0, 1]}, hand=["blank", "sun"], villages={"A": 0}, tribes=[mine, LENDER], **ON)
    assert reason(state, "loan cart p2 food") == ("your elder isn't on the map", "1.11")


@pytest.mark.rule("rise_of_tribes", "1.11")
def test_the_active_player_scores_when_an_elders_village_falls() -> None:
    elder = [{}, {"elder": "A"}]
    state = lay(
        {"A": [4, 2], "I": [0, 1]}, hand=["blank"], turn={"actions": ["GROW"]}, villages={"A": 1}, tribes=elder, **ON
    )
    do(state, "blank lead")
    assert state.vp == [1, 0]
    assert tribe(state, 1)["elder"] is None


@pytest.mark.rule("rise_of_tribes", "a35")
def test_the_owner_gets_no_point_on_the_own_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    def leave() -> int:
        state = lay({"A": [1], "B": [1], "I": [0, 1]}, hand=["blank"], villages={"A": 0}, tribes=[{"elder": "A"}], **ON)
        do(state, "blank move", "move A D")
        assert tribe(state, 0)["elder"] is None
        return state.vp[0]

    assert leave() == 0
    monkeypatch.setattr("rules.rise_of_tribes.mechanics.elders.ELDER_POINT_TO_OWNER", True)
    assert leave() == 1


@pytest.mark.rule("rise_of_tribes", "1.11")
def test_the_elder_returns_with_a_later_village() -> None:
    state = lay({"A": [1], "B": [1], "I": [0, 1]}, phase="build", villages={"A": 0}, tribes=[DABA], **ON)
    do(state, "build B elder")
    assert tribe(state, 0)["elder"] == "B"


@pytest.mark.rule("rise_of_tribes", "a19")
def test_the_tiger_does_not_see_elders() -> None:
    state = lay(
        {"C": [0, 2], "I": [3]},
        phase="roll",
        draws=[0, 0],
        tiles="lfmlfmlfm",
        villages={"C": 1},
        tribes=[{}, {"elder": "C"}],
        deck=["Sabertooth Tiger", "Drought"],
        **ON,
    )
    do(state, "roll", "place C")
    assert at(state, "C") == [0, 1]
    assert tribe(state, 1)["elder"] == "C"


def test_texts_of_loans_name_seats_from_one() -> None:
    mine = {"elder": "A", "resources": res(1, 0, 0)}
    state = lay(
        {"A": [3], "B": [0, 1], "L": [0, 0, 1]},
        players=3,
        hand=["blank", "sun"],
        villages={"A": 0},
        tribes=[mine, {}, {"completed": ["Horse"]}],
        **ON,
    )
    assert [text for text in texts(state) if "loan" in text] == ["loan horse p3 food"]
