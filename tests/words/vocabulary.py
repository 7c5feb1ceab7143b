"""Which words belong to a language alone: those of its Fluent files that another language's files don't have."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from compile_words.build import places
from compile_words.catalogue import read

ROOT = Path(__file__).resolve().parents[2]
WORD = re.compile(r"(?<![\w/.-])[^\W\d_]{3,}(?![\w/-])")
HELPERS = ("DO", "VERB", "COUNT")
"""Functions of English alone: their texts are words of a sentence."""


class Texts(Visitor):
    """All words that messages say; names of options and such, which are literals, apart."""

    def __init__(self) -> None:
        self.words: set[str] = set()
        self.literals: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words |= {word.casefold() for word in WORD.findall(node.value)}

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        for one in node.arguments.positional:
            if isinstance(one, ast.StringLiteral) and node.id.name in HELPERS:
                self.words |= {word.casefold() for word in WORD.findall(one.value)}
            else:
                self.visit(one)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.literals |= {word.casefold() for word in WORD.findall(node.value)}


@cache
def texts_of(language: str) -> Texts:
    """What a language's files say."""
    found = Texts()
    for place in places(ROOT):
        path = ROOT / place.source(language)
        if path.exists():
            file = read(path, language, path.read_text(encoding="utf-8"))
            for pattern in (said.pattern for said in file.said.values()):
                found.visit(pattern)
            for pattern in (form for forms in file.forms.values() for form in forms.values()):
                found.visit(pattern)
    return found


@cache
def english_only(language: str) -> frozenset[str]:
    """Words of English that this language doesn't have, and that stand in no literal."""
    english, other = texts_of("en"), texts_of(language)
    return frozenset(english.words - other.words - english.literals)
