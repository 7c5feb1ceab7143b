"""Fluent files become typed functions: what a message says in each of its forms, and what is told of a file that is wrong."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from compile_words.build import build
from compile_words.catalogue import Wrong, read
from compile_words.domain import Domain
from compile_words.made_up import made_up
from tribes_tui.words.language import in_language, spoken


def domain(english: str, **others: str) -> Domain:
    """A place with these files."""
    found = Domain(
        "tribes_tui.games.toy.words.said",
        read(Path("en.ftl"), "en", english),
        {language: read(Path(f"{language}.ftl"), language, text) for language, text in others.items()},
    )
    found.check()
    return found


def said(english: str, language: str = "en", **others: str) -> Any:
    """The functions of a language; their arguments by place, for short."""
    found = domain(english, **others)
    assert not found.wrong
    others = {"xx": made_up(found.english), **found.others}
    space: dict[str, Any] = {"__name__": "made"}
    text = (
        found.front("").replace("(*, ", "(") if language == "en" else found.language_module(language, others[language])
    )
    exec(compile(text, "made", "exec"), space)
    return SimpleNamespace(**space)


def wrong(english: str, **others: str) -> list[str]:
    """What is told of it."""
    found = domain(english, **others)
    if not found.wrong:
        found.front("")
    return found.wrong


WHO = """
swapped = { $who ->
    [you] You swap { THE($given) } for { A($taken) }.
   *[other] { CAPITAL($who) } swaps { THE($given) } for { A($taken) }.
}
    .short = { $who ->
        [you] you swapped
       *[other] { $who } swapped
    }
horse = { $colour } horse { $value }
    .the = the { $colour } horse { $value }
    .a = a { $colour } horse { $value }
eagle = eagle
    .the = the eagle
"""


def test_you_and_others_and_nouns_in_the_forms_that_are_asked_for() -> None:
    words = said(WHO)
    horse, eagle = words.horse("red", 3), words.eagle()
    assert (horse, eagle) == ("red horse 3", "eagle")
    assert words.swapped("you", horse, eagle) == "You swap the red horse 3 for an eagle."
    assert words.swapped("bo", eagle, horse) == "Bo swaps the eagle for a red horse 3."
    assert (words.swapped_short("you"), words.swapped_short("bo")) == ("you swapped", "bo swapped")


def test_types_are_what_the_file_shows() -> None:
    text = """
a = { $n ->
    [0] no card
    [one] a card
   *[other] { $n } cards of { $whose } on { DATETIME($day, dateStyle: "long") } at { DATETIME($when, timeStyle: "short") }
}
b = { NUMBER($points) } { NUMBER($share, style: "percent") } { LIST($names) } { LIST(THE($cards)) } { $is_bot ->
    [yes] (a bot)
   *[no] {""}
}
# $gender (str): of the card
c = { $card ->
    [horse] H
   *[object] O
}
"""
    found = domain(text)
    assert found.wrong == []
    assert found.signatures == {
        "a": {"n": "int", "whose": "_Text", "day": "_Day", "when": "_Moment"},
        "b": {
            "points": "int",
            "share": "float",
            "names": "_Sequence[str]",
            "cards": "_Sequence[_Noun]",
            "is_bot": "bool",
        },
        "c": {"card": "str", "gender": "str"},
    }
    front = found.front("")
    assert "def c(*, card: str, gender: str) -> str:" in front
    assert "# $gender (str): of the card" in front


COUNTED = {
    "en": "n = { $n ->\n    [0] none\n    [one] one\n   *[other] { $n } of them\n }",
    "it": "n = { $n ->\n    [one] uno\n    [many] milioni\n   *[other] { $n } altri\n }",
    "fr": "n = { $n ->\n    [one] un\n   *[other] { $n } autres\n }",
}


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", {0: "none", 1: "one", 2: "2 of them"}),
        ("it", {0: "0 altri", 1: "uno", 2: "2 altri", 2_000_000: "milioni"}),
        ("fr", {0: "un", 1: "un", 2: "2 autres"}),
    ],
)
def test_plurals_are_the_languages_own(language: str, expected: dict[int, str]) -> None:
    words = said(COUNTED["en"], language, it=COUNTED["it"], fr=COUNTED["fr"])
    assert {number: words.n(number) for number in expected} == expected


def test_places_have_plurals_of_their_own() -> None:
    words = said(
        'p = { NUMBER($n, type: "ordinal") ->\n    [one] { $n }st\n    [two] { $n }nd\n    [few] { $n }rd\n   *[other] { $n }th\n }'
    )
    assert [words.p(n) for n in (1, 2, 3, 4, 11, 12, 21, 102)] == [
        "1st",
        "2nd",
        "3rd",
        "4th",
        "11th",
        "12th",
        "21st",
        "102nd",
    ]


@pytest.mark.parametrize(
    ("pattern", "value", "expected"),
    [
        ("{ NUMBER($x) }", 1234567, "1,234,567"),
        ('{ NUMBER($x, useGrouping: "false") }', 1234567, "1234567"),
        ("{ $x }", 1234567, "1234567"),
        ("{ NUMBER($x, minimumFractionDigits: 2) }", 2.5, "2.50"),
        ("{ NUMBER($x, maximumFractionDigits: 2) }", 2.5, "2.5"),
        ("{ NUMBER($x, maximumFractionDigits: 1) }", 3.0, "3"),
        ('{ NUMBER($x, style: "percent") }', 0.456, "46%"),
        ("{ LIST($x) }", ["a"], "a"),
        ("{ LIST($x) }", ["a", "b"], "a and b"),
        ('{ LIST($x, type: "or") }', ["a", "b", "c"], "a, b or c"),
        ('{ LIST($x, type: "then") }', ["a", "b", "c"], "a, b then c"),
        ("{ WHOSE($x) } eagle", "Ada", "Ada's eagle"),
        ("{ WHOSE($x) } eagle", "Chris", "Chris' eagle"),
        ('{ DATETIME($x, dateStyle: "short") }', datetime(2026, 11, 5, 7, 3), "5 Nov"),
        ('{ DATETIME($x, dateStyle: "medium") }', datetime(2026, 11, 5, 7, 3), "5 Nov 26"),
        (
            '{ DATETIME($x, dateStyle: "long", timeStyle: "short") }',
            datetime(2026, 11, 5, 7, 3),
            "5 November 2026, 07:03",
        ),
        ("{ CAPITAL($x) }", "mcDonald", "McDonald"),
    ],
)
def test_functions(pattern: str, value: object, expected: str) -> None:
    assert said(f"m = {pattern}").m(value) == expected


def test_numbers_have_the_marks_of_their_language() -> None:
    text = "n = { NUMBER($n, maximumFractionDigits: 1) }"
    assert said(text, "it", it=text).n(1234.5) == "1.234,5"
    assert said(text, "fr", fr=text).n(1234.5) == "1\u202f234,5"


def test_signs_are_as_they_stand() -> None:
    text = r"""
all = { "{" }{ "}" } "quoted" 'too' back\slash { "\u00e9\"" } { "" }{ "  two" } {{ $x }}
lines =
    first
      second
"""
    assert said(text.replace("{{ $x }}", "100 %")).all() == '{} "quoted" \'too\' back\\slash é"   two 100 %'
    assert said(text.replace("{{ $x }}", "")).lines() == "first\n  second"


def test_messages_and_terms_within_messages() -> None:
    words = said(
        """
-brand = { $form ->
    [long] Tribes, the game
   *[short] Tribes
}
    .kind = game
count = { $n ->
    [one] a card
   *[other] { $n } cards
}
    .short = { $n }
whole = { -brand(form: "long") }: { $who } has { count } ({ count.short }); { -brand } is a { -brand.kind ->
    [game] game
   *[other] thing
}
"""
    )
    assert words.whole("Ada", 2) == "Tribes, the game: Ada has 2 cards (2); Tribes is a game"


def test_an_argument_may_have_the_name_of_a_message() -> None:
    words = said("colour = { $colour ->\n    [R] red\n   *[G] green\n }\nm = a { colour } card")
    assert words.m("R") == "a red card"


def test_what_a_language_lacks_is_said_in_english_and_named() -> None:
    found = domain("a = A { $n }\nb = B", it="a = A { $n } it")
    assert found.missing == {"it": ["b"]}
    space: dict[str, Any] = {"__name__": "made"}
    text = found.language_module("it", found.others["it"]).replace(
        "from tribes_tui.games.toy.words import said as _front", ""
    )
    exec(compile(text, "made", "exec"), space)
    space["_front"] = SimpleNamespace(b=lambda: f"B in {spoken()}")
    with in_language("it"):
        assert (space["a"](1), space["b"]()) == ("A 1 it", "B in en")


ITALIAN = "horse = cavallo\n    .the = il cavallo\n    .gender = masculine\nsaid = { GENDER($x) ->\n    [feminine] presa\n   *[other] preso\n } { THE($x) }"


def test_a_form_that_one_language_needs_makes_a_noun_in_all() -> None:
    found = domain("horse = horse\nsaid = taken { $x }", it=ITALIAN)
    assert found.wrong == []
    assert found.signatures["said"] == {"x": "_Noun"}
    words = said("horse = horse\nsaid = taken { $x }", "it", it=ITALIAN)
    assert words.said(words.horse()) == "preso il cavallo"


def test_the_forms_of_a_noun_may_say_the_word_itself() -> None:
    words = said(
        "card = { $kind ->\n    [E] eagle\n   *[other] { $colour } horse\n }\n"
        "    .a = { $kind ->\n        [E] an { card }\n       *[other] { card }\n    }\nm = { LIST(A($cards)) }; { LIST($who) }"
    )
    cards = [words.card("E", ""), words.card("H", "red")]
    assert words.m(cards, ["you", "Ada"]) == "an eagle and red horse; you and Ada"
    assert cards[1].form("the") == "the red horse"
    told = said("m = { LIST($who) }", "xx").m(["you", "Ada"])
    assert told == "⟦ýóú ánd Ada~~~~⟧"


def test_the_made_up_language_marks_lengthens_and_accents() -> None:
    words = said(WHO, "xx")
    assert words.swapped_short("Ada") == "⟦Ada swáppéd~~~~⟧"
    assert words.horse("red", 3).form("the") == "⟦thé red hórsé 3~~~~~⟧"
    text = words.swapped("you", words.horse("red", 3), words.eagle())
    english = "You swap the red horse 3 for an eagle."
    assert text == "⟦Ýóú swáp thé red hórsé 3 fór án éáglé." + "~" * 13 + "⟧", "marked once, a third longer"
    assert len(english) * 4 / 3 <= len(text) - 2 < len(english) * 4 / 3 + 1


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("a = b\nnonsense", 'en.ftl:2: this is no Fluent: Expected token: "="'),
        (
            "a = { $n ->\n    [one] x\n }",
            "en.ftl:3: this is no Fluent: Expected one of the variants to be marked as default",
        ),
        ("a = b\n    # of it\n    .c = d", "en.ftl:2: this is text: a comment begins the line"),
        ("a = { SHOUT($x) }", "en.ftl:1: there is no function SHOUT"),
        ("x = y\na = { NUMBER($x, digits: 2) }", "en.ftl:2: NUMBER has no option digits"),
        ('a = { LIST($x, type: "xor") }', "en.ftl:1: type is one of and, or, then"),
        ("a = { THE() }", "en.ftl:1: THE takes one argument"),
        ("a = { b }", "en.ftl:1: there is no message b"),
        ("a = { a }", "en.ftl:1: a is said by itself"),
        ("a = { -b }", "en.ftl:1: there is no term -b"),
        ("a = x\na = y", "en.ftl:2: a is there twice (first in line 1)"),
        ("a-b = x\na = { $x }\n    .b = y", "en.ftl:3: a_b is there twice"),
        ("a = { $class }", "en.ftl:1: $class is a word of Python's"),
        ("continue = x", "en.ftl:1: continue is a word of Python's"),
        (
            "a = { $n ->\n    [few] x\n   *[other] y\n }",
            "en.ftl:2: [few] is no plural of this language (numbers, one, other)",
        ),
        ("a = { THE($n) } { $n ->\n    [one] x\n   *[other] y\n }", "en.ftl:1: $n is used as noun and as int"),
        (
            "horse = { $c } horse\n    .the = the { $c } horse\na = { A($x) }",
            "en.ftl:1: the noun horse needs its form .a, which A() asks for",
        ),
    ],
)
def test_what_is_wrong_is_told_with_file_and_line(text: str, told: str) -> None:
    assert any(line.startswith(told) for line in wrong(text)), wrong(text)


@pytest.mark.parametrize(
    ("italian", "told"),
    [
        ("a = { $n } { $m }", "it.ftl:1: English has no $m in a"),
        ("a = x", "it.ftl:1: a doesn't say $n, which English does"),
        ("a = { THE($n) }", "it.ftl:1: $n of a is noun here, in English int"),
        ("a = { $n }\nb = x", "it.ftl:2: English has no b"),
    ],
)
def test_languages_that_differ_are_told(italian: str, told: str) -> None:
    assert told in wrong("a = { $n ->\n    [one] x\n   *[other] y\n }", it=italian)


# ---- Building -------------------------------------------------------------------------------------


def place(root: Path, text: str) -> Path:
    """A checkout with one file."""
    folder = root / "tribes_tui" / "games" / "toy" / "words"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "en.ftl").write_text(text, encoding="utf-8")
    return folder / "said"


def test_what_has_changed_is_made_and_nothing_else(tmp_path: Path) -> None:
    made = place(tmp_path, "a = x\n")
    assert (build(tmp_path), build(tmp_path)) == (1, 0)
    assert {path.relative_to(made).as_posix() for path in made.rglob("*.py")} == {
        "__init__.py",
        "xx/__init__.py",
    }
    place(tmp_path, "b = y\n")
    assert (build(tmp_path, made_up=False), build(tmp_path)) == (1, 1)
    assert "def b()" in (made / "__init__.py").read_text(encoding="utf-8")
    assert "def b()" in (made / "xx" / "__init__.py").read_text(encoding="utf-8")


def test_a_file_that_is_wrong_changes_nothing(tmp_path: Path) -> None:
    made = place(tmp_path, "a = x\n")
    build(tmp_path)
    before = (made / "__init__.py").read_text(encoding="utf-8")
    place(tmp_path, "a = { b }\n")
    with pytest.raises(Wrong, match=r"tribes_tui/games/toy/words/en\.ftl:1: there is no message b"):
        build(tmp_path)
    assert (made / "__init__.py").read_text(encoding="utf-8") == before


def test_a_file_that_is_gone_leaves_nothing(tmp_path: Path) -> None:
    made = place(tmp_path, "a = x\n")
    build(tmp_path)
    (made.parent / "en.ftl").unlink()
    build(tmp_path)
    assert list(made.rglob("*.py")) == []


def test_the_programs_own_messages_have_no_argument_by_place() -> None:
    from tribes_tui.words.said import setup

    functions: list[Callable[..., str]] = [
        one for _, one in inspect.getmembers(setup, inspect.isfunction) if one.__module__ == setup.__name__
    ]
    kinds = {one.kind for function in functions for one in inspect.signature(function).parameters.values()}
    assert kinds == {inspect.Parameter.KEYWORD_ONLY}


def test_english_has_its_verbs_and_plurals_from_functions() -> None:
    text = """
passed = { CAPITAL(DO($who, "pass", "passes")) } and { VERB($who, "don't", "doesn't") } say { THEIR($who) } name.
held = { COUNT($number, "card") }, { COUNT($number, "die", "dice") }
turn = { CAPITAL(WHOSE($who)) } turn
"""
    words = said(text)
    assert words.passed("you") == "You pass and don't say your name."
    assert words.passed("Ada") == "Ada passes and doesn't say their name."
    assert (words.held(1), words.held(2)) == ("1 card, 1 die", "2 cards, 2 dice")
    assert (words.turn("you"), words.turn("Chris")) == ("Your turn", "Chris' turn")
    assert "dícé" in said(text, "xx").held(2)


def test_english_functions_are_no_other_language_s() -> None:
    it = 'held = { COUNT($number, "carta", "carte") }\n'
    found = domain('held = { COUNT($number, "card") }\n', it=it)
    found.language_module("it", found.others["it"])
    assert found.wrong == ["it.ftl:1: COUNT is English: choose by the argument"]
    assert wrong("held = { COUNT($number) }\n") == ["en.ftl:1: COUNT takes one argument, and one word or two"]
    assert wrong("held = { COUNT($number, $thing) }\n") == ["en.ftl:1: COUNT takes its words in quotes"]
