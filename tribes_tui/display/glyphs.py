"""The signs beyond ASCII that our screens draw, each one cell wide, with its ASCII twin."""

import unicodedata

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter

GLYPHS = {
    **dict.fromkeys("▀█▄▂▃▅▆▇▘▝▖▗▚▞▙▛▜▟░▓■□▪", "#"),
    **dict.fromkeys("─━╌═▔▁╸╺", "-"),
    **dict.fromkeys("│┃║▉▊▋▌▍▎▏▐▕", "|"),
    **dict.fromkeys("┌┐└┘├┤┬┴┼╭╮╯╰╔╗╚╝┏┓┗┛", "+"),
    **dict.fromkeys("✓★☼", "*"),
    "•": "~",  # new; an asterisk is what is picked
    **dict.fromkeys("►▸→»", ">"),
    **dict.fromkeys("◄◂←«≤", "<"),
    **dict.fromkeys("▲↑", "^"),
    **dict.fromkeys("▼↓√", "v"),
    **dict.fromkeys("–—−", "-"),
    **dict.fromkeys("’‘", "'"),
    **dict.fromkeys("“”", '"'),
    **dict.fromkeys("☾◐", "("),
    "⌂": "#",
    "●": "o",
    "○": ".",
    "◆": "d",
    "◇": "d",
    "◊": "+",
    "☆": "-",
    "∩": "n",
    "╱": "/",
    "╲": "\\",
    "·": ".",
    "×": "x",
    "±": "~",
    "…": ".",
    "☀": "S",
    "♦": "+",
    "†": "+",
    "▒": ":",
    "≥": ">",
    "≈": "~",
    "♣": "%",
    "§": "S",
    "°": "o",
    "œ": "e",  # as it sounds: one sign for one
    "Œ": "E",
}
"""Sign -> its ASCII twin."""

_TABLE = str.maketrans(GLYPHS)


def to_ascii(text: str) -> str:
    """The same text in ASCII, of the same length; letters lose their accents, anything else becomes `?`."""
    if text.isascii():
        return text
    return "".join(char if char.isascii() else _twin(char) for char in text.translate(_TABLE))


def _twin(char: str) -> str:
    plain = unicodedata.normalize("NFKD", char)[:1]
    return plain if plain.isascii() and plain.isprintable() and plain else "?"


# ---- What the toolkit draws by itself: the palette, its frames, notifications --------------------------


class PlainSigns(LineFilter):
    """Every sign as its ASCII twin, in as many cells as it had, and no colour."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """The same segments in ASCII."""
        return [_plain(segment) for segment in segments]


def _plain(segment: Segment) -> Segment:
    text, style, control = segment
    if not text.isascii():
        text = "".join(to_ascii(sign).ljust(cell_len(sign)) for sign in text if cell_len(sign))
    if style is not None and (style.color or style.bgcolor):
        style = style.without_color + Style.from_meta(style.meta)
    return Segment(text, style, control)
