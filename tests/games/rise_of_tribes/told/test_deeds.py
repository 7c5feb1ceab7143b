"""What belongs together of all that happened: a price with what it was paid for, and like things in a row in one line."""

from __future__ import annotations

from typing import Any

import pytest

from rules import Event
from rules.rise_of_tribes.state import RiseState
from tests.rules.rise_of_tribes.table import do, lay, res
from tribes_tui.games.rise_of_tribes.words.deeds import deeds
from tribes_tui.games.rise_of_tribes.words.news import news, short_news
from tribes_tui.games.rise_of_tribes.words.turns import together
from tribes_tui.words.spoken import news_sentences

TILES = "lfmlfmlfmlfm"
NAMES = ("you", "Ada", "Bo")


def after(state: RiseState, *texts: str) -> list[Event]:
    """What happens by these actions."""
    do(state, *texts)
    assert state.events
    return [*state.events]


def building(members: Any, tribe: Any, **fields: Any) -> RiseState:
    """The second tribe's turn, at its end."""
    given = {"players": 3, "tiles": TILES, "phase": "build", "active": 1, "current_player": 1}
    return lay(members, tribes=({}, tribe, {}), **{**given, **fields})


def lines(events: list[Event], view: RiseState | None = None) -> list[str]:
    return [text for text, _ in together(events, NAMES, [view] * len(events))]


def altar() -> list[Event]:
    state = building({"A": [0, 3], "B": [1, 2]}, {"vp": 4, "resources": res(0, 5, 0), "items": ["altar"]})
    return after(state, "altar wood", "lose A")


@pytest.mark.rule("rise_of_tribes", "1.8")
def test_of_the_altar_is_told_what_was_given_and_what_it_won() -> None:
    events = altar()
    assert lines(events)[0] == "Ada gives the Altar 4 wood and a member from A: 1 point, 5 in all."
    assert "Ada gave the Altar a member and 4 wood for 1 point" in short_news(events, NAMES, 0)[0]


@pytest.mark.rule("rise_of_tribes", "2.6")
def test_what_was_paid_stands_with_what_it_was_paid_for() -> None:
    tribe = {"tribe": "Tunga", "resources": res(6, 6, 6), "goals": ["Oxen", "Majority in lakes"]}
    state = building({"A": [0, 3], "D": [0, 1], "G": [0, 1]}, tribe, row=["Walls"])
    events = after(state, "build A", "complete oxen", "complete majority-in-lakes", "buy walls")
    assert [line for line in lines(events) if line.startswith("Ada")] == [
        "Ada builds a village in A for 2 food, 3 wood and 1 stone.",
        "Ada completes Oxen for 2 food, 1 wood and 1 stone: 1 point, 1 in all.",
        "Ada completes Majority in lakes: 3 points, 4 in all.",
        "Ada buys the Walls for 3 stone.",
    ]
    assert "scored 4" in short_news(events, NAMES, 0)[0]


def test_each_event_is_told_once_and_in_its_order() -> None:
    events = [*altar(), Event("turn", 2, {"turn": 5}), Event("rolled", 2, {"dice": ["sun", "moon"]})]
    numbers = [number for deed in deeds(events) for number in deed.tells]
    assert sorted(numbers) == [*range(len(events))]
    assert [deed.tells[0] for deed in deeds(events)] == sorted(deed.tells[0] for deed in deeds(events))


@pytest.mark.rule("rise_of_tribes", "2.4")
def test_like_things_in_a_row_are_one_line() -> None:
    grown = [Event("grown", 1, {"hex": one}) for one in "AAB"]
    gathered = [
        *(Event("gathered", 1, {"hex": "A"}), Event("resources", 1, {"resource": "food", "count": 2})),
        *(Event("gathered", 1, {"hex": "B"}), Event("resources", 1, {"resource": "wood", "count": 2})),
        Event("plentiful", 1, {"resource": "wood", "count": 2}),
    ]
    heard = [clause.text for clause in news(gathered, NAMES, 0)]
    assert heard == ["gathered from A and B", "got 2 food and 4 wood"], "with what an event gave"
    drawn = [Event("goal_drawn", 1, {"goal": goal}) for goal in ("Oxen", "Bow")]
    lost = [Event("member_lost", 1, {"hex": "C"})] * 2
    assert lines([*grown, *gathered, *drawn, *lost]) == [
        "Ada grows by 2 in A and 1 in B.",
        "Ada gathers 2 food and 4 wood from A and B.",
        "Ada draws Oxen and Bow.",
        "Ada loses 2 members in C.",
    ]


def test_who_enters_the_viewers_hexes_is_told_to_them() -> None:
    moved = [Event("moved", 1, {"from": "B", "to": to}) for to in "AAC"]
    view = lay({"A": [1, 2], "B": [0, 1], "C": [0, 1]}, players=3, tiles=TILES).view(0)
    assert lines(moved, view) == ["Ada moves 2 from B to A and 1 from B to C: you are in A, too."]
    assert lines(moved[2:], view) == ["Ada moves 1 from B to C."]
    assert lines([Event("moved", 0, {"from": "B", "to": "A"})], view) == ["You move 1 from B to A."], "one's own way"


@pytest.mark.rule("rise_of_tribes", "2.3")
def test_a_double_of_another_is_told_by_what_it_brought() -> None:
    events = [
        *(Event("rolled", 1, {"dice": ["sun", "sun"]}), Event("double", 1)),
        Event("event_drawn", 1, {"tile": "Drought", "returns": False}),
    ]
    assert [line.split(".")[0] for line in lines(events)] == ["Ada rolls sun and sun", "Event: Drought"]
    told = short_news(events, NAMES, 0)
    assert told == ("Ada rolled a double (Drought)",)


def test_a_goal_is_named_once_where_its_points_stand_behind_it() -> None:
    tribe = {"tribe": "Tunga", "resources": res(6, 6, 6), "goals": ["Oxen", "Majority in lakes"]}
    state = building({"A": [0, 3], "D": [0, 1], "G": [0, 1]}, tribe)
    heard = news_sentences(news(after(state, "complete majority-in-lakes"), NAMES, 0), NAMES)
    assert heard[0] == "Ada completed Majority in lakes for 3 points, 3 in all."
