"""People with a real `ssh` who spend a day at a host: they come and go, drop, return, play, watch and talk, by chance."""

from __future__ import annotations

import random
import time
from collections import Counter

from tests.server.client import Client
from tests.server.hosts import RunningHost

SIZES = ((80, 24), (80, 24), (80, 24), (120, 40), (100, 30))
PATIENCE = 60.0
"""Seconds, by the host's own clock, after which a screen that shows nothing is trouble."""
TIRED = 4.0
"""Seconds after which somebody presses again, although nothing has come of the last key."""
TALK = ("hello", "我们玩吧", "gg 👍", "whose turn?", "[b]x[/b]", "\t tab")


def name_of(number: int) -> str:
    """A name of its own, which looks like none of the others."""
    return f"Guest {'BCDFGHKLMN'[number % 10]}{'bcdfghkprt'[number // 10 % 10]}a"


class Guest:
    """One of them; `step` does one thing, if what came of the last is to be seen. `troubles` are things that must not happen.

    `drops` is how often in a hundred steps the line breaks; `pause` for how many seconds they think, on average, before
    they do something.
    """

    def __init__(
        self,
        host: RunningHost,
        number: int,
        done: Counter[str],
        troubles: list[str],
        drops: float = 0.4,
        pause: float = 0.0,
    ) -> None:
        self.host = host
        self.name = name_of(number)
        self.rng = random.Random(number)
        self.client: Client | None = None
        self._done = done
        self._troubles = troubles
        self._drops = drops / 100
        self._pause = pause
        self._thinks_until = 0.0
        self._has_arrived = False
        self._come_at = time.monotonic() + self.rng.random() * 5
        self._pressed = self._seen = self._seen_by_host = 0.0
        self._has_come_back = False
        self._plan = 0

    def step(self) -> None:
        """Look, and do something."""
        now, client = time.monotonic(), self.client
        if client is None:
            if now > self._come_at:
                self._come()
            return
        if client.read():
            self._seen, self._seen_by_host = now, self.host.clock()
        if client.process.poll() is not None:
            self._gone(client)
        elif now > self._thinks_until and self._has_been_answered(now):
            self._pressed = now
            self._thinks_until = now + self.rng.uniform(0.5, 1.5) * self._pause
            self._do(client)

    def _has_been_answered(self, now: float) -> bool:
        """Whether all that comes of the last key is to be seen; or they are tired of waiting for it."""
        return now - self._seen > 0.15 and (self._seen > self._pressed or now - self._pressed > TIRED)

    def _come(self) -> None:
        self.client = self.host.client(self.name, "-o", "ServerAliveInterval=0", size=self.rng.choice(SIZES))
        self._has_arrived = False
        self._pressed = self._seen = time.monotonic()
        self._seen_by_host = self.host.clock()
        self._done["visits"] += 1

    def leave(self) -> None:
        """The line breaks, or is over."""
        if self.client is not None:
            self.client.close()
            self.host.clients.remove(self.client)
            self.client = None
            self._come_at = time.monotonic() + self.rng.uniform(0.5, 8)

    def _gone(self, client: Client) -> None:
        """The session has ended; a fault of the host's would be said on the screen."""
        if "Something went wrong" in client.text:
            self._troubles.append(f"{self.name}: {client.text}")
        self.leave()

    def _do(self, client: Client) -> None:
        chance, text = self.rng.random(), client.text
        if chance < self._drops:
            self._done["drops"] += 1
            self._has_come_back = True
            self.leave()
        elif chance < 2 * self._drops:
            self._done["windows that changed"] += 1
            client.resize(*self.rng.choice(SIZES))
        elif text.strip():
            self._act(client, text)
        elif self.host.clock() - self._seen_by_host > PATIENCE:
            self._troubles.append(f"{self.name} saw nothing for long, the last was {bytes(client.raw[-200:])!r}")
            self.leave()

    def _act(self, client: Client, text: str) -> None:
        first = text.splitlines()[0]
        if "call you?" in text:
            client.type_line(self.name)
        elif "the lobby · you are" in first:
            self._arrive(text)
            self._in_lobby(client)
        elif "waiting for players" in first:
            self._arrive("")
            client.press(self.rng.choices(("b", "down", "esc"), (5, 3, 1))[0])
        elif "Say to" in text:
            client.type_line(self.rng.choice(TALK))
            self._done["lines of talk"] += 1
        elif "open a table" in first:
            self._open(client)
        elif "in words" in first or not first.startswith(" TRIBES  "):  # which is how all pages begin that are no table
            self._arrive("")
            self._at_table(client, text)
        else:
            client.press("esc")

    def _arrive(self, lobby: str) -> None:
        """Straight after the way in: who has a seat where it is their turn is led to it, and never left in the lobby."""
        if not self._has_arrived and "your turn" in lobby:
            self._troubles.append(f"{self.name} has a seat and was left in the lobby:\n{lobby}")
        if not self._has_arrived and not lobby and self._has_come_back:
            self._done["led back to a seat"] += 1
        self._has_arrived, self._has_come_back = True, False

    def _in_lobby(self, client: Client) -> None:
        kind = self.rng.choices(("walk", "open", "talk", "leave"), (10, 3, 1, 1))[0]
        self._done[kind] += 1
        if kind == "walk":
            client.press(*["down"] * self.rng.randrange(6), "enter")
        else:
            client.press(*{"open": "n", "talk": "t", "leave": ("q", "enter")}[kind])

    def _open(self, client: Client) -> None:
        """One of the fields as it comes, then a game, then it is opened."""
        self._plan = (self._plan + 1) % 3
        if self._plan == 0:
            self._done["tables"] += 1
            client.press("s")
        elif self._plan == 2:
            client.press(str(self.rng.randrange(1, 7)))
        else:
            client.press(*["up"] * self.rng.randrange(1, 6), "right")

    def _at_table(self, client: Client, text: str) -> None:
        """Plays as somebody does who presses what is there; a page that has opened is closed again."""
        first, second = text.splitlines()[:2]
        if "the end" in first or "the game is over" in text:
            client.press(self.rng.choice(("q", "r", "enter")))
        elif "in words" in first:
            self._done["choices"] += 1
            client.press(*["down"] * self.rng.randrange(8), "enter")
        elif "Waiting" in second or "atch" in second:
            self._done["looks"] += 1
            client.press(self.rng.choices(("\x14", "esc", "l", "?", "v", "q"), (3, 8, 2, 1, 2, 1))[0])
        else:
            self._done["keys"] += 1
            walk = ["tab"] * self.rng.randrange(3)
            client.press(
                *walk, self.rng.choices(("enter", "v", "e", "esc", "h", "u", "\x14"), (8, 6, 3, 1, 1, 1, 1))[0]
            )
