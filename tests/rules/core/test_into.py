"""Observations and masks written into rows of arrays: the same numbers as in lists, and nothing of what stood there."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import Any

import pytest

import rules
from rules import Rng, State
from rules.core.errors import NotPlayable
from rules.core.observation import ArrayRow

OPTIONS: dict[str, list[dict[str, Any]]] = {
    "tribe": [{}, {"leader_choice": True, "lone_scores": False}],
    "indy": [{}, {"return_from": "all"}],
    "tribal_duel": [{}, {"clean_sacred": True}],
    "tribal_rixe": [{}, {"rounds": 2}],
    "rise_of_tribes": [{}, {"elders": True, "leaders": True}, {"special_terrain": "mixed"}],
    "five_tribes": [{}],
}
TABLES = [
    (id, players, options)
    for id in rules.games
    for players in rules.games[id].players
    for options in OPTIONS[id]
    if not (options and players == rules.games[id].players[0] < rules.games[id].players[-1])
]
every_table = pytest.mark.parametrize(("id", "players", "options"), TABLES)
EVERY = 17
MOST = 500


def positions(id: str, players: int, options: dict[str, Any]) -> Iterator[State]:
    """Some states of a random game, the last one, too."""
    rng = Rng(players)
    state = rules.games[id].new_state(players, 17, options)
    for number in range(MOST):
        if number % EVERY == 0 or state.is_terminal:
            yield state
        if state.is_terminal:
            return
        state.apply(state.pick(rng))


@every_table
def test_a_buffer_holds_what_the_list_does(id: str, players: int, options: dict[str, Any]) -> None:
    game = rules.games[id]
    exact = array("d", [9.0]) * len(game.observation_names())  # never cleared by the test: what a row held must go
    for number, state in enumerate(positions(id, players, options)):
        viewer = None if number % (players + 1) == players else number % (players + 1)
        view = state.view(viewer)
        numbers = game.observation(view)
        state.observe_into(viewer, exact)
        assert exact.tolist() == numbers
        row = array("f", [9.0]) * len(numbers)
        view.observe_into(viewer, memoryview(row))
        assert row == array("f", numbers)


@every_table
def test_worlds_with_the_same_view_fill_a_buffer_alike(id: str, players: int, options: dict[str, Any]) -> None:
    size = len(rules.games[id].observation_names())
    rng = Rng(3)
    for state in [*positions(id, players, options)][::3]:
        for viewer in range(players):
            here, there = array("f", [9.0]) * size, array("f", [-9.0]) * size
            state.observe_into(viewer, here)
            state.view(viewer).resample(rng).observe_into(viewer, there)
            assert here == there


@every_table
def test_a_mask_holds_the_legal_actions(id: str, players: int, options: dict[str, Any]) -> None:
    game = rules.games[id]
    count = len(game.actions)
    mask = array("b", [7]) * count
    backwards = [*range(count)][::-1]
    for state in positions(id, players, options):
        state.mask_into(mask)
        assert [id for id, legal in enumerate(mask) if legal] == state.legal_actions()
        assert max(mask) <= 1
        turned = bytearray(b"\7" * count)
        state.mask_into(turned, backwards)
        assert list(turned[::-1]) == mask.tolist()


def test_a_buffer_that_does_not_fit_is_refused() -> None:
    state = rules.games["indy"].new_state(2, 1)
    size = len(rules.games["indy"].observation_names())
    refused = [
        (array("f", [0.0]) * (size - 1), "342 numbers|too short"),
        (array("f", [0.0]) * (size + 1), "has 342 numbers, the buffer 343"),
        (array("i", [0]) * size, "buffer of floats, not of 'i'"),
        (memoryview(array("f", [0.0]) * size).toreadonly(), "can be written"),
        (memoryview(array("f", [0.0]) * (2 * size))[::2], "without gaps"),
    ]
    for buffer, why in refused:
        with pytest.raises(ValueError, match=why):
            state.observe_into(0, buffer)
    whole, mask = array("i", [7]) * size, bytearray(b"\7" * 3)
    with pytest.raises(ValueError, match="1894 actions, and 3 places"):
        state.mask_into(mask)
    with pytest.raises(ValueError, match="buffer of floats"):
        state.observe_into(0, whole)
    assert {*mask, *whole} == {7}, "what is refused stays as it was"


def test_a_row_looked_at_once_is_written_as_the_buffer_is() -> None:
    state = rules.games["tribe"].new_state(3, 1)
    seen, mask = array("f", [9.0]) * 486, bytearray(b"\7" * 430)
    row, legal = ArrayRow(seen), ArrayRow(mask)
    for _ in range(30):
        plain, listed = array("f", [0.0]) * 486, bytearray(430)
        state.observe_into(state.current_player, row)
        state.mask_into(legal)
        state.observe_into(state.current_player, plain)
        state.mask_into(listed)
        assert seen == plain
        assert mask == listed
        state.apply(state.legal_actions()[-1])
    with pytest.raises(ValueError, match="430 actions, and 486 places"):
        state.mask_into(row)
    with pytest.raises(ValueError, match="buffer of floats, not of 'B'"):
        state.observe_into(0, legal)
    with pytest.raises(ValueError, match="can be written"):
        ArrayRow(b"bytes stay as they are")


def test_a_view_shows_its_own_viewer_alone() -> None:
    view = rules.games["indy"].new_state(2, 1).view(0)
    with pytest.raises(NotPlayable):
        view.observe_into(1, array("f", [0.0]) * 342)


def test_who_hides_more_is_asked_for_a_view() -> None:
    """A game of somebody's own that hides other things, or shows them otherwise: no whole state is looked at."""
    from rules.indy.game import Indy
    from rules.indy.state import IndyState

    class Blind(IndyState):
        __slots__ = ()

        def _mask(self, viewer: int) -> None:
            super()._mask(viewer)
            self.table = [-1] * len(self.table)

    class BlindIndy(Indy):
        def _start(self, players: int, options: dict[str, Any], rng: int) -> Any:
            return Blind(players, options, rng)

    game = BlindIndy()
    names, state = game.observation_names(), game.new_state(2, 3)
    state.table = [3, 4, 5]
    row = array("d", [9.0]) * len(names)
    state.observe_into(0, row)
    assert row.tolist() == game.observation(state.view(0))
    assert not any(row[place] for place, name in enumerate(names) if name.startswith("row: "))
