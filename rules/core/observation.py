"""A view as a few hundred numbers for a learner, from the viewer's side, each with a name.

A game writes its numbers once, onto a `Sheet`; the same text gives the numbers and their names.
"""

from __future__ import annotations

from collections.abc import Sequence

SEATS = ("you", "+1", "+2", "+3", "+4", "+5")
"""How names call a seat: by how many places after the viewer it sits. A spectator looks from seat 0."""


class Sheet:
    """The numbers of one observation, all in [-1, 1], in the order in which they are written; their names, if wanted.

    >>> sheet = Sheet(named=True)
    >>> sheet.number("round", 3, most=12)
    >>> sheet.one_of("phase", ("deal", "play"), 1)
    >>> sheet.numbers
    [0.25, 0.0, 1.0]
    >>> sheet.names
    ['round', 'phase: deal', 'phase: play']
    """

    def __init__(self, named: bool = False) -> None:
        self.numbers: list[float] = []
        self.names: list[str] = []
        self.named = named

    def number(self, name: str, value: float, most: float) -> None:
        """One number: `value` in proportion to `most`; what lies beyond counts as much."""
        self.numbers.append(share(value, most))
        if self.named:
            self.names.append(name)

    def one_of(self, name: str, labels: Sequence[str], place: int) -> None:
        """A number for each label: 1 at `place`, else 0; a place below 0 stands for none of them."""
        begin = len(self.numbers)
        self.numbers += [0.0] * len(labels)
        if place >= 0:
            self.numbers[begin + place] = 1.0
        if self.named:
            self.names += [f"{name}: {label}" for label in labels]

    def counts(self, name: str, labels: Sequence[str], values: Sequence[float], most: float) -> None:
        """A number for each label: its value in proportion to `most`."""
        if len(labels) != len(values):
            raise ValueError(f"{name}: {len(values)} values for {len(labels)} labels")
        self.numbers += [share(value, most) for value in values]
        if self.named:
            self.names += [f"{name}: {label}" for label in labels]

    def bits(self, name: str, labels: Sequence[str], mask: int) -> None:
        """A number for each label: 1 where its bit of `mask` is set, the lowest first."""
        self.counts(name, labels, [mask >> place & 1 for place in range(len(labels))], 1)

    def clear(self, begin: int) -> None:
        """Write 0 over everything from place `begin` on: it is about a seat that nobody has."""
        for place in range(begin, len(self.numbers)):
            self.numbers[place] = 0.0


def share(value: float, most: float) -> float:
    """`value` in proportion to `most`, at least -1 and at most 1."""
    return max(-1.0, min(1.0, value / most))


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
