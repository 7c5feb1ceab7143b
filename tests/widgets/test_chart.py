"""Charts: towers that add up and grow, ridges that show who leads, bars."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.widgets.contract import check
from tests.widgets.mounting import alone
from tests.widgets.table_samples import BARS, ridges, towers
from tribes_tui.table.end.graph import _scale, chances
from tribes_tui.widgets.charts.chart import Chart, scale_rows
from tribes_tui.widgets.charts.ridges import columns_of, layout_of
from tribes_tui.widgets.charts.values import Bars, ChartMoment, ChartSource, Plot, Ridges, Strip, Tower, Towers
from tribes_tui.widgets.drawing.pixels import EIGHTHS, levels_of, nearest

LOST = Towers(
    (ChartSource("laid", "goods-rare"), ChartSource("cards left over", "meeple-builder")),
    (Tower("Bo, first", 2, (90, -28), "62 points"), Tower("Cy, second", 3, (31, -1), "30 points")),
)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("plot", [towers(), towers(True), LOST, ridges(), BARS, Towers((), ()), Ridges(()), Bars(())])
async def test_a_chart_keeps_the_contract(plot: Plot) -> None:
    await check(lambda: Chart(plot), [(60, 24), (90, 15), (40, 8)])


@pytest.mark.parametrize("plot", [towers(), Ridges(ridges().strips), BARS])
async def test_a_chart_without_places_keeps_the_contract_in_one_row(plot: Plot) -> None:
    await check(lambda: Chart(plot), [(30, 1), (8, 3)])


async def text_of(plot: Plot, size: tuple[int, int], depth: str = "truecolor") -> list[str]:
    async with alone(Chart(plot), size, depth) as pilot:
        return pilot.app.query_one(Chart).text().splitlines()


def heights_of(chart: Chart, plot: Towers, x: int) -> dict[str, int]:
    """How many eighths of each colour stand in a column."""
    found: dict[str, int] = {}
    cells = chart._cells
    assert cells is not None
    for row in cells.rows[:-1]:
        sign, ink, ground, _ = row[x]
        step = " ▁▂▃▄▅▆▇█".find(sign)
        for colour, eighths in ((ink, max(0, step)), (ground, EIGHTHS - max(0, step))):
            found[colour] = found.get(colour, 0) + eighths
    return found


async def test_a_source_is_as_high_as_it_is_worth_to_an_eighth_of_a_row() -> None:
    plot = towers()
    async with alone(Chart(plot), (60, 26)) as pilot:
        chart = pilot.app.query_one(Chart)
        found = heights_of(chart, plot, 2)
        scale = EIGHTHS * 24 / 159
        for source, value in zip(plot.sources, plot.towers[0].values, strict=True):
            assert abs(found.get(chart.palette.colour(source.tone), 0) - value * scale) <= 4, source


async def test_names_totals_and_values_are_written() -> None:
    rows = await text_of(towers(), (60, 24))
    assert all(name in rows[-1] for name in ("You, first", "Bo, second", "Ada, third", "Cy, fourth"))
    for word in ("159 points", "138 points", "122 points", "119 points", "81", "51"):
        assert any(word in row for row in rows), word


@pytest.mark.parametrize("depth", ["none", "ascii"])
async def test_without_colour_the_parts_of_a_tower_are_words(depth: str) -> None:
    rows = "\n".join(await text_of(towers(), (60, 24), depth))
    for word in ("gold 81", "goods 51", "tiles 34", "159 points", "Cy, fourth"):
        assert word in rows, word


async def test_a_legend_names_all_sources() -> None:
    rows = await text_of(towers(True), (60, 24))
    assert all(any(source.word in row for row in rows[:2]) for source in towers().sources)


async def test_towers_grow_row_by_row_and_their_totals_come_when_they_are_whole() -> None:
    async with alone(Chart(towers()), (60, 26)) as pilot:
        chart = pilot.app.query_one(Chart)
        seen = []
        for k in range(25):
            chart.grow(k / 24)
            assert chart._cells is not None
            felt = chart.palette.felt(26)
            seen.append(sum(row[2][2] != felt[y] or row[2][0] != " " for y, row in enumerate(chart._cells.rows[:-1])))
            assert ("159 points" in chart.text()) == (k == 24)
        assert seen[:24] == list(range(24))


async def test_what_was_lost_hangs_below_the_name_with_its_figure_and_its_word() -> None:
    async with alone(Chart(LOST), (60, 30)) as pilot:
        chart = pilot.app.query_one(Chart)
        rows = chart.text().splitlines()
        foot = next(y for y, row in enumerate(rows) if "Bo, first" in row)
        assert rows[-1].strip() == "below the names: cards left over"
        assert any("−28" in row for row in rows[foot:])
        assert any("−1" in row for row in rows[foot:])
        found = heights_of(chart, LOST, rows[foot].index("Bo, first"))
        gained, lost = (found[chart.palette.colour(source.tone)] for source in LOST.sources)
        assert abs(lost / gained - 28 / 90) < 0.05, (lost, gained)


@pytest.mark.parametrize("depth", ["16", "none", "ascii"])
async def test_losses_are_told_without_colours_and_in_narrow_windows(depth: str) -> None:
    for size in ((60, 30), (34, 20)):
        text = "\n".join(await text_of(LOST, size, depth))
        for said in ("62", "30", "28", "cards left over", "Bo"):
            assert said in text, (said, text)
        assert depth != "ascii" or text.isascii()


async def test_without_room_losses_are_left_to_the_total() -> None:
    rows = await text_of(LOST, (60, 8))
    assert "Bo, first" in rows[-1]
    assert not any("−28" in row for row in rows)


async def test_areas_lie_on_each_other_and_names_stand_where_they_end() -> None:
    """The first one lies lowest; an area is a little calmer than the name beside it, which covers nothing of it."""
    strips = Strip("You", 0, (0.25, 0.25, 0.0)), Strip("Ash", 1, (0.75, 0.75, 1.0))
    plot = Ridges(strips, are_shares=True, scale=chances())
    async with alone(Chart(plot), (60, 12)) as pilot:
        chart, spot = pilot.app.query_one(Chart), layout_of(plot, 60, 12).plot
        cells, rows, p = chart._cells, chart.text().splitlines(), chart.palette
        assert cells is not None
        ash, you = (next(y for y, row in enumerate(rows) if name in row) for name in ("Ash", "You"))
        assert ash < you
        assert all(rows[y].index(name) > spot.right for y, name in ((ash, "Ash"), (you, "You")))
        lowest, highest = cells.rows[spot.bottom - 2][spot.x + 20][2], cells.rows[spot.y + 1][spot.x + 20][2]
        assert (lowest, highest) != (p.seats[0], p.seats[1]), "calmer"
        assert p.seats[0] in {cell[2] for cell in cells.rows[you]}
        foot, top = (cells.rows[y][spot.right - 1] for y in (spot.bottom - 1, spot.y))
        assert foot[2] == top[1] == highest, "in the end all of it is hers"
        assert (foot[0], top[0], foot[1]) == ("▄", "▄", top[2]), "up to the middle of the rows of 0% and of 100%"
        assert "\n".join(rows).count("100%") == 1, "one scale"


async def test_an_area_is_drawn_to_an_eighth_of_a_cell() -> None:
    """In three rows 21 of 100 looked like 33, and 47 like 33, too."""
    shares = (0.21, 0.33, 0.47)
    strips = Strip("You", 0, shares), Strip("Ash", 1, tuple(1 - share for share in shares))
    plot = Ridges(strips, are_shares=True, scale=chances())
    async with alone(Chart(plot), (60, 3)) as pilot:
        cells, spot = pilot.app.query_one(Chart)._cells, layout_of(plot, 60, 3).plot
        assert cells is not None
        signs = [[row[columns_of(plot, turn, spot)][0] for row in cells.rows[1:]] for turn in range(3)]
    assert signs == [[" ", "▅"], [" ", " "], ["▃", "·"]]


@pytest.mark.parametrize("height", [3, 4, 5, 6, 8])
async def test_a_small_share_is_seen_in_few_rows(height: int) -> None:
    """In four rows 90 of 100 looked like all."""
    strips = Strip("You", 0, (0.9, 0.9, 0.9)), Strip("Ash", 1, (0.1, 0.1, 0.1))
    plot = Ridges(strips, are_shares=True, scale=chances())
    async with alone(Chart(plot), (60, height)) as pilot:
        cells, spot = pilot.app.query_one(Chart)._cells, layout_of(plot, 60, height).plot
        assert cells is not None
        tones = {tone for row in cells.rows[spot.y : spot.bottom] for tone in row[spot.x + 9][1:3]}
        lowest = cells.rows[spot.bottom - 1][spot.x + 9]
    assert len(tones - {*lowest[1:3]}) >= 1, tones


async def test_a_mark_stands_above_the_round_that_it_tells_of_and_below_it_the_name_of_that_round() -> None:
    """The mark of what ended round 2 stood above the number 3, where the next one begins."""
    values = tuple(0.5 for _ in range(31))
    plot = Ridges(
        (Strip("You", 0, values),),
        (ChartMoment(20, 0, "moment:0", 1, (10, 20)),),
        ((0, "1"), (10, "2"), (20, "3")),
        has_spans=True,
    )
    marks, *_, ticks, words = await text_of(plot, (70, 9))
    begins = [x for x, sign in enumerate(ticks) if sign == "┴"]
    assert begins[1] <= marks.index(" 1 ") <= begins[2] - 3
    assert [begins[k] < words.index(str(k + 1)) for k in range(3)] == [True] * 3
    assert words.index("2") < begins[2]


async def test_an_axis_leaves_out_every_second_word_rather_than_one() -> None:
    """It read 15 16 18 19: the round between was short."""
    axis = tuple((4 * k - 2 * (k > 16), str(k + 1)) for k in range(24))
    plot = Ridges((Strip("You", 0, (0.5,) * 99),), axis=axis, has_spans=True)
    words = (await text_of(plot, (70, 9)))[-1].split()
    assert len({int(after) - int(word) for word, after in pairwise(words)}) == 1, words


async def test_three_moments_have_numbers_and_two_of_them_are_places() -> None:
    crowd = Ridges(ridges().strips, tuple(ChartMoment(30, k, f"moment:{k + 1}") for k in range(5)))
    async with alone(Chart(crowd), (90, 11)) as pilot:
        chart = pilot.app.query_one(Chart)
        assert chart.text().splitlines()[0].strip("─ ").replace(" ", "") == "123"
        assert list(chart.names()) == ["moment:1", "moment:2", "moment:3"]
    async with alone(Chart(ridges()), (90, 15)) as pilot:
        chart = pilot.app.query_one(Chart)
        assert list(chart.names()) == ["moment:1", "moment:2"]
        chart.states.cursor = "moment:2"
        chart.changed()
        assert "►2◄" in chart.text()


@pytest.mark.parametrize("width", [90, 40, 28])
async def test_the_word_of_the_present_round_is_amber_and_never_left_out(width: int) -> None:
    async with alone(Chart(ridges()), (width, 15)) as pilot:
        chart = pilot.app.query_one(Chart)
        assert chart._cells is not None
        last = next(row for row in chart._cells.rows if row[1][0] == "r")
        amber = "".join(cell[0] for cell in last if cell[1] == chart.palette.cursor)
        assert amber == "10"


async def test_bars_are_high_as_their_values_and_the_last_is_lit() -> None:
    (row,) = await text_of(BARS, (60, 1))
    signs = row[1 : 1 + 2 * len(BARS.values) : 2]
    assert signs[BARS.values.index(88)] == "▅", "their feet stand at 0"
    assert signs[BARS.values.index(171)] == "█"
    assert row.endswith("the last bar: this game")
    (row,) = await text_of(BARS, (60, 1), "ascii")
    assert set(row[1:24:2]) <= set("12345678")


def test_a_cell_shows_the_two_colours_that_come_nearest() -> None:
    assert nearest(("a",) * 8) == (8, "a", "a")
    assert nearest(("a",) * 2 + ("b",) * 6) == (2, "a", "b")
    assert nearest(("a",) * 1 + ("b",) * 4 + ("c",) * 3) == (5, "b", "c")
    assert levels_of([("a", 3), ("b", 9)], 0, "air") == ("a",) * 3 + ("b",) * 5
    assert levels_of([("a", 3), ("b", 9)], 1, "air") == ("b",) * 4 + ("air",) * 4
    assert levels_of([("a", 3)], 1, "air") == ("air",) * 8


RIVALS = Ridges(
    (Strip("Ada", 0, (0.0, 4.0, 9.0), "9"), Strip("Bo", 1, (0.0, 6.0, 3.0), "3")),
    axis=((0, "1"), (2, "2")),
    now=1,
    scale=((0, "0"), (5, "5")),
)


async def test_of_lines_whoever_is_ahead_is_on_top_and_names_stand_at_their_ends() -> None:
    async with alone(Chart(RIVALS), (60, 14)) as pilot:
        chart = pilot.app.query_one(Chart)
        plot, rows = layout_of(RIVALS, 60, 14).plot, chart.text().splitlines()
        assert next(y for y, row in enumerate(rows) if "Ada" in row) < next(
            y for y, row in enumerate(rows) if "Bo" in row
        )
        assert all(row[: plot.x].strip() in ("0", "5", "", "1") for row in rows[: plot.bottom])
        cells, seats = chart._cells, chart.palette.seats
        assert cells is not None
        early = [y for y in range(plot.height) if seats[1] in cells.rows[y][plot.x + plot.width // 2 - 3][1:3]]
        assert early, "Bo leads before the present turn, in full colour"
        late = {
            cell[k]
            for row in cells.rows[: plot.bottom]
            for cell in row[plot.x + plot.width // 2 + 2 : plot.right]
            for k in (1, 2)
        }
        assert not late & {seats[0], seats[1]}, "what comes later is faint"


@pytest.mark.parametrize("depth", ["none", "ascii"])
async def test_without_colour_lines_are_written_in_the_first_letter_of_a_name(depth: str) -> None:
    rows = await text_of(RIVALS, (60, 14), depth)
    plot = layout_of(RIVALS, 60, 14).plot
    drawn = "".join(row[plot.x : plot.right] for row in rows[: plot.bottom])
    assert {"A", "B"} <= set(drawn)
    assert depth != "ascii" or "".join(rows).isascii()


@pytest.mark.parametrize("rows", range(1, 9))
async def test_in_however_few_rows_there_are_lines_and_above_all_these(rows: int) -> None:
    found = layout_of(RIVALS, 60, rows)
    assert found.plot.height >= min(rows, 3)
    assert found.has_axis == (rows >= 5)
    assert "Ada" in "\n".join(await text_of(RIVALS, (60, rows)))


@pytest.mark.parametrize("steps_a_row", [1, 2])
@pytest.mark.parametrize("low", [0, -7])
def test_the_scale_has_equal_distances_and_stands_where_a_line_of_its_value_runs(low: int, steps_a_row: int) -> None:
    for high in (1, 3, 6, 7, 15, 17, 20, 50, 99, 161):
        for rows in range(2, 26):
            scale = tuple(_scale(low, high))
            plot, steps = Ridges((), low=low, scale=scale), rows * steps_a_row
            found = scale_rows(plot, high, rows, steps)
            values = [int(word.replace("−", "-")) for _, word in found]
            assert 0 in values or len(values) == 1
            assert len({b - a for a, b in pairwise(values)}) <= 1, (values, high, rows)
            for (row, _), value in zip(found, values, strict=True):
                assert row == round((value - low) / (high - low) * (steps - 1)) // steps_a_row
            assert all(b - a >= 2 for (a, _), (b, _) in pairwise(found))


def test_a_scale_has_all_of_its_figures_where_they_have_room() -> None:
    plot = Ridges((), scale=chances())
    assert [word for _, word in scale_rows(plot, 1, 13, 26)] == ["0%", "25%", "50%", "75%", "100%"]
    assert [word for _, word in scale_rows(plot, 1, 7, 14)] in (
        ["0%", "50%", "100%"],
        ["0%", "25%", "50%", "75%", "100%"],
    )


@pytest.mark.parametrize("height", range(8, 26))
def test_the_lines_of_chances_lie_in_rows_at_equal_distances(height: int) -> None:
    """At 80x24 they lay 2, 3, 3 and 2 rows apart."""
    strips = tuple(Strip(name, seat, (0.5, 1.0 - seat)) for seat, name in enumerate(("You", "Ash")))
    plot = Ridges(strips, axis=((0, "1"),), scale=chances())
    rows = layout_of(plot, 80, height).plot.height
    found = [row for row, _ in scale_rows(plot, 1, rows, 2 * rows)]
    assert len({b - a for a, b in pairwise(found)}) == 1, (rows, found)
    assert len(found) >= 3


@pytest.mark.parametrize("rows", range(3, 26))
def test_of_shares_of_a_whole_the_scale_tells_both_ends(rows: int) -> None:
    """In few rows it told of 0 and 75 in 100, beside a line that went to 100."""
    strips = tuple(Strip(name, seat, (0.5, 1.0 - seat)) for seat, name in enumerate(("You", "Ash")))
    plot = Ridges(strips, axis=((0, "1"),), scale=chances(), are_shares=True)
    words = [word for _, word in scale_rows(plot, 1, rows, 2 * rows)]
    assert (words[0], words[-1]) == ("0%", "100%")


async def test_a_short_round_has_its_mark_and_its_number_on_the_axis() -> None:
    """The third of five rounds was over in a few moves, and its number was left out."""
    plot = Ridges((Strip("You", 0, (0.5,) * 101),), axis=((0, "1"), (40, "2"), (42, "3"), (44, "4"), (80, "5")))
    *_, axis, words = await text_of(plot, (70, 7))
    assert words.split()[-5:] == ["1", "2", "3", "4", "5"]
    assert axis.count("┴") == 5
