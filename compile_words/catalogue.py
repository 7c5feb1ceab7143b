"""A Fluent file, read: its messages and terms by name, and where each stands."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.parser import with_span
from fluent.syntax.stream import FluentParserStream

NOUNS = ("the", "a", "of", "gender")
"""Attributes that make a message a noun."""
FORMS = (*NOUNS, "plural", "some", "to", "from", "in", "on")
"""All forms that a noun may have. `THE($card)` asks for the first, and so on."""


class Wrong(Exception):
    """What is wrong in Fluent files: a line each, with file and line."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines = [*lines]
        super().__init__("\n".join(self.lines))


@dataclass
class Said:
    """What becomes one function: a message, or an attribute of one."""

    name: str
    pattern: ast.Pattern
    line: int
    comment: str = ""


@dataclass
class Catalogue:
    """A file of one language: what is said, by the name of its function (`swapped`, `swapped_short`)."""

    path: Path
    language: str
    said: dict[str, Said] = field(default_factory=dict)
    forms: dict[str, dict[str, ast.Pattern]] = field(default_factory=dict)
    """Of nouns: by the name of their function, their forms."""
    terms: dict[str, ast.Term] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)
    text: str = ""

    def at(self, node: ast.SyntaxNode) -> str:
        """Where something stands, as an error begins."""
        return f"{self.path}:{self.line(node)}"

    def line(self, node: ast.SyntaxNode) -> int:
        """Its line, from 1; of what was made by the compiler, the first."""
        return self.text.count("\n", 0, node.span.start) + 1 if node.span else 1


TEXT = re.compile(r"(?:[^{}\r\n]|\r(?!\n))*")
NAME = re.compile("[a-zA-Z][a-zA-Z0-9_-]*")


class Parser(FluentParser):
    """As ever; but texts and names are taken whole and not sign by sign, which was a third of the time of reading them."""

    @with_span
    def get_text_element(self, ps: FluentParserStream) -> ast.TextElement:
        """Up to what is no text."""
        return ast.TextElement(_taken(ps, TEXT))

    @with_span
    def get_identifier(self, ps: FluentParserStream) -> ast.Identifier:
        """A name; what is none is told as ever."""
        name = _taken(ps, NAME)
        if not name:
            ps.take_id_start()
        return ast.Identifier(name)


def _taken(ps: FluentParserStream, pattern: re.Pattern[str]) -> str:
    """What stands there, taken; nothing where it doesn't."""
    found = pattern.match(ps.string, ps.index)
    if not found or not found[0]:
        return ""
    ps.index, ps.peek_offset = found.end(), 0
    return found[0]


def python_name(fluent: str) -> str:
    """`card-horse` is the function `card_horse`."""
    return fluent.replace("-", "_")


def read(path: Path, language: str, text: str) -> Catalogue:
    """All that stands in a file; what is wrong is collected in `Catalogue.wrong`."""
    found = Catalogue(path, language, text=text)
    for number, line in enumerate(text.split("\n"), 1):
        if line[:1] == " " and line.lstrip().startswith("#"):
            found.wrong.append(f'{path}:{number}: this is text: a comment begins the line; as a sign # is {{ "#" }}')
    for entry in Parser().parse(text).body:
        if isinstance(entry, ast.Junk):
            for note in entry.annotations:
                at = note.span.start if note.span else 0
                found.wrong.append(f"{path}:{text.count(chr(10), 0, at) + 1}: this is no Fluent: {note.message}")
        elif isinstance(entry, ast.Term):
            if entry.id.name in found.terms:
                found.wrong.append(f"{found.at(entry)}: the term -{entry.id.name} is there twice")
            found.terms[entry.id.name] = entry
        elif isinstance(entry, ast.Message):
            _take(found, entry)
    return found


def _take(found: Catalogue, entry: ast.Message) -> None:
    comment = entry.comment.content if entry.comment and entry.comment.content else ""
    name = python_name(entry.id.name)
    is_noun = any(part.id.name in NOUNS for part in entry.attributes)
    forms = {part.id.name: part.value for part in entry.attributes if is_noun and part.id.name in FORMS}
    if forms and entry.value is None:
        found.wrong.append(f"{found.at(entry)}: the noun {entry.id.name} needs a word before its forms")
    if forms:
        found.forms[name] = forms
    for said in _functions(found, entry, name, comment):
        if said.name in found.said:
            found.wrong.append(
                f"{found.path}:{said.line}: {said.name} is there twice (first in line {found.said[said.name].line})"
            )
        elif keyword.iskeyword(said.name) or said.name in ("print", "str"):
            found.wrong.append(f"{found.path}:{said.line}: {said.name} is a word of Python's: take another name")
        else:
            found.said[said.name] = said


def _functions(found: Catalogue, entry: ast.Message, name: str, comment: str) -> Iterator[Said]:
    if entry.value is not None:
        yield Said(name, entry.value, found.line(entry), comment)
    for part in entry.attributes:
        if name not in found.forms or part.id.name not in FORMS:
            yield Said(f"{name}_{python_name(part.id.name)}", part.value, found.line(part), comment)
