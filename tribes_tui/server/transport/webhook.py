"""News for people who are not connected: posted as JSON to an address that the host's keeper has named; letters, handed to `sendmail`."""

import heapq
import json
import os
import queue
import subprocess
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from email.message import EmailMessage
from email.policy import SMTP
from http.client import HTTPException
from itertools import count
from pathlib import Path
from typing import Any

from tribes_tui.errors import Mendable, why
from tribes_tui.server.club.absences import Letter
from tribes_tui.server.host.news import AbsentNews
from tribes_tui.server.words.said import serve, visit
from tribes_tui.words.language import in_language

WAITS = (2.0, 10.0, 60.0, 300.0)
"""Seconds before each further try."""
PATIENCE = 5.0
MOST = 100
"""News that wait; what comes on top is dropped."""
AGAIN = (408, 425, 429)
"""Answers after which one tries again, besides those from 500 on."""


class NoRedirect(urllib.request.HTTPRedirectHandler):
    """What the keeper named is where it goes, nowhere else."""

    def redirect_request(self, *_: Any) -> None:
        """No."""


class Webhook:
    """Posts from a thread of its own, which begins with the first news and ends with the program.

    `failed` is called from there with a word about news that were given up; the address, which may hold a secret, is in none.
    """

    def __init__(self, address: str, failed: Callable[[str], None], waits: tuple[float, ...] = WAITS) -> None:
        self._address = address
        self._failed = failed
        self._waits = waits
        self._order = count()
        self._due: list[tuple[float, int, int, AbsentNews]] = []
        self._more = threading.Condition()
        self._thread: threading.Thread | None = None
        self._opener = urllib.request.build_opener(NoRedirect)

    def send(self, news: AbsentNews) -> None:
        """Post it soon; at once back."""
        with self._more:
            if len(self._due) >= MOST:
                self._failed("too many wait")  # no words: the log's
                return
            self._put(0.0, 0, news)
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name="webhook", daemon=True)
                self._thread.start()

    def _put(self, wait: float, tries: int, news: AbsentNews) -> None:
        heapq.heappush(self._due, (time.monotonic() + wait, next(self._order), tries, news))
        self._more.notify_all()

    def _work(self) -> None:
        while True:
            with self._more:
                while not self._due or self._due[0][0] > time.monotonic():
                    self._more.wait(self._due[0][0] - time.monotonic() if self._due else None)
                _, _, tries, news = heapq.heappop(self._due)
            trouble, is_worth_it = self._post(news)
            if trouble and is_worth_it and tries < len(self._waits):
                with self._more:
                    self._put(self._waits[tries], tries + 1, news)
            elif trouble:
                self._failed(trouble)

    def _post(self, news: AbsentNews) -> tuple[str, bool]:
        """What went wrong ("": nothing), and whether it is worth another try."""
        request = urllib.request.Request(  # http and https alone, see `address_of`
            self._address,
            json.dumps(message(news)).encode(),
            {"Content-Type": "application/json", "User-Agent": "Tribes"},
        )
        try:
            with self._opener.open(request, timeout=PATIENCE):
                return "", False
        except urllib.error.HTTPError as error:
            error.close()
            return f"it answers {error.code}", error.code >= 500 or error.code in AGAIN  # no words: the log's
        except (OSError, HTTPException, ValueError) as error:
            return type(error).__name__, True


def message(news: AbsentNews) -> dict[str, str]:
    """What is posted. `text` and `content` are the same sentence, for the services that show one of them as it is."""
    with in_language(news.language):
        text = (
            visit.invites_away(person=news.person, by=news.by, game=news.game)
            if news.by
            else visit.your_turn_away(person=news.person, game=news.game)
        )
    fields = {
        "event": "invitation" if news.by else "your turn",  # no words: for programs
        "person": news.person,
        "game": news.game,
        "table": news.table,
    }
    return {**fields, **({"by": news.by} if news.by else {}), "text": text, "content": text}


def address_of(text: str) -> str:
    """The address that was typed, or that stands in the file behind an @. Raises `Mendable`."""
    if text.startswith("@"):
        try:
            text = Path(text[1:]).read_text(encoding="utf-8").strip()
        except (OSError, UnicodeDecodeError) as error:
            raise Mendable(serve.no_webhook_file(why=why(error))) from error
    if not text.startswith(("https://", "http://")) or not text.isprintable() or " " in text:
        raise Mendable(serve.no_webhook())
    return text


# ---- Letters, handed to the machine's own sendmail -----------------------------------------------


PATIENCE_MAIL = 30.0
"""Seconds that the program may take to accept one."""
MOST_LETTERS = 100
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
        self._waiting: queue.Queue[Letter] = queue.Queue(MOST_LETTERS)
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
                    command, input=written(letter), timeout=PATIENCE_MAIL, check=False, cwd="/",
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
