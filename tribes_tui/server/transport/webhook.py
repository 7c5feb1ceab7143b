"""News for people who are not connected, posted as JSON to an address that the host's keeper has named."""

import heapq
import json
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from http.client import HTTPException
from itertools import count
from pathlib import Path
from typing import Any

from tribes_tui.errors import Mendable, why
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
