"""One name a thing: rulebook, lesson and sentences of a game never use another word for what its glossary names."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest

import rules
from rules.core.registry import PACKAGES
from tests.app.test_app import screen_text
from tribes_tui.app import TribesApp
from tribes_tui.learning.lesson import lesson_of
from tribes_tui.learning.rulebook import glossary_section, sections_of
from tribes_tui.table.advice.help import SignsScreen
from tribes_tui.words.help import Word, shared_words, words_of_game
from tribes_tui.words.language import LANGUAGES

REASONS = ("why_not.py", "reasons.py", "moments.py")
"""Files with sentences for refusals."""
PRINTED = {
    "tribe": (
        "attack bear bow calumet card cards colour colours complete courage dealer discarded doubles drawn elder end feathers handicap hunting magic main "
        "opponent point points protected scout shaman spear spirit strength tribe victory war weapon"
    ),
    "indy": ("bring handicap colour colours deal end pays point right unseen"),
    "tribal_duel": ("arrangement card cards deal decisions dumping patiences position row"),
    "tribal_rixe": ("arrangement card cards collector collectors drawer handicap light position row victory"),
    "rise_of_tribes": (
        "altar attacker auction bank beast bid blank blanks board deck discards end food forest forests gives "
        "handicap hunter ice island journey kind kinds lake lakes loan majority map module moon moons mountain "
        "mountains opponent opponents power powers price prices row stone stones sun suns supply terrain "
        "terrains tile walls wood"
    ),
    "five_tribes": (
        "action actions bag block board card cards clean-up colour coloured colours column control desert "
        "discarded discards distance drawer end goods grid killer marker markers market oasis sacred opponent pile "
        "point points power powers price resources score suit suits sultanate tie-breaker victim victims "
        "victory village"
    ),
}
"""Names of pieces and of what is done with them that a game's rulebook explains where they stand, besides its glossary."""
ORDINARY = frozenset((Path(__file__).parent / "ordinary_words.txt").read_text(encoding="utf-8").split())
"""Words after an article or a number that name no thing of any game."""
NAMED = re.compile(
    r"\b(?:a|an|the|your|its|their|each|every|this|that|no|another|one|two|three|of|with|[0-9]+)\s+([a-z][a-z'-]+)\b"
)
"""What is spoken of as a thing, or how it is."""
STYLE = re.compile(r"\{ [a-z-]+: ")
HE = re.compile(r"\b(he|him|his|himself|she|her|hers|herself)\b", re.IGNORECASE)


def all_words(game_id: str) -> list[Word]:
    return [*words_of_game(game_id), *shared_words()]


def sentences_in(path: Path) -> Iterator[str]:
    """Every text with a blank in a module, but its docstrings: what people may read."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and id(node) not in docs
            and " " in node.value
        ):
            yield node.value


def room(game_id: str) -> Path:
    """The folder of a game in the client."""
    spec = find_spec(PACKAGES[game_id].replace("rules.", "tribes_tui.games.", 1))
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent


@cache
def read_by_people(game_id: str) -> tuple[tuple[str, str], ...]:
    """(where, what) of all that a game says: its rulebook, its lesson, its words for prompts, log and help, its signs."""
    return (*_read(game_id),)


def _read(game_id: str) -> Iterator[tuple[str, str]]:
    for section in sections_of(rules.games[game_id].rulebook()):
        yield f"rulebook, {section.title}", f"{section.title}\n{section.text}"
    lesson = lesson_of(game_id)
    assert lesson is not None
    for step in lesson.steps:
        yield f"lesson, {step.title}", f"{step.title}. {step.text}"
    for path in sorted(room(game_id).rglob("*.py")):
        if path.name != "glossary.py" and not ({*LANGUAGES} - {"en"}) & {*path.parts}:
            for sentence in sentences_in(path):
                yield f"{path.name}", sentence
    for path in reasons(game_id):
        for sentence in sentences_in(path):
            yield f"why not, {path.name}", sentence


def reasons(game_id: str) -> list[Path]:
    """The modules of a game's rules that say why something is not allowed: those that make refusals, or their words."""
    spec = find_spec(f"{PACKAGES[game_id]}.notation")
    assert spec is not None
    assert spec.origin is not None
    here = Path(spec.origin).parent
    found = [path for path in here.rglob("*.py") if path.name in REASONS or path.parent.name == "reasons"]
    assert found, game_id
    return sorted(found)


@pytest.mark.parametrize("game_id", list(rules.games))
def test_no_rulebook_sends_a_reader_to_a_file(game_id: str) -> None:
    assert not re.findall(r"[\w/]+\.(?:py|md|json|txt)\b", rules.games[game_id].rulebook())


RAW = re.compile(r"`[a-z_]+(?:=\w+)?`|\b[a-z]+_[a-z_]+\b")
"""What a thing is called in code."""


@pytest.mark.parametrize("game_id", list(rules.games))
def test_no_rulebook_calls_a_thing_as_code_does(game_id: str) -> None:
    """Options have the names that the setting up of a table gives them."""
    assert not RAW.findall(rules.games[game_id].rulebook())


def test_no_message_calls_a_thing_as_code_does() -> None:
    """Whatever stands in a Fluent file outside its braces, but for the help of the command line, where names are typed."""
    root = Path(__file__).resolve().parents[2] / "tribes_tui"
    for path in sorted(root.rglob("*.ftl")):
        if path.name in ("arguments.ftl", "commands.ftl", "database.ftl"):
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            said = re.sub(r"\{[^}]*\}?|^\s*\*?\[[^\]]*\]|^\s*\.?[\w-]+ =", "", line)
            assert line.startswith("#") or not RAW.search(said), f"{path}:{number}: {line}"


@pytest.mark.parametrize("game_id", list(rules.games))
def test_headings_begin_with_a_capital(game_id: str) -> None:
    """But the game's own name, where that has none."""
    titles = [section.title for section in sections_of(rules.games[game_id].rulebook())]
    assert not [title for title in titles if title[:1].islower() and title != rules.games[game_id].title]


@pytest.mark.parametrize("game_id", list(rules.games))
def test_no_thing_has_a_second_name(game_id: str) -> None:
    others = {never: word.name for word in all_words(game_id) for never in word.never}
    pattern = re.compile(rf"\b({'|'.join(map(re.escape, others))})s?\b", re.IGNORECASE)
    found = [(where, match[0], what) for where, what in read_by_people(game_id) for match in pattern.finditer(what)]
    assert not found, [(where, other, others.get(other, "?")) for where, other, _ in found]


@pytest.mark.parametrize("game_id", list(rules.games))
def test_nobody_is_he_or_she(game_id: str) -> None:
    found = [(where, match[0], what) for where, what in read_by_people(game_id) for match in HE.finditer(what)]
    assert not found


@pytest.mark.parametrize("game_id", list(rules.games))
def test_every_word_stands_once_and_means_something(game_id: str) -> None:
    words = all_words(game_id)
    own = [word.name for word in words_of_game(game_id)]
    assert len(own) >= 12
    assert len(set(own)) == len(own)
    for word in words:
        assert word.meaning[0].isupper(), word
        assert word.meaning.endswith("."), word
    assert not {never for word in words for never in word.never} & {form for word in words for form in word.forms}


@pytest.mark.parametrize("game_id", list(rules.games))
def test_every_word_of_the_glossary_is_a_word_of_the_rules(game_id: str) -> None:
    """A word that the rulebook never says names nothing there; a plural counts."""
    book = rules.games[game_id].rulebook().casefold().replace("é", "e")
    for word in words_of_game(game_id):
        said = any(re.search(rf"\b{re.escape(form.casefold())}", book) for form in word.forms)
        assert said, word.name


@pytest.mark.parametrize("game_id", list(rules.games))
def test_the_rulebook_ends_with_its_words(game_id: str) -> None:
    text = glossary_section(game_id).text
    own = words_of_game(game_id)
    shared = [word for word in shared_words() if word.name not in {one.name for one in own}]
    for word in (*own, *shared):
        assert f"**{word.name}**: {word.meaning}" in text
        assert text.count(f"**{word.name}**") == 1, "a word has one meaning in a game"


def test_the_texts_are_found() -> None:
    said = [what for _, what in read_by_people("indy")]
    assert any("evoke" in what for what in said)
    assert len(said) > 100


def named_in(game_id: str) -> Iterator[tuple[str, str]]:
    """(word, where) of whatever a game's texts name with an article, a number or as belonging to somebody."""
    for where, what in read_by_people(game_id):
        if not STYLE.search(what):  # a style sheet is read by nobody
            yield from ((match[1].removesuffix("'s"), where) for match in NAMED.finditer(what))


def own_words(game_id: str) -> set[str]:
    """All that a game may name: its glossary, the shared one, what its rulebook explains where it stands."""
    forms = {part for word in all_words(game_id) for form in word.forms for part in form.casefold().split()}
    return forms | set(PRINTED[game_id].split())


@pytest.mark.parametrize("game_id", list(rules.games))
def test_nothing_is_named_by_a_word_that_no_list_has(game_id: str) -> None:
    """A new word fails here: it belongs into the game's glossary, or into the ordinary words if it names no thing."""
    known = own_words(game_id) | ORDINARY
    assert not {(word, where) for word, where in named_in(game_id) if word not in known}


def test_an_ordinary_word_is_none_of_any_game() -> None:
    of_games = {form.casefold() for id in rules.games for word in words_of_game(id) for form in word.forms}
    printed = {word for id in rules.games for word in PRINTED[id].split()}
    assert not ORDINARY & (of_games | printed)


def test_a_word_of_another_game_is_found() -> None:
    """The check can fail: with the words of one game, the texts of another name things that it has not got."""
    known = own_words("indy") | ORDINARY
    assert {"volcano", "village", "hex"} <= {word for word, _ in named_in("rise_of_tribes") if word not in known}


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
async def test_the_pictures_of_evocations_among_the_signs_say_what_they_are(size: tuple[int, int]) -> None:
    app = TribesApp()
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        app.push_screen(SignsScreen("indy"))
        await pilot.pause()
        await pilot.pause()
        seen = screen_text(app)
        for _ in range(12):
            await pilot.press("space")
            await pilot.pause()
            seen += screen_text(app)
        assert all(
            told in seen for told in ("team: 6 + 4 + 1 = 11", "standard: 2 + 5 + 1 = 8", "wrong: 5 + 5 + 5 = 15")
        )
