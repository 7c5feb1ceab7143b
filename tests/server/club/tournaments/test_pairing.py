"""Who plays whom: the rules of each form hold for any field and any course of rounds."""

from __future__ import annotations

import time
from collections import Counter
from itertools import combinations

from hypothesis import given, settings, strategies as st

from tests.server.club.tournaments.fields import PEOPLE, crowd, drawn_often
from tribes_tui.server.club.tournaments.pairing import (
    BOT,
    DrawnRound,
    balanced,
    everybody_in,
    history_of,
    matched,
    round_of_all,
    rounds_of_all,
    seated,
    swiss,
)


def most_pairs(count: int, edges: set[tuple[int, int]]) -> int:
    """By trying all."""
    free = {one for edge in edges for one in edge}
    if not free:
        return 0
    one = min(free)
    without = {edge for edge in edges if one not in edge}
    best = most_pairs(count, without)
    for edge in edges - without:
        other = edge[0] + edge[1] - one
        best = max(best, 1 + most_pairs(count, {left for left in without if other not in left}))
    return best


@given(st.integers(1, 9), st.data())
@settings(max_examples=100)
def test_as_many_pairs_as_there_can_be(count: int, data: st.DataObject) -> None:
    edges = data.draw(st.sets(st.sampled_from([*combinations(range(count), 2)] or [(0, 0)])))
    edges.discard((0, 0))
    fits = [[sum(edge) - at for edge in sorted(edges) if at in edge] for at in range(count)]
    partner = matched(fits)
    for at, other in enumerate(partner):
        assert other < 0 or (partner[other] == at and other in fits[at])
    assert sum(other >= 0 for other in partner) == 2 * most_pairs(count, edges)


def check_everybody_once(drawn: DrawnRound, people: list[str], seats: int) -> None:
    assert sorted(everybody_in(drawn)) == sorted(people)
    assert all(len(table) == seats and any(table) for table in drawn.tables)


@given(st.integers(2, 12), st.integers(1, 8), st.booleans(), st.randoms(use_true_random=False))
def test_swiss(count: int, rounds: int, with_bots: bool, chance) -> None:  # type: ignore[no-untyped-def]
    people, past = PEOPLE[:count], list[tuple[list[list[str]], list[str]]]()
    for _ in range(rounds):
        chance.shuffle(people := [*people])
        history = history_of(past)
        drawn = swiss(people, history, with_bots=with_bots)
        check_everybody_once(drawn, people, 2)
        left = [*drawn.byes, *(one for table in drawn.tables if BOT in table for one in table if one)]
        assert len(left) == count % 2, "one is left over of an odd number, nobody of an even one"
        assert bool(drawn.byes) == (count % 2 == 1 and not with_bots)
        for one in left:
            assert history.left_over.get(one, 0) == min(history.left_over.get(other, 0) for other in people)
        rest = [k for k, one in enumerate(people) if one not in left]
        unmet = {(i, k) for i, k in combinations(rest, 2) if not history.meetings(people[i], people[k])}
        again = sum(history.meetings(*table) > 0 for table in drawn.tables if BOT not in table)
        if count <= 8:
            assert len(rest) // 2 - again == most_pairs(count, unmet), (
                "nobody meets twice as long as there is another way"
            )
        past.append((drawn.tables, drawn.byes))


def test_swiss_pairs_neighbours_in_the_order() -> None:
    drawn = swiss(PEOPLE[:6], history_of([]), with_bots=False)
    assert [sorted(table) for table in drawn.tables] == [PEOPLE[0:2], PEOPLE[2:4], PEOPLE[4:6]]
    drawn = swiss(PEOPLE[:5], history_of([(drawn.tables, [])]), with_bots=False)
    assert drawn.byes == [PEOPLE[4]]
    assert [sorted(table) for table in drawn.tables] == [[PEOPLE[0], PEOPLE[2]], [PEOPLE[1], PEOPLE[3]]]


@given(st.integers(2, 13))
def test_all_against_all(count: int) -> None:
    people, past = PEOPLE[:count], list[tuple[list[list[str]], list[str]]]()
    for number in range(rounds_of_all(count)):
        drawn = round_of_all(people, number, people, history_of(past), with_bots=False)
        check_everybody_once(drawn, people, 2)
        past.append((drawn.tables, drawn.byes))
    history = history_of(past)
    assert all(history.meetings(*pair) == 1 for pair in combinations(people, 2))
    assert {*history.left_over.values()} <= {1}, "each has a bye once, of an odd number"
    for one in people:
        assert abs(history.sat.get((one, 0), 0) - history.sat.get((one, 1), 0)) <= 1


@given(st.integers(2, 9), st.sets(st.integers(0, 8)), st.booleans())
def test_in_all_against_all_whoever_would_meet_somebody_who_is_gone_is_left_over(
    count: int, gone: set[int], with_bots: bool
) -> None:
    people = PEOPLE[:count]
    here = [one for k, one in enumerate(people) if k not in gone]
    full = [round_of_all(people, k, people, history_of([]), with_bots=False) for k in range(rounds_of_all(count))]
    for number, whole in enumerate(full):
        drawn = round_of_all(people, number, here, history_of([]), with_bots=with_bots)
        check_everybody_once(drawn, here, 2)
        kept = {frozenset(table) for table in whole.tables if {*table} <= {*here}}
        assert kept == {frozenset(table) for table in drawn.tables if BOT not in table}
        assert not (drawn.byes and with_bots)


@given(st.integers(2, 20), st.integers(3, 6), st.integers(1, 6), st.randoms(use_true_random=False))
@settings(max_examples=60)
def test_balanced(count: int, seats: int, rounds: int, chance) -> None:  # type: ignore[no-untyped-def]
    people, past = PEOPLE[:count], list[tuple[list[list[str]], list[str]]]()
    for _ in range(rounds):
        chance.shuffle(people := [*people])
        drawn = balanced(people, seats, history_of(past))
        check_everybody_once(drawn, people, seats)
        bots = [table.count(BOT) for table in drawn.tables]
        assert len(bots) == -(-count // seats)
        assert max(bots) - min(bots) <= 1
        past.append((drawn.tables, drawn.byes))


def test_balanced_rounds_have_nobody_meet_twice_where_that_can_be() -> None:
    past = drawn_often(4, lambda history: balanced(PEOPLE[:16], 4, history))
    assert max(history_of(past).met.values()) == 1
    past = drawn_often(4, lambda history: balanced(PEOPLE[:9], 3, history))
    assert Counter(history_of(past).met.values()) == {1: 36}, "nine meet each other in four rounds of three"


@given(st.integers(2, 6), st.integers(1, 24), st.data())
def test_seats_rotate(seats: int, rounds: int, data: st.DataObject) -> None:
    """Of the same people at one table each has sat everywhere as often, up to one."""
    people = PEOPLE[:seats]
    past: list[tuple[list[list[str]], list[str]]] = []
    for _ in range(rounds):
        table = seated(data.draw(st.permutations(people)), seats, history_of(past))
        assert sorted(table) == people
        past.append(([table], []))
    sat = history_of(past).sat
    for one in people:
        times = [sat.get((one, seat), 0) for seat in range(seats)]
        assert max(times) - min(times) <= (1 if seats == 2 else 2)


def test_a_round_of_five_hundred_is_drawn_within_a_second() -> None:
    """On a machine with nothing else to do; `python -m tests.bench.people.tournaments` has the figures."""
    people = crowd(500)
    past = drawn_often(5, lambda history: swiss(people, history, with_bots=False))
    began = time.perf_counter()
    swiss(people, history_of(past), with_bots=False)
    balanced(people, 3, history_of(past))
    assert time.perf_counter() - began < 10
    assert max(history_of(past).met.values()) == 1


def test_who_can_be_paired_with_nobody_costs_no_more_than_others() -> None:
    """Two crowds of odd numbers, all of each fit each other and nobody of the other: one of each stays, and nothing is tried over and over."""
    crowds = [*range(31)], [*range(31, 62)]
    fits = [[other for other in crowd if other != one] for crowd in crowds for one in crowd]
    assert sum(other < 0 for other in matched(fits)) == 2
