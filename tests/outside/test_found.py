"""Games are found by their entry points; what can't be loaded ends nothing, and says why."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from tests.outside.helpers import PYTHON, declare, environment

SIX = ["tribe", "indy", "tribal_duel", "tribal_rixe", "rise_of_tribes", "five_tribes"]
ASK = "import json, rules; from rules.core.registry import BROKEN; print(json.dumps([list(rules.games), BROKEN]))"


def run(folder: Path, *arguments: str, typed: str | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*PYTHON, *arguments], env=environment(folder), cwd=folder, input=typed, capture_output=True, text=True
    )


def found(folder: Path) -> tuple[list[str], dict[str, str]]:
    """The games that are listed, and what is said of the others."""
    told = run(folder, "-c", ASK)
    assert told.returncode == 0, told.stderr
    games, broken = json.loads(told.stdout)
    return games, broken


def test_a_game_that_an_installed_package_declares_is_listed_behind_the_six(tmp_path: Path) -> None:
    declare(tmp_path, oware="oware")
    assert found(tmp_path) == ([*SIX, "oware"], {})


def test_a_module_that_is_loaded_anyway_is_no_game_for_that(tmp_path: Path) -> None:
    declare(tmp_path, broken="os")
    games, broken = found(tmp_path)
    assert games == SIX
    assert "GAMES" in broken["broken"]


def test_checks_that_python_leaves_out_are_not_said_to_hold(tmp_path: Path) -> None:
    told = run(tmp_path, "-O", "-m", "rules.check", "indy")
    assert (told.returncode, told.stdout) == (2, "")
    assert "without -O" in told.stderr


def test_it_is_found_as_well_when_its_own_package_is_loaded_first(tmp_path: Path) -> None:
    declare(tmp_path, oware="oware")
    told = run(tmp_path, "-c", "import oware, rules; print(rules.games['oware'] is oware.OWARE)")
    assert told.stdout == "True\n", told.stderr


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("name", "text", "why"),
    [
        ("broken", None, "ModuleNotFoundError"),
        ("broken", "raise RuntimeError('no luck\\nat all')", "RuntimeError: no luck at all"),
        ("broken", "import sys; sys.exit(3)", "SystemExit"),
        ("broken", "GAMES = {}", "KeyError"),
        ("broken", "GAMES = {'broken': 5}", "is no game of that name"),
        ("broken", "from oware import OWARE; GAMES = {'broken': OWARE}", "is no game of that name"),
        ("broken", "import nothing_like_it", "nothing_like_it"),
        ("broken", "1 +", "SyntaxError"),
        ("indy", "GAMES = {}", "name of another game"),
        ("Odd-Name", "GAMES = {}", "small letters"),
    ],
)
def test_one_that_can_not_be_loaded_ends_nothing_and_says_why(
    name: str, text: str | None, why: str, tmp_path: Path
) -> None:
    declare(tmp_path, **{name: "some_game", "oware": "oware"})
    if text is not None:
        (tmp_path / "some_game.py").write_text(text)
    games, broken = found(tmp_path)
    assert games == [*SIX, "oware"]
    assert [*broken] == [name]
    assert why in broken[name]
    assert "\n" not in broken[name]
    doctor = run(tmp_path, "-m", "tribes_tui", "doctor")
    assert doctor.returncode == 2
    assert f"!!  the game {name} can't be played, or not fully: " in doctor.stdout
    if name == "broken":
        told = run(tmp_path, "-m", "tribes_tui", "play", name, "--plain")
        assert (told.returncode, told.stdout, told.stderr.count("\n")) == (2, "", 1)
        assert why in told.stderr


def test_a_game_that_was_saved_and_whose_package_is_gone_says_what_it_wants(tmp_path: Path) -> None:
    declare(tmp_path / "there", oware="oware")
    played = run(tmp_path / "there", "-m", "tribes_tui", "play", "oware", "--plain", "--seed", "3", typed="1\n")
    assert played.returncode == 0, played.stderr
    name = played.stdout.split()[-1]
    (tmp_path / "gone").mkdir()
    listed = run(tmp_path / "gone", "-m", "tribes_tui", "saves")
    assert "oware: you, Ash" in listed.stdout
    told = run(tmp_path / "gone", "-m", "tribes_tui", "replay", name)
    assert told.returncode == 0
    assert "install the package that brings it" in told.stdout + told.stderr
