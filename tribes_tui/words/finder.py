"""Where the client keeps what belongs to one game: `rules.tribal.duel` has its own rooms in `tribes_tui.games.tribal.duel`, a game
from another package has them there.

Each room is a module with one thing (or, for the words, the six functions of `wording.GameWords`):

    words    the sentences         lesson   a `learning.lesson.Lesson`
    table    BOARD, its painting   about    a `words.about.About`
    glossary WORDS, SIGNS, and where there are any OPTIONS: option -> `words.options.OptionWords`
    illustrations  ILLUSTRATIONS of its rulebook
    feats    FEATS, what stars of the journey are given for, and how they are said (`journey.feat`)
    puzzles  `theme`, what one is about that a kind of action solves
    whole_choices  where a choice takes several moves: GOES_ON, kinds of actions; `choice`, how it is said

What is read is given by a function, as `lesson()`, in the language of whoever asks; a constant `LESSON` says it once for all.
What rooms of other packages' games give is taken with care: nothing that is wrong in one ends the program. Whatever a room raises, or gives
that is not what was promised, is noted once in `TROUBLES` and said in a line; what every game has without a room of its own takes its place.
"""

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType, NoneType, SimpleNamespace, UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from rules.core.registry import BROKEN, PACKAGES
from tribes_tui.words.said import errors as said

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
    return None if found is None else carefully(game_id, room, promise, lambda: _given(found, name))


def _given(found: ModuleType, name: str) -> Any:
    make = getattr(found, name, None)
    return getattr(found, name.upper()) if make is None else make()


def load_whole(name: str) -> None:
    """A module, and all those of a package, for those who can't let anybody wait for one of them later."""
    for module in walk_packages(getattr(import_module(name), "__path__", []), f"{name}."):
        import_module(module.name)


# ---- What rooms of other packages' games give is taken with care --------------------------------------


OURS: Final = "rules."
TROUBLES: dict[tuple[str, str], str] = {}
"""Game id and room -> in a line what is wrong there."""


class SaidTo:
    """Where it is said: on the screen while there is one, else on standard error."""

    to: Callable[[str], object] | None = None


class Unkept(Exception):
    """A room gave something else than what was promised."""


def is_outside(game_id: str) -> bool:
    """Whether a game is of another package."""
    return not PACKAGES.get(game_id, OURS).startswith(OURS)


def note(game_id: str, room: str, error: BaseException) -> None:
    """Remember what is wrong with a room, and say it, once."""
    if (game_id, room) in TROUBLES:
        return
    name = f"{PACKAGES.get(game_id, game_id)}.{room}"
    why = " ".join(f"{type(error).__name__}: {error}".split())[:160]
    TROUBLES[game_id, room] = f"{name}: {why}"
    BROKEN.setdefault(game_id, f"{name}: {why}")
    line = said.room_broken(room=name, why=why)
    if SaidTo.to is None:
        sys.stderr.write(f"{line}\n")
    else:
        SaidTo.to(line)


def game_of(module: str) -> str | None:
    """The game of another package that a module belongs to."""
    root = module.partition(".")[0]
    return next((id for id, package in PACKAGES.items() if is_outside(id) and package.partition(".")[0] == root), None)


def to_blame(error: BaseException | None) -> tuple[str, str] | None:
    """The game of another package, and its room, where something was raised; None: it was raised elsewhere."""
    trace = None if error is None else error.__traceback__
    while trace is not None:
        module = str(trace.tb_frame.f_globals.get("__name__", ""))
        game_id = game_of(module)
        if game_id is not None:
            return game_id, module.removeprefix(f"{PACKAGES[game_id]}.")
        trace = trace.tb_next
    return None


# ---- What was promised ---------------------------------------------------------------------------------


def promised(given: Any, hint: Any, what: str) -> Any:
    """What was given, if it is what the hint says; raises `Unkept`. What can be read only once is read, and given as a list."""
    kept = [*given] if isinstance(given, Iterator) else given
    if not fits(kept, hint):
        raise Unkept(said.not_promised(what=what, given=repr(kept)[:60]))
    return iter(kept) if get_origin(hint) is Iterator else kept


def fits(value: Any, hint: Any) -> bool:
    """Whether a value is of a type, all that lies in it too."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return any(fits(value, one) for one in inner)
    if hint is None or hint is NoneType:
        return value is None
    if origin is tuple and isinstance(value, tuple):
        kinds = inner[:1] * len(value) if inner[-1:] == (...,) else inner
        return len(kinds) == len(value) and all(map(fits, value, kinds))
    if origin is Callable:
        return callable(value)
    if isinstance(origin, type):
        return _holds(value, Iterable if origin is Iterator else origin, inner)
    if hint is Any or not isinstance(hint, type) or getattr(hint, "_is_protocol", False):
        return True
    if not isinstance(value, (int, float) if hint is float else hint):
        return False
    return not hasattr(hint, "_fields") or all(fits(getattr(value, k), one) for k, one in _fields_of(hint).items())


def _holds(value: Any, kind: Any, inner: tuple[Any, ...]) -> bool:
    if not isinstance(value, kind) or isinstance(value, str):
        return False
    if isinstance(value, Mapping):
        return all(fits(key, inner[0]) and fits(one, inner[1]) for key, one in value.items())
    return not inner or all(fits(one, inner[0]) for one in value)


@cache
def _fields_of(kind: Any) -> Mapping[str, Any]:
    return _hints(kind)


def _hints(of: Any, names: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """Its hints; none of those that only type checkers know."""
    found = {}
    known = dict(vars(sys.modules[of.__module__])) | (dict(names) if names else {})
    for name, hint in of.__annotations__.items():
        try:
            found[name] = get_type_hints(SimpleNamespace(__annotations__={name: hint}), known)[name]
        except (NameError, TypeError):
            continue
    return found


@cache
def promise_of(function: Any) -> Any:
    """What a function of ours promises to give, as far as that is known when the program runs."""
    return _hints(function, {"Path": tuple[str, ...]}).get("return", Any)


# ---- Rooms ---------------------------------------------------------------------------------------------


class CarefulRoom:
    """A room of another package's game: what is missing in it or fails is that of `plain`, one thing at a time."""

    def __init__(self, game_id: str, name: str, room: object, plain: object, contract: type) -> None:
        self._game_id, self._name, self._room, self._plain = game_id, name, room, plain
        self._contract = contract

    def __getattr__(self, name: str) -> Any:
        ours = getattr(self._contract, name, None)
        if callable(ours):
            return lambda *given: self._carefully(name, promise_of(ours), lambda one: one(*given))
        return self._carefully(name, _fields_of(self._contract).get(name, Any), lambda one: one)

    def _carefully(self, name: str, hint: Any, asked: Callable[[Any], Any]) -> Any:
        try:
            return promised(asked(getattr(self._room, name)), hint, name)
        except Exception as error:  # another package may do anything
            note(self._game_id, self._name, error)
            return asked(getattr(self._plain, name))


def with_care(game_id: str, name: str, room: Any, plain: Any, contract: type) -> Any:
    """A room of a game; one of another package's game with care."""
    if room is None:
        return plain
    return CarefulRoom(game_id, name, room, plain, contract) if is_outside(game_id) else room


def carefully(game_id: str, room: str, hint: Any, asked: Callable[[], Any], plain: Any = None) -> Any:
    """What is given when asked; `plain` where another package's game fails."""
    if not is_outside(game_id):
        return asked()
    try:
        return promised(asked(), hint, room)
    except Exception as error:  # another package may do anything
        note(game_id, room, error)
        return plain


def careful_piece(kind: type, name: str, plain: Any, failed: Callable[[Any], object]) -> None:
    """Let a method that a class of another package has for itself fail without an end: `plain` is given then, and `failed` called."""
    own = vars(kind).get(name)
    if own is None:
        return

    def asked(self: Any, *given: Any) -> Any:
        try:
            found = own(self, *given)
            return [*found] if isinstance(found, Iterator) else found
        except Exception as error:
            game_id = game_of(kind.__module__)
            if game_id is None:
                raise
            note(game_id, "table", error)
            failed(self)
            return plain

    setattr(kind, name, asked)
