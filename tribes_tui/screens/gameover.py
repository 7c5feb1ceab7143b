"""The end of a game: places, how the points came about, and what to do next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tribes_tui.board.page import Line, Page
from tribes_tui.board.scene import Command
from tribes_tui.words.common import listed

BANNER = (
    "#   #  ###  #   #    #   # ##### #   #",
    " # #  #   # #   #    #   #   #   ##  #",
    "  #   #   # #   #    # # #   #   # # #",
    "  #   #   # #   #    ## ##   #   #  ##",
    "  #    ###   ###     #   # ##### #   #",
)
LAURELS = ("\\ | /", "-- ★ --", "/ | \\")
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
    ) -> None:
        """`story` tells how the points came about; `viewer` is whose end this is (None: everybody's).

        `own` lines, when a game has them, stand in the place of all that.
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

    def title_text(self) -> str:
        """Which game it was."""
        return f"{self._game_title} · the end"

    def lines(self) -> Sequence[Line]:
        """The word for the viewer, the places, the story."""
        unsaved = [Line(""), Line(f"Not saved: {self._unsaved}", "bad")] if self._unsaved else []
        if self._own:
            return [*self._own, *unsaved]
        lines = self._fanfare()
        width = max(len(name) for name in self._names)
        for place, seat in sorted((place, seat) for seat, place in enumerate(self._ranking)):
            text = f"{MEDALS.get(place, ' ')} {place}.  {self._names[seat]:<{width}}  {self._scores[seat]:>4}"
            lines.append(Line(text, "good" if place == 1 else "you" if seat == self._viewer else "text"))
        lines += [Line(""), *[Line(text, "dim") for text in self._story]]
        return [*lines, *unsaved]

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

    def _fanfare(self) -> list[Line]:
        winners = [name for name, place in zip(self._names, self._ranking, strict=True) if place == 1]
        laurels = [Line(text, "new") for text in LAURELS]
        if self._viewer is None:
            return [*laurels, Line(""), Line(f"Victory for {listed(winners)}!", "new"), Line("")]
        if self._ranking[self._viewer] == 1:
            banner = [Line(text.replace("#", "█"), "new") for text in BANNER]
            with_others = "You share the victory." if len(winners) > 1 else "The victory is yours alone."
            return [*banner, Line(""), Line(with_others, "new"), Line("")]
        is_close = self._ranking[self._viewer] == 2 and max(self._ranking) > 2
        word = "So close: second place." if is_close else "Not this time."
        return [Line(word, "prompt"), Line("")]
