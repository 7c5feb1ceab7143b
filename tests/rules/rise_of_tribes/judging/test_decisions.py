"""What is to be decided, for everybody outside the rules: `decision`, and the parts of its argument."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from random import Random

from rules.rise_of_tribes import Decision, decision
from rules.rise_of_tribes.components import frames, packing
from tests.rules.rise_of_tribes.table import GAME, do, lay

ROOT = Path(__file__).parents[4]
OUTSIDE = (
    "tribes_tui",
    "saves",
    "rules/adapters",
    "rules/bots",
    "tests/tui",
    "tests/plain",
    "tests/words",
    "tests/games",
)
"""Everything but the rules and their tests."""


def users() -> Iterator[Path]:
    """The modules outside the rules that import something of this game."""
    for folder in OUTSIDE:
        for path in sorted((ROOT / folder).rglob("*.py")):
            if "rules.rise_of_tribes" in path.read_text():
                yield path


def packed(path: Path) -> Iterator[str]:
    """The places of a module that shift bits, or look at the stack."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.LShift | ast.RShift):
            yield f"{path.relative_to(ROOT)}:{node.lineno} shifts bits"
        elif isinstance(node, ast.Attribute) and node.attr == "stack":
            yield f"{path.relative_to(ROOT)}:{node.lineno} looks at the stack"


def test_nobody_outside_the_rules_shifts_bits() -> None:
    modules = list(users())
    assert len(modules) > 10
    assert not [place for path in modules for place in packed(path)]


def test_what_is_to_be_decided() -> None:
    state = lay({"A": [2], "I": [0, 1]}, hand=["sun"])
    assert decision(state) == Decision(frames.DIE, 0, 0)
    do(state, "sun move")
    kind, player, argument = decision(state)
    assert (kind, player) == (frames.MOVE, 0)
    assert packing.move_parts(argument) == (6, 0, 0, -1)
    do(state, "move A B")
    assert packing.move_parts(decision(state).argument) == (5, 0, 0, -1)


def test_nothing_is_to_be_decided_when_the_game_is_over() -> None:
    state = GAME.new_state(2, 1)
    random = Random(1)
    while not state.is_terminal:
        assert decision(state).player == state.current_player
        assert decision(state).kind >= frames.FIRST_DECISION
        state.apply(random.choice(state.legal_actions()))
    assert decision(state).kind == frames.OVER


def test_what_is_packed_is_unpacked_again() -> None:
    """The worked example of `packing`, and every kind with parts that are as large as they get."""
    assert packing.pay(1, 3, 2) == (frames.PAY, 1, 131)
    assert packing.pay_parts(131) == (3, 2)
    assert packing.pay_parts(130) == (2, 2)
    assert packing.eruption_parts(packing.eruption(3, 2)[2] + 4) == (4, 2)
    assert packing.after_action_parts(packing.after_action(0, 6, 2)[2]) == (6, 2)
    assert packing.convert_parts(packing.convert(0, 14, 3)[2]) == (14, 3)
    assert packing.grow_parts(packing.grow(0, 8, 0x7FFF)[2]) == (8, 0x7FFF)
    assert packing.move_parts(packing.move(0, 8, 0, 1, 209)[2]) == (8, 0, 1, 209)
    assert packing.move_parts(packing.move(0, 8)[2] | packing.WAYFARED | packing.SHIFTED) == (8, 1, 1, -1)
    assert packing.wayfare_parts(209 + 2 * packing.GONE) == (209, 2)
    assert packing.gather_parts(packing.gather(0, 4, 0x7FFF, 3)[2]) == (4, 0x7FFF, 3)
    assert packing.lead_parts(packing.lead(0, 12, 3, 4)[2]) == (12, 3, 4)
    assert packing.settle_parts(packing.settle(0, 3, 1)[2]) == (3, 1)
    assert packing.take_parts(packing.take(0, 5, frames.BOUNTY, 7)[2]) == (5, frames.BOUNTY, 7)
    assert packing.pay_parts(packing.pay(0, 2, frames.BANK)[2]) == (2, frames.BANK)
    assert packing.lose_parts(packing.lose(0, 2, frames.LOSE_TO_ALTAR)[2]) == (2, frames.LOSE_TO_ALTAR)
    assert packing.victim_parts(packing.victim(0, 14, 0)[2]) == (14, 0)
    assert packing.victim_parts(packing.victim(0, 14)[2]) == (14, -1)
    assert packing.evade_parts(packing.evade(0, 14, 5)[2] - packing.EVADER) == (14, 4)
    assert packing.save_parts(packing.save(0, 31, True)[2]) == (31, 1)
    fight = packing.fight_out(0, 14, True, False, True)[2]
    assert packing.fight_parts(fight) == (14, 0, 1, 0, 1, 0)
    assert packing.fight_parts((fight + 2 * packing.STAGE) | packing.SHOT_LAST) == (14, 2, 1, 0, 1, 1)


def test_an_action_is_under_way_until_what_follows_it_has_been_done() -> None:
    state = lay({"A": [2], "I": [0, 1]}, hand=["sun"])
    assert packing.action_under_way(state.stack) == -1
    do(state, "sun move")
    assert packing.action_under_way(state.stack) == 1
    do(state, "done")
    assert packing.action_under_way(state.stack) == -1
