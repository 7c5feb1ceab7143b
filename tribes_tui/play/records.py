"""What else a person does with records: notes at moves, other places for them, what is left of one that can't be played on."""

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from saves import Damaged, Locked, OtherRules, Parted, Record, Recording, SaveError, Store, Unwritable
from saves.place import located
from saves.store import NOTES
from tribes_tui.play.seat import names_for, seat_from
from tribes_tui.words.said import playing as said, recording as recording_words

LONGEST = 200
"""Characters of a note."""
Notes = dict[int, str]
"""Number of moves made -> what was noted at the position after them."""


def plain(text: str) -> str:
    """A note as it is kept and shown: without what a terminal would act on, single spaces, not endless."""
    return " ".join("".join(char if char.isprintable() else " " for char in text).split())[:LONGEST]


def notes_of(store: Store, name: str) -> Notes:
    """What was noted, in the order of the moves; none where nothing sound is kept."""
    found = store.beside(name, NOTES)
    sound = {int(number): plain(text) for number, text in found.items() if number.isdecimal() and isinstance(text, str)}
    return dict(sorted(sound.items()))


def note(store: Store, name: str, number: int, text: str) -> bool:
    """Keep a note at the position after `number` moves instead of what was noted there, "" for none; whether that could be done."""
    kept = notes_of(store, name) | {number: plain(text)}
    return store.keep_beside(name, NOTES, {str(number): text for number, text in sorted(kept.items()) if text})


# ---- Other places for a game whose own disk takes no more ---------------------------------------


ROOM = 1 << 20
"""Bytes that should be free in a place that is offered: many games' worth."""


def offered() -> list[Path]:
    """Folders of this person that can be written and have room, the most lasting first."""
    return [folder for folder in dict.fromkeys(_folders()) if _has_room(folder)]


def store_in(typed: str) -> Store:
    """The records in a folder that a person named. Raises `Unwritable`."""
    if not typed.strip():
        raise Unwritable(said.name_folder())
    path = located(Path(typed.strip()))
    with suppress(OSError):
        if path.exists() and not path.is_dir():
            raise Unwritable(said.no_folder(path=str(path)))
    return Store(path)


def _folders() -> Iterator[Path]:
    with suppress(RuntimeError):
        yield Path.home() / "tribes"
    with suppress(OSError):
        yield Path.cwd() / "tribes"
    me = _me()
    with suppress(OSError):  # where no folder at all can be written there is none for temporary files
        yield Path(tempfile.gettempdir()) / ("tribes" if me is None else f"tribes-{me}")


def _me() -> int | None:
    """This person's number; None where the system knows none, and gives each person temporary files of their own."""
    return os.getuid() if hasattr(os, "getuid") else None


def _has_room(folder: Path) -> bool:
    try:
        is_there = os.path.lexists(folder)
        is_ours = not is_there or (folder.is_dir() and (_me() is None or folder.stat().st_uid == _me()))
        there = folder if is_there else folder.parent
        return is_ours and os.access(there, os.W_OK | os.X_OK) and shutil.disk_usage(there).free >= ROOM
    except OSError:
        return False


# ---- What can still be done with a record that can't simply be played on ------------------------


class Offer(NamedTuple):
    """A way on: `name` is also the switch of `tribes continue` for it; `text` says what it does."""

    name: str
    text: str


WATCH, COPY, REPAIR = "watch", "copy", "repair"


def offers(error: SaveError) -> list[Offer]:
    """What can be done when `Store.open` or `Table.resume` has raised `error`, the most natural first."""
    if isinstance(error, Locked):
        return [Offer(WATCH, said.offer_watch()), Offer(COPY, said.offer_copy())]
    if error.good is None or not isinstance(error, Damaged | Parted):
        return []
    say = said.offer_branch if isinstance(error, Parted) else said.offer_repair
    return [Offer(REPAIR, say(moves=len(error.good.moves)))]


def opened(store: Store, name: str, error: SaveError, offer: str) -> Record:
    """The record to play on with, after `error`, when one of the `offers` but `WATCH` was chosen.

    Raises `SaveError`.
    """
    if offer == COPY:
        return store.open(store.copy(name))
    if isinstance(error, Parted) and error.good is not None:
        return store.branch(error.good, len(error.good.moves))
    return store.repair(name)


# ---- A record of rules that this program doesn't have -------------------------------------------
#
# Its moves can be read, though not played again.


class Noted(NamedTuple):
    """A move as it was written down: its number, who made it, and its notation (empty: hidden from the others)."""

    number: int
    name: str
    text: str


class Written(NamedTuple):
    """What a record tells to those who can't replay it: why they can't, what it is, the moves, the result."""

    why: str
    title: str
    moves: tuple[Noted, ...]
    end: tuple[str, ...]


def written(recording: Recording, why: OtherRules) -> Written:
    """What is written down; moves of a game that goes on stay hidden from the others."""
    seats = [seat_from(plain) for plain in recording.seats]
    names = names_for(seats, None)
    is_open = recording.finished or sum(seat.is_human for seat in seats) == 1
    title = said.recorded_title(
        title=recording.title or recording.name, names=", ".join(names), moves=len(recording.moves)
    )
    moves = tuple(Noted(move.number, names[move.seat], move.text if is_open else "") for move in recording.moves)
    result = recording.result or {}
    says = {"scores": said.recorded_scores, "ranking": said.recorded_ranking}
    end = tuple(say(figures=str(result[what])) for what, say in says.items() if what in result)
    return Written(str(why), title, moves, end)


def why_unplayable(recording: Recording, why: OtherRules) -> list[str]:
    """The same as lines."""
    found = written(recording, why)
    moves = [f"{move.number}. {move.name}: {move.text or recording_words.hidden()}" for move in found.moves]
    return [found.why, "", found.title, *moves, *found.end]
