"""The tables of the lobby, as tiles and as lines."""

from collections.abc import Hashable, Iterable, Sequence
from math import inf
from typing import ClassVar, NamedTuple

from textual.binding import Binding, BindingType
from textual.geometry import Region, Size

import rules
from rules import State
from tribes_tui.play.clock import DAY, HOUR, MINUTE, clock_text
from tribes_tui.screens.saves.details import at_table, paint_thumbnail
from tribes_tui.server.host.people import Person
from tribes_tui.server.host.table.hosted import HostedTable, Plan
from tribes_tui.server.house import Host
from tribes_tui.server.words.said import day, lobby, over_days, plan as said_plan, tournament, visit
from tribes_tui.widgets.beside.seat_panel import name_in, names_in
from tribes_tui.widgets.drawing import (
    BOLD,
    Cells,
    Chosen,
    Drawn,
    Palette,
    Place,
    PlaceState,
    mood_of,
    shapes,
    shortened,
)
from tribes_tui.widgets.screen.dialog import Item, Items
from tribes_tui.words.common import BOT_MARK, Later

# ---- As tiles: the position as everybody may see it, who sits there, what one may do ------------


TILE = Size(26, 9)
"""A tile without its shadow."""
PITCH = Size(27, 11)
PICTURE = 5
"""Rows of the picture."""
FREE_SIGN = "+"
"""A free seat where there is no room for the word."""
LEAST_NAME = 8
"""Columns that a name has before what kind of a table it is is left out."""
MOST_ROWS = 2
"""Rows of tiles; more tables than these hold are a list."""


class TableTile(NamedTuple):
    """What a tile shows. `seats` are the names, "" for a free one; `moves` tells that the position is another."""

    name: str
    title: str
    game_id: str
    seats: tuple[str, ...]
    state: str
    kind: str = ""
    moves: int = 0
    view: State | None = None

    @property
    def key(self) -> Hashable:
        """All that it is painted from."""
        return self[:-1]


class TableTiles(Drawn, can_focus=True):
    """A tile a table, one of them under the cursor, as long as it has the focus. Posts `Chosen`; below its last row is the list."""

    DEFAULT_CSS = "TableTiles { height: auto; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "take", Later(lobby.sit_key), key_display="Enter"),
        Binding("left", "walk(-1, 0)", Later(lobby.table_key), key_display="←↑↓→"),
        Binding("right", "walk(1, 0)", Later(lobby.table_key)),
        Binding("up", "walk(0, -1)", Later(lobby.table_key)),
        Binding("down", "walk(0, 1)", Later(lobby.table_key)),
    ]

    _tiles: tuple[TableTile, ...] = ()
    _at = ""

    def show(self, tiles: Sequence[TableTile]) -> None:
        """These tables; the cursor stays on the one of the same name."""
        self._tiles = tuple(tiles)
        names = [tile.name for tile in tiles]
        self._at = self._at if self._at in names else names[0] if names else ""
        self._point()

    def go_to_first(self) -> None:
        """The cursor, too."""
        self._at = self._tiles[0].name if self._tiles else ""
        self.focus()
        self._point()

    @staticmethod
    def room(width: int) -> int:
        """How many tiles fit into so many columns."""
        return max(1, (width - 1) // PITCH.width) * MOST_ROWS

    # ---- The cursor ---------------------------------------------------------------------------

    def watch_has_focus(self, has_focus: bool) -> None:
        """The cursor is here, or elsewhere."""
        super().watch_has_focus(has_focus)
        self._point()

    def _point(self) -> None:
        self.states.cursor = self._at if self.has_focus else None
        self.changed()

    def action_walk(self, across: int, down: int) -> None:
        """To the tile beside, above or below; below the last row the cursor leaves."""
        names = [tile.name for tile in self._tiles]
        if not names:
            return
        columns = max(1, (self.size.width - 1) // PITCH.width)
        at = names.index(self._at)
        goal = at + across + columns * down
        if down > 0 and goal >= len(names) and at // columns == (len(names) - 1) // columns:
            self.screen.query_one(LobbyList).focus()
            return
        self._at = names[max(0, min(goal, len(names) - 1))] if goal >= 0 else self._at
        self._point()

    def action_take(self) -> None:
        """As a click on the tile under the cursor."""
        if self._at:
            self.post_message(Chosen(self, self._at))

    # ---- Painting -----------------------------------------------------------------------------

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many rows as there are tiles for."""
        columns = max(1, (width - 1) // PITCH.width)
        return -(-len(self._tiles) // columns) * PITCH.height

    def shape(self) -> Hashable:
        """The tables."""
        return tuple(tile.key for tile in self._tiles)

    def lay(self, cells: Cells) -> Iterable[Place]:
        """From left to right, row by row; only the plate and what lies below the tile change afterwards."""
        columns = max(1, (cells.width - 1) // PITCH.width)
        for k, tile in enumerate(self._tiles):
            x, y = 1 + PITCH.width * (k % columns), PITCH.height * (k // columns)
            spot = Region(x, y, *TILE)
            _paint_tile(cells, spot, tile, at_table(self, tile.game_id))
            yield Place(tile.name, spot, Region(x, y, TILE.width, TILE.height + 1))

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """The plate with the game's title, and the pointer below the tile."""
        tile, spot = next(one for one in self._tiles if one.name == place.name), place.region
        accent = _accent(cells.palette, tile)
        shapes.plate(cells, spot.x, spot.y, spot.width, tile.title, accent, cells.palette.on(accent), state)
        shapes.glow(cells, spot.x, spot.bottom, spot.width, state)


def _accent(palette: Palette, tile: TableTile) -> str:
    return palette.colour(f"{mood_of(tile.game_id)}-accent")


def _paint_tile(cells: Cells, spot: Region, tile: TableTile, of_game: Palette) -> None:
    """The slab, the position (before the game begins what it is played with), the seats, what one may do."""
    palette = cells.palette
    face = palette.mix(palette.panel, palette.ink, 0.06)
    shapes.slab(cells, spot, face, _accent(palette, tile))
    shapes.shadow(cells, spot)
    window = Region(spot.x + 1, spot.y + 1, spot.width - 2, PICTURE)
    paint_thumbnail(cells, window, tile.game_id, tile.view, of_game)
    _paint_seats(cells, spot.x + 1, window.bottom, spot.width - 2, tile.seats, of_game)
    cells.put(spot.x + 2, spot.bottom - 2, shortened(tile.kind, spot.width - 3), palette.soft, face)
    cells.put(spot.x + 2, spot.bottom - 1, shortened(tile.state, spot.width - 3), palette.ink, face, BOLD)


def _paint_seats(cells: Cells, x: int, y: int, width: int, seats: Sequence[str], of_game: Palette) -> None:
    """The names in the colours that the table gives their seats, each as long as all of them leave room for; a free seat says so."""
    palette, free, room = cells.palette, lobby.free(), (width + 1) // len(seats) - 1
    for k, name in enumerate(seats):
        if name:
            tone, text = of_game.seat(k), name_in(name, room)
            cells.put(x, y, (f" {text}" if len(text) < room else text).ljust(room), palette.on(tone), tone, BOLD)
        else:
            cells.put(x, y, (free if len(free) <= room else FREE_SIGN).center(room), palette.legal)
        x += room + 1


# ---- What is said of a table to a person --------------------------------------------------------


def who_invites(hosted: HostedTable, *, with_keys: bool = False) -> str:
    """Who invites to a table, and to what; `with_keys` by which it is answered in the lobby."""
    opener = hosted.chair_of(hosted.opener)
    by = hosted.chairs[opener].name if opener is not None else ""
    say = lobby.invited_here if with_keys else visit.invites
    return say(by=by, game=rules.games[hosted.plan.game_id].title)


def who_else_sits(hosted: HostedTable) -> str:
    """Who sits at a table besides its opener, and how many seats are free."""
    opener = hosted.chair_of(hosted.opener)
    names = [chair.name for seat, chair in enumerate(hosted.chairs) if chair.name and seat != opener]
    free = sum(chair.is_free for chair in hosted.chairs)
    return lobby.with_others(free=free, others=names) if names else lobby.seats_free(free=free)


def pace_of(plan: Plan) -> str:
    """How long one waits for anybody there, in a few words."""
    clock = plan.clock
    if clock is None:
        return said_plan.pace_live() if plan.live else said_plan.pace_slow()
    if clock.limit >= DAY:
        return said_plan.pace_days(days=clock.limit // DAY)
    return (
        said_plan.pace_hours(hours=clock.limit // HOUR)
        if clock.limit
        else said_plan.pace_minutes(minutes=clock.bank // MINUTE)
    )


def place_of(sits: HostedTable | None, watches: HostedTable | None) -> str:
    """Where somebody is, in words: who watches a table is there, wherever else they have a seat."""
    if watches is not None and not watches.plan.by_invitation:
        return lobby.watches_table(game=rules.games[watches.plan.game_id].title)
    where = watches or sits
    if where is None or where.plan.by_invitation:
        return lobby.in_lobby() if where is None else lobby.at_own_table()
    return day.at_it_place() if where.is_of_day else lobby.at_table(game=rules.games[where.plan.game_id].title)


def one_here(name: str, sits: HostedTable | None, watches: HostedTable | None) -> str:
    """Somebody who is here and, unless that is the lobby, where; which table by invitation it is, is their own affair."""
    where = watches or sits
    if where is None or where.plan.by_invitation:
        return name if where is None else lobby.here_own(name=name)
    return (
        day.here(name=name) if where.is_of_day else lobby.here_at(name=name, game=rules.games[where.plan.game_id].title)
    )


def who_told(others: Sequence[str], room: int) -> str:
    """As many of them as there is room for."""
    shown = len(others)
    while True:
        more = len(others) - shown
        told = lobby.here_others(people=" · ".join(others[:shown]), more=more) if others else lobby.here_alone()
        if len(told) <= room or shown < 2:
            return told
        shown -= 1


def tile_of(host: Host, hosted: HostedTable, person: Person, name: str) -> TableTile:
    """A table as a tile of that name; of its game only what everybody may see."""
    table, game_id = hosted.table, hosted.plan.game_id
    return TableTile(
        name,
        rules.games[game_id].title,
        game_id,
        tuple(hosted.names),
        state_of(host, hosted, person),
        " · ".join(kind_of(host, hosted)),
        0 if table is None else table.number_for(None),
        None if table is None else table.view(None),
    )


def line_of(host: Host, hosted: HostedTable, person: Person, room: int) -> str:
    """A table in one line of so many cells, with what this person may know of it."""
    line = f"{rules.games[hosted.plan.game_id].title:<16} {state_of(host, hosted, person):<24} "
    names = [name or lobby.free() for name in hosted.names]
    told, commas = kind_of(host, hosted), 2 * (len(names) - 1)
    least = commas + sum(min(len(name), LEAST_NAME) for name in names)
    brief = [brief_kind_of(host, hosted), *told[1:]] if told else []
    forms = [way[:count] for way in (told, brief) for count in range(len(way), 0, -1)]
    kinds = ["".join(f" · {one}" for one in form) for form in forms]
    kind = next((one for one in kinds if len(line) + least + len(one) <= room), "")
    return line + ", ".join(names_in(names, room - len(line) - len(kind) - commas)) + kind


def kind_of(host: Host, hosted: HostedTable) -> list[str]:
    """What for a table is played, and how: what matters most first."""
    entered = host.tournaments.of(hosted)
    what = [tournament.table_of(round=entered[1] + 1)] if entered is not None else []
    what += [day.title()] if host.days.of(hosted) is not None else []
    what += [said_plan.rated_table()] if hosted.plan.rated else []
    clock = hosted.plan.clock
    what += [] if hosted.plan.live and clock is None else [pace_of(hosted.plan)]
    return what + ([said_plan.reserve(days=clock.bank // DAY)] if clock and clock.limit and clock.bank else [])


def brief_kind_of(host: Host, hosted: HostedTable) -> str:
    """The first of it, in as few words as can be."""
    entered = host.tournaments.of(hosted)
    return next(iter(kind_of(host, hosted)), "") if entered is None else tournament.table_of_brief()


def state_of(host: Host, hosted: HostedTable, person: Person) -> str:
    """How a table stands, and what this person can do there."""
    seat = hosted.chair_of(person.id)
    if hosted.trouble:
        return lobby.broken()
    if hosted.table is None:
        free = sum(chair.is_free for chair in hosted.chairs)
        if seat is None and host.inviting.is_invited(hosted, person.id):
            return lobby.invited()
        return lobby.waits(free=free, is_mine=seat is not None)
    gone = next((chair for chair in hosted.chairs if chair.lost == person.id), None)
    if gone is not None:
        return lobby.resigned() if gone.resigned else over_days.lost()
    if hosted.is_over and hosted.is_decided and seat is not None:
        return lobby.others_resigned() if any(chair.resigned for chair in hosted.chairs) else over_days.won()
    if hosted.is_over or seat is None:
        return lobby.over() if hosted.is_over else lobby.watch()
    is_asked = host.seating.is_asked(hosted, person)
    state, left = lobby.your_turn() if is_asked else _whose_turn(hosted, seat), hosted.time_left().get(seat)
    if is_asked and left is not None:
        stands = hosted.plan.over_days and host.absences.away_until(person.id)
        state = over_days.your_turn_stands() if stands else over_days.your_turn_left(left=clock_text(left))
    new = (
        len(host.absences.since(person, hosted))
        if hosted.plan.over_days and host.absences.seen(person, hosted) is not None
        else 0
    )
    return over_days.news(state=state, moves=new) if new else state


def _whose_turn(hosted: HostedTable, seat: int) -> str:
    """For whom whoever sits there waits, as all may know it."""
    asked = None if hosted.table is None else hosted.table.view(None).current_player
    if asked is None or asked == seat:
        return lobby.playing()
    return lobby.others_turn(name=hosted.names[asked].removesuffix(BOT_MARK))


def rank_of(host: Host, hosted: HostedTable, person: Person) -> tuple[int, float]:
    """Where a table stands among those in the lobby."""
    seat = hosted.chair_of(person.id)
    if hosted.is_over or hosted.table is None or seat is None:
        return 3 if hosted.is_over else 2, 0.0
    if not host.seating.is_asked(hosted, person):
        return 1, 0.0
    return 0, hosted.time_left().get(seat, inf)


# ---- The lines of the lobby ---------------------------------------------------------------------


class LobbyList(Items):
    """What can be done in the lobby; above its first line the cursor goes on among the tiles."""

    _kept: int | None = None

    def show(self, items: Sequence[Item]) -> None:
        """As ever; while the cursor is among the tiles, no line is under it."""
        super().show(items)
        if self.screen.has_class("-tiled") and not self.has_focus:
            self.highlighted = None

    def watch_has_focus(self, has_focus: bool) -> None:
        """There is one cursor: while it is among the tiles, no line is under it."""
        super().watch_has_focus(has_focus)
        if not self.screen.has_class("-tiled"):
            return
        if has_focus:
            self.highlighted = self._kept if self.highlighted is None else self.highlighted
        else:
            self._kept, self.highlighted = self.highlighted, None

    def action_cursor_up(self) -> None:
        """A line up."""
        tiles = self.screen.query_one(TableTiles)
        if self.highlighted == 0 and tiles.display:
            tiles.focus()
        else:
            super().action_cursor_up()
