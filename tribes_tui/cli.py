"""The command `tribes`: which command was meant, and what becomes of errors.

Exit codes: 0 done, 2 the person can mend it, 1 our fault. Nothing heavy is imported before the command
is known: no screen for `tribes saves`, no game for `tribes --help`.
"""

import codecs
import errno
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from shutil import get_terminal_size
from typing import TextIO

from tribes_tui.commands.parser import parse, speak_as_asked
from tribes_tui.display.terminals import is_utf8
from tribes_tui.errors import Mendable, is_mendable, printable, why
from tribes_tui.words.said import errors as said

MENDABLE = 2
OUR_FAULT = 1
STOPPED = 130
NO_OUTPUT = (errno.ENOSPC, errno.EIO, errno.EBADF, errno.EFBIG, errno.EDQUOT)
"""What a full or closed place for output says; what is kept in files has its own errors, which name them."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; its exit code."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    if _open_what_is_closed():
        _tell(f"tribes: {said.no_output()}")  # no words
        return MENDABLE
    _accept_all_characters()
    try:
        return _run(arguments, has_process=argv is None)
    except KeyboardInterrupt:
        _tell(said.stopped())
        return STOPPED
    except BrokenPipeError:
        return _reader_has_gone()
    except Exception as error:
        if isinstance(error, OSError) and _is_about_output(error):
            error = Mendable(said.no_showing(why=why(error)))
        return _failed(error, arguments)


def _run(arguments: list[str], has_process: bool) -> int:
    try:
        chosen = parse(speak_as_asked(arguments, os.environ))
    except SystemExit as leaving:  # argparse, after --help
        sys.stdout.flush()
        return leaving.code if isinstance(leaving.code, int) else 0
    chosen.ascii = getattr(chosen, "ascii", False) or not is_utf8(os.environ)
    chosen.has_process = has_process
    code: int = chosen.run(chosen)
    sys.stdout.flush()
    return code


def _open_what_is_closed() -> bool:
    """Streams that were closed read and write nothing; no file may come to lie in their place. Whether output was one."""
    is_mute = sys.stdout is None
    for name, number, mode in (("stdin", 0, "r"), ("stdout", 1, "w"), ("stderr", 2, "w")):
        if getattr(sys, name) is None:
            opened = os.open(os.devnull, os.O_RDWR)
            if opened != number:
                os.dup2(opened, number)
                os.close(opened)
            setattr(sys, name, os.fdopen(number, mode))
    return is_mute


def _accept_all_characters() -> None:
    """What a stream can't take or give becomes a question mark, not an error; where the locale says so, all is written in ASCII."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
            if stream is not sys.stdin and not is_utf8(os.environ):
                codecs.register_error("tribes", _written_in_ascii)
                stream.reconfigure(encoding="ascii", errors="tribes")


def _written_in_ascii(error: UnicodeError) -> tuple[str, int]:
    """How to write what there is no sign for, and where to go on."""
    from tribes_tui.plain.console import in_ascii

    assert isinstance(error, UnicodeEncodeError)
    return in_ascii(error.object[error.start : error.end]), error.end


def _is_about_output(error: OSError) -> bool:
    """Whether what failed was writing to standard output; then nobody tries it again at exit."""
    if error.filename is not None or error.errno not in NO_OUTPUT:
        return False
    _write_nowhere(sys.stdout)
    return True


def _failed(error: Exception, arguments: list[str]) -> int:
    if isinstance(error, FileNotFoundError) and error.filename is None and not _can_write_anywhere():
        error = Mendable(said.no_writing())
    if is_mendable(error):
        _tell(f"tribes: {printable(' '.join(str(error).split()))}")  # no words
        return MENDABLE
    from tribes_tui.commands.machine import write_report

    _tell(f"tribes: {said.our_fault(report=write_report(error, arguments))}")  # no words
    return OUR_FAULT


def _can_write_anywhere() -> bool:
    """Whether there is a folder for temporary files, which Python looks for by writing into each that may be one."""
    import tempfile

    try:
        tempfile.gettempdir()
    except OSError:
        return False
    return True


def _tell(line: str) -> None:
    """A line on standard error, as far as that can be written; nobody tries it again at exit. On a terminal no word is cut."""
    from tribes_tui.words.folding import fold  # seldom needed

    try:
        pieces = fold(line, get_terminal_size().columns) if sys.stderr.isatty() else [line]
        sys.stderr.write("\n".join(pieces) + "\n")
        sys.stderr.flush()
    except OSError:
        _write_nowhere(sys.stderr)


def _write_nowhere(stream: TextIO) -> None:
    """What is left to be written goes to nobody: Python must not complain about it at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _reader_has_gone() -> int:
    """Whoever read our output (`head`, say) has enough."""
    _write_nowhere(sys.stdout)
    return 0
