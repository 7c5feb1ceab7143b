"""A program in a seat: started once, asked line by line, killed when it doesn't answer as it should.

`JSON-LINES.md` and `json_lines.schema.json` describe what it is told and answers, one JSON object a line.
"""

import json
import os
import shlex
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from contextlib import suppress
from os import SEEK_END
from tempfile import TemporaryFile
from typing import Any

from rules import BadNotation, IllegalAction, State
from tribes_tui.errors import printable, why
from tribes_tui.seats.worker import Answer, end_worker, give, pass_on
from tribes_tui.words.said import seats as said
from tribes_tui.words.spoken import as_said, spoken_of

PROTOCOL = 1
"""Grows when a program that was written for what was before would not understand what is told."""


class BadAnswer(ValueError):
    """An answer that is none; the text says in one line what is wrong with it."""


def decision(view: State, names: Sequence[str], number: int, deadline: float | None = None) -> dict[str, Any]:
    """The question to the viewer of `view` after `number` moves; `deadline` is in seconds, None for as long as it takes."""
    spoken = spoken_of(view.game.id)
    actions = [
        {"id": id, "notation": view.text(id), "words": as_said(spoken.choice(view, id, names).words)}
        for id in view.legal_actions()
    ]
    return {
        "type": "decision",
        "protocol": PROTOCOL,
        "game": view.game.id,
        "rules_version": view.game.version,
        "seat": view.viewer,
        "names": list(names),
        "number": number,
        "deadline": deadline,
        "question": as_said(spoken.question(view, names)),
        "actions": actions,
        "view": view.dump(),
    }


def end(game_id: str, names: Sequence[str], scores: Sequence[int], ranking: Sequence[int], why: str) -> dict[str, Any]:
    """The last object of a game."""
    result = {"names": list(names), "scores": list(scores), "ranking": list(ranking), "end": why}
    return {"type": "end", "protocol": PROTOCOL, "game": game_id, **result}


def error(message: str) -> dict[str, Any]:
    """What was wrong with an answer; the decision is told again after it."""
    return {"type": "error", "message": message}


def line_of(told: Mapping[str, Any]) -> str:
    """An object as a line, without its end."""
    return json.dumps(told, separators=(",", ":"))


def number_of(line: str) -> int | None:
    """Which decision an answer says that it is for; None when it doesn't say."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return None
    number = found.get("number") if isinstance(found, dict) else None
    return number if isinstance(number, int) and not isinstance(number, bool) else None


def answered(view: State, line: str) -> int:
    """The legal action that an answer means: `{"action": 7}` or `{"notation": "pass"}`. Raises `BadAnswer`."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        raise BadAnswer(said.not_json()) from None
    if not isinstance(found, dict) or ("action" in found) == ("notation" in found):
        raise BadAnswer(said.answer_with())
    if "notation" in found:
        return _written(view, found["notation"])
    id = found["action"]
    if isinstance(id, bool) or not isinstance(id, int) or not view.is_legal(id):
        raise BadAnswer(said.no_legal_action())
    return id


def _written(view: State, text: object) -> int:
    if not isinstance(text, str):
        raise BadAnswer(said.no_string())
    try:
        return view.read(text)
    except (BadNotation, IllegalAction) as error:
        raise BadAnswer(str(error)) from None


# ---- The program --------------------------------------------------------------------------------


LIMIT = 30.0
"""Seconds that a program has for a decision."""
LONGEST = 65536
"""Bytes of an answer."""
LONGEST_WORDS = 200
"""Bytes of what a program wrote last that are told."""
OWN = ("python", "python3")
"""Without a folder: the interpreter that plays the game, which knows `rules`."""
MOST_STALE = 100
"""So many answers to other decisions are passed over before one is that counts."""


class ProgramError(RuntimeError):
    """A program gave no answer; the text says why."""


class Program:
    """One running program. It is killed, with whatever it has started, at its first failure."""

    def __init__(self, command: str, limit: float = LIMIT) -> None:
        self.command = command
        self.limit = limit
        self._errors = TemporaryFile()  # noqa: SIM115  # `close` closes it
        self._process: subprocess.Popen[bytes] | None = None
        self._lock = threading.Lock()
        self._is_over = False

    def ask(self, view: State, told: dict[str, Any]) -> int:
        """The legal action that it answers. Raises `ProgramError`, with the last line that it wrote to standard error; then it
        is gone."""
        with self._lock:
            try:
                return self._ask(view, told)
            except ProgramError as error:
                last = self._last_words()
                self.close()
                raise (ProgramError(said.program_wrote(why=str(error), said=last)) if last else error) from None

    def close(self) -> None:
        """End it at once."""
        self._is_over = True
        self._errors.close()
        if self._process is not None:
            _kill(self._process)
            end_worker(self._process)

    # ---- Inside -----------------------------------------------------------------------------------

    def _ask(self, view: State, told: dict[str, Any]) -> int:
        process = self._started()
        late = threading.Event()

        def stop() -> None:
            late.set()
            _kill(process)

        timer = threading.Timer(self.limit, stop)
        timer.daemon = True
        timer.start()
        try:
            line = self._exchange(process, line_of(told).encode() + b"\n", told["number"])
        except OSError:
            line = b""
        finally:
            timer.cancel()
        if late.is_set():
            raise ProgramError(said.program_late(seconds=f"{self.limit:g}"))
        if not line:
            raise ProgramError(said.program_ended())
        try:
            return answered(view, line.decode("utf-8", "replace"))
        except BadAnswer as error:
            raise ProgramError(said.program_answered(why=str(error))) from None

    def _started(self) -> subprocess.Popen[bytes]:
        if self._is_over:
            raise ProgramError(said.program_ended())
        if self._process is None:
            try:
                first, *more = shlex.split(self.command)
                self._process = subprocess.Popen(
                    [sys.executable if first in OWN else first, *more],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=self._errors,
                    start_new_session=True,
                )
            except OSError as error:
                raise ProgramError(said.program_not_started(command=printable(first)[:60], why=why(error))) from None
            except ValueError:
                raise ProgramError(said.program_no_command()) from None
        return self._process

    def _last_words(self) -> str:
        """The last line on its standard error; empty if there is none."""
        if self._errors.closed:
            return ""
        self._errors.seek(0, SEEK_END)
        self._errors.seek(max(0, self._errors.tell() - LONGEST_WORDS))
        written = self._errors.read().decode("utf-8", "replace").split("\n")
        return printable(next((line.strip() for line in reversed(written) if line.strip()), ""))

    def _exchange(self, process: subprocess.Popen[bytes], question: bytes, number: int) -> bytes:
        """Ask, and the line of the answer; empty when it has ended. Blocks until then, or until it is killed."""
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(question)
        process.stdin.flush()
        for _ in range(MOST_STALE):
            line = process.stdout.readline(LONGEST)
            if line and not line.endswith(b"\n") and len(line) >= LONGEST:
                raise ProgramError(said.program_too_long())
            answers = number_of(line.decode("utf-8", "replace")) if line else number
            if answers is None or answers == number:
                return line
        raise ProgramError(said.program_stale())


class Programs:
    """The programs that sit at tables, by table and seat. Asking never blocks."""

    def __init__(self, limit: float = LIMIT) -> None:
        self.limit = limit
        self._running: dict[tuple[int, int, str], Program] = {}
        self._gone: set[tuple[int, int, str]] = set()

    def ask(
        self,
        key: tuple[int, int, str],
        view: State,
        told: dict[str, Any],
        instead: Callable[[], Future[Answer]],
        say: Callable[[str], None],
    ) -> Future[Answer]:
        """The answer of the program in a seat: `key` is the table's seed, the seat and the command.

        Once it has failed, `say` is told in one line (in another thread), and `instead` is asked now and from then on.
        """
        if key in self._gone:
            return instead()
        future: Future[Answer] = Future()
        program = self._running.setdefault(key, Program(key[2], self.limit))
        arguments = (key, program, view, told, instead, say, future)
        threading.Thread(target=self._answer, args=arguments, name="program", daemon=True).start()
        return future

    def close(self) -> None:
        """End them all."""
        for key, program in self._running.items():
            self._gone.add(key)
            program.close()

    def _answer(
        self,
        key: tuple[int, int, str],
        program: Program,
        view: State,
        told: dict[str, Any],
        instead: Callable[[], Future[Answer]],
        say: Callable[[str], None],
        future: Future[Answer],
    ) -> None:
        began = time.perf_counter()
        try:
            give(future, Answer(program.ask(view, told), time.perf_counter() - began, []))
        except ProgramError as error:
            is_news, name = key not in self._gone, told["names"][key[1]]
            self._gone.add(key)
            if is_news:
                say(said.program_gone(name=name, why=str(error)))
            if not future.cancelled():
                instead().add_done_callback(lambda done: pass_on(done, future))


def _kill(process: subprocess.Popen[bytes]) -> None:
    """The program and whatever it has started, where a system has groups of processes."""
    with suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
