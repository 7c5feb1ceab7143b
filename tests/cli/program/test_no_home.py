"""Where there is no place to keep games: one clear line from every command, exit code 2, never a traceback."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path

import platformdirs
import pytest

from tests.cli.helpers import Ran, Terminal

Tribes = Callable[..., Ran]

COMMANDS = ["play indy --plain", "continue --plain", "saves", "saves --json", "replay nosuch", "replay nosuch --verify"]
COMMANDS += ["statistics", "daily", "serve --port 0 --as-root", "serve --invite"]


def no_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TRIBES_HOME")
    monkeypatch.setattr(platformdirs, "user_data_dir", lambda name: f"~/{name}")


def too_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIBES_HOME", "/x" + "y" * 300)


def a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path / "file"))


def below_a_device(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIBES_HOME", "/dev/null/tribes")


def a_link_to_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path / "loop"))


PLACES = [no_home, too_long, a_file, below_a_device, a_link_to_itself]


@pytest.mark.varied(10)
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("line", COMMANDS)
def test_every_command_says_it_in_one_line(
    line: str, place: Callable[..., None], tribes: Tribes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place(tmp_path, monkeypatch)
    ran = tribes(*line.split())
    if line.startswith("play") and place is not no_home:  # one may play, but is told
        assert (ran.code, ran.err) == (2, "")
        assert ran.out.startswith("not saved: ")
        return
    if ran.code == 0:
        assert line.startswith("saves"), "nothing can be saved here, and nobody was told"
        return
    assert ran.code == 2, ran
    assert ran.err.startswith("tribes: ")
    assert ran.err.count("\n") == 1


def test_a_file_in_the_place_of_the_folder_is_named(
    tribes: Tribes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    a_file(tmp_path, monkeypatch)
    assert tribes("saves").err == f"tribes: cannot read {tmp_path}/file/saves: a file stands where a folder should be\n"
    assert "a file stands where a folder should be" in tribes("serve", "--port", "0", "--as-root").err


def test_where_no_folder_at_all_can_be_written_one_may_play(
    tribes: Tribes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nowhere() -> str:
        raise FileNotFoundError(2, "No usable temporary directory found in ['/tmp']")

    a_file(tmp_path, monkeypatch)
    with monkeypatch.context() as patched:
        patched.setattr("tempfile.gettempdir", nowhere)
        patched.setattr("tribes_tui.commands.saves.run_saves", lambda chosen: nowhere())
        ran, saves = tribes("play", "indy", "--plain"), tribes("saves")
    assert (ran.code, ran.err) == (2, "")
    assert ran.out.startswith("not saved: ")
    assert saves.err == "tribes: no folder can be written to, not even one for temporary files: is the disk full?\n"


@pytest.mark.parametrize("place", PLACES)
def test_the_doctor_finds_it(
    place: Callable[..., None], tribes: Tribes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place(tmp_path, monkeypatch)
    ran = tribes("doctor")
    assert (ran.code, ran.err) == (2, "")
    (finding,) = [line for line in ran.out.splitlines() if line.startswith("!!")][:1]
    assert "TRIBES_HOME" in finding or "the name is too long" in finding


@pytest.mark.sampled(1)
@pytest.mark.parametrize("place", PLACES[1:])
@pytest.mark.parametrize("arguments", [(), ("play", "indy")])
def test_the_screen_opens_and_says_that_nothing_is_saved(
    arguments: tuple[str, ...], place: Callable[..., None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place(tmp_path, monkeypatch)
    with contextlib.closing(Terminal(arguments)) as terminal:
        if not arguments:
            terminal.read_until("Settings")
            terminal.type("1")
        terminal.read_until("Not saved")
        terminal.type("q")
        terminal.read_until("Leave anyway")
        terminal.type("\x1b[B\x1b[B\r")
        terminal.read_until("of that game is lost")
        terminal.type("q")
        assert terminal.wait() == 0
        assert b"Traceback" not in terminal.written


def test_a_fault_of_ours_without_a_home_is_still_one_line(
    tribes: Tribes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(chosen: object) -> int:
        raise ZeroDivisionError

    no_home(tmp_path, monkeypatch)
    monkeypatch.setattr("tribes_tui.commands.saves.run_saves", fail)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    ran = tribes("saves")
    assert (ran.code, ran.err.count("\n")) == (1, 1)
