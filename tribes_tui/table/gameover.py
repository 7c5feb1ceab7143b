"""The end of a game: places, how the points came about, and what to do next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual import events
from textual.timer import Timer

from tribes_tui.sheet.command import Command
from tribes_tui.sheet.page import WIDEST, Line, Page
from tribes_tui.words.common import listed
from tribes_tui.words.folding import fold

BANNER = (
    "#   #  ###  #   #    #   # ##### #   #",
    " # #  #   # #   #    #   #   #   ##  #",
    "  #   #   # #   #    # # #   #   # # #",
    "  #   #   # #   #    ## ##   #   #  ##",
    "  #    ###   ###     #   # ##### #   #",
)
LOW_BANNER = (
    "# # ### # #   #   # # ##  #",
    " #  # # # #   # # # # # # #",
    " #  ### ###   ##### # #  ##",
)
"""Where there is no room for the tall one."""

LAURELS = ("\\ | /", "-- ★ --", "/ | \\")
EDGE = "★"
REVEALED_BY = 3
EVERY = 0.04
"""The banner of a victory appears from the left, so many columns at a time, so many seconds apart."""

OWN_ROOM = 4
"""Rows of a page that are no lines."""

MEDALS = {1: "★", 2: "◆", 3: "●"}


class GameOverScreen(Page):
    """Dismissed with "rematch", "replay", "home", or "look" (back to the table as it stands)."""

    centred: ClassVar[bool] = True

    def __init__(
        self,
        title: str,
        names: Sequence[str],
        scores: Sequence[int],
        ranking: Sequence[int],
        story: Sequence[str],
        viewer: int | None,
        unsaved: str | None = None,
        own: Sequence[Line] = (),
        so_far: str = "",
        has_motion: bool = False,
    ) -> None:
        """`story` tells how the points came about; `viewer` is whose end this is (None: everybody's).

        `own` lines, when a game has them (a title, a blank, a sheet), stand in the place of all that. `so_far` tells of
        the viewer's games up to this one. With `has_motion` a victory is written out in front of his eyes, until he
        presses a key.
        """
        super().__init__()
        self._game_title = title
        self._names = names
        self._scores = scores
        self._ranking = ranking
        self._story = story
        self._viewer = viewer
        self._unsaved = unsaved
        self._own = own
        self._so_far = so_far
        self._has_motion = has_motion
        self._revealed: int | None = None
        self._timer: Timer | None = None

    def on_mount(self) -> None:
        """A victory is written out."""
        if self._has_motion and self._has_won:
            self._revealed = 0
            self._timer = self.set_interval(EVERY, self._reveal)

    def _reveal(self) -> None:
        self._revealed = (self._revealed or 0) + REVEALED_BY
        if self._revealed >= len(BANNER[0]):
            self._end_motion()
        self.paint()

    def _end_motion(self) -> None:
        self._revealed = None
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def pressed(self, event: events.Key) -> None:
        """A key ends what moves, and does what it does."""
        if self._timer is not None:
            self._end_motion()
            self.paint()
        super().pressed(event)

    @property
    def _has_won(self) -> bool:
        return self._viewer is not None and self._ranking[self._viewer] == 1

    def title_text(self) -> str:
        """Which game it was."""
        return f"{self._game_title} · the end"

    def lines(self) -> Sequence[Line]:
        """The word for the viewer, the places, the story."""
        unsaved = [Line(""), Line(self._unsaved[0].upper() + self._unsaved[1:], "bad")] if self._unsaved else []
        so_far = [Line(""), Line(self._so_far, "info")] if self._so_far else []
        if self._own:
            sheet = [*self._own, *so_far, *unsaved]
            return self._crowned(sheet) if self._has_won else sheet
        lines = []
        width = max(len(name) for name in self._names)
        for place, seat in sorted((place, seat) for seat, place in enumerate(self._ranking)):
            text = f"{MEDALS.get(place, ' ')} {place}.  {self._names[seat]:<{width}}  {self._scores[seat]:>4}"
            lines.append(Line(text, "good" if place == 1 else "you" if seat == self._viewer else "text"))
        lines += [*so_far, Line(""), *[Line(text, "dim") for text in self._story], *unsaved]
        whole = [*self._fanfare(BANNER), *lines]
        return whole if self._room_beside(whole) >= 0 else [*self._fanfare(LOW_BANNER), *lines]

    def _room_beside(self, lines: Sequence[Line]) -> int:
        """How many rows are left below so many lines."""
        width, height = self.sheet.size
        return height - OWN_ROOM - sum(len(fold(line.text, min(width - 4, WIDEST))) for line in lines)

    def keys(self) -> Sequence[Command]:
        """What to do next."""
        return (
            Command("r", "rematch", "rematch"),
            Command("w", "watch the replay", "replay"),
            Command("t esc", "look at the table", "look"),
            Command("q", "home", "home"),
        )

    def act(self, name: str) -> None:
        """Close with the answer."""
        self.dismiss(name)

    def _fanfare(self, banner: Sequence[str]) -> list[Line]:
        winners = [name for name, place in zip(self._names, self._ranking, strict=True) if place == 1]
        laurels = [Line(text, "new") for text in LAURELS]
        if self._viewer is None:
            return [*laurels, Line(""), Line(f"Victory for {listed(winners)}!", "new"), Line("")]
        if self._has_won:
            with_others = "You share the victory." if len(winners) > 1 else "The victory is yours alone."
            return [*self._banner(banner), Line(""), Line(with_others, "new"), Line("")]
        is_close = self._ranking[self._viewer] == 2 and max(self._ranking) > 2
        word = "So close: second place." if is_close else "Not this time."
        return [Line(word, "prompt"), Line("")]

    def _crowned(self, sheet: list[Line]) -> list[Line]:
        """A sheet with the banner above it; in a low window the lower one, in the title's place if it says as much."""
        room = self._room_beside(sheet)
        if room > len(BANNER):
            return [*self._banner(BANNER), Line(""), *sheet]
        title, blank, *rest = sheet
        kept = blank if self._ranking.count(1) == 1 else title
        return [*self._banner(LOW_BANNER), kept, *rest] if room >= len(LOW_BANNER) - 1 else sheet

    def _banner(self, banner: Sequence[str]) -> list[Line]:
        """As much of it as is written out, always of the same width."""
        shown = len(banner[0]) if self._revealed is None else self._revealed
        lines = []
        for text in banner:
            edge = EDGE if shown < len(text) else ""
            lines.append(Line((text[:shown].replace("#", "█") + edge).ljust(len(text)), "new"))
        return lines
