"""What somebody who plays for the first time has to be told in a Duel: what became of a drawn card, why a move is good, what piles wait for."""

from __future__ import annotations

import re

import pytest

import rules
from rules import Event
from rules.tribal.cards import CODES
from rules.tribal.duel.components.actions import DRAW
from rules.tribal.duel.state import DuelState
from tests.app.test_app import until
from tests.games.tribal.helpers import table_at
from tests.rules.tribal_duel.layouts import act, duel
from tests.table.helpers import SMALL, Silent, TableApp, shown
from tests.table.seated import seated, show, text
from tribes_tui.games.tribal.duel.facts import reasons, waits
from tribes_tui.games.tribal.duel.lesson import lesson
from tribes_tui.games.tribal.duel.words.news import summed, told_turn
from tribes_tui.table.advice.hint_screen import HintScreen

NAMES = ("you", "Bo")


async def test_a_drawn_card_that_fits_nowhere_is_told_where_there_is_no_log() -> None:
    app = TableApp(table_at(duel(["T3a", "L8b"], ["L7b"], stock=["M5a", "D9a"]), "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        app.table_screen.decide(DRAW)
        await until(pilot, lambda: app.laid.number >= 1)
        await pilot.pause()
        assert "You draw mask 5, which fits nowhere and is discarded." in shown(app)


async def test_why_stands_above_the_figures_of_a_hint() -> None:
    app = TableApp(table_at(duel(["#D2a T8a", "M9b"], ["L4b"]), "pb"))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("h")
        await until(pilot, lambda: "Hint: " in shown(app))
        await pilot.press("h")
        await until(pilot, lambda: isinstance(app.screen, HintScreen))
        await pilot.pause()
        assert "At once: turns a card up." in shown(app)


@pytest.mark.parametrize(
    ("mine", "theirs", "more", "move", "why"),
    [
        (["D5a L4a", "M5a"], ["L9a"], {"sacred": [{"D": 4}, {}]}, "move L4a M5a", "It uncovers djembe 5, which your sacred pile needs next."),
        (["M9a"], ["D5a L4a", "M5a"], {"sacred": [{"D": 4}, {}]}, "move L4a M5a", "It uncovers djembe 5, which your sacred pile needs next: you can steal it."),
        (["L3a", "M9a"], ["D4a"], {"sacred": [{}, {"D": 3}]}, "move L3a D4a", "It covers djembe 4, which Bo's sacred pile needs next."),
        (["L3a", "M9a"], ["D4a"], {}, "move L3a D4a", "You have 2 cards to clear; then 1."),
    ],
)  # fmt: skip
def test_a_move_has_its_reasons_in_words(
    mine: list[str], theirs: list[str], more: dict[str, object], move: str, why: str
) -> None:
    view = duel(mine, theirs, **more).view(0)
    assert why in reasons(view, view.read(move), NAMES)


async def test_after_the_first_turns_it_is_said_what_the_piles_wait_for() -> None:
    state = duel(["D4a", "M2a L1a"], ["D1b", "L9a"], sacred=[{"D": 1}, {}], discard=["M1b"], stock=["T9a"])
    assert waits(state.view(0), NAMES) == ()
    async with seated(state) as (_, screen):
        state.turn = 6
        told = waits(state.view(0), NAMES)
        assert told[0].startswith("Your piles need §1 in your column 2, ◊1 in the discard")
        assert told[-1] == "Nearest for your piles: §1 and ◊1.", "what is as near is not left out"
        show(screen, state, 0)
        assert "Nearest for your piles: " in text(screen)


async def test_arrows_stay_among_the_cards_as_one_sees_them() -> None:
    """Down from the end of a short column leads to a longer one beside it, not past it to the button below them all."""
    state = duel(["D4a", "T9a M8a T7a M6a T5a", "L8b"], ["L5b"])
    async with seated(state) as (_, screen):
        among = ["card:D4a", "card:T5a", "card:L8b", "end"]
        for start in ("card:D4a", "card:L8b"):
            assert screen.targets.walk(start, "down", among) == "card:T5a"
        assert screen.targets.walk("card:T5a", "down", among) == "end"


def test_a_step_of_the_lesson_names_no_card_that_lies_face_down() -> None:
    told = lesson()
    state = rules.games["tribal_duel"].new_state(2, told.seed, told.options)
    assert isinstance(state, DuelState)
    for step in told.steps:
        hidden = {card for column, down in zip(state.columns, state.hidden, strict=True) for card in column[:down]}
        for symbol, value in re.findall(r"(djembe|mask|lizard|turtle) (\d)", step.text):
            copies = {CODES[f"{symbol[0].upper()}{value}{copy}"] for copy in "ab"}
            assert copies - hidden - {*state.stock}, (step.title, symbol, value)
        act(state, *step.all_moves)


async def test_a_turn_that_is_going_on_is_not_called_as_the_last_one_is_and_bans_are_those_of_whoever_is_asked() -> (
    None
):
    state = act(duel(["D9a", "L4a"], ["M9a L8a", "M3a"]), "steal L8a D9a", "end")
    app = TableApp(table_at(state, "bp", ("Ash", "you")), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert "\u00d7 lizard 8" in shown(app)
        app.table_screen.decide(app.laid.view(1).read("move M3a L4a"))
        await pilot.pause()
        app.table_screen.decide(app.laid.view(1).read("end"))
        await until(pilot, lambda: app.laid.turn == 0)
        await pilot.pause()
        assert "not to be stolen back" not in shown(app)
    turn = summed([Event("drawn", 0, {"card": "M4a"})])
    assert told_turn(turn, "you") == ["mask 4 drawn"]


def test_the_lesson_leaves_no_card_of_a_pile_when_it_ends_a_turn() -> None:
    """All that brings one on has been done where it says: end your turn."""
    told = lesson()
    state = rules.games["tribal_duel"].new_state(2, told.seed, told.options)
    ended = 0
    for move in told.moves:
        if move == "end" and state.current_player == 0:
            assert max(state.advance(one) for one in state.legal_actions()) == 0
            ended += 1
        act(state, move)  # type: ignore[arg-type]
    assert ended


def test_no_step_of_the_lesson_names_cards_of_which_another_step_is_said_to_be_the_next() -> None:
    """The move that comes next stands below it: what is said of several is short enough to be read with that."""
    for step in lesson().steps:
        if len(step.moves) > 2:
            assert len(re.findall(r"(djembe|mask|lizard|turtle) \d", step.text)) <= 4, step.title
            assert len(step.text) < 140, step.title


def test_the_lesson_is_a_whole_game_which_the_learner_wins_with_all_that_a_turn_has() -> None:
    """From cleaning to a win: who has taken it has laid, stolen, drawn and given."""
    told, done = lesson(), list[str]()
    state = rules.games["tribal_duel"].new_state(2, told.seed, told.options)
    for step in told.steps:
        done += step.moves
        act(state, *step.all_moves)  # type: ignore[arg-type]
    assert state.ranking() == (1, 2)
    kinds = {move.partition(" ")[0] for move in done}
    assert {"move", "done", "sacred", "steal", "draw", "place", "end"} <= kinds
    assert "move L9b empty1" in done, "a give"
    assert all(step.moves for step in told.steps[1:-1]), "each step but the first and the last is a deed"
