"""While a card is waited for the table says how many of those that may still come are such; what a chain needs, and what lies hidden, stands in
words as long as there is room."""

from __future__ import annotations

import re

import pytest

from rules.tribe.evaluation.unseen import that_begin, that_close, that_fit
from tests.games.tribe.scenes import five_chains_each, uneven
from tests.rules.tribe.positions import position
from tests.table.helpers import MEDIUM, SMALL
from tests.table.seated import seated, text
from tribes_tui.games.tribe.pieces.camp import MAY_HIDE
from tribes_tui.games.tribe.pieces.hand import legends
from tribes_tui.games.tribe.words.sentences import outcome
from tribes_tui.theme.palette import Palette

LEADERS = ["scout", "hunter"]
WAITING = [
    "warrior calumet_hero flag_sun lightning",
    "hunter lightning war_spear bear_spirit",
    "shaman war_spear bear_spirit calumet_hero",
    "elder flag_sky lightning",
]


def test_drawing_says_how_many_unseen_cards_fit() -> None:
    state = position("START", ["bear_spirit wolf", ""], [["scout"], ["hunter"]], leaders=LEADERS)
    waited = that_fit(state.view(0), 0)
    assert waited is not None
    assert waited.number == 3 + 4 + 4 + 4, "one spirit is in the hand; a multi fits, too"
    said = f"{waited.number} of {waited.most} unseen cards fit your chains"
    assert outcome(state.view(0), state.read("draw")) == said
    whole = position("START", ["wolf", ""], [["scout bear_spirit calumet_hero flag_sun"], ["hunter"]], leaders=LEADERS)
    begin = that_begin(whole.view(0), 0)
    assert begin == 15
    assert outcome(whole.view(0), whole.read("draw")).endswith(f"unseen cards fit your chains, {begin} begin one")
    none = position("START", ["wolf", ""], [[], []], leaders=LEADERS)
    assert that_fit(none.view(0), 0) is None
    assert outcome(none.view(0), none.read("draw")) == ""


@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_who_needs_one_vase_more_is_told_how_many_would_close(size: tuple[int, int]) -> None:
    state = position("START", ["wolf", ""], [WAITING, ["hunter"]], leaders=LEADERS)
    waited = that_close(state.view(0), 0)
    assert waited is not None
    assert waited.number == 4 + 4 - 2 + 4, "weapons but the two that lie there, and multis"
    async with seated(state, size) as (_, screen):
        assert f"{waited.number} of {waited.most} unseen cards close" in text(screen)
    held = position("START", ["war_spear", ""], [WAITING, ["hunter"]], leaders=LEADERS)
    assert that_close(held.view(0), 0) is None, "it is there already"
    begun = position("START", ["wolf", ""], [WAITING[1:], ["hunter"]], leaders=LEADERS)
    assert that_close(begun.view(0), 0) is None


async def test_what_a_character_of_the_hand_needs_stands_beside_three_chains_too() -> None:
    chains = ["scout bear_spirit calumet_brave", "warrior calumet_hero", "hunter desert_wind"]
    state = position("MAIN", ["shaman wolf", "", ""], [chains, [], []], leaders=["scout", "hunter", "shaman"])
    async with seated(state, SMALL) as (_, screen):
        assert "shaman weapon→spirit→calumet" in text(screen)


async def test_what_its_owner_hid_beside_a_long_chain_is_begun_with_its_letters() -> None:
    chains = [f"{one} !buffalo" for one in WAITING]
    async with seated(position("MAIN", ["wolf", "", ""], [chains, [], []]), SMALL) as (_, screen):
        told = text(screen)
        assert len(re.findall(r" buf+a?l?(o|…) ", told)) == 4, told


async def test_a_place_for_a_hidden_card_has_the_word_or_its_sign_a_meaning() -> None:
    for state in (five_chains_each(), uneven()):
        async with seated(state, SMALL, picked=("hand:0",)) as (_, screen):
            assert MAY_HIDE not in text(screen) or f"{MAY_HIDE} hide" in text(screen)


def test_signs_that_stand_there_have_their_meaning() -> None:
    palette = Palette.__new__(Palette)
    told = ["".join(part[0] for part in line) for line, _ in legends(palette, False, hiding=True, back=True)]
    assert told == ["++ hide", "▒▒ hidden"]


def test_a_complete_chain_of_one_colour_says_what_a_totem_brings() -> None:
    state = position("MAIN", ["flag_sun", ""], [["scout bear_spirit calumet_hero"], []], leaders=LEADERS)
    assert outcome(state.view(0), state.read("place flag_sun scout")) == "+2 points, complete; totem +15"
