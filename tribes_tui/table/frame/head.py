"""The line above a table: which game and where in it; and what stands there in a window that is too small."""

from collections.abc import Hashable
from typing import NamedTuple

from textual.timer import Timer

from tribes_tui.table.frame.screens import LEAST
from tribes_tui.widgets.drawing import BOLD, REVERSE, Cells, Line, Place, PlaceState, Words, to_sentence
from tribes_tui.words.folding import fold
from tribes_tui.words.said import table

STAR_ROOM = 36
READ = 5.0
"""Seconds for which what just happened stands here, where the question leaves it no room."""


class HeadFacts(NamedTuple):
    """What the first line says: the game, facts, the steps of a turn with the present one, whether the game is kept."""

    title: str = ""
    facts: tuple[str, ...] = ()
    steps: tuple[str, ...] = ()
    now: int | None = None
    kept: str = ""
    brief: tuple[str, ...] = ()
    """The steps in a word each."""
    brief_kept: tuple[str, ...] = ()
    """What is said instead of `kept` where there is no room for it, in ever fewer words."""
    is_no_news: bool = False
    """Whether that gives way: that a game is saved."""
    stars: str = ""
    """Those of a stage of the journey, as signs."""
    star: tuple[str, ...] = ()
    """How one of them stands, from long to short: the steps give way to it, as far as it is no longer than `STAR_ROOM`."""
    others: tuple[str, ...] = ()
    """How the others stand."""


class Head(Words):
    """Row 0: the game's name in the accent, facts, and the steps of a turn, the present one lit."""

    _standing = HeadFacts()
    _given, _notice = "", ""
    _reading: Timer | None = None

    def show(self, standing: HeadFacts) -> None:
        """Say this from now on."""
        self._standing = standing
        self.changed()

    def tell(self, notice: str) -> None:
        """What just happened stands behind the name and the stars for as long as it takes to read: the facts give way, the question never does."""
        if notice == self._given:
            return
        if self._reading is not None:
            self._reading.stop()
        self._given = self._notice = notice
        self._reading = self.set_timer(READ, self._was_read) if notice else None
        self.changed()

    def _was_read(self) -> None:
        self._notice = ""
        self.changed()

    def look(self, name: str) -> Hashable:
        """All of it."""
        return self._standing, self._notice

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """Name and facts from the left, the stars behind the first; steps, or what is known of saving, up to the right end."""
        p, said = self.palette, self._standing
        bar = p.mix(p.panel, p.below, 0.25)
        cells.fill(0, 0, cells.width, 1, bar)
        x = cells.put(0, 0, f" {said.title} ", p.on(p.accent), p.accent, BOLD | REVERSE) + 1
        if self._notice:
            x = cells.put(x, 0, said.stars, p.ink, bar) + 2 if said.stars else x
            cells.put(x, 0, to_sentence(self._notice, cells.width - 1 - x), p.ink, bar, BOLD)
            return
        steps, keeps = self._fitting(said, cells.width - self._left(said) - 2)
        end = self._steps(cells, bar, said, steps)
        stars = self._stars(said, end - x)
        shown = [*said.facts[:1], *stars, *said.others, *said.facts[1:]]
        facts = [(fact, p.soft if k else p.ink) for k, fact in enumerate(shown)]
        room = end - x - sum(len(fact) + 2 for fact in shown)
        if keeps and said.kept and (not said.is_no_news or len(said.kept) < room):
            forms, free = (said.kept, *said.brief_kept), end - self._left(said) - 2
            facts.insert(
                1 + len(stars) + len(said.others), (next((one for one in forms if len(one) < free), forms[-1]), p.dim)
            )
        for fact, ink in facts:
            if x + len(fact) + 1 > end:
                break
            x = cells.put(x, 0, fact, ink, bar) + 2

    def _left(self, said: HeadFacts) -> int:
        """Columns that the name, the first fact and the stars take."""
        wanted = next((one for one in said.star if len(one) <= STAR_ROOM), "")
        stars = sum(len(one) + 2 for one in (said.stars, wanted) if one)
        return len(said.title) + 3 + (len(said.facts[0]) if said.facts else 0) + stars

    def _stars(self, said: HeadFacts, room: int) -> list[str]:
        """The stars, and one of them in as many words as fit."""
        signs = [said.stars] if said.stars else []
        room -= sum(len(one) + 2 for one in (*said.facts[:1], *signs))
        return [*signs, *[one for one in said.star if len(one) < room][:1]]

    def _fitting(self, said: HeadFacts, room: int) -> tuple[tuple[str, ...], bool]:
        """The steps as they fit, and whether there is room for what is known of saving.

        All steps in full, else the present one in full and the others in a word, else its number, or of a step alone no number, in a word beside stars that need the
        room. That a game is saved is no news: it gives way to the steps and the facts; everything else (a lesson, which move) is said
        first, and alone where there is no room for both.
        """
        number: tuple[str, ...] = ()
        if said.steps and said.now is not None:
            words = [said.steps[said.now], *said.brief[said.now : said.now + 1]]
            is_alone = len(said.steps) == 1
            forms = (
                words
                if is_alone
                else [table.step_of(number=said.now + 1, count=len(said.steps), step=one) for one in words]
            )
            is_squeezable = bool(said.stars) or is_alone
            fits = (one for one in forms[: 2 if is_squeezable else 1] if len(one) + 2 < room)
            number = (next(fits, forms[-1] if is_squeezable else forms[0]),)
            wanted = next((one for one in said.star if len(one) <= STAR_ROOM), "")
            if wanted and len(number[0]) + 3 >= room + len(wanted) - len(said.star[-1]):
                number = (words[-1],)  # else no star would stand there
        brief = tuple(said.steps[i] if i == said.now else word for i, word in enumerate(said.brief))
        rooms = (room - len(said.kept) - 2,) if not said.is_no_news else (room - len(said.kept) - 2, room)
        for one in rooms:
            for steps in (said.steps, brief):
                if steps and sum(len(step) + 3 for step in steps) - 1 <= one:
                    return steps, one < room
        least = min(map(len, (said.kept, *said.brief_kept)))
        is_squeezed = bool(said.brief_kept) and not said.is_no_news and least + 4 + sum(map(len, number)) > room
        return () if is_squeezed else number, True

    def _steps(self, cells: Cells, bar: str, said: HeadFacts, steps: tuple[str, ...]) -> int:
        """The steps up to the right end, the present one lit. The column where they begin."""
        end = cells.width - 1
        for i in range(len(steps) - 1, -1, -1):
            end = self._step(cells, bar, end, steps[i], i == said.now or len(steps) == 1)
            if i:
                end = cells.right(end, 0, "→", self.palette.dim, bar)
        return end

    def _step(self, cells: Cells, bar: str, end: int, words: str, is_now: bool) -> int:
        p = self.palette
        if is_now:
            return cells.right(end, 0, f" {words} ", p.on(p.accent), p.accent, BOLD | REVERSE)
        return cells.right(end, 0, f" {words} ", p.soft, bar)


class TooSmall(Words):
    """Instead of everything in a window that is too small for a table: no piece is drawn where it may not find room."""

    DEFAULT_CSS = """
    TooSmall { layer: note; display: none; width: 100%; height: 100%; }
    .-w0 TableFelt > *, .-h0 TableFelt > * { display: none; }
    .-w0 TableFelt > TooSmall, .-h0 TableFelt > TooSmall { display: block; }
    """
    SCOPED_CSS = False

    def look(self, name: str) -> Hashable:
        """The size stands in the words."""
        return self.size

    def _line(self, name: str) -> Line:
        width, height = self.size
        said = (
            table.this_window(width=width, height=height),
            table.needs(width=LEAST.width, height=LEAST.height),
            table.make_larger(),
            table.nothing_lost(),
        )
        folded = [piece for text in said for piece in fold(text, width - 2, "")]
        y = int(name.rpartition(":")[2]) - max(0, (height - len(folded)) // 2)
        return ((folded[y].center(width - 2), "ink"),) if 0 <= y < len(folded) else ()
