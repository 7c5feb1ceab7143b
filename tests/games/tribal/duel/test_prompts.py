"""What the Duel asks names all kinds of places that are lit, and only those."""

from __future__ import annotations

import pytest

import rules
from rules import Rng
from rules.tribal.duel.components.phases import CLEAN, PLACING
from tribes_tui.games.tribal.duel.lesson import LESSON
from tribes_tui.games.tribal.duel.table import DuelBoard
from tribes_tui.games.tribal.duel.words import sentences

KINDS = {"card:": (" a blue ", " an orange "), "pile:": ("sacred pile",), "empty:": ("free column",)}


def check_named(told: str, lit: set[str]) -> None:
    """Each kind of place is named exactly where one of them is lit."""
    for kind, words in KINDS.items():
        said = any(word in told.partition("?")[2].replace("On", " on").replace("To", " to") for word in words)
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
        elif state.phase != CLEAN and len(view.legal_actions()) > 1:
            actions = [state.game.actions[id].kind for id in view.legal_actions()]
            for kind, word in (("DRAW", "draw"), ("TAKE", "take"), ("SACRED", "fill a pile"), ("END", "end")):
                assert (kind in actions) == (word in prompt.lower()), (prompt, actions)
            assert any(kind.startswith("STEAL") for kind in actions) == ("steal" in prompt)
        for first in {path[0] for path in paths if len(path) == 2}:
            lit = {path[1] for path in paths if path[0] == first}
            check_named(sentences.lifted(view, first.removeprefix("card:"), lit), lit)
            asked += 1
        state.apply(state.pick(rng))
    assert asked > 100


def test_k7_the_lesson_says_both_ways_to_win_whole() -> None:
    first, last = LESSON.steps[0].text, LESSON.steps[-1].text
    for said in (first, last):
        assert all(word in said for word in ("columns", "four", "begun", "complete"))
