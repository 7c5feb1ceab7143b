"""A hint beside the table: what was weighed, and why."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import ClassVar, NamedTuple

from textual.app import ComposeResult
from textual.binding import ActiveBinding, Binding, BindingType
from textual.containers import Container, Vertical
from textual.content import Content
from textual.geometry import Region, Size
from textual.widgets import Static

from tribes_tui.seats.expected import Expected, compared, why_chosen
from tribes_tui.table.frame.screens import BesideScreen
from tribes_tui.widgets.charts.chart import Estimate, Spread
from tribes_tui.widgets.drawing import (
    BOLD,
    REVERSE,
    Cells,
    Chosen,
    Line,
    Place,
    PlaceState,
    Showing,
    fit,
    fold,
    shapes,
)
from tribes_tui.words import help as words
from tribes_tui.words.common import Later, colon, semicolon
from tribes_tui.words.help import even_of
from tribes_tui.words.said import help as said, lesson


class Weighed(NamedTuple):
    """A move in words with what it brings; what the bot expects of the move alone; what follows."""

    text: str
    expected: Expected
    line: Sequence[str] = ()
    spends: bool = False
    """Whether it spends what could be kept as well."""
    reasons: Sequence[str] = ()
    """What speaks for it, in sentences."""
    brief: str = ""
    """The move in fewer words, with what it brings."""

    @property
    def estimate(self) -> Estimate:
        """On the scale of a bar, from -1 to 1; the same where the same figure is told."""
        return Estimate(round(100 * self.expected.chance) / 50 - 1, 2 * self.expected.likely)


NEAR = 4
"""By at most so many of 100 games won more or fewer a move is about as good."""


def why(reasons: Sequence[str], weighed: Sequence[Weighed]) -> Iterator[str]:
    """Sentences: the game's own `reasons` for the hint's move, then what of it doesn't stand in the picture of what was `weighed`."""
    yield from reasons
    if not weighed:
        yield said.glance()
    elif len(weighed) == 1:
        yield said.only()


class WinBars(Showing[tuple[tuple[Sequence[str], int], ...]]):
    """Moves, each with its wins of 100 games as a bar; a line where everybody is who plays as well as the others. Places: `move:1` ..."""

    DEFAULT_CSS = "WinBars { height: auto; margin-top: 1; }"
    shown: tuple[tuple[Sequence[str], int], ...] = ()

    def __init__(self, moves: Sequence[tuple[Sequence[str], int]], players: int) -> None:
        """`moves`: each in ever fewer words, with its wins."""
        super().__init__(tuple(moves))
        self._even = even_of(players) or 50
        self.at = 0
        """Which of them is shown on the table."""

    def look_at(self, number: int) -> None:
        """Another one is shown there."""
        self.at = number
        self.changed()

    def look(self, name: str) -> Hashable:
        """All figures, and which is shown."""
        return self.shown, self.at

    def _lines(self, number: int, width: int) -> Sequence[Line]:
        """The words of a move, in two rows at the most: in fewer words, or without what it brings, where that has no room."""
        forms, room = list(self.shown[number][0]), max(8, width - CAP - 1)
        folded = [fold(((text, "ink"),), room) for text in (*forms, *_starts(forms[0]))]
        found = next((one for one in folded if len(one) <= MOST_LINES), folded[-1])
        return (
            found
            if len(found) <= MOST_LINES
            else (*found[: MOST_LINES - 1], fit(found[MOST_LINES - 1] + MORE, width - CAP))
        )

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """The heading, the words and the bar of each, or one bar of all, what the line means."""
        rows = sum(len(self._lines(k, width)) for k in range(len(self.shown)))
        return 2 + rows + (2 if self._is_alike else len(self.shown))

    @property
    def _is_alike(self) -> bool:
        """Whether all of several win the same: one bar tells that."""
        return len(self.shown) > 1 and len({wins for _, wins in self.shown}) == 1

    def lay(self, cells: Cells) -> Iterable[Place]:
        """From above, the best first."""
        cells.title(0, 0, said.wins_of())
        y = 1
        for k in range(len(self.shown)):
            rows = len(self._lines(k, cells.width)) + (not self._is_alike)
            yield Place(f"move:{k + 1}", spot := Region(0, y, cells.width, rows), spot)
            y += rows
        if self._is_alike:
            cells.put(CAP, y, said.all_alike(number=len(self.shown)), cells.palette.ink, None, BOLD)
            self._bar(cells, y + 1, self.shown[0][1], cells.palette.legal, cells.palette.ink)
            y += 2
        cells.put(CAP, y, said.equal_share(even=self._even), cells.palette.dim)

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """Its number and its words, below them the bar and the figure."""
        p, (x, y, width, rows) = cells.palette, place.extent
        number = int(place.name.rpartition(":")[2]) - 1
        is_at = number == self.at
        tone = p.legal if is_at else p.line
        cells.put(x, y, f" {number + 1} ", p.ink if p.is_bare else p.on(tone), tone, BOLD | REVERSE)
        for row, line in enumerate(self._lines(number, width), y):
            cells.parts(x + CAP, row, tuple((text, "ink" if is_at else "soft", BOLD * is_at) for text, *_ in line))
        if not self._is_alike:
            self._bar(cells, y + rows - 1, self.shown[number][1], tone, p.ink if is_at else p.soft, BOLD * is_at)

    def _bar(self, cells: Cells, y: int, number: int, tone: str, ink: str, flags: int = BOLD) -> None:
        """So many of 100 as a bar, with the line of an equal share, and the figure."""
        p, wins = cells.palette, said.of_hundred(wins=number)
        room = cells.width - CAP - len(said.of_hundred(wins=100)) - 2
        rest = p.mix(p.panel, "#000000", 0.35) if p.is_dark else p.mix(p.panel, p.below, 0.5)
        shapes.gauge(cells, CAP, y, room, number / 100, tone, rest)
        cells.put(CAP + round(self._even / 100 * (room - 1)), y, "│", p.ink, None, BOLD)
        cells.put(CAP + room + 1, y, wins, ink, None, flags)


CAP, MOST_LINES = 4, 2
MORE: Line = ((" …", "soft"),)
BEST = 3
"""How many moves a hint tells of."""


def _starts(text: str) -> Iterator[str]:
    """A move with ever less of what it brings, the last thing told left out first; at last alone."""
    while colon() in text:
        ends = [mark for mark in (", ", semicolon(), colon()) if mark in text]
        text = text.rpartition(max(ends, key=text.rindex))[0]
        if text.count("(") == text.count(")"):
            yield text


class ScaleEnds(Showing[tuple[str, str, str]]):
    """What the ends of a scale mean, and its middle, each there."""

    DEFAULT_CSS = "ScaleEnds { height: 1; margin-top: 1; }"

    def lay(self, cells: Cells) -> Iterable[Place]:
        """From edge to edge."""
        left, middle, right = self.shown
        ends = (0, left), ((cells.width - len(middle)) // 2, middle), (cells.width - len(right), right)
        for x, text in ends:
            cells.put(x, 0, text, cells.palette.dim)
        return ()


class HintScreen(BesideScreen[str]):
    """Dismissed with "do" when the move shall be made that is shown, the one of the number `at`. `show` shows one of the moves on the
    table, by its number."""

    DEFAULT_CSS = """
    HintScreen #panel { margin: 1 0 1 0; height: auto; max-height: 1fr; } /* the line that says the whole move stays in sight */
    HintScreen .move { margin-top: 1; }
    HintScreen #advice, HintScreen #words { height: auto; }
    HintScreen.-flat #advice { layout: horizontal; }
    HintScreen.-flat #words { width: 1fr; }
    HintScreen.-flat WinBars { width: 1fr; margin: 0 0 0 2; }
    HintScreen #figures { display: none; height: auto; }
    HintScreen.-flat #figures .move, HintScreen.-flat ScaleEnds { margin-top: 0; }
    HintScreen.-figures #figures { display: block; }
    HintScreen.-figures #advice { display: none; }
    """
    may_lie_flat = True
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "do", Later(lesson.do_it), tooltip=Later(said.do_it_told), key_display="Enter"),
        *(
            Binding(str(k), f"show({k})", Later(said.show_it), tooltip=Later(said.show_it_told), key_display=f"1-{k}")
            for k in range(BEST, 0, -1)
        ),
        Binding("f", "figures", Later(said.figures), tooltip=Later(said.figures_told)),
        Binding("escape,q", "back", Later(said.decide), tooltip=Later(said.decide_told), key_display="Esc"),
    ]

    def __init__(
        self,
        best: str,
        weighed: Sequence[Weighed],
        show: Callable[[int], None] | None = None,
        mood: str = "dusk",
        reasons: Sequence[str] = (),
        players: int = 0,
    ) -> None:
        """`best` is the move the hint gives, `reasons` what speaks for it; `weighed` all that were weighed, that one first."""
        super().__init__(said.hint(), mood)
        self._best, self._show, self._reasons, self._players = best, show, reasons, players
        self.weighed = [one for one in weighed if one.expected.visits][:BEST]
        self.at = 0

    def compose_body(self) -> ComposeResult:
        """The move and what speaks for it in words, which a small window has room for, then the bars; the figures only when asked for."""
        reasons = [*why(self._reasons, self.weighed)]
        if self._told_apart:
            reasons.append(said.other_move(reasons=" ".join(self._told_apart)))
        with Container(id="advice"):
            with Vertical(id="words"):
                yield Static(Content.styled(self._would, "bold"))
                yield Static(" ".join(reasons), classes="soft move", markup=False)
            if self.weighed:
                yield WinBars(
                    [
                        ([*filter(None, (one.text, one.brief))], round(100 * one.expected.chance))
                        for one in self.weighed
                    ],
                    self._players,
                )
        if self.weighed:
            yield from self._compose_figures()

    def _compose_figures(self) -> ComposeResult:
        """What the bot expects, how sure it is of that, and what may follow."""
        with Vertical(id="figures"):
            yield Static(said.legend(), classes="soft", markup=False)
            yield ScaleEnds((said.lost(), said.even(), said.won()))
            for number, one in enumerate(self.weighed, 1):
                yield from self._compose_move(number, one)
            if len(self.weighed) > 1:
                text = compared(self.weighed[0].expected, self.weighed[1].expected)
                yield Static(text, classes="soft move", markup=False)
            if len(self.weighed[0].line) > 1:  # one thing tells nothing
                yield Static(said.follows(), classes="heading move")
                yield Static(semicolon().join(self.weighed[0].line) + ".", classes="soft", markup=False)

    @property
    def _would(self) -> str:
        """The move; where another that stands below it may be as good, why it isn't that one."""
        if len(self.weighed) < 2:
            return said.would(best=self._best)
        reason, by, is_near = self._even, self._behind(1), self._is_near(1)
        if reason and is_near and self._is_near(2):
            return said.would_all(best=self._best)
        if reason == "even" and self._told_apart and self._reasons:
            reason = "reasons"
        if reason == "more" and not is_near:
            reason = "unsure"
        if reason in ("even", "reasons") and by < 0:
            reason = "less"
        if not reason:
            return said.would(best=self._best)
        return said.would_even(best=self._best, near=is_near, why=reason, by=abs(by))

    def _behind(self, number: int) -> int:
        """By how many of 100 games one that stands below wins fewer than the hint's."""
        return round(100 * self.weighed[0].expected.chance) - round(100 * self.weighed[number].expected.chance)

    def _is_near(self, number: int) -> bool:
        """Whether one that stands below, if there is one, is about as good."""
        return number < len(self.weighed) and abs(self._behind(number)) <= NEAR

    @property
    def _even(self) -> str:
        """Why it isn't the next best one, where that may be as good."""
        if len(self.weighed) < 2:
            return ""
        best, other = self.weighed[:2]
        return why_chosen(best.expected, other.expected, other.spends and not best.spends)

    @property
    def _told_apart(self) -> Sequence[str]:
        """What speaks for the next best one, where that may be as good and it is something else."""
        return [one for one in self.weighed[1].reasons if one not in self._reasons] if self._even else []

    def _compose_move(self, number: int, one: Weighed) -> ComposeResult:
        worth = words.worth(one.expected.chance, one.expected.ahead, self._players)
        name = Content.styled(f"{number}  {one.text}{colon()}", "bold" if number == 1 else "")
        yield Static(Content.assemble(name, worth), classes="soft move")
        yield Spread(one.estimate)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """There are as many to look at as were weighed, if it is more than one."""
        if action == "figures":
            return bool(self.weighed)
        return action != "show" or (parameters[0] in range(1, len(self.weighed) + 1) and len(self.weighed) > 1)

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """Enter says which of several moves it makes; the key of the figures that it leads back from them."""
        keys, told = super().active_bindings, dict[str, str]()
        if len(self.weighed) > 1:
            told["do"] = said.do_move(number=self.at + 1)
        if self.has_class("-figures"):
            told["figures"] = said.figures_back()
        return {
            key: one._replace(binding=replace(one.binding, description=told[one.binding.action]))
            if one.binding.action in told
            else one
            for key, one in keys.items()
        }

    def action_do(self) -> None:
        """The move that is shown."""
        self.dismiss("do")

    def action_figures(self) -> None:
        """What it expects in figures, and what may follow; or without them again."""
        self.toggle_class("-figures")
        self.refresh_bindings()
        if self.has_class("-figures"):
            figures = self.query_one("#figures")
            self.call_after_refresh(lambda: self.panel.scroll_to_widget(figures, top=True, animate=False))
        else:
            self.panel.scroll_home(animate=False)

    def on_drawn_chosen(self, message: Chosen) -> None:
        """A click on a move shows it."""
        kind, _, number = message.name.partition(":")
        if kind == "move":
            self.action_show(int(number))

    def action_show(self, number: int) -> None:
        """Where on the table that move is; Enter makes it."""
        if self._show is not None and number <= len(self.weighed):
            self.at = number - 1
            self.query_one(WinBars).look_at(self.at)
            self._show(self.at)
            self.refresh_bindings()
