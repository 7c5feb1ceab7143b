from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import rules
from tribes_tui.seats.worker import boot, sent

BOOT = boot().replace(
    "from tribes_tui",
    "import tests.seats.bots_of_the_tests as bots; sys.modules['rules.bots.levels'] = bots; from tribes_tui",
)
"""Boots a worker in which the bots of the tests stand where the real ones would."""


def position(seed: int = 1) -> dict[str, Any]:
    """What the player in turn sees at the start of a game of indy."""
    state = rules.games["indy"].new_state(3, seed)
    return sent(state.view(state.current_player))


def wait_until(condition: Callable[[], bool], seconds: float = 20.0) -> None:
    ending = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < ending, "it never came to that"
        time.sleep(0.005)
