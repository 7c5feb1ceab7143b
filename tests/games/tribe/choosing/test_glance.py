"""The cursor begins on what keeps dear cards and the turn: no multi where another vase fits, no hidden vase where one of the hand does."""

from __future__ import annotations

from typing import cast

import pytest

from rules.tribe.components.cards import CARD_OF, NONE, TRIBU, TRIBUS, need
from rules.tribe.state import TribeState
from tests.games.tribal.helpers import table_at
from tests.rules.tribe.positions import position
from tests.table.beginning import decisions, entered
from tests.table.helpers import MEDIUM, SMALL, Silent, TableApp, on_table, shown
from tests.table.seated import point, seated, text
from tribes_tui.games.tribe.closing import is_near
from tribes_tui.games.tribe.pieces.faces import footed
from tribes_tui.games.tribe.pieces.hand import TribeHand
from tribes_tui.games.tribe.table import TribeBoard
from tribes_tui.games.tribe.targets import thrown
from tribes_tui.games.tribe.words.places import use_of
from tribes_tui.table.choice.selection import Beginning, Worth, ways


def begins(phase: str, hand: str, chain: str) -> str:
    state = position(phase, [hand, ""], [[chain], ["hunter desert_wind war_spear"]], leaders=["scout", "hunter"])
    view = state.view(0)
    worths: dict[int, Worth] = Beginning(TribeBoard(), view)._looked()
    return view.text(max(worths, key=lambda action: worths[action]))


@pytest.mark.parametrize(
    ("phase", "hand", "chain", "first"),
    [
        ("MAIN", "multi bear_spirit wolf", "scout", "place bear_spirit scout"),
        ("MAIN", "multi wolf", "scout", "place multi scout"),
        ("START", "wolf", "scout !salmon_spirit", "use scout on scout"),
        ("START", "bear_spirit wolf", "scout !salmon_spirit", "draw"),
        ("START", "wolf", "scout eagle_spirit !buffalo", "attack 2 hunter from scout"),
    ],
)
def test_where_the_cursor_begins(phase: str, hand: str, chain: str, first: str) -> None:
    assert begins(phase, hand, chain) == first


@pytest.mark.parametrize(
    ("hand", "first"),
    [
        ("hunter hunting_bow buffalo wolf buffalo courage", "discard wolf"),
        ("hunter desert_wind buffalo wolf buffalo courage", "found hunter"),
        ("hunter hunting_bow buffalo wolf strength elder", "discard elder"),
        ("hunter calumet_hero buffalo wolf courage strength", "discard calumet_hero"),
    ],
)
def test_a_chain_whose_first_vase_is_in_hand_is_begun_rather_than_what_is_of_use_thrown_away(
    hand: str, first: str
) -> None:
    """None that would have to leave; and what is of no use goes first."""
    assert begins("MAIN", hand, "elder flag_sky !courage") == first


def test_after_drawing_three_a_character_that_can_never_be_laid_goes_before_a_vase() -> None:
    state = position(
        "DRAW3_DISCARD",
        ["elder scout war_spear desert_wind block courage", ""],
        [["elder flag_sky", "scout bear_spirit"], ["hunter desert_wind"]],
        leaders=["scout", "hunter"],
        to_discard=2,
    )
    view = state.view(0)
    worths: dict[int, Worth] = Beginning(TribeBoard(), view)._looked()
    best = sorted(worths, key=lambda action: worths[action], reverse=True)[:2]
    assert {view.game.actions[action].fields["x"] for action in best} == {"elder", "scout"}


async def test_the_number_of_a_card_that_is_swapped_in_only_goes_there_and_the_cursor_begins_on_the_best() -> None:
    hand = "calumet_hero courage flag_sun"
    state = position("MAIN", [hand, ""], [["elder flag_sky !strength"], []], leaders=["warrior", "hunter"])
    async with seated(state, MEDIUM) as (pilot, screen):
        await pilot.press("f")
        await pilot.pause()
        held = screen.scene.view.hands[0]
        assert screen.cursor is not None
        assert held[int(screen.cursor.partition(":")[2])] == CARD_OF["courage"]
        await pilot.press("1")
        await pilot.pause()
        assert screen.scene.picked == ("active:0:1",)
        assert screen.scene.view.actives[1] == CARD_OF["strength"]


def test_a_swap_for_a_card_of_the_same_kind_is_faint_and_never_under_the_cursor() -> None:
    board = TribeBoard()
    state = position("MAIN", ["wolf wolf", ""], [["scout eagle_spirit !wolf"], []], leaders=["scout", "hunter"])
    view = state.view(0)
    swap = view.read("swap scout wolf")
    assert view.advance(swap) < 0
    chooser, beginning = ways(board, view), Beginning(board, view)
    assert beginning.best_first(chooser)[-1] == "active:0:4"
    assert beginning.idle(chooser) == {"active:0:4"}
    assert chooser.pick("hand:0")
    assert beginning.best_first(chooser) == ["discards", "active:0:4"]


@pytest.mark.parametrize(
    ("chains", "card", "use", "told"),
    [
        (["scout"], "flag_sky", "fits later", "hide the flag of the sky beside the scout"),
        (["scout"], "war_spear", "fits no chain", "discard the weapon of war: your scout needs a spirit next"),
        (["scout"], "totem", "fits later", "hide the totem beside the scout"),
        ([], "flag_sky", "fits no chain", "discard the flag of the sky"),
    ],
)
async def test_what_fits_none_says_why_and_whether_it_will(chains: list[str], card: str, use: str, told: str) -> None:
    state = position("MAIN", [f"{card} {card}", ""], [chains, []], leaders=["scout", "hunter"])
    assert use_of(state, 0, CARD_OF[card]).words == use
    async with seated(state, SMALL) as (_, screen):
        point(screen, "hand:0")
        assert told in text(screen)


async def test_a_card_is_hidden_for_something_that_is_told() -> None:
    state = position("MAIN", ["calumet_hero wolf courage", ""], [["scout"], []], leaders=["scout", "hunter"])
    for card, said in (
        ("calumet_hero", "can be placed in a later turn"),
        ("wolf", "can attack in a later turn"),
        ("courage", "can save two vases"),
    ):
        async with seated(state, SMALL, picked=(f"hand:{state.hands[0].index(CARD_OF[card])}",)) as (_, screen):
            point(screen, "active:0:4")
            assert said in text(screen)


@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_the_card_just_taken_is_marked_in_the_hand_until_it_is_decided(size: tuple[int, int]) -> None:
    state = position("START", ["flag_sun wolf", ""], [["scout"], []], leaders=["scout", "hunter"])
    app = TableApp(table_at(state, "pb"), Silent())
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        hand = on_table(app).query_one(TribeHand).held
        assert [one.fresh for one in hand].count(0) == 1
        drawn = next(event for entry in app.laid.history(0) for event in entry.events if event.kind == "drawn")
        (marked,) = (one for one in hand if one.fresh == 0)
        assert marked.face == footed(CARD_OF[drawn.fields()["card"]])
        assert "• new" in shown(app)
        assert "Your hand" in shown(app), shown(app)


@pytest.mark.parametrize(
    ("chain", "card", "first"),
    [
        ("scout", "shaman", "found shaman"),
        ("scout", "warrior", "discard war_spear"),
        ("shaman war_spear", "scout", "found scout"),
    ],
)
def test_the_cursor_begins_on_a_chain_of_the_leader_or_of_one_whose_first_vase_is_in_hand(
    chain: str, card: str, first: str
) -> None:
    """Before any discard; not on one that would leave again, as no hint proposes that either."""
    assert begins("MAIN", f"hunting_bow war_spear flag_sun flag_sky lightning {card}", chain) == first


def test_of_a_draw_3_a_vase_that_a_character_in_hand_needs_is_not_discarded_first() -> None:
    chain = "scout bear_spirit calumet_brave flag_sun"
    for other, is_first in (("hunter", False), ("block", True)):
        hand = f"war_spear {other} wolf wolf courage strength"
        state = position("DRAW3_DISCARD", [hand, ""], [[chain], []], leaders=["scout", "hunter"], to_discard=1)
        view = state.view(0)
        worths = Beginning(TribeBoard(), view)._looked()
        assert (view.text(max(worths, key=lambda action: worths[action])) == "drop war_spear") is is_first


def test_where_a_discard_is_asked_for_any_card_goes_with_one_enter_and_a_full_place_is_no_attack() -> None:
    state = position(
        "MAIN",
        ["strength flag_sun buffalo war_spear lightning wolf", ""],
        [["scout eagle_spirit !buffalo"], []],
        leaders=["scout", "hunter"],
    )
    board, view = TribeBoard(), state.view(0)
    for held in ("hand:0", "hand:1"):
        chooser = ways(board, view)
        assert chooser.pick(held)
        assert chooser.chosen is not None
        assert view.game.actions[chooser.chosen].kind == "DISCARD"
    assert use_of(state, 0, CARD_OF["buffalo"]).words == "swap in"


@pytest.mark.parametrize(
    ("hand", "card", "use", "first"),
    [
        ("flag_sun desert_wind wolf courage", "flag_sun", "fits no chain", "discards"),
        ("flag_sun desert_wind wolf courage", "desert_wind", "fits no chain", "discards"),
        ("flag_sun desert_wind wolf courage", "bear_spirit", "fits later", "active:0:3"),
        ("desert_wind warrior wolf courage", "desert_wind", "fits later", "active:0:3"),
    ],
)
def test_a_picked_card_begins_where_its_caption_says_whichever_was_to_be_thrown(
    hand: str, card: str, use: str, first: str
) -> None:
    """What fits no chain is discarded, by Enter at once; what will fit goes beside a chain, where what fits none may go, too."""
    state = position("MAIN", [f"{hand} bear_spirit", ""], [["shaman"], []], leaders=["shaman", "hunter"])
    board, view = TribeBoard(), state.view(0)
    assert use_of(state, 0, CARD_OF[card]).words == use
    chooser = ways(board, view)
    assert chooser.pick(f"hand:{state.hands[0].index(CARD_OF[card])}")
    assert Beginning(board, view).best_first(chooser)[0] == first
    assert board.suffices(view, *chooser.picked, view.read(f"discard {card}")) == (first == "discards")
    assert board.paths(view, view.read(f"activate {card} shaman")) == [(*chooser.picked, "active:0:3")]


async def test_after_a_card_was_taken_for_a_chain_the_cursor_stands_on_it() -> None:
    """Not on a character with whom another chain may begin."""
    chains = [["shaman war_spear"], ["warrior"]]
    state = position(
        "START",
        ["calumet_hero flag_sun lightning warrior", ""],
        chains,
        leaders=["shaman", "hunter"],
        discard="bear_spirit",
    )
    app = TableApp(table_at(state, "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("t")
        await pilot.pause()
        taken = app.laid.view(0).hands[0].index(CARD_OF["bear_spirit"])  # type: ignore[attr-defined]
        assert app.table_screen.selection.cursor == f"hand:{taken}"
        await pilot.press("enter", "enter")
        await pilot.pause()
        assert CARD_OF["bear_spirit"] in (app.laid.view(0).vases[3] or ())  # type: ignore[attr-defined]


@pytest.mark.parametrize(("seeds", "most"), [(1, 180), pytest.param(5, 400, marks=pytest.mark.soak)])
def test_a_character_who_may_begin_a_missing_chain_is_seldom_the_first_discard(seeds: int, most: int) -> None:
    """One of forty discards at most; it was one of nine."""
    board, discards, missed = TribeBoard(), 0, 0
    for players in (2, 3, 4):
        for seed in range(seeds):
            for view in (cast(TribeState, one) for one in decisions("tribe", players, seed, board, most)):
                card, hand = thrown(entered(board, view)[0]), view.hands[view.turn]
                discards += card != NONE
                if TRIBU <= card < TRIBU + TRIBUS and len([*view.slots(view.turn)]) < need(players):
                    missed += view.vases[view.turn * TRIBUS + card - TRIBU] is None and hand.count(card) == 1
    assert missed * 40 <= discards, (missed, discards)


@pytest.mark.parametrize("seeds", [1, pytest.param(5, marks=pytest.mark.soak)])
def test_nothing_is_hidden_before_a_vase_is_laid_that_fits_a_chain(seeds: int) -> None:
    """Near a close a search decides."""
    board, seen = TribeBoard(), 0
    for players in (2, 3, 4):
        for seed in range(seeds):
            for view in decisions("tribe", players, seed, board):
                kinds = {view.game.actions[action].kind for action in view.legal_actions()}
                if {"ACTIVATE", "PLACE_DIORAMA"} <= kinds and not is_near(cast(TribeState, view)):
                    action, _ = entered(board, view)
                    assert view.game.actions[action].kind != "ACTIVATE", view.text(action)
                    seen += 1
    assert seen


def test_a_card_that_is_drawn_unasked_is_said_to_be_drawn_for_you() -> None:
    board = TribeBoard()
    for discard, told in (("", "There is no discard to take"), ("wolf", "The top discard is no vase or totem")):
        state = position(
            "START", ["flag_sun", ""], [["elder flag_sky"], []], leaders=["warrior", "scout"], discard=discard
        )
        view = state.view(0)
        action = board.forced(view, view.legal_actions())
        assert action is not None
        assert board.told_of_forced(view, action) == f"{told}: a card was drawn for you."
