"""What one would want to know to play well, where there is no room for all of it."""

from __future__ import annotations

import pytest

from tribes_tui.widgets.facts_panel import fact_rows
from tribes_tui.words.facts import UsefulFact


@pytest.mark.parametrize("width", range(20, 60))
def test_how_many_facts_are_left_out_never_reads_like_points(width: int) -> None:
    facts = [UsefulFact(name, "1 point, ready") for name in ("Cart", "Oxen", "Horse", "Bow", "Canoe", "Walls")]
    last = "".join(text for text, *_ in fact_rows(facts, width, 2)[-1])
    assert "… " in last
    assert "+" not in last
