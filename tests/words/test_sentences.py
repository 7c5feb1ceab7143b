"""Sentences hold together in each language: nouns keep their articles, whoever takes part is spoken to, what is counted agrees."""

from __future__ import annotations

from functools import partial

import pytest

from rules import Event
from tribes_tui.games.tribal.rixe.words import news as rixe
from tribes_tui.games.tribe.words.said import log as tribe
from tribes_tui.games.tribe.words.things import card
from tribes_tui.words.common import YOU, repeated
from tribes_tui.words.language import in_language, whose
from tribes_tui.words.said import grammar


@pytest.mark.parametrize(
    ("language", "told"),
    [("it", "Bo riceve un lupo due volte e un totem."), ("fr", "Bo reçoit un loup deux fois et un totem.")],
)
def test_like_things_that_are_told_once_keep_their_articles(language: str, told: str) -> None:
    with in_language(language):
        assert tribe.dealt(who="Bo", cards=repeated(card(name) for name in ("wolf", "wolf", "totem"))) == told


def test_whom_a_block_met_is_spoken_to() -> None:
    with in_language("it"):
        assert tribe.blocked_seen(who="Ash", target=YOU) == "ti ha bloccato per un turno"
        assert tribe.blocked_did(who=YOU, target="Ash") == "hai bloccato Ash"


@pytest.mark.parametrize(
    ("language", "told"),
    [("it", ["ad Ash", "a Bo", "ad a3", "ad Änne", "a te"]), ("fr", ["à Ash", "à Bo", "à a3", "à Änne", "à toi"])],
)
def test_to_whom_it_goes_is_said_by_the_first_letter_of_a_name(language: str, told: list[str]) -> None:
    with in_language(language):
        assert [whose(name, grammar.whom) for name in ("Ash", "Bo", "a3", "Änne", YOU)] == told


def test_a_group_leaves_a_zone_and_comes_to_lie_on_a_card() -> None:
    names, event = (YOU, "Ash"), partial(Event, "moved", 0)
    away = event({"cards": ["T8a", "D7a"], "z": 0, "to_z": 1, "onto": "D9a"})
    within = event({"cards": ["T8a"], "z": 0, "to_z": 0, "onto": "D9a"})
    with in_language("it"):
        assert rixe.event(away, names) == "Sposti la tartaruga 8 e un'altra dalla tua zona sopra il djembe 9 di Ash."
        assert rixe.event(within, names) == "Sposti la tartaruga 8 sopra il djembe 9 nella tua zona."
    assert rixe.event(within, names) == "You move your own turtle 8 onto your own djembe 9."
