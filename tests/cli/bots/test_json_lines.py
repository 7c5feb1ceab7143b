"""`tribes play GAME --json-lines`, and programs in seats from the command line."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import jsonschema

from saves import Store
from tests.cli.helpers import ROOT, run

SCHEMA = json.loads((ROOT / "tribes_tui" / "seats" / "json_lines.schema.json").read_text())
ANSWERS = '{"notation":"shaman R"}\nrubbish\n{"action":-1}\n'


def test_decisions_and_answers_as_lines_and_the_end_of_input_saves(tmp_path: Path) -> None:
    home = {"TRIBES_HOME": str(tmp_path)}
    ran = run("play", "indy", "--json-lines", "--seats", "name:Ada,name:Ben", "--seed", "3", text=ANSWERS, env=home)
    assert (ran.code, ran.err) == (0, "")
    told = [json.loads(line) for line in ran.out.splitlines()]
    for one in told:
        jsonschema.validate(one, SCHEMA)
    kinds = ["decision", "decision", "error", "decision", "error", "decision"]
    assert [one["type"] for one in told] == kinds
    assert told[0]["seat"] != told[1]["seat"] == told[3]["seat"]
    assert told[0]["view"]["viewer"] == told[0]["seat"]
    assert Store(tmp_path).list()[0].moves == 1


def test_a_seat_for_a_program_is_easy_when_it_is_not_given_again(tmp_path: Path) -> None:
    home = {"TRIBES_HOME": str(tmp_path)}
    seats = f"you,program:'{sys.executable} {ROOT / 'examples' / 'bot.py'}'"
    ran = run("play", "five_tribes", "--brief", "--seats", seats, "--seed", "3", text="bid nothing\n", env=home)
    assert (ran.code, ran.err) == (0, "")
    assert "an easy bot" not in ran.out
    again = run("continue", "--brief", text="", env=home)
    assert again.code == 0
    assert again.err.startswith("an easy bot plays for ")
