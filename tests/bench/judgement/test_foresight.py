"""The figures about foresight and calibration, on cases that are known."""

from __future__ import annotations

from math import exp

import pytest

from rules import Rng
from rules.bots.judging.verdict import Verdict
from rules.bots.mcts.chance import ChanceCurve
from rules.bots.mcts.points import PointsCurve as Cubic
from tests.bench.judgement.calibration import chances, fitted, fitted_points, tenths
from tests.bench.judgement.foresight import auc, interval, positions
from tests.bench.judgement.review_marks import upheld


def test_the_auc_counts_pairs_and_halves_ties() -> None:
    assert auc([(0.9, 1.0), (0.8, 1.0), (0.1, 0.0)]) == 1.0
    assert auc([(0.1, 1.0), (0.9, 0.0)]) == 0.0
    assert auc([(0.5, 1.0), (0.5, 0.0)]) == 0.5
    assert auc([(0.6, 1.0), (0.4, 1.0), (0.5, 0.0), (0.3, 0.0)]) == 0.75
    assert auc([(0.5, 1.0)]) == 0.5


def test_an_interval_holds_the_figure_and_shrinks_with_more_games() -> None:
    few = [[(0.9, 1.0), (0.2, 0.0)], [(0.3, 1.0), (0.6, 0.0)], [(0.7, 1.0), (0.5, 0.0)]]
    low, high = interval(few)
    assert low <= auc([pair for game in few for pair in game]) <= high
    narrow = interval(few * 20)
    assert narrow[1] - narrow[0] < high - low


def test_a_curve_never_falls_where_the_value_grows() -> None:
    won = {-1.0: 0.0, -0.5: 0.2, 0.0: 0.4, 0.3: 0.5, 0.5: 0.9, 0.8: 0.8, 1.0: 0.4}
    curve = fitted([(value, part, 0) for value, part in won.items()])
    assert list(curve.values) == sorted(set(curve.values))
    assert list(curve.heights) == sorted(curve.heights)
    assert curve.heights[0] < curve.heights[-1]
    assert curve.heights[-2] == curve.heights[-1], "as flat as may be where the results fall"


def test_between_its_points_a_curve_is_straight_and_beyond_them_level() -> None:
    curve = ChanceCurve((-1.0, 0.0, 0.5), (-3.0, 0.0, 2.0))
    assert [curve.at(value) for value in (-2.0, -1.0, -0.5, 0.0, 0.25, 0.5, 1.0)] == [
        -3.0,
        -3.0,
        -1.5,
        0.0,
        1.0,
        2.0,
        2.0,
    ]


def test_curves_are_found_again() -> None:
    truth, points = ChanceCurve((-1.0, -0.2, 1.0), (-3.0, -0.5, 2.0)), Cubic(2.0, 8.0, 4.0)
    rng, said = Rng(1), []
    for _ in range(800):
        value = 2 * rng.random() - 1
        p = 1 / (1 + exp(-truth.at(value)))
        said.append((value, float(rng.random() < p), round(points.at(value) + 6 * rng.random() - 3)))
    curve = fitted(said)
    assert curve.at(0.8) == pytest.approx(truth.at(0.8), abs=0.4)
    assert curve.at(-0.4) == pytest.approx(truth.at(-0.4), abs=0.4)
    assert fitted_points(said) == pytest.approx(points, abs=0.5)
    assert fitted_points([*said, *[(1.0, 1.0, None)] * 100]) == fitted_points(said)
    rows = [row.split("|")[1:4] for row in tenths([[one] for one in chances(said[:100], truth)])]
    assert sum(int(row[2]) for row in rows) == 100
    assert all(row[0].strip().endswith("%") for row in rows)


def test_positions_are_judged_by_what_is_remembered_and_by_the_truth() -> None:
    found = positions("five_tribes", 2, 1, 3, 4)
    assert len(found) == 3
    assert all(-1 <= value <= 1 for one in found for value in (one.seen, one.remembered, one.truth))
    assert any(one.seen != one.remembered for one in found)
    assert all(one.remembered == one.told for one in found), "nothing more could be told"
    assert found == positions("five_tribes", 2, 1, 3, 4)


def test_positions_are_judged_by_a_search() -> None:
    found = positions("five_tribes", 2, 1, 2, 4, simulations=6)
    assert len(found) == 2
    assert any(one.seen != one.remembered for one in found)
    assert all(one.remembered == one.told for one in found)
    assert found != positions("five_tribes", 2, 1, 2, 4)


def test_a_mark_is_upheld_by_more_than_a_hair() -> None:
    def judged(gain: float) -> Verdict:
        return Verdict(1, 2, gain, gain - 0.01, gain + 0.01, 0.5)

    assert upheld(judged(-0.04), judged(-0.02))
    assert not upheld(judged(-0.04), judged(-0.005))
    assert not upheld(judged(-0.04), None)
    assert upheld(judged(-0.1), judged(-0.07))
    assert not upheld(judged(-0.1), judged(-0.05)), "better was the other one, but not by much"
    assert upheld(judged(0.1), judged(0.02))
    assert not upheld(judged(0.1), judged(-0.02))
