"""How roles look in the terminal's own colours: its foreground and background, and the sixteen of its palette.

Nothing is known of how bright they are, so plain text is never coloured, pieces have a ground of the palette with
black or white on it, and whatever a ground would tell is told by reverse video.
"""

from __future__ import annotations

from collections.abc import Mapping

from rich.style import Style

ACCENTS = {"accent": "cyan", "warning": "magenta", "error": "red", "success": "green"}
"""Names of a theme's colours -> the palette's, those that can be read on dark and on light."""

OVER: dict[str, Style] = {
    "new": Style(italic=True),
    "lit": Style(bold=True, underline=True),
    "chosen": Style(bold=True, color="black", bgcolor="bright_white"),
    "cursor": Style(bold=True, color="black", bgcolor="bright_yellow"),
}
REVERSED = ("head", "ready", "jump")

GROUNDS = {
    "red": "red", "green": "green", "blue": "blue", "yellow": "yellow", "white": "white", "black": "bright_black",
    "gold": "yellow", "orange": "bright_red", "amber": "yellow", "teal": "cyan", "hidden": "bright_black",
    "purple": "magenta", "pink": "bright_magenta", "azure": "blue", "brick": "red",
}  # fmt: skip
"""Piece -> the palette's colour behind it; what is lit has the bright one, where there is one."""

BRIGHT = ("bright_blue", "bright_green", "bright_cyan", "bright_red")
WITH_BLACK = ("green", "yellow", "cyan", "white", "bright_green", "bright_yellow", "bright_cyan", "bright_magenta")
"""Grounds on which text is black; on the others it is white."""


def terminal_style(role: str, looks: Mapping[str, str]) -> Style:
    """The style of a role; `looks` is what `skin.ROLES` says."""
    kind, _, name = role.partition("-")
    if kind == "piece":
        return _piece(name)
    if role in ("dim", "rule"):
        return Style(dim=True)
    front = looks.get(role, "").partition(" on ")[0]
    style = Style(bold=front.startswith("bold ") or None, color=ACCENTS.get(front.removeprefix("bold ")))
    return style + Style(reverse=True) if role in REVERSED else style


def _piece(name: str) -> Style:
    back = _ground(name)
    return Style(color="black" if back in WITH_BLACK else "bright_white", bgcolor=back, bold=True)


def _ground(name: str) -> str:
    base, _, state = name.partition("-")
    colour = GROUNDS.get(base, GROUNDS["hidden"])
    return f"bright_{colour}" if state.startswith("lit") and f"bright_{colour}" in BRIGHT else colour
