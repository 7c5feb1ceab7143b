"""The head of a game's end: which game, how it ended, who won; with room a victory in big letters; beside it the stage's stars
and the table as it was left."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from textual.app import ComposeResult
from textual.geometry import Region, Size

from tribes_tui.journey.told import LOST, AfterGame
from tribes_tui.table.board.scene import AtCursor, Ending, Result, Scene
from tribes_tui.table.frame.ground import PieceGround
from tribes_tui.theme.palette import Palette
from tribes_tui.widgets.drawing import BOLD, Cells, Drawn, Felt, Place, shapes
from tribes_tui.widgets.drawing.pixels import can_spell, paint_large, width_of
from tribes_tui.words.common import capital
from tribes_tui.words.ending import headlines, headlines_of, large, with_second
from tribes_tui.words.folding import fold
from tribes_tui.words.said import (
    daily as said_daily,
    ending as said_ending,
    journey as said_journey,
)

if TYPE_CHECKING:
    from tribes_tui.table.board.piece_board import PieceBoard

LETTERS = "letters-1", "letters-2", "letters-3"
LETTERS_ON_LIGHT = "tone-djembe", "volcano-above", "tone-red"
"""From above to below; pale ones would be lost on light felt."""
CALM = "dim", "line"
"""Of letters that tell no victory."""
TALL, ROOMY, BIG = 36, 30, 8
"""Rows of a screen that has room for big letters over all else, and for bars; of a head with big letters."""
GAP = "   "
"""Between what one rival says and what the next does."""
CONFETTI = "··•◆"
COPY = "y"
"""The key that copies the name of the deal."""


def letters_on(palette: Palette) -> tuple[str, ...]:
    """The colours of the big letters on the felt of this palette."""
    return LETTERS if palette.is_dark else LETTERS_ON_LIGHT


class EndHead(Drawn):
    """Which game, when it ended, who won; with room for it what became of the viewer in big letters, a victory among confetti."""

    DEFAULT_CSS = "EndHead { height: auto; }"

    def __init__(
        self,
        title: str,
        ending: Ending,
        result: Result,
        deal: str,
        farewells: Sequence[str] = (),
        is_of_the_day: bool = False,
        is_missed: bool = False,
    ) -> None:
        """`deal`: which one it was, in words, if that is known; `farewells`: what rivals say, below who won; `is_missed`: a stage of the journey
        isn't won, though the game is."""
        super().__init__()
        self._is_of_the_day = is_of_the_day
        self._farewells = farewells
        self._title, self._ending, self._result, self._deal = title, ending, result, deal
        self._is_missed = is_missed
        self.is_low = False
        """Whether there is nothing but the bar: above a page that tells of something else."""
        self.is_roomy = False
        """Whether big letters have room though the window is low."""
        self._large = "" if result.viewer is None else large(result.ranking[result.viewer], len({*result.ranking}))
        if is_missed:
            self._large = said_journey.missed()

    def _is_big(self, window: Size) -> bool:
        return (
            not self.is_low
            and can_spell(self._large)
            and (window.height >= TALL or self.is_roomy)
            and width_of(self._large) < window.width
        )

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """All its rows."""
        return self.rows(viewport)

    def rows(self, window: Size) -> int:
        """Big letters need eight; else the bar, the sentence, and what rivals say or, where rows are not few, nothing."""
        return (
            self.big(window)
            if self._is_big(window)
            else 1
            if self.is_low
            else 2 + (bool(self._farewells) or window.height >= ROOMY)
        )

    def big(self, window: Size) -> int:
        """Its rows with big letters: in a low window who won and what rivals say have a row each."""
        return BIG + (bool(self._farewells) and window.height < TALL)

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The bar, the letters, the sentence."""
        palette, result = cells.palette, self._result
        self._paint_bar(cells)
        if self.is_low:
            return ()
        is_low = cells.height >= BIG and self.app.size.height < TALL
        y = cells.height - 1 - bool(self._farewells) if is_low else max(1, cells.height - 2)
        if cells.height > 3:
            wide, has_won = width_of(self._large), result.has_won and not self._is_missed
            if has_won:
                self._paint_confetti(cells, cells.width)
            shade, face = palette.colour("letters-shade"), letters_on(palette) if has_won else CALM
            paint_large(cells, (cells.width - wide) // 2, 1, self._large, face, shade)
        forms = self._headlines()
        text = next((form for form in forms if len(form) < cells.width), forms[-1])
        cells.centre(0, y, cells.width, text, palette.ink, None, BOLD)
        spoken = [GAP.join(self._farewells[:k]) for k in range(len(self._farewells), 0, -1)]
        told = next((one for one in spoken if len(one) < cells.width), "")
        if told:
            cells.centre(0, cells.height - 1, cells.width, told, palette.soft)
        return ()

    def _headlines(self) -> list[str]:
        """Who won, and who came next, in ever fewer words."""
        result = self._result
        names = [result.names[seat] for seat in result.winners]
        seconds = [result.names[seat] for seat in result.seats if result.ranking[seat] == len(names) + 1]
        others = [result.scores[seat] for seat in result.seats if result.ranking[seat] > 1]
        best = result.scores[result.winners[0]]
        ahead = best - max(others, default=best)
        is_even = len(names) > 1 and len({result.scores[seat] for seat in result.winners}) == 1 and best not in others
        if is_even or not self._ending.won_by:
            forms = headlines(names, best, self._ending.unit, ahead, seconds)
        else:
            forms, ahead = headlines_of(names, self._ending.won_by), 0
        is_told = len(names) > 1 or ahead > 0 or len(seconds) == len(others)
        if self._is_missed:
            missed = said_journey.missed_told()
            return [*(f"{missed} {form}" for form in forms), missed]
        return forms if is_told or not seconds else with_second(forms, seconds)

    def _paint_bar(self, cells: Cells) -> None:
        palette = cells.palette
        if not palette.is_bare:
            cells.fill(0, 0, cells.width, 1, palette.panel)
        badge = self._title.upper() if cells.height > 3 or self.is_low or not self._large else self._large
        x = cells.put(
            0,
            0,
            f" {badge} ",
            palette.dark_ink if not palette.is_bare else palette.ink,
            palette.accent,
            BOLD,
        )
        x = cells.put(x + 1, 0, self._ending.heading, palette.ink)
        seats = said_ending.seated(number=len(self._result.names))
        forms = [f"{seats}   {self._deal}", self._deal, seats] if self._deal else [seats]
        if self._is_of_the_day:
            forms = [said_daily.this(key=COPY), said_daily.this_brief(key=COPY)]
        told = next((form for form in forms if x + len(form) + 2 < cells.width), "")
        cells.right(cells.width - 1, 0, told, palette.soft)

    def _paint_confetti(self, cells: Cells, right: int) -> None:
        palette = cells.palette
        if palette.is_bare:
            return
        for k in range(right * 5 // 9):
            x, y = (k * 53 + 7) % right, 1 + (k * k * 5 + k * 2) % (cells.height - 1)
            tone = (*palette.seats, palette.colour(LETTERS[1]))[k % 7]
            cells.put(x, y, CONFETTI[k % 4], palette.mix(cells.ground(x, y), tone, 0.6))


# ---- At the end of a stage of the journey --------------------------------------------------------


class StageBox(Drawn):
    """In a frame with the stage's name; a sentence that is longer than a line goes on in the next."""

    DEFAULT_CSS = "StageBox { height: auto; }"

    def __init__(self, gave: AfterGame) -> None:
        super().__init__()
        self._gave = gave

    def _lines(self, width: int) -> list[tuple[str, str, str]]:
        """A sign or none, the words, their ink."""
        gave, found = self._gave, list[tuple[str, str, str]]()
        stars = [(text, sign, "ink") for sign, text in gave.each]
        around = [(text, "", ink) for text, ink in ((capital(gave.stars), "accent"), (gave.why, "ink")) if text]
        for text, sign, ink in (around[0], *stars, *around[1:], *((text, "", "accent") for text in gave.opens)):
            room = width - 4 - 2 * bool(sign)
            for row, line in enumerate(fold(text, max(12, room), "")):
                found.append((sign if not row else " " * bool(sign), line, ink))
        return found

    def rows(self, width: int) -> int:
        """With the frame."""
        return 2 + len(self._lines(width))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """All its rows."""
        return self.rows(width)

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The frame and the lines."""
        palette = cells.palette
        shapes.frame(cells, Region(0, 0, cells.width, cells.height), palette.line, self._gave.title, palette.accent)
        for y, (sign, line, ink) in enumerate(self._lines(cells.width), 1):
            face = palette.danger if sign == LOST else palette.accent
            x = cells.put(2, y, f"{sign} ", face, None, BOLD) if sign else 2
            cells.put(x, y, line, getattr(palette, ink), None, BOLD if ink == "accent" else 0)
        return ()


# ---- The table as the game left it ---------------------------------------------------------------


class FinalTable(Felt):
    """A picture: nothing on it can be chosen."""

    DEFAULT_CSS = """
    FinalTable { layers: default; overflow: hidden; }
    FinalTable #head, FinalTable #prompt, FinalTable #choices, FinalTable #enter, FinalTable #keys { display: none; }
    """

    is_spread = False
    """Whether anything lies on it."""

    def __init__(self, board: PieceBoard, scene: Scene) -> None:
        """`board`: one of its own; `scene`: what the game's own table shows in the end."""
        super().__init__(id="final")
        self._ground = PieceGround(board)
        self._scene = scene._replace(
            chooses=False, lit=frozenset(), idle=frozenset(), picked=(), fresh={}, keys=(), warning=""
        )

    def compose(self) -> ComposeResult:
        """The pieces of the game."""
        yield from self._ground.compose(len(self._scene.names))

    def on_mount(self) -> None:
        """Once all is laid."""
        self.call_after_refresh(self.paint)

    def on_resize(self) -> None:
        """Everything lies elsewhere."""
        self.call_after_refresh(self.paint)

    def paint(self) -> None:
        """Spread the last position."""
        if self.is_attached and self._ground.is_ready:
            self._ground.forget_places()
            self._ground.draw(self._scene)
            self._ground.show(self._scene, AtCursor())
            self.is_spread = True
