"""Moves on the table that are of use say what they are for; the cursor proposes them behind cards that can be played, before what ends a turn."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import rules
from rules import Rng
from rules.bots import levels
from rules.bots.bot import Budget
from rules.core.rng import seeded
from rules.tribal.moves import MOVES
from rules.tribal.rixe.components.actions import DRAW, END, PLAY
from rules.tribal.rixe.state import RixeState
from tests.rules.tribal_rixe.layouts import rixe
from tests.table.beginning import entered
from tribes_tui.games.tribal.rixe.facts import facts
from tribes_tui.games.tribal.rixe.foresight import aim
from tribes_tui.games.tribal.rixe.table import RixeBoard
from tribes_tui.games.tribal.rixe.words.sentences import lift, prompt, put, reasons
from tribes_tui.table.board import board_of

NAMES = ("you", "Ash")

USES = frozenset(("complete", "begin", "room"))
"""What a move may be for that brings its player on."""


def _moves_of_use() -> Iterator[tuple[RixeState, int]]:
    """Positions against `medium` in which the rules' hint is to move on the table, and the move."""
    bot = levels.make("medium")
    for seed in range(25):
        state, rng = rules.games["tribal_rixe"].new_state(2, seed, {"rounds": 1}), Rng(seeded("aims", seed))
        while state.current_player is not None:
            view = state.view(state.current_player)
            assert isinstance(view, RixeState)
            if state.current_player:
                state.apply(bot.choose(view, Budget(), rng))
                continue
            legal = [one for one in view.legal_actions() if one >= MOVES or aim(view, one) in USES]
            action = max(legal, key=view.hint)
            if action < MOVES:
                yield view, action
            state.apply(action)


def test_the_cursor_begins_on_what_completes_a_column_then_on_cards_to_play_then_on_moves_of_use_before_an_end() -> (
    None
):
    """A column that a move completes comes before a card that could be played: that card may take the place."""
    board, before, alone = board_of("tribal_rixe"), 0, 0
    for view, _ in _moves_of_use():
        chosen, _ = entered(board, view)
        assert chosen < MOVES
        if any(PLAY <= one < DRAW for one in view.legal_actions()):
            before += 1
            assert aim(view, chosen) in ("complete", "begin")
        else:
            alone += 1
            assert aim(view, chosen) in USES
    assert min(before, alone) > 10


@pytest.mark.parametrize("drawn", [False, True])
def test_that_a_column_can_be_completed_is_asked_first_where_no_card_fits(drawn: bool) -> None:
    """In the same words before and after a draw; by which move stands beside Enter, where the cursor begins on it, and is a hint's to say."""
    view = rixe([["L9 M8 T7 D6 L5 M4", "T3 D2 L1"], ["T6"]], [["D8"], ["D1"]], stock=["T9"], has_drawn=drawn).view(0)
    way = "end your turn" if drawn else "draw a card"
    assert prompt(view, NAMES) == f"No card fits, but a column can be completed. Move columns or {way}."
    assert (
        lift(view, "card:T3a", [view.read("move T3a M4a")], NAMES)
        == "lift your turtle 3 and 2 more to complete a column"
    )


def test_a_turn_in_which_moves_change_nothing_is_not_asked() -> None:
    view = rixe([["L6 D5"], ["T6"]], [["D8"], ["D1"]], stock=["T9"], has_drawn=True).view(0)
    assert any(action < MOVES for action in view.legal_actions())
    assert RixeBoard().forced(view, view.legal_actions()) == END


def test_what_a_move_makes_is_said_however_long_the_cards_are() -> None:
    view = rixe([["T9 M8 L7 D6 T5 M4", "T3a D2 L1"], ["M4", "T3b"]], [["D8"], ["D1"]], stock=["T9"]).view(0)
    told = put(view, view.read("move T3a M4a"), ("Abigail the Great", "Bo"))
    assert told == "move turtle 3 onto Abigail the Great's mask 4: a complete column"
    longer = put(view, view.read("move T3a M4a"), ("Abigail the Great and Wise", "Bo"))
    assert longer == "move turtle 3 onto mask 4: a complete column", "whose it is gives way to what comes of it"
    short = put(view, view.read("move T3a M4a"), ("Abigail", "Bo"))
    assert short == "move turtle 3 and 2 more onto Abigail's mask 4: a complete column"


def test_every_move_of_use_says_what_it_is_for() -> None:
    told, said, moves = set[str](), 0, 0
    for view, action in _moves_of_use():
        row = view.game.actions[action]
        purpose = aim(view, action)
        told.add(purpose)
        assert purpose, row.text
        lifted, laid = lift(view, f"card:{row.fields['card']}", [action], NAMES), put(view, action, NAMES)
        assert any(end in lifted for end in ("complete", "to free a place for your 9", "a free place for your 9")), (
            lifted
        )
        said += any(end in laid for end in ("complete", "a free place for your 9"))
        moves += 1
        assert max(len(lifted), len(laid)) <= 70
        assert any(reasons(view, action))
    assert told == {"complete", "begin", "room"}
    assert said == moves


def test_to_play_well_begins_with_what_scores_and_who_threatens() -> None:
    column = ["L9 M8 T7 D6 L5 M4", "T3 D2 L1"]
    told = {fact.label: fact.words for fact in facts(rixe([column, ["T6"]], [["D8"], ["D1"]]).view(0), NAMES)}
    assert [*told][:2] == ["What scores now", "Nearest to going out"]
    assert told["What scores now"] == "a column can be completed: your turtle 3 goes onto your mask 4"
    assert told["Nearest to going out"] == f"{NAMES[1]} has 1 card left; the last brings 3 points"
    alone = facts(rixe([column[:1], ["T6"]], [["D8"], ["D1"]]).view(0), NAMES)[0]
    assert alone.label == "Longest from 9"
    assert alone.words == "your column 1 has 6 of 9 cards and needs a blue 3 next"


def test_of_a_card_whose_equal_one_holds_it_is_always_said_whose_is_moved() -> None:
    names = ("you", "Birch", "Ash")
    for mine, hand, owner in (
        (1, "D3b", "Birch's djembe 3"),
        (1, "D5b", "Birch's djembe 3"),
        (0, "D3b", "your djembe 3"),
    ):
        zones: list[list[str]] = [["T9"], ["L9"], ["L4a", "M8"]]
        zones[mine].append("D3a")
        view = rixe(zones, [[hand, "M1"], ["T1"], ["T2"]]).view(0)
        told = put(view, view.read("move D3a L4a"), names)
        assert told.startswith(f"move {owner} onto Ash's lizard 4"), (hand, told)
