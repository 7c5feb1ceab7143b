"""The made-up language `xx`: English in ⟦ ⟧, a third longer, with accents on all vowels.

It runs through every screen in tests and development: a letter outside of ⟦ ⟧ that is no name, number or key is a sentence that
somebody forgot, a sign that is cut is a place that is too small.
"""

from __future__ import annotations

from fluent.syntax import ast
from fluent.syntax.visitor import Transformer, Visitor

from compile_words.catalogue import Catalogue, Said
from compile_words.languages import MADE_UP

ACCENTS = str.maketrans("aeiouyAEIOUY", "áéíóúýÁÉÍÓÚÝ")
FILLER = "~"


class _Accents(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        return ast.TextElement(node.value.translate(ACCENTS))


class _Length(Visitor):
    """Characters of all texts of a pattern; of variants all, which is long enough."""

    def __init__(self) -> None:
        self.signs = 0

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.signs += len(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        lengths = []
        for variant in node.variants:
            one = _Length()
            one.visit(variant.value)
            lengths.append(one.signs)
        self.signs += max(lengths)


def marked(pattern: ast.Pattern) -> ast.Pattern:
    """A pattern in ⟦ ⟧, a third longer."""
    length = _Length()
    length.visit(pattern)
    accented: ast.Pattern = _Accents().visit(pattern.clone())
    end = FILLER * max(1, round(length.signs / 3)) + "⟧"
    return ast.Pattern([ast.TextElement("⟦"), *accented.elements, ast.TextElement(end)])


def made_up(english: Catalogue) -> Catalogue:
    """English made strange."""
    return Catalogue(
        english.path,
        MADE_UP,
        {name: Said(name, marked(said.pattern), said.line, said.comment) for name, said in english.said.items()},
        {name: {form: marked(value) for form, value in forms.items()} for name, forms in english.forms.items()},
        {name: _Accents().visit(term.clone()) for name, term in english.terms.items()},
        text=english.text,
    )
