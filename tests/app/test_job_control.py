"""ctrl+z gives the terminal back to the shell, and `fg` brings the whole screen back, whatever happened in between."""

from __future__ import annotations

import os
import random
import shutil
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bench.screen.program import Program
from tribes_tui.app import headless
from tribes_tui.profile.keymap import Keymap

PROMPT = "sh-is-here> "
GAME = f"{sys.executable} -m tribes_tui play indy --seed 3 --seats you,bot:easy,bot:easy"
TOLD = "the plate"
"""What stands on the table all the time."""
STOP = b"\x1a"
COOKED = "echo cooked=$(stty -a | grep -c -- ' icanon')\n"

pytestmark = pytest.mark.skipif(shutil.which("bash") is None, reason="bash is not installed")


class Shell(Program):
    """A shell with job control in a terminal of its own. `since` is what it has sent since it was last told something."""

    def __init__(self, home: Path, *command: str) -> None:
        words = command or ("bash", "--norc", "--noprofile", "-i")
        super().__init__(words, size=(80, 24), TRIBES_HOME=str(home), PS1=PROMPT, ESCDELAY="50")

    def tell(self, what: str | bytes, *wanted: str) -> None:
        """Type it, and wait until all that is wanted has come."""
        self.raw, ends = b"", time.monotonic() + 30
        self.press(what.encode() if isinstance(what, str) else what)
        while not all(self.came(one) for one in wanted):
            self._take(0.2)
            assert time.monotonic() < ends, (
                f"after {what!r} not {wanted} came but {self.raw.decode(errors='replace')!r}"
            )

    def came(self, text: str) -> bool:
        return text.encode() in self.raw

    @property
    def game(self) -> int:
        """The process of the game, which is all that the shell has started."""
        return int(Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()[0])

    def is_cooked(self) -> bool:
        """Whether what is typed is shown and can be edited, as a shell leaves it to programs."""
        self.tell(COOKED, "cooked=1", PROMPT)
        return True


@pytest.fixture
def shell(tmp_path: Path) -> Iterator[Shell]:
    shell = Shell(tmp_path)
    shell.tell("", PROMPT)
    yield shell
    assert b"Traceback" not in shell.raw
    shell.end()


def test_t6_ctrl_z_suspends_and_fg_brings_the_whole_screen_at_the_new_size(shell: Shell) -> None:
    shell.tell(f"{GAME}\n", TOLD, "deck")
    shell.tell(STOP, "\x1b[?1049l", "Stopped", PROMPT)
    assert shell.is_cooked()
    shell.resize(110, 35)
    shell.tell("fg\n", "\x1b[?1049h", TOLD, "deck")
    shell.settle(0.5)
    assert any(len(line.rstrip()) > 90 for line in shell.screen.display), "it is drawn for the window as it is now"
    shell.tell(STOP, "\x1b[?1049l", PROMPT)
    shell.tell("kill %1; wait\n", PROMPT)
    shell.tell("echo still $((40 + 2))\n", "still 42")


def test_t7_stopped_sent_to_the_background_and_back_then_left(shell: Shell) -> None:
    """In the background it stops again, as everything that wants the terminal does."""
    shell.tell(f"{GAME}\n", TOLD)
    shell.tell(STOP, "Stopped")
    shell.tell("bg\n", "&")
    shell.settle(0.5)
    shell.tell("jobs\n", "Stopped", PROMPT)
    assert shell.is_cooked()
    shell.tell("fg\n", "\x1b[?1049h", TOLD)
    left(shell)


def left(shell: Shell) -> None:
    """Leave the table and the program: the shell goes on as if nothing had been."""
    shell.tell("q", "games about tribes")
    shell.tell("q", "\x1b[?1049l", PROMPT)
    assert b"Traceback" not in shell.raw
    assert b"Error" not in shell.raw
    assert shell.is_cooked()


def test_t7_where_nobody_could_bring_it_back_it_stays(tmp_path: Path) -> None:
    """In a window of its own, without a shell."""
    alone = Shell(tmp_path, *GAME.split())
    try:
        alone.tell("", TOLD)
        alone.tell(STOP, "\x1b[?1049l", "\x1b[?1049h", "goes on", TOLD)
    finally:
        alone.end()


async def test_ctrl_z_is_whatever_a_keymap_makes_of_it() -> None:
    async with headless("indy", seats="you,bot:easy") as pilot:
        assert pilot.app.screen.active_bindings["ctrl+z"].binding.id == "suspend"
        pilot.app.set_keymap(Keymap({"undo": ("u", "ctrl+z")}).for_bindings())
        await pilot.pause()
        assert pilot.app.screen.active_bindings["ctrl+z"].binding.id == "undo"


ORDERS = 24


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(ORDERS))
def test_t7_whatever_the_order(shell: Shell, seed: int) -> None:
    """Stopped by a key or by somebody else, sent to the background, brought back, in other windows."""
    rng = random.Random(seed)
    shell.tell(f"{GAME}\n", TOLD)
    is_stopped = False
    for _ in range(12):
        if is_stopped:
            what = rng.choice(("bg\n", "bg\n", "kill -CONT %1\n", "jobs\n", "resize", "fg\n", "fg\n"))
            if what == "resize":
                shell.resize(rng.randrange(80, 140), rng.randrange(24, 45))
            elif what == "fg\n":
                shell.tell(what, "\x1b[?1049h", TOLD)
                is_stopped = False
            else:
                shell.tell(what)
                shell.tell("echo $((17 * 3))\n", "51")
        else:
            what = rng.choice(("key", "key", "resize", "STOP", "TSTP", "CONT"))
            if what == "key":
                shell.tell(STOP, "Stopped", PROMPT)
                is_stopped = True
            elif what == "resize":
                shell.resize(rng.randrange(80, 140), rng.randrange(24, 45))
            else:
                os.kill(shell.game, signal.Signals[f"SIG{what}"])
                if what != "CONT":
                    shell.tell("", "Stopped", PROMPT)
                    is_stopped = True
        shell.settle(rng.random() / 4, 1)
        assert b"Traceback" not in shell.raw
    if is_stopped:
        shell.tell("fg\n", "\x1b[?1049h", TOLD)
    shell.settle(0.5, 2)
    left(shell)
