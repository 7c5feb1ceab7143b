"""A trial table: everybody's moves are tried from what one sees, nothing is played, and nothing that one may not know can be learnt."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rules
from rules import Rng
from tests.app.test_app import screen_text, until
from tests.table.helpers import random_states
from tribes_tui.app import TribesApp
from tribes_tui.app.piloted import play_on
from tribes_tui.games.indy.pieces.rows import CardRow
from tribes_tui.play.seat import CannotUndo
from tribes_tui.play.table import Table
from tribes_tui.screens.trial import TrialScreen, TrialTable
from tribes_tui.seats.parse import parse_seats
from tribes_tui.table.history.pages import MomentScreen
from tribes_tui.table.screen import TableScreen
from tribes_tui.words.said import trial as said


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path / "home"))


@pytest.mark.parametrize("game_id", list(rules.games))
def test_it_begins_with_what_its_viewer_sees_and_any_move_can_be_taken_back(game_id: str) -> None:
    for state in random_states(game_id, rules.games[game_id].players[-1], seed=4, every=31):
        seat = state.current_player
        if seat is None:
            continue
        view = state.view(seat)
        table = TrialTable(view, [f"P{k}" for k in range(state.players)], Rng(5))
        assert table.view(seat).dump() == view.dump()
        rng, moves = Rng(6), 0
        while table.turn is not None and moves < 12:
            assert [one.is_human for one in table.seats] == [k == table.turn for k in range(state.players)]
            legal = table.view(table.turn).legal_actions()
            assert table.propose(table.turn, rng.choice(legal), table.number_for(table.turn))
            moves += 1
        for _ in range(moves):
            table.undo(0)
        assert table.view(seat).dump() == view.dump()
        assert table.name == ""
        with pytest.raises(CannotUndo):
            table.undo(0)


@pytest.mark.parametrize("game_id", ["tribe", "indy", "tribal_rixe", "five_tribes"])
def test_what_is_drawn_depends_on_nothing_but_what_is_seen(game_id: str) -> None:
    """Positions that look alike to somebody make the same trial of the same chance."""
    for state in random_states(game_id, 3, seed=2, every=40):
        seat = state.current_player
        if seat is not None:
            view = state.view(seat)
            other = view.resample(Rng(99)).view(seat)
            trials = [TrialTable(one, "abc", Rng(1)) for one in (view, other)]
            assert (
                trials[0].view(1 - seat if seat < 2 else 0).dump() == trials[1].view(1 - seat if seat < 2 else 0).dump()
            )


@pytest.mark.sampled(1)
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("game_id", list(rules.games))
async def test_moves_are_tried_for_everybody_and_the_game_stands_where_it_stood(
    game_id: str, size: tuple[int, int]
) -> None:
    app = TribesApp()
    async with app.run_test(size=size) as pilot:
        table = Table.new(game_id, parse_seats("you,bot:easy"), {}, 5, app.store)
        play_on(table, 9)
        app.open_table(table)
        await until(pilot, lambda: isinstance(app.screen, TableScreen) and app.screen.is_my_turn)
        number, record = table.number, Path(str(table.path)).read_bytes()
        await pilot.press("T")
        await until(pilot, lambda: isinstance(app.screen, TrialScreen) and app.screen.ground.is_ready)
        trial = app.screen
        assert isinstance(trial, TrialScreen)
        await until(pilot, lambda: said.begins(leave="q") in screen_text(app))
        seen = set()
        for _ in range(60):
            assert isinstance(app.screen, TrialScreen | MomentScreen)
            seen.add(trial.table.turn)
            await pilot.press("enter")
            await pilot.pause()
            if len(seen) == 2:
                break
        assert seen == {0, 1}
        if app.screen is not trial:  # a page about what happened
            await pilot.press("escape")
        await until(pilot, lambda: bool(re.search(r"Trial(, for \w+)?\. \w", screen_text(app).splitlines()[1])))
        for _ in range(80):  # all the way back
            await pilot.press("escape" if app.screen is not trial else "u")
            await pilot.pause()
        assert trial.table.number in (0, *trial._by_itself)
        await pilot.press("q")
        await until(pilot, lambda: isinstance(app.screen, TableScreen) and not isinstance(app.screen, TrialScreen))
        assert (table.number, Path(str(table.path)).read_bytes()) == (number, record)


def _hand(screen: TableScreen) -> list[tuple[str, str]]:
    """The names of the cards as they lie, and their keys."""
    hand = screen.board.table.hand
    return [(one.name, one.key) for one in (hand._spots if isinstance(hand, CardRow) else hand.pieces).values()]


@pytest.mark.every
@pytest.mark.parametrize("game_id", ["indy", "tribe"])
async def test_cards_keep_their_keys_and_what_was_told_is_read_on(game_id: str) -> None:
    app = TribesApp()
    async with app.run_test(size=(120, 40)) as pilot:
        table = Table.new(game_id, parse_seats("you,bot:easy"), {}, 5, app.store)
        app.open_table(table)
        await until(pilot, lambda: isinstance(app.screen, TableScreen) and app.screen.ground.is_ready)
        screen = app.screen
        assert isinstance(screen, TableScreen)
        for _ in range(200):
            await pilot.press("enter")
            await until(pilot, lambda: screen.is_my_turn or app.screen is not screen)
            if app.screen is not screen:
                await pilot.press("escape")
            names = [name for name, _ in _hand(screen)]
            if screen.is_my_turn and names != sorted(names):
                break
        else:
            pytest.fail("no card came where another lay")
        keys, told = _hand(screen), [line.text for line in screen._chronicle.lines]
        await pilot.press("T")
        await until(pilot, lambda: isinstance(app.screen, TrialScreen) and app.screen.ground.is_ready)
        assert isinstance(app.screen, TrialScreen)
        assert _hand(app.screen) == keys
        assert [line.text for line in app.screen._chronicle.lines] == told


async def test_it_is_laid_on_ones_own_turn_only_and_in_no_lesson() -> None:
    app = TribesApp(lesson="indy")
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        lesson = app.screen
        for _ in range(2):  # while something is to be read, and while a move is to be made
            await pilot.press("T")
            await until(pilot, lambda: said.not_now() in screen_text(app))
            assert app.screen is lesson
            await pilot.press("enter")
            await pilot.pause()
