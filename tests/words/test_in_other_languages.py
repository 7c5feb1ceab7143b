"""Every screen, line and refusal in each language: no word of English stands there but names, keys and notation."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import rules
from tests.plain.hearing import NAMES as HEARD, Listener
from tests.screens.test_looks import ScreenApp
from tests.shots.__main__ import settled
from tests.shots.screens import SIZES, Look, Screen
from tests.table.helpers import text_of
from tests.words.test_screens import KEYS, NAMES, RULEBOOK, SCREENS
from tests.words.vocabulary import WORD, english_only
from tribes_tui.words.language import ENGLISH, MADE_UP, PROGRAM, known, speak

OTHERS = [language for language in known() if language not in (ENGLISH, MADE_UP)]
ALL = {**SCREENS, "rulebook": RULEBOOK}
ASKED = {
    "it": ("ancora", "novità", "scelte", "aiuto"),
    "fr": ("encore", "nouvelles", "choix", "aide"),
}
"""Words that are typed by ear."""


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    PROGRAM.language = ENGLISH


def english_in(text: str, language: str, names: set[str]) -> set[str]:
    """Words of English alone, whole or as much of them as there was room for before a sign that says so."""
    alone = english_only(language) - {name.casefold() for name in (*KEYS, *NAMES, *names)}
    found = {word for word in WORD.findall(text) if word.casefold() in alone}
    return {word for word in found if not any(name.startswith(word.casefold()) for name in NAMES)}


@pytest.mark.sampled(2)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("screen", ALL.values(), ids=ALL.keys())
@pytest.mark.parametrize("language", OTHERS)
async def test_no_english_stands_on_any_screen(screen: Screen, size: tuple[int, int], language: str) -> None:
    speak(language)
    async with screen.open(Look(size)) as pilot:
        await settled(pilot, "truecolor")
        shown = text_of(pilot.app.screen)
    assert not english_in(shown, language, set()), shown


@pytest.mark.sampled(2)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("page", ["setup", "settings", "pick", "seats", "plan", "invitation", "host settings"])
@pytest.mark.parametrize("language", OTHERS)
async def test_no_english_stands_on_any_page(page: str, size: tuple[int, int], language: str) -> None:
    speak(language)
    app = ScreenApp(page)
    async with app.run_test(size=size) as pilot:
        await settled(pilot, "truecolor")
        shown = text_of(app.screen)
    assert not english_in(shown, language, set()), shown


@pytest.mark.sampled(4)
@pytest.mark.parametrize("game", rules.games)
@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_heard(game: str, language: str) -> None:
    speak(language)
    notation = {word for action in rules.games[game].actions for word in re.findall(r"[a-z]{3,}", action.text.lower())}
    heard = Listener(game, min(3, rules.games[game].players[-1]), 3)
    for number, block in enumerate(heard.decisions(13)):
        heard.conversation.steps.back()
        told = [*block]
        for line in ASKED.get(language, ()) if number % 6 == 0 else ():
            heard.conversation.answer(0, line)
            told += heard.taken()
            heard.conversation.steps.back()
        assert not english_in(" ".join(told), language, notation | {*HEARD}), told
