"""Where the box of a lesson lies at each of its steps: it hides nothing that the step speaks of, cuts no word, and its line crosses nothing."""

from __future__ import annotations

import pytest
from textual.geometry import Offset, Region

from tests.learning.test_lesson import LessonApp, settled
from tests.learning.test_lessons import TAUGHT, everything
from tests.table.helpers import text_of
from tests.table.seated import text
from tribes_tui.games.indy.pieces.faces import IndyLegend
from tribes_tui.games.indy.words import counts_now
from tribes_tui.learning.lesson import Lesson
from tribes_tui.screens.lesson import LessonScreen
from tribes_tui.table.frame.note_box import NoteBox
from tribes_tui.table.frame.pointer_line import OverTable, PointerLineRun
from tribes_tui.table.history.pages import MomentScreen
from tribes_tui.widgets.drawing.drawn import Drawn


def spoken_of(screen: LessonScreen) -> dict[str, Region]:
    """The places that the step on the screen speaks of, which must be there."""
    step, found = screen.step, {}
    assert step is not None
    for name in step.about:
        target = screen.targets.get(name)
        found[name] = target.region if target is not None else screen.query_one(f"#{name}").region
    return found


def cut_beside(screen: LessonScreen) -> list[tuple[int, int]]:
    """Where a side of the box leaves a part of a word, but in what is needed."""
    box, lines = screen.query_one(NoteBox).region, text_of(screen).split("\n")
    pieces = [one for one in screen.query(Drawn) if one.display and not isinstance(one, NoteBox | OverTable)]
    lit = {*screen.scene.lit, *screen.scene.picked}
    needed = [*spoken_of(screen).values(), *(target.region for target in screen.targets if target.name in lit)]
    found = []
    for y in range(box.y, box.bottom):
        for outside, inside in ((box.x - 1, box.x), (box.right, box.right - 1)):
            under = next((one[0] for piece in pieces if (one := piece.seen_at(Offset(inside, y))) is not None), " ")
            beside = lines[y][outside : outside + 1] if outside >= 0 else ""
            if beside.isalnum() and under.isalnum() and not any(spot.contains(outside, y) for spot in needed):
                found.append((outside, y))
    return found


def line_outside(screen: LessonScreen, box: Region) -> list[Offset]:
    """The cells of the line from the box to what it speaks of."""
    runs = [run.region for run in screen.query(PointerLineRun) if run.display]
    cells = (Offset(x, y) for run in runs for x in range(run.x, run.right) for y in range(run.y, run.bottom))
    return [at for at in cells if not box.contains_point(at)]


def covered_cards(screen: LessonScreen, box: Region) -> list[str]:
    """In the Duel and the Rixe, the value of a card, or any other place, whether the step speaks of it or not."""
    spots = {
        target.name: target.region._replace(height=1) if target.name.startswith("card:") else target.region
        for target in screen.targets
    }
    return [name for name, spot in spots.items() if spot.area and box.overlaps(spot)]


def is_ranking_whole(screen: LessonScreen, box: Region) -> bool:
    """In indy, the line that says what beats what and how one stands."""
    legend, view = screen.query_one(IndyLegend), screen.scene.view
    told = " ".join(" ".join(row[: legend.region.right] for row in text(screen).splitlines()).split())
    if screen.size.width > 80:
        return not box.overlaps(legend.region)
    if any(view.evocations):  # type: ignore[attr-defined]
        return counts_now(view, screen.scene.names, 0) in told  # type: ignore[arg-type]
    return all(word in told for word in ("team", "3 characters", "standard", "3 kinds", "wrong"))


@pytest.mark.sampled(1)
@pytest.mark.parametrize("lesson", everything(TAUGHT))
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_box_hides_nothing_that_it_speaks_of_cuts_no_word_and_its_line_runs_beside_what_lies_there(
    lesson: Lesson, size: tuple[int, int]
) -> None:
    app = LessonApp(lesson)
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        for number in range(len(lesson.steps)):
            app.switch_screen(LessonScreen(lesson, 0, number))
            await settled(pilot)
            if isinstance(app.screen, MomentScreen):
                await pilot.press("enter")
                await settled(pilot)
            screen = app.shown
            note = screen.query_one(NoteBox)
            assert "…" not in note.text(), (number, "cut")
            box, places = note.region, spoken_of(screen)
            assert all(places.values()), (number, places)
            assert [name for name, region in places.items() if box.overlaps(region)] == [], number
            assert cut_beside(screen) == [], number
            line = line_outside(screen, box)
            for target in screen.targets:
                assert not any(target.region.contains_point(at) for at in line), (number, target.name)
                assert target.name not in screen.scene.lit or not box.overlaps(target.region), (number, target.name)
            if lesson.game in ("tribal_duel", "tribal_rixe"):
                assert covered_cards(screen, box) == [], number
            if lesson.game == "rise_of_tribes" and number > 1:
                own = screen.targets.get("seat:0")
                assert own is not None
                assert not box.overlaps(own.region), (number, "own points")
            if lesson.game == "indy" and note.display:
                assert is_ranking_whole(screen, box), number
