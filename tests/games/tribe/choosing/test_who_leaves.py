"""Enter says of a character who will leave that this is so: before it is begun, and before a card is hidden beside it."""

from __future__ import annotations

import pytest

from rules import State
from rules.tribe.components.cards import CARD_OF, TRIBU_NAMES
from rules.tribe.components.phases import MAIN, START
from rules.tribe.mechanics.legal import fits
from tests.games.tribe.scenes import random_positions
from tests.rules.tribe.positions import position
from tests.table.helpers import SMALL
from tests.table.seated import pick, point, seated, text
from tribes_tui.games.tribe.table import TribeBoard
from tribes_tui.games.tribe.words.places import LONGEST, laid_in_short
from tribes_tui.games.tribe.words.sentences import outcome
from tribes_tui.table.board.scene import Scene
from tribes_tui.words.language import in_language


def said(state: State, text: str) -> str:
    view = state.view(0)
    return outcome(view, view.read(text))


def test_a_character_without_a_vase_in_the_hand_is_said_to_need_one() -> None:
    assert (
        said(position("MAIN", ["elder wolf block", ""], [[], []]), "found elder")
        == "needs a flag next turn, or it leaves"
    )
    for hand, told in (("flag_sky multi", "its flag is in your hand"), ("multi block", "your multi can be its flag")):
        assert said(position("MAIN", [f"elder {hand}", ""], [[], []]), "found elder") == told


def test_what_is_hidden_beside_whoever_leaves_leaves_too() -> None:
    state = position("MAIN", ["wolf block", ""], [["elder"], []])
    for lone, told in ((1 << TRIBU_NAMES.index("elder"), "both leave at the end of this turn"), (0, "")):
        state.lone = lone
        assert said(state, "activate wolf elder") == told


def test_that_both_leave_is_said_in_few_words_too() -> None:
    state = position("MAIN", ["calumet_hero block", ""], [["elder"], []])
    for lone, told in ((1 << TRIBU_NAMES.index("elder"), "both leave at the end of this turn"), (0, "can be placed")):
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
        assert ("the top one may be taken" in said(state, "attack 2 hunter from scout")) == told


@pytest.mark.parametrize("players", [2, 4])
def test_who_leaves_as_a_turn_ends_is_said_of_every_action_that_lets_them(players: int) -> None:
    """And of no other: it is what the turn's end takes from the viewer's table."""
    board, found = TribeBoard(), 0
    for state in random_positions(players, 5, 6):
        seat = state.current_player
        if seat is None or state.phase not in (START, MAIN):
            continue
        view = state.view(seat)
        scene = Scene(view, ("you", "Bo", "Cy", "Di")[:players], seat)
        for action in view.legal_actions():
            kind = view.game.actions[action].kind
            told = board.warning(scene, action)
            if kind in ("DRAW_PILE", "DRAW_DISCARD", "SWAP"):
                assert not told
            elif kind not in ("ATTACK", "PLAY_DRAW3"):
                after = state.clone()
                after.events = []
                after.apply(action)
                gone = [event.fields()["chain"] for event in after.events if event.kind == "eliminated"]
                assert all(chain in told for chain in gone), (told, gone)
                assert bool(told) is bool(gone)
                found += bool(told)
    assert found


async def test_a_character_is_saved_before_a_card_that_was_taken_is_placed_elsewhere() -> None:
    mine = ["warrior", "shaman war_spear"]
    hand = "calumet_hero wolf multi"
    state = position(
        "START", [hand, ""], [mine, ["hunter"]], leaders=["hunter", "scout"], top="", discard="eagle_spirit"
    )
    state.lone = 1 << TRIBU_NAMES.index("warrior")
    state.apply(state.read("take"))
    view = state.view(0)
    assert not [*TribeBoard().stays(view, ("discards",))]
    async with seated(state, SMALL) as (_, screen):
        card = view.hands[0][int(str(screen.selection.cursor).partition(":")[2])]
        assert fits(view, card, 0), screen.selection.cursor
        pick(screen, *[f"hand:{view.hands[0].index(CARD_OF['eagle_spirit'])}"])
        point(screen, "chain:0:3")
        assert "your warrior, alone, leaves (−5)" in text(screen), text(screen)


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_that_a_character_leaves_has_room_in_the_line_of_enter(language: str) -> None:
    """In the brief form at the least, whichever character and whichever vase."""
    with in_language(language):
        for tribu in TRIBU_NAMES:
            leaders = ["hunter" if tribu != "hunter" else "warrior", "scout" if tribu != "scout" else "shaman"]
            view = position("MAIN", [f"{tribu} wolf block", ""], [[], []], leaders=leaders).view(0)
            told = laid_in_short(view, view.read(f"found {tribu}"))
            assert 0 < len(told) <= LONGEST, told
