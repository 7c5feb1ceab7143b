"""Row 1: what is asked; at the right end the bots, how well each plays and which of them thinks, and what a sign means."""

from collections.abc import Hashable, Mapping

from tribes_tui.table.board.scene import NO_NEWS, Scene
from tribes_tui.widgets.drawing import BOLD, Cells, Line, Place, PlaceState, Words, fit, length, words_of
from tribes_tui.words.common import YOU
from tribes_tui.words.rivals import THINKS, all_of, strength_word
from tribes_tui.words.said import grammar, help as said

GAP = 3
"""Columns at the least between what is asked and the bots."""
HAS_LOG = 100
"""Columns of the screen from which tables have room to tell elsewhere what happened."""


class PromptRow(Words):
    """The question goes before, then what a sign means; of the bots it says as much as there is room for."""

    _told: tuple[Line, ...] = ()
    _quiet: tuple[Line, ...] = ()
    _sign, _news = "", NO_NEWS
    _clock: Line = ()
    """What whoever decides has left, in the fewest columns: the question leaves it them."""
    _notice = _warning = ""

    def show(
        self,
        question: str,
        scene: Scene,
        note: tuple[str, str] = ("", ""),
        tells_news: bool = True,
    ) -> None:
        """Ask this from now on; `note`: a sign and its meaning, the sign empty for none; `tells_news`: what is
        new is told nowhere else. A meaning without a sign stands in windows too small for a log."""
        others = {seat: level for seat, level in scene.bots.items() if seat not in scene.time_left}
        bots = bots_told(scene.names, others, scene.thinks if scene.thinks in others else None)
        clocks = clocks_told(scene)
        told = timed(bots, clocks)
        both = (*noted(told, *note)[: len(told)], *clocks) if clocks else noted(told, *note)
        self._told = both if note[0] else (*told, *clocks[1:])
        self._quiet = both if note[1] and not note[0] else ()
        self._clock = clocks[-1] if clocks else ()
        self._sign, self._news = note[0] if tells_news else "", scene.news
        self.say((("► ", "cursor"), (question, "ink", BOLD)))

    def tell(self, notice: str, warning: str) -> None:
        """What just happened goes before the question until this is empty again, where both have room; a `warning` in its place."""
        self._notice, self._warning = notice, warning
        self.changed()

    def has_room_for(self, notice: str) -> bool:
        """Whether it can stand before the question, or is said by it."""
        question = self._lines[0] if self._lines else ()
        return _tells(question, notice) or (
            bool(question) and length(_both(question, notice)) <= self.size.width - self.indent - self._least
        )

    @property
    def _least(self) -> int:
        """Columns that the clock keeps."""
        return length(self._clock) + GAP + 1 if self._clock else 0

    def look(self, name: str) -> Hashable:
        """Both ends."""
        return super().look(name), self._told, self._quiet, self._news, self._notice, self._warning

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """The question, with a sign if it has no room; the longest words that leave it whole."""
        room = cells.width - self.indent
        asked, least = self._line(place.name), self._least
        if self.has_room_for(self._notice) and not _tells(asked, self._notice):
            asked = _both(asked, self._notice)
        if self._warning:
            asked = (("► ", "cursor"), (self._warning, "danger", BOLD))
        asked = fit(asked, room - least)
        cells.parts(self.indent, place.extent.y, asked)
        room -= length(asked) + GAP
        lines = self._quiet if self._quiet and self.screen.size.width < HAS_LOG else self._told
        news = self._in_words(room - least)
        beside = ((" " * GAP, "soft"), *self._clock) if self._clock else ()
        told = (*news, *beside) if news else next((line for line in lines if length(line) < room), ())
        cells.parts(cells.width - 1 - length(told), place.extent.y, told)

    def _in_words(self, room: int) -> Line:
        """What the sign stands for, in a window too small for a log."""
        if not self._sign or self.screen.size.width >= HAS_LOG:
            return ()
        left = room - len(self._sign) - len(said.news(what="")) - 2
        told = self._news.whole(left) or self._news.within(left)
        news = said.news(what=" ".join(told))
        return ((self._sign, "ink", BOLD), (f" {news}", "soft")) if told else ()


def _tells(question: Line, notice: str) -> bool:
    """Whether the question itself says it."""
    return words_of(question[1:]).startswith(notice.rstrip("."))


def _both(question: Line, notice: str) -> Line:
    return (*question[:1], (f"{notice} ", "accent"), *question[1:])


def noted(bots: tuple[Line, ...], sign: str, meaning: str) -> tuple[Line, ...]:
    """What can be said about the bots, from long to short, and what a sign means, which stays longest, at last in one word."""
    if not sign:
        alone: Line = ((meaning, "soft"),)
        return (*((*line, ("   ", "soft"), *alone) for line in bots), alone)
    note, least = (((sign, "ink", BOLD), (f" {words}", "soft")) for words in (meaning, said.new_brief()))
    return (*((*line, ("   ", "soft"), *note) for line in bots), note, least)


def clocks_told(scene: Scene) -> tuple[Line, ...]:
    """How much time there is left, from long to short: everybody's, that of whoever is asked (red in the last minute), that without a name."""
    if not scene.time_left:
        return ()
    from tribes_tui.play.clock import MINUTE, clock_text

    now = scene.view.current_player
    times: list[Line] = []
    brief: list[Line] = []
    for seat, left in scene.time_left.items():
        time: Line = ((clock_text(left), "danger" if left < MINUTE else "ink", BOLD if seat == now else 0),)
        name = scene.names[seat]
        named: Line = ((f"{grammar.you() if name == YOU else name} ", "ink"), *time)
        times.append(named)
        brief += [named, time] if seat == now else []
    gap: Line = (("   ", "soft"),)
    told = tuple(part for k, one in enumerate(times) for part in ((*gap, *one) if k else one))
    return (told, *brief)


def timed(bots: tuple[Line, ...], clocks: tuple[Line, ...]) -> tuple[Line, ...]:
    """What can be said about the bots, from long to short, with the time that people have left, which stays longest."""
    return (*((*clocks[0], ("   ", "soft"), *line) for line in bots), clocks[0]) if clocks else bots


def bots_told(names: tuple[str, ...], levels: Mapping[int, str], thinks: int | None) -> tuple[Line, ...]:
    """What can be said about the bots (seat -> level), from long to short: each of them, all at once, who thinks.

    `thinks` is the seat of a bot whose move is waited for.
    """
    if not levels:
        return ()
    sign: Line = ((f" {THINKS}", "cursor", BOLD),)
    who: Line = () if thinks is None else ((names[thinks], "ink"), *sign)
    gap: Line = (("   ", "soft"),)
    each: Line = ()
    for seat, level in levels.items():
        each += (gap if each else ()) + (
            (f"{names[seat]} ", "ink"),
            (strength_word(level), "soft"),
            *(sign if seat == thinks else ()),
        )
    of_all: Line = ((all_of(levels.values()), "soft"),) + (gap + who if who else ())
    return (each, of_all, *((who, sign) if who else ()))
