"""NO_COLOR through a real terminal: on every screen of the app no colour is ever sent, and what is chosen still shows."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import rules
from saves import Store
from tests.server.client import Client
from tests.server.hosts import ROOT
from tribes_tui.play.seat import Seat

SGR = re.compile(rb"\x1b\[([0-9;:]*)m")
PALETTE_CHANGE = re.compile(rb"\x1b\](?:4|10|11|12|17|19|104|11[0-9]);")
ATTRIBUTES = {0, 1, 2, 3, 4, 5, 7, 8, 9, *range(21, 30), 53, 55}
"""All that a code may be: reset, attributes on and off. Colours, the default ones too, are none of these."""

TRUECOLOR = {"NO_COLOR": "1", "COLORTERM": "truecolor", "TERM": "xterm-256color"}
SECONDS = 20


def colours(raw: bytes) -> list[bytes]:
    """Every code that sets a colour, in any of its ways of writing."""
    found = [
        codes for codes in SGR.findall(raw) for code in re.split(rb"[;:]", codes) if int(code or 0) not in ATTRIBUTES
    ]
    return found + PALETTE_CHANGE.findall(raw)


def test_the_parser_finds_every_way_to_set_a_colour() -> None:
    for code in (b"31", b"1;97", b"48;5;3", b"38:2::1:2:3", b"0;38;2;9;9;9", b"39", b"58;5;1", b"100"):
        assert colours(b"a\x1b[" + code + b"mb"), code
    assert colours(b"\x1b]11;#000000\x07")
    assert colours(b"\x1b[m\x1b[0;1;4;7m\x1b[22;24;27m\x1b[2;3J") == []


def nearly_over(game_id: str, store: Store) -> None:
    """A record of a game of bots that has one move to go."""
    game = rules.games[game_id]
    state, moves = game.new_state(game.players[0], 5), []
    while not state.is_terminal:
        seat, action = state.current_player, max(state.legal_actions(), key=state.hint)
        assert seat is not None
        moves.append((seat, game.actions[action].text))
        state.apply(action)
    seats = [Seat("bot", "medium", name).plain() for name in ("Ada", "Bo", "Cy", "Di")][: game.players[0]]
    with store.create(game_id, game.version, len(seats), {}, 5, seats) as record:
        for number, (seat, text) in enumerate(moves[:-1], 1):
            record.append(number, seat, text)


@pytest.fixture(params=["indy"])
def person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[Client]:
    """Somebody without colours in front of the whole program, with a game that is nearly over."""
    monkeypatch.setattr("os.fdatasync", lambda descriptor: None)  # these records need not outlive the machine
    nearly_over(request.param, Store(tmp_path))
    environment = {**TRUECOLOR, "TRIBES_HOME": str(tmp_path), "LANG": "C.UTF-8", "PYTHONPATH": str(ROOT)}
    client = Client(0, None, term="xterm-256color", env=environment, command=[sys.executable, "-m", "tribes_tui"])
    yield client
    client.close()


def visit(person: Client, *keys_and_sights: str) -> None:
    """Press a key, see a text, press the next."""
    for key, sight in zip(keys_and_sights[::2], keys_and_sights[1::2], strict=True):
        person.press(key)
        person.see(sight, seconds=SECONDS)
        person.settle(0.3 if key == "esc" else 0.05)  # a letter right behind it would be Alt with that letter
        assert colours(bytes(person.raw)) == [], sight


HOME = "games about tribes"


@pytest.mark.soak
def test_no_screen_around_the_tables_sends_a_colour(person: Client) -> None:
    person.see(HOME, seconds=SECONDS)
    visit(person, "n", "Who sits at the table", "esc", HOME, "d", "The same cards", "esc", HOME)
    visit(
        person,
        "s",
        "going on",
        "esc",
        HOME,
        "a",
        "Your own records",
        "esc",
        HOME,
        "o",
        "How should it look",
        "esc",
        HOME,
    )
    visit(person, "r", "rulebooks", "enter", "of the book", "esc", HOME, "\x10", "Type to search", "esc", HOME)
    visit(person, "t", "learn a game", "enter", "step back", "q", HOME)
    visit(person, "c", "the game is over", "q", HOME)
    visit(person, "s", "going on", "v", "pace", "g", "pace", "esc", "pace", "esc", "going on", "esc", HOME)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("person", [*rules.games], indirect=True)
def test_no_table_sends_a_colour(person: Client, request: pytest.FixtureRequest) -> None:
    game_id = request.node.callspec.params["person"]
    named = f" {rules.games[game_id].title.upper()} "
    person.see(HOME, seconds=SECONDS)
    visit(person, "c", "look at the table", "q", HOME)
    visit(person, str([*rules.games].index(game_id) + 1), named, "?", "what is this", "esc", named)
    visit(person, "l", "everybody", "esc", named, "v", "The table in words", "esc", named)
    visit(person, "j", named, "esc", named, "S", "Who sits where", "esc", named, "h", "int", "q", HOME)


def reversed_rows(person: Client) -> list[str]:
    """The rows of which something is shown in reverse."""
    screen = person.screen
    return [line for y, line in enumerate(screen.display) if any(cell.reverse for cell in screen.buffer[y].values())]


def test_what_is_chosen_shows_without_colour(person: Client) -> None:
    person.see(HOME, seconds=SECONDS)
    assert any("►" in row for row in reversed_rows(person))
    visit(person, "\x10", "Type to search")
    person.press("down")
    person.settle(0.1)
    assert any("Play indy now" in row for row in reversed_rows(person))
    visit(person, "esc", HOME, "o", "How should it look")
    assert [row for row in reversed_rows(person) if "Theme" in row]
