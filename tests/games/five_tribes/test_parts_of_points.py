"""What stands below a seat's points adds up to them where points stand there; else all that there is, or a sign that there is more."""

from __future__ import annotations

import random
import re

import pytest
from textual.geometry import Size

from rules.five_tribes.state import FiveTribesState
from tests.games.five_tribes.helpers import MEDIUM, SIZES, SMALL, rich, stage, walk
from tribes_tui.games.five_tribes.pieces.seats import packed
from tribes_tui.widgets.drawing.lines import length, words_of


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_the_parts_add_up_or_are_all_counted_or_a_sign_says_that_there_is_more(size: Size, players: int) -> None:
    states = [*walk(players, 4), *walk(players, 5, rich(players, 5))]
    cut, whole = 0, 0
    async with stage(players, size) as shown:
        for state in random.Random(size.width).sample(states, 40 if size in (SMALL, MEDIUM) else 12):
            await shown.show(state)
            view: FiveTribesState = state.view(0)
            for seat in range(players):
                _, *rows = shown.piece(f"seat-{seat}").text().split("\n")
                if not any(row.strip() for row in rows):
                    continue  # the header alone
                text = " ".join(rows)
                has_sign = text.rstrip().endswith("…")
                told = sum(int(points) for points in re.findall(r"= ?(\d+)", text))
                points = sum(view.sheet(seat)) - max(0, view.gold[seat])
                people = re.search(r"(\d+) vizier", text), re.search(r"(\d+) elder", text)
                counted = [int(found[1]) if found else 0 for found in people] == [view.viziers[seat], view.elders[seat]]
                assert has_sign or counted, (rows, view.sheet(seat))
                assert has_sign or "=" not in text or told == points, (rows, points)
                assert not has_sign or told <= points
                cut, whole = cut + has_sign, whole + (counted and not has_sign)
    assert whole
    assert cut or size != SMALL or players == 2


def test_things_stand_in_rows_in_their_order_and_none_is_cut_in_two() -> None:
    things = [((text, "ink"),) for text in ("3 viziers", "12 elders", "4 goods", "1 fakir", "djinn Anun-Nak")]
    assert [words_of(row) for row in packed(things, 21)] == [
        "3 viziers, 12 elders,",
        "4 goods, 1 fakir,",
        "djinn Anun-Nak",
    ]
    for room in range(14, 60):
        rows = packed(things, room)
        assert all(length(row) <= room for row in rows)
        assert " ".join(map(words_of, rows)) == ", ".join(thing[0][0] for thing in things)
