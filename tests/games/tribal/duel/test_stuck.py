"""A Duel in which nobody gets any further says so, and one key passes until it ends; what has one answer is not asked."""

from __future__ import annotations

import io
import random
from collections.abc import Sequence
from typing import Any

import pytest

from rules.tribal.duel.components.actions import DONE, END
from tests.app.test_app import until
from tests.games.tribal.helpers import table_at
from tests.plain.transcripts import NearThinker
from tests.rules.tribal_duel.layouts import GAME, ONES, duel
from tests.table.helpers import SMALL, Silent, TableApp, shown
from tribes_tui.games.tribal.duel.table import DuelBoard
from tribes_tui.games.tribal.duel.words.sentences import left_to_do, nothing_left
from tribes_tui.plain.console import Console
from tribes_tui.plain.game import PlainGame
from tribes_tui.play.table import Table
from tribes_tui.table.end.screen import EndScreen
from tribes_tui.words.wording import words_of


def played(table: Table, typed: Sequence[str], is_brief: bool) -> str:
    """All that is said in lines."""
    said = io.StringIO()
    PlainGame(table, NearThinker(), Console(io.StringIO("".join(f"{line}\n" for line in typed)), said), is_brief).run()
    return said.getvalue()


AHEAD = [{"D": 1}, {}]
OFFER = "n  pass until the end"
OTHERS_TURN = ["D9a L8b"], ["M9a", "#D2a T6a"]
SAME_AS_MINE = [{"D": 1}, {"T": 5}]
"""Nothing is left for who begins; the other one has a turtle 6 for their pile, on a djembe 2 for the first one's."""


@pytest.mark.parametrize(
    ("mine", "theirs", "more", "is_stuck"),
    [
        (["D9a L8b"], ["M9a", "D3a"], {}, True),
        (["D9a L8b"], ["M9a", "D3a"], {"stock": ["T2a"]}, False),  # drawing is progress
        (["D9a", "#T4a L8b"], ["M9a"], {}, False),  # lizard 8 goes on mask 9: a card is turned up
        (["D9a L8b", "D2a"], ["M9a"], {}, False),  # djembe 2 goes on a pile
        (["D9a L8b"], ["D2a T1a"], {}, False),
        (["D9a L8b", "M3a"], ["D2a", "T9a"], {}, False),  # so it does from the opponent's column
        (["D9a T8a"], ["M9a"], {"discard": ["D2a"]}, False),  # and from the discard
        (["D9a L8b M7a"], ["M9a T8b"], {"sacred": [{"D": 1, "M": 6}, {}]}, False),
        (["L4a"], ["D5a"], {"sacred": ONES}, False),  # whoever gives their last card wins
    ],
)
def test_that_nobody_gets_any_further_is_said_where_it_is_certain(
    mine: list[str], theirs: list[str], more: dict[str, Any], is_stuck: bool
) -> None:
    state = duel(mine, theirs, **{"sacred": AHEAD, "idle": 1, **more})
    assert state.is_stuck() == is_stuck
    asked = words_of("tribal_duel").prompt(state.view(0), ("you", "Bo"))
    assert asked.startswith("Nobody can get any further: ") == is_stuck
    assert DuelBoard().may_watch(state.view(0)) == is_stuck
    assert not DuelBoard().may_watch(state.view(None))


@pytest.mark.sampled(12)
@pytest.mark.parametrize("seed", range(12))
def test_once_stuck_a_game_brings_nothing_any_more(seed: int) -> None:
    rng, state, was_stuck = random.Random(seed), GAME.new_state(2, 800 + seed), False
    while not state.is_terminal:
        legal = state.legal_actions()
        state.apply(max(legal, key=state.hint) if rng.random() < 0.9 else rng.choice(legal))
        assert not (was_stuck and state.progress)
        was_stuck = was_stuck or state.is_stuck()
    assert not was_stuck or state.end == "no_progress"


def test_bots_end_their_turns_where_only_piles_count() -> None:
    state = duel(["D9a L8b"], ["M9a", "D3a"], idle=1, sacred=AHEAD)
    assert [state.advance(action) for action in state.legal_actions()] == [-1, -1, -1, 0]
    even = duel(["D9a L8b"], ["M9a", "D3a"], idle=1)
    assert max(even.advance(action) for action in even.legal_actions() if action != END) == 0  # fewer cards decide


def test_after_long_without_progress_the_question_says_so_and_nobody_gives_in_vain() -> None:
    """Only cards on piles decide then; whoever has all four piles begun and is behind may still win by giving all away. Where nobody can
    win by empty columns before long, whole columns are never given away."""
    mine, theirs, stock, begun = ["D4a"], ["L5b"], ["T9b"], ONES[0]
    for idle, sacred, gives in (
        (0, [{}, {}], -1),
        (5, [{"D": 5}, begun], 0),
        (6, [{"D": 5}, begun], -1),
        (6, [{"D": 2}, begun], -1),
        (6, [{"D": 4}, begun], 0),
        (6, ONES, 0),
    ):
        state = duel(mine, theirs, idle=idle, sacred=sacred, stock=stock)
        give = next(id for id in state.legal_actions() if GAME.actions[id].kind == "MOVE")
        assert state.advance(give) == gives, (idle, sacred)
        asked = words_of("tribal_duel").prompt(state.view(0), ("you", "Bo"))
        assert asked.startswith("No progress for 6 turns; 20 end the game: ") == (idle == 6)


async def test_one_key_passes_until_the_end() -> None:
    app = TableApp(table_at(duel(["D9a L8b"], ["M9a", "D3a"], idle=1, sacred=AHEAD), "pb"))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert OFFER in shown(app)
        assert "Nobody can get further: you win on piles, 1 to 0; n passes until the end." in shown(app)
        await pilot.press("n")
        await pilot.pause()
        assert "on piles, 1 to 0: n again passes until the end." in shown(app)
        assert app.laid.turn == 0
        await pilot.press("n")
        await until(pilot, lambda: isinstance(app.screen, EndScreen))
        assert "20 turns without progress" in shown(app)


async def test_after_six_turns_without_progress_the_end_is_offered_and_comes_only_as_long_as_nothing_happens() -> None:
    state = duel(*OTHERS_TURN, idle=5, sacred=SAME_AS_MINE)
    app = TableApp(table_at(state, "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert OFFER not in shown(app)
    state = duel(*OTHERS_TURN, idle=6, sacred=SAME_AS_MINE)
    app = TableApp(table_at(state, "pb"))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert OFFER in shown(app)
        assert "6 of 20 turns without progress, then Bo wins on piles, 5 to 1: n passes." in shown(app)
        await pilot.press("n", "n")
        await until(
            pilot, lambda: app.laid.turn == 0 and app.laid.number > 1
        )  # the bot got on: the person is asked again
        assert not app.table_screen.board.may_watch(app.laid.view(0))


@pytest.mark.parametrize(
    ("mine", "theirs", "more", "is_offered"),
    [
        (*OTHERS_TURN, {"sacred": SAME_AS_MINE}, True),
        (["D9a L8b"], ["M9a", "T6a"], {"sacred": [{"D": 1, "T": 5}, {}]}, False),  # to be stolen
        (["D9a L8b"], ["M9a", "D2a"], {"discard": ["L1a"], "sacred": AHEAD}, False),  # a lizard 1 begins a pile
        (["D9a L8b"], ["M9a"], {"discard": ["M7a", "D2b"], "sacred": AHEAD}, False),
        (["D9a", "#T4a L8b"], ["M9a", "T6a"], {"sacred": SAME_AS_MINE}, False),  # a card is turned up
        (*OTHERS_TURN, {"sacred": SAME_AS_MINE, "stock": ["T2a"]}, False),  # drawing is progress
        (["L4a"], ["D5a", "T6a"], {"sacred": [ONES[0], {"T": 5}]}, False),  # giving the last card wins
    ],
)
def test_passing_is_offered_only_to_who_can_do_nothing_of_use(
    mine: list[str], theirs: list[str], more: dict[str, Any], is_offered: bool
) -> None:
    assert DuelBoard().may_watch(duel(mine, theirs, idle=6, **more).view(0)) == is_offered


def test_where_both_have_as_many_sacred_cards_giving_is_worth_something() -> None:
    even = duel(["D9a L8b"], ["M9a", "D3a"], idle=1, limited_used=True).view(0)
    ahead = duel(["D9a L8b"], ["M9a", "D3a"], idle=1, limited_used=True, sacred=AHEAD).view(0)
    words = words_of("tribal_duel")
    assert not words.prompt(even, ("you", "Bo")).startswith("Nobody can get any further")
    assert left_to_do(even) == "you can still give djembe 9 and lizard 8"
    assert not nothing_left(even)
    assert words.prompt(ahead, ("you", "Bo")).startswith("Nobody can get any further")


async def test_an_end_that_is_the_only_answer_is_not_asked() -> None:
    board, view = DuelBoard(), duel(["T3a", "D5b"], ["L9a M8a"], limited_used=True).view(0)
    assert [*view.legal_actions()] == [END]
    assert board.forced(view, [END]) == END
    assert board.forced(view, [DONE]) == DONE
    assert board.forced(view, [0]) is None
    assert board.forced(view, [0, END]) is None
    app = TableApp(table_at(duel(["T3a", "D5b"], ["L9a M8a"], limited_used=True), "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: app.laid.turn == 1)
        await until(pilot, lambda: "Your turn ends: nothing is left to do." in shown(app))


async def test_undo_does_not_stop_at_an_end_that_was_not_asked() -> None:
    app = TableApp(table_at(duel(["T4a", "D5b"], ["L9a"], limited_used=True), "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        number = app.laid.number
        app.table_screen.decide(next(id for id in app.laid.view(0).legal_actions() if id != END))
        await until(pilot, lambda: app.laid.turn == 1)
        await pilot.press("u")
        await pilot.pause()
        assert (app.laid.number, app.laid.turn) == (number, 0)


@pytest.mark.parametrize("is_brief", [False, True])
def test_in_lines_and_by_ear_it_is_offered_too_and_one_word_passes_until_the_end(is_brief: bool) -> None:
    """A stuck Duel offers its end wherever it is played."""
    told = played(table_at(duel(["D9a L8b"], ["M9a", "D3a"], idle=1, sacred=AHEAD), "pb"), ["pass", "pass"], is_brief)
    assert told.count("Say pass to end") == told.count("on piles, 1 to 0, if nobody gets any further") == 1
    assert "20 turns without progress" in told


@pytest.mark.parametrize("is_brief", [False, True])
def test_who_passes_is_asked_again_once_there_is_progress(is_brief: bool) -> None:
    state = duel(*OTHERS_TURN, idle=6, sacred=SAME_AS_MINE)
    told = played(table_at(state, "pb"), ["pass", "pass", "pass"], is_brief)
    assert told.count("Say pass to end") == 1  # the bot got on: nothing is offered, and the third pass is no word
    assert told.count("\n>") >= 2


def test_after_long_without_progress_the_end_of_a_turn_says_that_nothing_left_brings_one_on() -> None:
    view = duel(["D4a"], ["L5b", "L9a"], idle=6, sacred=[{"D": 5}, ONES[0]], limited_used=True, stock=["T9b"]).view(0)
    assert nothing_left(view) == "no other card of yours can go on a pile or be turned up"
