"""What a chain shows, and how it does where there is little room: in a row the character, a chip for each vase, the words of what is wanted."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rules.tribe.components.cards import VASES
from tribes_tui.games.tribe.words.said import board as said
from tribes_tui.widgets.cards.card_face import Face
from tribes_tui.widgets.cards.chain import Link, Want
from tribes_tui.widgets.drawing import BOLD, Cells, PlaceState, shortened, tones_of


class HiddenCard(NamedTuple):
    """The place beside a chain for a card that lies face down. `name`: its place on the table, "" where it is none."""

    name: str = ""
    is_there: bool = False
    word: str = ""
    """What its owner knows it to be."""
    face: Face | None = None
    """The same as a card: how it looks by itself."""


NOT_NEW = 9


class ChainView(NamedTuple):
    """A chain: its place, its character, vases and what is still wanted, at the end the totem."""

    name: str
    character: Face
    links: tuple[Link, ...]
    hidden: HiddenCard
    notes: tuple[str, ...] = ()
    """What is told beside it while it has no vase, that it has to leave or may stay: the same in sentences, the longest first."""

    is_safe: bool = False
    """It may stay."""
    vases: tuple[int, ...] = ()
    """The letters of the words of its three vases."""
    at_stake: int = 0
    """So many vases, the last ones, are what the attack that is being aimed would destroy."""
    newest: int = NOT_NEW
    """Which of its links is new, or has just gone; 0: its character."""

    @property
    def all(self) -> tuple[Link, ...]:
        """The character and all that follows it."""
        return (self.character, *self.links)


TOTEM_AT = 4
"""The totem's place in a chain: behind its character and three vases."""


class Segment(NamedTuple):
    """A link as it stands in a row: where it begins, how wide it is, its words."""

    x: int
    width: int
    words: str

    @property
    def end(self) -> int:
        """The column behind it."""
        return self.x + self.width


LEAST_VASE, MOST_WORD, MOST_SPARE = 6, 7, 3
"""Columns of a vase in two rows: its word, and below it the same as in a chip; so many more in seats wider than the narrowest."""
LEAST_WIDTH = 39
"""Columns of the narrowest seat."""
NEXT = "→"
"""Before the vase that comes next, where no row below it says so."""
AFTER = "…"
"""In place of the words for which no room is left."""


def segments(
    chain: Sequence[Link], first: int, room: int, has_words: bool = False, vases: Sequence[int] = ()
) -> tuple[Segment, ...]:
    """The chain from left to right in so much room: the character in its `first` columns, with its own chip once it has a vase, a chip for each vase that was laid, by
    its word where it `has_words`; then the words of what is still wanted. In two rows every vase has its word, and its columns of
    `vases`; a totem stands at the end of the second row."""
    if vases:
        return tuple(_in_columns(chain, first, room, vases))
    has_chip = not has_words and len(chain) > 1 and isinstance(chain[1], Face)
    return tuple(_placed(chain, first, room, has_words, has_chip))


def vase_columns(width: int, letters: int = MOST_WORD) -> int:
    """Columns of a vase in two rows whose word has so many letters, in a seat of so many columns."""
    return max(LEAST_VASE, min(letters, MOST_WORD)) + max(0, min(MOST_SPARE, (width - LEAST_WIDTH) // VASES))


def _in_columns(chain: Sequence[Link], first: int, room: int, vases: Sequence[int]) -> Iterator[Segment]:
    x = 0
    for link, width in zip(chain, (first, *vases), strict=False):
        yield Segment(x, width, shortened(link.name if isinstance(link, Face) else link.word, width))
        x += width + 1
    for totem in chain[TOTEM_AT:]:
        words = _totem_words(totem, room - x + 1)
        yield Segment(room - len(words), len(words), words)


def _placed(chain: Sequence[Link], first: int, room: int, has_words: bool, has_chip: bool) -> Iterator[Segment]:
    x, is_full = 0, False
    for k, link in enumerate(chain):
        left = room - x
        if k == 0:
            name, sign = (link.name, chip(link) * has_chip) if isinstance(link, Face) else ("", "")
            width, words = first + len(sign), shortened(name, first).ljust(first) + sign
        elif k == TOTEM_AT:
            words = _totem_words(link, left)
            width = len(words)
        elif isinstance(link, Face):
            words = f" {chip(link)} " if not has_words else f" {link.name} {chip(link)} "
            width = len(words)
        else:
            words = shortened(f"{NEXT}{link.word}", left) if link.is_next else link.word
            if len(words) > left or is_full:
                words, is_full = "" if is_full else AFTER[: max(0, left)], True
            width = len(words)
        yield Segment(x, width, words)
        x += width + bool(width)


def chip(face: Face) -> str:
    """The sign of a vase's colour, and its spheres."""
    return f"{face.signs[0]}{len(face.signs)}"


def _totem_words(totem: Link, room: int) -> str:
    """What it is and what it brings, or that it is wanted; only what it brings; nothing where that has no room: the chain is whole."""
    forms: tuple[str, ...]
    if isinstance(totem, Want):
        forms = f"{totem.word} {totem.lead}", f"{NEXT}{totem.word}", ""
    else:
        brings = totem.word or f"+{len(totem.signs)}" * bool(totem.signs)
        forms = f"{totem.name} {brings}".rstrip(), brings or totem.name
    return shortened(next((form for form in forms if len(form) <= room), forms[-1]), room)


def paint_segment(
    cells: Cells,
    spot: tuple[int, int],
    segment: Segment,
    link: Link,
    state: PlaceState,
    is_odd: bool = False,
    rows: int = 1,
) -> None:
    """At column and row: `spot`."""
    (x, y), palette = spot, cells.palette
    x, words = x + segment.x, segment.words.ljust(segment.width)
    if state.is_cursor and palette.is_flat:
        words = shortened(f"►{words.strip()}", segment.width).ljust(segment.width)
    if isinstance(link, Want):
        plain = palette.ink if link.is_next else palette.dim
        ground, ink, flags = tones_of(palette, palette.legal if state.is_legal else plain, state)
        if state.is_faded:
            ground, ink, flags = None, plain, 0
        cells.put(x, y, words, ink, ground, flags | BOLD * link.is_next)
        told = link.more[-1] if link.more else said.next_one()
        if rows > 1 and link.is_next and len(told) <= segment.width:
            cells.put(x, y + 1, told.center(segment.width), ink, ground, BOLD)
        return
    tone = palette.lighter(palette.tone(link.tone), -0.07) if is_odd else palette.tone(link.tone)
    if state.is_faded:
        tone = palette.fade(tone, cells.ground(x, y))
    ground, ink, flags = tones_of(palette, palette.on(tone), state)
    cells.put(x, y, words, palette.on(tone) if state.is_faded else ink, ground or tone, flags | BOLD)
    if rows > 1:
        darker = palette.lighter(tone, -0.09)
        cells.put(x, y + 1, (chip(link) if link.signs else "").center(segment.width), palette.on(darker), darker)
