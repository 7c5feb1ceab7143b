"""Where the client keeps what belongs to one game: `rules.tribal.duel` has its own rooms in `tribes_tui.games.tribal.duel`, a game
from another package has them there.

Each room is a module with one thing (or, for the words, the six functions of `wording.Words`):

    words    the sentences         lesson   a `learning.lesson.Lesson`
    table    BOARD, its painting   about    a `words.about.About`
    glossary WORDS, SIGNS          illustrations  ILLUSTRATIONS of its rulebook
    options  where there are any: option -> `words.options.OptionWords`
    puzzles  `theme`, what one is about that a kind of action solves
    whole_choices  where a choice takes several moves: GOES_ON, kinds of actions; `choice`, how it is said

What is read is given by a function, as `lesson()`, in the language of whoever asks; a constant `LESSON` says it once for all.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
from typing import Any

from rules.core.registry import PACKAGES
from tribes_tui.words.careful import OURS, is_outside, note
from tribes_tui.words.careful import carefully as asked_carefully

GAMES = "tribes_tui.games."
ROOMS = ("words", "table", "lesson", "about", "glossary", "illustrations")
"""What every game has."""


def room_of(game_id: str, room: str) -> ModuleType | None:
    """A room of a game, loaded when it is asked for; None for a game that is unknown, or that has no such room yet."""
    package = PACKAGES.get(game_id)
    if package is None:
        return None
    is_ours = not is_outside(game_id)
    name = f"{GAMES}{package.removeprefix(OURS)}.{room}" if is_ours else f"{package}.{room}"
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name is not None and f"{name}.".startswith(f"{error.name}."):
            return None
        trouble: Exception = error  # the room is there, and something in it is missing
    except Exception as error:  # another package may do anything
        trouble = error
    if is_ours:
        raise trouble
    note(game_id, room, trouble)  # it is played without that room
    return None


def given_by(game_id: str, room: str, name: str, promise: Any = Any) -> Any:
    """What a room has by that name: its function `words`, asked now, else its constant `WORDS`; None without such a room, and where
    another package's gives something else than the promised type."""
    found = room_of(game_id, room)
    return None if found is None else asked_carefully(game_id, room, promise, lambda: _given(found, name))


def _given(found: ModuleType, name: str) -> Any:
    make = getattr(found, name, None)
    return getattr(found, name.upper()) if make is None else make()


def load_whole(name: str) -> None:
    """A module, and all those of a package, for those who can't let anybody wait for one of them later."""
    for module in walk_packages(getattr(import_module(name), "__path__", []), f"{name}."):
        import_module(module.name)
