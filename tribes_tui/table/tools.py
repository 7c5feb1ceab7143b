"""What a table screen can do besides playing: say itself, jump, change seats, export, give the mouse back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from textual.geometry import Size

from tribes_tui.display.terminals import toggle_mouse as toggle
from tribes_tui.errors import why
from tribes_tui.play.table import Seat, Table
from tribes_tui.profile.settings import FIRST, Settings
from tribes_tui.table.board import AtCursor, board_of
from tribes_tui.table.choice.keys import JUMPS
from tribes_tui.table.frame.note_box import Note, rows_for
from tribes_tui.table.play.played_stage import PlayedStage
from tribes_tui.words import options as handicap
from tribes_tui.words.common import capital
from tribes_tui.words.said import dialogs, forms, keys as said_keys, table as said
from tribes_tui.words.spoken import as_said, spoken_of, standing

if TYPE_CHECKING:
    from rules import State
    from tribes_tui.play.seat import Entry
    from tribes_tui.table.history.pages import SayScreen
    from tribes_tui.table.history.since_own_turn import Happening


class Tools(PlayedStage, is_layer=True):
    """The commands that don't touch the game."""

    _in_words: SayScreen | None = None
    """The last page that was opened with the table in sentences; it may be closed by now."""
    _has_answered = False
    """Whether the question where the cursor shall begin was answered."""
    _happenings: tuple[object, Sequence[Happening]] = None, ()
    """Who looked after how many moves, and what had happened then."""

    # ---- Suggested moves ----------------------------------------------------------------------

    @property
    def _asks_to_suggest(self) -> bool:
        """Whether it is asked where the cursor shall begin: over the table of a person's first game, until they answer by choosing anything."""
        is_first = getattr(self.table, "is_first", False) and self.is_untouched and not self._has_answered
        return is_first and self.may_suggest and self.board.advises

    def note(self) -> Note | None:
        """The question where the cursor shall begin, what answers it, and what that costs."""
        if not self._asks_to_suggest:
            return None
        choose, key = self.key_name("choose"), self.key_name("offers")
        told = said_keys.offers_ask(), said_keys.offers_ask_ways(choose=choose, key=key), said_keys.offers_ask_rated()
        return Note(capital(said_keys.offers()), told)

    def note_rows(self, window: Size) -> int:
        """As many as the question takes."""
        note = self.note() if self._asks_to_suggest else None
        return 0 if note is None else rows_for(window, (note,))

    def on_mount(self) -> None:
        """The question is heard, too."""
        if (note := self.note()) is not None and self._asks_to_suggest:
            self.call_after_refresh(self.announce, " ".join(note.paragraphs))

    def looked_at(self) -> AtCursor:
        """While that is asked, Enter answers it and does nothing else."""
        if self._asks_to_suggest and self.is_my_turn and not self.must_read:
            return AtCursor(self.cursor, said_keys.offers_ask_yes(), enter=True)
        return super().looked_at()

    def says_yes(self) -> bool:
        """Whether the question stood there, and is answered now: its rows are the table's again."""
        if not self._asks_to_suggest or self.must_read:
            return False
        self._has_answered = True
        self.fit_note()
        self.paint()
        return True

    def choose(self, name: str) -> None:
        """Whoever chooses something by its own key has answered, too."""
        self.says_yes()
        super().choose(name)

    def do_offers(self) -> None:
        """The cursor begins on good moves no longer, or does again: at once, and in all later games."""
        if not self.may_suggest:
            self.say(forms.no_key(key=self.key_name("offers")), "info")
            return
        is_on, self._has_answered = not self.board.advises, True
        self.suggest(is_on)
        keep = getattr(self.app, "keep_settings", None)
        if keep is not None:
            keep(cursor=Settings().cursor if is_on else FIRST)
        self.fit_note()
        told = said_keys.offers_on if is_on else said_keys.offers_off
        self.selection.answer(told(key=self.key_name("offers")), "info")
        self.paint(settle=True)

    # ---- In words -----------------------------------------------------------------------------

    def do_say(self) -> None:
        """The position and what can be done, as sentences."""
        from tribes_tui.table.history.pages import SayScreen

        self._in_words = SayScreen(*self._as_said(), game=self.table.game.id, names=self._scene.names)
        self.app.push_screen(self._in_words, self._said)

    def _as_said(self) -> tuple[str, Sequence[str], list[tuple[int, str]], int | None]:
        """The question, the position's sentences, (action, its words) of all that the viewer may do now, and the action to which the cursor leads.

        They are those of plain mode by ear: the requests `now`, `hand` and `table`.
        """

        from tribes_tui.table.history.pages import labelled

        view, names = self._view, self._scene.names
        spoken = spoken_of(view.game.id)
        tells = {name: request.tell for request in spoken.REQUESTS for name in request.names}
        said = list[str]()
        for name in standing(view):
            lines = [as_said(line) for line in tells[name](view, names, "")] if name in tells else []
            is_labelled = not lines or labelled(lines[0])[0]
            said += lines if is_labelled else [dialogs.part(part=name, told=lines[0]), *lines[1:]]
        actions = view.legal_actions() if self.is_my_turn and self._passing_to is None else []
        choices = [(action, as_said(spoken.choice(view, action, names).words)) for action in actions]
        return (
            self.prompt(),
            said,
            choices,
            self.selection.leads_to(self.targets, self._costs_stars) if actions else None,
        )

    def look(self) -> None:
        """See what comes next; a page in words goes on, too."""
        super().look()
        if self._in_words in self.app.screen_stack and self._page_on_top is None:
            self._in_words.go_on_to(*self._as_said())

    def _said(self, action: int | None) -> None:
        if action is not None and self.is_my_turn and self._view.is_legal(action):
            self.decide(action)

    def happened(self) -> Sequence[Happening]:
        """What others did since the viewer's last turn; told anew only when there are more moves."""
        now = self.viewer, len(self._chronicle.entries)
        if now != self._happenings[0]:
            self._happenings = now, self._happenings_of(self._chronicle.since_own_turn)
        return self._happenings[1]

    def _happenings_of(self, entries: Sequence[tuple[Entry, State | None]]) -> Sequence[Happening]:
        if not entries:
            return ()
        from tribes_tui.table.history.since_own_turn import happenings

        return happenings(entries, self.board, self.table.game.id, self._chronicle.names)

    def do_since(self) -> None:
        """What others did since one's last turn, and again in slow motion."""
        from tribes_tui.table.history.since_own_turn import SinceOwnTurnScreen
        from tribes_tui.words.about import round_of
        from tribes_tui.words.said import since_own_turn

        game_id, names, viewer, found = self.table.game.id, self._chronicle.names, self.viewer, self.happened()
        if viewer is None or not found:
            self.say(since_own_turn.nothing(), "info")
            return
        board, is_first = board_of(game_id), self._chronicle.is_first_turn
        self.app.push_screen(SinceOwnTurnScreen(found, board, self._view, names, viewer, round_of(game_id), is_first))

    def do_stars(self) -> None:
        """What the stars of the journey's stage ask for, and how they stand."""
        from tribes_tui.journey import told
        from tribes_tui.words.said import journey as said_journey

        here = told.here(self.table, self.viewer)
        if here is None:
            self.say(said_journey.no_stage_here(), "info")
            return
        from tribes_tui.table.dialogs import StarsScreen

        self.app.push_screen(StarsScreen(*here, self.mood))

    def do_jump(self) -> None:
        """Show a letter on everything that can be chosen; the next key goes there."""
        names = set(self.selection.walkable(self.targets))
        places = [target.name for target in self.targets if target.name in names]
        self.selection.jumps = dict(zip(JUMPS, places, strict=False))
        if places:
            self.selection.say(said.jump(back=self.key_name("back")))
        self.show_cursor()

    def do_seats(self) -> None:
        """Who sits where: a bot takes a seat, or a person takes it back."""
        from tribes_tui.table.dialogs import SeatsScreen

        if self.table.is_over:
            self.say(said.no_seats())
        else:
            self.app.push_screen(SeatsScreen(self.table.game.id, self.table.seats), self._seated)

    def _seated(self, seats: Sequence[Seat] | None) -> None:
        own = self.own_table
        if seats is None or own is None:
            return
        alone = None if self.sitting.is_shared else self.viewer
        for number, seat in enumerate(seats):
            if seat != own.seats[number]:
                own.replace_seat(number, seat)
        self.sitting.sit_down()
        self._passing_to = None
        self.sit(
            self.sitting.at_keyboard if self.sitting.people else alone
        )  # who sat there alone knows all of the seat
        self.opponents.go_on()
        self.look()

    @property
    def own_table(self) -> Table | None:
        """The table with all that can be done to it, where the game is played here; None for a seat at a host's."""
        return self.table if isinstance(self.table, Table) else None

    def do_elsewhere(self) -> None:
        """Keep the game in another folder from now on."""
        from tribes_tui.table.dialogs import ElsewhereScreen

        own = self.own_table
        if own is not None and own.name:
            self.app.push_screen(ElsewhereScreen(own.save_elsewhere, own.unsaved), self._kept_elsewhere)
        else:
            self.say(said.not_kept())

    def _kept_elsewhere(self, is_kept: bool | None) -> None:
        if is_kept and self.own_table is not None:
            self.look_soon()
            self.say(said.kept_elsewhere(path=str(self.own_table.path)), "good")

    def do_export(self) -> None:
        """Once that is confirmed, keep the game as text and the table as a picture, in the folder that is named then."""
        from tribes_tui.widgets.screen.dialog import Item, ListDialog

        def answered(way: str | None) -> None:
            if way == "write":  # the picture is that of the table
                self.call_after_refresh(self._export)

        ways = [Item("write", dialogs.export_now()), Item("stay", dialogs.stay())]
        self.app.push_screen(ListDialog(dialogs.export_ask(), ways), answered)

    def _export(self) -> None:
        from tribes_tui.table.dialogs import WrittenDialog, export_table

        name = self.table.name or self.table.game.id
        lines = [line.text for line in self._chronicle.lines]
        names = self._scene.names
        position = [*handicap.sentences(self._view, names), *self.words.position(self._view, names)]
        try:
            where = export_table(self.app, name, [*position, "", *lines])
        except OSError as error:
            self.say(dialogs.not_kept(why=why(error)))
        else:
            files = (f"{where}{ending}" for ending in (".txt", ".svg"))
            self.app.push_screen(WrittenDialog(dialogs.exported(), dialogs.exported_about(), *files))

    def do_mouse(self) -> None:
        """Take the mouse, or give it to the terminal."""

        self.say(toggle(self.app), "info")
