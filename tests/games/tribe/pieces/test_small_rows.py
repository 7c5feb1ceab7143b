"""In the smallest window three and four players keep whole words, their own chains first."""

from __future__ import annotations

import re
from collections import defaultdict

import pytest

from rules.tribe.components.cards import CARD_OF
from rules.tribe.state import TribeState
from tests.games.tribe.scenes import waiting_for_a_totem
from tests.rules.tribe.positions import position
from tests.table.helpers import SMALL
from tests.table.seated import seated, text
from tribes_tui.games.tribe.pieces.camp import TribeCamp
from tribes_tui.games.tribe.pieces.faces import face

MINE = [
    "hunter desert_wind war_spear salmon_spirit",
    "scout multi calumet_brave flag_sun",
    "warrior calumet_hero flag_sky",
    "shaman war_spear",
    "elder",
]
THEIRS = [
    ["shaman", "warrior calumet_hero", "scout bear_spirit"],
    ["hunter desert_wind war_spear", "elder flag_sun"],
    ["scout eagle_spirit"],
]
KEPT = ("wolf", "buffalo", "courage", "strength")
LEADERS = ["warrior", "shaman", "hunter", "scout"]


def seats(mine: int, players: int) -> TribeState:
    hands = ["multi wolf", *[""] * (players - 1)]
    return position("MAIN", hands, [MINE[:mine], *THEIRS[: players - 1]], leaders=LEADERS[:players])


def hiding(chain: str, card: str) -> str:
    """A chain with this card face down beside it."""
    return f"{chain} !{card}"


@pytest.mark.parametrize("mine", range(1, 6))
async def test_of_three_players_the_own_seat_is_as_high_as_both_others(mine: int) -> None:
    async with seated(seats(mine, 3), SMALL) as (pilot, screen):
        await pilot.pause(0.1)
        own, *others = screen.query(TribeCamp)
        assert others[0]._scale() == others[1]._scale()
        assert own._scale().rows == 2, "whatever the others' chains need"
        assert [own.region.y, own.region.bottom] == [others[0].region.y, others[1].region.bottom]
        assert own.region.right <= others[1].region.x == others[0].region.x
        assert others[0].region.bottom < others[1].region.y
        assert "…" not in text(screen).split("──")[0]


@pytest.mark.parametrize("players", [3, 4])
async def test_a_chain_has_the_same_chips_at_the_same_columns_in_every_seat_whatever_lies_beside_it(
    players: int,
) -> None:
    """Also once a card is hidden beside it, a totem laid, or another chain is begun; in two rows where its seat has them."""
    rows, columns = defaultdict[tuple[int, str], set[str]](set), defaultdict[tuple[int, str], list[list[int]]](list)
    for is_hidden in (False, True):
        theirs = [[*map(hiding, chains, KEPT)] if is_hidden else chains for chains in THEIRS[: players - 1]]
        for mine in range(1, 5):
            own = [*map(hiding, MINE[:mine], KEPT)] if is_hidden else MINE[:mine]
            state = position("MAIN", ["multi", *[""] * (players - 1)], [own, *theirs], leaders=LEADERS[:players])
            async with seated(state, SMALL) as (pilot, screen):
                await pilot.pause(0.1)
                for camp in (one for one in screen.query(TribeCamp) if one.size.height):
                    high, name = camp._scale().rows, ""
                    for line in camp.text().split("\n"):
                        if line[:7].strip() in ("hunter", "scout", "warrior", "shaman") and "new chain" not in line:
                            name = line[:7]
                            rows[high, name].add(line[9 : 22 if high == 1 else 29].rstrip())
                        signs = [x for x, letter in enumerate(line[:29]) if letter in "●◆■"]
                        assert high > 1 or signs == [11, 16, 21][: len(signs)], line
                        columns[high, name].append(signs)
    assert all(len(found) <= 2 for found in rows.values()), rows  # as MINE and as THEIRS have it
    for found in columns.values():
        assert all(signs == max(found, key=len)[: len(signs)] for signs in found), columns


async def test_all_of_others_face_down_cards_have_one_sign_in_one_column() -> None:
    theirs = [[*map(hiding, chains, KEPT)] for chains in THEIRS[:2]]
    state = position("MAIN", ["multi", "", ""], [MINE[:2], *theirs], leaders=LEADERS[:3])
    async with seated(state, SMALL) as (pilot, screen):
        await pilot.pause(0.1)
        columns = {
            line.index("▒▒") for camp in screen.query(TribeCamp) for line in camp.text().split("\n") if "▒" in line
        }
        assert len(columns) == 1
        assert "hidden" not in "".join(camp.text() for camp in screen.query(TribeCamp))


async def test_only_a_chain_that_has_no_room_is_shortened() -> None:
    """The leader who stands alone is whole, and so is every other chain of that seat."""
    theirs = ["shaman", "warrior calumet_hero", "scout bear_spirit", "elder flag_sky"]
    lone = ["shaman", "warrior", "scout", "elder"]
    leaders = ["warrior", "shaman", "hunter", "scout"]
    state = position("MAIN", ["wolf", "", "", ""], [MINE, theirs, lone, lone], leaders=leaders)
    async with seated(state, SMALL) as (pilot, screen):
        await pilot.pause(0.1)
        camps = [*screen.query(TribeCamp)]
        assert "shaman  →weapon spirit calumet leader" in camps[1].text()
        assert not any("…" in camp.text() for camp in camps)


async def test_the_place_of_a_totem_is_a_whole_word_or_not_told() -> None:
    async with seated(waiting_for_a_totem(), SMALL) as (pilot, screen):
        await pilot.pause(0.1)
        told = text(screen)
        assert re.search(r"◆\d ✓ ", told), told
        assert "→tot" not in told


@pytest.mark.parametrize("hidden", ["calumet_brave", "strength", "courage", "salmon_spirit", "buffalo"])
async def test_a_hidden_cards_name_is_whole_and_apart_beside_the_place_of_a_totem(hidden: str) -> None:
    mine = [f"shaman war_spear eagle_spirit multi !{hidden}", "scout salmon_spirit !wolf", "elder", "hunter", "warrior"]
    state = position("MAIN", ["totem wolf", ""], [mine, ["hunter"]], leaders=["warrior", "hunter"])
    async with seated(state, SMALL) as (_, screen):
        row = next(line for line in text(screen).split("\n") if line.startswith("shaman"))
        assert re.search(rf" {face(CARD_OF[hidden]).name}\s", row), row
