"""What a terminal shows is what the screen meant, whatever stands side by side; and the terminal beside every test would tell."""

from __future__ import annotations

import pytest
from textual._compositor import ChopsUpdate

import rules
from tests.display import second
from tribes_tui.app import headless
from tribes_tui.display import display
from tribes_tui.display.display import Display

WALK = ("b", *["down"] * 4, "t", "up", "down", "t", "escape")
"""What happened since one's last turn, beside the table or in its place, and along the list."""


async def walked(game: str, size: tuple[int, int], kind: tuple[str, bool]) -> list[str]:
    """What the second terminal finds wrong on the way."""
    second.begin("")
    second.kind = kind
    players = rules.games[game].players[-1]
    seats = ",".join(["you", "bot:medium", "bot:easy", "bot:easy"][: min(3, players)])
    async with headless(game, seats=seats, seed=11, size=size, moves=14) as pilot:
        for key in WALK:
            await pilot.press(key)
            await pilot.pause()
        assert second.screens[pilot.app].display_layer in second.terminals
    return list(second.faults)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("kind", second.KINDS, ids=lambda kind: f"{kind[0]}-{'erases' if kind[1] else 'leaves'}")
@pytest.mark.parametrize("size", [(120, 40), (80, 24)], ids=str)
@pytest.mark.parametrize("game", sorted(rules.games))
async def test_k27_what_stands_beside_is_not_erased(game: str, size: tuple[int, int], kind: tuple[str, bool]) -> None:
    assert await walked(game, size, kind) == []


async def test_k27_a_list_beside_the_table_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the table alone is drawn anew, the list at its right is left as it is; and the second terminal is no decoration."""
    assert await walked("tribal_rixe", (120, 40), ("truecolor", True)) == []

    def one_too_far(display: Display, update: ChopsUpdate) -> None:
        for y, start, stop in update.spans:
            for end, (x, strip) in zip(update.chop_ends[y], update.chops[y].items(), strict=False):
                if strip is not None and x <= stop and end > start:
                    display.put(x, y, strip)

    monkeypatch.setattr(display, "_put_chops", one_too_far)
    assert "should be" in (await walked("tribal_rixe", (120, 40), ("truecolor", True)))[0]
