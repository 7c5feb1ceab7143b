"""The colours of a look: what a terminal is told, as `#rrggbb`."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tribes_tui.display.xterm import SIXTEEN, colour_of

DIMMED = 0.5
"""How far a terminal takes dim signs towards what is behind them."""


class Own(NamedTuple):
    """What a terminal shows where it is told no colour: in front and behind."""

    front: str = SIXTEEN[7]
    back: str = SIXTEEN[0]


ON_BLACK, ON_WHITE = Own(), Own(SIXTEEN[0], SIXTEEN[15])


@lru_cache(4096)
def colour_told(code: str) -> str:
    """The colour of a code such as `34`, `103`, `38;5;17` or `48;2;1;2;3`; "" for the terminal's own."""
    first, *rest = [int(part) for part in code.split(";") if part]
    if rest:
        return colour_of(rest[1]) if rest[0] == 5 else "#{:02x}{:02x}{:02x}".format(*rest[1:])
    tens, ones = divmod(first, 10)
    return "" if ones == 9 else SIXTEEN[ones + (8 if tens >= 9 else 0)]


@lru_cache(4096)
def blend(first: str, second: str, share: float) -> str:
    """The colour a share of the way from the first to the second, as light is added up on a screen."""
    pairs = zip(bytes.fromhex(first[1:]), bytes.fromhex(second[1:]), strict=True)
    return "#" + "".join(f"{round(one + (other - one) * share):02x}" for one, other in pairs)
