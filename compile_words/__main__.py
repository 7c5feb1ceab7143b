"""`python -m compile_words`: makes the modules of all words; `check` looks for what is wrong besides, `missing it` for what Italian lacks."""

from __future__ import annotations

import gc
import sys
from pathlib import Path

from compile_words.build import build
from tribes_tui.words.language import ENGLISH, LANGUAGES, MADE_UP

ROOT = Path(__file__).resolve().parents[1]
WRONG = 2


def main(arguments: list[str]) -> int:
    """Make what has changed, then what is asked for; the exit code."""
    others = {*LANGUAGES} - {ENGLISH, MADE_UP}
    if arguments not in ([], ["check"], ["unmoved"], *(["missing", language] for language in others)):
        print(
            f"compile_words: nothing, check, unmoved, or missing LANGUAGE ({', '.join(sorted(others))})",
            file=sys.stderr,
        )
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
    if arguments[0] == "missing":
        return checks.missing(ROOT, arguments[1])
    return checks.check(ROOT)


if __name__ == "__main__":
    gc.disable()  # trees of syntax without end, and none of them goes: looking through them takes two fifths of the time
    sys.exit(main(sys.argv[1:]))
