"""Giving the moves of a finished game to processes that look at them (`looking.main`), and taking what they say."""

from __future__ import annotations

import json
import queue
import threading
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from tribes_tui.seats.process import Worker, end_worker, start_worker
from tribes_tui.seats.review import Reviewed, move_from
from tribes_tui.words.said import seats as said

BOOT = "import json, sys; sys.path[:] = json.loads(sys.argv[1]); from tribes_tui.seats.move_review import main; main()"  # no words
PATIENCE = 0.1
"""Seconds after which it is looked whether anybody still wants the answers."""


class ReviewError(RuntimeError):
    """A move could not be looked at; the text says why, in one line."""


def looked_at(steps: Sequence[Sequence[Any]], jobs: int, is_over: Callable[[], bool]) -> Iterator[Reviewed]:
    """What is said of each step, as it comes, in `jobs` processes; no more once `is_over`. Raises `ReviewError`, `OSError`.

    The processes end with the iterator, whatever they do at that moment.
    """
    waiting: queue.SimpleQueue[str] = queue.SimpleQueue()
    for step in steps:
        waiting.put(json.dumps(step, separators=(",", ":")) + "\n")
    answers: queue.SimpleQueue[dict[str, Any]] = queue.SimpleQueue()
    workers: list[Worker] = []
    try:
        for _ in range(min(jobs, len(steps))):
            workers.append(start_worker(BOOT))
            threading.Thread(target=_keep_busy, args=(workers[-1], waiting, answers), daemon=True).start()
        for _ in steps:
            answer = _next(answers, is_over)
            if answer is None:
                return
            if "error" in answer:
                raise ReviewError(said.move_not_looked_at(why=answer["error"]))
            yield move_from(answer["move"])
    finally:
        for worker in workers:
            end_worker(worker)


def _next(answers: queue.SimpleQueue[dict[str, Any]], is_over: Callable[[], bool]) -> dict[str, Any] | None:
    while not is_over():
        try:
            return answers.get(timeout=PATIENCE)
        except queue.Empty:
            continue
    return None


def _keep_busy(worker: Worker, waiting: queue.SimpleQueue[str], answers: queue.SimpleQueue[dict[str, Any]]) -> None:
    """Give a process one step after the other, until none waits or the process has ended."""
    assert worker.stdin is not None
    assert worker.stdout is not None
    try:
        while True:
            worker.stdin.write(waiting.get_nowait().encode())
            worker.stdin.flush()
            answers.put(json.loads(worker.stdout.readline()))
    except queue.Empty:
        return
    except (OSError, ValueError):
        answers.put({"error": said.process_ended()})  # heard by nobody when we ended it
