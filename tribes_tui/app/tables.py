"""The table at which people sit: how it is laid, found again and left."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import rules
from saves import OtherRules, Record, SaveError
from saves.place import home
from tribes_tui.play.table import Table, let_go
from tribes_tui.profile.counting import sit_down

if TYPE_CHECKING:
    from tribes_tui.app.parts import AppContract
    from tribes_tui.play.seat import Seat
    from tribes_tui.profile.settings import Settings
    from tribes_tui.seats.thinker import Thinker
    from tribes_tui.table.screen import TableScreen

PACES = {"calm": 0.45, "quick": 0.15, "none": 0.0}
"""Setting -> seconds for which a bot's move is shown."""


def pace_of(settings: Settings) -> float:
    """Seconds for which a bot's move is shown."""
    return PACES.get(settings.pace, PACES["calm"])


class Tables:
    """One table is open at a time; the bots' process serves all that were."""

    def __init__(self, app: AppContract) -> None:
        self._app = app
        self.open: Table | None = None
        self.thinker: Thinker | None = None

    def close(self) -> None:
        """The bots go; every move is on the disk already."""
        self.end_bots()
        if self.open is not None:
            let_go(self.open, self._app.store)

    def end_bots(self) -> None:
        """End the process in which bots think, if there is one."""
        if self.thinker is not None:
            self.thinker.close()

    # ---- To a table ---------------------------------------------------------------------------

    def lay(
        self,
        game_id: str,
        seats: list[Seat],
        options: dict[str, object],
        seed: int,
        title: str = "",
        stage: str = "",
    ) -> None:
        """A new table, recorded, and sit down at it; `stage`: the name of the journey's stage that is begun."""
        store = self._app.store
        try:
            if any(seat.follows for seat in seats):
                from tribes_tui.profile.rating import settled
                from tribes_tui.profile.statistics import outcomes

                seats = settled(game_id, seats, outcomes(store.list()))
            table = Table.new(game_id, seats, options, seed, store, title, tells_hints=True, stage=stage)
            sit_down(table, store)
            self._app.open_table(table)
        except (SaveError, rules.RulesError) as error:
            self._app.come_home(str(error))

    def show(self, table: Table) -> None:
        """Show a table; with the learning mode the first moves of a kind are explained. Who sits at one hasn't asked for it: a key that was
        pressed twice did, before the first table came."""
        from tribes_tui.table.screen import table_screen

        if self.open is not None and getattr(self._app.screen, "table", None) is self.open:
            let_go(table, self._app.store)
            return
        if self.open is not None:
            self.open.close()
        self.open = table
        pace = pace_of(self._app.settings)
        coached = self._app.settings.learning
        self._app.lay_over(self._coached(table, pace) if coached else table_screen(table, self._bots(), pace))

    def _coached(self, table: Table, pace: float) -> TableScreen:
        from tribes_tui.learning.lesson import Coach
        from tribes_tui.screens.coached import CoachedScreen
        from tribes_tui.table.board import board_of

        return CoachedScreen(table, board_of(table.game.id), self._bots(), pace, Coach(home()))

    def _bots(self) -> Thinker:
        if self.thinker is None:
            from tribes_tui.seats.thinker import Thinker

            # cold: at many tables nobody asks a bot for long, or ever
            self.thinker = Thinker(on_trouble=self._app.warn, is_warm=False)
        return self.thinker

    # ---- Found again --------------------------------------------------------------------------

    def resume(self, name: str) -> None:
        """Sit down at a recorded table again; a finished game is walked through."""
        try:
            self._sit_down(self._app.store.open(name))
        except SaveError as error:
            self._offer(name, error)

    def _sit_down(self, record: Record) -> None:
        if record.finished:
            record.close()
            self._app.show_replay(record.name)
            return
        try:
            table = Table.resume(record)
        except SaveError:
            record.close()
            raise
        sit_down(table, self._app.store)
        self._app.open_table(table)

    def _offer(self, name: str, error: SaveError) -> None:
        """What can be done when a game can't be played on."""
        from tribes_tui.play.records import offers

        if isinstance(error, OtherRules):
            self._app.show_replay(name)
            return
        if not offers(error):
            self._app.come_home(str(error))
            return
        from tribes_tui.screens.dialogs import OfferScreen

        self._app.come_home()
        screen = OfferScreen(str(error), offers(error))
        self._app.lay_over(screen, lambda offer: self._take_offer(name, error, offer))

    def _take_offer(self, name: str, error: SaveError, offer: str | None) -> None:
        from tribes_tui.play.records import WATCH, opened

        if offer == WATCH:
            self._app.watch_record(name)
        elif offer is not None:
            try:
                self._sit_down(opened(self._app.store, name, error, offer))
            except SaveError as another:
                self._app.come_home(str(another))

    # ---- Left ---------------------------------------------------------------------------------

    def left(self, message: TableScreen.Left) -> None:
        """The people get up: home, for another game, or to see this one again."""
        from tribes_tui.play.deals import new_seed

        assert isinstance(message.table, Table)  # no other is opened here
        table, name = message.table, message.table.name
        kept = str(table.path) if table.is_elsewhere else name
        if message.where in ("replay", "review") and kept:  # the table stays below
            self._app.show_replay(kept, message.where == "review", lambda _: message.again())
            return
        let_go(table, self._app.store)
        self.open = None
        self._app.come_home(self._news_of(table), table.game.id if table.is_untouched else None)
        if message.where == "home" and self._app.came_back(table):
            return
        if message.where == "first_game":
            self._app.begin_first_game(table.game.id)
        elif message.where == "rematch" and not name:
            self._app.open_lesson(table.game.id)
        elif message.where == "rematch":
            self.lay(table.game.id, list(table.seats), dict(table.options), new_seed(), stage=table.stage)

    def _news_of(self, table: Table) -> str:
        """What is said at home of a table that was left: where it is kept, if that isn't where all games are (there it can be continued, which
        home says itself), or what a bot has made of its end."""
        from tribes_tui.words.said import dialogs

        if table.unsaved:
            return dialogs.lost(why=table.unsaved.removeprefix(dialogs.not_saved()))
        if table.is_elsewhere:
            return dialogs.saved_elsewhere(path=str(table.path))
        if not table.name:
            return ""
        if table.is_untouched:
            return dialogs.not_begun(game=table.game.title)
        return self._even_now(table) if table.is_over else ""

    def _even_now(self, table: Table) -> str:
        """How strong `even` plays from now on, when it has played; else nothing."""
        from tribes_tui.profile.rating import strength_for
        from tribes_tui.profile.statistics import outcomes
        from tribes_tui.words.said import bots

        if not any(seat.follows for seat in table.seats) or sum(seat.is_human for seat in table.seats) != 1:
            return ""
        with suppress(SaveError):
            found = outcomes(self._app.store.list())
            return bots.even_now(
                game=table.game.title, strength=strength_for(table.game.id, found, len(table.seats)), whom="you"
            )
        return ""
