"""How a game ended stands whole in a row of the smallest window, in every language."""

from __future__ import annotations

import pytest

import rules
from rules.tribal.duel.mechanics.ends import finish
from tests.rules.tribal_duel.layouts import ONES, duel
from tribes_tui.words.language import in_language
from tribes_tui.words.wording import words_of

ROOM = 76
NAMES = "you", "Juniper", "Birch", "Ash", "Cedar"


@pytest.mark.parametrize("language", ["en", "it", "fr"])
@pytest.mark.parametrize("id", list(rules.games))
def test_a_result_is_never_cut(id: str, language: str) -> None:
    game = rules.games[id]
    state = game.new_state(game.players[0], 1)
    while state.current_player is not None:
        view = state.view(state.current_player)
        state.apply(max(view.legal_actions(), key=view.hint))
    with in_language(language):
        assert len(words_of(id).prompt(state.view(0), NAMES[: state.players])) <= ROOM


@pytest.mark.parametrize("language", ["en", "it", "fr"])
@pytest.mark.parametrize("end", ["piles", "sacred_cards", "empty", "emptied_by_opponent", "no_progress", "turn_limit"])
@pytest.mark.parametrize(
    ("mine", "theirs", "sacred"),
    [(["D9a"], ["M9b"], [{"D": 9, "M": 9}, ONES[0]]), (["D9a"], ["M9b", "T5a", "D5a"], ONES), (["#T3a D9a"], ["M9b L8b"], ONES)],
    ids=["piled", "held", "down"],
)  # fmt: skip
def test_no_result_of_a_duel_is_cut(
    mine: list[str], theirs: list[str], sacred: list[dict[str, int]], end: str, language: str
) -> None:
    for winner in (0, 1):
        own = (mine, theirs) if winner == 0 else (theirs, mine)
        state = duel(*own, sacred=sacred if winner == 0 else sacred[::-1])
        finish(state, winner, end)
        with in_language(language):
            assert len(words_of("tribal_duel").prompt(state.view(0), NAMES[:2])) <= ROOM
