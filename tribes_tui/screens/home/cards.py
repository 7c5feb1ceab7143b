"""What one can choose at home: the games as cards, as large as there is room for, and everything else as caps with words."""

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from itertools import accumulate
from textwrap import wrap
from typing import NamedTuple

from textual.geometry import Region, Size

from tribes_tui.screens.home.choices import GO_ON, GamesPlayed, HomeChoice, players
from tribes_tui.screens.home.windows import paint_window
from tribes_tui.widgets.drawing import BOLD, LOWER, REVERSE, Cells, Drawn, Place, PlaceState, Showing, mood_of, shapes
from tribes_tui.words.about import about_of
from tribes_tui.words.said import home


class GameCards(Drawn):
    """A card a game; its places are named as the choices are. Its height is what the cards need."""

    DEFAULT_CSS = "GameCards { height: auto; }"
    spare = 0
    """Rows that home uses for other things, where these have them."""

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._games: tuple[HomeChoice, ...] = ()
        self._played: Mapping[str, GamesPlayed] = {}

    def show(self, games: Sequence[HomeChoice], played: Mapping[str, GamesPlayed]) -> None:
        """The games to begin, and what has been played of each, by the game's id."""
        self._games, self._played = tuple(games), played
        self.changed()

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many rows as the cards take with their shadows."""
        return form_for(width, viewport.height + self.spare, len(self._games), self.palette.is_bare).height

    def names(self) -> Iterable[str]:
        """What each card begins."""
        return (game.what for game in self._games)

    def shape(self) -> Hashable:
        """The cards themselves."""
        return self._games, tuple(self._played.items())

    def _form(self) -> "CardsForm":
        height = self.screen.size.height + self.spare
        return form_for(self.size.width, height, len(self._games), self.palette.is_bare)

    def lay(self, cells: Cells) -> Iterable[Place]:
        """Cards from left to right, row by row; only the plate with the title changes afterwards."""
        form = self._form()
        for game, spot in zip(self._games, form.spots(cells.width), strict=True):
            self._paint_card(cells, spot, game, form)
            extent = Region(spot.x, spot.y, spot.width, spot.height + 1)
            yield Place(game.what, spot, extent)

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """The plate with the title, and the pointer below."""
        game = next(game for game in self._games if game.what == place.name)
        palette, spot = cells.palette, place.region
        x, width = parts_of(spot, self._form(), palette.is_bare).plate
        face = palette.card if spot.height == 4 else self._band(cells, game)
        ink = palette.card_ink if spot.height == 4 else palette.on(face)
        title, room = f"{game.key} {game.label}", width - 2
        longest = max(len(one.key) + len(one.label) + 1 for one in self._games)
        marks = (
            (f"►{title}◄", f"►{title}", title) if state.is_cursor else (f" {title}",) if longest < room else (title,)
        )
        name = next(text for text in marks if len(text) <= room or text == title)
        if palette.is_bare:  # the frame's line goes on behind the name
            name = f"{name} ".ljust(room, "─")[:room]
        shapes.plate(cells, x, spot.y, width, name.ljust(room), face, ink, state)
        shapes.glow(cells, spot.x, spot.bottom, spot.width, state)

    def _accent(self, cells: Cells, game: HomeChoice) -> str:
        return cells.palette.colour(f"{mood_of(game.game or '')}-accent")

    def _band(self, cells: Cells, game: HomeChoice) -> str:
        """The accent; where that is amber, in high contrast, the card's own colour: amber is the cursor's."""
        accent = self._accent(cells, game)
        return cells.palette.card if accent == cells.palette.cursor else accent

    # ---- One card

    def _paint_card(self, cells: Cells, spot: Region, game: HomeChoice, form: "CardsForm") -> None:
        palette = cells.palette
        parts = parts_of(spot, form, palette.is_bare)
        shapes.slab(cells, spot, palette.card, self._band(cells, game) if spot.height > 4 else "")
        shapes.shadow(cells, spot)
        if parts.window:
            paint_window(cells, parts.window, game.game or "")
        self._paint_words(cells, parts.words, game, form)
        played = self._played.get(game.game or "")
        if played and form.is_grand:
            self._paint_played(cells, parts.words, played, self._accent(cells, game))

    def _paint_words(self, cells: Cells, spot: Region, game: HomeChoice, form: "CardsForm") -> None:
        """What one does, and at the foot how many may play."""
        palette, about = cells.palette, about_of(game.game or "")
        ink, faint = (palette.ink, palette.soft) if palette.is_bare else (palette.card_ink, palette.card_dim)
        text = "" if about is None else about.sentence if form.is_grand else (about.short[:1].upper() + about.short[1:])
        lines = wrap(text, spot.width)
        if about is not None and len(lines) > spot.height - 1:
            lines = wrap(about.card, spot.width)
        foot = spot.bottom - 1 - (4 if form.is_grand else 0)
        how = home.how_many(players=players(game))
        for y, line in enumerate(lines[: foot - spot.y], spot.y):
            self._write(cells, spot, y, line, ink, form)
        self._write(cells, spot, foot, how, faint, form)

    def _write(self, cells: Cells, spot: Region, y: int, text: str, ink: str, form: "CardsForm") -> None:
        x = spot.x + (spot.width - len(text)) // 2 if form.is_upright else spot.x
        cells.put(x, y, text, ink)

    def _paint_played(self, cells: Cells, spot: Region, played: GamesPlayed, accent: str) -> None:
        """How many games, how many won, and a bar for the points of each of the last ones."""
        palette = cells.palette
        ink = palette.ink if palette.is_bare else palette.card_ink
        cells.put(spot.x, spot.bottom - 3, home.won_of(won=played.won, games=played.games), ink)
        points = played.points[-spot.width :]
        low, high = min((0, *points)), max((0, *points))
        for x, value in enumerate(points, spot.x):
            level = 1 + round(7 * (value - low) / max(1, high - low))
            cells.put(
                x, spot.bottom - 2, LOWER[level], palette.lighter(accent, -0.14 if palette.is_dark else 0), None, BOLD
            )


def beside(spots: Mapping[str, Region], here: str, direction: str) -> str:
    """What one comes to from there: along a row, or in the next row where it is nearest; after the last comes the first."""
    rows, spot = sorted({one.y for one in spots.values()}), spots[here]
    by = 1 if direction in ("right", "down") else -1
    along = direction in ("left", "right")
    y = spot.y if along else rows[(rows.index(spot.y) + by) % len(rows)]
    names = [name for name, one in spots.items() if one.y == y]
    return (
        names[(names.index(here) + by) % len(names)]
        if along
        else min(names, key=lambda name: _apart(spots[name], spot))
    )


def _apart(one: Region, other: Region) -> int:
    return abs(2 * one.x + one.width - 2 * other.x - other.width)


# ---- How the cards of the games stand in a window of some size, and where the parts of a card lie -----


PER_ROW = 3
"""Cards side by side where they stand in two rows."""


class CardsForm(NamedTuple):
    """How many cards there are, how many in a row, the size of one, and cells from one to the next."""

    cards: int
    per_row: int
    size: Size
    pitch: tuple[int, int]
    gap: int = 0
    """Rows of felt below, where there is room."""

    @property
    def is_upright(self) -> bool:
        """Whether the words stand under the picture, not beside it."""
        return self.per_row > PER_ROW

    @property
    def is_grand(self) -> bool:
        """Whether there is room for the pieces at full size and for what has been played."""
        return not self.is_upright and self.size.height >= 14

    @property
    def height(self) -> int:
        """Rows of all cards with their shadows."""
        rows = -(-self.cards // self.per_row)
        return max(1, (rows - 1) * self.pitch[1] + self.size.height + 1 + self.gap)

    def spots(self, width: int) -> Iterator[Region]:
        """Where each card lies in a piece of that width."""
        across = (min(self.per_row, self.cards) - 1) * self.pitch[0] + self.size.width
        left = max(0, (width - across) // 2)
        for k in range(self.cards):
            row, column = divmod(k, self.per_row)
            yield Region(left + column * self.pitch[0], row * self.pitch[1], *self.size)


def form_for(width: int, screen_height: int, count: int, is_bare: bool) -> CardsForm:
    """The largest cards for a window of that size; where there is no colour and so no picture, low ones."""
    if not is_bare and 114 <= width < 190 and screen_height >= 38 and 0 < count <= 6:
        pitch, height = (width - 4) // count, 12 if screen_height < 48 else 16
        return CardsForm(count, count, Size(pitch - 1, height), (pitch, height + 1), 1)
    pitch = (width - 1) // PER_ROW
    if not is_bare and width >= 190 and screen_height >= 54:
        return CardsForm(count, PER_ROW, Size(64, 14), (66, 16), 1)
    height = 8 if screen_height >= 38 else 6 if screen_height >= 28 else 4
    return CardsForm(
        count, PER_ROW, Size(pitch - (1 if height == 4 else 2), height), (pitch, height + 1), int(height == 8)
    )


class CardParts(NamedTuple):
    """Of a card: the plate with its title (column and width), the look at the table (empty: none), the words."""

    plate: tuple[int, int]
    window: Region
    words: Region


def parts_of(spot: Region, form: "CardsForm", is_bare: bool) -> CardParts:
    """Where the parts of a card lie; where there is no colour there is no look at the table."""
    x, y, width, height = spot
    if is_bare:
        return CardParts((x, width), Region(), Region(x + 2, y + 1, width - 4, height - 2 + (height == 4)))
    if form.is_upright:
        return CardParts(
            (x, width), Region(x + 1, y + 1, width - 2, height - 6), Region(x + 1, y + height - 4, width - 2, 4)
        )
    if height == 4:
        window = Region(x, y, 7 if width >= 25 else 0, 4)
        left = window.right if window else x
        return CardParts((left - 1, x + width - left + 1), window, Region(left + 1, y + 1, x + width - left - 2, 3))
    across = 44 if form.is_grand else min(width - 19, 2 * height)
    window = Region(x + 1, y + 1, across, height - 2)
    return CardParts(
        (x, 24 if form.is_grand else width),
        window,
        Region(window.right + 1, y + 1, x + width - window.right - 2, height - 2),
    )


# ---- Everything on the home screen that is no game, as caps with words in as many rows as it takes ----


ROOMY = 38
"""Rows of a screen that has some to spare."""


class Commands(Showing[tuple[HomeChoice, ...]]):
    """A place a command, named as the choices are."""

    DEFAULT_CSS = "Commands { height: auto; }"
    shown: tuple[HomeChoice, ...] = ()

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many rows as they take."""
        return max((spot.bottom for _, spot in self._spots(width, viewport.height)), default=1)

    def names(self) -> Iterable[str]:
        """What each of them does."""
        return (command.what for command in self.shown)

    def _spots(self, width: int, screen_height: int) -> Iterator[tuple[HomeChoice, Region]]:
        """Row by row, one below the other in as many columns as there is room for. What goes on with a game has a row of its own above the
        others, which keep their order and their columns."""
        always = [one for one in self.shown if one.what != GO_ON]
        top, columns = (1 if screen_height >= ROOMY else 0), max(1, len(always))
        while columns > 1 and sum(_widths(always, columns)) > width - 1:
            columns -= 1
        columns = -(-len(always) // -(-len(always) // columns)) if always else 1
        edges = [*accumulate(_widths(always, columns), initial=1)]
        for command in self.shown[: len(self.shown) - len(always)]:
            yield command, Region(1, top, _length(command) - 1, 1)
            top += 1
        for k, command in enumerate(always):
            yield command, Region(edges[k % columns], top + k // columns, _length(command) - 1, 1)

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The caps."""
        palette = cells.palette
        for command, spot in self._spots(cells.width, self.screen.size.height):
            cap = palette.mix(palette.panel, palette.ink, 0.16)
            cells.put(spot.x, spot.y, f" {command.key} ", palette.ink, cap, BOLD | REVERSE)
            yield Place(command.what, spot, spot)

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """The words, amber under the cursor."""
        palette, (x, y, _, _) = cells.palette, place.region
        command = next(command for command in self.shown if command.what == place.name)
        x += len(command.key) + 2
        if state.is_cursor:
            cells.put(x, y, f"►{command.label}◄", palette.dark_ink, palette.cursor, BOLD | REVERSE)
        else:
            cells.put(x, y, f" {command.label} ", palette.soft)


def _widths(commands: Sequence[HomeChoice], columns: int) -> list[int]:
    """Of so many columns."""
    return [max(map(_length, commands[k::columns]), default=0) for k in range(columns)]


def _length(command: HomeChoice) -> int:
    """The cap, the words, a blank beside each, and one more."""
    return len(command.key) + len(command.label) + 5
