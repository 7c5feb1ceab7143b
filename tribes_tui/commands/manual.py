"""The manual page, made from what the command line knows of itself."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator

from tribes_tui.words.said import commands as said


def run(chosen: argparse.Namespace) -> int:
    """`tribes man`: print the page; `chosen.all_commands` makes the parser of all commands."""
    sys.stdout.write(page(chosen.all_commands()))
    return 0


def page(parser: argparse.ArgumentParser) -> str:
    """The page as roff, for `man -l -`."""
    return "\n".join(_lines(parser)) + "\n"


def _lines(parser: argparse.ArgumentParser) -> Iterator[str]:
    commands = _commands(parser)
    yield '.TH TRIBES 1 "" "Tribes" "Games"'  # no words
    yield _section(said.manual_name())
    yield rf"tribes \- {said.manual_in_short()}"
    yield _section(said.manual_synopsis())
    yield r"\fBtribes\fR [\fIOPTION\fR ...] [\fICOMMAND\fR | \fIGAME\fR] [\fIARGUMENT\fR ...]"
    yield _section(said.manual_description())
    yield _text(parser.description or "")
    yield _section(said.manual_options())
    yield from _arguments(parser)
    yield _section(said.manual_commands())
    for name, command in commands.items():
        yield f".SS tribes {_text(name)}"  # no words
        yield _text(command.description or "")
        yield from _arguments(command)
        yield from _as_it_stands(command.epilog)
    yield _section(said.manual_examples())
    yield from _as_it_stands((parser.epilog or "").removeprefix(f"{said.examples()}\n"))
    yield _section(said.manual_files())
    yield from _item(".I $TRIBES_HOME", said.manual_home(command=r"\fBtribes doctor\fR"))  # no words
    yield _section(said.manual_environment())
    yield from _item(".B NO_COLOR", said.manual_no_color())
    yield from _item(".B TERM, COLORTERM", said.manual_term())  # no words
    yield _section(said.manual_exit())
    yield said.manual_codes()


def _section(title: str) -> str:
    return f".SH {title.upper()}"  # no words


def _item(name: str, about: str) -> Iterator[str]:
    yield from (".TP", name, about)


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
