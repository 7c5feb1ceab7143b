"""The grammar of FORMAT.md, taken from the page itself: it describes every golden record, and agrees with the reader."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

import saves
from saves import parse
from saves.format.entries import read_entry
from saves.format.text import parsed
from tests.saves.abnf import rules
from tests.saves.damage import WAYS

PAGE = (Path(saves.__file__).parent / "FORMAT.md").read_text(encoding="utf-8")
GRAMMAR = rules(PAGE.split("```abnf\n")[1].split("```")[0])
GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.tribes"))
KINDS = ("move", "check", "undo", "title", "seat", "end", "time", "timeout", "hint")


def kinds_of(body: str) -> list[str]:
    """The rules that a body fits; JSON in it must be JSON as the page says."""
    return [kind for kind in KINDS if re.fullmatch(GRAMMAR[kind], body) and has_sound_json(kind, body)]


def has_sound_json(kind: str, body: str) -> bool:
    start = {"title": body.find('"'), "seat": body.find("{"), "end": body.find("{")}.get(kind)
    if start is None:
        return True
    try:
        return isinstance(parsed(body[start:]), str if kind == "title" else dict)
    except ValueError:
        return False


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_every_golden_record_is_made_by_the_grammar(path: Path) -> None:
    text = path.read_bytes().decode()
    header, *entries = text.splitlines(keepends=True)
    assert re.fullmatch(GRAMMAR["header"], header)
    for line in entries:
        assert re.fullmatch(GRAMMAR["entry"], line), line
        assert len(kinds_of(line.rpartition(" #")[0])) == 1
    fields = json.loads(header.rpartition(" #")[0])
    assert {"magic", "schema", "game", "rules", "players", "seed"} <= fields.keys()
    assert len(entries) == len(parse(path.read_bytes()).entries)


@pytest.mark.parametrize(
    "line",
    [
        "01 0 pass #0123456789abcdef\n",
        "1 00 pass #0123456789abcdef\n",
        "1 0  pass #0123456789abcdef\n",
        "1 0 pass  #0123456789abcdef\n",
        "1 0 pass #0123456789ABCDEF\n",
        "1 0 pass #0123456789abcde\n",
        "1 0 pass #0123456789abcdef",
        "1 0 pass\n",
        "12345678 0 pass #0123456789abcdef\n",
        "1 100 pass #0123456789abcdef\n",
        "check 1 0123456 #0123456789abcdef\n",
        "undo 1 #0123456789abcdef\n",
        "1 0 p\x00ss #0123456789abcdef\n",
        f"1 0 {'x' * 201} #0123456789abcdef\n",
    ],
)
def test_what_the_grammar_does_not_make(line: str) -> None:
    assert not re.fullmatch(GRAMMAR["entry"], line)


def test_the_longest_move_is_the_readers_longest() -> None:
    for length in (199, 200, 201):
        body = f"1 0 {'x' * length}"
        assert bool(kinds_of(body)) is (length <= 200) is reads(body)


def reads(body: str) -> bool:
    try:
        read_entry(body)
    except ValueError:
        return False
    return True


def test_grammar_and_reader_agree_on_damaged_lines() -> None:
    rng, agreed = random.Random(6), {True: 0, False: 0}
    bodies = [line.rpartition(b" #")[0] for path in GOLDEN for line in path.read_bytes().splitlines()[1:]]
    bodies += [
        b'title "Sunday"',
        b'seat 1 {"kind":"bot","level":"hard"}',
        b'end 3 {"scores":[1,2]}',
        b"check 1 00ff00ff",
    ]
    for number in range(6000):
        body = rng.choice(bodies if number % 2 else bodies[-4:])
        try:
            damaged = rng.choice(WAYS[:11])(body, rng).decode()
        except UnicodeDecodeError:
            continue
        assert len(kinds_of(damaged)) <= 1
        assert bool(kinds_of(damaged)) is reads(damaged), damaged
        agreed[reads(damaged)] += 1
    assert min(agreed.values()) > 300
