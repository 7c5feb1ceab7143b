"""The tribes: who they are, their points on the way to winning, what they hold, own and have done."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Sequence
from typing import NamedTuple

from textual.geometry import Offset, Region

from rules.bots.rivals import rival_of
from rules.rise_of_tribes.components.box import KINDS
from tribes_tui.games.rise_of_tribes.pieces.column import FRAMED_FROM, ColumnSection, Height
from tribes_tui.games.rise_of_tribes.words.said import board as said
from tribes_tui.games.rise_of_tribes.words.said.things import goods, goods_tiny
from tribes_tui.widgets.beside.seat_panel import name_in
from tribes_tui.widgets.cards.rival_card import FACE, paint_face
from tribes_tui.widgets.drawing import BOLD, REVERSE, Cells, Changing, Part, Place, PlaceState, shapes, shortened

LEAST_GAUGE = 5
NAME_ROOM = 12
FACE_FROM = 36
"""Columns from which on there is room for a rival's face."""
UNTOLD_GOALS = 11
"""What it is worse by without a row for the goals of one other: more than without all that events do."""
BRIEF_NAME = 8
"""Letters of a name beside which stands what its tribe holds."""
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
    income: tuple[str, str]
    """Points that its villages bring each turn, in words and briefly; empty without any."""
    most: int
    held: tuple[int, int, int]
    supply: int
    owns: str
    """Items and the like, in words; empty if there is nothing."""
    owns_short: str
    """How many things, where the words have no room."""
    done: Sequence[str]
    """The goals that it has completed, from long to short; nothing where there are none."""
    acts: bool
    """It is this tribe's turn to decide."""
    level: str = ""
    """Of the bot who plays it; "" for nobody."""
    is_viewers: bool = False

    @property
    def label(self) -> str:
        """The name, with what stands for it on the map before it where it doesn't begin so."""
        name = self.who if len(self.who) <= NAME_ROOM else self.who[: NAME_ROOM - 1] + "…"
        return name if name.startswith(self.letter) else f"{self.letter} {name}"


class Tribes(ColumnSection, Changing):
    """A place a tribe. Their points can count up."""

    pieces: dict[str, TribeOffMap] = {}
    _before: dict[str, int] = {}
    _share = 1.0

    def show(self, tribes: Sequence[TribeOffMap]) -> None:
        """By seat."""
        new = {one.name: one for one in tribes}
        if new != self.pieces:
            self._before = {name: one.points for name, one in self.pieces.items()}
        self.pieces = new
        self.changed()

    @property
    def has_way(self) -> bool:
        """Whether somebody has other points now."""
        return any(self._before.get(name, one.points) != one.points for name, one in self.pieces.items())

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
        one = self.pieces[name]
        before = self._before.get(name, one.points)
        return one._replace(points=before + round(self._share * (one.points - before)))

    def shape(self) -> Hashable:
        """How many there are, and what their bars leave room for."""
        return tuple((one.name, one.label, one.owns, len(str(one.points))) for one in self.pieces.values())

    def heights(self, width: int) -> Sequence[Height]:
        """Up to five rows a tribe; two at the least."""
        tribes = len(self.pieces)
        owns = 3 if any(len(one.owns) for one in self.pieces.values()) else 0
        rows = 2 + FACE.height if width > FACE_FROM and any(rival_of(one.level) for one in self.pieces.values()) else 5
        told = UNTOLD_GOALS // max(1, tribes - 1) if width >= FRAMED_FROM else 3
        levels = (
            Height(rows * tribes),
            Height(4 * tribes, 1),
            Height(3 * tribes, 2),
            Height(2 * tribes, told + 5 * owns),
        )
        if self._brief_fits(width):  # in any case, so that they keep their places whatever else needs rows
            return Height(tribes + 1), Height(tribes, 250)
        return *levels, Height(tribes, 250)

    def _brief_fits(self, width: int) -> bool:
        """Whether all the others have room for what they hold beside their names, in a narrow column."""
        others = [one for one in self.pieces.values() if not one.is_viewers]
        return (
            width <= NO_SUPPLY
            and 2 <= len(others) < len(self.pieces)
            and all(self._brief(one, width) for one in others)
        )

    def _brief(self, one: TribeOffMap, width: int) -> Sequence[Part]:
        """What a tribe holds, beside the names in a row that tells how far it is, too; nothing where that has no room."""
        texts = [goods_tiny(kind=kind, number=number) for kind, number in zip(KINDS, one.held, strict=True)]
        used = self._names_wide + len(" ".join(texts)) + 3 + len(_rising(one, False))
        return [(f"{text} ", kind) for text, kind in zip(texts, KINDS, strict=True)] if used <= width else ()

    @property
    def _names_wide(self) -> int:
        """Columns of the longest name of others, with its edges and what is behind them."""
        return 3 + max(
            (len(name_in(one.label, BRIEF_NAME)) for one in self.pieces.values() if not one.is_viewers), default=0
        )

    def look(self, name: str) -> Hashable:
        """All that is told of it."""
        return self._shown(name)

    def lay(self, cells: Cells) -> Iterable[Place]:
        """One below the other."""
        each, y = cells.height // max(1, len(self.pieces)), 0
        is_brief = cells.height == len(self.pieces) + 1 and self._brief_fits(cells.width)
        for name, one in self.pieces.items():
            rows = 2 if is_brief and one.is_viewers else each
            spot, whole = Region(0, y, cells.width, min(rows, 4)), Region(0, y, cells.width, rows)
            y += rows
            yield Place(name, spot, whole if self._has_face(name, whole) else spot)

    def _has_face(self, name: str, room: Region) -> bool:
        """Whether that of a rival stands at the right, below what it holds."""
        return (
            room.height >= 2 + FACE.height and room.width > FACE_FROM and rival_of(self.pieces[name].level) is not None
        )

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """Who and how far; what it holds; what it owns; what it works on and has done."""
        one, (_, y, width, height) = self._shown(place.name), place.region
        self._paint_head(cells, y, width, one, state, height)
        if height < 2:
            return
        self._paint_goods(cells, y + 1, width, one, one.owns if height == 2 and width <= NO_SUPPLY else "")
        palette = cells.palette
        income = one.income[0] if width > NO_SUPPLY else ""
        leaders = ["", ""]
        if one.power:
            leaders = [said.leader_does(power=one.power, does=one.power_short), said.leader(power=one.power)]
        told = [", ".join(filter(None, (income, leader, one.owns))) for leader in leaders]
        has = [*filter(None, told)]
        done = [said.done_goals(goals=goals) for goals in one.done]
        if self._has_face(place.name, place.extent):
            width -= FACE.width + 2
            paint_face(cells, Offset(width + 1, y + 2), one.level)
        for row, lines in zip(range(y + 2, y + height), filter(None, (has, done)), strict=False):
            text = next((line for line in lines if len(line) < width), _cut(lines[-1], width - 1))
            cells.put(1, row, text, palette.soft if lines is has else palette.dim)

    def _paint_head(self, cells: Cells, y: int, width: int, one: TribeOffMap, state: PlaceState, rows: int) -> None:
        palette, face = cells.palette, cells.palette.colour(one.tone)
        marked = state.is_cursor or state.is_chosen
        if marked and not palette.is_bare:
            face = palette.cursor if state.is_cursor else palette.chosen
        held = self._brief(one, width) if rows == 1 and width <= NO_SUPPLY else ()
        name = name_in(one.label, BRIEF_NAME) if held else one.label
        label = f"►{name}◄" if state.is_cursor else f"*{name}" if state.is_chosen else name
        x = 0
        if palette.is_bare and marked:
            x = cells.put(0, y, f"[{label}]", palette.ink, None, BOLD | REVERSE) + 1
        else:
            x = shapes.pill(cells, 0, y, label, face, palette.on(face)) + palette.is_bare
        if one.acts and not marked:
            cells.put(0, y, shapes.ACTING, None if palette.is_bare else palette.cursor, None, BOLD)
        if state.is_legal and not palette.is_bare:
            cells.put(x - 1, y, "▌", face, palette.legal)
        points, told = (_rising(one, False), []) if held else self._head_of(one, width, rows, width - x)
        end = cells.right(width, y, points, palette.ink, None, BOLD)
        shapes.freshness(cells, end - 2, y, state)
        gauge = self._gauge(width, rows)
        room = (gauge[0] if gauge else end - 1) - 1 - x
        cells.parts(self._names_wide, y, held)
        text = next((text for text in told if len(text) <= room), "")
        ink = palette.cursor if one.acts and palette.is_dark else palette.accent if one.acts else palette.soft
        cells.put(x, y, text, ink, None, BOLD if one.acts else 0)
        if gauge is not None:
            rest = palette.mix(palette.panel, "#000000", 0.35 if palette.is_dark else 0.1)
            shapes.gauge(cells, gauge[0], y, gauge[1], one.points / one.most, palette.colour(one.tone), rest)

    def _head_of(self, one: TribeOffMap, width: int, rows: int, room: int) -> tuple[str, list[str]]:
        """How its points are told in a row with so much room behind the name, and what may stand before them."""
        told = self._told(one, width, rows)
        if width > NO_SUPPLY:
            return said.points(points=one.points), told
        way = self._far(one, width, rows)
        return way, [text for text in told if len(text) + len(way) + 2 <= room][:1]

    def _far(self, one: TribeOffMap, width: int, rows: int) -> str:
        """How far a tribe is, beside its name: what villages bring of all of them at length, or of none."""
        alike = [other for other in self.pieces.values() if other.income[0]] if one.income[0] else [one]
        is_long = all(
            len(other.label) + len(self._told(other, width, rows)[-1]) + len(_rising(other, True)) + 4 <= width
            for other in alike
        )
        return _rising(one, is_long)

    @staticmethod
    def _told(one: TribeOffMap, width: int, rows: int) -> list[str]:
        """Behind the name, from long to short; what it owns and what the leader is called have a row of their own if there is one."""
        leader = one.power_short if width <= NO_SUPPLY else one.power
        if rows > 2:
            return [one.people]
        people = ", ".join(filter(None, (one.people, one.income[0] if width > NO_SUPPLY else "")))
        if one.owns and (rows < 2 or width > NO_SUPPLY):
            return [f"{people}, {one.owns}", one.owns, one.owns_short]
        return [*([f"{people}, {leader}"] if leader else []), people, one.people]

    def _gauge(self, width: int, rows: int) -> tuple[int, int] | None:
        """Where the bars of points begin, and their columns: the same for all tribes, for a bar is compared with the others.
        There are none if what is told of one of them leaves too little room."""
        if width <= NO_SUPPLY:
            return None
        tribes = self.pieces.values()
        told = max(len(one.label) + 3 + len(self._told(one, width, rows)[0]) for one in tribes)
        start, end = max(16, told), width - max(len(said.points(points=one.points)) for one in tribes) - 3
        return (start, end - start) if end - start >= LEAST_GAUGE else None

    @staticmethod
    def _paint_goods(cells: Cells, y: int, width: int, one: TribeOffMap, owns: str) -> None:
        """What it holds, and on the right what else it owns, or the members in supply; the first letters do where it owns things."""
        palette, say = cells.palette, goods_tiny if owns else goods
        right = _cut(owns, width - 14) if len(owns) > width - 14 else owns or said.left(members=one.supply)
        texts = [say(kind=kind, number=number) for kind, number in zip(KINDS, one.held, strict=True)]
        if len(" ".join(texts)) + 1 > width:
            texts = [goods_tiny(kind=kind, number=number) for kind, number in zip(KINDS, one.held, strict=True)]
        whole = len("  ".join(texts)) + 1
        gap = " " if whole > width or whole + len(right) + 2 > width >= NO_SUPPLY or owns else "  "
        parts: list[Part] = [(f"{text}{gap}", kind) for text, kind in zip(texts[:2], KINDS, strict=False)]
        x = cells.parts(1, y, [*parts, (texts[2], KINDS[2])])
        if x + len(right) + 1 <= width:
            cells.right(width, y, right, palette.soft)


def _rising(one: TribeOffMap, is_long: bool) -> str:
    """So many points of so many, and what its villages bring; of more than win the points alone."""
    is_past = one.points > one.most
    far = said.of_points_over(points=one.points) if is_past else said.of_points_short(points=one.points, most=one.most)
    if one.income[0]:
        return said.rising(far=far, income=one.income[0 if is_long else 1])
    return said.of_points(points=one.points, most=one.most) if is_long and not is_past else far


def _cut(line: str, room: int) -> str:
    """What of a list goes into so many columns: whole things and how many more there are, or a part of the only one."""
    for end in sorted((found.start() for found in re.finditer(", ", line)), reverse=True):
        text = f"{line[:end]}, {said.more(number=line.count(', ', end))}"
        if len(text) <= room:
            return text
    return shortened(line, room)
