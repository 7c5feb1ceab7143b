"""The table of saved games: Textual's, with columns for the room there is."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType

from tribes_tui.screens.lists import ListTable, bars, inked
from tribes_tui.screens.saves.collection import LookedBack, SavedGame
from tribes_tui.widgets.drawing import BOLD, Palette, fit, mood_of, words_of
from tribes_tui.words.language import Later
from tribes_tui.words.said import saves as said

WENT = "went"


class TableColumn(NamedTuple):
    """A column: its key, its head, and how wide it is in a narrow window and in a wide one (0: left out)."""

    key: str
    head: Callable[[], str]
    narrow: int
    wide: int


COLUMNS = (
    TableColumn("game", said.game, 24, 17),
    TableColumn("title", said.title, 0, 20),
    TableColumn("with", said.played_with, 15, 18),
    TableColumn("result", said.result, 19, 20),
    TableColumn("when", said.when, 12, 12),
    TableColumn("moves", said.moves, 0, 7),
    TableColumn(WENT, said.went, 9, 14),
)
LONGEST = 16
"""Columns of the longest name of a game."""
DETAILS = 40
"""Columns beside the table in a wide window."""
MIDDLE = 105
"""From so many columns on for itself the table is wide."""
SORTS = ("when", "game", "title", "with", "result", "moves", WENT)
"""The columns in the order in which the table is sorted by them; the first at first."""
FALLING = {"when", "moves", WENT}
"""Sorted from the largest on."""


class GamesTable(ListTable):
    """A row a game. Left and right are the lists' above it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "cursor_up", show=False),
        Binding("enter", "screen.open", show=False),
        Binding("left", "screen.list(-1)", Later(said.list), tooltip=Later(said.list_told), key_display="←→"),
        Binding("right", "screen.list(1)", show=False),
        Binding("k", "cursor_up", show=False),
        Binding("j", "cursor_down", show=False),
    ]

    def __init__(self) -> None:
        super().__init__(cursor_type="row", zebra_stripes=True, cell_padding=0)
        self.sorted_by = SORTS[0]
        self._widths: dict[str, int] = {}

    def set_columns(self, room: int, has_titles: bool) -> None:
        """Those that there is room for; where no game has a title, the results have that room. In a narrow window a game is called by its
        title where it has one: its colour tells which game it is, and so do its details."""
        widths = {one.key: one.wide if room >= MIDDLE else one.narrow for one in COLUMNS}
        room = widths["game"] + widths["title"] + widths["result"]
        self._widths = widths if has_titles else widths | {"title": 0, "game": LONGEST, "result": room - LONGEST}
        self.clear(columns=True)
        for one in COLUMNS:
            if width := self._widths[one.key]:
                mark = "" if one.key != self.sorted_by else " ▼" if one.key in FALLING else " ▲"
                head = f"{one.head()}{mark}"
                self.add_column(f" {head}" if one.key == "game" else head, width=width, key=one.key)

    @property
    def has_title_column(self) -> bool:
        """Whether titles have a column of their own."""
        return self._widths.get("title", 0) > 0

    def fill(
        self, entries: Sequence[SavedGame], known: Mapping[str, LookedBack | None], palette: Palette, at: str
    ) -> None:
        """These games, sorted; the cursor on the one of that name, if it is there; at first on the first that goes on."""
        self.clear()
        ordered = sorted(entries, key=lambda entry: _key(entry, known.get(entry.name), self.sorted_by))
        if self.sorted_by in FALLING:
            ordered.reverse()
        for entry in ordered:
            cells = self.cells(entry, known.get(entry.name), palette)
            shown = [cells[key] for key, width in self._widths.items() if width]
            self.add_row(*shown, key=entry.name)
        wanted = (k for k, entry in enumerate(ordered) if (entry.name == at if at else entry.is_open))
        self.move_cursor(row=next(wanted, 0), animate=False)

    def cells(self, entry: SavedGame, back: LookedBack | None, palette: Palette) -> dict[str, Text]:
        """What stands in each column."""
        tone = f"{mood_of(entry.summary.game)}-accent"
        ink, soft = inked(palette, "ink"), inked(palette, "soft")
        result = entry.result if len(entry.result) < self._widths["result"] else entry.brief
        cells = {
            "game": Text(f" {entry.game if self.has_title_column else entry.called}", inked(palette, tone, BOLD)),
            "title": Text(entry.title, ink),
            "with": Text(entry.company, ink),
            "result": Text(result, inked(palette, entry.role, BOLD if entry.is_open else 0)),
            "when": Text(entry.when, soft),
            "moves": Text(f"{entry.summary.moves:>5}", soft),
        }
        cut = {key: _cut(text, self._widths[key]) for key, text in cells.items() if self._widths[key]}
        if back is None or not back.lead:
            return cut | {WENT: Text()}
        last = entry.role if entry.role != "ink" else tone
        return cut | {WENT: bars(back.lead, self._widths[WENT] - 1, palette, tone, last)}

    def tell(self, entry: SavedGame, back: LookedBack | None, palette: Palette) -> None:
        """Show what has become known of a game, if it is in the table."""
        if entry.name in self.rows:
            cells = self.cells(entry, back, palette)
            for key in ("result", WENT):
                self.update_cell(entry.name, key, cells[key])

    async def on_click(self, event: events.Click) -> None:
        """A double click opens the game."""
        if event.chain == 2 and event.style.meta.get("row", -1) >= 0:
            await self.run_action("screen.open")

    @property
    def under_cursor(self) -> str:
        """The name of the game under the cursor; "" if there is none."""
        if not self.row_count:
            return ""
        return str(self.coordinate_to_cell_key(self.cursor_coordinate).row_key.value)


def _cut(text: Text, width: int) -> Text:
    """With a blank between this column and the next."""
    if len(text.plain) < width:
        return text
    return Text(words_of(fit(((text.plain, ""),), width - 1)), text.style)


def _key(entry: SavedGame, back: LookedBack | None, column: str) -> Any:
    """What a table is sorted by; of equal ones the newest comes first."""
    summary = entry.summary
    newest = -summary.when.timestamp() if column not in FALLING else summary.when.timestamp()
    place = (summary.result or {}).get("ranking", [])
    return {
        "when": summary.when.timestamp(),
        "game": (entry.game.lower(), newest),
        "title": (not summary.title, summary.title.lower(), newest),
        "with": (entry.company.lower(), newest),
        "result": (summary.problem is not None, not entry.is_open, list(place), newest),
        "moves": (summary.moves, newest),
        WENT: (back is not None, back.lead[-1] if back and back.lead else 0.0, newest),
    }[column]
