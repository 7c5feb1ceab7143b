"""A picture by which one sees whether a terminal shows colours and signs as they are meant: what `tribes doctor` ends with."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from rich.style import Style
from rich.text import Text

from tribes_tui.widgets.drawing.pictures import PICTURES
from tribes_tui.words.said import commands as said

NIGHT, GOLD = (24, 30, 66), (255, 204, 92)
"""The ends of the strip: red, green, blue."""
STRIP = 48
"""Its columns."""
TONES = {"K": "#6b5238", "N": "#94744c", "k": "#101010", "w": "#f6f1e4", "y": "#f2b52c"}
"""Of the eagle: sign of its picture -> colour."""
SIGNS = "▀▄█▌▐▖▗▘▝▙▛▜▟▁▂▃▄▅▆▇─│╭╮╰╯●○◆◇■□►◄▲▼⌂×→"
INDENT = "    "


def sample() -> Sequence[Text]:
    """Its lines: each part under a sentence that says how it should look."""
    return (
        Text(f"\n{INDENT}{said.doctor_strip()}"),
        Text(INDENT).append_text(_strip()),
        Text(f"{INDENT}{said.doctor_eagle()}"),
        *_eagle(),
        Text(f"{INDENT}{said.doctor_signs()}"),
        Text(INDENT + SIGNS),
        Text(INDENT + "".join(str(number % 10) for number in range(1, len(SIGNS) + 1))),
    )


def _strip() -> Text:
    strip = Text()
    for column in range(STRIP):
        share = column / (STRIP - 1)
        red, green, blue = (round(low + share * (high - low)) for low, high in zip(NIGHT, GOLD, strict=True))
        strip.append("█", Style(color=f"#{red:02x}{green:02x}{blue:02x}"))
    return strip


def _eagle() -> Iterator[Text]:
    """Two rows of pixels to a line."""
    rows = PICTURES["eagle"]
    for upper, lower in zip_longest(rows[::2], rows[1::2], fillvalue=""):
        line = Text(INDENT)
        for above, below in zip_longest(upper, lower, fillvalue="."):
            ink, ground = TONES.get(above), TONES.get(below)
            sign = "▀" if ink else "▄" if ground else " "
            line.append(sign, Style(color=ink or ground, bgcolor=ground if ink else None))
        yield line
