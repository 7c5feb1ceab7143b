"""Tables in mid-game, where it is your turn, to be measured; `python -m tests.bench.screen.midgame GAME` lays one at home.

Each seat has played what its hint likes best; so it is the same table every time, and a crowded one.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import rules
from saves import Store
from tribes_tui.play.table import Table
from tribes_tui.seats.parse import default_seats

LEAST, MOST = 40, 600
CHOICES = 4
"""So many legal actions there are at least, so that the keys walk over something."""

CONTINUE = "from tribes_tui.cli import main; main(['continue'])"
"""What sits down at the table that was laid."""

LAID = Path(__file__).resolve().parents[3] / "build" / "tables"


def laid(game_id: str, folder: Path) -> Path:
    """A home of its own in `folder`, with that table."""
    pattern = LAID / game_id
    shutil.rmtree(folder / "home", ignore_errors=True)
    if not pattern.exists():
        environment = {**os.environ, "TRIBES_HOME": str(folder / "home")}
        subprocess.run([sys.executable, "-m", "tests.bench.screen.midgame", game_id], env=environment, check=True)
        shutil.copytree(folder / "home", pattern)
    else:
        shutil.copytree(pattern, folder / "home")
    return folder / "home"


def forget() -> None:
    """Lay all tables anew from now on: the rules or the format may be others."""
    shutil.rmtree(LAID, ignore_errors=True)


def lay(game_id: str, store: Store) -> int:
    """Play to the first fit moment; the number of decisions made. LookupError when there is none."""
    table = Table.new(game_id, default_seats(rules.games[game_id].players[0]), {}, 1, store)
    try:
        for number in range(MOST):
            seat = table.turn
            if seat is None:
                break
            view = table.view(seat)
            legal = view.legal_actions()
            if number >= LEAST and seat == 0 and len(legal) >= CHOICES:
                return number
            table.propose(seat, max(legal, key=view.hint), table.number_for(seat))
        raise LookupError(f"{game_id} was over before a fit moment came")
    finally:
        table.close()


if __name__ == "__main__":
    lay(sys.argv[1], Store())
