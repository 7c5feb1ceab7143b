"""What both games share of their positions: columns, and what is derived from them."""

from __future__ import annotations

import random

import pytest

from rules.tribal.cards import BIT, CARDS, CODES, EMPTY, LEVEL, LEVELS, NAMES, NO_CARD, fits
from rules.tribal.columns import ColumnsPosition

REALM = [0, 0, 0, 1, 1, 1]


def table(*columns: str, realm: list[int] = REALM) -> ColumnsPosition:
    """A table with these columns; `#` lies face down."""
    state = ColumnsPosition(2, {}, None, realm)
    for number, column in enumerate(columns):
        state.columns[number] = [CODES[name.removeprefix("#")] for name in column.split()]
        state.hidden[number] = column.count("#")
    state._index_columns(realms=2)
    return state


def dealt(rng: random.Random) -> ColumnsPosition:
    """Six columns of 0..5 face-down cards and one face up."""
    deck = rng.sample(NAMES[:CARDS], 21)
    return table(*(" ".join([*(f"#{deck.pop()}" for _ in range(number)), deck.pop()]) for number in range(6)))


def check_whole(state: ColumnsPosition) -> None:
    """What is derived is what follows from the columns, worked out here in another way."""
    ends = [column[-1] if column else EMPTY for column in state.columns]
    place = {card: n for n, column in enumerate(state.columns) for card in column[state.hidden[n] :]}
    assert state.ends == ends
    assert state.place == [place.get(card, -1) for card in range(CARDS)]
    for level in range(LEVELS):
        here = [card for card in range(CARDS) if LEVEL[card] == level]
        assert state.tips[level] == sum(BIT[card] for card in here if card in ends)
        for realm in (0, 1):
            lying = [card for card in here if card in place and REALM[place[card]] == realm]
            assert state.up[realm][level] == sum(BIT[card] for card in lying)
    for card, number in place.items():
        column = state.columns[number]
        assert state.group(card) == column[column.index(card) :]
        assert state.is_first(card) == (column.index(card) == state.hidden[number])
    assert len(state.up) == 2
    assert all(0 <= hidden < max(1, len(column)) for hidden, column in zip(state.hidden, state.columns, strict=True))


def step(state: ColumnsPosition, off: list[int], rng: random.Random) -> None:
    """Carry, lift or lay by chance; `off` are the cards off the table. What was turned up is told."""
    before = [column[:] for column in state.columns]
    hidden = state.hidden[:]
    heads = [card for card in range(CARDS) if state.place[card] >= 0]
    carries = [(head, n) for head in heads for n, end in enumerate(state.ends) if fits(head, end)]
    lays = [(card, n) for card in off for n, end in enumerate(state.ends) if fits(card, end)]
    if lays and rng.random() < 0.4:
        card, target = rng.choice(lays)
        off.remove(card)
        state._lay(card, target)
        assert state.columns[target] == [*before[target], card]
        return
    if carries and rng.random() < 0.7:
        head, target = rng.choice(carries)
        source = state.place[head]
        group = state.group(head)
        turned_up = state._carry(head, source, target)
        assert state.columns[target] == before[target] + group
    else:
        source = rng.choice([n for n, column in enumerate(before) if column])
        group = before[source][-1:]
        off += group
        turned_up = state._lift(source)
    left = before[source][: -len(group)]
    assert state.columns[source] == left
    opens = left and len(left) == hidden[source]
    assert turned_up == (left[-1] if opens else NO_CARD)
    assert state.hidden[source] == hidden[source] - bool(opens)


@pytest.mark.parametrize("seed", range(6))
def test_what_is_derived_stays_whole_whatever_is_carried_lifted_and_laid(seed: int) -> None:
    rng = random.Random(seed)
    state = dealt(rng)
    off = [card for card in range(CARDS) if not any(card in column for column in state.columns)]
    for _ in range(120):
        check_whole(state)
        if any(state.columns):
            step(state, off, rng)
    check_whole(state)


def test_a_table_without_columns_is_whole_too() -> None:
    check_whole(table())
    assert table(realm=[]).ends == []


def test_the_worked_example_of_a_column() -> None:
    """What the docstring of `ColumnsPosition` says by example, in the fifth column."""
    state = table("", "", "", "", "#D3a T5b M4a", "")
    d3, t5, m4 = (CODES[name] for name in ("D3a", "T5b", "M4a"))
    assert (state.columns[4], state.hidden[4], state.ends[4]) == ([d3, t5, m4], 1, m4)
    assert (state.place[t5], state.place[d3]) == (4, -1)
    assert state.tips[LEVEL[m4]] & BIT[m4]
    assert not state.tips[LEVEL[t5]]
    assert state.up[1][LEVEL[t5]] == BIT[t5]
    assert not any(state.up[0])


def test_a_copy_shares_nothing_that_changes() -> None:
    rng = random.Random(1)
    state = dealt(rng)
    twin = ColumnsPosition.__new__(ColumnsPosition)
    state._copy_columns(twin)
    before = [column[:] for column in state.columns]
    for _ in range(30):
        if any(twin.columns):
            step(twin, [], rng)
    assert twin.columns != before
    assert state.columns == before
    assert state.hidden == [0, 1, 2, 3, 4, 5]
    check_whole(state)
    check_whole(twin)
