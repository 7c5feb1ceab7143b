"""Lines of words: how they are measured, folded and painted, shown, and changed a step at a time."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Sequence
from functools import lru_cache
from itertools import groupby

from textual.geometry import Region

from tribes_tui.display.glyphs import FILL, MORE, filled, whole
from tribes_tui.theme.palette import BOLD, DIM, REVERSE, UNDER, Palette
from tribes_tui.widgets.drawing.cells import Cells, Part
from tribes_tui.widgets.drawing.drawn import Drawn, Place, PlaceState

Tones = tuple[str | None, str, int]
"""Ground (None: what lies there already), ink and flags of a text."""
AT_REST = PlaceState()
CLAUSE = re.compile(r"[,;:] ")
FEW = 2
"""One of so many parts of the room is next to nothing."""
SENTENCE = re.compile(r"(?<=[.!?]) +")
"""Between two sentences."""


def length(line: Line) -> int:
    """How many cells it takes."""
    return sum(len(part[0]) for part in line)


def words_of(line: Line) -> str:
    """Its text alone."""
    return "".join(part[0] for part in line)


def fit(line: Line, room: int) -> Line:
    """The line, or what of it goes into so many cells, its last sign being an ellipsis.

    >>> fit((("two ", "ink"), ("points", "soft")), 8)
    (('two ', 'ink'), ('poi…', 'soft'))
    """
    if length(line) <= room:
        return line
    found: list[Part] = []
    for part in line:
        text, rest = part[0], room - length(tuple(found))
        if len(text) < rest:
            found.append(part)
        elif rest > 0:
            found.append((whole(text[: rest - 1]) + MORE, *part[1:]))
    return tuple(found)


def to_sentence(text: str, room: int) -> str:
    """As many whole sentences as go into so many cells; where not even the first does, its clauses.

    >>> to_sentence("Ten points win. Everybody has two.", 20)
    'Ten points win.'
    """
    ends = [found.start() for found in SENTENCE.finditer(text) if found.start() <= room]
    return text if len(text) <= room else text[: ends[-1]] if ends else to_clause(text, room)


def to_clause(text: str, room: int) -> str:
    """As many clauses as go into so many cells, then an ellipsis; where they would be next to nothing, as many words.

    >>> to_clause("end on e5: 2 elders, 4 points, a palace", 32)
    'end on e5: 2 elders, 4 points, …'
    >>> to_clause("You: exchange a red horse 4", 20)
    'You: exchange a red…'
    """
    ends = [found.end() for found in CLAUSE.finditer(text) if room // FEW < found.end() < room]
    words = text[:room].rpartition(" ")[0][: room - 1] if room > FEW else ""
    return text if len(text) <= room else (text[: ends[-1]] if ends else words or text[: room - 1]) + MORE


def tones_of(palette: Palette, ink: str, state: PlaceState) -> Tones:
    """Those of a text that can be chosen: amber under the cursor, white when chosen, else as they are."""
    if state.is_cursor:
        return palette.cursor, palette.dark_ink, BOLD | REVERSE
    if state.is_chosen:
        return palette.chosen, palette.chosen_ink, BOLD | REVERSE
    if state.is_faded:
        return None, palette.dim, DIM
    return None, ink, UNDER if state.is_legal else 0


def pointed(text: str, room: int) -> str:
    """A text under the cursor, between its points where both have room; nothing of it gives way to them.

    >>> pointed("wolf", 6), pointed("wolf", 4)
    ('►wolf◄', 'wolf')
    """
    return f"►{text}◄" if len(text) + 2 <= room else text


def paint_line(cells: Cells, spot: Region, left: Line, right: Line = (), state: PlaceState = AT_REST) -> None:
    """A row with words at its left and, as far as there is room, others at its right end.

    If it can be chosen, it is amber under the cursor, white when chosen, and has a mint edge when it may be.
    """
    x, y, width, _ = spot
    if length(left) + length(right) + 1 > width:
        right = ()
    left = fit(left, width)
    if state.is_cursor or state.is_chosen or state.is_faded:
        ground, ink, flags = tones_of(cells.palette, cells.palette.ink, state)
        rest = " " * (width - length(left) - length(right))
        cells.put(x, y, words_of(left) + rest + words_of(right), ink, ground, flags)
    else:
        cells.parts(x, y, left)
        cells.parts(spot.right - length(right), y, right)
    _mark(cells, x - 1, y, state)


def _mark(cells: Cells, x: int, y: int, state: PlaceState) -> None:
    """In the column before a line that can be chosen."""
    palette = cells.palette
    if state.is_cursor:
        cells.put(x, y, "►", palette.cursor, None, BOLD)
    elif state.is_chosen:
        cells.put(x, y, "*" if palette.is_flat else "▐", palette.chosen)
    elif state.is_legal:
        cells.put(x, y, "·" if palette.is_bare else "▐", palette.legal)
    elif state.fresh is not None:
        cells.put(x, y, "•", palette.seat(state.fresh), None, BOLD)


@lru_cache(2048)
def fold(line: Line, room: int) -> tuple[Line, ...]:
    """The line in rows of at most so many cells, broken at blanks; a word longer than a row is cut in pieces.

    >>> fold((("two ", "ink"), ("points", "soft")), 7)
    ((('two', 'ink'),), (('points', 'soft'),))
    """
    signs = [(sign, part[1:]) for part in line for sign in filled(part[0])]
    rows: list[Line] = []
    start = 0
    while len(signs) - start > room > 0:
        blanks = [k for k in range(start + 1, start + room + 1) if signs[k][0] == " "]
        end = blanks[-1] if blanks else start + room
        end -= room > 1 and signs[end][0] == FILL
        rows.append(_joined(signs[start:end]))
        start = end + (1 if blanks else 0)
    if start < len(signs):
        rows.append(_joined(signs[start:]))
    return tuple(rows)


def _joined(signs: Sequence[tuple[str, tuple[str] | tuple[str, int]]]) -> Line:
    """Signs with the same ink and flags as one part."""
    groups = groupby(signs, key=lambda pair: pair[1])
    return tuple(("".join(sign for sign, _ in group), *look) for look, group in groups)


Line = tuple[Part, ...]
"""Parts one after the other: (text, ink) or (text, ink, flags), the ink by its name in the palette."""


class Words(Drawn):
    """Lines of parts, set by `say`. No place on it can be chosen."""

    DEFAULT_CSS = "Words { height: 1; }"
    fades = False
    indent = 1

    def __init__(self, *lines: Line, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self._lines = lines

    def say(self, *lines: Line) -> None:
        """Show these lines from now on."""
        self._lines = lines
        self.changed()

    def lay(self, cells: Cells) -> Iterable[Place]:
        """A line each, so that only lines that differ are sent."""
        for y in range(cells.height):
            yield Place(f"line:{y}", Region(), Region(0, y, cells.width, 1))

    def look(self, name: str) -> Hashable:
        """The parts of a line."""
        return self._line(name)

    def _line(self, name: str) -> Line:
        y = int(name.rpartition(":")[2])
        return self._lines[y] if y < len(self._lines) else ()

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """The parts of one line; the sign at its end says that it goes on."""
        line, y = self._line(place.name), place.extent.y
        cells.parts(self.indent, y, line)
        if self.indent + sum(len(part[0]) for part in line) > cells.width:
            cells.put(cells.width - 1, y, "…", cells.palette.soft)


NUMBER = re.compile(r"\d+")


class Changing(Drawn):
    """A piece that can show a share of the way between what it showed before and what it shows now.

    It shows what is new at once, as any piece; whoever wants the way calls `towards` with growing shares, and `settle`
    at its end.
    """

    @property
    def has_way(self) -> bool:
        """Whether what was shown last differs so from what is shown now that there is a way between them."""
        return False

    def towards(self, share: float) -> None:
        """Show so much of the way: 0 what was before, 1 what is now."""

    def settle(self) -> None:
        """Show what is now. The next way begins there."""


def between(before: str, after: str, share: float) -> str:
    """A text on the way to another that differs from it in its numbers alone; the other one if there is more to it.

    >>> between("9 points", "13 points", 0.5), between("no points", "3 points", 0.5)
    ('11 points', '3 points')
    """
    if share >= 1 or NUMBER.split(before) != NUMBER.split(after):
        return after
    starts = iter(NUMBER.findall(before))

    def step(found: re.Match[str]) -> str:
        start, end = int(next(starts)), int(found[0])
        return str(start + round(share * (end - start)))

    return NUMBER.sub(step, after)


def line_between(before: Line, after: Line, share: float) -> Line:
    """The same for a line of parts."""
    if len(before) != len(after):
        return after
    return tuple((between(old[0], new[0], share), *new[1:]) for old, new in zip(before, after, strict=True))
