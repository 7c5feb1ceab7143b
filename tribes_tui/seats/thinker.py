"""Bots that think in another process, so that keys stay quick and a bot can be stopped at any moment."""

from __future__ import annotations

import itertools
import json
import threading
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import CancelledError, Future
from typing import TYPE_CHECKING, Any

from rules import Rng, RulesError, State
from rules.bots.bot import Candidate
from rules.bots.levels import ADVISER
from rules.core.rng import seeded
from tribes_tui.errors import why
from tribes_tui.play.table import Table, TableError, names_for
from tribes_tui.seats.worker import (
    Answer,
    Worker,
    end_worker,
    give,
    sent,
    start_worker,
)
from tribes_tui.words.said import seats as said

if TYPE_CHECKING:
    from tribes_tui.seats.program import Programs

ATTEMPTS = 3
"""How often one question is asked when the worker dies over it."""

GRACE = 20.0
"""Seconds beyond its time after which a worker without an answer is taken for stuck."""


HINT_LEVEL, HINT_SECONDS = ADVISER, 1.0
"""Who is asked for a hint, on a screen, in lines and by ear, and for how long."""


class ThinkerError(RuntimeError):
    """A bot gave no answer; the text says why, in one line."""


class _Question:
    """A question on its way: its line for the worker, how often it was sent, who waits for the answer."""

    def __init__(self, line: bytes, limit: float) -> None:
        self.line = line
        self.limit = limit
        self.sent = 0
        self.future: Future[Answer] = Future()
        self.timer: threading.Timer | None = None


class Thinker:
    """One warm worker process that answers what bots are asked.

    `ask` never blocks; the future is resolved in a thread of the thinker's. When the worker dies over a
    question, `on_trouble` is told in one line (in that thread), another worker is started, and the
    question asked again. The reading thread sleeps in the pipe: an idle thinker costs nothing. Where no process
    can be started, every question is answered with a `ThinkerError`, and the next one tries again. `programs` are those
    that people have seated; they end with it.
    """

    def __init__(
        self,
        on_trouble: Callable[[str], None] | None = None,
        start: Callable[[], Worker] = start_worker,
        is_warm: bool = True,
    ) -> None:
        """Start the worker (with `start`), so that it is warm when the first question comes; else it is started by that."""
        self._on_trouble = on_trouble
        self._start_worker = start
        self._lock = threading.RLock()
        self._ids = itertools.count(1)
        self._asked: dict[int, _Question] = {}
        self._closed = False
        self._obstacle = ""
        self._programs: Programs | None = None
        self._process = self._start() if is_warm else None

    @property
    def programs(self) -> Programs:
        """Those that people have seated; loaded when there is one."""
        if self._programs is None:
            from tribes_tui.seats.program import Programs

            self._programs = Programs()
        return self._programs

    def tell(self, text: str) -> None:
        """Tell `on_trouble` in a line."""
        if self._on_trouble is not None:
            self._on_trouble(text)

    def ask(self, view: Mapping[str, Any], level: str, seed: int, deadline: float | None = None) -> Future[Answer]:
        """Ask the bot of `level` for its move in `view` (a view's `dump()`), within `deadline` seconds.

        Without a deadline the level takes its own time. The future gives an `Answer`, or `ThinkerError`.
        """
        with self._lock:
            if self._closed:
                raise ThinkerError(said.bots_gone())
            number = next(self._ids)
            milliseconds = None if deadline is None else max(1, int(deadline * 1000))
            fields = {"id": number, "view": view, "level": level, "seed": seed, "milliseconds": milliseconds}
            line = json.dumps(fields, separators=(",", ":")).encode() + b"\n"
            question = self._asked[number] = _Question(line, (deadline or 0.0) + GRACE)
            if self._process is None:
                self._process = self._start()
            if self._process is not None:
                self._send(question, self._process)
                return question.future
            del self._asked[number]
        give(question.future, self._not_started())
        return question.future

    def cancel(self) -> None:
        """Drop every question at once; their futures are cancelled. Another worker warms up meanwhile."""
        with self._lock:
            dropped = list(self._asked.values())
            self._asked.clear()
            if dropped and not self._closed and self._process is not None:
                end_worker(self._process)
                self._process = self._start()
        for question in dropped:
            _stop_timer(question)
            question.future.cancel()

    def close(self) -> None:
        """Drop every question and end the worker, and the programs in seats."""
        if self._programs is not None:
            self._programs.close()
        with self._lock:
            already, self._closed = self._closed, True
        self.cancel()
        if not already and self._process is not None:
            end_worker(self._process)

    @property
    def pid(self) -> int:
        """The worker's process id, 0 while there is none."""
        return 0 if self._process is None else self._process.pid

    def __enter__(self) -> Thinker:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # ---- Inside -------------------------------------------------------------------------------

    def _start(self) -> Worker | None:
        try:
            process = self._start_worker()
        except OSError as error:  # no memory, or too many processes
            self._obstacle = why(error)
            return None
        self._obstacle = ""
        threading.Thread(target=self._read, args=(process,), name="bot-answers", daemon=True).start()
        return process

    def _not_started(self) -> ThinkerError:
        return ThinkerError(said.bots_not_started(why=self._obstacle))

    def _send(self, question: _Question, process: Worker) -> None:
        question.sent += 1
        pipe = process.stdin
        assert pipe is not None
        try:
            pipe.write(question.line)
            pipe.flush()
        except (OSError, ValueError):
            return  # the worker is dead: the reading thread is about to see it, and asks again
        question.timer = threading.Timer(question.limit, process.kill)
        question.timer.daemon = True
        question.timer.start()

    def _read(self, process: Worker) -> None:
        """Take answers until the pipe ends; then, if that was not our doing, see to a new worker."""
        pipe = process.stdout
        assert pipe is not None
        try:
            for line in pipe:
                self._answered(json.loads(line))
        except ValueError:
            process.kill()  # half a line of a dying worker, or a pipe closed under our feet
        with self._lock:
            if self._closed or process is not self._process:
                return
            end_worker(process)
            self._process = self._start()
            lost = self._ask_again(self._process)
        self._tell_trouble(process, lost)

    def _answered(self, fields: dict[str, Any]) -> None:
        with self._lock:
            question = self._asked.pop(fields["id"], None)
        if question is None:
            return
        _stop_timer(question)
        if "error" in fields:
            give(question.future, ThinkerError(said.bot_failed(why=fields["error"])))
        else:
            candidates = [Candidate(*plain)._replace(line=tuple(plain[4])) for plain in fields["candidates"]]
            give(question.future, Answer(fields["action"], fields["seconds"], candidates))

    def _ask_again(self, process: Worker | None) -> list[_Question]:
        """Send what waits to the new worker; the questions for which there is none, or that were sent too often."""
        lost = [number for number, question in self._asked.items() if process is None or question.sent >= ATTEMPTS]
        given_up = [self._asked.pop(number) for number in lost]
        for question in self._asked.values():
            assert process is not None
            _stop_timer(question)
            self._send(question, process)
        return given_up

    def _tell_trouble(self, process: Worker, lost: list[_Question]) -> None:
        status, obstacle = str(process.returncode), self._obstacle
        self.tell(said.bots_ended_for_good(status=status, why=obstacle) if obstacle else said.bots_ended(status=status))
        for question in lost:
            _stop_timer(question)
            often = ThinkerError(said.bots_end_always())
            give(question.future, often if question.sent >= ATTEMPTS else self._not_started())


def _stop_timer(question: _Question) -> None:
    if question.timer is not None:
        question.timer.cancel()


# ---- Bots at a table: asking for the move of the one in turn, and playing it ---------------------


Call = Callable[[Callable[[], None]], object]


def bot_in_turn(table: Table) -> int | None:
    """The seat of the bot that must decide now, None when it is a person's turn, the game is over or the table closed."""
    seat = table.turn
    return None if seat is None or table.is_closed or table.seats[seat].is_human else seat


def ask_bot(
    table: Table, thinker: Thinker, seat: int, level: str = "", deadline: float | None = None
) -> Future[Answer]:
    """Ask for the move of `seat`, by its own program or bot, or by a bot of another level (for a hint)."""
    view = table.view(seat)
    seed = seeded("bot", table.seed, table.number, seat)
    sitting = table.seats[seat]

    def bot() -> Future[Answer]:
        return thinker.ask(sent(view), level or sitting.level, seed, deadline)

    if not sitting.command or level:
        return bot()
    from tribes_tui.seats.program import decision

    told = decision(view, names_for(table.seats, None), table.number_for(seat), thinker.programs.limit)
    return thinker.programs.ask((table.seed, seat, sitting.command), view, told, bot, thinker.tell)


def settled(future: Future[Answer], view: State, say: Callable[[str], None]) -> int | None:
    """The action of a finished question; a random legal one, and a word about it, when the bot has failed.

    None when the question was cancelled.
    """
    try:
        action = future.result().action
        if not view.is_legal(action):
            raise ThinkerError(said.not_legal(action=action))
    except CancelledError:
        return None
    except (ThinkerError, RulesError) as error:
        say(said.drawn(why=str(error)))
        return view.pick(Rng(int(view.key()[:15], 16)))
    return action


def bots_decide(table: Table, thinker: Thinker, say: Callable[[str], None]) -> Iterator[bool]:
    """Let bots decide until a person is asked or the game is over; at each whether it has."""
    while (seat := bot_in_turn(table)) is not None:
        action = settled(ask_bot(table, thinker, seat), table.view(seat), say)
        if action is not None:
            table.propose(seat, action, table.number)
        yield action is not None


class BotPlayer:
    """Makes the bots of one table play, for a caller with an event loop of its own.

    Follows the table: whenever a bot is in turn it is asked, and its answer proposed through `call`,
    which must run a function in the table's thread (`loop.call_soon_threadsafe`). When the position
    changes under a thinking bot, the thought is dropped.
    """

    def __init__(
        self,
        table: Table,
        thinker: Thinker,
        call: Call,
        say: Callable[[str], None] = lambda text: None,
        deadline: float | None = None,
    ) -> None:
        self._table = table
        self._thinker = thinker
        self._call = call
        self._say = say
        self._deadline = deadline
        self._asked: tuple[int, int, str] | None = None
        self.paused = False
        table.follow(self.look)

    @property
    def thinking(self) -> int | None:
        """The seat of the bot that thinks now. For the host: a concealed decision must not show on screens."""
        return None if self._asked is None else self._asked[0]

    def look(self) -> None:
        """Ask the bot in turn, unless it has been asked; drop a thought that nobody needs any more."""
        seat = None if self.paused else bot_in_turn(self._table)
        wanted = None if seat is None else (seat, self._table.number, self._table.seats[seat].level)
        if wanted == self._asked:
            return
        if self._asked is not None:
            self._thinker.cancel()
        self._asked = wanted
        if seat is not None and wanted is not None:
            view = self._table.view(seat)
            future = ask_bot(self._table, self._thinker, seat, deadline=self._deadline)
            future.add_done_callback(lambda done: self._call(lambda: self._answered(wanted, view, done)))

    def stop(self) -> None:
        """Ask no more, and drop the thought in progress."""
        self._table.unfollow(self.look)
        if self._asked is not None:
            self._asked = None
            self._thinker.cancel()

    def _answered(self, asked: tuple[int, int, str], view: State, future: Future[Answer]) -> None:
        if asked != self._asked:
            return
        action = settled(future, view, self._say)
        self._asked = None
        if action is None:
            self.look()
            return
        try:
            self._table.propose(asked[0], action, asked[1])
        except (TableError, RulesError) as error:
            self._say(str(error))
            self.look()
