"""What people type: games by other names, near misses, titles, completions, the manual, the desktop's entry."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from configparser import ConfigParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from rules import BadOption, games
from saves import Store
from tests.cli.helpers import ROOT, Ran, recorded
from tribes_tui.commands.help import SHELLS, page
from tribes_tui.commands.parser import the_parser
from tribes_tui.commands.values import game_meant, with_command
from tribes_tui.errors import Mendable

Tribes = Callable[..., Ran]


@pytest.mark.parametrize(
    ("typed", "game"),
    [
        *((name, name) for name in games),
        *((games[name].title, name) for name in games),
        ("Indy", "indy"),
        ("five-tribes", "five_tribes"),
        ("FIVE", "five_tribes"),
        ("rise", "rise_of_tribes"),
        ("duel", "tribal_duel"),
        ("rixe", "tribal_rixe"),
        ("tribal d", "tribal_duel"),
        ("in", "indy"),
        ("tribe@1", "tribe@1"),
    ],
)
def test_a_game_is_known_by_what_people_call_it(typed: str, game: str) -> None:
    assert game_meant(typed) == game


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("tribal", "tribal_duel or tribal_rixe: which one?"),
        ("idny", "did you mean indy?"),
        ("duell", "did you mean tribal_duel?"),
        ("chess", "there is no game 'chess' (games:"),
        ("", "there is no game"),
    ],
)
def test_what_is_no_game_is_answered_with_what_may_be_meant(typed: str, said: str) -> None:
    with pytest.raises(Mendable) as caught:
        game_meant(typed)
    assert said in str(caught.value)


def test_a_game_alone_is_played_and_a_near_miss_of_a_command_is_told(tribes: Tribes) -> None:
    assert with_command(["--ascii", "Indy", "--plain"], ["play"]) == ["--ascii", "play", "indy", "--plain"]
    assert with_command(["play", "x"], ["play"]) == ["play", "x"]
    assert with_command(["--version"], ["play"]) == ["--version"]
    short, long = (tribes(*words, "--plain", "--seed", "3").out for words in (["Indy"], ["play", "indy"]))
    assert short.splitlines()[:10] == long.splitlines()[:10] != []
    ran = tribes("contniue")
    assert (ran.code, "did you mean continue?" in ran.err) == (2, True)


def test_yes_and_no_choose_options_and_the_help_lists_them(tribes: Tribes) -> None:
    game = games["rise_of_tribes"]
    assert game.new_state(2, 7, {"elders": "yes"}).key() == game.new_state(2, 7, {"elders": True}).key()
    assert game.new_state(2, 7, {"elders": "No"}).key() == game.new_state(2, 7).key()
    with pytest.raises(BadOption):
        game.new_state(2, 7, {"elders": "perhaps"})
    said = tribes("play", "rise", "--help").out
    for option in game.options:
        assert f"--set {option.name}=" in said
    assert tribes("play", "rise", "--plain", "--set", "special-terrain=mixed,elders=yes").code == 0


def test_titles_name_games_too_and_renaming_keeps_the_date(tribes: Tribes) -> None:
    path = recorded("you,bot:easy", "1\n1\n")
    os.utime(path, ns=(10**18, 10**18))
    before = Store().list()[0]
    assert tribes("saves", "--rename", before.name, "Sunday evening").code == 0
    after = Store().list()[0]
    assert (after.title, after.when, after.left) == ("Sunday evening", before.when, before.left)
    assert tribes("replay", "sunday evening", "--verify").out.startswith("sunday evening: all")
    assert tribes("saves", "--rename", "Sunday", "Monday").out == f"{before.name} is now called 'Monday'\n"
    tribes("saves", "--copy", "Monday")
    ran = tribes("replay", "Mond", "--verify")
    assert (ran.code, "which one?" in ran.err) == (2, True)
    assert tribes("continue", "monday", "--plain").code == 0


def test_the_manual_that_is_installed_is_that_of_the_commands() -> None:
    """After a change of the command line: python -m tribes_tui man > tribes_tui/share/tribes.1"""
    assert page(the_parser()) == (ROOT / "tribes_tui/share/tribes.1").read_text()


def test_the_desktop_gets_an_entry_that_starts_this_program(
    tribes: Tribes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert tribes("install-desktop").code == 0
    entry = ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read(tmp_path / "applications/tribes.desktop")
    assert entry["Desktop Entry"]["Exec"] != "tribes"
    assert ElementTree.parse(tmp_path / "icons/hicolor/scalable/apps/tribes.svg").getroot().tag.endswith("svg")
    assert tribes("install-desktop", "--remove").code == 0
    assert not [path for path in tmp_path.rglob("*") if path.is_file()]


def completed(line: str, home: Path, shell: str = "bash") -> list[str]:
    """What is offered behind `line`, asked as a shell's own function asks."""
    program = "import sys; sys.argv[0] = 'tribes';from tribes_tui.cli import main; main([])"
    out = home / "offered"
    subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT, check=False,
        env={
            **os.environ, "TRIBES_HOME": str(home), "_ARGCOMPLETE": "1", "_ARGCOMPLETE_IFS": "\n", "_ARGCOMPLETE_SHELL": shell,
            "_ARGCOMPLETE_STDOUT_FILENAME": str(out), "COMP_LINE": line, "COMP_POINT": str(len(line)),
            "COMP_TYPE": "9", "_ARGCOMPLETE_SUPPRESS_SPACE": "1", "_ARGCOMPLETE_COMP_WORDBREAKS": "",
        },
    )  # fmt: skip
    return [word.strip() for word in out.read_text().split("\n") if word]


def test_commands_games_seats_options_and_saves_are_offered(tmp_path: Path) -> None:
    record = Store(tmp_path).create("indy", 1, 2, {}, 7, [{"kind": "human"}] * 2)
    record.close()
    assert "play" in completed("tribes p", tmp_path)
    assert completed("tribes play in", tmp_path) == ["indy"]
    assert "bot:hard" in completed("tribes play indy --seats bot:", tmp_path)
    assert completed("tribes play indy --set return_from=a", tmp_path) == ["return_from=all"]
    assert completed("tribes replay ", tmp_path) == [record.name]


@pytest.mark.parametrize("shell", SHELLS)
def test_each_shell_gets_its_script(tribes: Tribes, shell: str) -> None:
    assert "tribes" in tribes("completions", shell).out


@pytest.mark.soak
@pytest.mark.parametrize("shell", SHELLS)
def test_a_real_shell_takes_the_script_and_completes(shell: str, tmp_path: Path) -> None:
    program = shutil.which(shell)
    if program is None:
        pytest.skip(f"there is no {shell} here")
    bin = tmp_path / "bin"
    bin.mkdir()
    (bin / "tribes").write_text(f'#!/bin/sh\ncd "{ROOT}" && exec "{sys.executable}" -m tribes_tui "$@"\n')
    (bin / "tribes").chmod(0o755)
    asked = {
        "bash": 'eval "$(tribes completions bash)"; COMP_WORDS=(tribes play in); COMP_CWORD=2; COMP_LINE="tribes play in";'
        'COMP_POINT=${#COMP_LINE}; COMP_TYPE=9; _python_argcomplete tribes; printf "%s\\n" "${COMPREPLY[@]}"',
        "zsh": "autoload -U compinit; compinit -u -d $HOME/dump; eval \"$(tribes completions zsh)\"; print ${_comps[tribes]};"
        "_describe() { eval \"print -l \\${$2}\"; }; words=(tribes play in); CURRENT=3;"
        "BUFFER='tribes play in'; CURSOR=14; _python_argcomplete",
        "fish": 'tribes completions fish | source; complete --do-complete "tribes play in"',
    }[shell]  # fmt: skip
    done = subprocess.run(
        [program, "-c", asked], capture_output=True, text=True, check=False, timeout=60,
        env={**os.environ, "PATH": f"{bin}:{os.environ['PATH']}", "HOME": str(tmp_path), "TRIBES_HOME": str(tmp_path)},
    )  # fmt: skip
    assert "indy" in done.stdout.replace(":", " ").split(), done.stdout + done.stderr
