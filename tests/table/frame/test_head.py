"""The first row of a table: what is said of who is there keeps its place beside the steps of a turn, in fewer words if need be."""

from __future__ import annotations

import pytest

from tests.table.helpers import text_of
from tests.widgets.mounting import BareApp
from tribes_tui.table.frame.head import Head, HeadFacts

STEPS = ("exchange in the dark", "swap in the light", "evoke", "reckon")
ABSENT = "Bob: not back yet · Cem: line lost"


@pytest.mark.parametrize(("width", "told"), [(120, ABSENT), (80, "2 people are not here")])
async def test_who_is_not_here_is_told_at_every_width(width: int, told: str) -> None:
    head = Head()
    app = BareApp(head)
    async with app.run_test(size=(width, 24)) as pilot:
        head.show(HeadFacts("INDY", ("round 1",), STEPS, 1, ABSENT, brief_kept=("2 people are not here",)))
        await pilot.pause()
        first = text_of(app.screen).splitlines()[0]
        assert told in first
        assert "swap in the light" in first
