"""Where very many people are, news of tables and people come together, so that they leave time for keys."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.inside import Visitor, make_host, someone
from tribes_tui.server.session import app
from tribes_tui.server.session.screens.lobby import LobbyScreen

pytestmark = pytest.mark.usefixtures("still")


@pytest.mark.parametrize(("few", "least", "most"), [(10, 8, 12), (0, 1, 4)])
async def test_in_a_crowd_news_come_together_and_the_last_is_seen(
    few: int, least: int, most: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "FEW", few)
    monkeypatch.setattr(app, "CROWDED", 0.3)
    host = make_host(tmp_path)
    visitor = Visitor(host, someone(host, "Ada"))
    await visitor.see("Rulebooks")
    shown = []
    monkeypatch.setattr(LobbyScreen, "bring_up_to_date", lambda self: shown.append(len(host.visits)))
    for _ in range(12):
        host.changed()
        await asyncio.sleep(0.02)
    await visitor.settle(0.7)
    assert least <= len(shown) <= most
    host.close()
