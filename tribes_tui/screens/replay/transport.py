"""The buttons of a replay in one row, how fast it runs, and with whose eyes it is seen.

A row that draws itself: it changes at every step, and a button of Textual's would lay out the screen each time.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence

from textual.geometry import Region

from tribes_tui.theme.palette import BOLD, REVERSE
from tribes_tui.widgets.beside.seat_panel import name_in
from tribes_tui.widgets.drawing.cells import Cells
from tribes_tui.widgets.drawing.drawn import Drawn, Place, PlaceState
from tribes_tui.words.said import replay

BUTTONS = {
    "first": "|◄",
    "round_back": "◄◄",
    "back": "◄",
    "run": "",
    "on": "►",
    "round": "►►",
    "last": "►|",
}
"""What each does, and its sign; what lets it run is called so in words."""
STOP = "■"
NEXT_EYES = "next_eyes"
"""Looks with the next one's, where there is no room for everybody's name."""
SAID = ("pace", "eyes")
"""What is no button, but read."""


class Transport(Drawn):
    """Places: the buttons, `slower` and `faster` around the pace, `eyes:0` for all eyes and `eyes:1` ... for the seats, `NEXT_EYES`."""

    DEFAULT_CSS = "Transport { height: 1; }"

    def __init__(self) -> None:
        super().__init__()
        self._is_running = False
        self._pace = ""
        self._eyes: tuple[str, ...] = ()
        self._now = 0

    def show(self, is_running: bool, pace: str, eyes: Sequence[str], now: int) -> None:
        """`eyes`: who can be seen with, all first, empty if there is no choice; `now` is the number of the present one."""
        self._is_running, self._pace, self._eyes, self._now = is_running, pace, tuple(eyes), now
        self.changed()

    def names(self) -> Iterable[str]:
        """The buttons and the eyes that there is room for."""
        return (name for name, _, _ in self._spots(self.size.width) if name not in SAID)

    def shape(self) -> Hashable:
        """What there is room for, and where: one name is longer than another."""
        return tuple(self._spots(self.size.width))

    def look(self, name: str) -> Hashable:
        """Whether it runs, and whose eyes these are."""
        return self._is_running if name == "run" else name == f"eyes:{self._now}"

    def _spots(self, width: int) -> Iterable[tuple[str, int, str]]:
        """Name, column and text of each place that there is room for; some are only read (`SAID`)."""
        x = 1
        for name, sign in BUTTONS.items():
            shown = sign or replay.run()
            yield name, x, f" {shown} "
            x += len(shown) + 3
        for name, text in (("slower", " − "), ("pace", self._pace), ("faster", " + ")):
            if x + len(text) > width:
                return
            yield name, x, text
            x += len(text) + 1
        yield from self._eyes_from(x + 2, width)

    def _eyes_from(self, x: int, width: int) -> Iterable[tuple[str, int, str]]:
        """What they are called and all of them; where there is no room for all, those that are looked with, and the next."""
        if not self._eyes:
            return
        yield "eyes", x, replay.eyes()
        x += len(replay.eyes()) + 1
        if x + sum(len(name) + 2 for name in self._eyes) <= width:
            for number, name in enumerate(self._eyes):
                yield f"eyes:{number}", x, f" {name} "
                x += len(name) + 2
        elif name := name_in(self._eyes[self._now], width - x - 5):
            yield f"eyes:{self._now}", x, f" {name} "
            yield NEXT_EYES, x + len(name) + 2, " ► "

    def lay(self, cells: Cells) -> Iterable[Place]:
        """Side by side; what is only read is no button."""
        for name, x, text in self._spots(cells.width):
            spot = Region(x, 0, len(text), 1)
            yield Place(name, Region() if name in SAID else spot, spot)

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """Caps; what runs is amber, the present eyes are in the accent."""
        p = cells.palette
        spot = place.extent
        name, _, text = next(one for one in self._spots(cells.width) if one[0] == place.name)
        if name in SAID:
            cells.put(spot.x, 0, text, p.soft)
        elif name == "run" and self._is_running:
            cells.put(spot.x, 0, STOP.center(len(text)), p.dark_ink, p.cursor, BOLD | REVERSE)
        elif name == f"eyes:{self._now}":
            cells.put(spot.x, 0, text, p.on(p.accent), p.accent, BOLD | REVERSE)
        elif name.startswith("eyes:"):
            cells.put(spot.x, 0, text, p.soft)
        else:
            cap = p.line if p.is_flat else p.mix(p.panel, p.ink, 0.16)
            cells.put(spot.x, 0, text, p.ink, cap, BOLD | REVERSE)
