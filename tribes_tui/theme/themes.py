"""Our own themes: dark, light, high contrast, and one in the terminal's own colours."""

from __future__ import annotations

from dataclasses import replace

from textual.theme import BUILTIN_THEMES, Theme

DARK = Theme(
    name="tribes-dark",
    primary="#e0a458",
    secondary="#7fb7be",
    accent="#f0c987",
    foreground="#ece5d8",
    background="#14161b",
    surface="#1c1f26",
    panel="#272b35",
    success="#8fcf8f",
    warning="#f2b84b",
    error="#ff8f7f",
    dark=True,
    variables={"footer-key-foreground": "#f0c987", "block-cursor-foreground": "#14161b"},
)

LIGHT = Theme(
    name="tribes-light",
    primary="#8a4b14",
    secondary="#1f5f66",
    accent="#7a3e0c",
    foreground="#241f1a",
    background="#f7f2e8",
    surface="#efe7d8",
    panel="#e4d9c4",
    success="#1e6b2e",
    warning="#7d5200",
    error="#a3211b",
    dark=False,
    variables={"footer-key-foreground": "#7a3e0c", "block-cursor-foreground": "#f7f2e8"},
)

CONTRAST = Theme(
    name="tribes-contrast",
    primary="#ffff00",
    secondary="#00ffff",
    accent="#ffff00",
    foreground="#ffffff",
    background="#000000",
    surface="#000000",
    panel="#303030",
    success="#00ff00",
    warning="#ffd000",
    error="#ff9090",
    dark=True,
)

TERMINAL = replace(BUILTIN_THEMES["ansi-dark"], name="terminal", accent="ansi_cyan", warning="ansi_magenta")
"""For the few widgets of the toolkit; the rest is in `sheet/terminal_skin.py`."""

THEMES = (DARK, LIGHT, CONTRAST)
"""Those whose colours are known."""

OFFERED = (*THEMES, TERMINAL)
DEFAULT = DARK.name
