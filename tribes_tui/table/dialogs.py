"""Dialogs over a table: leaving it, its seats, where else its game may be kept, its picture in a file."""

import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Button, Input, OptionList, Static

from rules.bots.levels import LEVELS, offered
from rules.bots.rivals import rivals_of
from saves import SaveError, Store
from saves.place import home
from tribes_tui.display.picture import picture_of, to_svg
from tribes_tui.journey import told
from tribes_tui.journey.stages import JourneyStage, StarStanding
from tribes_tui.play.records import offered as offered_places, store_in
from tribes_tui.play.seat import Seat, taken_over
from tribes_tui.table.frame.screens import BesideScreen
from tribes_tui.widgets.screen.choice import Choice, Value
from tribes_tui.widgets.screen.dialog import Dialog, Item, Items, ListDialog
from tribes_tui.widgets.screen.form import Field, SideBySide, TextLine
from tribes_tui.words.common import Later, capital, fold, sentence
from tribes_tui.words.rivals import bot_called, plays
from tribes_tui.words.said import dialogs as words, forms, journey as said, setup, table as said_table

SAVE, STAY, GO = "save", "stay", "go"
"""What it is dismissed with; None is as staying."""


class LeaveDialog(ListDialog):
    """Asks once, and says why the game isn't saved."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q", "back", show=False)]

    def __init__(self, why: str) -> None:
        ways = [Item(SAVE, words.elsewhere()), Item(STAY, words.stay()), Item(GO, words.leave_now())]
        super().__init__(
            capital(said_table.not_saved()), ways, words.why_leave(why=why.removeprefix(words.not_saved()))
        )


class SeatsScreen(Dialog[list[Seat]]):
    """Dismisses with the new seats, or None."""

    DEFAULT_CSS = "SeatsScreen .buttons { height: 2; padding: 1 0 0 1; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "app.focus_previous", Later(forms.field), tooltip=Later(forms.field_told), key_display="↑↓"),
        Binding("down", "app.focus_next", Later(forms.field), tooltip=Later(forms.field_told)),
        Binding("s", "done", Later(forms.go_on)),
    ]

    def __init__(self, game_id: str, seats: Sequence[Seat]) -> None:
        super().__init__(words.seats(), words.seats_about())
        self._game_id = game_id
        self._seats = list(seats)

    def compose_body(self) -> ComposeResult:
        """A field a seat, and the button to go on."""
        for at, seat in enumerate(self._seats):
            kinds = list(kinds_for(self._game_id, len(self._seats), seat))
            yield Field(capital(seat.name), Choice(capital(seat.name), kinds, seat.level, id=f"seat-{at}"))
        with SideBySide(classes="buttons"):
            yield Button(words.seats_done(), compact=True, action="screen.done")

    def on_choice_turned(self, event: Choice.Turned) -> None:
        """A person, or a bot of some level."""
        at, level = int((event.choice.id or "").removeprefix("seat-")), str(event.value)
        self._seats[at] = taken_over(self._seats[at], level)

    def action_done(self) -> None:
        """Go on with these seats."""
        self.dismiss(self._seats)


def kinds_for(game_id: str, players: int, seat: Seat) -> Iterator[Value]:
    """Who may sit on a seat: a person, and the bots offered in a game of so many, with the one that sits there already;
    the game's rivals."""
    yield Value("", words.person(), setup.person_about())
    for level in dict.fromkeys((*LEVELS, seat.level)):
        if level and level in {*offered(game_id, players), seat.level}:
            yield Value(level, bot_called(level), plays(level))
    for rival in rivals_of(game_id):
        if rival.level != seat.level:
            yield Value(rival.level, rival.name, plays(rival.level))


LONGEST = 200
"""Characters of a folder's name."""


class ElsewhereScreen(Dialog[bool]):
    """Folders to save in; dismisses with True when the game was saved in one."""

    DEFAULT_CSS = "ElsewhereScreen Input { margin-top: 1; }"

    def __init__(self, save_in: Callable[[Store], None], why: str | None) -> None:
        """`save_in` keeps the game there, or raises a `SaveError`; `why` it isn't saved where it was."""
        super().__init__(words.elsewhere(), sentence(why) if why else "")
        self._save_in = save_in
        self._folders = [str(folder) for folder in offered_places()]

    def compose_body(self) -> ComposeResult:
        """Places that have room, and one to be typed."""
        if self._folders:
            yield Items([Item(str(k), folder) for k, folder in enumerate(self._folders)])
        yield TextLine(placeholder=words.another(), max_length=LONGEST, select_on_focus=False)

    def on_key(self, event: events.Key) -> None:
        """A name may be begun on the list."""
        typed = self.query_one(Input)
        if event.is_printable and event.character and not typed.has_focus:
            event.stop()
            typed.focus()
            typed.insert_text_at_cursor(event.character)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Save in one of the places."""
        self._save(self._folders[event.option_index])

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Save in a folder that was typed."""
        if event.value.strip():
            self._save(event.value)

    def _save(self, folder: str) -> None:
        try:
            self._save_in(store_in(folder))
        except SaveError as error:
            self.warn(str(error))
        else:
            self.dismiss(True)


FOLDER = "exports"


def export_table(app: Any, name: str, lines: Sequence[str], folder: Path | None = None) -> Path:
    """Write `name`.txt (the lines) and `name`.svg (what the app shows now); the path without its ending.

    A number is added when there are such files already. Raises `OSError`.
    """
    folder = folder or home() / FOLDER
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    where = _free(folder, name)
    _write(where.with_name(where.name + ".txt"), "\n".join(lines) + "\n")
    _write(where.with_name(where.name + ".svg"), to_svg(picture_of(app), name))
    return where


def _free(folder: Path, name: str) -> Path:
    number, where = 1, folder / name
    while any(where.with_name(where.name + ending).exists() for ending in (".txt", ".svg")):
        number += 1
        where = folder / f"{name}-{number}"
    return where


def _write(path: Path, text: str) -> None:
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
        file.write(text)


ROOM = 70
"""Columns for a file's name in the box; a long one goes on in the next row."""


class WrittenDialog(Dialog[None]):
    """Says which files were written, whole; nothing is left to decide."""

    DEFAULT_CSS = (
        "WrittenDialog .file { padding: 0 1; width: 1fr; height: auto; } WrittenDialog Items { margin-top: 1; }"
    )
    BINDINGS: ClassVar[list[BindingType]] = [Binding("q", "back", show=False)]

    def __init__(self, title: str, about: str, *told: str) -> None:
        """`told`: a file, or what there is to say of one, each."""
        super().__init__(title, about)
        self._told = told

    def compose_body(self) -> ComposeResult:
        """A paragraph each; the way back."""
        for one in self._told:
            yield Static(Content("\n".join(fold(one, ROOM, "  "))), classes="file", markup=False)
        yield Items([Item("close", capital(forms.to_table()))])

    def on_option_list_option_selected(self) -> None:
        """Back to the table."""
        self.dismiss(None)


# ---- Over a table of the journey: what its stars ask for, and how they stand ----------------------


class StarsScreen(BesideScreen[None]):
    """A sentence a star, and below them how they count."""

    DEFAULT_CSS = """
    StarsScreen Static { margin: 0 1; }
    StarsScreen .soft { margin: 1 1 0 1; }
    """

    def __init__(self, stage: JourneyStage, found: Sequence[StarStanding], mood: str) -> None:
        super().__init__(told.title(stage), mood)
        ways = [told.way_of(stage, star, one) for star, one in zip(stage.stars, found, strict=True)]
        self._lines = [
            f"{told.sign_of(way)} {line}" for way, line in zip(ways, told.stars_now(stage, found), strict=True)
        ]

    def compose_body(self) -> ComposeResult:
        """All of it."""
        for line in self._lines:
            yield Static(line, markup=False)
        yield Static(said.signs(), classes="soft", markup=False)
        yield Static(f"{said.how_stars()} {said.help_costs()}", classes="soft", markup=False)
