"""A rating over its games: where it stood, how far off it may have been, and where bots stand beside it."""

from collections.abc import Iterable
from itertools import islice
from typing import NamedTuple

from textual.geometry import Region

from tribes_tui.widgets.drawing import BOLD, Cells, Line, Place, Showing, shapes
from tribes_tui.words.said import rating as said

MARGIN = 0.06
"""Of the scale, above the highest and below the lowest."""
HEAD, FOOT = 1, 1
"""Rows of the heading, and of the numbers of games."""
APART = 10
"""Columns between two numbers of games, at the least."""
VAGUE = 300
"""Points by which a rating may be wrong from which on it is told without that figure: nobody knows it yet."""
ROOMY = 2
"""Columns between two games from which on each has a dot."""


class RatingCourse(NamedTuple):
    """Before the first game and after each the points, and by how much they may be wrong; which games were won. The points of others,
    by what they are called, the first the most telling, at tables of so many `players`; from how many games on a rating is settled; the tone, by its
    name in the theme."""

    points: tuple[int, ...]
    within: tuple[int, ...]
    won: tuple[bool, ...]
    others: tuple[tuple[str, int], ...]
    settled: int
    tone: str = "accent"
    players: int = 0

    @property
    def games(self) -> int:
        """How many."""
        return len(self.won)

    def at(self, game: float) -> tuple[float, float]:
        """Points and by how much they may be wrong after so many games, also between two."""
        first = min(int(game), max(0, self.games - 1))
        second, share = min(first + 1, self.games), game - first
        return tuple(one[first] + share * (one[second] - one[first]) for one in (self.points, self.within))  # type: ignore[return-value]


class RatingFrame(NamedTuple):
    """Where the plot lies, how many games are as wide as it is, and which points lie at its foot and its top."""

    spot: Region
    games: int
    low: float
    high: float

    def column(self, game: float) -> int:
        """Of a game."""
        return self.spot.x + round(game * (self.spot.width - 1) / self.games)

    def half(self, points: float) -> int:
        """The half row of these points, from the plot's top; outside of the plot what is."""
        return round((self.high - points) / (self.high - self.low) * (2 * self.spot.height - 1))

    def row(self, points: float) -> int:
        """The row on the screen."""
        return self.spot.y + self.half(points) // 2

    def beside(self, points: float, others: Iterable[tuple[str, int]]) -> int:
        """The row for a word about these points: theirs, or, where the line of another that has more or fewer runs there, the next one if it is
        free."""
        row, met = self.row(points), {self.row(one): one for _, one in others}
        free = row + (1 if points < met.get(row, points) else -1)
        return (
            row if met.get(row, points) == points or free in met or not self.spot.contains(self.spot.x, free) else free
        )


class StandingChart(Showing[RatingCourse | None]):
    """A band as high as the rating is unsure, which gets narrower game by game, the rating in it; lines where bots stand."""

    shown: RatingCourse | None = None

    def lay(self, cells: Cells) -> Iterable[Place]:
        """All of it, where there is room."""
        if self.shown is not None and cells.height > HEAD + FOOT + 2 and cells.width > 40:
            self._paint(cells, self.shown)
        return ()

    def _paint(self, cells: Cells, shown: RatingCourse) -> None:
        names = [said.chart_games(), *(f"{name} {points}" for name, points in shown.others)]
        left = max(map(len, names)) + 3
        spot = Region(left, HEAD, cells.width - left - 2, cells.height - HEAD - FOOT)
        known = [*shown.points, *(points for _, points in shown.others)]
        margin = MARGIN * (max(known) - min(known) + 1) + 20
        frame = RatingFrame(spot, max(shown.games, shown.settled), min(known) - margin, max(known) + margin)
        self._head(cells, shown)
        if shown.games:
            self._band(cells, shown, frame)
        self._others(cells, shown, frame)
        (self._line if shown.games else self._nothing)(cells, shown, frame)
        self._axis(cells, shown, frame)

    def _head(self, cells: Cells, shown: RatingCourse) -> None:
        signs: Line = (
            ("●", "gain"),
            (f" {said.chart_won()}  ", "dim"),
            ("○", "danger"),
            (f" {said.chart_lost()}", "dim"),
        )
        band: Line = ((f"  {said.chart_band()}", "dim"),) if shown.games else ()
        bots: Line = ((f"  {said.chart_bots(players=shown.players)}", "dim"),) if shown.players else ()
        forms: tuple[Line, ...] = ((*signs, *band, *bots), (*signs, *(band or bots)), signs)
        shapes.heading(cells, Region(1, 0, cells.width - 2, 1), said.chart(), *forms)

    def _band(self, cells: Cells, shown: RatingCourse, frame: RatingFrame) -> None:
        """Where the rating was within, column by column; in half rows."""
        p, spot = cells.palette, frame.spot
        face = p.mix(p.colour(shown.tone), p.below, 0.72)
        for x in range(spot.x, frame.column(shown.games) + 1):
            points, within = shown.at(min(shown.games, (x - spot.x) * frame.games / (spot.width - 1)))
            top = max(0, frame.half(points + within))
            foot = min(2 * spot.height - 1, frame.half(points - within))
            if p.is_flat:
                for half in (top, foot):
                    cells.put(x, spot.y + half // 2, "·", p.dim)
                continue
            for row in range(top // 2, foot // 2 + 1):
                upper, lower = top <= 2 * row <= foot, top <= 2 * row + 1 <= foot
                if upper and lower:
                    cells.fill(x, spot.y + row, 1, 1, face)
                elif upper or lower:
                    cells.put(x, spot.y + row, "▀" if upper else "▄", face)

    def _nothing(self, cells: Cells, shown: RatingCourse, frame: RatingFrame) -> None:
        """Before the first game there is none; where bots stand is seen all the same."""
        p, spot, tone = cells.palette, frame.spot, cells.palette.colour(shown.tone)
        forms = said.chart_none(), said.chart_none_brief()
        told = f" {next((form for form in forms if len(form) + 4 <= spot.width), forms[-1])} "
        x, y = spot.x + (spot.width - len(told)) // 2, spot.y + spot.height // 2
        cells.put(x, y, told, p.ink if p.is_bare else p.on(tone), None if p.is_bare else tone, BOLD)

    def _others(self, cells: Cells, shown: RatingCourse, frame: RatingFrame) -> None:
        """Where bots stand."""
        p, spot = cells.palette, frame.spot
        taken = set[int]()
        for name, points in shown.others:
            y = frame.row(points)
            if y in taken:
                continue
            taken.add(y)
            cells.right(spot.x - 2, y, f"{name} {points}", p.soft)
            for x in range(spot.x, spot.right, 2):
                cells.put(x, y, "╌", p.line)

    def _line(self, cells: Cells, shown: RatingCourse, frame: RatingFrame) -> None:
        """The rating itself; a dot a game where there is room, and the last one always."""
        p, spot, tone = cells.palette, frame.spot, cells.palette.colour(shown.tone)
        before = frame.half(shown.points[0])
        for x in range(spot.x, frame.column(shown.games) + 1):
            half = frame.half(shown.at(min(shown.games, (x - spot.x) * frame.games / (spot.width - 1)))[0])
            top, foot = sorted((half, before + (half > before) - (half < before)))  # it joins what lies before it
            for row in range(top // 2, foot // 2 + 1):
                sign = "▄" if top > 2 * row else "▀" if foot < 2 * row + 1 else "█"
                y = spot.y + row
                cells.put(x, y, "─" if p.is_bare else sign, tone, None if p.is_flat else cells.ground(x, y))
            before = half
        has_dots = (spot.width - 1) / frame.games >= ROOMY
        for game, is_won in enumerate(shown.won, 1):
            if has_dots or game == shown.games:
                sign = "●" if is_won else "○"
                cells.put(
                    frame.column(game), frame.row(shown.points[game]), sign, p.gain if is_won else p.danger, None, BOLD
                )
        points, within = shown.points[-1], shown.within[-1]
        now = f" {said.chart_so_far(points=points) if within > VAGUE else f'{points} ± {within}'} "
        x, y = frame.column(shown.games), frame.beside(points, shown.others)
        x = x + 2 if x + 2 + len(now) <= spot.right else x - len(now) - 1
        cells.put(x, y, now, p.on(tone) if not p.is_bare else p.ink, None if p.is_bare else tone, BOLD)

    def _axis(self, cells: Cells, shown: RatingCourse, frame: RatingFrame) -> None:
        """Numbers of games; as long as the rating is not settled, where it will be."""
        p, spot, y = cells.palette, frame.spot, frame.spot.bottom
        name = said.chart_games()
        cells.right(spot.x - 2, y, name, p.dim)
        step = next(
            k for k in (1, 2, 5, 10, 20, 25, 50, 100, 250, 500, 1000, 10**6) if k * spot.width >= APART * frame.games
        )
        for game in range(0, frame.games + 1, step):
            cells.centre(frame.column(game) - 2, y, 5, str(game), p.dim)
        if shown.games < shown.settled:
            x, told = frame.column(shown.settled), said.chart_settled()
            for row in range(spot.y, spot.bottom):
                cells.put(x, row, "│", p.line)
            lines = {frame.row(points) for _, points in shown.others} | {frame.beside(shown.points[-1], shown.others)}
            free = (row for row in range(spot.y, spot.bottom) if row not in lines)
            for row in islice(free, 1):  # over a line or a figure it could not be read
                cells.right(x - 1, row, told, p.soft)
