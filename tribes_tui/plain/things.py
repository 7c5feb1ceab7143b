"""What is said of a thing that a listener names: where it is, what may be done with it, what the word means."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tribes_tui.plain.console import listed
from tribes_tui.plain.reading import ListSteps, Thing, Vocabulary, near
from tribes_tui.words.common import colon, now, sentence
from tribes_tui.words.help import shared_words, words_of_game
from tribes_tui.words.said import plain as said
from tribes_tui.words.spoken import LONGEST, Clause, Names, as_said, lines_of, spoken_of

if TYPE_CHECKING:
    from rules import State
    from tribes_tui.plain.commands import GameInLines


class Answering:
    """A listener's side of a game, as requests need it: the game, what it says, the view and what may be chosen. It knows views only;
    the first comes with the first decision."""

    view: State

    def __init__(self, game: GameInLines) -> None:
        self.game = game
        self.spoken = spoken_of(game.table.game.id)
        self.vocabulary = Vocabulary(map(now, self.spoken.THINGS))
        self.names: Names = ()
        self.steps = ListSteps([])
        self.block: list[str] = []
        self.clauses: list[Clause] = []

    def tell(self, sentences: list[str]) -> None:
        """Say sentences, their signs in words, in lines of a length that can be followed."""
        width = min(LONGEST, self.game.console.columns or LONGEST)  # so no line is folded, and set in by blanks
        self.game.console.say_all(lines_of(map(as_said, sentences), width))


# ---- Things --------------------------------------------------------------------------------------------


HAND = "hand"
MARKET, TAKE = "market", "take"
"""What tells what may be taken, and the verb that stands for all like it."""
MEAN_OTHERS = frozenset(("goals", "unseen", "known"))
"""Requests that don't tell where things are."""
MOST_TOLD = 4
"""So many sentences that name a thing are told."""


def told_of(conversation: Answering, typed: str) -> list[str]:
    """Where a thing is, or how it stands with what a word of the game means; empty for what is neither."""
    parts = conversation.steps.vocabulary.parts(typed, is_typed=True)
    named = [*parts.things, *parts.partial]
    lines = []
    if len(named) == 1 and not parts.words:
        lines = [line for _, line in _naming(conversation, named[0])][:MOST_TOLD]
        choices = conversation.steps.naming(typed)
        lines += [said.may_be_done(choices=[option.words for option in choices[:MOST_TOLD]])] if choices else []
    meant, decks = [*meanings(conversation, typed)], listed(said.read_decks)
    if (meant or parts.partial or typed in decks) and not lines:
        lines = _saying(conversation, decks if typed in decks else (typed,))
    return [*lines, *meant]


def absent(conversation: Answering, typed: str) -> list[str]:
    """That a thing which was named isn't where it would have to be; empty where nothing was named, or where other words
    are not known."""
    vocabulary, steps = conversation.steps.vocabulary, conversation.steps
    parts = vocabulary.parts(typed, is_typed=True)
    named = [*parts.things, *parts.partial]
    held = _told(conversation, HAND)
    has_cards, has_resources = _holds_cards(conversation.view), hasattr(conversation.view, "resources")
    choices = {thing: steps.naming(" ".join(thing)) for thing in named}
    for thing in sorted(named, key=lambda thing: bool(choices[thing])):
        name = vocabulary.names.get(thing, " ".join(thing))
        seen = [*_naming(conversation, thing)]
        lines = [line for _, line in seen][:MOST_TOLD]
        is_held = any(request == HAND for request, _ in seen)
        if not seen and TAKE in near(parts.words) and thing == named[0]:
            return [said.not_there(thing=name), *_told(conversation, MARKET)]
        if not choices[thing] and not is_held and has_cards:
            return [said.not_held(thing=name, is_name=_is_name(name)), *held, *lines]
        if not seen:
            return [said.not_there(thing=name), *(held if has_cards or has_resources else [])]
        if not choices[thing]:
            return [said.of_no_use(thing=name, is_name=_is_name(name)), *lines]
        if not steps.strange(parts):
            may_be = [option.words for option in choices[thing][:MOST_TOLD]]
            return [said.not_so(thing=name, is_name=_is_name(name), choices=may_be)]
    return []


def _holds_cards(view: State) -> bool:
    """Whether the viewer has cards in hand, in a game with hands."""
    hands, viewer = getattr(view, "hands", ()), getattr(view, "viewer", None)
    return isinstance(viewer, int) and 0 <= viewer < len(hands) and bool(hands[viewer])


def _is_name(thing: str) -> bool:
    """Whether it has no article: names of their own, those of places, and cards with a number."""
    return thing[:1].isupper() or thing[-1:].isdigit()


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
    decks = listed(said.read_decks)
    for word in (*words_of_game(conversation.game.table.game.id), *shared_words()):
        if typed in map(str.lower, (*word.forms, *word.never)) or (typed in decks and word.name in decks):
            yield sentence(word.name + colon() + word.meaning)
            return


def _told(conversation: Answering, name: str) -> list[str]:
    """What a request tells now; nothing where the game has no such."""
    tells = {each: request.tell for request in conversation.spoken.REQUESTS for each in request.names}
    return tells[name](conversation.view, conversation.names, "") if name in tells else []
