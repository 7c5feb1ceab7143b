"""The line below the tiles in the smallest window: what others' turns brought, that there was another, and never an older turn than before."""

from __future__ import annotations

import re

from rules import Event
from rules.five_tribes.state import FiveTribesState
from tests.games.five_tribes.helpers import SMALL
from tests.table.helpers import Silent, TableApp, laid
from tribes_tui.games.five_tribes.pieces.layout import _news, _shortened
from tribes_tui.games.five_tribes.pieces.parts import Lines
from tribes_tui.games.five_tribes.words.news import at_once, split
from tribes_tui.play.table import Table
from tribes_tui.widgets.drawing.lines import words_of

NAMES = ["you", "Ash"]


def turn(*brought: Event) -> list[Event]:
    way = [Event(kind, 1, {"tile": tile, "colour": "G"}) for kind, tile in (("take", "a3"), ("drop", "b1"))]
    return [Event("activation", 1, {}), *way, Event("gather", 1, {"n": 3, "colour": "G", "tile": "b1"}), *brought]


def cards(*names: str) -> list[Event]:
    return [Event("card", 1, {"card": card, "why": "merchants"}) for card in names]


def test_two_turns_are_told_at_once_with_their_points_first_and_what_is_worth_most() -> None:
    """Ash won 43 points with seven cards, and the line told of a palace."""
    first = turn(*cards("Ivory", "Jewels", "Silk", "Fish"), Event("camel", 1, {"tile": "b1"}))
    second = turn(*cards("Wheat", "Gold", "Spice"), Event("palace", 1, {"tile": "b1", "owner": 1}))
    turns = [told for seat, told in split([*first, *second]) if seat == 1]
    assert len(turns) == 2
    told = _shortened(at_once(1, turns, NAMES, 43), (), 78, 1, "l")
    assert told.words == "Ash: +43 points in 2 turns, a3 → b1; then a3 → b1 (4 more things: key l)"
    assert len(words_of(_news([told]))) <= 78
    assert _shortened(at_once(1, turns, NAMES, 43), (), 78, 2, "l").words == (
        "Ash: +43 points in 2 turns, a3 → b1, took 4 cards, put a camel on b1; "
        "then a3 → b1, took Wheat, Gold and Spice, built a palace on b1."
    )
    assert at_once(1, turns[1:], NAMES, 12).words == (
        "Ash: +12 points, a3 → b1, picked up 3 merchants, took Wheat, Gold and Spice, built a palace on b1."
    )
    assert at_once(1, turns[1:], NAMES, -10).words.startswith("Ash: −10 points, a3 → b1")
    assert at_once(1, turns[1:], NAMES).words.startswith("Ash: a3 → b1")


def test_of_what_is_folded_away_nothing_weighs_more_than_what_is_told() -> None:
    """Of eleven things, among them two djinns, a line told "took a fakir and Silk"; of another a camel."""
    bought = [Event("buy", 1, {"djinn": djinn, "elders": 2, "fakirs": 0}) for djinn in ("Echidna", "Lamia")]
    events = turn(*cards("Fakir", "Silk"), Event("camel", 1, {"tile": "b1"}), *bought)
    line = _shortened(at_once(1, [events], NAMES, 17), (), 78, 1, "l").words
    assert "more thing" in line
    assert "Lamia" in line
    assert "Silk" not in line
    earned = turn(Event("earn", 1, {"coins": 10, "why": "builders"}), *bought[1:])
    assert "Lamia" in _shortened(at_once(1, [earned], NAMES, 6), (), 78, 1, "l").words


def test_with_two_rows_next_to_nothing_is_folded_away() -> None:
    """ "Took a fakir and Silk (10 more things)" was the least of eleven, and a row below it stood the same as ever."""
    bought = [Event("buy", 1, {"djinn": djinn, "elders": 2, "fakirs": 0}) for djinn in ("Echidna", "Lamia")]
    events = turn(*cards("Fakir", "Silk"), Event("camel", 1, {"tile": "b1"}), *bought)
    told = _shortened(at_once(1, [events], NAMES, 17), (), 78, 2, "l")
    assert "more thing" not in told.words
    assert all(what in told.words for what in ("Echidna", "Lamia", "Silk", "camel"))


def line_of(app: TableApp) -> str:
    assert app.table_screen is not None
    return str(app.table_screen.query_one("#news", Lines).text())


def points(table: Table) -> int:
    view = table.view(0)
    assert isinstance(view, FiveTribesState)
    return sum(view.sheet(1)[1:])


async def test_whatever_another_is_seen_to_win_stands_in_the_line_when_it_is_ones_turn() -> None:
    table = laid("pb", 11, "five_tribes")
    app = TableApp(table, Silent())
    won, told = 0, list[tuple[int, int]]()
    async with app.run_test(size=tuple(SMALL)) as pilot:
        await pilot.pause()
        before = points(table)
        while table.turn is not None and table.number < 140:
            seat, view = table.turn, table.view(table.turn)
            table.propose(seat, max(view.legal_actions(), key=view.hint), table.number_for(seat))
            if seat == 0:
                before = points(table)
            elif table.turn == 0:
                await pilot.pause()
                won, line = points(table) - before, line_of(app)
                assert not won or f"{won:+} point" in line.replace("−", "-"), (won, line)
                told += [(table.number, won)] * bool(won)
    assert len(told) > 3


async def test_the_line_does_not_go_back_to_an_older_turn_while_one_walks() -> None:
    """It told of one's own first turn, and of another's before it once the second began."""
    table = laid("pb", 11, "five_tribes")
    app = TableApp(table, Silent())
    seen = 0
    async with app.run_test(size=tuple(SMALL)) as pilot:
        await pilot.pause()
        while table.turn is not None and table.number < 90:
            seat, view = table.turn, table.view(table.turn)
            assert isinstance(view, FiveTribesState)
            action = max(view.legal_actions(), key=view.hint)
            line = line_of(app)
            is_take = view.game.actions[action].kind == "TAKE"
            table.propose(seat, action, table.number_for(seat))
            await pilot.pause()
            if seat == 0 and is_take and table.turn == 0 and (own := re.search(r"You: \S+ → ", line)):
                assert own[0] in line_of(app)
                seen += 1
    assert seen
