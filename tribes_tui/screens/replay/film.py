"""A film of a recorded game: what of it is asked for, made by a program of its own, so that the screen goes on; and what it shows."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from textual.app import App, ComposeResult
from textual.binding import ActiveBinding, Binding, BindingType
from textual.geometry import Size
from textual.widgets import Static

from saves import Recording
from saves.place import home
from tribes_tui.display.picture import Frame, ScreenPicture, picture_of
from tribes_tui.play.records import Notes
from tribes_tui.screens.replay.seen import SeenGame
from tribes_tui.screens.replay.shown import ShownReplay
from tribes_tui.theme.built_in import OFFERED
from tribes_tui.widgets.screen.dialog import Item, ListDialog
from tribes_tui.words.language import Later
from tribes_tui.words.said import common, replay as said

if TYPE_CHECKING:
    from textual.pilot import Pilot


class Part(NamedTuple):
    """Moves of a game: the table is shown as it was after `first` of them, and so on until after `last`."""

    first: int
    last: int
    hides_names: bool = False


def parts(seen: SeenGame, number: int, round_word: str) -> dict[str, Part]:
    """What can be filmed, as it is called, at the position after `number` moves: its turn, its round, the game."""
    named = {
        said.film_turn(): part_around(seen.turn_ends, number, len(seen)),
        said.film_round(round=round_word): part_around(seen.rounds, number, len(seen)),
        said.film_game(): Part(0, len(seen)),
    }
    return {name: part for name, part in named.items() if part.last > part.first}


def part_around(ends: Sequence[int], number: int, moves: int) -> Part:
    """From the last of these ends before the move that was made last to the next one."""
    first = max((end for end in ends if end < number), default=0)
    return Part(first, min((end for end in ends if end >= max(number, 1) and end > first), default=moves))


class FilmDialog(ListDialog):
    """Which part of a game is to be filmed, and whether people are called by their names in it."""

    DEFAULT_CSS = "FilmDialog .told { height: auto; padding: 1 1 0 1; width: 1fr; } FilmDialog #into { padding: 0 1; }"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("n", "names", Later(said.film_names))]
    hides_names = False

    def __init__(self, parts: Mapping[str, Part], mood: str) -> None:
        items, wide = list[Item](), max(map(len, parts)) + 3
        for name, part in parts.items():
            moves = said.film_moves(number=part.last - part.first, first=part.first + 1, last=part.last)
            long = said.film_lasts(
                seconds=part.last - part.first + LAST, minutes=round((part.last - part.first + LAST) / 60)
            )
            items.append(Item(name, f"{name:{wide}}{moves:22}{long:>20}"))
        super().__init__(said.film_which(), items)
        self.mood = mood

    def compose_body(self) -> ComposeResult:
        """Below what can be filmed, whether with names, and where the film will be."""
        yield from super().compose_body()
        yield Static(said.film_called(are_hidden=False), id="names", classes="told", markup=False)
        yield Static(said.film_into(folder=str(folder())), id="into", classes="told", markup=False)

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The keys that choose say what comes of it."""
        make = said.film_make()
        return {
            key: one._replace(binding=replace(one.binding, description=make)) if one.binding.action == "select" else one
            for key, one in super().active_bindings.items()
        }

    def action_names(self) -> None:
        """With them or without."""
        self.hides_names = not self.hides_names
        self.query_one("#names", Static).update(said.film_called(are_hidden=self.hides_names))


LEAST, MOST = Size(80, 24), Size(300, 100)
"""Of a film."""
SVG = ".svg"


def folder() -> Path:
    """Where a person's films are."""
    return home() / "films"


async def filmed(record: Path, part: Part, seat: int | None, window: Size) -> str:
    """Film it, in a window as large as this one as far as films may be, into the person's folder of films, and say where that is, or why not.
    Cancelled, it stops."""
    path = folder() / f"{record.stem}-{part.first}-{part.last}{'-' if part.hides_names else ''}{SVG}"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.unlink(missing_ok=True)  # of the same moves, it was the same film
    except OSError as error:
        return error.strerror or str(error)
    size = [min(max(*one), most) for *one, most in zip(window, LEAST, MOST, strict=True)]
    arguments = [str(record), "--into", str(path), "--to", str(part.last), "--size", f"{size[0]}x{size[1]}"]
    arguments += ["--from", str(part.first)] if part.first else []
    arguments += ["--seat", str(seat)] if seat is not None else []
    arguments += ["--hide-names"] if part.hides_names else []
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tribes_tui", "film", *arguments, stdin=DEVNULL, stdout=PIPE, stderr=PIPE
    )
    try:
        told, trouble = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
    return (told or trouble).decode(errors="replace").strip()


# ---- What a film shows of a recorded game -------------------------------------------------------------


LAST = 4
"""For how many times as long the last picture is shown."""


class FilmedReplay(ShownReplay):
    """The position after any move, with the eyes of a seat; None: with those for whom the record is opened."""

    DEFAULT_CSS = "FilmedReplay Transport, FilmedReplay KeyLine { display: none; }"

    def __init__(self, recording: Recording, notes: Notes, seat: int | None, hides_names: bool) -> None:
        super().__init__(recording, notes)
        if seat is not None:
            self.seen.look_with(seat)
        if hides_names:
            self._title = ""
            self.seen.seats = [
                seat._replace(name=common.player(number=number)) if seat.is_human else seat
                for number, seat in enumerate(self.seen.seats, 1)
            ]

    @property
    def has_graph(self) -> bool:
        """Nobody waits for one."""
        return False


class FilmApp(App[None]):
    """A terminal that nobody sees."""

    def __init__(self, shown: FilmedReplay, theme: str) -> None:
        super().__init__()
        for one in OFFERED:
            self.register_theme(one)
        self.theme, self.shown, self.depth = theme, shown, "truecolor"

    def on_mount(self) -> None:
        """Nothing but the replay."""
        self.push_screen(self.shown)


async def film(
    shown: FilmedReplay, moves: range, size: tuple[int, int], pace: float, theme: str
) -> AsyncIterator[Frame]:
    """A picture of the table after each of these numbers of moves; after one at which nothing is to be seen, none."""
    async with FilmApp(shown, theme).run_test(size=size) as pilot:
        before: ScreenPicture | None = None
        for number in moves:
            shown.go_to(number)
            picture = await _settled(pilot)
            if picture != before:
                yield Frame(picture, pace * (LAST if number == moves[-1] else 1))
            before = picture


async def _settled(pilot: Pilot[None]) -> ScreenPicture:
    """What is shown, once two looks in a row show the same."""
    before = None
    while True:
        await pilot.pause()
        picture = picture_of(pilot.app)
        if picture == before:
            return picture
        before = picture
