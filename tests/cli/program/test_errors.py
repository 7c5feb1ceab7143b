"""Whatever a person can mend: one clear line, exit code 2, no traceback, nothing lost."""

from __future__ import annotations

import contextlib
import errno
import re
import shlex
from collections.abc import Callable
from pathlib import Path

import pytest

from saves import Disk, Store, seal_text
from tests.cli.helpers import Ran, Terminal, recorded, run
from tests.saves.faulty import FaultyDisk, always

Tribes = Callable[..., Ran]


def assert_mendable(ran: Ran, *parts: str) -> None:
    assert ran.code == 2, ran
    assert ran.out == ""
    assert ran.err.startswith("tribes: ")
    assert ran.err.count("\n") == 1
    for part in parts:
        assert part in ran.err


@pytest.mark.parametrize(
    ("line", "parts"),
    [
        ("play chess", ["there is no game 'chess'", "indy"]),
        ("simulate chess", ["there is no game 'chess'", "indy"]),
        ("rules chess", ["there is no game 'chess'", "indy"]),
        ("play", ["GAME", "tribes play --help"]),
        ("play indy --seats you,robot", ["there is no seat 'robot'", "bot:LEVEL"]),
        ("play indy --seats you,bot:genius", ["there is no bot level 'genius'", "random"]),
        ("play indy --seats you", ["2 to 6 players, not 1"]),
        ("play indy --seats you,bot,bot,bot,bot,bot,bot", ["2 to 6 players, not 7"]),
        ("simulate indy --seats bot:random", ["2 to 6 players, not 1"]),
        ("simulate indy --seats you,bot:random", ["simulate is for bots only"]),
        ("simulate indy --games 0", ["'0' is not a number from 1"]),
        ("simulate indy --jobs x", ["'x' is not a number from 1"]),
        ("play indy --set speed=high", ["indy has no option 'speed'", "return_from"]),
        ("play indy --plain --set return_from=moon", ["option return_from cannot be 'moon'", "row"]),
        ("play indy --plain --set return_from", ["--set takes OPTION=VALUE, not 'return_from'"]),
        ("play indy --seed x", ["'x' is not a whole number"]),
        ("play indy --json-lines --brief", ["--json-lines and --brief don't go together", "choose one"]),
        ("play indy --daily --seed 3", ["leave out --seed or --daily"]),
        ("leaderboard --bots nosuch.toml", ["nosuch.toml can't be read: it is not there"]),
        ("play indy --plain --json-lines", ["--json-lines and --plain don't go together"]),
        ("continue --watch --copy", ["--watch and --copy don't go together"]),
        ("continue --from 3 --repair", ["--from and --repair don't go together"]),
        ("replay x --verify --json", ["--verify and --json don't go together"]),
        ("simulate indy --jobs 2 --over tcp://a:1", ["not allowed with"]),
        ("host-database foo", ["the database can't be reached: 'foo' isn't a database's address"]),
        ("play indy --seed -1", ["'-1' is not a whole number"]),
        ("play indy --seed k7q2-9fmx", ["K7Q2-9FMX names a whole deal: type tribes play --deal K7Q2-9FMX"]),
        ("play indy --sets you", ["unrecognized arguments: --sets you (see tribes play --help)"]),
        ("dance", ["there is no command 'dance'"]),
        ("continue --plain", ["there is no unfinished game", "tribes play GAME"]),
        ("continue nosuch --plain", ["nosuch"]),
        ("replay nosuch", ["nosuch"]),
        ("replay ../../etc/passwd", ["passwd"]),
        ("play indy", ["needs a terminal", "--plain"]),
        ("", ["needs a terminal", "--plain"]),
    ],
)
def test_wrong_arguments(tribes: Tribes, line: str, parts: list[str]) -> None:
    assert_mendable(tribes(*line.split()), *parts)


def test_a_folder_that_cannot_be_written(tribes: Tribes, home: Path) -> None:
    home.parent.mkdir(exist_ok=True)
    home.write_text("a file stands where the folder should be")
    ran = tribes("play", "indy", "--plain")
    assert ran.code == 2
    for line in (ran.out.splitlines()[0], ran.out.splitlines()[-1]):
        assert line.startswith("not saved: a file stands where a folder should be")


@pytest.fixture
def saved(tribes: Tribes) -> Path:
    """A game of a few moves."""
    recorded("you,name:Ben", "1\n" * 7)
    return Store().list()[0].path


def cut(data: bytes) -> bytes:
    return data[: data.index(b"\n", 400) - 3] + b"\n"


def flipped(data: bytes) -> bytes:
    at = data.index(b"\n", 400) + 6
    return data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]


def empty(data: bytes) -> bytes:
    return b""


def from_the_future(data: bytes) -> bytes:
    return seal_text(data.decode().replace('"schema":1', '"schema":999', 1)).encode()


def by_newer_rules(data: bytes) -> bytes:
    return seal_text(data.decode().replace('"rules":1', '"rules":999', 1)).encode()


def of_another_game(data: bytes) -> bytes:
    return seal_text(data.decode().replace('"game":"indy"', '"game":"tribe"', 1)).encode()


def not_text(data: bytes) -> bytes:
    return data[:300] + b"\xff\xfe\x00" + data[300:]


def too_deep(data: bytes) -> bytes:
    return data[:-1] + b"\nseat 0 " + b'{"a":' * 12_000 + b"}" * 12_000 + b" #0123456789abcdef\n"


def too_large(data: bytes) -> bytes:
    return data + b"x" * (5 << 20)


def endless_line(data: bytes) -> bytes:
    return b"x" * (100 << 20)


def a_line_doubled(data: bytes) -> bytes:
    lines = data.splitlines(keepends=True)
    return b"".join([*lines[:3], *lines[2:]])


WRONG = [
    cut, flipped, empty, from_the_future, by_newer_rules, of_another_game, not_text, too_deep, too_large, endless_line,
    a_line_doubled,
]  # fmt: skip


@pytest.mark.sampled(12)
@pytest.mark.parametrize("damage", WRONG)
@pytest.mark.parametrize("command", ["continue NAME --plain", "replay NAME --verify", "replay NAME --json"])
def test_a_save_that_is_damaged_or_from_the_future(
    tribes: Tribes, saved: Path, damage: Callable[[bytes], bytes], command: str
) -> None:
    data = damage(saved.read_bytes())
    saved.write_bytes(data)
    assert_mendable(tribes(*command.replace("NAME", saved.stem).split()))
    assert saved.read_bytes() == data


@pytest.mark.parametrize("command", ["continue NAME --plain", "replay NAME", "saves --add PATH"])
def test_a_directory_is_no_save(tribes: Tribes, saved: Path, command: str) -> None:
    saved.unlink()
    saved.mkdir()
    assert_mendable(tribes(*command.replace("NAME", saved.stem).replace("PATH", str(saved)).split()))
    assert saved.is_dir()


def test_a_save_that_one_may_not_read(tribes: Tribes, saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Disk, "open", FaultyDisk(always("open", error=errno.EACCES)).open)
    for command in ("continue NAME --plain", "replay NAME"):
        assert_mendable(tribes(*command.replace("NAME", saved.stem).split()), "there is no permission")


def test_a_damaged_save_is_not_passed_over_in_silence(tribes: Tribes, saved: Path) -> None:
    saved.write_bytes(flipped(saved.read_bytes()))
    assert_mendable(tribes("continue", "--plain"), "the only unfinished game can't be opened", saved.stem)
    assert_mendable(tribes("continue", saved.stem, "--plain"), f"tribes continue {saved.stem} --repair")


def test_a_damaged_save_can_be_repaired_and_played_on(tribes: Tribes, saved: Path) -> None:
    saved.write_bytes(flipped(saved.read_bytes()))
    ran = run("continue", saved.stem, "--repair", "--plain", text="")
    assert ran.code == 0
    assert "to decide:" in ran.out
    assert any("damaged" in str(path) for path in saved.parent.rglob("*.tribes"))


def test_a_save_that_is_being_played_elsewhere(tribes: Tribes, saved: Path) -> None:
    with Store().open(saved.stem):
        assert_mendable(tribes("continue", "--plain"), "being played elsewhere")


def test_a_game_that_is_over_is_not_continued(tribes: Tribes) -> None:
    recorded("you,name:Ben", "1\n" * 3000)
    name = Store().list()[0].name
    assert_mendable(tribes("continue", name, "--plain"), "that game is over", f"tribes replay {name}")
    assert_mendable(tribes("continue", "--plain"), "there is no unfinished game")


def test_replay_beyond_the_end(tribes: Tribes, saved: Path) -> None:
    assert_mendable(tribes("replay", saved.stem, "--to", "99"), "the game has 7 moves, not 99")


def test_a_dumb_terminal_is_told_of_plain_mode(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    with contextlib.closing(Terminal(["play", "indy"])) as terminal:
        assert terminal.wait() == 2
        assert b"--plain" in terminal.written


def test_nothing_was_begun_by_wrong_arguments(tribes: Tribes, home: Path) -> None:
    tribes("play", "indy", "--plain", "--set", "speed=high")
    tribes("play", "indy")
    assert Store().list() == []


EMPTY = ["saves --rename NAME ''", "saves --rename '' X", "saves --copy ''", "saves --delete ''", "saves --add ''", "continue ''", "replay ''", "review ' '",
         "par ''", "play ''", "play indy --seats ''", "play indy --seats=", "simulate indy --resume ''", "leaderboard --bots ''", "''"]  # fmt: skip


@pytest.mark.parametrize("line", EMPTY)
def test_c8_an_empty_name_is_refused_in_a_line(tribes: Tribes, line: str) -> None:
    ran = tribes(*shlex.split(line))
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert "is empty: leave it out, or give one" in ran.err


OF_A_SAVED_GAME = ["replay", "continue", "continue --watch", "continue --plain", "continue --from 2", "review", "par", "saves --copy", "saves --delete",
                   "saves --rename"]  # fmt: skip


@pytest.mark.parametrize("command", OF_A_SAVED_GAME)
def test_c3_a_saved_game_has_one_noun_and_a_near_name_is_named(tribes: Tribes, command: str) -> None:
    """Before anything else is looked at: whether there is a terminal, or what the new title is."""
    name = recorded("you,bot:easy", "1\n1\n1\n").stem
    more = ["X"] if command.endswith("rename") else []
    ran = tribes(*command.split(), "nosuch", *more)
    assert (ran.code, ran.err) == (2, 'tribes: there is no saved game "nosuch"; "tribes saves" lists them\n')
    slip = name.replace("indy", "indi")
    ran = tribes(*command.split(), slip, *more)
    assert f'there is no saved game "{slip}"; did you mean {name}? "tribes saves" lists them' in ran.err


def test_c8_a_game_of_which_two_go_on_is_asked_for_once_more(tribes: Tribes) -> None:
    names = [recorded("you,bot:easy", text).stem for text in ("1\n1\n1\n", "1\n1\n1\n1\n")]
    ran = tribes("continue", "ind", "--plain")
    assert ran.code == 2
    assert all(f"{name} (" in ran.err for name in names)
    assert ran.err.endswith("which one?\n")


@pytest.mark.parametrize(("data", "said"), [
    (b"\x7fELF\xff\xfe", "is not TOML"), (b"x = [", "is not TOML"), (b"", "names no bot"), (b"[[bot]]\nname = 'm'\npolicy = 'nosuch:x'", "no module nosuch"),
])  # fmt: skip
def test_c4_what_a_library_says_is_said_in_words_of_ours(
    tribes: Tribes, tmp_path: Path, data: bytes, said: str
) -> None:
    (tmp_path / "bots.toml").write_bytes(data)
    ran = tribes("leaderboard", "--bots", str(tmp_path / "bots.toml"), "--games", "indy", "--deals", "1")
    assert said in ran.out + ran.err
    assert not re.search(r"Errno|codec|Error\b|Traceback|connection info", ran.err)
