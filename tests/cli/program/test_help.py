"""`--help` of everything: helpful, and quick because nothing heavy is imported for it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable

import pytest

from tests.cli.helpers import ROOT, Ran, Terminal
from tribes_tui.commands.parser import the_parser

COMMANDS = ("play", "continue", "saves", "replay", "review", "par", "daily", "puzzle", "simulate", "rules", "doctor")
Tribes = Callable[..., Ran]


def test_help_names_every_command_and_gives_examples(tribes: Tribes) -> None:
    ran = tribes("--help")
    assert ran.code == 0
    assert all(f"    {command} " in ran.out for command in COMMANDS)
    assert "tribes play indy --players 3 " in ran.out


def test_the_host_is_not_listed_where_it_is_not_installed(tribes: Tribes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tribes_tui.commands.arguments.find_spec", lambda name: None)
    assert "serve" not in tribes("--help").out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(tribes: Tribes, command: str) -> None:
    ran = tribes(command, "--help")
    assert ran.code == 0
    assert ran.out.startswith(f"usage: tribes {command}")


def test_the_help_of_play_tells_scripts_what_to_expect(tribes: Tribes) -> None:
    text = " ".join(tribes("play", "--help").out.split())
    for promise in ("`seat K to decide:`", "seats count from 0", "` N) text`", "beginning `no:`", "exit code is 0"):
        assert promise in text


@pytest.mark.parametrize("arguments", [["--help"], ["play", "--help"], ["saves"]])
def test_no_screen_and_no_game_is_imported_for_it(arguments: list[str]) -> None:
    program = (
        "import sys; from tribes_tui.cli import main; main(sys.argv[1:]);"
        "names = {'.'.join(name.split('.')[:2]) for name in sys.modules};"
        "print(*sorted(names & {'textual', 'textual.app', 'rich', 'rich.text', 'asyncio', 'tribes_tui.app'}), file=sys.stderr);"
        "print(*sorted(n for n in names if n.startswith('rules.') and n not in ('rules.core', 'rules.bots')), file=sys.stderr)"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program, *arguments], capture_output=True, text=True, cwd=ROOT, timeout=60, check=True
    )
    assert ran.stderr.split() == []


def test_the_version(tribes: Tribes) -> None:
    ran = tribes("--version")
    assert (ran.code, ran.out.split()[0]) == (0, "tribes")


EVERY = [*the_parser().commands]


@pytest.mark.varied(24)
@pytest.mark.parametrize("columns", ["80", "200"])
@pytest.mark.parametrize("words", [[], *([name] for name in EVERY), ["play", "rise"]], ids=" ".join)
def test_c7_every_help_has_eighty_columns(
    tribes: Tribes, monkeypatch: pytest.MonkeyPatch, words: list[str], columns: str
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    ran = tribes(*words, "--help")
    assert ran.code == 0
    assert max(map(len, ran.out.splitlines())) <= 80


@pytest.mark.parametrize("name", EVERY)
def test_c7_an_error_of_usage_is_a_line(tribes: Tribes, name: str) -> None:
    ran = tribes(name, "--nosuch")
    assert (ran.code, ran.out) == (2, "")
    assert len(ran.err.splitlines()) == 1
    assert len(ran.err) <= 160


def test_c7_on_a_terminal_no_word_of_an_error_is_cut() -> None:
    terminal = Terminal(["simulate", "indy", "--seed", "zzzzzz0"], (80, 24))
    said = terminal.read_until("--help)")
    terminal.close()
    assert max(map(len, said.replace("\r", "").splitlines())) <= 80
