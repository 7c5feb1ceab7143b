"""How you have played so far, by game and by opponents."""

from __future__ import annotations

from collections.abc import Sequence

import rules
from tribes_tui.profile.statistics import Outcome, Tally, tally
from tribes_tui.sheet.page import Line, Page
from tribes_tui.words.about import title_of
from tribes_tui.words.common import count

HEAD = f"{'':<26}{'games':>6}{'won':>6}{'share':>7}{'best':>7}{'in a row':>10}"


class StatisticsScreen(Page):
    """Dismisses with None."""

    def __init__(self, found: Sequence[Outcome]) -> None:
        """`found` are the outcomes, oldest first."""
        super().__init__()
        self._found = found

    def title_text(self) -> str:
        """What this is."""
        return "your games"

    def lines(self) -> Sequence[Line]:
        """A table by game, each with its opponents below."""
        if not self._found:
            return [Line("Nothing yet: finish a game alone against bots, and it is counted here.", "dim")]
        lines = [Line(HEAD, "dim"), _row("all games", tally(self._found), "prompt"), Line("")]
        for game_id in rules.games:
            mine = [outcome for outcome in self._found if outcome.game == game_id]
            if mine:
                lines.append(_row(title_of(game_id), tally(mine), "text"))
                for levels in sorted({outcome.levels for outcome in mine}):
                    against = [outcome for outcome in mine if outcome.levels == levels]
                    lines.append(_row(f"  against {_bots(levels)}", tally(against), "dim"))
        return lines


def _row(name: str, numbers: Tally, role: str) -> Line:
    share = f"{100 * numbers.wins // numbers.games} %"
    row = f"{numbers.row} ({numbers.longest})"
    return Line(f"{name:<26}{numbers.games:>6}{numbers.wins:>6}{share:>7}{numbers.best:>7}{row:>10}", role)


def _bots(levels: Sequence[str]) -> str:
    if len(set(levels)) == 1 and levels[0]:
        return count(len(levels), f"{levels[0]} bot")
    return ", ".join(level or "a person" for level in levels)
