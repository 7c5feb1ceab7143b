"""What changed is shown changing, for few bytes: it can be switched off, and a key ends it at once."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from textual.app import App
from textual.geometry import Region
from textual.pilot import Pilot

from tests.table.helpers import MEDIUM, SMALL, Silent, TableApp, laid, on_table, shown
from tests.table.wire import Wire
from tribes_tui.app import TribesApp
from tribes_tui.games.rise_of_tribes.pieces.actions import ActionBoard
from tribes_tui.games.rise_of_tribes.pieces.tribes import Tribes
from tribes_tui.profile.settings import Settings
from tribes_tui.table.frame.motion import EVERY, FIGURE_STEPS, LONGEST, MOST_PLATES, PLATE_STEPS, is_wanted, plate_steps
from tribes_tui.widgets.drawing.drawn import Drawn

MOST_BYTES = 1000
"""Of one motion on a table."""


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path))


class Moving(TableApp):
    """A table at which things may move."""

    settings = Settings(asking="never", moments="none")


async def play(pilot: Pilot[Any], app: TableApp, moves: int = 60) -> None:
    """So many decisions of the viewer, each with all that follows; every motion runs to its end."""
    screen = on_table(app)
    for _ in range(moves):
        await pilot.pause()
        view = app.laid.view(0)
        if view.current_player == 0:
            screen.decide(max(view.legal_actions(), key=view.hint))
        await pilot.pause()
        while screen.ground.motion.step():
            continue


async def test_a_swap_moves_and_a_key_ends_it_at_once() -> None:
    app = Moving(laid("pb"))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        screen = on_table(app)
        targets = screen.targets
        names = [target.name for target in targets if target.region][:2]
        screen.ground.motion.begin(targets, targets, [names])
        assert screen.ground.motion.is_running
        assert flying(app)
        await pilot.press("right")
        assert not screen.ground.motion.is_running
        assert not flying(app)


def flying(app: App[Any]) -> int:
    """Plates in the air."""
    return sum(len(piece._flying) for piece in app.screen.query(Drawn))


async def test_every_step_is_small_and_lays_nothing_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever number of plates: about a kilobyte in all, at the last step nothing is left of them."""
    app = Moving(laid("pb", game="rise_of_tribes"), Silent())
    async with app.run_test(size=MEDIUM) as pilot:
        await pilot.pause()
        screen = on_table(app)
        layouts: list[int] = []
        real = screen._refresh_layout
        monkeypatch.setattr(screen, "_refresh_layout", lambda *args, **named: layouts.append(1) or real(*args, **named))
        hexes = [target.name for target in screen.targets if target.name.startswith("hex:")]
        before, wire = shown(app), Wire(screen)
        for plates in range(1, MOST_PLATES + 3):
            ways = [(hexes[k], hexes[-1 - k]) for k in range(plates)]
            screen.ground.motion.begin(screen.targets, screen.targets, ways)
            assert flying(app) == min(plates, MOST_PLATES)
            sent, steps = wire.sent(), 0
            while screen.ground.motion.step():
                sent += wire.sent()
                steps += 1
            assert wire.sent() + sent < MOST_BYTES
            assert steps < plate_steps(min(plates, MOST_PLATES)) <= LONGEST
            assert shown(app) == before
        assert layouts == []
        assert plate_steps(MOST_PLATES) * MOST_PLATES <= PLATE_STEPS


@pytest.mark.soak
@pytest.mark.sampled(1)
@pytest.mark.parametrize("is_liked", [True, False])
async def test_plates_fly_dice_roll_and_points_count_unless_that_is_switched_off(
    is_liked: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: set[str] = set()
    fly = Drawn.fly

    def flown(piece: Drawn, *spots: Region) -> None:
        seen.update(["plate"] * bool(spots))
        fly(piece, *spots)

    monkeypatch.setattr(Drawn, "fly", flown)
    for kind in (ActionBoard, Tribes):
        monkeypatch.setattr(kind, "towards", lambda piece, share: seen.add(type(piece).__name__))
    app = Moving(laid("pb", game="rise_of_tribes", seed=3))
    app.settings = app.settings._replace(motion=is_liked)
    async with app.run_test(size=MEDIUM) as pilot:
        await play(pilot, app)
    assert seen == ({"plate", "ActionBoard", "Tribes"} if is_liked else set())


async def test_it_is_not_wanted_where_it_is_switched_off_or_the_line_lags() -> None:
    app: Any = TribesApp()
    assert is_wanted(app)
    app.settings = app.settings._replace(motion=False)
    assert not is_wanted(app)
    app.settings = app.settings._replace(motion=True)
    app.animation_level = "none"
    assert not is_wanted(app)
    app.animation_level = "full"
    assert is_wanted(app)
    queue = SimpleNamespace(qsize=lambda: 1000)
    app._driver = SimpleNamespace(_writer_thread=SimpleNamespace(_queue=queue))  # its terminal takes nothing
    assert not is_wanted(app)
    app._driver = None
    app.end_bots()


def test_it_never_takes_longer_than_half_a_second() -> None:
    assert max(FIGURE_STEPS, LONGEST) * EVERY < 0.5
