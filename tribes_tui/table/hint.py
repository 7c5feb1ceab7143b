"""A hint: what a bot would do, the best few moves that it weighed as bars on one scale, and what may follow."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import ClassVar, NamedTuple

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Static

from rules.bots.bot import Candidate
from rules.bots.chance import chance
from tribes_tui.table.beside import BesideScreen
from tribes_tui.widgets.spread import Estimate, Spread
from tribes_tui.widgets.words import Words
from tribes_tui.words import help as words

BEST = 3
"""How many moves a hint tells of."""
INKS = ("gain", "accent", "danger")


class Weighed(NamedTuple):
    """A move that a bot weighed, in words; how often it was tried, the chance to win that it expects and how far that likely
    lies off, how much of its thought it took, what follows."""

    text: str
    visits: int
    chance: float
    likely: float
    certainty: float = 0.0
    line: Sequence[str] = ()

    @property
    def estimate(self) -> Estimate:
        """On the scale of a bar, from -1 to 1."""
        return Estimate(2 * self.chance - 1, 2 * self.likely)


def weighed_of(one: Candidate, game_id: str, players: int, text: str, line: Sequence[str] = ()) -> Weighed:
    """What a bot weighed, as chances to win.

    Results lie between -1 and 1, so their mean over n tries is off by at most 1/√n, two times in three.
    """
    off = 1 / math.sqrt(max(1, one.visits))
    low, middle, high = (chance(game_id, players, one.lead + by) for by in (-off, 0.0, off))
    return Weighed(text, one.visits, middle, (high - low) / 2, one.certainty, line)


class HintScreen(BesideScreen[str]):
    """Dismissed with "do" when the move shall be made. `show` points at one of the moves on the table, by its number."""

    DEFAULT_CSS = """
    HintScreen .move { margin-top: 1; }
    HintScreen Words { height: 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "do", words.DO_IT, key_display="Enter"),
        *(Binding(str(k), f"show({k})", words.SHOW, key_display=f"1-{BEST}") for k in range(1, BEST + 1)),
        Binding("escape,h,q", "back", words.DECIDE, key_display="Esc"),
    ]

    def __init__(
        self, best: str, weighed: Sequence[Weighed], show: Callable[[int], None] | None = None, mood: str = "dusk"
    ) -> None:
        """`best` is the move the hint gives; `weighed` all that were, that one first."""
        super().__init__(words.HINT, mood)
        self._best, self._show = best, show
        self.weighed = [one for one in weighed if one.visits][:BEST]

    def compose_body(self) -> ComposeResult:
        """The move, then the bars."""
        yield Static(Content.styled(words.would(self._best), "bold"))
        if not self.weighed:
            yield Static(words.GLANCE, classes="soft move")
            return
        yield Words(classes="scale move")
        for number, one in enumerate(self.weighed, 1):
            yield from self._compose_move(number, one)
        yield Static(words.LEGEND, classes="soft move", markup=False)
        if self.weighed[0].line:
            yield Static(words.FOLLOWS, classes="heading move")
            yield Static("; ".join(self.weighed[0].line) + ".", classes="soft", markup=False)

    def _compose_move(self, number: int, one: Weighed) -> ComposeResult:
        yield Static(Content.styled(f"{number}  {one.text}", "bold" if number == 1 else ""), classes="move")
        yield Spread(one.estimate._replace(ink=INKS[number - 1]))
        sure = f", {words.certainly(one.certainty)}" if one.certainty else ""
        yield Static(words.expected(one.chance, one.visits) + sure, classes="soft", markup=False)

    def on_resize(self) -> None:
        """The ends of the scale stand at its ends."""
        super().on_resize()
        self.call_after_refresh(self._name_scale)

    def _name_scale(self) -> None:
        for scale in self.query(".scale").results(Words):
            room = max(20, scale.size.width) - scale.indent
            left, right = words.LOST, words.WON
            middle = words.EVEN.center(room - len(left) - len(right))
            scale.say(((left + middle + right, "dim"),))

    def action_do(self) -> None:
        """As the hint says."""
        self.dismiss("do")

    def action_show(self, number: int) -> None:
        """Where on the table that move is."""
        if self._show is not None and number <= len(self.weighed):
            self._show(number - 1)
