"""A person's own themes: files that name some colours and take the others from a theme of ours."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tribes_tui.theme import built_in as own
from tribes_tui.theme.built_in import DARK, LIGHT
from tribes_tui.theme.moods import MOODS
from tribes_tui.theme.palette import Palette


def write(folder: Path, found: object, name: str = "mine") -> Path:
    (folder / "themes").mkdir(exist_ok=True)
    path = folder / "themes" / f"{name}.json"
    path.write_text(found if isinstance(found, str) else json.dumps(found), encoding="utf-8")
    return path


def test_what_is_not_named_comes_from_the_base(tmp_path: Path) -> None:
    write(tmp_path, {"base": "tribes-light", "accent": "#123456"})
    theme = own.load(tmp_path).themes[0]
    assert (theme.name, theme.accent, theme.background, theme.dark) == ("mine", "#123456", LIGHT.background, False)
    assert theme.variables["ink"] == LIGHT.variables["ink"]


def test_a_colour_of_textual_is_that_of_all_tables(tmp_path: Path) -> None:
    theme = own.theme_from("mine", {"background": "#202020", "foreground": "white", "accent": "#ff8800"})
    for mood in MOODS:
        palette = Palette(theme.variables, mood, "truecolor", theme.dark)
        assert (palette.below, palette.ink, palette.accent) == ("#202020", "#ffffff", "#ff8800")


def test_a_variable_is_named_alone_and_goes_before(tmp_path: Path) -> None:
    theme = own.theme_from("mine", {"panel": "#111111", "five-panel": "#303040"})
    assert theme.variables["five-panel"] == "#303040"
    assert theme.variables["rise-panel"] == "#111111"
    assert theme.variables["tone-red"] == DARK.variables["tone-red"]


@pytest.mark.parametrize(
    ("found", "name", "word"),
    [
        ("{", "mine", "JSON"),
        ([], "mine", "object"),
        ({"base": "nothing"}, "mine", "nothing"),
        ({"hat": "#123456"}, "mine", "hat"),
        ({"block-cursor-text-style": "#123456"}, "mine", "block-cursor-text-style"),
        ({"accent": "reddish"}, "mine", "accent"),
        ({"five-panel": 7}, "mine", "five-panel"),
        ({}, "tribes-dark", "name the file"),
        ({}, "Bad Name", "name the file"),
    ],
)
def test_a_mistake_is_one_line(tmp_path: Path, found: object, name: str, word: str) -> None:
    write(tmp_path, found, name)
    result = own.load(tmp_path)
    assert result.themes == []
    assert word in result.troubles[0]
    assert "\n" not in result.troubles[0]


def test_the_stamp_changes_with_the_files(tmp_path: Path) -> None:
    before = own.stamp(tmp_path)
    write(tmp_path, {})
    assert own.stamp(tmp_path) != before
