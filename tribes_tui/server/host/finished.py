"""Games that are over: walked through, reviewed, and dealt again to bots."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from saves import Recording, Store
from tribes_tui.server.host.desk import Desk
from tribes_tui.server.host.hosted import HostedTable
from tribes_tui.server.host.refusals import NotNow
from tribes_tui.server.host.wishes import DEAL, LONG_DEAL, REVIEW
from tribes_tui.server.shared.shared import Records
from tribes_tui.server.words.said import refusals as said

if TYPE_CHECKING:
    from tribes_tui.seats.par import Pars
    from tribes_tui.seats.reviewing import Reviews


class FinishedGames:
    """Their records are in `records`; what is made of them is kept in `folder`."""

    def __init__(self, folder: Path, records: Records) -> None:
        self._folder = folder
        self._records = records
        self._desk = Desk()

    def recording(self, hosted: HostedTable) -> Recording:
        """A finished game, to be walked through. Raises `NotNow`, `SaveError`."""
        if hosted.table is None or not hosted.is_over:
            raise NotNow(said.not_over)
        return self._records.read(hosted.table.name)

    def reviews_for(self, person: str) -> Reviews:
        """Who reviews games for somebody: in one process, which lets the bots go first, when it is their turn."""
        from tribes_tui.seats.reviewing import Reviews

        return Reviews(Store(self._folder), jobs=1, turn=partial(self._desk.turn, person, REVIEW))

    def pars_for(self, person: str) -> Pars:
        """What bots make of deals that are over, when it is somebody's turn, in a process that lets the bots at tables go first."""
        from tribes_tui.seats.par import Pars

        turns = partial(self._desk.turn, person, DEAL), partial(self._desk.turn, person, LONG_DEAL)
        return Pars(Store(self._folder), *turns)
