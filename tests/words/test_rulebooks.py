"""Rulebooks in other languages: the same sections, rulings, paragraphs and tables as in English; what has none is said in English."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import rules
from tribes_tui.learning.lesson import rule_of
from tribes_tui.learning.rulebook import references, sections_of
from tribes_tui.words.language import ENGLISH, MADE_UP, PROGRAM, known, speak
from tribes_tui.words.options import words_for

OTHERS = [language for language in known() if language not in (ENGLISH, MADE_UP)]


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    PROGRAM.language = ENGLISH


def shape(line: str) -> str:
    """What a line is, whatever it says."""
    found = re.match(r"\s*(?:#+|\||- |\d+\. |```)", line)
    return found.group() if found else "text" if line.strip() else ""


def blocks(text: str) -> list[str]:
    """Paragraphs, items and rows by what they are; a paragraph may be folded elsewhere."""
    found: list[str] = []
    for line in text.splitlines():
        one = shape(line)
        if not one or (one == "text" and found and found[-1]):
            found += [] if one else [""]
        else:
            found.append(one)
    return [one for one in found if one]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", rules.games.values(), ids=str)
def test_a_rulebook_has_the_same_sections_rulings_paragraphs_and_tables(game: rules.Game, language: str) -> None:
    english, other = sections_of(game.rulebook()), sections_of(game.rulebook(language))
    assert game.rulebook(language) != game.rulebook()
    assert [(one.number, one.depth, one.places) for one in other] == [
        (one.number, one.depth, one.places) for one in english
    ]
    for one, same in zip(english, other, strict=True):
        assert blocks(same.text) == blocks(one.text), one.anchor
    speak(language)
    assert [[anchor for *_, anchor in references(one.text, other)] for one in other] == [
        [anchor for *_, anchor in named] for named in references_in_english(game)
    ]


def references_in_english(game: rules.Game) -> Iterator[list[tuple[int, int, str]]]:
    """What each section names, in English."""
    before, PROGRAM.language = PROGRAM.language, ENGLISH
    sections = sections_of(game.rulebook())
    found = [[*references(one.text, sections)] for one in sections]
    PROGRAM.language = before
    yield from found


NAMED_OPTION = re.compile(r"\b(?:option|opzione) \*\*«?([^*»]+)»?\*\*")


@pytest.mark.parametrize("language", [ENGLISH, *OTHERS])
@pytest.mark.parametrize("game", rules.games.values(), ids=str)
def test_options_have_the_names_that_setting_up_gives_them(game: rules.Game, language: str) -> None:
    speak(language)
    titles = {words_for(game.id, option).title for option in game.options}
    named = NAMED_OPTION.findall(game.rulebook(language))
    assert named
    assert {*named} <= titles


@pytest.mark.parametrize("game", rules.games.values(), ids=str)
def test_where_a_language_has_no_rulebook_it_is_the_english_one(game: rules.Game) -> None:
    assert game.rulebook("tlh") == game.rulebook()


@pytest.mark.parametrize("language", OTHERS)
def test_a_coach_quotes_the_rulebook_of_its_reader(language: str) -> None:
    english = rule_of(rules.games["indy"], "3.4")
    speak(language)
    assert english != rule_of(rules.games["indy"], "3.4") is not None
