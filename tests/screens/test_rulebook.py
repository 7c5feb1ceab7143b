"""The rulebook on the screen: contents, sections with pictures, references, search; by keyboard and by mouse."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import cast

import pytest
from textual.pilot import Pilot
from textual.strip import Strip
from textual.widgets import Input, OptionList, Static
from textual.worker import WorkerState

import rules
from tests.app.test_app import until
from tests.table.helpers import shown
from tribes_tui.app import TribesApp
from tribes_tui.learning.illustrations import Figure, illustrations_of
from tribes_tui.learning.rulebook import find_section, forms_of, look_for, references, sections_of
from tribes_tui.screens.home.screen import HomeScreen
from tribes_tui.screens.rulebook.contents import chapters, within
from tribes_tui.screens.rulebook.screen import RulebookScreen
from tribes_tui.screens.rulebook.text import TableHeads
from tribes_tui.widgets.cards.column import Column
from tribes_tui.words.finder import room_of
from tribes_tui.words.language import in_language
from tribes_tui.words.said import rulebook

SMALL, LARGE = (80, 24), (120, 40)


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path / "home"))


@asynccontextmanager
async def opened(
    game_id: str = "indy", section: str = "", size: tuple[int, int] = LARGE
) -> AsyncIterator[tuple[Pilot[None], RulebookScreen]]:
    """A rulebook over the home screen."""
    app = TribesApp()
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        app.show_rules(game_id, section)
        await pilot.pause()
        assert isinstance(app.screen, RulebookScreen)
        yield pilot, app.screen


# ---- Sections


@pytest.mark.parametrize("game_id", list(rules.games))
def test_sections_hold_the_whole_book(game_id: str) -> None:
    book = rules.games[game_id].rulebook()
    sections = sections_of(book)
    assert sum(len(one.text.splitlines()) for one in sections) >= len(book.splitlines()) - 4 * len(sections)
    assert all("{#" not in one.text + one.title for one in sections)
    assert len({one.anchor for one in sections}) == len(sections)


def test_a_section_is_found_by_its_number_and_by_a_paragraph_in_it() -> None:
    sections = sections_of(rules.games["indy"].rulebook())
    eagles, rulings = find_section(sections, "3.7"), find_section(sections, "r14")
    assert eagles is not None
    assert sections[eagles].title == "Eagles"
    assert rulings is not None
    assert sections[rulings].anchor == "rulings"
    assert find_section(sections, "9.9") is None


def test_what_stands_in_a_fence_is_no_heading_and_stays_as_it_is() -> None:
    first, second = sections_of("# A\n\n```\n# no heading\n  A   B\n```\n\n## B {#1}\n\nText. {#r1}")
    assert first.text == "```\n# no heading\n  A   B\n```"
    assert (second.title, second.number, second.text, second.places) == ("B", "1", "Text.", ("r1",))


def test_references_name_sections_that_are_there() -> None:
    sections = sections_of("# A\n\n## B {#3.7}\n\n## C {#4}\n\n1. x {#r5}")
    text = "the windows of section 3.7, section 4, section 9, 3.7 and 4 cards, ruling 5"
    found = [(text[start:end], anchor) for start, end, anchor in references(text, sections)]
    assert found == [("section 3.7", "3.7"), ("section 4", "4"), ("3.7", "3.7"), ("ruling 5", "r5")]


def test_looking_counts_words_over_the_ends_of_lines() -> None:
    sections = sections_of("# A\n\n## Eagles {#1}\n\nan eagle, a bold **eag**le; last\neagles\n\n## B {#2}\n\nnone")
    assert [(found.at, found.times) for found in look_for(sections, "EAGLE")] == [(1, 4)]
    assert [(found.at, found.times) for found in look_for(sections, "last eagles")] == [(1, 1)]
    assert look_for(sections, " ") == ()


# ---- Pictures


@pytest.mark.parametrize("game_id", list(rules.games))
def test_pictures_belong_to_sections(game_id: str) -> None:
    room = room_of(game_id, "illustrations")
    assert room is not None
    anchors = {one.anchor for one in sections_of(rules.games[game_id].rulebook())}
    assert room.ILLUSTRATIONS.keys() <= anchors | {"signs"}
    assert len(room.ILLUSTRATIONS) >= 3
    for anchor in room.ILLUSTRATIONS:
        assert all(isinstance(one, Figure) for one in illustrations_of(game_id, anchor))


@pytest.mark.sampled(1)
@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("game_id", list(rules.games))
async def test_sections_with_pictures_are_drawn(game_id: str, size: tuple[int, int]) -> None:
    room = room_of(game_id, "illustrations")
    assert room is not None
    async with opened(game_id, next(iter(room.ILLUSTRATIONS)), size) as (pilot, screen):
        await pilot.pause()
        figures = list(screen.query(Figure))
        assert figures
        assert figures[0].children[0].size.width > 8
        assert screen.page.max_scroll_x == 0


# ---- By keyboard


@pytest.mark.soak
@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_space_goes_through_the_whole_book(size: tuple[int, int]) -> None:
    async with opened(size=size) as (pilot, screen):
        seen, last = [screen.at], len(screen.sections) - 1
        while screen.at < last:
            await pilot.press("space")
            await pilot.pause()
            seen.append(screen.at)
            assert len(seen) < 40 * last, "it stays where it is"
        assert [*dict.fromkeys(seen)] == [*range(last + 1)]
        assert len(seen) > last + 1, "a long section is turned over page by page"
        for _ in range(10):
            await pilot.press("space")
            await pilot.pause()
        assert screen.at == last, "behind the last one is nothing"


async def test_the_cursor_walks_through_the_contents_and_the_text_follows() -> None:
    async with opened(section="3.7") as (pilot, screen):
        assert "3.7  Eagles" in shown(pilot.app)
        await pilot.press("down")
        await pilot.pause(0.3)
        assert "3.8  Keep" in shown(pilot.app)
        await pilot.press("b")
        await pilot.pause(0.3)
        assert "3.7  Eagles" in shown(pilot.app)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(pilot.app.screen, HomeScreen)
        assert not screen.is_attached


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_where_the_cursor_walks_only_two_lines_are_drawn_anew_and_that_is_all_there_is_to_draw(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tribes_tui.screens.rulebook.screen.REST", 600.0)
    async with opened("rise_of_tribes", size=size) as (pilot, book):
        for _ in range(4):
            await pilot.pause()  # until it has been drawn whole
        drawn: list[int] = []
        book.contents.render_line = _counted(book.contents.render_line, drawn)  # type: ignore[method-assign]
        for key in ("down", "down", "up", "end", "up", "home"):
            drawn.clear()
            scrolled = book.contents.scroll_y
            await pilot.press(key)
            await pilot.pause()
            assert len(drawn) <= 2 or book.contents.scroll_y != scrolled, key
            kept = book._compositor.render_strips()
            book.contents.refresh()
            await pilot.pause()
            assert kept == book._compositor.render_strips()


def _counted(render_line: Callable[[int], Strip], drawn: list[int]) -> Callable[[int], Strip]:
    def render(y: int) -> Strip:
        drawn.append(y)
        return render_line(y)

    return render


@pytest.mark.soak
@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_words_are_found_marked_and_walked_through(size: tuple[int, int]) -> None:
    async with opened(size=size) as (pilot, screen):
        await pilot.press("slash", *"dealer", "enter")
        await pilot.pause()
        assert screen.at == screen.places[0][0]
        total = len(screen.places)
        assert total > 4
        assert f"place 1 of {total} with" in shown(pilot.app)
        at, seen = screen.at, {screen.at}
        for _ in range(total - 1):
            await pilot.press("n")
            await pilot.pause()
            assert screen.at >= at
            at = screen.at
            seen.add(at)
        assert seen == {section for section, _ in screen.places}
        await pilot.press("n")
        await pilot.pause()
        assert f"place 1 of {total} with" in shown(pilot.app)
        await pilot.press("N")
        await pilot.pause()
        assert f"place {total} of {total} with" in shown(pilot.app)


@pytest.mark.soak
async def test_the_heads_of_a_long_table_stay_in_sight() -> None:
    """A search led into the middle of a table: 8, E/F and a dash under no heads."""
    app = TribesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        app.show_rules("five_tribes", "1.4")
        await until(pilot, lambda: isinstance(app.screen, RulebookScreen) and app.screen._is_laid)
        screen = cast("RulebookScreen", app.screen)
        heads = screen.query_one(TableHeads)
        assert not heads.display, "its own are there"
        screen.page.scroll_to(y=40, animate=False)
        await until(pilot, lambda: heads.display)
        assert str(heads.content).split() == ["djinn", "points", "cost", "power"]
        screen.page.scroll_home(animate=False)
        await until(pilot, lambda: not heads.display)


async def test_what_is_found_is_in_sight() -> None:
    async with opened("rise_of_tribes", size=SMALL) as (pilot, screen):
        await pilot.press("slash")
        screen.query_one("#field", Input).value = "abandoned village"
        await pilot.press("enter")
        assert len(screen.places) > 2
        for _ in screen.places[:3]:
            await pilot.pause(0.1)
            assert "abandoned village" in " ".join(shown(pilot.app).lower().replace("│", " ").split()) or (
                "abandoned" in shown(pilot.app).lower()
            )
            await pilot.press("n")


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_what_is_said_of_a_search_works_as_it_is_said(size: tuple[int, int]) -> None:
    def keys() -> str:
        return shown(pilot.app).splitlines()[-1]

    async with opened("tribe", size=size) as (pilot, screen):
        await pilot.press("slash", *"feather")
        await pilot.pause()
        said = " ".join(str(screen.query_one("#how", Static).render()).split())
        assert said == "Enter goes to the next place; then n and N go on and back."
        assert "Enter  go there" in keys()
        await pilot.press("enter")
        await pilot.pause()
        assert "n  next place" in keys()
        assert "N  previous place" in keys()
        assert "read" not in keys()  # one does
        await pilot.press("n", "n", "N")
        await pilot.pause()
        assert "place 2 of " in shown(pilot.app)
        assert screen.at == screen.places[1][0] != screen.places[0][0]
        await pilot.press("tab", "up", "enter")
        await pilot.pause()
        assert screen.at == screen.places[0][0]  # from a list that is there, as the row says
        await pilot.press("escape", "slash", *"xyzzy")
        await pilot.pause()
        assert "Enter" not in keys()


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_down_goes_to_what_was_found_of_which_as_much_is_seen_as_has_room(size: tuple[int, int]) -> None:
    async with opened("tribal_rixe", size=size) as (pilot, screen):
        await pilot.press("slash", *"column")
        await pilot.pause()
        await pilot.pause()
        found = screen.query_one("#found", OptionList)
        assert found.size.height >= min(found.option_count, 12)
        await pilot.press("down")
        await pilot.pause()
        assert screen.focused is found
        assert found.highlighted == 0
        await pilot.press("down", "enter")
        await pilot.pause()
        assert screen.at == screen._found[1].at


@pytest.mark.parametrize(
    ("language", "one", "several"), [("en", "wolf", "wolves"), ("fr", "loup", "loups"), ("it", "lupo", "lupi")]
)
def test_a_word_is_found_in_the_singular_and_in_the_plural(language: str, one: str, several: str) -> None:
    sections = sections_of(rules.games["tribe"].rulebook(language))
    text = " ".join(f"{section.title} {section.text}" for section in sections).casefold()
    assert several in text
    with in_language(language):
        found = look_for(sections, one)
        assert found == look_for(sections, several)
    assert sum(times for _, times in found) >= len(re.findall(rf"\b(?:{one}|{several})\b", text))


def test_the_last_letters_of_a_short_word_stay_as_they_are() -> None:
    assert [forms_of(word).pattern for word in ("of", "it")] == ["of(?:)", "it(?:)"]
    assert forms_of("bless").findall("bless, blesses, bled") == ["bless", "blesses"]
    assert not forms_of("").findall("anything")


async def test_letters_are_letters_while_something_is_typed() -> None:
    async with opened() as (pilot, screen):
        await pilot.press("slash", *"nb q")
        await pilot.pause()
        assert screen.query_one("#field", Input).value == "nb q"
        assert "That isn't anywhere" in shown(pilot.app)
        await pilot.press("escape")
        await pilot.pause()
        assert pilot.app.screen is screen
        assert screen.sought == ""


@pytest.mark.soak
async def test_a_reference_is_followed_by_its_digit_and_one_comes_back() -> None:
    async with opened(section="r7") as (pilot, screen):
        assert screen.links == ["3.7"]
        await pilot.press("1")
        await pilot.pause()
        assert "3.7  Eagles" in shown(pilot.app)
        await pilot.press("b")
        await pilot.pause()
        assert screen.sections[screen.at].anchor == "rulings"


async def test_a_paragraph_that_is_asked_for_is_in_sight() -> None:
    async with opened(section="r24", size=SMALL) as (pilot, _):
        await pilot.pause(0.2)
        assert "One feather on the plate" in shown(pilot.app)


async def test_the_map_of_rise_stays_as_it_is() -> None:
    async with opened("rise_of_tribes", "1.4", SMALL) as (pilot, _):
        await pilot.pause()
        assert "    G   H   I      H   I   J          F   G   H   I" in shown(pilot.app)


# ---- By mouse


async def test_a_click_opens_a_section_and_one_on_a_key_presses_it() -> None:
    async with opened() as (pilot, screen):
        await pilot.click("Contents", offset=(6, 6))
        await pilot.pause()
        assert screen.at == 5
        lines = shown(pilot.app).splitlines()
        await pilot.click(offset=(lines[-1].index("back"), len(lines) - 1))
        await pilot.pause()
        assert isinstance(pilot.app.screen, HomeScreen)


async def test_a_click_on_a_reference_goes_there() -> None:
    async with opened(section="r7") as (pilot, screen):
        await pilot.pause(0.2)
        lines = shown(pilot.app).splitlines()
        y, x = next((y, line.index("section 3.7")) for y, line in enumerate(lines) if "section 3.7" in line)
        await pilot.click(offset=(x + 1, y))
        await pilot.pause()
        assert screen.sections[screen.at].anchor == "3.7"


@pytest.mark.soak
async def test_the_book_may_be_left_while_a_section_is_on_its_way() -> None:
    async with opened("five_tribes") as (pilot, screen):
        for at in (0, 1, 2, 4, 7, 11):
            app = screen.app
            opening = screen.run_worker(screen.open(at), exit_on_error=False)
            for _ in range(at):
                await asyncio.sleep(0)
            app.pop_screen()
            await pilot.pause()
            assert opening.state is not WorkerState.ERROR, opening.error
            app.show_rules("five_tribes", "")
            await pilot.pause()
            assert isinstance(app.screen, RulebookScreen)
            screen = app.screen


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
@pytest.mark.parametrize("game", [*rules.games])
async def test_the_contents_are_whole_and_the_first_page_names_every_chapter(game: str, size: tuple[int, int]) -> None:
    app = TribesApp()
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        app.show_rules(game)
        await until(pilot, lambda: isinstance(app.screen, RulebookScreen))
        screen = app.screen
        assert isinstance(screen, RulebookScreen)
        await pilot.pause()
        listed = [str(screen.contents.get_option_at_index(k).prompt) for k in range(len(screen.sections))]
        assert all(one.title in " ".join(line.split()) for one, line in zip(screen.sections, listed, strict=True)), (
            "none is cut"
        )
        assert all(line.endswith(one.number) for one, line in zip(screen.sections, listed, strict=True)), "numbered"
        lines = [(one, row) for one, whole in zip(screen.sections, listed, strict=True) for row in whole.split("\n")]
        assert all(row.startswith("  " * one.depth) for one, row in lines), "indented"
        assert all(len(row) <= screen.list_width for _, row in lines)
        told = chapters(screen.sections)
        assert all(f"](#{one.anchor})" in told for one in screen.sections[1:] if not one.depth)
        await until(pilot, lambda: "In this book" in text_of_page(screen))


async def test_a_chapter_that_says_nothing_itself_leads_to_its_sections() -> None:
    async with opened("tribe", "1", SMALL) as (pilot, screen):
        assert not screen.sections[screen.at].text.strip()
        await until(pilot, lambda: "1.1 What there is" in text_of_page(screen))
        told = within(screen.sections, screen.at)
        assert [f"](#1.{k})" in told for k in (1, 2, 3)] == [True] * 3
        assert "](#2)" not in told


def text_of_page(screen: RulebookScreen) -> str:
    return " ".join(str(block.render()) for block in screen.query("MarkdownBlock"))


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize(("game_id", "section"), [("tribal_rixe", "3.1"), ("tribal_duel", "3.1")])
async def test_the_last_card_of_a_column_in_a_figure_has_its_picture(
    game_id: str, section: str, size: tuple[int, int]
) -> None:
    async with opened(game_id, section, size) as (pilot, screen):
        await pilot.pause()
        columns = [one for one in screen.query(Column) if one.size]
        assert columns
        assert "▛▌" in shown(pilot.app)


def test_before_the_first_place_is_reached_only_their_number_is_told() -> None:
    told = [rulebook.found_at(number=number, count=count, sought="x") for number, count in ((0, 5), (0, 1), (1, 5))]
    assert told == ["5 places with “x”", "1 place with “x”", "place 1 of 5 with “x”"]
