"""What the commands take that are about this machine: its terminal, its shells, its desktop."""

from __future__ import annotations

from typing import Any

from tribes_tui.commands.arguments.common import Adding, command_of
from tribes_tui.words.said import arguments as said


def _doctor(commands: Any) -> None:
    command_of(commands, "doctor", "doctor", said.doctor())


def _completions(commands: Any) -> None:
    completions = command_of(commands, "completions", "completions", said.completions(), said.completions_more())
    completions.add_argument("shell", choices=("bash", "zsh", "fish"), metavar="SHELL", help=said.completions_shell())


def _manual(commands: Any) -> None:
    command_of(commands, "man", "manual", said.man())


def _desktop(commands: Any) -> None:
    desktop = command_of(commands, "install-desktop", "desktop", said.desktop())
    desktop.add_argument("--remove", action="store_true", help=said.desktop_remove())


ADDING: Adding = {
    "doctor": _doctor,
    "completions": _completions,
    "man": _manual,
    "install-desktop": _desktop,
}
