"""The table screen as a person uses it: whole games by keys and by mouse, and everything on the way."""

from __future__ import annotations

from typing import Any

import pytest
from textual.geometry import Offset
from textual.pilot import Pilot

from tests.games.tribal.helpers import table_at
from tests.rules.tribal_duel.layouts import duel
from tests.table.helpers import MEDIUM, SMALL, Silent, TableApp, click_target, laid, on_table, shown
from tests.table.seated import point
from tribes_tui.games.indy import words
from tribes_tui.play.seat import Seat
from tribes_tui.table.advice.help import HelpScreen
from tribes_tui.table.advice.hint_screen import HintScreen
from tribes_tui.table.end.screen import EndScreen
from tribes_tui.table.history.pages import LogScreen, MomentScreen
from tribes_tui.table.play.handover import HandoverScreen
from tribes_tui.table.screen import TableScreen
from tribes_tui.widgets.drawing.drawn import Drawn
from tribes_tui.words.said import keys as said_keys


async def play(pilot: Pilot[Any], app: TableApp, by_mouse: bool, most: int = 400) -> int:
    """Play the best-looking action each time, until the game is over; how many decisions it took."""
    for decisions in range(most):
        await pilot.pause()
        if isinstance(app.screen, EndScreen):
            return decisions
        if isinstance(app.screen, MomentScreen):
            await pilot.press("enter")
            continue
        screen = on_table(app)
        if not screen.is_my_turn:
            await pilot.pause(0.05)
            continue
        view = app.laid.view(0)
        assert view.current_player == 0
        action = max(view.legal_actions(), key=view.hint)
        for name in screen.board.paths(view, action)[0]:
            if by_mouse:
                await click_target(pilot, screen, name)
            else:
                await walk_to(pilot, screen, name)
    raise AssertionError("the game does not end")


async def walk_to(pilot: Pilot[Any], screen: TableScreen, name: str) -> None:
    """Reach a target with Tab, and choose it with Enter."""
    for _ in range(20):
        if screen.selection.cursor == name:
            break
        await pilot.press("tab")
    assert screen.selection.cursor == name
    await pilot.press("enter")


@pytest.mark.sampled(1)
@pytest.mark.parametrize(("size", "by_mouse"), [(SMALL, False), (MEDIUM, True)])
async def test_a_whole_game(size: tuple[int, int], by_mouse: bool) -> None:
    app = TableApp(laid("pb", seed=5))
    async with app.run_test(size=size) as pilot:
        assert await play(pilot, app, by_mouse) > 10
        assert " wins" in shown(app)
        await pilot.press("q")
    assert app.return_value == "home"


async def test_the_prompt_says_what_may_be_done_and_whom_we_wait_for() -> None:
    app = TableApp(laid("bp", seed=1), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        screen = on_table(app)
        waits = screen.viewer != screen.scene.view.current_player
        assert ("Waiting for Ada." in shown(app)) == waits


async def test_letters_and_numbers_go_to_cards_and_enter_decides() -> None:
    app = await_light("pb")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        number = app.laid.number
        await pilot.press("a", "2")
        await pilot.pause()
        assert app.laid.number == number
        await pilot.press("enter")
        await pilot.pause()
        assert app.laid.number > number
        assert any("swap" in (entry.text or "") for entry in app.laid.history(0))


def await_light(spec: str, seed: int = 5) -> TableApp:
    """A table where seat 0 is to act in the light."""
    for start in range(seed, seed + 40):
        table = laid(spec, start)
        while table.turn is not None and not (table.view(0).phase == 2 and table.turn == 0):  # type: ignore[attr-defined]
            view = table.view(table.turn)
            table.propose(table.turn, view.legal_actions()[0], table.number)
        view = table.view(0)
        if not view.window and view.round == 1:  # type: ignore[attr-defined]
            return TableApp(table)
    raise AssertionError("no such table")


async def test_picking_lights_what_goes_with_it_and_escape_puts_it_back() -> None:
    app = await_light("pb")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        screen = on_table(app)
        await pilot.press("a")
        assert screen.scene.lit == {"table:1", "table:2", "table:3"}
        assert "Which card in the row do you" in shown(app)
        assert screen.selection.cursor == "table:1"
        await pilot.press("escape")
        assert screen.scene.picked == ()
        assert "hand:b" in screen.scene.lit


async def test_undo_lets_go_of_a_pick_before_it_takes_back_a_decision() -> None:
    app = TableApp(table_at(duel(["T4a", "D5b", "T7a", "M8b"], ["L9a", "D8b"]), "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        screen = on_table(app)
        await pilot.press("enter")  # the mask has one place
        await pilot.pause()
        number = app.laid.number
        point(screen, "card:T7a")  # and this one two
        await pilot.press("enter")
        assert screen.scene.picked == ("card:T7a",)
        await pilot.press("u")
        assert screen.scene.picked == ()
        assert app.laid.number == number
        await pilot.press("u")
        await pilot.pause()
        assert app.laid.number < number


async def test_escape_never_takes_back_a_decision() -> None:
    app = TableApp(laid("pbb", seed=4), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        number = app.laid.number
        await pilot.press("enter")
        await pilot.pause()
        decided = app.laid.number
        assert decided > number
        await pilot.press("escape", "escape", "backspace")
        await pilot.pause()
        assert app.laid.number == decided
        assert "Nothing is picked" in shown(app)


async def test_arrows_walk_over_what_is_lit() -> None:
    app = await_light("pb")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        screen = on_table(app)
        screen.selection.cursor = "hand:a"
        seen = [screen.cursor]
        for key in ("right", "right", "up", "left", "up", "down", "down"):
            await pilot.press(key)
            seen.append(screen.cursor)
            assert screen.cursor in screen.scene.lit
        assert seen == ["hand:a", "hand:b", "hand:c", "table:3", "table:2", "pass", "table:2", "hand:b"]
        target = screen.targets.get("hand:b")
        assert target is not None
        assert target.region.contains_point(app.cursor_position)


async def test_what_is_not_lit_says_why() -> None:
    app = await_light("pb")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        screen = on_table(app)
        await pilot.press("a")
        assert screen.scene.picked == ("hand:a",)
        await click_target(pilot, screen, "plate")
        assert "the plate" in shown(app)
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(app.screen, HelpScreen)
        assert "The plate" in shown(app)
        await pilot.press("right", "r")
        await pilot.pause()
        assert app.rules_asked


async def test_the_rulebook_is_asked_for_where_we_are() -> None:
    app = await_light("pb")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("r")
        await pilot.pause()
        assert app.rules_asked == ["3.4"]


async def test_undo_goes_back_and_redo_forth() -> None:
    app = TableApp(table_at(duel(["T4a", "D5b", "M9a"], ["L9a"]), "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        before = shown(app)
        position = app.laid.view(0).dump()
        await pilot.press("enter")  # the turtle has one place
        await pilot.pause()
        played = app.laid.number
        assert app.laid.view(0).dump() != position
        await pilot.press("u")
        await pilot.pause()
        assert app.laid.view(0).dump() == position
        assert on_table(app).scene.lit
        assert before.splitlines()[13] in shown(app)
        await pilot.press("U")
        await pilot.pause()
        assert app.laid.number >= played - 3
        assert app.laid.view(0).dump() != position


def await_forced_pass() -> TableApp:
    """A table where seat 0 is about to pass in the light, and will have nothing to swap in the evocation."""
    for seed in range(60):
        table = laid("pb", seed)
        while not table.is_over and table.view(0).round == 1:
            seat = table.turn
            assert seat is not None
            view: Any = table.view(seat)
            if seat == 0 and view.phase == 3 and view.legal_actions() == [0] and not view.window:
                return TableApp(table)
            table.propose(seat, view.legal_actions()[0], table.number)
    raise AssertionError("no such table")


async def test_a_pass_without_alternative_plays_itself_and_what_was_drawn_then_stays_drawn() -> None:
    app = await_forced_pass()
    before = app.laid.number
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert "To swap, kind and colour must match: none does." in shown(app)
        assert app.laid.number == before + 1
        await pilot.press("escape")
        await pilot.pause()
        assert "Choose the card to keep" in shown(app)
        assert app.laid.number == before + 1
        assert "undo" not in shown(app)
        await pilot.press("u")
        await pilot.pause()
        assert app.laid.number == before + 1
        assert "No undo: something hidden has come to light since." in shown(app)


async def test_a_hint_points_at_the_move_and_says_what_it_makes() -> None:
    app = await_light("pb")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("h")
        await pilot.pause()
        view = app.laid.view(0)
        best = max(view.legal_actions(), key=view.hint)
        screen = on_table(app)
        assert "Enter Hint: " in shown(app)
        assert screen.selection.cursor == screen.board.paths(view, best)[0][0]
        await pilot.press("tab")
        assert "Hint: " not in shown(app)
        await pilot.press("h")
        await pilot.pause()
        assert "Enter Hint: " in shown(app), "the same each time: first the line, without thinking again"
        assert app.screen is screen
        await pilot.press("h")
        await pilot.pause()
        assert isinstance(app.screen, HintScreen)
        assert words.action(view, best, ["you", "Bo"]) in " ".join(shown(app).replace("│", " ").split())
        await pilot.press("escape", "h")
        await pilot.pause()
        assert app.screen is screen
        assert "Enter Hint: " in shown(app)
        await pilot.press("h")
        await pilot.pause()
        number = app.laid.number
        await pilot.press("enter")
        await pilot.pause()
        assert app.laid.number > number


async def test_the_log_scrolls_and_shows_one_seat_alone() -> None:
    app = await_light("pb")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("l")
        await pilot.pause()
        assert isinstance(app.screen, LogScreen)
        assert "▌ exchanges" in shown(app)
        await pilot.press("1")
        assert "▌ exchanges" not in shown(app)
        assert "You  ▌ get " in shown(app)
        await pilot.press("0", "up", "escape")
        await pilot.pause()
        on_table(app)


async def test_resizing_in_the_middle_keeps_what_was_picked() -> None:
    app = await_light("pb")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("a")
        for size in (MEDIUM, (200, 60), (60, 20), SMALL):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert len(shown(app).splitlines()) == size[1]
            assert ("This window is" in shown(app)) == (size == (60, 20))
            if size == (60, 20):  # nobody chooses what they can't see
                await pilot.press("right", "enter", "1", "escape")
                await pilot.pause()
        screen = on_table(app)
        assert screen.scene.picked == ("hand:a",)
        await pilot.press("1")
        await pilot.pause()
        assert app.laid.view(0).current_player != 0 or app.laid.number


async def test_what_others_changed_is_marked_until_one_has_decided() -> None:
    app = await_light("pbb")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        screen = on_table(app)
        assert {"table:1", "table:2", "table:3"} <= set(screen.scene.fresh)
        target = screen.targets.get("table:1")
        assert target is not None
        row = shown(app).split("\n")[target.region.y + 1]
        assert "•" in row[target.region.x : target.region.right]


async def test_the_mouse_over_another_place_says_what_enter_does_there() -> None:
    """What was said before is over then, as with a key."""
    app = await_light("pb")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        screen = on_table(app)
        await pilot.press("escape")
        said = shown(app).split("\n")[-2]
        assert "Nothing is picked" in said
        here = screen.targets.get(screen.selection.cursor)
        other = next(
            one for one in screen.targets if one.name in screen.scene.lit and one.name != screen.selection.cursor
        )
        assert here is not None
        await pilot.hover(offset=here.region.offset)
        assert shown(app).split("\n")[-2] == said
        await pilot.hover(offset=other.region.offset + Offset(1, 0))
        assert screen.selection.cursor == other.name
        assert shown(app).split("\n")[-2].startswith(" Enter ")


async def test_the_footer_can_be_clicked() -> None:
    app = await_light("pb")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        last = shown(app).split("\n")[-1]
        await pilot.click(offset=(last.index(" l  log") + 1, SMALL[1] - 1))
        await pilot.pause()
        assert isinstance(app.screen, LogScreen)


async def test_an_idle_table_and_a_moving_mouse_paint_nothing() -> None:
    app = await_light("pb")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        painted: list[object] = []
        for piece in on_table(app).query(Drawn):
            piece.refresh = lambda *regions, **more: painted.append(regions)  # type: ignore[method-assign,assignment,return-value,misc]
        for x in range(0, 40, 3):
            await pilot.hover(offset=Offset(x, 4))
        await pilot.pause(0.3)
        assert painted == []


async def test_a_cursor_key_paints_two_cards_and_the_lines_about_them(monkeypatch: pytest.MonkeyPatch) -> None:
    app = await_light("pb")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        painted: list[Any] = []
        original = Drawn.refresh

        def refresh(piece: Drawn, *regions: Any, **more: Any) -> Any:
            painted.extend(regions)
            return original(piece, *regions, **more)

        monkeypatch.setattr(Drawn, "refresh", refresh)
        await pilot.press("right")
        assert painted
        assert sum(region.area for region in painted) < 240
        assert all(region.height == 1 for region in painted)


async def test_bots_alone_are_watched_to_the_end() -> None:
    app = TableApp(laid("bb", seed=2))
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(200):
            await pilot.pause()
            if isinstance(app.screen, EndScreen):
                break
        assert " wins" in shown(app)


async def test_trouble_with_the_disk_stays_on_the_screen() -> None:
    app = await_light("pb")
    async with app.run_test(size=SMALL) as pilot:
        app.laid._journal.unsaved = "not saved: the disk is full"
        on_table(app).paint()
        await pilot.pause()
        assert "Not saved: the disk is full" in shown(app)


async def test_a_bot_may_take_the_seat_and_give_it_back() -> None:
    app = await_light("pb")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        number = app.laid.number
        app.laid.replace_seat(0, Seat("bot", "easy", "Ash"))
        for _ in range(3):
            await pilot.pause()
        assert app.laid.number > number
        if not app.laid.is_over:
            app.laid.replace_seat(0, Seat("human", "", "Ada"))
            for _ in range(3):
                await pilot.pause()
            assert app.laid.turn == 0
            assert on_table(app).scene.lit


async def test_one_says_how_often_to_be_asked_out_of_turn() -> None:
    app = TableApp(laid("pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        for words_said in ("only when you call", "always", "when the table changes"):
            await pilot.press("O")
            await pilot.pause()
            assert f"You are asked about your eagle: {words_said}." in shown(app)
        await pilot.press("e")
        assert "nothing for you to decide now" in shown(app)


async def test_the_end_of_a_round_is_shown_until_enter() -> None:
    app = await_light("pb")
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(20):
            await pilot.pause()
            if app.laid.view(0).round > 1:
                break
            screen = on_table(app)
            view = app.laid.view(0)
            action = max(view.legal_actions(), key=view.hint)
            for name in screen.board.paths(view, action)[0]:
                await click_target(pilot, screen, name)
        assert isinstance(app.screen, MomentScreen)
        assert "pays a feather" in shown(app).splitlines()[1]
        await pilot.press("tab")
        assert isinstance(app.screen, MomentScreen)
        await pilot.press("enter")
        await pilot.pause()
        on_table(app)


async def test_the_palette_offers_the_tables_commands_by_name() -> None:
    app = await_light("pb")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("ctrl+p")
        await pilot.pause()
        await pilot.press(*"all that happened")
        await pilot.pause(0.5)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, LogScreen)


@pytest.mark.soak
async def test_when_bots_take_all_seats_nobody_is_waited_for() -> None:
    app = TableApp(laid("pp", game="tribe"))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, HandoverScreen)
        for seat in (0, 1):
            app.laid.replace_seat(seat, Seat("bot", "easy", f"Bot {seat}"))
        for _ in range(20):
            await pilot.pause()
        assert app.laid.is_over
        assert isinstance(app.screen, EndScreen)


async def test_the_keys_of_a_table_tell_of_stars_only_at_a_stage_of_the_journey() -> None:
    app = await_light("pb")
    async with app.run_test(size=MEDIUM) as pilot:
        await pilot.pause()
        screen = on_table(app)
        for stage in ("", "indy-1"):
            setattr(screen.table, "stage", stage)  # noqa: B010
            await pilot.press("question_mark", "question_mark")
            await pilot.pause()
            assert (said_keys.stars_title() in shown(app)) == bool(stage)
            await pilot.press("escape")
            await pilot.pause()
