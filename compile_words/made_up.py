"""The made-up language `xx`: English with accents on all vowels; what is said is marked by ⟦ ⟧ and a third longer (`tribes_tui.words.language`).

It runs through every screen in tests and development: a letter outside of ⟦ ⟧ that is no name, number or key is a sentence that
somebody forgot, a sign that is cut is a place that is too small.
"""

from __future__ import annotations

from fluent.syntax import ast
from fluent.syntax.visitor import Transformer

from compile_words.catalogue import Catalogue, Said
from tribes_tui.words.language import MADE_UP

ACCENTS = str.maketrans("aeiouyAEIOUY", "áéíóúýÁÉÍÓÚÝ")


class _Accents(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        return ast.TextElement(node.value.translate(ACCENTS))

    def visit_FunctionReference(self, node: ast.FunctionReference) -> ast.FunctionReference:
        for one in node.arguments.positional:
            if isinstance(one, ast.StringLiteral):
                one.value = one.value.translate(ACCENTS)
            else:
                self.visit(one)
        return node


def accented(pattern: ast.Pattern) -> ast.Pattern:
    """A pattern with accents."""
    made: ast.Pattern = _Accents().visit(pattern.clone())
    return made


def made_up(english: Catalogue) -> Catalogue:
    """English made strange."""
    return Catalogue(
        english.path,
        MADE_UP,
        {name: Said(name, accented(said.pattern), said.line, said.comment) for name, said in english.said.items()},
        {
            name: {form: value if form == "gender" else accented(value) for form, value in forms.items()}
            for name, forms in english.forms.items()
        },
        {name: _Accents().visit(term.clone()) for name, term in english.terms.items()},
        text=english.text,
    )
