"""The whole table as text, as it was when somebody last looked at it: `python -m tests.games.tribal.duel.test_snapshot` writes anew."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.rules.tribal_duel.layouts import duel
from tests.table.seated import seated, text

HERE = Path(__file__).parent
LOOKS = [((80, 24), "truecolor"), ((80, 24), "ascii"), ((120, 40), "truecolor"), ((120, 40), "none")]


async def drawn(size: tuple[int, int], depth: str) -> str:
    """A turn in which a group is lifted, with a ban, a discard, and cards that are next on piles."""
    state = duel(
        ["D9a L8a", "T9a", "", "#M2a #D2b M7a T6a"],
        ["M9a T8a", "#L1b L4a", "L9b", "D3a"],
        sacred=[{"D": 1, "L": 2}, {"M": 3}],
        stock=["T5a", "T3a"],
        discard=["M6a", "T1b"],
        no_steal="T8a",
    )
    async with seated(state, size, 0, ("card:M7a",), depth) as (_, screen):
        return "\n".join(line.rstrip() for line in text(screen).split("\n")) + "\n"


def path_of(size: tuple[int, int], depth: str) -> Path:
    """Where it is kept."""
    return HERE / f"shown-{size[0]}x{size[1]}-{depth}.txt"


@pytest.mark.parametrize(("size", "depth"), LOOKS, ids=str)
async def test_the_table_looks_as_it_did(size: tuple[int, int], depth: str) -> None:
    assert await drawn(size, depth) == path_of(size, depth).read_text("utf-8")


if __name__ == "__main__":
    for size, depth in LOOKS:
        path_of(size, depth).write_text(asyncio.run(drawn(size, depth)), "utf-8")
