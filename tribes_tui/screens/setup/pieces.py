"""The games to choose from, above the table that is set up."""

from collections.abc import Hashable, Iterable

from textual.geometry import Region, Size

from tribes_tui.screens.home.windows import paint_window
from tribes_tui.widgets.drawing import BOLD, REVERSE, Cells, Drawn, Place, PlaceState, mood_of
from tribes_tui.words.about import About, abouts, players_of
from tribes_tui.words.said import home

LARGE, WIDEST = Size(18, 7), 30
"""A picture; in a wide window it is wider."""
CAP = 3
"""Cells of a game's number, which is its key, and of the blanks around it."""
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
        paint_window(cells, Region(x + 1, y + 1, width - 2, height - 2), place.name)
        foot_ink = p.card_ink if state.is_chosen else p.soft
        cells.put(x + 1, y + height - 1, home.how_many(players=players_of(about)).center(width - 2), foot_ink)

    def _paint_tab(self, cells: Cells, spot: Region, text: str, state: PlaceState) -> None:
        p = cells.palette
        if state.is_chosen:
            cells.put(spot.x, spot.y, text, p.on(p.accent), p.accent, BOLD | REVERSE)
            return
        end = cells.put(spot.x, spot.y, text[:CAP], p.accent, None, BOLD)
        cells.put(end, spot.y, text[CAP:], p.soft)

    def _tabs(self, room: int) -> dict[str, str]:
        """What is written for each game: where not all have room, the longest titles give way."""
        longest = max(len(about.title) for about in self._abouts.values())
        while True:
            titles = [(id, about.title) for id, about in self._abouts.items()]
            cut = [title if len(title) <= longest else f"{title[: longest - 1].rstrip()}…" for _, title in titles]
            tabs = {id: f" {k} {title} " for k, (id, title) in enumerate(zip(self._abouts, cut, strict=True), 1)}
            if longest == 1 or sum(map(len, tabs.values())) <= room:
                return tabs
            longest -= 1
