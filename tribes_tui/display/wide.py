"""Wide signs in texts that are laid a sign a cell: behind each stands a filler, so that a text is as long as its cells."""

from rich.cells import get_character_cell_size

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
