"""The lobby in a large window: tables are tiles, seen and walked; an invitation is a sheet of its own."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.inside import Visitor, laid, make_host, move, someone
from tribes_tui.server.club.partners import Sought
from tribes_tui.server.host.table.plan import Plan
from tribes_tui.server.house import Host
from tribes_tui.server.session.screens.table_tiles import LobbyList, TableTiles

LARGE, SMALL = (120, 40), (80, 24)


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    made = make_host(tmp_path)
    yield made
    made.close()


async def until(holds: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(10):
        while not holds():
            await asyncio.sleep(0.02)


async def visit(host: Host, size: tuple[int, int] = LARGE) -> tuple[Visitor, TableTiles]:
    """Somebody in the lobby, and the tiles they see."""
    visitor = Visitor(host, someone(host, "Cyd"), size=size)
    await visitor.see("Rulebooks")
    await visitor.settle()
    return visitor, visitor.app.lobby.query_one(TableTiles)


async def test_a_tile_shows_the_position_and_who_sits_there(host: Host) -> None:
    table = laid(host, "five_tribes", someone(host, "Ada"), someone(host, "Bob"))
    cyd, tiles = await visit(host)
    shown = tiles.text()
    assert "Five Tribes" in shown
    assert "Ada" in shown
    assert "watch" in shown
    assert "Nobody else is here." not in cyd.text, "beside the tables stands who is here"
    before = tiles.shape()
    assert table.table is not None
    table.table.propose(table.table.turn, table.table.view(table.table.turn).legal_actions()[0], 0)
    host.changed()
    await cyd.settle()
    assert tiles.shape() != before
    await cyd.close()


async def test_a_tile_says_as_a_whole_what_one_may_do(host: Host) -> None:
    cyd = someone(host, "Cyd")
    host.seating.open_table(cyd, Plan("indy", ["", *[""] * 5], {}))
    visitor, tiles = await visit(host)
    shown = tiles.text()
    assert "waits for 5 · your seat" in shown
    assert len(re.findall(r" \+ ", shown)) == 5, "a sign where there is no room for the word"
    assert "fre" not in shown
    await visitor.close()


@pytest.mark.parametrize("size", [LARGE, SMALL])
async def test_games_that_are_over_stand_behind_all_others(size: tuple[int, int], host: Host) -> None:
    ended = laid(host, "indy", someone(host, "Ada"), someone(host, "Bob"))
    assert ended.table is not None
    while not ended.is_over:
        move(ended)
    laid(host, "tribal_duel", someone(host, "Dee"), someone(host, "Eve"))
    visitor, _ = await visit(host, size)
    assert "Tribal Duel" in visitor.text
    assert "indy" not in visitor.text, "others' finished games have a page of their own"
    await visitor.see("Finished games · 1")
    await visitor.press("g")
    await visitor.see("Choose a game to see how it ended.")
    await visitor.see("Ada, Bob")
    await visitor.press("enter")
    await visitor.see("the game is over")
    await visitor.close()
    hers = Visitor(host, someone(host, "Ada"), size=size)
    await hers.see("Tribal Duel")
    assert [one.id for one in hers.app.lobby._seen()][-1] == ended.id, "one's own last one stands last"
    await hers.close()


async def test_there_is_one_cursor_whatever_changes_and_it_stays_where_it_is(host: Host) -> None:
    cyd, tiles = await visit(host)
    menu = cyd.app.lobby.query_one(LobbyList)
    await cyd.press("down", "down")
    under = menu.highlighted_option.id
    first = host.seating.open_table(someone(host, "Ada"), Plan("indy", ["", ""], {}))
    await until(lambda: bool(tiles.places))
    await cyd.settle()
    assert (menu.has_focus, tiles.states.cursor, menu.highlighted_option.id) == (True, None, under), (
        "nothing jumps under it"
    )
    await cyd.press("up", "up", "up")
    await until(lambda: tiles.states.cursor == f"table:{first.id}")
    host.seating.open_table(someone(host, "Bob"), Plan("indy", ["", ""], {}))
    host.partners.seek(someone(host, "Dee"), Sought("indy", 2, "fast"))
    host.changed()
    await cyd.settle()
    assert (menu.highlighted, tiles.states.cursor) == (None, f"table:{first.id}"), "of two cursors one would lie"
    await cyd.press("down")
    await until(lambda: menu.has_focus)
    assert menu.highlighted is not None
    assert tiles.states.cursor is None
    await cyd.close()


async def test_who_is_here_is_read_at_once_by_who_comes_for_the_first_time(host: Host) -> None:
    ada = Visitor(host, someone(host, "Ada"), size=LARGE)
    await ada.see("Rulebooks")
    new = Visitor(host, host.people.by_key("SHA256:new", True), size=LARGE)
    await new.see("What should the others call you?")
    await new.press(*"Nell", "enter")
    await new.see("Ada: in the lobby.")
    for visitor in (ada, new):
        await visitor.close()


async def test_where_there_are_no_tiles_any_more_the_list_has_their_room(host: Host) -> None:
    hosted = host.seating.open_table(someone(host, "Ada"), Plan("indy", ["", ""], {}))
    cyd, tiles = await visit(host)
    await until(lambda: bool(tiles.places))
    host.close_table(hosted)
    await cyd.see("leave")
    await cyd.settle()
    menu = cyd.app.lobby.query_one(LobbyList)
    assert menu.size.height >= menu.option_count, "all there is to do is seen, before empty talk"
    assert "more below" not in cyd.text
    await cyd.close()


async def test_keys_walk_from_the_tiles_to_the_list_and_back(host: Host) -> None:
    for name, game in (("Ada", "five_tribes"), ("Bob", "indy")):
        host.seating.open_table(someone(host, name), Plan(game, ["", ""], {}))
    cyd, tiles = await visit(host)
    first, second = tiles.places
    await until(lambda: tiles.states.cursor == first)
    await cyd.press("right")
    await until(lambda: tiles.states.cursor == second)
    await cyd.press("down")
    menu = cyd.app.lobby.query_one(LobbyList)
    await until(lambda: menu.has_focus)
    await until(lambda: tiles.states.cursor is None)
    await cyd.press("up")
    await until(lambda: tiles.states.cursor == second)
    await until(lambda: menu.highlighted is None)
    await cyd.press("enter")
    await cyd.see("The deal is sealed")  # both seats are taken now
    await cyd.close()


async def test_a_click_on_a_tile_sits_down(host: Host) -> None:
    host.seating.open_table(someone(host, "Ada"), Plan("indy", ["", ""], {}))
    cyd, tiles = await visit(host)
    spot = tiles.region_of(next(iter(tiles.places)))
    x, y = spot.x + 3, spot.y + 3
    await cyd.press(f"\x1b[<0;{x + 1};{y + 1}M\x1b[<0;{x + 1};{y + 1}m")
    assert "· · " not in await cyd.see("The deal is sealed")
    await cyd.close()


async def test_in_a_small_window_tables_are_lines_of_the_list(host: Host) -> None:
    host.seating.open_table(someone(host, "Ada"), Plan("indy", ["", ""], {}))
    cyd, tiles = await visit(host, SMALL)
    assert not tiles.display
    assert cyd.app.lobby.query_one(LobbyList).has_focus
    assert "waits for 1" in cyd.text
    await cyd.close()


async def test_an_invitation_is_a_sheet_of_its_own(host: Host) -> None:
    ada = Visitor(host, someone(host, "Ada"), size=SMALL)
    await ada.see("Rulebooks")
    ada.app.call_later(ada.app.open_table, Plan("indy", ["", ""], {}, by_invitation=True))
    await ada.see("waiting for players")
    await ada.press("i")
    await ada.see("brings one person to your table of indy")
    await ada.press("enter")
    shown = await ada.see("Invitation, for one person")
    code = shown.partition("for one person: ")[2].split()[0]
    assert host.invitations.find(code) is not None
    await ada.close()


@pytest.mark.sampled(1)
@pytest.mark.parametrize("size", [LARGE, SMALL])
async def test_who_watches_is_named_at_the_table_and_in_the_lobby(host: Host, size: tuple[int, int]) -> None:
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    laid(host, "tribal_duel", ada, bob)
    player = Visitor(host, ada, size=size)
    await player.see("Bob")
    visitor, _ = await visit(host)
    assert "watch" not in player.text
    await visitor.press("enter")
    await player.see("Cyd watches")
    await visitor.see("you watch")
    dora = Visitor(host, someone(host, "Dora"), size=LARGE)
    await dora.see("Cyd: watches Tribal Duel.")
    await player.press("S")
    shown = await player.see("At this table")
    assert re.search(r"│ +Cyd +watches", shown)
    assert "not back yet" in shown
    await player.press("enter")
    visitor.session.later(visitor.app.come_back)
    await until(lambda: "Cyd watches" not in player.text.splitlines()[0])
    await dora.see("Ada: at Tribal Duel.")
    player.session.later(player.app.come_back)
    await dora.see("Ada: in the lobby.")
    for one in (visitor, player, dora):
        await one.close()


async def test_a_table_with_long_names_is_one_line_of_the_list(host: Host) -> None:
    laid(host, "rise_of_tribes", someone(host, "Wilhelmina-Alex"), someone(host, "Bartholomew Xyz"), bots=2)
    cyd, _ = await visit(host, SMALL)
    lines = cyd.text.splitlines()
    at = next(k for k, line in enumerate(lines) if "Rise of Tribes" in line)
    assert [name.strip()[:3] for name in lines[at].split(",")[1:]] == ["Bar", "Ced", "Haz"]
    assert "────" in lines[at + 1]
    await cyd.close()
