"""What stands on the pieces is told by letters and figures, not by colours alone, and colours mean one thing."""

from __future__ import annotations

import re

import pytest

from rules.tribe.components.cards import SPHERES
from tests.games.tribe.scenes import CHAINS, near_the_end, table, uneven, waiting_for_a_totem
from tests.games.tribe.told.test_points_told import magic
from tests.rules.tribe.positions import position
from tests.table.helpers import MEDIUM, SMALL
from tests.table.seated import piece_of, seated, text
from tests.widgets.mounting import alone
from tribes_tui.games.tribe.ending import ending
from tribes_tui.games.tribe.pieces.chain import segments
from tribes_tui.games.tribe.pieces.container import LEAST_FACTS
from tribes_tui.games.tribe.pieces.faces import BACK, face
from tribes_tui.games.tribe.pieces.hand import StandingLine
from tribes_tui.games.tribe.pieces.layout import _standing, held, hidden_card, links
from tribes_tui.learning.rulebook import signs_of_game
from tribes_tui.table.board.scene import Scene
from tribes_tui.theme.built_in import GAME_COLOURS, SEATS
from tribes_tui.widgets.cards.cards import Pile
from tribes_tui.words.language import in_language

NAMES = ("you", "Bo")


@pytest.mark.parametrize("size", [MEDIUM, (160, 50), (200, 60)], ids=str)
async def test_what_magic_brings_stands_on_the_totem_and_in_the_place_of_one(size: tuple[int, int]) -> None:
    """On the cards themselves, at every size of them: the legend alone doesn't say which chain."""
    async with seated(magic(), size) as (_, screen):
        assert "+15" in piece_of(screen, "chain:0:3").text()
        assert "+15" in piece_of(screen, "chain:0:1").text()


def test_a_totem_and_the_place_of_one_differ_by_more_than_their_colour() -> None:
    state = magic()
    crowned, bare = ([face(13), *links(state, slot, -1)] for slot in state.slots(0)[:2])
    for room in (30, 31, 39):
        said = [segments(chain, 7, room)[-1].words for chain in (crowned, bare)]
        assert said[1] in ("totem next", "→totem", ""), (room, said)
        assert said[0] in ("totem +15", "+15"), (room, said)


async def test_an_own_face_down_card_has_its_name_in_the_smallest_window_where_it_fits() -> None:
    chain = "shaman war_spear eagle_spirit multi !buffalo"
    state = position(
        "MAIN", ["totem wolf", ""], [[chain, "warrior", "elder"], ["hunter"]], leaders=["warrior", "hunter"]
    )
    async with seated(state, SMALL) as (_, screen):
        assert "buffalo" in piece_of(screen, "active:0:3").text()


def test_k30_what_a_part_of_an_end_is_made_of_has_no_seat_s_colour() -> None:
    state = near_the_end()
    state.events = []
    state.apply(state.read("place lightning warrior"))
    parts = [source for source in ending(state, state.events, NAMES).sources if source.is_points]
    assert all(source.tone for source in parts)
    assert not {GAME_COLOURS.get(source.tone) for source in parts} & {GAME_COLOURS[seat] for seat in SEATS}


def test_where_all_eyes_look_the_hand_of_whose_turn_it_is_lies_below_the_table() -> None:
    state = table(2, "MAIN", turn=1)
    scene = Scene(view=state, names=("Ada", "Bo"), viewer=None)
    assert [one.face.name for one in held(state, scene)][:5] == ["flag", "spirit", "shaman", "draw 3", "block"]
    assert hidden_card(state, scene, state.slots(1)[0]).word == "courage"
    for names, title in ((("Ada", "Bo"), "Bo's hand"), (("Ada", "you"), "Your hand")):
        assert _standing(state, Scene(view=state, names=names, viewer=None))[0] == title
    onlooker = state.view(None)
    assert held(onlooker, Scene(view=onlooker, names=("Ada", "Bo"), viewer=None)) == []


async def test_every_sign_that_is_explained_stands_on_some_table() -> None:
    seen = ""
    for state, size, picked in (
        (uneven(), SMALL, ()),
        (uneven(), SMALL, ("hand:2",)),
        (table(4, "MAIN"), SMALL, ("hand:2",)),
        (waiting_for_a_totem(), SMALL, ()),
        (waiting_for_a_totem(), SMALL, ("hand:0",)),
        (magic(), MEDIUM, ()),
    ):
        async with seated(state, size, picked=picked) as (pilot, screen):
            for _ in range(3):  # until all lies where it stays
                await pilot.pause()
            seen += text(screen)
    with in_language("it"):  # in English there is room for the word
        async with seated(magic(), MEDIUM, picked=("hand:0",)) as (pilot, screen):
            for _ in range(3):
                await pilot.pause()
            assert "++" in text(screen)
            seen += "++"
    for sign in signs_of_game("tribe"):
        for part in sign.sign.split():
            assert re.search(re.sub(r"\d+", r"\\d+", re.escape(part)), seen), sign


@pytest.mark.parametrize("width", [80, 120])
async def test_the_sign_of_what_is_new_has_its_meaning_beside_the_others(width: int) -> None:
    for is_fresh in (False, True):
        line = StandingLine()
        line.show("Your hand", ("You get 4 if others close now, 9 if you do",) * 3, is_fresh=is_fresh)
        async with alone(line, (width, 1)):
            assert ("• new" in line.text()) == is_fresh
            assert "hidden" not in line.text(), "no back lies there"
            assert "9 if you do" in line.text()


async def test_what_one_would_want_to_know_has_the_rows_that_the_chains_leave() -> None:
    begun, late = (
        position("MAIN", ["wolf", ""], [CHAINS[0][:k], CHAINS[1][:k]], leaders=["warrior", "hunter"]) for k in (0, 3)
    )
    async with seated(begun, MEDIUM) as (_, screen):
        assert screen.query_one("#second").size.height == LEAST_FACTS, "as late in the game: nothing jumps"
    async with seated(late, MEDIUM) as (_, screen):
        assert screen.query_one("#second").size.height == LEAST_FACTS


@pytest.mark.parametrize("depth", ["truecolor", "none"])
@pytest.mark.parametrize("height", range(5, 9))
async def test_a_pile_shows_every_sphere_of_its_card(height: int, depth: str) -> None:
    """A sphere is a point: of five rings, three are a falsehood."""
    for card, spheres in enumerate(SPHERES):
        pile = Pile(BACK, 0, "", "discards")
        pile.show(face(card), 3)
        async with alone(pile, (12, height), depth=depth):
            told = pile.text()
            assert sum(told.count(sign) for sign in "●◆■○") == spheres or f"{spheres}{face(card).signs[0]}" in told, (
                card,
                told,
            )


@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_two_vases_of_one_icon_in_the_hand_are_told_apart_by_a_word(size: tuple[int, int]) -> None:
    """The word that sentences add: the weapon of war, the spirit of the bear."""
    hand = "war_spear hunting_bow eagle_spirit bear_spirit lightning desert_wind"
    state = position("MAIN", [hand, ""], [["scout"], []], leaders=["scout", "hunter"])
    async with seated(state, size) as (_, screen):
        shown = piece_of(screen, "hand:0").text()
        for word in ("war", "hunt", "eagle", "bear", "lightning", "wind"):
            assert word in shown, (word, shown)


async def test_the_spheres_of_a_narrow_totem_are_a_number_and_one_sign() -> None:
    """Five signs would lie on its picture."""
    async with seated(magic(), MEDIUM) as (_, screen):
        shown = piece_of(screen, "chain:0:3").text()
        assert "+15" in shown
        assert "■■" not in shown
