"""What stands below a seat's points adds up to them where points stand there; else it is always the same rows, whole."""

from __future__ import annotations

import random
import re

import pytest
from textual.geometry import Size

from rules.five_tribes.state import FiveTribesState
from tests.games.five_tribes.helpers import GAME, MEDIUM, SIZES, SMALL, rich, scene_of, stage, walk
from tests.rules.five_tribes.build import board, table
from tribes_tui.games.five_tribes.pieces.seats import packed, seat_of
from tribes_tui.widgets.drawing.lines import length, words_of

TIGHT = SIZES[:2]
"""Windows whose column has few rows."""


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_the_parts_add_up_or_people_are_counted_in_one_form(size: Size, players: int) -> None:
    states = [*walk(players, 4), *walk(players, 5, rich(players, 5))]
    summed, counted = 0, 0
    async with stage(players, size) as shown:
        for state in random.Random(size.width).sample(states, 40 if size in (SMALL, MEDIUM) else 12):
            await shown.show(state)
            view: FiveTribesState = state.view(0)
            for seat in range(players):
                panel = shown.piece(f"seat-{seat}")
                _, *rows = panel.text().split("\n")
                if not any(row.strip() for row in rows):
                    continue  # the header alone
                text = " ".join(rows)
                assert "…" not in text, text
                if "=" in text:
                    told = sum(int(points) for points in re.findall(r"= ?(\d+)", text))
                    is_whole = len(rows) >= len(panel._seat.facts)
                    points = sum(view.sheet(seat)) - max(0, view.gold[seat])
                    assert told == points if is_whole else told <= points, (rows, points)
                    summed += is_whole
                elif size in TIGHT:
                    held = {"vizier": view.viziers[seat], "elder": view.elders[seat]}
                    for one, number in held.items():
                        people = re.search(rf"(\d+) {one}", text)
                        assert int(people[1] if people else 0) == number, rows
                    counted += 1
    assert counted if size in TIGHT else summed or players > 2


@pytest.mark.parametrize("number", [0, 1, 12])
def test_in_a_tight_column_stands_what_a_seat_has_and_nothing_that_it_has_not(number: int) -> None:
    """ "0 viziers, 0 elders, 0 goods, 0 fakirs, 0 tiles, 0 djinns" stood there for every seat."""
    state = GAME.new_state(2, 1)
    state.viziers, state.elders = [number] * 2, [number] * 2
    state.goods[:] = [number] * len(state.goods)
    state.owner[:number] = [0] * number
    state.djinns = [2**number - 1] * 2
    scene, _ = scene_of(state, 1)
    rows = [words_of(row) for row in seat_of(scene, state, 0, 23, is_tight=True).facts]
    assert all(len(row) <= 21 for row in rows), rows
    assert (
        ", ".join(rows)
        == {
            0: "",
            1: "1 vizier, 1 elder, 9 goods, 1 fakir, djinn Al-Amin, 1 tile",
            12: "12 viziers, 12 elders, 108 goods, 12 fakirs, 12 djinns, 12 tiles",
        }[number]
    )


def test_things_stand_in_rows_in_their_order_and_none_is_cut_in_two() -> None:
    things = [((text, "ink"),) for text in ("3 viziers", "12 elders", "4 goods", "1 fakir", "djinn Anun-Nak")]
    assert [words_of(row) for row in packed(things, 21)] == [
        "3 viziers, 12 elders",
        "4 goods, 1 fakir",
        "djinn Anun-Nak",
    ]
    for room in range(14, 60):
        rows = packed(things, room)
        assert all(length(row) <= room for row in rows)
        assert ", ".join(map(words_of, rows)) == ", ".join(thing[0][0] for thing in things)


async def test_whom_a_djinn_makes_worth_more_is_told_by_whom_where_there_is_room() -> None:
    """7 viziers = 31 stood beside a legend that says 1 point each."""
    state = table(board(a1="Y", b1="Y"), seats=[{}, {"djinns": ["Jafaar", "Shamhat"], "viziers": 7, "elders": 2}])
    async with stage(2, MEDIUM) as shown:
        await shown.show(state)
        assert "7 viziers (Jafaar) = 31" in shown.text
        assert "2 elders (Shamhat) = 8" in shown.text


@pytest.mark.parametrize("number", [2, 3, 4, 6])
async def test_where_djinns_have_no_row_left_no_list_is_begun_and_cut(number: int) -> None:
    djinns = ["Bouraq", "Anun-Nak", "Enki", "Iblis", "Leta", "Haurvatat"][:number]
    state = table(board(a1="Y", b1="Y"), seats=[{"djinns": djinns}, {"djinns": ["Hagis", "Lamia", "Sibittis"]}])
    for size in SIZES:
        async with stage(2, size) as shown:
            await shown.show(state)
            for seat in range(2):
                rows = [row.strip() for row in shown.piece(f"seat-{seat}").text().split("\n") if row.strip()]
                assert not rows[-1].endswith(","), rows
