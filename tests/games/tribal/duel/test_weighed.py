"""What is better, as a short search sees it, than what looks best at a glance."""

from __future__ import annotations

import pytest

from rules import Rng
from rules.bots.bot import Budget, Candidate
from rules.bots.mcts.search import SearchBot
from rules.bots.mcts.tuning import NOTHING
from rules.tribal.duel.components.actions import END
from rules.tribal.duel.components.phases import ACT
from rules.tribal.duel.state import DuelState
from tests.rules.tribal_duel.layouts import GAME, duel
from tests.table.beginning import entered
from tribes_tui.games.tribal.duel import foresight
from tribes_tui.games.tribal.duel.facts import reasons
from tribes_tui.games.tribal.duel.foresight import better, handed, rests
from tribes_tui.games.tribal.duel.table import DuelBoard
from tribes_tui.games.tribal.duel.words.sentences import left_to_do, nothing_left, purpose


def buried() -> DuelState:
    """A view of a played game: player 1 lacks a djembe 9, which lies below one card; player 0 has nothing left but to lay more on it."""
    mine = ["D9b", "T9b D8b T7b", "D5b"]
    theirs = ["D9a T8b", "M9b L8a D7b T6a M5b", "L9a M8b L7a D6b T5b D4a"]
    piles = (
        {"M": "bbbbabbaa", "L": "aaaaaa", "T": "bbab"},
        {"D": "aabbaaaa", "M": "aaaa", "L": "bbbbbbbbb", "T": "aabaabaaa"},
    )
    position = {
        "game": "tribal_duel",
        "players": 2,
        "current_player": 0,
        "viewer": 0,
        "columns": [mine, theirs],
        "sacred": [{s: [f"{s}{k}{c}" for k, c in enumerate(copies, 1)] for s, copies in own.items()} for own in piles],
        "stock": ["?", "?"],
        "discard": ["D2b", "D3a", "M7a"],
        "limited_used": True,
        "given": ["T8b", "D9a"],
        "no_give": ["T7b", "D8b", "T9b"],
    }
    state: DuelState = GAME.load(position)
    return state


def test_a_stack_that_buries_what_the_other_one_needs_is_better_than_to_end_the_turn() -> None:
    view = buried()
    assert all(view.hint(one) <= 0 for one in view.legal_actions())
    assert [view.text(one) for one in better(view)] == ["move D7b T8b"]
    assert not rests(view)


def raced() -> DuelState:
    """A view of a played game: of turtle 7 and what lies on it one card goes on a pile of Ash's, three are left for them to clear."""
    mine = ["M9b", "", "", "", "D9a L8b M7a L6a D5b L4a M3a", "? M8a T7a D6a T5b D4b", "? ? M3b"]
    theirs = [
        "L9a D8a L7b M6b L5b M4b L3a M2a",
        "M9a T8b D7a T6b",
        "L9b M8b",
        "D9b L8a D7b L6b M5b",
        "T9b D8b L7a D6b L5a M4a",
    ]
    piles = {"D": "abaaa", "L": "aabb", "T": "baa"}, {"D": "bab", "M": "bb", "L": "bb", "T": "abbbaabaa"}
    state: DuelState = GAME.load(
        {
            "game": "tribal_duel",
            "players": 2,
            "current_player": 0,
            "viewer": 0,
            "columns": [[column.split() for column in zone] for zone in (mine, theirs)],
            "sacred": [
                {s: [f"{s}{k}{c}" for k, c in enumerate(copies, 1)] for s, copies in own.items()} for own in piles
            ],
            "stock": [],
            "discard": ["M5a", "M6a"],
            "limited_used": True,
            "given": [
                "M2a",
                "L3a",
                "M4a",
                "M4b",
                "M5b",
                "L5a",
                "L5b",
                "D6b",
                "M6b",
                "L6b",
                "D7b",
                "L7a",
                "L7b",
                "D8a",
                "M8b",
                "L8a",
                "D9b",
                "L9a",
                "L9b",
            ],
            "no_give": ["L4a", "D5b", "L6a", "M7a", "L8b", "D9a", "M9b"],
        }
    )
    return state


def test_the_cursor_begins_on_no_move_of_which_its_line_warns() -> None:
    """What hands the other one a card for a pile is for the person to choose: nobody advises and warns in one line."""
    views, state = [raced(), buried()], GAME.new_state(2, 5)
    while state.current_player is not None and len(views) < 24:
        if state.turn > 10 and state.phase == ACT and not any(state.hint(one) > 0 for one in state.legal_actions()):
            views.append(state.view(state.current_player))
        state.apply(max(state.legal_actions(), key=state.hint))
    for view in views:
        action, _ = entered(DuelBoard(), view)
        assert not handed(view, action), view.text(action)
        assert not any(handed(view, one) for one in better(view))
        assert END not in better(view) or not left_to_do(view), "it doesn't argue against itself"
        assert not (nothing_left(view) and left_to_do(view))


def test_it_says_the_same_of_the_same_view_and_only_what_is_legal() -> None:
    state, looked = GAME.new_state(2, 3), 0
    while state.current_player is not None and looked < 12:
        if state.turn > 10 and not any(state.hint(one) > 0 for one in state.legal_actions()):
            view, looked = state.view(state.current_player), looked + 1
            assert better(view) == better(GAME.load(view.dump()))
            assert {*better(view)} <= {*view.legal_actions()}
        state.apply(max(state.legal_actions(), key=state.hint))


def test_a_card_is_taken_where_only_that_opens_what_is_stuck() -> None:
    """Turn after turn ended while djembe 8 lay there, whose column would have laid open what both unseen cards lie under."""
    state = duel(
        [],
        [
            "D9b T8b D7b",
            "T9b M8b T7b D6a T5a M4a T3a",
            "M5a T4b D3b T2b",
            "#D2b #T1b T7a M6a",
            "T9a",
            "M9b T8a M7a T6a D5a",
        ],
        sacred=[{"D": 1, "M": 3, "L": 9}, {"D": 9, "M": 9, "L": 9, "T": 6}],
        discard=["D4a", "D8b"],
        idle=3,
    )
    view = state.view(0)
    assert [view.text(one) for one in better(view)] == ["take D8b"]


def test_a_turn_rests_only_where_the_cursor_ends_it() -> None:
    state, board, seen = GAME.new_state(2, 5), DuelBoard(), 0
    while state.current_player is not None and seen < 6:
        view = state.view(state.current_player)
        if state.turn > 8 and rests(view):
            seen += 1
            assert entered(board, view)[0] == END
        state.apply(max(state.legal_actions(), key=state.hint))
    assert seen


@pytest.mark.parametrize(("turtles", "counts"), [(4, False), (5, True)])
def test_a_card_in_the_middle_of_their_column_is_laid_to_and_fro_for_no_search(
    monkeypatch: pytest.MonkeyPatch, turtles: int, counts: bool
) -> None:
    """But where it buries what they need: turtle 6."""
    piles = [{"D": 3, "M": 1, "L": 3, "T": 1}, {"D": 1, "M": 1, "L": 3, "T": turtles}]
    theirs = ["D9a T8a D7a T6a M5b L4a D3a", "T6b M5a", "T9a D8a", "M9a", "M9b", "T9b", "L9b"]
    view = duel(["D9b L8b", "T4b", "M4b"], theirs, sacred=piles, limited_used=True).view(0)
    found = view.read("move L4a M5a")
    monkeypatch.setattr(SearchBot, "choose", lambda *_: found)
    assert view.hint(found) <= 0
    assert (found in foresight.better(view)) == counts


def test_before_a_short_search_ends_a_turn_with_something_of_use_left_it_looks_again_at_that_and_the_next_best(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = duel(["L4a D3a", "T9b"], ["T4a", "M9b"], stock=["M8a"])
    asked, best = list[tuple[int, set[int]]](), state.read("draw")

    def choose(self: SearchBot, view: DuelState, budget: Budget, _: Rng) -> int:
        legal = view.legal_actions()
        worths = dict(zip(legal, self._look(view, legal, Rng(0)), strict=True))
        asked.append((budget.simulations or 0, {one for one in legal if worths[one] > NOTHING}))
        self.candidates = [Candidate(END, 9, 0.2), Candidate(best, 9, 0.1)]
        return END if len(asked) == 1 else best

    monkeypatch.setattr(SearchBot, "choose", choose)
    view = state.view(0)
    assert foresight.glance(view, view.legal_actions())
    assert asked[1:] == [(foresight.LAST_LOOK, {END, best})]
    assert END not in foresight.better(view)


def left_over() -> DuelState:
    """A view of a played game: nothing but a whole column is left to give, whose last card goes on a pile of the other one's."""
    theirs = {"D": "aab", "M": "ab", "L": "babba", "T": "aa"}
    mine = {"D": "b", "M": "babbaabbb", "L": "abaa", "T": "bbabbbaaa"}
    state: DuelState = GAME.load(
        {
            "game": "tribal_duel",
            "players": 2,
            "current_player": 0,
            "viewer": 0,
            "columns": [
                [
                    "",
                    "L9b D8b T7b D6a L5b D4a",
                    "D9b L8a D7a L6a D5b T4a",
                    "D9a L8b M7a T6a D5a",
                    "M9a T8b D7b L6b M5b",
                ],
                ["L9a M8a L7b M6b T5a M4a T3b D2b", "", "", "L7a D6b"],
            ],
            "sacred": [
                {s: [f"{s}{k}{c}" for k, c in enumerate(copies, 1)] for s, copies in own.items()}
                for own in (mine, theirs)
            ],
            "stock": ["?"] * 5,
            "limited_used": True,
            "progress": True,
            "round": 17,
            "given": ["D2b", "T3b", "M4a", "T5a", "M6b", "L7b", "M8a", "L9a"],
            "no_give": ["T4a", "D5a", "D5b", "M5b", "L6a", "L6b", "T6a", "D7a", "D7b", "M7a", "L8a", "L8b", "D9b"],
        }
    )
    return state


def test_before_a_turn_ends_a_whole_column_is_weighed_that_costs_something_and_says_what_for() -> None:
    view = left_over()
    give = view.read("move L9b empty1")
    assert handed(view, give)
    assert [*better(view)] == [give]
    assert entered(DuelBoard(), view)[0] == give
    assert purpose(view, give, ("you", "Ash")) == "clears 6 cards, but Ash needs djembe 4"


def test_a_card_stolen_for_a_column_says_which_cards_can_go_on_it(monkeypatch: pytest.MonkeyPatch) -> None:
    state = duel(["D9b T8a", "L7b", ""], ["M9b", "L2b", ""], stock=["T5a"]).view(0)
    steal = state.read("steal M9b empty")
    monkeypatch.setattr(foresight, "better", lambda _state: {steal: foresight.BETTER})
    assert purpose(state, steal, ("you", "Ash")) == "your turtle 8 can go on it"
    assert "Then your turtle 8 can go on mask 9." in reasons(state, steal, ("you", "Ash"))
