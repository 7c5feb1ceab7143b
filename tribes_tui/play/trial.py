"""A table to try moves at: it begins with any position, one person decides for everybody, and nothing of it is kept."""

from collections.abc import Sequence
from typing import Any, cast

from rules import Game, Rng, State
from tribes_tui.play.past import Past
from tribes_tui.play.seat import BOT, HUMAN, CannotUndo, Seat
from tribes_tui.play.table import Table
from tribes_tui.words.said import trial as said


class TrialPast(Past):
    """Moves from some position on."""

    def __init__(self, start: State) -> None:
        super().__init__(game_of(start), start.players, 0, start.options)
        self._base = start.clone()

    def _first(self) -> State:
        return self._base.clone()


def game_of(state: State) -> Game[Any]:
    """The game of a position, with the rules that it is played by."""
    return cast("Game[Any]", state.game)


class TrialTable(Table):
    """What `view` shows goes on as its viewer may think it does: all that they don't know is drawn by chance.

    Whoever is in turn is the person at the keyboard, so that nobody is waited for, and any move can be taken back.
    """

    def __init__(self, view: State, names: Sequence[str], rng: Rng) -> None:
        """`names` are those that the viewer reads."""
        self.names, start = tuple(names), view.resample(rng)
        super().__init__(view.game.id, [Seat(BOT, "", name) for name in names], start.options, 0, None)
        self.game, self._past, self._state = game_of(start), TrialPast(start), start.clone()
        self._seat_person()

    def _seat_person(self) -> None:
        self.seats = [Seat(HUMAN if seat == self.turn else BOT, "", name) for seat, name in enumerate(self.names)]

    def why_not_undo(self, seat: int, decisions: int = 1) -> str | None:
        """Only at the beginning."""
        return None if len(self._past) else said.first()

    def undo(self, seat: int) -> None:
        """Take back the last move, whoever made it. Raises `CannotUndo`."""
        if not len(self._past):
            raise CannotUndo(said.first())
        before = len(self._past) - 1
        dropped = self._take_back(before)
        self._undone.clear()
        self._audience.undone(self._past, self.view, seat, dropped)
        self._settle()

    def _settle(self) -> None:
        self._seat_person()
        super()._settle()
