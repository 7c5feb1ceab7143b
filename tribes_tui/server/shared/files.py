"""Everything in a folder, for a host that is one process: a file a kind, records as at home."""

import asyncio
import contextlib
import fcntl
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any

from saves import Recording, SaveError, Store, Unwritable
from saves.place import write_whole
from tribes_tui.errors import Mendable, mending, why
from tribes_tui.play.clock import Clock
from tribes_tui.play.table import Seat, Table
from tribes_tui.server.shared.shared import (
    KINDS,
    TALK,
    Documents,
    Heed,
    PackedValues,
    Result,
    Taken,
    Tell,
    done,
    text_of,
)
from tribes_tui.server.words.said import serve as said
from tribes_tui.words.said import commands

# ---- Small JSON files that are either as they were or as they should be, never between ----------


def read_json(path: Path) -> Any:
    """What the file holds; None when there is none. Raises `Mendable` when it can't be understood."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return None
    except (OSError, UnicodeDecodeError) as error:
        raise Mendable(commands.cant_read(file=str(path), why=why(error))) from error
    with mending((ValueError, RecursionError), lambda _: said.damaged(file=str(path))):
        return json.loads(text)


def write_json(path: Path, value: Any) -> None:
    """Replace the file, as `write_whole` does."""
    write_whole(path, json.dumps(value, ensure_ascii=False, separators=(",", ":")))


# ---- A mailbox: what another process of the same user has for a host that may be running --------


class Mailbox:
    """Small JSON files in a folder (None: there are none): each is put there whole, and taken away by the one host that reads it."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder

    def put(self, name: str, value: Any) -> None:
        """Leave one for the host. Raises `OSError`."""
        assert self._folder is not None
        write_json(self._folder / f"{name}.json", value)

    def take(self) -> Iterator[Any]:
        """What was left since the last time. What can't be read or taken away stays where it is, and counts for nothing."""
        for path, value in self._left():
            with contextlib.suppress(OSError):
                path.unlink()
                yield value

    def look(self) -> Iterator[Any]:
        """As `take`, but all of it stays where it is."""
        for _, value in self._left():
            yield value

    def _left(self) -> Iterator[tuple[Path, Any]]:
        for path in sorted(self._folder.glob("*.json")) if self._folder is not None else ():
            with contextlib.suppress(Mendable, OSError):
                yield path, read_json(path)


# ---- One folder is one host's -------------------------------------------------------------------


LOCK = "lock"
"""The file that a host holds as long as it runs."""


@contextlib.contextmanager
def only_host_in(folder: Path) -> Iterator[None]:
    """While no host runs in that folder, and none can be started there. Raises `Mendable` when one runs already."""
    with (folder / LOCK).open("rb") as lock:
        with mending(OSError, lambda _: said.runs_already(folder=str(folder))):
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        yield


# ---- Documents and records ----------------------------------------------------------------------


class FileDocuments:
    """The documents of one kind as a list in one file, each with its name in the field `key`; None: as an object, by name."""

    def __init__(self, path: Path, key: str | None) -> None:
        self._path = path
        self._key = key

    def load(self) -> dict[str, Any]:
        """As `Documents.load`."""
        if self._key is None:
            return dict(read_json(self._path) or {})
        plains = read_json(self._path) or []
        if not isinstance(plains, list) or not all(map(self._is_named, plains)):
            raise Mendable(said.damaged_nameless(file=str(self._path), field=self._key))
        return {plain[self._key]: plain for plain in plains}

    def keep(self, values: Mapping[str, Any]) -> None:
        """As `Documents.keep`; the file is whole at every moment."""
        if isinstance(values, PackedValues) and self._key is not None:
            write_whole(self._path, f"[{','.join(map(text_of, values.packed.values()))}]")
        else:
            write_json(self._path, dict(values) if self._key is None else list(values.values()))

    def follow(self, taken: Taken) -> None:
        """Nobody else writes here."""

    def _is_named(self, plain: Any) -> bool:
        return isinstance(plain, dict) and isinstance(plain.get(self._key), str)


class FolderDocuments:
    """Documents that are worth little each and change often: a file each, of which those that changed are written."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._known: dict[str, Any] = {}

    def load(self) -> dict[str, Any]:
        """As `Documents.load`; a file that can't be read counts for nothing."""
        for path in sorted(self._folder.glob("*.json")):
            with contextlib.suppress(Mendable):
                self._known[path.stem] = read_json(path)
        return dict(self._known)

    def keep(self, values: Mapping[str, Any]) -> None:
        """As `Documents.keep`."""
        for name, value in values.items():
            if self._known.get(name) != value:
                write_json(self._path(name), value)
                self._known[name] = deepcopy(value)
        for name in [*self._known.keys() - values.keys()]:
            self._path(name).unlink(missing_ok=True)
            del self._known[name]

    def follow(self, taken: Taken) -> None:
        """Nobody else writes here."""

    def _path(self, name: str) -> Path:
        return self._folder / f"{name}.json"


def documents_in(folder: Path, kind: str) -> Documents:
    """The documents of one of `KINDS` that a host keeps in `folder`."""
    if kind == TALK:
        return FolderDocuments(folder / TALK)
    return FileDocuments(folder / f"{kind}.json", KINDS[kind])


class FileRecords:
    """Records in a `Store`, opened and locked by this process."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def begin(
        self,
        game_id: str,
        seats: Sequence[Seat],
        options: Mapping[str, object],
        seed: int,
        title: str,
        clock: Clock | None = None,
    ) -> Table:
        """As `Records.begin`: at home one may play on without a disk; guests were promised that nothing is lost."""
        table = Table.new(game_id, seats, options, seed, self._store, title, clock)
        if table.unsaved is not None:
            table.close()
            raise Unwritable(table.unsaved)
        return table

    def resume(self, name: str) -> Table:
        """As `Records.resume`."""
        return Table.resume(self._store.open(name))

    def named(self, title: str) -> str | None:
        """As `Records.named`."""
        return next((summary.name for summary in self._store.list() if summary.title == title), None)

    def read(self, name: str) -> Recording:
        """As `Records.read`."""
        return self._store.read(name)

    def on_failure(self, failed: Callable[[str, SaveError], None]) -> None:
        """What the disk refuses is tried again."""


class SharedFiles:
    """As `Shared`, under `folder`; every change lasts when its call returns."""

    is_alone = True
    is_silent = False
    """A disk that refuses says so to whoever wants something of it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.records = FileRecords(Store(folder))

    def documents(self, kind: str, only_one: Callable[[Any], str] | None = None) -> Documents:
        """As `Shared.documents`: the file `KIND.json`. Who has all of them in memory sees to `only_one`."""
        return documents_in(self._folder, kind)

    def change(self, what: Callable[[], Result]) -> asyncio.Future[Result]:
        """As `Shared.change`, at once."""
        return done(what)

    async def agree_on_key(self, fingerprint: str) -> None:
        """There is no other."""

    def if_lost(self, undo: Callable[[], None]) -> None:
        """Every change counts."""

    def if_kept(self, do: Callable[[], None]) -> None:
        """As `Shared.if_kept`."""
        do()

    def attend(self, tell: Tell, heed: Heed) -> None:
        """There is nobody to tell."""

    def news(self) -> None:
        """For nobody."""
