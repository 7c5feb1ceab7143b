"""The page about the opponent's turn: when it comes, and that its numbers are those before and after the turn."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import rules
from rules import Event, Rng
from rules.tribal.duel.components.phases import COLUMNS
from rules.tribal.duel.state import DuelState
from tests.widgets.contract import check
from tribes_tui.games.tribal.duel.pieces.turn_page import TurnPage
from tribes_tui.games.tribal.duel.turn_told import turns_told
from tribes_tui.table.moment import Moment

NAMES = ("you", "Ash")
Figures = tuple[int, int, tuple[int, ...]]


def figures(state: DuelState, seat: int) -> Figures:
    """Cards to clear, how many face down, the heights of the piles."""
    hidden = sum(state.hidden[seat * COLUMNS : seat * COLUMNS + COLUMNS])
    return state.held[seat], hidden, tuple(state.heights[4 * seat : 4 * seat + 4])


def turns(seed: int) -> Iterator[tuple[tuple[Figures, ...], DuelState, list[Event]]]:
    """Each turn of the second seat: the figures before it, the position after it, what happened."""
    state, rng = rules.games["tribal_duel"].new_state(2, seed), Rng(seed)
    before: tuple[Figures, ...] = ()
    told: list[Event] = []
    while not state.is_terminal:
        if state.turn and state.current_player == 1 and not told:
            before = figures(state, 0), figures(state, 1)
        legal = state.legal_actions()
        events: list[Event] = []
        state.events = events
        state.apply(max(legal, key=state.hint) if rng.randrange(4) else state.pick(rng))
        is_over = any(event.kind == "turn_ended" for event in events)
        if before:
            told += events
        if is_over and before:
            yield before, state, told
            before, told = (), []


def pages(seed: int) -> Iterator[tuple[tuple[Figures, ...], DuelState, Moment]]:
    """The turns that have a page."""
    for before, state, told in turns(seed):
        for moment in turns_told(state.view(0), told, NAMES, 0) if not state.is_terminal else ():  # type: ignore[arg-type]
            yield before, state, moment


@pytest.mark.parametrize("seed", [3, 4])
def test_both_zones_stand_as_before_and_after_the_turn(seed: int) -> None:
    found = 0
    for before, state, moment in pages(seed):
        page = moment.picture()
        assert isinstance(page, TurnPage)
        for side in page._view.sides:
            told = (side.clear[0], side.down[0], tuple(pile.before for pile in side.piles))
            assert told == before[side.seat], moment.text
            assert (side.clear[1], side.down[1], tuple(pile.after for pile in side.piles)) == figures(state, side.seat)
        assert len(page._view.banned) == state.no_give.bit_count() + (state.no_steal >= 0)
        found += 1
    assert found


def test_ones_own_turn_and_a_turn_that_is_going_on_have_no_page() -> None:
    _, state, told = next(iter(turns(3)))
    view = state.view(0)
    assert turns_told(view, told, NAMES, 1) == []  # type: ignore[arg-type]
    assert turns_told(view, told[:-1], NAMES, 0) == []  # type: ignore[arg-type]
    assert turns_told(view, told, NAMES, None) == []  # type: ignore[arg-type]


async def test_the_page_fits_every_window() -> None:
    moment = max((one[2] for one in pages(3)), key=lambda one: len(one.text))
    await check(moment.picture, [(80, 20), (100, 26), (120, 36), (200, 56)])
