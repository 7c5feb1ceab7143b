"""The process in which bots think: questions in, answers out, one JSON object a line.

A question: `{"id", "view", "level", "seed", "milliseconds"}`; its answer: `{"id", "action", "seconds",
"candidates"}`, or `{"id", "error"}` when the bot failed. It ends when its input ends, also in mid-thought.
"""

from __future__ import annotations

import json
import os
import queue
import sys
import threading
from typing import IO, Any

from tribes_tui.seats.bot_answer import BotPool, view_from

NICENESS = 10
_BOOT = "import json, sys; sys.path[:] = json.loads(sys.argv[1]); from tribes_tui.seats.worker import main; main({})"  # no words


def boot_at(niceness: int) -> str:
    """What starts a worker that steps back so far."""
    return _BOOT.format(niceness)


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


if __name__ == "__main__":
    main()
