"""The table of Tribe as a container: what lies where at each size of the window."""

from collections.abc import Sequence

from textual.app import ComposeResult

from rules.tribe.components.cards import need
from tribes_tui.games.tribe.pieces.camp import (
    CARDS,
    FEWER,
    LARGE_CARDS,
    PICTURED,
    WIDE,
    WORDS,
    Size,
    TribeCamp,
    columns_for,
    rows_for,
    rows_for_few,
    sizes_for,
)
from tribes_tui.games.tribe.pieces.chain import LEAST_WIDTH
from tribes_tui.games.tribe.pieces.defence import Attack, Defence
from tribes_tui.games.tribe.pieces.faces import BACK, LOW_CARD
from tribes_tui.games.tribe.pieces.hand import (
    AROUND,
    BETWEEN,
    LEFT,
    USUAL,
    OthersTurnsLine,
    StandingLine,
    TribeHand,
    TribeLegend,
)
from tribes_tui.games.tribe.words.said import board as said
from tribes_tui.widgets.beside.game_log import GameLog
from tribes_tui.widgets.beside.seat_panel import SeatPanel, SeatValues
from tribes_tui.widgets.beside.words import FactsPanel
from tribes_tui.widgets.cards.card_face import GRAND, LARGE, MEDIUM
from tribes_tui.widgets.cards.cards import Pile
from tribes_tui.widgets.drawing import Felt, Words

SEATS, TRIO, PAIR = 4, 3, 2
ABOVE, BELOW = 2, 2
"""Rows of the screen above the table and below it."""

HAND_CARDS = (GRAND[0], GRAND[1] + 1), LARGE
"""Cards of the hand and the piles, the largest first, where there is more room than for small ones; the largest have a row for what tells
cards of one name apart."""

PILES, LEAST_LOG = 3, 20
"""So many piles beside the hand; columns of a log that stands there, too."""

BOTTOMS = ((36, 8), (26, 7), (0, 6))
"""From so many rows of the table the hand has so many of them, while cards are not large."""

TITLE = 1
"""Rows of a seat's title, of the line above the hand, of what the others did."""

TOLD_FROM = 160
"""Columns from which a log tells all turns of three and more; with fewer a line tells them, what was done to the viewer first."""
RIGHT = (200, 41), (160, 37)
"""From so many columns the log at the right takes so many, with the blank beside it."""
PAIR_TOLD = 100, 40
"""The window from which two seats have a log below them however many chains they have."""
OTHERS = LEAST_WIDTH + 1
"""Columns of the others' chains, of words, where there is room for cards only in one's own."""
BESIDE = 37
"""Columns of a log beside the lower of two seats, in a window so wide but not so high."""

TOLD = 2
"""Rows of what the others did, where no chain needs the second one."""

HAS_FACTS = 120, 160
"""From so many columns up to so many two seats have below them what one would want to know."""

LEAST_FACTS, MOST_FACTS = 6, 12
"""Rows of that."""

GUIDE = 2
"""Rows above the lines of what chains are made of."""


FIRST_SHARE = 1.17 / 2.17
"""What the seats in the upper row have of the height, as long as all chains have their size in it."""


class TribeTable(Felt):
    """Seats in two columns, below them the hand and the piles.

    `-two`: two players, whose seats are as high as both rows. `-four`: four. `-large`: all cards of hand and piles are large;
    `-grand`: they are the largest. `-stacked`: two seats one below the other, where there would be no room for cards side by side.
    `-trio`: the viewer's seat is as high as the two beside it. `-beside`: a log lies beside the lower of two.
    """

    SCOPED_CSS = False
    DEFAULT_CSS = """
    TribeTable { layout: vertical; }
    TribeTable #around { layout: horizontal; height: 1fr; }
    TribeTable #camps { layout: vertical; width: 1fr; }
    TribeTable .pair { layout: horizontal; height: 1fr; }
    TribeTable .camp { layout: vertical; width: 1fr; margin: 0 1 0 0; }
    TribeTable SeatPanel { height: 1; }
    TribeTable TribeCamp { height: 1fr; }
    TribeTable #bottom { layout: horizontal; }
    TribeTable #hand { width: 67; height: 100%; }
    TribeTable #beside { layout: vertical; width: 1fr; height: 100%; }
    TribeTable #piles { layout: vertical; height: 3; }
    TribeTable #last { layout: vertical; height: 3; }
    TribeTable #piles Pile, TribeTable #played { width: 1fr; height: 1; }
    TribeTable #top { height: 2; }
    TribeTable #lately { margin: 0 0 0 1; }
    TribeTable #right, TribeTable #below, TribeTable #lately, TribeTable .facts { display: none; }
    TribeTable .facts { width: 1fr; height: 16; }
    TribeTable #log { width: 1fr; height: 1fr; }
    TribeTable #free { layout: horizontal; width: 1fr; height: 1fr; }
    .-w120.-from-h40 TribeTable #free .facts { display: block; width: 1fr; height: 1fr; }
    TribeTable #aside { width: 1fr; height: 1fr; margin: 0 1 0 0; }
    TribeTable.-two #second { display: none; }
    .-w120.-from-h40 TribeTable.-two #second, .-w100.-from-h40 TribeTable.-two #second { display: block; height: 6; }

    .-w100.-from-h30 TribeTable #beside, .-w100.-from-h30 TribeTable #piles { layout: horizontal; }
    .-w100.-from-h30 TribeTable #piles { width: 22; height: 100%; }
    .-w100.-from-h30 TribeTable #draw { width: 10; height: 100%; }
    .-w100.-from-h30 TribeTable #top { width: 12; height: 100%; }
    .-w100.-from-h30 TribeTable #top Pile { width: 11; height: 1fr; }
    .-w100.-from-h30 TribeTable #last, .-w100.-from-h30 TribeTable #played { width: 11; height: 100%; }
    .-w100 TribeTable #legend { display: none; }
    .-from-w80.-from-h30 TribeTable.-two.-beside #second { display: block; position: absolute; width: 37; }
    .-from-w120 TribeTable #hand { width: 80; }
    .-from-w120 TribeTable #legend { display: none; }
    .-from-w120.-from-h40 TribeTable #beside { layout: horizontal; }
    .-from-w120.-from-h40 TribeTable #piles { layout: horizontal; width: 22; height: 8; }
    .-from-w120.-from-h40 TribeTable #last { width: 12; height: 8; }
    .-from-w120.-from-h40 TribeTable #played { width: 12; height: 8; }
    .-from-w120.-from-h40 TribeTable #draw { width: 10; height: 8; }
    .-from-w120.-from-h40 TribeTable #top { width: 12; height: 8; }
    .-from-w120.-from-h40 TribeTable #top Pile { width: 12; height: 7; }
    .-w120.-from-h40 TribeTable.-four #hand { width: 73; }
    .-w120.-from-h40 TribeTable.-four #piles { width: 21; }
    .-w120.-from-h40 TribeTable.-four #draw { width: 9; }
    .-w120.-from-h40 TribeTable.-four #top { width: 12; }
    .-w120.-from-h40 TribeTable.-four #last { width: 1fr; }
    .-w120.-from-h40 TribeTable.-four #played { width: 1fr; height: 1; }
    .-w120.-from-h40 TribeTable.-four #lately { display: block; width: 1fr; height: 7; }
    .-w160 TribeTable #right { display: block; layout: vertical; width: 36; margin: 0 1 0 0; }
    .-w200 TribeTable #right { display: block; layout: vertical; width: 40; margin: 0 1 0 0; }
    .-w160.-from-h40 TribeTable #right .facts { display: block; }
    .-w200.-from-h40 TribeTable #beside .facts { display: block; height: 100%; margin: 0 1 0 0; }
    .-from-w120.-from-h40 TribeTable.-large #piles { width: 24; height: 100%; }
    .-from-w120.-from-h40 TribeTable.-large #draw, .-from-w120.-from-h40 TribeTable.-large #top { width: 12; height: 100%; }
    .-from-w120.-from-h40 TribeTable.-large #top Pile { width: 12; height: 1fr; }
    .-from-w120.-from-h40 TribeTable.-large #last, .-from-w120.-from-h40 TribeTable.-large #played { width: 12; height: 100%; }
    .-from-w120.-from-h40 TribeTable.-large.-grand #piles { width: 34; }
    .-from-w120.-from-h40 TribeTable.-large.-grand #draw, .-from-w120.-from-h40 TribeTable.-large.-grand #top { width: 17; }
    .-from-w120.-from-h40 TribeTable.-large.-grand #top Pile { width: 17; }
    .-from-w120.-from-h40 TribeTable.-large.-grand #last, .-from-w120.-from-h40 TribeTable.-large.-grand #played { width: 17; }
    TribeTable.-stacked .pair { layout: vertical; }
    TribeTable.-trio #second { position: absolute; }
    .-from-w80.-from-h30 TribeTable.-stacked #second { display: none; }
    """

    def __init__(self) -> None:
        super().__init__(id="tribe")
        self.panels = [SeatPanel(SeatValues(seat, ""), is_bar=True) for seat in range(SEATS)]
        self.camps = [TribeCamp() for _ in range(SEATS)]
        self.hand, self.standing, self.legend = (
            TribeHand(id="hand"),
            StandingLine(id="standing"),
            TribeLegend(id="legend"),
        )
        self.draw = Pile(BACK, 0, said.draw(), "draw", id="draw")
        self.discards, self.discards_word = Pile(BACK, 0, "", "discards"), Words()
        self.played = Pile(BACK, 0, said.played(), "played", id="played")
        self.story, self.aside = GameLog(said.log(), id="log"), GameLog(said.log(), id="aside")
        self.facts, self._free = (
            [FactsPanel(id=f"facts-{k}", classes="facts") for k in range(3)],
            Felt(id="free"),
        )
        self.lately = GameLog(id="lately", has_frame=False)
        self.since = OthersTurnsLine(id="since")
        self.defence = Defence(id="defence")
        self.defence.display = False
        self._around, self._bottom = Felt(id="around"), Felt(id="bottom")
        self._rows = [Felt(panel, camp, classes="camp") for panel, camp in zip(self.panels, self.camps, strict=True)]
        self._chains: Sequence[int] = ()
        """So many has each seat, the viewer's first."""
        self.hand_rows = 0
        """Rows of the cards of hand and piles where they are large, else 0."""
        self._has_since = False
        """Whether a line tells the others' turns, as no log does here."""
        self._first, self._second = Felt(id="first", classes="pair"), Felt(id="second", classes="pair")
        for camp in self.camps:
            camp.fellows, camp.followers = self.camps, (*self.camps, self.standing)
        self.standing.camps = self.camps

    def defend(self, attack: Attack | None) -> None:
        """Instead of everything else an attack that has to be answered; None: everything else."""
        for part in (self._around, self.standing, self._bottom):
            part.display = attack is None
        self.defence.display = attack is not None
        self.defence.show(attack)
        self._show_since()

    def _show_since(self) -> None:
        self.since.display = self._has_since and not self.defence.display

    def compose(self) -> ComposeResult:
        """Seats in their order, the viewer's first; below two is the log."""
        with self._around:
            with Felt(id="camps"):
                with self._first:
                    yield from self._rows[:2]
                with self._second:
                    yield from self._rows[2:]
                    with self._free:
                        yield self.facts[0]
                        yield self.aside
            with Felt(id="right"):
                yield self.facts[1]
                yield self.story
        yield self.since
        yield self.standing
        yield self.defence
        with self._bottom:
            yield self.hand
            with Felt(id="beside"):
                with Felt(id="piles"):
                    yield self.draw
                    with Felt(id="top"):
                        yield self.discards_word
                        yield self.discards
                with Felt(id="last"):
                    yield self.played
                    yield self.lately
                    yield self.legend
                yield self.facts[2]

    def seat(self, players: int) -> None:
        """Show as many camps as there are players; of two a row is free and has the log. Said before it is shown."""
        for number, name in ((PAIR, "-two"), (TRIO, "-trio"), (SEATS, "-four")):
            self.set_class(players == number, name, update=False)
        width, height = self.app.size
        has_room = width >= HAS_FACTS[0] and height - ABOVE - BELOW >= BOTTOMS[0][0]
        self.set_class(has_room, "-large", update=False)  # nearly always so: nothing is styled again
        for k, row in enumerate(self._rows):
            for part in (row, self.panels[k], self.camps[k]):
                part.display = k < players
        self._free.display = players == PAIR

    def fit(self, chains: Sequence[int]) -> None:
        """Give every seat its rows, and all cards the largest size in which they have room, whatever lies there and is told.

        `chains`: so many has each seat, the viewer's first.
        """
        self._chains = chains
        height = max(0, self.size.height or self.screen.size.height - ABOVE - BELOW)
        width = self.size.width or self.screen.size.width
        large, self.hand_rows = self._card_rows(width, height)
        self.set_class(bool(self.hand_rows), "-large")
        self.set_class(self.hand_rows >= GRAND[1], "-grand")
        self.hand.styles.width = next((_hand_columns(size) for size in HAND_CARDS if size[1] == self.hand_rows), None)
        is_trio = self._players == TRIO
        for k, camp in enumerate(self.camps):
            camp.large_rows = large * (k == 0 or not is_trio)
        self.camps[0].is_apart = is_trio
        bottom = self._bottom_rows(self.hand_rows, height)
        self._bottom.styles.height = bottom
        rows = height - TITLE - bottom
        stack = self._stack(width, rows) if height >= BOTTOMS[1][0] else []
        own = 0 if stack else self._own_columns(width, height)
        is_below = own > width - own and self._players == PAIR
        self._has_since = not self._has_log(width, bool(stack) or is_below)
        self._show_since()
        rows -= self._has_since
        stack = self._stack(width, rows) if stack else []
        self.set_class(bool(stack), "-stacked")
        is_beside = bool(stack) and width >= PAIR_TOLD[0]
        self.set_class(is_beside or is_below, "-beside")
        self.camps[1].styles.margin = (0, BESIDE * is_beside, 0, 0)
        first: int | str = self._first_rows(rows, large) if self._players == SEATS else "1fr"
        second = self._second_rows(width, height, rows) if self._players == PAIR else None
        told = self._told_rows(width, height, rows)
        self.since.styles.height = told
        if is_beside:
            first, second = rows, stack[1] - TITLE
            self._second.styles.offset = width - BESIDE - 1, stack[0] + TITLE
        if is_below:
            words = rows_for(WORDS[0]) + TITLE
            first, second = rows, rows - words
            self._second.styles.offset = own, words
        if is_trio:
            rows -= told - 1
            upper = rows - rows // PAIR
            stack, first, second = [rows, upper], rows, rows - upper
        for row, needed in zip(self._rows[:PAIR], stack or [0, 0], strict=True):
            row.styles.height = needed or "1fr"
        self._first.styles.height, self._second.styles.height = first, second
        self._rows[0].styles.width = own - 1 if own > WIDE else "1fr"
        if is_trio:
            self._second.styles.offset = own, upper
        self._second.styles.width = width - _right_columns(width) - own if is_trio or is_below else None

    @property
    def _players(self) -> int:
        return len(self._chains)

    def _told_rows(self, width: int, height: int, rows: int) -> int:
        """Rows of what the others did: in words two, but where the last row is a chain's."""
        if self._own_columns(width, height) > WIDE or self.since.screen.size.height >= PAIR_TOLD[1]:
            return 1
        left, lowest = rows - TITLE, max(rows_for(WORDS[0]), self._chains[0])
        if self._players > PAIR:
            left, lowest = rows - self._upper_rows(rows) - TITLE, max(self._chains[PAIR:])
            high = rows_for_few(WORDS[0], lowest)
            lowest = high if high <= left else lowest
        return TOLD if lowest < left else 1

    def _own_columns(self, width: int, height: int) -> int:
        """Columns of the viewer's seat: half of them, but those for cards where these are whole and the others have enough for words."""
        left = width - _right_columns(width)
        is_wider = left // PAIR <= WIDE < left - OTHERS and self._players < SEATS and height >= BOTTOMS[1][0]
        return left - OTHERS if is_wider else left // PAIR

    def _has_log(self, width: int, is_stacked: bool) -> bool:
        """Whether a log tells all of the others' turns."""
        is_told = width >= HAS_FACTS[1] or (is_stacked and width >= PAIR_TOLD[0])
        return width >= TOLD_FROM if self._players > PAIR else is_told

    def _stack(self, width: int, rows: int) -> list[int]:
        """Rows of two seats one below the other where only so their chains have pictures, alike as long as that goes; none where side by
        side they have them too, or where there is no room. Of more seats the chains soon take too many."""
        if width // PAIR - 1 >= WIDE or self._players > PAIR:
            return []
        sizes = [size for size in sizes_for(width - 1, self.camps[0].palette.is_bare) if size.rows >= PICTURED]
        needed = min((rows_for(size) + TITLE for size in sizes), default=rows)
        return [rows // PAIR] * PAIR if PAIR * needed <= rows else []

    def _card_rows(self, width: int, height: int) -> tuple[int, int]:
        """Rows of the cards of all chains and of those of the hand, as large as there is room for, those of the chains before those of
        the hand; 0: they are not large."""
        if self.camps[0].palette.is_bare or width < HAS_FACTS[0] or height < BOTTOMS[0][0]:
            return 0, 0
        beside = LEAST_LOG * (self._players == SEATS and width < TOLD_FROM)
        left = height - TITLE - (not self._has_log(width, False))
        hands = [size[1] for size in HAND_CARDS if _hand_columns(size) + PILES * (size[0] + 1) + beside <= width]
        found = [
            (self._chain_rows(width, height, left - self._bottom_rows(rows, height)), rows) for rows in (*hands, 0)
        ]
        chains, hand = max(found)
        return chains if chains > MEDIUM[1] else 0, hand

    def _chain_rows(self, width: int, height: int, rows: int) -> int:
        """Rows of the cards of all chains, where these have so many below each other."""
        each = self._own_columns(width, height) - 1
        spare = self._second_rows(width, height, height - TITLE - self._bottom_rows(0, height)) or 0
        needed = rows - spare * (self._players == PAIR)
        sizes = (one for one in (*LARGE_CARDS, *CARDS) if one.rows <= MEDIUM[1] or columns_for(one) <= each)
        found = next((size.rows for size in sizes if self._seats_rows(size) <= needed), 0)
        others = PAIR * (FEWER * LOW_CARD + TITLE)
        return found if self._players != TRIO or others <= rows else 0

    @staticmethod
    def _bottom_rows(large: int, height: int) -> int:
        """Rows of the hand and the piles; `large`: of their cards where they are large."""
        return large + AROUND if large else next(rows for least, rows in BOTTOMS if height >= least)

    def _seats_rows(self, size: Size) -> int:
        """Rows of all seats one below the other that have cards of this size."""
        return (rows_for(size, need(self._players)) + TITLE) * (PAIR if self._players == SEATS else 1)

    def _first_rows(self, rows: int, large: int) -> int:
        """Rows of the seats above: their share, or what is needed where chains have the largest size that goes."""
        width = self.size.width or self.screen.size.width
        if width // PAIR - 1 < WIDE:
            return self._upper_rows(rows)
        sizes = sizes_for(width // PAIR - 1, self.camps[0].palette.is_bare, large)
        each = next((found // PAIR for one in sizes if (found := self._seats_rows(one)) <= rows), 0)
        return max(each, min(int(rows * FIRST_SHARE), rows - each))

    def _upper_rows(self, rows: int) -> int:
        """Rows of what lies above where chains are words: as large as all seats can have them."""
        needed = ((rows_for(size) + TITLE) for size in WORDS)
        each = next((need for need in needed if PAIR * need <= rows), rows // PAIR)
        return max(each, min(int(rows * FIRST_SHARE), rows - each))

    def _second_rows(self, width: int, height: int, rows: int) -> int | None:
        """Rows of what stands below two seats, where it has what one would want to know: all that their chains leave."""
        if not HAS_FACTS[0] <= width < HAS_FACTS[1] or height < BOTTOMS[0][0]:
            return None
        size = sizes_for(width // PAIR - 1, self.camps[0].palette.is_bare)[0]
        return max(LEAST_FACTS, min(MOST_FACTS, rows - TITLE - rows_for(size) - GUIDE))

    def on_resize(self) -> None:
        """Larger cards in a larger window."""
        if self._chains:
            self.fit(self._chains)


def _right_columns(width: int) -> int:
    """Columns of the log at the right."""
    return next((columns for least, columns in RIGHT if width >= least), 0)


def _hand_columns(size: tuple[int, int]) -> int:
    """Columns of a hand of such cards."""
    return LEFT + USUAL * (size[0] + BETWEEN)
