"""The command `tribes`: which command was meant, and what becomes of errors.

Exit codes: 0 done, 2 the person can mend it, 1 our fault. Nothing heavy is imported before the command
is known: no screen for `tribes saves`, no game for `tribes --help`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from tribes_tui.commands.parser import parse
from tribes_tui.errors import is_mendable

MENDABLE = 2
OUR_FAULT = 1
STOPPED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; its exit code."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    _accept_all_characters()
    try:
        return _run(arguments)
    except KeyboardInterrupt:
        sys.stderr.write("stopped\n")
        return STOPPED
    except BrokenPipeError:
        return _reader_has_gone()
    except Exception as error:
        return _failed(error, arguments)


def _run(arguments: list[str]) -> int:
    try:
        chosen = parse(arguments)
    except SystemExit as leaving:  # argparse, after --help or --version
        return leaving.code if isinstance(leaving.code, int) else 0
    code: int = chosen.run(chosen)
    sys.stdout.flush()
    return code


def _accept_all_characters() -> None:
    """What a stream can't take or give becomes a question mark, not an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _failed(error: Exception, arguments: list[str]) -> int:
    if is_mendable(error):
        sys.stderr.write(f"tribes: {' '.join(str(error).split())}\n")
        return MENDABLE
    from tribes_tui.commands.report import write_report

    sys.stderr.write(f"tribes: something went wrong that shouldn't; a report is in {write_report(error, arguments)}\n")
    return OUR_FAULT


def _reader_has_gone() -> int:
    """Whoever read our output (`head`, say) has enough; Python must not complain about it at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0
