"""What stands on tiles and beside them: figures, camels, growth, dice."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from textual.geometry import Region

from tribes_tui.widgets.drawing import (
    BOLD,
    REVERSE,
    Cells,
    Changing,
    Drawn,
    Place,
    PlaceState,
    picture,
    quarters,
    shapes,
    silhouette,
)

CAMEL = quarters("....#...## #..###..#. .########. .#.#..#.#.")
PALM = quarters(".##.#. #.###. ..#... .##...")
PALACE = quarters("..##.. .####. ###### ##..##")
CAMEL_WIDTH = 5
FIGURE_STEP = 2
"""Figures of one colour overlap by a cell."""


def figures(cells: Cells, x: int, y: int, letter: str, count: int, tone: str) -> int:
    """People of one colour, two rows high: a head above shoulders, the letter on the chest. The column behind them."""
    palette = cells.palette
    if palette.is_bare:
        return cells.put(x, y + 1, f"{letter}{count}", palette.ink, None, BOLD)
    dark = palette.mix(tone, "#000000", 0.45) if not palette.is_flat else "#000000"
    for k in range(count):
        left = x + FIGURE_STEP * k
        cells.put(left + 1, y, "▄", tone)
        cells.put(left, y + 1, "▐", tone, dark if k else None)
        cells.put(left + 1, y + 1, letter, palette.on(tone), tone, BOLD)
        cells.put(left + 2, y + 1, "▌", tone)
    return x + figures_width(count)


def figures_width(count: int) -> int:
    """The columns that so many figures of one colour take."""
    return FIGURE_STEP * count + 1 if count else 0


def camel(cells: Cells, x: int, y: int, words: str, tone: str) -> int:
    """A camel, five columns by two rows, its owner on the blanket. The column behind it."""
    palette = cells.palette
    if palette.is_bare:
        return cells.put(x, y + 1, f"∩{words[:3]}", palette.ink, None, BOLD)
    silhouette(cells, x, y, CAMEL, tone)
    wide = 3 if len(words) <= 3 else CAMEL_WIDTH
    cells.put(x + (CAMEL_WIDTH - wide) // 2, y + 1, f"{words[:wide]:^{wide}}", palette.on(tone), tone, BOLD)
    return x + CAMEL_WIDTH


def growth(cells: Cells, x: int, y: int, kind: str, count: int) -> int:
    """A palm or a palace (`kind`), three columns by two rows, and their number from two on. The column behind it."""
    palette = cells.palette
    number = str(count) if count > 1 else ""
    if palette.is_bare:
        return cells.put(x, y + 1, counted(SIGNS[kind], count), palette.ink, None, BOLD) + 1
    silhouette(cells, x, y, PALM if kind == "palm" else PALACE, palette.colour(kind))
    return cells.put(x + 3, y + 1, number, palette.ink, None, BOLD)


def growth_width(count: int) -> int:
    """The columns that a palm or a palace takes with its number."""
    return 3 + (len(str(count)) if count > 1 else 0)


SIGNS = {"palm": "†", "palace": "⌂"}
"""One cell each, where there is no room for more; with a legend beside it."""
FEW = 3
"""As many signs stand side by side."""


def counted(sign: str, count: int) -> str:
    """So many of a sign; never a bare number beside it, which could be anything's.

    >>> counted("†", 2), counted("†", 12)
    ('††', '†×12')
    """
    return sign * count if count <= FEW else f"{sign}×{count}"


def fan(cells: Cells, x: int, y: int, count: int, tone: str) -> int:
    """A hand seen from behind, two cells a card: of each its pale edge. The column behind it."""
    palette = cells.palette
    if palette.is_bare:
        return cells.put(x, y, "▒▒" * count, palette.ink)
    back = palette.tone(tone)
    for k in range(count):
        cells.put(x + 2 * k, y, "▏", palette.card, back)
        cells.put(x + 2 * k + 1, y, "▚", palette.weave(back), back)
    return x + 2 * count


class Die(NamedTuple):
    """A face: `die-WORD` and `die-WORD-ink` are its colours, the sign or the picture stands on it."""

    word: str
    sign: str = " "
    drawing: tuple[str, ...] = ()


_SUN = ".#.#.#. ..###.. .#####. .#####. ..###.. .#.#.#."
_MOON = "...##.. ..##... .###... .###... ..##... ...##.."
SUN = Die("sun", "☼", tuple(_SUN.split()))
MOON = Die("moon", "◐", tuple(_MOON.split()))
BLANK = Die("blank")
FACES = {die.word: die for die in (SUN, MOON, BLANK)}
FACES_SHOWN = 2
"""Other faces that a rolling die shows, one after the other."""
LARGE = 9, 3
SMALL = 3, 1
GAP = 2


def is_roll(before: Sequence[Die], now: Sequence[Die]) -> bool:
    """Whether dice have been rolled: not if some were only taken away, or one was put back.

    >>> is_roll([], [SUN, MOON]), is_roll([SUN, MOON], [MOON]), is_roll([MOON], [MOON, SUN])
    (True, False, False)
    """
    old, new = Counter(before), Counter(now)
    is_put_back = bool(before) and old <= new and len(now) == len(before) + 1
    return not (new <= old or is_put_back)


def rolling(die: Die, number: int, share: float) -> Die:
    """The face that the die of this number shows while it rolls towards its own; dice side by side differ."""
    others = [face for face in FACES.values() if face != die]
    return die if share >= 1 else others[(int(share * FACES_SHOWN) + number) % len(others)]


def paint_die(cells: Cells, spot: Region, die: Die, state: PlaceState) -> None:
    """Three rows with a picture, or one with a sign; without colour its word, or its sign in brackets."""
    palette, (x, y, width, height) = cells.palette, spot
    tone, ink = palette.colour(f"die-{die.word}"), palette.colour(f"die-{die.word}-ink")
    if state.is_faded:
        felt = cells.ground(x, y)
        tone, ink = palette.fade(tone, felt), palette.fade(ink, felt)
    if palette.is_bare:
        _paint_bare(cells, spot, die, state)
    elif height < LARGE[1]:
        marked = state.is_cursor or state.is_chosen
        ground = palette.cursor if state.is_cursor else palette.chosen if state.is_chosen else tone
        front = palette.dark_ink if state.is_cursor else palette.chosen_ink if state.is_chosen else ink
        cells.put(x, y, f" {die.sign} ", front, ground, BOLD | (REVERSE if marked else 0))
    else:
        shapes.slab(cells, spot, tone)
        picture(cells, x + 1, y, die.drawing or ("." * 7,), {"#": ink})
        if state.is_chosen:
            cells.put(x, y + 1, "▏", palette.chosen)
            cells.put(x + width - 1, y + 1, "▕", palette.chosen)
        if not state.is_faded:
            shapes.shadow(cells, spot)
        shapes.glow(cells, x, y + height, width, state)
    shapes.freshness(cells, x + width - 1, y, state)


def _paint_bare(cells: Cells, spot: Region, die: Die, state: PlaceState) -> None:
    palette, (x, y, width, height) = cells.palette, spot
    if height < LARGE[1]:
        flags = BOLD | (REVERSE if state.is_cursor or state.is_chosen else 0)
        cells.put(x, y, f"[{die.sign}]", palette.ink, None, flags)
        return
    shapes.frame(cells, spot, palette.line)
    shapes.plate(cells, x, y + 1, width, die.word, palette.below, palette.ink, state)


class Rolled(Changing):
    """A piece with dice on it, which show other faces first when they were rolled."""

    _has_rolled, _share = False, 1.0

    @property
    def has_way(self) -> bool:
        """Whether these dice have been rolled."""
        return self._has_rolled

    def towards(self, share: float) -> None:
        """Other faces first."""
        self._share = share
        self.changed()

    def settle(self) -> None:
        """The dice lie."""
        self._has_rolled, self._share = False, 1.0
        self.changed()


class Dice(Drawn):
    """Dice in a row, large with four rows of room; a place each."""

    DEFAULT_CSS = "Dice { height: 4; }"
    pieces: dict[str, Die] = {}

    def show(self, dice: Sequence[Die]) -> None:
        """Show these faces from now on."""
        self.pieces = {f"die:{k}": die for k, die in enumerate(dice)}
        self.changed()

    def lay(self, cells: Cells) -> Iterable[Place]:
        """From the left."""
        is_large = cells.height > LARGE[1] and len(self.pieces) * (LARGE[0] + GAP) <= cells.width + 1
        width, height = LARGE if is_large else SMALL
        pitch = width + (GAP if is_large else 1)
        for k, name in enumerate(self.pieces):
            spot = Region(k * pitch, 0, width, height)
            yield Place(name, spot, Region(k * pitch, 0, width + 1, height + 1) if is_large else spot)

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """One die."""
        paint_die(cells, place.region, self.pieces[place.name], state)
