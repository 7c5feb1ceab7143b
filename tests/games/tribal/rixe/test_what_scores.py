"""What is said of scoring can be done in that turn, in so many steps and no fewer, in thousands of positions; who threatens is about to go out."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import rules
from rules.tribal.moves import MOVES
from rules.tribal.rixe.components.actions import COLLECT, DRAW, PLAY
from rules.tribal.rixe.components.phases import ACT
from rules.tribal.rixe.state import RixeState
from tests.rules.tribal_rixe.layouts import rixe
from tribes_tui.games.tribal.rixe.facts import FEW, facts
from tribes_tui.games.tribal.rixe.foresight import NEAR, aim, completion
from tribes_tui.games.tribal.rixe.words.sentences import lift

NAMES = ("you", "Ash", "Birch", "Cedar")
SCORES, THREAT, LONGEST = "What scores now", "Nearest to going out", "Longest from 9"


def _turns(players: int, games: int) -> Iterator[RixeState]:
    """Views of who is in turn, in games with good and aimless moves."""
    for seed in range(games):
        state, random = rules.games["tribal_rixe"].new_state(players, seed, {"rounds": 1}), Random(seed)
        while state.current_player is not None:
            legal = state.legal_actions()
            view = state.view(state.current_player)
            assert isinstance(view, RixeState)
            if view.phase == ACT:
                yield view
            good = random.random() < 0.7
            state.apply(max(legal, key=view.hint) if good else random.choice(legal))


def _goes_on(state: RixeState) -> list[int]:
    """What is played and moved on the table."""
    return [action for action in state.legal_actions() if action < COLLECT]


def _completed(state: RixeState) -> int:
    """The columns that are complete or were collected, also those of a round that ended."""
    on_table = sum(map(state.is_complete, range(len(state.columns)))) if not state.tallies else 0
    return on_table + sum(state.points) - 3 * sum(state.outs)


def _completes(state: RixeState, action: int, first: RixeState) -> bool:
    """Whether after it there are more complete columns than at first."""
    after = state.clone()
    after.apply(action)
    return _completed(after) > _completed(first)


def _least_steps(view: RixeState, most: int) -> int:
    """In how few steps a column can be completed, by trying everything; 0: not in so many."""
    layouts = [view.resample(rules.Rng(0))]
    for steps in range(1, most + 1):
        found: dict[tuple[int, ...], RixeState] = {}
        for state in layouts:
            for action in _goes_on(state):
                if _completes(state, action, view):
                    return steps
                if steps < most:
                    after = state.clone()
                    after.apply(action)
                    if after.number == view.number and after.current_player == view.current_player:
                        found[(after.print, *after.hands[view.current_player or 0])] = after
        layouts = [*found.values()]
    return 0


@pytest.mark.sampled(1)
@pytest.mark.parametrize(("players", "games"), [(2, 30), (3, 24), (4, 24)])
def test_what_scores_now_can_be_done_in_so_many_steps(players: int, games: int) -> None:
    told, tried, none = dict[int, int](), 0, 0
    for number, view in enumerate(_turns(players, games)):
        said = {fact.label: fact.words for fact in facts(view, NAMES[:players])}
        legal, plan, now = view.legal_actions(), completion(view), said.get(SCORES, "")
        if len(view.hands[view.current_player or 0]) == 1 and any(PLAY <= one < COLLECT for one in legal):
            assert now == "your last card can be played: 3 points"
        elif any(COLLECT <= one < DRAW for one in legal):
            assert "can be collected: 1 point" in now or "can be collected: 1 point each" in now
        else:
            assert bool(now) == bool(plan)
            assert (LONGEST in said) <= (not now)
        if plan:
            steps = len(plan)
            told[steps] = told.get(steps, 0) + 1
            if now.startswith("a column"):
                assert f"in {steps} steps: first" in now or (steps == 1 and "goes onto" in now)
            state: RixeState = view.resample(rules.Rng(1))
            for action in plan[:-1]:
                assert not _completes(state, action, view)
                state.apply(action)
            assert _completes(state, plan[-1], view)
        none += not plan
        if number % 4 == 0:
            tried += 1
            least = _least_steps(view, 2)
            is_way_round = not plan and bool(view.seen)  # a layout that was there already forbids the straight way
            assert least == (len(plan) if len(plan) <= 2 else 0) or is_way_round, view.dump()
    assert sum(told.values()) > 50
    assert len(told) > 4
    assert min(tried, none) > 200


@pytest.mark.sampled(1)
@pytest.mark.parametrize("players", [2, 3])
def test_a_move_towards_a_complete_column_is_the_first_of_the_fewest_steps(players: int) -> None:
    begun = 0
    for view in _turns(players, 20):
        fewest = len(completion(view))
        for action in view.legal_actions():
            if action < MOVES and aim(view, action) == "begin":
                begun += 1
                after: RixeState = view.resample(rules.Rng(2))
                after.apply(action)
                seen = after.view(view.current_player)
                assert isinstance(seen, RixeState)
                assert len(completion(seen)) == fewest - 1
    assert begun > 20


def test_a_move_that_is_not_needed_is_not_named() -> None:
    """The 8 already lies on a 9, and as well there as on the other."""
    view = rixe([["M9", "D3 L2 D1"], ["D9 L8 D7"]], [["L6", "D5", "L4", "M8"], ["D1"]], stock=["T9"]).view(0)
    assert aim(view, view.read("move L8a M9a")) == ""
    said = {fact.label: fact.words for fact in facts(view, NAMES[:2])}
    assert said[SCORES] == "a column can be completed in 4 steps: first lizard 6 onto Ash's djembe 7"
    assert len(completion(view)) == 4


def test_what_takes_two_moves_is_asked_for_as_a_way_towards_it() -> None:
    columns = [["L9 M8 T7 D6 L5"], ["T5 D4a T3", "T3 D2 L1"]]
    view = rixe(columns, [["D8"], ["D1"]], stock=["T9"]).view(0)
    assert len(completion(view)) == 2
    told = lift(view, "card:D4a", [view.read("move D4a L5a")], NAMES[:2])
    assert told == "lift Ash's djembe 4 and 1 more towards a complete column"
    said = {fact.label: fact.words for fact in facts(view, NAMES[:2])}
    assert said[SCORES] == "a column can be completed in 2 steps: first Ash's djembe 4 onto your lizard 5"


def test_nothing_is_promised_that_the_last_card_or_an_earlier_layout_forbids() -> None:
    """The last card of the hand ends the round before the column is complete."""
    column, rest = ["L9 M8 T7 D6 L5 M4"], ["D2 L1"]
    alone = rixe([column, rest], [["T3"], ["D1"]]).view(0)
    assert not completion(alone)
    held = rixe([column, rest], [["T3", "D9"], ["D1"]]).view(0)
    assert len(completion(held)) == 2


def test_only_who_is_about_to_go_out_threatens() -> None:
    """Nobody with more cards than the viewer, nor with many."""
    for mine, theirs, threatens in ((1, 2, False), (3, 2, True), (7, FEW, True), (7, FEW + 1, False)):
        hands = [[f"M{9 - card}" for card in range(mine)], [f"T{9 - card}" for card in range(theirs)]]
        told = {fact.label: fact.words for fact in facts(rixe([["L1"], ["D1"]], hands).view(0), NAMES[:2])}
        assert (THREAT in told) == threatens
        if threatens:
            assert told[THREAT].startswith(f"Ash has {theirs} card")


def test_the_longest_column_is_named_by_what_it_is() -> None:
    for cards, is_told in (("L9 M8 T7 D6", False), ("L9 M8 T7 D6 L5", True)):
        told = {fact.label: fact.words for fact in facts(rixe([[cards], ["T1"]], [["D9"], ["D1"]]).view(0), NAMES[:2])}
        assert SCORES not in told
        assert (LONGEST in told) == is_told == (len(cards.split()) >= NEAR)
    assert told[LONGEST] == "your column 1 has 5 of 9 cards and needs an orange 4 next"


def test_all_who_are_nearest_to_going_out_are_named() -> None:
    view = rixe([["D4"], ["M6"], ["L7"]], [["D8", "D9", "T9"], ["D1", "D2"], ["M1", "M2"]]).view(0)
    told = {fact.label: fact.words for fact in facts(view, ("you", "Bo", "Cy"))}
    assert told[THREAT] == "Bo and Cy have 2 cards left; the last brings 3 points"
