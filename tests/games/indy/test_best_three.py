"""Where the cursor begins at indy: on what this round costs or brings, then on what leaves more to hope for."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bots.entered import chosen
from tests.table.helpers import NAMES, indy
from tribes_tui.games.indy import words
from tribes_tui.games.indy.foresight import glance
from tribes_tui.games.indy.pieces.layout import IndyTable, panel
from tribes_tui.games.indy.words.said import table as said
from tribes_tui.table.board import board_of
from tribes_tui.table.board.scene import Scene
from tribes_tui.widgets.cards.card_face import Face


def test_where_a_swap_makes_as_much_the_cards_stay_that_may_become_a_standard() -> None:
    """Whether the green character or the blue horse is given, the best three come to the same; with the horse a blue standard may come."""
    hands = [["CG5", "HB5", "OB6", "OB5"], ["CG1", "HR2", "HB3", "OR4"]]
    fields = {"phase": "LIGHT", "players": 2, "tokens": [4, 4], "turn": 0, "dealer": 0}
    state = indy({**fields, "hands": hands, "table": ["HR6", "CR1", "HG1"]})
    actions = [action for action in state.legal_actions() if state.game.actions[action].kind == "SWAP"]
    rows = [state.game.actions[action].fields for action in actions]
    looks = {row["h"]: look for row, look in zip(rows, glance(state, actions), strict=True) if row["i"] == 0}
    assert looks["CG5"] > looks["HB5"] > looks["OB6"]


def begins(fields: dict[str, Any]) -> str:
    """What Enter alone chooses, in the words by which it is typed."""
    view = indy({"players": 2, "tokens": [4, 4], "turn": 0, "dealer": 0, **fields}).view(0)
    action, _ = chosen(board_of("indy"), view, ())
    return view.text(action)


THEIRS = ["CG1", "HR2", "HB3", "OR4"]


def test_who_evokes_last_keeps_the_higher_card_where_a_lower_sum_is_as_safe() -> None:
    last = {"phase": "EVOCATION", "step": "EVOKE", "table": ["CR1", "HG1", "OG3", "OG5"]}
    hand = ["CB6", "HB4", "HB5", "OB5"]
    assert (
        begins({**last, "hands": [hand, ["CG1"]], "evocations": [None, ["CR5", "HR4", "OR4"]]}) == "evoke keeping HB5"
    )
    assert (
        begins({**last, "hands": [hand, ["CG1"]], "evocations": [None, ["CR6", "HR5", "OR4"]]}) == "evoke keeping HB4"
    )
    assert begins({**last, "hands": [hand, THEIRS]}) == "evoke keeping HB4", "others are still to evoke"


def test_a_swap_that_keeps_the_standard_and_gains_a_card_is_better_than_passing() -> None:
    light = {"phase": "LIGHT", "hands": [["CB4", "HB5", "HG1", "OB5"], THEIRS]}
    assert begins({**light, "table": ["CR4", "HR1", "OG1"]}) == "swap HG1 1"
    assert begins({**light, "table": ["HR1", "OG1", "OR1"]}) == "pass", "nothing is gained"


def test_a_swap_that_makes_no_more_says_what_it_is_for() -> None:
    light = {"phase": "LIGHT", "players": 2, "tokens": [4, 4], "turn": 0, "dealer": 0}
    view = indy({**light, "hands": [["CB4", "HB5", "HG1", "OB5"], THEIRS], "table": ["CR4", "HR1", "OG1"]}).view(0)
    told = {text: words.outcome(view, view.read(text), NAMES) for text in ("swap HG1 1", "swap HG1 2", "swap HG1 3")}
    assert told == {
        "swap HG1 1": "still standard 14, and a better card to keep",
        "swap HG1 2": "still standard 14",
        "swap HG1 3": "still standard 14",
    }


def test_in_the_dark_the_cursor_begins_on_a_card_of_the_best_two() -> None:
    """Alone either low card could go; together with the other blue one the object leaves most."""
    begun = begins({"phase": "DARK", "hands": [["CR1", "CB3", "OR5", "OB1"], THEIRS]})
    assert begun == "exchange OB1"


def test_no_card_that_serves_the_other_is_given_for_nothing() -> None:
    """Ash is known to hold two green cards of a standard: the green horse would complete it, and brings no more than another."""
    light = {"phase": "LIGHT", "hands": [["HG6", "OB6", "CR6", "HR1"], ["CG6", "HR2", "OG3", "OR4"]]}
    fields = {**light, "table": ["OB5", "OR5", "CB1"], "known": [[], ["CG6", "OG3"]]}
    assert "HG6" not in begins(fields)


@pytest.mark.parametrize(("tokens", "begun"), [([1, 1], "eagle 1"), ([4, 4], "pass")], ids=str)
def test_an_eagle_is_not_kept_for_a_round_that_never_comes(tokens: list[int], begun: str) -> None:
    """It makes only a little more of the hand; but the round decides the game."""
    asked = {"phase": "LIGHT", "turn": 1, "window": {"played": False}, "table": ["CG5", "OR3", "OG2"]}
    assert begins({**asked, "tokens": tokens, "hands": [["HB5", "OR5", "OB4", "E"], THEIRS]}) == begun


def test_an_eagle_is_kept_where_the_evocation_stays_wrong_and_rounds_will_come() -> None:
    """The cursor gave one for a wrong 14 instead of a wrong 11; a swap made a standard of the hand a turn later."""
    asked = {"phase": "LIGHT", "turn": 1, "window": {"played": False}, "players": 3, "tokens": [4, 4, 4]}
    hands = [["CG4", "CR5", "OB2", "E"], THEIRS, ["CG2", "HR1", "HB6", "OR6"]]
    for lying, begun in (("OG5", "pass"), ("CR6", "pass"), ("HG6", "pass")):
        assert begins({**asked, "table": [lying, "HB1", "HR3"], "hands": hands}) == begun
    assert (
        begins({**asked, "table": ["OR1", "HR3", "HB1"], "hands": [["CR6", "OR5", "CB2", "E"], *hands[1:]]})
        == "eagle 2"
    )


def test_no_eagle_is_laid_while_another_can_be_kept() -> None:
    evoking = {"phase": "EVOCATION", "step": "EVOKE", "table": ["HR1", "OG2", "OR3", "CG5"]}
    assert begins({**evoking, "hands": [["CB5", "HR6", "E", "E"], THEIRS]}).startswith("eagle")


@pytest.mark.parametrize(("theirs", "is_safe"), [("CG2 HR4 OR6", True), ("CG6 HG6 OG6", False), ("", False)])
def test_what_surely_pays_nothing_is_no_warning_and_does_not_speak_of_being_plucked(theirs: str, is_safe: bool) -> None:
    """The other has laid a wrong evocation: a lower standard is as safe as the higher one, also with the last feather."""
    laid = {"phase": "EVOCATION", "step": "EVOKE", "table": ["CR1", "HG1", "OG3", "OG5"], "tokens": [1, 6]}
    hands = [["CB6", "HB4", "HB5", "OB5"], ["CG1"] if theirs else THEIRS]
    state = indy(
        {"players": 2, "turn": 0, "dealer": 0, **laid, "hands": hands, "evocations": [None, theirs.split() or None]}
    )
    view = state.view(0)
    table = IndyTable()
    lower = view.read("evoke keeping HB5")
    ink = {row[0][1] for row in panel(table, Scene(view, NAMES, 0), lower)[1] if not isinstance(row, Face)}
    assert ("danger" in ink) == (not is_safe)
    told = [row[0][0] for row in panel(table, Scene(view, NAMES, 0), None)[1] if not isinstance(row, Face)]
    assert (said.lose() in told) == (not is_safe)
