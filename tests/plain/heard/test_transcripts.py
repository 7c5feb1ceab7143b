"""Whole games as they are heard: every line can be read aloud, and they are what is said today, in every language."""

from __future__ import annotations

import re

import pytest

import rules
from tests.plain import STUMBLES
from tests.plain.transcripts import LANGUAGES, heard, kept
from tribes_tui.words.language import in_language
from tribes_tui.words.said import plain as said
from tribes_tui.words.spoken import LONGEST

QUICK = {("indy", language) for language in LANGUAGES}
GAMES = [(id, language) for language in LANGUAGES for id in rules.games]
TODAY = [one if one in QUICK else pytest.param(*one, marks=pytest.mark.soak) for one in GAMES]
WINS = re.compile(r"\b(?:wins?|vinc\w+|gagn\w+)\b", re.IGNORECASE)


@pytest.mark.parametrize(("id", "language"), GAMES)
def test_every_line_of_a_whole_game_can_be_read_aloud(id: str, language: str) -> None:
    lines = kept(id, language).read_text(encoding="utf-8").splitlines()
    for line in lines:
        heard_line = line.removeprefix("> ")
        assert len(heard_line) <= LONGEST, line
        assert STUMBLES.search(heard_line) is None, line
    assert not any(line.startswith("no:") for line in lines)
    assert any(WINS.search(line) for line in lines[-9:])


@pytest.mark.parametrize(("id", "language"), GAMES)
def test_it_was_played_by_words_and_requests(id: str, language: str) -> None:
    lines = kept(id, language).read_text(encoding="utf-8").splitlines()
    typed = [line.removeprefix("> ") for line in lines if line[:2] == "> "]
    with in_language(language):
        assert said.typed_choices() in typed
    assert not any(line.isdigit() for line in typed), "each choice has words of its own"
    if language == "en":
        assert {"hand", "goals", "now"} & {*typed}


@pytest.mark.parametrize(("id", "language"), TODAY)
def test_transcripts_are_what_is_said(id: str, language: str) -> None:
    """Else write them anew: `python -m tests.plain.transcripts`."""
    assert heard(id, language) == kept(id, language).read_text(encoding="utf-8")
