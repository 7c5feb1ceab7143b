"""Around the form of a new game: the games to choose from, the table from above, a row a seat."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from math import cos, pi, sin, sqrt

from textual.app import ComposeResult
from textual.geometry import Offset, Region, Size
from textual.validation import Function

from rules.bots.levels import EVEN, LEVELS, kind_of, offered
from rules.bots.rivals import rival_of, rivals_of
from tribes_tui.play.seat import Seat
from tribes_tui.screens.home.windows import paint_window
from tribes_tui.seats.parse import LONGEST, why_not_name
from tribes_tui.theme.moods import mood_of
from tribes_tui.theme.palette import BOLD, REVERSE, UNDER
from tribes_tui.widgets.drawing import shapes
from tribes_tui.widgets.drawing.cells import Cells
from tribes_tui.widgets.drawing.drawn import Drawn, Place, PlaceState
from tribes_tui.widgets.drawing.felt import Felt
from tribes_tui.widgets.drawing.lines import Words
from tribes_tui.widgets.screen.form import Choice, FieldLine, SideBySide, Value
from tribes_tui.words.about import About, abouts, players_of
from tribes_tui.words.common import YOU, capital
from tribes_tui.words.rivals import about, bot_called, plays
from tribes_tui.words.said import common, home, setup

LARGE, WIDEST = Size(18, 7), 30
"""A picture; in a wide window it is wider."""
ROOMY = 115, 36
"""Columns and rows of a window in which there are pictures."""


class GamesRow(Drawn):
    """A place a game, named by its id; the one that is set up is chosen."""

    DEFAULT_CSS = "GamesRow { height: auto; }"

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._abouts: dict[str, About] = abouts()

    def show(self, game_id: str) -> None:
        """This game is set up."""
        self.states.chosen = (game_id,)
        self.changed()

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """A row of names, or of pictures with a row of felt around them."""
        return LARGE.height + 2 if self._is_large else 2

    @property
    def _is_large(self) -> bool:
        screen = self.screen.size
        return not self.palette.is_bare and screen.width >= ROOMY[0] and screen.height >= ROOMY[1]

    def names(self) -> Iterable[str]:
        """Ids of games."""
        return iter(self._abouts)

    def shape(self) -> Hashable:
        """Whether there are pictures."""
        return self._is_large

    def lay(self, cells: Cells) -> Iterable[Place]:
        """From the left to the right."""
        if self._is_large:
            pitch = (cells.width - 2) // len(self._abouts)
            for k, game_id in enumerate(self._abouts):
                spot = Region(1 + k * pitch, 1, min(pitch - 1, WIDEST), LARGE.height)
                yield Place(game_id, spot, spot)
        else:
            x = 0
            for game_id, tab in self._tabs(cells.width).items():
                yield Place(game_id, Region(x, 0, len(tab), 1), Region(x, 0, len(tab), 1))
                x += len(tab)

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """A game's plate, what its table looks like, how many may play."""
        number, about = list(self._abouts).index(place.name) + 1, self._abouts[place.name]
        if not self._is_large:
            self._paint_tab(cells, place.extent, self._tabs(cells.width)[place.name], state)
            return
        p, (x, y, width, height) = cells.palette, place.extent
        tone = p.colour(f"{mood_of(place.name)}-accent")
        ground, ink = (tone, p.on(tone)) if state.is_chosen else (p.mix(tone, p.below, 0.72), p.ink)
        cells.fill(x, y, width, height, p.card if state.is_chosen else p.mix(p.panel, p.ink, 0.1))
        cells.put(x, y, f"{number} {about.title}".center(width)[:width], ink, ground, BOLD)
        window = Region(x + 1, y + 1, width - 2, height - 2)
        cells.clip(window)
        paint_window(cells, window, place.name)
        cells.clip(None)
        foot_ink = p.card_ink if state.is_chosen else p.soft
        cells.put(x + 1, y + height - 1, home.how_many(players=players_of(about)).center(width - 2), foot_ink)

    def _paint_tab(self, cells: Cells, spot: Region, text: str, state: PlaceState) -> None:
        p = cells.palette
        if state.is_chosen:
            cells.put(spot.x, spot.y, text, p.on(p.accent), p.accent, BOLD | REVERSE)
        else:
            cells.put(spot.x, spot.y, text, p.soft, p.mix(p.panel, p.below, 0.4), UNDER)

    def _tabs(self, room: int) -> dict[str, str]:
        """What is written for each game: where not all have room, the longest titles give way."""
        longest = max(len(about.title) for about in self._abouts.values())
        while True:
            tabs = {id: f" {k} {_cut(about.title, longest)}" for k, (id, about) in enumerate(self._abouts.items(), 1)}
            if longest == 1 or sum(map(len, tabs.values())) <= room:
                return tabs
            longest -= 1


def _cut(title: str, longest: int) -> str:
    return title if len(title) <= longest else f"{title[: longest - 1].rstrip()}…"


# ---- The table from above -----------------------------------------------------------------------------


RIM = 0.8
"""Where the wood ends and the felt begins, as a part of the radius."""


class RoundTable(Drawn):
    """A picture; where there is no room for the oval, or no colour, the names alone."""

    DEFAULT_CSS = "RoundTable { height: 15; }"

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._game_id, self._seats = "", ((), ())  # type: tuple[str, tuple[tuple[str, ...], tuple[str, ...]]]

    def show(self, game_id: str, seats: Sequence[Seat]) -> None:
        """Who sits there."""
        names = tuple(_called(seat) for seat in seats)
        self._game_id, self._seats = game_id, (names, tuple(seat.level for seat in seats))
        self.changed()

    def shape(self) -> Hashable:
        """All of it."""
        return self._game_id, self._seats

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The oval in the middle, the seats beginning below and going round with the clock."""
        names = self._seats[0]
        shapes.frame(
            cells, Region(0, 0, cells.width - 1, cells.height), cells.palette.line, setup.table(), cells.palette.accent
        )
        if not names:
            return ()
        if not cells.palette.is_bare:
            self._paint_oval(cells)
        for k, (name, spot) in enumerate(zip(names, _around(len(names), cells), strict=True)):
            self._paint_seat(cells, k, name, spot)
        return ()

    def _paint_oval(self, cells: Cells) -> None:
        p, mood = cells.palette, mood_of(self._game_id)
        wood, felt = p.colour("paint-wood"), p.mix(p.colour(f"{mood}-above"), p.colour(f"{mood}-panel"), 0.5)
        middle = cells.width // 2, cells.height  # in half rows
        across, down = cells.width // 2 - 13, cells.height - 7
        for y in range(1, cells.height - 1):
            for x in range(1, cells.width - 2):
                halves = [
                    _tone((x - middle[0]) / across, (2 * y + h + 0.5 - middle[1]) / down, wood, felt) for h in (0, 1)
                ]
                if any(halves):
                    behind = cells.ground(x, y)
                    cells.put(x, y, "▀", halves[0] or behind, halves[1] or behind)
        window = Region(middle[0] - 9, cells.height // 2 - 2, 18, 4)
        cells.clip(window)
        paint_window(cells, window, self._game_id)
        cells.clip(None)

    def _paint_seat(self, cells: Cells, k: int, name: str, spot: Offset) -> None:
        p = cells.palette
        tone = p.seats[k % len(p.seats)]
        ink = p.ink if p.is_bare else p.on(tone)
        text = f" {name} "
        x = min(max(2, spot.x - len(text) // 2), cells.width - 3 - len(text))
        cells.put(x, spot.y, text, ink, tone, BOLD | REVERSE)


def _called(seat: Seat) -> str:
    """By their name; whoever has none is the viewer, or a bot of some level."""
    return bot_called(seat.level) if seat.level and not seat.name else capital(seat.name or YOU)


def _tone(x: float, y: float, wood: str, felt: str) -> str:
    """The colour at a point of the oval, whose radius is 1; "" outside."""
    far = sqrt(x * x + y * y)
    return "" if far > 1 else wood if far > RIM else felt


def _around(count: int, cells: Cells) -> Iterator[Offset]:
    """Where so many seats are: the first below, then with the clock."""
    for k in range(count):
        turn = pi / 2 + 2 * pi * k / count
        yield Offset(
            round(cells.width / 2 + (cells.width / 2 - 11) * cos(turn)),
            round(cells.height / 2 - 0.5 + (cells.height / 2 - 2.5) * sin(turn)),
        )


# ---- A seat of the table that is set up ---------------------------------------------------------------


WHO, CALLED = "who-", "name-"
"""Beginnings of the ids of a seat's two fields."""
BARS = "▂▄▆█"


class SeatCap(Words):
    """The number of a seat, in its colour."""

    DEFAULT_CSS = "SeatCap { width: 5; height: 1; }"

    def __init__(self, at: int) -> None:
        super().__init__()
        self._at = at

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """A cap."""
        p = cells.palette
        tone = p.seats[self._at % len(p.seats)]
        cells.put(1, 0, f" {self._at + 1} ", p.ink if p.is_bare else p.on(tone), tone, BOLD | REVERSE)


class Strength(Words):
    """How strong a bot is, as four bars."""

    DEFAULT_CSS = "Strength { width: 1fr; height: 1; }"

    def show(self, level: str) -> None:
        """Of a level; "" for a person."""
        at = LEVELS.index(level) if level in LEVELS else 0
        self.say(((BARS[:at], "legal"), (BARS[at:], "line")) if level in LEVELS else ())


class SeatRow(Felt):
    """One seat: its fields, and below them, in a window that is tall enough, how it plays."""

    DEFAULT_CSS = """
    SeatRow { height: 1; }
    SeatRow .how { margin-left: 25; }
    SeatRow Input { width: 20; }
    SeatRow Choice { width: 18; margin: 0 1; }
    """

    def __init__(self, at: int, seat: Seat, game_id: str, players: int) -> None:
        """`players`: how many sit there, as not every level is offered for any number."""
        super().__init__()
        self.at, self.seat = at, seat
        self._level = kind_of(seat.level)
        self._levels = [level for level in LEVELS if level in {*offered(game_id, players), seat.level}] + [EVEN]
        self._levels += [rival.level for rival in rivals_of(game_id)]

    def compose(self) -> ComposeResult:
        """Its fields."""
        with SideBySide():
            yield SeatCap(self.at)
            yield self._name_field()
            yield self._who_field()
            yield Strength()
        yield Words(classes="how")

    def _name_field(self) -> FieldLine:
        hint = common.you() if self.seat.is_human else setup.bot_name()
        checks = [Function(is_name)]
        name = "" if self.seat.name == YOU else self.seat.name
        return FieldLine(name, hint, max_length=LONGEST, validators=checks, id=f"{CALLED}{self.at}")

    def _who_field(self) -> Choice:
        who = [Value("", setup.person(), setup.person_about())]
        who += [Value(level, bot_called(level), plays(level)) for level in self._levels]
        return Choice(setup.seat(number=self.at + 1), who, self._level, id=f"{WHO}{self.at}")

    def on_mount(self) -> None:
        """Say how strong it is."""
        self.show_strength(self.seat.level)

    def show_strength(self, level: str) -> None:
        """Of the bot there."""
        self.query_one(Strength).show(level)
        rival = rival_of(level)
        how = setup.plays_so(level=kind_of(level)) if level else setup.person_about()
        how = how if rival is None else about(rival)
        self.query_one(".how", Words).say(((how, "dim"),))


def is_name(name: str) -> bool:
    """Whether somebody may be called so; nothing is no name yet, and allowed."""
    return not name or why_not_name(name) is None
