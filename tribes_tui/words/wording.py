"""The sentences of a game: what all of them have, and bare ones for a game without words of its own."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Protocol, cast

from tribes_tui.words.careful import with_care
from tribes_tui.words.finder import room_of

if TYPE_CHECKING:
    from rules import Event, State


class GameWords(Protocol):
    """The sentences of one game, as the module or package `words` of the game holds them."""

    def prompt(self, view: State, names: Sequence[str]) -> str:
        """What the viewer may do now, or whom they wait for."""

    def action(self, view: State, id: int, names: Sequence[str]) -> str:
        """An action in words."""

    def event(self, event: Event, names: Sequence[str]) -> str:
        """One line of a log, empty if it isn't worth one."""

    def position(self, view: State, names: Sequence[str]) -> list[str]:
        """The whole view as plain lines."""

    def story(self, state: State, names: Sequence[str]) -> list[str]:
        """How the game ended and how the points came about."""

    def recap(self, events: Iterable[Event], names: Sequence[str]) -> list[str]:
        """What the screen adds to the story from all that happened; empty when the story tells it."""


class Bare:
    """Sentences for a game that brings none: its notation and its position as they are."""

    def prompt(self, view: State, names: Sequence[str]) -> str:
        """Whose turn it is."""
        from tribes_tui.words.said import plain as said  # seldom needed

        return "" if view.current_player is None else said.bare_prompt(name=names[view.current_player])

    def action(self, view: State, id: int, names: Sequence[str]) -> str:
        """The notation."""
        return view.text(id)

    def event(self, event: Event, names: Sequence[str]) -> str:
        """The kind and the fields."""
        who = "" if event.player is None else f"{names[event.player]}: "
        fields = " ".join(f"{name}={_value(value)}" for name, value in event.fields().items())
        return f"{who}{event.kind.replace('_', ' ')} {fields}".rstrip()

    def position(self, view: State, names: Sequence[str]) -> list[str]:
        """The fields of `dump`, one a line."""
        return [f"{name}: {_value(value)}" for name, value in view.dump().items() if name != "rng"]

    def story(self, state: State, names: Sequence[str]) -> list[str]:
        """The places and the points."""
        places = zip(state.ranking(), state.scores(), names, strict=True)
        return [f"{place}. {name}: {score}" for place, score, name in sorted(places)]

    def recap(self, events: Iterable[Event], names: Sequence[str]) -> list[str]:
        """Nothing more."""
        return []


def words_of(game_id: str) -> GameWords:
    """The sentences of a game."""
    return cast(GameWords, with_care(game_id, "words", room_of(game_id, "words"), Bare(), GameWords))


Choice = Callable[["State", Sequence[int], Sequence[str]], str]


def choice_of(game_id: str) -> Choice | None:
    """How a game says a choice that takes several moves, from its first ones (`whole_choices.choice`); None where it has no such."""
    return cast("Choice | None", getattr(room_of(game_id, "whole_choices"), "choice", None))


def theme_of(game_id: str, kind: str) -> str:
    """What a puzzle is about that an action of this kind solves (`puzzles.theme`); nothing where a game doesn't say."""
    theme = getattr(room_of(game_id, "puzzles"), "theme", None)
    return "" if theme is None else str(theme(kind=kind))


def goes_on(game_id: str) -> frozenset[str]:
    """The kinds of actions with which the choice before goes on (`whole_choices.GOES_ON`): a drop of a walk."""
    return cast("frozenset[str]", getattr(room_of(game_id, "whole_choices"), "GOES_ON", frozenset()))


def _value(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)
