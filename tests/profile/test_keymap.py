"""Commands are declared once, can be given other keys, and a file with a mistake says what is wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tribes_tui.profile import keymap
from tribes_tui.profile.keymap import COMMANDS, NO_KEY, VI, WALKING, Keymap
from tribes_tui.table.advice.keys_page import all_keys
from tribes_tui.table.choice.keys import footer
from tribes_tui.table.screen import TableScreen

EVERYWHERE = set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
NAMED = {"enter", "space", "escape", "backspace", "tab", "shift+tab", "question_mark", "ctrl+r", "ctrl+p", *WALKING}


def written(folder: Path, found: object) -> Keymap:
    (folder / "keys.json").write_text(found if isinstance(found, str) else json.dumps(found))
    return keymap.load(folder)


def test_every_command_can_be_carried_out_and_is_in_the_help() -> None:
    for known in COMMANDS:
        assert callable(getattr(TableScreen, f"do_{known.name}"))
    usual = {known.name: known.keys for known in COMMANDS} | WALKING
    assert sum(len(group.known) for group in all_keys(usual)) == len(COMMANDS) + 3


@pytest.mark.parametrize("preset", keymap.PRESETS)
def test_no_key_means_two_things(preset: str) -> None:
    keys = [key for keys in Keymap(keymap.PRESETS[preset]).keys.values() for key in keys]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("preset", keymap.PRESETS)
def test_only_keys_that_arrive_everywhere(preset: str) -> None:
    for keys in Keymap(keymap.PRESETS[preset]).keys.values():
        assert set(keys) <= EVERYWHERE | NAMED


def test_the_vi_keys_walk_and_what_they_took_has_other_keys() -> None:
    keys = Keymap(VI)
    assert [keys.command(key, key) for key in "hjkl"] == ["left", "down", "up", "right"]
    assert [keys.command(key, key) for key in "HJL"] == ["hint", "jump", "log"]
    assert keys.command("left", None) == "left"


def test_without_a_file_the_usual_keys(tmp_path: Path) -> None:
    keys = keymap.load(tmp_path)
    assert not keys.trouble
    assert keys.command("h", "h") == "hint"


def test_a_file_moves_a_command_and_takes_the_key_from_its_old_one(tmp_path: Path) -> None:
    keys = written(tmp_path, {"hint": ["f1", "u"], "left": "a"})
    assert not keys.trouble
    assert keys.command("f1", None) == keys.command("u", "u") == "hint"
    assert keys.command("h", "h") is None
    assert "undo" not in [keys.command(key, key) for key in EVERYWHERE]
    assert keys.shown("undo") == ""
    assert keys.command("a", "a") == "left"


@pytest.mark.parametrize(
    ("found", "word"),
    [
        ("{", "JSON"),
        ([], "object"),
        ({"fly": "f"}, "'fly'"),
        ({"hint": 3}, "'hint'"),
        ({"hint": [""]}, "'hint'"),
        ({"hint": "x", "undo": "x"}, "'x'"),
        ("[" * 100_000, "JSON"),
    ],
)
def test_a_mistake_is_told_in_one_line_and_the_keys_still_work(tmp_path: Path, found: object, word: str) -> None:
    keys = written(tmp_path, found)
    assert word in keys.trouble
    assert "\n" not in keys.trouble
    assert keys.command("enter", None) == "choose"


def test_bindings_take_only_what_differs_from_the_usual_keys(tmp_path: Path) -> None:
    assert Keymap().for_bindings() == {}
    keys = written(tmp_path, {"hint": ["f1", ","], "undo": []})
    assert keys.for_bindings() == {"hint": "f1,comma", "undo": NO_KEY}


def test_the_footer_shows_the_keys_that_a_person_chose(tmp_path: Path) -> None:
    keys = written(tmp_path, {"hint": "f1", "undo": []})
    shown = {command.name: command.key for command in footer((), {"hint": True, "undo": True}, keys.shown)}
    assert shown["hint"] == "f1"
    assert "undo" not in shown
