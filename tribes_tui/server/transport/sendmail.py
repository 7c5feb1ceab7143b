"""Letters, handed to the machine's own `sendmail`, one after the other; what becomes of them then is its affair."""

import os
import queue
import subprocess
import threading
from collections.abc import Callable
from email.message import EmailMessage
from email.policy import SMTP
from pathlib import Path

from tribes_tui.errors import Mendable
from tribes_tui.server.club.mail import Letter
from tribes_tui.server.words.said import serve

PATIENCE = 30.0
"""Seconds that the program may take to accept one."""
MOST = 100
"""Letters that wait; what comes on top is dropped."""


class Sendmail:
    """Hands them on from a thread of its own, which begins with the first and ends with the program.

    `failed` is called from there with a word about one that was given up; neither address nor text is in it.
    """

    def __init__(self, program: str, failed: Callable[[str], None]) -> None:
        """Raises `Mendable` where there is no such program."""
        if not (Path(program).is_absolute() and Path(program).is_file() and os.access(program, os.X_OK)):
            raise Mendable(serve.no_sendmail(program=program))
        self._program, self._failed = program, failed
        self._waiting: queue.Queue[Letter] = queue.Queue(MOST)
        self._thread: threading.Thread | None = None

    def send(self, letter: Letter) -> None:
        """Hand it on soon; at once back."""
        try:
            self._waiting.put_nowait(letter)
        except queue.Full:
            self._failed("too many wait")  # no words: the log's
            return
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="sendmail", daemon=True)
            self._thread.start()

    def _work(self) -> None:
        while True:
            letter = self._waiting.get()
            try:
                command = [self._program, "-i", letter.address]  # no shell reads it, and no address begins with a dash
                done = subprocess.run(
                    command, input=written(letter), timeout=PATIENCE, check=False, cwd="/",
                    env={"PATH": os.defpath}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                )  # fmt: skip
            except (OSError, subprocess.SubprocessError) as error:
                self._failed(type(error).__name__)
            else:
                if done.returncode:
                    self._failed(f"it ended with {done.returncode}")  # no words: the log's


def written(letter: Letter) -> bytes:
    """As it is mailed."""
    message = EmailMessage()
    message["To"], message["Subject"] = letter.address, letter.subject
    message["Auto-Submitted"] = "auto-generated"  # so that nobody's absence answers it
    message.set_content(letter.text)
    return message.as_bytes(policy=SMTP.clone(linesep="\n"))
