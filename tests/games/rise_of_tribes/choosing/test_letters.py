"""The letter of a hex goes there while a hex is asked for, and never does what another key does."""

from __future__ import annotations

import re
from typing import Any

import pytest

from rules.rise_of_tribes.components.box import HEXES
from tests.games.rise_of_tribes.scenes import GAME, SMALL, scene_of, stage
from tests.rules.rise_of_tribes.table import do, lay
from tribes_tui.games.rise_of_tribes.choice.targets import PLAIN
from tribes_tui.games.rise_of_tribes.glossary import signs
from tribes_tui.games.rise_of_tribes.pieces import layout
from tribes_tui.games.rise_of_tribes.pieces.island import KEYS, hexes
from tribes_tui.games.rise_of_tribes.table import RiseBoard
from tribes_tui.profile.keymap import COMMANDS, VI, WALKING
from tribes_tui.table.advice.keys_page import all_keys
from tribes_tui.table.frame.enter_line import TableKeys


def growing() -> Any:
    where = {"E": [2], "F": [1], "I": [0, 3]}
    return do(lay(where, tiles="lfmlfmlfm", phase="actions", hand=["blank", "moon"]), "blank grow")


@pytest.mark.parametrize("players", [2, 3, 4])
async def test_a_large_letter_goes_to_each_hex_of_every_map_and_decides_nothing(players: int) -> None:
    async with stage(players) as staged:
        await staged.show(GAME.new_state(players, 3), 0)
        pilot, screen = staged.pilot, staged.screen
        lit = sorted(name for name in screen.selection.chooser.lit if name.startswith("hex:"))
        before = screen.view.key()
        assert lit
        for name in lit:
            await pilot.press(name[4:])
            assert (screen.cursor, screen.view.key()) == (name, before)


async def test_a_small_letter_never_does_so_as_some_are_other_keys() -> None:
    used = {key for known in COMMANDS for key in known.keys} | set(KEYS)
    async with stage(2) as staged:
        await staged.show(growing(), 0)
        screen = staged.screen
        lit = {name for name in screen.selection.chooser.lit if name.startswith("hex:")}
        before = screen.cursor
        for letter in sorted({name[4:].lower() for name in lit} - used):
            await staged.pilot.press(letter)
            assert screen.cursor == before


async def test_what_is_picked_and_where_it_goes_are_both_gone_to_by_letter() -> None:
    state = do(lay({"E": [2], "F": [1]}, tiles="lfmlfmlfm", phase="actions", hand=["blank", "moon"]), "blank move")
    async with stage(2) as staged:
        await staged.show(state, 0)
        screen = staged.screen
        for letter in ("F", "E"):
            await staged.pilot.press(letter)
            assert (screen.cursor, screen.scene.picked) == (f"hex:{letter}", ())
        await staged.pilot.press("enter", "H")
        assert (screen.cursor, screen.scene.picked) == ("hex:H", ("hex:E",))


async def test_where_it_may_not_be_laid_the_letter_says_why_and_the_cursor_stays() -> None:
    async with stage(2) as staged:
        await staged.show(growing(), 0)
        screen = staged.screen
        before = screen.cursor
        dark = next(letter for letter in HEXES[:9] if f"hex:{letter}" not in screen.selection.chooser.lit)
        await staged.pilot.press(dark)
        assert screen.cursor == before
        assert screen.selection.notice


@pytest.mark.parametrize(
    ("moves", "key", "why"),
    [
        (["blank grow"], "6", "Grow first, or stop."),
        (["blank move"], "3", "Move first, or stop."),
        (["blank gather"], "8", "Gather first, or stop."),
        (["blank lead"], "6", "Put goals back first, or draw now."),
        (["blank grow", "grow F", "done"], "1", "You have already used GROW this turn."),
        (["blank grow", "grow F", "done"], "6", "You have already placed that die."),
    ],
)
async def test_the_key_of_a_die_that_can_not_be_placed_says_why(moves: list[str], key: str, why: str) -> None:
    goals: Any = [{"goals": ["Oxen", "Mysticism"]}]
    where = {"E": [2], "F": [1], "I": [0, 3]}
    state = lay(where, tiles="lfmlfmlfm", phase="actions", hand=["blank", "moon"], tribes=goals, villages={"F": 0})
    async with stage(2) as staged:
        await staged.show(do(state, *moves), 0)
        await staged.pilot.press(key)
        assert staged.screen.selection.notice == why
        assert why in staged.text.splitlines()[-2]


async def test_the_letters_of_hexes_leave_commands_their_keys() -> None:
    """With the keys of vi, `H` is the hint: it stays so, and the help leaves it out."""
    usual = {known.name: known.keys for known in COMMANDS} | WALKING
    view = growing().view(0)
    board = RiseBoard()
    for keys, letters in ((usual, "ABCDEFGHI"), (usual | VI, "ABCDEFGI")):
        turn, *_ = all_keys(keys, going=board.going(view))
        assert tuple(letters) in [one.caps for one in turn.known]
    async with stage(2) as staged:
        await staged.show(growing(), 0)
        screen = staged.screen
        assert any(key.name == "hint" and key.key == "h" for key in [*screen.keys()])
        screen.selection.cursor = "hex:F"
        await staged.pilot.press("b")
        assert screen.cursor != "hex:B"


async def test_while_no_hex_is_asked_for_letters_go_nowhere() -> None:
    state = lay({"E": [2], "F": [1]}, tiles="lfmlfmlfm", phase="actions", hand=["blank", "moon"])
    async with stage(2) as staged:
        await staged.show(state, 0)
        screen, before, done = staged.screen, staged.screen.cursor, list[str]()
        screen.do_hint = lambda: done.append("hint")  # type: ignore[method-assign]
        screen.do_signs = lambda: done.append("signs")  # type: ignore[method-assign]
        for letter in "FGHI":
            await staged.pilot.press(letter)
            assert screen.cursor == before
            assert screen.selection.notice, "it says why, and means nothing else"
        assert not done
        await staged.pilot.press("h", "i")
        assert done == ["hint", "signs"]


async def test_the_last_row_says_that_letters_go_to_hexes_while_one_is_asked_for() -> None:
    async with stage(2) as staged:
        await staged.show(GAME.new_state(2, 3), 0)
        assert "Shift+A-I  walk" in staged.text.splitlines()[-1]
        await staged.show(lay({"E": [2], "F": [1]}, tiles="lfmlfmlfm", phase="actions", hand=["blank", "moon"]), 0)
        assert "A-I" not in staged.text.splitlines()[-1]


@pytest.mark.parametrize("act", ["grow", "move"])
@pytest.mark.parametrize(
    "news", [(), ("Ash drew 3 goals and grew by 2 in A", "Ash drew 3 goals")], ids=["quiet", "news"]
)
async def test_it_says_so_in_the_smallest_window_too_and_while_others_moves_are_told(
    act: str, news: tuple[str, ...]
) -> None:
    where = {"E": [4], "F": [1, 3]}
    async with stage(2, size=SMALL) as staged:
        await staged.show(do(lay(where, tiles="lfmlfmlfm", phase="actions", hand=["blank", "moon"]), f"blank {act}"), 0)
        staged.screen.query_one(TableKeys).show(staged.screen.keys(), news)
        await staged.pilot.pause()
        row = staged.text.splitlines()[-1]
        assert "Shift+A-I  walk" in row
        assert all(key in row for key in ("h  hint", "?  help", "q  leave"))


def test_the_key_that_ends_something_drops_out_of_no_auction() -> None:
    """Who presses it to be done with a turn would lose the bid unasked."""
    assert PLAIN["done"][0] == "."
    assert PLAIN["drop"][0] != "."


def test_the_signs_are_written_as_they_are_drawn() -> None:
    """Points behind a goal, members in figures where tribes share a hex, a village by who has it."""
    marks = " ".join(str(one[0]) for one in signs())
    state = lay(
        {"A": [1], "B": [2, 1]},
        villages={"A": 0},
        phase="actions",
        hand=["blank", "moon"],
        tribes=[{"goals": ["Oxen"]}],
    )
    village = hexes(state, ["Ada", "Bo"])[0].above[0]
    village_brings = layout.tribes(scene_of(state, 0), state)[0].income
    assert village.short.replace("Ada", "Ash") in marks
    assert village.sign == "A⌂"
    assert village_brings.replace("1", "2") in marks
    assert re.search(r"[A-Z]\d [A-Z]\d", marks)


@pytest.mark.parametrize("key", ["5", "8"])
async def test_of_two_dice_alike_none_is_called_placed(key: str) -> None:
    state = lay({"E": [2], "I": [0, 3]}, tiles="lfmlfmlfm", phase="actions", hand=["sun", "sun"])
    async with stage(2) as staged:
        await staged.show(state, 0)
        await staged.pilot.press(key)
        assert staged.screen.selection.notice == "Your two dice are alike: use 1 to 4."
