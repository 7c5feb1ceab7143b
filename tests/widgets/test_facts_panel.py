"""What one would want to know to play well, where there is no room for all of it."""

from __future__ import annotations

from random import Random

import pytest

from tribes_tui.widgets.facts_panel import GAP, fact_rows
from tribes_tui.words.facts import UsefulFact


@pytest.mark.parametrize("width", range(20, 60))
def test_how_many_facts_are_left_out_never_reads_like_points(width: int) -> None:
    facts = [UsefulFact(name, "1 point, ready") for name in ("Cart", "Oxen", "Horse", "Bow", "Canoe", "Walls")]
    last = "".join(text for text, *_ in fact_rows(facts, width, 2)[-1])
    assert "… " in last
    assert "+" not in last


def test_how_many_are_left_out_stands_in_a_row_of_its_own_while_one_is_free() -> None:
    facts = [UsefulFact(f"Fact {k}", "is so and so, and in two long rows") for k in range(3)]
    rows = ["".join(text for text, *_ in row) for row in fact_rows(facts, 24, 5)]
    assert rows[-1] == "… 1 more: ?"
    assert len(rows) == 5


@pytest.mark.parametrize("seed", range(40))
def test_no_fact_is_left_out_that_a_row_has_room_for(seed: int) -> None:
    rng = Random(seed)
    facts = [UsefulFact(f"fact {k}", "x" * rng.randint(3, 30)) for k in range(9)]
    width, height = rng.randint(40, 75), rng.randint(2, 6)
    rows = ["".join(text for text, *_ in row) for row in fact_rows(facts, width, height)]
    told = "\n".join(rows)
    for fact in facts:
        line = f"{fact.label}: {fact.words}"
        if line not in told:
            assert not any(len(row) + GAP + len(line) <= width for row in rows if "… " not in row), (line, rows)
