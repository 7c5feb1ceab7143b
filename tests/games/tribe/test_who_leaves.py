"""Enter says of a character who will leave that this is so: before it is begun, and before a card is hidden beside it."""

from __future__ import annotations

from rules import State
from rules.tribe.components.cards import TRIBU_NAMES
from tests.rules.tribe.positions import position
from tribes_tui.games.tribe.words.sentences import outcome


def said(state: State, text: str) -> str:
    view = state.view(0)
    return outcome(view, view.read(text))


def test_a_character_without_a_vase_in_the_hand_is_said_to_need_one() -> None:
    assert (
        said(position("MAIN", ["elder wolf block", ""], [[], []]), "found elder")
        == "give it a flag next turn, or it leaves"
    )
    for hand in ("elder flag_sky block", "elder multi block"):
        assert said(position("MAIN", [hand, ""], [[], []]), "found elder") == ""


def test_what_is_hidden_beside_whoever_leaves_leaves_too() -> None:
    state = position("MAIN", ["wolf block", ""], [["elder"], []])
    for lone, told in ((1 << TRIBU_NAMES.index("elder"), "both leave as this turn ends"), (0, "")):
        state.lone = lone
        assert said(state, "activate wolf elder") == told
