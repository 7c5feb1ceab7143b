"""What a round is worth, and where everybody stands."""

from __future__ import annotations

from hypothesis import given, strategies as st

from tests.server.club.tournaments.fields import PEOPLE
from tribes_tui.server.club.tournaments.scoring import (
    VOID,
    PairedTable,
    SeatResult,
    beaten,
    compared,
    results_of,
    standings,
    worth_of,
)


def played(seats: list[str], results: tuple[SeatResult, ...] | None) -> PairedTable:
    return PairedTable(seats, results=results or ())


RESULTS = st.builds(SeatResult, st.integers(1, 4), st.integers(-30, 30))


def test_two_players_are_worth_one_a_half_and_nothing() -> None:
    assert [beaten(results_of((1, 2), (8, 3)), seat) for seat in (0, 1)] == [1, 0]
    assert [beaten(results_of((1, 1), (8, 8)), seat) for seat in (0, 1)] == [0.5, 0.5]
    assert [beaten(results_of((2, 1, 2, 4), (5, 9, 5, 1)), seat) for seat in range(4)] == [0.5, 1, 0.5, 0]


def test_a_better_place_is_better_then_more_points_before_the_best_of_the_others() -> None:
    first, second = results_of((1, 2, 3), (20, 17, 2)), results_of((2, 1, 3), (20, 21, 2))
    assert [one.margin for one in first] == [3, -3, -18]
    assert compared(first[0], [second[0]]) == 1
    assert compared(second[1], [first[1], SeatResult(1, 4), SeatResult(1, 1)]) == (1 + 0 + 0.5) / 3
    assert compared(first[0], []) == 0.5


@given(st.lists(RESULTS, min_size=2, max_size=9))
def test_all_who_are_compared_share_half_of_it(results: list[SeatResult]) -> None:
    """Whatever the deal was: it is the same for all of a seat, so nobody gets anything for it."""
    worth = [compared(own, [*results[:k], *results[k + 1 :]]) for k, own in enumerate(results)]
    assert abs(sum(worth) - len(results) / 2) < 1e-9
    best = max(range(len(results)), key=lambda k: results[k].worth)
    assert worth[best] == max(worth)


@given(st.lists(st.tuples(RESULTS, RESULTS), min_size=1, max_size=6), st.lists(st.tuples(RESULTS, RESULTS), max_size=4), st.integers(-40, 40))  # fmt: skip
def test_a_deal_that_is_better_for_one_seat_changes_nothing(tables: list, field: list, luck: int) -> None:
    """That many points more for whoever sits in the first seat, at all tables of the round, leave every comparison as it was."""

    def worth(more: int) -> dict[str, float]:
        shifted = [[first._replace(margin=first.margin + more), second] for first, second in tables]
        beside = [[first._replace(margin=first.margin + more), second] for first, second in field]
        seats = [PEOPLE[2 * k : 2 * k + 2] for k in range(len(tables))]
        return worth_of([played(*one) for one in zip(seats, shifted, strict=True)], beside, is_equal=True)

    assert worth(0) == worth(luck)


def test_bots_at_a_table_and_closed_tables() -> None:
    tables = [
        played(["a", ""], results_of((1, 2), (8, 0))),
        played(["b", "c"], None),
        played(["", "d"], results_of((1, 2), (9, 0))),
    ]
    assert worth_of(tables, [], is_equal=False) == {"a": 1, "b": VOID, "c": VOID, "d": 0}
    assert worth_of(tables, [], is_equal=True) == {"a": 0, "b": VOID, "c": VOID, "d": 0}
    field = [results_of((1, 2), (8, 0)), results_of((2, 1), (0, 8))]
    assert worth_of(tables, field, is_equal=True) == {"a": (0 + 0.5 + 1) / 3, "b": VOID, "c": VOID, "d": 0}


def test_ties_go_by_those_they_met_then_by_first_places_and_else_share_the_place() -> None:
    won, lost = results_of((1, 2), (8, 0)), results_of((2, 1), (0, 8))
    tables = [played(["a", "c"], won), played(["b", "d"], won), played(["c", "d"], won)]
    rounds = [{"a": 1.0, "b": 1.0, "c": 0.0, "d": 0.0}, {"c": 1.0, "d": 0.0, "b": 0.0, "a": 0.0}]
    rows = standings(["a", "b", "c", "d"], rounds, tables)
    assert [(row.person, row.place) for row in rows] == [("a", 1), ("c", 1), ("b", 3), ("d", 4)]
    again = standings(["b", "a"], [{"a": 1.0, "b": 1.0}], [played(["", "a"], won), played(["b", ""], won)])
    assert [(row.person, row.firsts) for row in again] == [("b", 1), ("a", 0)]
    shared = standings(["b", "a"], [{"a": 1.0, "b": 1.0}], [played(["", "a"], lost), played(["b", ""], won)])
    assert [row.place for row in shared] == [1, 1]
    assert [row.person for row in shared] == ["b", "a"], "in the order in which they entered"
