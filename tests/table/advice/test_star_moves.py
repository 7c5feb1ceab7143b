"""A move that surely loses a star of the journey's stage for good, or wins it, says so before it is made."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from textual.geometry import Region
from textual.widgets import Static

import rules
from rules import State
from rules.bots.bot import Budget
from rules.bots.levels import make
from rules.core.rng import Rng
from saves import Store
from tests.app.test_app import until
from tests.journey.travelling import begin, play_on
from tests.table.beginning import decisions
from tests.table.helpers import text_of
from tribes_tui.app import TribesApp
from tribes_tui.display.targets import Target, Targets
from tribes_tui.journey import foretold
from tribes_tui.journey.foretold import alone, changed
from tribes_tui.journey.stages import STAGES, JourneyStage, Star, Tale, stage_named, standings, tale_of
from tribes_tui.journey.told import asked_briefly
from tribes_tui.play.table import Table
from tribes_tui.profile.settings import Settings, save
from tribes_tui.seats.worker import Answer
from tribes_tui.table.board import board_of
from tribes_tui.table.board.contract import GameBoard
from tribes_tui.table.board.scene import Scene
from tribes_tui.table.choice import star_moves
from tribes_tui.table.choice.last_moves import played
from tribes_tui.table.choice.selection import Beginning, Chooser, ways
from tribes_tui.table.screen import TableScreen

CERTAIN = {"indy-2": {1, 2}, "rixe-2": {1}, "rixe-3": {1}, "duel-2": {1, 2}, "five-3": {1}, "tribe-4": {0}}
"""Stages, and their stars that a single choice loses."""


def told_and_true(name: str, seed: int) -> tuple[set[int], set[int], set[int]]:
    """Of a game in which a person chooses by chance: the stars said to be lost before a move, those that a person's move lost, and those
    that were said and not lost by it."""
    stage = stage_named(name)
    assert stage is not None
    table = begin(stage, Store(), seed)
    play = alone if seed % 2 else partial(played, board_of(stage.game))
    bots, rng = [make("random" if seat.is_human else "easy") for seat in table.seats], Rng(seed)
    told, true, wrong = set[int](), set[int](), set[int]()
    while (seat := table.turn) is not None and not CERTAIN[name] <= told:
        view, before = table.view(seat), standings(stage, tale_of(table, 0))
        action = bots[seat].choose(view, Budget(None, 1), rng)
        said, won = changed(play, view, [(action,)], stage, before, tale_of(table, 0)) if seat == 0 else ([], [])
        table.propose(seat, action, table.number_for(seat))
        if seat == 0 and not table.is_over:
            after = standings(stage, tale_of(table, 0))
            new = {at for at, one in enumerate(after) if one.is_settled and not before[at].is_settled}
            true |= {at for at in new if not after[at].is_met}
            told |= {*said}
            wrong |= {at for at in said if at in new and after[at].is_met} | {
                at for at in won if at in new and not after[at].is_met
            }
    table.close()
    return told, true, wrong


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", CERTAIN)
def test_what_a_choice_loses_is_said_before_it_and_nothing_else(name: str) -> None:
    found = [told_and_true(name, seed) for seed in range(4)]
    assert not set().union(*(wrong for _, _, wrong in found))
    assert CERTAIN[name] <= set().union(*(told for told, _, _ in found))
    for told, true, _ in found:
        assert CERTAIN[name] & true <= told, "nothing is lost unsaid by a choice that is certain to lose it"


@pytest.mark.parametrize("stage", [one for one in STAGES if len(one.bots) == 1], ids=lambda stage: stage.name)
async def test_enters_line_says_so_in_a_small_window_beside_whatever_else_it_says(
    stage: JourneyStage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path))
    save(Settings(pace="none", motion=False))
    monkeypatch.setattr(star_moves, "changed", lambda *_: ([1], []))
    app = TribesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app.tables.lay(stage.game, stage.seats, dict(stage.options), 8, stage=stage.name)
        await until(pilot, lambda: isinstance(app.screen, TableScreen) and app.screen.is_my_turn)
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, TableScreen)
        for key in ("", "right", "down", "enter", "right"):
            await pilot.press(*filter(None, (key,)))
            await pilot.pause()
            look = screen.looked_at()
            if not look.enter or screen.selection.notice or screen.cursor not in screen.selection.chooser.lit:
                continue
            line = text_of(screen).splitlines()[-2]
            assert line.startswith(" Enter "), line
            assert "star 2 is lost" in line or "star 2 lost" in line
            assert line[7:].startswith(tuple(form[:12] for form in (look.line, *look.briefer))), "the move first"


async def test_and_not_at_a_table_that_is_no_stage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path))
    monkeypatch.setattr(star_moves, "changed", None)
    app, stage = TribesApp(), STAGES[1]
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app.tables.lay(stage.game, stage.seats, dict(stage.options), 8)
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        await pilot.pause()
        assert "star" not in text_of(app.screen).splitlines()[-2]


def ended(first_won: bool) -> State:
    """A short game of Tribe that is over, won by the first seat or not."""
    for seed in range(1, 60):
        state, rng = rules.games["tribe"].new_state(players=2, seed=seed, options={"spheres": 30}), Rng(seed)
        while not state.is_terminal:
            state.apply(state.pick(rng))
        if (state.ranking()[0] == 1) is first_won:
            return state
    raise AssertionError("no such game")


@pytest.mark.parametrize("wins", [True, False])
def test_a_victory_that_leaves_no_star_is_said_before_it_and_a_defeat_is_said_to_be_one(wins: bool) -> None:
    stage = stage_named("tribe-1")
    assert stage is not None
    table = begin(stage, Store(), 1)
    end, view, tale = ended(wins), table.view(0), tale_of(table, 0)
    before = standings(stage, tale)
    assert not standings(stage, Tale(0, [], end))[0].is_met
    lost, won = changed(lambda state, seat, actions: end, view, [(0,)], stage, before, tale)
    assert (lost, won) == (([0, 1, 2], []) if wins else ([], []))
    table.close()


@pytest.mark.turned(2)
@pytest.mark.parametrize("most", [70, pytest.param(150, marks=pytest.mark.soak)])
@pytest.mark.parametrize("game_id", rules.games)
def test_the_cursor_begins_on_no_choice_that_loses_a_star_while_a_plain_one_as_good_as_the_end_keeps_it(
    game_id: str, most: int
) -> None:
    board, elsewhere, stayed = board_of(game_id), 0, 0
    for view in decisions(game_id, 2, 2, board, most):
        chooser, beginning = ways(board, view), Beginning(board, view)
        everywhere = Targets(Target(name, Region(at, 0, 1, 1)) for at, name in enumerate(chooser.names))
        first = beginning.first(chooser, (), everywhere)
        assert first is not None
        assert beginning.first(chooser, (), everywhere, lambda name: True) == first, "where all lose one, the best"
        other = beginning.first(chooser, (), everywhere, lambda name, first=first: name == first)
        assert other is not None
        order, ends = beginning.best_first(chooser), [name.partition(":")[0] in board.endings for name in chooser.names]
        idle = beginning.idle(chooser)
        assert (other == first) is ({*order} - idle <= {first}), "it stays only where all else leads to and fro"
        if other == first:
            stayed += 1
            continue
        elsewhere += 1
        assert other not in idle
        before = order[: order.index(other)]
        is_better = [one for one in order[1:] if one in beginning_plain(beginning, chooser, board, order)]
        assert not is_better or other == is_better[0], "first of all what is no worse than the end"
        assert before or not ends
    assert elsewhere


def beginning_plain(beginning: Beginning, chooser: Chooser, board: GameBoard, order: list[str]) -> set[str]:
    """What is no worse than ending it all, and done for its own sake."""
    end = next((at for at, name in enumerate(order) if name.partition(":")[0] in board.endings), len(order))
    return {one for one in order[: end + 1] if one not in beginning.idle(chooser) and beginning._is_plain(chooser, one)}


@pytest.mark.turned(2)
@pytest.mark.parametrize("game_id", rules.games)
def test_the_first_star_outranks_all_even_a_move_that_wins(game_id: str) -> None:
    board, moved = board_of(game_id), 0
    for view in decisions(game_id, 2, 2, board, 60):
        chooser, beginning = ways(board, view), Beginning(board, view)
        everywhere = Targets(Target(name, Region(at, 0, 1, 1)) for at, name in enumerate(chooser.names))
        last = beginning.best_first(chooser)[-1]
        costs = dict.fromkeys(chooser.lit, 2) | {last: 0}
        assert beginning.first(chooser, (), everywhere, costs.__getitem__) == last, "whatever else it is"
        costs[last] = 1
        assert beginning.first(chooser, (), everywhere, costs.__getitem__) == last, "another star is less"
        moved += len(chooser.lit) > 1
    assert moved


@pytest.mark.turned(2)
@pytest.mark.parametrize("deal", [1, 2])
@pytest.mark.parametrize("stage", STAGES, ids=lambda stage: stage.name)
def test_at_every_stage_it_begins_on_nothing_that_loses_the_first_star_while_another_keeps_it(
    stage: JourneyStage, deal: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the last decisions of a game, where a star is asked for that no end gives: whatever ends it loses that, though it wins."""
    board, asks = board_of(stage.game), stage._replace(stars=(Star("lead", 10**6), *stage.stars[1:]))
    monkeypatch.setattr(star_moves, "here", lambda table, seat: (asks, standings(asks, tale_of(table, seat))))
    looked = 0
    table = begin(stage, Store(), deal)
    play_on(table, "easy", other="random")
    moves = [entry.number for entry in table.history(0) if entry.seat == 0][-4:]
    table.close()
    table = begin(stage, Store(), deal)
    for number in moves:
        play_on(table, "easy", moves=number - 1 - table.number, other="random")
        view = table.view(0)
        if table.turn == 0 and view.current_player == 0:
            looked += begins_well(table, board, view)
    table.close()
    assert looked


def begins_well(table: Table, board: GameBoard, view: State) -> bool:
    chooser = ways(board, view)
    scene = Scene(view, ["you"] * view.players, 0, lit=chooser.lit)
    everywhere = Targets(Target(name, Region(at, 0, 1, 1)) for at, name in enumerate(chooser.names))
    cost = partial(star_moves.star_cost, table, board, scene, chooser)
    first = Beginning(board, view).first(chooser, (), everywhere, cost)
    assert first is not None
    assert cost(first) < 2 or all(cost(name) == 2 for name in chooser.lit), first
    return True


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_a_hint_says_what_its_move_does_to_the_stars_and_names_the_one_that_keeps_the_first(
    size: tuple[int, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path))
    save(Settings(pace="none", motion=False))
    stage = stage_named("duel-1")
    assert stage is not None
    app = TribesApp()
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        app.tables.lay(stage.game, stage.seats, dict(stage.options), 8, stage=stage.name)
        await until(pilot, lambda: isinstance(app.screen, TableScreen) and app.screen.is_my_turn)
        screen = app.screen
        assert isinstance(screen, TableScreen)
        view = screen.view
        best, other = view.legal_actions()[:2]
        monkeypatch.setattr(foretold, "changed", lambda *_: ([0], []))
        monkeypatch.setattr(
            foretold,
            "loses_first",
            lambda play, view, ways, *_: other not in {action for way in ways for action in way},
        )
        screen.bot_hints.show(view, best)
        await pilot.pause()
        assert "star 1 is lost" in text_of(screen).splitlines()[-2]
        screen.bot_hints._show_weighed(Answer(best, 0.0, []))
        await pilot.pause()
        said = " ".join(str(one.render()) for one in app.screen.query(Static))
        asked = asked_briefly(stage, 0)
        assert f"Star 1 is lost with it ({asked}). What keeps star 1 open: {screen.bot_hints._move_of(other)}." in said


async def where_it_begins() -> str:
    """The place on which the cursor begins at a stage's table: nothing that loses a star."""
    app, stage = TribesApp(), STAGES[1]
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app.tables.lay(stage.game, stage.seats, dict(stage.options), 8, stage=stage.name)
        await until(pilot, lambda: isinstance(app.screen, TableScreen) and app.screen.is_my_turn)
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert "is lost" not in text_of(app.screen).splitlines()[-2]
        return app.screen.cursor or ""


async def test_on_the_screen_it_begins_where_all_stars_stay_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path))
    save(Settings(pace="none", motion=False))
    best = await where_it_begins()
    monkeypatch.setattr(star_moves, "_changed", lambda *asked: (STAGES[1], [1] if asked[4] == best else [], []))
    assert await where_it_begins() != best
