"""What a film shows of a recorded game: the table and what was told, without what one walks through a replay with."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from textual.app import App

from saves import Recording
from tribes_tui.display.picture import Frame, Picture, picture_of
from tribes_tui.play.records import Notes
from tribes_tui.screens.replay.shown import ShownReplay
from tribes_tui.theme.built_in import OFFERED
from tribes_tui.words.said import common

if TYPE_CHECKING:
    from textual.pilot import Pilot

LAST = 4
"""For how many times as long the last picture is shown."""


class FilmedReplay(ShownReplay):
    """The position after any move, with the eyes of a seat; None: with those for whom the record is opened."""

    DEFAULT_CSS = "FilmedReplay Transport, FilmedReplay KeyLine { display: none; }"

    def __init__(self, recording: Recording, notes: Notes, seat: int | None, hides_names: bool) -> None:
        super().__init__(recording, notes)
        if seat is not None:
            self.seen.look_with(seat)
        if hides_names:
            self._title = ""
            self.seen.seats = [
                seat._replace(name=common.player(number=number)) if seat.is_human else seat
                for number, seat in enumerate(self.seen.seats, 1)
            ]

    @property
    def has_graph(self) -> bool:
        """Nobody waits for one."""
        return False


class FilmApp(App[None]):
    """A terminal that nobody sees."""

    def __init__(self, shown: FilmedReplay, theme: str) -> None:
        super().__init__()
        for one in OFFERED:
            self.register_theme(one)
        self.theme, self.shown, self.depth = theme, shown, "truecolor"

    def on_mount(self) -> None:
        """Nothing but the replay."""
        self.push_screen(self.shown)


async def film(
    shown: FilmedReplay, moves: range, size: tuple[int, int], pace: float, theme: str
) -> AsyncIterator[Frame]:
    """A picture of the table after each of these numbers of moves; after one at which nothing is to be seen, none."""
    async with FilmApp(shown, theme).run_test(size=size) as pilot:
        before: Picture | None = None
        for number in moves:
            shown.go_to(number)
            picture = await _settled(pilot)
            if picture != before:
                yield Frame(picture, pace * (LAST if number == moves[-1] else 1))
            before = picture


async def _settled(pilot: Pilot[None]) -> Picture:
    """What is shown, once two looks in a row show the same."""
    before = None
    while True:
        await pilot.pause()
        picture = picture_of(pilot.app)
        if picture == before:
            return picture
        before = picture
