"""Everything on the home screen that is no game, as caps with words in as many rows as it takes."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence

from textual.geometry import Region, Size

from tribes_tui.screens.home.choices import HomeChoice
from tribes_tui.theme.palette import BOLD, REVERSE
from tribes_tui.widgets.drawing.cells import Cells
from tribes_tui.widgets.drawing.drawn import Drawn, Place, PlaceState

ROOMY = 38
"""Rows of a screen that has some to spare."""


class Commands(Drawn):
    """A place a command, named as the choices are."""

    DEFAULT_CSS = "Commands { height: auto; }"

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._commands: tuple[HomeChoice, ...] = ()

    def show(self, commands: Sequence[HomeChoice]) -> None:
        """What there is to choose."""
        self._commands = tuple(commands)
        self.changed()

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many rows as they take."""
        return max((spot.bottom for _, spot in self._spots(width, viewport.height)), default=1)

    def names(self) -> Iterable[str]:
        """What each of them does."""
        return (command.what for command in self._commands)

    def shape(self) -> Hashable:
        """All of them: they push each other along."""
        return self._commands

    def _spots(self, width: int, screen_height: int) -> Iterator[tuple[HomeChoice, Region]]:
        """One after the other, in as few rows as go, and these of about the same length."""
        room, top = width - 1, _top(screen_height)
        least = len(_broken(self._commands, room))
        limit = next((limit for limit in range(1, room) if len(_broken(self._commands, limit)) <= least), room)
        for y, row in enumerate(_broken(self._commands, limit)):
            x = 1
            for command in row:
                yield command, Region(x, y + top, _length(command) - 1, 1)
                x += _length(command)

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The caps."""
        palette = cells.palette
        for command, spot in self._spots(cells.width, self.screen.size.height):
            cap = palette.mix(palette.panel, palette.ink, 0.16)
            cells.put(spot.x, spot.y, f" {command.key} ", palette.ink, cap, BOLD | REVERSE)
            yield Place(command.what, spot, spot)

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """The words, amber under the cursor."""
        palette, (x, y, _, _) = cells.palette, place.region
        command = next(command for command in self._commands if command.what == place.name)
        x += len(command.key) + 2
        if state.is_cursor:
            name = f"►{command.label}◄" if palette.is_bare else f" {command.label} "
            cells.put(x, y, name, palette.dark_ink, palette.cursor, BOLD | REVERSE)
        else:
            cells.put(x, y, f" {command.label} ", palette.soft)


def _top(screen_height: int) -> int:
    """Rows of felt above, where there is room."""
    return 1 if screen_height >= ROOMY else 0


def _length(command: HomeChoice) -> int:
    """The cap, the words, a blank beside each, and one more."""
    return len(command.key) + len(command.label) + 5


def _broken(commands: Sequence[HomeChoice], room: int) -> list[list[HomeChoice]]:
    """Rows of at most so many cells, at least one command in each."""
    rows: list[list[HomeChoice]] = []
    taken = room
    for command in commands:
        if taken + _length(command) > room:
            rows.append([])
            taken = 0
        rows[-1].append(command)
        taken += _length(command)
    return rows
