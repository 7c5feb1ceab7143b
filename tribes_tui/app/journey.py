"""The journey in the app: its map, the games that are begun there, and the way back to it."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from saves import SaveError
from tribes_tui.journey.progress import travelled, unfinished
from tribes_tui.journey.stages import REGIONS, JourneyStage, stage_named
from tribes_tui.journey.told import after_game

if TYPE_CHECKING:
    from tribes_tui.app.parts import AppContract
    from tribes_tui.app.tables import Tables
    from tribes_tui.play.table import Table


class JourneyInApp:
    """It knows whether somebody is on the way: then a stage's table leads back to the map, like a lesson that was opened there."""

    def __init__(self, app: AppContract, tables: Tables) -> None:
        self._app, self._tables = app, tables
        self.is_on_the_way = False
        self._unfinished: dict[str, str] = {}
        self._taught: JourneyStage | None = None
        """The stage at which a lesson was opened."""
        self._lessons = set[str]()
        """All those."""

    def show(self, first: str = "", news: Sequence[str] = ()) -> None:
        """The map; the cursor begins on a stage: where none is named, on one that was left in the middle."""
        from tribes_tui.screens.journey.screen import JourneyScreen

        try:
            self._unfinished = unfinished(self._app.store)
            first = first or next(reversed(self._unfinished), "")
            screen = JourneyScreen(travelled(self._app.store), first, news, self._unfinished, self._lessons)
        except SaveError as error:
            self._app.refresh_home(str(error))
            return
        self.is_on_the_way, self._taught = True, None
        self._app.lay_over(screen, self._leave)

    def _leave(self, answer: tuple[str, str] | None) -> None:
        from tribes_tui.screens.journey.screen import ANEW, LESSON, PLAY

        stage = stage_named(answer[1]) if answer is not None else None
        if answer is None or stage is None:
            self.is_on_the_way = False
            self._app.come_home()
        elif answer[0] == PLAY and stage.name in self._unfinished:
            self._tables.resume(self._unfinished[stage.name])
        elif answer[0] in (PLAY, ANEW):
            self.begin(stage)
        elif answer[0] == LESSON:
            self._taught = stage
            self._lessons.add(stage.name)
            self._app.open_lesson(stage.game)
        else:
            self.show(stage.name)
            self._app.show_rules(stage.game)

    def begin(self, stage: JourneyStage) -> None:
        """A new game at a stage."""
        from tribes_tui.play.deals import new_seed

        self.is_on_the_way = True
        self._tables.lay(stage.game, stage.seats, dict(stage.options), new_seed(), stage=stage.name)

    def first_of(self, game_id: str) -> JourneyStage | None:
        """The first stage of a game's region; None where its path is shut, or a star of it is won."""
        firsts = [region.stages[0] for region in REGIONS if region.game == game_id]
        with suppress(SaveError):
            found = travelled(self._app.store)
            return next((one for one in firsts if found.is_open(one) and not found.of(one)), None)
        return None

    def come_back(self, table: Table) -> bool:
        """Whether the table that was left was a stage's or a lesson's, of somebody on the way: they are back at the map."""
        stage = stage_named(table.stage) or self._taught
        if stage is None or not self.is_on_the_way:
            return False
        gave = after_game(table.name, self._app.store) if table.is_over else None
        self.show(stage.name if gave is None else gave.onward, gave.news if gave is not None else ())
        return True
