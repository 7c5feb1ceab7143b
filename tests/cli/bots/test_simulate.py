"""`tribes simulate`: shapes, repeatability, speed of telling."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import rules
from rules import Rng
from tests.cli.helpers import Ran, Terminal, run
from tribes_tui.seats.simulation import Simulation

Tribes = Callable[..., Ran]


def simulated(tribes: Tribes, *arguments: str) -> Any:
    ran = tribes("simulate", "indy", "--json", *arguments)
    assert ran.code == 0, ran
    return json.loads(ran.out)


def test_the_json_has_what_scripts_rely_on(tribes: Tribes) -> None:
    data = simulated(tribes, "--games", "5", "--seats", "bot:random,bot:easy,bot:random", "--seed", "7")
    assert list(data) == ["game", "seats", "games", "seconds", "decisions_per_second", "rows"]
    assert (data["game"], data["games"]) == ("indy", 5)
    assert data["seats"] == ["bot:random", "bot:easy", "bot:random"]
    assert data["seconds"] > 0
    assert data["decisions_per_second"] > 0
    for number, row in enumerate(data["rows"]):
        assert list(row) == ["seed", "scores", "ranking", "rounds", "decisions", "end"]
        assert row["seed"] == 7 + number
        assert sorted(row["ranking"])[0] == 1
        assert len(row["scores"]) == 3
        assert row["end"] == "last feather"


def test_the_same_seed_gives_the_same_games_however_many_processes(tribes: Tribes) -> None:
    arguments = ("--games", "9", "--seed", "3")
    alone = simulated(tribes, *arguments)
    assert simulated(tribes, *arguments)["rows"] == alone["rows"]
    assert simulated(tribes, *arguments, "--jobs", "2")["rows"] == alone["rows"]


def test_games_that_were_stopped_are_gone_on_with(tribes: Tribes, tmp_path: Path) -> None:
    whole = simulated(tribes, "--games", "6", "--seed", "3")
    kept = tmp_path / "kept.jsonl"
    simulated(tribes, "--games", "4", "--seed", "3", "--resume", str(kept))
    before = kept.read_bytes()
    kept.write_bytes(before + b'{"seed": 9')
    assert simulated(tribes, "--games", "6", "--resume", str(kept))["rows"] == whole["rows"], "the seed is the file's"
    assert kept.read_bytes().startswith(before)
    assert kept.read_bytes().count(b"\n") == 7
    again = simulated(tribes, "--games", "6", "--resume", str(kept), "--jobs", "2")
    assert (again["rows"], again["decisions_per_second"]) == (whole["rows"], 0)
    ran = tribes("simulate", "tribe", "--games", "1", "--resume", str(kept))
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "holds results of something else: game differ" in ran.err


def test_without_a_seed_games_differ(tribes: Tribes) -> None:
    assert simulated(tribes, "--games", "3")["rows"] != simulated(tribes, "--games", "3")["rows"]


def test_by_default_the_fewest_random_bots_play(tribes: Tribes) -> None:
    assert simulated(tribes, "--games", "1")["seats"] == ["bot:random", "bot:random"]


def test_options_reach_the_game(tribes: Tribes) -> None:
    games = ("--games", "40", "--seed", "1", "--seats", ",".join(["bot:random"] * 5))
    rows = [simulated(tribes, *games, "--set", f"return_from={value}")["rows"] for value in ("row", "all")]
    assert rows[0] != rows[1]


def test_in_words_it_says_who_wins_how_long_and_why_it_ends(tribes: Tribes) -> None:
    ran = tribes("simulate", "indy", "--games", "20", "--seed", "1")
    assert ran.code == 0
    assert ran.out.startswith("20 games of indy in ")
    assert "ended by last feather: 20" in ran.out
    assert ran.out.count("bot:random: first in") == 2
    assert ran.err == ""


def test_random_bots_play_as_the_bot_of_that_name_would(monkeypatch: pytest.MonkeyPatch) -> None:
    """The short cut for games between random bots skips the views, nothing else: a random bot looks at nothing."""
    from rules.bots.levels import Budget, make

    state = rules.games["indy"].new_state(4, 2)
    bot, one, other = make("random"), Rng(9), Rng(9)
    while not state.is_terminal:
        action = bot.choose(state.view(state.current_player), Budget(), one)
        assert action == state.pick(other)
        state.apply(action)


def test_a_row_tells_how_its_game_ended() -> None:
    row = Simulation("indy", ("random", "random"), {}).play(5)
    state = rules.games["indy"].new_state(2, 5)
    assert row.rounds > state.round
    assert row.decisions > 10
    assert row.end == "last feather"


@pytest.mark.soak
def test_two_thousand_games_of_four_have_the_lengths_of_the_specification(tribes: Tribes) -> None:
    data = simulated(tribes, "--games", "2000", "--seed", "0", "--seats", ",".join(["bot:random"] * 4))
    rounds = sorted(row["rounds"] for row in data["rows"])
    assert {row["end"] for row in data["rows"]} == {"last feather"}
    assert abs(rounds[1000] - 13) <= 1
    assert abs(rounds[100] - 10) <= 1
    assert abs(rounds[1900] - 15) <= 1


@pytest.mark.soak
def test_a_bar_shows_how_far_it_is_on_a_terminal_only() -> None:
    with contextlib.closing(Terminal(["simulate", "indy", "--games", "1500", "--seats", "bot:random,bot:easy"])) as one:
        assert one.wait() == 0
        assert re.search(rb"\r\[#+\.+\] \d+/1500", one.written)
        assert one.written.count(b"\r\x1b[K") == 1
    assert run("simulate", "indy", "--games", "300").err == ""


@pytest.mark.sampled(1)
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_stops_it_at_once_and_without_noise(jobs: str) -> None:
    arguments = ["simulate", "indy", "--games", "1000000", "--jobs", jobs]
    with contextlib.closing(Terminal(arguments)) as terminal:
        terminal.read_until("/1000000")
        os.killpg(terminal.process.pid, signal.SIGINT)
        assert terminal.wait() == 130
        assert terminal.written.endswith(b"stopped\r\n")
        assert b"Traceback" not in terminal.written
