"""What style sheets may ask of the size of a window, and of the number of players: classes of the screen and of its table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from textual.css.stylesheet import Stylesheet
from textual.dom import DOMNode

from tribes_tui.app import headless
from tribes_tui.table.frame.screens import SizedScreen
from tribes_tui.widgets.drawing.felt import Felt

SEATS = {"indy": "you,bot:easy,bot:easy", "tribe": "you,bot:easy"}


@pytest.mark.parametrize(
    ("size", "classes"),
    [
        ((79, 24), {"-w0", "-from-w0", "-h24", "-from-h0", "-from-h24"}),
        (
            (120, 30),
            {
                "-w120",
                "-from-w0",
                "-from-w80",
                "-from-w100",
                "-from-w120",
                "-h30",
                "-from-h0",
                "-from-h24",
                "-from-h30",
            },
        ),
    ],
)
async def test_a_screen_has_the_step_it_reaches_and_all_before(size: tuple[int, int], classes: set[str]) -> None:
    async with headless("indy", size=size) as pilot:
        assert isinstance(pilot.app.screen, SizedScreen)
        assert {name for name in pilot.app.screen.classes if name.lstrip("-")[:1] in "whf"} == classes


async def test_another_size_leaves_nothing_of_the_one_before() -> None:
    async with headless("indy", size=(160, 50)) as pilot:
        screen = pilot.app.screen
        await pilot.resize_terminal(80, 24)
        for _ in range(100):
            if "-w80" in screen.classes:
                break
            await pilot.pause()
        resized = screen.classes
    async with headless("indy", size=(80, 24)) as pilot:
        assert pilot.app.screen.classes == resized


@pytest.mark.parametrize("game_id", SEATS)
async def test_a_table_is_styled_once(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each widget as it is mounted; nothing later has all of them styled again."""
    again: list[str] = []
    update_nodes = Stylesheet.update_nodes

    def watched(self: Stylesheet, nodes: Iterable[DOMNode], **how: Any) -> None:
        found = [*nodes]
        again.extend(type(node).__name__ for node in found if isinstance(node, Felt))
        update_nodes(self, found, **how)

    monkeypatch.setattr(Stylesheet, "update_nodes", watched)
    async with headless(game_id, seats=SEATS[game_id], size=(120, 40)):
        assert again == []
