"""The tribes: who they are, their points on the way to winning, what they hold, own and have done."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from textual.geometry import Region

from rules.rise_of_tribes.components.box import KINDS
from tribes_tui.display.wide import shortened
from tribes_tui.games.rise_of_tribes.pieces.section import ColumnSection, Height
from tribes_tui.games.rise_of_tribes.words.said import board as said
from tribes_tui.games.rise_of_tribes.words.said.things import goods
from tribes_tui.theme.palette import BOLD, REVERSE
from tribes_tui.widgets import shapes
from tribes_tui.widgets.changing import Changing
from tribes_tui.widgets.places import Place, PlaceState

if TYPE_CHECKING:
    from tribes_tui.widgets.cells import Cells, Part

LEAST_GAUGE = 5
NAME_ROOM = 12
NO_SUPPLY = 34
"""Columns below which there is no room for the members in supply."""


class TribeOffMap(NamedTuple):
    """A tribe off the map."""

    name: str
    """Of its place."""
    who: str
    letter: str
    """On the map."""
    tone: str
    people: str
    power: str
    """Their leader's name; empty if they have none."""
    power_short: str
    """What the leader does, where nothing explains the name."""
    points: int
    income: str
    """Points that its villages bring each turn, in words; empty without any."""
    most: int
    held: tuple[int, int, int]
    supply: int
    owns: str
    """Items and the like, in words; empty if there is nothing."""
    owns_short: str
    """How many things, where the words have no room."""
    done: str
    wants: str
    acts: bool
    """It is this tribe's turn to decide."""

    @property
    def label(self) -> str:
        """The name, with the letter on the map before it where that is another."""
        name = self.who if len(self.who) <= NAME_ROOM else self.who[: NAME_ROOM - 1] + "…"
        return name if name[0].upper() == self.letter else f"{self.letter} {name}"


class Tribes(ColumnSection, Changing):
    """A place a tribe. Their points can count up."""

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._tribes: dict[str, TribeOffMap] = {}
        self._before: dict[str, int] = {}
        self._share = 1.0

    def show(self, tribes: Sequence[TribeOffMap]) -> None:
        """By seat."""
        new = {one.name: one for one in tribes}
        if new != self._tribes:
            self._before = {name: one.points for name, one in self._tribes.items()}
        self._tribes = new
        self.changed()

    @property
    def has_way(self) -> bool:
        """Whether somebody has other points now."""
        return any(self._before.get(name, one.points) != one.points for name, one in self._tribes.items())

    def towards(self, share: float) -> None:
        """Points count, gauges grow."""
        self._share = share
        self.changed()

    def settle(self) -> None:
        """The points are what they are."""
        self._before, self._share = {}, 1.0
        self.changed()

    def _shown(self, name: str) -> TribeOffMap:
        """A tribe with the points that are shown."""
        one = self._tribes[name]
        before = self._before.get(name, one.points)
        return one._replace(points=before + round(self._share * (one.points - before)))

    def names(self) -> Iterable[str]:
        """A place a tribe."""
        return self._tribes

    def shape(self) -> Hashable:
        """How many there are, and what their bars leave room for."""
        return tuple((one.name, one.label, one.owns, len(str(one.points))) for one in self._tribes.values())

    def heights(self, width: int) -> Sequence[Height]:
        """Up to five rows a tribe; two at the least."""
        tribes = len(self._tribes)
        owns = 3 if any(len(one.owns) for one in self._tribes.values()) else 0
        levels = Height(5 * tribes), Height(4 * tribes, 1), Height(3 * tribes, 2), Height(2 * tribes, 3 + 5 * owns)
        return *levels, Height(tribes, 250)

    def look(self, name: str) -> Hashable:
        """All that is told of it."""
        return self._shown(name)

    def lay(self, cells: Cells) -> Iterable[Place]:
        """One below the other."""
        rows = cells.height // max(1, len(self._tribes))
        for k, name in enumerate(self._tribes):
            spot = Region(0, k * rows, cells.width, min(rows, 4))
            yield Place(name, spot, spot)

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """Who and how far; what it holds; what it owns; what it has done and wants."""
        one, (_, y, width, height) = self._shown(place.name), place.region
        self._paint_head(cells, y, width, one, state, height > 2)
        if height < 2:
            return
        self._paint_goods(cells, y + 1, width, one)
        palette = cells.palette
        income = one.income if width > NO_SUPPLY else ""
        leader = said.leader(power=one.power) if one.power else ""
        has = ", ".join(filter(None, (income, leader, one.owns)))
        lines = [
            has,
            *([said.done_goals(goals=one.done)] if one.done else []),
            *([said.wants(goals=one.wants)] if one.wants else []),
        ]
        for row, line in zip(range(y + 2, y + height), [line for line in lines if line], strict=False):
            text = line if len(line) < width else _cut(line, width - 1)
            cells.put(1, row, text, palette.soft if line == has else palette.dim)

    def _paint_head(self, cells: Cells, y: int, width: int, one: TribeOffMap, state: PlaceState, is_tall: bool) -> None:
        palette, face = cells.palette, cells.palette.colour(one.tone)
        marked = state.is_cursor or state.is_chosen
        if marked and not palette.is_bare:
            face = palette.cursor if state.is_cursor else palette.chosen
        label = f"►{one.label}◄" if state.is_cursor else f"*{one.label}" if state.is_chosen else one.label
        x = 0
        if palette.is_bare and marked:
            x = cells.put(0, y, f"[{label}]", palette.ink, None, BOLD | REVERSE) + 1
        else:
            x = shapes.pill(cells, 0, y, label, face, palette.on(face)) + palette.is_bare
        if one.acts and not marked:
            cells.put(0, y, shapes.ACTING, None if palette.is_bare else palette.cursor, None, BOLD)
        if state.is_legal and not palette.is_bare:
            cells.put(x - 1, y, "▌", face, palette.legal)
        points, far = said.points(points=one.points), said.of_points(points=one.points, most=one.most)
        about = next(iter(self._told(one, width, is_tall)), "")
        rising = said.rising(points=one.points, most=one.most, income=one.income)
        owned = "" if is_tall else one.owns_short and one.owns
        if width <= NO_SUPPLY and one.income and x + len(owned) + len(rising) + 1 + bool(owned) <= width:
            points = rising
        elif width <= NO_SUPPLY and x + len(about) + len(far) + 2 <= width:
            points = far
        end = cells.right(width, y, points, palette.ink, None, BOLD)
        shapes.freshness(cells, end - 2, y, state)
        gauge = self._gauge(width, is_tall)
        room = (gauge[0] if gauge else end - 1) - 1 - x
        text = next((text for text in self._told(one, width, is_tall) if len(text) <= room), "")
        ink = palette.cursor if one.acts and palette.is_dark else palette.accent if one.acts else palette.soft
        cells.put(x, y, text, ink, None, BOLD if one.acts else 0)
        if gauge is not None:
            rest = palette.mix(palette.panel, "#000000", 0.35 if palette.is_dark else 0.1)
            shapes.gauge(cells, gauge[0], y, gauge[1], one.points / one.most, palette.colour(one.tone), rest)

    @staticmethod
    def _told(one: TribeOffMap, width: int, is_tall: bool) -> list[str]:
        """Behind the name, from long to short; what the leader is called has a row of its own if there is one."""
        leader = one.power_short if width <= NO_SUPPLY else one.power
        if is_tall:
            return [one.people]
        people = ", ".join(filter(None, (one.people, one.income if width > NO_SUPPLY else "")))
        if one.owns:
            return [f"{people}, {one.owns}", one.owns, one.owns_short]
        return [*([f"{people}, {leader}"] if leader else []), people, one.people]

    def _gauge(self, width: int, is_tall: bool) -> tuple[int, int] | None:
        """Where the bars of points begin, and their columns: the same for all tribes, for a bar is compared with the others.
        There are none if what is told of one of them leaves too little room."""
        if width <= NO_SUPPLY:
            return None
        tribes = self._tribes.values()
        told = max(len(one.label) + 3 + len(self._told(one, width, is_tall)[0]) for one in tribes)
        start, end = max(16, told), width - max(len(said.points(points=one.points)) for one in tribes) - 3
        return (start, end - start) if end - start >= LEAST_GAUGE else None

    def _paint_goods(self, cells: Cells, y: int, width: int, one: TribeOffMap) -> None:
        palette, supply = cells.palette, said.left(members=one.supply)
        texts = [goods(kind=kind, number=number) for kind, number in zip(KINDS, one.held, strict=True)]
        gap = " " if len("  ".join(texts)) + len(supply) + 3 > width >= NO_SUPPLY else "  "
        parts: list[Part] = [(f"{text}{gap}", kind) for text, kind in zip(texts[:2], KINDS, strict=False)]
        x = cells.parts(1, y, [*parts, (texts[2], KINDS[2])])
        if x + len(supply) + 1 <= width:
            cells.right(width, y, supply, palette.soft)


def _cut(line: str, room: int) -> str:
    """What of a list goes into so many columns: whole things and how many more there are, or a part of the only one."""
    for end in sorted((found.start() for found in re.finditer(", ", line)), reverse=True):
        text = f"{line[:end]}, +{line.count(', ', end)}"
        if len(text) <= room:
            return text
    return shortened(line, room)
