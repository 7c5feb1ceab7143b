"""What is told of a Rixe, and to whom (sections 3, 4): everything to all, but the cards that come to a hand."""

from __future__ import annotations

import pytest

from tests.rules.tribal_rixe.layouts import EIGHT, NINE, act, rixe

pytestmark = pytest.mark.rule("tribal_rixe", "4")

Told = tuple[str, int | None, dict[str, object]]


def told(state, *moves: str) -> list[Told]:
    """What everybody hears of these actions: kind, who did it, what is public. Only cards to a hand are private."""
    state.events = []
    act(state, *moves)
    assert all(event.kind in ("drew", "dealt") or not event.private for event in state.events)
    return [(event.kind, event.player, event.seen_by(None).public) for event in state.events]


def check_new_round(state, events: list[Told], number: int) -> None:
    """The last events tell of the deal: what lies on the table to all, each hand to its owner only."""
    position = state.dump()
    columns = [[column[0] for column in zone] for zone in position["zones"]]
    seats = range(state.players)
    assert events == [
        ("round_begins", None, {"round": number, "columns": columns}),
        *(("dealt", seat, {"count": 7}) for seat in seats),
    ]
    for seat, event in zip(seats, state.events[-state.players :], strict=True):
        assert event.seen_by(seat).public == {"count": 7, "cards": position["hands"][seat]}
        assert all(event.seen_by(other).public == {"count": 7} for other in seats if other != seat)


@pytest.mark.rule("tribal_rixe", "3.2")
def test_a_turn_is_told_with_zones_and_slots() -> None:
    zones = [["D4", "T7 D6 L5b"], ["M9", "", NINE, "M6b"]]
    state = rixe(zones, [["L3", "T9", "D1"], ["D7"]], stock=["M1"])
    assert told(state, "move L5b M6b", "play L3 D4a", "collect L1a", "play T9 empty1", "end") == [
        ("moved", 0, {"cards": ["L5b"], "z": 0, "slot": 1, "k": 2, "to_z": 1, "to_slot": 3, "onto": "M6b"}),
        ("played", 0, {"card": "L3a", "z": 0, "slot": 0, "onto": "D4a"}),
        ("collected", 0, {"z": 1, "slot": 2, "cards": NINE.split()}),
        ("played", 0, {"card": "T9a", "z": 1, "slot": 1, "onto": ""}),
        ("turn_ended", 0, {"dry": 0}),
    ]


@pytest.mark.rule("tribal_rixe", "3.2")
@pytest.mark.rule("tribal_rixe", "3.4")
def test_a_dry_lap_is_told_with_its_card_and_its_place() -> None:
    state = rixe([["D4"], ["M9", "L7 M6"]], [["D9"], ["D8"]], stock=["D2", "L1"], dry=1)
    assert told(state, "draw", "end", "new-column 1") == [
        ("drew", 0, {}),
        ("turn_ended", 0, {"dry": 2}),
        ("dry_lap", 1, {"card": "L1a"}),
        ("new_column", 1, {"card": "L1a", "z": 1, "slot": 2}),
    ]


@pytest.mark.rule("tribal_rixe", "3.3")
def test_going_out_is_told_up_to_the_next_deal() -> None:
    state = rixe([["D4", EIGHT], ["M9"], ["T2"]], [["D9"], ["L1"], ["M8"]], 1, scores=[0, 2, 5])
    events = told(state, "play L1 M2a")
    assert events[:4] == [
        ("played", 1, {"card": "L1a", "z": 0, "slot": 1, "onto": "M2a"}),
        ("collected", 1, {"z": 0, "slot": 1, "cards": [*EIGHT.split(), "L1a"]}),
        ("went_out", 1, {}),
        ("round_over", 1, {"round": 1, "out": [1], "gained": [0, 4, 0], "scores": [0, 6, 5]}),
    ]
    check_new_round(state, events[4:], 2)


@pytest.mark.rule("tribal_rixe", "3.1")
@pytest.mark.rule("tribal_rixe", "r16")
def test_a_round_that_several_or_none_end_is_nobodys() -> None:
    several = rixe([["D4"], ["M6"]], [["L3"], ["T5"]], phase="clean")
    events = told(several, "play L3 D4a", "play T5 M6a")
    assert events[1:5] == [
        ("cleaned", 0, {"played": 1}),
        ("played", 1, {"card": "T5a", "z": 1, "slot": 0, "onto": "M6a"}),
        ("cleaned", 1, {"played": 1}),
        ("round_over", None, {"round": 1, "out": [0, 1], "gained": [3, 3], "scores": [3, 3]}),
    ]
    check_new_round(several, events[5:], 2)
    none = rixe([["D4"], ["M9"]], [["D9"], ["D8"]], dry=1, round=5, scores=[7, 9], outs=[2, 1])
    assert told(none, "end") == [
        ("turn_ended", 0, {"dry": 2}),
        ("round_over", None, {"round": 5, "out": [], "gained": [0, 0], "scores": [7, 9]}),
        ("game_over", None, {"scores": [7, 9], "outs": [2, 1]}),
    ]


@pytest.mark.rule("tribal_rixe", "3.1")
def test_cleaning_and_the_starter_are_told() -> None:
    state = rixe([["D4", "T5"], ["M6"]], [["D7"], ["D9"]], phase="clean", youngest=1)
    assert told(state, "move D4a T5a", "done", "done") == [
        ("moved", 0, {"cards": ["D4a"], "z": 0, "slot": 0, "k": 0, "to_z": 0, "to_slot": 1, "onto": "T5a"}),
        ("cleaned", 0, {"played": 0}),
        ("cleaned", 1, {"played": 0}),
        ("starter", 1, {"played": [0, 0], "youngest": 1}),
    ]
