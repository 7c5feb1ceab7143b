"""What changed is shown moving, quietly: it can be switched off, and a key ends it at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.geometry import Offset, Region
from textual.pilot import Pilot

from tests.table.helpers import SMALL, laid
from tribes_tui.app import TribesApp
from tribes_tui.display.targets import Target, Targets
from tribes_tui.sheet.motion import FRAMES, MOST_TRACKS, Motion, Track, tracks
from tribes_tui.table.stage import Stage
from tribes_tui.widgets.drawn import Drawn


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path))


def targets(**places: tuple[int, int]) -> Targets:
    return Targets(Target(name, (Region(x, y, 3, 1),)) for name, (x, y) in places.items())


def test_a_target_that_moved_and_one_that_led_to_another() -> None:
    before, after = targets(a=(0, 0), b=(10, 5)), targets(a=(20, 4), b=(10, 5))
    found = tracks(before, after, ["a", "b", "gone"], [("b", "a"), ("gone", "a")])
    assert found == [Track(Offset(1, 0), Offset(21, 4)), Track(Offset(11, 5), Offset(21, 4))]


def test_it_ends_where_the_piece_is_and_then_is_over() -> None:
    motion = Motion()
    motion.begin([Track(Offset(0, 0), Offset(12, 6))] * 9)
    assert len(motion.places()) == MOST_TRACKS
    places = []
    while motion.is_running:
        places.append(motion.places()[0])
        motion.step()
    assert len(places) == FRAMES
    assert places[-1] == Offset(12, 6)


async def swapped(pilot: Pilot[Any], app: TribesApp) -> Stage:
    """A table on which the viewer has just swapped a card."""
    await pilot.pause()
    app.open_table(laid("pb"))
    await pilot.pause()
    screen = app.screen
    assert isinstance(screen, Stage)
    for _ in range(40):
        view = screen.table.view(0)
        if view.current_player == 0:
            swaps = [a for a in view.legal_actions() if view.game.actions[a].kind == "SWAP"]
            screen.decide((swaps or view.legal_actions())[0])
            if swaps:
                break
        await pilot.pause(0.05)
    return screen


def flying(screen: Stage) -> list[str]:
    """The pieces over which a plate flies."""
    return [str(piece.id) for piece in screen.query(Drawn) if piece._flying]


async def test_a_key_ends_it_at_once() -> None:
    app = TribesApp()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        app.open_table(laid("pb"))
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, Stage)
        first, last = sorted(screen.hand.chooser.lit)[:2]
        screen.ground.begin_motion(screen.targets, [[first, last]])
        assert screen.ground.step_motion()
        assert flying(screen)
        await pilot.press("right")
        assert not flying(screen)
        assert not screen.ground.step_motion()


async def test_a_swap_is_shown_moving_unless_that_is_switched_off(monkeypatch: pytest.MonkeyPatch) -> None:
    began: list[int] = []
    monkeypatch.setattr(Motion, "begin", lambda self, found: began.append(len(list(found))))
    for wanted in (True, False):
        began.clear()
        app = TribesApp()
        app.settings = app.settings._replace(motion=wanted)
        async with app.run_test(size=SMALL) as pilot:
            await swapped(pilot, app)
            for _ in range(60 if wanted else 10):
                await pilot.pause(0.05)
                if any(began):
                    break
        assert any(began) == wanted
