"""Whole Duels at the table: by keys alone, by mouse alone. The seeds are those of short games."""

from __future__ import annotations

import re

import pytest

from tests.games.tribal.duel.seated import region_of
from tests.games.tribal.playing import play
from tests.table.helpers import MEDIUM, SMALL, TableApp, laid, on_table, shown
from tribes_tui.table.play.handover import HandoverScreen


@pytest.mark.parametrize(("seed", "size", "by_mouse"), [(41, SMALL, False), (83, MEDIUM, True)])
@pytest.mark.soak
async def test_a_whole_duel(seed: int, size: tuple[int, int], by_mouse: bool) -> None:
    app = TableApp(laid("pb", seed, game="tribal_duel"))
    async with app.run_test(size=size) as pilot:
        assert await play(pilot, app, by_mouse) > 20
        end = shown(app)
        assert "Sacred cards" in end, "whether or not they decided it"
        assert "sacred pile" in re.split("What (?:won|lost) it", end)[1]
        await pilot.press("q")
    assert app.return_value == "home"


async def test_two_people_at_one_keyboard_see_their_own_zone_at_the_left() -> None:
    app = TableApp(laid("pp", seed=2, game="tribal_duel"))
    seen = set()
    async with app.run_test(size=SMALL) as pilot:
        while len(seen) < 2:
            await pilot.pause()
            if isinstance(app.screen, HandoverScreen) or not on_table(app).is_my_turn:
                await pilot.press("enter")
            else:
                screen = on_table(app)
                seen.add(screen.viewer)
                assert shown(app).splitlines()[2].split()[0] == "■You▌"
                assert region_of(screen, f"pile:{screen.viewer}:D").x < 40
                view = app.laid.view(screen.viewer)
                screen.decide(max(view.legal_actions(), key=view.hint))


@pytest.mark.soak
@pytest.mark.parametrize("by_mouse", [False, True])
async def test_a_long_game(by_mouse: bool) -> None:
    app = TableApp(laid("pb", 4, game="tribal_duel"))
    async with app.run_test(size=SMALL) as pilot:
        assert await play(pilot, app, by_mouse, 3000) > 50
