"""A table as whoever comments on it may see it: with each seat's eyes, some moves late."""

from collections.abc import Sequence
from typing import NamedTuple

from rules import State
from tribes_tui.play.seat import Entry, Seat
from tribes_tui.server.host.limits import NotNow
from tribes_tui.server.host.table.hosted import HostedTable
from tribes_tui.server.words.said import refusals as said


class LatePicture(NamedTuple):
    """What some eyes saw so many moves ago: the view, and what they knew of the moves until then."""

    view: State
    entries: list[Entry]


class Commentary:
    """It gives views alone, never a state, and none that is less late. Once the game is over nothing is late."""

    def __init__(self, hosted: HostedTable) -> None:
        self._hosted = hosted
        self.game_id = hosted.plan.game_id
        self.moves = hosted.plan.hands

    @property
    def seats(self) -> Sequence[Seat]:
        """Who sits where, as those know it who watch."""
        table = self._hosted.table
        return [] if table is None else [seat._replace(kind="other") for seat in table.seats]

    def picture(self, eyes: int | None) -> LatePicture | None:
        """With a seat's eyes (None: with a spectator's); None as long as there are too few moves. Raises `NotNow`."""
        table = self._hosted.table
        if table is None or not self.moves or (eyes is not None and not 0 <= eyes < len(self._hosted.chairs)):
            raise NotNow(said.hands_off)
        late = table.late(eyes, 0 if self._hosted.is_over else self.moves)
        return None if late is None else LatePicture(*late)
