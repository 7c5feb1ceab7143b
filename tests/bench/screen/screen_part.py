"""The screen in a real pseudo-terminal: starts, keys, mouse, motion, another size, memory; beside small Textual programs."""

from __future__ import annotations

import shutil
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

import rules
from tests.bench.figures import ABSENT, spread, verdict
from tests.bench.screen import further_sessions
from tests.bench.screen.apart import SCREENS as APART
from tests.bench.screen.midgame import CONTINUE, forget, laid
from tests.bench.screen.program import SIZE, Program

ROUNDS = 3
RIGHT, LEFT, DOWN, UP, TAB = b"\x1b[C", b"\x1b[D", b"\x1b[B", b"\x1b[A", b"\t"
KEYS = (RIGHT, DOWN, TAB, LEFT, UP, TAB, TAB, RIGHT, LEFT, DOWN, UP, TAB)
MOVES = 20
QUIET = 0.12

SAMPLE = "Textual, a line-drawn board"


FORMS = {"setup", "settings"}
"""Of the screens of home, those that are fields; the others are lists, or a table."""

MARKER = " leave"
"""What every table shows among its keys when it can be used."""

SMALL = (80, 24)
FORM = "a new game's form"
TO_FORM = b"n"
"""The key of the home screen that opens it."""
FORM_MARKER = "Start"

FLY = b"X"
"""What starts a flight in `FLYING`: the key of a command that stands for it there."""
FLYING = f"""
from tribes_tui.commands import screen as opening
kept_clean = opening.terminal_kept_clean
def fly(screen):
    places = [one.name for one in screen.targets if one.region]
    screen.ground.motion.changed = [(places[0], places[-1])]
    screen.ground.motion.follow(screen, screen.targets, screen.targets)
def imported():
    from tribes_tui.table.screen import TableScreen
    TableScreen.do_export = fly
    return kept_clean()
opening.terminal_kept_clean = imported
{CONTINUE}
"""
"""Continues the game as the program does, and changes a command once all is imported the program's own way."""
FLIGHTS = 5
LONGEST_FLIGHT = 0.6
"""Seconds."""

PEERS = Path(__file__).resolve().parents[3] / ".venv" / "peers"
"""Where `make bench` installs programs of others, each with the libraries that it wants."""


class Contender(NamedTuple):
    """A program: its command, a text that its first whole frame shows, and the table in mid-game it sits down to.

    `is_small`: in a window of 80x24 with 256 colours.
    """

    command: tuple[str, ...]
    marker: str
    keys: tuple[bytes, ...] = KEYS
    game_id: str = ""
    is_small: bool = False
    opens: bytes = b""
    """Typed after the first frame: what is measured is what it opens."""
    opened: str = ""
    """What that shows."""


def contenders() -> dict[str, Contender | None]:
    """Home, each table, our samples, and programs of others; None for one that isn't installed."""
    return {
        "home": Contender(_python("from tribes_tui.cli import main; main([])"), "Settings", (DOWN, UP)),
        FORM: Contender(
            _python("from tribes_tui.cli import main; main([])"), "Settings", (TAB,), opens=TO_FORM, opened=FORM_MARKER
        ),
        **{game_id: Contender(_python(FLYING), MARKER, game_id=game_id) for game_id in rules.games},
        **{name: Contender(_python(_apart(name)), marker, (DOWN, UP)) for name, (_, marker) in APART.items()},
        **{
            small(game_id): Contender(_python(CONTINUE), MARKER, game_id=game_id, is_small=True)
            for game_id in rules.games
        },
        "Textual, one label": Contender(_python(_sample("LabelApp")), "label", (b"x",)),
        "Textual, 100 widgets": Contender(_python(_sample("WidgetsApp")), "board", (b"x",)),
        SAMPLE: Contender(_python(_sample("BoardApp")), "board", (b"x",)),
        "usolitaire": _installed("usolitaire", "Quit", (TAB,)),
        "posting": _installed("posting", "Collection", (b"a",)),
    }


def small(game_id: str) -> str:
    """The name of a table in a small window of few colours."""
    return f"{game_id}, 80x24, 256 colours"


def _python(code: str) -> tuple[str, ...]:
    return (sys.executable, "-c", code)


def _apart(name: str) -> str:
    return f"from tests.bench.screen.apart import show; show({name!r})"


def _sample(name: str) -> str:
    return f"from tests.bench.screen.peer_apps import {name}; {name}().run()"


def _installed(name: str, marker: str, keys: tuple[bytes, ...]) -> Contender | None:
    own = PEERS / name / "bin" / name
    command = str(own) if own.exists() else shutil.which(name)
    return Contender((command,), marker, keys) if command else None


def measure(contender: Contender) -> dict[str, float]:
    """One run of one program."""
    return _started(contender, lambda program: _use(program, contender))


def _started(contender: Contender, use: Callable[[Program], dict[str, float]]) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        home = laid(contender.game_id, Path(folder)) if contender.game_id else folder
        size, colours = (SMALL, {"COLORTERM": ""}) if contender.is_small else (SIZE, {})
        program = Program(contender.command, size, TRIBES_HOME=str(home), HOME=folder, **colours)
        try:
            return start_cost(program, contender.marker) | use(program)
        finally:
            program.end()


def start_cost(program: Program, marker: str) -> dict[str, float]:
    frame = program.until(marker, longest=60.0)
    program.settle(quiet=1.0)
    cost = program.cpu()
    return {"start CPU ms": cost * 1000, "start bytes": program.bytes, "first frame ms": frame * 1000}


def _use(program: Program, contender: Contender) -> dict[str, float]:
    if contender.opens:
        program.press(contender.opens)
        program.until(contender.opened)
        program.settle(quiet=0.5)
    found = keys_cost(program, contender.keys)
    memory = program.memory()
    program.settle(quiet=0.5)  # what the last key began, as the section on which a cursor rests, is no idleness
    idle = program.settle(quiet=2.0, longest=2.0)[0]
    found = {**found, **_mouse(program), "idle bytes in 2 s": idle}
    if contender.game_id and not contender.is_small:
        found |= _fly(program)
    if contender.game_id:
        found["decision bytes"] = _decide(program)
    return {**found, **_resize(program), "memory MB": memory}


def keys_cost(program: Program, keys: tuple[bytes, ...]) -> dict[str, float]:
    """CPU of each key, and the bytes and the time of those that change something."""
    program.press(keys[0])
    program.settle(QUIET)  # what is drawn for the first time takes longer
    before, answers = program.cpu(), []
    for key in keys * max(1, len(KEYS) // len(keys)):
        program.press(key)
        answers.append(program.settle(QUIET))
    answered = [(count, last) for count, last in answers if count] or [(0, 0.0)]
    return {
        "key CPU ms": (program.cpu() - before) / len(answers) * 1000,
        "key bytes": statistics.median(count for count, _ in answered),
        "most key bytes": max(count for count, _ in answered),
        "key ms": statistics.median(last for _, last in answered) * 1000,
    }


def _mouse(program: Program) -> dict[str, float]:
    """Moves without a button, each within a cell in the middle of the screen that the pointer is on already."""
    taken, count = 0.0, 0
    for step in range(MOVES):
        move = f"\x1b[<35;{30 + step};{12 + step % 3}M".encode()
        program.press(move)
        program.settle(0.1)  # what is pointed at may be told of
        before = program.cpu()
        program.press(move)
        count += program.settle(0.03)[0]
        taken += program.cpu() - before
    return {"mouse move CPU ms": taken / MOVES * 1000, "mouse move bytes": count / MOVES}


def _fly(program: Program) -> dict[str, float]:
    """A plate that flies from the first place of a table to its last, with the key that starts it."""
    before, count = program.cpu(), 0
    for _ in range(FLIGHTS):
        program.press(FLY)
        count += program.settle(quiet=0.25, longest=LONGEST_FLIGHT + 1)[0]
    return {"animation CPU ms": (program.cpu() - before) / FLIGHTS * 1000, "animation bytes": count / FLIGHTS}


def _decide(program: Program) -> int:
    """Bytes of the choice under the cursor, made, and of all that follows until it is the person's turn again."""
    program.press(b"\r")
    return program.settle(quiet=2.5, longest=20.0)[0]


def _resize(program: Program) -> dict[str, float]:
    """One column less; and what all cells of that screen are worth, written once, row by row."""
    program.resize(program.size[0] - 1, program.size[1])
    count = program.settle(0.5)[0]
    return {"resize bytes": count, "bytes of that screen": _worth(program)}


def _worth(program: Program) -> int:
    """Bytes of the screen as the emulator shows it: a move a row, a colour code a run, a sign a cell."""
    count = 0
    for y in range(program.size[1]):
        count, look = count + 6, None
        for x in range(program.size[0]):
            cell = program.screen.buffer[y][x]
            count += len(cell.data.encode())
            if cell[1:] != look:
                look = cell[1:]
                count += len("\x1b[m") + sum(17 for colour in (cell.fg, cell.bg) if colour != "default")
    return count


# ---- Tables -----------------------------------------------------------------------------------

Runs = dict[str, list[dict[str, float]]]


def take_turns(rounds: int = ROUNDS) -> Runs:
    """The runs of all programs, which take turns, after a start of each that fills the caches."""
    forget()
    everyone = contenders()
    present = {name: contender for name, contender in everyone.items() if contender is not None and _starts(contender)}
    runs: Runs = {name: [] for name in everyone}
    for _ in range(rounds):
        for name, contender in present.items():
            runs[name].append(measure(contender))
            what = further_sessions.FORM if name == FORM else name
            if what in (*rules.games, further_sessions.FORM):
                runs[name][-1] |= further_sessions.measured(what)
    return runs


def _starts(contender: Contender) -> bool:
    """Whether it does here; a peer that is installed and doesn't counts as absent, our own must."""
    try:
        _started(contender, lambda program: {})
    except TimeoutError:
        if contender.command[0] == sys.executable:
            raise
        return False
    return True


def tables() -> dict[str, list[list[str]]]:
    """All figures, and how near they are to the targets."""
    runs = take_turns()
    return {"screen": everything(runs), "screen: targets": targets(runs)}


def everything(runs: Runs) -> list[list[str]]:
    """Median and range of each figure."""
    names = list(dict.fromkeys(name for all_ in runs.values() for run in all_ for name in run))
    rows = [["program", *names]]
    for program, all_ in runs.items():
        cells = [spread([run[name] for run in all_]) if all_ and name in all_[0] else "" for name in names]
        rows.append([program, *(cells if all_ else [ABSENT] * len(names))])
    return rows


def targets(runs: Runs) -> list[list[str]]:
    """Each target with what was found for home or for the worst of our tables."""
    tables_ = [game_id for game_id in rules.games if runs[game_id]]

    def middle(program: str, figure: str) -> float:
        return statistics.median(run.get(figure, 0.0) for run in runs[program])

    def worst(figure: str, per: str = "") -> float:
        return max(middle(id, figure) / (middle(id, per) if per else 1.0) for id in tables_)

    def to_sample(figure: str, program: str) -> float:
        """Of the cheapest run of each: whatever else the machine does can only add to CPU."""
        ours, sample = (min(run[figure] for run in runs[name]) for name in (program, SAMPLE))
        return ours / sample

    def apart(names: Iterable[str]) -> float:
        return max(to_sample("key CPU ms", name) for name in names)

    def worst_small(figure: str) -> float:
        return max(middle(small(id), figure) for id in tables_)

    found = [
        ("home: CPU to start, times the sample", to_sample("start CPU ms", "home"), 1.35),
        ("a table: CPU to start, times the sample", max(to_sample("start CPU ms", id) for id in tables_), 1.7),
        ("a key in a form of home: CPU, times the sample", apart(FORMS), 10),
        ("a key in a list of home: CPU, times the sample", apart(set(APART) - FORMS), 2.5),
        ("home: bytes to start", middle("home", "start bytes"), 30_000),
        ("a table: bytes to start", worst("start bytes"), 30_000),
        ("a table: bytes to start, 80x24, 256 colours", worst_small("start bytes"), 10_000),
        ("a key on any table: CPU, times the sample", max(to_sample("key CPU ms", id) for id in tables_), 1.7),
        ("a cursor key on any table: bytes, median", worst("key bytes"), 300),
        ("a cursor key on any table: bytes, most", worst("most key bytes"), 500),
        ("a cursor key on any table: bytes, 80x24, 256 colours, median", worst_small("key bytes"), 180),
        ("a key on home: CPU, times the sample", to_sample("key CPU ms", "home"), 2.5),
        ("a key in a form: CPU, times the sample", to_sample("key CPU ms", FORM), 10),
        ("one animation: bytes", worst("animation bytes"), 1_000),
        ("one animation: CPU ms", max(min(run.get("animation CPU ms", 0.0) for run in runs[id]) for id in tables_), 20),
        ("one decision with all that follows: bytes", worst("decision bytes"), 8_000),
        ("two idle seconds: bytes", max(worst("idle bytes in 2 s"), middle("home", "idle bytes in 2 s")), 0),
        ("a mouse move without effect: bytes", max(worst("mouse move bytes"), middle("home", "mouse move bytes")), 0),
        ("another size: bytes, times those of the screen", worst("resize bytes", "bytes of that screen"), 1.2),
        ("memory of a table, times the sample", max(to_sample("memory MB", id) for id in tables_), 1.3),
        ("a further session at a table in one process: MiB", worst(further_sessions.TABLE_FIGURE), 2),
        ("a further session in a form: MiB", middle(FORM, further_sessions.FORM_FIGURE), 4),
    ]
    return [
        ["what (for tables, the worst)", "found", "target", ""],
        *(
            [what, f"{figure:,.2f}".removesuffix(".00"), f"{target:,}", verdict(figure, target)]
            for what, figure, target in found
        ),
    ]
