"""Playing a recorded game again through the rules, and refusing it where it parts from what was recorded."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import rules
from rules import RulesError
from rules.core.told import KeyedText
from saves.errors import OtherRules, Parted
from saves.format.course import Course
from saves.format.entries import Check, End, Entry, Move, Undo
from saves.format.recording import prefix
from saves.format.text import shown

if TYPE_CHECKING:
    from rules import Game, State

    Games = Mapping[str, Game[Any]]


def game_of(course: Course, games: Games | None = None) -> Game[Any]:
    """The game, in the version of its rules that the record names. Raises `OtherRules`.

    Older rules that are still playable are found in `games` as `<id>@<version>`.
    """
    known = rules.games if games is None else games
    header = course.header
    if header.game not in known:
        told = (
            "this is a saved game of {game}, a game that this program does not have: install the package that brings it"
        )
        raise OtherRules(KeyedText("unknown-game", told, game=repr(shown(header.game))))
    game = known[header.game]
    if game.version == header.version:
        return game
    older = f"{header.game}@{header.version}"
    if older in known:
        return known[older]
    fields = {"game": game.title, "version": header.version}
    if header.version > game.version:
        told = (
            "this game of {game} was played by rules version {version}, which a newer program has: "
            "its moves can be read, but not played again"
        )
        raise OtherRules(KeyedText("newer-rules", told, **fields))
    told = (
        "this game of {game} was played by rules version {version}, which this program no longer has: "
        "its moves can be read, but not played again"
    )
    raise OtherRules(KeyedText("older-rules", told, **fields))


def start(course: Course, games: Games | None = None) -> State:
    """The state before the first move, checked. Raises `OtherRules` or `Parted`."""
    game = game_of(course, games)
    header = course.header
    try:
        state: State = game.new_state(header.players, header.seed, header.options)
    except RulesError as error:
        raise Parted(
            KeyedText("not-set-up", "this game cannot be set up by the rules: {why}", why=error.args[0]), 0
        ) from None
    _compare(course, state, 0)
    return state


def advance(course: Course, state: State, move: Move) -> int:
    """Apply one move of the branch that counts, checked against the record; the action that it was. Raises `Parted`."""
    action = _apply(course, state, move)
    _compare(course, state, move.number)
    return action


def replay(course: Course, to: int | None = None, games: Games | None = None) -> State:
    """The state after the first `to` moves of a recording or record (default: all), each checked.

    Raises `OtherRules`, or `Parted` with the good prefix; `ValueError` when there are not so many moves.
    """
    number = len(course.moves) if to is None else to
    if not 0 <= number <= len(course.moves):
        raise ValueError(f"there are {len(course.moves)} moves, not {number}")
    state = start(course, games)
    for move in course.moves[:number]:
        advance(course, state, move)
    if number == len(course.moves) and course.result is not None:
        _compare_result(course, state, course.result)
    return state


def verify(course: Course, games: Games | None = None) -> State:
    """Replay every entry, the branches that were taken back included; returns the final state.

    Raises as `replay` does.
    """
    states = [start(course, games)]
    for entry in course.entries:
        _verify_entry(course, states, entry)
    return states[-1]


def _verify_entry(course: Course, states: list[State], entry: Entry) -> None:
    if isinstance(entry, Move):
        states.append(states[-1].clone())
        _apply(course, states[-1], entry)
    elif isinstance(entry, Undo):
        del states[entry.number + 1 :]
    elif isinstance(entry, Check) and states[-1].key() != entry.key:
        raise _otherwise(course, entry.number)
    elif isinstance(entry, End):
        _compare_result(course, states[-1], entry.result)


def _apply(course: Course, state: State, move: Move) -> int:
    before = move.number - 1
    if state.current_player != move.seat:
        told = KeyedText("not-its-turn", "seat {seat} moves, but it is not its turn", seat=move.seat)
        raise _parted(course, move.number, told, before)
    try:
        action: int = state.read(move.text)
        state.apply(action)
    except RulesError as error:
        told = KeyedText("move-refused", "{move}: {why}", move=repr(move.text), why=error.args[0])
        raise _parted(course, move.number, told, before) from None
    return action


def _compare(course: Course, state: State, number: int) -> None:
    key = course.checks.get(number)
    if key is not None and key != state.key():
        raise _otherwise(course, number)


def _compare_result(course: Course, state: State, result: Mapping[str, Any]) -> None:
    end = len(course.moves)
    if "key" in result and result["key"] != state.key():
        raise _otherwise(course, end)
    if "scores" in result and result["scores"] != [*state.scores()]:
        told = KeyedText("other-scores", "the scores at the end are not those that were recorded")
        raise _parted(course, end, told, end)
    if "ranking" in result and result["ranking"] != [*state.ranking()]:
        told = KeyedText("other-ranking", "the ranking at the end is not the one that was recorded")
        raise _parted(course, end, told, end)


def _otherwise(course: Course, number: int) -> Parted:
    """The error for another position than was recorded: it may have gone wrong at any time since the last check."""
    sound = max((check for check in course.checks if check < number), default=0)
    told = KeyedText("other-position", "the position is not the one that was recorded")
    return _parted(course, number, told, sound)


def _parted(course: Course, number: int, why: KeyedText, sound: int) -> Parted:
    """The error for a game that parts from its record; its first `sound` moves are good."""
    good = prefix(course, min(sound, len(course.moves)))
    return Parted(
        KeyedText("parted", "the rules part from this record at move {number}: {why}", number=number, why=why),
        number,
        good,
    )
