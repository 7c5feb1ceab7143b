"""Every command line in README, HOSTING and the manual is understood; those of README and of `docs/playing.md` do what stands behind them."""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable
from pathlib import Path

import pytest

from saves import Store
from tests.cli.helpers import ROOT, Ran, recorded, run
from tribes_tui.commands.parser import parse

Tribes = Callable[..., Ran]
FEW = {"2000": "1", "20": "1", "100": "2"}
"""Of the games and deals that README plays."""


def lines_of(path: str, start: str) -> list[str]:
    """The command lines of a text: those that stand alone, without what is said of them."""
    found = re.findall(rf"^{start}(tribes .*)$", (ROOT / path).read_text(encoding="utf-8"), re.MULTILINE)
    return [re.split(r"\s{2,}", line.replace("\\-", "-"))[0].strip() for line in found]


README = [*dict.fromkeys(lines_of("README.md", "    ") + lines_of("docs/playing.md", "    "))]
HOSTING = [*lines_of("tribes_tui/server/HOSTING.md", ""), *re.findall(
    r"`(tribes (?:serve|host-)[^`.]*)`", (ROOT / "tribes_tui/server/HOSTING.md").read_text(encoding="utf-8")
)]  # fmt: skip
MANUAL = lines_of("tribes_tui/share/tribes.1", "  ")


def typed(line: str, name: str = "NAME") -> list[str]:
    """A command line as it is typed, its placeholders filled."""
    words = shlex.split(line)[1:]
    filled = {"NAME": name, "TITLE": "a title", "name=value": "sessions=12", "URL": "postgresql://a@b/c"}
    return [filled.get(word, word) for word in words]


def test_there_are_such_lines() -> None:
    assert (len(README) > 20, len(HOSTING) > 5, len(MANUAL) > 5) == (True, True, True)


@pytest.mark.parametrize("line", [*dict.fromkeys([*HOSTING, *MANUAL, *README])])
def test_c1_each_is_understood(line: str) -> None:
    if "--help" in line:
        with pytest.raises(SystemExit, match=r"^0$"):
            parse(typed(line))
    else:
        assert callable(parse(typed(line)).run)


@pytest.mark.sampled(5)
@pytest.mark.parametrize("line", [line for line in README if line.split()[1] != "serve"])
def test_c1_each_line_of_the_readme_runs(line: str, home: Path) -> None:
    name = recorded("you,bot:easy", "1\n" * 400).stem
    if "continue" in line:
        recorded("you,bot:easy", "1\n1\n1\n1\n")
    words = [FEW.get(word, word) for word in typed(line, name)]
    if (
        words[0] in ("indy", "play", "learn", "continue", "puzzle", "journey")
        and "--help" not in words
        and not {"--json-lines", "--list", "--plain"} & {*words}
    ):
        words.append("--plain")
    if "--from" in words:
        words[words.index("--from") + 1] = "2"
    ran = run(*words, text="1\nquit\n", env={"TRIBES_HOME": str(home)})
    assert (ran.code, "Traceback" in ran.err, "has ended" in ran.out) == (0, False, False), ran
    assert ran.out


def test_c1_python_alone_is_the_interpreter_of_the_game(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    """Whatever `python` there is, or none."""
    env = {"TRIBES_HOME": str(home), "PATH": "/nowhere"}
    seats = "you,program:'python examples/bot.py'"
    ran = run("play", "indy", "--brief", "--seed", "7", "--seats", seats, text="1\n" * 12, env=env)
    assert ran.code == 0
    assert "an easy bot plays" not in ran.out + ran.err
    assert Store(home).list()[0].moves > 6


@pytest.mark.parametrize(("program", "said"), [
    ("python -c 1/0", 'has ended; it wrote "ZeroDivisionError: division by zero"'),
    ("nosuchthing", "can't be started: nosuchthing: it is not there"),
    ("/", "can't be started: /: there is no permission"),
])  # fmt: skip
def test_c1_c4_of_a_program_that_ends_the_last_line_that_it_wrote_is_told(program: str, said: str, home: Path) -> None:
    seats = f'you,program:"{program}"'
    ran = run("play", "indy", "--brief", "--seats", seats, text="1\n" * 4, env={"TRIBES_HOME": str(home)})
    assert ran.code == 0
    assert f"{said}: an easy bot plays there from now on" in ran.out
