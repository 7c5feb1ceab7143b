"""The end of a game of Tribe when several have the most spheres, and with the longest names."""

from __future__ import annotations

from typing import Any

import pytest

from rules import Event
from tests.games.tribal.helpers import table_at
from tests.games.tribal.playing import act
from tests.games.tribe.scenes import near_the_end
from tests.rules.tribe.positions import act as played
from tests.table.helpers import MEDIUM, SMALL, TableApp, shown
from tribes_tui.games.tribe.ending import ending

BEFORE = 60
NAMES = ("you", "Bo", "Cy")


class Final:
    """As much of a final position as tells who has won."""

    def __init__(self, scores: tuple[int, ...], ranking: tuple[int, ...]) -> None:
        self.scores, self.ranking = lambda: scores, lambda: ranking
        self.options = dict[str, object]()


def decided(scores: tuple[int, ...], ranking: tuple[int, ...], events: tuple[Event, ...] = ()) -> tuple[str, ...]:
    final: Any = Final(scores, ranking)
    return ending(final, events, NAMES[: len(scores)]).decided


@pytest.mark.rule("tribe", "r31")
def test_who_wins_among_equals_is_told() -> None:
    assert decided((102, 102, 40), (1, 2, 3)) == (
        "Bo has as many points, but a tie goes to whoever closed the last challenge.",
    )
    assert decided((102, 102, 102), (2, 1, 2)) == (
        "You and Cy have as many points, but a tie goes to whoever closed the last challenge.",
    )
    assert decided((102, 102, 40), (1, 1, 3)) == (
        "You and Bo share the victory: none of them closed the last challenge.",
    )
    assert decided((102, 101, 40), (1, 2, 3)) == ("You end 1 point ahead of Bo.",)


def test_k21_what_decided_it_is_where_the_winner_s_lead_came_from_and_since_when() -> None:
    """Winner against runner-up, by what counts; the last challenge in which the winner was not ahead is the one that it turned after."""

    def ended(*figures: list[int]) -> Event:
        keys = ("points", "totals", "table", "bonus", "hostile")
        return Event("challenge_ended", None, {"challenge": 1, "closer": 1, **dict(zip(keys, figures, strict=True))})

    events = (
        ended([20, 50], [20, 50], [30, 50], [0, 0], [10, 0]),
        ended([85, 30], [105, 80], [65, 35], [20, 0], [0, 5]),
    )
    assert decided((105, 80), (1, 2), events)[:2] == (
        "You end 25 points ahead of Bo: 10 more from chains, 20 more from magical chains, "
        "5 more lost to cards left over.",
        "You were ahead on points from challenge 2 on.",
    )


def test_the_closer_is_named_alone_where_nobody_got_more() -> None:
    told = Event(
        "challenge_ended",
        None,
        {"challenge": 2, "closer": 1, "points": [40, 40], "table": [40, 40], "bonus": [0, 0], "hostile": [0, 0]},
    )
    assert decided((80, 80), (2, 1), (told,))[1:] == ("Bo closed challenge 2, with the most points: 40.",)


@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_nobody_is_ahead_of_an_equal(size: tuple[int, int]) -> None:
    mine, theirs = played(near_the_end((BEFORE, 0)), "place lightning warrior").scores()
    app = TableApp(table_at(near_the_end((BEFORE, mine - theirs)), "pb"))
    async with app.run_test(size=size) as pilot:
        await act(pilot, app, "place lightning warrior")
        await pilot.press("enter")
        await pilot.pause()
        text = " ".join(shown(app).split())
        assert f"You win with {mine} points." in text
        assert "ahead of" not in text


def test_who_got_the_most_points_of_a_challenge_is_told_plainly() -> None:
    told = Event(
        "challenge_ended",
        None,
        {
            "challenge": 2,
            "closer": 0,
            "points": [40, 66],
            "totals": [40, 66],
            "table": [40, 66],
            "bonus": [0, 0],
            "hostile": [0, 0],
        },
    )
    assert decided((40, 66), (2, 1), (told,))[-1] == "You closed challenge 2; Bo got the most points: 66."
