"""A rating: on one line with bots, and its way there, game by game."""

from collections.abc import Iterable
from itertools import product
from math import exp
from typing import NamedTuple

from textual.geometry import Region

from tribes_tui.widgets.drawing import BOLD, Cells, Line, Place, Showing, shapes
from tribes_tui.words.said import rating as said

MARGIN = 60
"""Points left and right of all that stands on the line."""
VAGUE = 300
"""Points by which a rating may be wrong from which on it is told without that figure: nobody knows it yet."""
LOW, FEW = 8, 3
"""Rows and games from which on the way is a curve, and not a dot a game."""
DOTS = 3
"""Rows of those dots."""
NAMED, LINE, BELOW = 2, 3, 4
"""The rows of the line, and of the names above and below it."""
HALF = 0.5
LEAST = 2
"""Rows of a bar, with the blank one above it."""
ELO = 400
"""Points by which somebody is rated higher who wins ten games in eleven."""


class RatingCourse(NamedTuple):
    """Before the first game and after each the points, and by how much they may be wrong; which games were won. The points of others,
    by what they are called, the first the most telling; from how many games on a rating is settled; the tone, by its name in the theme; at tables
    of so many `players`; beside which bots it stands, in ever fewer words."""

    points: tuple[int, ...]
    within: tuple[int, ...]
    won: tuple[bool, ...]
    others: tuple[tuple[str, int], ...]
    settled: int
    tone: str = "accent"
    players: int = 0
    places: tuple[str, ...] = ()

    @property
    def games(self) -> int:
        """How many."""
        return len(self.won)

    def at(self, game: float) -> float:
        """Points after so many games, also between two."""
        first = min(int(game), self.games - 1)
        return self.points[first] + (game - first) * (self.points[first + 1] - self.points[first])


class StandingRuler(Showing[RatingCourse | None]):
    """A line on which bots stand, and among them whoever is rated: lit as far as they may well be."""

    DEFAULT_CSS = "StandingRuler { height: 5; }"
    shown: RatingCourse | None = None

    def lay(self, cells: Cells) -> Iterable[Place]:
        """All of it."""
        shown, p = self.shown, cells.palette
        if shown is None:
            return ()
        self._head(cells, shown)
        now, tone, rail = shown.points[-1], p.colour(shown.tone), Region(1, LINE, cells.width - 2, 1)
        known = [now, *(points for _, points in shown.others)]
        low, width = min(known) - MARGIN, max(known) - min(known) + 2 * MARGIN
        columns = {points: rail.x + round((points - low) / width * (rail.width - 1)) for points in known}
        for x in range(rail.x, rail.right):
            off = (low + (x - rail.x) / (rail.width - 1) * width - now) / shown.within[-1]
            share = exp(-2 * off * off) if shown.games else 0
            ground = None if p.is_flat else p.mix(cells.ground(x, LINE), tone, share / 3)
            cells.put(x, LINE, "━" if share > HALF else "─", p.mix(p.line, tone, share), ground)
        taken: dict[int, list[range]] = {NAMED: [], BELOW: []}
        self._you(cells, shown, columns[now])
        taken[NAMED].append(range(columns[now] - 1, columns[now] + 2))
        for k, (name, points) in enumerate(sorted(shown.others, key=lambda one: one[1])):
            text, at = f"{name} {points}", columns[points]
            cells.put(at, LINE, "┃", p.ink)
            rows = (NAMED, BELOW) if k % 2 else (BELOW, NAMED)  # in turns: no name lies on another
            for y, x in product(rows, (at - len(text) // 2, at - len(text) + 1, at)):
                x = max(1, min(x, rail.right - len(text)))
                if all(x > one.stop or x + len(text) < one.start for one in taken[y]):
                    cells.put(x, y, text, p.soft)
                    taken[y].append(range(x, x + len(text)))
                    break
        if shown.games:
            cells.put(columns[now], LINE, "●", tone, None, BOLD)
        return ()

    def _head(self, cells: Cells, shown: RatingCourse) -> None:
        told = shown.places if shown.games else (said.chart_none(), said.chart_none_brief())
        bots = f"  {said.chart_bots(players=shown.players)}" if shown.players else ""
        forms: list[Line] = [((one, "ink"), (more, "dim")) for more in (bots, "") for one in told]
        shapes.heading(cells, Region(1, 0, cells.width - 2, 1), said.chart(), *forms)

    def _you(self, cells: Cells, shown: RatingCourse, at: int) -> None:
        """The figure above its place on the line."""
        p, points, within, tone = cells.palette, shown.points[-1], shown.within[-1], cells.palette.colour(shown.tone)
        told = said.chart_so_far(points=points) if within > VAGUE else said.chart_here(points=points, within=within)
        told = told if shown.games else said.chart_begin(points=points)
        x = max(1, min(at - len(told) // 2 - 1, cells.width - len(told) - 3))
        cells.put(x, 1, f" {told} ", p.ink if p.is_bare else p.on(tone), None if p.is_bare else tone, BOLD)
        cells.put(at, NAMED, "▼", tone)


class StandingChances(Showing[RatingCourse | None]):
    """A bar a bot, the strongest first: in how many of 100 games whoever has this rating comes before it."""

    DEFAULT_CSS = "StandingChances { height: 1fr; max-height: 17; }"
    shown: RatingCourse | None = None

    def lay(self, cells: Cells) -> Iterable[Place]:
        """All of it."""
        if (shown := self.shown) is None or (pitch := (cells.height - 1) // len(shown.others)) < LEAST:
            return ()
        p, now = cells.palette, shown.points[-1]
        heading = said.chances(players=shown.players, points=now)
        shapes.heading(cells, Region(1, 0, cells.width - 2, 1), heading)
        left = 3 + max(len(name) for name, _ in shown.others)
        rest = p.mix(p.below, "#000000" if p.is_dark else "#ffffff", 0.3)
        for k, (name, points) in enumerate(sorted(shown.others, key=lambda one: -one[1])):
            share, y = 1 / (1 + 10 ** ((points - now) / ELO)), 2 + pitch * k
            cells.put(1, y, name, p.ink)
            for row in range(y, y + pitch - 1):
                shapes.gauge(cells, left, row, cells.width - left - 6, share, p.colour(shown.tone), rest)
            cells.right(cells.width - 1, y, f"{100 * share:.0f}", p.ink, None, BOLD)
        return ()


class StandingWay(Showing[RatingCourse | None]):
    """The rating game by game, up to where it is settled: a curve beside the bots, or in few rows a dot a game, what it came to below."""

    DEFAULT_CSS = "StandingWay { height: 1fr; }"
    shown: RatingCourse | None = None

    def on_mount(self) -> None:
        """No more room than it fills."""
        self._take_room()

    def show(self, shown: RatingCourse | None) -> None:
        """This from now on."""
        super().show(shown)
        self._take_room()

    def _take_room(self) -> None:
        games = self.shown.games if self.shown is not None else 0
        self.display = games > 0
        self.styles.max_height = DOTS if games < FEW else None

    def lay(self, cells: Cells) -> Iterable[Place]:
        """All of it."""
        if self.shown is not None and cells.height > 1:
            self._paint(cells, self.shown)
        return ()

    def _paint(self, cells: Cells, shown: RatingCourse) -> None:
        p, tone, is_low = cells.palette, cells.palette.colour(shown.tone), cells.height < LOW
        first = max(0, shown.games - shown.settled) if is_low else 0
        games, others = max(shown.games - first, shown.settled), () if is_low else shown.others
        left = max((len(f"{name} {points}") for name, points in others), default=-1) + 3
        top = min(1, cells.height - 2) if is_low else 2
        spot = Region(left, top, cells.width - left - 3, 1 if is_low else cells.height - top - 1)
        known = [*shown.points, *(points for _, points in others)]
        halves = 2 * spot.height - 1

        def column(game: float) -> int:
            return spot.x + round((game - first) * (spot.width - 1) / games)

        def half(points: float) -> int:
            return 0 if is_low else round((max(known) - points) / (max(known) - min(known) + 1) * halves)

        if top:
            self._head(cells, shown)
        for name, points in others:
            y = spot.y + half(points) // 2
            cells.right(spot.x - 2, y, f"{name} {points}", p.soft)
            cells.put(spot.x, y, "╌ " * (spot.width // 2), p.line)
        before = half(shown.points[first])
        for x in range(spot.x, column(shown.games) + 1):
            at = half(shown.at(min(shown.games, first + (x - spot.x) * games / (spot.width - 1))))
            high, low = sorted((at, before + (at > before) - (at < before)))  # it joins what lies before it
            for y in range(high // 2, low // 2 + 1):
                sign = "─" if p.is_bare or is_low else "▄" if high > 2 * y else "▀" if low < 2 * y + 1 else "█"
                cells.put(x, spot.y + y, sign, tone)
            before = at
        free = cells.width
        for game in range(shown.games, first, -1):
            if game == shown.games or spot.width >= 2 * games:
                sign, ink = ("●", p.gain) if shown.won[game - 1] else ("○", p.danger)
                cells.put(column(game), spot.y + half(shown.points[game]) // 2, sign, ink, None, BOLD)
            told = str(shown.points[game] if is_low else game)
            x = column(game) - len(told) // 2
            if x + len(told) < free:
                cells.put(x, spot.bottom, told, p.ink if game == shown.games else p.dim)
                free = x
        if shown.games < shown.settled:
            x, words = column(shown.settled), said.chart_settled()
            for y in range(spot.y, spot.bottom):
                cells.put(x, y, "│", p.line)
            y = spot.bottom if is_low else spot.y - 1
            cells.right(x + 1, y, words if x - len(words) > column(shown.games) + 3 else "", p.soft)

    def _head(self, cells: Cells, shown: RatingCourse) -> None:
        signs: Line = (
            ("●", "gain"),
            (f" {said.chart_won()}  ", "dim"),
            ("○", "danger"),
            (f" {said.chart_lost()}", "dim"),
        )
        left = said.chart_until(games=shown.games, settled=shown.settled) if shown.games < shown.settled else ""
        forms: list[Line] = [((f"{left}  ", "ink"), *signs)] * bool(left) + [((left, "ink"),) if left else signs, signs]
        shapes.heading(cells, Region(1, 0, cells.width - 2, 1), said.chart_way(), *forms)
