"""What argparse says by itself is said in the language of whoever typed."""

from __future__ import annotations

import argparse
import ast
import inspect
import re
from collections.abc import Iterator

import pytest

from rules.core.registry import PACKAGES
from tribes_tui.commands.help import TEXTS
from tribes_tui.commands.parser import Parser, parse, the_parser
from tribes_tui.errors import Mendable
from tribes_tui.words.language import PROGRAM, speak

FOR_PROGRAMMERS = re.compile(
    r"conflict|callable|is an invalid argument for|must be optional|cannot |dest=|must start with|not defined|already"
    r"|argument \"-\" with|unknown parser|can't open|: error:|subcommands|deprecated|must not be used|empty|removed"
    r"|^show program's version|^ \(default: |^%\(heading\)s:$|maybe you meant"
)
"""What only a wrong program makes it say, what ours doesn't use, and where a heading's colon stands (from Python 3.12 on)."""


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    PROGRAM.language = "en"


PLAINER = {"positional arguments": "arguments"}


def texts() -> Iterator[str]:
    for node in ast.walk(ast.parse(inspect.getsource(argparse))):
        match node:
            case ast.Call(func=ast.Name(id="_" | "ngettext"), args=[ast.Constant(value=str(text)), *_]):
                yield text


def test_nothing_that_it_says_is_forgotten() -> None:
    told = [text for text in texts() if not FOR_PROGRAMMERS.search(text)]
    assert len(told) > 12
    assert {*told} - {"expected %s argument"} <= {*TEXTS}


def test_in_english_it_says_what_it_always_said() -> None:
    for text, say in TEXTS.items():
        assert say() == PLAINER.get(text, text)


def test_a_whole_help_is_said_in_one_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tribes_tui.commands.arguments.find_spec", lambda name: None)  # the host's commands are its own
    speak("xx")
    every = the_parser()
    choices = next(one.choices for one in every._actions if isinstance(one, argparse._SubParsersAction))
    parsers = [every, *choices.values()]
    names = {*choices, *PACKAGES, "tribes"} | {one.dest for parser in parsers for one in parser._actions}
    for parser in parsers:
        assert isinstance(parser, Parser)
        left = re.sub(r"⟦[^⟧]*⟧", "", parser.format_help())
        words = re.findall(r"(?<![-\w])[a-z][a-z_-]+", left)
        assert {*words} <= names, {*words} - names


@pytest.mark.parametrize(
    "typed",
    ["play", "play indy --seed", "saves --copy a --delete b", "completions ksh", "play indy --s 3", "saves --rename a",
     "play indy --foo", "replay a --plain=3", "arena tribe --deals x"],
)  # fmt: skip
def test_an_error_is_said_in_one_language(typed: str) -> None:
    speak("xx")
    with pytest.raises(Mendable) as error:
        parse(typed.split())
    text = str(error.value)
    assert text.startswith("⟦")
    assert text.count("⟧") == 1
    assert not re.search(r"\b(argument|arguments|expected|invalid|choose|required|allowed|ignored)\b", text)
