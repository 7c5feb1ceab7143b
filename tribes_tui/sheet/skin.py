"""How roles look: from the names on a canvas to the styles of this terminal, and its characters."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rich.style import Style
from textual.color import Color

FLAGS = ("new", "lit", "chosen", "cursor")
"""What may be added to a role, in the order in which it is laid over it."""

ROLES: dict[str, str] = {
    "text": "foreground",
    "dim": "dim",
    "rule": "dim",
    "head": "bold foreground on panel",
    "prompt": "bold foreground",
    "info": "accent",
    "you": "bold foreground",
    "turn": "bold warning",
    "good": "success",
    "bad": "bold error",
    "new": "bold warning",
    "mark": "bold warning",
    "key": "bold accent",
    "button": "foreground on panel",
    "log": "foreground",
    "ground": "foreground on panel",
    "gain": "bold success on panel",
    "ready": "bold background on success",
    "jump": "bold background on warning",
    "note": "foreground on panel",
    "ghost": "bold accent",
}
"""The looks of roles by the names of the theme's colours; a background that is not named is the screen's."""

PIECES: dict[str, tuple[str, str]] = {
    "red": ("#ffffff", "#a8201a"),
    "green": ("#ffffff", "#1f7a34"),
    "blue": ("#ffffff", "#1d4fb8"),
    "yellow": ("#000000", "#e3b505"),
    "white": ("#000000", "#e6e6e6"),
    "black": ("#ffffff", "#3a3a3a"),
    "gold": ("#000000", "#d7a13b"),
    "orange": ("#000000", "#e8853a"),
    "amber": ("#000000", "#f0b429"),
    "teal": ("#ffffff", "#0f6b7a"),
    "hidden": ("#d0d0d0", "#4a4a55"),
    "purple": ("#ffffff", "#7a2a9a"),
    "pink": ("#000000", "#f29ac0"),
    "azure": ("#c3d6ee", "#24405f"),
    "azure-lit": ("#ffffff", "#2f6db5"),
    "brick": ("#f0cfc6", "#5a2b22"),
    "brick-lit": ("#ffffff", "#b4462f"),
}
"""Foreground and background of `piece-...`. A letter on the piece always says the same as its colour."""

LAID_OVER: dict[str, Style] = {
    "new": Style(italic=True),
    "lit": Style(bold=True, underline=True),
    "chosen": Style(bold=True, color="#000000", bgcolor="#7fd4c1"),
    "cursor": Style(bold=True, color="#000000", bgcolor="#ffd75f"),
}

WITHOUT_COLOUR: dict[str, Style] = {
    "new": Style(bold=True),
    "lit": Style(bold=True, underline=True),
    "chosen": Style(reverse=True, underline=True),
    "cursor": Style(reverse=True, bold=True, underline=False),
}


DIMMED = 0.36
"""How far dim text is from the foreground's colour towards the background's: it still stands out by 4.5 to 1."""


class Skin:
    """Styles by role, and `ink`, which turns a text into what the terminal can show."""

    def __init__(
        self, colours: Mapping[str, str] | None, ink: Callable[[str], str] = str, is_terminals: bool = False
    ) -> None:
        """`colours` are a theme's (`foreground`, `background`, `panel` ...); None: no colours at all.

        With `is_terminals` they are the terminal's own, whatever these may be.
        """
        self.ink = ink
        self._is_terminals = is_terminals and colours is not None
        self._colours = None if colours is None else _with_dim(colours)
        self._styles: dict[str, Style] = {}

    def style(self, role: str) -> Style:
        """The style of a role with its flags; an unknown role looks like text."""
        style = self._styles.get(role)
        if style is None:
            base, *flags = role.split("+")
            style = self._base(base)
            over = self._laid_over()
            for flag in FLAGS:
                if flag in flags:
                    style += over[flag]
            self._styles[role] = style
        return style

    def _laid_over(self) -> Mapping[str, Style]:
        if self._colours is None or not self._is_terminals:
            return WITHOUT_COLOUR if self._colours is None else LAID_OVER
        from tribes_tui.sheet.terminal_skin import OVER

        return OVER

    def _base(self, role: str) -> Style:
        if self._colours is None:
            return _colourless(role)
        if self._is_terminals:
            from tribes_tui.sheet.terminal_skin import terminal_style

            return terminal_style(role, ROLES)
        if role.startswith("piece-"):
            front, back = PIECES.get(role[6:], PIECES["hidden"])
            return Style(color=front, bgcolor=back, bold=True)
        front, _, back = ROLES.get(role, "foreground").partition(" on ")
        bold = front.startswith("bold ")
        front = self._colours[front.removeprefix("bold ")]
        return Style(color=front, bgcolor=self._colours[back or "background"], bold=bold or None)


def _colourless(role: str) -> Style:
    if role in ("head", "jump"):
        return Style(reverse=True, bold=role == "jump" or None)
    if role in ("dim", "rule"):
        return Style(dim=True)
    return Style(bold=True) if ROLES.get(role, "").startswith("bold") else Style()


def _with_dim(colours: Mapping[str, str]) -> dict[str, str]:
    names = ("foreground", "background", "panel", "accent", "warning", "error", "success")
    found = {name: Color.parse(colours.get(name, "#808080")) for name in names}
    found["dim"] = found["foreground"].blend(found["background"], DIMMED)
    return {name: colour.hex6 for name, colour in found.items()}


def skin_of(app: Any) -> Skin:
    """The skin for an app's theme and terminal."""
    ink = getattr(app, "ink", None)
    if app.no_color or getattr(app, "is_colourless", False):
        return Skin(None, ink or str)
    return Skin(app.theme_variables, ink or str, app.current_theme.ansi)
