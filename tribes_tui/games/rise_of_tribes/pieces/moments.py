"""An eruption on its map, with what every tribe beside it bore; how the game was won; a conflict, its hex before and after, its steps in words below."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from textual.app import ComposeResult
from textual.geometry import Region

from tribes_tui.games.rise_of_tribes.words.said import moments as said
from tribes_tui.widgets.beside.seat_panel import name_in
from tribes_tui.widgets.drawing import BOLD, REVERSE, Cells, Felt, Place, PlaceState, Showing, shapes
from tribes_tui.widgets.drawing.pixels import picture
from tribes_tui.widgets.tiles.hex_ground import BesideMap, Hex, HexSize, HexSpot, paint_ground
from tribes_tui.widgets.tiles.hex_map import HexMap
from tribes_tui.widgets.tiles.tokens import FACES, LARGE, paint_die
from tribes_tui.words.folding import fold

FLAMES = (
    "...r....r.....",
    "..ro.r..or.r..",
    "..rooroyorro..",
    "...oyywyyoor..",
    "...royywyyo...",
    "....oywwyo....",
    "...kkyyyykk...",
    "..kkkkkkkkkk..",
)
PAINTS = {"r": "#e8602c", "o": "#ffab40", "y": "#ffe9a0", "w": "#fff6d8", "k": "label"}
LONGEST_NAME = 12
NARROWEST, WIDEST = 31, 46
"""Columns of the panel."""
ROWS = 3
"""Of a hex's body, from which on the volcano is one, too."""


class Struck(NamedTuple):
    """A tribe: what it had to bear so far. `loss`, `had` and `kept` say it in ever fewer words; the last two may be unknown."""

    who: str
    tone: str
    lost: str
    gained: str
    loss: tuple[str, ...] = ()
    had: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()


class Eruption(NamedTuple):
    """An eruption: the face rolled twice, by whom, what that means (the present case first), the tribes, the map."""

    face: str
    roll: str
    rule: tuple[str, ...]
    tribes: tuple[Struck, ...]
    hexes: tuple[Hex, ...] = ()
    beside: tuple[BesideMap, ...] = ()


class Victory(NamedTuple):
    """Who won, with how many points; what their last turn brought: for what, how many, how many then."""

    who: str
    tone: str
    points: str
    gains: tuple[tuple[str, int, int], ...]
    hexes: tuple[Hex, ...] = ()
    beside: tuple[BesideMap, ...] = ()


class EruptionPicture(Felt):
    """The map, and beside it the event and whom it struck, or how the game was won."""

    DEFAULT_CSS = """
    EruptionPicture { layout: horizontal; }
    EruptionPicture EruptionMap { width: 1fr; height: 1fr; }
    EruptionPicture EruptionPanel, EruptionPicture VictoryPanel { width: 32; height: 1fr; margin: 0 1 0 0; }
    """

    def __init__(self, told: Eruption | Victory) -> None:
        super().__init__()
        self._map = EruptionMap()
        self._panel = VictoryPanel(told) if isinstance(told, Victory) else EruptionPanel(told)
        self._map.show(told.hexes, told.beside)

    def compose(self) -> ComposeResult:
        """Side by side."""
        yield self._map
        yield self._panel

    def on_resize(self) -> None:
        """The panel has what the map leaves at the largest size of hexes, within its own bounds."""
        width, height = self.size
        spare = width - 1 - self._map.columns(width - 1 - NARROWEST, height)
        self._panel.styles.width = max(NARROWEST, min(WIDEST, spare))


class EruptionMap(HexMap):
    """The map as it is now; flames stand in the volcano, where its hex has room for them."""

    def columns(self, width: int, height: int) -> int:
        """How many it takes of so many cells, the volcano included."""
        return self.span(width, height, self._whole_hexes(width, height))

    def _whole_hexes(self, width: int, height: int) -> list[Hex]:
        """The volcano too, even where that makes the others smaller, as long as something has room on them."""
        hexes = [*self._hexes.values(), *(one.hex for one in self._beside.values() if not one.is_plate)]
        return hexes if self.hex_size(width, height, hexes).body >= ROWS else super()._whole_hexes(width, height)

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """Below the volcano's name it burns."""
        super().paint(cells, place, state)
        spot = place.region
        if place.name != "volcano" or spot.height < ROWS:
            return
        width, height = min(len(FLAMES[0]), spot.width), min(len(FLAMES) // 2, spot.height - 1)
        left = (len(FLAMES[0]) - width) // 2
        rows = [row[left : left + width] for row in FLAMES[-2 * height :]]
        paints = {sign: cells.palette.colour(tone) for sign, tone in PAINTS.items()}
        picture(cells, spot.x + (spot.width - width) // 2, spot.bottom - height, rows, paints)


class VictoryPanel(Showing[Victory]):
    """A square a point, those of the last turn in the winner's colour; what brought them below. It has no places."""

    def lay(self, cells: Cells) -> Iterable[Place]:
        """From above."""
        palette, told, end = cells.palette, self.shown, cells.width - 2
        won, most, before = palette.colour(told.tone), told.gains[-1][2], told.gains[0][2] - told.gains[0][1]
        cells.put(0, 0, f" {told.who}".ljust(cells.width), palette.on(won), won, BOLD | REVERSE)
        cells.right(end + 1, 0, told.points, palette.on(won), won, BOLD | REVERSE)
        pitch = max(1, min(3, (end + 1) // most))
        for k in range(min(most, end)):
            cells.put(1 + k * pitch, 2, "■" * max(1, pitch - 1), palette.line if k < before else won)
        for y, (what, gained, total) in enumerate([(said.at_first(), 0, before), *told.gains], 4):
            cells.put(1, y, what, palette.ink)
            cells.right(end - 4, y, f"{gained:+}" * bool(gained), palette.gain, None, BOLD)
            cells.right(end, y, str(total), palette.ink, None, BOLD)
        return ()


class EruptionPanel(Showing[Eruption]):
    """The double and the rule above, the tribes in a frame below. It has no places."""

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The event has the rows that the tribes leave."""
        rows = [2 if tribe.loss else 1 for tribe in self.shown.tribes]
        spare = cells.height - sum(rows) - 2
        end = self._lay_event(cells, spare)
        gap = 1 if cells.height - end >= sum(rows) + len(rows) + 2 else 0
        height = min(sum(rows) + gap * (len(rows) - 1) + 2, cells.height - end)
        palette = cells.palette
        shapes.frame(cells, Region(0, end, cells.width, height), palette.line, said.who_is_struck(), palette.accent)
        y = end + 1
        for tribe, count in zip(self.shown.tribes, rows, strict=True):
            self._lay_tribe(cells, y, tribe)
            y += count + gap
        return ()

    def _lay_event(self, cells: Cells, room: int) -> int:
        """The heading, the dice, and as much of the rule as has room. The row below it all."""
        palette, told, width = cells.palette, self.shown, cells.width
        fire = palette.colour("volcano-above")
        cells.put(0, 0, f" {said.heading()}".ljust(width), palette.on(fire), fire, BOLD | REVERSE)
        cells.right(width - 1, 0, told.roll, palette.on(fire), fire, REVERSE)
        parts = [fold(text, width - 2, "") for text in told.rule]
        while len(parts) > 1 and 1 + LARGE[1] + sum(map(len, parts)) > room:
            parts.pop()
        spare = room - 1 - LARGE[1] - sum(map(len, parts))
        y = 2 if spare > 2 else 1
        for k in range(2):
            paint_die(cells, Region(1 + k * (LARGE[0] + 2), y, *LARGE), FACES[told.face], PlaceState())
        y += LARGE[1] + (spare > 3)
        for number, part in enumerate(parts):
            for line in part:
                cells.put(1, y, line, palette.ink if number < 2 else palette.soft, None, 0 if number else BOLD)
                y += 1
        return y + (spare > 1)

    def _lay_tribe(self, cells: Cells, y: int, tribe: Struck) -> None:
        """Its name; what it had and lost; what it kept and gained."""
        palette, tone, end = cells.palette, cells.palette.colour(tribe.tone), cells.width - 2
        longest = min(LONGEST_NAME, max(len(one.who) for one in self.shown.tribes))
        shapes.pill(cells, 1, y, name_in(tribe.who, longest), tone, palette.on(tone))
        x = longest + 4
        if not tribe.loss:
            cells.put(x, y, _fitting((tribe.lost,), end - x), palette.dim)
            return
        loss = _fitting(tribe.loss, end - x)
        cells.right(end, y, loss, palette.danger, None, BOLD)
        cells.right(end, y + 1, tribe.gained, palette.gain, None, BOLD)
        cells.put(x, y, _fitting(tribe.had, end - x - len(loss) - 1), palette.ink)
        cells.put(x, y + 1, _fitting(tribe.kept, end - x - len(tribe.gained) - 1), palette.soft)


def _fitting(forms: Sequence[str], room: int) -> str:
    """The longest that has room; nothing, if none has."""
    return next((form for form in forms if len(form) <= room), "")


LARGE_HEX, SMALL_HEX = HexSize(34, 4, 13), HexSize(24, 2, 11)
"""The second is lower where the steps need its rows."""
LARGE_FROM = 116, 32
LONGEST_SIDE = 8
SIDE_ROWS = 2
"""Rows of a side; one more where its figures are tall."""
TALL, WIDE, CLOSE, CLOSEST = 6, 4, 2, 1
"""Columns from one figure to the next."""
FIGURE = (".ppp.", ".ppp.", "ppppp", "ppppp", ".ppp.", ".p.p.")
"""A tall figure: head, arms, legs; its letter stands on the chest."""


class SideCount(NamedTuple):
    """A side of a conflict: how many it had, and how many are left."""

    who: str
    letter: str
    tone: str
    before: int
    left: int


class Fight(NamedTuple):
    """A conflict that was fought: its terrain, the three headings, its sides, and what happened step by step."""

    terrain: str
    headings: tuple[str, str, str]
    sides: tuple[SideCount, ...]
    steps: tuple[str, ...]


class ConflictPicture(Showing[Fight]):
    """It has no places."""

    def lay(self, cells: Cells) -> Iterable[Place]:
        """Three hexes, arrows between them, the steps below."""
        is_large = cells.width >= LARGE_FROM[0] and cells.height >= LARGE_FROM[1]
        size = LARGE_HEX if is_large else self._small(cells.width, cells.height)
        gap = max(1, min(6, (cells.width - 3 * size.width) // 2 - 1))
        left = (cells.width - 3 * size.width - 2 * gap) // 2
        top = int(cells.height >= LARGE_FROM[1])
        spots = [HexSpot(left + k * (size.width + gap), top, self.shown.terrain) for k in range(3)]
        paint_ground(cells, spots, size)
        for k, spot in enumerate(spots):
            self._paint_hex(cells, spot, size, k)
            if k:
                cells.put(spot.x - gap + gap // 2, top + size.height // 2, "►", cells.palette.soft, None, BOLD)
        self._paint_steps(cells, left, top + size.height + 1 + is_large)
        return ()

    def _small(self, width: int, height: int) -> HexSize:
        """As high as the steps allow, and high enough for all sides."""
        steps = len(self._lines(width - 4)) + 1
        body = min(SMALL_HEX.body, max(1 + SIDE_ROWS * len(self.shown.sides), height - 2 * SMALL_HEX.slope - steps))
        return SMALL_HEX._replace(body=body)

    def _paint_hex(self, cells: Cells, spot: HexSpot, size: HexSize, k: int) -> None:
        ground = cells.ground(spot.x + 2, spot.y + size.slope)
        heading = self.shown.headings[k]
        cells.centre(spot.x + 1, spot.y + size.slope, size.width - 2, heading, cells.palette.on(ground), None, BOLD)
        y = spot.y + size.slope + 1 + (size == LARGE_HEX)
        step = self._step(size.width - 4, 0 if cells.palette.is_bare else size.body)
        rows = SIDE_ROWS + (step == TALL)
        airy = step == TALL or (len(self.shown.sides) + 1) * (SIDE_ROWS + 1) <= size.body
        for side in self.shown.sides:
            self._paint_side(cells, Region(spot.x + 2, y, size.width - 4, rows), step, (side, k))
            y += rows + airy

    @property
    def _names(self) -> int:
        """Columns of the longest name on its plate."""
        return max(len(name_in(one.who, LONGEST_SIDE)) for one in self.shown.sides) + 2

    def _step(self, width: int, body: int) -> int:
        """Columns from one figure to the next: as large as they all fit, tall ones if the rows allow it."""
        sides, out = self.shown.sides, len(said.out())
        steps = (TALL, WIDE, CLOSE) if len(sides) * (SIDE_ROWS + 2) < body else (WIDE, CLOSE)
        words = [len(str(one.before)) if one.left else out for one in sides]
        for step in steps:
            if all(self._names + one.before * step + told <= width for one, told in zip(sides, words, strict=True)):
                return step
        return CLOSEST

    def _paint_side(self, cells: Cells, spot: Region, step: int, what: tuple[SideCount, int]) -> None:
        """A pill with the name, a figure each, and the number, or that nobody is left."""
        (side, k), (x, y, width, _) = what, spot
        palette, tone, names = cells.palette, cells.palette.colour(side.tone), self._names
        shapes.pill(cells, x, y + 1, name_in(side.who, LONGEST_SIDE), tone, palette.on(tone))
        shown = side.left if k == 2 else side.before
        end = x + width
        text = said.out() if k and not side.left else str(side.left if k else side.before)
        ground = cells.ground(end - 1, y + 1)
        if k and not side.left:
            cells.right(end, y + 1, text, palette.colour("fire"), palette.colour("label"), BOLD)
        else:
            cells.right(end, y + 1, text, palette.on(ground), None, BOLD)
        room = width - names - (len(text) + 1 if step == CLOSEST else 0)
        for number in range(min(shown, room // step)):
            lost = k == 1 and number >= side.left
            self._paint_figure(cells, x + names + step * number, y, (side, lost, step))

    def _paint_figure(self, cells: Cells, x: int, y: int, what: tuple[SideCount, bool, int]) -> None:
        """One member, tall or with shoulders where there is room; what is lost is a hole where it was."""
        side, is_lost, step = what
        palette, letter = cells.palette, "×" if is_lost else side.letter
        is_tall, is_wide = step == TALL, step == WIDE
        x += 2 if is_tall else is_wide
        if palette.is_bare:
            cells.put(x, y + 1, letter, palette.ink, None, BOLD)
            return
        tone = palette.mix(cells.ground(x, y + 1), "#000000", 0.55) if is_lost else palette.colour(side.tone)
        if is_tall:
            picture(cells, x - 2, y, FIGURE, {"p": tone})
        else:
            cells.put(x, y, "▄", tone)
        cells.put(x, y + 1, letter, palette.on(tone), tone, BOLD)
        if is_wide:
            cells.put(x - 1, y + 1, "▐", tone)
            cells.put(x + 1, y + 1, "▌", tone)

    def _lines(self, width: int) -> list[tuple[str, str]]:
        """The steps in rows: the number where one begins, and the words."""
        return [
            (str(number) if not row else "", piece)
            for number, step in enumerate(self.shown.steps, 1)
            for row, piece in enumerate(fold(step, width - 4, ""))
        ]

    def _paint_steps(self, cells: Cells, x: int, y: int) -> None:
        """What happened, numbered."""
        palette, rows = cells.palette, self._lines(cells.width - 2 * x)
        for row, (number, text) in zip(range(y, cells.height), rows, strict=False):
            cells.put(x, row, number, palette.accent, None, BOLD)
            cells.put(x + 3, row, text, palette.ink)
