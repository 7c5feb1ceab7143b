"""What is typed in lines: the words of whatever language is spoken, and always the English ones."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import rules
from tests.plain.hearing import Listener
from tribes_tui.plain.console import WORDS, begins, listed, meant
from tribes_tui.plain.reading import Vocabulary, near
from tribes_tui.words.language import MADE_UP, PROGRAM, known, speak
from tribes_tui.words.said import plain as said
from tribes_tui.words.spoken import Spoken


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    PROGRAM.language = "en"


@pytest.mark.parametrize("language", ["en", "xx"])
def test_each_word_means_one_thing(language: str) -> None:
    speak(language)
    typed = [word for messages in WORDS.values() for word in listed(*messages)]
    assert len(typed) == len({*typed})


def test_english_is_understood_beside_what_is_heard() -> None:
    speak("xx")
    for name, messages in WORDS.items():
        assert meant(name.replace("_", " "), WORDS) == meant(messages[0](), WORDS) == name
    assert begins("SAVE to /tmp", WORDS, ("save",)) == ("save", "to /tmp")
    assert begins(f"{said.typed_why_not()} pass", WORDS, ("why_not",)) == ("why_not", "pass")
    assert begins("saves", WORDS, ("save",)) == begins("undo it", WORDS, ("save",)) == ("", "")
    assert begins("undo", ("save",), ("save",)) == ("", "")


def test_a_listener_asks_in_either_language() -> None:
    heard = Listener("indy", 2, 1)
    next(iter(heard.decisions(1)))
    speak("xx")
    for line in ("again", said.typed_again(), "choices", said.typed_choices(), "help", said.typed_help()):
        heard.conversation.answer(0, line)
        told = heard.taken()
        assert told
        assert not told[0].startswith(said.no(why="").strip("⟦⟧~ ")), (line, told)


def test_a_games_own_request_is_typed_in_either_language() -> None:
    heard = Listener("tribal_duel", 2, 1)
    heard.conversation.spoken = Spoken()
    next(iter(heard.decisions(1)))
    position = heard.asked("table")
    assert len(position) > 3
    speak("xx")
    for line in ("table", "T", listed(said.bare_typed)[0]):
        assert heard.asked(line) == position


def test_small_words_and_near_verbs_are_those_of_both_languages() -> None:
    speak("xx")
    words = Vocabulary(["red object 5"])
    articles = said.read_articles().strip("⟦⟧~").split(", ")
    assert words.tokens(f"the red object 5 {articles[1]} on") == ["red", "object", "5"]
    assert near(words.parts("grab it").words) == {"take": 1}


def test_a_card_that_is_not_held_is_told_so_whatever_the_language() -> None:
    heard = Listener("tribal_rixe", 2, 1)
    next(iter(heard.decisions(1)))
    assert heard.asked("play mask 2")[0] == "no: you don't hold mask 2."
    speak("xx")
    assert heard.asked("play mask 2")[0].startswith("⟦nó: ýóú dón't hóld mask 2.")


@pytest.mark.sampled(6)
@pytest.mark.parametrize("game", rules.games)
@pytest.mark.parametrize("language", [language for language in known() if language != MADE_UP])
def test_what_is_heard_of_a_choice_means_it_when_it_is_typed(language: str, game: str) -> None:
    speak(language)
    heard = Listener(game, min(3, rules.games[game].players[-1]), 6)
    for _ in heard.decisions(25):
        steps = heard.conversation.steps
        for option in steps.now:
            same = [one for one in steps.now if one.words == option.words]
            assert steps.meant(option.words) == same, option.words
