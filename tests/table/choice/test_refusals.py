"""What is refused is told in whole sentences of its own, in every game, with no letter of the notation."""

from __future__ import annotations

import random
import re

import pytest

import rules
from tests.rules.tribal_rixe.layouts import rixe
from tests.table.seated import seated, text
from tests.table.told.test_sentences import NAMES, PLAYERS
from tribes_tui.table.board import board_of
from tribes_tui.table.board.scene import Scene
from tribes_tui.table.choice import explain
from tribes_tui.table.choice.explain import explanation, look_at
from tribes_tui.table.choice.selection import Chooser, ways
from tribes_tui.words.spoken import spoken_of
from tribes_tui.words.wording import words_of

WHOLE = re.compile(r"(?:^|\. )(?!No\.)['A-Z0-9].*\.$")
AT_LENGTH = re.compile(r"^(?:It can't be chosen now|What you picked can't go there)\. ['A-Z0-9].*\.$")
PLACES = {
    "tribe": ["hand:0", "hand:1", "hand:2", "draw", "discards", "new"],
    "indy": ["hand:a", "hand:b"],
    "tribal_duel": ["stock", "end", "pile:0:D", "pile:0:L", "empty:0"],
    "tribal_rixe": ["stock", "end", "empty:0"],
    "rise_of_tribes": ["hex:A", "hex:B", "hex:E", "action:GROW", "village", "volcano"],
    "five_tribes": ["tile:a1", "tile:c3", "tile:f5", "bid:0", "row:1", "end"],
}


@pytest.mark.turned(2)
@pytest.mark.parametrize("game_id", rules.games)
def test_a_refusal_is_a_sentence_of_its_own(game_id: str) -> None:
    board, words, told = board_of(game_id), words_of(game_id), set[str]()
    rng, state = random.Random(1), rules.games[game_id].new_state(PLAYERS.get(game_id, 2), 1)
    for number in range(80):
        if state.is_terminal:
            break
        if game_id == "indy" and number < state.players:  # hands are dealt after the shamans
            state.apply(state.legal_actions()[0])
            continue
        view = state.view(state.current_player)
        chooser: Chooser = ways(board, view)
        names = ["you" if seat == view.current_player else name for seat, name in enumerate(NAMES[: state.players])]
        scene = Scene(view, names, view.current_player, lit=chooser.lit, ways=chooser.names)
        for name in PLACES[game_id]:
            if name in chooser.lit:
                continue
            line = look_at(board, scene, chooser, words, name)
            if line.role == "bad":
                told.add(line.line)
                assert WHOLE.search(line.line), line.line
                assert any(AT_LENGTH.match(one) for one in explanation(board, scene, chooser, words, name)), name
        legal = view.legal_actions()
        state.apply(max(legal, key=view.hint) if rng.random() < 0.7 else rng.choice(legal))
    assert told


@pytest.mark.parametrize(
    ("game_id", "clause", "told"),
    [
        (
            "tribe",
            "your elder wants a flag next, not a skyforce",
            "Your elder wants a flag next, not a storm.",
        ),
        (
            "tribe",
            "the card at your elder, courage, is no vase",
            "The card at your elder, feathers of courage, is no vase.",
        ),
        ("tribal_duel", "first place T1a", "First place turtle 1."),
    ],
)
def test_codes_and_letters_are_spelt_out(game_id: str, clause: str, told: str) -> None:
    assert explain.reason(spoken_of(game_id).spelt(clause)).startswith(told)


def test_the_section_stands_behind_the_sentence() -> None:
    assert explain.reason("you hold no eagle", "3.7") == "You hold no eagle (rules 3.7)."
    assert explain.reason("McDonald is out") == "McDonald is out."


def test_a_ruling_is_not_called_by_its_number_as_everything_else_is_by_its_section() -> None:
    assert explain.reason("you hold no eagle", "3.7") == "You hold no eagle (rules 3.7)."
    assert explain.reason("leaders are dealt", "r2") == "Leaders are dealt."


def test_nothing_is_refused_where_nothing_is_asked() -> None:
    """While a bot plays for whoever looks on, their own turn offers no choice: a place is named, and no more."""
    board, state = board_of("indy"), rules.games["indy"].new_state(2, 1)
    while not state.hands[0] or state.current_player != 0:
        state.apply(state.legal_actions()[0])
    view = state.view(0)
    said = look_at(board, Scene(view, NAMES[:2], 0), Chooser(), words_of("indy"), "hand:a").line
    assert "No" not in said
    assert said


async def test_after_a_key_that_is_refused_enter_goes_on_where_it_would_have() -> None:
    """In the Rixe nobody ends a turn while a card fits: the key says so, and the cursor stays on the card."""
    state = rixe([["D4"], ["M4"]], [["L3", "D8"], ["D1"]])
    async with seated(state, viewer=0) as (pilot, screen):
        before = screen.selection.cursor
        assert before == "hand:L3"
        await pilot.press("e")
        assert "Your lizard 3 fits: a turn goes on as long as a card fits" in text(screen)
        assert screen.selection.cursor == before
        await pilot.press("enter")
        assert screen.scene.picked == (before,)


@pytest.mark.turned(2)
@pytest.mark.parametrize("game_id", rules.games)
def test_the_refusal_of_an_end_reads_like_no_order(game_id: str) -> None:
    board, words, state, told = (
        board_of(game_id),
        words_of(game_id),
        rules.games[game_id].new_state(PLAYERS.get(game_id, 2), 1),
        set[str](),
    )
    rng = random.Random(2)
    for _ in range(120):
        if (seat := state.current_player) is None:
            break
        view = state.view(seat)
        names = ["you" if one == seat else name for one, name in enumerate(NAMES[: state.players])]
        chooser = ways(board, view)
        scene = Scene(view, names, seat, lit=chooser.lit, ways=chooser.names)
        for name in board.endings - chooser.lit:
            look = look_at(board, scene, chooser, words, name)
            if look.role == "bad":
                told.add(look.line)
                assert not look.line.lower().startswith(board.describe(scene, name)), look.line
        state.apply(rng.choice(state.legal_actions()))
    assert told
