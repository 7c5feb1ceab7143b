"""While others decide one reads what about; no two stages of a turn sound alike."""

from __future__ import annotations

from tests.games.five_tribes.helpers import rich, walk
from tests.table.helpers import NAMES
from tribes_tui.games.five_tribes.words import sentences


def test_who_is_waited_for_and_what_they_think_about_goes_into_the_smallest_window() -> None:
    told: dict[str, set[int]] = {}
    for state in walk(3, 3, rich(3, 3)):
        player = state.current_player
        if player is None:
            continue
        line = sentences.prompt(state.view((player + 1) % 3), NAMES)
        assert line.startswith(f"Waiting for {NAMES[player]}, who")
        assert len(line) <= 64, line
        told.setdefault(line.partition(", ")[2].split(" on ")[0].split(":")[0], set()).add(state.stage)
    assert len(told) >= 6
