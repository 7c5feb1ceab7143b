"""FORMAT.md says enough: a reader and a writer made from that page alone understand our records, and we theirs."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path

import pytest

import saves
from saves import Store, parse, seal_text
from tests.saves.play import new, play
from tests.saves.toy import GAMES

PAGE = (Path(saves.__file__).parent / "FORMAT.md").read_text(encoding="utf-8")
EXAMPLE = PAGE.split("```\n")[1]

RULES = {
    "move": r"(?:0|[1-9]\d{0,6}) (?:0|[1-9]\d?) [!-~](?:[ -~]{0,198}[!-~])?",
    "check": r"check (?:0|[1-9]\d{0,6}) [0-9a-f]{8,64}",
    "undo": r"undo (?:0|[1-9]\d{0,6}) by (?:0|[1-9]\d?)",
    "title": r'title ".*"',
    "seat": r"seat (?:0|[1-9]\d?) \{.*\}",
    "end": r"end (?:0|[1-9]\d{0,6}) \{.*\}",
}


def digits(before: str, body: str) -> str:
    return hashlib.blake2b(before.encode() + body.encode(), digest_size=8).hexdigest()


def read(text: str) -> tuple[dict[str, object], list[tuple[int, str]]]:
    """The header and the moves that stand, read as the page says."""
    before, bodies = "", []
    for line in text.removesuffix("\n").split("\n"):
        body, mark, seal = line.rpartition(" #")
        assert mark
        assert seal == digits(before, body)
        before = seal
        bodies.append(body)
    standing: list[tuple[int, str]] = []
    for body in bodies[1:]:
        (kind,) = [kind for kind, rule in RULES.items() if re.fullmatch(rule, body)]
        words = body.split(" ", 2)
        if kind == "move":
            assert int(words[0]) == len(standing) + 1
            standing.append((int(words[1]), words[2]))
        elif kind == "undo":
            del standing[int(words[1]) :]
    return json.loads(bodies[0]), standing


def test_the_example_of_the_page_is_a_record() -> None:
    header, standing = read(EXAMPLE)
    recording = parse(EXAMPLE.encode(), "the example")
    assert [(move.seat, move.text) for move in recording.moves] == standing
    assert recording.header.fields(recording.schema) == header
    assert recording.finished


def test_a_reader_made_from_the_page_reads_ours(store: Store) -> None:
    record = new(store, title="Zoë's\u202e \x07 game \\ #0123456789abcdef")
    record.append(1, 0, "take 1 #0123456789abcdef")
    record.undo(0, 1)
    played = play(record, 100)
    record.reseat(0, {"name": 'a "quoted" } name\n\u2028 #', "kind": "human"})
    record.rename(" #0123456789abcdef")
    header, standing = read(record.path.read_text(encoding="utf-8"))
    assert standing == played
    assert header["title"] == record.header.title == "Zoë's game \\ #0123456789abcdef"
    again = store.read(record.name)
    assert again.seats == record.seats
    assert again.title == "#0123456789abcdef"


def test_a_writer_made_from_the_page_is_read_by_us() -> None:
    header = '{ "seed": 3, "players": 2, "rules": 1, "game": "pebbles", "schema": 1, "magic": "tribes record" }'
    text, before = "", ""
    for body in (header, "1 0 take 1", "2 1 roll", r'title "Z\u00f6e"'):
        before = digits(before, body)
        text += f"{body} #{before}\n"
    recording = parse(text.encode())
    assert recording.title == "Zöe"
    assert saves.replay(recording, games=GAMES).current_player == 0


def test_a_game_written_by_hand_is_sealed(store: Store) -> None:
    by_hand = '{"magic":"tribes record","schema":1,"game":"pebbles","rules":1,"players":2,"seed":3}\r\n1 0 take 1\r\n'
    text = seal_text("\ufeff" + by_hand)
    assert parse(text.encode()).moves == [(0, "take 1", 1)]
    assert seal_text(text) == text
    assert seal_text(text.replace("take 1", "take 2")) == seal_text(by_hand.replace("take 1", "take 2"))


def test_every_line_is_fit_for_a_terminal(store: Store) -> None:
    nasty = "\x1b]0;x\x07 \x9b31m \u202e \u2066 \x7f \r\n \ud800"
    record = new(store, title=nasty)
    record.reseat(0, {"name": nasty})
    record.rename(nasty)
    text = record.path.read_text(encoding="utf-8")
    assert all(char == "\n" or char.isprintable() for char in text)
    assert store.read(record.name).seats[0] == {"name": nasty}


@pytest.mark.parametrize("rule", RULES)
def test_the_page_shows_and_names_every_kind_of_line(rule: str) -> None:
    assert re.search(rf"^{rule}\s+= ", PAGE, re.MULTILINE)
