"""Where the panel of what is worth knowing has few rows, the first of it stays, without a frame."""

from __future__ import annotations

import pytest

from tests.rules.tribal_duel.layouts import duel
from tests.table.seated import seated, text
from tribes_tui.widgets.beside.words import FRAMED, FactsPanel
from tribes_tui.words.said import facts as said

LONG = "#D7a #M8a #T5a #D6a #L6a #M2a D9b T8b M7b L6b D5b T4b M3b L2b"


@pytest.mark.parametrize("columns", [LONG, "D9b T8b"], ids=["long", "short"])
async def test_long_columns_of_a_duel_leave_what_is_unseen_whole(columns: str) -> None:
    state = duel([columns, "L9b", "T4a"], ["T9a", "M6a"], stock=["L8a", "D1a", "T1a"])
    async with seated(state, (120, 40)) as (pilot, screen):
        await pilot.pause()
        panel = next(one for one in screen.query(FactsPanel) if one.is_on_screen and one._facts)
        rows = text(screen).splitlines()[panel.region.y : panel.region.bottom]
        assert panel._title in rows[0]
        for fact in panel._facts:
            assert any(f"{fact.label}: {fact.words}" in " ".join(row.split()) for row in rows), rows


@pytest.mark.parametrize("height", range(1, 9))
async def test_no_row_of_it_is_empty_where_more_is_known(height: int) -> None:
    state = duel(["D9b T8b", "L9b", "T4a"], ["T9a", "M6a"], stock=["L8a", "D1a", "T1a"])
    async with seated(state, (120, 40)) as (pilot, screen):
        panel = next(one for one in screen.query(FactsPanel) if one.is_on_screen and len(one._facts) > 1)
        panel.parent.styles.height = height  # type: ignore[union-attr]
        await pilot.pause()
        rows = text(screen).splitlines()[panel.region.y : panel.region.bottom]
        assert len(rows) == height
        told = [row[panel.region.x : panel.region.right] for row in rows]
        assert ("╭" in told[0] or "▛" in told[0] or said.title() in told[0]) == (height >= FRAMED), told
        first = f"{panel._facts[0].label}:" if height > 1 else "4 more facts"  # the first is longer than one row
        assert any(first in row for row in told), told
