"""What a listener may ask for: the game's own requests, places, players, and what every game answers."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from rules import BadNotation, IllegalAction, State
from tribes_tui.plain.answering import Answering
from tribes_tui.plain.commands import COMMANDS, Stop, hinted
from tribes_tui.plain.rulebook import headings, spoken_section
from tribes_tui.plain.steps import ListedOption
from tribes_tui.plain.things import absent, meanings, told_of
from tribes_tui.play.seeds import seed_text
from tribes_tui.seats.expected import Expected, best_of, compared, expected_of
from tribes_tui.words import brief as say
from tribes_tui.words.all_here import all_here_of
from tribes_tui.words.facts import facts_of, in_sentences
from tribes_tui.words.said import all_here
from tribes_tui.words.speech import news_sentences

if TYPE_CHECKING:
    from rules.bots.bot import Candidate

MOST_BEHIND = 3
"""Words of a request with what is typed behind it: more are a choice."""
WEIGHED = 3
"""How many of the moves that were weighed for a hint count for what is told of it."""


Answer = Callable[[Answering, int, str], None]
"""Answers a request of whoever sits at a seat; the last argument is what was typed behind its name."""


def answered(conversation: Answering, seat: int, line: str) -> bool:
    """Answer a line that asks for something; False where it may be a choice in other words. Raises `Stop`."""
    typed = asked(line)
    if len(line) == 1 and line.isupper() and _place_or_seat(conversation, typed):
        return True  # `A` is a place, `a` asks again
    if not typed:
        conversation.tell([say.HOW_TO_ANSWER])
    elif typed.isdigit():
        conversation.tell([say.number_from(len(conversation.steps.now))])
    else:
        return (
            _common(conversation, seat, typed, line)
            or _of_the_game(conversation, typed)
            or _place_or_seat(conversation, typed)
        )
    return True


def asked(line: str) -> str:
    """What was typed, without what people add to a question."""
    return " ".join(line.lower().strip(" ?.!").split())


def _common(conversation: Answering, seat: int, typed: str, line: str) -> bool:
    """What every game answers; the longest name that fits counts."""
    for name in sorted(ANSWERS, key=len, reverse=True):
        if typed == name or (typed.startswith(name + " ") and name in WITH_MORE):
            ANSWERS[name](conversation, seat, line.strip()[len(name) :].strip(" ?"))
            return True
    return False


def _of_the_game(conversation: Answering, typed: str) -> bool:
    assert conversation.view is not None
    known = {name: request for request in conversation.spoken.REQUESTS for name in request.names}
    for name in sorted(known, key=len, reverse=True):
        if typed == name or (
            known[name].takes_more and typed.startswith(name + " ") and len(typed.split()) <= MOST_BEHIND
        ):
            conversation.tell(known[name].tell(conversation.view, conversation.names, typed[len(name) :].strip()))
            return True
    return False


def _place_or_seat(conversation: Answering, typed: str) -> bool:
    assert conversation.view is not None
    found = conversation.spoken.place(conversation.view, conversation.names, typed)
    if not found:
        called = [
            seat
            for seat, name in enumerate(conversation.names)
            if typed in (name.lower(), "me" if name == "you" else "")
        ]
        found = [
            line for seat in called for line in conversation.spoken.seat(conversation.view, conversation.names, seat)
        ]
    conversation.tell(found)
    return bool(found)


def say_unclear(conversation: Answering, line: str, found: Sequence[ListedOption]) -> None:
    """Of what may mean several choices, which; of a thing, where it is, or that it isn't there; why an action is refused;
    else what is nearest."""
    assert conversation.view is not None
    typed = asked(line)
    refusal = _refusal(conversation.view, line) or _refusal(conversation.view, typed.partition(" ")[0])
    if found:
        conversation.tell([say.several_mean([option.words for option in found[:3]]), *meanings(conversation, typed)])
    elif refusal is not None:
        conversation.tell([conversation.spoken.spelt(f"no: {refusal.reason}."), *meanings(conversation, typed)])
    else:
        conversation.tell(
            told_of(conversation, typed)
            or absent(conversation, typed)
            or [
                say.unknown(
                    difflib.get_close_matches(typed, _known(conversation), 2, 0.5), _strange(conversation, typed)
                )
            ]
        )


def _refusal(view: State, written: str) -> IllegalAction | None:
    """Why an action that is written so is not allowed; None for what is none, or is allowed."""
    try:
        view.read(written)
    except BadNotation:
        pass
    except IllegalAction as refusal:
        return refusal
    return None


def _strange(conversation: Answering, typed: str) -> list[str]:
    """The words that mean nothing here, where others of the line do."""
    parts = conversation.steps.vocabulary.parts(typed, is_typed=True)
    strange = conversation.steps.strange(parts)
    return strange if len(strange) < len(parts) else []


def _known(conversation: Answering) -> list[str]:
    names = [name for request in conversation.spoken.REQUESTS for name in request.names if len(name) > 1]
    options = [option.words for option in conversation.steps.now]
    return [*names, *(name for name in ANSWERS if len(name) > 1), *map(str.lower, conversation.names), *options]


# ---- What every game answers --------------------------------------------------------------------------


def _again(conversation: Answering, seat: int, rest: str) -> None:
    conversation.tell(conversation.block)


def _news(conversation: Answering, seat: int, rest: str) -> None:
    conversation.tell(news_sentences(conversation.clauses, conversation.names) or [say.NOTHING_NEW])


def _choices(conversation: Answering, seat: int, rest: str) -> None:
    ways = [
        f"{option.words}, {say.several(len(option.actions))}" if len(option.actions) > 1 else option.words
        for option in conversation.steps.now
    ]
    conversation.tell([say.numbered(number, words) for number, words in enumerate(ways, 1)])


def _would(conversation: Answering, seat: int, rest: str) -> None:
    assert conversation.view is not None
    words = rest.removesuffix(" do").strip()
    now = conversation.steps.now
    if words.isascii() and words.isdigit():
        number = int(words[:9])
        found = [now[number - 1]] if 1 <= number <= len(now) else []
    else:
        found = conversation.steps.meant(words)
    if not found:
        conversation.tell([say.number_from(len(now))])
        return
    option = found[0]
    if len(option.actions) > 1:
        conversation.tell([say.group_would(option.words, len(option.actions))])
        return
    id = option.actions[0]
    conversation.tell(
        [
            say.would(
                conversation.steps.choices[id].words,
                conversation.spoken.would(conversation.view, id, conversation.names),
            )
        ]
    )


def _why_not(conversation: Answering, seat: int, rest: str) -> None:
    assert conversation.view is not None
    if not rest:
        conversation.tell([say.WHY_NOT_WHAT])
        return
    is_allowed = bool(conversation.steps.called(rest))
    try:
        meant = [] if is_allowed else _meant(conversation.view, rest)
    except IllegalAction as error:
        conversation.tell([conversation.spoken.spelt(say.why_not(error.reason, error.section))])
        return
    if is_allowed or any(map(conversation.view.is_legal, meant)):
        conversation.tell([say.ALLOWED])
    elif meant:
        refusal = conversation.view.why_not(meant[0])
        assert refusal is not None
        conversation.tell([conversation.spoken.spelt(say.why_not(refusal.reason, refusal.section))])
    else:
        written = [action.text for action in conversation.view.game.actions]
        conversation.tell([say.unknown(difflib.get_close_matches(rest, written, 2, 0.5))])


def _meant(view: State, typed: str) -> list[int]:
    """The actions that are written so, or begin so: `attack` is all attacks."""
    try:
        return [view.read(typed)]
    except BadNotation:
        start = " ".join(typed.lower().split()) + " "
        return [action.id for action in view.game.actions if action.text.lower().startswith(start)]


def _rules(conversation: Answering, seat: int, rest: str) -> None:
    book = conversation.game.table.game.rulebook()
    conversation.tell((spoken_section(book, rest) or [say.NO_SECTION]) if rest else headings(book))


def _hint(conversation: Answering, seat: int, rest: str) -> None:
    """What a bot would do, and what it expects of that; asked again, how far the next best move is behind."""
    view, names = conversation.view, conversation.names
    assert view is not None
    is_asked_again = view.key() in conversation.game.hints
    answer = hinted(conversation.game, seat)
    if answer is None:
        conversation.tell([say.NO_HINT])
        return

    def expects(one: Candidate) -> Expected:
        return expected_of(one, view.game.id, view.players, conversation.spoken.choice(view, one.action, names).words)

    words = conversation.spoken.choice(view, answer.action, names).words
    lines = [say.hint(words, conversation.spoken.would(view, answer.action, names))]
    weighed = [expects(one) for one in best_of(answer, WEIGHED) if one.visits]
    lines += [say.expects(one.chance, one.ahead, view.players) for one in weighed[:1]]
    if is_asked_again and len(weighed) > 1:
        lines.append(compared(*weighed[:2]))
    conversation.tell(lines)


def _know(conversation: Answering, seat: int, rest: str) -> None:
    """What one would want to know to play well; `know memory off` leaves out from then on what one would have to remember."""
    assert conversation.view is not None
    if rest in MEMORY:
        conversation.game.has_memory = MEMORY[rest]
    facts = facts_of(conversation.view, conversation.names, conversation.game.has_memory)
    conversation.tell(in_sentences(facts))


MEMORY = {"memory on": True, "memory off": False}


def _save(conversation: Answering, seat: int, rest: str) -> None:
    unsaved = conversation.game.table.save()
    conversation.game.console.say(say.NOT_SAVED if not conversation.game.table.name else unsaved or say.SAVED)


def _back(conversation: Answering, seat: int, rest: str) -> None:
    conversation.steps.back()
    assert conversation.view is not None
    conversation.block = [
        conversation.spoken.question(conversation.view, conversation.names),
        say.choices(conversation.steps.words),
    ]
    conversation.tell(conversation.block)


def _seed(conversation: Answering, seat: int, rest: str) -> None:
    conversation.tell([say.from_seed(seed_text(conversation.game.table.seed))])


def _quit(conversation: Answering, seat: int, rest: str) -> None:
    raise Stop


def _help(conversation: Answering, seat: int, rest: str) -> None:
    own = [f"{request.names[0]}: {request.about}." for request in conversation.spoken.REQUESTS]
    if all_here_of(conversation.game.table.game.id) is not None:
        own.append(f"{all_here.all()}: {all_here.about()}.")
    conversation.tell(
        [say.HELP_FIRST, *own, *(f"{name}: {about}." for name, about in say.HELP.items()), say.HOW_TO_ANSWER]
    )


def _command(word: str) -> Answer:
    return lambda conversation, seat, rest: COMMANDS[word][1](conversation.game, seat)


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
    "know": _know,
    "count": _know,
    "back": _back,
    "save": _save,
    "undo": _command("undo"),
    "redo": _command("redo"),
    "seed": _seed,
    "quit": _quit,
    "help": _help,
}
WITH_MORE = frozenset(("what would", "would", "w", "why not", "rules", "know", "count"))
"""Requests that take more words."""
