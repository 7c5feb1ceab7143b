"""`python -m compile_words`: makes the modules of all words; `check` looks for what is wrong besides."""

from __future__ import annotations

import sys
from pathlib import Path

from compile_words.build import build

ROOT = Path(__file__).resolve().parents[1]
WRONG = 2


def main(arguments: list[str]) -> int:
    """Make what has changed, then what is asked for; the exit code."""
    if arguments not in ([], ["check"], ["unmoved"]):
        print("compile_words: nothing, check or unmoved", file=sys.stderr)
        return WRONG
    try:
        build(ROOT)
    except Exception as error:
        lines = getattr(error, "lines", None)  # of `Wrong`, which is loaded with the parser
        if lines is None:
            raise
        print("\n".join(lines), file=sys.stderr)
        return WRONG
    if not arguments:
        return 0
    import compile_words.checks as checks

    if arguments == ["unmoved"]:
        return checks.write_unmoved(ROOT)
    return checks.check(ROOT)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
