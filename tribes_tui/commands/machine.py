"""This machine: `tribes doctor` says what its terminal can do, where saves lie, what is missing; `tribes install-desktop`; the version; the report of a fault."""

import argparse
import locale
import os
import platform
import shlex
import shutil
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, version
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path

from rules import games
from saves import SaveError, Store, home
from tribes_tui.errors import Mendable, printable, why
from tribes_tui.words.said import commands as said

SMALLEST = (80, 24)


Finding = tuple[bool | None, str]
"""One line of the report: None for what is neither well nor ill."""


def run_doctor(chosen: argparse.Namespace) -> int:
    """Print the findings; 2 when something is amiss that keeps games from being played or saved."""
    findings = [*_program(), *_terminal(), *_saves(), *_bots()]
    for module, extra in (("asyncssh", "ssh"), ("numpy", "learn")):
        say = said.doctor_extra if find_spec(module) is not None else said.doctor_extra_missing
        findings.append((None, say(extra=extra, module=module)))
    mark = {True: "ok  ", False: "!!  ", None: "    "}  # no words
    sys.stdout.writelines(f"{mark[is_well]}{printable(text)}\n" for is_well, text in findings)
    if sys.stdout.isatty() and "utf" in (sys.stdout.encoding or "").lower():
        from rich.console import Console

        from tribes_tui.commands.sample import sample  # what draws it is long in coming

        console = Console(highlight=False)
        for line in sample():
            console.print(line, no_wrap=True, crop=True)
    return 2 if any(is_well is False for is_well, _ in findings) else 0


def _program() -> Iterator[Finding]:
    from rules.core.registry import BROKEN
    from tribes_tui.app.trying import try_all

    yield (
        None,
        said.doctor_python(version=platform.python_version(), system=platform.system(), release=platform.release()),
    )
    yield True, said.doctor_games(games=", ".join(games))
    for game, trouble in [*BROKEN.items()]:
        yield False, said.doctor_broken(game=game, why=trouble)
    for game, troubles in try_all().items():
        for trouble in troubles:
            yield False, said.doctor_broken(game=game, why=trouble)
    for package in ("textual", "rich", "platformdirs"):
        found = find_spec(package) is not None
        yield found, (said.doctor_there if found else said.doctor_missing)(package=package)


def _terminal() -> Iterator[Finding]:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        yield None, said.doctor_no_terminal()
        return
    size = os.get_terminal_size(sys.stdout.fileno())
    large = size.columns >= SMALLEST[0] and size.lines >= SMALLEST[1]
    say = said.doctor_terminal if large else said.doctor_terminal_small
    yield large or None, say(columns=size.columns, rows=size.lines)
    variables = " ".join(f"{name}={os.environ.get(name, '')}" for name in ("TERM", "COLORTERM"))
    yield None, f"{variables}: {_colours()}"
    encoding = (sys.stdout.encoding or locale.getpreferredencoding()).lower()
    unicode = "utf" in encoding
    yield unicode or None, (said.doctor_characters if unicode else said.doctor_characters_ascii)(encoding=encoding)


def _colours() -> str:
    if os.environ.get("NO_COLOR"):
        return said.doctor_no_colours()
    if os.environ.get("COLORTERM", "") in ("truecolor", "24bit"):
        return said.doctor_all_colours()
    return said.doctor_colours(number=256 if "256" in os.environ.get("TERM", "") else 16)


def _saves() -> Iterator[Finding]:
    try:
        folder = home()
        wrong = _why_not_writable(folder)
        told = (
            said.doctor_folder_wrong(folder=str(folder), why=wrong) if wrong else said.doctor_folder(folder=str(folder))
        )
        yield wrong is None, told
        summaries = Store().list()
    except SaveError as error:
        yield False, str(error)
        return
    yield True, said.doctor_saved(count=len(summaries))
    yield from ((False, f"{summary.name}: {summary.problem}") for summary in summaries if summary.problem)


def _why_not_writable(folder: Path) -> str | None:
    """None when a file can be written in the folder (or in the nearest one above it that exists)."""
    try:
        while not os.path.lexists(folder) and folder.parent != folder:
            folder = folder.parent
        with tempfile.TemporaryFile(dir=folder):
            return None
    except OSError as error:
        return said.doctor_no_folder(folder=str(folder), why=why(error))


def _bots() -> Iterator[Finding]:
    """Whether the bots' process starts and answers, and how soon."""
    from tribes_tui.seats.thinker import Thinker, ThinkerError
    from tribes_tui.seats.worker import sent

    began = time.perf_counter()
    view = games[next(iter(games))].new_state().view(0)
    player = view.current_player
    try:
        with Thinker() as thinker:
            view = games[view.game.id].new_state().view(player)
            thinker.ask(sent(view), "random", 0, 1.0).result(timeout=20)
        yield True, said.doctor_bots(ms=f"{(time.perf_counter() - began) * 1000:.0f}")
    except (OSError, ThinkerError, TimeoutError) as error:
        yield False, said.doctor_bots_silent(why=str(error)) if str(error) else said.doctor_bots_slow()


# ---- The desktop's menu --------------------------------------------------------------------------------


PLACES = {
    "tribes.desktop": "applications/tribes.desktop",
    "tribes.svg": "icons/hicolor/scalable/apps/tribes.svg",
    "tribes.1": "man/man1/tribes.1",
}
"""What stands in `tribes_tui/share`, and where desktops look for it."""


def run_desktop(chosen: argparse.Namespace) -> int:
    """Put them there, or take them away. Raises `Mendable`."""
    if sys.platform in ("darwin", "win32"):
        raise Mendable(said.desktop_none())
    given = Path(os.environ.get("XDG_DATA_HOME", ""))
    root = given if given.is_absolute() else Path.home() / ".local" / "share"
    for name, place in PLACES.items():
        target = root / place
        try:
            if chosen.remove:
                target.unlink(missing_ok=True)
            else:
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_text(content(name), encoding="utf-8")
        except OSError as error:
            raise Mendable(said.cant_write(file=str(target), why=why(error))) from error
        sys.stdout.write(f"{'removed' if chosen.remove else 'written'}: {target}\n")
    return 0


def content(name: str) -> str:
    """One of the files; the desktop's entry starts the `tribes` that runs now, wherever the menu looks for programs."""
    text = files("tribes_tui").joinpath("share", name).read_text(encoding="utf-8")
    return text.replace("Exec=tribes\n", f"Exec={_started()}\n") if name.endswith(".desktop") else text  # no words


def _started() -> str:
    script = Path(sys.argv[0]).absolute()
    if script.name == "tribes" and os.access(script, os.X_OK):
        return _quoted(str(script))
    found = shutil.which("tribes")
    return _quoted(found) if found else f"{_quoted(sys.executable)} -m tribes_tui"


def _quoted(program: str) -> str:
    """As desktop entries want it: double quotes where there are spaces or signs, and every `%` doubled."""
    text = program.replace("%", "%%")
    if shlex.quote(program) == program:
        return text
    return '"' + "".join(f"\\{sign}" if sign in '"`$\\' else sign for sign in text) + '"'


# ---- The version ---------------------------------------------------------------------------------------


def run_version(chosen: argparse.Namespace) -> int:
    """Print which version this is, by which rules it plays, and whether they are compiled."""
    try:
        known = version("tribes-tui")
    except PackageNotFoundError:
        known = said.version_from_folder()
    from rules.core import state

    is_compiled = not (state.__file__ or "").endswith(".py")
    lines = (
        f"tribes {known}",  # no words
        said.version_rules(rules=", ".join(f"{game.id} {game.version}" for game in games.values())),
        said.version_how(is_compiled=is_compiled, version=platform.python_version(), system=platform.system()),
    )
    sys.stdout.writelines(f"{line}\n" for line in lines)
    return 0


# ---- The report of an error that is our fault ----------------------------------------------------------


def write_report(error: BaseException, arguments: Sequence[str]) -> str:
    """Write down what a programmer needs to find the fault; where it was written.

    In the folder of saves and settings, or in that for temporary files when it can't be written.
    """
    head = [
        f"tribes {' '.join(arguments)}",  # no words
        f"Python {platform.python_version()} on {platform.platform()}",  # no words
        f"terminal {os.environ.get('TERM', '-')} {os.environ.get('COLORTERM', '')}",  # no words
        "",
    ]
    text = "\n".join(head) + "".join(traceback.format_exception(error))
    folders: Sequence[Callable[[], Path]] = (lambda: home() / "reports", lambda: Path(tempfile.gettempdir()))
    for folder in folders:
        with suppress(OSError, SaveError):
            path = folder() / f"crash-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.txt"
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
                file.write(text)
            return str(path)
    sys.stderr.write(text)
    return said.report_above()
