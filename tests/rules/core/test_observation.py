"""Observations: from the viewer's side, alike for alike seats, and of nothing but the view."""

from __future__ import annotations

import doctest
import json
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any

import pytest

import rules
from rules import Rng, State
from rules.core import observation
from rules.core.observation import KeptParts, Sheet
from tests.rules.core.observed import GOLDEN, digest, views

TABLES = [(id, players) for id in rules.games for players in rules.games[id].players]
every_table = pytest.mark.parametrize(("id", "players"), TABLES)

ROTATED = {
    "tribe": ("turn dealer closer target current_player", "leaders totals blocked hands chains shown draws results"),
    "indy": (
        "turn dealer returned current_player window",
        "shamans tokens plucked hands evocations known maybe buried",
    ),
    "tribal_duel": ("current_player youngest winner", "columns sacred turned_up"),
    "tribal_rixe": (
        "current_player youngest order out",
        "zones hands lacks collected scores outs cleaned points",
    ),
    "rise_of_tribes": (
        "current_player active first_player winner village tamer player bidder dropped",
        "members tribes",
    ),
    "five_tribes": ("current_player camel bid_order track", "seats"),
}
"""Game -> names of fields that name seats (one, or a list), and of lists with an item a seat."""


def positions(id: str, players: int, every: int = 29, most: int = 12) -> Iterator[State]:
    """Some states of a random game."""
    rng = Rng(players)
    state = rules.games[id].new_state(players, 11)
    for number in range(every * most):
        if number % every == 0:
            yield state
        if state.is_terminal:
            return
        state.apply(state.pick(rng))


def seen(state: State, viewer: int | None) -> list[float]:
    return rules.games[state.game.id].observation(state.view(viewer))


def rotated(id: str, value: Any, players: int, name: str = "") -> Any:
    """A position in which everybody sits one seat further on: seat 0's place, cards and turn are seat 1's."""
    seats, lists = (names.split() for names in ROTATED[id])
    if isinstance(value, dict):
        return {key: rotated(id, inner, players, key) for key, inner in value.items() if key != "options"} | (
            {"options": value["options"]} if "options" in value else {}
        )
    if name in seats and not isinstance(value, bool):
        if isinstance(value, list):
            return [None if seat is None else (seat + 1) % players for seat in value]
        return (value + 1) % players if isinstance(value, int) else rotated(id, value, players)
    if isinstance(value, list):
        items = [rotated(id, inner, players) for inner in value]
        return items[-1:] + items[:-1] if name in lists and len(items) == players else items
    return value


@every_table
def test_as_many_numbers_for_every_view(id: str, players: int) -> None:
    names = rules.games[id].observation_names()
    assert len(set(names)) == len(names) < 1000
    for state in positions(id, players):
        for viewer in (None, *range(players)):
            numbers = seen(state, viewer)
            assert len(numbers) == len(names)
            assert all(-1 <= number <= 1 for number in numbers)


@pytest.mark.sampled(9)
@every_table
def test_numbers_are_what_they_were_to_the_last_bit(id: str, players: int) -> None:
    """Of 18,000 views; another meaning needs another version (`Game.observation_number`), and digests written anew."""
    assert json.loads(GOLDEN.read_text(encoding="utf-8"))[f"{id}, {players} players"] == digest(id, players)


@pytest.mark.sampled(9)
@every_table
def test_what_is_kept_is_what_would_be_written(id: str, players: int) -> None:
    """The number by which it is kept tells all of it: views seen with what others left are seen alike with nothing kept."""
    game, seen_views = rules.games[id], [view for _, _, view in views(id, players)]
    looked_at = seen_views[:: 1 + len(seen_views) // 150]
    with_others = [game.observation(view) for view in looked_at]
    for view, numbers in zip(looked_at, with_others, strict=True):
        forget_what_is_kept(id)
        assert game.observation(view) == numbers


def forget_what_is_kept(id: str) -> None:
    room = type(rules.games[id]).__module__.rpartition(".")[0]
    for name in (f"{room}.notation.observation", "rules.tribal.sheets"):
        for kept in vars(import_module(name)).values():
            if isinstance(kept, KeptParts):
                kept.double[:] = [None] * kept.count


@every_table
def test_worlds_with_the_same_view_look_the_same(id: str, players: int) -> None:
    rng = Rng(3)
    for state in positions(id, players, every=41, most=8):
        for viewer in range(players):
            assert seen(state.view(viewer).resample(rng), viewer) == seen(state, viewer)


@pytest.mark.varied(6)
@every_table
def test_a_seat_in_the_same_place_sees_the_same(id: str, players: int) -> None:
    """Everybody moves on by a seat, with all they have: nobody can tell."""
    game = rules.games[id]
    looked_at = 0
    for state in positions(id, players, every=9, most=20):
        other = game.load(rotated(id, state.dump(), players))
        looked_at += other.current_player != state.current_player
        for viewer in range(players):
            here, there = seen(state, viewer), seen(other, (viewer + 1) % players)
            assert here == there, [
                name for name, a, b in zip(game.observation_names(), here, there, strict=True) if a != b
            ][:5]
    assert looked_at > 2


@cache
def relative_ids(id: str, players: int, viewer: int) -> list[int]:
    return rules.games[id].relative_actions(players, viewer)


def may_do(state: State) -> list[int]:
    """What the player in turn may do, by ids that count seats from theirs."""
    seat = state.current_player
    assert seat is not None
    legal = {*state.legal_actions()}
    return [relative for relative, id in enumerate(relative_ids(state.game.id, state.players, seat)) if id in legal]


@pytest.mark.varied(6)
@every_table
def test_a_seat_in_the_same_place_may_do_the_same(id: str, players: int) -> None:
    """But for layouts that may not come again: what is remembered of them stands for the seats as they were."""
    game = rules.games[id]
    for state in positions(id, players, every=9, most=20):
        if not state.is_terminal:
            here = {name: [] if name == "seen" else value for name, value in state.dump().items()}
            assert may_do(game.load(rotated(id, here, players))) == may_do(game.load(here))


@every_table
def test_relative_actions_are_all_the_actions(id: str, players: int) -> None:
    game = rules.games[id]
    for viewer in range(players):
        assert sorted(game.relative_actions(players, viewer)) == [*range(len(game.actions))]
    assert game.relative_actions(players, 0) == [*range(len(game.actions))]
    named = sum(any(f"{action.kind}.{name}" in game.seat_fields for name in action.fields) for action in game.actions)
    assert named == {"indy": 0, "tribal_duel": 18, "tribal_rixe": 20, "five_tribes": 8}.get(id, 104)


@pytest.mark.parametrize("id", rules.games)
def test_seats_that_differ_are_told_apart(id: str) -> None:
    *_, late = positions(id, rules.games[id].players[-1])
    found = [tuple(seen(late, viewer)) for viewer in range(late.players)]
    assert len(set(found)) == len(found)


@pytest.mark.parametrize("id", rules.games)
def test_numbers_vary(id: str) -> None:
    """In one game of each number of players, a third of all numbers change: most that do not are of options and events
    that did not come up."""
    game = rules.games[id]
    columns = zip(*(seen(state, 0) for players in game.players for state in positions(id, players, 7, 40)), strict=True)
    assert sum(len(set(column)) > 1 for column in columns) > len(game.observation_names()) / 3


def test_only_views_are_observed() -> None:
    game = rules.games["indy"]
    with pytest.raises(ValueError, match="only views"):
        game.observation(game.new_state(2, 1))


def test_the_list_has_a_name_and_a_version() -> None:
    game = rules.games["indy"]
    assert game.observation_version == "indy-v1"
    names = game.observation_names()
    assert {"you, tokens", "+1, tokens", "your hand: CR6", "phase: EVOCATION"} <= set(names)
    state = game.new_state(3, 5)
    decides = (state.current_player or 0) - 1
    assert seen(state, decides % 3)[names.index("decides: +1")] == 1


def test_labels_and_values_must_go_together() -> None:
    with pytest.raises(ValueError, match="2 values for 1 labels"):
        Sheet().counts("cards", ["a"], [1, 2], 4)


@pytest.mark.parametrize("single", [False, True])
def test_a_sheet_is_written_piece_by_piece(single: bool) -> None:
    sheet = Sheet(single=single)
    sheet.counts("", "abcdef", [0, 9, 1, 2, 4, -4], 4)
    sheet.counts("", "ab", [1, 2, 0, 3], 4, 2)
    sheet.counts("", "abcd", [1, 2, 3, 7], 8)
    sheet.bits("", "abcdefghij", 0b1000000101)
    sheet.amount("", -3, 2)
    sheet.amount("", 1000, 2000)
    sheet.number("", 0.5, 2)
    assert sheet.at == 6 + 2 + 4 + 10 + 3
    assert sheet.numbers == [
        *(0, 1, 0.25, 0.5, 1, -1),
        *(0, 0.75),
        *(0.125, 0.25, 0.375, 0.875),
        *(1, 0, 1, 0, 0, 0, 0, 0, 0, 1),
        *(-1, 0.5, 0.25),
    ]


def test_room_is_left_and_taken_back() -> None:
    sheet = Sheet(named=True)
    sheet.amount("a", 1, 1)
    at = sheet.room("b", "xy")
    sheet.amount("c", 1, 2)
    sheet.put(at + 1, 3, 4)
    assert (sheet.numbers, sheet.names) == ([1, 0, 0.75, 0.5], ["a", "b: x", "b: y", "c"])
    sheet.clear(at)
    assert sheet.numbers == [1, 0, 0, 0]


def test_what_is_kept_is_written_once() -> None:
    kept, written = KeptParts(2), []

    def observed(number: int, named: bool = False) -> list[float]:
        sheet = Sheet(named)
        sheet.amount("before", 1, 1)
        if not sheet.known(kept, number):
            written.append(number)
            sheet.amount("a", number, 4)
            sheet.amount("b", number, 8)
            sheet.keep(kept, number)
        return sheet.numbers

    assert [observed(number) for number in (1, 1, 2, 2)] == [[1, 0.25, 0.125]] * 2 + [[1, 0.5, 0.25]] * 2
    assert observed(1, named=True) == [1, 0.25, 0.125]
    assert written == [1, 2, 2, 1], "what lies outside is written every time, and so is what is named"


def test_the_examples_are_true() -> None:
    assert doctest.testmod(observation).failed == 0
