"""A game from a package of its own is played like the six: `examples/oware` touches no file of the program."""

from __future__ import annotations

import io
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import rules
from rules import Rng
from rules.bots.bot import Budget
from rules.bots.levels import make
from rules.check.__main__ import main as check
from rules.check.battery import CHECKS
from saves import Store
from tests.app.test_app import screen_text, until
from tests.outside.helpers import OWARE, PYTHON, environment
from tribes_tui.app import TribesApp
from tribes_tui.app.piloted import click
from tribes_tui.cli import main
from tribes_tui.learning.lesson import lesson_of
from tribes_tui.play.table import Table
from tribes_tui.profile.settings import Settings, save
from tribes_tui.screens.setup.screen import SetupScreen
from tribes_tui.seats.parse import parse_seats
from tribes_tui.table.end.screen import EndScreen
from tribes_tui.table.screen import TableScreen
from tribes_tui.words.about import about_of, title_of

SIZES = [(80, 24), (120, 40)]


@pytest.mark.parametrize("promise", CHECKS, ids=lambda one: one.__name__.removeprefix("check_"))
def test_it_keeps_the_contract(promise: object) -> None:
    for seed in range(5):
        promise(rules.games["oware"], 2, seed)  # type: ignore[operator]


def test_the_command_that_checks_a_game_says_what_holds(capsys: pytest.CaptureFixture[str]) -> None:
    assert check(["oware", "--games", "1"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[-1] == f"Oware: {len(CHECKS)} of {len(CHECKS)} hold"
    assert all(line.startswith("holds  ") for line in told[:-1])


def test_the_command_that_checks_a_game_says_what_fails_and_where(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    state = type(rules.games["oware"].new_state())
    monkeypatch.setattr(state, "_copy", lambda self: self)
    assert check(["oware"]) == 1
    told = capsys.readouterr().out
    assert "FAILS  Clones kept along the way never change" in told
    assert "2 players, seed 0: " in told
    assert check(["chess"]) == 2
    assert capsys.readouterr().err.startswith("there is no game 'chess'")


def test_an_option_whose_section_is_not_there_or_that_breaks_the_game_does_not_hold(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = rules.games["oware"]
    state, (seeds, *rest) = type(game.new_state()), game.options
    monkeypatch.setattr(type(game), "options", (seeds._replace(section="77"), *rest))
    assert check(["oware", "--games", "1"]) == 1
    assert "option seeds: the rulebook has no section '77'" in capsys.readouterr().out
    monkeypatch.setattr(type(game), "options", (seeds, *rest))
    round_of_five = state._is_over
    monkeypatch.setattr(state, "_is_over", lambda self: 1 // (5 - self.options["seeds"]) < 0 or round_of_five(self))
    assert check(["oware", "--games", "1"]) == 1
    told = capsys.readouterr().out
    assert "2 players, seed 0, seeds=5: ZeroDivisionError" in told
    assert told.splitlines()[-1].startswith("Oware: ")
    with pytest.raises(SystemExit):
        check(["oware", "--seeds", "1"])  # an option of the game has that name


def test_the_help_of_a_game_breaks_no_line_twice(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "oware", "--help"]) == 0
    told = capsys.readouterr().out
    assert "      what a move captures that would take every seed of the opponent;\n      without it: nothing\n" in told


@pytest.mark.parametrize("size", SIZES)
async def test_its_tab_stands_whole_beside_the_six(size: tuple[int, int]) -> None:
    app = TribesApp()
    async with app.run_test(size=size) as pilot:
        await pilot.press("n")
        await until(pilot, lambda: isinstance(app.screen, SetupScreen) and "7 Oware" in screen_text(app))


@pytest.mark.parametrize(("better", "worse"), [("easy", "random"), ("medium", "easy")])
def test_bots_play_it_and_the_stronger_ones_win(better: str, worse: str) -> None:
    won = 0
    for seed in range(6):
        state, rng = rules.games["oware"].new_state(seed=seed), Rng(seed)
        bots = [make(better), make(worse)][:: 1 if seed % 2 else -1]
        while state.current_player is not None:
            view = state.view(state.current_player)
            state.apply(bots[state.current_player].choose(view, Budget(), rng))
        won += state.ranking()[0 if seed % 2 else 1] == 1
    assert won >= 5


def test_captures_never_reach_round_to_ones_own_side_and_all_at_once_captures_nothing_unless_it_shall() -> None:
    game = rules.games["oware"]
    state = game.load(
        game.new_state().dump()
        | {"houses": [1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 3, 1], "stores": [19, 19], "moves": 40, "current_player": 1}
    )
    state.apply(state.read("e"))
    assert (state.dump()["houses"], state.scores()) == ([0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 2], (19, 23)), (
        "its own two stay"
    )
    every = {"houses": [0, 0, 0, 0, 0, 2, 1, 1, 0, 0, 0, 0], "stores": [22, 22], "moves": 40, "current_player": 0}
    for option, scores in (("nothing", 22), ("all", 26)):
        state = game.load(game.new_state(options={"grand_slam": option}).dump() | every)
        state.apply(state.read("f"))
        assert state.scores()[0] == scores


def test_whoever_can_must_feed() -> None:
    game = rules.games["oware"]
    starved = {"houses": [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0], "stores": [23, 23], "moves": 40, "current_player": 0}
    state = game.load(game.new_state().dump() | starved)
    assert [state.text(one) for one in state.legal_actions()] == ["f"]
    refusal = state.why_not(game.actions.read("a"))
    assert refusal is not None
    assert refusal.section == "5"
    assert f"{{#{refusal.section}}}" in game.rulebook()


@pytest.mark.parametrize("size", SIZES)
async def test_it_is_played_on_the_screen_to_its_end(size: tuple[int, int], tmp_path: Path) -> None:
    save(Settings(pace="none"))
    table = Table.new("oware", parse_seats("you,bot:random"), {"quiet": 30, "seeds": 3}, 3, Store(tmp_path))
    app = TribesApp(table, store=Store(tmp_path))
    async with app.run_test(size=size) as pilot:

        async def is_over() -> bool:
            if isinstance(app.screen, TableScreen) and "Enter sow" in " ".join(screen_text(app).split()):
                await pilot.press("enter")
            return isinstance(app.screen, EndScreen)

        for _ in range(1500):
            if await is_over():
                break
            await pilot.pause(0.02)
        assert isinstance(app.screen, EndScreen)
        assert "seeds" in screen_text(app)


@pytest.mark.parametrize("way", ["click", "key"])
@pytest.mark.parametrize("size", SIZES)
async def test_a_click_or_its_letter_sows_a_house_of_whoever_is_to_move(
    way: str, size: tuple[int, int], tmp_path: Path
) -> None:
    table = Table.new("oware", parse_seats("you,name:Bo"), {}, 3, Store(tmp_path))
    app = TribesApp(table, store=Store(tmp_path))
    async with app.run_test(size=size) as pilot:
        for number in range(1, 4):
            await until(
                pilot, lambda: isinstance(app.screen, TableScreen) and "Enter sow" in " ".join(screen_text(app).split())
            )
            seat = table.turn
            assert seat is not None
            house = next(k for k in range(2, 6) if table.view(None).dump()["houses"][6 * seat + k])
            await (click(pilot, f"house:{seat}:{house}") if way == "click" else pilot.press("abcdef"[house]))
            await until(pilot, lambda number=number: table.number == number)
            assert table.view(None).dump()["houses"][6 * seat + house] == 0


def test_it_is_played_in_lines_and_by_ear(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    for how in ("--plain", "--brief"):
        monkeypatch.setattr("sys.stdin", io.StringIO("table\n1\nhint\nwould 1\n1\nquit\n"))
        assert main(["play", "oware", "--plain", *({how} - {"--plain"}), "--seed", "3", "--seats", "you,bot:easy"]) == 0
        told = capsys.readouterr().out
        assert "sow the " in told
        assert "captured" in told
        assert how == "--plain" or ": it captures nothing.\n" in told
        assert ".." not in told
    assert main(["rules", "oware"]) == 0
    assert "counterclockwise" in capsys.readouterr().out


def test_home_lists_and_the_command_line_know_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert title_of("oware") == "Oware"
    assert about_of("oware") is not None
    assert main(["simulate", "owa", "--games", "2", "--seats", "bot:random,bot:easy"]) == 0
    assert "2 games of oware" in capsys.readouterr().out


@pytest.mark.parametrize("size", SIZES)
async def test_home_has_a_card_for_it(size: tuple[int, int]) -> None:
    app = TribesApp()
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: "7 Oware" in screen_text(app))
        assert "Enter" in screen_text(app).splitlines()[-1]
        await click(pilot, "quick:oware")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        assert "OWARE" in screen_text(app)


@pytest.mark.parametrize("size", SIZES)
async def test_its_lesson_is_played_to_its_end(size: tuple[int, int]) -> None:
    lesson = lesson_of("oware")
    assert lesson is not None
    state = rules.games["oware"].new_state(seed=lesson.seed)
    for move in lesson.moves:
        state.apply(state.read(move))
    assert state.scores() == (3, 0), "the last move captures, as it says"
    app = TribesApp()
    save(Settings(pace="none"))
    async with app.run_test(size=size) as pilot:
        app.open_lesson("oware")
        for number, step in enumerate(lesson.steps):
            await until(pilot, lambda step=step: step.title in screen_text(app))
            wanted = "Enter sow" if step.moves else "Enter go on"
            while step.moves and wanted not in " ".join(screen_text(app).split()):
                await pilot.press("enter")  # what has no room is on further pages
            await until(pilot, lambda wanted=wanted: wanted in " ".join(screen_text(app).split()))
            for move in step.moves:
                await click(pilot, f"house:0:{'abcdef'.index(move)}")
            while not step.moves and getattr(app.screen, "at", None) == number:
                await pilot.press("enter")


PAGE = (OWARE / "README.md").read_text()
COMMANDS = re.findall(r"^    ((?:tribes|python|pip) .*)$", PAGE, re.M)


def test_what_its_page_shows_is_its_code() -> None:
    """Every piece of code on the page stands in the file that it names."""
    pieces = re.findall(r"```(?:python|toml|markdown)\n# (\S+)\n(.*?)```", PAGE, re.S)
    assert len(pieces) == PAGE.count("```") // 2 > 12
    for file, code in pieces:
        assert code in (OWARE / file).read_text(), f"{file} has no more {code}"


@pytest.mark.sampled(2)
@pytest.mark.parametrize("command", sorted({*COMMANDS}))
def test_what_its_page_says_to_type_works(command: str, tmp_path: Path) -> None:
    """As it stands there, in the checkout; with nobody at the keyboard."""
    shutil.copytree(OWARE, tmp_path / "examples" / "oware", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    program, *words = shlex.split(command)
    run = {"tribes": ["tribes_tui"], "python": [], "pip": ["pip"]}[program]
    if program == "pip":
        pytest.importorskip("setuptools", "77")
        words += [
            "--no-deps",
            "--no-build-isolation",
            "--no-index",
            "--ignore-installed",
            "--quiet",
            "--prefix",
            str(tmp_path / "prefix"),
        ]
    if program == "tribes" and words[0] in ("play", "learn") and "--plain" not in words:
        words.append("--plain")  # on the screen it is played above
    ran = subprocess.run(
        [*(PYTHON if program != "pip" else [sys.executable]), *(["-m", *run] if run else []), *words],
        env=environment(tmp_path / "installed"), cwd=tmp_path, input="", capture_output=True, text=True,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr + ran.stdout
    assert ran.stderr == "" or program != "tribes"
