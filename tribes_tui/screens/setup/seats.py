"""The table from above: its picture, and around it a plaque a seat, with its fields."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import NamedTuple

from textual.app import ComposeResult
from textual.geometry import Offset, Region, Size
from textual.validation import Function
from textual.widget import Widget
from textual.widgets import Input

from rules.bots.levels import EVEN, LEVELS, kind_of, offered
from rules.bots.rivals import rival_of, rivals_of
from tribes_tui.play.seat import Seat
from tribes_tui.screens.home.windows import paint_window
from tribes_tui.seats.parse import LONGEST, why_not_name
from tribes_tui.theme.palette import BOLD, REVERSE, palette_of
from tribes_tui.widgets.cards.rival_card import FACE, paint_face
from tribes_tui.widgets.drawing import Cells, Felt, Place, Showing, Words, mood_of, shapes
from tribes_tui.widgets.screen.choice import Choice, Value
from tribes_tui.widgets.screen.form import FieldLine
from tribes_tui.words.common import YOU
from tribes_tui.words.rivals import bot_called, plays
from tribes_tui.words.said import bots, common, rivals, setup

WHO, CALLED = "who-", "name-"
"""Beginnings of the ids of a seat's two fields."""
BARS = "▂▄▆█"
FIRST_BAR, A_BAR = 1, 50
"""How many of them `easy` has, at strength 0, and how much stronger one with a bar more is."""
CAP, SMALL, LARGE, HIGH = 4, 16, 20, 2
"""Columns of a seat's cap, of its plaque in a small and in a wide window; rows of a plaque."""
ROOMY, MOST_ABREAST = 56, 3
"""Columns from which on plaques are large; how many of them lie side by side."""

MIDDLE, LEFT, RIGHT = 0.5, 0.0, 1.0
BELOW, ABOVE = (MIDDLE, 1.0), (MIDDLE, 0.0)
SPOTS = {
    1: (BELOW,),
    2: (BELOW, ABOVE),
    3: (BELOW, (LEFT, 0.0), (RIGHT, 0.0)),
    4: ((LEFT, 1.0), (LEFT, 0.0), (RIGHT, 0.0), (RIGHT, 1.0)),
    5: (BELOW, (LEFT, 1.0), (LEFT, 0.0), (RIGHT, 0.0), (RIGHT, 1.0)),
    6: (BELOW, (LEFT, 1.0), (LEFT, 0.0), ABOVE, (RIGHT, 0.0), (RIGHT, 1.0)),
}
"""How many sit there -> where each one sits, from the left and from above: the first below, then with the clock; nobody covers what
lies on the table."""
EDGE, RIM = 4, 0.72
"""How near to a rectangle the oval is (2: an ellipse), and where its wood ends and its felt begins."""
LONG, MEDIUM, SHORT, LEAST, CORNER = Size(46, 12), Size(30, 8), Size(18, 4), Size(40, 10), 1.05
"""Of the game's picture on the table, from much room to little; the least of a long one, and how far from the middle its corners may
lie."""


class TableShown(NamedTuple):
    """A game's table, who sits at it, and where."""

    game_id: str
    levels: tuple[str, ...] = ()
    spots: tuple[Region, ...] = ()

    def faces(self) -> Iterator[tuple[str, Offset]]:
        """Where the faces of rivals have room: beside their plaque, towards the middle."""
        if not self.spots:
            return
        middle = (min(spot.x for spot in self.spots) + max(spot.right for spot in self.spots)) // 2
        for level, spot in zip(self.levels, self.spots, strict=False):
            x = spot.right + 1 if spot.x <= middle else spot.x - FACE.width - 1
            y = spot.y if spot.y == 0 else spot.bottom - FACE.height
            if not any(Region(x, y, *FACE).overlaps(other) for other in self.spots):
                yield level, Offset(x, y)


class TablePicture(Showing[TableShown]):
    """The table of a game; where there is no colour, its edge."""

    DEFAULT_CSS = "TablePicture { layer: picture; position: absolute; width: 1fr; height: 1fr; }"
    shown: TableShown = TableShown("")

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The oval, and in its middle a picture of the game."""
        spot = Region(2, 1, cells.width - 4, cells.height - 2)
        if cells.palette.is_bare:
            shapes.frame(cells, spot, cells.palette.line)
            return ()
        self._paint_oval(cells, spot)
        paint_window(cells, self._window(spot), self.shown.game_id, has_ground=False)
        for level, at in self.shown.faces():
            paint_face(cells, at, level)
        return ()

    def _window(self, spot: Region) -> Region:
        """Where the game's picture lies: in the middle, and below the faces or above them."""
        faces = [Region(*at, *FACE) for _, at in self.shown.faces()]
        low = max((face.bottom for face in faces if not face.y), default=spot.y + (not faces))
        high = min((face.y for face in faces if face.y), default=spot.bottom - (not faces))
        size = Size(min(LONG.width, spot.width - 5), min(LONG.height, high - low))
        corner = (size.width / spot.width) ** EDGE + (size.height / spot.height) ** EDGE
        if size.width < LEAST.width or size.height < LEAST.height or corner >= CORNER:
            is_roomy = spot.width >= ROOMY - EDGE and high - low >= SHORT.height + 2
            size = Size(MEDIUM.width, min(MEDIUM.height, high - low)) if is_roomy else SHORT
        return Region(spot.x + (spot.width - size.width) // 2, low + (high - low - size.height) // 2, *size)

    def _paint_oval(self, cells: Cells, spot: Region) -> None:
        p, mood = cells.palette, mood_of(self.shown.game_id)
        light, dark = p.colour("paint-wood"), p.colour("paint-bark")
        felt = p.mix(p.colour(f"{mood}-above"), p.colour(f"{mood}-panel"), 0.5)
        wood = p.ramp(light, dark, spot.height)
        for y, x in product(range(spot.height), range(spot.width)):
            across, downs = (2 * x + 1) / spot.width - 1, [(4 * y + k) / (2 * spot.height) - 1 for k in (1, 3)]
            halves = [float(across**EDGE + down**EDGE) for down in downs]  # how far from the middle: 1 at the edge
            if min(halves) <= 1:
                behind = cells.ground(spot.x + x, spot.y + y)
                upper, lower = (behind if far > 1 else wood[y] if far > RIM else felt for far in halves)
                cells.put(spot.x + x, spot.y + y, " " if upper == lower else "▀", upper, lower)


class SeatCap(Showing[str]):
    """The number of a seat in the colour that the game's table gives it, and below it how strong the bot there is, as four bars."""

    DEFAULT_CSS = "SeatCap { width: 4; height: 2; }"
    shown: str = ""

    def __init__(self, game_id: str, at: int, level: str) -> None:
        super().__init__(level)
        self._mood, self._at = mood_of(game_id), at

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The cap."""
        p = cells.palette
        tone = palette_of(self.app, self._mood).seat(self._at)
        ink = p.ink if p.is_bare else p.on(tone)
        cells.put(0, 0, f" {self._at + 1}  ", ink, tone, BOLD | REVERSE)
        if not p.is_bare:
            cells.fill(0, 1, CAP, 1, p.panel)
        rival = rival_of(self.shown)
        if rival is not None or self.shown in LEVELS:
            strong = LEVELS.index(self.shown) if rival is None else FIRST_BAR + round(rival.strength / A_BAR)
            cells.parts(0, 1, ((BARS[:strong], "legal"), (BARS[strong:], "line")))
        return ()


class SeatChoice(Choice):
    """Who sits there; a bot is called by its level alone where there is room for no more, a rival, whose name stands
    above, by its strength, or by its style."""

    is_below_name = False

    def label(self, room: int) -> str:
        """As it is called, or in a word."""
        level = str(self.value)
        rival = rival_of(level) if self.is_below_name else None
        if rival is not None:
            words = rivals.strength_brief(strength=rival.strength), rivals.style(style=rival.style, is_second=False)
            return next((word for word in words if len(word) <= room), super().label(room))
        is_level = level in (*LEVELS, EVEN)
        return bots.level(level=level) if is_level and len(self.chosen.label) > room else super().label(room)


class SeatPlaque(Felt):
    """One seat: its cap, what the player is called, and who it is."""

    DEFAULT_CSS = """
    SeatPlaque { layer: plaques; position: absolute; layout: horizontal; width: 15; height: 2; }
    SeatPlaque Input, SeatPlaque Choice { width: 1fr; }
    """

    def __init__(self, game_id: str, at: int, seat: Seat, who: Sequence[Value], is_named: bool = True) -> None:
        """`who` may sit there, none where that is settled; `is_named`: what the player is called can be typed."""
        super().__init__()
        self.at, self.seat, self._who, self._is_named = at, seat, who, is_named
        self._cap = SeatCap(game_id, at, seat.level)

    def compose(self) -> ComposeResult:
        """Its fields."""
        yield self._cap
        with Felt():
            if self._is_named:
                name = "" if self.seat.name == YOU else self.seat.name
                yield FieldLine(name, max_length=LONGEST, validators=[Function(is_name)], id=f"{CALLED}{self.at}")
            else:
                yield Words(((setup.seat(number=self.at + 1) if self._who else self.seat.name, "ink", BOLD),))
            if self._who:
                title = setup.seat(number=self.at + 1)
                choice = SeatChoice(title, self._who, kind_of(self.seat.level), id=f"{WHO}{self.at}")
                choice.is_below_name = self._is_named
                yield choice

    def sit(self, seat: Seat) -> None:
        """Somebody else sits there."""
        self._cap.show(seat.level)
        for field in self.query(FieldLine):
            with field.prevent(Input.Changed):
                field.value = "" if seat.name == YOU else seat.name

    def call(self, name: str) -> None:
        """What the player will be called while nothing is typed."""
        for field in self.query(FieldLine):
            field.placeholder = common.you() if name == YOU else name


def seat_at(control: Widget | None) -> str:
    """The number of the seat that a field is of; "" for any other."""
    name = control.id or "" if control is not None else ""
    return name.removeprefix(WHO) if name.startswith(WHO) else ""


def is_name(name: str) -> bool:
    """Whether somebody may be called so; nothing is no name yet, and allowed."""
    return not name or why_not_name(name) is None


def kinds(game_id: str, players: int, level: str) -> list[Value]:
    """Who may sit on a seat where so many play, as not every level is offered for any number; whoever sits there may stay."""
    levels = [one for one in LEVELS if one in {*offered(game_id, players), level}] + [EVEN]
    levels += [rival.level for rival in rivals_of(game_id)]
    return [
        Value("", setup.person(), setup.person_about()),
        *(Value(one, bot_called(one), plays(one)) for one in levels),
    ]


class RoundTable(Felt):
    """The picture, and the plaques around it."""

    DEFAULT_CSS = "RoundTable { layers: picture plaques; height: 1fr; }"

    def __init__(self, plaques: Iterable[SeatPlaque] = ()) -> None:
        super().__init__()
        self._picture = TablePicture()
        self._first = [*plaques]
        self._game_id, self._levels = "", tuple[str, ...]()

    def compose(self) -> ComposeResult:
        """The picture and the plaques."""
        yield self._picture
        yield from self._first

    def show(self, game_id: str, levels: Sequence[str] = ()) -> None:
        """The table of this game, and who sits at it."""
        self._game_id, self._levels = game_id, tuple(levels)
        self._place()

    async def seat(self, plaques: Sequence[SeatPlaque]) -> None:
        """Others sit there."""
        await self.query(SeatPlaque).remove()
        await self.mount_all(plaques)
        self._place()

    def on_mount(self) -> None:
        """Everybody to their place."""
        self._place()

    def on_resize(self) -> None:
        """Elsewhere, in another window."""
        self._place()

    def _place(self) -> None:
        plaques, (width, height) = [*self.query(SeatPlaque)], self.size
        room = min(LARGE if width >= ROOMY else SMALL, width // MOST_ABREAST)
        places = [
            Offset(round(across * (width - room)), round(down * (height - HIGH)))
            for across, down in SPOTS.get(len(plaques), SPOTS[6])
        ]
        for plaque, place in zip(plaques, places, strict=False):
            plaque.styles.width = room
            plaque.styles.offset = place
        spots = tuple(Region(*place, room, HIGH) for place in places) if width else ()
        self._picture.show(TableShown(self._game_id, self._levels, spots))
