"""What stands beside a die is what one gets: no more than there are members, hexes and goals for."""

from __future__ import annotations

import re
from typing import Any

import pytest
from textual.geometry import Size

from rules.rise_of_tribes import decision
from rules.rise_of_tribes.components import frames
from rules.rise_of_tribes.components.box import ACTIONS, FACES
from rules.rise_of_tribes.state import RiseState
from tests.games.rise_of_tribes.scenes import MEDIUM, MODULES, SMALL, random_states, stage
from tests.rules.rise_of_tribes.table import do, lay
from tribes_tui.games.rise_of_tribes.words.board import worth_with_a_die
from tribes_tui.games.rise_of_tribes.words.figures import level_with, usable

COUNTED = {"GROW": ("GROW", "GROW_BOARD"), "MOVE": ("MOVE",), "GATHER": ("GATHER",)}
"""Action -> what is done in it as often as the figure says."""


def done_with(state: RiseState, act: str) -> int:
    """How often it is done when it is never stopped before its end."""
    player, done, kind = state.active, 0, decision(state).kind
    while decision(state).kind == kind and state.active == player:
        counted = [one for one in state.legal_actions() if state.game.actions[one].kind in COUNTED[act]]
        if not counted:
            break
        state.apply(counted[0])
        done += 1
        while decision(state).kind == frames.TAKE:
            state.apply(state.legal_actions()[0])
    return done


@pytest.mark.parametrize("options", [{}, {**MODULES, "leaders": False}], ids=["plain", "modules"])
def test_a_figure_beside_a_die_is_how_often_it_can_be_done(options: dict[str, Any]) -> None:
    less = dict.fromkeys(ACTIONS[:4], 0)
    for state in (one for seed in range(5) for one in random_states(2 + seed % 3, seed, options, every=3)):
        for action in state.legal_actions() if state.current_player is not None else ():
            row = state.game.actions[action]
            if row.kind != "DIE" or row.fields["action"] not in less:
                continue
            act, level = (
                ACTIONS.index(row.fields["action"]),
                level_with(state, ACTIONS.index(row.fields["action"]), FACES.index(row.fields["die"])),
            )
            number, then = usable(state, state.active, act, level)[0], state.clone()
            then.events = []
            then.apply(action)
            if row.fields["action"] == "LEAD":
                if decision(then).kind == frames.LEAD:
                    then.apply(then.read("done"))
                came = sum(event.kind == "goal_drawn" for event in then.events)
            else:
                came = done_with(then, row.fields["action"])
            assert came == number, (state.text(action), number)
            less[row.fields["action"]] += 1
    assert all(less.values())


async def test_two_members_in_one_hex_are_told_what_they_can_do() -> None:
    state = lay({"E": [2], "I": [0, 3]}, phase="actions", hand=["sun", "moon"])
    async with stage(2, size=SMALL) as shown:
        await shown.show(state, 0)
        assert "2) 2" in shown.line("offer:sun:MOVE")
        assert "3) 1" in shown.line("offer:sun:GATHER")
        await shown.show(do(state, "sun move"), 0)
        assert "Move up to 2 members from E: where to? Or stop." in shown.text


def test_a_row_without_dice_to_place_tells_what_the_next_die_makes_of_it() -> None:
    state = lay({"E": [3, 1], "A": [2], "B": [2], "C": [1]}, phase="build")
    told = {act: worth_with_a_die(state, 0, ACTIONS.index(act)) for act in COUNTED}
    assert told["GROW"] == ("2-4 new members", "2-4 members")
    assert told["MOVE"][1] == "2-6 members"
    assert told["GATHER"][1] == "1-3 hexes"
    state.queues[0] = state.queues[0] // 27 * 27  # three suns: whatever is placed, two of them are left
    assert worth_with_a_die(state, 0, 0) == ("4 new members", "4 members")


@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
@pytest.mark.parametrize(("number", "moves"), [(2, "2"), (3, "2-3")])
async def test_where_one_has_too_few_for_a_better_die_the_figure_is_what_one_can_do(
    size: Size, number: int, moves: str
) -> None:
    async with stage(2, size=size) as shown:
        await shown.show(lay({"E": [number], "I": [0, 3]}, tiles="lfmlfmlfm", phase="roll", hand=[]), 0)
        assert f" {moves} members" in shown.text
        assert " 1 hex" in shown.text
        assert not re.search(r"\d of \d+ (mem|hex|goal)", shown.piece("actions").text())
