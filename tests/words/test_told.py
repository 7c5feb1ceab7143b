"""What `rules` and `saves` tell: English without a client, the reader's language with one, and both say the same in English."""

from __future__ import annotations

import ast
import inspect
import itertools
import pickle
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import rules
from rules.core.told import KeyedText
from saves import NoSuchRecord, Store
from saves.errors import reason
from tribes_tui.errors import is_mendable
from tribes_tui.words.finder import room_of
from tribes_tui.words.language import speak
from tribes_tui.words.said import told

ROOT = Path(__file__).parents[2]
PLACES = [path for room in ("rules", "saves") for path in sorted((ROOT / room).rglob("*.py"))]
TELLS = ("KeyedText", "refusal_of")
"""What is called with a key, a text, and fields; `refusal_of` has the game and the section before them."""


def texts_of(node: ast.expr, known: dict[str, list[str]]) -> list[str]:
    """What a template may be: a text, one of two, a name of some, or two together."""
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp():
            return [*texts_of(node.body, known), *texts_of(node.orelse, known)]
        case ast.Name(id=name):
            return known[name]
        case ast.BinOp(op=ast.Add()):
            return [
                "".join(pair) for pair in itertools.product(texts_of(node.left, known), texts_of(node.right, known))
            ]
    raise AssertionError(ast.unparse(node))


def told_in(tree: ast.Module) -> Iterator[tuple[str, list[str]]]:
    """Each key, and what its text may be, as the names before it were given last."""
    known: dict[str, list[str]] = {}
    nodes = (node for node in ast.walk(tree) if isinstance(node, ast.Assign | ast.Call))
    for node in sorted(nodes, key=lambda node: (node.lineno, isinstance(node, ast.Call))):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                give(known, name, value)
            case ast.Assign(targets=[ast.Tuple(elts=[*names])], value=ast.Tuple(elts=[*values])):
                for one, value in zip(names, values, strict=True):
                    give(known, ast.unparse(one), value)
            case ast.Call(func=ast.Name(id="KeyedText"), args=[ast.Constant(value=key), text]):
                yield str(key), texts_of(text, known)
            case ast.Call(func=ast.Name(id="refusal_of"), args=[game, _, ast.Constant(value=key), text]):
                yield f"{ast.literal_eval(game)}/{key!s}", texts_of(text, known)
            case ast.Call(func=ast.Name(id=name), args=[first, *_]) if name in TELLS:
                assert isinstance(first, ast.JoinedStr), ast.unparse(node)  # `refusal_of` itself


def give(known: dict[str, list[str]], name: str, value: ast.expr) -> None:
    try:
        known[name] = texts_of(value, known)
    except (AssertionError, KeyError):
        known.pop(name, None)


def all_told() -> Iterator[tuple[str, str, list[str]]]:
    for source in (path.read_text(encoding="utf-8") for path in PLACES):
        if not any(f"{name}(" in source for name in TELLS):
            continue
        for key, texts in told_in(ast.parse(source)):
            game, _, name = key.rpartition("/")
            yield game, name, texts


EVERY = sorted({(game, key, (*texts,)) for game, key, texts in all_told()})


def said_of(game: str) -> ModuleType | None:
    return room_of(game, "words.said.told") if game else told


@pytest.mark.parametrize(("game", "key", "texts"), EVERY, ids=[f"{game}/{key}" for game, key, _ in EVERY])
def test_the_client_says_in_english_what_they_say_themselves(game: str, key: str, texts: tuple[str, ...]) -> None:
    message = getattr(said_of(game), key.replace("-", "_"))
    kinds = {name: one.annotation for name, one in inspect.signature(message).parameters.items()}
    matched = set()
    numbers = [name for name, kind in kinds.items() if kind == "int"]
    for chosen in itertools.product((1, 2), repeat=len(numbers)):
        fields = {name: f"<{name}>" for name in kinds} | dict(zip(numbers, chosen, strict=True))
        said = message(**fields)
        rendered = {text.format(**fields): text for text in texts}
        assert said in rendered
        matched.add(rendered[said])
    assert matched == {*texts}


@pytest.mark.parametrize("game", rules.games)
def test_every_refusal_of_a_game_is_said_in_the_language_of_its_reader(game: str) -> None:
    speak("xx")
    state = rules.games[game].new_state(max(rules.games[game].players[0], 2), seed=3)
    random, told = rules.Rng(5), 0
    for step in range(120):
        if state.is_terminal:
            break
        for action in range(step % 7, len(state.game.actions), 7):
            refusal = state.why_not(action)
            if refusal is not None:
                assert str(refusal.reason).startswith("⟦"), refusal
                told += 1
        state.apply(state.pick(random))
    assert told > 100


def test_many_are_found() -> None:
    assert len(EVERY) > 60


def test_a_text_is_one_wherever_it_goes() -> None:
    card = KeyedText("no-record", 'there is no saved game "{name}"', name="x")
    assert card == 'there is no saved game "x"'
    assert hash(card) == hash('there is no saved game "x"')
    again = pickle.loads(pickle.dumps(card))
    assert (again, again.key, again.fields) == (card, card.key, card.fields)
    assert isinstance(again, KeyedText)


def test_who_reads_it_reads_their_language(tmp_path: Path) -> None:
    speak("xx")
    with pytest.raises(NoSuchRecord) as missing:
        Store(tmp_path).read("nothing")
    assert is_mendable(missing.value)
    assert str(missing.value).startswith("⟦")
    assert f"{missing.value}".count("⟦") == 1
    with pytest.raises(rules.UnknownGame) as unknown:
        rules.games["chess"]
    assert str(unknown.value).startswith("⟦")
    within = KeyedText("cant-read", "cannot read {name}: {why}", name="a", why=reason(OSError(5, "")))
    assert str(within).count("⟦") == 1
    speak("en")
    assert str(within) == within == "cannot read a: the disk reports an error"


def test_without_a_client_it_is_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(KeyedText, "say", None)
    speak("xx")
    assert str(KeyedText("no-action", "there is no action {action}", action=7)) == "there is no action 7"
    assert f"{KeyedText('nowhere', 'a text')}" == "a text"


def test_what_a_client_has_no_message_for_stays_as_it_is() -> None:
    assert str(KeyedText("indy/no-such-key", "a text")) == "a text"
    assert str(KeyedText("no-such-key", "a text")) == "a text"
