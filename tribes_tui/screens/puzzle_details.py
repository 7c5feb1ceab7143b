"""The puzzle under the cursor: its position in small, how all stand, what is asked, how it went."""

import re
from collections.abc import Hashable, Iterable, Sequence
from functools import cache
from typing import NamedTuple

from textual.geometry import Region

from rules import Rng, State
from tribes_tui.learning.puzzle import Puzzle, puzzle_named, theme_of_puzzle
from tribes_tui.profile.rating_words import tone_of
from tribes_tui.screens.saves.details import at_table, paint_thumbnail
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.drawing import shapes
from tribes_tui.widgets.drawing.cells import Cells
from tribes_tui.widgets.drawing.drawn import Place, Showing
from tribes_tui.widgets.drawing.lines import Line, fit, fold
from tribes_tui.words.about import round_of, title_of, unit_of
from tribes_tui.words.common import YOU, capital
from tribes_tui.words.learning import OTHER
from tribes_tui.words.said import common, puzzles as said, saves as said_saves
from tribes_tui.words.wording import words_of

PICTURE = 9
"""Rows of the picture where there is much room."""
SMALL_PICTURE = 32
"""Columns of it on a low one."""


class PuzzlePosition(NamedTuple):
    """Of a puzzle, as its solver sees it: the round, everybody's points, the solver's first, and whether some may be hidden; how many
    moves there are, and what is asked."""

    view: State
    round: int
    scores: tuple[int, ...]
    hidden: tuple[bool, ...]
    moves: int
    asked: str

    @property
    def told(self) -> str:
        """The points, as ` 68 : 127+`."""
        own, *others = self.points
        return " : ".join((f"{own:>3}", *others))

    @property
    def points(self) -> list[str]:
        """Of each."""
        return [f"{score}+" if more else str(score) for score, more in zip(self.scores, self.hidden, strict=True)]


@cache
def position_of(name: str) -> PuzzlePosition:
    """Of the puzzle of that name."""
    puzzle = puzzle_named(name)
    assert puzzle is not None
    view = puzzle.view()
    solver, known = view.viewer or 0, view.scores()
    seats = [solver, *(seat for seat in range(view.players) if seat != solver)]
    drawn = [view.resample(Rng(draw)).scores() for draw in (1, 2)]
    names = [YOU if seat == solver else OTHER for seat in range(view.players)]
    return PuzzlePosition(
        view,
        view.round,
        tuple(known[seat] for seat in seats),
        tuple(any(one[seat] != known[seat] for one in drawn) for seat in seats),
        len(view.legal_actions()),
        words_of(puzzle.game).prompt(view, names),
    )


class ShownPuzzle(NamedTuple):
    """A puzzle, what it is called, and how it went so far, in words."""

    puzzle: Puzzle
    called: str
    went: str


class PuzzleDetails(Showing[ShownPuzzle | None]):
    """A column, or a few rows below the list."""

    DEFAULT_CSS = "PuzzleDetails { width: 38; height: 1fr; margin: 0 1 0 1; }"
    shown: ShownPuzzle | None = None

    def shape(self) -> Hashable:
        """What it is about."""
        return None if self.shown is None else (self.shown.puzzle.name, self.shown.went)

    def lay(self, cells: Cells) -> Iterable[Place]:
        """All of it."""
        if self.shown is not None:
            (self._lay_low if cells.height < PICTURE else self._lay_high)(cells, self.shown)
        return ()

    def _facts(self, shown: ShownPuzzle) -> tuple[str, str]:
        """What it is about and how hard; how it went."""
        about = said.about(
            theme=theme_of_puzzle(shown.puzzle), difficulty=said.difficulty(level=shown.puzzle.difficulty)
        )
        return about, shown.went

    def _lay_low(self, cells: Cells, shown: ShownPuzzle) -> None:
        palette, at = cells.palette, position_of(shown.puzzle.name)
        x = 1 if palette.is_bare else SMALL_PICTURE + 2
        if not palette.is_bare:
            self._picture(cells, Region(0, 0, SMALL_PICTURE, cells.height), at)
        room = cells.width - x - 1
        about, went = self._facts(shown)
        cells.parts(x, 0, fit(((shown.called, tone_of(shown.puzzle.game), BOLD), (f"  {about}", "soft")), room))
        cells.put(self._pills(cells, x, 1, at), 1, self._when(at), palette.soft)
        signs: Line = () if palette.is_bare else ((f"   {said_saves.signs(game=shown.puzzle.game)}", "dim"),)
        ended = fold(((went, "soft"), *signs), room)
        ended = fold(((went, "soft"),), room) if len(ended) > 1 else ended
        left = cells.height - 2 - len(ended)
        asked: Sequence[Line] = next(
            (rows for one in whole_parts(at.asked) if len(rows := fold(((one, "ink"),), room)) <= left), []
        )
        units = [((self._units(at), "soft"),)] if len(asked) < left else []
        for y, line in enumerate([*asked, *units], 2):
            cells.parts(x, y, fit(line, room))
        for y, line in enumerate(ended, cells.height - len(ended)):
            cells.parts(x, y, line)

    @staticmethod
    def _units(at: PuzzlePosition) -> str:
        game_id = at.view.game.id
        units = said.hidden_units if any(at.hidden) else said.units
        units = said.units_before if _counts_later(game_id) else units
        return units(units=common.units(unit=unit_of(game_id)))

    @staticmethod
    def _when(at: PuzzlePosition) -> str:
        """How far the game has come."""
        when = said.before_challenge if _counts_later(at.view.game.id) else said.in_round
        return when(number=at.round)

    def _pills(self, cells: Cells, x: int, y: int, at: PuzzlePosition) -> int:
        """Each with its points; where they end."""
        """As the game's table colours them."""
        palette, solver = at_table(self, at.view.game.id), at.view.viewer or 0
        seats = [solver, *(seat for seat in range(at.view.players) if seat != solver)]
        for seat, points in zip(seats, at.points, strict=True):
            tone = palette.seat(seat)
            name = capital(YOU) if seat == solver else OTHER
            x = shapes.pill(cells, x, y, name, tone, palette.on(tone)) + 1
            x = cells.put(x, y, points, palette.ink, None, BOLD) + 2
        return x

    def _picture(self, cells: Cells, spot: Region, at: PuzzlePosition) -> None:
        game_id = at.view.game.id
        paint_thumbnail(cells, spot, game_id, at.view, at_table(self, game_id))

    def _lay_high(self, cells: Cells, shown: ShownPuzzle) -> None:
        palette, width, at = cells.palette, cells.width - 1, position_of(shown.puzzle.name)
        about, went = self._facts(shown)
        paragraphs: list[list[Line]] = [
            [((self._when(at), "soft"),), ((self._units(at), "soft"),)],
            [((at.asked, "ink", BOLD),)],
            [((about, "soft"),), ((said.choices(number=at.moves), "soft"),)],
            [((went, "soft"),)],
        ]
        lines: list[Line] = []
        for texts in paragraphs:
            lines += [*(line for text in texts for line in fold(text, width - 4)), ()]
        spot = Region(0, 0, width, min(cells.height - 1, PICTURE + 4 + len(lines)))
        shapes.slab(cells, spot, palette.panel)
        shapes.shadow(cells, spot)
        tone = palette.colour(tone_of(shown.puzzle.game))
        if not palette.is_bare:
            cells.put(0, 0, "▟", tone)
            cells.put(width - 1, 0, "▙", tone)
            cells.fill(1, 0, width - 2, 1, tone)
            self._picture(cells, Region(1, 1, width - 2, PICTURE), at)
        cells.put(2, 0, shown.called, palette.ink if palette.is_bare else palette.on(tone), None, BOLD)
        y = 2 if palette.is_bare else PICTURE + 2
        self._pills(cells, 2, y, at)
        for k, line in enumerate(lines[: max(0, cells.height - y - 3)], y + 1):
            cells.parts(2, k, line)


def whole_parts(text: str) -> list[str]:
    """The text, then what stands before each of its clauses, that is whole without the rest.

    >>> whole_parts("Place one card; then your turn is over.")
    ['Place one card; then your turn is over.', 'Place one card']
    """
    return [text, *(text[: found.start()] for found in reversed([*CLAUSE.finditer(text)]))]


CLAUSE = re.compile(r"\s?[;.] ")
"""Where one ends that is true without the rest."""


def _counts_later(game_id: str) -> bool:
    """Whether what lies on the table brings its points when a challenge is over."""
    return round_of(game_id) == "challenge"


def called(puzzle: Puzzle, number: int) -> str:
    """The game, and which of its puzzles."""
    return said.list_title_number(game=title_of(puzzle.game), number=number)
