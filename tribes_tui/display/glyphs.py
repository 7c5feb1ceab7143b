"""The signs beyond ASCII that our screens draw, each one cell wide, with its ASCII twin."""

from __future__ import annotations

import unicodedata

GLYPHS = {
    **dict.fromkeys("▀█▄▂▃▅▆▇▘▝▖▗▚▞▙▛▜▟░▓■□▪", "#"),
    **dict.fromkeys("─━╌═▔▁", "-"),
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
