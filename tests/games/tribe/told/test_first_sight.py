"""What somebody reads who sees the table for the first time: what ends a challenge, what a card is for, which key does what."""

from __future__ import annotations

import re

import pytest

from rules import Event
from rules.tribe.components.cards import CARD_OF
from rules.tribe.evaluation.unseen import cards_to_close
from rules.tribe.state import TribeState
from tests.app.test_app import until
from tests.games.tribal.helpers import table_at
from tests.games.tribe.scenes import CHAINS, near_the_end, table, uneven
from tests.games.tribe.told.test_strangers import COMPLETE
from tests.rules.tribe.positions import position
from tests.table.helpers import MEDIUM, SMALL, Silent, TableApp, on_table, shown
from tests.table.seated import piece_of, point, seated, text
from tests.widgets.mounting import alone
from tribes_tui.games.tribe.pieces.camp import TribeCamp
from tribes_tui.games.tribe.pieces.faces import face
from tribes_tui.games.tribe.pieces.hand import Held, TribeHand
from tribes_tui.games.tribe.table import TribeBoard
from tribes_tui.games.tribe.words.places import standing, steps
from tribes_tui.table.board.scene import Scene
from tribes_tui.table.choice.selection import Beginning, ways
from tribes_tui.widgets.beside.seat_panel import SeatPanel

LEADERS = ["warrior", "hunter"]


def first_after(state: TribeState, *picked: str) -> str:
    """Where the cursor begins once these are picked."""
    view, board = state.view(state.current_player), TribeBoard()
    chooser = ways(board, view)
    for name in picked:
        assert chooser.pick(name)
    return Beginning(board, view).best_first(chooser)[0]


async def test_one_line_says_what_ends_the_challenge_what_it_brings_and_what_is_taken_off() -> None:
    near = [f"{tribu} {vases}" for tribu, vases in COMPLETE.items()]
    state = position("MAIN", ["multi wolf wolf wolf", ""], [near, ["hunter"]], leaders=LEADERS)
    async with seated(state, SMALL) as (_, screen):
        told = re.search(r"If you close the challenge: (\d+) points in all. If another does: (\d+)", text(screen))
        assert told
        assert int(told[1]) - int(told[2]) == 3
    async with seated(state, MEDIUM) as (_, screen):
        assert f"{told[0]} (your hand costs 3)" in text(screen)


@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_what_closing_brings_is_not_told_while_everybody_is_far_from_it(size: tuple[int, int]) -> None:
    state = position("MAIN", ["multi wolf", ""], [["scout"], ["hunter"]], leaders=LEADERS)
    async with seated(state, size) as (_, screen):
        assert "15 cards to close" in text(screen)
        assert "you close" not in text(screen)
        assert "Your hand" in text(screen)


@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_the_vase_that_is_needed_is_said_to_be(size: tuple[int, int]) -> None:
    state = position("MAIN", ["wolf", ""], [["scout bear_spirit"], ["hunter"]], leaders=LEADERS)
    async with seated(state, size) as (_, screen):
        told = piece_of(screen, "chain:0:4").text()
        assert told.count("next") == 1
        assert ("calumet flag\n" in told) is (size == SMALL)
        assert bool(re.search(r"next .*\n.*calumet ", told)) is (size != SMALL)


@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_a_leader_without_a_vase_is_said_to_be_one_who_may_stay(size: tuple[int, int]) -> None:
    state = position("MAIN", ["wolf", ""], [["warrior", "elder"], ["hunter"]], leaders=LEADERS)
    async with seated(state, size) as (_, screen):
        assert text(screen).count("leader: may stay alone") == 2
        assert text(screen).count("alone: needs a vase") <= 1


async def test_a_danger_is_never_written_over_what_chains_are_made_of() -> None:
    """Where the last row has both the place of a new chain and the danger of the one above it."""
    chains = [["scout", "elder"], ["hunter"]]
    state = position("START", ["warrior", ""], chains, turn=1, current_player=1, leaders=["shaman", "hunter"])
    async with seated(state, MEDIUM, viewer=0) as (pilot, screen):
        camp = screen.query_one(TribeCamp)
        for height in range(4, 24):
            camp.styles.height = height
            await pilot.pause()
            for line in camp.text().split("\n"):
                told = re.sub(r".*(alone: needs a vase( this turn)?|needs a vase this turn|alone( now)?) ", "", line)
                assert told == line or not re.search(r"storm|weapon|calumet|→", told), camp.text()


async def test_another_s_face_down_cards_have_the_word_or_one_sign_that_has_its_meaning() -> None:
    async with seated(table(2, "MAIN"), SMALL) as (_, screen):
        assert piece_of(screen, "active:1:2").text().count("hidden") == 3
        assert "▒▒" not in text(screen)
    async with seated(uneven(), SMALL) as (_, screen):
        assert piece_of(screen, "active:3:3").text().count("▒▒") == 1
        assert "▒▒ hidden" in text(screen)


async def test_words_below_neighbouring_cards_stand_apart() -> None:
    hand = TribeHand()
    one = Held("hand:0", "1", face(CARD_OF["warrior"]), "you have one", "have one")
    hand.show([one, one._replace(name="hand:1", key="2")])
    async with alone(hand, (80, 8)):
        assert "you have one you" not in hand.text()


async def test_a_card_keeps_its_key_while_others_come_and_go() -> None:
    state = position("MAIN", ["flag_sky bear_spirit wolf", ""], [["scout"], []], leaders=LEADERS)
    app = TableApp(table_at(state, "pb"), Silent())

    def keys() -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for one in on_table(app).query_one(TribeHand).held:
            found.setdefault(one.face.name + one.face.tone, []).append(one.key)
        return found

    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        before = keys()
        view = app.laid.view(0)
        place = next(one for one in view.legal_actions() if view.game.actions[one].kind == "PLACE_DIORAMA")
        app.laid.propose(0, place, app.laid.number_for(0))
        await pilot.pause()
        after = keys()
        assert sum(map(len, before.values())) - sum(map(len, after.values())) in (0, 1)
        for name, kept in after.items():
            assert set(kept) <= {*before.get(name, kept)} or name not in before, (before, after)


async def test_a_new_card_comes_where_one_is_missing() -> None:
    hand, cards = TribeHand(), [Held(f"hand:{k}", "", face(k)) for k in (0, 4, 6, 8)]
    hand.show(cards)
    hand.show([cards[0], cards[2], cards[3]])
    assert [one.key for one in hand.held] == ["1", "3", "4"]
    hand.show([cards[0], Held("hand:9", "", face(9)), cards[2], cards[3]])
    assert {one.name: one.key for one in hand.held} == {"hand:0": "1", "hand:9": "2", "hand:6": "3", "hand:8": "4"}


@pytest.mark.parametrize(("phase", "label"), [("START", "use"), ("MAIN", "swap")])
async def test_a_face_down_card_has_a_key(phase: str, label: str) -> None:
    state = position(phase, ["wolf", ""], [CHAINS[0][:1], CHAINS[1]], leaders=LEADERS)
    async with seated(state, SMALL, viewer=0) as (pilot, screen):
        assert re.search(rf"f  {label}( hidden card)? ", text(screen)), text(screen)
        await pilot.press("f")
        await pilot.pause()
        assert screen.selection.chooser.picked == ("active:0:1",)


def test_a_character_of_which_there_is_none_is_picked_to_begin_a_chain() -> None:
    """Also where its first vase is not at hand: discarded it would be lost at once."""
    state = position("MAIN", ["shaman", ""], [["scout"], []], leaders=["warrior", "hunter"])
    hand = state.hands[0].index(CARD_OF["shaman"])
    assert first_after(state, f"hand:{hand}") == "new"


def test_a_discard_is_not_offered_for_a_place_that_a_card_of_the_hand_takes_as_well() -> None:
    for hand, first in (("flag_sun wolf", "draw"), ("wolf", "discards")):
        state = position("START", [hand, ""], [["elder"], []], discard="flag_sky", leaders=["warrior", "hunter"])
        assert first_after(state) == first, hand


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("elder", "discard the elder: you have one"),
        ("warrior", "begin a chain with the warrior: your leader may stay alone"),
    ],
)
async def test_of_a_character_it_is_said_what_is_special(card: str, told: str) -> None:
    """Where nothing leaves: else that is said instead."""
    state = position("MAIN", ["elder warrior", ""], [["elder flag_sky"], []], leaders=LEADERS)
    async with seated(state, SMALL, viewer=0) as (_, screen):
        point(screen, f"hand:{state.hands[0].index(CARD_OF[card])}")
        assert told in text(screen)


def test_scene_without_a_table_yields_the_keys_of_its_cards() -> None:
    state = position("MAIN", ["wolf", ""], [["elder"], []], leaders=LEADERS)
    lit = ways(TribeBoard(), state.view(0)).lit
    scene = Scene(state.view(0), ("you", "Bo"), 0, lit=lit)
    assert TribeBoard().commands(scene)[0].key == f"1-{len(state.hands[0])}"


def test_the_step_of_an_attack_says_who_answers() -> None:
    state = position("START", ["", ""], [["elder flag_sky !wolf"], ["scout bear_spirit"]], leaders=LEADERS)
    state.apply(state.read("attack 2 scout from elder"))
    assert [steps(state, viewer)[0][-1] for viewer in (0, 1, None)] == ["others answer", "answer", "others answer"]


def test_what_is_taken_off_is_called_the_same_wherever_it_lies() -> None:
    for hand, chain, said in (
        ("multi", "scout", "your hand costs 3"),
        ("wolf", "scout !lightning", "your hidden cards cost 3"),
        ("multi", "scout !lightning", "your hand and hidden cards cost 6"),
    ):
        state = position("MAIN", [hand, ""], [[chain], ["hunter"]], leaders=LEADERS)
        assert [said in form for form in standing(state, 0, ("you", "Bo"))][1:] == [True, False, False]


async def test_a_chain_that_one_completes_is_told_with_what_is_left_to_close() -> None:
    """And another's, too: each of them is a step of the race."""
    mine = ["warrior calumet_hero flag_sun", "scout bear_spirit"]
    state = position("MAIN", ["lightning wolf", ""], [mine, ["hunter"]], leaders=LEADERS)
    app = TableApp(table_at(state, "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        app.table_screen.decide(app.laid.view(0).read("place lightning warrior"))
        await until(pilot, lambda: app.laid.turn == 1)
        await pilot.pause()
        assert "Your warrior is complete: 1 of 4, 10 cards to go." in shown(app), shown(app)
    for fields, is_told in (({"complete": True}, True), ({"complete": False}, False)):
        event = Event("placed", 1, {"card": "lightning", "chain": "warrior", **fields})
        assert TribeBoard().is_headline(event) is is_told


@pytest.mark.parametrize("size", [SMALL, (120, 40)], ids=str)
async def test_every_seat_says_how_many_cards_it_places_till_it_closes(size: tuple[int, int]) -> None:
    """As many as are placed, one a turn, until the challenge is over."""
    state = position("MAIN", ["lightning wolf", ""], [["warrior calumet_hero flag_sun"], []], leaders=LEADERS)
    async with seated(state, size) as (_, screen):
        titles = [panel.text() for panel in screen.query(SeatPanel) if panel.display]
        assert ["13" in titles[0], "16" in titles[1]] == [True, True], titles
        assert all("cards to close" in title for title in titles), titles
    near = near_the_end()
    assert cards_to_close(near, 0) == 1
    near.apply(near.read("place lightning warrior"))
    assert near.number == 2
