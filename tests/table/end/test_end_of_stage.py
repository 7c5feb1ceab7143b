"""At the end of a stage of the journey each star and what opens is seen whole, at every size, however much there is to say."""

from __future__ import annotations

import pytest

from tests.table.test_ending import FEATHERS, PAST, RESULT, SHEET, SIZES, EndApp
from tribes_tui.journey import told
from tribes_tui.journey.stages import REGIONS, STAGES, JourneyStage, asked, stands
from tribes_tui.table.board.scene import Ending
from tribes_tui.table.end.head import EndHead, StageBox
from tribes_tui.table.end.screen import EndScreen
from tribes_tui.words.about import title_of
from tribes_tui.words.said import journey as said

WHY = ("alone", "hinted", "back", "untold", "deal")


def longest(stage: JourneyStage) -> told.AfterGame:
    """All that can be said at its end, in as many words as there may be."""
    each = [
        said.star_after(asked=asked(stage.game, star), way="met", stands=stands(stage.game, star, 28))
        for star in stage.stars
    ]
    why = max((said.not_counted(why=one) for one in WHY), key=len)
    titles = sorted((told.title(one) for one in STAGES if one.game == stage.game and one != stage), key=len)[-2:]
    opens = [
        said.reaches(games=[title_of(region.game) for region in REGIONS[-2:]]),
        said.opens(number=2, titles=titles),
    ]
    gave = said.over_stars(missed=False, got=1, number=0, all=3, stars=3)
    return told.AfterGame(told.title(stage), gave, [(told.LOST, text) for text in each], why, opens)


def screen(sheet: Ending, gave: told.AfterGame) -> EndScreen:
    past = PAST._replace(journey=gave, deal="K7Q2-9FMX", rating="Rating 1045 ± 834, +45")
    return EndScreen("Rise of Tribes", sheet, RESULT, past, None)


def seen(app: EndApp) -> str:
    """What stands in the box, as running text."""
    (box,) = [one for one in app.screen.query(StageBox) if one.display and one.region.height]
    assert box.region.height == box.rows(box.region.width)
    parent = box.parent
    assert parent is not None
    assert parent.region.contains_region(box.region), "nothing of it is cut"
    return " ".join(box.text().replace("│", " ").split())


@pytest.mark.parametrize("stage", STAGES, ids=lambda stage: stage.name)
async def test_each_star_and_what_opens_is_seen_in_a_small_window(stage: JourneyStage) -> None:
    app = EndApp(screen(SHEET, longest(stage)))
    async with app.run_test(size=SIZES[0]) as pilot:
        await pilot.pause()
        text = seen(app)
        assert all(f"{sign} {sentence}" in text for sign, sentence in longest(stage).each)
        assert all(sentence in text for sentence in (longest(stage).why, *longest(stage).opens))


@pytest.mark.parametrize("sheet", [SHEET, FEATHERS])
@pytest.mark.parametrize("size", SIZES)
async def test_and_at_every_size_beside_all_else(size: tuple[int, int], sheet: Ending) -> None:
    gave = longest(STAGES[14])
    app = EndApp(screen(sheet, gave))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        text = seen(app)
        assert all(sentence in text for sentence in (gave.why, *gave.opens, *(one for _, one in gave.each)))
        whole = app.text()
        assert gave.title in whole
        assert all(word in whole for word in ("villages", "in all", "Rating 1045"))
        shown = app.end.query_one("#towers").region
        assert not shown.height or shown.height >= 9, "towers are drawn where they have room, or not at all"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("is_missed", [True, False])
async def test_a_game_won_without_its_first_star_is_no_victory_of_the_stage_and_says_so_at_once(
    size: tuple[int, int], is_missed: bool
) -> None:
    gave = longest(STAGES[12])._replace(is_missed=is_missed)
    result = RESULT._replace(viewer=RESULT.ranking.index(1))
    past = PAST._replace(journey=gave)
    app = EndApp(EndScreen("Tribal Duel", SHEET, result, past, None))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        head = app.screen.query_one(EndHead)
        assert (said.missed_told() in head.text()) is is_missed
        assert head._large == (said.missed() if is_missed else "VICTORY")
        if is_missed:
            assert not any(sign in head.text() for sign in "•◆"), "no confetti"


def test_and_it_is_said_with_what_the_game_gave() -> None:
    told_so = said.over_stars(missed=True, got=0, number=0, all=3, stars=1)
    assert told_so == "the game is won, the stage is not. No star this time."


async def test_a_star_that_was_lost_looks_otherwise_than_one_that_was_got() -> None:
    gave = longest(STAGES[0])
    gave = gave._replace(each=[(told.GOT, "Got."), *gave.each[1:]])
    app = EndApp(screen(SHEET, gave))
    async with app.run_test(size=SIZES[0]) as pilot:
        await app.painted(pilot)
        (box,) = [one for one in app.screen.query(StageBox) if one.display and one.region.height]
        inks = {
            piece.text.strip(): piece.style.color
            for y in range(box.region.height)
            for piece in box.render_line(y)
            if piece.text.strip() in (told.GOT, told.LOST) and piece.style is not None
        }
        assert len({*inks.values()}) == 2
