"""The page of all keys: in groups with headings, side by side where there is room, with what each does as far as all of it fits."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from itertools import combinations, pairwise, zip_longest
from typing import ClassVar, NamedTuple

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.geometry import Region, Size

from tribes_tui.display.targets import DIRECTIONS
from tribes_tui.profile.keymap import COMMANDS, WALKING
from tribes_tui.table.board.scene import Command
from tribes_tui.table.choice.keys import COMMAND_NAMES, GIVE_WAY, Keys
from tribes_tui.table.frame.screens import BesideScreen
from tribes_tui.widgets.drawing import BOLD, REVERSE, Cells, Drawn, Line, Place, fold, shapes, words_of
from tribes_tui.words.common import Later, fold as texts
from tribes_tui.words.said import help as said


class KnownKey(NamedTuple):
    """Keys that do the same, as their caps are written, what that is in a word or two, and as a sentence."""

    caps: tuple[str, ...]
    title: str
    about: str = ""
    is_cap: bool = True
    """Whether they are keys of the keyboard."""


class KeyGroup(NamedTuple):
    """Keys under a heading."""

    title: str
    known: Sequence[KnownKey]


GROUPS = {
    said.of_turn: ("choose", "next", "previous", "back", "jump", "undo", "redo"),
    said.of_help: ("what", "signs", "hint", "rules", "say", "palette"),
    said.of_past: ("since", "log"),
}
"""Headings of a table's commands, and the commands below them; the rest is of the table."""


def all_keys(
    keys: Keys,
    own: Iterable[Command] = (),
    directions: Mapping[str, str] | None = None,
    going: Sequence[str] = (),
    game: str = "",
) -> list[KeyGroup]:
    """Every command that has keys; `own` are those of the `game`, `directions` its keys that walk, `going` those that go to a place and
    are not a command's.

    A key that the game takes does nothing else.
    """
    commands = {key for name, some in keys.items() if name not in GIVE_WAY for key in some}
    ways = {key: way for key, way in (directions or {}).items() if way in DIRECTIONS}
    columns = [key for key in directions or () if key not in ways]
    walking = [
        KnownKey(_together([keys[way][0] for way in WALKING if way in keys]), said.walk()),
        KnownKey(_together([*ways]), said.walk_to(ways=", ".join(said.way(way=way) for way in ways.values()))),
        KnownKey((f"{columns[0]}-{columns[-1]}",) if columns else (), said.to_column()),
        KnownKey(_together([key for key in going if key not in commands]), said.go()),
        KnownKey((said.at_things(),), said.at_things_means(), is_cap=False),
        KnownKey((said.mouse(),), said.mouse_means(), is_cap=False),
    ]
    games = [KnownKey(tuple(one.key.split()), one.label) for one in own if one.name not in COMMAND_NAMES]
    taken = {*(directions or ()), *(key for one in games for key in one.caps)}
    named = {
        known.name: KnownKey(
            tuple(key for key in keys.get(known.name, ()) if key not in taken), str(known.title), str(known.text)
        )
        for known in COMMANDS
    }
    grouped = [KeyGroup(title(), [named.pop(name) for name in names]) for title, names in GROUPS.items()]
    turn, *others = grouped
    found = [
        KeyGroup(turn.title, [*walking, *turn.known]),
        KeyGroup(game, games),
        *others,
        KeyGroup(said.of_table(), [*named.values()]),
    ]
    return [KeyGroup(title, [one for one in known if one.caps]) for title, known in found if any(k.caps for k in known)]


def _together(caps: Sequence[str]) -> tuple[str, ...]:
    """Keys that walk: arrows as one cap."""
    return ("".join(caps),) if caps and all(len(cap) == 1 and not cap.isalpha() for cap in caps) else tuple(caps)


# ---- How they are laid out -----------------------------------------------------------------------------


NARROWEST, MOST, GAP = 34, 3, 3
"""Cells that a column of the page needs, how many there are at most, and the cells between two."""
WIDEST_CAPS = 12
"""Cells for caps, one below the other where there are more."""

Caps = Sequence[str]
Row = tuple[Caps, Line, bool]
"""What stands in front, words, and whether that in front are keys of the keyboard."""


class KeyColumns(NamedTuple):
    """Groups in columns of so many cells, with their sentences or without, and the rows between two groups."""

    columns: Sequence[Sequence[KeyGroup]]
    width: int
    is_told: bool
    parted: int

    @property
    def height(self) -> int:
        """Rows of the highest column."""
        heights = [sum(len(rows) + self.parted for rows in self.rows(column)) - self.parted for column in self.columns]
        return max(heights, default=0)

    def rows(self, column: Sequence[KeyGroup]) -> list[list[Row]]:
        """Group by group: its heading, then its keys beside their words."""
        begin = self.begin(column)
        return [
            [
                ((), ((group.title, "accent", BOLD),), True),
                *(row for one in group.known for row in self._rows(one, begin)),
            ]
            for group in column
        ]

    def begin(self, column: Sequence[KeyGroup]) -> int:
        """Where the words of a column begin."""
        return 1 + max(_width(caps) for group in column for one in group.known for caps in _stacked(one))

    def _rows(self, one: KnownKey, begin: int) -> list[Row]:
        about = f"  {one.about}" if one.about and self.is_told else ""
        lines = fold(((one.title, "ink", BOLD if one.about else 0), (about, "soft")), self.width - begin)
        return [(caps, line, one.is_cap) for caps, line in zip_longest(_stacked(one), lines, fillvalue=())]


def _stacked(one: KnownKey) -> list[Caps]:
    """Its caps, as many in each row as there is room for."""
    if not one.is_cap:
        return [(text,) for text in texts(one.caps[0], WIDEST_CAPS, "")]
    rows: list[list[str]] = [[]]
    for cap in one.caps:
        if rows[-1] and _width([*rows[-1], cap]) > WIDEST_CAPS:
            rows.append([])
        rows[-1].append(cap)
    return [*rows]


def _width(caps: Caps) -> int:
    return sum(len(cap) + 3 for cap in caps) - 1


def layout_of(groups: Sequence[KeyGroup], size: Size, tells: bool = False) -> KeyColumns:
    """The one that fits with most to read, in few wide columns; where none does, the lowest without sentences, or with them if it `tells`."""
    most = max(1, min(MOST, len(groups), size.width // NARROWEST))
    lowest = [
        min(
            (KeyColumns(ways, (size.width + GAP) // columns - GAP, is_told, parted) for ways in _ways(groups, columns)),
            key=lambda one: one.height,
        )
        for is_told, parted in (((True, 1),) if tells else ((True, 1), (True, 0), (False, 1), (False, 0)))
        for columns in range(min(2, most), most + 1)
    ]
    return next((one for one in lowest if one.height <= size.height), lowest[-1])


def _ways(groups: Sequence[KeyGroup], columns: int) -> Iterable[Sequence[Sequence[KeyGroup]]]:
    for cuts in combinations(range(1, len(groups)), columns - 1):
        yield [groups[begin:end] for begin, end in pairwise((0, *cuts, len(groups)))]


class KeyTable(Drawn):
    """All of them, drawn; no place on it can be chosen."""

    DEFAULT_CSS = "KeyTable { height: auto; }"

    def __init__(self, groups: Sequence[KeyGroup]) -> None:
        super().__init__()
        self._groups = groups

    _tells = False
    """Whether each has its sentence, though it takes more pages."""

    def tell(self) -> None:
        """Each with its sentence."""
        self._tells = True
        self.refresh(layout=True)
        self.changed()

    @property
    def is_told(self) -> bool:
        """Whether each has its sentence."""
        return self.layout_in(self.size.width).is_told if self.size else True

    def layout_in(self, width: int) -> KeyColumns:
        """How they lie in the window as it is."""
        return layout_of(self._groups, Size(width, self.app.size.height - 3), self._tells)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many rows as that takes."""
        return self.layout_in(width).height

    def shape(self) -> Hashable:
        """The rows that the window has."""
        return self.app.size.height, self._tells

    def lay(self, cells: Cells) -> Iterable[Place]:
        """Column by column."""
        layout = self.layout_in(cells.width)
        for k, column in enumerate(layout.columns):
            x, y, begin = k * (layout.width + GAP), 0, layout.begin(column)
            for rows in layout.rows(column):
                shapes.heading(cells, Region(x, y, layout.width, 1), words_of(rows[0][1]))
                for at, (caps, line, is_cap) in enumerate(rows[1:], y + 1):
                    _paint_caps(cells, x, at, caps, is_cap)
                    cells.parts(x + begin, at, line)
                y += len(rows) + layout.parted
        return ()


def _paint_caps(cells: Cells, x: int, y: int, caps: Caps, is_cap: bool) -> None:
    p = cells.palette
    for cap in caps:
        if is_cap:
            x = cells.put(x, y, f" {cap} ", p.ink, p.cap, BOLD | REVERSE) + 1
        else:
            cells.put(x, y, cap, p.soft)


class KeysScreen(BesideScreen[None]):
    """All keys of a screen, over its whole width."""

    DEFAULT_CSS = """
    KeysScreen #panel { width: 100%; height: auto; max-height: 100%; margin: 0; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "back", show=False),
        Binding("space", "tell", Later(said.each_key), tooltip=Later(said.each_key_told), key_display="Space"),
        Binding("space,pagedown", "page(1)", show=False),
    ]

    def __init__(self, groups: Sequence[KeyGroup], mood: str = "dusk") -> None:
        super().__init__(said.keys(), mood)
        self._groups = groups

    def compose_body(self) -> ComposeResult:
        """The page."""
        yield KeyTable(self._groups)

    def lie_beside(self, *about: Region) -> None:
        """It has the whole width."""

    def action_tell(self) -> None:
        """Each key with its sentence, though it takes more pages."""
        for table in self.query(KeyTable):
            table.tell()
        self.refresh_bindings()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """As long as they are not told."""
        if action == "tell":
            return not all(table.is_told for table in self.query(KeyTable))
        return super().check_action(action, parameters)
