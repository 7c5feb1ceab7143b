"""All colours of a table in one object, made from the variables of the theme: one a theme, mood and depth.

Pieces never ask Textual for a style while they paint: a look-up here costs 0.1 µs. What a depth of colour can show is
decided here, too, so pieces ask `is_flat` and `is_bare` at most.
"""

from __future__ import annotations

from collections.abc import Mapping
from weakref import WeakKeyDictionary

from rich.style import Style
from textual.app import App
from textual.strip import Strip
from textual.widget import Widget

from tribes_tui.display.glyphs import to_ascii
from tribes_tui.display.looks import DEPTHS as SENT_DEPTHS
from tribes_tui.theme import colours
from tribes_tui.theme.built_in import DARK, LIGHT, OFFERED, ROLES, SEATS
from tribes_tui.theme.depths import (
    ROLES_256,
    Sender,
    grey_of,
    roles_in_sixteen,
    send_16,
    send_256,
    send_all,
    send_none,
    send_own,
)
from tribes_tui.theme.moods import DUSK, MOODS, PARTS

BOLD, UNDER, REVERSE, DIM = 1, 2, 4, 8
"""Flags of a cell. The last three are shown only where there is no colour."""

FADE = 0.42
"""How far a thing that can't be chosen now goes towards the felt."""


class Palette:
    """Roles as attributes, other variables by `colour`, mixtures as far as the depth can show them, styles of cells."""

    ink = soft = dim = dark_ink = card = card_edge = card_ink = card_dim = cursor = legal = chosen = chosen_ink = ""
    gain = danger = above = below = panel = line = accent = ""
    """Each role, and each part of the mood."""

    def __init__(
        self, variables: Mapping[str, str], mood: str, depth: str, is_dark: bool, is_own: bool = False
    ) -> None:
        """`depth` is one of `DEPTHS`; `is_own`: in the terminal's own colours. KeyError if a variable is missing."""
        self.mood, self.depth, self.is_dark = mood, depth, is_dark
        self.is_flat = depth not in ("truecolor", "256")
        """No shadows, no tones that only lightness tells apart."""
        self.is_bare = depth in ("none", "ascii")
        """No fills: pieces are frames, states are underlined, reversed and marked, pictures are left out."""
        self.has_ramps = depth == "truecolor"
        mapped = roles_in_sixteen(is_dark) if self.is_flat else ROLES_256 if depth == "256" else {}
        self._variables = {**variables, **mapped}
        own = {name: f"{mood}-{name}" for name in SEATS}  # where the usual hues are those of things
        self._variables |= {name: self._variables[mine] for name, mine in own.items() if mine in self._variables}
        for role in ROLES:
            setattr(self, role.replace("-", "_"), self._variables[role])
        for part in PARTS:
            setattr(self, part, self._variables[f"{mood}-{part}"])
        self.seats = tuple(self._variables[name] for name in SEATS)
        own_sender = send_own(self.below) if is_own else send_16
        senders: dict[str, Sender] = {"truecolor": send_all, "256": send_256, "16": own_sender}
        self._send = senders.get(depth, send_none)
        self._styles: dict[tuple[str, str, int, bool], Style] = {}
        self.kept: dict[object, list[Strip]] = {}
        """Rows of bare felt."""

    # ---- Colours

    def colour(self, name: str) -> str:
        """A variable by its name, a role, a part of the mood (`accent`), or a colour as it is. KeyError for others."""
        if name.startswith("#"):
            return name
        return self._variables[f"{self.mood}-{name}" if name in PARTS else name]

    def tone(self, word: str) -> str:
        """The colour of a card or a band by its word: red, lizard, indy-back."""
        return self.colour(word if word.startswith("#") else f"tone-{word}")

    def seat(self, number: int) -> str:
        """A seat's colour, or ink for nobody (-1), whose doing it was when cards are dealt or turned up."""
        return self.seats[number % len(self.seats)] if number >= 0 else self.ink

    def felt(self, height: int) -> tuple[str, ...]:
        """The ground of every row of a screen of that height: light falls on it from above."""
        return colours.ramp(self.above, self.below, height) if self.has_ramps else (self.below,) * height

    def mix(self, first: str, second: str, share: float) -> str:
        """The colour a share of the way from the first to the second; at sixteen colours the nearer of the two."""
        if self.is_flat:
            return first if share < 0.5 else second
        return colours.mix(first, second, share)

    def lighter(self, colour: str, by: float) -> str:
        """Lighter (darker if negative); at sixteen colours the same."""
        return colour if self.is_flat else colours.lighter(colour, by)

    def ramp(self, first: str, last: str, steps: int) -> tuple[str, ...]:
        """So many tones; two where a ramp would band, one at sixteen colours."""
        if self.has_ramps:
            return colours.ramp(first, last, steps)
        if self.is_flat:
            return (first,) * steps
        return (first,) * ((steps + 1) // 2) + (last,) * (steps // 2)

    @property
    def cap(self) -> str:
        """The ground of a key."""
        return self.line if self.is_flat else colours.mix(self.panel, self.ink, 0.16)

    def fade(self, colour: str, ground: str) -> str:
        """What can't be chosen now, gone back into the felt; at sixteen colours one of two greys."""
        return grey_of(colour) if self.is_flat else colours.mix(colour, ground, FADE)

    def weave(self, back: str) -> str:
        """The pattern on the back of a card of that colour."""
        if self.is_flat:
            return self.dim if self.is_dark else self.card
        return colours.lighter(back, 0.07 if self.has_ramps else 0.14)

    def shade(self, ground: str) -> str:
        """The ground in the shadow of a piece."""
        return self.mix(ground, colours.BLACK, 0.45 if self.is_dark else 0.2)

    def on(self, tone: str) -> str:
        """Dark ink or white, whichever stands out more on a colour."""
        dark = colours.BLACK if self.is_flat else colours.DARK_INK
        return max((dark, colours.WHITE), key=lambda ink: colours.contrast(ink, tone))

    # ---- Cells

    def style(self, ink: str, ground: str, flags: int, is_text: bool = True) -> Style:
        """The style of cells. `is_text`: words stand there, so the ink moves along its hue until it can be read."""
        key = (ink, ground, flags, is_text)
        found = self._styles.get(key)
        if found is None:
            found = self._styles[key] = self._make_style(*key)
        return found

    def _make_style(self, ink: str, ground: str, flags: int, is_text: bool) -> Style:
        front, behind = self._send(ink, ground, is_text)
        marks = flags if self.is_bare else flags & BOLD
        return Style.from_color(front, behind) + Style(
            bold=bool(marks & BOLD) or None,
            underline=bool(marks & UNDER) or None,
            reverse=bool(marks & REVERSE) or None,
            dim=bool(marks & DIM) or None,
        )

    def signs(self, text: str) -> str:
        """The text in signs that the terminal shows, of the same length."""
        return to_ascii(text) if self.depth == "ascii" else text


_kept: WeakKeyDictionary[App[object], tuple[Mapping[str, str], dict[tuple[str, str], Palette]]] = WeakKeyDictionary()
"""The palettes of each app while the variables of its theme are the same."""


def palette_of(app: App[object], mood: str) -> Palette:
    """The palette of a mood in the app's present theme and depth: one object for all pieces, another after a change."""
    kept = _kept.get(app)
    if kept is None or kept[0] is not app.theme_variables:
        kept = _kept[app] = app.theme_variables, {}
    key = mood, depth_of(app)
    palette = kept[1].get(key)
    if palette is None:
        palette = kept[1][key] = _make_palette(app, *key)
    return palette


def _make_palette(app: App[object], mood: str, depth: str) -> Palette:
    """In an app with a theme that has not our variables: ours of that name, else dark or light, as that is."""
    theme, variables = app.current_theme, app.theme_variables
    if "dark-ink" not in variables:
        known = {one.name: one for one in OFFERED}
        variables = known.get(theme.name, DARK if theme.dark else LIGHT).variables
    if theme.ansi and depth in ("truecolor", "256", "16"):
        return Palette(variables, mood, "16", theme.dark, is_own=True)
    return Palette(variables, mood, depth, theme.dark)


def depth_of(app: App[object]) -> str:
    """What the app says (`app.depth`, one of `DEPTHS`); of an app that doesn't, what Textual found out."""
    said: str | None = getattr(app, "depth", None)
    if said is not None:
        return said
    if app.no_color:
        return "none"
    if app.is_headless:
        return "truecolor"
    system = app.console._color_system
    return next((name for name, value in SENT_DEPTHS.items() if value == system), "truecolor")


def palette_for(widget: Widget) -> Palette:
    """The palette of the mood of the widget's screen (`screen.mood`); dusk, if it has none."""
    mood: str = getattr(widget.screen, "mood", DUSK)
    return palette_of(widget.app, mood if mood in MOODS else DUSK)


def grounds_of(widget: Widget, top: int, rows: int) -> list[str]:
    """What is behind so many rows of the screen, from `top`: the screen's own `ground_role`, if it has one, else the felt."""
    screen, palette = widget.screen, palette_for(widget)
    own: str = getattr(screen, "ground_role", "")
    felt = (palette.colour(own),) if own else palette.felt(screen.size.height)
    return [felt[min(max(row, 0), len(felt) - 1)] for row in range(top, top + rows)]


# ---- Textual's own widgets, whose style sheet knows only the colours of dusk ---------------------------


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
