"""Programs in seats: asked line by line; one that hangs, floods, ends or answers rubbish costs nobody the game."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path
from typing import Any

import jsonschema
import pytest

import rules
from saves import Store
from tests.plain.transcripts import NearThinker
from tests.seats.helpers import wait_until
from tribes_tui.commands.values import seats_to_simulate
from tribes_tui.errors import Mendable
from tribes_tui.play.seat import PROGRAM, Seat
from tribes_tui.play.table import Table
from tribes_tui.seats import program
from tribes_tui.seats.parse import BadSeats, parse_seats
from tribes_tui.seats.program import Programs
from tribes_tui.seats.thinker import ask_bot

ROOT = Path(__file__).parents[2]
SCHEMA = json.loads((ROOT / "tribes_tui" / "seats" / "json_lines.schema.json").read_text())
PYTHON = shlex.quote(sys.executable)
EXAMPLE = f"{PYTHON} {ROOT / 'examples' / 'bot.py'}"

SIMPLE = """
import json, sys
for line in sys.stdin:
    told = json.loads(line)
    answer = {"number": told["number"], "action": told["actions"][0]["id"]}
    print(json.dumps(answer), flush=True)
"""


def script(text: str) -> str:
    return f"{PYTHON} -S -E -c {shlex.quote(text)}"


class Seated(NearThinker):
    """Bots and programs of one test, and what was said of them."""

    def __init__(self, limit: float = 20.0) -> None:
        super().__init__()
        self.programs = Programs(limit)
        self.said: list[str] = []

    def tell(self, text: str) -> None:
        self.said.append(text)


def game(
    command: str, thinker: Seated, game_id: str = "indy", seed: int = 1, most: int = 9999, first: int = 0
) -> Table:
    """A game of a program against `random`."""
    seats = [Seat(PROGRAM, "easy", "Pat", command), Seat("bot", "random", "Ash")]
    table = Table.new(game_id, seats if first == 0 else seats[::-1], seed=seed)
    thinking: Any = thinker
    try:
        while not table.is_over and table.number < most:
            seat = table.turn
            assert seat is not None
            table.propose(seat, ask_bot(table, thinking, seat).result(30).action, table.number)
    finally:
        thinker.programs.close()
    return table


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("game_id", "games", "wins"),
    [
        *(("indy", 3, 2), ("rise_of_tribes", 1, 1), ("five_tribes", 1, 1)),
        *(pytest.param(id, 12, 9, marks=pytest.mark.soak) for id in ("indy", "rise_of_tribes", "five_tribes")),
    ],
)
def test_the_example_bot_beats_random(game_id: str, games: int, wins: int) -> None:
    won = 0
    for seed in range(games):
        thinker = Seated()
        table = game(EXAMPLE, thinker, game_id, seed, first=seed % 2)
        assert thinker.said == []
        ranking = table.ranking
        assert ranking is not None
        won += ranking[seed % 2] == 1
    assert won >= wins


FAILING = {
    "hangs": ("import time; time.sleep(60)", "gave no answer in"),
    "does not read": ("import time\nwhile True: time.sleep(1)", "gave no answer in"),
    "ends": ("", "has ended"),
    "ends after the first": ("import json\nt = json.loads(input())\nprint(json.dumps({'number': t['number'], 'action': t['actions'][0]['id']}))", "has ended"),
    "floods with lines": ("import sys\nwhile True: sys.stdout.write('{}\\n')", "answered something else"),
    "floods with late answers": ("while True: print('{\"number\": -1, \"action\": 0}')", "other questions"),
    "floods without an end": ("import sys\nwhile True: sys.stdout.write('x' * 9999)", "more than can be read"),
    "answers rubbish": ("input(); print('rubbish', flush=True); input()", "that is not JSON"),
    "answers what is not legal": ("import json\nn = json.loads(input())['number']\nprint(json.dumps({'number': n, 'action': 999999}), flush=True); input()", "legal"),
    "answers brackets": ("input(); print('[' * 60000, flush=True); input()", "not JSON"),
}  # fmt: skip


@pytest.mark.parametrize("how", FAILING)
def test_a_program_that_fails_is_killed_and_easy_plays_on(how: str) -> None:
    text, why = FAILING[how]
    thinker = Seated(limit=0.2 if "no answer" in why else 10.0)
    command = script(text)
    table = game(command, thinker, most=12)
    assert table.number == 12, "the game goes on"
    assert len(thinker.said) == 1, "it is said once"
    assert why in thinker.said[0]
    assert thinker.said[0].startswith("the program of Pat ")
    assert thinker.said[0].endswith(": an easy bot plays there from now on")
    running = thinker.programs._running[(1, 0, command)]._process
    assert running is not None
    assert running.poll() is not None, "nothing of it is left"


def test_one_that_cannot_be_started_is_said_too() -> None:
    thinker = Seated()
    assert game("/no/such/program", thinker, most=4).number == 4
    assert "can't be started" in thinker.said[0]


def test_what_a_program_started_itself_is_killed_with_it(tmp_path: Path) -> None:
    sign = tmp_path / "child"
    text = (
        "import subprocess, sys, time\n"
        f"child = subprocess.Popen([sys.executable, '-S', '-c', 'import time; time.sleep(60)'])\n"
        f"open({str(sign)!r}, 'w').write(str(child.pid))\n"
        "time.sleep(60)"
    )
    thinker = Seated(limit=0.5)
    game(script(text), thinker, most=3)
    stat = Path(f"/proc/{sign.read_text()}/stat")
    wait_until(lambda: not stat.exists() or stat.read_text().split()[2] in "ZX")


def test_it_is_started_once_and_told_its_own_view_only() -> None:
    thinker = Seated()
    table = game(script(SIMPLE), thinker, most=30)
    assert thinker.said == []
    assert len(thinker.programs._running) == 1
    told = program.decision(table.view(0), ["Pat", "Ash"], 3, 5.0)
    assert told["view"] == table.view(0).dump()
    assert told["view"]["viewer"] == 0


@pytest.mark.parametrize("id", rules.games)
def test_what_is_told_is_as_the_schema_says(id: str) -> None:
    state = rules.games[id].new_state(seed=3)
    seat = state.current_player
    assert seat is not None
    told = program.decision(state.view(seat), [f"seat {k}" for k in range(state.players)], 0)
    jsonschema.validate(json.loads(program.line_of(told)), SCHEMA)
    jsonschema.validate(program.error("no"), SCHEMA)
    jsonschema.validate(program.end(id, ["a", "b"], (3, 1), (1, 2), "over"), SCHEMA)
    answer = {**SCHEMA, "oneOf": [{"$ref": "#/$defs/answer"}]}
    jsonschema.validate({"number": 0, "action": told["actions"][0]["id"]}, answer)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({"action": 1, "notation": "x"}, answer)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("", "not JSON"),
        ("[]", "either"),
        ('{"action": 1, "notation": "pass"}', "either"),
        ('{"action": true}', "not the id"),
        ('{"action": "1"}', "not the id"),
        ('{"action": -1}', "not the id"),
        ('{"notation": 1}', "not a string"),
        ('{"notation": "fly"}', "not an action"),
    ],
)
def test_wrong_answers_are_told_what_is_wrong(line: str, why: str) -> None:
    state = rules.games["indy"].new_state(2, 3)
    with pytest.raises(program.BadAnswer, match=why):
        program.answered(state.view(state.current_player), line)


# ---- Seats --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("you,program:python my_bot.py", "python my_bot.py"),
        ("you, program:'python my_bot.py'", "python my_bot.py"),
        ("you,program:'python my_bot.py 1,2'", "python my_bot.py 1,2"),
        ('you,program:"a,b" c', '"a,b" c'),
        ("you,program:python 'my bot.py'", "python 'my bot.py'"),
    ],
)
def test_commas_in_quotes_belong_to_the_command(text: str, command: str) -> None:
    seat = parse_seats(text)[1]
    assert (seat.kind, seat.level, seat.command) == (PROGRAM, "easy", command)
    assert seat.name


@pytest.mark.parametrize("text", ["you,program:", "you,program", "you,program:'python x", "you,program:''"])
def test_a_program_without_a_command_is_no_seat(text: str) -> None:
    with pytest.raises(BadSeats):
        parse_seats(text)


def test_the_command_stands_in_no_record(tmp_path: Path) -> None:
    table = Table.new("indy", parse_seats("you,program:secret-command"), seed=1, store=Store(tmp_path))
    seat = table.turn
    assert seat is not None
    table.propose(seat, table.view(seat).legal_actions()[0], 0)
    path = table.path
    table.close()
    assert path is not None
    assert b"secret-command" not in path.read_bytes()
    again = Table.resume(Store(tmp_path).open(table.name))
    assert (again.seats[1].kind, again.seats[1].command) == (PROGRAM, "")
    again.give_command(1, script(SIMPLE))
    again.close()
    assert b"SIMPLE" not in path.read_bytes()
    assert b"json" not in path.read_bytes().lower()


def test_simulations_have_no_programs() -> None:
    with pytest.raises(Mendable, match="tables only"):
        seats_to_simulate("indy", "program:x,bot")
