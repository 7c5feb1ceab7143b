"""Enter, pressed again and again after a hint, plays what was hinted, in every game."""

from __future__ import annotations

import re
from concurrent.futures import Future
from typing import Any

import pytest
from textual.geometry import Region
from textual.widgets import Static

import rules
from rules import Rng
from rules.bots.bot import Budget, Candidate
from rules.bots.mcts.search import SearchBot
from tests.app.test_app import until
from tests.games.tribal.helpers import table_at
from tests.rules.tribal_duel.layouts import ONES, duel
from tests.table.beginning import lies_so
from tests.table.helpers import SMALL, Greedy, TableApp, text_of
from tests.widgets.mounting import alone
from tribes_tui.app.piloted import play_on
from tribes_tui.play.seat import Seat
from tribes_tui.play.table import Table
from tribes_tui.seats.expected import Expected, sparing, spends
from tribes_tui.seats.worker import Answer, view_from
from tribes_tui.table.advice.bot_hints import BotHints, hint_line
from tribes_tui.table.advice.hint_screen import HintScreen, Weighed, WinBars
from tribes_tui.table.board import board_of
from tribes_tui.table.board.contract import Path
from tribes_tui.table.choice.selection import Chooser, ways
from tribes_tui.words.said import help as said

PEOPLE = {"indy": 4, "tribe": 4}
"""Players in the games that are played by more than two here."""


def laid(game_id: str, moves: int) -> Table:
    """A table in the middle of a game, with a person's turn."""
    seats = [Seat("human", "", "you"), *[Seat("bot", "medium", name) for name in ("Ada", "Bo", "Cy")]]
    table = Table.new(game_id, seats[: PEOPLE.get(game_id, 2)], {}, 7)
    play_on(table, moves)
    return table


class Perverse(Greedy):
    """Advises what looks worst: a cursor that went where it goes anyway would not come to that."""

    def ask(self, view: dict[str, Any], level: str, seed: int, deadline: float | None = None) -> Future[Answer]:
        state = view_from(view)
        future: Future[Answer] = Future()
        future.set_result(Answer(min(state.legal_actions(), key=state.hint), 0.0, []))
        return future


class Searching(Greedy):
    """Has weighed the first three moves: of the second, its choice, it expects as much as of all, of the third more than of the first."""

    def ask(self, view: dict[str, Any], level: str, seed: int, deadline: float | None = None) -> Future[Answer]:
        if len(legal := view_from(view).legal_actions()) < 3:
            return super().ask(view, level, seed, deadline)
        first, second, third = legal[:3]
        weighed = [Candidate(second, 500, 0.0), Candidate(first, 500, -0.8), Candidate(third, 200, -0.2)]
        future: Future[Answer] = Future()
        future.set_result(Answer(second, 1.0, weighed))
        return future


async def test_a_hint_says_what_it_expects_and_then_the_best_three_by_that() -> None:
    app = TableApp(laid("five_tribes", moves=3), Searching())
    async with app.run_test(size=(120, 40)) as pilot:
        selection = app.table_screen.selection
        await until(pilot, lambda: bool(selection.chooser.lit))
        await pilot.press("h")
        await until(pilot, lambda: selection.notice.startswith("Hint"))
        told = re.search(r"\((wins \d+ games of 100[^;]*); h again: why\)", selection.notice)
        assert told is not None
        await pilot.press("h")
        await until(pilot, lambda: isinstance(app.screen, HintScreen))
        assert isinstance(app.screen, HintScreen)
        chances = [one.expected.chance for one in app.screen.weighed]
        assert chances == sorted(chances, reverse=True)
        assert told[1] == f"wins {round(100 * chances[0])} games of 100"


class Nearly(Searching):
    """Its second move wins a little more, and it tried that much less."""

    def ask(self, view: dict[str, Any], level: str, seed: int, deadline: float | None = None) -> Future[Answer]:
        answer = super().ask(view, level, seed, deadline).result()
        future: Future[Answer] = Future()
        first, second, *others = (one._replace(lead=0.0) for one in answer.candidates)
        weighed = [first, second._replace(lead=0.04, visits=first.visits // 5), *others]
        future.set_result(answer._replace(candidates=weighed))
        return future


async def test_a_hint_that_another_move_surpasses_by_a_little_says_so_in_its_line() -> None:
    app = TableApp(laid("five_tribes", moves=3), Nearly())
    async with app.run_test(size=(120, 40)) as pilot:
        selection = app.table_screen.selection
        await until(pilot, lambda: bool(selection.chooser.lit))
        await pilot.press("h")
        await until(pilot, lambda: selection.notice.startswith("Hint"))
        assert ", another move about as many; h again: why)" in selection.notice


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game_id", rules.games)
async def test_a_hint_that_was_done_from_its_page_is_not_told_of_what_is_asked_next(game_id: str) -> None:
    tables = (laid(game_id, moves) for moves in range(3, 30))
    table = next(one for one in tables if one.turn == 0 and len(one.view(0).legal_actions()) > 2)
    app = TableApp(table, Searching())
    async with app.run_test(size=SMALL) as pilot:
        selection = app.table_screen.selection
        await until(pilot, lambda: bool(selection.chooser.lit))
        before = table.number
        await pilot.press("h")
        await until(pilot, lambda: selection.notice.startswith("Hint"))
        await pilot.press("h")
        await until(pilot, lambda: isinstance(app.screen, HintScreen))
        await pilot.press("2", "enter")
        await until(pilot, lambda: table.number > before and app.screen is app.table_screen)
        await pilot.pause()
        assert "Choice 2" not in selection.notice


@pytest.mark.varied(2)
@pytest.mark.parametrize("game_id", rules.games)
@pytest.mark.parametrize("moves", [3, 40])
async def test_enter_plays_what_was_hinted(game_id: str, moves: int) -> None:
    table = laid(game_id, moves=moves)
    app = TableApp(table, Perverse())
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: bool(app.table_screen.selection.chooser.lit))
        view, before = table.view(0), len(table.history(0))
        worst = min(view.legal_actions(), key=view.hint)
        await pilot.press("h")
        await until(pilot, lambda: app.table_screen.selection.notice.startswith("Hint"))
        told = app.table_screen.selection.notice
        presses = min(map(len, app.table_screen.board.paths(view, worst)))
        often = "(Enter twice)", "Enter again does it)", f"{presses}× Enter)", f"(Enter {presses} times", "(first"
        assert presses == 1 or any(one in told for one in often), "how often Enter is to be pressed"
        for _ in range(presses):
            await pilot.press("enter")
        await until(pilot, lambda: len(table.history(0)) > before)
        assert table.history(0)[before].text == view.text(worst)


class Set(Greedy):
    """Advises what it is told to."""

    action = 0

    def ask(self, view: dict[str, Any], level: str, seed: int, deadline: float | None = None) -> Future[Answer]:
        future: Future[Answer] = Future()
        future.set_result(Answer(self.action, 0.0, []))
        return future


def in_steps(chooser: Chooser) -> list[Path]:
    """The ways on which more is to be picked after the first pick."""
    return [way for way in chooser.ways if len(way) > 1 and way[:1] not in chooser.ways]


def with_steps(game_id: str) -> Table:
    """A table at which something is chosen in several steps, wherever the game has such a choice early on."""
    for moves in range(3, 60):
        table = laid(game_id, moves)
        if table.turn == 0 and in_steps(ways(board_of(game_id), table.view(0))):
            return table
    raise AssertionError(game_id)


@pytest.mark.parametrize("game_id", rules.games)
async def test_a_hint_half_way_keeps_what_is_picked_and_enter_goes_on_from_there(game_id: str) -> None:
    table, thinker = with_steps(game_id), Set()
    app = TableApp(table, thinker)
    async with app.run_test(size=SMALL) as pilot:
        screen = app.table_screen
        await until(pilot, lambda: bool(screen.selection.chooser.lit))
        view, before = table.view(0), len(table.history(0))
        found = [way for way in in_steps(screen.selection.chooser) if not screen.board.onward(view, way)]
        path = max(found, key=lambda way: (way != screen.board.paths(view, screen.selection.chooser.ways[way])[0], way))
        thinker.action = screen.selection.chooser.ways[path]
        screen.choose(path[0])
        await pilot.press("h")
        await until(pilot, lambda: screen.selection.notice.startswith("Hint"))
        if not screen.selection.chooser.picked:
            assert screen.board.whole_move(view, thinker.action, ()), "a whole move is told from its beginning"
            return
        assert screen.selection.chooser.picked == path[:1]
        if len(path) > 1 and "several" not in screen.selection.notice:
            is_long = len(screen.selection.notice) + len("(Enter twice) ") >= screen.bot_hints._room
            assert is_long or (len(path) > 2) == ("Enter" in screen.selection.notice), "how often it is to be pressed"
        assert "…" not in screen.selection.notice
        for _ in path[1:]:
            assert len(table.history(0)) == before
            await pilot.press("enter")
        await until(pilot, lambda: len(table.history(0)) > before)
        assert table.history(0)[before].text == view.text(thinker.action)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game_id", rules.games)
@pytest.mark.parametrize("moves", [3, 26])
async def test_escape_after_a_hint_leaves_all_as_it_was_and_its_reason_is_never_empty(game_id: str, moves: int) -> None:
    app = TableApp(laid(game_id, moves=moves), Perverse())
    async with app.run_test(size=SMALL) as pilot:
        selection = app.table_screen.selection
        await until(pilot, lambda: bool(selection.chooser.lit))
        before = selection.cursor, selection.chooser.picked, selection.notice
        await pilot.press("h")
        await until(pilot, lambda: selection.notice.startswith("Hint"))
        await pilot.press("escape")
        await pilot.pause()
        *stands, notice = before
        assert [selection.cursor, selection.chooser.picked] == stands, "after the line"
        assert selection.notice in ("", notice), "what happened was read before a key was pressed"
        await pilot.press("h")
        await until(pilot, lambda: selection.notice.startswith("Hint"))
        assert not isinstance(app.screen, HintScreen), "the same each time: first the line, then why"
        await pilot.press("h")
        await until(pilot, lambda: isinstance(app.screen, HintScreen))
        assert all(str(one.render()).strip() for one in app.screen.query(Static))
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is app.table_screen)
        assert [selection.cursor, selection.chooser.picked] == stands, "after the page"


async def test_the_page_of_a_hint_says_of_the_winning_move_that_it_wins() -> None:
    app = TableApp(table_at(duel(["D4a"], ["L5b", "L9a"], sacred=ONES), "pb"))
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: bool(app.table_screen.selection.chooser.lit))
        await pilot.press("h")
        await until(pilot, lambda: app.table_screen.selection.notice.startswith("Hint"))
        await pilot.press("h")
        await until(pilot, lambda: isinstance(app.screen, HintScreen))
        told = " ".join(text_of(app.screen).split())
        assert "in Bo's column 1: you win." in told, told


async def test_space_scrolls_the_page_of_a_hint_by_a_page_and_the_frame_says_so() -> None:
    app = TableApp(laid("five_tribes", moves=3), Searching())
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: bool(app.table_screen.selection.chooser.lit))
        await pilot.press("h")
        await until(pilot, lambda: app.table_screen.selection.notice.startswith("Hint"))
        await pilot.press("h")
        await until(pilot, lambda: isinstance(app.screen, HintScreen))
        assert isinstance(app.screen, HintScreen)
        panel = app.screen.panel
        await pilot.press("f")
        await until(pilot, lambda: not app.screen.query_one("#advice").display)
        app.screen.query_one("#figures").styles.padding = (0, 0, 12, 0)  # as if there were more of them
        await until(pilot, lambda: panel.max_scroll_y > 0)
        await pilot.press(*["pageup"] * 6)
        await until(pilot, lambda: not panel.scroll_y and str(panel.border_subtitle) == said.more_below())
        await pilot.press("space")
        await until(
            pilot, lambda: round(panel.scroll_y) == min(panel.max_scroll_y, panel.scrollable_content_region.height - 1)
        )
        await pilot.press(*["space"] * 5)
        await until(pilot, lambda: round(panel.scroll_y) == panel.max_scroll_y and not panel.border_subtitle)
        await pilot.press(*["pageup"] * 6)
        await until(pilot, lambda: not panel.scroll_y)


async def test_beside_the_page_of_a_hint_the_line_says_whole_what_enter_does() -> None:
    app = TableApp(laid("tribal_duel", moves=3), Perverse())
    async with app.run_test(size=(120, 40)) as pilot:
        selection = app.table_screen.selection
        await until(pilot, lambda: bool(selection.chooser.lit))
        await pilot.press("h")
        await until(pilot, lambda: selection.notice.startswith("Hint"))
        await pilot.press("h")
        await until(pilot, lambda: isinstance(app.screen, HintScreen))
        assert isinstance(app.screen, HintScreen)
        panel = app.screen.panel
        await until(pilot, lambda: bool(panel.region))
        assert panel.region.bottom == 38
        assert selection.notice in text_of(app.table_screen).splitlines()[38]


class Late(Searching):
    """Answers when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.answers: list[tuple[Future[Answer], Future[Answer]]] = []

    def ask(self, view: dict[str, Any], level: str, seed: int, deadline: float | None = None) -> Future[Answer]:
        future: Future[Answer] = Future()
        self.answers.append((future, super().ask(view, level, seed, deadline)))
        return future


async def test_asked_twice_it_says_why_however_long_the_bot_thinks_and_h_there_commits_nothing() -> None:
    table = laid("indy", moves=30)
    thinker = Late()
    app = TableApp(table, thinker)
    async with app.run_test(size=SMALL) as pilot:
        selection = app.table_screen.selection
        await until(pilot, lambda: bool(selection.chooser.lit))
        moves = len(table.history(0))
        await pilot.press("h", "h")
        await until(pilot, lambda: bool(thinker.answers))
        future, found = thinker.answers[-1]
        future.set_result(found.result())
        await until(pilot, lambda: isinstance(app.screen, HintScreen))
        for _ in range(2):
            page = app.screen
            await pilot.press("h", "f")
            await pilot.pause()
            assert app.screen is page
            assert page.has_class("-figures"), "f is a key of the page, not of a card"
            await pilot.press("escape")
            await until(pilot, lambda: app.screen is app.table_screen)
            assert (selection.chooser.picked, len(table.history(0))) == ((), moves)
            await pilot.press("h")
            await until(pilot, lambda: selection.notice.startswith("Hint"))
            await pilot.press("h")
            await until(pilot, lambda: isinstance(app.screen, HintScreen))


@pytest.mark.parametrize("size", [SMALL, (120, 40)])
@pytest.mark.parametrize("game_id", ["indy", "five_tribes"])
async def test_enter_on_the_page_of_a_hint_stands_once_and_makes_the_move_that_is_shown_and_seen(
    game_id: str, size: tuple[int, int]
) -> None:
    table = laid(game_id, moves=30)
    app = TableApp(table, Searching())
    async with app.run_test(size=size) as pilot:
        screen, before = app.table_screen, len(table.history(0))
        await until(pilot, lambda: bool(screen.selection.chooser.lit))
        await pilot.press("h")
        await until(pilot, lambda: screen.selection.notice.startswith("Hint"))
        await pilot.press("h")
        await until(pilot, lambda: isinstance(app.screen, HintScreen))
        page = app.screen
        assert isinstance(page, HintScreen)
        for number in (1, 2):
            await pilot.press(str(number))
            await pilot.pause()
            assert said.do_move(number=number) in text_of(page)
            assert screen.selection.notice.startswith(f"Choice {number}: ")
            assert "Enter" not in text_of(screen).splitlines()[-2], "one Enter, below the page"
            places = [screen.targets.get(name) for name in (*screen.selection.chooser.picked, screen.selection.cursor)]
            hidden = [one for one in places if one is not None and page.panel.region.overlaps(one.region)]
            assert len(hidden) * 2 <= len(places), "the page lies beside what it speaks of"
        view = table.view(0)
        second = view.text(view.legal_actions()[2])
        await pilot.press("enter")
        await until(pilot, lambda: len(table.history(0)) > before)
        assert table.history(0)[before].text == second


async def test_a_long_hint_is_cut_and_never_the_key_that_says_why() -> None:
    app = TableApp(laid("indy", moves=30), Searching())
    async with app.run_test(size=SMALL) as pilot:
        screen = app.table_screen
        await until(pilot, lambda: bool(screen.selection.chooser.lit))
        screen.bot_hints._moves = lambda action: ["exchange " + "green character 6 and " * 5]  # type: ignore[method-assign]
        await pilot.press("h")
        await until(pilot, lambda: screen.selection.notice.startswith("Hint"))
        assert screen.selection.notice.endswith(said.why_again_bare(key="h"))
        assert said.why_again_bare(key="h") in text_of(screen).splitlines()[-2]


async def test_the_cursor_stays_free_on_the_way() -> None:
    app = TableApp(laid("tribal_duel", moves=40), Perverse())
    async with app.run_test(size=SMALL) as pilot:
        selection = app.table_screen.selection
        await until(pilot, lambda: bool(selection.chooser.lit))
        path = in_steps(selection.chooser)[0]
        selection.advise(path)
        await pilot.press("enter")
        await until(pilot, lambda: selection.chooser.picked == path[:1])
        assert selection.cursor == path[1]
        if len(selection.chooser.lit) > 1:
            await pilot.press("tab")
            assert selection.cursor != path[1]
        await pilot.press("escape")
        assert not selection.chooser.picked


class Thoughtful(Greedy):
    """Searches, in the caller's thread, as long as a few simulations take."""

    def ask(self, view: dict[str, Any], level: str, seed: int, deadline: float | None = None) -> Future[Answer]:
        bot, future = SearchBot(), Future[Answer]()
        action = bot.choose(view_from(view), Budget(simulations=12), Rng(seed))
        future.set_result(Answer(action, 0.1, bot.candidates))
        return future


class Contrary(Greedy):
    """Has weighed three moves, and advises what looks worst."""

    def ask(self, view: dict[str, Any], level: str, seed: int, deadline: float | None = None) -> Future[Answer]:
        state = view_from(view)
        worst = sorted(state.legal_actions(), key=state.hint)[:3]
        future: Future[Answer] = Future()
        future.set_result(Answer(worst[0], 1.0, [Candidate(one, 500 - k, 0.0) for k, one in enumerate(worst)]))
        return future


@pytest.mark.soak
async def test_k5_hint_hint_and_enter_alone_end_a_turn_and_come_to_no_position_twice() -> None:
    table = laid("tribal_duel", moves=30)
    app = TableApp(table, Thoughtful())
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: table.turn == 0 and bool(app.table_screen.selection.chooser.lit))
        turn, seen = table.view(0).round, set[str]()
        while table.turn == 0 and table.view(0).round == turn and len(seen) < 30:
            view, before = table.view(0), len(table.history(0))
            assert lies_so(view) not in seen
            seen.add(lies_so(view))
            await pilot.press("h")
            await until(pilot, lambda: app.table_screen.selection.notice.startswith("Hint"))
            await pilot.press("h")
            await until(pilot, lambda: isinstance(app.screen, HintScreen))
            await pilot.press("enter")
            await until(pilot, lambda before=before: len(table.history(0)) > before)  # type: ignore[misc]
        assert len(seen) < 30


@pytest.mark.parametrize(("lead", "spends"), [(0.0, False), (0.01, False), (0.03, True), (0.5, True)])
def test_a_hint_spends_no_eagle_on_what_is_even(lead: float, spends: bool) -> None:
    state = rules.games["indy"].load(at_an_eagle())
    eagle = next(one for one in state.legal_actions() if state.game.actions[one].kind == "PLAY_EAGLE")
    weighed = [Candidate(eagle, 300, lead), Candidate(state.read("pass"), 300, 0.0)]
    answer = sparing(Answer(eagle, 1.0, weighed), state)
    assert (answer.action == eagle) == spends
    assert answer.candidates == weighed


def test_laying_an_eagle_that_could_be_kept_is_spending_it() -> None:
    """`evoke keeping CR5` lays the eagle with the other two; what is even isn't worth it, and is never said to spend nothing."""
    game, rng = rules.games["indy"], Rng(5)
    state = game.new_state(2, 5)
    while not {"evoke keeping E"} < (found := {state.text(one) for one in state.legal_actions()}):
        state.apply(state.pick(rng))
        state = game.new_state(2, rng.randrange(1 << 30)) if state.is_terminal else state
    view = state.view(state.current_player)
    keeping, laying = view.read("evoke keeping E"), view.read(next(one for one in sorted(found) if one[-1] != "E"))
    assert (spends(view, keeping), spends(view, laying)) == (False, True)
    answer = sparing(Answer(laying, 1.0, [Candidate(laying, 300, 0.0), Candidate(keeping, 300, 0.0)]), view)
    assert answer.action == keeping


def test_the_first_line_says_that_the_next_move_is_as_good_and_why_the_first_is_chosen() -> None:
    def would(*chances: float, likely: float = 0.05) -> str:
        return HintScreen(
            "pass", [Weighed(f"move {k}", Expected(f"move {k}", 200, one, likely)) for k, one in enumerate(chances, 1)]
        )._would

    less = "Choice 2 is about as good; with it the bot expects to win 1 more of 100 games, too few to tell them apart."
    assert would(0.55, 0.56).endswith(less)
    assert would(0.56, 0.55).endswith("with it the bot expects to win 1 fewer of 100 games.")
    assert would(0.58, 0.55).endswith("with it the bot expects to win 3 fewer of 100 games.")
    nearly = "Choice 2 may be as good; with it the bot expects to win 8 fewer of 100 games, but is not sure."
    assert would(0.63, 0.55, likely=0.08).endswith(nearly)
    assert "as good" not in would(0.8, 0.5)
    assert "as good" not in would(0.8)
    for chances in ((0.34, 0.33, 0.34), (0.34, 0.34, 0.33)):
        assert would(*chances).endswith("Choices 2 and 3 are about as good."), chances
    assert would(0.56, 0.55, 0.4).endswith("with it the bot expects to win 1 fewer of 100 games.")
    eagle = Weighed("eagle", Expected("eagle", 200, 0.56, 0.05), spends=True)
    assert HintScreen("pass", [Weighed("pass", Expected("pass", 200, 0.55, 0.05)), eagle])._would.endswith(
        "choice 1 keeps what choice 2 gives up."
    )


def test_what_speaks_for_the_other_move_is_told_where_both_are_as_good() -> None:
    one, other = (
        Weighed(f"move {k}", Expected(f"move {k}", 200, 0.5, 0.05), reasons=["It is late.", f"It brings {k}."])
        for k in (1, 2)
    )
    page = HintScreen("move 1", [one, other], reasons=one.reasons)
    assert page._would.endswith("what speaks for each stands below.")
    assert page._told_apart == ["It brings 2."]
    assert HintScreen("move 1", [one._replace(reasons=[]), other])._would.endswith("either will do."), (
        "nothing for choice 1"
    )
    alike = HintScreen("move 1", [one, other._replace(reasons=one.reasons)], reasons=one.reasons)
    assert alike._would.endswith("either will do.")
    assert not HintScreen(
        "move 1", [one._replace(expected=one.expected._replace(chance=0.9)), other], reasons=one.reasons
    )._told_apart


def at_an_eagle() -> dict[str, Any]:
    """A position in which somebody may play an eagle or pass."""
    state = rules.games["indy"].new_state(2, 1)
    while not any(state.game.actions[one].kind == "PLAY_EAGLE" for one in state.legal_actions()):
        state.apply(state.legal_actions()[0])
    return dict(state.dump())


@pytest.mark.sampled(1)
@pytest.mark.parametrize("keys", [("h",), ("h", "h"), ("h", "h", "2")])
@pytest.mark.parametrize("game_id", rules.games)
async def test_after_escape_from_a_hint_all_is_as_it_was_before(game_id: str, keys: tuple[str, ...]) -> None:
    app = TableApp(laid(game_id, moves=40), Contrary())
    async with app.run_test(size=SMALL) as pilot:
        screen = app.table_screen
        selection = screen.selection
        await until(pilot, lambda: bool(selection.chooser.lit))
        begins = {way[0] for way in selection.chooser.ways if len(way) > 1}
        for picked in ("", *sorted(begins)[:1]):
            if picked:
                screen.choose(picked)
                await pilot.pause()
            before = selection.chooser.picked, selection.cursor
            for key in keys:
                await pilot.press(key)
                await pilot.pause(0.05)
            assert isinstance(app.screen, HintScreen) == (len(keys) > 1)
            await pilot.press("escape")
            await until(pilot, lambda: app.screen is screen)
            goes_on = len(keys) == 1 and bool(picked) and screen.hinted()[:1] == (picked,)  # Escape puts back the pick
            assert selection.chooser.picked == (() if goes_on else before[0])
            assert goes_on or selection.cursor in (before[1], *screen.hinted()), (
                "or where the hint goes that is known now"
            )
            screen.bot_hints = BotHints(screen)


def test_a_long_move_is_told_whole_before_its_chance_and_before_the_key_that_says_why() -> None:
    move = "exchange green character 1 and green horse 5 with the deck"
    assert hint_line([move], ["wins 55 of 100"], "h", 100).endswith("(wins 55 of 100; h again: why)")
    assert hint_line([move], ["55 %"], "h", 74) == f"Hint: {move}   (55 %)"
    assert hint_line([move], ["55 %"], "h", 66) == f"Hint: {move}"
    assert hint_line([f"(Enter twice) {move}"], ["55 %"], "h", 66, plain=[move]) == f"Hint: {move}", "rather than cut"


def test_the_same_figure_has_its_dot_in_the_same_column() -> None:
    low, high = (Weighed("pass", Expected("pass", 200, chance, 0.05)).estimate for chance in (0.566, 0.574))
    assert low == high


async def test_a_hint_of_three_steps_says_at_80_by_24_which_one_enter_does_and_the_whole_move() -> None:
    """Two cards for the deck: each is picked, and then they are given."""
    table = laid("indy", 3)
    while table.turn != 0 or not any(text.count(" ") == 2 for text in texts_of(table, "exchange")):
        play_on(table, table.number + 1)
    thinker, view = Set(), table.view(0)
    thinker.action = view.read(max(texts_of(table, "exchange"), key=lambda text: len(text.split())))
    app = TableApp(table, thinker)
    async with app.run_test(size=SMALL) as pilot:
        selection = app.table_screen.selection
        await until(pilot, lambda: bool(selection.chooser.lit))
        await pilot.press("h")
        await until(pilot, lambda: selection.notice.startswith("Hint"))
        move = app.table_screen.words.action(view, thinker.action, app.table_screen.scene.names)
        assert "(3× Enter) " in selection.notice
        assert move in text_of(app.screen).splitlines()[-2]


def texts_of(table: Table, kind: str) -> list[str]:
    """Legal moves of a kind, in notation."""
    view = table.view(0)
    return [text for text in map(view.text, view.legal_actions()) if text.startswith(kind)] if table.turn == 0 else []


async def test_the_page_of_a_hint_lies_on_neither_end_of_the_move_where_they_are_at_both_sides() -> None:
    app = TableApp(laid("tribal_duel", moves=3), Searching())
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: bool(app.table_screen.selection.chooser.lit))
        page = HintScreen("give it", ())
        app.push_screen(page)
        await until(pilot, lambda: app.screen is page and bool(page.panel.region))
        ends = Region(10, 12, 8, 3), Region(100, 12, 8, 3)
        page.lie_beside(*ends)
        await until(pilot, lambda: page.panel.region.width == 120)
        assert not any(page.panel.region.overlaps(one) for one in ends)
        page.lie_beside(ends[0])
        await until(pilot, lambda: page.panel.region.width == 42)


async def test_moves_that_win_the_same_share_one_bar() -> None:
    for wins, is_alike in (((51, 51, 51), True), ((51, 50, 51), False)):
        bars = WinBars([([f"move {number}"], won) for number, won in enumerate(wins, 1)], 2)
        async with alone(bars, (60, 20)):
            drawn = bars.text()
            assert drawn.count("of 100") == (3 if is_alike else 5), "heading, equal share; of all or of each"
            assert (said.all_alike(number=3) in drawn) == is_alike
            assert all(f"move {number}" in drawn for number in (1, 2, 3))


async def test_a_move_that_has_no_room_is_told_in_fewer_words_before_what_it_brings_is_left_out() -> None:
    forms = [
        "swap the green object 4 that you hold for the blue horse 4: standard 11 (now wrong 14)",
        "swap: standard 11",
    ]
    bars = WinBars([(forms, 50), (["pass"], 40)], 2)
    async with alone(bars, (38, 20)):
        assert "standard 11" in bars.text()
    bars = WinBars([(["c4 to e3: 4 merchants, 17 points (9 in gold, 2 more later), 4 cards"], 50), (["pass"], 40)], 2)
    async with alone(bars, (36, 20)):
        assert bars.text().splitlines()[1].split() == ["1", "c4", "to", "e3:", "4", "merchants"]
