"""A single fault."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Mutant:
    """One fault: `text` instead of the bytes from `start` to `end` of the module's source.

    Attributes:
      function   qualified name of the function it is in
      line, column   of the first byte, from 1 and from 0
      kind       compare, logic, constant, operate, negate, call, range, left out
      first, last   the lines that run when the fault does: a test that runs none of them cannot see it
      before, after   the changed lines without and with the fault, on one line each
      nth        1, 2 ...: tells apart equal changes of equal lines in one function
    """

    module: str
    function: str
    line: int
    column: int
    kind: str
    start: int
    end: int
    text: str
    first: int
    last: int
    before: str
    after: str
    nth: int = 1

    @property
    def id(self) -> str:
        """Names the mutant as long as the module's text stays: `rules.tribe.turns:34:14 compare <=`."""
        return f"{self.module}:{self.line}:{self.column} {self.kind} {' '.join(self.text.split())}".strip()

    @property
    def fingerprint(self) -> tuple[str, str, str, str, int]:
        """Names the mutant wherever its line stands in the function."""
        return self.module, self.function, self.before, self.after, self.nth

    def planted(self, source: bytes) -> bytes:
        """The module's source with the fault; lines keep their numbers."""
        return source[: self.start] + self.text.encode() + source[self.end :]
