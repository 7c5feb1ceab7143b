"""What `make check` asks besides types: messages that nobody uses, words that a language lacks, texts outside the files."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from compile_words.arguments import referred
from compile_words.build import SAID, languages, places
from compile_words.domain import Domain
from compile_words.making import all_domains
from compile_words.texts import texts_in

UNMOVED = Path("compile_words", "unmoved.txt")
GRAMMAR = ".grammar"
"""The compiler's own use these messages."""
TOLD = ".told"
"""Messages that are said by keys, and where those stand."""
TELLING = ("rules", "saves")
LONGEST_KEY = 60
MOST_NAMED = 20
"""Of what a language lacks, by `check`; `missing` names all."""
WRONG = 2


class Module(NamedTuple):
    """A module that people wrote."""

    text: str
    tree: ast.Module


def check(root: Path) -> int:
    """Tell all that is wrong, and what a language lacks, which is no fault; the exit code."""
    texts = {path: (root / path).read_text(encoding="utf-8") for path in sources(root)}
    modules = {path: Module(text, ast.parse(text)) for path, text in texts.items()}
    domains = all_domains(root, languages(root))
    for language in languages(root)[1:]:
        print("\n".join(complete(root, domains, language, MOST_NAMED)))
    wrong = [*unused(root, domains, modules), *outside(root, modules)]
    for line in wrong:
        print(line, file=sys.stderr)
    return WRONG if wrong else 0


def missing(root: Path, language: str) -> int:
    """Name all that a language lacks; the exit code."""
    print("\n".join(complete(root, all_domains(root, languages(root)), language)))
    return 0


def complete(root: Path, domains: list[Domain], language: str, most: int | None = None) -> Iterator[str]:
    """What a language lacks, each in a line, so many at the most; then how much of everything it has."""
    lacks = [
        f"{place.source(language)}: {name} is missing: it is said in English"
        for place, domain in zip(places(root), domains, strict=True)
        for name in domain.missing.get(language, domain.english.said)
    ]
    yield from lacks[:most]
    if len(lacks[:most]) < len(lacks):
        yield f"… and {len(lacks) - len(lacks[:most])} more: python -m compile_words missing {language}"
    count = sum(len(domain.english.said) for domain in domains)
    books = [path.parent.relative_to(root) for path in sorted((root / "rules").rglob("rulebook.md"))]
    untold = [
        f"{book}/rulebook.{language}.md" for book in books if not (root / book / f"rulebook.{language}.md").exists()
    ]
    yield f"{language}: {count - len(lacks)} of {count} messages, {len(books) - len(untold)} of {len(books)} rulebooks"
    yield from (f"{path} is missing: the English one is shown" for path in untold[:most])


def sources(root: Path) -> list[Path]:
    """The modules that people wrote."""
    found = (path.relative_to(root) for path in sorted((root / "tribes_tui").rglob("*.py")))
    return [path for path in found if SAID not in path.parts]


# ---- Messages that nobody uses --------------------------------------------------------------------


def unused(root: Path, domains: list[Domain], modules: Mapping[Path, Module]) -> Iterator[str]:
    """Messages that no module says, and no other message, and that are no key of what `rules` and `saves` tell."""
    known = {domain.said for domain in domains}
    keys = _keys(root)
    used = {name for module in modules.values() if SAID in module.text for name in _names_used(module.tree, known)}
    for domain in domains:
        mentioned = _Mentioned()
        for said in domain.english.said.values():
            mentioned.visit(said.pattern)
        is_told = domain.said.endswith(TOLD)
        for name, said in domain.english.said.items():
            if (
                not (is_told and name in keys)
                and f"{domain.said}.{name}" not in used
                and name not in mentioned.names
                and not domain.said.endswith(GRAMMAR)
            ):
                yield f"{domain.english.path}:{said.line}: nobody says {name}"


def _keys(root: Path) -> set[str]:
    """All that may be a key of a `rules.core.told.KeyedText`, as names of functions."""
    trees = (ast.parse(path.read_text(encoding="utf-8")) for room in TELLING for path in (root / room).rglob("*.py"))
    texts = (str(node.value) for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant))
    return {text.rpartition("/")[2].replace("-", "_") for text in texts if len(text) < LONGEST_KEY}


class _Mentioned(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:
        self.names.add(referred(node))


def _names_used(tree: ast.Module, known: set[str]) -> Iterator[str]:
    """Full names of all that a module takes from modules of messages, whatever it calls them."""
    called: dict[str, set[str]] = {}
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom | ast.Attribute)]
    for node in nodes:
        if isinstance(node, ast.ImportFrom) and node.module:
            for one in node.names:
                called.setdefault(one.asname or one.name, set()).add(f"{node.module}.{one.name}")
                yield f"{node.module}.{one.name}"
    modules = {
        name: full for name, full in called.items() if any(said.startswith(one) for one in full for said in known)
    }
    for node in nodes:
        if isinstance(node, ast.Attribute):
            chain = _chain(node)
            for full in modules.get(chain[0], ()) if chain else ():
                yield ".".join([full, *chain[1:]])


def _chain(node: ast.expr) -> list[str]:
    """`said.saves.title` by its names; nothing where it begins with something else than a name."""
    if isinstance(node, ast.Name):
        return [node.id]
    if isinstance(node, ast.Attribute):
        before = _chain(node.value)
        return [*before, node.attr] if before else []
    return []


# ---- Texts outside of the files -------------------------------------------------------------------


def outside(root: Path, modules: Mapping[Path, Module]) -> Iterator[str]:
    """Modules with texts that are not on the list of those that are still to be moved, and what is on it and has none."""
    waiting = {line for line in (root / UNMOVED).read_text(encoding="utf-8").splitlines() if line}
    for path, module in modules.items():
        found = texts_in(module.tree, module.text)
        if path.as_posix() not in waiting:
            yield from (f"{path}:{line}: a text outside the Fluent files: {text[:60]!r}" for line, text in found)
        elif not found:
            yield f"{UNMOVED}: {path.as_posix()} has no texts any more: take it off the list"
    for gone in sorted(waiting - {path.as_posix() for path in modules}):
        yield f"{UNMOVED}: {gone} is not there: take it off the list"


def write_unmoved(root: Path) -> int:
    """Write the list anew; a blank line between folders, so that those who shorten it in different folders don't meet."""
    lines, folder = [], None
    for path in sources(root):
        source = (root / path).read_text(encoding="utf-8")
        if texts_in(ast.parse(source), source):
            if folder not in (None, path.parent):
                lines.append("")
            folder = path.parent
            lines.append(path.as_posix())
    (root / UNMOVED).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return 0
