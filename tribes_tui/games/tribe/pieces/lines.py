"""Lines of the table: what the others did, what the challenge would bring now, what the signs on the cards mean."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from rules.tribe.components.cards import BONUS
from tribes_tui.display.wide import shortened
from tribes_tui.games.tribe.words.said import board as said
from tribes_tui.games.tribe.words.things import card
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.drawn import Drawn
from tribes_tui.widgets.lines import fit, length
from tribes_tui.widgets.shapes import rule
from tribes_tui.words.help import FRESH

if TYPE_CHECKING:
    from tribes_tui.games.tribe.pieces.camp import TribeCamp
    from tribes_tui.theme.palette import Palette
    from tribes_tui.widgets.cells import Cells, Part
    from tribes_tui.widgets.places import Place
    from tribes_tui.widgets.words import Line

SIGNS = (("●", said.red, "red"), ("◆", said.blue, "blue"), ("■", said.both, "both"), ("○", said.none, "character"))
BACK = "▒▒"
WIDE = 110
"""Columns from which all signs stand in one line, above the hand."""


class TribeLegend(Drawn):
    """The signs of colours in two rows, where the line above the hand has no room for them."""

    DEFAULT_CSS = "TribeLegend { height: 2; }"

    def lay(self, cells: Cells) -> Iterable[Place]:
        """Signs and their words."""
        signs = [*_signs(cells.palette)]
        for row in range(min(2, cells.height)):
            cells.parts(0, row, fit((*signs[2 * row], (" ", "soft"), *signs[2 * row + 1]), cells.width))
        return ()


class Shown(NamedTuple):
    """Which signs stand on the table."""

    letter: bool = False
    """T: a totem, where there is no room for the word."""
    magic: bool = False
    """What a totem brings a chain of one colour."""
    question: bool = False
    """?: what a chain wants next."""
    fresh: bool = False


def legends(palette: Palette, is_whole: bool, shown: Shown) -> Iterator[Line]:
    """What stands at the end of a line, that which gives way first last: that something is new, what a chain of one colour brings, a
    letter, what is wanted next, what a back means, and the signs if they stand there too."""
    if shown.fresh:
        yield ((FRESH, "ink", BOLD), (f" {said.new()}", "soft"))
    if shown.magic:
        gain = (f"+{BONUS}", "gain")
        yield (
            ((said.letter_magic(), "gain"), (f" {said.magical()} ", "soft"), gain)
            if shown.letter
            else (gain, (f" {said.magical()}", "soft"))
        )
    if shown.letter:
        yield ((f"{said.letter_totem()} {card('totem')}", "soft"),)
    yield (BACK, "danger"), (f" {said.hidden()}", "soft")
    if shown.question:
        yield ("?", "ink", BOLD), (f" {said.next_one()}", "soft")
    if is_whole:
        yield signs_line(palette)


def signs_line(palette: Palette) -> Line:
    """All signs in one line."""
    return tuple(part for sign in _signs(palette) for part in (*sign, (" ", "soft")))


def _signs(palette: Palette) -> Iterator[tuple[Part, Part]]:
    for sign, word, tone in SIGNS:
        sign = f"{sign}=" if palette.depth == "ascii" else sign  # letters stand for signs there
        yield (sign, palette.lighter(palette.tone(tone), 0.2 if palette.is_dark else -0.05)), (word(), "soft")


class StandingLine(Drawn):
    """A thin line with its title, the longest of some sentences that fits behind it, and at its end what signs mean."""

    DEFAULT_CSS = "StandingLine { height: 1; }"

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._title = ""
        self._sentences: tuple[str, ...] = ()
        self._has_magic = self._is_fresh = False
        self.camps: Sequence[TribeCamp] = ()
        """Where a letter may stand for a totem, a ? for what is next."""

    def show(self, title: str, sentences: Sequence[str], has_magic: bool = False, is_fresh: bool = False) -> None:
        """The sentences say the same, the longest first; `has_magic`: what stands on the totem of a chain of one colour; `is_fresh`:
        something on the table is marked as new."""
        self._title, self._sentences = title, tuple(sentences)
        self._has_magic, self._is_fresh = has_magic, is_fresh
        self.changed()

    def shape(self) -> Hashable:
        """All of it."""
        return self._title, self._sentences, self._signs()

    def _signs(self) -> Shown:
        has_letter = any(camp.has_letter for camp in self.camps)
        has_question = any(camp.has_question for camp in self.camps)
        return Shown(has_letter, self._has_magic, has_question, self._is_fresh)

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The line through the whole width. Of what has no room for everything the title gives way first: a hand is seen."""
        p, end = cells.palette, cells.width - 2
        meant = [*legends(p, cells.width >= WIDE, self._signs())]
        shortest = len(self._sentences[-1]) if self._sentences else 0
        x = len(self._title) + 7
        is_full = shortest and end - sum(length(legend) + 2 for legend in meant) <= x + shortest
        x = 3 if is_full else x
        rule(cells, 1, 0, cells.width - 2, "" if is_full else self._title)
        for legend in meant:
            if end - length(legend) - 2 > x + shortest:
                end -= length(legend) + 2
                cells.put(end, 0, " " * (length(legend) + 2))
                cells.parts(end + 1, 0, legend)
        said = next((one for one in self._sentences if x + len(one) + 3 <= end), "")
        if said:
            cells.put(x, 0, f" {said} ", p.soft, None, BOLD)
        return ()


SIGN = "•"
LEFT = 3
"""Columns before the words."""


class OthersTurnsLine(Drawn):
    """The longest way of saying it that fits."""

    DEFAULT_CSS = "OthersTurnsLine { height: 1; }"

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._forms: tuple[str, ...] = ()

    def show(self, forms: Iterable[str]) -> None:
        """The forms say the same, the longest first."""
        self._forms = tuple(forms)
        self.changed()

    def shape(self) -> Hashable:
        """All of it."""
        return self._forms

    def lay(self, cells: Cells) -> Iterable[Place]:
        """A dot as beside what is new on the table, and the words."""
        room = cells.width - LEFT - 1
        said = next((form for form in self._forms if len(form) <= room), self._forms[-1] if self._forms else "")
        if said:
            cells.put(1, 0, SIGN, cells.palette.accent, None, BOLD)
            cells.put(LEFT, 0, shortened(said, room), cells.palette.soft)
        return ()
