"""Enter says of a character who will leave that this is so: before it is begun, and before a card is hidden beside it."""

from __future__ import annotations

from rules import State
from rules.tribe.components.cards import TRIBU_NAMES
from tests.rules.tribe.positions import position
from tribes_tui.games.tribe.table import TribeBoard
from tribes_tui.games.tribe.words.sentences import outcome
from tribes_tui.table.board.scene import Scene


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


def test_that_both_leave_is_said_in_few_words_too() -> None:
    state = position("MAIN", ["calumet_hero block", ""], [["elder"], []])
    for lone, told in ((1 << TRIBU_NAMES.index("elder"), "both leave as this turn ends"), (0, "may be placed")):
        state.lone = lone
        view = state.view(0)
        brief = TribeBoard().brief(Scene(view, ["you", "Bo"], 0), view.read("activate calumet_hero elder"))
        assert brief.startswith("hide the calumet beside the elder: ")
        assert told in brief


def test_an_attack_says_that_what_it_destroys_can_be_taken_where_no_discard_lies_above() -> None:
    for discard, told in (("", True), ("wolf", False)):
        state = position(
            "START",
            ["block", ""],
            [["scout !buffalo"], ["hunter desert_wind"]],
            discard=discard,
            leaders=["scout", "shaman"],
        )
        assert ("then free to take" in said(state, "attack 2 hunter from scout")) == told
