"""Words in the sea and below the signs: special lands and leaders as the rules have them, and what happened where there is no log."""

from __future__ import annotations

from typing import Any

import pytest
from textual.geometry import Size

from rules import Event, games
from rules.rise_of_tribes.components import tables
from rules.rise_of_tribes.components.box import (
    DESERT_OASIS,
    GREAT_LAKE,
    JUNGLE,
    POWERS,
    TILE_BONUS,
    TILE_KIND,
    TILE_MEMBERS,
    TILES,
    WILD_LAND,
)
from rules.rise_of_tribes.state import RiseState
from tests.games.rise_of_tribes.scenes import LARGE, MEDIUM, SIZES, SMALL, random_states, scene_of, stage
from tests.table.helpers import text_of
from tribes_tui.app import headless
from tribes_tui.games.rise_of_tribes.pieces.island import notice
from tribes_tui.games.rise_of_tribes.words import board as words
from tribes_tui.games.rise_of_tribes.words.said.board import happened
from tribes_tui.games.rise_of_tribes.words.said.notices import elders, elders_do, melted
from tribes_tui.games.rise_of_tribes.words.said.things import land_short
from tribes_tui.games.rise_of_tribes.words.things import key_of, land_does, power_help
from tribes_tui.table.board.scene import News
from tribes_tui.words.common import capital
from tribes_tui.words.help import UsefulFact
from tribes_tui.words.said import facts, grammar, help as said_help

LANDS: dict[str, Any] = {"special_terrain": "all", "leaders": True}


def new(players: int = 4) -> RiseState:
    state = games["rise_of_tribes"].new_state(players, 3, LANDS)
    assert isinstance(state, RiseState)
    return state


def test_every_special_tile_on_the_map_is_explained_and_no_other() -> None:
    state = new()
    told = " ".join(fact.label for fact in words.lands(state))
    brief = " ".join(name for name, _ in words.lands_in_brief(state))
    there = {TILES[tile] for tile in state.tiles[: state.layout.size]}
    for tile in TILES[GREAT_LAKE:]:
        assert (tile in told) == (tile in there)
        assert (land_short(land=key_of(tile)) in brief) == (tile in there and not tile.startswith("Great")), (
            "the sign +1 says it of these"
        )
    assert not [*words.lands(games["rise_of_tribes"].new_state(4, 3))]  # type: ignore[arg-type]  # it is a RiseState


def test_what_is_said_of_tiles_is_what_the_rules_do() -> None:
    assert TILE_BONUS[GREAT_LAKE] == 1
    assert "1 more" in land_does("Great Lake")
    assert TILE_KIND[WILD_LAND] < 0
    assert TILE_MEMBERS[JUNGLE] == TILE_MEMBERS[DESERT_OASIS] == tables.WILDERNESS_MEMBERS == 3
    assert "3 or more members" in land_does("Jungle") == land_does("Desert Oasis")


def test_leaders_say_what_they_do() -> None:
    state = new(2)
    state.power[0] = POWERS.index("Pathfinder")
    state.power[1] = -1
    told = [*words.leaders(state, [0, 1], ["you", "Bo"])]
    assert told == [UsefulFact("Your leader, Pathfinder", "connected hexes of one terrain count as one when you MOVE")]


def test_what_a_leader_does_has_room_in_the_smallest_window() -> None:
    """Behind `Enter`, where it is chosen."""
    assert all(len(f" Enter {power}: {said}") <= 80 for power, said in ((power, power_help(power)) for power in POWERS))


@pytest.mark.parametrize("size", [MEDIUM, Size(160, 50), LARGE], ids=str)
async def test_ones_own_leader_is_told_on_the_table(size: Size) -> None:
    async with headless(
        "rise_of_tribes", seats="you,bot,bot,bot", seed=11, size=tuple(size), options=LANDS, moves=45
    ) as pilot:
        shown = " ".join(text_of(pilot.app.screen).split())
        assert facts.title() in shown
        state = pilot.app.screen.scene.view  # type: ignore[attr-defined]  # a table
        assert f"Your leader, {POWERS[state.power[0]]}:" in shown


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_a_cut_name_of_a_tile_has_its_legend(size: Size) -> None:
    async with stage(4, LANDS, size) as shown:
        state = new()
        await shown.show(state, 0)
        cut = any(one.mark for one in shown.piece("map")._hexes.values()) and "+1" in shown.piece("map").text()
        assert not cut or "+1 Great" in shown.text


async def test_where_hexes_are_large_enough_every_tile_has_its_whole_name() -> None:
    """One name for one thing: `Great Mountain`, beside a `Great Lake`."""
    async with stage(4, LANDS, MEDIUM) as shown:
        state = new()
        await shown.show(state, 0)
        assert all(TILES[tile] in shown.text for tile in state.tiles[: state.layout.size])


@pytest.mark.varied(2)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, LANDS], ids=["plain", "modules"])
async def test_words_in_the_sea_keep_their_place(players: int, options: dict[str, Any]) -> None:
    """One place for a size and a map, until the volcano comes to lie there."""
    async with stage(players, options, MEDIUM) as shown:
        places = set()
        for state in random_states(players, players, options, every=25):
            if state.site < 0:
                await shown.show(state, 0)
                rows = [row for row, line in enumerate(shown.text.splitlines()) if facts.title() in line]
                places.update((row, shown.text.splitlines()[row].index(facts.title())) for row in rows)
                assert len(rows) <= 1
        assert len(places) == 1, places


def heavy(seat: int) -> list[Event]:
    """A turn in which much happened, and some of it counts."""
    moves = [Event("moved", seat, {"from": "A", "to": to}) for to in "BCDFGH"]
    done = Event("goal_completed", seat, {"goal": "Occupy any 8 hexes"})
    points = Event("points", seat, {"points": 3, "why": "Occupy any 8 hexes", "total": 3})
    return [*moves, Event("village_built", seat, {"hex": "FJK"[seat - 1]}), done, points]


@pytest.mark.parametrize("rows", [6, 7, 12])
def test_what_counts_is_told_of_every_rival_before_anything_else_is(rows: int) -> None:
    """Nobody is left out of a narrow sea for the sake of the last one; facts give way to it."""
    state = new()
    state.turn = 9
    scene = scene_of(state, 0)
    news = News("rise_of_tribes", tuple(event for seat in (1, 2, 3) for event in heavy(seat)), scene.names, 0)
    told = notice(scene._replace(news=news), (), lambda: False)(40, rows)
    text = " ".join("".join(part[0] for part in line) for line in told)
    assert text.startswith(said_help.since())
    for name, hex in zip(("Bo", "Cy", "Abigail-Rose"), "FJK", strict=True):
        assert f"{name} built a village in {hex}, completed Occupy 8 hexes and scored 3" in text.replace("  ", " "), (
            text
        )
    assert (facts.title() in text) == (rows == 12)


def test_before_ones_first_turn_nothing_is_told_as_since_it() -> None:
    scene = scene_of(new(), 0)
    news = News("rise_of_tribes", (Event("settled", 1, {"hex": "G"}),), scene.names, 0)
    told = notice(scene._replace(news=news), (), lambda: False)(40, 12)
    assert "".join(part[0] for part in told[0]).startswith(f"{happened()}: Bo settled")


def test_a_heading_without_facts_is_none() -> None:
    """Where there is room for a heading and no more than how many facts there are elsewhere."""
    assert not notice(scene_of(new(), 0), (), lambda: True)(40, 2)


async def test_what_happened_stands_in_the_sea_only_where_there_is_no_log() -> None:
    for size, is_told in ((MEDIUM, True), (Size(120, 50), False), (LARGE, False)):
        async with headless("rise_of_tribes", seats="you,bot,bot", seed=10, size=tuple(size), moves=44) as pilot:
            shown = text_of(pilot.app.screen)
            assert (said_help.since() in shown) == is_told
            assert is_told != ("What happened" in shown)


def test_stones_of_a_melted_glacier_are_explained_while_they_lie_there() -> None:
    state = new()
    state.melted, state.ice_stones = 3, 5
    assert melted() in {fact.label for fact in words.lands(state)}
    state.ice_stones = 0
    assert melted() not in {fact.label for fact in words.lands(state)}


@pytest.mark.parametrize("players", [2, 3])
async def test_in_the_smallest_window_the_column_says_what_special_lands_do(players: int) -> None:
    """In a row of their own below the signs."""
    async with stage(players, LANDS, SMALL) as shown:
        state = new(players)
        await shown.show(state, 0)
        brief = [*words.lands_in_brief(state)]
        assert brief
        assert brief[0][1] in shown.text
    async with stage(players, {}, SMALL) as shown:
        await shown.show(games["rise_of_tribes"].new_state(players, 3), 0)
        assert brief[0][1] not in shown.text


def test_elders_are_explained_while_one_is_on_the_map() -> None:
    state = new(2)
    state.elder = (-1, -1)
    assert not [*words.elders(state)]
    state.elder = (3, -1)
    assert [*words.elders(state)] == [UsefulFact(elders(), elders_do())]


@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_another_tribes_leader_and_goals_bear_its_name(size: Size) -> None:
    """When it is watched: nobody's goals are called ours, nor those of "you" where the name is all that is known."""
    async with stage(2, LANDS, size) as shown:
        state = new(2)
        state.power[:] = [POWERS.index("Pathfinder"), POWERS.index("Cunning")]
        await shown.show(state, None)
        name = shown.screen.scene.names[state.active]
        own = capital(grammar.possessive(name=name))
        assert "Your leader" not in shown.text or name == "you"
        assert "Goals of" not in shown.text
        assert any(told in shown.text for told in (f"{own} village", f"{own} goals", f"⌂ {capital(name)}"))
        assert size == SMALL or f"{own} leader, Pathfinder" in shown.text
        await shown.show(state, 0)
        assert "village" in shown.text.lower()
        assert own == "Your" or f"{own} village" not in shown.text


@pytest.mark.parametrize("size", [*SIZES, Size(90, 30)], ids=str)
@pytest.mark.parametrize(("players", "options"), [(2, {}), (2, LANDS), (3, LANDS), (4, LANDS)])
async def test_what_just_happened_hides_no_question(size: Size, players: int, options: dict[str, Any]) -> None:
    """It stands in the sea where it has no room before the question; two tribes' map has some in every window until a volcano comes."""
    state = games["rise_of_tribes"].new_state(players, 3, options)
    assert isinstance(state, RiseState)
    while state.current_player != 0:
        state.apply(max(state.legal_actions(), key=state.hint))
    drawn = "You drew Control all terrain types, Connected majorities and Mysticism."
    async with stage(players, options, size) as shown:
        for site in (-1, *range(len(state.layout.sites))):
            state.site = site
            await shown.show(state, 0)
            shown.screen.tell_news(drawn)
            await shown.pilot.pause()
            is_asked = shown.screen.prompt() in shown.text.splitlines()[1]
            has_room = "Mysticism." in shown.text and is_asked
            assert has_room or not shown.piece("map").tell(drawn)
            assert has_room or players > 2 or site >= 0
