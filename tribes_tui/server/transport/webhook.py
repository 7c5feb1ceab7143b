"""News for people who are not connected: posted as JSON to an address that the host's keeper has named; letters, handed to `sendmail`."""

import json
import os
import subprocess
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from email.message import EmailMessage
from email.policy import SMTP
from http.client import HTTPException
from pathlib import Path
from typing import Any, Generic, TypeVar

from tribes_tui.errors import Mendable, mending, why
from tribes_tui.server.club.absences import Letter
from tribes_tui.server.host.news import AbsentNews
from tribes_tui.server.words.said import serve, visit
from tribes_tui.words.language import in_language

News = TypeVar("News")

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


class Outbox(Generic[News]):
    """Delivers one after the other, from threads that end with the program.

    `failed` is called from there with a word about what was given up: no address, which may hold a secret, and no text is in it. `waits`: as
    long before each further try.
    """

    def __init__(self, failed: Callable[[str], None], waits: tuple[float, ...] = ()) -> None:
        self._failed, self._waits = failed, waits
        self._room, self._delivering = threading.Semaphore(MOST), threading.Lock()

    def deliver(self, news: News) -> tuple[str, bool]:
        """What went wrong ("": nothing), and whether it is worth another try."""
        raise NotImplementedError

    def send(self, news: News) -> None:
        """Deliver it soon; at once back."""
        if self._room.acquire(blocking=False):
            threading.Thread(target=self._work, args=(news,), name="outbox", daemon=True).start()
        else:
            self._failed("too many wait")  # no words: the log's

    def _work(self, news: News) -> None:
        for wait in (*self._waits, None):
            with self._delivering:
                trouble, is_worth_it = self.deliver(news)
            if not (trouble and is_worth_it) or wait is None:
                break
            time.sleep(wait)
        self._room.release()
        if trouble:
            self._failed(trouble)


class Webhook(Outbox[AbsentNews]):
    """Posts news to an address."""

    def __init__(self, address: str, failed: Callable[[str], None], waits: tuple[float, ...] = WAITS) -> None:
        super().__init__(failed, waits)
        self._address = address
        self._opener = urllib.request.build_opener(NoRedirect)

    def deliver(self, news: AbsentNews) -> tuple[str, bool]:
        """Post it."""
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
        with mending((OSError, UnicodeDecodeError), lambda error: serve.no_webhook_file(why=why(error))):
            text = Path(text[1:]).read_text(encoding="utf-8").strip()
    if not text.startswith(("https://", "http://")) or not text.isprintable() or " " in text:
        raise Mendable(serve.no_webhook())
    return text


# ---- Letters, handed to the machine's own sendmail -----------------------------------------------


PATIENCE_MAIL = 30.0
"""Seconds that the program may take to accept one."""


class Sendmail(Outbox[Letter]):
    """Hands letters on, each once."""

    def __init__(self, program: str, failed: Callable[[str], None]) -> None:
        """Raises `Mendable` where there is no such program."""
        if not (Path(program).is_absolute() and Path(program).is_file() and os.access(program, os.X_OK)):
            raise Mendable(serve.no_sendmail(program=program))
        super().__init__(failed)
        self._program = program

    def deliver(self, news: Letter) -> tuple[str, bool]:
        """Hand it on."""
        command = [self._program, "-i", news.address]  # no shell reads it, and no address begins with a dash
        try:
            done = subprocess.run(
                command, input=written(news), timeout=PATIENCE_MAIL, check=False, cwd="/",
                env={"PATH": os.defpath}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            )  # fmt: skip
        except (OSError, subprocess.SubprocessError) as error:
            return type(error).__name__, False
        return f"it ended with {done.returncode}" if done.returncode else "", False  # no words: the log's


def written(letter: Letter) -> bytes:
    """As it is mailed."""
    message = EmailMessage()
    message["To"], message["Subject"] = letter.address, letter.subject
    message["Auto-Submitted"] = "auto-generated"  # so that nobody's absence answers it
    message.set_content(letter.text)
    return message.as_bytes(policy=SMTP.clone(linesep="\n"))
