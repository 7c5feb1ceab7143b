"""The box of the lesson leaves the line whole that says what beats what and how one stands."""

from __future__ import annotations

import pytest

from tests.learning.test_lesson import LessonApp, settled
from tests.learning.test_lessons import TAUGHT
from tests.table.seated import text
from tribes_tui.games.indy.legend import IndyLegend
from tribes_tui.games.indy.words import counts_now
from tribes_tui.screens.lesson import LessonScreen
from tribes_tui.table.note_box import NoteBox


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
async def test_the_box_covers_no_part_of_the_ranking(size: tuple[int, int]) -> None:
    lesson, covered = TAUGHT["indy"], []
    app = LessonApp(lesson)
    async with app.run_test(size=size) as pilot:
        for number in range(len(lesson.steps)):
            app.switch_screen(LessonScreen(lesson, 0, number))
            await settled(pilot)
            box, legend = app.shown.query_one(NoteBox), app.shown.query_one(IndyLegend)
            if box.display and box.region.overlaps(legend.region):
                covered.append(number + 1)
            view = app.shown.scene.view
            told = " ".join(" ".join(row[: legend.region.right] for row in text(app.shown).splitlines()).split())
            if size == (80, 24) and any(view.evocations):  # type: ignore[attr-defined]
                assert counts_now(view, app.shown.scene.names, 0) in told  # type: ignore[arg-type]
            else:
                assert all(
                    word in told for word in ("team", "3 characters", "standard", "3 kinds", "wrong")
                ) or size != (80, 24)
        assert covered == []


async def test_facts_are_not_cut_while_the_log_below_them_is_blank() -> None:
    from tests.table.helpers import random_states
    from tests.table.seated import seated, show

    states = [state for state in random_states("indy", 4, seed=2, every=5) if not state.is_terminal]
    async with seated(states[0], (120, 40)) as (pilot, screen):
        for state in states:
            show(screen, state, state.current_player)
            await pilot.pause()
            rows = [row[90:] for row in text(screen).splitlines()]
            log = [row.strip(" │") for row in rows[next(k for k, row in enumerate(rows) if "What happened" in row) :]]
            if any("more: ?" in row for row in rows):
                assert len(log) < 14
