"""Walking through a game: any position from any other, with what happened on the way."""

from __future__ import annotations

import random
import time

import pytest

from saves import Parted, Store, Walk, parse, replay, seal_text
from saves.walk import EVERY
from tests.saves.play import new, play
from tests.saves.toy import GAMES, moves


def test_any_position_in_any_order(store: Store) -> None:
    record = new(store, heap=400)
    play(record, 150, checks=7)
    walk = Walk(store.read(record.name), GAMES)
    expected = [replay(record, 0, GAMES), *(state for _, _, state in moves(150, heap=400))]
    assert len(walk) == 150
    order = [*range(151)] * 2
    random.Random(1).shuffle(order)
    for number in order:
        assert walk.state(number) == expected[number]
        walk.state(number).rng = 0  # it is the caller's own
    for number in (-1, 151):
        with pytest.raises(IndexError):
            walk.state(number)


def test_what_happened_at_a_move(store: Store) -> None:
    record = new(store)
    play(record, 10)
    walk = Walk(record, GAMES)
    for number in range(1, 11):
        (event,) = walk.events(number)
        assert event.player == (number - 1) % 2
        assert event.public["count"] == walk.state(number - 1).dump()["pile"] - walk.state(number).dump()["pile"]


def test_rounds_are_found(store: Store) -> None:
    record = new(store)
    play(record, 100)
    walk = Walk(record, GAMES)
    rounds = [*walk.rounds()]
    assert rounds[0] == (1, 0)
    for number, begin in rounds[1:]:
        assert walk.state(begin).round == number != walk.state(begin - 1).round


def test_a_step_costs_the_same_at_any_place(store: Store) -> None:
    record = new(store, heap=40_000)
    for number in range(1, 2001):
        record._add(_move(number))
    walk = Walk(record, GAMES)
    walk.state(2000)
    begin = time.perf_counter()
    for number in range(2000, 1900, -1):
        walk.state(number)
    assert time.perf_counter() - begin < 100 * EVERY * 100e-6


def test_a_walk_stops_where_the_rules_part(store: Store) -> None:
    record = new(store)
    play(record, 10)
    text = store.read(record.name).text().replace("\n8 1 ", "\n8 1 pass ")
    walk = Walk(parse(seal_text(text).encode()), GAMES)
    assert walk.state(7) == replay(record, 7, GAMES)
    with pytest.raises(Parted, match="at move 8"):
        walk.state(8)


def _move(number: int):  # type: ignore[no-untyped-def]
    from saves import Move

    return Move((number - 1) % 2, "take 1", number)
