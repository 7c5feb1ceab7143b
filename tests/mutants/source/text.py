"""A module's source as bytes, with the places of its syntax nodes and tokens in it."""

from __future__ import annotations

import ast
import io
import tokenize
from bisect import bisect_left, bisect_right
from itertools import accumulate

SILENT = (tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENCODING)


class Text:
    """Offsets count bytes, as `ast` does; `tokenize` counts characters, so its columns are converted."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        lines = data.splitlines(keepends=True)
        self.starts = [0, *accumulate(len(line) for line in lines)]
        decoded = [line.decode() for line in lines]
        self.tokens: list[tuple[int, int]] = []
        for token in tokenize.tokenize(io.BytesIO(data).readline):
            if token.type not in SILENT and token.string:
                start, end = (
                    self.starts[row - 1] + len(decoded[row - 1][:column].encode())
                    for row, column in (token.start, token.end)
                )
                self.tokens.append((start, end))

    def span(self, node: ast.AST) -> tuple[int, int]:
        """The first byte of a node and the one after its last."""
        line, column = getattr(node, "lineno"), getattr(node, "col_offset")  # noqa: B009
        end_line, end_column = getattr(node, "end_lineno"), getattr(node, "end_col_offset")  # noqa: B009
        return self.starts[line - 1] + column, self.starts[end_line - 1] + end_column

    def place(self, offset: int) -> tuple[int, int]:
        """The line, from 1, and the column, from 0, of a byte."""
        line = bisect_right(self.starts, offset, hi=len(self.starts) - 1)
        return line, offset - self.starts[line - 1]

    def first_token(self, node: ast.AST) -> tuple[int, int]:
        """The span of a node's first word or sign."""
        return self.tokens[bisect_left(self.tokens, (self.span(node)[0], 0))]

    def operator(self, left: ast.AST, right: ast.AST) -> tuple[int, int]:
        """The span of what stands between two operands, without parentheses: `<`, `not in`, `+=`."""
        start, end = self.span(left)[1], self.span(right)[0]
        first = bisect_left(self.tokens, (start, 0))
        between = self.tokens[first : bisect_left(self.tokens, (end, 0))]
        signs = [span for span in between if self.data[slice(*span)] not in (b"(", b")")]
        return signs[0][0], signs[-1][1]
