"""A command has one key on all screens around the tables; a letter that means several things says on each which one it is."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from textual.binding import Binding
from textual.widget import Widget

import tribes_tui.screens
import tribes_tui.table.end
from tribes_tui.screens.home.choices import KEYS, choices
from tribes_tui.screens.home.screen import HomeScreen

SCREENS = (tribes_tui.screens, tribes_tui.table.end)
SEVERAL = {
    "leave",
    "back",
    "back to the replay",
    "game",
    "speed",
    "slower",
    "seats",
    "show it",
    "whose",
    "to that turn",
}
"""What leads away has Escape besides; what is counted has a key for each."""
WALKING = {"j", "k"}
"""Of vi, beside the arrows."""


class BoundLetter(NamedTuple):
    """A letter of a screen, what it does there, and whether that stands on the screen."""

    letter: str
    screen: str
    words: str
    is_shown: bool


def letters() -> Iterator[BoundLetter]:
    for package in SCREENS:
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            module = importlib.import_module(found.name)
            for name, one in vars(module).items():
                if (
                    inspect.isclass(one)
                    and issubclass(one, Widget)
                    and one.__module__ == found.name
                    and one is not HomeScreen
                ):
                    bindings = [each for each in vars(one).get("BINDINGS", ()) if isinstance(each, Binding)]
                    for each in bindings:
                        yield from (
                            BoundLetter(key, name, str(each.description), each.show)
                            for key in each.key.split(",")
                            if len(key) == 1 and key not in WALKING
                        )
    labels = {one.what: one.label for one in choices(None)}
    for what, key in KEYS.items():
        if not key.isdigit():
            yield BoundLetter(key, "HomeScreen", labels.get(what, what), True)


def test_a_command_has_one_key() -> None:
    keys = defaultdict[str, set[str]](set)
    for one in letters():
        if one.words and one.words.lower() not in SEVERAL:
            keys[one.words.lower()].add(one.letter)
    assert {words: found for words, found in keys.items() if len(found) > 1} == {}


def test_a_letter_of_several_meanings_says_which() -> None:
    meanings, shown = defaultdict[str, set[str]](set), defaultdict[tuple[str, str], bool](bool)
    for one in letters():
        if one.letter.isalpha() and one.letter != "q":
            meanings[one.letter].add(one.words.lower())
            shown[one.letter, one.screen] |= one.is_shown
    silent = {place for place, is_shown in shown.items() if not is_shown and len(meanings[place[0]]) > 1}
    assert not silent


def test_home_has_no_two_ways_to_the_same_place() -> None:
    words = [one.label for one in choices(None) if not one.is_game]
    assert len({*words}) == len(words)
    assert {one for one in letters() if one.letter == "c"} == {BoundLetter("c", "HomeScreen", "continue", True)}
