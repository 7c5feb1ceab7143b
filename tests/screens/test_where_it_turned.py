"""Where a game turned: the line that is drawn, the marks above it, and what the replay and the review say are the same figures."""

from __future__ import annotations

import re
from collections.abc import Iterator
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
from tribes_tui.table.end.graph import OUTLOOK, POINTS, Graph, by_rounds, ridges
from tribes_tui.widgets.charts.chart import Chart, heights_of
from tribes_tui.widgets.charts.ridges import layout_of, moment_column

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


NAMED = re.compile(r"(?<=\d) before [^.]+? turn(?= to )")
"""Whose turn changed them, where that is said between the two figures."""


def went(before: int, after: int) -> str:
    return f"from {before} to {after} in 100"


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
            telling = told(recording, seat)
            rows = sorted((row for row in telling.rows() if row.moment), key=lambda row: row.moment)
            assert [row.number for row in rows] == [one.move for one in marks]
            for row, one, words in zip(rows, marks, telling.turned, strict=True):
                before, after = (in_hundred(found.values[at][seat]) for at in (one.first, one.last))
                assert row.brief.endswith(f"{before} → {after}")
                assert not one.is_part or f"{words.when}: {before} → {after}" in row.brief, (
                    "over a round, not by a move"
                )
                assert went(before, after) in NAMED.sub("", row.note)
                assert words.what in row.told
                assert words.who == (seat if players == 2 else one.who)
                most = [in_hundred(found.values[at][words.who]) for at in (one.first, one.last)]
                assert went(*most) in NAMED.sub("", row.note)
                assert went(*most) in NAMED.sub("", words.told)
                assert words.figures.endswith(f"{most[0]} → {most[1]}")
                seen += 1
    assert seen > 50


@pytest.mark.parametrize("size", [(79, 17), (79, 10), (50, 7)])
@pytest.mark.parametrize("are_all", [False, pytest.param(True, marks=pytest.mark.soak)])
async def test_every_mark_stands_where_the_drawn_line_changes(
    size: tuple[int, int], are_all: bool, tmp_path: Path
) -> None:
    """Of what is told, and in as low a plot as it may be."""
    for recording in games(tmp_path, are_all):
        found = standings(recording)
        names = [f"S{seat}" for seat in range(recording.header.players)]
        plot = ridges(found, names, by_rounds(found), "round")
        assert len(plot.moments) == len(found.turning())
        async with alone(Chart(plot), size) as pilot:
            chart = pilot.app.query_one(Chart)
            layout = layout_of(plot, *size)
            spot, steps = layout.plot, 2 * layout.plot.height
            high = max(max(strip.values) for strip in plot.strips)
            lines = [heights_of(strip.values, plot.low, high, spot.width, steps) for strip in plot.strips]
            shown = [moment for moment, _ in chart._moments()]
            assert len(shown) == len(plot.moments), "none is missing of those that the words name"
            for moment in shown:
                assert moment.span is not None
                at, first, last = (
                    moment_column(plot, turn, spot) - spot.x
                    for turn in (moment.turn, moment.span[0] + 1, moment.span[1])
                )
                assert first <= at <= last, "it stands in the turn of which it tells"
                one = next(each for each in found.turning() if (each.first, each.last) == moment.span)
                rise = found.change(one.who, moment.turn - 1, moment.turn)
                steps_in = [found.change(one.who, move - 1, move) for move in range(one.first + 1, one.last + 1)]
                assert not one.is_part or rise == max(steps_in), "where the line jumps"
                drawn = [
                    [height for column in line[max(0, first - 1) : last + 1] for height in column] for line in lines
                ]
                low = size[1] < 17  # so low that a change of 5 in 100 may not show
                assert low or any(len({*heights}) > 1 for heights in drawn), (recording.header.game, moment)


def test_the_end_of_a_round_is_told_and_nothing_of_the_next_one() -> None:
    recording = Store(GOLDEN).read(GOLDEN / "indy-rules1-short.tribes")
    told = [one.what for one in turned(standings(recording), "indy", ["A", "B", "C", "D", "E", "F"], None)]
    assert told[1].endswith("B, E and F are worst with wrong 10 and pay a feather each.")


def test_points_have_no_marks_and_chances_come_first() -> None:
    recording = Store(GOLDEN).read(GOLDEN / "indy-rules1-short.tribes")
    found = standings(recording)
    assert ridges(found, ["A"] * 6, (), "", POINTS).moments == ()
    assert Graph("feathers", "round").measure == OUTLOOK
