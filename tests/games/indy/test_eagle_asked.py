"""An eagle is asked about out of turn only where it can do more than what was let pass; one answer may settle it for the round. A card of the hand
keeps its key."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from rules.indy.components import actions as ids
from rules.indy.components.cards import CARD_OF, CODES
from tests.games.tribal.helpers import table_at
from tests.table.helpers import SMALL, Silent, TableApp, indy, laid, on_table, shown
from tests.table.seated import point, seated, text
from tests.table.test_sitting import move, sit
from tribes_tui.games.indy.foresight import glance, is_settled, wanted
from tribes_tui.games.indy.table import IndyBoard
from tribes_tui.play.table import Table
from tribes_tui.table.play.sitting import Sitting, StepKind


def asked_first(seeds: int = 40) -> tuple[Table, Sitting]:
    """A table at which the only person is asked about their eagle."""
    for seed in range(seeds):
        table = laid("pbbb", seed)
        sitting = sit(table)
        while table.number < 60 and (step := sitting.next()).kind is not StepKind.OVER:
            if step == (StepKind.ASK, 0) and table.is_concealed:
                return table, sitting
            move(table, sitting)
    raise AssertionError("never asked")


def round_of(table: Table) -> int:
    view: Any = table.view(0)
    return int(view.manche)


def asked_in_round(table: Table, sitting: Sitting) -> list[Any]:
    """What the person is asked about until the round is over, whom they let pass each time."""
    found, manche = list[Any](), round_of(table)
    while (step := sitting.next()).kind is not StepKind.OVER and round_of(table) == manche:
        view: Any = table.view(0)
        is_asked = step == (StepKind.ASK, 0) and table.is_concealed
        found += [wanted(view)] if is_asked else []
        move(table, sitting, ids.PASS if step.seat == 0 and view.is_legal(ids.PASS) else None)
    return found


def test_what_was_let_pass_is_asked_about_again_only_for_more() -> None:
    for seed in range(25):
        table = laid("pbbb", seed)
        sitting = sit(table)
        for _ in range(4):
            asked = asked_in_round(table, sitting)
            for before, after in pairwise(asked):
                assert not after <= before
            if table.is_over:
                break


def test_one_answer_settles_it_for_the_round() -> None:
    table, sitting = asked_first()
    sitting.settle(0)
    assert sitting.next().kind is StepKind.SILENCE
    assert asked_in_round(table, sitting) == []


async def test_the_key_stands_where_the_eagle_is_asked_about() -> None:
    table, _ = asked_first()
    app = TableApp(table, Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert "n  keep it for this round" in shown(app)
        number = table.number_for(0)
        await pilot.press("n")
        await pilot.pause()
        assert table.number_for(0) > number
        assert on_table(app).sitting._settled


async def test_a_card_keeps_its_key_after_an_exchange() -> None:
    state = indy(
        {"phase": "DARK", "tokens": [4, 4], "hands": [["CR3", "CG2", "HB5", "OG4"], ["CG1", "HR2", "HB3", "OR4"]]}
    )
    app = TableApp(table_at(state, "pb"), Silent())

    def keys() -> dict[str, str]:
        hand = app.laid.view(0).hands[0]  # type: ignore[attr-defined]
        return {CODES[card]: on_table(app).board.key_of(f"hand:{'abcd'[i]}") for i, card in enumerate(hand)}

    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        before = keys()
        await pilot.press("a", "full_stop")
        await pilot.press("enter")
        await pilot.pause()
        after = keys()
        assert app.laid.number > 0
        kept = {*before} & {*after}
        assert len(kept) >= 3
        assert {one: before[one] for one in kept} == {one: after[one] for one in kept}
        assert sorted(after.values()) == sorted("asdf")


async def test_the_cursor_begins_on_an_eagle_that_makes_a_better_class() -> None:
    """Else on keeping it, which says in the smallest window, too, the whole of what it is kept for."""
    for row, told in (
        (["CR3", "HG1", "OB2"], "keep the eagle for later; an evocation with it is wrong"),
        (["HR3", "HG1", "OB2"], "keep the eagle for later; an evocation with it is wrong"),
    ):
        hands = [["CR4", "CR5", "HB6", "E"], ["CG1", "HR2", "HB3", "OR4"], ["CG2", "HR1", "HB4", "OR5"]]
        state = indy(
            {
                "phase": "LIGHT",
                "tokens": [4, 4, 4],
                "hands": hands,
                "table": row,
                "turn": 1,
                "dealer": 0,
                "window": {"played": False},
                "players": 3,
            }
        )
        async with seated(state, SMALL) as (_, screen):
            assert screen.cursor == ("eagle" if row[0] == "CR3" else "pass")
            point(screen, "pass")
            assert told in text(screen)


async def test_in_ones_own_evocation_too_the_cursor_begins_on_an_eagle_that_makes_a_better_class() -> None:
    """Nothing is evoked after it: whoever lays what they hold has kept the eagle for nothing."""
    for row, begins in ((["HR5", "CR1", "HB3", "OB5"], "eagle"), (["HR5", "CR1", "HG3", "OG5"], "hand")):
        state = indy(
            {
                "phase": "EVOCATION",
                "step": "EVOKE",
                "players": 2,
                "tokens": [4, 4],
                "hands": [["CB6", "HR4", "HB5", "E"], ["CG1", "HR2", "OB3", "OR4"]],
                "table": row,
                "turn": 0,
                "dealer": 0,
            }
        )
        async with seated(state, SMALL) as (_, screen):
            assert (screen.cursor or "").partition(":")[0] == begins


async def test_that_nothing_could_be_swapped_before_evoking_is_told() -> None:
    hands = [["CR4", "CR5", "HB6", "OB1"], ["CG1", "HR2", "HB3", "OR4"]]
    state = indy(
        {"phase": "EVOCATION", "tokens": [4, 4], "hands": hands, "table": ["CB3", "HG1", "OG2", "OG5"], "turn": 0}
    )
    app = TableApp(table_at(state, "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.pause()
        assert "To swap, kind and colour must match: none does." in shown(app)
        assert "► Choose the card to keep" in shown(app)


def test_of_two_cards_that_are_as_good_to_keep_the_cursor_begins_on_the_higher() -> None:
    """Where whatever is laid pays: a hint keeps that one, too."""
    state = indy(
        {
            "phase": "EVOCATION", "step": "EVOKE", "players": 2, "tokens": [4, 4], "hands": [["CR3", "HG6", "OB1", "OG2"], ["CB1"]],
            "table": ["CB3", "HB1", "OG3", "OG5"], "evocations": [None, ["CR6", "HR5", "OB5"]], "turn": 0, "dealer": 0,
        }
    )  # fmt: skip
    actions = state.legal_actions()
    assert is_settled(state, 0)
    looks = dict(zip(actions, glance(state, actions), strict=True))
    assert max(looks, key=lambda action: looks[action]) == ids.EVOKE + CARD_OF["HG6"]


def test_a_key_for_the_swap_never_lays_the_evocation_that_anothers_eagle_brings_on() -> None:
    """Only the last step is guarded so, beside what is asked out of turn."""
    for step, is_guarded in (("SWAP", False), ("EVOKE", True)):
        state = indy(
            {
                "phase": "EVOCATION", "step": step, "players": 2, "tokens": [4, 4], "turn": 0, "dealer": 0,
                "hands": [["CB6", "HR4", "HB5", "OG1"], ["CG1", "HR2", "OB3", "OR4"]], "table": ["HR5", "CR1", "HG3", "OG5"],
            }
        )  # fmt: skip
        assert IndyBoard().asks_aside(state.view(0)) == is_guarded  # type: ignore[arg-type]
