"""The files of one place in all languages, and the modules that are made of them: `said`, which speaks English, and one for each other language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from fluent.syntax import ast

from compile_words.arguments import DAY, LIST, NOUN, NOUNS, TEXT, WHEN, Arguments, Report, merged, told
from compile_words.catalogue import Catalogue, Said, python_name
from compile_words.writer import STEP, Writer
from tribes_tui.words.language import ENGLISH

DECLARED = re.compile(r"\$([\w-]+) \((\w+)\)")
"""In a comment: an argument that English doesn't need, and its type. `# $first (str): the first letter`"""
HEAD = '"""Made of {path} by compile_words: change that file, not this one."""'
IMPORTS = {
    NOUN: "from tribes_tui.words.language import Noun as _Noun",
    NOUNS: "from tribes_tui.words.language import Noun as _Noun",
    LIST: "from collections.abc import Sequence as _Sequence",
    DAY: "from datetime import date as _Day",
    WHEN: "from datetime import datetime as _Moment",
}
CACHE = "from functools import lru_cache as _lru_cache"
SAID = "tribes_tui.words.said"
VOWELS = "aeiouAEIOU"


@dataclass
class Domain:
    """What belongs to `said`, the module that code imports, as `tribes_tui.words.said.saves`."""

    said: str
    english: Catalogue
    others: dict[str, Catalogue] = field(default_factory=dict)
    signatures: dict[str, dict[str, str]] = field(default_factory=dict)
    """Function -> its arguments -> their types."""
    nouns: set[str] = field(default_factory=set)
    missing: dict[str, list[str]] = field(default_factory=dict)
    """Language -> what it lacks, which is said in English there."""
    wrong: list[str] = field(default_factory=list)

    def check(self) -> None:
        """Find the arguments and types of all functions; what is wrong is collected."""
        for catalogue in (self.english, *self.others.values()):
            self.wrong += catalogue.wrong
        _derive_english_forms(self.english)
        self.nouns = {name for one in (self.english, *self.others.values()) for name in one.forms} & {
            *self.english.said
        }
        for name, said in self.english.said.items():
            self.signatures[name] = self._arguments(self.english, said)
            for argument, kind in DECLARED.findall(said.comment):
                ours = self.signatures[name]
                kind = TEXT if kind == "text" else kind
                ours[python_name(argument)] = merged(ours.get(python_name(argument), TEXT), kind) or kind
        self._check_forms(self.english)
        for language, catalogue in self.others.items():
            self._compare(language, catalogue)

    def _arguments(self, catalogue: Catalogue, said: Said) -> dict[str, str]:
        asked = Arguments(catalogue, self._report_to(catalogue))
        asked.visit(said.pattern)
        for form in catalogue.forms.get(said.name, {}).values():
            asked.visit(form)
        return asked.found

    def _report_to(self, catalogue: Catalogue) -> Report:
        def report(node: ast.SyntaxNode, text: str) -> None:
            line = f"{catalogue.at(node)}: {text}"
            if line not in self.wrong:
                self.wrong.append(line)

        return report

    def _compare(self, language: str, catalogue: Catalogue) -> None:
        """A language has the same functions and arguments as English; what it asks of an argument counts for all."""
        for name, said in catalogue.said.items():
            if name not in self.english.said:
                self.wrong.append(f"{catalogue.path}:{said.line}: English has no {name}")
                continue
            ours, theirs = self.signatures[name], self._arguments(catalogue, said)
            for argument, kind in theirs.items():
                both = merged(ours[argument], kind) if argument in ours else None
                if argument not in ours:
                    self.wrong.append(f"{catalogue.path}:{said.line}: English has no ${argument} in {name}")
                elif both is None:
                    self.wrong.append(
                        f"{catalogue.path}:{said.line}: ${argument} of {name} is {told(kind)} here, in English {told(ours[argument])}"
                    )
                else:
                    ours[argument] = both
            for argument in {*arguments_of(self.english, self.english.said[name])} - {*theirs}:
                self.wrong.append(f"{catalogue.path}:{said.line}: {name} doesn't say ${argument}, which English does")
        self.missing[language] = [name for name in self.english.said if name not in catalogue.said]
        self._check_forms(catalogue)

    def _check_forms(self, catalogue: Catalogue) -> None:
        """Each noun has whatever form is asked for in its file."""
        asked = Arguments(catalogue, lambda node, text: None)
        for said in catalogue.said.values():
            asked.visit(said.pattern)
        for name in sorted(self.nouns & {*catalogue.said}):
            for form in sorted(asked.forms - {*catalogue.forms.get(name, {})}):
                line = catalogue.said[name].line
                self.wrong.append(
                    f"{catalogue.path}:{line}: the noun {name} needs its form .{form}, which {form.upper()}() asks for"
                )

    # ---- What is written --------------------------------------------------------------------------

    def language_module(self, language: str, catalogue: Catalogue) -> str:
        """The functions of a language that isn't English. What it lacks, it says in English."""
        writer = self._writer(language, catalogue)
        functions = [self._function(writer, name, catalogue) for name in self.english.said if name in catalogue.said]
        functions += map(self._lacking, self.missing.get(language, []))
        imports = [*self._imports(), *_used(writer, f"{SAID}.{language}")]
        if self.nouns & {*catalogue.said}:
            imports.append(CACHE)
        if self.missing.get(language):
            front, _, name = self.said.rpartition(".")
            imports.append(f"from {front} import {name} as _front")
            imports.append("from tribes_tui.words.language import in_english as _in_english")
        functions += [f"_said_{name} = {name}" for name in sorted(writer.hidden)]
        head = [HEAD.format(path=catalogue.path.as_posix()), "", "from __future__ import annotations", ""]
        return "\n".join([*head, *sorted(imports), "", "_Text = str | int", "", "", "\n\n\n".join(functions), ""])

    def _writer(self, language: str, catalogue: Catalogue) -> Writer:
        calls = {name: [*kinds] for name, kinds in self.signatures.items()}
        return Writer(language, catalogue.terms, calls, self._report_to(catalogue), is_grammar=self._is_grammar)

    @property
    def _is_grammar(self) -> bool:
        """Whether it is what sentences are made with: what it says is given its arguments by place, too."""
        return self.said.endswith(".grammar")

    def _lacking(self, name: str) -> str:
        kinds = self.signatures[name]
        arguments = ", ".join(f"{argument}: {kind}" for argument, kind in kinds.items())
        made = "_Noun" if name in self.nouns else "str"
        given = ", ".join(f"{argument}={argument}" for argument in kinds)
        return f"def {name}({arguments}) -> {made}:\n{STEP}return _in_english(lambda: _front.{name}({given}))"

    def _function(self, writer: Writer, name: str, catalogue: Catalogue) -> str:
        arguments = ", ".join(f"{argument}: {kind}" for argument, kind in self.signatures[name].items())
        if name not in self.nouns:
            return "\n".join([f"def {name}({arguments}) -> str:", *writer.body(name, catalogue.said[name].pattern)])
        lines = writer.noun(name, catalogue.said[name].pattern, catalogue.forms.get(name, {}))
        return "\n".join(["@_lru_cache(256)", f"def {name}({arguments}) -> _Noun:", *lines])

    def module_of(self, language: str) -> str:
        """The module with the functions of a language that isn't English."""
        front, _, chapter = self.said.partition(".said")
        return f"{front}.said.{language}{chapter}"

    def _imports(self) -> list[str]:
        """Of types."""
        kinds = {kind for kinds in self.signatures.values() for kind in kinds.values()}
        if self.nouns:
            kinds.add(NOUN)
        if NOUNS in kinds:
            kinds.add(LIST)
        return sorted({IMPORTS[kind] for kind in kinds if kind in IMPORTS})

    def front(self, digest: str) -> str:
        """The module that code imports: it asks the language of whoever is spoken to, and speaks English where that has no words."""
        writer, functions = self._writer(ENGLISH, self.english), list[str]()
        for name, said in self.english.said.items():
            kinds, is_noun = self.signatures[name], name in self.nouns
            if is_noun:
                functions.append(
                    self._function(writer, name, self.english).replace(f"def {name}(", f"def _english_{name}(")
                )
            arguments = ", ".join(f"{argument}: {kind}" for argument, kind in kinds.items())
            given = ", ".join(kinds)
            by_name = "*, " if kinds and not self._is_grammar else ""
            lines = [f"# {line}" for line in said.comment.splitlines()]
            lines.append(f"def {name}({by_name}{arguments}) -> {'_Noun' if is_noun else 'str'}:  # line {said.line}")
            lines.append(f"{STEP}if _own := _in[_now().language]:")
            lines.append(f"{STEP}{STEP}return _own.{name}({given})")
            english = [f"{STEP}return _english_{name}({given})"] if is_noun else writer.body(name, said.pattern)
            functions.append("\n".join([*lines, *english]))
        functions += [f"_said_{name} = {name}" for name in sorted(writer.hidden)]
        imports = [*self._imports(), *_used(writer, SAID), *([CACHE] if self.nouns else [])]
        head = [
            f"# {digest}",
            "# mypy: disable-error-code=no-any-return",
            HEAD.format(path=self.english.path.as_posix()),
            "",
            "from __future__ import annotations",
            "",
            "from tribes_tui.words.language import SPOKEN as _SPOKEN",
            "from tribes_tui.words.language import ByLanguage as _ByLanguage",
            *sorted(imports),
            "",
            "_Text = str | int",
            f"_in = _ByLanguage({self.module_of('{}')!r})",
            "_now = _SPOKEN.get",
        ]
        return "\n".join([*head, "", "", "\n\n\n".join(functions), ""])


def _used(writer: Writer, grammar: str) -> list[str]:
    """Imports of what a writer's functions need at run time; `grammar`: the package with that of the language."""
    found = [f"from tribes_tui.words.language import {name} as _{name}" for name in writer.needs - {"grammar"}]
    return [*found, f"from {grammar} import grammar as _grammar"] if "grammar" in writer.needs else found


def arguments_of(catalogue: Catalogue, said: Said) -> Mapping[str, str]:
    """The arguments that a message says, without those that are only declared."""
    asked = Arguments(catalogue, lambda node, text: None)
    asked.visit(said.pattern)
    return asked.found


def _derive_english_forms(english: Catalogue) -> None:
    """`the` and `a` of English nouns follow from the word, where it begins with a text and nothing else is given."""
    for name, forms in english.forms.items():
        if name not in english.said:
            continue
        word = english.said[name].pattern
        forms.setdefault("the", ast.Pattern([ast.TextElement("the "), *word.elements]))
        first = word.elements[0]
        if isinstance(first, ast.TextElement):
            article = "an " if first.value[:1] in VOWELS else "a "
            forms.setdefault("a", ast.Pattern([ast.TextElement(article), *word.elements]))
