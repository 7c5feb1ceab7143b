"""What a listener may ask for: the game's own requests, places, players, and what every game answers."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from typing import Protocol

from rules import BadNotation, State
from tribes_tui.plain.commands import COMMANDS, Played, Stop, hinted
from tribes_tui.plain.rulebook import headings, spoken_section
from tribes_tui.plain.steps import Steps
from tribes_tui.words import brief as say
from tribes_tui.words.speech import told
from tribes_tui.words.spoken import Clause, Names, Spoken


class Ear(Protocol):
    """A listener's side of a game, as requests need it: the game, what it says, the view and what may be chosen."""

    game: Played
    spoken: Spoken
    view: State | None
    names: Names
    steps: Steps
    block: list[str]
    clauses: list[Clause]

    def tell(self, sentences: list[str]) -> None:
        """Say sentences."""


Answer = Callable[[Ear, int, str], None]
"""Answers a request of whoever sits at a seat; the last argument is what was typed behind its name."""


def ask_for(ear: Ear, seat: int, line: str) -> None:
    """Answer a line that is no action. Raises `Stop`."""
    typed = " ".join(line.lower().strip(" ?.!").split())
    if not typed:
        ear.tell([say.HOW_TO_ANSWER])
    elif typed.isdigit():
        ear.tell([say.number_from(len(ear.steps.now))])
    elif not (_common(ear, seat, typed, line) or _of_the_game(ear, typed) or _place_or_seat(ear, typed)):
        _perhaps(ear, typed)


def _common(ear: Ear, seat: int, typed: str, line: str) -> bool:
    """What every game answers; the longest name that fits counts."""
    for name in sorted(ANSWERS, key=len, reverse=True):
        if typed == name or (typed.startswith(name + " ") and name in WITH_MORE):
            ANSWERS[name](ear, seat, line.strip()[len(name) :].strip(" ?"))
            return True
    return False


def _of_the_game(ear: Ear, typed: str) -> bool:
    assert ear.view is not None
    known = {name: request for request in ear.spoken.REQUESTS for name in request.names}
    for name in sorted(known, key=len, reverse=True):
        if typed == name or typed.startswith(name + " "):
            ear.tell(known[name].tell(ear.view, ear.names, typed[len(name) :].strip()))
            return True
    return False


def _place_or_seat(ear: Ear, typed: str) -> bool:
    assert ear.view is not None
    found = ear.spoken.place(ear.view, ear.names, typed)
    if not found:
        called = [seat for seat, name in enumerate(ear.names) if typed in (name.lower(), "me" if name == "you" else "")]
        found = [line for seat in called for line in ear.spoken.seat(ear.view, ear.names, seat)]
    ear.tell(found)
    return bool(found)


def _perhaps(ear: Ear, typed: str) -> None:
    """Words of one choice are that choice, asked for once more; a refusal says why; else the nearest is named."""
    assert ear.view is not None
    like = ear.steps.like(typed)
    if like:
        ear.tell([say.several_mean([option.words for option in like[:3]])])
        return
    try:
        refusal = ear.view.why_not(ear.view.game.actions.read(typed))
    except BadNotation:
        ear.tell([say.unknown(difflib.get_close_matches(typed, _known(ear), 2, 0.5))])
        return
    if refusal is not None:
        ear.tell([ear.spoken.spelt(f"no: {refusal.reason}.")])


def _known(ear: Ear) -> list[str]:
    names = [name for request in ear.spoken.REQUESTS for name in request.names if len(name) > 1]
    options = [option.words for option in ear.steps.now]
    return [*names, *(name for name in ANSWERS if len(name) > 1), *map(str.lower, ear.names), *options]


# ---- What every game answers --------------------------------------------------------------------------


def _again(ear: Ear, seat: int, rest: str) -> None:
    ear.tell(ear.block)


def _news(ear: Ear, seat: int, rest: str) -> None:
    ear.tell(told(ear.clauses, ear.names) or [say.NOTHING_NEW])


def _choices(ear: Ear, seat: int, rest: str) -> None:
    ways = [
        f"{option.words}, {say.several(len(option.actions))}" if len(option.actions) > 1 else option.words
        for option in ear.steps.now
    ]
    ear.tell([say.numbered(number, words) for number, words in enumerate(ways, 1)])


def _would(ear: Ear, seat: int, rest: str) -> None:
    assert ear.view is not None
    words = rest.removesuffix(" do").strip()
    now = ear.steps.now
    if words.isascii() and words.isdigit():
        number = int(words[:9])
        found = [now[number - 1]] if 1 <= number <= len(now) else []
    else:
        found = ear.steps.called(words) or ear.steps.like(words)
    if not found:
        ear.tell([say.number_from(len(now))])
        return
    option = found[0]
    if len(option.actions) > 1:
        ear.tell([say.group_would(option.words, len(option.actions))])
        return
    id = option.actions[0]
    ear.tell([say.would(ear.steps.choices[id].words, ear.spoken.would(ear.view, id, ear.names))])


def _why_not(ear: Ear, seat: int, rest: str) -> None:
    assert ear.view is not None
    if not rest:
        ear.tell([say.WHY_NOT_WHAT])
        return
    meant = _meant(ear.view, rest)
    if ear.steps.called(rest) or any(map(ear.view.is_legal, meant)):
        ear.tell([say.ALLOWED])
    elif meant:
        refusal = ear.view.why_not(meant[0])
        assert refusal is not None
        ear.tell([ear.spoken.spelt(say.why_not(refusal.reason, refusal.section))])
    else:
        written = [action.text for action in ear.view.game.actions]
        ear.tell([say.unknown(difflib.get_close_matches(rest, written, 2, 0.5))])


def _meant(view: State, typed: str) -> list[int]:
    """The actions that are written so, or begin so: `attack` is all attacks."""
    try:
        return [view.game.actions.read(typed)]
    except BadNotation:
        start = " ".join(typed.lower().split()) + " "
        return [action.id for action in view.game.actions if action.text.lower().startswith(start)]


def _rules(ear: Ear, seat: int, rest: str) -> None:
    book = ear.game.table.game.rulebook()
    ear.tell((spoken_section(book, rest) or [say.NO_SECTION]) if rest else headings(book))


def _hint(ear: Ear, seat: int, rest: str) -> None:
    assert ear.view is not None
    answer = hinted(ear.game, seat)
    if answer is None:
        ear.tell([say.NO_HINT])
        return
    words = ear.spoken.choice(ear.view, answer.action, ear.names).words
    ear.tell([say.hint(words, ear.spoken.would(ear.view, answer.action, ear.names))])


def _save(ear: Ear, seat: int, rest: str) -> None:
    unsaved = ear.game.table.save()
    ear.game.console.say(say.NOT_SAVED if not ear.game.table.name else unsaved or say.SAVED)


def _back(ear: Ear, seat: int, rest: str) -> None:
    ear.steps.back()
    assert ear.view is not None
    ear.block = [ear.spoken.question(ear.view, ear.names), say.choices(ear.steps.words)]
    ear.tell(ear.block)


def _quit(ear: Ear, seat: int, rest: str) -> None:
    raise Stop


def _help(ear: Ear, seat: int, rest: str) -> None:
    own = [f"{request.names[0]}: {request.about}." for request in ear.spoken.REQUESTS]
    ear.tell([say.HELP_FIRST, *own, *(f"{name}: {about}." for name, about in say.HELP.items()), say.HOW_TO_ANSWER])


def _command(word: str) -> Answer:
    return lambda ear, seat, rest: COMMANDS[word][1](ear.game, seat)


ANSWERS: dict[str, Answer] = {
    "again": _again,
    "a": _again,
    "news": _news,
    "since when": _news,
    "n": _news,
    "choices": _choices,
    "what can i do": _choices,
    "c": _choices,
    "what would": _would,
    "would": _would,
    "w": _would,
    "why not": _why_not,
    "rules": _rules,
    "hint": _hint,
    "back": _back,
    "save": _save,
    "undo": _command("undo"),
    "redo": _command("redo"),
    "quit": _quit,
    "help": _help,
}
WITH_MORE = frozenset(("what would", "would", "w", "why not", "rules"))
"""Requests that take more words."""
