"""Chains, columns and piles keep the contract of all pieces at the sizes of the tables."""

from __future__ import annotations

import pytest

from tests.widgets.contract import check
from tests.widgets.table_samples import CHAINS, COVERED, chain, garden, stack, symbol
from tribes_tui.widgets import Column, Pile


@pytest.mark.parametrize("which", CHAINS)
async def test_a_chain_keeps_the_contract(which: str) -> None:
    await check(lambda: chain(*CHAINS[which]), [(59, 6), (59, 4), (59, 3), (59, 2), (60, 1)])


async def test_columns_keep_the_contract() -> None:
    await check(garden, [(56, 20), (35, 14), (70, 24), (28, 12)])
    await check(lambda: Column(stack(0, "# # D5 L4")), [(11, 12), (8, 8), (5, 6)])
    await check(Column, [(20, 8)])


@pytest.mark.parametrize("count", [0, 1, 32])
async def test_a_pile_keeps_the_contract(count: int) -> None:
    for face in (COVERED, symbol("T6")):
        await check(lambda face=face: Pile(face, count, "deck"), [(10, 9), (8, 5), (9, 4), (14, 1)])
