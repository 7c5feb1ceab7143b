"""The prompt: its sentence is never cut for what follows it."""

from __future__ import annotations

import pytest

from tests.widgets.contract import check
from tests.widgets.mounting import alone
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.beside.words import Prompt

SENTENCE = "Which card do you want for your red horse 3?"


async def rows_of(size: tuple[int, int], rest: str = "or pass", is_warning: bool = False) -> list[str]:
    async with alone(Prompt(), size) as pilot:
        prompt = pilot.app.query_one(Prompt)
        prompt.ask(SENTENCE, rest, is_warning)
        return prompt.text().splitlines()


def asking() -> Prompt:
    prompt = Prompt()
    prompt.ask((("Cy", "seat-4"), (" sells seven goods", "ink")), "and pays 18", is_warning=True)
    return prompt


async def test_the_prompt_keeps_the_contract() -> None:
    await check(asking, [(80, 1), (24, 2)])


@pytest.mark.parametrize(
    ("size", "wanted"),
    [
        ((80, 1), [" ► Which card do you want for your red horse 3?  or pass"]),
        ((50, 1), [" ► Which card do you want for your red horse 3?"]),
        ((50, 2), [" ► Which card do you want for your red horse 3?", "   or pass"]),
        ((40, 1), [" ► Which card do you want for your red …"]),
        ((40, 2), [" ► Which card do you want for your red", "   horse 3?  or pass"]),
    ],
)
async def test_what_follows_the_sentence_goes_into_the_next_row_or_away(
    size: tuple[int, int], wanted: list[str]
) -> None:
    assert await rows_of(size) == wanted


async def test_a_warning_is_said_in_the_colour_of_danger_behind_another_sign() -> None:
    assert (await rows_of((80, 1), "", True))[0].startswith(" ! Which")
    async with alone(asking(), (80, 1)) as pilot:
        prompt = pilot.app.query_one(Prompt)
        assert prompt._cells is not None
        assert prompt._cells.rows[0][1][1] == prompt.palette.danger
        assert prompt._cells.rows[0][3][1] == prompt.palette.seats[3]
        assert prompt._cells.rows[0][3][3] & BOLD


async def test_another_sentence_is_no_layout() -> None:
    async with alone(asking(), (80, 1)) as pilot:
        layouts = []
        pilot.app.screen._refresh_layout = lambda *_, **__: layouts.append(1)  # type: ignore[method-assign]
        pilot.app.query_one(Prompt).ask("Lay one card.")
        await pilot.pause()
        assert pilot.app.query_one(Prompt).text().rstrip() == " ► Lay one card."
        assert layouts == []
