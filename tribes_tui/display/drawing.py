"""Drawing on a terminal: where its cursor is, which look it draws in, the cheapest way to the next cells, and in which order pieces are
drawn, so that little is sent between them.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain, compress, count, islice
from operator import is_not, ne, or_
from typing import NamedTuple

from tribes_tui.display.looks import PLAIN, CellRow, Look, Looks, is_sure
from tribes_tui.display.moves import Place, length, move

MOST_COMPARED = 40
"""Looks that are compared at each step: of a picture in hundreds of colours all with all would take too long."""


class LooksLeft:
    """Looks in which something is to be drawn yet, and which of them is nearest to a pen."""

    def __init__(self, looks: Iterable[Look]) -> None:
        """Those that share a colour with the pen are nearly always nearest: they are found by it."""
        self._left = dict.fromkeys(looks)
        self._by_front: dict[str, dict[Look, None]] = {}
        self._by_back: dict[str, dict[Look, None]] = {}
        for look in self._left:
            self._by_front.setdefault(look.front, {})[look] = None
            self._by_back.setdefault(look.back, {})[look] = None

    def __bool__(self) -> bool:
        return bool(self._left)

    def take_nearest(self, pen: Look, looks: Looks) -> Look:
        """The look with the shortest code from the pen; of several the one that shares its colours with the fewest others.

        What shares much can be reached from elsewhere too, what shares little is dear later on.
        """
        fronts, backs = self._by_front, self._by_back
        alike = list(islice(chain(fronts.get(pen.front, ()), backs.get(pen.back, ())), MOST_COMPARED))
        nearest = min(
            alike or islice(self._left, MOST_COMPARED),
            key=lambda look: (len(looks.step(pen, look)[0]), len(fronts[look.front]) + len(backs[look.back])),
        )
        del self._left[nearest], fronts[nearest.front][nearest], backs[nearest.back][nearest]
        return nearest


# ---- Drawing -------------------------------------------------------------------------------------------


FARTHEST = 12
"""Unchanged cells up to which drawing them again may be shorter than to jump over them."""

SHORTEST_ERASURE = 4
"""Blanks from which on erasing may be shorter than drawing them."""


MOST_PIECES = 512
"""Pieces up to which drawing them by their looks may be shorter than row by row."""

NEXT = 16
"""Pieces of one look, those highest up, of which the one with the shortest way comes next."""

CLOSE = 3
"""Characters of a way that is short enough: no shorter one is looked for."""


class Change(NamedTuple):
    """Row `y` should show `wanted`, and shows something else in these runs (see `runs`)."""

    y: int
    wanted: CellRow
    runs: list[tuple[int, int]]


class Piece(NamedTuple):
    """The cells of a row from `start` to before `stop`, which have one look."""

    y: int
    row: CellRow
    start: int
    stop: int


class Drawing:
    """What is being sent to a terminal `width` cells wide, and the state in which that leaves it."""

    def __init__(self, width: int, looks: Looks, erases: bool, pen: Look | None, place: Place | None) -> None:
        """`pen` and `place` are None where nobody knows; then `clear` comes first."""
        self._width = width
        self._looks = looks
        self._erases = erases
        self.pen = pen or PLAIN
        self.place = place
        self.out: list[str] = []

    def clear(self, look: Look) -> None:
        """Everything blank, in the background of a blank's `look`."""
        self.out.append("\x1b[m")
        self.pen, self.place = PLAIN, None
        self._take(look)
        self.out.append("\x1b[2J")

    def go(self, place: Place) -> None:
        """Put the cursor there."""
        if self.place != place:
            self.out.append(move(self.place, place))
            self.place = place

    @property
    def length(self) -> int:
        """How much has been drawn, in characters."""
        return sum(map(len, self.out))

    def draw(self, changes: Sequence[Change], cursor: Place | None) -> None:
        """Make the changes row by row, and leave the cursor there."""
        for change in changes:
            self._change(*change)
        if cursor is not None:
            self.go(cursor)

    def draw_by_look(self, pieces: Mapping[Look, Sequence[Piece]], cursor: Place | None) -> None:
        """Draw all pieces of one look, then all of the nearest look, and so on; and leave the cursor there.

        A cursor on a board changes a few places to one look and a few to another, far from each other: it is
        often shorter to jump to and fro than to change the look at each.
        """
        left = _with_blanks(pieces)
        looks = LooksLeft(left)
        while looks:
            self._draw_pieces(left[looks.take_nearest(self.pen, self._looks)])
        if cursor is not None:
            self.go(cursor)

    def _draw_pieces(self, pieces: list[Piece]) -> None:
        while pieces:
            y, row, start, stop = pieces.pop(self._nearest(pieces))
            if self.place is not None and self.place[1] == y and 0 < start - self.place[0] <= FARTHEST:
                self._bridge(y, row, self.place[0], start)
            self._run(y, row, start, stop)

    def _nearest(self, pieces: Sequence[Piece]) -> int:
        """Which of the next pieces has the shortest way."""
        nearest, least, place = 0, 99, self.place
        if place is not None and len(pieces) > 1:
            for number, (y, _, start, _) in enumerate(pieces[:NEXT]):
                far = length(place, (start, y))
                if far < least:
                    nearest, least = number, far
                    if far <= CLOSE:
                        break
        return nearest

    def _change(self, y: int, wanted: CellRow, runs: list[tuple[int, int]]) -> None:
        end = None
        for start, stop in runs:
            if end is not None and start - end <= FARTHEST:
                self._bridge(y, wanted, end, start)
            self._run(y, wanted, start, stop)
            end = stop

    def _bridge(self, y: int, row: CellRow, start: int, stop: int) -> None:
        """Draw the cells before those that are next, if that is shorter than to jump over them."""
        if self._is_nearer(y, row, start, stop):
            self._cells(y, row, start, stop)

    def _is_nearer(self, y: int, row: CellRow, start: int, stop: int) -> bool:
        """Whether drawing these unchanged cells again is shorter than to jump over them."""
        if self.place != (start, y) or "" in row.signs[start:stop]:
            return False
        behind, step = row.looks[stop], self._looks.step
        left = length(self.place, (stop, y)) + len(step(self.pen, behind)[0])
        pen = self.pen
        for sign, look in zip(row.signs[start:stop], row.looks[start:stop], strict=True):
            code, pen = step(pen, look)
            left -= len(code) + len(sign.encode())
            if left < 0:
                return False
        return len(step(pen, behind)[0]) <= left

    def joined(self, row: CellRow, runs: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
        """The runs; in one where all between two is the blank that each of them has much of, and to the end likewise."""
        joined: list[tuple[int, int]] = []
        for run in [*runs, (self._width, self._width)]:
            if joined and self._is_one_erasure(row, joined[-1], run):
                joined[-1] = joined[-1][0], run[1]
            elif run[0] < self._width:
                joined.append(run)
        return joined

    def _is_one_erasure(self, row: CellRow, run: tuple[int, int], following: tuple[int, int]) -> bool:
        (start, stop), (next_start, next_stop) = run, following
        look = row.looks[stop - 1]
        if not look.is_back_only or not self._can_erase(look):
            return False
        looks = row.looks
        if any(other is not look for other in looks[stop:next_start]):  # nearly always the same object when equal
            return False
        head = next((x for x in range(stop - 1, start - 1, -1) if looks[x] is not look), start - 1)
        tail = next((x for x in range(next_start, next_stop) if looks[x] is not look), next_stop)
        return (stop - 1 - head) + (tail - next_start) >= SHORTEST_ERASURE

    def _run(self, y: int, row: CellRow, start: int, stop: int) -> None:
        """Draw cells that differ; long stretches of the same blank are erased instead."""
        for first, last in blanks(row, start, stop):
            if not self._can_erase(row.looks[first]):
                continue
            code = "\x1b[K" if last == self._width else f"\x1b[{last - first}X"
            back = 0 if last in (stop, self._width) else len(move((first, y), (last, y)))
            if len(code) + back < last - first:
                self._cells(y, row, start, first)
                self._erase(y, row.looks[first], first, code)
                start = last
        self._cells(y, row, start, stop)

    def _can_erase(self, look: Look) -> bool:
        return self._erases or look.back == PLAIN.back

    def _erase(self, y: int, look: Look, x: int, code: str) -> None:
        self.go((x, y))
        self._take(look)
        self.out.append(code)

    def _cells(self, y: int, row: CellRow, start: int, stop: int) -> None:
        while start < stop:
            self.go((start, y))
            look, end = _of_one_look(row.looks, start, stop)
            end = self._until_unsure(row, start, end)
            self._take(look)
            self.out.append("".join(row.signs[start:end]))
            is_lost = end == self._width or (row.signs[end - 1] == "" and not is_sure(row.signs[end - 2]))
            self.place = None if is_lost else (end, y)
            start = end

    def _until_unsure(self, row: CellRow, start: int, end: int) -> int:
        """Where the first sign ends of which terminals disagree how wide it is."""
        if "" in row.signs[start:end]:
            for x in range(start + 1, end):
                if row.signs[x] == "" and not is_sure(row.signs[x - 1]):
                    return x + 1
        return end

    def _take(self, look: Look) -> None:
        if self.pen is not look:
            code, self.pen = self._looks.step(self.pen, look)
            self.out.append(code)


def runs(shown: CellRow, wanted: CellRow) -> list[tuple[int, int]]:
    """The parts in which two rows differ, (first column, column behind), with both halves of wide signs."""
    signs = map(ne, shown.signs, wanted.signs)
    looks = map(is_not, shown.looks, wanted.looks)  # nearly always the same object when equal, and far quicker
    found: list[tuple[int, int]] = []
    for x in compress(count(), map(or_, signs, looks)):
        if shown.signs[x] == wanted.signs[x] and shown.looks[x] == wanted.looks[x]:
            continue
        start, end = _whole(wanted.signs, x)
        if found and start <= found[-1][1]:
            found[-1] = (found[-1][0], max(end, found[-1][1]))
        else:
            found.append((start, end))
    return found


def few_pieces(changes: Sequence[Change]) -> dict[Look, list[Piece]]:
    """What differs, in pieces of one look, by their looks; nothing when there are many."""
    found: dict[Look, list[Piece]] = {}
    pieces = 0
    for y, wanted, differing in changes:
        for start, stop in differing:
            while start < stop:
                look, end = _of_one_look(wanted.looks, start, stop)
                found.setdefault(look, []).append(Piece(y, wanted, start, end))
                start, pieces = end, pieces + 1
                if pieces > MOST_PIECES:
                    return {}
    return found


def _with_blanks(pieces: Mapping[Look, Sequence[Piece]]) -> dict[Look, list[Piece]]:
    """Mere blanks among the pieces of a look that draws them right as well, so that they need no code of their own.

    Of several such looks it is the one with the piece that is nearest in the same row.
    """
    found = {look: list(some) for look, some in pieces.items()}
    beside: dict[tuple[int, str], list[tuple[int, int, Look]]] = {}
    hosts: dict[str, Look] = {}
    for look, some in found.items():
        if not look.is_back_only and look.draws(Look(-1, "", look.back)):
            hosts.setdefault(look.back, look)
            for y, _, start, stop in some:
                beside.setdefault((y, look.back), []).append((start, stop, look))
    grown = set()
    for blank in [look for look in found if look.is_back_only and look.back in hosts]:
        for piece in found.pop(blank):
            near = beside.get((piece.y, blank.back))
            host = _beside(piece, near) if near else hosts[blank.back]
            found[host].append(piece)
            grown.add(host)
    for host in grown:
        found[host].sort(key=lambda piece: (piece.y, piece.start))
    return found


def _beside(piece: Piece, others: Sequence[tuple[int, int, Look]]) -> Look:
    """The look of the nearest of others in its row, each with its start and its stop."""
    return min(others, key=lambda other: max(piece.start - other[1], other[0] - piece.stop))[2]


def _of_one_look(looks: Sequence[Look], start: int, stop: int) -> tuple[Look, int]:
    """How far the cells can be drawn in one look, blanks among them, and which."""
    look, end = looks[start], start + 1
    while end < stop:
        following = looks[end]
        if following is not look:
            if look.is_back_only and following.draws(look):
                look = following
            elif not look.draws(following):
                break
        end += 1
    return look, end


def _whole(signs: list[str], x: int) -> tuple[int, int]:
    if signs[x] == "":
        return x - 1, x + 1
    return x, x + 2 if x + 1 < len(signs) and signs[x + 1] == "" else x + 1


def blanks(row: CellRow, start: int, stop: int) -> list[tuple[int, int]]:
    """Stretches of mere blanks of one look that are long enough to be erased."""
    found, x = [], start
    while x < stop:
        end = x + 1
        if row.looks[x].is_back_only:
            while end < stop and row.looks[end] == row.looks[x]:
                end += 1
            if end - x >= SHORTEST_ERASURE:
                found.append((x, end))
        x = end
    return found
