"""What stands on the map: tiles, members, villages, beasts, stones, the volcano; and the legend of its signs."""

from __future__ import annotations

import re

import pytest
from textual.geometry import Size

from tests.games.rise_of_tribes.positions import at_dice
from tests.games.rise_of_tribes.scenes import LARGE, MEDIUM, MODULES, SIZES, SMALL, Shown, stage
from tests.rules.rise_of_tribes.table import do, lay


async def test_a_hex_shows_its_tile_and_its_members() -> None:
    async with stage(4) as shown:
        await shown.show(at_dice(), 0)
        assert "mountain" in shown.text
        assert all(re.search(rf"\W{letter}\W", shown.text) for letter in "ABCDEFGHIJKLMNO")
        assert "Y2" in shown.text
        assert "of yours" not in shown.text, "no sign of a legend is taken for a count"
    async with stage(4, size=LARGE) as shown:
        await shown.show(at_dice(), 0)
        assert "A lake" in shown.text
        assert "C mountain" in shown.text


async def test_villages_elders_beasts_and_invaders_stand_on_their_hexes() -> None:
    state = at_dice(
        villages={"D": 0, "A": 1},
        tribes=[{"elder": "D"}, {}, {}, {}],
        row=["Mammoth", "Invaders"],
        mammoth={"hex": "G", "tamer": None},
        invaders={"hex": "K", "count": 3},
        options=MODULES,
    )
    async with stage(4, MODULES) as shown:
        await shown.show(state, 0)
        for words in ("Y⌂ e", "e elder", "B⌂", "⌂ village", "mammoth", "3 inv."):
            assert words in shown.text, words
    async with stage(4, MODULES, MEDIUM) as shown:
        await shown.show(state, 0)
        assert re.search("▁▂▃▄▅▆▇█?▇▆▅▄▃▂▁", shown.text), "a roof over Bo's village"
        for words in ("Your village", "elder", "Bo's village", "mammoth", "3 invaders"):
            assert words in shown.text, words


async def test_a_glacier_and_a_melted_one_show_their_stones() -> None:
    ice = {"hex": "C", "stones": 4, "melted": False}
    async with stage(4, MODULES, MEDIUM) as shown:
        await shown.show(at_dice(glacier=ice, options=MODULES), 0)
        assert "C Glacier" in shown.text
        assert "4 stones" in shown.text
        await shown.show(at_dice(glacier={**ice, "stones": 5, "melted": True}, options=MODULES), 0)
        assert "C mountain" in shown.text
        assert "5 loose stones" in shown.text


async def test_special_tiles_have_their_names() -> None:
    tiles = {
        "A": "Tar Pit",
        "B": "Jungle",
        "C": "Great Mountain",
        "D": "Desert Oasis",
        "E": "Wild Land",
        "G": "Great Lake",
        "H": "Great Forest",
    }
    state = lay({"A": [2, 1]}, players=4, tiles=tiles, phase="actions", hand=["sun"])
    async with stage(4) as shown:
        await shown.show(state, 0)
        for words in ("Tar Pit", "Jungle", "C +1", "mountain", "Oasis", "Wild", "G +1", "lake", "H +1", "forest"):
            assert words in shown.text, words
    async with stage(4, size=LARGE) as shown:
        await shown.show(state, 0)
        assert all(name in shown.text for name in tiles.values())


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_too_many_on_a_hex_are_said_in_figures(size: Size) -> None:
    async with stage(4, size=size) as shown:
        await shown.show(at_dice(row=["Drought"]), 0)
        piece = shown.piece("map")
        assert piece.look("hex:E").warning == "5 fight"
        assert piece.look("hex:D").warning == ""
        assert "5 fight" in shown.text


async def test_all_tribes_in_a_hex_with_everything_else_are_seen() -> None:
    state = lay(
        {"D": [12, 1, 2, 1], "A": [1]},
        players=4,
        tiles={"D": "Wild Land", "G": "Great Mountain"},
        phase="actions",
        hand=["sun"],
        villages={"D": 1},
        tribes=[{}, {"elder": "D"}, {}, {}],
        row=["Sabertooth Tiger", "Mammoth"],
        tiger="D",
        mammoth={"hex": "D", "tamer": None},
        options=MODULES,
    )
    async with stage(4, MODULES) as shown:
        await shown.show(state, 0)
        assert "B⌂ e t m" in shown.text
        assert "Y12BC2A" in shown.text
        for sign in ("e elder", "t tiger", "m mammoth"):
            assert sign in shown.text
    async with stage(4, MODULES, MEDIUM) as shown:
        await shown.show(state, 0)
        assert "B⌂ elder" not in shown.text
        above = next(y for y, row in enumerate(shown.text.splitlines()) if "B⌂ e t m" in row)
        assert "16 fight" in shown.text.splitlines()[above + 1]
    state.take_members(0, 3, 11)
    async with stage(4, MODULES, MEDIUM) as shown:
        await shown.show(state, 0)
        rows = shown.text.splitlines()
        above = next(y for y, row in enumerate(rows) if "Bo⌂ elder" in row)
        assert "tiger mammoth" in rows[above + 1]
        assert "B⌂ e t" not in shown.text


@pytest.mark.sampled(2)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("site", range(1, 11))
async def test_the_volcano_lies_beside_its_hexes(size: Size, site: int) -> None:
    async with stage(4, size=size) as shown:
        await shown.show(at_dice(volcano=site), 0)
        assert "volcano" in shown.text
        spot = shown.screen.targets.get("volcano")
        assert spot is not None
        assert shown.piece("map").region.contains_region(spot.region)


@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_each_site_is_a_place_while_one_is_chosen(size: Size) -> None:
    state = do(at_dice(phase="roll", hand=[], draws=[0, 0], deck=["Volcano"]), "roll")
    async with stage(4, size=size) as shown:
        await shown.show(state, 0)
        assert all(name in shown.screen.targets for name in shown.screen.scene.lit)
        assert all(
            shown.line(name).strip() == name.replace(":", " ")
            for name in shown.screen.scene.lit - {None}
            if name != shown.screen.cursor
        )


async def letters(shown: Shown) -> set[str]:
    return {group.letter for one in shown.piece("map")._hexes.values() for group in one.groups}


async def test_each_tribe_has_a_letter_of_its_own() -> None:
    state = lay({"A": [1, 1, 1, 1]}, players=4, phase="actions", hand=["sun"])
    async with stage(4) as shown:
        await shown.show(state, None)
        assert await letters(shown) == {"A", "B", "C", "I"}


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_a_village_has_one_sign_on_the_whole_map(size: Size) -> None:
    state = lay(
        {"A": [2, 1], "D": [3, 1], "E": [1, 2, 2], "J": [3, 0, 0, 1], "K": [0, 1]},
        players=4,
        tiles="lfmlfmlfmlfmlfm",
        villages={"A": 0, "D": 1, "E": 2, "J": 3, "K": 1},
        tribes=({}, {"elder": "D"}, {"elder": "E"}, {}),
        options=MODULES,
        phase="actions",
        hand=["sun"],
    )
    async with stage(4, MODULES, size) as shown:
        await shown.show(state, 0)
        land = "\n".join(row[: int(size.width * 0.62)] for row in shown.text.splitlines())
        forms = (r"(Your|Bo's|Cy's) village", r"\w ⌂", r"\w⌂")
        assert sum(bool(re.search(form, land)) for form in forms) == 1, land


CROWD: dict[str, list[int]] = {"B": [1, 3, 1], "C": [0, 0, 4], "D": [1, 1, 1, 1], "E": [1], "F": [0, 4]}


async def test_members_have_whole_names_where_any_number_of_them_has_room_and_else_a_letter() -> None:
    """In a window of one size a tribe is not called otherwise from hex to hex, nor has one hex dots and figures."""
    state = lay(CROWD, players=4, tiles="lfmlfmlfmlfmlfm", phase="actions", hand=["sun"])
    async with stage(4, size=MEDIUM) as shown:
        await shown.show(state, 0)
        for words in ("You●", "Bo●●●●", "Cy●●●●"):
            assert words in shown.text, words
    async with stage(4) as shown:
        await shown.show(state, 0)
        for words in ("▐Y1▌▐B3▌", "▐C1▌", "▐Y1▌▐B1▌", "▐C1▌▐A1▌", "▐B4▌"):
            assert words in shown.text, words
        assert "●" not in shown.text, "in small hexes all are numbers"


@pytest.mark.parametrize("size", SIZES[:3], ids=str)
@pytest.mark.parametrize("players", [3, 4])
async def test_of_three_tribes_in_a_hex_each_has_its_number_at_every_size(players: int, size: Size) -> None:
    """In hexes with a village and a warning, too (in the largest they are drawn as figures); by first letters in the smallest, apart from each other."""
    crowd: dict[str, list[int]] = {"B": [1, 1, 3], "E": [2, 1, 4], "F": [1, 4]}
    tiles = "lfmlfmlfmlfmlfm"[: 3 + 3 * players]
    state = lay(crowd, players=players, tiles=tiles, phase="actions", hand=["sun"], villages={"B": 2, "E": 0})
    async with stage(players, size=size) as shown:
        await shown.show(state, 0)
        hexes = {hex: "".join(shown.lines(f"hex:{hex}")) for hex in crowd}
    for hex, counts in (("B", (1, 1, 3)), ("E", (2, 1, 4))):
        for letter, number in zip("YBC", counts, strict=True):
            told = rf"{letter}[a-z]* ?({number}|●{{{number}}})(?![●0-9])"
            assert re.search(told, hexes[hex]), (hex, hexes[hex])
        assert not re.search("[0-9][A-Z][0-9][A-Z]", hexes[hex]), hexes[hex]
