"""No word on the tables, pages of moments and ends of four games is cut off without a sign, at any size, with the longest names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

import pytest

from rules import Event, State
from rules.five_tribes.components.stages import BIDDING
from tests.games.five_tribes.helpers import rich, walk
from tests.games.five_tribes.test_moments import events_of_a_game
from tests.games.test_endings import GAMES, PAST, finished
from tests.games.tribal.duel.test_turn_page import turns
from tests.games.tribal.helpers import table_at
from tests.games.tribal.rixe.test_ends import played
from tests.games.tribe.scenes import random_positions, table, uneven
from tests.games.whole_words import Edges, halves
from tests.shots.crowded import CROWDED
from tests.table.helpers import Silent, TableApp, random_states
from tests.table.seated import show, text
from tests.table.test_ending import EndApp
from tests.table.test_enter_line import LONG_NAMES
from tribes_tui.games.five_tribes.pieces.others_turns import turns_page
from tribes_tui.games.tribal.duel.pieces.others_turns import turns_told
from tribes_tui.games.tribal.rixe.ending import round_ends
from tribes_tui.games.tribe.challenge_end import challenge_ends
from tribes_tui.table.board import board_of
from tribes_tui.table.board.scene import Moment, Result
from tribes_tui.table.end.screen import EndScreen
from tribes_tui.table.history.pages import MomentScreen
from tribes_tui.table.screen import TableScreen
from tribes_tui.theme.built_in import OFFERED
from tribes_tui.theme.depths import DEPTHS

SIZES = [(80, 24), (100, 30), (120, 40), (160, 50), (200, 60)]
ODD_SIZES = [(80, 40), (100, 24), (120, 30), (160, 30), (200, 24), (120, 60), (90, 35)]
NAMES = ("you", *LONG_NAMES[1:])
EMBLEMS = {"five_tribes": 3}
"""Letters of a name on the blanket of a camel, and wherever else that stands for the name."""
MOST = 3
"""Positions of a game and number of players."""
CURSORS = 3
"""Places under the cursor in each."""


class Depths(TableApp):
    """A table with the longest names at a depth of colour; nobody plays."""

    def __init__(self, state: State, depth: str) -> None:
        super().__init__(table_at(state, "p" + "b" * (state.players - 1), NAMES), Silent())
        self.depth = depth
        for one in OFFERED:
            self.register_theme(one)
        self.theme = "tribes-dark"


@cache
def positions(game: str, players: int) -> Sequence[State]:
    """The fullest position and others of each kind, from a whole game."""
    states: list[State] = []
    match game:
        case "tribe":
            states = [*random_positions(players, 1, 31), table(players, "MAIN"), *([uneven()] if players == 4 else [])]
        case "five_tribes":
            states = [*walk(players, 3, rich(players, 3))[::13]]
        case _:
            states = random_states(game, players, 1, 23)
    states = states[:: -(-len(states) // MOST)]
    full = CROWDED[game]()
    return [full, *states] if full.players == players else states


def check(screen: TableScreen | EndScreen | MomentScreen, game: str, edges: Edges) -> None:
    """What stands there now."""
    shown = text(screen)  # type: ignore[arg-type]
    assert not halves(shown, game, NAMES, EMBLEMS.get(game, 0)), shown
    assert not [*edges.unsigned()], shown


@pytest.mark.sampled(1)
@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("size", SIZES + ODD_SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(("game", "players"), GAMES)
async def test_no_word_on_a_table_is_cut_off_without_a_sign(
    game: str, players: int, size: tuple[int, int], depth: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    states, edges = positions(game, players), Edges(monkeypatch)
    async with (app := Depths(states[0], depth)).run_test(size=size) as pilot:
        await pilot.pause()
        screen = app.table_screen
        for state in states:
            for viewer in dict.fromkeys((state.current_player, 0)):
                show(screen, state, viewer)
                await pilot.pause()
                check(screen, game, edges)
            for name in sorted(screen.selection.chooser.lit)[:CURSORS]:
                screen.selection.cursor = name
                screen.cursor_moved()
                await pilot.pause()
                check(screen, game, edges)


def moments(game: str) -> Iterator[Moment]:
    """Pages of each kind, the last ones of a game."""
    match game:
        case "tribe":
            final = finished(game, 4)
            yield from [*challenge_ends(final.events, NAMES, 0)][-2:]
        case "tribal_rixe":
            state, events = played(4, 3)
            yield from round_ends(state.view(0), events, NAMES)[-1:]
        case "tribal_duel":
            told = [one for seed in (3, 4) for _, state, events in turns(seed) for one in _touching(state, events)]
            yield from sorted(told, key=lambda one: -len(" ".join(one.text)))[:2]
        case _:
            bids = next(one for one in reversed(walk(4, 3, rich(4, 3))) if one.stage == BIDDING)
            yield from turns_page(events_of_a_game(4, 4)[:60], NAMES, bids)


def _touching(state: State, events: Sequence[Event]) -> Sequence[Moment]:
    return () if state.is_terminal else turns_told(state.view(0), events, NAMES[:2], 0)  # type: ignore[arg-type]


@pytest.mark.sampled(2)
@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", ["tribe", "tribal_duel", "tribal_rixe", "five_tribes"])
async def test_no_word_of_a_moment_is_cut_off_without_a_sign(
    game: str, size: tuple[int, int], depth: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pages, edges = [*moments(game)], Edges(monkeypatch)
    assert pages
    async with (app := Depths(CROWDED[game](), depth)).run_test(size=size) as pilot:
        for page in pages:
            screen = MomentScreen(page, "Title", board_of(game).mood, lambda name: None)
            app.push_screen(screen)
            await pilot.pause()
            check(screen, game, edges)
            await pilot.press("enter")
            await pilot.pause()


@pytest.mark.sampled(3)
@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(("game", "players"), GAMES)
async def test_no_word_of_an_end_is_cut_off_without_a_sign(
    game: str, players: int, size: tuple[int, int], depth: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    over, edges = finished(game, players), Edges(monkeypatch)
    names = NAMES[:players]
    sheet = board_of(game).ending(over.final, over.events, names)
    assert sheet is not None
    result = Result(names, over.final.scores(), over.final.ranking(), 0)
    screen = EndScreen(over.final.game.title, sheet, result, PAST, None)
    async with EndApp(screen, depth).run_test(size=size) as pilot:
        await pilot.pause()
        check(screen, game, edges)
