"""The manual page, made from what the command line knows of itself."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator

FILES = """\
.SH FILES
.TP
.I $TRIBES_HOME
The folder of saved games, settings and keys; without it, where the system keeps such data. \\fBtribes doctor\\fR names it.
.SH ENVIRONMENT
.TP
.B NO_COLOR
No colours at all.
.TP
.B TERM, COLORTERM
Say how many colours the terminal has.
.SH EXIT STATUS
0 done; 2 something that you can mend, told in one line; 1 a fault of the program, with a report; 130 stopped by Ctrl+C.
"""


def run(chosen: argparse.Namespace) -> int:
    """`tribes man`: print the page; `chosen.all_commands` makes the parser of all commands."""
    sys.stdout.write(page(chosen.all_commands()))
    return 0


def page(parser: argparse.ArgumentParser) -> str:
    """The page as roff, for `man -l -`."""
    return "\n".join(_lines(parser)) + "\n" + FILES


def _lines(parser: argparse.ArgumentParser) -> Iterator[str]:
    commands = _commands(parser)
    yield '.TH TRIBES 1 "" "Tribes" "Games"'
    yield ".SH NAME"
    yield r"tribes \- six tabletop games about tribes, in any terminal"
    yield ".SH SYNOPSIS"
    yield r"\fBtribes\fR [\fIOPTION\fR ...] [\fICOMMAND\fR | \fIGAME\fR] [\fIARGUMENT\fR ...]"
    yield ".SH DESCRIPTION"
    yield _text(parser.description or "")
    yield ".SH OPTIONS"
    yield from _arguments(parser)
    yield ".SH COMMANDS"
    for name, command in commands.items():
        yield f".SS tribes {_text(name)}"
        yield _text(command.description or "")
        yield from _arguments(command)
        yield from _as_it_stands(command.epilog)
    yield ".SH EXAMPLES"
    yield from _as_it_stands((parser.epilog or "").removeprefix("examples:\n"))


def _commands(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    found = (action for action in parser._actions if isinstance(action, argparse._SubParsersAction))
    return next((dict(action.choices) for action in found), {})


def _arguments(parser: argparse.ArgumentParser) -> Iterator[str]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction) or action.help == argparse.SUPPRESS:
            continue
        yield ".TP"
        yield _name(action)
        yield _text((action.help or "").replace("%%", "%"))


def _name(action: argparse.Action) -> str:
    """`--seats LIST`, bold and slanted as manuals do."""
    given = action.metavar if action.metavar is not None else action.dest.upper()
    words = given if isinstance(given, tuple) else (given,)
    value = "" if action.nargs == 0 else " ".join(rf"\fI{_text(word)}\fR" for word in words)
    flags = ", ".join(rf"\fB{_text(flag)}\fR" for flag in action.option_strings)
    return " ".join(part for part in (flags, value) if part)


def _as_it_stands(text: str | None) -> Iterator[str]:
    if text:
        yield ".PP"
        yield ".nf"
        yield from (_text(line) for line in text.rstrip("\n").split("\n"))
        yield ".fi"


def _text(text: str) -> str:
    """The text with what roff takes for its own signs told otherwise."""
    plain = text.replace("\\", r"\e").replace("-", r"\-")
    return re.sub(r"^([.'])", r"\\&\1", plain, flags=re.MULTILINE)
