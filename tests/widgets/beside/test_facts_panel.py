"""What one would want to know to play well, where there is no room for all of it."""

from __future__ import annotations

from random import Random

import pytest

from tribes_tui.widgets.beside.words import GAP, fact_rows, facts_in_order
from tribes_tui.words.help import UsefulFact


@pytest.mark.parametrize("width", range(20, 60))
def test_how_many_facts_are_left_out_never_reads_like_points(width: int) -> None:
    facts = [UsefulFact(name, "1 point, ready") for name in ("Cart", "Oxen", "Horse", "Bow", "Canoe", "Walls")]
    last = "".join(text for text, *_ in fact_rows(facts, width, 2)[-1])
    assert "… " in last
    assert "+" not in last


def test_how_many_are_left_out_stands_in_a_row_of_its_own_while_one_is_free() -> None:
    facts = [UsefulFact(f"Fact {k}", "is so and so, and in two long rows") for k in range(3)]
    rows = ["".join(text for text, *_ in row) for row in fact_rows(facts, 24, 5)]
    assert rows[-1] == "… 1 more fact: press ?"
    assert len(rows) == 5


@pytest.mark.parametrize("seed", range(40))
def test_no_fact_is_left_out_that_a_row_has_room_for(seed: int) -> None:
    rng = Random(seed)
    facts = [UsefulFact(f"fact {k}", "x" * rng.randint(3, 30)) for k in range(9)]
    width, height = rng.randint(40, 75), rng.randint(2, 6)
    rows = ["".join(text for text, *_ in row) for row in fact_rows(facts, width, height)]
    told = " ".join(" ".join(rows).split())
    for fact in facts:
        line = f"{fact.label}: {fact.words}"
        if line not in told:
            assert all(row == row.lstrip() for row in rows)
            assert not any(len(row) + GAP + len(line) <= width for row in rows if "… " not in row), (line, rows)


def test_facts_run_over_the_ends_of_rows_where_more_of_them_are_told_so() -> None:
    facts = [UsefulFact(f"You need mask {k}", "end of Ash's column 3") for k in range(1, 5)]
    rows = ["".join(text for text, *_ in row) for row in fact_rows(facts, 66, 3, flows=True)]
    assert " ".join(" ".join(rows).split()).count("You need mask") == 4
    assert not any(row.endswith(("You", "need")) for row in rows), "no row ends in a label"
    assert len(fact_rows(facts, 66, 4, flows=True)) == 4, "a row each where there is room for that"


def test_facts_in_order_stand_one_below_the_other_and_further_rows_are_set_in() -> None:
    told = [UsefulFact("What scores", "each village one point a turn"), UsefulFact("A", "b"), UsefulFact("C", "d")]
    rows = ["".join(part[0] for part in row) for row in facts_in_order(told, 28, 9)]
    assert rows == ["What scores: each village", "  one point a turn", "A: b", "C: d"]
    fewer = ["".join(part[0] for part in row) for row in facts_in_order(told, 28, 3)]
    assert fewer[:2] == rows[:2]
    assert fewer[2] == "A: b"
    assert facts_in_order([], 28, 3) == facts_in_order(told, 28, 0) == []


def test_a_label_that_is_longer_than_a_row_breaks_at_its_blanks() -> None:
    told = [
        UsefulFact("If Birch doesn't complete 4 chains first", "Birch gets about 12"),
        *(UsefulFact(f"Fact {k}", "is short") for k in range(6)),
    ]
    words = {word for fact in told for word in f"{fact.label}: {fact.words}".split()}
    rows = ["".join(text for text, *_ in row) for row in fact_rows(told, 29, 6, flows=True)]
    assert rows[0].startswith("If Birch")
    assert all(word in words or "more" in row for row in rows[:3] for word in row.split()), rows


def test_lists_of_values_lie_below_each_other_where_they_have_room() -> None:
    told = [UsefulFact("djembes", "1 1 2 4"), UsefulFact("masks", "1 2 3"), UsefulFact("turn", "3")]
    rows = ["".join(text for text, *_ in row) for row in fact_rows(told[:2], 30, 5)]
    assert rows == ["djembes: 1 1 2   4", "masks:   1   2 3"]
    assert ["".join(text for text, *_ in row) for row in fact_rows(told[:2], 16, 5)] == [
        "djembes: 1 1 2 4",
        "masks: 1 2 3",
    ]
