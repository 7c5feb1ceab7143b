"""Whole games in brief, as they are heard: `python -m tests.plain.transcripts` writes them into `tests/plain/transcripts/`, those of
other languages into folders of theirs. With names of games only these.

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
from tribes_tui.words.language import ENGLISH, MADE_UP, in_language, known
from tribes_tui.words.said import plain as said
from tribes_tui.words.spoken import Request

FOLDER = Path(__file__).parent / "transcripts"
SEEDS = {"tribe": 1, "indy": 2, "tribal_duel": 3, "tribal_rixe": 4, "rise_of_tribes": 5, "five_tribes": 6}
OPTIONS: dict[str, dict[str, Any]] = {"tribal_rixe": {"rounds": 1}}
LANGUAGES = tuple(language for language in known() if language != MADE_UP)
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
            asked = [request for request in conversation.spoken.REQUESTS if request.names[0] != "table"]
            return self.random.choice([typed_for(request) for request in asked])
        if self.decisions % EVERY == 3:
            return said.typed_choices()
        options = conversation.steps.now
        hints = conversation.view.hints([option.actions[0] for option in options])
        return options[hints.index(max(hints))].words


def typed_for(request: Request) -> str:
    """The first of its names in the language that is spoken."""
    return request.names[0] if request.typed is None else request.typed().split(",")[0]


def heard(game_id: str, language: str = ENGLISH) -> str:
    """A whole game."""
    with in_language(language):
        return _heard(game_id)


def _heard(game_id: str) -> str:
    seats = [Seat("human", "", "you"), *[Seat("bot", "easy", name) for name in ("Ada", "Bo")]]
    seed = SEEDS[game_id]
    table = Table.new(game_id, seats[: max(2, rules.games[game_id].players[0])], OPTIONS.get(game_id), seed)
    console = Heard(io.StringIO(), seed)
    thinker: Any = NearThinker()
    console.game = PlainGame(table, thinker, console, is_brief=True)
    console.game.run()
    return console.sink.getvalue()


def kept(game_id: str, language: str = ENGLISH) -> Path:
    """Where it is written."""
    return FOLDER / ("" if language == ENGLISH else language) / f"{game_id}.txt"


def main() -> None:
    for language in LANGUAGES:
        for game_id in sys.argv[1:] or SEEDS:
            kept(game_id, language).parent.mkdir(exist_ok=True)
            kept(game_id, language).write_text(heard(game_id, language), encoding="utf-8")


if __name__ == "__main__":
    main()
