"""How the end of a Duel is shown: by what decided it."""

from __future__ import annotations

import re

import pytest

import rules
from rules import Rng
from tests.app.test_app import until
from tests.games.tribal.helpers import table_at
from tests.games.tribal.playing import act
from tests.rules.tribal_duel.layouts import duel
from tests.table.helpers import SMALL, TableApp, shown
from tests.table.seated import seated, text
from tribes_tui.games.tribal.duel.ending import EMPTIED, ending
from tribes_tui.table.board.scene import Result
from tribes_tui.table.end.pieces import towers_of
from tribes_tui.table.end.screen import EndScreen

NAMES = ("you", "Ash")


@pytest.mark.parametrize("seed", range(5))
def test_k19_the_winners_tower_is_the_taller_one_and_k21_tells_the_difference(seed: int) -> None:
    state, rng = rules.games["tribal_duel"].new_state(2, seed), Rng(seed)
    state.events = []
    while not state.is_terminal:
        state.apply(state.pick(rng) if rng.randrange(8) == 0 else max(state.legal_actions(), key=state.hint))
    told = ending(state, state.events, NAMES)
    assert told is not None
    if state.winner >= 0:
        first, second = towers_of(told, Result(NAMES, state.scores(), state.ranking(), 0)).towers
        assert first.seat == state.winner
        assert sum(first.values) >= sum(second.values), (state.end, first, second)
        assert first.name.endswith(", first place"), "not whose turn came first"
    if state.end in EMPTIED:
        assert told.title == "Sacred cards didn't decide it"
        (picture,) = told.picture
        assert picture.name == "columns cleared of 7", (
            "not cards: those that one was given would hide those that one laid"
        )
        assert picture.values[state.winner] == 7
        left = state.held[1 - state.winner]
        assert re.fullmatch(rf"\w+ still ha(s|ve) {left} cards? in columns\.", told.decided[1])


@pytest.mark.parametrize(
    ("mine", "theirs", "sacred", "title", "won_by", "picture", "towers"),
    [
        (
            ["D9a"],
            ["M9a L8a"],
            [{"D": 2}, {"M": 2}],
            "Sacred cards didn't decide it",
            "sacred cards level, 1 left to 2, when",
            "cards gone of the 28 dealt",
            [27, 26],
        ),
        (
            ["D9a L8b"],
            ["#T4a L8a"],
            [{"D": 2}, {"M": 2}],
            "Sacred cards didn't decide it",
            "0 face down to 1, all else level, when",
            "cards turned up of 21",
            [21, 20],
        ),
        (["D9a"], ["M9a L8a"], [{"D": 1}, {"M": 2}], "Sacred cards decided it", "2 sacred cards to 1 when", "", []),
        (["D9a"], ["M9a"], [{"D": 1}, {"M": 1}], "", "", "", []),
    ],
)
def test_k19_the_picture_shows_what_decided_a_game_that_got_stuck_and_the_headline_says_so(
    mine: list[str],
    theirs: list[str],
    sacred: list[dict[str, int]],
    title: str,
    won_by: str,
    picture: str,
    towers: list[int],
) -> None:
    state = duel(mine, theirs, idle=19, sacred=sacred)
    state.apply(state.read("end"))
    told = ending(state, [], NAMES)
    assert [source.name for source in told.picture] == ([picture] if picture else [])
    assert [value for source in told.picture for value in source.values] == towers
    assert told.title == title
    assert told.won_by == (won_by and f"{won_by} the game got stuck")


async def test_the_end_says_what_the_score_is_worth_and_that_the_game_got_stuck() -> None:
    """At 80x24, where only little of what decided it has room."""
    state = duel(["D9a"], ["M9a L8a"], idle=19, sacred=[{"D": 1}, {"M": 2}])
    app = TableApp(table_at(state, "pp"))
    async with app.run_test(size=SMALL) as pilot:
        await act(pilot, app, "end")
        await until(pilot, lambda: isinstance(app.screen, EndScreen))
        assert "Bo wins: 2 sacred cards to 1 when the game got stuck." in shown(app)
        assert "─ Sacred cards decided it ─" in shown(app)


@pytest.mark.parametrize("size", [SMALL, (120, 40), (160, 50)], ids=str)
async def test_beside_a_game_that_is_over_stands_nothing_of_what_might_be_done(size: tuple[int, int]) -> None:
    state, rng = rules.games["tribal_duel"].new_state(2, 3), Rng(3)
    going = (
        "can go",
        "next on",
        "banned",
        "Orange",
        "need",
        "To win",
        "move freely",
        "wait for",
        "not to be",
        "to put",
    )
    while not state.is_terminal:
        state.apply(state.pick(rng) if rng.randrange(8) == 0 else max(state.legal_actions(), key=state.hint))
    async with seated(state, size) as (_, screen):
        told = text(screen)
        assert not [words for words in going if words in told], told
        assert "no cards left" in told or size == SMALL, told
