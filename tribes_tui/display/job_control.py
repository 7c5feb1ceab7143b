"""Stopping and going on, as a shell asks of a program that has the whole terminal: ctrl+z, `bg`, `fg`, in whatever order."""

import contextvars
import errno
import os
import select
import signal
import termios
import time
from collections.abc import Callable
from typing import Any

from textual.drivers.linux_driver import LinuxDriver

from tribes_tui.display.reader import Reader
from tribes_tui.words.said import home as said

STOPS_WITHIN = 0.5
"""Seconds in which the system stops a job. Where nobody could bring it back it does not stop it at all."""
LOOK = 0.1
"""Seconds between two looks whether keys are read no more."""


class JobDriver(LinuxDriver):
    """Gives the terminal back whenever the job is stopped, and takes it when the job is in the foreground again.

    What signals ask for is done in the app's loop: they come in the middle of anything.
    """

    def __init__(self, app: Any, **options: Any) -> None:
        super().__init__(app, **options)
        self._context = contextvars.copy_context()
        self._has_terminal = False
        self._went_on = False

    def start_application_mode(self) -> None:
        """It is ours."""
        super().start_application_mode()  # type: ignore[no-untyped-call]
        self._has_terminal = True

    def stop_application_mode(self) -> None:
        """It is another's."""
        self._has_terminal = False
        super().stop_application_mode()

    # ---- Signals ------------------------------------------------------------------------------

    def _sigtstp_application(self, *_: object) -> None:
        self._soon(self.stop)

    def _sigcont_application(self, *_: object) -> None:
        self._went_on = True
        self._soon(self.go_on)

    def _soon(self, what: Callable[[], None]) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(what, context=self._context)

    def stop(self) -> None:
        """Stop with all that the shell counts to this job; return when it has gone on."""
        had_terminal = self._has_terminal and self._auto_restart
        if had_terminal:
            self.suspend_application_mode()
        before = signal.signal(signal.SIGTSTP, signal.SIG_DFL)
        self._went_on = False
        os.kill(0, signal.SIGTSTP)
        ends = time.monotonic() + STOPS_WITHIN
        while not self._went_on and time.monotonic() < ends:
            time.sleep(LOOK / 10)
        signal.signal(signal.SIGTSTP, before)
        if had_terminal:
            if not self._went_on:
                self._app.notify(said.stays())
            self._come_back()

    def go_on(self) -> None:
        """Stopped by something else than ourselves, the shell has meanwhile used the terminal as ours was set."""
        if self._went_on and self._has_terminal and self._auto_restart:
            if self._is_in_foreground():
                self.suspend_application_mode()
            self._come_back()

    def _come_back(self) -> None:
        if self._is_in_foreground():
            self._went_on, self._must_signal_resume = False, True
            self.resume_application_mode()

    def _is_in_foreground(self) -> bool:
        """Whether the terminal is ours, after waiting for it: setting it from the background stops the job, as with every program."""
        while True:
            try:
                termios.tcsetattr(self.fileno, termios.TCSANOW, termios.tcgetattr(self.fileno))
            except termios.error as error:
                if error.args[0] == errno.EINTR:
                    continue
                if error.args[0] == errno.EIO:  # it went, and with it whoever could bring us back
                    self._app.exit()
                    return False
            return True

    # ---- Keys ---------------------------------------------------------------------------------

    def run_input_thread(self) -> None:
        """Read until the terminal is given back; or is gone, and with it whoever played."""
        reader, keys = Reader(), self._opened()
        try:
            while not self.exit_event.is_set():
                wait = LOOK if reader.deadline is None else min(LOOK, max(0.0, reader.deadline - time.monotonic()))
                if select.select([keys], [], [], wait)[0]:
                    try:
                        data = os.read(keys, 4096)
                    except BlockingIOError:
                        continue
                    except OSError:
                        data = b""
                    if not data:
                        if self.input_tty:
                            self._soon(self._app.exit)
                        return
                    for event in reader.read(data):
                        self.process_message(event)
                for event in reader.tick():
                    self.process_message(event)
        finally:
            os.close(keys)

    def _opened(self) -> int:
        """The terminal, opened anew: reading never waits there, as the shell may have taken what came while we were stopped."""
        try:
            return os.open(os.ttyname(self.fileno), os.O_RDONLY | os.O_NONBLOCK | os.O_NOCTTY)
        except OSError:
            return os.dup(self.fileno)
