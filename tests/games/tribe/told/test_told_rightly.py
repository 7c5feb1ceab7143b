"""What newcomers read and took for something else: ties, what an answer saves, what a card is picked for, names cut."""

from __future__ import annotations

import pytest

from rules import Event
from rules.tribe.components.cards import CARD_OF
from tests.games.tribe.scenes import random_positions
from tests.rules.tribe.positions import position
from tests.table.seated import point, seated, text
from tests.widgets.mounting import alone
from tribes_tui.games.tribe.challenge_end import challenge_ends
from tribes_tui.games.tribe.pieces.layout import links
from tribes_tui.games.tribe.table import TribeBoard
from tribes_tui.games.tribe.targets import is_spare
from tribes_tui.table.board.scene import Scene

NAMES = ("you", "Ash", "Birch", "Cedar")


@pytest.mark.parametrize(
    ("totals", "places"),
    [
        ([56, 56, 30], ["tied first", "tied first", "third"]),
        ([32, 32, 24, 15], ["tied first", "tied first", "third", "fourth"]),
        ([40, 31, 31], ["first", "tied second", "tied second"]),
        ([40, 31], ["first", "second"]),
    ],
)
def test_after_a_challenge_everybody_has_their_place_who_closed_it_too_and_ties_are_called_so(
    totals: list[int], places: list[str]
) -> None:
    none = [0] * len(totals)
    fields = {"challenge": 1, "closer": 1, "points": totals, "totals": totals, "table": totals, "bonus": none}
    (moment,) = challenge_ends([Event("challenge_ended", None, {**fields, "hostile": none})], NAMES[: len(totals)], 0)
    story = moment.picture()
    assert [one.place for one in story._stories] == places  # type: ignore[attr-defined]


@pytest.mark.parametrize("size", [(80, 20), (120, 36)], ids=str)
async def test_after_a_challenge_no_line_of_the_scale_runs_through_words_which_use_the_whole_width(
    size: tuple[int, int],
) -> None:
    hand = ["flag_sun", "hunting_bow", "hunter", "scout", "scout"]
    figures = {"points": [40, 31, 20], "totals": [60, 31, 20], "table": [40, 31, 33], "bonus": [0] * 3}
    ended = {"challenge": 2, "closer": 0, "hostile": [0, 0, 13], **figures}
    events = [Event("revealed", 2, {"hand": hand, "active": {"elder": "multi"}}), Event("challenge_ended", None, ended)]
    (moment,) = challenge_ends(events, NAMES[:3], 0)
    picture = moment.picture()
    async with alone(picture, size):  # type: ignore[arg-type]
        rows = picture.text().splitlines()  # type: ignore[attr-defined]
        assert any("│" in row for row in rows)
        assert not [row for row in rows if "│" in row and ":" in row]
        places = [row for row in rows if any(f" {one.place} " in row for one in picture._stories)]  # type: ignore[attr-defined]
        assert len(places) == 3
        assert size[0] == 120 or not any("│" in row for row in places), "they stand beside a bar only where it is high"
        (last,) = (k for k, row in enumerate(rows) if "In hand: " in row)
        assert ("Hidden: multi 3." in rows[last]) is (size[0] == 120)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
async def test_an_answer_says_first_what_it_saves(size: tuple[int, int]) -> None:
    mine = ["hunter desert_wind multi", "warrior calumet_hero !strength"]
    chains = [mine, ["scout bear_spirit !buffalo"]]
    state = position("START", ["", ""], chains, leaders=["hunter", "scout"], turn=1, current_player=1)
    attacks = [one for one in state.legal_actions() if state.game.actions[one].kind == "ATTACK"]
    state.apply(next(one for one in attacks if "hunter" in state.text(one)))
    async with seated(state, size) as (_, screen):
        point(screen, next(one for one in screen.selection.chooser.lit if one.startswith("protect:")))
        storm = "storm" if size[0] == 80 else "storm wind"
        assert f"saves the {storm}, not the multi (3 points)" in text(screen)


@pytest.mark.parametrize("card", ["bear_spirit", "eagle_spirit"])
def test_no_reason_against_a_card_is_given_where_it_is_picked_to_be_hidden(card: str) -> None:
    board = TribeBoard()
    state = position("MAIN", [f"{card} wolf", ""], [["hunter desert_wind"], []], leaders=["hunter", "scout"])
    for place, told in (("active:0:2", "to hide it"), ("discards", "to discard it")):
        scene = Scene(state.view(0), NAMES[:2], 0, next_place=lambda _, place=place: place)
        hand = state.hands[0].index(CARD_OF[card])
        assert board.effect(scene, f"hand:{hand}").endswith(told)


def test_at_every_complete_chain_it_stands_that_a_totem_may_come_next() -> None:
    seen = set[bool]()
    for state in random_positions(3, 12, 5):
        for seat in range(3):
            for slot in state.slots(seat):
                found = [*links(state, slot, -1)]
                is_whole = len(state.vases[slot] or ()) == 3 and not state.totems[slot] and not state.is_terminal
                assert (len(found) == 4) == (is_whole or state.totems[slot])
                seen.add(is_whole)
    assert seen == {True, False}


def test_a_vase_that_one_s_leader_will_need_is_not_spare() -> None:
    hand = "desert_wind flag_sky calumet_hero wolf"
    state = position("MAIN", [hand, ""], [[], ["hunter"]], leaders=["warrior", "hunter"])
    assert not any(is_spare(state, CARD_OF[card]) for card in ("desert_wind", "flag_sky", "calumet_hero"))
