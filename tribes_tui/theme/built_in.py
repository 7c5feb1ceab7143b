"""The four themes that everybody has. Their variables are the only place where colours are named."""

from __future__ import annotations

from dataclasses import replace

from textual.theme import BUILTIN_THEMES, Theme

from tribes_tui.theme.moods import DUSK, PARTS, moods_of
from tribes_tui.theme.roles import roles_of


def _widget_variables(variables: dict[str, str]) -> dict[str, str]:
    """What Textual's own widgets ask for."""
    return {
        "block-cursor-background": variables["cursor"],
        "block-cursor-foreground": variables["dark-ink"],
        "block-cursor-text-style": "bold",
        "footer-background": variables[f"{DUSK}-panel"],
        "footer-key-foreground": variables["ink"],
        "footer-key-background": variables[f"{DUSK}-line"],
        "footer-description-foreground": variables["soft"],
        "border": variables[f"{DUSK}-line"],
    }


def make_theme(name: str, variables: dict[str, str], is_dark: bool) -> Theme:
    """A Textual theme with all our variables; Textual's own colours are those of the mood of dusk."""
    above, below, panel, line, accent = (variables[f"{DUSK}-{part}"] for part in PARTS)
    return Theme(
        name=name,
        primary=accent,
        secondary=line,
        accent=accent,
        foreground=variables["ink"],
        background=below,
        surface=above,
        panel=panel,
        success=variables["gain"],
        warning=variables["cursor"] if is_dark else accent,
        error=variables["danger"],
        dark=is_dark,
        variables=variables | _widget_variables(variables),
    )


DARK = make_theme("tribes-dark", roles_of("dark") | moods_of("dark"), True)
LIGHT = make_theme("tribes-light", roles_of("light") | moods_of("light"), False)
STARK = make_theme("tribes-contrast", roles_of("stark") | moods_of("stark"), True)
_ANSI = BUILTIN_THEMES["ansi-dark"]
TERMINAL = replace(
    _ANSI,
    name="terminal",
    accent="ansi_cyan",
    warning="ansi_magenta",
    variables=roles_of("dark") | moods_of("dark") | _ANSI.variables,
)
"""In the terminal's own colours: Textual's widgets by its names of them, pieces by the palette at sixteen colours."""

COLOURED = (DARK, LIGHT, STARK)
"""Those whose colours are known."""
OFFERED = (*COLOURED, TERMINAL)
