"""What is said of a thing that a listener names: where it is, what may be done with it, what the word means."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tribes_tui.plain.reading import near
from tribes_tui.words import brief as say
from tribes_tui.words.common import sentence
from tribes_tui.words.glossary import shared_words, words_of_game

if TYPE_CHECKING:
    from tribes_tui.plain.answering import Answering
    from tribes_tui.plain.reading import Thing

HAND = "hand"
HOLD = "You hold"
"""How the hand is told where there are hands of cards."""
MARKET, TAKE = "market", "take"
"""What tells what may be taken, and the verb that stands for all like it."""
MEAN_OTHERS = frozenset(("goals", "unseen", "known"))
"""Requests that don't tell where things are."""
MOST_TOLD = 4
"""So many sentences that name a thing are told."""
DECKS = ("deck", "draw pile", "pile", "stock")
"""Other names of what cards are drawn from, each the word of some game."""


def told_of(conversation: Answering, typed: str) -> list[str]:
    """Where a thing is, or how it stands with what a word of the game means; empty for what is neither."""
    parts = conversation.steps.vocabulary.parts(typed, is_typed=True)
    named = [*parts.things, *parts.partial]
    lines = []
    if len(named) == 1 and not parts.words:
        lines = [line for _, line in _naming(conversation, named[0])][:MOST_TOLD]
        choices = conversation.steps.naming(typed)
        lines += [say.may_be_done([option.words for option in choices[:MOST_TOLD]])] if choices else []
    meant = [*meanings(conversation, typed)]
    if (meant or parts.partial or typed in DECKS) and not lines:
        lines = _saying(conversation, DECKS if typed in DECKS else (typed,))
    return [*lines, *meant]


def absent(conversation: Answering, typed: str) -> list[str]:
    """That a thing which was named isn't where it would have to be; empty where nothing was named, or where other words
    are not known."""
    vocabulary, steps = conversation.steps.vocabulary, conversation.steps
    parts = vocabulary.parts(typed, is_typed=True)
    named = [*parts.things, *parts.partial]
    held = _told(conversation, HAND)
    choices = {thing: steps.naming(" ".join(thing)) for thing in named}
    for thing in sorted(named, key=lambda thing: bool(choices[thing])):
        name = vocabulary.names.get(thing, " ".join(thing))
        seen = [*_naming(conversation, thing)]
        lines = [line for _, line in seen][:MOST_TOLD]
        is_held = any(request == HAND for request, _ in seen)
        if not seen and TAKE in near(parts.words) and thing == named[0]:
            return [say.not_there(name), *_told(conversation, MARKET)]
        if not choices[thing] and not is_held and held[:1] and held[0].startswith(HOLD):
            return [say.not_held(name), *held, *lines]
        if not seen:
            return [say.not_there(name), *(held if held[:1] and held[0].startswith("You ") else [])]
        if not choices[thing]:
            return [say.of_no_use(name), *lines]
        if steps.knows(parts):
            return [say.not_so(name, [option.words for option in choices[thing][:MOST_TOLD]])]
    return []


def _naming(conversation: Answering, thing: Thing) -> Iterator[tuple[str, str]]:
    """The sentences of the game's requests that name a thing, each with its request, once."""
    vocabulary = conversation.steps.vocabulary
    wanted = {thing} if thing in vocabulary.names else {*vocabulary.like(thing)}
    found = set[str]()
    for request in conversation.spoken.REQUESTS:
        if request.names[0] in MEAN_OTHERS:
            continue
        for line in _told(conversation, request.names[0]):
            if line not in found and wanted & {*vocabulary.parts(line).things}:
                found.add(line)
                yield request.names[0], line


def _saying(conversation: Answering, words: tuple[str, ...]) -> list[str]:
    """The sentences of the game's requests that say a word, which isn't the name of a thing."""
    vocabulary = conversation.steps.vocabulary
    wanted = [vocabulary.tokens(word) for word in words]
    found: dict[str, None] = {}
    for request in conversation.spoken.REQUESTS:
        for line in _told(conversation, request.names[0]) if request.names[0] not in MEAN_OTHERS else ():
            said = vocabulary.tokens(line)
            if any(said[i : i + len(word)] == word for word in wanted for i in range(len(said))):
                found[line] = None
    return [*found][:MOST_TOLD]


def meanings(conversation: Answering, typed: str) -> Iterator[str]:
    """What a word of the game means: by its name, in the plural, or by a name that it never has."""
    for word in (*words_of_game(conversation.game.table.game.id), *shared_words()):
        if typed in map(str.lower, (*word.forms, *word.never)) or (typed in DECKS and word.name in DECKS):
            yield sentence(f"{word.name}: {word.meaning}")
            return


def _told(conversation: Answering, name: str) -> list[str]:
    """What a request tells now; nothing where the game has no such."""
    view = conversation.view
    assert view is not None
    tells = {each: request.tell for request in conversation.spoken.REQUESTS for each in request.names}
    return tells[name](view, conversation.names, "") if name in tells else []
