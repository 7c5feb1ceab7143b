"""What a listener may ask for: the game's own requests, places, players, and what every game answers."""

import difflib
from collections.abc import Callable, Sequence

from rules import BadNotation, IllegalAction, Refusal, State
from rules.core.surely import played
from rules.core.told import KeyedText
from saves.format.course import HINTED
from tribes_tui.plain import console as keys
from tribes_tui.plain.commands import COMMANDS, hinted, must_warn, stars_told, told_of_hint
from tribes_tui.plain.reading import ListedOption
from tribes_tui.plain.rulebook import headings, spoken_section
from tribes_tui.plain.things import Answering, absent, meanings, told_of
from tribes_tui.play.deals import name_of_table, seed_text
from tribes_tui.seats.expected import Expected, compared
from tribes_tui.words.common import YOU, bare, capital, now, sentence, spelt, spoken
from tribes_tui.words.help import facts_of, in_sentences
from tribes_tui.words.said import all_here, plain as said, results, table
from tribes_tui.words.spoken import Request, news_sentences, surely_ends_turn, told
from tribes_tui.words.wording import all_here_of

MOST_BEHIND = 3
"""Words of a request with what is typed behind it: more are a choice."""
NOT_NOW = "/not-now"
"""Key of a reason which says first what is said anyway."""
MEMORY_ON, MEMORY_OFF = "memory_on", "memory_off"
HELP = (
    said.help_choices,
    said.help_would,
    said.help_why_not,
    said.help_news,
    said.help_again,
    said.help_back,
    said.help_place,
    said.help_rules,
    said.help_know,
    said.help_hint,
    said.help_undo,
    said.help_full,
    said.help_seed,
    said.help_stars,
    said.help_save,
    said.help_quit,
)

Answer = Callable[[Answering, int, str], None]
"""Answers a request of whoever sits at a seat; the last argument is what was typed behind its name."""


def told_choices(words: Sequence[str]) -> str:
    """How many there are; a single one is named."""
    return said.choices_one(choice=words[0]) if len(words) == 1 else said.choices(number=len(words))


def answered(conversation: Answering, seat: int, line: str) -> bool:
    """Answer a line that asks for something; False where it may be a choice in other words. Raises `Stop`."""
    typed = asked(line)
    if len(line) == 1 and line.isupper() and _place_or_seat(conversation, typed):
        return True  # `A` is a place, `a` asks again
    if not typed:
        conversation.tell([said.how_to_answer()])
    elif typed.isdigit():
        conversation.tell([_no_such_number(len(conversation.steps.now))])
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
    name, rest = keys.begins(" ".join(line.split()).strip(" ?.!"), ANSWERS, WITH_MORE)
    if name:
        ANSWERS[name](conversation, seat, rest)
    return bool(name)


def _of_the_game(conversation: Answering, typed: str) -> bool:
    known = {name: request for request in conversation.spoken.REQUESTS for name in _names(request)}
    for name in sorted(known, key=len, reverse=True):
        if typed == name or (
            known[name].takes_more and typed.startswith(name + " ") and len(typed.split()) <= MOST_BEHIND
        ):
            conversation.tell(told(conversation.view, conversation.names, known[name], typed[len(name) :].strip()))
            return True
    return False


def _names(request: Request) -> tuple[str, ...]:
    """How it is typed: in the language that is spoken, then in English."""
    here = keys.listed(request.typed) if request.typed else ()
    return (*dict.fromkeys((*here, *map(bare, here), *request.names)),)


def _place_or_seat(conversation: Answering, typed: str) -> bool:
    found = conversation.spoken.place(conversation.view, conversation.names, typed)
    if not found:
        called = [
            seat
            for seat, name in enumerate(conversation.names)
            if typed == name.lower() or (name == YOU and keys.meant(typed, ("me",)))
        ]
        found = [
            line for seat in called for line in conversation.spoken.seat(conversation.view, conversation.names, seat)
        ]
    conversation.tell(found)
    return bool(found)


def say_unclear(conversation: Answering, line: str, found: Sequence[ListedOption]) -> None:
    """Of what may mean several choices, which; of a thing, where it is, or that it isn't there; why an action is refused;
    else what is nearest."""
    typed = asked(line)
    refusal = _refusal(conversation.view, line) or _refusal(conversation.view, typed.partition(" ")[0])
    if found:
        conversation.tell(
            [said.several_mean(choices=[option.words for option in found[:3]]), *meanings(conversation, typed)]
        )
    elif refusal is not None:
        conversation.tell(
            [conversation.spoken.spelt(said.no(why=f"{refusal.reason}.")), *meanings(conversation, typed)]
        )
    else:
        conversation.tell(
            told_of(conversation, typed)
            or absent(conversation, typed)
            or [_unknown(typed, _known(conversation), _strange(conversation, typed))]
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


def _unknown(typed: str, known: Sequence[str], strange: Sequence[str] = ()) -> str:
    """That it means nothing here, and what is nearest; `strange`: these words of it, where others do."""
    nearest = difflib.get_close_matches(typed, known, 2, 0.5)
    if nearest:
        return said.unknown_but(strange=len(strange), words=strange, nearest=nearest)
    return said.unknown(strange=len(strange), words=strange)


def _strange(conversation: Answering, typed: str) -> list[str]:
    """The words that mean nothing here, where others of the line do."""
    parts = conversation.steps.vocabulary.parts(typed, is_typed=True)
    strange = conversation.steps.strange(parts)
    return strange if len(strange) < len(parts) else []


def _known(conversation: Answering) -> list[str]:
    names = [name for request in conversation.spoken.REQUESTS for name in _names(request) if len(name) > 1]
    options = [option.words for option in conversation.steps.now]
    return [
        *names,
        *(name for name in keys.words(ANSWERS) if len(name) > 1),
        *map(str.lower, conversation.names),
        *options,
    ]


# ---- What every game answers --------------------------------------------------------------------------


def _again(conversation: Answering, seat: int, rest: str) -> None:
    conversation.tell(conversation.block)


def _news(conversation: Answering, seat: int, rest: str) -> None:
    conversation.tell(news_sentences(conversation.clauses, conversation.names) or [said.nothing_new()])


def _choices(conversation: Answering, seat: int, rest: str) -> None:
    conversation.tell(
        [
            said.numbered_group(number=number, choice=option.words, ways=len(option.actions))
            if len(option.actions) > 1
            else said.numbered(number=number, choice=option.words)
            for number, option in enumerate(conversation.steps.now, 1)
        ]
    )


def _would(conversation: Answering, seat: int, rest: str) -> None:
    ends = (f" {word}" for word in keys.words(("do",)))
    words = next((rest.removesuffix(end).strip() for end in ends if rest.endswith(end)), rest)
    now = conversation.steps.now
    if words.isascii() and words.isdigit():
        number = int(words[:9])
        found = [now[number - 1]] if 1 <= number <= len(now) else []
    else:
        found = conversation.steps.meant(words)
    if not found:
        conversation.tell([_no_such_number(len(now))])
        return
    option = found[0]
    if len(option.actions) > 1:
        conversation.tell([said.group_would(choice=option.words, ways=len(option.actions))])
        return
    id = option.actions[0]
    choice = conversation.steps.choices[id].words
    outcome = _outcome(conversation.view, id, conversation.spoken.would(conversation.view, id, conversation.names))
    conversation.tell([said.would_outcome(choice=choice, outcome=outcome) if outcome else said.would(choice=choice)])


def _outcome(view: State, id: int, outcome: str) -> str:
    """What a choice would do, and that the turn ends with it where its name doesn't say so."""
    outcome = outcome.rstrip(".")  # the sentence ends with its own
    if not surely_ends_turn(view, [id], lambda world: played(world, view.viewer or 0, [id])):
        return outcome
    return table.ends_turn_too(move=outcome) if outcome else table.ends_turn_alone()


def _why_not(conversation: Answering, seat: int, rest: str) -> None:
    if not rest:
        conversation.tell([said.why_not_what()])
        return
    is_allowed = bool(conversation.steps.called(rest))
    try:
        meant = [] if is_allowed else _meant(conversation.view, rest)
    except IllegalAction as error:
        conversation.tell([_why(conversation, error)])
        return
    if is_allowed or any(map(conversation.view.is_legal, meant)):
        conversation.tell([said.allowed()])
    elif meant:
        refusal = conversation.view.why_not(meant[0])
        assert refusal is not None
        conversation.tell([_why(conversation, refusal)])
    else:
        written = [action.text for action in conversation.view.game.actions]
        conversation.tell([_unknown(rest, written)])


def _why(conversation: Answering, refusal: Refusal | IllegalAction) -> str:
    reason, section = refusal.reason, refusal.section
    if isinstance(reason, KeyedText) and reason.key.endswith(NOT_NOW):
        reason = reason.fields["why"]
    why = capital(str(reason))
    return conversation.spoken.spelt(
        said.why_not_section(why=why, section=section) if section else said.why_not(why=why)
    )


def _no_such_number(most: int) -> str:
    return said.no(why=said.no_such_number(most=most))


def _meant(view: State, typed: str) -> list[int]:
    """The actions that are written so, or begin so: `attack` is all attacks."""
    try:
        return [view.read(typed)]
    except BadNotation:
        start = " ".join(typed.lower().split()) + " "
        return [action.id for action in view.game.actions if action.text.lower().startswith(start)]


def _rules(conversation: Answering, seat: int, rest: str) -> None:
    book = conversation.game.table.game.rulebook(spoken())
    conversation.tell((spoken_section(book, rest) or [said.no_section()]) if rest else headings(book))


def _hint(conversation: Answering, seat: int, rest: str) -> None:
    """What a bot would do, and what it expects of that; asked again, how far the next best move is behind."""
    view, names = conversation.view, conversation.names
    if must_warn(conversation.game, HINTED):
        return
    is_asked_again = view.key() in conversation.game.hints
    answer = hinted(conversation.game, seat)
    if answer is None:
        conversation.tell([said.no_hint()])
        return
    choice, _, stars, best = told_of_hint(
        conversation.game, seat, answer, lambda one: conversation.spoken.choice(view, one, names).words
    )
    outcome = conversation.spoken.would(view, answer.action, names)
    lines = [said.hint_outcome(choice=choice, outcome=outcome) if outcome else said.hint(choice=choice)]
    weighed = [each for _, each in best]
    lines += [*stars, *(_expects(one, view.players) for one in weighed[:1])]
    if len(weighed) > 1 and (is_asked_again or weighed[1].chance > weighed[0].chance):
        lines.append(compared(*weighed[:2]))
    conversation.tell(lines)


def _expects(of: Expected, players: int) -> str:
    """How often a bot expects to win, and how many points ahead."""
    fields = {"players": players, "wins": round(100 * of.chance), "even": round(100 / players)}
    if of.ahead is None:
        return said.expects(**fields)
    points = round(of.ahead)
    lead = "ahead" if points > 0 else "behind" if points else "level"
    return said.expects_points(**fields, points=abs(points), lead=lead)


def _know(conversation: Answering, seat: int, rest: str) -> None:
    """What one would want to know to play well; `know memory off` leaves out from then on what one would have to remember."""
    memory = keys.meant(rest, (MEMORY_ON, MEMORY_OFF))
    if memory:
        conversation.game.has_memory = memory == MEMORY_ON
    facts = facts_of(conversation.view, conversation.names, conversation.game.has_memory)
    conversation.tell(in_sentences(facts))


def _save(conversation: Answering, seat: int, rest: str) -> None:
    table, told = conversation.game.table, said.saved()
    unsaved = table.save()
    if not table.name:
        told = sentence(said.not_being_saved())
    elif table.is_untouched and not table.is_elsewhere:
        told = sentence(said.not_being_saved_yet())
    conversation.game.console.say(unsaved or told)


def _back(conversation: Answering, seat: int, rest: str) -> None:
    conversation.steps.back()
    conversation.block = [
        conversation.spoken.question(conversation.view, conversation.names),
        told_choices(conversation.steps.words),
    ]
    conversation.tell(conversation.block)


def _stars(conversation: Answering, seat: int, rest: str) -> None:
    conversation.tell(stars_told(conversation.game, seat))


def _seed(conversation: Answering, seat: int, rest: str) -> None:
    table = conversation.game.table
    deal, seed = name_of_table(table), seed_text(table.seed)
    conversation.tell([results.deal(name=spelt(deal)) if deal else said.from_seed(seed=spelt(seed))])


def _help(conversation: Answering, seat: int, rest: str) -> None:
    told = [(_names(request)[0], now(request.about)) for request in conversation.spoken.REQUESTS]
    is_joining = all_here_of(conversation.game.table.game.id) is not None
    told += [(all_here.all(), all_here.about())] if is_joining else []
    lines = (said.help_line(name=name, about=about) for name, about in told)
    conversation.tell([said.help_first(), *lines, *(message() for message in HELP), said.how_to_answer()])


def _command(word: str) -> Answer:
    return lambda conversation, seat, rest: COMMANDS[word][1](conversation.game, seat)


ANSWERS: dict[str, Answer] = {
    "again": _again,
    "news": _news,
    "choices": _choices,
    "would": _would,
    "why_not": _why_not,
    "rules": _rules,
    "hint": _hint,
    "know": _know,
    "back": _back,
    "save": _save,
    "undo": _command("undo"),
    "redo": _command("redo"),
    "seed": _seed,
    "stars": _stars,
    "quit": _command("quit"),
    "help": _help,
}
WITH_MORE = frozenset(("would", "why_not", "rules", "know"))
"""Requests that take more words."""
