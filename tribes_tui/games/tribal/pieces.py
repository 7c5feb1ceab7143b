"""Cards and columns of cards as both Tribal tables draw them."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from typing import NamedTuple

from textual.geometry import Region

from rules.tribal.cards import NAMES, SYMBOL, UNKNOWN
from tribes_tui.display.targets import Target
from tribes_tui.sheet.canvas import Canvas
from tribes_tui.table.scene import Scene

SYMBOL_ROLES = ("piece-orange", "piece-amber", "piece-blue", "piece-teal")
"""Djembe and mask are of light grounds, lizard and turtle of dark ones; the letter always says which."""

LONGEST = 9
"""A column has at most so many cards lying face up: they fall from 9 to 1."""

Label = Callable[[int], str]


class Size(NamedTuple):
    """How large cards are: from column to column, a card's width, rows of a covered card and of an end."""

    pitch: int
    width: int
    step: int = 1
    full: int = 1

    @property
    def rows(self) -> int:
        """Rows of the longest column there is."""
        return (LONGEST - 1) * self.step + self.full


HEIGHTS = ((4, 4), (3, 3), (2, 2), (1, 2), (1, 1))
"""Rows of a covered card and of an end, the handsomest first; names stand in the same row in both."""


def tallest(room: int) -> tuple[int, int]:
    """The rows of covered cards and of ends, such that the longest column has room in so many rows."""
    return next(((step, full) for step, full in HEIGHTS if (LONGEST - 1) * step + full <= room), HEIGHTS[-1])


def role(card: int) -> str:
    """The role of a card's piece."""
    return "piece-hidden" if card >= UNKNOWN else SYMBOL_ROLES[SYMBOL[card]]


def draw_card(canvas: Canvas, spot: Region, text: str, piece: str) -> Region:
    """A filled rectangle with a text in its middle row; where it is."""
    canvas.fill(spot, piece)
    canvas.text(spot.x, spot.y + (spot.height - 1) // 2, text[: spot.width].center(spot.width), piece)
    return spot


def draw_run(
    canvas: Canvas, x: int, y: int, size: Size, cards: Sequence[int], label: Label, lifted: Container[int], lane: int
) -> list[Target]:
    """The cards of a column that lie face up, base first, from (x, y) down; a target for each, named `card:D4a`.

    Those in `lifted` are drawn as chosen: they go with the card that was picked.
    """
    targets = []
    for place, card in enumerate(cards):
        height = size.full if place == len(cards) - 1 else size.step
        flag = "+chosen" if card in lifted else ""
        spot = draw_card(canvas, Region(x, y, size.width, height), label(card), role(card) + flag)
        targets.append(Target(card_name(card), (spot,), lane=lane))
        y += height
    return targets


def draw_landing(canvas: Canvas, size: Size, targets: list[Target], coming: str, lit: Container[str]) -> None:
    """Under a lit end, the name of the card that may come there; a click there means the end as well.

    There is always a row for it: nothing goes onto the last of nine cards.
    """
    if not coming or not targets or targets[-1].name not in lit:
        return
    end = targets[-1]
    spot = draw_coming(canvas, Region(end.region.x, end.region.bottom, size.width, 1), coming)
    targets[-1] = end._replace(spots=(*end.spots, spot))


def draw_coming(canvas: Canvas, spot: Region, coming: str) -> Region:
    """The name of a card that may come here; where it is."""
    canvas.text(spot.x, spot.y, f"+{coming}"[: spot.width].center(spot.width), "good")
    return spot


def card_name(card: int) -> str:
    """The name of the target that a card on the table is."""
    return f"card:{NAMES[card]}"


def draw_button(canvas: Canvas, x: int, y: int, scene: Scene, name: str, key: str, label: str) -> Target:
    """A button; dim while it does nothing."""
    if name in scene.lit:
        spot = canvas.button(x, y, key.upper(), label)
    else:
        spot = Region(x, y, canvas.text(x, y, f" {key.upper()}  {label} ", "dim") - x, 1)
    return Target(name, (spot,), key=key)
