"""The line of play that a bot expects, in words, as far as the viewer may know such things."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules import Event, Rng, State

if TYPE_CHECKING:
    from tribes_tui.words.wording import GameWords

LONGEST = 5


def foretold(view: State, line: Sequence[int], words: GameWords, names: Sequence[str]) -> list[str]:
    """What is expected after the first action of `line`: own actions as orders, others' as a log would tell them.

    What is hidden in `view` is drawn anew: only what would be seen by everybody is told of it.
    """
    state = view.resample(Rng(int(view.key()[:15], 16)))
    told: list[str] = []
    for number, action in enumerate(line):
        player = state.current_player
        if player is None or not state.is_legal(action) or len(told) == LONGEST:
            break
        text = words.action(state.view(player), action, names) if player == view.viewer else ""
        events: list[Event] = []
        state.events = events
        state.apply(action)
        if number:
            told.append(f"{names[player]}: {text}" if text else _seen(events, player, words, names))
    return [text for text in told if text]


def _seen(events: Sequence[Event], player: int, words: GameWords, names: Sequence[str]) -> str:
    """The first thing that everybody sees a player do."""
    for event in events:
        shown = event.seen_by(None)
        if shown is not None and shown.player == player:
            text = words.event(shown, names)
            if text:
                return text.rstrip(".")
    return ""
