"""What a statement is made of."""

from __future__ import annotations

import ast
from collections.abc import Iterator


def is_docstring(node: ast.stmt) -> bool:
    """Whether a statement is only a text."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def is_sequence(node: ast.expr) -> bool:
    """Another operator on a text or list written out is an error whenever it runs: no fault to learn from."""
    written = ast.JoinedStr | ast.List | ast.ListComp | ast.Tuple
    return isinstance(node, written) or (isinstance(node, ast.Constant) and isinstance(node.value, str | bytes))


def lines(node: ast.AST) -> tuple[int, int]:
    """The first and the last line of a node."""
    line: int = getattr(node, "lineno", 1)
    return line, getattr(node, "end_lineno", line)


def parts(node: ast.stmt) -> Iterator[ast.AST]:
    """What a statement reckons itself: its expressions, not the statements in it, nor types."""
    for name, value in ast.iter_fields(node):
        if name != "annotation":
            for part in value if isinstance(value, list) else [value]:
                if isinstance(part, ast.expr | ast.withitem):
                    yield part


def header(node: ast.stmt, parts: list[ast.AST]) -> tuple[int, int]:
    """The lines of a statement without those of the statements in it."""
    if not any(blocks(node)):
        return lines(node)
    ends = [lines(inner)[1] for part in parts for inner in ast.walk(part) if hasattr(inner, "lineno")]
    return node.lineno, max([node.lineno, *ends])


def blocks(node: ast.AST) -> Iterator[list[ast.stmt]]:
    """The lists of statements in a statement."""
    for value in (getattr(node, name, None) for name in ("body", "orelse", "finalbody")):
        if isinstance(value, list) and value:
            yield value
    for part in [*getattr(node, "handlers", []), *getattr(node, "cases", [])]:
        yield from blocks(part)
