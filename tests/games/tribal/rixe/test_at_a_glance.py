"""What is told once, whose columns they are, what is bright, and what a move leaves for others."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from textual.geometry import Region

from rules import Event
from rules.tribal.rixe.components.actions import END
from tests.app.test_app import until
from tests.games.tribal.helpers import table_at
from tests.rules.tribal_rixe.layouts import NINE, rixe
from tests.table.beginning import entered
from tests.table.helpers import MEDIUM, SMALL, Silent, TableApp
from tests.table.seated import SIZES, pick, seated, text
from tribes_tui.display.targets import Target, Targets
from tribes_tui.games.tribal.rixe.foresight import aim, hinders
from tribes_tui.games.tribal.rixe.pieces.layout import Meanwhile, RixeTable
from tribes_tui.games.tribal.rixe.pieces.zone import RixeZone
from tribes_tui.games.tribal.rixe.words.sentences import put
from tribes_tui.table.board import board_of
from tribes_tui.table.choice.selection import InOrder, ways
from tribes_tui.table.screen import TableScreen
from tribes_tui.widgets.beside.game_log import GameLog, LogEntry

NAMES = ("you", "Bo")


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_a_card_that_was_drawn_is_named_once_in_what_happened(size: tuple[int, int]) -> None:
    """By the log where it is in sight, else with how the turn went; in others' turns and in the next of one's own."""
    state = rixe([["D4"], ["M6"]], [["D8", "M2", "D6"], ["L3", "L7", "T9"]], stock=["L8", "T8", "M9"])
    app = TableApp(table_at(state, "pb"), Silent())
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: app.laid.turn == 1)
        await pilot.pause()
        told = []
        for _ in range(4):
            told += _told(app)
            if app.laid.turn == 1:
                view = app.laid.view(1)
                app.laid.propose(1, max(view.legal_actions(), key=view.hint), app.laid.number_for(1))
                await pilot.pause()
        assert all(one.count("lizard 8") + one.count("turtle 8") <= 1 for one in told), told


@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_where_a_column_began_without_a_question_is_told_until_one_does_something(size: tuple[int, int]) -> None:
    """Also behind what is drawn for one in the same turn."""
    state = rixe(
        [["D4"], ["M6"]], [["D8", "M1"], ["D1", "T9"]], phase="new_column", turned="L5", dry=2, stock=["L3", "L8"]
    )
    app = TableApp(table_at(state, "pb"), Silent())
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: app.laid.view(0).has_drawn)
        await pilot.pause()
        (seen,) = _told(app)
        assert "You draw lizard 3." in seen
        assert "as good as any." in seen


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("columns", range(2, 8))
async def test_in_the_smallest_window_more_room_parts_zones_than_columns(players: int, columns: int) -> None:
    """As long as all columns are in sight: whose they are is seen without the heading."""
    zones = [[f"{symbol}{value}" for value in range(1, columns + 1)] for symbol in "DMLT"[:players]]
    state = rixe(zones, [["L9"], ["T8"], ["D8"], ["M9"]][:players], stock=["D9", "T9"])
    async with seated(state, SMALL, names=("you", "Ash", "Birch", "Cedar")[:players]) as (_, screen):
        zones = [zone for zone in screen.query(RixeZone) if zone.display]
        if any(zone.scrolls for zone in zones):
            return
        spots = [(zone.region.x + zone.area().x, zone.region.x + zone.area().right) for zone in zones]
        width, pitch = zones[0].spacing()
        assert all(after[0] - before[1] > pitch - width for before, after in pairwise(spots)), spots


async def test_while_it_is_asked_where_a_card_goes_only_cards_that_take_it_are_bright() -> None:
    """As the signs say: what is faded can't be chosen. Before, last cards are bright whether they can move or not."""
    state = rixe([["D4", "M7a", "D2"], ["M7b", "D9 L8"]], [["L6", "T9"], ["D1"]], stock=["L8"])
    async with seated(state, SMALL) as (pilot, screen):
        papers = []
        for picked in (False, True):
            if picked:
                pick(screen, "hand:L6")
                await pilot.pause()
            spots = {target.name: target.region for target in screen.targets}
            papers.append([_paper(screen, spots[f"card:{card}"]) for card in ("D4a", "D2a", "L8a", "M7a", "M7b")])
        before, after = papers
        assert len(set(before)) == 1, before
        assert after[3:] == before[3:]
        assert all(one != before[0] for one in after[:3]), after


def _told(app: TableApp) -> list[str]:
    """What stands in each log in sight."""
    logs = (log for log in app.table_screen.query(GameLog) if all(one.display for one in log.ancestors_with_self))
    return [" ".join(re.sub("[│╭╮╰╯─]", "", log.text()).split()) for log in logs if log.size]


def _paper(screen: TableScreen, spot: Region) -> object:
    (cell,) = screen._compositor.render_strips()[spot.y + 1].crop(spot.x + 1, spot.x + 2)
    assert cell.style is not None
    return cell.style.bgcolor


def test_a_move_that_frees_a_place_for_a_9_says_so_in_cleaning_too_even_where_it_takes_another_cards_place() -> None:
    zones = [["M9", "T8 D7 L6", "L4"], ["M6"]]
    view = rixe(zones, [["T8b", "L9"], ["D1"]], phase="clean").view(0)
    move = view.read("move T8a M9a")
    assert aim(view, move) == "room"
    assert put(view, move, NAMES) == "move turtle 8 and 2 more onto your mask 9: a free place for your 9"
    without = rixe(zones, [["T8b", "L3"], ["D1"]], phase="clean").view(0)
    assert not aim(without, move), "there is no 9 to play"


def test_the_cursor_makes_no_long_column_for_others_to_move() -> None:
    """Whatever its first card: whoever plays one that it fits on moves all of it there."""
    zones = [["D7 T6", "M5 L4 D3 T2 M1", ""], ["M9"]]
    view = rixe(zones, [["M3", "M6"], ["L9"]], has_drawn=True, stock=["L8"]).view(0)
    move = view.read("move M5a T6a")
    assert not hinders(view, move)
    assert entered(board_of("tribal_rixe"), view)[0] == END
    short = rixe([["D7 T6", "M5", ""], ["M9"]], [["M3", "M6"], ["L9"]], has_drawn=True, stock=["L8"]).view(0)
    assert hinders(short, short.read("move M5a T6a"))


def test_what_others_did_is_told_in_as_many_rows_as_there_are_beside_ones_own_turns() -> None:
    """Longer forms were told where folded they had no room: the box stayed empty."""
    from tribes_tui.games.tribal.rixe.words.news import meanwhile
    from tribes_tui.words.folding import fold

    forms = "Ash played djembe 2 in your zone; Birch moved mask 8 and 4 more", "Ash played 1 card", "cards"
    own = "In 2 turns no card of yours fitted."
    for rows in range(2, 8):
        told = meanwhile(forms, own, rows, 24)
        assert told[1] == own
        assert sum(len(fold(one, 24, "")) for one in told) <= max(rows, 3), rows
    assert meanwhile(forms, own, 7, 24)[0] == forms[0] + "."


def test_that_others_collected_columns_is_told_beside_ones_own_turns_in_a_single_row() -> None:
    """It is what happened, and why the table is nearly empty: what one drew lies in one's hand."""
    from tribes_tui.games.tribal.rixe.words.news import meanwhile, short_news

    column = {"cards": ["D9a", "L8a"], "z": 0}
    moved = Event("moved", 1, {"z": 0, "to_z": 1, "cards": ["M5a", "L4a", "D3a"], "onto": "T6a"})
    played = [Event("played", seat, {"card": card, "onto": "", "z": 0}) for seat, card in ((1, "M4b"), (2, "T7a"))]
    news = (moved, *played, Event("collected", 1, column), Event("collected", 2, column))
    own, brief = "In 3 turns no card of yours fitted: you drew 4 cards.", "In 3 turns no card of yours fitted."
    forms = short_news(news, ("you", "Ash", "Birch"), 0)
    told, _ = meanwhile(forms, own, 1, 77, brief)
    assert told == f"Ash and Birch collected 2 columns. {brief}"
    two = meanwhile(forms, own, 2, 40, brief)
    assert "collected 2 columns" in two[0]


@pytest.mark.parametrize(
    ("zones", "hands", "begins"),
    [
        ([["M8", "T9 D8 L7"], ["L9 D8", "M5"]], [["M1", "D9"], ["L3"]], "end"),
        ([[NINE, "T9 D8 L7"], ["L9 D8"]], [["M1", "D9"], ["L3"]], "column:0"),
    ],
)
def test_where_no_move_is_suggested_the_cursor_begins_on_no_move_that_leads_to_nothing(
    zones: list[list[str]], hands: list[list[str]], begins: str
) -> None:
    """Key by key the same cards would go to and fro, and a complete column stay where it is."""
    board = board_of("tribal_rixe")
    view = rixe(zones, hands, has_drawn=True, stock=["L8"]).view(0)
    chooser = ways(board, view)
    assert any(name.startswith("card:") for name in chooser.lit), "moves are offered, too"
    places = Targets([Target(name, Region(4 * k, 0, 3, 1)) for k, name in enumerate(sorted(chooser.lit))])
    assert InOrder(board, view).first(chooser, (), places) == begins


async def test_what_others_did_stays_in_the_panel_where_no_short_form_tells_it() -> None:
    """As in the first turn, after which cleaning and who begins have to be told, too."""
    async with seated(rixe([["M8"], ["L9"]], [["T7", "D2"], ["L3"]]), MEDIUM) as (pilot, screen):
        table = screen.query_one(RixeTable)
        table.log_all([LogEntry((("Bo plays mask 9.", "ink"),), 1)] * 9, 0)
        table.remind(Meanwhile(own="In 2 turns no card of yours fitted.", lines=9))
        await pilot.pause()
        assert "Bo plays mask 9." in text(screen)


async def test_that_cleaning_is_over_stands_before_who_begins_whatever_was_done_since() -> None:
    async with seated(rixe([["M8"], ["L9"]], [["T7", "D2"], ["L3"]]), MEDIUM) as (pilot, screen):
        table, told = screen.query_one(RixeTable), ("Bo begins.", "Bo plays mask 9.", "Bo plays turtle 1.")
        table.log_all([LogEntry(((one, "ink"),), 1) for one in told], 0)
        table.remind(Meanwhile(cleaned="Your cleaning is over.", begins=told[0], lines=3))
        await pilot.pause()
        places = [text(screen).index(one) for one in ("Your cleaning", *told)]
        assert places == sorted(places)


async def test_once_the_game_is_over_columns_have_the_rows_of_an_empty_hand() -> None:
    """In the smallest window, too, their last cards are whole then."""
    zones = [["T9 M8 T7 M6 T5 D4", ""], ["L9", "D5"]]
    state = rixe(zones, [["T3"], ["D1", "L8"]], options={"rounds": 1})
    app = TableApp(table_at(state, "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        screen, played = app.table_screen, app.laid.view(0).read("play T3 D4a")
        assert screen.query_one(RixeTable).sharing.size.height == 12
        screen.decide(played)
        await until(pilot, lambda: screen.query_one(RixeTable).sharing.size.height > 12)
