"""Textual's own widgets in the colours of a mood: their style sheet knows only those of dusk."""

from __future__ import annotations

from collections.abc import Mapping

from textual.widget import Widget

from tribes_tui.theme.palette import palette_for

WidgetColours = Mapping[str, Mapping[str, str]]
"""Selector -> style -> role of the palette ("ink", "accent", "panel"). """

LINES = {"border": "round", "border_bottom": "heavy"}
"""The lines that borders are drawn with."""

SCROLLED: Mapping[str, str] = {
    "scrollbar_color": "line",
    "scrollbar_color_hover": "accent",
    "scrollbar_color_active": "accent",
    "scrollbar_background": "below",
    "scrollbar_background_hover": "below",
    "scrollbar_background_active": "below",
}
"""For whatever scrolls."""


def colour_widgets(root: Widget, colours: WidgetColours) -> None:
    """Set the styles of all widgets below `root` that a selector finds. In a theme of the terminal's own colours they stay
    as the style sheet has them."""
    palette = palette_for(root)
    if root.app.current_theme.ansi:
        return
    for selector, styles in colours.items():
        for widget in root.query(selector):
            for style, role in styles.items():
                colour = palette.colour(role)
                setattr(widget.styles, style, (LINES[style], colour) if style in LINES else colour)
