"""Patterns as Python: one function a message, made of f-strings and plain choices."""

from __future__ import annotations

from collections.abc import Mapping

from fluent.syntax import ast

from compile_words.arguments import (
    ENGLISH_WORDS,
    FORM_FUNCTIONS,
    FRACTIONS,
    Report,
    is_flag,
    is_number,
    literal,
    option,
    referred,
)
from compile_words.catalogue import python_name
from tribes_tui.words.language import ENGLISH, LANGUAGES, MADE_UP

STEP = "    "


class Writer:
    """Writes the functions of one file of one language. `calls`: by the name of a message, the arguments of its function."""

    def __init__(
        self,
        language: str,
        terms: Mapping[str, ast.Term],
        calls: Mapping[str, list[str]],
        report: Report,
        is_grammar: bool = False,
    ) -> None:
        self._is_grammar = is_grammar
        self._language, self._terms, self._calls, self._report = language, terms, calls, report
        self.needs: set[str] = set()
        """Names of the run-time side that are used."""
        self.hidden: set[str] = set()
        """Messages that are said where an argument has their name: there they are called `_said_NAME`."""
        self._arguments: list[str] = []
        self._lines: list[str] = []
        self._made = 0
        self._noun = ""
        """The noun whose forms are being written."""
        self._given: list[Mapping[str, str]] = []
        """What stands with the terms that we are in: argument -> a literal."""

    def body(self, name: str, pattern: ast.Pattern) -> list[str]:
        """The lines of a function that returns the pattern."""
        self._arguments, self._lines, self._made = self._calls.get(name, []), [], 0
        if self._language != MADE_UP:
            self._put(pattern, "return ", STEP)
            return self._lines
        self._put(pattern, "_text = ", STEP)
        return [*self._lines, f"{STEP}return {self._marked('_text')}"]

    def noun(self, name: str, word: ast.Pattern, forms: Mapping[str, ast.Pattern]) -> list[str]:
        """The lines of a function that returns a noun; its forms may say the word itself."""
        self._arguments, self._lines, self._made = self._calls.get(name, []), [], 0
        self._put(word, "_word = ", STEP)
        self._noun = name
        values = []
        for form, pattern in forms.items():
            value = self._expression(pattern, STEP)
            values.append(f"{form!r}: {value if form == 'gender' else self._marked(value)}")
        self._noun = ""
        return [*self._lines, f"{STEP}return _Noun({self._marked('_word')}, {{{', '.join(values)}}})"]

    def _marked(self, value: str) -> str:
        if self._language != MADE_UP:
            return value
        self.needs.add("marked")
        return f"_marked({value})"

    def _put(self, pattern: ast.Pattern, to: str, indent: str) -> None:
        lone = pattern.elements[0] if len(pattern.elements) == 1 else None
        if isinstance(lone, ast.Placeable) and isinstance(lone.expression, ast.SelectExpression):
            self._choose(lone.expression, to, indent)
        else:
            expression = self._expression(pattern, indent)
            self._lines.append(f"{indent}{to}{expression}")

    def _choose(self, select: ast.SelectExpression, to: str, indent: str) -> None:
        tests = [(self._test(select, variant), variant) for variant in select.variants if not variant.default]
        default = next(variant for variant in select.variants if variant.default)
        for i, (test, variant) in enumerate(tests):
            self._lines.append(f"{indent}{'elif' if i and to != 'return ' else 'if'} {test}:")
            self._put(variant.value, to, indent + STEP)
        if not tests or to == "return ":
            self._put(default.value, to, indent)
        else:
            self._lines.append(f"{indent}else:")
            self._put(default.value, to, indent + STEP)

    def _test(self, select: ast.SelectExpression, variant: ast.Variant) -> str:
        by, key = self._selector(select), variant.key
        if isinstance(key, ast.NumberLiteral):
            return f"{by} == {key.value}"
        if is_flag(select):
            return by if key.name == "yes" else f"not {by}"
        if not is_number(select):
            return f"{by} == {key.name!r}"
        is_ordinal = isinstance(select.selector, ast.FunctionReference) and option(select.selector, "type") == "ordinal"
        known = LANGUAGES[self._language]
        rules = known.ordinals if is_ordinal else known.plurals
        if key.name not in rules:
            forms = ", ".join(["numbers", *rules, "other"])
            why = "must be marked by *" if key.name == "other" else f"is no plural of this language ({forms})"
            self._report(variant, f"[{key.name}] {why}")
            return "False"
        return rules[key.name].format(n=by)

    def _selector(self, select: ast.SelectExpression) -> str:
        by = select.selector
        if isinstance(by, ast.FunctionReference) and by.id.name == "NUMBER":
            return self._inline(by.arguments.positional[0])
        if isinstance(by, ast.TermReference) and by.attribute:
            term = self._terms.get(by.id.name)
            for part in term.attributes if term else []:
                if part.id.name == by.attribute.name:
                    return self._expression(part.value, STEP)
            self._report(by, f"there is no -{by.id.name}.{by.attribute.name}")
            return "''"
        return self._inline(by)

    def _expression(self, pattern: ast.Pattern, indent: str) -> str:
        parts, has_values = [], False
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                parts.append(_literal(element.value))
            elif isinstance(element.expression, ast.StringLiteral | ast.NumberLiteral):
                parts.append(_literal(literal(element.expression)))
            elif isinstance(element.expression, ast.SelectExpression):
                self._made += 1
                name = f"_{self._made}"
                self._choose(element.expression, f"{name} = ", indent)
                parts.append(f"{{{name}}}")
                has_values = True
            elif isinstance(element.expression, ast.TermReference):
                parts.append(f"{{{self._term(element.expression, indent)}}}")
                has_values = True
            else:
                parts.append(f"{{{self._inline(element.expression)}}}")
                has_values = True
        text = "".join(parts)
        if has_values and any(part[:1] == "{" and '"' in part for part in parts):
            return f'f"""{text}"""'
        return f'f"{text}"' if has_values else f'"{text}"'.replace("{{", "{").replace("}}", "}")

    def _term(self, node: ast.TermReference, indent: str) -> str:
        term = self._terms.get(node.id.name)
        if term is None or len(self._given) > 5:
            self._report(
                node, f"there is no term -{node.id.name}" if term is None else f"-{node.id.name} is said by itself"
            )
            return "''"
        named = node.arguments.named if node.arguments else []
        self._given.append({python_name(one.name.name): repr(literal(one.value)) for one in named})
        self._made += 1
        name = f"_{self._made}"
        self._put(term.value, f"{name} = ", indent)
        self._given.pop()
        return name

    def _inline(self, node: ast.InlineExpression | ast.Placeable) -> str:
        if isinstance(node, ast.VariableReference):
            name = python_name(node.id.name)
            return self._given[-1].get(name, "''") if self._given else name
        if isinstance(node, ast.MessageReference):
            called = referred(node)
            if called == self._noun:
                return "_word"
            if called in self._arguments:
                self.hidden.add(called)
            given = ", ".join(f"{name}={name}" for name in self._calls.get(called, []))
            return f"{'_said_' if called in self._arguments else ''}{called}({given})"
        if isinstance(node, ast.FunctionReference) and node.arguments.positional:
            return self._call(node)
        if isinstance(node, ast.Placeable):
            self._report(node, "a choice can't stand within a choice's braces: write { } once")
        elif isinstance(node, ast.StringLiteral | ast.NumberLiteral):
            return repr(literal(node))
        return "''"

    def _call(self, node: ast.FunctionReference) -> str:
        name, of = node.id.name, node.arguments.positional[0]
        if name in FORM_FUNCTIONS:
            return f"{self._inline(of)}.form('{FORM_FUNCTIONS[name]}')"
        if name == "LIST":
            kind = option(node, "type") or "and"
            grammar = self._grammar()
            return (
                f"{self._use('listed')}({self._items(of)}, {grammar}you(), {grammar}list_comma, {grammar}list_{kind})"
            )
        if name == "NUMBER":
            return self._number(node, self._inline(of))
        if name == "DATETIME":
            styles = [f"{part}_{style}" for part in ("date", "time") if (style := option(node, f"{part}Style"))]
            made = [
                f"{self._use(style.partition('_')[0])}({self._inline(of)}, {self._grammar()}{style})"
                for style in styles
            ]
            if len(made) == 1:
                return made[0]
            return f"{self._grammar()}date_and_time(date={made[0]}, time={made[1]})"
        if name in ENGLISH_WORDS:
            if self._language not in (ENGLISH, MADE_UP):
                self._report(node, f"{name} is English: choose by the argument")
            one, *other = [
                literal(word) for word in node.arguments.positional[1:] if isinstance(word, ast.StringLiteral)
            ]
            return f"{self._use(name.lower())}({self._inline(of)}, {one!r}, {next(iter(other), f'{one}s')!r})"
        if name == "THEIR":
            return f"{self._grammar()}their({self._inline(of)})"
        if name in ("WHOSE", "WHOM"):
            return f"{self._use('whose')}({self._inline(of)}, {self._grammar()}{name.lower()})"
        return f"{self._use('capital')}({self._inline(of)})"

    def _items(self, of: ast.InlineExpression | ast.Placeable) -> str:
        if isinstance(of, ast.FunctionReference) and of.id.name in FORM_FUNCTIONS and of.arguments.positional:
            return (
                f"[_noun.form('{FORM_FUNCTIONS[of.id.name]}') for _noun in {self._inline(of.arguments.positional[0])}]"
            )
        return self._inline(of)

    def _number(self, node: ast.FunctionReference, value: str) -> str:
        least, most = (option(node, digits) for digits in FRACTIONS)
        grouped = option(node, "useGrouping") != "false"
        if option(node, "style") == "percent":
            return f"{self._grammar()}percent({self._use('number')}(100 * {value}, {least or 0}, {most or least or 0}, {grouped}, {self._language!r}))"
        return f"{self._use('number')}({value}, {least or 0}, {most or least or 0}, {grouped}, {self._language!r})"

    def _use(self, name: str) -> str:
        self.needs.add(name)
        return f"_{name}"

    def _grammar(self) -> str:
        if self._is_grammar:
            return ""
        self.needs.add("grammar")
        return "_grammar."


def _literal(text: str) -> str:
    """Text within an f-string."""
    return repr('"' + text)[2:-1].replace("\\'", "'").replace('"', '\\"').replace("{", "{{").replace("}", "}}")
