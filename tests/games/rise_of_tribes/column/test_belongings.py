"""What a tribe has is one list, in lines and on the table in words (K15); how far it is, is drawn on one scale (K12)."""

from __future__ import annotations

import re
from itertools import islice
from typing import Any

import pytest
from textual.geometry import Size

from rules.rise_of_tribes.mechanics import villages
from tests.games.rise_of_tribes.scenes import MODULES, SIZES, random_states, stage
from tests.rules.rise_of_tribes.table import lay, res
from tribes_tui.games.rise_of_tribes.words import spoken
from tribes_tui.words.language import in_language

NAMES = ["you", "Bo"]


def test_k15_what_one_has_is_one_list() -> None:
    state = lay({"A": [2], "I": [0, 3]}, hand=["sun"], tribes=[{"items": ["altar"]}, {"resources": res(2, 0, 1)}])
    told = [*spoken.hand(state, NAMES, ""), *spoken.table(state, NAMES, "")]
    assert told[0] == "You have: the Altar."
    assert len([line for line in told if re.search(r"\bhave\b", line)]) == 1
    assert not any("nothing" in line for line in told)
    assert "0 villages, the Altar, 18 members in the supply." in spoken.seat(state, NAMES, 0)[0]
    assert "2 food and 1 stone, 17 members" in spoken.seat(state, NAMES, 1)[0]


def test_nothing_is_said_where_there_is_nothing() -> None:
    state = lay({"A": [2], "I": [0, 3]}, hand=["sun"])
    assert spoken.hand(state, NAMES, "")[0] == "You have: nothing."


@pytest.mark.varied(2)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", ["en", "it", "fr"])
async def test_k12_what_one_has_and_what_things_cost_stand_below_the_same_words(size: Size, language: str) -> None:
    tribes: Any = [{"resources": res(13, 2, 10), "vp": 12, "goals": ["Cart"]}, {"resources": res(0, 7, 3)}]
    for players, tiles in ((2, "lfmlfmlfm"), (4, "lfmlfmlfmlfmlfm")):
        villages = {"A": 0, "B": 0}
        others = [{}] * (players - 2)
        state = lay(
            {"A": [2], "B": [1]},
            players=players,
            tiles=tiles,
            villages=villages,
            hand=["sun"],
            tribes=[*tribes, *others],
        )
        with in_language(language):
            async with stage(players, size=size) as shown:
                await shown.show(state, 0)
                tribe, goals = (shown.piece(name).text().splitlines() for name in ("tribes", "goals"))
        words = [found.end() for found in re.finditer(r"\S+", tribe[0])]
        rows = [next(row for row in tribe if re.search(told, row)) for told in (r"13 +2 +10", r"0 +7 +3")]
        rows += [next(row for row in goals if re.search(r"1 +2 +1 +1", row))]
        for row in rows:
            ends = [found.end() for found in re.finditer(r"(?<!\S)\d+(?= |$)", row.rstrip("│"))]
            assert ends[:3] == words[:3], (words, row)
        assert rows[0].rstrip().endswith("12 +2")
        assert len(rows[0].rstrip()) == words[3]


@pytest.mark.varied(2)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
async def test_the_points_of_each_seat_stand_on_the_table_as_they_count(size: Size, players: int) -> None:
    async with stage(players, MODULES, size) as shown:
        for state in islice(random_states(players, players, MODULES, every=60), 4):
            await shown.show(state, 0)
            for seat in range(players):
                told = re.search(r" (\d+)(?: \+\d)? *$", shown.line(f"seat:{seat}"))
                assert told, shown.line(f"seat:{seat}")
                assert int(told[1]) == state.scores()[seat]


@pytest.mark.sampled(2)
@pytest.mark.parametrize("options", [{}, MODULES], ids=["plain", "leaders"])
@pytest.mark.parametrize("players", [2, 3, 4])
async def test_in_the_smallest_window_a_tribes_row_has_its_name_all_its_points_and_what_they_rise_by(
    players: int, options: dict[str, Any]
) -> None:
    async with stage(players, options, SIZES[0]) as shown:
        for state in islice(random_states(players, players, options, every=40), 12):
            await shown.show(state, 0)
            for seat in range(players):
                row, built = shown.line(f"seat:{seat}"), villages.count(state, seat)
                rises = rf" \+{built}" if built else ""
                assert re.search(rf" {state.vp[seat]}{rises} *$", row), row
                assert f"{'You' if seat == 0 else shown.screen.scene.names[seat][:4]}" in row, row
