"""Nothing is asked before it has to be, and what one more vizier brings is what the score sheet gains."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from rules.five_tribes.components import stages as st
from tests.games.five_tribes.helpers import GAME, NAMES, rich, walk
from tribes_tui.games.five_tribes.foresight import brings_nothing
from tribes_tui.games.five_tribes.table import FiveTribesBoard
from tribes_tui.games.five_tribes.words.said import facts as said
from tribes_tui.words.help import facts_of


def test_a_djinn_that_can_be_used_later_in_the_turn_does_not_stop_it() -> None:
    board, went_on = FiveTribesBoard(), Counter[int]()
    for players, seed in ((2, 6), (2, 7), (3, 6)):
        for state in walk(players, seed, rich(players, seed)):
            if state.is_terminal or state.stage not in (st.TRIBE, st.TILE):
                continue
            view = state.view(state.current_player)
            legal = view.legal_actions()
            uses = {one for one in legal if GAME.actions[one].kind == "USE" and not brings_nothing(view, one)}
            others = [one for one in legal if GAME.actions[one].kind != "USE"]
            kinds = ("PASS", "PLACE", "FAKIRS") if state.stage == st.TRIBE else ("PASS",)
            if not uses or len(others) != 1 or GAME.actions[others[0]].kind not in kinds:
                continue
            after = state.clone()
            after.apply(others[0])
            comes_again = after.current_player == state.current_player and uses <= {*after.legal_actions()}
            assert (board.forced(view, legal) == others[0]) == comes_again, GAME.actions[others[0]]
            went_on[state.stage] += comes_again
    assert min(went_on[st.TRIBE], went_on[st.TILE]) > 3


@pytest.mark.parametrize("players", [2, 4])
def test_what_a_few_more_viziers_bring_is_what_the_sheet_gains(players: int) -> None:
    met = 0
    for state in walk(players, 3, rich(players, 3)):
        view = state.view(0)
        for fact in facts_of(view, NAMES):
            needed = int(next(iter(re.findall(r"\d+", fact.label)), 0))
            if fact.label == said.with_more(number=needed):
                more = state.clone()
                more.viziers[0] += needed
                gained = more.sheet(0)[1] - state.sheet(0)[1]
                assert int(re.findall(r"\d+", fact.words)[0]) == gained, fact
                met += 1
    assert met > 5
