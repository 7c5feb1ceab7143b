from __future__ import annotations

import re
from typing import Any

import pytest
from textual.app import App
from textual.geometry import Region, Size

import rules
from rules.bots.bot import Candidate
from rules.bots.mcts.chance import chance
from tests.app.test_app import until
from tests.table.helpers import NAMES, SMALL, Silent, TableApp, laid, shown, text_of as screen_text
from tribes_tui.app import headless
from tribes_tui.games.indy.words.said import glossary
from tribes_tui.learning.rulebook import signs_of_game
from tribes_tui.profile.keymap import COMMANDS, WALKING, shown as key_shown
from tribes_tui.seats.expected import Expected, compared, expected_of
from tribes_tui.table.advice.help import ExplainedPlace, HelpRow, HelpScreen, SignsScreen, how_one_wins
from tribes_tui.table.advice.hint_screen import HintScreen, Weighed, WinBars, why
from tribes_tui.table.advice.keys_page import KeysScreen, all_keys, layout_of
from tribes_tui.table.board import board_of
from tribes_tui.table.board.scene import Scene
from tribes_tui.table.history.chronicle import LogLine
from tribes_tui.table.history.pages import LogScreen, Whose
from tribes_tui.widgets.charts.chart import Spread
from tribes_tui.words.help import UsefulFact, everywhere, worth
from tribes_tui.words.language import LANGUAGES, in_language
from tribes_tui.words.said import help as said


class PageApp(App[None]):
    def __init__(self, page: Any) -> None:
        super().__init__()
        self.page = page
        self.answers: list[Any] = []

    def on_mount(self) -> None:
        self.push_screen(self.page, self.answers.append)


async def test_a_long_log_begins_at_its_end_and_scrolls() -> None:
    app = PageApp(LogScreen([LogLine(f"event {i}", i % 2) for i in range(200)], ("you", "Ada")))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert "event 199" in shown(app)
        await pilot.press("home")
        assert "event 0 " in shown(app)
        await pilot.press("pagedown", "down", "2")
        assert "event 198" not in shown(app)
        assert "event 199" in shown(app)
        await pilot.press("escape")
        await pilot.pause()
        assert app.answers == [None]


@pytest.mark.parametrize("names", [("you", "Ada"), ("you", "Ada", "Bo", "Cy")], ids=len)
async def test_the_log_offers_the_numbers_of_the_seats_there_are(names: tuple[str, ...]) -> None:
    app = PageApp(LogScreen([LogLine(f"line of {name}", seat) for seat, name in enumerate(names)], names))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        tabs, _, keys = (shown(app).splitlines()[row] for row in (2, 3, -1))
        assert all(f" {number}  {whose}" in tabs for number, whose in enumerate(["everybody", "You", *names[1:]]))
        assert f" 0-{len(names)}  by player" in keys
        await pilot.press("2", str(len(names) + 1))
        assert "line of Ada" in shown(app)
        assert "line of you" not in shown(app)
        assert shown(app).splitlines()[0].endswith("1 event ")
        await pilot.click(Whose, offset=(2, 0))
        await pilot.pause()
        assert "line of you" in shown(app)


def test_a_key_that_comes_before_the_page_is_laid_out_counts() -> None:
    page = HelpScreen([ExplainedPlace("one"), ExplainedPlace("two")], "one", lambda name: [f"About {name}."])
    page.action_walk(1)
    assert page.at == "two"


async def test_help_walks_from_place_to_place() -> None:
    app = PageApp(
        HelpScreen([ExplainedPlace("one"), ExplainedPlace("two")], "two", lambda name: [f"About {name}.", "More."])
    )
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert "About two." in shown(app)
        await pilot.press("right")
        assert "About one." in shown(app)
        await pilot.press("r")
        await pilot.pause()
        assert app.answers == [("rules", "one")]


@pytest.mark.parametrize("paragraphs", [1, 60])
async def test_the_frame_of_a_panel_says_that_there_is_more_below(paragraphs: int) -> None:
    page = HelpScreen([ExplainedPlace("one")], "one", lambda name: ["It is so."] * paragraphs)
    app = PageApp(page)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert (said.more_below() in shown(app)) == (page.panel.max_scroll_y > 0) == (paragraphs > 1)
        await pilot.press(*["down"] * 2 * paragraphs)
        await pilot.pause()
        assert said.more_below() not in shown(app)


@pytest.mark.parametrize("size", [SMALL, (120, 40), (160, 45)], ids=str)
async def test_what_one_can_do_the_keys_and_how_one_wins_stand_first_and_facts_on_their_own_page(
    size: tuple[int, int],
) -> None:
    """Half of it was about the rating, in a column that covered half the table."""
    facts, keys = [UsefulFact("Game saved", "every move is saved at once")], [("Enter", "choose"), ("h", "hint")]
    wins = ["The first to have 15 points wins."]
    app = PageApp(
        HelpScreen([ExplainedPlace("one")], "one", lambda name: ["A lake."], facts=facts, keys=keys, wins=wins)
    )
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        text = " ".join(shown(app).split())
        assert text.index("A lake.") < text.index("Enter choose") < text.index("The first to have 15 points")
        assert "every move" not in text
        await pilot.press("w")
        await pilot.pause()
        assert "every move is saved" in shown(app)
        assert "A lake." not in shown(app)
        await pilot.press("w")
        await pilot.pause()
        assert "A lake." in shown(app)


@pytest.mark.parametrize("game", list(rules.games))
def test_every_game_says_how_one_wins(game: str) -> None:
    view = rules.games[game].new_state(2, 3).view(0)
    assert any("win" in line or "point" in line for line in how_one_wins(view, ("you", "Ash")))


async def test_what_it_leads_to_goes_on_further_in() -> None:
    told = ["The scout.", "It leads to:", f"  lay {'the bear and ' * 8}the wolf"]
    app = PageApp(HelpScreen([ExplainedPlace("one")], "one", lambda name: told))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        rows = shown(app).splitlines()
        first = next(k for k, row in enumerate(rows) if "lay the bear" in row)
        at = rows[first].index("lay")
        assert rows[first + 1][at:].startswith("  ")
        assert rows[first + 1][at + 2] != " "


WEIGHED = [
    Weighed("pass", Expected("pass", 40, 0.625, 0.08), ["Ada passes", "Bo: swap"]),
    Weighed("swap CR3 for OB1", Expected("swap CR3 for OB1", 8, 0.25, 0.17)),
]


@pytest.mark.parametrize("size", [SMALL, (120, 40)])
async def test_a_hint_shows_what_was_weighed(size: tuple[int, int]) -> None:
    app = PageApp(HintScreen("pass", WEIGHED))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        words = " ".join(shown(app).replace("│", " ").split())
        assert "chooses: pass." in words
        assert "1 pass" in words
        assert "2 swap CR3 for OB1" in words
        assert "62 of 100" in words
        assert "25 of 100" in words
        assert "games of 100" not in words, "figures are a key away"
        assert "Ada passes" not in words
        await pilot.press("f")
        await pilot.pause()
        text = shown(app)
        await pilot.press(*["down"] * 12)
        await pilot.pause()
        words = " ".join(f"{text} {shown(app)}".replace("│", " ").split())
        assert "wins 62 games of 100" in words
        assert "wins 25 games of 100" in words
        assert "Ada passes; Bo: swap." in words
        assert "tried" not in words
        await pilot.press("f")
        await pilot.pause()
        assert "games of 100" not in shown(app)


async def test_a_hint_with_one_move_offers_no_other_to_look_at() -> None:
    app = PageApp(HintScreen("pass", WEIGHED[:1]))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert "show it" not in shown(app)


@pytest.mark.parametrize("size", [SMALL, (120, 40)])
async def test_moves_that_were_weighed_are_bars_from_the_best_down(size: tuple[int, int]) -> None:
    pointed: list[int] = []
    app = PageApp(HintScreen("pass", WEIGHED, pointed.append, players=4))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        bars = app.screen.query_one(WinBars)
        assert app.screen.region.contains_region(bars.region)
        assert "an equal share: 25 of 100" in bars.text()
        filled = [sum(cell[2] == bars.palette.legal for cell in row) for row in bars._cells.rows]  # type: ignore[union-attr]
        assert max(filled) > 3 + 0.5 * 0.62 * (bars.size.width - 16), "six tenths of the rail"
        await pilot.click(bars, offset=(6, bars.places["move:2"].region.y))
        assert pointed == [1]


async def test_a_hint_is_bars_on_one_scale() -> None:
    app = PageApp(HintScreen("pass", WEIGHED))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        await pilot.press("f")
        await pilot.pause()
        first, second = (bar.text() for bar in app.screen.query(Spread))
        assert first.index("●") > second.index("●")
        assert first.count("━") < second.count("━")  # it was tried more often, so it is surer
        assert len(app.screen.query(Spread)) == 2
        assert len({bar.shown.ink for bar in app.screen.query(Spread)}) == 1, "colours that nothing explains"
        (row,) = (row for row in shown(app).splitlines() if "100 won" in row)
        assert re.search(r"0 +50 +100 won ", row), "the scale, whole"
        assert said.figures_back() in shown(app)


async def test_in_a_small_window_the_figures_of_two_moves_are_seen_together() -> None:
    app = PageApp(HintScreen("pass", WEIGHED))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("f")
        await pilot.pause()
        first, second = app.screen.query(Spread)
        assert app.screen.panel.region.contains_region(first.region)
        assert app.screen.panel.region.contains_region(second.region)


def test_what_was_weighed_is_told_as_chances_to_win() -> None:
    often, seldom = (expected_of(Candidate(1, visits, 0.4), "indy", 2, "pass") for visits in (100, 4))
    assert often.chance == seldom.chance == chance("indy", 2, 0.4)
    assert 0.5 < often.chance < 1
    assert 0 < often.likely < seldom.likely < 0.5


async def test_a_hint_points_at_its_moves_and_makes_the_first() -> None:
    pointed: list[int] = []
    app = PageApp(HintScreen("pass", WEIGHED, pointed.append))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert "1-2  show it" in shown(app)
        await pilot.press("2", "1", "3", "enter")
        await pilot.pause()
    assert pointed == [1, 0]
    assert app.answers == ["do"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", list(rules.games))
async def test_every_sign_of_a_table_is_explained(game_id: str, language: str) -> None:
    with in_language(language):
        app = PageApp(SignsScreen(game_id))
        async with app.run_test(size=(120, 90)) as pilot:
            await pilot.pause()
            text, signs = shown(app), signs_of_game(game_id)
            while app.screen.panel.scroll_y < app.screen.panel.max_scroll_y:
                await pilot.press("space")
                await pilot.pause()
                text += shown(app)
            assert signs
            assert game_id != "indy" or glossary.sign_eagle() in [sign.meaning for sign in signs]
            for sign in (*signs, *everywhere()):
                assert sign.sign in text, sign


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_sign_stands_apart_from_what_it_means(language: str) -> None:
    with in_language(language):
        app = PageApp(SignsScreen("indy"))
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            assert all(
                row.children[0].content_region.right < row.children[1].region.x for row in app.screen.query(HelpRow)
            )


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
async def test_all_keys_stand_on_one_page_in_groups_with_what_each_does_where_there_is_room(
    size: tuple[int, int],
) -> None:
    usual = {known.name: tuple(map(key_shown, known.keys)) for known in COMMANDS} | WALKING
    groups = all_keys(usual)
    app = PageApp(KeysScreen(groups))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        page = shown(app)
        assert isinstance(app.screen, KeysScreen)
        assert not app.screen.panel.max_scroll_y
        assert all(group.title in page for group in groups)
        assert all(known.title in page for known in COMMANDS)
        assert ("what a bot would do now" in page) == (size[0] >= 120)
        assert (said.each_key() in page) == (size[0] < 120)
        if size[0] < 120:
            await pilot.press("space")
            await pilot.pause()
            assert said.each_key() not in shown(app)
            seen = " ".join(shown(app).split())
            await pilot.press("space")
            await pilot.pause()
            assert "during others' turns" in seen
            assert "think ahead" in shown(app)
        await pilot.press("question_mark")
        await pilot.pause()
        assert not isinstance(app.screen, KeysScreen)


def test_a_window_that_is_low_scrolls_the_keys_without_sentences() -> None:
    groups = all_keys({known.name: known.keys for known in COMMANDS} | WALKING)
    low = layout_of(groups, Size(76, 10))
    assert low.height > 10
    assert not low.is_told
    assert len(layout_of(groups, Size(30, 60)).columns) == 1


async def test_a_panel_lies_beside_what_it_is_about() -> None:
    places = [
        ExplainedPlace("left", Region(2, 5, 10, 3)),
        ExplainedPlace("right", Region(100, 5, 10, 3)),
        ExplainedPlace("low", Region(2, 20, 9, 2)),
    ]
    for size in (SMALL, (120, 40), (160, 45)):
        app = PageApp(HelpScreen(places, "left", lambda name: [name]))
        async with app.run_test(size=size) as pilot:
            for place in places:
                await pilot.pause()
                screen = app.screen
                assert isinstance(screen, HelpScreen)
                assert screen.at == place.name
                if place.region.right <= size[0]:
                    assert not screen.panel.region.overlaps(place.region), (size, place)
                if size[0] >= 150:
                    assert screen.panel.region.bottom == size[1] - 2, "above what Enter would do"
                else:
                    assert screen.panel.region.width == size[0], "at a side it broke the table's words off"
                await pilot.press("right")


async def test_a_hint_at_a_glance_says_so() -> None:
    app = PageApp(HintScreen("pass", []))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert "at a glance" in shown(app)


def test_why_says_what_it_brings_and_how_far_the_next_best_is_behind() -> None:
    far = [Weighed("pass", Expected("pass", 400, 0.75, 0.02)), Weighed("swap: 9", Expected("swap", 400, 0.55, 0.02))]
    assert list(why(["Your best three become standard, 9 points."], far)) == [
        "Your best three become standard, 9 points."
    ]
    assert compared(far[0].expected, far[1].expected) == (
        "With its own move the bot expects to win 20 more of 100 games than with the next best: swap."
    )
    near = [Weighed("pass", Expected("pass", 9, 0.6, 0.2)), Weighed("swap", Expected("swap", 9, 0.55, 0.2))]
    assert compared(near[0].expected, near[1].expected) == (
        "The moves are nearly even: the bot expects to win 60 games of 100 with its own and 55 with the next best, swap. "
        "It has thought through 18 games with these two moves, too few to be sure which is better."
    )
    assert compared(near[0].expected, near[0].expected._replace(name="swap")) == (
        "The moves are even: the bot expects to win 60 games of 100 with its own, and as many with the next best: swap."
    )
    assert list(why([], near[:1])) == ["Nothing else seemed worth trying."]
    assert "at a glance" in " ".join(why([], []))


@pytest.mark.parametrize("game_id", rules.games)
def test_no_key_stands_twice_in_the_list_of_all_keys(game_id: str) -> None:
    board, view = board_of(game_id), rules.games[game_id].new_state(2, 3).view(0)
    usual = {known.name: known.keys for known in COMMANDS} | WALKING
    groups = all_keys(usual, board.commands(Scene(view, NAMES[:2], 0)), board.directions)
    listed = [key for group in groups for one in group.known for key in one.caps]
    assert sorted(listed) == sorted(set(listed)), [key for key in listed if listed.count(key) > 1]


def test_what_a_move_is_worth_says_what_even_is_among_more_than_two() -> None:
    assert worth(0.23, None, 4) == "wins 23 games of 100 (an equal share: 25)"
    assert worth(0.23, None, 2) == "wins 23 games of 100"


@pytest.mark.every
@pytest.mark.parametrize(("size", "is_two"), [((80, 24), False), ((120, 40), True), ((160, 50), False)])
async def test_signs_lie_side_by_side_below_a_table_that_has_no_room_beside_it(
    size: tuple[int, int], is_two: bool
) -> None:
    async with headless("indy", seats="you,bot,bot,bot", size=size) as pilot:
        await pilot.press("i")
        await pilot.pause()
        screen = pilot.app.screen
        assert isinstance(screen, SignsScreen)
        own, shared = screen.query_one("#own").region, screen.query_one("#shared").region
        assert (own.y == shared.y) is is_two
        assert not is_two or screen.panel.region.y > 6, "the table is seen above it"
        assert not is_two or not screen.panel.show_vertical_scrollbar, "all of them"


async def test_at_what_is_explained_the_row_of_keys_names_the_key_of_all_keys_and_no_heading_stands_alone() -> None:
    async with headless("indy", seats="you,bot", size=(80, 24), seed=3) as pilot:
        await until(
            pilot, lambda: "pick  " in screen_text(pilot.app.screen) or "Enter pick" in screen_text(pilot.app.screen)
        )
        await pilot.press("question_mark")
        await until(pilot, lambda: "Keys" in screen_text(pilot.app.screen))
        await pilot.press("w")
        await until(pilot, lambda: "Worth knowing" in screen_text(pilot.app.screen))
        rows = screen_text(pilot.app.screen).splitlines()
        assert "?  keys" in rows[-1]
        heading = next(k for k, row in enumerate(rows) if "Worth knowing" in row)
        assert ":" in rows[heading + 1], "and below it the first of what it is about"


@pytest.mark.parametrize(("game_id", "asks"), [("indy", True), ("tribal_rixe", False), ("rise_of_tribes", False)])
async def test_only_keys_that_work_in_the_game_are_listed(game_id: str, asks: bool) -> None:
    app = TableApp(laid("pb", 3, game_id), Silent())
    async with app.run_test(size=(120, 40)) as pilot:
        app.table_screen._show_keys()
        await pilot.pause()
        page = shown(app)
    assert ("out of turn" in page) is asks
    assert "Stars of the journey" not in page


async def test_in_the_log_who_did_it_stands_in_the_plate_alone() -> None:
    lines = [LogLine("Ada takes a card.", 1), LogLine("Your eagle flies.", 0)]
    app = PageApp(LogScreen(lines, ("you", "Ada"), "indy"))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        rows = [row.strip() for row in shown(app).splitlines()]
        assert any(row.startswith("INDY  Log") for row in rows)
        assert "Ada  ▌ takes a card." in rows
        assert "▌ Your eagle flies." in rows, "it names them itself"
