"""The sentences of a game: what all of them have, bare ones for a game without words of its own, and several decisions in one."""

import json
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import cache, wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar, cast

from rules import Event, Rng, State
from tribes_tui.words.finder import room_of, with_care


class GameWords:
    """The sentences of one game, as the module or package `words` of the game has them; here for a game that brings none, bare:
    its notation and its position as they are."""

    def prompt(self, view: State, names: Sequence[str]) -> str:
        """What the viewer may do now, or whom they wait for."""
        from tribes_tui.words.said import plain as said  # seldom needed

        return "" if view.current_player is None else said.bare_prompt(name=names[view.current_player])

    def action(self, view: State, id: int, names: Sequence[str]) -> str:
        """An action in words."""
        return view.text(id)

    def event(self, event: Event, names: Sequence[str]) -> str:
        """One line of a log, empty if it isn't worth one."""
        who = "" if event.player is None else f"{names[event.player]}: "
        fields = " ".join(f"{name}={_value(value)}" for name, value in event.fields().items())
        return f"{who}{event.kind.replace('_', ' ')} {fields}".rstrip()

    def position(self, view: State, names: Sequence[str]) -> list[str]:
        """The whole view as plain lines."""
        return [f"{name}: {_value(value)}" for name, value in view.dump().items() if name != "rng"]

    def story(self, state: State, names: Sequence[str]) -> list[str]:
        """How the game ended and how the points came about."""
        places = zip(state.ranking(), state.scores(), names, strict=True)
        return [f"{place}. {name}: {score}" for place, score, name in sorted(places)]

    def recap(self, events: Iterable[Event], names: Sequence[str]) -> list[str]:
        """What the screen adds to the story from all that happened; empty when the story tells it."""
        return []


def words_of(game_id: str) -> GameWords:
    """The sentences of a game."""
    return cast(GameWords, with_care(game_id, "words", room_of(game_id, "words"), GameWords(), GameWords))


Choice = Callable[["State", Sequence[int], Sequence[str]], str]


def choice_of(game_id: str) -> Choice | None:
    """How a game says a choice that takes several moves, from its first ones (`whole_choices.choice`); None where it has no such."""
    return cast("Choice | None", getattr(room_of(game_id, "whole_choices"), "choice", None))


Line = tuple[str, tuple[int, ...]]
"""What is told, and the numbers of the events that it tells."""
Together = Callable[[Sequence[Event], Sequence[str], Sequence["State | None"]], list[Line]]


def together_of(game_id: str) -> Together | None:
    """How a game says what happened in a turn in few lines (`words.turns.together`), from the events, the names, and the position after
    each event as the viewer saw it, None where it is not remembered; None where a game tells one event after the other."""
    return cast("Together | None", getattr(room_of(game_id, "words.turns"), "together", None))


def theme_of(game_id: str, kind: str) -> str:
    """What a puzzle is about that an action of this kind solves (`puzzles.theme`); nothing where a game doesn't say."""
    theme = getattr(room_of(game_id, "puzzles"), "theme", None)
    return "" if theme is None else str(theme(kind=kind))


def left_by(view: State, line: Sequence[int], other: int) -> list[str]:
    """What the best move of a puzzle, with what follows it, leaves one that another doesn't (`puzzles.why`); nothing where a game doesn't say."""
    why = getattr(room_of(view.game.id, "puzzles"), "why", None)
    return [] if why is None else list(why(view, line, other))


def goes_on(game_id: str) -> frozenset[str]:
    """The kinds of actions with which the choice before goes on (`whole_choices.GOES_ON`): a drop of a walk."""
    return cast("frozenset[str]", getattr(room_of(game_id, "whole_choices"), "GOES_ON", frozenset()))


def weight_of(game_id: str, kind: str) -> str:
    """What an event of this kind is in the log: `begins` a part of the game, `scores`, lies `open` on the table anyway, or nothing of these (the
    words' `BEGINS`, `SCORES`, `OPEN`)."""
    room = room_of(game_id, "words")
    weights = ((name, getattr(room, name.upper(), ())) for name in ("begins", "scores", "open"))
    return next((weight for weight, kinds in weights if isinstance(kinds, frozenset) and kind in kinds), "")


def _value(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)


# ---- The same decision as often as it may be made, where a game asks for like things one by one -------


ROOM = "all_here"
"""Of a game's package: a module with what `AllHere` says."""


class AllHere(Protocol):
    """The room `all_here` of a game."""

    KINDS: Collection[str]
    """The kinds of actions that may be joined."""

    def left(self, view: State) -> int:
        """How many decisions of such a kind are still asked for, if no other comes between."""

    def spoils(self, view: State, action: int) -> bool:
        """Whether it costs something that the same one before it did not: then it is left to be chosen by itself."""

    def others(self, view: State, action: int) -> Sequence[int]:
        """All others of another kind that come with this one, where they leave no choice."""

    def together(self, view: State, actions: Sequence[int]) -> str:
        """Several of them as one order; empty where they are told one by one."""


@cache
def all_here_of(game_id: str) -> AllHere | None:
    """What a game has to say about it; None if nothing is asked for one by one."""
    return cast(AllHere | None, room_of(game_id, ROOM))


P = ParamSpec("P")
R = TypeVar("R")


def once_a_view(find: Callable[Concatenate[State, P], R]) -> Callable[Concatenate[State, P], R]:
    """Asked again about the same view, and of the same, the answer is known: a table asks at every key."""
    kept: tuple[State | None, dict[Any, R]] = None, {}

    @wraps(find)
    def found(view: State, /, *asked: P.args, **others: P.kwargs) -> R:
        nonlocal kept
        if kept[0] is not view:
            kept = view, {}
        known = kept[1]
        if asked not in known:
            known[asked] = find(view, *asked, **others)
        return known[asked]

    return found


@once_a_view
def all_here(view: State, action: int) -> tuple[int, ...]:
    """A legal action, and the same again as long as it is legal, nothing else is asked and nothing is spoilt by it; or all like it, where
    they leave no choice."""
    room, kind = all_here_of(view.game.id), view.game.actions[action].kind
    if room is None or kind not in room.KINDS:
        return (action, *(room.others(view, action) if room else ()))
    then, found = view.resample(Rng(int(view.key()[:15], 16))), [action]
    for _ in range(room.left(view) - 1):
        then.apply(action)
        if then.current_player != view.current_player or not then.is_legal(action) or room.spoils(then, action):
            break
        found.append(action)
    return tuple(found)


@once_a_view
def may_go_on(view: State, actions: tuple[int, ...]) -> bool:
    """Whether after all of these the same could be done once more, at a cost."""
    room, then = all_here_of(view.game.id), view.resample(Rng(int(view.key()[:15], 16)))
    for action in actions:
        then.apply(action)
    is_asked = room is not None and len(actions) < room.left(view) and then.current_player == view.current_player
    return is_asked and then.is_legal(actions[-1])


def asks_for_several(view: State) -> bool:
    """Whether like decisions are still asked for one by one."""
    room = all_here_of(view.game.id)
    return (
        room is not None
        and room.left(view) > 1
        and any(view.game.actions[action].kind in room.KINDS for action in view.legal_actions())
    )


def alike(view: State, line: Sequence[int]) -> list[int]:
    """How a line of actions begins: those of one kind that are asked for one by one, if there are several; else nothing."""
    room = all_here_of(view.game.id)
    if room is None or not line or view.game.actions[line[0]].kind not in room.KINDS:
        return []
    then, found, kind = view.resample(Rng(int(view.key()[:15], 16))), list[int](), view.game.actions[line[0]].kind
    for action in line[: room.left(view)]:
        is_next = then.current_player == view.current_player and then.is_legal(action)
        if not is_next or view.game.actions[action].kind != kind:
            break
        found.append(action)
        then.apply(action)
    return found if len(found) > 1 and room.together(view, found) else []


def together(view: State, line: Sequence[int]) -> str:
    """The beginning of a line of actions as one order, where it is told so; else nothing."""
    room, first = all_here_of(view.game.id), alike(view, line)
    return room.together(view, first) if room and first else ""
