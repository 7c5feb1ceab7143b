"""The chains of a seat, one below the other, as large as there is room for all of them."""

from collections.abc import Hashable, Iterable, Sequence
from itertools import accumulate
from typing import NamedTuple

from textual.geometry import Region

from rules.tribe.components.cards import ACTIVABLE, TRIBU, TRIBUS, VASES
from tribes_tui.games.tribe.pieces.chain import (
    TOTEM_AT,
    ChainView,
    HiddenCard,
    Segment,
    paint_segment,
    segments,
    vase_columns,
)
from tribes_tui.games.tribe.pieces.faces import BACK, LOW_CARD, face, ghost, sized
from tribes_tui.games.tribe.words.said import board as said
from tribes_tui.widgets.cards.card_face import GRAND, LARGE, MEDIUM, Face, paint_back
from tribes_tui.widgets.cards.chain import Link, Want, paint_link
from tribes_tui.widgets.cards.rival_card import FACE, paint_face
from tribes_tui.widgets.drawing import BOLD, Cells, Drawn, Place, PlaceState, pointed, shapes, shortened, tones_of
from tribes_tui.words.help import FRESH

TOTEM_SIGN = "+"
"""Behind the name of a chain: the place of what its totem brings, where that stands in a row of its own."""
TOTEM = 7
"""Columns of the totem at the end."""

WIDE = 55
"""The least width for cards; where there is less, words stand on their colours."""

PICTURED = 3
"""The least rows of a card with a picture."""

LOW_PLACE = 3
"""Rows of the place of a card that has room for one word in its frame."""

LEAST_BACK, NARROW_BACK = 2, 4
"""Columns of a card that lies face down without a word on it: beside words, beside cards."""

SPILL = 2
"""Letters of a name that a back has no room for and that stand beside it all the same: on its shadow, then before it."""

LEAST_NAME = 3
"""Letters of its name, an ellipsis among them, from which its owner sees what lies there."""

LINKS = 1 + VASES
"""Cards of a chain, its totem left out."""

COMPLETE = "✓"
"""Behind the last vase of a chain in words."""

MAY_HIDE = "++"
"""In the place for a card that may be laid face down, where there is no room for a word."""


class Size(NamedTuple):
    """Rows of a chain, and from one chain to the next."""

    rows: int
    pitch: int


LARGE_CARDS = (Size(10, 11), Size(10, 10), Size(8, 9), Size(8, 8), Size(7, 7))
"""Only where the whole table has room for such cards."""

CARDS = (Size(5, 6), Size(5, 5), Size(4, 5), Size(4, 4), Size(3, 4), Size(3, 3), Size(2, 3), Size(2, 2), Size(1, 1))
WORDS = (Size(2, 2), Size(1, 2), Size(1, 1))
FRAMES = (Size(4, 4), Size(1, 2), Size(1, 1))
"""By what a chain is made of, the largest first: cards, words on colours, cards without colour."""

STEADY = 4
"""Cards are as large as so many chains of each seat have room, from the first turn to the last: where there are more, each lies a little
under the next."""
FEWER = 3
"""Where so many chains would have whole pictures, or words, and more would not, these come with the chain that makes it necessary."""


ROOMY = 14
"""Columns of large cards where all of a chain has room with them."""
NARROWER = ROOMY, LARGE[0], MEDIUM[0]
"""Columns of large cards, where as many as usual have no room."""


def card_width(rows: int, room: int = 0) -> int:
    """Columns of a card of so many rows, in a seat of so many columns."""
    large = ROOMY if room > LINKS * (ROOMY + 1) + TOTEM + 1 + NARROW_BACK else LARGE[0]
    return GRAND[0] if rows >= GRAND[1] else large if rows >= LARGE_CARDS[-1].rows else MEDIUM[0]


def columns_for(size: Size) -> int:
    """Columns that the longest chain takes, its totem and the least of a card that lies face down among them."""
    return LINKS * (card_width(size.rows) + 1) + TOTEM + 1 + LEAST_BACK


def rows_for(size: Size, wanted: int = STEADY) -> int:
    """Rows that a seat needs for its chains, of which `wanted` end the challenge; the shadow of the last chain may be missing."""
    steady = (wanted if size.rows <= MEDIUM[1] else STEADY) * size.pitch - min(1, size.pitch - size.rows)
    return TRIBUS * size.pitch if size in WORDS else steady  # what endangers the last chain of words stands below it


def rows_for_few(size: Size, chains: int = 0) -> int:
    """Rows for as many chains as there are, three at the least."""
    return max(FEWER, chains) * size.pitch + (1 if size in WORDS else -min(1, size.pitch - size.rows))


def sizes_for(width: int, is_bare: bool, large_rows: int = 0) -> Sequence[Size]:
    """The sizes that chains may have in a seat of so many columns, the largest first."""
    large = [size for size in LARGE_CARDS if size.rows == large_rows]
    return WORDS if width < WIDE else FRAMES if is_bare else large or CARDS


class TribeCamp(Drawn):
    """Its places are the chains, the places for face-down cards, and where a new chain begins."""

    fellows: Sequence["TribeCamp"] = ()
    """The camps of all seats, this one among them: their cards have one size."""
    followers: Sequence[Drawn] = ()
    """What looks otherwise when this has another size: the other camps, and who tells what their letters mean."""
    large_rows = 0
    """Rows of a card where cards are large, which the table decides; 0: they are not."""
    is_apart = False
    """Whether its cards have a size of their own."""
    _chains: tuple[ChainView, ...] = ()
    _new, _new_words = "", ""
    _guide: tuple[str, ...] = ()
    _level, _wanted, _hides = "", 0, False

    def show(
        self,
        chains: Sequence[ChainView],
        new: str = "",
        new_words: str = "",
        guide: Sequence[str] = (),
        level: str = "",
        wanted: int = 0,
        hides: bool = False,
    ) -> None:
        """These chains; `new` is the place where another one may begin, if it may.

        `guide`: lines that tell what chains are made of; they stand where there are few chains yet. `level`: of the bot who sits there.
        `wanted`: so many chains end the challenge: each has a place. `hides`: whether places for cards shall be seen.
        """
        self._level, self._wanted, self._hides = level, wanted, hides
        self._chains, self._new, self._new_words, self._guide = tuple(chains), new, new_words, tuple(guide)
        self.changed()

    def names(self) -> Iterable[str]:
        """Each chain and the place beside it, and that of a new one."""
        named = (name for chain in self._chains for name in (chain.name, chain.hidden.name))
        return (name for name in (*named, self._new) if name)

    def shape(self) -> Hashable:
        """Where everything lies: which chains there are, and how wide their words are."""
        return (
            tuple((chain.name, chain.hidden, self._segments(chain), _is_whole(chain)) for chain in self._chains),
            self._new,
            self._guide,
            self._scale(),
            self._level,
            self._wanted,
        )

    def look(self, name: str) -> Hashable:
        """The chain, or the card beside it."""
        shown: Hashable = True
        if name != self._new:
            chain = self._chain(name)
            shown = chain.hidden if name == chain.hidden.name else chain
        return shown, self._is_choosing_chain(), name.removesuffix(TOTEM_SIGN) in self.states.legal, self._hides

    def _is_choosing_chain(self) -> bool:
        """Whether one of the chains can be chosen: only then the others go back into the felt."""
        return any(chain.name in self.states.legal for chain in self._chains)

    def _chain(self, name: str) -> ChainView:
        name = name.removesuffix(TOTEM_SIGN)
        return next(chain for chain in self._chains if name in (chain.name, chain.hidden.name))

    # ---- Where things lie

    def on_resize(self) -> None:
        """The others' cards are as large as there is room for these."""
        for piece in (one for one in self.followers if one is not self):
            piece.changed()

    def _scale(self) -> Size:
        """The largest that always has room, the same for all seats but one that stands apart; in words one's own are as large as they can
        be."""
        sizes = sizes_for(self.size.width, self.palette.is_bare, self.large_rows)
        is_own_apart = sizes is WORDS or any(camp.is_apart for camp in self.fellows)
        others = self.fellows[is_own_apart:] if not is_own_apart or self in self.fellows[1:] else ()
        alike = [camp for camp in others if camp.size.height]
        return sizes[max(camp._fitting(sizes) for camp in alike or [self])]

    def _fitting(self, sizes: Sequence[Size]) -> int:
        """The number of the largest size that goes here; where it is less than a whole picture, or word, as large as the chains that there
        are have room."""
        height, last = self.size.height, len(sizes) - 1
        found = next((k for k, one in enumerate(sizes) if rows_for(one, self._wanted or STEADY) <= height), last)
        if sizes[found].rows >= (2 if sizes is WORDS else LOW_CARD):
            return found
        count = len(self._chains)
        return next((k for k, one in enumerate(sizes[:found]) if rows_for_few(one, count) <= height), found)

    def _tops(self) -> list[int]:
        """The first row of each chain; where there are too many, and a new one, each lies under the next."""
        count, size = len(self._chains), self._scale()
        last = self.size.height - size.rows - bool(self._new)
        squeezed = max(0, last) / max(1, count - 1)
        return [int(k * min(size.pitch, squeezed)) for k in range(count)]

    def _back_width(self, chain: ChainView) -> int:
        """Columns of the place beside a chain: what the chain leaves, for a word on the back; beside words always the same."""
        hidden, is_own = (
            chain.hidden,
            chain.hidden.face is not None or (chain.hidden.name and not chain.hidden.is_there),
        )
        if not self._has_cards():
            if is_own and not hidden.is_there and self._note_width(chain):
                return len(said.hide())
            if self._scale().rows > 1:
                left = self.size.width - longest_character() - 1 - sum(columns + 1 for columns in self._vases(chain))
                return min(left, longest_back()) * bool(is_own or hidden.is_there)
            return longest_back() if is_own else LEAST_BACK * hidden.is_there
        left = self.size.width - sum(self._widths(chain)) - len(chain.all) - self._note_width(chain)
        room, word = left - 1, hidden.word if hidden.is_there else said.hide()  # a blank before it
        if hidden.face is None and len(word) > room:
            word = ""
        least, wanted = min(NARROW_BACK, max(LEAST_BACK, left)), len(word) + 2 * (room > len(word) + 1)
        if word and self._widths(chain)[0] + max(map(len, chain.notes), default=0) + room + 3 <= self.size.width:
            wanted = max(wanted, min(self._card_width(), room))
        if wanted <= room:
            return max(least, wanted)
        is_told = len(word) <= room + SPILL or (hidden.face is not None and room >= LEAST_NAME)
        return max(least, room) if is_told else least

    def _card_width(self) -> int:
        """Columns of a card; fewer where one that lies face down beside a chain with a totem, or the place of one, needs them for its name."""
        width = card_width(self._scale().rows, self.size.width)
        beside = (one.hidden for one in self._chains if len(one.all) > TOTEM_AT and one.hidden.is_there)
        left = self.size.width - max((len(one.word) for one in beside), default=0) - TOTEM - 2
        narrower = [one for one in NARROWER if one < width and self._scale().rows > MEDIUM[1]]
        return next(
            (one for one in (width, *narrower) if LINKS * (one + 1) <= left), narrower[-1] if narrower else width
        )

    def _has_cards(self) -> bool:
        return self.size.width >= WIDE and self._scale().rows > 1

    def _widths(self, chain: ChainView) -> list[int]:
        """Of the cards of a chain, the totem's last."""
        return [TOTEM if k == TOTEM_AT else self._card_width() for k in range(len(chain.all))]

    def _segments(self, chain: ChainView) -> tuple[Segment, ...]:
        if self._scale().rows > 1:
            return segments(chain.all, longest_character(), self.size.width, vases=self._vases(chain))
        room = self.size.width - self._back_width(chain) - 1 - self._note_width(chain)
        return segments(chain.all, longest_character(), room)

    def _vases(self, chain: ChainView) -> list[int]:
        """Columns of its vases where chains have two rows each."""
        return [vase_columns(self.size.width, letters) for letters in chain.vases]

    def _note_width(self, chain: ChainView) -> int:
        """Columns for what endangers a chain, where no row below it is for that."""
        size = self._scale()
        return len(chain.notes[-1]) + 1 if chain.notes and size.pitch == size.rows else 0

    @property
    def has_hiding_sign(self) -> bool:
        """Whether a place for a card that may be hidden has no room for the word."""
        places = (one for one in self._chains if one.hidden.name in self.states.legal and not one.hidden.is_there)
        return self._hides and bool(self.size) and any(self._back_width(one) < len(said.hide()) for one in places)

    @property
    def has_nameless_back(self) -> bool:
        """Whether another's card lies face down here without room for the word."""
        backs = (one for one in self._chains if one.hidden.is_there and one.hidden.face is None)
        return bool(self.size) and any(self._back_width(one) < len(one.hidden.word) for one in backs)

    def lay(self, cells: Cells) -> Iterable[Place]:
        """From above in the order in which they were laid; a new one last."""
        places = [*self._lay_chains(cells)]
        face = Region(cells.width - FACE.width - 1, cells.height - FACE.height, *FACE)
        if self._has_cards() and not any(face.overlaps(place.extent) for place in places):
            paint_face(cells, face.offset, self._level)
        yield from places

    def _lay_chains(self, cells: Cells) -> Iterable[Place]:
        size, tops, y, has_cards = self._scale(), self._tops(), 0, self._has_cards()
        for chain, y, below in zip(self._chains, tops, (*tops[1:], cells.height), strict=False):
            height = min(size.pitch, below - y)
            rows, width = min(size.rows, height), self._back_width(chain)
            end = cells.width - width - has_cards
            first, last = end - _spills(chain.hidden, width, size.rows), end - 1
            has_totem_below = not has_cards and size.rows > 1 and len(chain.all) > LINKS
            if has_totem_below:
                first = last = self._segments(chain)[VASES].end
                below_it = Region(first, y + 1, cells.width - first, height - 1)
                yield Place(f"{chain.name}{TOTEM_SIGN}", Region(), below_it)
            yield Place(chain.name, Region(0, y, last, rows), Region(0, y, first, height))
            back = Region(end, y, width, rows if has_cards else 1)
            hollows = [] if chain.hidden.is_there else [(end, width)]
            if not has_cards:  # where its cards will lie that don't yet
                links = zip(chain.all[:LINKS], self._segments(chain), strict=False)
                hollows += [(part.x, part.width) for link, part in links if isinstance(link, Want) and part.width]
            for x, columns in hollows * self._has_hollows(cells):
                shapes.hollow(cells, Region(x, y, columns, rows))
            if _is_whole(chain) and not has_cards:
                cells.put(self._segments(chain)[VASES].end, y, COMPLETE, cells.palette.gain, None, BOLD)
            if chain.hidden.name:
                yield Place(
                    chain.hidden.name, back, Region(first, y, cells.width - first, 1 if has_totem_below else height)
                )
        y += size.pitch * bool(tops)
        if self._new:
            new = self._new_place(cells, y)
            if new.region.height == 1 and self._has_hollows(cells):
                shapes.hollow(cells, Region(0, new.region.y, cells.width - 1, 1))
            yield new
            y = self._lay_guide(cells, new.region, is_beside_chain=new.region.y < y)
        self._lay_hollows(cells, y)

    def _lay_hollows(self, cells: Cells, y: int) -> None:
        """The places of the chains that are still wanted, as far as there is room for them."""
        size, has_cards, missing = self._scale(), self._has_cards(), self._wanted - len(self._chains) - bool(self._new)
        place, width = [self._card_width()] * 2 if has_cards else (MEDIUM[0], vase_columns(self.size.width))
        first = width if has_cards else longest_character()
        room = (cells.height - y - size.rows) // size.pitch + 1
        beside = min(place, cells.width - LINKS * (width + 1) - 2)
        for top in range(y, y + size.pitch * min(missing, room) * self._has_hollows(cells), size.pitch):
            if size.rows == 1:
                shapes.hollow(cells, Region(0, top, cells.width - 1, 1))
                continue
            for link in range(LINKS):
                x, columns = (first + 1 + (link - 1) * (width + 1), width) if link else (0, first)
                (shapes.slot if has_cards else shapes.hollow)(cells, Region(x, top, columns, size.rows))
            if beside >= NARROW_BACK:
                shapes.hollow(cells, Region(cells.width - beside - 1, top, beside, size.rows))

    def _has_hollows(self, cells: Cells) -> bool:
        """Whether the places of cards that don't lie there yet are seen."""
        return (not self._has_cards() or self._scale().rows >= PICTURED) and not cells.palette.is_flat

    def _lay_guide(self, cells: Cells, new: Region, is_beside_chain: bool) -> int:
        """Beside a new chain that has all the rows, else below all else, its heading last of all; where all of it has no room there, what
        of it has beside the new chain, unless that itself lies beside another. The row below it."""
        lines, room, x, y = self._guide, cells.height - new.bottom, 2, new.bottom
        below = y + self._scale().pitch - self._scale().rows
        if not lines or is_beside_chain:
            return below
        left, headings = cells.width - new.right - 2, (said.guide(), said.guide_brief())
        heading = next((form for form in headings if len(form) <= cells.width - 3), "")
        if new.height >= max(LOW_PLACE, len(lines)) and max(map(len, lines)) <= left:
            lines = (*[form for form in headings if len(form) <= left][: new.height > len(lines)], *lines)
            shapes.laid(cells, Region(new.right + 1, new.y, left, new.height))
            for row, text in enumerate(lines, new.y + (new.height - len(lines)) // 2):
                cells.put(new.right + 2, row, text, cells.palette.soft)
            return below
        if room > len(lines) and heading:
            lines, y = (heading, *lines), y + (room > len(lines) + 1)
        elif room < len(lines):
            x, y = new.right + (new.height > 1), new.y
        told = [one for one in lines if len(one) <= cells.width - x][: cells.height - y]
        shapes.laid(cells, Region(x - 1, y, cells.width - x, len(told)))
        for row, text in enumerate(told, y):
            cells.put(x, row, text, cells.palette.soft)
        return y + len(lines) + 1

    def _new_place(self, cells: Cells, y: int) -> Place:
        """A slot as large as a card where there is room, else a row."""
        rows = self._scale().rows if self._has_cards() else 1
        if y + rows > cells.height:
            left = cells.height - y
            y, rows = (y, left) if left >= max(LOW_PLACE, len(self._guide)) else (cells.height - 1, 1)
        width = max(len(self._new_words) + (4 if rows > 1 else 2), self._card_width() * (rows > 1))
        return Place(self._new, Region(0, y, width, rows), Region(0, y, cells.width, min(rows + 1, cells.height - y)))

    # ---- Painting

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """A chain, a card beside one, or where a new one begins."""
        if not self._is_choosing_chain():
            state = state._replace(is_faded=False)
        if place.name == self._new:
            self._paint_new(cells, place.region, state)
            return
        chain = self._chain(place.name)
        if place.name.endswith(TOTEM_SIGN):
            self._paint_totem(cells, place.extent, chain)
        elif place.name == chain.hidden.name:
            self._paint_hidden(cells, place.region, chain.hidden, state)
        elif self._has_cards():
            self._paint_cards(cells, place, chain, state)
        else:
            self._paint_words(cells, place.region, chain, state)

    def _paint_cards(self, cells: Cells, place: Place, chain: ChainView, state: PlaceState) -> None:
        palette, (x, y, _, rows), ahead = cells.palette, place.region, _ahead(chain)
        for k, (link, width) in enumerate(zip(chain.all, self._widths(chain), strict=True)):
            if k:
                ink = palette.mix(palette.line, palette.below, 0.3) if isinstance(link, Want) else palette.accent
                cells.put(x - 1, y + rows // 2, "═", ink)
            if isinstance(link, Face):
                shown: Link = sized(link, rows, width)
            else:
                shown = link._replace(picture=ghost(link.picture, rows))
            paint_link(cells, Region(x, y, width, rows), shown, _state_of(k, ahead, state))
            if k == chain.newest:
                shapes.freshness(cells, x, y + 1, state)
            if self._is_at_stake(chain, k):
                ground = palette.mix(palette.danger, "#000000", 0.6)
                aim = f" {said.aim()} ".center(width - 2)
                cells.put(x + 1, y + rows // 2, aim, palette.on(ground), ground, BOLD)
            if k == TOTEM_AT and isinstance(link, Face) and rows <= MEDIUM[1]:  # a large card has it in its words
                under = None if palette.is_bare else palette.gain
                cells.put(x + 1, y + rows - 1, link.word, palette.on(palette.gain), under, BOLD)
            x += width + 1
        has_row_below, left = place.extent.height > rows, place.region.x + self._widths(chain)[0] + 1
        told = y + min(place.extent.height - 1, rows)
        end = self._paint_note(cells, left, told, chain)
        if end > left and not has_row_below:  # of a place that it covers no corner stays
            edges = accumulate((width + 1 for width in self._widths(chain)), initial=place.region.x)
            over = next((edge - 1 for edge in edges if edge - 1 >= end), end)
            cells.put(end, told, " " * (over - end))

    def _paint_words(self, cells: Cells, spot: Region, chain: ChainView, state: PlaceState) -> None:
        palette, (x, y, *_), size = cells.palette, spot, self._scale()
        ahead, found = _ahead(chain), self._segments(chain)
        for k, (link, segment) in enumerate(zip(chain.all[: LINKS + (size.rows == 1)], found, strict=False)):
            shown = _state_of(k, ahead, state)
            paint_segment(cells, (x, y), segment, link, shown, is_odd=bool(k % 2), rows=size.rows)
            if isinstance(link, Face) and self._is_at_stake(chain, k):  # × in place of its number
                ground = None if palette.is_flat else palette.mix(palette.danger, "#000000", 0.6)
                ink, chip = palette.danger if ground is None else palette.on(ground), f"{link.signs[0]}×"
                cells.put(x + segment.x, y + size.rows - 1, chip.center(segment.width), ink, ground, BOLD)
            if k == chain.newest:
                at = segment.x - (isinstance(link, Want) or k == TOTEM_AT) if k or size.rows > 1 else segment.end
                _mark(cells, at, y + size.rows - 1)
        if size.rows > 1:  # below the vases, but for where one may come now
            if ahead < 0:
                self._paint_note(cells, x + found[0].end, y + 1, chain)
            return
        has_row_below = size.pitch > size.rows and y + size.rows < cells.height
        last = found[0].end if has_row_below else max(segment.end for segment in found)
        self._paint_note(cells, x + last, y + has_row_below, chain)

    def _paint_totem(self, cells: Cells, spot: Region, chain: ChainView) -> None:
        """In the second row of a chain in words, below the place beside it."""
        is_lit = chain.name in self.states.legal
        state = PlaceState(is_legal=is_lit, is_faded=self._is_choosing_chain() and not is_lit)
        for link, segment in zip(chain.all[LINKS:], self._segments(chain)[LINKS:], strict=True):
            paint_segment(cells, (0, spot.y), segment, link, state)
            if chain.newest == TOTEM_AT:
                _mark(cells, segment.x - 1, spot.y)

    def _paint_note(self, cells: Cells, x: int, y: int, chain: ChainView) -> int:
        """What endangers a chain, or doesn't, as long as it has room before the place beside it; where it ends."""
        room = cells.width - self._back_width(chain) - 1 - x
        told = next((one for one in chain.notes if len(one) + 1 <= room), chain.notes[-1] if chain.notes else "")
        if told:
            ink = cells.palette.soft if chain.is_safe else cells.palette.danger
            return cells.put(
                x,
                y,
                shortened(f" {told}".ljust(min(room, len(told) + 2)), room),
                ink,
                None,
                0 if chain.is_safe else BOLD,
            )
        return x

    def _is_at_stake(self, chain: ChainView, k: int) -> bool:
        vases = sum(isinstance(link, Face) for link in chain.links[:3])
        return vases - chain.at_stake < k <= vases

    def _paint_hidden(self, cells: Cells, spot: Region, card: HiddenCard, state: PlaceState) -> None:
        """A back, for its owner with its name; a place for one only while it can be chosen, or is pointed at."""
        palette, (x, y, width, rows) = cells.palette, spot
        if not card.is_there:
            self._paint_place(cells, spot, state)
            return
        tone = palette.tone(BACK.tone)
        has_room = len(card.word) <= width or (card.face and rows > 1 and _over(card, width) <= SPILL)
        cut_off = shortened(card.word, width) if card.face and width >= LEAST_NAME else ""
        label = card.word if has_room else cut_off
        if rows == 1 or width < 4:
            for row in range(rows):
                cells.put(x, y + row, "▒" * width, palette.weave(tone), tone)
        else:
            paint_back(cells, spot, BACK.tone, state._replace(is_cursor=False, is_chosen=False), width)
        if label or state.is_cursor or state.is_chosen:
            dark = palette.mix(tone, "#000000", 0.5)
            ground, ink, flags = tones_of(palette, palette.on(dark), state)
            text = (pointed(label, width) if state.is_cursor else label).center(width)
            cells.put(x - _spills(card, width, rows), y + (rows - 1) // 2, text, ink, ground or dark, flags | BOLD)

    def _paint_place(self, cells: Cells, spot: Region, state: PlaceState) -> None:
        palette = cells.palette
        ground, ink, flags = tones_of(palette, palette.legal, state)
        if not ((state.is_legal and self._hides) or state.is_cursor):
            return
        if spot.height > 2 and spot.width > len(said.hide()) + 1:
            shapes.frame(cells, spot, palette.cursor if state.is_cursor else palette.legal)
            spot = Region(spot.x + 1, spot.y, spot.width - 2, spot.height)
        spot = Region(spot.x, spot.y + spot.height // 2, spot.width, 1)
        words = said.hide() if len(said.hide()) <= spot.width else MAY_HIDE
        cells.put(spot.x, spot.y, words.center(spot.width), ink, ground, flags | BOLD)

    def _paint_new(self, cells: Cells, spot: Region, state: PlaceState) -> None:
        palette, is_lit = cells.palette, state.is_legal or state.is_cursor
        ground, ink, flags = tones_of(palette, palette.legal if state.is_legal else palette.dim, state)
        if spot.height > 2 and is_lit:
            shapes.frame(cells, spot, palette.cursor if state.is_cursor else palette.legal)
        elif spot.height > 2:
            shapes.slot(cells, spot)
        text = f"►{self._new_words}◄" if state.is_cursor else f" {self._new_words} "
        cells.put(spot.x + (spot.height > 1), spot.y + (spot.height - 1) // 2, text, ink, ground, flags)


def longest_character() -> int:
    """Columns of a character beside words."""
    return max(len(face(TRIBU + tribu).name) for tribu in range(TRIBUS))


def longest_back() -> int:
    """Columns of the name of a card of one's own that lies face down beside words."""
    return max(len(face(card).name) for card in ACTIVABLE)


def _over(card: HiddenCard, width: int) -> int:
    """How many letters of its name a back has no room for."""
    return len(card.word) - width if card.is_there and (card.face is not None or len(card.word) <= width) else 0


def _spills(card: HiddenCard, width: int, rows: int) -> bool:
    """Whether its name begins before the back: in one row it ends with an ellipsis instead."""
    return rows > 1 and _over(card, width) == SPILL


def _mark(cells: Cells, x: int, y: int) -> None:
    """That a card is new, beside its figure."""
    cells.put(x, y, FRESH, cells.palette.on(cells.ground(x, y)), None, BOLD)


def _is_whole(chain: ChainView) -> bool:
    return len(chain.links) >= VASES and all(isinstance(link, Face) for link in chain.links[:VASES])


def _ahead(chain: ChainView) -> int:
    """The number of the link where a card may be laid now, -1 for none."""
    return next((k for k, link in enumerate(chain.all) if isinstance(link, Want) and link.more), -1)


def _state_of(k: int, ahead: int, state: PlaceState) -> PlaceState:
    """Of one link: the character's plate shows the chain's state, and so does what is wanted next; vases only fade."""
    if k == ahead:
        return state._replace(is_cursor=False, fresh=None, letter="")
    return PlaceState(is_faded=state.is_faded) if k else state._replace(fresh=None)
