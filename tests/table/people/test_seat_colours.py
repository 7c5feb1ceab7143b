"""A seat has one colour at every table; whose turn it is, an arrow before the name says."""

from __future__ import annotations

import pytest

import rules
from rules import Rng
from tests.app.test_app import until
from tests.table.helpers import MEDIUM, NAMES, SMALL
from tests.table.seated import seated, show
from tribes_tui.screens.setup.screen import SetupScreen
from tribes_tui.screens.setup.seats import SeatCap
from tribes_tui.theme.moods import MOODS
from tribes_tui.theme.palette import palette_of
from tribes_tui.widgets.drawing.drawn import Drawn
from tribes_tui.widgets.drawing.shapes import ACTING


@pytest.mark.sampled(1)
@pytest.mark.parametrize("game_id", rules.games)
@pytest.mark.parametrize("size", [SMALL, MEDIUM])
async def test_k29_a_name_keeps_its_colour_when_its_turn_comes(game_id: str, size: tuple[int, int]) -> None:
    state, rng = rules.games[game_id].new_state(2, 3), Rng(3)
    grounds: dict[tuple[str, int, str], set[str | None]] = {}
    arrows: set[str] = set()
    async with seated(state, size) as (_, screen):
        for _move in range(40):
            if state.current_player is None:
                break
            show(screen, state, 0)
            for piece in screen.query(Drawn):
                for y, row in enumerate(piece._cells.rows if piece._cells and piece.display else ()):
                    line = "".join(cell[0] or " " for cell in row)
                    for name in ("You", NAMES[1]):
                        at = line.find(f"{name}")
                        if at == 1 or (at > 1 and line[at - 1] in f"▐{ACTING} " and line[at + len(name)] in "▌ "):
                            if line[at - 1] == ACTING:
                                arrows.add(name)
                            if line[at - 1] in f"▐{ACTING}":
                                grounds.setdefault((str(piece.id), y, name), set()).add(row[at][2])
            state.apply(state.pick(rng))
    assert arrows == {"You", NAMES[1]}
    assert all(len(found) == 1 for found in grounds.values()), grounds


@pytest.mark.every
@pytest.mark.parametrize("game_id", rules.games)
async def test_the_form_of_a_new_game_shows_each_seat_in_its_colour_at_the_table(game_id: str) -> None:
    state = rules.games[game_id].new_state(2, 3)
    async with seated(state, MEDIUM) as (pilot, screen):
        all_tones = {tone for mood in MOODS for tone in palette_of(pilot.app, mood).seats}
        at_table = {name: set[str]() for name in ("You", NAMES[1])}
        for strip in screen._compositor.render_strips():
            for segment in strip:
                for name in at_table:
                    if name in segment.text and segment.style is not None:
                        shown = {colour.name for colour in (segment.style.color, segment.style.bgcolor) if colour}
                        at_table[name] |= shown & all_tones
        pilot.app.push_screen(SetupScreen(game_id))
        await until(pilot, lambda: any(cap._cells for cap in pilot.app.screen.query(SeatCap)))
        caps = [cap._cells.rows[0][0][2] for cap in pilot.app.screen.query(SeatCap) if cap._cells]
        for tone, tones in zip(caps, at_table.values(), strict=False):
            assert tones == {tone}
        assert tuple(caps) == palette_of(pilot.app, screen.mood).seats[: len(caps)]
        assert len({*caps}) == len(caps) >= 2
