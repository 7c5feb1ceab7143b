"""In which language a command speaks: `--language`, else the setting, else what the environment says, else English."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from tribes_tui.errors import Mendable
from tribes_tui.words.language import chosen, known, speak

OPTION = "--language"
KEPT = re.compile(r'"language": "(\w+)"')
"""How settings keep it."""


def speak_as_asked(arguments: Sequence[str], variables: Mapping[str, str]) -> list[str]:
    """Speak it, before anything is said; what is left of the arguments. Raises `Mendable`.

    The option may stand anywhere before a lone `--`; what is told about it in the help stands with the other options.
    """
    left, named, rest = list[str](), "", iter(arguments)
    for argument in rest:
        if argument == "--":
            left += [argument, *rest]
        elif argument == OPTION:
            named = _checked(next(rest, ""))
        elif argument.startswith(f"{OPTION}="):
            named = _checked(argument.removeprefix(f"{OPTION}="))
        else:
            left.append(argument)
    speak(named or chosen(_kept(variables) if len(known()) > 1 else "", variables))
    return left


def _checked(language: str) -> str:
    """A language that was typed."""
    if language not in known():
        speak(chosen("", os.environ))
        from tribes_tui.words.said import commands as said  # seldom needed

        raise Mendable(said.no_language(typed=repr(language[:40]), languages=", ".join(known())))
    return language


def _kept(variables: Mapping[str, str]) -> str:
    """The setting. To load all of them would take longer than everything else that `tribes --help` does."""
    folder = variables.get("TRIBES_HOME")
    if not folder:
        import platformdirs  # only now: the variable spares it

        folder = platformdirs.user_data_dir("tribes")
    try:
        found = KEPT.search(Path(folder).expanduser().joinpath("settings.json").read_text(encoding="utf-8"))
    except (OSError, ValueError, RuntimeError):
        return ""
    return found[1] if found else ""
