"""Members that grow or move come one by one, or all that may to one hex with one key, one line, one undo."""

from __future__ import annotations

import io
import re
from concurrent.futures import Future
from typing import Any

import pytest

from rules.bots.bot import Candidate
from tests.games.rise_of_tribes.scenes import MODULES, SMALL, random_states, stage
from tests.games.tribal.helpers import table_at
from tests.plain.hearing import Listener
from tests.plain.transcripts import NearThinker
from tests.rules.rise_of_tribes.table import at, do, lay
from tests.table.helpers import Silent, TableApp, on_table, shown
from tribes_tui.games.rise_of_tribes.choice.targets import PLAIN
from tribes_tui.games.rise_of_tribes.pieces import island
from tribes_tui.plain.console import Console
from tribes_tui.plain.game import PlainGame
from tribes_tui.profile.keymap import COMMANDS
from tribes_tui.seats.worker import Answer
from tribes_tui.table.screen import ALL_HERE
from tribes_tui.words.said.all_here import label_key, unknown
from tribes_tui.words.wording import alike, all_here, all_here_of, together

OFFERED = re.compile(r"s  all \d here")


def growing(members: int = 1) -> Any:
    """Before three members grow, with so many in E."""
    return do(
        lay({"E": [members], "I": [0, 3]}, tiles="lfmlfmlfm", phase="actions", hand=["blank", "moon"]), "blank grow"
    )


def test_the_same_is_done_as_often_as_it_may_be_and_no_oftener() -> None:
    state = growing().view(0)
    grow = state.read("grow E")
    assert all_here(state, grow) == (grow,) * 3
    moved = do(lay({"E": [2], "I": [0, 3]}, tiles="lfmlfmlfm", phase="actions", hand=["blank", "moon"]), "blank move")
    move = moved.view(0).read("move E B")
    assert all_here(moved.view(0), move) == (move,) * 2, "there are two, though four may move"
    done = state.read("done")
    assert all_here(state, done) == (done,)


@pytest.mark.parametrize(
    ("members", "put"),
    [([3], 2), ([4], 1), ([5], 1), ([0], 4), ([2, 2], 1), ([3, 2], 4), ([1, 5], 4)],
    ids=["to the limit", "one has room", "over it", "all have room", "a fight would begin", "it began", "outnumbered"],
)
def test_it_stops_where_one_more_would_begin_a_conflict_or_be_lost_to_the_limit(members: list[int], put: int) -> None:
    """What the line did not warn of is never done along with the rest; against others each of them still counts."""
    hexes = {"B": members, "E": [4], "I": [0, 3]}
    state = do(lay(hexes, tiles="lfmlfmlfm", phase="actions", hand=["blank", "moon"]), "blank move").view(0)
    move = state.read("move E B")
    assert all_here(state, move) == (move,) * put


def test_it_stops_before_the_last_member_leaves_a_village() -> None:
    board = lay({"E": [3], "I": [0, 3]}, tiles="lfmlfmlfm", villages={"E": 0}, phase="actions", hand=["blank", "moon"])
    state = do(board, "blank move").view(0)
    move = state.read("move E B")
    assert all_here(state, move) == (move,) * 2


@pytest.mark.parametrize("options", [{}, MODULES], ids=["plain", "modules"])
def test_it_is_always_legal_and_what_is_left_never_the_same_again(options: dict[str, Any]) -> None:
    room, tried = all_here_of("rise_of_tribes"), 0
    assert room is not None
    for state in random_states(3, 5, options, every=5):
        player = state.current_player
        if player is None or room.left(state) < 2:
            continue
        view = state.view(player)
        for action in view.legal_actions():
            if view.game.actions[action].kind in room.KINDS:
                after, actions = state.clone(), all_here(view, action)
                for one in actions:
                    after.apply(one)
                ends = after.current_player != player or not after.is_legal(action) or room.spoils(after, action)
                assert ends or len(actions) == room.left(state), "or it begins anew with another die"
                tried += 1
    assert tried


async def test_one_key_lays_all_of_them_and_one_undo_takes_them_back() -> None:
    app = TableApp(table_at(growing(), "pb", ("you", "Ada")), Silent())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = on_table(app)
        screen.selection.cursor = "hex:E"
        screen.cursor_moved()
        await pilot.pause()
        assert label_key(number=3) in shown(app).splitlines()[-1]
        await pilot.press("s")
        await pilot.pause()
        assert at(screen.view, "E") == [4, 0]
        await pilot.press("u")
        await pilot.pause()
        assert at(screen.view, "E") == [1, 0]


async def test_every_hex_that_can_be_chosen_is_marked_however_many_fill_it() -> None:
    hexes = {"E": [3, 2], "I": [2, 3], "A": [5], "B": [4, 4], "C": [1, 9]}
    state = do(lay(hexes, tiles="lfmlfmlfm", phase="actions", hand=["blank", "moon"]), "blank grow")
    app = TableApp(table_at(state, "pb", ("you", "Ada")), Silent())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = on_table(app)
        screen.selection.cursor = "hex:A"  # a full one
        screen.cursor_moved()
        await pilot.pause()
        rows = shown(app).splitlines()
        lit = [target for target in screen.targets if target.name in screen.scene.lit and target.name[:4] == "hex:"]
        assert len(lit) == len(hexes)
        for target in lit:
            spot = target.region
            seen = "".join(row[spot.x : spot.right] for row in rows[spot.y : spot.bottom])
            is_cursor = target.name == screen.cursor
            assert ("►" if is_cursor else "▂") in seen, target.name
            assert not is_cursor or not re.search("►.*▂.*◄", seen), "the plate under the cursor stays as it is"


async def test_of_a_move_the_key_is_offered_once_a_member_is_picked_up() -> None:
    state = do(
        lay({"E": [3], "H": [1], "I": [0, 3]}, tiles="lfmlfmlfm", phase="actions", hand=["blank", "moon"]), "blank move"
    )
    async with stage(2, size=SMALL) as staged:
        await staged.show(state, 0)
        assert not OFFERED.search(staged.text)
        await staged.show(state, 0, ("hex:E",))
        assert OFFERED.search(staged.text)


async def test_the_key_is_no_key_where_one_alone_may_be_decided_and_never_ends_anything() -> None:
    app = TableApp(table_at(growing(5), "pb", ("you", "Ada")), Silent())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen, before = on_table(app), app.laid.number
        for place in ("hex:E", *screen.board.buttons(screen.scene)):
            screen.selection.cursor = place
            screen.cursor_moved()
            await pilot.pause()
            assert not OFFERED.search(shown(app)), place
            await pilot.press("s")
            screen.do_all_here()  # a click on a key that was offered a moment ago
            await pilot.pause()
        assert app.laid.number == before


@pytest.mark.parametrize("is_brief", [False, True], ids=["lines", "by ear"])
def test_in_lines_all_before_a_choice_and_all_here_after_one(is_brief: bool) -> None:
    for typed, there in (("all grow E", [4, 0]), ("all 2", [4, 0]), ("grow E\nall here", [4, 0]), ("grow E", [2, 0])):
        table = table_at(growing(), "pp", ("Ada", "Bo"))
        PlainGame(table, NearThinker(), Console(io.StringIO(f"{typed}\nquit\n"), io.StringIO()), is_brief).run()
        assert at(table.view(0), "E") == there, typed


def test_all_here_without_a_choice_before_it_says_what_to_type() -> None:
    said = io.StringIO()
    PlainGame(
        table_at(growing(), "pp", ("Ada", "Bo")), NearThinker(), Console(io.StringIO("all here\nquit\n"), said)
    ).run()
    assert unknown() in said.getvalue()


@pytest.mark.parametrize(("game", "is_there"), [("rise_of_tribes", True), ("indy", False)])
def test_it_stands_in_the_help_of_a_game_that_has_use_for_it(game: str, is_there: bool) -> None:
    listener = Listener(game, 3, 5)
    assert [*listener.decisions(1)]
    assert any(line.startswith("all: before a choice") for line in listener.asked("help")) == is_there


def test_no_button_takes_the_key_of_a_command() -> None:
    commands = {key for command in COMMANDS for key in command.keys} - {*island.KEYS} | {ALL_HERE}
    assert not commands & {key for key, _ in PLAIN.values()}


def test_what_is_expected_of_members_one_by_one_is_one_order() -> None:
    state = do(lay({"E": [3], "I": [1, 3]}, tiles="lfmlfmlfm", phase="actions", hand=["blank", "moon"]), "blank grow")
    view = state.view(0)
    line = [view.read(text) for text in ("grow E", "grow I", "grow E", "done")]
    assert alike(view, line) == line[:3]
    assert together(view, line) == "grow 2 members in E and 1 in I"
    assert not alike(view, line[:1]), "a single one is told as it is"
    moving = do(lay({"E": [3], "I": [1, 3]}, tiles="lfmlfmlfm", phase="actions", hand=["blank", "moon"]), "blank move")
    ways = [moving.view(0).read(text) for text in ("move E B", "move E F", "move E B")]
    assert together(moving.view(0), ways) == "move 2 members from E to B and 1 from E to F"
    assert alike(view, [view.read("grow E"), view.read("done")]) == []


async def test_a_hint_says_at_once_where_all_members_grow_and_enter_grows_them() -> None:
    app = TableApp(table_at(growing(), "pb", ("you", "Bo")), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        screen = on_table(app)
        line = tuple(screen.view.read("grow E") for _ in range(3))
        answer = Answer(line[0], 0.0, [Candidate(line[0], 10, 0.1, 1.0, line)])
        future: Future[Answer] = Future()
        future.set_result(answer)
        number = screen.table.number_for(0)
        hints = screen.bot_hints
        hints._asked, hints._stood = screen.view.key(), hints._stands_now
        hints._hinted(future, 0, number, screen.view.key())
        await pilot.pause()
        assert "Hint: (first of several steps) grow 3 members in E" in shown(app), "Enter grows one"
