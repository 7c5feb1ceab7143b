"""The process in which bots think: how it is started, questions in, answers out, one JSON object a line.

A question: `{"id", "view", "level", "seed", "milliseconds"}`; its answer: `{"id", "action", "seconds",
"candidates"}`, or `{"id", "error"}` when the bot failed. It ends when its input ends, also in mid-thought.
"""

import json
import os
import queue
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping
from concurrent.futures import Future, InvalidStateError
from contextlib import suppress
from typing import IO, Any, NamedTuple

import rules
from rules import Rng, State
from rules.bots.bot import Bot, Budget, Candidate
from rules.bots.levels import make
from rules.core.registry import edition


class Answer(NamedTuple):
    """What a bot answers: an action, how many seconds it thought, and the moves it weighed, best first."""

    action: int
    seconds: float
    candidates: list[Candidate]


class BotPool:
    """The bots of this process: one for each game, level and seat, kept so that a search may keep its tree."""

    def __init__(self) -> None:
        self._bots: dict[tuple[str, str, int | None], Bot] = {}

    def choose(self, view: State, level: str, seed: int, milliseconds: float | None = None) -> Answer:
        """What the bot of `level` does for the viewer of `view`; the same arguments, the same answer,
        unless the answer depends on the time given (`milliseconds`; None: the level's own)."""
        key = (edition(view.game), level, view.viewer)
        bot = self._bots[key] = self._bots.get(key) or make(level)
        began = time.perf_counter()
        action = bot.choose(view, Budget(milliseconds=milliseconds), Rng(seed))
        return Answer(action, time.perf_counter() - began, bot.candidates)


def sent(view: State) -> dict[str, Any]:
    """A view as another process is given it, in plain JSON: what it shows, what its viewer remembers, and by which version
    of the rules."""
    return {"rules": edition(view.game), "view": view.dump(), "memory": view.memory()}


def view_from(given: Mapping[str, Any]) -> State:
    """The view that was `sent`."""
    view: State = rules.games[str(given["rules"])].load(given["view"])
    view.recall(given["memory"])
    return view


# ---- Starting and ending a process --------------------------------------------------------------


def boot(module: str = "worker", arguments: str = "") -> str:
    """What runs `main` of a module here, in a fresh interpreter (never a fork: the parent may run threads and an event loop), with
    the parent's path."""
    return f"import json, sys; sys.path[:] = json.loads(sys.argv[1]); from tribes_tui.seats.{module} import main; main({arguments})"  # no words


Worker = subprocess.Popen[bytes]


def start_worker(program: str = boot()) -> Worker:
    """A fresh worker, in a session of its own so that a key such as ctrl+c doesn't reach it."""
    return subprocess.Popen(
        [sys.executable, "-c", program, json.dumps(sys.path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
        creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),  # the same on Windows
    )


def end_worker(process: Worker) -> None:
    """End it at once, whatever it does, and let go of its pipes."""
    process.kill()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            with suppress(OSError):
                pipe.close()
    process.wait()


def asked_elsewhere(
    module: str, question: object, on_start: Callable[[Callable[[], None]], None] = lambda end: None
) -> Any:
    """What `main` of a module here answers to a question, both JSON, in a process of its own; None when it was ended. `on_start` gets what
    ends it, which may be called from another thread. Raises `OSError`."""
    worker = start_worker(boot(module))
    assert worker.stdin is not None
    assert worker.stdout is not None
    try:
        on_start(worker.kill)
        worker.stdin.write(json.dumps(question).encode() + b"\n")
        worker.stdin.flush()
        return json.loads(worker.stdout.readline())
    except (BrokenPipeError, ValueError):
        return None
    finally:
        end_worker(worker)


def answer_once(niceness: int, answer: Callable[[Any], object]) -> None:
    """In that process: read the question, write the answer."""
    out = private_output()
    step_back(niceness)
    out.write(json.dumps(answer(json.loads(sys.stdin.readline()))) + "\n")
    out.flush()


# ---- What comes of a question ---------------------------------------------------------------------


def give(future: Future[Answer], outcome: Answer | BaseException) -> None:
    """The future's answer, or error, unless somebody cancelled it meanwhile."""
    with suppress(InvalidStateError):
        if isinstance(outcome, BaseException):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)


def pass_on(done: Future[Answer], to: Future[Answer]) -> None:
    """What another future gave."""
    if done.cancelled():
        to.cancel()
    else:
        give(to, done.exception() or done.result())


# ---- In the process -----------------------------------------------------------------------------
#
# A question: `{"id", "view", "level", "seed", "milliseconds"}`; its answer: `{"id", "action", "seconds",
# "candidates"}`, or `{"id", "error"}` when the bot failed. It ends when its input ends, also in mid-thought.


NICENESS = 10


def main(niceness: int = NICENESS) -> None:
    """Serve questions from standard input until it ends."""
    out = private_output()
    step_back(niceness)
    questions: queue.SimpleQueue[dict[str, Any]] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(questions,), daemon=True).start()
    bots = BotPool()
    while True:
        answer = _answer(bots, questions.get())
        out.write(json.dumps(answer, separators=(",", ":")) + "\n")
        out.flush()


def _answer(bots: BotPool, question: dict[str, Any]) -> dict[str, Any]:
    try:
        view = view_from(question["view"])
        answer = bots.choose(view, question["level"], question["seed"], question["milliseconds"])
    except Exception as error:
        return {"id": question.get("id"), "error": f"{type(error).__name__}: {error}"}
    return {"id": question["id"], **answer._asdict()}


def _listen(questions: queue.SimpleQueue[dict[str, Any]]) -> None:
    for line in sys.stdin:
        questions.put(json.loads(line))
    os._exit(0)  # whoever asked is gone; nobody waits for the thought in progress


def private_output() -> IO[str]:
    """The pipe for answers; anything else that is printed goes to standard error instead."""
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    return out


def step_back(niceness: int = NICENESS) -> None:
    """Let the screen go first."""
    if hasattr(os, "nice"):
        os.nice(niceness)
