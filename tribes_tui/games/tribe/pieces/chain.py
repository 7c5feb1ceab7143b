"""What a chain shows, and how it does where there is little room: words on their colours, one beside the other, in one row or two."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from textual.geometry import Region

from rules.tribe.components.cards import VASES
from tribes_tui.games.tribe.words.said import board as said
from tribes_tui.widgets.cards.card_face import Face
from tribes_tui.widgets.cards.chain import Link, Want
from tribes_tui.widgets.drawing import BOLD, Cells, PlaceState, shortened, tones_of
from tribes_tui.widgets.drawing.shapes import hollow


class HiddenCard(NamedTuple):
    """The place beside a chain for a card that lies face down. `name`: its place on the table, "" where it is none."""

    name: str = ""
    is_there: bool = False
    word: str = ""
    """What its owner knows it to be."""
    face: Face | None = None
    """The same as a card: how it looks by itself."""


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
    at_stake: int = 0
    """So many vases, the last ones, are what the attack that is being aimed would destroy."""

    @property
    def all(self) -> tuple[Link, ...]:
        """The character and all that follows it."""
        return (self.character, *self.links)

    @property
    def is_complete(self) -> bool:
        """Whether it has all its vases."""
        return len(self.links) >= VASES and isinstance(self.links[VASES - 1], Face)


TOTEM_AT = 4
"""The totem's place in a chain: behind its character and three vases."""


class Segment(NamedTuple):
    """A link as it stands in a row: where it begins, how wide it is, its words."""

    x: int
    width: int
    words: str


class Way(NamedTuple):
    """How close the words stand: blanks at the sides of each, between two; what is left out."""

    pad: int
    gap: int
    is_joined: bool = False
    """No blank before the number."""

    has_number: bool = True
    """The character has its number."""

    is_brief: bool = False
    """The totem is a letter."""

    has_count: bool = True
    """The vases have their numbers."""

    has_gain: bool = True
    """The place of a totem has what one would bring."""

    longest: int = 20
    """Letters of a word: where a language has longer ones than English, they end with an ellipsis."""


WAYS = (
    Way(3, 1),
    Way(2, 1),
    Way(1, 1),
    Way(0, 1),
    Way(0, 1, True),
    Way(0, 1, True, False),
    Way(0, 1, True, False, has_gain=False),
    Way(0, 1, True, False, True),
    Way(0, 1, True, False, True, False),
)
LENGTHS = 20, 6, 4
FLAT_WAYS = WAYS[3:]
"""Where tones can't tell neighbours apart only blanks part the words."""


def way_for(chains: Sequence[tuple[Sequence[Link], int, int]], is_flat: bool) -> Way:
    """The loosest way in which all the chains fit, each in so many rows into its columns: they stand alike below each other."""
    ways = FLAT_WAYS if is_flat else WAYS
    fits = (way for way in ways if all(_end(segments(one, way, rows)) <= room for one, rows, room in chains))
    return next(fits, ways[-1])


def shortest_needed(chain: Sequence[Link], way: Way, rows: int, room: int) -> tuple[Segment, ...]:
    """The chain from left to right; where its words are longer than its columns, and only there, they are cut."""
    ways = (segments(chain, way._replace(longest=longest), rows) for longest in LENGTHS)
    found = next(ways)
    while _end(found) > room and (shorter := next(ways, None)):
        found = shorter
    return found


def segments(chain: Sequence[Link], way: Way, rows: int) -> tuple[Segment, ...]:
    """The chain from left to right."""
    return tuple(_placed(chain, way, rows))


def _end(found: Sequence[Segment]) -> int:
    return found[-1].x + found[-1].width


def _placed(chain: Sequence[Link], way: Way, rows: int) -> Iterator[Segment]:
    x = 0
    for k, link in enumerate(chain):
        words = _totem_words(link, way, rows) if k == TOTEM_AT else _words(link, way, rows, is_first=k == 0)
        least = 0 if rows == 1 else len(_signs(link) if isinstance(link, Face) else below(link))
        width = max(len(words), least) + 2 * way.pad
        x -= way.gap * (way.is_brief and rows == 1 and k == TOTEM_AT and isinstance(link, Want))
        yield Segment(x, width, words)
        x += width + (way.gap or isinstance(link, Want))


def below(want: Want) -> str:
    """In the second row: that a vase is needed next, what a totem would bring, with a ?."""
    return f"{want.lead}?" if want.lead.startswith("+") else want.lead if want.is_next else ""


def _signs(face: Face) -> str:
    """In the second row: its spheres; of a magical totem in a figure, with what is counted besides."""
    return f"{face.signs[0]}{len(face.signs)}{face.word}" if face.word.startswith("+") else "".join(face.signs)


def _totem_words(totem: Link, way: Way, rows: int) -> str:
    """In the only row, where one may still come a ? follows. The letters of the totem and of a magical one: the legend has both."""
    if rows > 1 and not way.is_brief:
        return totem.word if isinstance(totem, Want) else totem.name
    if isinstance(totem, Want):
        gain = totem.lead * way.has_gain
        if way.is_brief:
            return f"{said.letter_totem()}?"
        return f"{totem.word}?{'' if way.is_joined or not gain else ' '}{gain}"
    if way.is_brief:
        return said.letter_magic() if totem.word else said.letter_totem()
    return f"{totem.name}{'' if way.is_joined or not totem.word else ' '}{totem.word}"


def _words(link: Link, way: Way, rows: int, is_first: bool) -> str:
    word = shortened(link.word if isinstance(link, Want) else link.name, way.longest)
    if isinstance(link, Want):
        return f"{word}?" if link.is_next and rows == 1 else word
    if rows > 1 or (is_first and not way.has_number):
        return word
    sign = "" if is_first else link.signs[0]
    return f"{word}{'' if way.is_joined else ' '}{sign}{len(link.signs) if way.has_count else ''}"


def paint_segment(
    cells: Cells, spot: tuple[int, int, int], segment: Segment, link: Link, state: PlaceState, is_odd: bool = False
) -> None:
    """At column, row, in so many rows: `spot`."""
    x, y, rows = spot
    palette, x = cells.palette, x + segment.x
    words = segment.words.center(segment.width)
    if state.is_cursor and palette.is_flat:
        words = shortened(f"►{words.strip()}", segment.width).ljust(segment.width)
    if isinstance(link, Want):
        plain = palette.legal if state.is_legal else palette.ink if link.is_next else palette.dim
        ground, ink, flags = tones_of(palette, plain, state)
        if state.is_faded:
            ground, ink, flags = None, palette.ink if link.is_next else palette.dim, 0
        if rows > 1:
            hollow(cells, Region(x, y, segment.width, rows))
        cells.put(x, y, words, ink, ground, flags | (BOLD if link.is_next else 0))
        if rows > 1:
            cells.put(x, y + 1, below(link).center(segment.width).rstrip(), palette.soft)
        return
    tone = palette.tone(link.tone)
    if is_odd:
        tone = palette.lighter(tone, -0.07)
    if state.is_faded:
        tone = palette.fade(tone, cells.ground(x, y))
    ground, ink, flags = tones_of(palette, palette.on(tone), state)
    if state.is_faded:
        ink = palette.on(tone)
    cells.put(x, y, words, ink, ground or tone, flags | BOLD)
    if rows > 1:
        darker = palette.lighter(tone, -0.09)
        cells.put(x, y + 1, _signs(link).center(segment.width), palette.on(darker), darker)
        cells.fill(x, y + 2, segment.width, rows - 2, darker)
