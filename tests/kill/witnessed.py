"""The real program with a witness: whatever a screen is told as played goes down a pipe before it is drawn.

`python -m tests.kill.witnessed FD ARGUMENTS...`: a line of JSON each, the seat and the notation of a move.
"""

from __future__ import annotations

import json
import os
import sys

from tribes_tui.cli import main
from tribes_tui.play.seat import Update
from tribes_tui.table.play import stage


class WitnessedWatcher(stage.StageWatcher):
    """Tells the pipe first, then the screen."""

    pipe = -1

    def updated(self, update: Update) -> None:
        """One line a move whose notation the viewer knows."""
        if update.text is not None:
            os.write(self.pipe, (json.dumps([update.seat, update.text]) + "\n").encode())
        super().updated(update)


if __name__ == "__main__":
    WitnessedWatcher.pipe = int(sys.argv[1])
    stage.StageWatcher = WitnessedWatcher  # type: ignore[misc]  # a stand-in for this one run
    sys.exit(main(sys.argv[2:]))
