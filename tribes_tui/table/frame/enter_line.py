"""The lines below a table: what Enter does, the keys, the buttons for what has no place."""

from collections.abc import Hashable, Iterable, Sequence
from itertools import product

from textual import events
from textual.geometry import Region, Size
from textual.message import Message

from tribes_tui.table.board.scene import WARNING, Command
from tribes_tui.table.frame.prompt_row import HAS_LOG
from tribes_tui.widgets.drawing import BOLD, MORE, REVERSE, Cells, Drawn, Place, PlaceState, Words, button, to_clause
from tribes_tui.widgets.screen.top_screen import GAP, Key, KeyLine, fitting
from tribes_tui.words.common import colon, key_name, semicolon
from tribes_tui.words.said import help as said_help

SINCE = "since"
"""The command that shows what happened."""
ARROWS = "←↑↓→"
"""Begins the keys that walk where letters go to places, too."""
OWN = "game:"
"""Begins the commands of a game's own."""
ENTER = "Enter"
"""The key that chooses where nobody has another."""


FAINT = "faint"
"""The role of a line that says what the key will do in a moment, and doesn't yet."""


class EnterLine(Words):
    """The last row but one: the key, and what it would do; or what there is to know, in its colour."""

    INKS = {"bad": "danger", WARNING: "danger", "good": "gain", "new": "accent", FAINT: "dim"}

    _said: tuple[bool, tuple[str, ...], tuple[str, ...], str] = (False, ("",), (), "")

    def show(
        self, is_enter: bool, line: str, gain: str, role: str, briefer: Sequence[str] = (), brief_gain: str = ""
    ) -> None:
        """Say this from now on; `briefer` says the same in fewer words, from long to short; `brief_gain` what is gained, and then never
        without what it is gained by."""
        self._said = is_enter, (line, *briefer), tuple(filter(None, (gain, brief_gain))), role
        self.changed()

    @property
    def _cap(self) -> str:
        """The key that chooses, as the person has it."""
        key_of = getattr(self.screen, "key_name", None) if self.is_attached else None
        return (key_of("choose") if key_of is not None else "") or key_name(ENTER)

    def look(self, name: str) -> Hashable:
        """All of it."""
        return self._said, self._cap

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """A cap in amber where that key would do something; the longest line that leaves room for the gain, or for the loss, else for itself.

        Words as a gain are joined by a colon, behind another one by a semicolon; numbers (`+3 points`) stand for themselves.
        """
        p, (is_enter, lines, gains, role) = self.palette, self._said
        x = 1
        if is_enter:
            x = cells.put(x, 0, self._cap, p.dark_ink, p.cursor, BOLD | REVERSE) + 1
        elif role == FAINT:
            x = cells.put(x, 0, self._cap, p.colour(self.INKS[FAINT])) + 1
        room = cells.width - 1 - x
        pairs = [(one, gain, _joint(one, gain)) for gain in gains for one in lines]
        line, gain, joint = next((pair for pair in pairs if len("".join(pair)) <= room), ("", "", ""))
        if not line and len(gains) > 1:
            gain = pairs[-1][1]
            line = to_clause(min(lines, key=len), room - len(colon() + gain))
            joint = _joint(line, gain)
        has_gain = bool(line)
        line = line or _told(lines, room)
        x = cells.put(x, 0, line + joint.rstrip() if has_gain else line, p.colour(self.INKS.get(role, "ink")))
        if has_gain:
            cells.put(x + 1, 0, gain, p.danger if role == "bad" else p.gain, None, BOLD)


def _joint(line: str, gain: str) -> str:
    if not gain[:1].isalpha():
        return " "
    return semicolon() if colon() in line else colon()


def _told(lines: Sequence[str], room: int) -> str:
    """The longest line that there is room for; before one that drops all that follows from a choice comes what of that goes in."""
    line = next((one for one in lines if len(one) <= room), "")
    if not line:
        return to_clause(lines[-1], room)
    whole = next((one for one in lines if one.startswith(line + colon())), line)
    cut = to_clause(whole, room)
    return cut if len(cut) > len(line + colon() + MORE) else line


class TableKeys(KeyLine):
    """The last row: the commands that work now, as caps."""

    class Pressed(Message):
        """A key was clicked: its command is wanted."""

        def __init__(self, command: str) -> None:
            super().__init__()
            self.command = command

    NEEDED = ("hint", "step_before", "skip", "what", "rules", "leave")
    """What gives way last, however much has happened: a hint, the steps of a lesson, help, which lists all keys, the rules, and the way
    out, which never does; and keys that only go somewhere while they do, and those of the game."""
    LISTED = (*NEEDED, "log")
    """For these keys have their brief words before any of them gives way."""

    _short_news: tuple[str, ...] = ()

    def show(self, commands: Sequence[Command], short_news: Sequence[str] = ()) -> None:
        """These, the most needed first; `short_news`: what others did, in ever fewer words, for where there is no log."""
        keys = tuple(Key(command.name, command.key, command.label, command.brief) for command in commands)
        if (keys, tuple(short_news)) != (self._keys, self._short_news):
            self._keys, self._short_news = keys, tuple(short_news)
            self.changed()

    def offer(self, commands: Sequence[Command]) -> None:
        """These, and the same news."""
        self.show(commands, self._short_news)

    def shape(self) -> Hashable:
        """The short news push keys away."""
        return super().shape(), self._short_news

    def fitting(self, width: int) -> Sequence[Key]:
        """As many as there is room for; in a window too small for a log what has happened comes before most of them."""
        since = next((key for key in self._keys if key.key == SINCE), None)
        if since is None or width >= HAS_LOG:
            return self._in_brief(width)
        others = [key for key in self._keys if key is not since]
        needed = [
            key for key in others if key.key in self.NEEDED or key.cap.startswith(ARROWS) or key.key.startswith(OWN)
        ]
        texts = [said_help.news(what=what) for what in self._short_news]
        for (keys, must), text in product(((others, needed), (needed, needed)), texts):
            told = since._replace(words=text)
            kept = fitting(keys, width - told.width - GAP)
            if {*must} <= {*kept}:
                return [*kept, told]
        return self._in_brief(width)

    def _in_brief(self, width: int) -> Sequence[Key]:
        """In full as long as all that are needed have room, then in brief."""
        kept = fitting(self._keys, width)
        if {key.key for key in self._keys if key.key in self.LISTED} <= {key.key for key in kept}:
            return kept
        return fitting([key._replace(words=key.brief or key.words) for key in self._keys], width)

    def read(self) -> None:
        """The table tells; bindings are not asked."""

    def on_click(self, event: events.Click) -> None:
        """Press the key."""
        event.prevent_default()
        name = self.place_at(event.offset)
        if name:
            event.stop()
            self.post_message(self.Pressed(name.removeprefix("key:")))


class Choices(Drawn):
    """Buttons for what can be chosen and lies on no piece, in as many rows as they need."""

    DEFAULT_CSS = "Choices { height: auto; }"
    GAP = 1

    pieces: dict[str, str] = {}

    def show(self, words: dict[str, str]) -> None:
        """These: the name of each, and what it says."""
        if words != self.pieces:
            is_other = self._rows(self.size.width, words) != self._rows(self.size.width, self.pieces)
            self.pieces = words
            if is_other:
                self.refresh(layout=True)
            self.changed()

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """A row for as many as go side by side."""
        return self._rows(width, self.pieces)

    def _rows(self, width: int, words: dict[str, str]) -> int:
        return max((row + 1 for _, row, _ in self._spots(width, words)), default=0)

    def _spots(self, width: int, words: dict[str, str]) -> Iterable[tuple[int, int, str]]:
        """Column, row and name of each."""
        x, row = 1, 0
        for name, text in words.items():
            room = len(text) + 4
            if x + room > width and x > 1:
                x, row = 1, row + 1
            yield x, row, name
            x += room + self.GAP

    def shape(self) -> Hashable:
        """Which there are, and how long each is."""
        return tuple((name, len(text)) for name, text in self.pieces.items())

    def lay(self, cells: Cells) -> Iterable[Place]:
        """Side by side."""
        for x, row, name in self._spots(cells.width, self.pieces):
            spot = Region(x, row, min(len(self.pieces[name]) + 4, cells.width - x), 1)
            yield Place(name, spot, spot)

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """A name plate with round ends."""
        button(cells, place.region, self.pieces[place.name], state)
