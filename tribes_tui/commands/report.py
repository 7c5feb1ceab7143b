"""The report of an error that is our fault."""

from __future__ import annotations

import os
import platform
import sys
import tempfile
import time
import traceback
from collections.abc import Sequence
from pathlib import Path


def write_report(error: BaseException, arguments: Sequence[str]) -> str:
    """Write down what a programmer needs to find the fault; where it was written.

    In the folder of saves and settings, or in that for temporary files when it can't be written.
    """
    from saves import SaveError  # what `home` raises when there is none

    text = _text(error, arguments)
    for folder in (_own_folder, _temporary_folder):
        try:
            return str(_write(folder(), text))
        except (OSError, SaveError):
            continue
    sys.stderr.write(text)
    from tribes_tui.words.said import commands as said

    return said.report_above()


def _text(error: BaseException, arguments: Sequence[str]) -> str:
    """For those who mend the program."""
    head = [
        f"tribes {' '.join(arguments)}",  # no words
        f"Python {platform.python_version()} on {platform.platform()}",  # no words
        f"terminal {os.environ.get('TERM', '-')} {os.environ.get('COLORTERM', '')}",  # no words
        "",
    ]
    return "\n".join(head) + "".join(traceback.format_exception(error))


def _write(folder: Path, text: str) -> Path:
    path = folder / f"crash-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.txt"
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
        file.write(text)
    return path


def _own_folder() -> Path:
    from saves import home

    folder = home() / "reports"
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder


def _temporary_folder() -> Path:
    return Path(tempfile.gettempdir())
