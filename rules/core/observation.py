"""A view as a few hundred numbers for a learner, from the viewer's side, each with a name.

A game writes its numbers once, onto a `Sheet`; the same text gives the numbers and their names.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rules.core.compiled import i64

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

    They are put together of ready pieces of memory: most numbers are few, and come again and again. What belongs together
    is even written only once (`known`).
    """

    def __init__(self, named: bool = False, single: bool = False) -> None:
        """`single`: numbers of four bytes (`float32`), else of eight."""
        self.names: list[str] = []
        self.named = named
        self.pieces: list[bytes] = []
        """The numbers so far, as they lie in memory."""
        self.single = single
        self._stock = SINGLE if single else DOUBLE
        self._prefix = ""
        self._part = -1
        self._length = 0
        self._begun = 0

    @property
    def numbers(self) -> list[float]:
        """All that is written so far."""
        return self._stock.numbers(b"".join(self.pieces))

    @property
    def at(self) -> int:
        """Where the next number goes."""
        return self._size(0) // self._stock.size

    def about(self, label: str) -> None:
        """All names that follow begin with this."""
        self._prefix = label

    def part(self, label: str, there: bool) -> bool:
        """Begin one of several parts of equal length, the first of which is there; whether it is to be written.

        One that is not there is 0 throughout, and written only for its names.
        """
        self._prefix = label
        if there or self.named:
            self._part = len(self.pieces)
            return True
        if self._part >= 0:
            self._length = self._size(self._part)
            self._part = -1
        self.pieces.append(zeros(self._length))
        return False

    def known(self, kept: KeptParts, number: i64) -> bool:
        """Write what is kept by this number. False where there is nothing yet: then write it, and `keep` it.

        The number must tell all that is written. What has none (it lies outside of the table) is written every time.

        >>> def write(sheet: Sheet, phase: int, left: int) -> None:
        ...     number = phase * 4 + left if left < 4 else -1
        ...     if not sheet.known(PHASES, number):
        ...         sheet.one_of("phase", ("deal", "play"), phase)
        ...         sheet.amount("left", left, most=6)
        ...         sheet.keep(PHASES, number)
        >>> PHASES = KeptParts(2 * 4)
        """
        if not self.named and 0 <= number < kept.count:
            piece = kept.single[number] if self.single else kept.double[number]
            if piece is not None:
                self.pieces.append(piece)
                return True
        self._begun = len(self.pieces)
        return False

    def ready(self, kept: KeptParts) -> list[bytes | None]:
        """What is kept, by number, as it lies in memory here, for who writes many of one kind: what is there and not None is only to be
        added to `pieces`. Nothing is ready where names are wanted.
        """
        return [None] * kept.count if self.named else kept.single if self.single else kept.double

    def keep(self, kept: KeptParts, number: i64) -> None:
        """Keep by its number all that was written since it was not `known`."""
        if 0 <= number < kept.count and not self.named:
            pieces = self.pieces
            piece = b"".join(pieces[self._begun :])
            del pieces[self._begun :]
            pieces.append(piece)
            if self.single:
                kept.single[number] = piece
            else:
                kept.double[number] = piece

    def number(self, name: str, value: float, most: float) -> None:
        """One number: `value` in proportion to `most`; what lies beyond counts as much."""
        self.pieces.append(self._stock.packed(share(value, most) if value else 0.0))
        if self.named:
            self.names.append(self._prefix + name)

    def amount(self, name: str, value: int, most: int) -> None:
        """`number` of a whole one, or of whether something is so; faster."""
        row = self._stock.shares[most] if 0 < most < TABLES else NONE
        self.pieces.append(row[value] if 0 <= value < len(row) else self._stock.share(value, most))
        if self.named:
            self.names.append(self._prefix + name)

    def one_of(self, name: str, labels: Sequence[str], place: int) -> None:
        """A number for each label: 1 at `place`, else 0; a place below 0 stands for none of them."""
        count = len(labels)
        row = self._stock.ones[count] if count < TABLES else NONE
        if not row:
            row = self._stock.ones_of(count)
        self.pieces.append(row[place if place >= 0 else count])
        if self.named:
            self._name(name, labels)

    def counts(self, name: str, labels: Sequence[str], values: list[int], most: int, begin: int = -1) -> None:
        """A number for each label: its value in proportion to `most`. With `begin`: the values from that place on."""
        stop = begin + len(labels)
        if begin < 0:
            begin, stop = 0, len(values)
        if stop - begin != len(labels) or stop > len(values):
            raise ValueError(f"{name}: {len(values)} values for {len(labels)} labels")
        pieces, stock = self.pieces, self._stock
        fours = stock.fours[most] if 0 < most < FOURS else NOTHING_KEPT
        row = stock.shares[most] if 0 < most < TABLES else NONE
        at = begin
        if fours:
            while at + 4 <= stop:
                first: i64 = values[at]
                second: i64 = values[at + 1]
                third: i64 = values[at + 2]
                fourth: i64 = values[at + 3]
                if (first | second | third | fourth) >> 3 == 0:
                    four = fours[first | second << 3 | third << 6 | fourth << 9]
                    if four is None:
                        four = stock.four(values[at : at + 4], most)
                    pieces.append(four)
                else:
                    for value in values[at : at + 4]:
                        pieces.append(stock.share(value, most))
                at += 4
        while at < stop:
            rest = values[at]
            pieces.append(row[rest] if 0 <= rest < len(row) else stock.share(rest, most))
            at += 1
        if self.named:
            self._name(name, labels)

    def bits(self, name: str, labels: Sequence[str], mask: int) -> None:
        """A number for each label: 1 where its bit of `mask` is set, the lowest first."""
        left = len(labels)
        if mask:
            pieces, stock = self.pieces, self._stock
            while left > 0:
                count = left if left < 8 else 8
                row = stock.bits[count]
                if not row:
                    row = stock.bits_of(count)
                pieces.append(row[mask & (1 << count) - 1])
                mask >>= 8
                left -= 8
        else:
            self.pieces.append(zeros(left * self._stock.size))
        if self.named:
            self._name(name, labels)

    def room(self, name: str, labels: Sequence[str]) -> int:
        """Room for a number for each label, 0 so far; the place of the first. What is not 0 is `put` there."""
        at = self.at
        self.bits(name, labels, 0)
        return at

    def put(self, at: int, value: int, most: int) -> None:
        """The number at a place: `value` in proportion to `most`. Slow, and not for what is kept."""
        self._change(at, self._stock.share(value, most))

    def clear(self, begin: int) -> None:
        """Write 0 over everything from place `begin` on: it is about a seat that nobody has. Slow, and not for what is kept."""
        self._change(begin, zeros((self.at - begin) * self._stock.size))

    def _change(self, at: int, piece: bytes) -> None:
        whole, start = b"".join(self.pieces), at * self._stock.size
        self.pieces = [whole[:start] + piece + whole[start + len(piece) :]]

    def _size(self, begin: int) -> int:
        """How many bytes the pieces take from this one on."""
        size = 0
        for place in range(begin, len(self.pieces)):
            size += len(self.pieces[place])
        return size

    def _name(self, name: str, labels: Sequence[str]) -> None:
        self.names += [f"{self._prefix}{name}: {label}" for label in labels]


class KeptParts:
    """What was written once of some parts of a sheet, by numbers below `count`."""

    def __init__(self, count: int) -> None:
        self.count: i64 = count
        self.single: list[bytes | None] = [None] * count
        self.double: list[bytes | None] = [None] * count


TABLES: Final = 512
"""Pieces of numbers in proportion to less than this are ready-made, and those of fewer labels."""
FOURS: Final = 8
"""So are four counts at a time, below 8, in proportion to less than this."""
NONE: Final[list[bytes]] = []
NOTHING_KEPT: Final[list[bytes | None]] = []


class PieceStock:
    """Ready-made pieces of one kind of numbers, each made when it is first asked for; what is empty is not made yet."""

    def __init__(self, code: str, size: int) -> None:
        self.size = size
        """Bytes of a number."""
        self._code: Any = code
        self.shares: list[list[bytes]] = [NONE] * TABLES
        """Most, value -> the one in proportion to the other."""
        self.fours: list[list[bytes | None]] = [NOTHING_KEPT] * FOURS
        """Most, four values of three bits each, the first the lowest -> their pieces, or None."""
        self.ones: list[list[bytes]] = [NONE] * TABLES
        """How many labels, place -> 1 there; the last of all for no place."""
        self.bits: list[list[bytes]] = [NONE] * 9
        """How many labels, mask -> 1 for each bit."""

    def numbers(self, piece: bytes) -> list[float]:
        """What lies in memory there."""
        row: Any = memoryview(piece).cast(self._code)
        numbers: list[float] = row.tolist()
        return numbers

    def packed(self, number: float) -> bytes:
        """One number."""
        cell: Any = memoryview(bytearray(self.size)).cast(self._code)
        cell[0] = number
        piece: bytes = cell.tobytes()
        return piece

    def share(self, value: int, most: int) -> bytes:
        """`value` in proportion to `most`."""
        if not 0 < most < TABLES or value < 0:
            return self.packed(share(value, most))
        if not self.shares[most]:
            self.shares[most] = [self.packed(share(number, most)) for number in range(most + 1)]
            if most < FOURS:
                self.fours[most] = [None] * 4096
        return self.shares[most][min(value, most)]

    def four(self, values: list[int], most: int) -> bytes:
        """Four values below 8 in proportion to `most`."""
        piece = b"".join([self.packed(share(value, most)) for value in values])
        self.fours[most][values[0] | values[1] << 3 | values[2] << 6 | values[3] << 9] = piece
        return piece

    def ones_of(self, count: int) -> list[bytes]:
        """For so many labels: 1 at each place, and nowhere."""
        one = self.packed(1.0)
        row = [bytes(place * self.size) + one + bytes((count - 1 - place) * self.size) for place in range(count)]
        row.append(bytes(count * self.size))
        if count < TABLES:
            self.ones[count] = row
        return row

    def bits_of(self, count: int) -> list[bytes]:
        """For so many labels, at most 8: each mask."""
        bits = (bytes(self.size), self.packed(1.0))
        row = [b"".join([bits[mask >> place & 1] for place in range(count)]) for mask in range(1 << count)]
        self.bits[count] = row
        return row


class ArrayRow:
    """A row of an array, looked at once and written often. Raises `ValueError` for what is no row."""

    def __init__(self, buffer: Buffer) -> None:
        cells: memoryview = memoryview(buffer)
        if cells.ndim != 1 or not cells.c_contiguous or cells.readonly:
            raise ValueError("only one row without gaps, which can be written, takes numbers")
        self.cells = cells
        self.bytes = cells.cast("B")
        self.format: str = cells.format
        self.length: int = len(cells)
        self.size: int = cells.nbytes


def row_of(buffer: Buffer) -> ArrayRow:
    """The buffer, where it is a row already, or a row of it."""
    return buffer if isinstance(buffer, ArrayRow) else ArrayRow(buffer)


NOTHING: Final[dict[int, bytes]] = {}
"""Zeros, by how many: the lengths of rows are few."""


def zeros(size: int) -> bytes:
    """So many bytes of 0."""
    found = NOTHING.get(size)
    if found is None:
        NOTHING[size] = found = bytes(size)
    return found


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

        self.places = [(seat - self.viewer) % players for seat in range(players)] + [-1]
        """Seat -> how many places after the viewer it is; -1 -> -1, for none."""

    def place(self, seat: int | None) -> int:
        """How many places after the viewer a seat is; -1 for none."""
        return -1 if seat is None or seat < 0 else (seat - self.viewer) % self.players

    def at(self, place: int) -> int:
        """The seat at a place; places beyond the last go round again."""
        return self.seats[place % self.players]


KEPT_AROUND: Final[list[Around | None]] = [None] * 64


def around_of(viewer: int, players: int) -> Around:
    """The seats as a viewer counts them; made once, but for more players than there are places."""
    if players * 8 + 8 > len(KEPT_AROUND):
        return Around(viewer, players)
    found = KEPT_AROUND[players * 8 + viewer + 1]
    if found is None:
        KEPT_AROUND[players * 8 + viewer + 1] = found = Around(viewer, players)
    return found


SINGLE: Final = PieceStock("f", 4)
DOUBLE: Final = PieceStock("d", 8)
