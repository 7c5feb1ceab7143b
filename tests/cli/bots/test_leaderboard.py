"""`tribes leaderboard`: bots from elsewhere against pinned baselines."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from rules.bots.matches.arena import wilson
from tests.adapters.tables import NEEDED
from tests.cli.helpers import Ran
from tribes_tui.commands.tournament.contestants import read

Tribes = Callable[..., Ran]
EXAMPLE = Path(__file__).parents[3] / "examples" / "bot.py"

BOTS = """
import random
import numpy as np

def first(game_id):
    return lambda seen: int(np.flatnonzero(seen["action_mask"])[0])

def illegal(game_id):
    return lambda seen: int(np.flatnonzero(seen["action_mask"] == 0)[0])

def raises(game_id):
    def policy(seen):
        raise KeyError("nothing learnt")
    return policy

def fails_late(game_id):
    def policy(seen):
        if int(np.flatnonzero(seen["observation"]).sum()) % 90 == 0:
            raise KeyError("nothing learnt")
        return first(game_id)(seen)
    return policy

class Searcher:
    def __init__(self, game, player, seed):
        self.player, self.random = player, random.Random(seed)

    def step(self, state):
        assert state.current_player() == self.player
        return self.random.choice(state.legal_actions(self.player))
"""


def written(folder: Path, *bots: str) -> Path:
    """A file that names these bots, beside a module of policies."""
    (folder / "bots_of_the_leaderboard.py").write_text(BOTS)
    file = folder / "bots.toml"
    file.write_text("".join(f"[[bot]]\nname = {f'bot{number}'!r}\n{bot}\n" for number, bot in enumerate(bots)))
    return file


def program(path: Path) -> str:
    return f"program = {json.dumps(f'{shlex.quote(sys.executable)} {shlex.quote(str(path))}')}"


def test_a_program_plays_and_the_table_has_intervals(tribes: Tribes, tmp_path: Path) -> None:
    bots = str(written(tmp_path, program(EXAMPLE)))
    arguments = ("leaderboard", "--games", "indy", "--bots", bots, "--against", "random,tribes-easy-v9", "--deals", "1")
    ran = tribes(*arguments, "--seed", "1")
    assert ran.code == 0, ran.err
    rows = [line.split(" | ") for line in ran.out.splitlines()[4:]]
    assert [(row[2], row[3]) for row in rows] == [("tribes-random-v1", "2"), ("tribes-easy-v9", "2")]
    assert all(0 <= float(row[4]) <= 1 for row in rows)
    told = json.loads(tribes(*arguments, "--seed", "1", "--json").out)
    assert [f"{row['share']:.3f}" for row in told["rows"]] == [row[4] for row in rows], "the same deals, the same games"
    assert all(row["low"] <= row["share"] <= row["high"] for row in told["rows"])


def test_what_fails_is_told_and_costs_the_others_nothing(tribes: Tribes, tmp_path: Path) -> None:
    pytest.importorskip("numpy", reason=NEEDED)
    dies = tmp_path / "dies.py"
    dies.write_text("import sys\nsys.exit('first\\nthere is | no book\\x1b\\n')")
    module = "bots_of_the_leaderboard"
    bots = written(tmp_path, program(dies), *(f"policy = '{module}:{name}'" for name in ("illegal", "raises", "first")))
    ran = tribes("leaderboard", "--games", "rise", "--bots", str(bots), "--against", "random", "--deals", "1", "--json")
    assert ran.code == 1
    rows = json.loads(ran.out)["rows"]
    for row, why in zip(
        rows, ('the program has ended; it wrote "there is / no book', "not legal", "KeyError", ""), strict=True
    ):
        assert why in row["failed"]
        assert bool(row["games"]) == (not why)


def test_several_processes_give_the_same_table_and_a_file_is_gone_on_with(tribes: Tribes, tmp_path: Path) -> None:
    pytest.importorskip("numpy", reason=NEEDED)
    bots = written(tmp_path, *(f"policy = 'bots_of_the_leaderboard:{name}'" for name in ("first", "fails_late")))
    kept = tmp_path / "kept.jsonl"
    arguments = ("leaderboard", "--games", "indy", "--bots", str(bots), "--against", "random", "--seed", "3", "--json")
    alone = tribes(*arguments, "--deals", "4")
    together = tribes(*arguments, "--deals", "4", "--jobs", "2")
    assert alone.code == together.code == 1
    assert json.loads(alone.out) == json.loads(together.out)
    first, late = json.loads(alone.out)["rows"]
    assert (first["games"], first["failed"]) == (8, "")
    assert 0 < late["games"] < 8
    assert "nothing learnt" in late["failed"]
    tribes(*arguments, "--deals", "2", "--resume", str(kept))
    before = kept.read_bytes()
    kept.write_bytes(before + b'{"game": "in')
    assert json.loads(tribes(*arguments, "--deals", "4", "--resume", str(kept)).out) == json.loads(alone.out)
    assert kept.read_bytes().startswith(before)
    assert kept.read_bytes().count(b"\n") == 1 + 4 + late["games"] // 2
    refused = tribes(*arguments[:-2], "4", "--resume", str(kept))
    assert (refused.code, "seed differ" in refused.err) == (2, True)


@pytest.mark.peers
def test_a_bot_of_openspiels_gets_no_more_than_its_view(tribes: Tribes, tmp_path: Path) -> None:
    pytest.importorskip("pyspiel", reason=NEEDED)
    bots = written(tmp_path, "open_spiel = 'bots_of_the_leaderboard:Searcher'\ngames = ['indy', 'tribal_rixe']")
    ran = tribes("leaderboard", "--bots", str(bots), "--against", "random", "--deals", "1", "--json")
    assert [(row["game"], row["games"], row["failed"]) for row in json.loads(ran.out)["rows"]] == [
        ("indy", 2, ""),
        ("tribal_rixe", 2, ""),
    ]


def test_the_example_can_be_read() -> None:
    (bot,) = read(EXAMPLE.with_name("leaderboard.toml"), ["indy", "tribe"])
    assert (bot.name, bot.games) == ("at a glance", ("indy", "tribe"))


def test_intervals_are_honest_in_few_deals() -> None:
    assert wilson(1.0, 2)[0] < 0.5, "two deals won say little"
    assert wilson(0.5, 100) == pytest.approx((0.404, 0.596), abs=0.001)
    assert wilson(0.0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(
    ("text", "more", "why"),
    [
        ("", (), "names no bot"),
        ("[[bot", (), "is not TOML"),
        ("[[bot]]\nprogram = 'x'", (), "needs a name"),
        ("[[bot]]\nname = 'tribes-hard-v2'\nprogram = 'x'", (), "may not begin with tribes-"),
        ("[[bot]]\nname = 'a'", (), "needs one of program, open_spiel, policy"),
        ("[[bot]]\nname = 'a'\nprogram = 'x'\ngames = ['chess']", (), "chess"),
        ("[[bot]]\nname = 'a'\npolicy = 'nothing:at_all'", (), "can't be imported"),
        ("[[bot]]\nname = 'a'\nprogram = 'x'", ("--against", "best"), "there is no baseline 'best'"),
        ("[[bot]]\nname = 'a'\nprogram = 'x'", ("--games", "chess"), "chess"),
        ("[[bot]]\nname = 'a'\nprogram = 'x'\n[[bot]]\nname = 'a'\nprogram = 'y'", (), "two bots of the same name"),
    ],
)
def test_what_makes_no_sense_is_one_line(
    tribes: Tribes, tmp_path: Path, text: str, more: tuple[str, ...], why: str
) -> None:
    file = tmp_path / "bots.toml"
    file.write_text(text)
    ran = tribes("leaderboard", "--bots", str(file), *more)
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert why in ran.err
