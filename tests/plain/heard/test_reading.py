"""What typed words mean, by one set of rules in all games: a choice's own words, a beginning, its words in any order; names of
things that are there, and of things that are not."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Iterator
from typing import Any

import pytest

import rules
from tests.plain.hearing import Listener
from tests.plain.helpers import Talk
from tribes_tui.plain.reading import Parts, Vocabulary, beginnings, fitting
from tribes_tui.plain.requests import ANSWERS
from tribes_tui.play.seat import Seat
from tribes_tui.play.table import Table
from tribes_tui.words.help import shared_words, words_of_game
from tribes_tui.words.language import in_language

VOCABULARY = Vocabulary(
    ["red object 5", "red object 6", "blue object 5", "eagle", "flag of the sun", "flag of the sky"]
)
CASES = [(game, seed) for seed in range(12) for game in rules.games]
PLAYERS = 2


def listener(game: str, seed: int) -> Listener:
    players = rules.games[game].players
    return Listener(game, players[min(seed % PLAYERS, len(players) - 1)], seed)


def positions(heard: Listener, most: int) -> Iterator[random.Random]:
    """Before each decision of a listener, at the first step of the question."""
    found = random.Random(heard.table.game.id + str(most))
    for _ in heard.decisions(most):
        heard.conversation.steps.back()
        yield found


def is_asked_for(heard: Listener, start: str) -> bool:
    """Whether a beginning is something else already: a request, a place, the notation of an action."""
    conversation = heard.conversation
    assert conversation.view is not None
    own = {name for request in conversation.spoken.REQUESTS for name in request.names}
    with contextlib.suppress(rules.RulesError):
        conversation.view.read(start)
        return True
    typed = start.strip(" ?.!").lower()
    return typed in own | {*ANSWERS} or bool(conversation.spoken.place(conversation.view, conversation.names, typed))


def parts(text: str) -> Parts:
    return VOCABULARY.parts(text)


@pytest.mark.parametrize(("typed", "choices", "meant"), [
    ("exchange red object 5", ["exchange red object 5 with the deck", "exchange red object 5 and blue object 5 with the deck"], [0]),
    ("blue object 5 red object 5", ["exchange red object 5 with the deck", "exchange red object 5 and blue object 5 with the deck"], [1]),
    ("take red 5", ["take red object 5", "take blue object 5", "take red object 6"], [0]),
    ("lay flag sun", ["discard the flag of the sun", "found a chain with the flag of the sun"], [1]),
    ("take red object 5 for blue object 5", ["take blue object 5 for red object 5", "take red object 5 for blue object 5"], [1]),
    ("take object 5", ["take red object 5", "take blue object 5"], [0, 1]),
    ("take red 5 for blue 6", ["take blue object 5 for red object 6"], []),
    ("take eagle", ["take red object 5"], []),
])  # fmt: skip
def test_the_choice_with_all_that_was_typed_and_nothing_else_but_what_all_have(
    typed: str, choices: list[str], meant: list[int]
) -> None:
    assert fitting(VOCABULARY.parts(typed, is_typed=True), [*map(parts, choices)]) == meant


def test_a_number_is_no_beginning_of_a_longer_one() -> None:
    assert beginnings("bid 1", ["bid 1 gold", "bid 12 gold", "bid 12"]) == [0]
    assert beginnings("BID  12 g", ["bid 1 gold", "bid 12 gold"]) == [1]


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("game", "seed"), CASES)
def test_e1_each_choice_is_chosen_by_its_words_by_its_beginning_and_in_any_order(game: str, seed: int) -> None:
    """Never another one: what several choices have is asked for once more."""
    heard = listener(game, seed)
    conversation = heard.conversation
    for found in positions(heard, 30):
        steps = conversation.steps
        texts = [choice.words for choice in steps.choices.values()]
        taken = [conversation.vocabulary.parts(text) for text in texts]
        shown = [*texts, *steps.words]
        for action in found.sample([*steps.choices], min(5, len(texts))):
            steps.back()
            words = steps.choices[action].words
            assert conversation.answer(0, words) == action, words
            start = next(
                (words[:n] for n in range(3, len(words)) if len({shown[i] for i in beginnings(words[:n], shown)}) == 1),
                words,
            )
            steps.back()
            if not is_asked_for(heard, start):
                assert conversation.answer(0, start) == action, start
            own = conversation.vocabulary.parts(words)
            spoken = [" ".join(thing) for thing in own.things] + [*own.words.elements()]
            found.shuffle(spoken)
            line = " ".join(spoken)
            again = conversation.vocabulary.parts(line)
            same = [one for one in taken if one.words == own.words and sorted(one.things) == sorted(own.things)]
            steps.back()
            if len(same) == 1 and len(own) > 1 and sorted(again.things) == sorted(own.things):
                chosen = conversation.answer(0, line)
                assert chosen == action, (line, words)
        steps.back()
        heard.taken()


@pytest.mark.sampled(1)
@pytest.mark.parametrize(("game", "seed"), CASES)
def test_e2_a_thing_that_is_not_there_is_said_not_to_be_and_chooses_nothing(game: str, seed: int) -> None:
    heard = listener(game, seed)
    conversation = heard.conversation
    for found in positions(heard, 30):
        steps = conversation.steps
        there = {
            thing for choice in steps.choices.values() for thing in conversation.vocabulary.parts(choice.words).things
        }
        missing = [name for thing, name in conversation.vocabulary.names.items() if thing not in there]
        for action in found.sample([*steps.choices], min(3, len(steps.choices))):
            own = conversation.vocabulary.parts(steps.choices[action].words)
            if not own.things or not missing:
                continue
            other = found.choice(missing)
            verb = next(iter(own.words), "take")
            for line in (f"{verb} {other}", f"{' '.join(own.words)} {' '.join(own.things[0])} {other}"):
                steps.back()
                heard.taken()
                assert conversation.answer(0, line) is None, line
                said = heard.taken()
                assert said, line
                assert said[0].startswith("no:") or any(other.lower() in text.lower() for text in said), (line, said)
        steps.back()


def test_e2_who_names_a_card_that_is_not_held_hears_which_are() -> None:
    heard = Listener("indy", 2, 23)
    for number, _ in enumerate(heard.decisions(3)):
        if number == 1:
            hand = heard.asked("hand")
            other = next(f"red object {n}" for n in range(1, 7) if f"red object {n}" not in " ".join(hand))
            for line in (f"exchange {other}", f"exchange the {other}", other):
                assert heard.asked(line) == [f"no: you don't hold {other}.", *hand]


def test_e4_a_card_that_is_held_is_known_by_its_name_and_a_near_verb_finds_the_choice() -> None:
    heard = Listener("tribe", 2, 21)
    for _ in heard.decisions(40):
        steps = heard.conversation.steps
        found = {choice.words: action for action, choice in steps.choices.items()}
        character = next((words.split()[-1] for words in found if words.startswith("begin a chain")), "")
        if character and f"discard the {character}" in found and len(steps.first) == len(found):
            said = heard.asked(character)
            assert said[0].startswith("You hold")
            assert f"begin a chain with the {character}" in " ".join(said)
            for verb in ("lay", "play", "put the"):
                assert (
                    heard.conversation.answer(0, f"{verb} {character}") == found[f"begin a chain with the {character}"]
                )
            return
    raise AssertionError("nobody could found a chain")


@pytest.mark.sampled(3)
@pytest.mark.parametrize("game", rules.games)
def test_e5_every_noun_of_a_game_is_answered(game: str) -> None:
    heard = listener(game, 3)
    nouns = {
        form
        for word in (*words_of_game(game), *shared_words())
        if word.name != "hint"
        for form in (*word.forms, *word.never)
    }
    for number, _ in enumerate(heard.decisions(8)):
        if number in (0, 7):
            for noun in {*nouns, "deck", "hand", "score", "round", "table", "turn"}:
                heard.conversation.steps.back()
                before = heard.table.number
                if heard.conversation.answer(0, noun) is not None:
                    assert beginnings(noun, heard.conversation.steps.words), "it is a choice"
                    continue
                said = heard.taken()
                assert said
                assert not said[-1].startswith("no:"), (noun, said)
                assert heard.table.number == before


@pytest.mark.parametrize("game", rules.games)
def test_e1_in_full_words_are_read_as_by_ear(game: str) -> None:
    table = Table.new(game, [Seat("human", "", "you"), Seat("human", "", "Ada")], seed=9)
    conversation = listener(game, 0).conversation
    view = table.view(table.turn)
    words = [conversation.spoken.choice(view, action, ["you", "Ada"]).words for action in view.legal_actions()]
    if view.current_player == 0:
        thinker: Any = None
        end = Talk(table, thinker, f"{words[-1]}\n")
        assert (table.number, "no:" in end.text) == (1, False)


@pytest.mark.parametrize(
    ("game", "line", "said"),
    [
        ("five_tribes", "buy baal", "no: "),
        ("five_tribes", "baal", "no: there is no Ba'al there."),
        ("rise_of_tribes", "settle in z", "no: I don't know z."),
        ("rise_of_tribes", "B", "B, "),
        ("tribal_duel", "mask5", "mask 5"),
        ("tribal_duel", "draw a card", "no: while cleaning"),
        ("indy", "swap wombat 3", "no: I don't know "),
    ],
)
def test_what_means_nothing_is_named_and_what_is_refused_says_why(game: str, line: str, said: str) -> None:
    heard = Listener(game, 2, 5)
    next(iter(heard.decisions(1)))
    assert said.lower() in " ".join(heard.asked(line)).lower()


@pytest.mark.parametrize(
    ("typed", "heard"),
    [
        ("muovi l'aquila da a a e", ["muovi", "aquila", "a", "e"]),
        ("prendi il lupo e l'aquila", ["prendi", "lupo", "aquila"]),
        ("metti un lupo in E e uno nella Città", ["metti", "lupo", "e", "citta"]),
    ],
)
def test_a_letter_is_a_place_only_where_one_stands_and_accents_may_be_left_out(typed: str, heard: list[str]) -> None:
    with in_language("it"):
        assert Vocabulary(["A", "E", "I", "lupo", "aquila", "città"]).tokens(typed) == heard
