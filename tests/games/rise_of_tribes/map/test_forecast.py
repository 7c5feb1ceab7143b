"""Who is left of a conflict is said before it as it then comes, Bow and Walls included."""

from __future__ import annotations

import pytest

import rules
from rules import Rng
from rules.rise_of_tribes import decision
from rules.rise_of_tribes.components import box
from rules.rise_of_tribes.state import RiseState
from tests.games.rise_of_tribes.scenes import MODULES
from tests.rules.rise_of_tribes.table import do, lay
from tribes_tui.games.rise_of_tribes.moments import clashes, fight_of
from tribes_tui.games.rise_of_tribes.words.board import crowd
from tribes_tui.games.rise_of_tribes.words.figures import fights, sides, survivor


def fought(state: RiseState, h: int) -> RiseState:
    """After the conflict in a hex that is just being resolved: the Bow hits the strongest, nobody slips away."""
    while True:
        kinds = {state.game.actions[action].kind: action for action in state.legal_actions()}
        is_next = not {"BOW", "BOW_INVADERS"}.isdisjoint(kinds) and decision(state).argument != h
        if is_next or not kinds.keys() & {"BOW", "BOW_INVADERS", "EVADE"}:
            return state
        if "EVADE" in kinds:
            state.apply(state.read("done"))
            continue
        there = sides(state, h)
        strongest = max((side for side in there if side != state.active), key=lambda side: there[side])
        state.apply(state.read("shoot invaders" if strongest < 0 else f"shoot p{strongest + 1}"))


@pytest.mark.parametrize("options", [{}, MODULES], ids=["plain", "modules"])
def test_what_is_said_of_a_conflict_is_what_comes(options: dict[str, str]) -> None:
    seen = 0
    for seed in range(48):
        state, rng = rules.games["rise_of_tribes"].new_state(2 + seed % 3, seed, options), Rng(seed)
        assert isinstance(state, RiseState)
        for _ in range(1500):
            if state.current_player is None:
                break
            action = state.pick(rng) if rng.randrange(3) else max(state.legal_actions(), key=state.hint)
            row = state.game.actions[action]
            if row.kind != "FIGHT":
                state.apply(action)
                continue
            h = box.HEXES.index(row.fields["hex"])
            counts = sides(state, h)
            expected = survivor(state, h, counts)
            assert h in fights(state)
            state.events = []
            state.apply(action)
            joined = sum(one.kind == "invaders" and one.fields()["hex"] == row.fields["hex"] for one in state.events)
            came = sides(fought(state, h), h)
            if joined:  # with the roll of the next turn, which came at once
                came[-1] -= joined
            if len(counts) > 1:
                assert came == (dict([expected]) if expected else {}), (seed, row.fields, counts)
                seen += 1
    assert seen > 20


BOW, WALLS = {"completed": ["Bow"]}, {"items": ["walls"]}


@pytest.mark.parametrize(
    ("tribes", "members", "left"),
    [
        ([{}, {}], [4, 3], (0, 1)),
        ([BOW, {}], [4, 3], (0, 2)),
        ([BOW, {}], [3, 3], (0, 1)),
        ([BOW, {}], [5, 1], (0, 5)),
        ([{}, BOW], [3, 4], (1, 1)),
        ([{}, WALLS], [4, 3], None),
        ([BOW, WALLS], [4, 3], (0, 1)),
        ([BOW, WALLS], [5, 1], (0, 4)),
    ],
    ids=["plain", "bow", "bow at a tie", "bow at the last", "never in defence", "walls", "both", "both, the last"],
)
def test_bow_and_walls_are_counted_before_it_comes(
    tribes: list[dict[str, list[str]]], members: list[int], left: tuple[int, int] | None
) -> None:
    board = lay(
        {"A": members, "I": [1, 1], "H": [0, 1]},
        hand=["blank"],
        turn={"actions": ["GROW"]},
        tribes=tribes,
        villages={"A": 1},
    )
    state = board.view(0)
    assert isinstance(state, RiseState)
    told = crowd(state, 0, fights(state)[0], ("you", "Bo"))
    expected = "nobody is left" if left is None else f"{('you keep', 'Bo keeps')[left[0]]} {left[1]}"
    assert told == f"{sum(members)} fight, {expected}"
    do(board, "blank lead")
    assert sides(fought(board, 0), 0) == ({} if left is None else dict([left]))
    for clash in clashes(board.events or ()):
        shown = fight_of(board.view(0), clash, ("you", "Bo"))  # type: ignore[arg-type]
        assert [side.before for side in shown.sides] == members, "the picture begins before the Bow"
