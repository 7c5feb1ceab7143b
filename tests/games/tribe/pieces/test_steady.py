"""Nothing jumps from turn to turn, every vase keeps its name, and what came of one's own attack is told."""

from __future__ import annotations

import re
from collections import defaultdict

import pytest

from rules import Event
from rules.tribe.components.cards import CARD_OF
from rules.tribe.state import TribeState
from tests.rules.tribe.positions import position
from tests.table.helpers import MEDIUM, SMALL
from tests.table.seated import seated, show, text
from tests.widgets.mounting import alone
from tribes_tui.games.tribe import passing, targets
from tribes_tui.games.tribe.pieces.camp import WIDE, TribeCamp
from tribes_tui.games.tribe.pieces.container import TribeTable
from tribes_tui.games.tribe.pieces.faces import LOW_CARD
from tribes_tui.games.tribe.table import TribeBoard
from tribes_tui.games.tribe.words.places import use_of
from tribes_tui.widgets.screen.top_screen import Key, KeyLine

LEADERS = ["warrior", "hunter"]
NAMES = ("you", "Bo")
MINE = [
    "hunter desert_wind war_spear salmon_spirit !strength",
    "scout +totem bear_spirit calumet_hero flag_sun !courage",
    "shaman war_spear eagle_spirit calumet_hero !buffalo",
    "warrior calumet_brave !wolf",
]
THEIRS = ["hunter lightning hunting_bow salmon_spirit !wolf", "elder flag_sky", "scout"]


def begun(mine: int, theirs: int) -> TribeState:
    """So many chains of each."""
    return position("MAIN", ["multi block", ""], [MINE[:mine], THEIRS[:theirs]], leaders=LEADERS)


@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_chains_keep_their_size_from_the_first_to_the_one_that_closes(size: tuple[int, int]) -> None:
    found = set()
    async with seated(begun(0, 0), size) as (pilot, screen):
        for mine, theirs in ((0, 0), (1, 0), (1, 2), (3, 3), (4, 3)):
            show(screen, begun(mine, theirs), 0)
            await pilot.pause()
            camps = [camp for camp in screen.query(TribeCamp) if camp.size.height]
            found |= {(camp._scale(), camp.region.y, camp.region.width) for camp in camps[:1]}
            assert len({camp._scale() for camp in camps}) == 1
            assert screen.query_one(TribeTable).hand_rows == (8 if size == MEDIUM else 0)
    assert len(found) == 1, found


async def test_in_the_smallest_window_every_vase_face_down_card_and_totem_of_two_has_its_name() -> None:
    async with seated(begun(4, 3), SMALL) as (pilot, screen):
        await pilot.pause()
        own, other, *_ = screen.query(TribeCamp)
        rows = own.text().split("\n")
        for k, names in enumerate(
            (
                ("hunter", "storm", "weapon", "spirit", "strength"),
                ("scout", "spirit", "calumet", "flag", "courage"),
                ("shaman", "weapon", "spirit", "calumet", "buffalo"),
                ("warrior", "calumet", "flag", "storm", "wolf"),
            )
        ):
            assert rows[2 * k].replace("✓", " ").split() == [*names], rows
            assert ("✓" in rows[2 * k]) == (k < 3)
        assert rows[3].endswith("totem +15"), rows
        assert rows[5].endswith("  totem next"), rows
        assert other.text().split("\n")[0].split()[-1] == "hidden"
        assert "▒▒" not in text(screen)


def test_what_an_attack_took_is_told_as_it_is_answered() -> None:
    board = TribeBoard()
    mine = position("START", ["wolf", ""], [["scout"], ["hunter"]], leaders=LEADERS).view(0)
    attack = Event("attacked", 0, {"target": 1, "chain": "hunter", "card": "buffalo", "from": "scout"})
    answer = Event("defended", 1, {"chain": "hunter", "card": None, "destroyed": ["salmon_spirit", "war_spear"]})
    for event in (Event("attacked", 1, {**attack.fields(), "target": 0}), Event("defended", 0, answer.fields())):
        board.is_headline(event)
    told = "Bo's buffalo took the spirit of the salmon and the weapon of war from your hunter."
    assert board.told_of_own(mine, board._fight[1:], NAMES) == told


@pytest.mark.parametrize(
    ("hand", "is_proposed"), [("elder elder elder totem totem", True), ("bear_spirit elder elder totem totem", False)]
)
def test_an_attack_is_proposed_where_no_card_of_the_hand_is_of_use(hand: str, is_proposed: bool) -> None:
    """Turns don't go by either while it is."""
    chains = [["elder flag_sky lightning !buffalo", "scout"], ["hunter lightning hunting_bow", "warrior calumet_brave"]]
    state = position("START", [hand, ""], chains, leaders=["scout", "warrior"])
    attack = state.read("attack 2 warrior from elder")
    assert targets.is_worth_a_turn(state.view(0), attack) is is_proposed
    assert TribeBoard().is_deliberate(state.view(0), attack) is not is_proposed
    assert not passing.may_pass(state.view(0))


def test_that_a_card_may_be_swapped_in_stays_so_once_one_was_taken_until_the_swap_is_used_up() -> None:
    for phase in ("START", "MAIN"):
        state = position(phase, ["courage elder", ""], [["scout bear_spirit !wolf"], ["hunter"]], leaders=LEADERS)
        assert use_of(state, 0, CARD_OF["courage"]).words == "swap in"
    state.apply(state.read("swap scout courage"))
    assert use_of(state, 0, CARD_OF["wolf"]).words == "no place"


async def test_the_top_discard_is_said_to_be_it_and_tells_which_of_two_vases_it_is() -> None:
    for card, told in (("strength", "strength"), ("calumet_hero", "calumet ●1"), ("warrior", "warrior ○5")):
        state = position("START", ["wolf", ""], [["warrior"], ["hunter"]], discard=f"{card} flag_sky")
        async with seated(state, SMALL) as (_, screen):
            assert re.search(rf" top discard *\n.*[ ►]{told}◄? *\n", text(screen)), text(screen)


@pytest.mark.parametrize("width", range(40, 60))
async def test_the_row_of_keys_touches_no_edge_where_keys_may_stand_closer(width: int) -> None:
    line = KeyLine()
    line._keys = tuple(Key(key, key, "leave") for key in "dhrlq")
    async with alone(line, (width, 1)):
        assert len(line.text().rstrip()) < width or "leave q" in line.text().replace("  ", " ")


MANY = [
    ["scout", "hunter desert_wind war_spear", "elder flag_sun desert_wind", "warrior calumet_hero", "shaman"],
    ["hunter lightning", "scout bear_spirit", "warrior", "shaman war_spear"],
    ["elder", "shaman hunting_bow"],
    ["warrior calumet_brave flag_sky"],
]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("size", [SMALL, (100, 30), MEDIUM, (160, 50)], ids=str)
async def test_no_chain_changes_its_form_or_its_place_before_somebody_has_a_fourth(
    size: tuple[int, int], players: int
) -> None:
    """And the viewer's never do, but where in words they have a row less with it."""
    leaders, found = ["warrior", "hunter", "shaman", "scout"][:players], defaultdict[int, set[object]](set)
    hands = ["wolf wolf", *[""] * (players - 1)]
    async with seated(position("MAIN", hands, [[]] * players, leaders=leaders), size) as (pilot, screen):
        for count in range(6):
            chains = [seat[:count] for seat in MANY[:players]]
            show(screen, position("MAIN", hands, chains, leaders=leaders), 0)
            await pilot.pause()
            for k, camp in enumerate(camp for camp in screen.query(TribeCamp) if camp.size.height):
                look = camp._scale(), camp._card_width(), *camp.region.offset, camp.size.width
                found[k] |= {look} if count < 4 or (k == 0 and (players, size) != (4, (100, 30))) else set()
    assert all(len(looks) == 1 for looks in found.values()), found


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("size", [(100, 30), MEDIUM, (160, 50)], ids=str)
async def test_no_picture_is_cut_while_there_is_empty_felt_beside_it(size: tuple[int, int], players: int) -> None:
    """Three chains of each have whole pictures, or words; the viewer's four have."""
    leaders, hands = ["warrior", "hunter", "shaman", "scout"][:players], ["wolf wolf", *[""] * (players - 1)]
    chains = [MANY[0][:4], *([*seat, "scout", "hunter", "warrior"][:3] for seat in (MANY[2], *[["elder"]] * 2))]
    chains = [chains[0][: 3 if players == 4 else 4], *chains[1:players]]
    async with seated(position("MAIN", hands, chains, leaders=leaders), size) as (_, screen):
        for k, camp in enumerate(camp for camp in screen.query(TribeCamp) if camp.size.height):
            least = LOW_CARD if camp.size.width >= WIDE else 2
            assert camp._scale().rows >= least, (k, camp._scale(), camp.size)
            assert camp.size.width >= WIDE or k or players == 4, "one's own are cards"
            places = [place for place in camp.places.values() if place.name.startswith("chain:")]
            row = bool(camp._new) * (len(places) > 2)  # of the first picture, for where another chain may begin
            assert all(place.region.height >= least - row for place in places)


@pytest.mark.parametrize("size", [(100, 30), MEDIUM, (160, 50)], ids=str)
async def test_no_figure_that_nothing_explains_stands_under_the_top_discard(size: tuple[int, int]) -> None:
    state = position(
        "START",
        ["wolf", ""],
        [["warrior"], ["hunter"]],
        discard="flag_sky flag_sun flag_sky flag_sun flag_sky wolf buffalo",
    )
    async with seated(state, size) as (_, screen):
        assert "7" not in screen.query_one(TribeTable).discards.text()
