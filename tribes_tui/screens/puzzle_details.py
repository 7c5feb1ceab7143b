"""The puzzle under the cursor: its position in small, how all stand, what is asked, how it went."""

from collections.abc import Hashable, Iterable
from functools import cache, partial
from typing import NamedTuple

from textual.geometry import Region

from rules import Rng, State
from tribes_tui.learning.puzzle import Puzzle, in_order, puzzle_named, theme_of_puzzle
from tribes_tui.profile.rating_words import tone_of
from tribes_tui.screens.saves.details import at_table, has_no_signs, paint_thumbnail
from tribes_tui.widgets.drawing import BOLD, Cells, Place, Showing, fold, shapes
from tribes_tui.words.common import YOU, capital, round_of, title_of, unit_of
from tribes_tui.words.learning import OTHER
from tribes_tui.words.said import common, puzzles as said, saves
from tribes_tui.words.wording import words_of

PICTURE, LEAST, WIDEST, HIGHEST = 42, 36, 60, 14
"""Columns of the picture, in so many of 100, at the least (words have room on its cards) and at the most, and its rows at the most."""


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
    def points(self) -> list[str]:
        """Of each."""
        return [f"{score}+" if more else str(score) for score, more in zip(self.scores, self.hidden, strict=True)]


def _seats(view: State) -> list[int]:
    """The solver's first."""
    return sorted(range(view.players), key=lambda seat: seat != (view.viewer or 0))


@cache
def position_of(name: str) -> PuzzlePosition:
    """Of the puzzle of that name."""
    puzzle = puzzle_named(name)
    assert puzzle is not None
    view = puzzle.view()
    seats, known = _seats(view), view.scores()
    drawn = [view.resample(Rng(draw)).scores() for draw in (1, 2)]
    names = [YOU if seat == view.viewer else OTHER for seat in range(view.players)]
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
    """A sheet: the picture, and beside it what is told."""

    DEFAULT_CSS = "PuzzleDetails { width: 1fr; max-width: 160; height: 1fr; margin: 0 0 0 1; }"
    shown: ShownPuzzle | None = None

    def shape(self) -> Hashable:
        """What it is about."""
        return None if self.shown is None else (self.shown.puzzle.name, self.shown.went)

    def lay(self, cells: Cells) -> Iterable[Place]:
        """All of it."""
        if self.shown is not None:
            self._lay(cells, self.shown)
        return ()

    @staticmethod
    def _stands(at: PuzzlePosition) -> str:
        """How far the game has come, and what the figures behind the names count."""
        is_counted_later = round_of(at.view.game.id) == "challenge"
        told = said.stands_before if is_counted_later else said.stands_hidden if any(at.hidden) else said.stands
        return told(number=at.round, units=common.units(unit=unit_of(at.view.game.id)))

    def _pills(self, cells: Cells, x: int, y: int, at: PuzzlePosition) -> None:
        """Each with its points, as the game's table colours them."""
        palette, solver = at_table(self, at.view.game.id), at.view.viewer or 0
        for seat, points in zip(_seats(at.view), at.points, strict=True):
            tone = palette.seat(seat)
            name = capital(YOU) if seat == solver else OTHER
            x = shapes.pill(cells, x, y, name, tone, palette.on(tone)) + 1
            x = cells.put(x, y, points, palette.ink, None, BOLD) + 2

    def _lay(self, cells: Cells, shown: ShownPuzzle) -> None:
        palette, width, at = cells.palette, cells.width - 1, position_of(shown.puzzle.name)
        x = 2 if palette.is_bare else 2 + max(LEAST, min(WIDEST, PICTURE * width // 100))
        told = f"{said.choices(number=at.moves)} {shown.went}"
        texts = (at.asked, "ink", BOLD), (told, "soft", 0), (self._stands(at), "soft", 0)
        asked, went, stands = (fold((text,), width - x - 1) for text in texts)
        rows = len(asked) + len(went) + 1 + len(stands)
        height = min(cells.height - 1, max(1 + palette.is_bare + rows, 0 if palette.is_bare else HIGHEST))
        gap = int(height - 1 - rows > 3)
        spot = Region(0, 0, width, height)
        tone, game_id = palette.colour(tone_of(shown.puzzle.game)), shown.puzzle.game
        shapes.slab(cells, spot, palette.panel, tone)
        shapes.shadow(cells, spot)
        ink = palette.ink if palette.is_bare else palette.on(tone)
        if not palette.is_bare:
            paint_thumbnail(cells, Region(1, 1, x - 3, height - 2), game_id, at.view, at_table(self, game_id))
        cells.put(2, 0, f"{shown.called} ", ink, None, BOLD)
        about = said.about(level=shown.puzzle.difficulty, theme=theme_of_puzzle(shown.puzzle))
        cells.right(width - 2, 0, f" {about}", ink)
        y = 1 + gap
        for lines in (asked, went):
            for line in lines[: max(0, height - 1 - len(stands) - y)]:
                cells.parts(x, y, line)
                y += 1
            y += gap
        self._pills(cells, x, y, at)
        for k, line in enumerate(stands, y + 1):
            cells.parts(x, k, line)
        signs = saves.signs(game=game_id)
        if not palette.is_bare and has_no_signs(height - 2) and len(signs) < width - x and y + 1 + len(stands) < height:
            cells.put(x, height - 1, signs, palette.dim)


def called(puzzle: Puzzle, is_of_all: bool = False) -> str:
    """The game, and which of its puzzles; `is_of_all`: of how many."""
    of_game = in_order((puzzle.game,))
    say = partial(said.list_title_of_all, known=len(of_game)) if is_of_all else said.list_title_number
    return say(game=title_of(puzzle.game), number=1 + of_game.index(puzzle))
