"""Which strings of a module are words that somebody reads; what is none and looks so bears the comment `# no words`."""

from __future__ import annotations

import ast
import re

WORDS = re.compile(r"(?<![#\w])[^\W\d_]{2,}(?:['’][^\W\d_]+)?[^\w\s.]{0,2}[.]?[ \t]+[^\w\s#]?[^\W\d_]")
"""Two words, a blank between them."""
GLUED = re.compile(r"^[^\w\s]?\s+[^\W\d_]{2,}|[^\W\d_]{2,}[,:;]?\s+$")
"""A word that waits for another one."""
ENDED = re.compile(r"^[A-Z][^\W\d_]*[.!?]$")
"""`Saved.`"""
SQL = re.compile(
    r"\s*(select|insert|update|delete|create|alter|with|drop|lock|listen|set|begin|notify)\b.*", re.I | re.S
)
SQL_WORDS = re.compile(
    r"%s|\b(pg_\w+|from|into|table|where|values|index|schema|only|isolation|as|transaction|function|local)\b", re.I
)
MARK = "# no words"
FOR_PROGRAMMERS = frozenset(
    (
        "AssertionError",
        "AttributeError",
        "IndexError",
        "KeyError",
        "LookupError",
        "NotImplementedError",
        "RuntimeError",
        "TypeError",
        "ValueError",
    )
)
NO_WORDS = frozenset(("classes", "selector", "style"))
"""Arguments that are no words, whoever is called."""
CALLS = frozenset(
    ("compile", "query", "query_one", "add_class", "remove_class", "set_class", "parse", "getLogger", "log")
)
"""What takes patterns, selectors and styles, or writes into a log."""
MEASURED = frozenset(("CounterMetricFamily", "GaugeMetricFamily", "HistogramMetricFamily"))
"""Measurements, which programs read."""
LOGBOOKS = frozenset(("logbook", "_logbook"))
"""What is told to these stands in the host's log, which is English."""


def texts_in(tree: ast.Module, source: str) -> list[tuple[int, str]]:
    """Line and text of each."""
    lines = source.splitlines()
    found = []
    strings: list[ast.Constant | ast.JoinedStr] = []
    _collect(tree, strings)
    for node in strings:
        text = _text_of(node)
        if text and not any(MARK in line for line in lines[node.lineno - 1 : node.end_lineno]):
            found.append((node.lineno, text))
    return found


def _collect(node: ast.AST, found: list[ast.Constant | ast.JoinedStr]) -> None:
    """All strings of a tree but docstrings, errors for programmers, style sheets, and what can't be words."""
    match node:
        case ast.Expr(value=ast.Constant(value=str())) | ast.Assert():
            return
        case ast.Raise(exc=ast.Call(func=ast.Name(id=name))) if name in FOR_PROGRAMMERS:
            return
        case ast.Assign(targets=[ast.Name(id=name)]) if name.endswith("CSS"):
            return
        case ast.AnnAssign(target=ast.Name(id=name)) if name.endswith("CSS"):
            return
        case ast.keyword(arg=str(name)) if name in NO_WORDS:
            return
        case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name)) if name in CALLS | MEASURED:
            return
        case ast.Call(func=ast.Attribute(value=ast.Attribute(attr=name) | ast.Name(id=name))) if name in LOGBOOKS:
            return
        case ast.JoinedStr():
            found.append(node)
            for value in node.values:
                if isinstance(value, ast.FormattedValue):
                    _collect(value.value, found)
            return
        case ast.Constant(value=str()):
            found.append(node)
        case _:
            pass
    for child in ast.iter_child_nodes(node):
        _collect(child, found)


def _text_of(node: ast.Constant | ast.JoinedStr) -> str:
    """The text, if it is one."""
    if isinstance(node, ast.Constant):
        text = str(node.value)
        is_text = bool(WORDS.search(text) or GLUED.search(text) or ENDED.match(text))
    else:
        parts = [str(one.value) if isinstance(one, ast.Constant) else "\0" for one in node.values]
        text = "".join(parts).replace("\0", "…")
        is_text = any(WORDS.search(part) or GLUED.search(part) for part in parts)
    return text if is_text and not (SQL.fullmatch(text) and SQL_WORDS.search(text)) else ""
