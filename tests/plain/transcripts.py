"""Whole games in brief, as they are heard: `python -m tests.plain.transcripts` writes them into `tests/plain/transcripts/`.

The listener at seat 0 types words and requests, never a number or notation; the others are `easy` bots. What was typed
stands behind the prompt.
"""

from __future__ import annotations

import io
import random
import sys
from collections.abc import Mapping
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import rules
from tribes_tui.plain.console import Console
from tribes_tui.plain.game import PlainGame
from tribes_tui.play.seat import Seat
from tribes_tui.play.table import Table
from tribes_tui.seats.worker import Answer, BotPool, view_from

FOLDER = Path(__file__).parent / "transcripts"
SEEDS = {"tribe": 1, "indy": 2, "tribal_duel": 3, "tribal_rixe": 4, "rise_of_tribes": 5, "five_tribes": 6}
OPTIONS: dict[str, dict[str, Any]] = {"tribal_rixe": {"rounds": 1}}
EVERY = 12
"""After so many decisions the listener asks for something."""


class NearThinker:
    """Answers at once, in this process."""

    def __init__(self) -> None:
        self._bots = BotPool()

    def ask(self, view: Mapping[str, Any], level: str, seed: int, deadline: float | None = None) -> Future[Answer]:
        future: Future[Answer] = Future()
        future.set_result(self._bots.choose(view_from(dict(view)), level, seed, None))
        return future


class Heard(Console):
    """A listener: plays what looks good, by the words of a choice; asks for something now and then."""

    def __init__(self, sink: io.StringIO, seed: int) -> None:
        super().__init__(io.StringIO(), sink)
        self.sink = sink
        self.game: PlainGame | None = None
        self.random = random.Random(seed)
        self.decisions = 0

    def ask(self) -> str | None:
        line = self._line()
        if line is not None:
            text = self.sink.getvalue().removesuffix(">\n")
            self.sink.seek(0)
            self.sink.truncate()
            self.sink.write(f"{text}> {line}\n")
        return line

    def _line(self) -> str:
        assert self.game is not None
        conversation = self.game.conversation
        assert conversation.view is not None
        self.decisions += 1
        if self.decisions % EVERY == 0:
            return self.random.choice(
                [request.names[0] for request in conversation.spoken.REQUESTS if request.names[0] != "table"]
            )
        if self.decisions % EVERY == 3:
            return "choices"
        options = conversation.steps.now
        hints = conversation.view.hints([option.actions[0] for option in options])
        return options[hints.index(max(hints))].words


def heard(game_id: str) -> str:
    """A whole game."""
    seats = [Seat("human", "", "you"), *[Seat("bot", "easy", name) for name in ("Ada", "Bo")]]
    seed = SEEDS[game_id]
    table = Table.new(game_id, seats[: max(2, rules.games[game_id].players[0])], OPTIONS.get(game_id), seed)
    console = Heard(io.StringIO(), seed)
    thinker: Any = NearThinker()
    console.game = PlainGame(table, thinker, console, is_brief=True)
    console.game.run()
    return console.sink.getvalue()


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game_id in sys.argv[1:] or SEEDS:
        (FOLDER / f"{game_id}.txt").write_text(heard(game_id))


if __name__ == "__main__":
    main()
