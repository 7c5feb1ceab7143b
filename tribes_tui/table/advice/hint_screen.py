"""A hint beside the table: what was weighed, and why."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import ClassVar, NamedTuple

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Static

from tribes_tui.seats.expected import Expected, compared, why_chosen
from tribes_tui.table.frame.screens import BesideScreen
from tribes_tui.widgets.charts.chart import Estimate, Spread
from tribes_tui.widgets.drawing.lines import Words
from tribes_tui.words import help as words
from tribes_tui.words.language import Later
from tribes_tui.words.said import help as said


class Weighed(NamedTuple):
    """A move in words with what it brings; what the bot expects of the move alone; what follows."""

    text: str
    expected: Expected
    line: Sequence[str] = ()
    spends: bool = False
    """Whether it spends what could be kept as well."""
    reasons: Sequence[str] = ()
    """What speaks for it, in sentences."""

    @property
    def estimate(self) -> Estimate:
        """On the scale of a bar, from -1 to 1."""
        return Estimate(2 * self.expected.chance - 1, 2 * self.expected.likely)


def why(reasons: Sequence[str], weighed: Sequence[Weighed]) -> Iterator[str]:
    """Sentences: the game's own `reasons` for the hint's move, then what was `weighed`, that move first."""
    yield from reasons
    if not weighed:
        yield said.glance()
    elif len(weighed) == 1:
        yield said.only()
    else:
        yield compared(weighed[0].expected, weighed[1].expected)


BEST = 3
"""How many moves a hint tells of."""
INKS = ("gain", "accent", "danger")


class HintScreen(BesideScreen[str]):
    """Dismissed with "do" when the move shall be made. `show` points at one of the moves on the table, by its number."""

    DEFAULT_CSS = """
    HintScreen #panel { margin: 1 0 1 0; } /* the line of Enter stays in sight: Enter does what it says */
    HintScreen .move { margin-top: 1; }
    HintScreen Words { height: 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "do", Later(said.do_it), key_display="Enter"),
        *(Binding(str(k), f"show({k})", Later(said.show_it), key_display=f"1-{k}") for k in range(BEST, 0, -1)),
        Binding("escape,h,q", "back", Later(said.decide), key_display="Esc"),
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

    def compose_body(self) -> ComposeResult:
        """The move and what speaks for it in words, which a small window has room for, then the bars."""
        yield Static(Content.styled(self._would, "bold"))
        yield Static(said.why(), classes="heading move")
        yield Static(" ".join(why(self._reasons, self.weighed)), classes="soft", markup=False)
        if self.weighed:
            yield Words(classes="scale move")
            for number, one in enumerate(self.weighed, 1):
                yield from self._compose_move(number, one)
            yield Static(said.legend(), classes="soft move", markup=False)
        if self._told_apart:
            yield Static(said.other_move(reasons=" ".join(self._told_apart)), classes="soft move", markup=False)
        if self.weighed and len(self.weighed[0].line) > 1:  # one thing tells nothing
            yield Static(said.follows(), classes="heading move")
            yield Static("; ".join(self.weighed[0].line) + ".", classes="soft", markup=False)

    @property
    def _would(self) -> str:
        """The move; where another that stands below it may be as good, why it isn't that one."""
        if len(self.weighed) < 2:
            return said.would(best=self._best)
        best, other = self.weighed[:2]
        reason = self._even
        if reason == "even" and self._told_apart:
            reason = "reasons"
        by = round(100 * best.expected.chance) - round(100 * other.expected.chance)
        return said.would_even(best=self._best, why=reason, by=by) if reason else said.would(best=self._best)

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
        yield Static(Content.styled(f"{number}  {one.text}", "bold" if number == 1 else ""), classes="move")
        yield Spread(one.estimate._replace(ink=INKS[number - 1]))
        yield Static(words.worth(one.expected.chance, one.expected.ahead, self._players), classes="soft", markup=False)

    def on_resize(self) -> None:
        """The ends of the scale stand at its ends."""
        super().on_resize()
        self.call_after_refresh(self._name_scale)

    def _name_scale(self) -> None:
        for scale in self.query(".scale").results(Words):
            room = max(20, scale.size.width) - scale.indent
            left, right = said.lost(), said.won()
            middle = said.even().center(room - len(left) - len(right))
            scale.say(((left + middle + right, "dim"),))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """There are as many to look at as were weighed, if it is more than one."""
        return action != "show" or (parameters[0] in range(1, len(self.weighed) + 1) and len(self.weighed) > 1)

    def action_do(self) -> None:
        """As the hint says."""
        self.dismiss("do")

    def action_show(self, number: int) -> None:
        """Where on the table that move is."""
        if self._show is not None and number <= len(self.weighed):
            self._show(number - 1)
