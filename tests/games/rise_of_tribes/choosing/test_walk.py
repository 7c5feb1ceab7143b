"""Walking over the hexes: six directions, and up and down that come back to where they began."""

from __future__ import annotations

from random import Random

import pytest

from rules.rise_of_tribes.components.box import HEXES
from rules.rise_of_tribes.components.layout import layout_of
from tests.games.rise_of_tribes.scenes import stage
from tests.rules.rise_of_tribes.table import do, lay
from tribes_tui.games.rise_of_tribes.pieces.island import KEYS, step
from tribes_tui.profile.keymap import COMMANDS

LAYOUTS = [(2, "standard"), (3, "standard"), (4, "standard"), (4, "symmetric")]
STEPS = {
    "left": (-1, 0),
    "right": (1, 0),
    "upleft": (0, -1),
    "upright": (1, -1),
    "downleft": (-1, 1),
    "downright": (0, 1),
}


@pytest.mark.parametrize(("players", "name"), LAYOUTS)
def test_six_directions_lead_to_the_six_neighbours(players: int, name: str) -> None:
    layout = layout_of(players, name)
    names = [f"hex:{HEXES[h]}" for h in range(layout.size)]
    for h, (q, r) in enumerate(layout.coordinates):
        for direction, (dq, dr) in STEPS.items():
            if (q + dq, r + dr) in layout.coordinates:
                goal = layout.coordinates.index((q + dq, r + dr))
                assert step(layout, names[h], direction, names) == names[goal], (names[h], direction)


@pytest.mark.parametrize(("players", "name"), LAYOUTS)
@pytest.mark.parametrize(("direction", "down"), [("up", -1), ("down", 1)])
def test_up_and_down_go_to_the_next_row_and_keep_the_column(players: int, name: str, direction: str, down: int) -> None:
    layout = layout_of(players, name)
    names = [f"hex:{HEXES[h]}" for h in range(layout.size)]
    for h, (q, r) in enumerate(layout.coordinates):
        beside = {(q, r + 1), (q - 1, r + 1)} if down > 0 else {(q, r - 1), (q + 1, r - 1)}
        if not beside & set(layout.coordinates):
            continue
        there = step(layout, names[h], direction, names)
        assert there is not None
        place = layout.coordinates[names.index(there)]
        assert place in beside
        straight_on = (q - down, r + 2 * down)
        if straight_on in layout.coordinates and beside <= set(layout.coordinates):
            assert step(layout, there, direction, names) == names[layout.coordinates.index(straight_on)]


@pytest.mark.parametrize(("players", "name"), LAYOUTS)
def test_every_lit_hex_is_reached_from_every_other_by_the_four_arrows(players: int, name: str) -> None:
    layout = layout_of(players, name)
    everything = [f"hex:{HEXES[h]}" for h in range(layout.size)]
    random = Random(players)
    some = [sorted(random.sample(everything, random.randint(2, layout.size))) for _ in range(80)]
    for lit in (everything, everything[::3], everything[1::4], [everything[0], everything[-1]], *some):
        for start in lit:
            reached, edge = {start}, [start]
            while edge:
                here = edge.pop()
                for direction in ("left", "right", "up", "down"):
                    there = step(layout, here, direction, lit)
                    if there is not None and there not in reached:
                        reached.add(there)
                        edge.append(there)
            assert reached == set(lit), (start, set(lit) - reached)


@pytest.mark.parametrize(("players", "name"), LAYOUTS)
@pytest.mark.parametrize(("direction", "down"), [("up", -1), ("down", 1)])
def test_up_and_down_never_pass_a_row_that_has_a_lit_hex(players: int, name: str, direction: str, down: int) -> None:
    layout, random = layout_of(players, name), Random(players)
    everything = [f"hex:{HEXES[h]}" for h in range(layout.size)]
    for lit in (random.sample(everything, random.randint(2, layout.size)) for _ in range(80)):
        rows = {one: layout.coordinates[everything.index(one)][1] for one in lit}
        for start in lit:
            ahead = [down * (row - rows[start]) for row in rows.values() if down * (row - rows[start]) > 0]
            there = step(layout, start, direction, lit)
            assert (there is None) == (not ahead)
            assert there is None or down * (rows[there] - rows[start]) == min(ahead)


def test_nothing_lies_outside() -> None:
    layout = layout_of(4, "standard")
    assert step(layout, "hex:A", "up", ["hex:A", "hex:C"]) is None
    assert step(layout, "hex:A", "left", ["hex:A", "done"]) is None


async def test_walking_off_the_map_never_comes_to_the_button_that_ends_the_action() -> None:
    state = do(
        lay({"E": [2], "F": [1], "I": [0, 3]}, tiles="lfmlfmlfm", phase="actions", hand=["blank", "moon"]), "blank grow"
    )
    async with stage(2) as staged:
        await staged.show(state, 0)
        screen = staged.screen
        assert "done" in screen.selection.chooser.lit
        for key in (*KEYS, "left", "right", "up", "down"):
            screen.selection.cursor = "hex:F"
            for _ in range(3):
                await staged.pilot.press(key)
                assert str(screen.cursor).startswith("hex:"), key


def test_the_six_keys_mean_nothing_else_that_this_game_needs() -> None:
    taken = {key for known in COMMANDS for key in known.keys if known.name != "call"}
    assert not taken & set(KEYS)


async def test_the_keys_of_the_six_directions_do_nothing_where_no_hex_is_asked_for_and_say_so() -> None:
    state = lay({"A": [2], "E": [1]}, tiles="lfmlfmlfm", phase="actions", hand=["sun", "moon"])
    async with stage(2) as shown:
        await shown.show(state, 0)
        before = shown.screen.cursor
        assert before is not None
        assert before.startswith("offer:")
        for key in "xz":
            await shown.pilot.press(key)
            assert shown.screen.cursor == before
            assert f"{key} does nothing here" in shown.text, shown.text
        await shown.show(do(state, "sun move"), 0)
        assert shown.screen.board.directions == KEYS
