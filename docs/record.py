"""Record a moving picture of every table, as our display writes it: `python -m docs.record [GAME ...]`, into `docs/casts`; and the film that
the README begins with.

The format is asciicast 2: a line of what the terminal is, then [seconds, "o", what was written to it] by turns.
"""

from __future__ import annotations

import json
import os
import select
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from rules import games
from saves import Store
from tests.cli.helpers import Terminal

CASTS = Path(__file__).parent / "casts"
FILM = CASTS / "rise_of_tribes.svg"
FILMED, SINCE, UNTIL = "rise_of_tribes", 90, 120
SIZE = (100, 30)
STEPS = 26
SEATS = "bot:medium,bot:medium"
QUIET = 0.6
"""Seconds without a byte after which a screen is taken for finished."""
FIRST = 4.0
"""Seconds for the first screens: the bots play on by themselves, and the picture is to begin where the game does."""
LONGEST_GAP = 0.5
"""Longer pauses between two bytes are shown as this."""
LOOK = 0.7
"""Seconds for which each screen is shown."""


class Recording:
    """What was written, and when; pauses while a machine thinks are left out."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal
        self.at = 0.0
        self.lines: list[tuple[float, str, str]] = []
        self._rest = b""

    def settle(self, seconds: float = 30) -> None:
        """Take what comes until nothing does for a while."""
        ending, quiet = time.monotonic() + seconds, 5.0
        while time.monotonic() < ending:
            began = time.monotonic()
            if not select.select([self.terminal.master], [], [], quiet)[0]:
                break
            self.at += min(time.monotonic() - began, LONGEST_GAP)
            self._keep(os.read(self.terminal.master, 65536))
            quiet = QUIET
        self.at += LOOK

    def _keep(self, piece: bytes) -> None:
        data = self._rest + piece
        text = data.decode(errors="ignore")
        left = len(data) - len(text.encode())
        self._rest = data[-left:] if left else b""
        self.lines.append((round(self.at, 3), "o", text))


def record(game: str) -> str:
    """The first moves of two bots; Enter goes on where what happened is shown."""
    with tempfile.TemporaryDirectory() as home:
        os.environ.update(TRIBES_HOME=home, TERM="xterm-256color", COLORTERM="truecolor")
        terminal = Terminal(["play", game, "--seed", "7", "--seats", SEATS], SIZE)
        recording = Recording(terminal)
        try:
            recording.settle(FIRST)
            for _ in range(STEPS):
                terminal.type("\r")
                recording.settle(1.5)
        finally:
            terminal.close()
    head = {
        "version": 2,
        "width": SIZE[0],
        "height": SIZE[1],
        "title": games[game].title,
        "env": {"TERM": "xterm-256color"},
    }
    return "\n".join(json.dumps(line, ensure_ascii=False) for line in (head, *recording.lines)) + "\n"


def film() -> None:
    """Some moves of a game of two bots, as `tribes film` makes it."""
    game = games[FILMED]
    state = game.new_state(players=2, seed=7)
    seats = [{"kind": "bot", "level": "medium", "name": name} for name in ("Ash", "Birch")]
    with tempfile.TemporaryDirectory() as home:
        os.environ["TRIBES_HOME"] = home
        store = Store()
        with store.create(FILMED, game.version, 2, {}, 7, seats) as record:
            for number in range(1, UNTIL + 1):
                player = state.current_player
                view = state.view(player)
                action = max(view.legal_actions(), key=view.hint)
                record.append(number, player, state.text(action))
                state.apply(action)
        columns, rows = SIZE
        size, part = f"{columns}x{rows}", ["--from", str(SINCE), "--to", str(UNTIL)]
        FILM.unlink(missing_ok=True)  # none is written over
        command = ["film", record.name, *part, "--size", size, "--into", str(FILM)]
        subprocess.run([sys.executable, "-m", "tribes_tui", *command], check=True)


def main(names: list[str]) -> None:
    """Write the casts and the film."""
    CASTS.mkdir(exist_ok=True)
    film()
    for game in names or [*games]:
        text = record(game)
        (CASTS / f"{game}.cast").write_text(text, encoding="utf-8")
        print(f"{game}: {len(text) // 1024} KiB")


if __name__ == "__main__":
    main(sys.argv[1:])
