"""The expected line in words tells nothing that its reader may not know."""

from __future__ import annotations

import pytest

import rules
from rules import Rng
from rules.bots.bot import Budget
from rules.bots.mcts.search import SearchBot
from tests.bots.test_search import positions
from tribes_tui.table.advice.bot_hints import DRAWS, LONGEST, _told_in, foretold
from tribes_tui.words.wording import words_of

NAMES = ("you", "Ada", "Bo", "Cy", "Di", "Ed")


@pytest.mark.turned(2)
@pytest.mark.parametrize("game_id", list(rules.games))
def test_two_truths_behind_one_view_are_told_alike(game_id: str) -> None:
    for state in positions(game_id, 2, 4, 13, 4):
        player = state.current_player
        assert player is not None
        view = state.view(player)
        names = ["you" if seat == player else NAMES[seat + 1] for seat in range(2)]
        bot = SearchBot()
        bot.choose(view, Budget(simulations=60), Rng(1))
        line = bot.candidates[0].line
        told = foretold(view, line, words_of(game_id), names)
        for draw in range(DRAWS):
            seen = view.resample(Rng(int(view.key()[:15], 16) + draw))
            assert told == [one for one in _told_in(seen, player, line, words_of(game_id), names) if one][: len(told)]
        other = view.resample(Rng(77)).view(player)
        assert foretold(other, line, words_of(game_id), names) == told
        assert len(told) <= LONGEST
        assert len(told) < len(line) or not told


def test_only_the_first_action_foretells_nothing() -> None:
    state = positions("indy", 2, 4, 9, 1)[0]
    assert state.current_player is not None
    view = state.view(state.current_player)
    assert foretold(view, view.legal_actions()[:1], words_of("indy"), ["you", "Ada"]) == []
