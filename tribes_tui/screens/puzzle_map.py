"""All puzzles at a glance: a line a game, in it gentle, tricky and hard ones, each with how it went."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from itertools import accumulate
from typing import NamedTuple

from textual.geometry import Region, Size

from tribes_tui.learning.puzzle import Puzzle
from tribes_tui.profile.rating_words import tone_of
from tribes_tui.widgets.drawing import BOLD, REVERSE, Cells, Palette, Place, PlaceState, Showing, shapes
from tribes_tui.words.about import title_of
from tribes_tui.words.said import puzzles as said

LEVELS = 1, 2, 3
"""How hard they are."""
LABEL, FIGURE, GAP, WIDEST = 17, 9, 2, 5
"""Columns of a game's name, of how many of its puzzles are solved, between two levels, and of a box at the most."""
TALL, AIRY = 36, 28
"""Rows of a window in which each game has two lines, and of one in which a blank line parts two games."""
SIGNS = {"solved": "■", "open": "◐", "shown": "○", "new": "□", "today": "☼"}
"""How it went, without colours."""
NEW_IN_ASCII = "·"
"""There solved ones and new ones would look alike."""


def sign_of(way: str, palette: Palette) -> str:
    """How it went, at this depth."""
    return NEW_IN_ASCII if way == "new" and palette.depth == "ascii" else SIGNS[way]


class Mapped(NamedTuple):
    """A puzzle: how it went, or `today` for the one of the day that is new."""

    puzzle: Puzzle
    way: str


class MapForm(NamedTuple):
    """Lines of a game, columns of a box, boxes in a line of each level, whether blank lines part the games, and whether figures have room."""

    lines: int
    pitch: int
    boxes: tuple[int, ...]
    apart: int
    has_figures: bool

    @classmethod
    def of(cls, window: Size, width: int, counts: Iterable[Sequence[int]]) -> "MapForm":
        """The largest boxes that there is room for."""
        lines = 2 if window.height >= AIRY else 1
        boxes = tuple(-(-max(column) // lines) for column in zip(*counts, strict=True))
        room = width - LABEL - GAP * (len(boxes) - 1)
        has_figures = room - FIGURE >= sum(boxes)
        pitch = min(WIDEST, max(1, (room - FIGURE * has_figures) // sum(boxes)))
        return cls(lines, pitch, boxes, int(window.height >= TALL), has_figures)

    @property
    def begins(self) -> list[int]:
        """The column in which each level begins."""
        return [LABEL + before for before in accumulate((self.pitch * k + GAP for k in self.boxes[:-1]), initial=0)]


class PuzzleMap(Showing[tuple[Mapped, ...]]):
    """Its places are the puzzles, by their names."""

    DEFAULT_CSS = "PuzzleMap { height: auto; }"
    shown: tuple[Mapped, ...] = ()

    def names(self) -> Iterable[str]:
        """All of them."""
        return (one.puzzle.name for one in self.shown)

    @property
    def games(self) -> Mapping[str, Sequence[Sequence[Mapped]]]:
        """Of each game the gentle, the tricky and the hard ones."""
        games: dict[str, list[Mapped]] = {}
        for one in self.shown:
            games.setdefault(one.puzzle.game, []).append(one)
        return {
            game: [[one for one in of_game if one.puzzle.difficulty == level] for level in LEVELS]
            for game, of_game in games.items()
        }

    def _form(self, width: int) -> MapForm:
        return MapForm.of(self.screen.size, width, ([*map(len, levels)] for levels in self.games.values()))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """The levels' names, the games."""
        form = self._form(width)
        return 1 + len(self.games) * (form.lines + form.apart)

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The levels above, a game's name and how many are solved beside its boxes."""
        form, p = self._form(cells.width), cells.palette
        ends = [*(x - GAP for x in form.begins[1:]), cells.width - 1 - FIGURE * form.has_figures]
        for level, x, end in zip(LEVELS, form.begins, ends, strict=True):
            shapes.heading(cells, Region(x, 0, end - x, 1), said.difficulty(level=level))
        for k, (game, levels) in enumerate(self.games.items()):
            y, tone = 1 + k * (form.lines + form.apart), p.colour(tone_of(game))
            if p.is_bare:
                cells.put(1, y, title_of(game), p.ink, None, BOLD)
            else:
                shapes.pill(cells, 0, y, title_of(game), tone, p.on(tone))
            if form.has_figures:
                ways = [one.way for level in levels for one in level]
                solved = said.list_of(solved=ways.count("solved"), known=len(ways))
                cells.right(cells.width - 1, y, solved, p.ink, None, BOLD)
            for x, boxes, some in zip(form.begins, form.boxes, levels, strict=True):
                for n, one in enumerate(some):
                    spot = Region(x + n % boxes * form.pitch, y + n // boxes, max(1, form.pitch - 1), 1)
                    yield Place(one.puzzle.name, spot, spot)

    def look(self, name: str) -> Hashable:
        """How it went."""
        return next(one for one in self.shown if one.puzzle.name == name)

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """Its sign, on a wide box on a ground: that of the game once it is solved."""
        p, spot, one = cells.palette, place.extent, next(one for one in self.shown if one.puzzle.name == place.name)
        tone, sign, is_done = p.colour(tone_of(one.puzzle.game)), sign_of(one.way, p), one.way == "solved"
        ink, ground = (tone, None) if is_done else (p.ink if one.way != "new" else p.dim, None)
        if not p.is_flat:
            shade = 0.1 * (spot.y % 2 if spot.width > 1 else spot.x % 2)  # neighbours part
            ground = p.mix(tone, p.below, shade if is_done else 0.65 + shade)
            ink = p.soft if spot.width == 1 and one.way == "new" else p.on(ground)
        if state.is_cursor:
            ink, ground = p.dark_ink, p.cursor
            sign = f"►{sign}◄" if spot.width > 2 else "►"
        cells.put(
            spot.x, spot.y, sign.center(spot.width), ink, ground, BOLD | REVERSE * (state.is_cursor and p.is_bare)
        )
