"""Where a game turned: the line that is drawn, the marks above it, and what the replay and the review say are the same figures."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise, product
from pathlib import Path

import pytest

import rules
from rules.bots.judging.luck import Luck
from saves import Recording, Store
from saves.replay import start
from tests.play.test_standings import played
from tests.widgets.mounting import alone
from tribes_tui.plain.review import Telling
from tribes_tui.play.standings import HELD, LEAST_SWING, MOST_TURNING, standings
from tribes_tui.play.turned import in_hundred, turned
from tribes_tui.seats.review import Review, Reviewed
from tribes_tui.table.end.graph import OUTLOOK, POINTS, Graph, by_moves, by_rounds, ridges
from tribes_tui.widgets.charts.chart import Chart
from tribes_tui.widgets.charts.ridges import MARK, columns_of, layout_of, values_at
from tribes_tui.words.said import review as said_review

GOLDEN = Path(__file__).parents[1] / "saves" / "golden"
SHORT = ("five_tribes-rules1-short", "indy-rules1-short", "rise_of_tribes-rules3-short", "tribal_duel-rules2-short")
MORE = (*SHORT, "tribal_rixe-rules1", "tribe-rules2-short")
"""Finished games of 2, 4 and 6 players, one of each game."""


def games(folder: Path, are_all: bool = True) -> Iterator[Recording]:
    """Of each game one at random by as many as that record has, and one that was played well by two."""
    for game in rules.games if are_all else ():
        yield played(folder / game, game)
    for name in MORE:
        yield Store(folder).read(GOLDEN / f"{name}.tribes")


def told(recording: Recording, seat: int) -> Telling:
    """A review in which no choice is marked."""
    state, moves = start(recording), []
    for move in recording.moves:
        action = state.read(move.text)
        moves.append(Reviewed(move.number, move.seat, action, Luck(), None))
        state.apply(action)
    return Telling(recording, Review(seat, tuple(moves)))


@pytest.mark.soak
def test_every_mark_is_a_gain_of_the_winner_that_was_never_lost_again_and_the_review_says_it(tmp_path: Path) -> None:
    seen = 0
    for recording in games(tmp_path):
        found, players = standings(recording), recording.header.players
        marks = found.turning()
        assert len(marks) <= MOST_TURNING
        for one in marks:
            gain = found.change(one.who, one.first, one.last)
            assert found.values[-1][one.who] == max(found.values[-1])
            assert gain >= LEAST_SWING
            assert found.change(one.who, one.first, len(found.values) - 1) >= HELD * gain
        for seat in range(players):
            telling, marks = told(recording, seat), found.turning(seat)
            rows = sorted((row for row in telling.rows() if row.moment), key=lambda row: row.moment)
            assert [row.number for row in rows] == [one.move for one in marks]
            for row, one, words in zip(rows, marks, telling.turned, strict=True):
                before, after = (in_hundred(found.values[at][seat]) for at in (one.first, one.last))
                assert row.brief.endswith(f"{before} → {after}")
                assert not one.is_part or words.when in row.what.lower(), "over a round, not by a move"
                assert re.search(rf"from {before}%(?: before .* turn)? to {after}%", row.note)
                assert words.what in row.told
                assert words.who == (seat if players == 2 else one.who)
                most = [in_hundred(found.values[at][words.who]) for at in (one.first, one.last)]
                assert re.search(rf"from {most[0]}%(?: before .* turn)? to {most[1]}%", row.note)
                assert words.told in row.note
                assert words.figures.endswith(f"{most[0]} → {most[1]}")
                seen += 1
    assert seen > 50


@pytest.mark.parametrize("size", [(120, 17), (79, 17), (79, 10), (50, 7)])
@pytest.mark.parametrize("are_all", [False, pytest.param(True, marks=pytest.mark.soak)])
async def test_every_mark_stands_at_the_move_it_speaks_of_where_ticks_and_lines_have_it(
    size: tuple[int, int], are_all: bool, tmp_path: Path
) -> None:
    """The number of a challenge that was over at move 151 stood at 117; the tick of the next one, and the jump of the points, at 151."""
    for at, recording in enumerate(games(tmp_path, are_all)):
        found = standings(recording)
        names, moves = [f"S{seat}" for seat in range(recording.header.players)], len(found.values) - 1
        looks = [*product((by_rounds(found), by_moves(found)), (OUTLOOK, POINTS), (None, moves // 2))]
        for axis, measure, now in looks if are_all else looks[at % 4 :: 4]:
            marks = turned(found, recording.header.game, names, None)
            plot = ridges(found, names, axis, "round", measure, now, marks)
            spot = layout_of(plot, *size).plot
            values = values_at(plot, spot.width)
            turns = [columns_of(plot, move, spot) - spot.x for move in range(moves + 1)]
            ends = [end for moment in plot.moments for end in moment.span or ()]
            figures = {*ends, *dict(axis), *([] if now is None else [now])} if measure == OUTLOOK else set[int]()
            for move, x in enumerate(turns):
                beside = {figure for figure in figures if turns[figure] == x}
                assert values[x] in beside if beside else values[x] >= move, (
                    "here, not before it, the line has its value"
                )
                assert not x or values[x - 1] < move
            assert now is None or measure == POINTS or values[turns[now]] == now, "as the heading says"
            assert all(
                values[turns[end]] in ends or turns[end] == turns[end if now is None else now] for end in ends
            ), "as the words say"
            assert len(values) > values.index(moves) + 2, "and how it ended is seen"
            assert len(plot.moments) == (len(found.turning()) if measure == OUTLOOK else 0)
            async with alone(Chart(plot), size) as pilot:
                chart = pilot.app.query_one(Chart)
                rows, shown = chart.text().splitlines(), chart._moments()
                assert [moment.turn for moment, _ in shown] == sorted(map(found.steepest, found.turning()))[
                    : len(shown)
                ]
                apart = [b - a for (_, a), (_, b) in pairwise(shown)]
                for moment, column in shown:
                    told = found.turning()[moment.number - 1]
                    assert (moment.turn, moment.span) == (found.steepest(told), (told.first, told.last))
                    falls = [abs(found.change(told.who, at - 1, at)) for at in range(told.first + 1, told.last + 1)]
                    assert falls[moment.turn - told.first - 1] == max(falls), (
                        "at the cliff, not at the end of the round"
                    )
                    x = columns_of(plot, moment.turn, spot)
                    assert column <= x <= column + MARK or min(apart, default=9) <= MARK
                    first, last = (columns_of(plot, at, spot) for at in moment.span)
                    assert {*rows[0][first : last + 1]} <= {*"━ 123"}, "a line lies over all of which it tells"
                    ticks = [y for y, row in enumerate(rows) if "┴" in row]
                    if moment.turn in dict(axis) and ticks:
                        assert rows[ticks[0]][x] in "┴▲"


def test_what_luck_did_is_in_the_row_of_its_move_beside_all_else() -> None:
    """The head of a review named luck of +22 in a move whose row said nothing of it."""
    recording = Store(GOLDEN).read(GOLDEN / "five_tribes-rules1-short.tribes")
    plain = told(recording, 0)
    one, review = next(one for one in plain.turned if one.turning.seat == 0), plain.review
    moves = [move._replace(luck=Luck(0.3, 0.001)) if move.number == one.turning.move else move for move in review.moves]
    telling = Telling(recording, review._replace(moves=tuple(moves)))
    (luckiest, _), (before, after) = telling._luckiest(), telling._graph(one.turning)
    assert luckiest is not None
    row = next(row for row in telling.rows() if row.number == luckiest.number)
    assert row.brief == f"{before} → {after}  {said_review.luck(gain='+30')}"


def test_among_several_a_loser_reads_of_their_own_longest_fall() -> None:
    """What turned the game for the winner said "1 → 1" of the loser's chances, and where these had gone stood nowhere."""
    seen = 0
    for name in MORE:
        recording = Store(GOLDEN).read(GOLDEN / f"{name}.tribes")
        found, players = standings(recording), recording.header.players
        for seat in range(players):
            rows = told(recording, seat).rows()
            change = {turn: found.change(seat, turn.first, turn.last) for turn in found.turns}
            most = min(found.turns, key=lambda turn: change[turn])
            if players == 2 or found.values[-1][seat] == max(found.values[-1]) or change[most] > -LEAST_SWING:
                assert all(row.moment for row in rows), "who wins, or is one of two, reads it at the marks"
                continue
            within = [row for row in rows if most.first < row.number <= most.last]
            before, after = (in_hundred(found.values[at][seat]) for at in (most.first, most.last))
            assert within
            assert within[0].moment or within[0].brief == f"{before} → {after}"
            seen += not within[0].moment
    assert seen


@pytest.mark.parametrize("game", MORE)
def test_points_have_a_scale_that_no_line_leaves_and_chances_no_second_one(game: str) -> None:
    """Lines went past the highest figure, and beside the scale of chances stood the last chances, at the heights of others."""
    found = standings(Store(GOLDEN).read(GOLDEN / f"{game}.tribes"))
    names = [f"S{seat}" for seat in range(len(found.scores[0]))]
    plot = ridges(found, names, (), "", POINTS)
    every = [value for strip in plot.strips for value in strip.values]
    assert plot.scale[0][0] <= min(every) <= max(every) <= plot.scale[-1][0]
    assert [strip.total for strip in plot.strips] == [str(score).replace("-", "−") for score in found.scores[-1]]
    assert not any(strip.total for strip in ridges(found, names, (), "").strips)


def test_the_end_of_a_round_is_told_and_nothing_of_the_next_one() -> None:
    recording = Store(GOLDEN).read(GOLDEN / "indy-rules1-short.tribes")
    told = [one.what for one in turned(standings(recording), "indy", ["A", "B", "C", "D", "E", "F"], None)]
    assert told[1].endswith("B, E and F are worst with wrong 10 and pay a feather each.")


@pytest.mark.parametrize("width", [79, 118])
def test_points_and_chances_are_drawn_over_the_same_columns(width: int) -> None:
    """The picture jumped when the key changed from one to the other."""
    for game in MORE:
        found = standings(Store(GOLDEN).read(GOLDEN / f"{game}.tribes"))
        names = ["S"] * len(found.scores[0])
        plots = [ridges(found, names, (), "", measure, has_spans=True) for measure in (POINTS, OUTLOOK)]
        first, second = (layout_of(plot, width, 12).plot for plot in plots)
        assert (first.x, first.width) == (second.x, second.width)


def test_points_have_no_marks_and_chances_come_first() -> None:
    recording = Store(GOLDEN).read(GOLDEN / "indy-rules1-short.tribes")
    found = standings(recording)
    assert ridges(found, ["A"] * 6, (), "", POINTS).moments == ()
    assert Graph("feathers", "round").measure == OUTLOOK
