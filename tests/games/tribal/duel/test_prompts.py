"""What the Duel asks names all kinds of places that are lit, and only those."""

from __future__ import annotations

from typing import cast

import pytest

import rules
from rules import Rng
from rules.tribal.cards import NAMES
from rules.tribal.duel.components.phases import ACT, CLEAN, PLACING
from rules.tribal.duel.state import DuelState
from tests.app.test_app import until
from tests.games.tribal.helpers import table_at
from tests.rules.tribal_duel.layouts import duel
from tests.rules.tribal_duel.test_risk import one_card_away
from tests.table.helpers import Silent, TableApp
from tests.table.seated import seated, show
from tribes_tui.games.tribal.duel.facts import race
from tribes_tui.games.tribal.duel.foresight import danger, risk, risked
from tribes_tui.games.tribal.duel.lesson import lesson
from tribes_tui.games.tribal.duel.table import DuelBoard
from tribes_tui.games.tribal.duel.words import sentences
from tribes_tui.games.tribal.rixe.refusals import refusal

KINDS = {"card:": (" a blue ", " an orange "), "pile:": ("sacred pile",), "empty:": ("free column",)}


def check_named(told: str, lit: set[str]) -> None:
    """Each kind of place is named exactly where one of them is lit."""
    for kind, words in KINDS.items():
        said = any(word in f" {told.partition('?')[2] or told}".lower() for word in words)
        assert said == any(name.startswith(kind) for name in lit), (told, lit)


@pytest.mark.parametrize("seed", range(6))
def test_k8_every_prompt_names_all_kinds_of_places_that_are_lit(seed: int) -> None:
    board, rng, asked = DuelBoard(), Rng(seed), 0
    state = rules.games["tribal_duel"].new_state(2, seed)
    for _ in range(260):
        if state.is_terminal:
            break
        player = state.current_player
        view = state.view(player)
        names = ["you", "Ash"] if player == 0 else ["Ash", "you"]
        prompt = sentences.prompt(view, names)
        paths = [path for id in view.legal_actions() for path in board.paths(view, id)]
        if state.phase == PLACING:
            check_named(prompt, {path[0] for path in paths})
        elif state.phase != CLEAN and len(view.legal_actions()) > 1 and danger(view) is None:
            actions = [state.game.actions[id].kind for id in view.legal_actions()]
            for kind, word in (("DRAW", "draw"), ("TAKE", "take"), ("SACRED", "put on a pile")):
                assert (kind in actions) == (word in prompt.lower()), (prompt, actions)
            assert "end" in prompt, prompt
            assert any(kind.startswith("STEAL") for kind in actions) == ("steal" in prompt)
        for first in {path[0] for path in paths if len(path) == 2}:
            lit = {path[1] for path in paths if path[0] == first and len(path) == 2}
            check_named(sentences.lifted(view, first.removeprefix("card:"), lit), lit)
            asked += 1
        state.apply(state.pick(rng))
    assert asked > 100


@pytest.mark.parametrize(
    ("mine", "theirs", "asked"),
    [
        (["L4a", "D5a"], ["M5a"], "Move cards, give or end your turn."),
        (["L4a"], ["M5a", "T6a"], "Move Ash's cards, give or end your turn."),
        (["L4a", "D5a"], ["M5a", "T6a"], "Move cards in either zone, give or end your turn."),
    ],
)
def test_it_is_said_in_which_zones_cards_may_be_moved(mine: list[str], theirs: list[str], asked: str) -> None:
    state = duel(mine, theirs, limited_used=True, stock=["D9a"])
    assert sentences.prompt(state.view(0), ("you", "Ash")) == asked


def test_it_is_said_where_there_is_most_to_be_done_too() -> None:
    state = duel(["L4a", "D5a", "D1a"], ["M5a", "T6a", "L1a"], stock=["D7a"], discard=["T1a"], sacred=[{}, {}])
    asked = sentences.prompt(state.view(0), ("you", "Ash"))
    assert asked == "Move cards in either zone, give, put on a pile, draw, take, steal or end."


def test_k7_the_lesson_says_both_ways_to_win_whole() -> None:
    first, last = lesson().steps[0].text, lesson().steps[-1].text
    for said in (first, last):
        assert all(word in said for word in ("columns", "four", "begun", "complete"))


async def test_k22_nothing_that_ends_a_turn_is_there_in_anothers_turn() -> None:
    state = rules.games["tribal_duel"].new_state(2, 3)
    async with seated(state) as (_, screen):
        show(screen, state, state.current_player)
        assert "end" in {target.name for target in screen.targets}
        show(screen, state, 1 - (state.current_player or 0))
        assert "end" not in {target.name for target in screen.targets}


def test_k33_a_9_is_refused_for_what_it_is() -> None:
    state, rng, found = rules.games["tribal_rixe"].new_state(2, 3), Rng(3), set[str]()
    for _ in range(200):
        if state.is_terminal:
            break
        view = state.view(state.current_player)
        for name in (*(f"card:{s}9a" for s in "DMLT" if view.place[NAMES.index(f"{s}9a")] >= 0),):
            refused = refusal(view, name, ())
            assert refused is None or "no column now" not in refused.reason
            found.add(refused.reason if refused else "")
        state.apply(state.pick(rng))
    assert any("a 9 fits on no card" in reason for reason in found)


async def test_a_long_order_loses_the_column_of_its_card_before_its_goal_is_cut() -> None:
    """A hint ended `give mask 4 and 2 more of column 6 ont…`: the cursor shows where the card lies, nothing else where it goes."""
    state = duel(["T4a D3a L2a", "T4b", "M9a"], ["M5b", "D9a"])
    async with seated(state) as (_, screen):
        move = state.read("move T4a M5b")
        assert screen.board.brief(screen.scene, move) == "give turtle 4 and 2 more to mask 5 in Bo's column 1"
        assert screen.board.brief(screen.scene, state.read("end")) == ""


def test_one_lucky_card_of_the_other_one_is_told_of_before_the_turn_ends_and_how_many_columns_are_left() -> None:
    state = one_card_away()
    state.turn = 9
    view = state.view(0)
    assert sentences.prompt(view, ["you", "Ash"]) == "If you end now, Ash wins with 6 of 22 unseen cards."
    assert "clear 2 cards in 2 columns" in race(view, ["you", "Ash"])[1]


def test_where_that_is_to_be_stopped_the_cursor_begins_on_what_stops_it() -> None:
    """Not on the end of the turn, while the question says otherwise."""
    state = one_card_away()
    state.turn, state.limited = 9, True
    view = state.view(0)
    assert sentences.prompt(view, ["you", "Ash"]) == "If you end now, Ash wins with 6 of 22 unseen cards: stop it."
    first, *_ = DuelBoard().hindrances(view)
    assert sentences.purpose(view, first, ["you", "Ash"]) == "stops Ash"
    state.apply(first)
    assert risk(state.view(0)) is None


def test_of_cards_that_are_stolen_or_taken_one_counts_and_where_only_they_fit_they_are_named() -> None:
    """One may be had in a turn: two were said to fit."""
    state = duel(["D9a"], ["L5a", "T1a", "M9a L8a", "D1b"], sacred=[{}, {}])
    assert sentences.prompt(state.view(0), ("you", "Ash"), is_counted=True) == (
        "For your piles, one of these this turn: djembe 1 or turtle 1."
    )
    state = duel(["D9a", "M1a"], ["T1a", "D1b"], sacred=[{}, {}])
    assert sentences.prompt(state.view(0), ("you", "Ash"), is_counted=True) == "2 cards fit on your piles."


async def test_while_the_other_one_moves_undo_is_not_offered_though_its_key_takes_their_moves_back_too() -> None:
    state = duel(["D9a", "L4a"], ["T8a", "M9a", "M3a"], sacred=[{}, {}])
    app = TableApp(table_at(state, "pb", ("you", "Ash")), Silent())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = app.table_screen
        screen.decide(app.laid.view(0).read("end"))
        await pilot.pause()
        assert "undo" in {one.name for one in screen.keys()}, "nobody has moved since"  # noqa: SIM118  # no dictionary
        app.laid.propose(1, app.laid.view(1).read("move M3a L4a"), app.laid.number_for(1))
        await until(pilot, lambda: app.laid.number == 2 and screen.table.number == 2)
        await pilot.pause()
        assert "undo" not in {one.name for one in screen.keys()}  # noqa: SIM118  # no dictionary
        assert screen.why_not_undo(0) is None


def test_drawing_counts_the_cards_that_would_help_the_other() -> None:
    """`some` is nothing to weigh."""
    state, rng, found = rules.games["tribal_duel"].new_state(2, 3), Rng(5), 0
    while state.current_player is not None and found < 3:
        view = cast(DuelState, state.view(state.current_player))
        names = [("you", "Ash"), ("Ash", "you")][state.current_player]
        if view.phase == ACT and (number := len(risked(view))):
            found += 1
            assert sentences.draw_risk(view, names, is_brief=True) == f"{number} would help Ash"
        state.apply(max(view.legal_actions(), key=view.hint) if rng.randrange(4) else state.pick(rng))
    assert found
