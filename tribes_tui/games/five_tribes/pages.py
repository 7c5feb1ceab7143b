"""Pages of Five Tribes beside the table: the best moves, the djinns, the score sheet at the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.five_tribes.components import stages as st
from rules.five_tribes.components.pieces import DJINN_NAMES
from rules.five_tribes.evaluation import preview
from rules.five_tribes.state import FiveTribesState as S
from tribes_tui.games.five_tribes.foresight import if_first
from tribes_tui.games.five_tribes.words import sentences as words
from tribes_tui.games.five_tribes.words.outcomes import plan
from tribes_tui.games.five_tribes.words.things import cards, djinn
from tribes_tui.sheet.command import Command
from tribes_tui.sheet.line import Line
from tribes_tui.sheet.menu import Menu, Row
from tribes_tui.sheet.page import Page
from tribes_tui.words.common import sentence

PLAYS_IT = "Enter plays a move, on a way that leaves little behind; u takes it back."
BEFORE_BIDS = "Where each begins, where it ends and what it brings: so much is an early turn worth."


def advise(screen: Any, state: S, count: int) -> bool:
    """Show the best few moves that could be made now, to be played; before a bid those that the first could make."""
    is_bidding = state.stage == st.BIDDING
    if state.stage not in (st.BIDDING, st.MOVE, st.SOW):
        return False
    position = if_first(state) if is_bidding else state
    plans = preview.ranked(position, count)
    if not plans:
        return False

    def play(end: preview.End | None) -> None:
        if end is not None and screen.scene.view is state:
            screen.decide_all(preview.route(state, end))

    screen.app.push_screen(MovesScreen(position, plans, is_bidding), play)
    return True


class MovesScreen(Menu):
    """The best few moves with what each brings. Dismissed with the one to play, or None."""

    def __init__(self, state: S, plans: Sequence[preview.Plan], is_bidding: bool = False) -> None:
        super().__init__()
        self._state = state
        self._plans = plans
        self._is_bidding = is_bidding
        self.at = 1

    def title_text(self) -> str:
        """What this is."""
        return "the best moves, if you played first now" if self._is_bidding else "the best moves"

    def rows(self) -> Sequence[Row]:
        """A row each, then how to read them."""
        moves = [Row(str(i), plan(self._state, i + 1, found)) for i, found in enumerate(self._plans)]
        told = [
            "Points of the score sheet at once: of the tribe, of control, of the tile.",
            '"leaves" is the worth of the best move that stays open to the next marker;',
            "the order weighs that in, and what elders, goods and fakirs promise.",
        ]
        return [
            Row("", BEFORE_BIDS if self._is_bidding else PLAYS_IT, role="prompt"),
            *moves,
            Row("", ""),
            *[Row("", text, role="dim") for text in told],
        ]

    def keys(self) -> Sequence[Command]:
        """What works here."""
        back = Command("esc h q", "back", "back")
        return (back,) if self._is_bidding else (back, Command("enter", "play it", "play"))

    def act(self, name: str) -> None:
        """Play the move under the cursor, or go back."""
        if name == "play":
            self.chosen(self.row.name)
        else:
            self.dismiss(None)

    def chosen(self, name: str) -> None:
        """Close with the move."""
        self.dismiss(None if self._is_bidding else self._plans[int(name)].end)


class DjinnsScreen(Page):
    """The djinns that can be had, and what every player has in the open."""

    def __init__(self, state: S, names: Sequence[str]) -> None:
        super().__init__()
        self._state = state
        self._names = names

    def title_text(self) -> str:
        """What this is."""
        return "djinns, what lies open, and scores"

    def lines(self) -> Sequence[Line]:
        """Each djinn with points, cost and power; then player by player; the points so far."""
        state = self._state
        lines = [Line("To be had at a Sacred Place for 2 elders, or an elder and a fakir", "new")]
        lines += [Line(f"  {djinn(DJINN_NAMES[code])}") for code in state.djinn_row] or [Line("  none", "dim")]
        for seat in range(state.players):
            lines += [Line(""), Line(sentence(words.seat_facts(state, seat, self._names[seat])), "prompt")]
            lines += [
                Line(f"  {djinn(name)}") for code, name in enumerate(DJINN_NAMES) if state.djinns[seat] >> code & 1
            ]
            if seat == state.viewer:
                lines.append(Line(f"  Cards: {cards(state, seat) or 'none'}", "dim"))
        head, *sheet = words.sheet(state, self._names)
        lines += [Line(""), Line("The score sheet as it stands; hidden gold and goods of others are not in it", "new")]
        return [*lines, Line(head), *[Line(line) for line in sheet]]

    def keys(self) -> Sequence[Command]:
        """Back."""
        return (Command("esc d q enter", "back", "back"),)
