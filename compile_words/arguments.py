"""What a message is told: its arguments and their types, as the file shows them."""

from __future__ import annotations

import keyword
from collections.abc import Callable

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from compile_words.catalogue import FORMS, Catalogue, python_name

TEXT, WORD, WHOLE, NUMBER, FLAG, NOUN = "_Text", "str", "int", "float", "bool", "_Noun"
LIST, NOUNS, DAY, WHEN = "_Sequence[str]", "_Sequence[_Noun]", "_Day", "_Moment"
"""The types of arguments. `_Text` is `str | int`: what only stands in its place may be either."""
CATEGORIES = ("zero", "one", "two", "few", "many", "other")
FORM_FUNCTIONS = {form.upper(): form for form in FORMS}
FRACTIONS = ("minimumFractionDigits", "maximumFractionDigits")
OPTIONS = {
    "NUMBER": ("type", "style", "useGrouping", *FRACTIONS),
    "DATETIME": ("dateStyle", "timeStyle"),
    "LIST": ("type",),
    "CAPITAL": (),
    "WHOSE": (),
    "THEIR": (),
    "WHOM": (),
    "DO": (),
    "VERB": (),
    "COUNT": (),
    **dict.fromkeys(FORM_FUNCTIONS, ()),
}
"""The functions that a file may use, and their options."""
ENGLISH_WORDS = {"DO": 2, "VERB": 2, "COUNT": 2}
"""Functions of English alone -> how many words stand behind their argument at most: one, and the other where it is not that with an s."""
STYLES = ("short", "medium", "long")
VALUES = {
    "type": ("and", "or", "then", "ordinal", "cardinal"),
    "style": ("decimal", "percent"),
    "useGrouping": ("true", "false"),
    "dateStyle": STYLES,
    "timeStyle": ("short",),
}
Report = Callable[[ast.SyntaxNode, str], None]


def option(call: ast.FunctionReference, name: str) -> str:
    """What a call says by name; empty when it doesn't."""
    for named in call.arguments.named:
        if named.name.name == name:
            return literal(named.value)
    return ""


def literal(node: ast.StringLiteral | ast.NumberLiteral) -> str:
    """What stands there, without its escapes."""
    return node.value if isinstance(node, ast.NumberLiteral) else str(node.parse()["value"])


def is_number(select: ast.SelectExpression) -> bool:
    """Whether a number chooses: by itself or by its plural."""
    keys = [variant.key for variant in select.variants]
    return any(isinstance(key, ast.NumberLiteral) or key.name in CATEGORIES[:-1] for key in keys)


def is_flag(select: ast.SelectExpression) -> bool:
    """Whether it is so or not: `[yes]`, `*[no]`."""
    return {getattr(variant.key, "name", "") for variant in select.variants} <= {"yes", "no"}


def merged(one: str, other: str) -> str | None:
    """The type of what is used in two ways; None if they don't go together."""
    for weak, strong in ((TEXT, one), (TEXT, other), (WORD, NOUN), (WHOLE, NUMBER), (DAY, WHEN), (LIST, NOUNS)):
        if {one, other} <= {weak, strong}:
            return other if one == weak else one
    return one if one == other else None


class Arguments(Visitor):
    """The arguments of a pattern and of all that it refers to, in the order in which they come."""

    def __init__(self, catalogue: Catalogue, report: Report) -> None:
        self.found: dict[str, str] = {}
        self.forms: set[str] = set()
        """The forms of nouns that are asked for."""
        self._catalogue, self._report = catalogue, report
        self._within: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """It stands in its place."""
        self._add(node, TEXT)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        """What chooses, then the variants."""
        by = node.selector
        if isinstance(by, ast.VariableReference):
            self._add(by, WHOLE if is_number(node) else FLAG if is_flag(node) else WORD)
        else:
            self.visit(by)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        """A function with one argument, which may be a function."""
        name = node.id.name
        if name not in OPTIONS:
            self._report(node, f"there is no function {name} (there are {', '.join(sorted(OPTIONS))})")
            return
        for named in node.arguments.named:
            known = VALUES.get(named.name.name)
            if named.name.name not in OPTIONS[name]:
                self._report(node, f"{name} has no option {named.name.name}")
            elif known and option(node, named.name.name) not in known:
                self._report(node, f"{named.name.name} is one of {', '.join(known)}")
        given, words = node.arguments.positional, node.arguments.positional[1:]
        if not given or not (name in ENGLISH_WORDS) <= len(words) <= ENGLISH_WORDS.get(name, 0):
            self._report(node, f"{name} takes one argument{', and one word or two' if name in ENGLISH_WORDS else ''}")
            return
        if not all(isinstance(word, ast.StringLiteral) for word in words):
            self._report(node, f"{name} takes its words in quotes")
        of = given[0]
        if isinstance(of, ast.VariableReference):
            self._add(of, self._wanted(node))
        elif isinstance(of, ast.FunctionReference) and name == "LIST" and of.id.name in FORM_FUNCTIONS:
            self.forms.add(FORM_FUNCTIONS[of.id.name])
            self._add(of.arguments.positional[0], NOUNS)
        else:
            self.visit(of)

    def _wanted(self, call: ast.FunctionReference) -> str:
        name = call.id.name
        if name in FORM_FUNCTIONS:
            self.forms.add(FORM_FUNCTIONS[name])
            return NOUN
        if name == "NUMBER":
            is_whole = not any(option(call, digits) for digits in FRACTIONS) and option(call, "style") != "percent"
            return WHOLE if is_whole else NUMBER
        if name == "DATETIME":
            return WHEN if option(call, "timeStyle") else DAY
        return {"LIST": LIST, "COUNT": WHOLE}.get(name, WORD)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        """The arguments of what is referred to."""
        name = referred(node)
        said = self._catalogue.said.get(name)
        if said is None:
            self._report(
                node, f"there is no message {node.id.name}{'.' + node.attribute.name if node.attribute else ''}"
            )
        elif name in self._within:
            self._report(node, f"{node.id.name} is said by itself")
        else:
            self._within.append(name)
            self.visit(said.pattern)
            self._within.pop()

    def visit_TermReference(self, node: ast.TermReference) -> None:
        """Terms have no arguments but those that stand with them."""
        if node.id.name not in self._catalogue.terms:
            self._report(node, f"there is no term -{node.id.name}")

    def _add(self, node: ast.InlineExpression | ast.Placeable, kind: str) -> None:
        if not isinstance(node, ast.VariableReference):
            self._report(node, "this takes an argument, as $name")
            return
        name = python_name(node.id.name)
        both = merged(self.found.get(name, TEXT), kind)
        if keyword.iskeyword(name):
            self._report(node, f"${node.id.name} is a word of Python's: take another name")
        elif both is None:
            self._report(node, f"${node.id.name} is used as {told(self.found[name])} and as {told(kind)}")
        else:
            self.found[name] = both


def told(kind: str) -> str:
    """A type, in an error."""
    return kind.replace("_Sequence", "list").replace("_", "").lower()


def referred(node: ast.MessageReference) -> str:
    """The name of the function that a reference means."""
    return python_name(node.id.name) + (f"_{python_name(node.attribute.name)}" if node.attribute else "")
