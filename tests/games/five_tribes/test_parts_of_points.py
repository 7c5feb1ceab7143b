"""What stands below a seat's points adds up to them, or ends with the sign that says where the rest is: at every size, while games are played."""

from __future__ import annotations

import random
import re

import pytest
from textual.geometry import Size

from tests.games.five_tribes.helpers import MEDIUM, SIZES, SMALL, rich, stage, walk
from tribes_tui.games.five_tribes.pieces.seats import PartOfPoints, packed
from tribes_tui.games.five_tribes.words.said import table as said
from tribes_tui.widgets.drawing.lines import length, words_of


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_the_parts_add_up_or_say_where_the_rest_is(size: Size, players: int) -> None:
    states = [*walk(players, 4), *walk(players, 5, rich(players, 5))]
    cut, whole = 0, 0
    async with stage(players, size) as shown:
        for state in random.Random(size.width).sample(states, 40 if size in (SMALL, MEDIUM) else 12):
            await shown.show(state)
            view = state.view(0)
            for seat in range(players):
                head, *rows = shown.piece(f"seat-{seat}").text().split("\n")
                told = sum(int(points) for row in rows for points in re.findall(r"= ?(\d+)", row))
                points = sum(view.sheet(seat)) - max(0, view.gold[seat])  # type: ignore[attr-defined]
                last = next((row for row in (*reversed(rows), head) if row.strip()), "")
                has_sign = said.worth_rest() in last
                assert has_sign or told == points, (head, rows, points)
                cut, whole = cut + has_sign, whole + (told == points > 0)
                assert not has_sign or told <= points
    assert whole
    assert cut or size != SMALL


def test_what_brings_most_stands_first_and_the_sign_always_has_room() -> None:
    def piece(points: int, text: str) -> PartOfPoints:
        return PartOfPoints(points, ((text, "ink"),))

    pieces = [piece(2, "goods=2"), piece(8, "E4=8"), piece(12, "2 tiles=12"), piece(0, "3 unseen")]
    assert [words_of(row) for row in packed(pieces, 1, 22)] == ["2 tiles=12, E4=8 … s"]
    assert [words_of(row) for row in packed(pieces, 2, 22)] == ["2 tiles=12, E4=8", "goods=2, 3 unseen"]
    assert [words_of(row) for row in packed(pieces[:2], 1, 22)] == ["E4=8, goods=2"]
    for room in range(16, 60):
        for rows in range(1, 4):
            found = packed(pieces, rows, room)
            assert all(length(row) <= room for row in found)
            assert sum(words_of(row).count("=") for row in found) == 3 or words_of(found[-1]).endswith("… s")
    assert packed(pieces, 0, 22) == []
