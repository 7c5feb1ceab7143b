"""The signs beyond ASCII that our screens draw, each one cell wide, with its ASCII twin."""

import unicodedata

from rich.cells import cell_len, get_character_cell_size
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


# ---- Wide signs: behind each stands a filler, so that a text is as long as its cells --------------


FILL = "\ue000"
"""Of private use: no text that people can write here has it."""
MORE = "…"
"""Stands where some of a text is left out."""


def filled(text: str) -> str:
    """The text with a filler behind each wide sign; one that has them already stays as it is.

    >>> filled("ab").isascii(), len(filled("日本")), len(filled(filled("日本")))
    (True, 4, 4)
    """
    if text.isascii() or FILL in text:
        return text
    return "".join(sign + FILL if is_wide(sign) else sign for sign in text)


def is_wide(sign: str) -> bool:
    """Whether a terminal shows the sign in two cells."""
    return not sign.isascii() and get_character_cell_size(sign) == 2


def whole(text: str) -> str:
    """A part that was cut out of a filled text: half a wide sign at its ends becomes a blank."""
    if text.isascii():
        return text
    if text.startswith(FILL):
        text = " " + text[1:]
    return text[:-1] + " " if text and is_wide(text[-1]) else text


def shown(text: str) -> str:
    """What is sent of a filled text."""
    return text.replace(FILL, "") if FILL in text else text


def shortened(text: str, room: int) -> str:
    """A text that goes into so many cells, its last sign being an ellipsis if some of it doesn't.

    >>> shortened("shaman", 6), shortened("shaman", 4)
    ('shaman', 'sha…')
    """
    return text if len(text) <= room else (whole(text[: room - 1]) + MORE if room > 0 else "")
