"""Tribe, the Duel, the Rixe and Five Tribes: what is asked has room with the longest names, buttons name their keys, cards are
dragged to their places, and nothing says unasked what is best."""

from __future__ import annotations

import random
import re
from functools import cache
from typing import Any

import pytest
from textual.geometry import Offset

import rules
from rules import Event, State
from tests.games.five_tribes.helpers import rich, scene_of, walk
from tests.games.tribal.helpers import table_at
from tests.games.tribe.scenes import table
from tests.table.helpers import SMALL, Silent, TableApp, on_table, shown
from tests.table.test_enter_line import LONG_NAMES
from tribes_tui.games.five_tribes.table import FiveTribesBoard
from tribes_tui.games.five_tribes.targets import button, key_of
from tribes_tui.games.tribal.duel.words.news import headline
from tribes_tui.games.tribal.rixe.words.news import sentence as round_ended
from tribes_tui.games.tribe.challenge_end import sentence_of as challenge_closed
from tribes_tui.table.board import board_of
from tribes_tui.table.board.scene import Scene
from tribes_tui.table.choice.explain import look_at
from tribes_tui.table.choice.selection import ways
from tribes_tui.words.spoken import spoken_of
from tribes_tui.words.wording import words_of

GAMES = {"tribe": 4, "tribal_duel": 2, "tribal_rixe": 4, "five_tribes": 4}
NAMES = ("you", *LONG_NAMES[1:])
ROOM = 77
"""Letters that the row of the question has in the smallest window."""
EVERY = 7


@cache
def states(game: str) -> tuple[State, ...]:
    """Positions of a game, half of its moves the best hints and half at random."""
    state, rng, found = rules.games[game].new_state(GAMES[game], 5), random.Random(5), []
    for move in range(400):
        if state.is_terminal:
            break
        if move % EVERY == 0:
            found.append(state.clone())
        legal = state.legal_actions()
        state.apply(rng.choice([max(legal, key=state.hint), rng.choice(legal)]))
    return tuple(found)


def seen(state: State, viewer: int) -> tuple[Scene, Any]:
    """The table as a seat sees it, and how it chooses."""
    names = tuple("you" if seat == viewer else name for seat, name in enumerate(LONG_NAMES[: state.players]))
    view, board = state.view(viewer), board_of(state.game.id)
    chooser = ways(board, view)
    return Scene(view, names, viewer, lit=chooser.lit, ways=chooser.names), chooser


@pytest.mark.parametrize("game", GAMES)
def test_what_is_asked_has_room_in_the_smallest_window_with_the_longest_names(game: str) -> None:
    for state in states(game):
        seats = {state.current_player, (state.current_player + 1) % state.players} - {None}
        for viewer in seats:
            scene, _ = seen(state, viewer)
            asked = words_of(game).prompt(scene.view, scene.names)
            assert len(asked) <= ROOM, asked


@pytest.mark.parametrize("game", GAMES)
def test_where_something_is_picked_the_next_question_has_room_too(game: str) -> None:
    board = board_of(game)
    for state in states(game)[::3]:
        viewer = state.current_player
        scene, chooser = seen(state, viewer)
        for path in sorted({path[:1] for path in chooser.ways if len(path) > 1}):
            picked = Scene(scene.view, scene.names, viewer, picked=path, lit=scene.lit, ways=scene.ways)
            assert len(board.ask(picked)) <= ROOM, board.ask(picked)


def turn_of_a_duel(piled: int, gifts: int, stolen: int = 0, stolen_for_pile: int = 0) -> list[Event]:
    """What Ash, who sits at 1, did in a turn to you, who sit at 0."""
    card = {"card": "T4"}
    return [
        *[Event("stolen_to_pile", 1, card)] * stolen_for_pile,
        *[Event("stolen", 1, card)] * stolen,
        *[Event("sacred", 1, card)] * piled,
        *[Event("moved", 1, {**card, "z": 1, "to_z": 0})] * gifts,
    ]


def test_what_a_page_is_about_has_room_with_the_longest_names() -> None:
    name = max(LONG_NAMES, key=len)
    told = headline(name, "you", 13, turn_of_a_duel(piled=12, gifts=11))
    assert told == f"{name}'s turn 13: 11 cards given to you."
    few = headline("Bo", "you", 3, turn_of_a_duel(piled=1, gifts=6))
    assert few == "Bo's turn 3: 6 cards given to you and 1 card on sacred piles."
    gifts = [Event("moved", 1, {"cards": [one], "z": 1, "to_z": 0}) for one in ("M6", "T4")]
    passed = [Event("drawn", 1, {"card": "L5"}), Event("placed", 1, {"card": "L5", "z": 0})]
    all_given = headline("Ash", "you", 1, [*gifts, *passed])
    assert all_given == "Ash's turn 1: mask 6, turtle 4 and lizard 5 given to you.", "none is left out for want of room"
    assert round_ended([0], "L1", 1, [name]) == f"{name} plays lizard 1 and goes out: 3 points, +1 for a column."
    fields = {"challenge": 12, "closer": 0}
    assert challenge_closed(fields, [name]) == f"{name} closes challenge 12. Others pay for cards they didn't place."
    for said in (
        told,
        headline(name, "you", 13, turn_of_a_duel(piled=12, gifts=11, stolen_for_pile=1)),
        headline(name, "you", 13, turn_of_a_duel(piled=12, gifts=11, stolen=1)),
        headline(name, "you", 13, turn_of_a_duel(piled=2, gifts=2, stolen=1)),
        round_ended([0], "L1", 1, [name]),
        challenge_closed(fields, [name]),
    ):
        assert len(said) <= ROOM


@pytest.mark.parametrize("game", GAMES)
def test_nothing_says_unasked_what_is_best_or_what_a_bot_would_do(game: str) -> None:
    board = board_of(game)
    for state in states(game)[::3]:
        scene, chooser = seen(state, state.current_player)
        for name in chooser.lit:
            look = look_at(board, scene, chooser, words_of(game), name)
            assert not re.search(r"\b(best|better|worst|should|bot|for you)\b", look.text), look.text


def test_the_letter_on_a_button_of_five_tribes_is_its_key() -> None:
    found = set()
    for state in walk(2, 5, rich(2, 5))[::3]:
        if not state.is_terminal:
            scene, _ = scene_of(state, state.current_player, board=FiveTribesBoard())
            for name in scene.lit:
                if name in ("pass", "place", "end", "cash") or name.startswith(("pay:", "colour:", "fakirs:")):
                    letter, _, rest = button(scene, name).partition(" ")
                    if len(letter) == 1 and rest:
                        assert letter.lower() in key_of(name).lower().split(), (name, button(scene, name), key_of(name))
                        found.add(name)
    assert {"pass", "end"} <= found


async def test_a_card_of_tribe_is_dragged_to_its_chain_and_the_cursor_goes_with_it() -> None:
    state = table(4, "MAIN", turn=1)
    app = TableApp(table_at(state, "bpbb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        screen = on_table(app)
        path = next(
            path
            for path in screen.selection.chooser.ways
            if path[0].startswith("hand:") and path[-1].startswith("chain:1")
        )
        start, goal = (screen.targets.get(name) for name in path)
        assert start is not None
        assert goal is not None
        await pilot.mouse_down(offset=start.region.offset + Offset(2, 1))
        await pilot.hover(offset=goal.region.offset + Offset(1, 0))
        await pilot.pause()
        assert screen.cursor == path[1]
        assert "Enter place the" in shown(app)
        await pilot.mouse_up(offset=goal.region.offset + Offset(1, 0))
        await pilot.pause()
        assert app.laid.number == 1


@pytest.mark.parametrize("game_id", rules.games)
def test_a_move_that_is_taken_back_is_told_in_every_game(game_id: str) -> None:
    """The rules tell no such event: it comes from the table."""
    event, names = rules.Event("undo", 1, {}), ("you", "Bo", "Cy")
    assert words_of(game_id).event(event, names) == "Bo takes back the last move."
    assert [clause.text for clause in spoken_of(game_id).news([event], names, 0)] == ["the last move was taken back"]
