"""What holds for every piece holds for those of Tribe's table."""

from __future__ import annotations

import re

import pytest

from rules.tribe.components.cards import CARD_OF, TRIBU, TRIBU_NAMES
from tests.rules.tribe.positions import position
from tests.table.seated import seated, text
from tests.widgets.contract import check
from tests.widgets.mounting import alone
from tribes_tui.games.tribe.challenge_end import ChallengeStory, Story
from tribes_tui.games.tribe.pieces.camp import TribeCamp
from tribes_tui.games.tribe.pieces.chain import ChainView, HiddenCard
from tribes_tui.games.tribe.pieces.defence import Attack, Defence, DefenderAnswer
from tribes_tui.games.tribe.pieces.faces import face
from tribes_tui.games.tribe.pieces.hand import Held, StandingLine, TribeHand, TribeLegend
from tribes_tui.widgets.cards.chain import Want
from tribes_tui.widgets.drawing.drawn import Drawn
from tribes_tui.words.language import in_language

VASES = tuple(face(CARD_OF[name]) for name in ("war_spear", "salmon_spirit", "calumet_brave"))


def camp() -> Drawn:
    """A chain with all there is, one with a place for a card, one that is alone, and a new one."""
    piece = TribeCamp()
    whole = ChainView(
        "chain:0:3", face(TRIBU + 3), (*VASES, face(CARD_OF["totem"])), HiddenCard("active:0:3", True, "wolf"), "", 2
    )
    begun = ChainView(
        "chain:0:2",
        face(TRIBU + 2),
        (face(CARD_OF["lightning"]), Want("weapon", "needs", ("lay weapon", "here"), True), Want("spirit", "then")),
        HiddenCard("active:0:2"),
    )
    alone = ChainView(
        "chain:0:1",
        face(TRIBU + 1),
        (Want("flag", "needs", (), True), Want("storm", "then"), Want("weapon", "then")),
        HiddenCard("active:0:1", True),
        ("alone: needs a vase",),
    )
    piece.show([whole, begun, alone], "new", "new chain")
    return piece


def hand() -> Drawn:
    """Eight cards, the most there are."""
    piece = TribeHand()
    names = ("multi", "totem", "wolf", "draw3", "strength", "elder", "bear_spirit", "block")
    piece.show(
        [
            Held(f"hand:{k}", str(k + 1), face(CARD_OF[name]), "fits warrior", "on warrior", k == 0)
            for k, name in enumerate(names)
        ]
    )
    return piece


def defence() -> Drawn:
    """Three answers."""
    piece = Defence()
    answers = (
        DefenderAnswer("decline", "let it happen", None, ("Your hidden cards", "stay as they are."), 2, 0, "loses 4 points", "7 left", ("needs spirit, calumet",)),
        DefenderAnswer("protect:1", "strength at the elder", face(CARD_OF["strength"]), ("saves 1 of 2", "goes under", "the discards"), 1, 1, "loses 2 spheres", "9 left", ("needs calumet",)),
        DefenderAnswer("protect:3", "courage at the shaman", face(CARD_OF["courage"]), ("saves 2 of 2", "goes under", "the discards"), 0, 2, "loses nothing", "11 left", ("complete: 1 of 3 to close",)),
    )  # fmt: skip
    piece.show(
        Attack(
            face(CARD_OF["buffalo"]), ("takes 2 vases,", "the last two"),
            (face(TRIBU + 3), *VASES), ("11 points", "complete"), answers,
        )
    )  # fmt: skip
    return piece


def story() -> Drawn:
    """Two seats: a total below nothing, and one above a hundred."""
    return ChallengeStory(
        [
            Story(
                0,
                "You",
                "closed it",
                61,
                (("chains", 41), ("magical", 10)),
                0,
                112,
                "61 before: 112.",
                "",
                True,
            ),
            Story(1, "Ada", "second", -4, (("chains", 3),), 14, -15, "−4 before: −15.", "In hand: elder 6."),
        ],
        100,
        "Still needed for 100: you 0, Ada 115.",
    )


async def test_camp() -> None:
    await check(camp, [(39, 6), (39, 12), (59, 13), (59, 19), (69, 24)])


async def test_a_danger_stands_below_the_places_it_speaks_of_where_there_is_a_row() -> None:
    async with alone(camp(), (59, 24)) as pilot:
        lines = pilot.app.query_one(TribeCamp).text().splitlines()
    said = next(y for y, line in enumerate(lines) if "alone: needs a vase" in line)
    assert lines[said - 1].count("╰") == lines[said - 1].count("╯") == 3, "\n".join(lines)


async def test_hand() -> None:
    await check(hand, [(67, 6), (80, 7), (80, 8)])


async def test_defence() -> None:
    await check(defence, [(80, 20), (100, 26), (120, 36), (200, 56)])


async def test_story() -> None:
    await check(story, [(80, 20), (120, 36), (200, 56)])


async def test_a_number_of_the_scale_is_left_out_where_the_goal_has_its_words() -> None:
    with in_language("it"):
        stories = [Story(0, "Ada", "", 0, (("catene", 41),), 14, 27, "", "")]
        async with alone(ChallengeStory(stories, 30, ""), (80, 20)) as pilot:
            scale = pilot.app.query_one(ChallengeStory).text().splitlines()[0]
    assert scale.split("  ")[-1].strip() == "a 30 si vince", scale
    assert scale.split()[:2] == ["7", "15"]


async def test_of_the_cards_that_cost_something_as_many_are_told_as_there_are_rows() -> None:
    cards = (
        "In hand: flag of the sky 1, spirit of the eagle 1, spirit of the bear 1, spirit of the salmon 2 and multi 3."
    )
    sum_ = "72 before, +17 for spheres, −10 left over: 79."
    stories = [Story(seat, name, "", 72, (("chains", 17),), 10, 79, sum_, cards) for seat, name in enumerate("ABCD")]
    async with alone(
        ChallengeStory(stories, 100, "Still needed for 100: " + "Bartholomew-Maxi 15, " * 5), (80, 20)
    ) as pilot:
        piece = pilot.app.query_one(ChallengeStory)
        said = " ".join(piece.text().split())
        assert said.count("multi 3.") == 4
        assert said.endswith("…")


async def test_lines() -> None:
    def line() -> Drawn:
        piece = StandingLine()
        piece.show("Your hand", ("long " * 30, "12 if another player closes now, 16 if you do"))
        return piece

    await check(line, [(80, 1), (120, 1)])
    await check(TribeLegend, [(13, 2)])


def test_the_totem_has_the_sign_of_both_colours_as_a_chain_of_either_wants_it() -> None:
    assert face(CARD_OF["totem"]).signs == ("■",) * 5
    assert face(CARD_OF["multi"]).signs == ("■",) * 3


@pytest.mark.parametrize("size", [(120, 40), (160, 50)], ids=str)
async def test_what_stands_over_a_place_of_a_chain_leaves_no_corner_of_it(size: tuple[int, int]) -> None:
    rows = ["warrior calumet_hero", "hunter desert_wind", "elder flag_sky", "shaman"]
    state = position(
        "MAIN", ["buffalo multi totem block courage wolf", ""], [rows, rows], leaders=["warrior", "hunter"]
    )
    state.lone = 1 << TRIBU_NAMES.index("shaman")
    async with seated(state, size) as (_, screen):
        (line,) = (line for line in text(screen).splitlines() if "needs a vase this turn" in line)
        behind = line.split("needs a vase this turn")[1]
        assert not re.match(r"[^╰]*╯", behind), line
