"""What the commands take that are about this machine: its terminal, its shells, its desktop."""

from __future__ import annotations

from typing import Any

from tribes_tui.commands.arguments.common import Adding, command_of

COMPLETIONS = """\
once:
  bash   tribes completions bash > ~/.local/share/bash-completion/completions/tribes
  zsh    tribes completions zsh > ~/.zfunc/_tribes      (with `fpath+=~/.zfunc` before `compinit` in ~/.zshrc)
  fish   tribes completions fish > ~/.config/fish/completions/tribes.fish
"""


def _doctor(commands: Any) -> None:
    command_of(commands, "doctor", "doctor", "what this terminal can do, where saves lie, what is missing")


def _completions(commands: Any) -> None:
    completions = command_of(
        commands, "completions", "completions", "what a shell needs to complete your commands", COMPLETIONS
    )
    completions.add_argument("shell", choices=("bash", "zsh", "fish"), metavar="SHELL", help="bash, zsh or fish")


def _manual(commands: Any) -> None:
    command_of(commands, "man", "manual", "all this as a manual page: tribes man | man -l -")


def _desktop(commands: Any) -> None:
    desktop = command_of(
        commands, "install-desktop", "desktop", "put Tribes, its icon and its manual where your desktop looks"
    )
    desktop.add_argument("--remove", action="store_true", help="take them away again")


ADDING: Adding = {
    "doctor": _doctor,
    "completions": _completions,
    "man": _manual,
    "install-desktop": _desktop,
}
