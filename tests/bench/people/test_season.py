"""The season in simulation holds what is said of it: a week of games over days orders a thousand people, who take little room at rest."""

from __future__ import annotations

import random

import pytest

pytest.importorskip("openskill")
pytest.importorskip("psycopg", exc_type=ImportError)

from tests.bench.people.season import HOUR, WEEK, Queue, Season, over_days, ranks, rest


@pytest.mark.soak
def test_ratings_order_people_of_known_strength_after_a_week_and_take_four_kilobytes_each() -> None:
    season = Season(random.Random(2))
    over_days(season, WEEK)
    assert season.order() >= 0.9
    for kind in ("files", "database"):
        assert rest(season, kind) <= 4000


def test_who_comes_where_many_do_waits_less() -> None:
    found = []
    for load in (20, 600):
        queue = Queue(Season(random.Random(3)), load)
        queue.run(4 * HOUR)
        found.append(sorted(queue.waits)[len(queue.waits) // 2])
    assert found[0] > found[1]


def test_equal_values_share_a_place() -> None:
    assert ranks([3.0, 1.0, 3.0, 2.0]) == [2.5, 0.0, 2.5, 1.0]
