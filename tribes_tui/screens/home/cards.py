"""The games as cards to sit down at: six side by side, or three in each of two rows, as large as there is room."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from textwrap import wrap

from textual.geometry import Region, Size

from tribes_tui.screens.home.choices import GamesPlayed, HomeChoice, players
from tribes_tui.screens.home.forms import CardsForm, form_for, parts_of
from tribes_tui.screens.home.windows import paint_window
from tribes_tui.theme.moods import mood_of
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.drawing import shapes
from tribes_tui.widgets.drawing.cells import Cells
from tribes_tui.widgets.drawing.drawn import Drawn, Place, PlaceState
from tribes_tui.widgets.drawing.pixels import LOWER
from tribes_tui.words.about import about_of
from tribes_tui.words.said import home


class GameCards(Drawn):
    """A card a game; its places are named as the choices are. Its height is what the cards need."""

    DEFAULT_CSS = "GameCards { height: auto; }"

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
        return form_for(width, viewport.height, len(self._games), self.palette.is_bare).height

    def names(self) -> Iterable[str]:
        """What each card begins."""
        return (game.what for game in self._games)

    def shape(self) -> Hashable:
        """The cards themselves."""
        return self._games, tuple(self._played.items())

    def _form(self) -> CardsForm:
        return form_for(self.size.width, self.screen.size.height, len(self._games), self.palette.is_bare)

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
        title = f"{game.key} {game.label}"
        room = width - 2
        longest = max(len(one.key) + len(one.label) + 1 for one in self._games)
        marks = (
            (f"►{title}◄", f"►{title}", title) if state.is_cursor else (f" {title}",) if longest < room else (title,)
        )
        name = next(text for text in marks if len(text) <= room or text == title)
        shapes.plate(cells, x, spot.y, width, name.ljust(room), face, ink, state)
        shapes.glow(cells, spot.x, spot.bottom, spot.width, state)

    def _accent(self, cells: Cells, game: HomeChoice) -> str:
        return cells.palette.colour(f"{mood_of(game.game or '')}-accent")

    def _band(self, cells: Cells, game: HomeChoice) -> str:
        """The accent; where that is amber, in high contrast, the card's own colour: amber is the cursor's."""
        accent = self._accent(cells, game)
        return cells.palette.card if accent == cells.palette.cursor else accent

    # ---- One card

    def _paint_card(self, cells: Cells, spot: Region, game: HomeChoice, form: CardsForm) -> None:
        palette = cells.palette
        parts = parts_of(spot, form, palette.is_bare)
        shapes.slab(cells, spot, palette.card)
        shapes.shadow(cells, spot)
        if spot.height > 4 and not palette.is_bare:
            self._paint_band(cells, spot, self._band(cells, game))
        if parts.window:
            cells.clip(parts.window)
            paint_window(cells, parts.window, game.game or "")
            cells.clip(None)
        self._paint_words(cells, parts.words, game, form)
        played = self._played.get(game.game or "")
        if played and form.is_grand:
            self._paint_played(cells, parts.words, played, self._accent(cells, game))

    def _paint_band(self, cells: Cells, spot: Region, accent: str) -> None:
        cells.put(spot.x, spot.y, "▟", accent)
        cells.fill(spot.x + 1, spot.y, spot.width - 2, 1, accent)
        cells.put(spot.right - 1, spot.y, "▙", accent)

    def _paint_words(self, cells: Cells, spot: Region, game: HomeChoice, form: CardsForm) -> None:
        """What one does, and at the foot how many may play."""
        palette, about = cells.palette, about_of(game.game or "")
        ink, faint = (palette.ink, palette.soft) if palette.is_bare else (palette.card_ink, palette.card_dim)
        text = "" if about is None else about.sentence if form.is_grand else _sentence(about.short)
        lines = wrap(text, spot.width)
        if about is not None and len(lines) > spot.height - 1:
            lines = wrap(about.card, spot.width)
        foot = spot.bottom - 1 - (4 if form.is_grand else 0)
        how = home.how_many(players=players(game))
        for y, line in enumerate(lines[: foot - spot.y], spot.y):
            self._write(cells, spot, y, line, ink, form)
        self._write(cells, spot, foot, how, faint, form)

    def _write(self, cells: Cells, spot: Region, y: int, text: str, ink: str, form: CardsForm) -> None:
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


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]
