"""Every game of the registry has its words, its table, its lesson, and what it is about; one finder finds them."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import rules
import tribes_tui
from rules.core import registry
from tribes_tui.learning.lesson import Lesson, lesson_of
from tribes_tui.table.board import board_of
from tribes_tui.table.board.contract import GameBoard
from tribes_tui.table.board.piece_board import BareBoard
from tribes_tui.words import finder
from tribes_tui.words.about import About, about_of, title_of
from tribes_tui.words.finder import ROOMS, room_of
from tribes_tui.words.language import speak
from tribes_tui.words.said import home as said_home
from tribes_tui.words.spoken import Spoken, spoken_of
from tribes_tui.words.wording import GameWords, words_of

ROOT = Path(tribes_tui.__file__).parent


@pytest.mark.parametrize("game_id", rules.games)
def test_every_game_has_its_rooms(game_id: str) -> None:
    rooms = {room: room_of(game_id, room) for room in ROOMS}
    assert None not in rooms.values()
    words, board, lesson = words_of(game_id), board_of(game_id), lesson_of(game_id)
    assert words is rooms["words"]
    assert all(callable(getattr(words, name)) for name in ("prompt", "action", "event", "position", "story", "recap"))
    spoken = spoken_of(game_id)
    heard = ("news", "question", "choice", "would", "spelt", "place", "seat")
    assert all(callable(getattr(spoken, name)) for name in heard)
    assert spoken.REQUESTS
    assert not isinstance(spoken, Spoken)
    assert isinstance(board, GameBoard)
    assert type(board) is not GameBoard
    assert isinstance(lesson, Lesson)
    assert lesson.game == game_id
    assert isinstance(about_of(game_id), About)


@pytest.mark.parametrize("game_id", rules.games)
def test_rooms_stand_where_the_rules_stand(game_id: str) -> None:
    package = registry.PACKAGES[game_id].replace("rules.", "tribes_tui.games.", 1)
    names = {room.__name__ for name in ROOMS if (room := room_of(game_id, name)) is not None}
    assert names == {f"{package}.{room}" for room in ROOMS}
    assert type(board_of(game_id)).__module__ == f"{package}.table"


@pytest.mark.parametrize("game_id", rules.games)
def test_no_room_that_a_game_may_have_stands_where_nobody_looks_for_it(game_id: str) -> None:
    home = ROOT / "games" / registry.PACKAGES[game_id].removeprefix("rules.").replace(".", "/")
    for room in ("ending", "feats", "going_back", "passing", "puzzles", "refusals", "whole_choices"):
        found = [path for path in home.rglob(f"{room}.py") if "said" not in path.parts]
        assert [path.parent for path in found] == [home] * (room_of(game_id, room) is not None)


def test_a_game_without_rooms_is_playable_in_bare_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.PACKAGES, "seventh", "rules.seventh")
    for game_id in ("seventh", "unheard_of"):
        assert isinstance(words_of(game_id), GameWords)
        assert isinstance(board_of(game_id), BareBoard)
        assert lesson_of(game_id) is None
        assert title_of(game_id) == game_id.replace("_", " ")


def test_what_a_room_gives_by_a_function_is_said_to_whoever_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    room = room_of("indy", "about")
    monkeypatch.setattr(room, "about", lambda: About(said_home.settings(), (2, 6), "", ""), raising=False)
    assert title_of("indy") == "Settings"
    speak("xx")
    try:
        assert title_of("indy") == "⟦Séttíngs~~~⟧"
    finally:
        speak("en")


def test_what_a_room_misses_is_not_taken_for_a_missing_room(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str) -> None:
        raise ModuleNotFoundError("No module named 'missing'", name="missing")

    monkeypatch.setattr(finder, "import_module", broken)
    with pytest.raises(ModuleNotFoundError, match="missing"):
        room_of("indy", "words")


def test_modules_are_found_by_name_in_one_place() -> None:
    """Whatever is imported by its name is an arrow that nobody sees; but a command and bots of others, which a person names, and what a language says."""
    named = {"import_module", "__import__"}
    users = {
        path
        for path in ROOT.rglob("*.py")
        if any(name in path.read_text(encoding="utf-8") for name in named) and named & _names(path)
    }
    assert {path.relative_to(ROOT).as_posix() for path in users} == {
        "commands/parser.py",
        "commands/tournament/contestants.py",
        "words/finder.py",
        "words/language.py",
    }


def _names(path: Path) -> set[str]:
    nodes = [*ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    imported = {alias.name for node in nodes if isinstance(node, ast.ImportFrom) for alias in node.names}
    used = {node.attr for node in nodes if isinstance(node, ast.Attribute)}
    return imported | used | {node.id for node in nodes if isinstance(node, ast.Name)}


def test_nothing_of_the_painted_sheet_is_left() -> None:
    """Neither its modules nor those with which games painted on it, as they were called."""
    gone = re.compile(
        r"^board/|(^|/)sheet/|(^|/)(canvas|skin|terminal_skin)\.py$|^games/.*_(drawing|panel|strip|grid|map)\.py$"
    )
    found = {path.relative_to(ROOT).as_posix() for path in ROOT.rglob("*.py")}
    assert len(found) > len(rules.games)
    assert not {name for name in found if gone.search(name)}
