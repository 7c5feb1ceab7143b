"""A view as a few hundred numbers for a learner, from the viewer's side, each with a name.

A game writes its numbers once, onto a `Sheet`; the same text gives the numbers and their names.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

Buffer = Any
"""What `memoryview` takes: `collections.abc.Buffer` from Python 3.12 on."""

SEATS = ("you", "+1", "+2", "+3", "+4", "+5")
"""How names call a seat: by how many places after the viewer it sits. A spectator looks from seat 0."""


class Sheet:
    """The numbers of one observation, all in [-1, 1], in the order in which they are written; their names, if wanted.

    >>> sheet = Sheet(named=True)
    >>> sheet.number("round", 3, most=12)
    >>> sheet.about("dice")
    >>> sheet.one_of(", phase", ("deal", "play"), 1)
    >>> sheet.numbers
    [0.25, 0.0, 1.0]
    >>> sheet.names
    ['round', 'dice, phase: deal', 'dice, phase: play']

    They go into a list that grows, or straight into a buffer of zeros. Most of them are 0, and cost nothing.
    """

    def __init__(self, named: bool = False, buffer: memoryview | None = None) -> None:
        self.numbers: Any = [] if buffer is None else buffer
        self.names: list[str] = []
        self.named = named
        self.at = 0
        """Where the next number goes."""
        self._grows = buffer is None
        self._prefix = ""
        self._part = -1
        self._length = 0

    def about(self, label: str) -> None:
        """All names that follow begin with this."""
        self._prefix = label

    def part(self, label: str, there: bool) -> bool:
        """Begin one of several parts of equal length, the first of which is there; whether it is to be written.

        One that is not there is 0 throughout, and written only for its names.
        """
        if self._part >= 0:
            self._length = self.at - self._part
        self._prefix = label
        if there or self.named:
            self._part = self.at
            return True
        self._part = -1
        self._skip(self._length)
        return False

    def number(self, name: str, value: float, most: float) -> None:
        """One number: `value` in proportion to `most`; what lies beyond counts as much."""
        at = self.at
        self._skip(1)
        if value:
            self.numbers[at] = share(value, most)
        if self.named:
            self.names.append(self._prefix + name)

    def one_of(self, name: str, labels: Sequence[str], place: int) -> None:
        """A number for each label: 1 at `place`, else 0; a place below 0 stands for none of them."""
        at = self.at
        self._skip(len(labels))
        if place >= 0:
            self.numbers[at + place] = 1.0
        if self.named:
            self._name(name, labels)

    def counts(self, name: str, labels: Sequence[str], values: list[int], most: int) -> None:
        """A number for each label: its value in proportion to `most`."""
        at = self.at
        self._skip(len(labels))
        if len(labels) != len(values):
            raise ValueError(f"{name}: {len(values)} values for {len(labels)} labels")
        for value in values:
            if value:
                self.numbers[at] = 1.0 if value == most else share(value, most)
            at += 1
        if self.named:
            self._name(name, labels)

    def room(self, name: str, labels: Sequence[str]) -> int:
        """Room for a number for each label, 0 so far; the place of the first. What is not 0 is `put` there."""
        at = self.at
        self._skip(len(labels))
        if self.named:
            self._name(name, labels)
        return at

    def put(self, at: int, value: int, most: int) -> None:
        """The number at a place: `value` in proportion to `most`."""
        self.numbers[at] = 1.0 if value == most else share(value, most)

    def bits(self, name: str, labels: Sequence[str], mask: int) -> None:
        """A number for each label: 1 where its bit of `mask` is set, the lowest first."""
        at = self.at
        self._skip(len(labels))
        for place in range(mask.bit_length() if mask else 0):
            if mask >> place & 1 and at + place < self.at:
                self.numbers[at + place] = 1.0
        if self.named:
            self._name(name, labels)

    def clear(self, begin: int) -> None:
        """Write 0 over everything from place `begin` on: it is about a seat that nobody has."""
        for place in range(begin, self.at):
            self.numbers[place] = 0.0

    def _skip(self, count: int) -> None:
        """Leave room for so many numbers, 0 so far."""
        self.at += count
        if self._grows:
            self.numbers += [0.0] * count

    def _name(self, name: str, labels: Sequence[str]) -> None:
        self.names += [f"{self._prefix}{name}: {label}" for label in labels]


def row_of(buffer: Buffer) -> memoryview:
    """A row of an array, to be written. Raises `ValueError` for what is no row."""
    into: memoryview = memoryview(buffer)
    if into.ndim != 1 or not into.c_contiguous or into.readonly:
        raise ValueError("only one row without gaps, which can be written, takes numbers")
    return into


NOTHING: dict[int, bytes] = {}
"""Zeros, by how many: the lengths of rows are few."""


def clear(row: memoryview) -> None:
    """Make all of it 0."""
    size = row.nbytes
    zeros = NOTHING.get(size)
    if zeros is None:
        NOTHING[size] = zeros = bytes(size)
    row.cast("B")[:] = zeros


def share(value: float, most: float) -> float:
    """`value` in proportion to `most`, at least -1 and at most 1."""
    part = value / most
    return 1.0 if part > 1.0 else -1.0 if part < -1.0 else part


class Around:
    """The seats of a table as a viewer counts them, itself being 0.

    >>> table = Around(viewer=2, players=3)
    >>> table.seats
    [2, 0, 1]
    >>> table.place(0), table.place(-1)
    (1, -1)
    """

    def __init__(self, viewer: int, players: int) -> None:
        self.viewer = max(0, viewer)
        self.players = players
        self.seats = [(self.viewer + place) % players for place in range(players)]

    def place(self, seat: int | None) -> int:
        """How many places after the viewer a seat is; -1 for none."""
        return -1 if seat is None or seat < 0 else (seat - self.viewer) % self.players

    def at(self, place: int) -> int:
        """The seat at a place; places beyond the last go round again."""
        return self.seats[place % self.players]
