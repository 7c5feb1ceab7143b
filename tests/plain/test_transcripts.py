"""Whole games as they are heard: every line can be read aloud, and they are what is said today."""

from __future__ import annotations

import re

import pytest

import rules
from tests.plain.transcripts import FOLDER, heard
from tribes_tui.words.spoken import LONGEST, STUMBLES

QUICK = ("indy",)
GAMES = [*QUICK, *(pytest.param(id, marks=pytest.mark.soak) for id in rules.games if id not in QUICK)]


@pytest.mark.parametrize("id", rules.games)
def test_every_line_of_a_whole_game_can_be_read_aloud(id: str) -> None:
    lines = (FOLDER / f"{id}.txt").read_text().splitlines()
    for line in lines:
        said = line.removeprefix("> ")
        assert len(said) <= LONGEST, line
        assert STUMBLES.search(said) is None, line
    assert not any(line.startswith("no:") for line in lines)
    assert any(re.search(r"\bwins?\b", line) for line in lines[-9:])


@pytest.mark.parametrize("id", rules.games)
def test_it_was_played_by_words_and_requests(id: str) -> None:
    typed = [line.removeprefix("> ") for line in (FOLDER / f"{id}.txt").read_text().splitlines() if line[:2] == "> "]
    assert "choices" in typed
    assert {"hand", "goals", "now"} & {*typed}
    assert not any(line.isdigit() for line in typed), "each choice has words of its own"


@pytest.mark.parametrize("id", GAMES)
def test_transcripts_are_what_is_said(id: str) -> None:
    """Else write them anew: `python -m tests.plain.transcripts`."""
    assert heard(id) == (FOLDER / f"{id}.txt").read_text()
