"""Sentences hold together in each language: nouns keep their articles, whoever takes part is spoken to, what is counted agrees."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from itertools import islice, product
from pathlib import Path

import pytest
from fluent.syntax import ast as syntax, parse

import rules
from rules import Event
from tribes_tui.games.five_tribes.words.said import end as five_end, things as five_things
from tribes_tui.games.indy.words.said import cards as indy_cards, table as indy_table
from tribes_tui.games.rise_of_tribes.words.said import log as rise_log, things as rise_things
from tribes_tui.games.tribal.duel.words.said import log as duel_log, orders as duel_orders, why as duel_why
from tribes_tui.games.tribal.rixe.words import news as rixe
from tribes_tui.games.tribal.words import said as tribal
from tribes_tui.games.tribe.words.said import log as tribe
from tribes_tui.games.tribe.words.things import card
from tribes_tui.server.words.said import table as hosted
from tribes_tui.table.board.scene import Scene
from tribes_tui.table.frame.prompt_row import clocks_told
from tribes_tui.widgets.drawing.lines import words_of
from tribes_tui.words.common import YOU, repeated
from tribes_tui.words.language import in_language, whose
from tribes_tui.words.said import grammar

GAMES = Path(__file__).parents[2] / "tribes_tui" / "games"


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
        assert tribe.blocked_seen(who=YOU, target="Ash") == "hai bloccato Ash per un turno"


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
    assert rixe.event(within, names) == "You move your turtle 8 onto your djembe 9."


def test_italian_orders_and_news_have_objects_articles_and_numbers() -> None:
    with in_language("it"):
        djembe, mask = tribal.card(symbol="djembe", value=5), tribal.card(symbol="mask", value=1)
        assert duel_orders.put_on_pile(is_stolen=True, card=mask, symbols="maschere").startswith("rubala per la tua")
        put = {"verb": "put", "is_free": False, "owner": YOU, "number": 2}
        lizard = tribal.card(symbol="lizard", value=6)
        assert duel_orders.put(card=djembe, many=False, onto=lizard, **put) == "posalo sulla tua lucertola 6, colonna 2"
        assert duel_orders.put(card=djembe, many=True, onto=lizard, **put).startswith("posale sulla")
        assert "1 carta scoperta contro 2" in duel_log.began(who="Bo", fewer=1, more=2)
        assert duel_why.needs(who="Ash", card=mask) == "Ad Ash serve la maschera 1"
        wrong, team = indy_cards.rank(class_number=0, sum=16), indy_cards.rank(class_number=2, sum=13)
        told = indy_table.below(ends="settled", rank=wrong, number=1, who="Ash", worst=team)
        assert told == "Hai una sbagliata da 16, sotto il team da 13 di Ash: paghi tu."
        goal = rise_things.goal(goal="complete-the-tribe")
        assert rise_log.goal_drawn(who=YOU, goal=goal) == "Peschi «Completa la tribù»."
        assert tribe.drawn(who=YOU, card=card("draw3")) == "Peschi la carta «pesca 3»."
        gold = five_things.sheet(line="gold")
        assert five_end.owe(who="Ash", line=gold, points=51).endswith("di Ash viene dall'oro: 51 punti.")


@pytest.mark.parametrize(("language", "you"), [("it", "tu"), ("fr", "toi"), ("en", "you")])
def test_beside_their_clock_whoever_reads_is_called_so_in_their_language(language: str, you: str) -> None:
    view = rules.games["tribe"].new_state(2, 3).view(0)
    scene = Scene(view, (YOU, "Bea"), time_left={0: 890.0, 1: 900.0})
    with in_language(language):
        assert words_of(clocks_told(scene)[0]) == f"{you} 14:50   Bea 15:00"


@pytest.mark.parametrize(
    ("language", "own", "others", "several"),
    [
        ("it", "Hai abbandonato.", "Bea ha abbandonato.", "hanno abbandonato Bea e Cyd"),
        ("fr", "Tu as abandonné.", "Bea a abandonné.", "abandon de plusieurs\u00a0: Bea et Cyd"),
    ],
)
def test_who_resigned_is_said_of_the_reader_as_of_others(language: str, own: str, others: str, several: str) -> None:
    with in_language(language):
        assert [hosted.end_resigned(name=name) for name in (YOU, "Bea")] == [own, others]
        told = [hosted.decided_why(number=1, who=name, names=[name]) for name in (YOU, "Bea")]
        assert [f"{one[:1].upper()}{one[1:]}." for one in told] == [own, others]
        assert hosted.decided_why(number=2, who="Bea", names=["Bea", "Cyd"]) == several


def forms(pattern: syntax.Pattern) -> Iterator[str]:
    """What a message can say, with a letter for each argument: of messages that say very much, some of it."""
    parts: list[list[str]] = []
    for element in pattern.elements:
        match element:
            case syntax.TextElement():
                parts.append([element.value])
            case syntax.Placeable(expression=syntax.SelectExpression(variants=variants)):
                parts.append([form for variant in variants for form in forms(variant.value)])
            case syntax.Placeable(expression=syntax.StringLiteral(value=value)):
                parts.append([value])
            case _:
                parts.append(["X"])
    yield from islice(map("".join, product(*parts)), 400)


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_no_sentence_of_a_game_goes_on_behind_its_end(language: str) -> None:
    """As "Nothing of yours fitted. ended." did: a word that was left behind when the sentence became shorter."""
    files = [file for file in GAMES.rglob("*.ftl") if language in (file.stem, file.parent.name)]
    assert files
    messages = [
        entry for file in files for entry in parse(file.read_text("utf-8")).body if isinstance(entry, syntax.Message)
    ]
    patterns = [
        one for message in messages for one in (message.value, *(each.value for each in message.attributes)) if one
    ]
    assert not [
        form
        for pattern in patterns
        for form in forms(pattern)
        if re.search(r"(?:\w{4}|X)\. [a-zà-ÿ]|[^.]\.\.(?!\.)| [.,]", form)
    ]
