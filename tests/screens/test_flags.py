"""Where a game turned stands in words above its graph, each with a line to its place."""

import re

import pytest

from tests.widgets.mounting import alone
from tribes_tui.screens.replay.flags import Flags
from tribes_tui.widgets.charts.chart import Chart
from tribes_tui.widgets.charts.values import ChartMoment, Ridges, Strip

TOLD = [(f"Round {k}: something long was done here by somebody.", "Something was done.") for k in (1, 2, 3)]


def flags(*turns: int) -> tuple[Chart, Flags]:
    strips = tuple(Strip(name, seat, tuple(k / 60 for k in range(61)), "9") for seat, name in enumerate(("You", "Ash")))
    moments = tuple(ChartMoment(turn, 0, f"moment:{k}", k + 1) for k, turn in enumerate(turns))
    chart = Chart(Ridges(strips, moments, ((30, "30"),), "move"))
    piece = Flags(chart, TOLD)
    piece.styles.height = len(turns)
    return chart, piece


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("turns", [(10,), (50, 10), (58, 59, 5), (1, 30, 60), (20, 25, 29)])
async def test_words_stand_beside_a_line_that_leads_to_the_number_and_none_crosses_another(
    turns: tuple[int, ...], width: int
) -> None:
    chart, piece = flags(*turns)
    async with alone(chart, (width, 12)) as pilot:
        await pilot.app.mount(piece)
        await pilot.pause()
        piece.changed()
        rows = piece.text().splitlines()
        assert len(rows) == len(turns)
        columns = sorted(place.extent.x + 1 for name, place in chart.places.items() if name.startswith("moment"))
        for x in columns:
            signs = "".join(row.ljust(width)[x] for row in rows)
            above, corner, below = re.split("([┌┐])", signs)
            assert not {*above} & {*"│┌┐"}, "it begins beside its words, below those of others"
            assert below == "│" * (len(rows) - len(above) - len(corner)), "and goes down to the number"
        for row in rows:
            words = row.strip(" ┌┐│")
            assert any(words in told for told in TOLD) or words.endswith("…")
