"""How a game goes on at one keyboard: asking, waiting for bots, passing the keyboard, the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise, takewhile
from time import monotonic
from typing import TYPE_CHECKING

from textual import events
from textual.timer import Timer

from rules import Event, RulesError, State
from saves import Store
from tribes_tui.play.table import ShownTable, Table, TableError, Update, names_for
from tribes_tui.play.talk import greetings, word_at
from tribes_tui.profile.settings import FIRST, GO, NOT_SHOWN, STAY
from tribes_tui.seats.thinker import Thinker
from tribes_tui.table.board.scene import WARNING, AtCursor, News
from tribes_tui.table.choice.selection import Beginning, InOrder
from tribes_tui.table.frame.enter_line import FAINT
from tribes_tui.table.history.chronicle import Chronicle, LogLine, Unshown
from tribes_tui.table.play.opponents import Opponents, Others
from tribes_tui.table.play.sitting import Asking, Calling, NextStep, Sitting, StepKind
from tribes_tui.words.options import sentences
from tribes_tui.words.said import dialogs, playing, rating as said_rating, table as said_table

if TYPE_CHECKING:
    from tribes_tui.seats.par import DealtAgain
    from tribes_tui.table.board import Ending, Moment, PieceBoard, Result
    from tribes_tui.table.history.pages import MomentScreen
    from tribes_tui.table.play.handover import HandoverScreen
    from tribes_tui.widgets.drawing import Line


NEWS_LINES = 3
AROUND_NEWS = 4
"""Columns of the screen beside a row of what happened."""
SECONDS = 3.0
"""How long a page is shown that goes by itself."""
GLANCE = 0.6
"""Seconds for which a question out of turn stands before a key answers it, and till then none is said to: one pressed for the game that
went on was not meant for it."""
READ = 1.0
"""Seconds for which a warning stands before its key is taken for an answer: one pressed earlier waits until then, and any other key calls
it off."""


RECALLED = 40
"""So many of the last moves are looked at again where a game goes on after it was left."""
LOOK_AGAIN = 0.1
"""Seconds until it is looked again whether the bots have passed."""
LONG_TURN = 3
"""Moves that bots have made since the viewer was asked, after which the rest of them may be hurried."""


class PlayedStage(Calling, is_layer=True):
    """A stage on which a game is played to its end by the people at the keyboard and the bots."""

    _unread_until = 0.0
    _aside_at = 0, 0.0
    """The decision that was asked last, and until when no key answers it."""
    _has_changed = False
    _is_forestalled = False
    """Whether a bot may still decide what nobody notices, before the viewer does."""
    _last_question: tuple[int | None, int, State | None] = None, 0, None
    """Who was asked last, after how many moves, and in which view."""

    def __init__(self, table: ShownTable, board: PieceBoard, thinker: Thinker | None, pace: float) -> None:
        self.sitting = Sitting(table, board, self._calls_are_due)
        self.opponents = self.make_opponents(table, thinker, pace)
        self._unshown = Unshown(table)
        self._page_on_top: HandoverScreen | None = None
        self._had_keyboard: int | None = None
        self._passed_by: int | None = None
        self._watching: set[int] = set()
        self._shown_of_others, self._is_hurried = 0, False
        self._passed_from = -1
        self._passing_told = ""
        """The last move before the viewer's turns began to go by by themselves."""
        self._is_looking = False
        self._looks_again: Timer | None = None
        self._forced: set[tuple[int, int]] = set()
        self._decided: set[tuple[int, int]] = set()
        self._in_vain: tuple[int, int, int] | None = None
        self._joined: set[int] = set()
        self._has_ended = False
        self._page_read: MomentScreen | None = None
        self._was_asked = True
        self._moments: list[Moment] = []
        super().__init__(table, board, self.sitting.at_keyboard)
        self._heard_round, self._headlined_at = self._view.round, 0
        if self.sitting.call_view is not None:
            self.opponents.wait()

    def make_opponents(self, table: ShownTable, thinker: Thinker | None, pace: float) -> Others:
        """The bots of a table that is played here; where a host plays them, a subclass has others."""
        assert isinstance(table, Table)
        return Opponents(table, thinker, pace, self.call_later, self.say)

    def on_mount(self) -> None:
        """Let the bots play and see what comes first."""
        settings = getattr(self.app, "settings", None)
        if settings is not None:
            self.sitting.usual_asking = Asking[settings.asking.upper()]
            if settings.cursor == FIRST:
                self.suggest(False)
        if isinstance(self.table, Table):  # of what was played before nobody knows it
            self.table.only_offered = self.board.advises and not self.table.number_for(self.viewer)
        recalled = self._recall()
        self.opponents.start(self.set_timer)
        self.table.follow(self.look_soon)
        self.look()
        words = [recalled, *sentences(self.scene.view, self.scene.names), self._of_stage(), self.table.interruption]
        if self._rivals_talk and not self.table.number_for(self.viewer):
            words += greetings(self.table.seats, self.scene.names)
        said = " ".join(filter(None, words))
        self.is_opening = bool(said)
        if said:
            self.tell_news(said)

    @property
    def may_suggest(self) -> bool:
        """Whether it can be chosen where the cursor begins: neither in a lesson nor in a puzzle."""
        return self.beginning is Beginning and not self.board.is_taught

    def suggest(self, is_on: bool) -> None:
        """Whether the cursor begins on a good move, from now on."""
        if self.may_suggest:
            self.board.advises = is_on
            self.selection.look_by(Beginning if is_on else InOrder)
            if isinstance(self.table, Table):
                self.table.only_offered |= is_on and not self.table.number_for(self.viewer)

    def _recall(self) -> str:
        """Of a game that goes on after it was left: which of the viewer's last moves nobody had chosen, the positions since their turn, and what
        the board said last of it."""
        viewer, told, at = self.viewer, "", 0
        if viewer is None or not isinstance(self.table, Table):
            return ""
        lately = self.table.lately(viewer, RECALLED)
        first = self.table.number_for(viewer) - len(lately) + 1
        for number, (before, action, _) in enumerate(lately, first):
            if before.current_player == viewer:
                is_forced = self.board.forced(before, before.legal_actions()) == action
                (self._forced if is_forced else self._decided).add((viewer, number))
        self._chronicle.recall({number: after for number, (_, _, after) in enumerate(lately, first)})
        for entry, (before, action, after) in zip(self._chronicle.entries[first - 1 :], lately, strict=True):
            new = self._told_by_board(after, entry.events)
            if (viewer, entry.number) in self._forced:
                new = self.board.told_of_forced(before, action) or new
            stays = entry.number <= at + after.players and (
                entry.seat != viewer or (viewer, entry.number) in self._forced
            )
            told, at = (new, entry.number) if new else (told if stays else "", at)
        return "" if self._view.is_terminal else told

    def _told_by_board(self, view: State, events: Sequence[Event]) -> str:
        """What the board says of what the viewer did, or of their turn that begins."""
        own = [event for event in events if event.player == self.viewer]
        if own:
            return self.board.told_of_own(view, own, self._chronicle.names)
        return self.board.told_of_turn(view, self._chronicle.names) if view.current_player == self.viewer else ""

    def _of_stage(self) -> str:
        """Where what the stars of the journey's stage ask for is shown; "" where none is played."""
        if not self.is_staged:
            return ""
        from tribes_tui.words.said import journey

        return journey.at_start_brief(key=self.key_name("stars"))

    def on_unmount(self) -> None:
        """The table stays as it is, but nobody plays on."""
        self.table.unfollow(self.look_soon)
        self.opponents.stop()
        self.sitting.leave()

    @property
    def may_ask_hints(self) -> bool:
        """Whether a hint would be given here."""
        return True

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot has the seat of whoever looks: they see what they saw, and decide nothing."""
        return self.viewer is not None and self.viewer in self.bots

    @property
    def is_my_turn(self) -> bool:
        """Not on a seat that a bot has, nor while a bot may still come before."""
        return super().is_my_turn and not self.is_played_by_bot and not self._is_forestalled

    # ---- What comes next ----------------------------------------------------------------------

    def look_soon(self) -> None:
        """See what comes next, once all that happens at the moment has happened."""
        if not self._is_looking and self.is_attached:
            self._is_looking = True
            self.call_later(self._look_now)

    def _look_now(self) -> None:
        """See what comes next, unless a key has asked for that before."""
        if self._is_looking:
            self.look()

    async def on_key(self, event: events.Key) -> None:
        """A key typed right behind another means the position that the other made; what it does is the base's to say, which is asked next."""
        self._look_now()

    def look(self) -> None:
        """See what comes next at this keyboard and do it."""
        self._is_looking = False
        step = self.sitting.next()
        if self._page_on_top is not None:
            self._check_cover(step)
            return
        while self._plays_itself(step):
            step = self.sitting.next()
        self._take(step)
        self._signal_turn(step)
        why = self.table.counts_no_more() if isinstance(self.table, Table) else ""
        self._is_forestalled = self._may_be_forestalled(step)
        self.begin(may_decide=self._passing_to is None)
        if self._has_page():
            self.show_page()
        if why:
            self.tell_news(said_rating.counts_no_more(reason=said_rating.because(why=why)))

    def _may_be_forestalled(self, step: NextStep) -> bool:
        """Whether a bot may still decide what nobody notices, before the viewer does. They wait as long where none does: else the wait would
        tell of it."""
        if self._looks_again is not None:
            self._looks_again.stop()
        if not (self.board.hides_decisions and self.is_attached and self.table.turn is not None):
            return False
        is_mine = self.viewer is not None and self.table.view(self.viewer).current_player == self.viewer
        wait = self.opponents.until_next if is_mine else 0.0
        if wait > 0 or (is_mine and step.kind is StepKind.WAIT):
            self._looks_again = self.set_timer(max(wait, LOOK_AGAIN), self._look_again)
            return True
        return False

    def _look_again(self) -> None:
        """Nothing is drawn as long as nothing has changed."""
        if not self._may_be_forestalled(self.sitting.next()):
            self.look_soon()

    def _signal_turn(self, step: NextStep) -> None:
        """Somebody here must decide, who needn't a moment ago: told once, and not when nobody else may know of it."""
        is_asked = step.kind in (StepKind.ASK, StepKind.HAND_OVER, StepKind.CALL)
        is_new, self._was_asked = is_asked and not self._was_asked, is_asked
        signal = getattr(self.app, "signal_turn", None)
        if is_new and signal is not None and not (step.seat is not None and self.table.view(step.seat).is_concealed):
            signal(self.table.game.title)

    def on_screen_resume(self) -> None:
        """What was waiting for this screen to be on top."""
        if self._has_page():
            self.open_page()

    def say_anew(self) -> None:
        """The log and the question, too."""
        super().say_anew()
        self.sit(self.viewer)
        self.look_soon()

    def _has_page(self) -> bool:
        """Whether there is a page for what the viewer hasn't been shown yet, unless they read another or the end tells it."""
        if self.viewer is None or self.is_played_by_bot or self.app.screen is not self or self.table.is_over:
            return False
        new = self._unshown.events(self.viewer, self._chronicle)
        if new:  # the scene may be older: nothing is drawn as long as another page lies on the table
            self._moments += self.board.moments(self._scene._replace(view=self.table.view(self.viewer)), new)
        if self._shown_pages == NOT_SHOWN or self._watches(self.viewer):
            self._moments.clear()
        return bool(self._moments)

    @property
    def _shown_pages(self) -> str:
        """What becomes of such pages (`Settings.moments`)."""
        return str(getattr(getattr(self.app, "settings", None), "moments", STAY))

    def show_page(self) -> None:
        """Something has happened that a page tells: at once; a subclass may let the table be seen first."""
        self.open_page()

    def open_page(self) -> None:
        """The first of the pages that wait."""
        from tribes_tui.table.history.pages import MomentScreen

        moment, seconds = self._moments.pop(0), SECONDS if self._shown_pages == GO else None
        self.say("", "info")  # the page tells it, and what comes after it is another question
        self._page_read = MomentScreen(moment, self.table.game.title, self.mood, self.command, seconds, self.clocks)
        self.app.push_screen(self._page_read, self._close_page)

    def _close_page(self, _: None) -> None:
        """It was read; where the game has ended meanwhile, that comes now."""
        self._page_read = None
        if self._passing_told:  # the page came before it could be read
            self.tell_news(self._passing_told)
            self._passing_told = ""
        if self._has_ended:
            self._lead_to_end()

    def clocks(self) -> Sequence[Line]:
        """What pages over the table say of the time that is left."""
        from tribes_tui.table.frame.prompt_row import clocks_told

        return clocks_told(self._scene._replace(view=self.table.view(self.viewer), time_left=self.table.time_left()))

    def _plays_itself(self, step: NextStep) -> bool:
        """Play what nobody needs to be asked about; whether there was such a thing.

        What was not played has to wait for news: proposed again at once, it would be proposed without end.
        """
        seat = step.seat
        is_watched = seat in self._watching and step.kind is StepKind.HAND_OVER
        if seat is None or not (is_watched or step.kind in (StepKind.SILENCE, StepKind.ASK)):
            return False
        is_asked = step.kind is not StepKind.SILENCE
        action = self.forced_action(seat) if is_asked else self.board.silence(self.table.view(seat))
        number = self.table.number_for(seat)
        if action is None or self._in_vain == (seat, number, action):
            return False
        self._forced.add((seat, number + 1))
        before, is_fast = self.table.view(seat), self._watches(seat)
        notice = self.selection.notice
        played = self.propose(seat, action)
        self._in_vain = None if played else (seat, number, action)
        getattr(self.table, "unasked", set[int]()).update([number + 1] * played)
        is_own = played and is_asked and seat == self.viewer and not is_fast
        if is_own and self.table.turn != seat:
            self.opponents.let_see(2)
            if self.board.goes_by(before):
                self._hurry_others()
        told = self.board.told_of_forced(before, action) if is_own else ""
        self.forced_told = told or self.forced_told
        if told and self.selection.is_news and self.selection.notice not in ("", notice):
            told = f"{told} {self.selection.notice}"
        if told:  # of a turn that is over no more is told once something is asked again
            self.tell_news(told, is_out_of_turn=self.table.turn != seat)
        return played

    def _take(self, step: NextStep) -> None:
        self._passing_to = None
        if step.kind is StepKind.OVER:
            self._end()
        elif step.kind in (StepKind.CALL, StepKind.HAND_OVER):
            self.come_to(step)
        elif step.kind is not StepKind.NOTHING and not (self.opponents.is_waiting and not self.sitting.people):
            self.opponents.go_on()

    def forced_action(self, seat: int) -> int | None:
        """What `seat` can't but do now, None when there is a choice or another's turn."""
        view = self.table.view(seat)
        if view.current_player != seat:
            return None
        legal = view.legal_actions()
        if self._watches(seat):
            return self.board.watched(view, legal)
        return self.board.forced(view, legal)

    def watch_fast(self) -> None:
        """From now on the viewer's few decisions are made for them, and nothing waits for them; or no longer."""
        if self.viewer is None or self.is_played_by_bot:
            return
        if self.is_watching or self.board.may_watch(self._view):
            self._watching ^= {self.viewer}
            self._passed_from = self.table.number_for(self.viewer)
            self.opponents.hurry(self._watches(self.viewer))
            self.look_soon()

    @property
    def is_watching(self) -> bool:
        """Whether the viewer has chosen to watch where they have little to decide."""
        return self.viewer in self._watching

    def _watches(self, seat: int) -> bool:
        """Whether somebody only watches: until they have more to decide again."""
        watches = seat in self._watching and self.board.may_watch(self.table.view(seat))
        if seat in self._watching:
            self.opponents.hurry(watches)
            if not (watches or self.board.keeps_watching(self.table.view(seat))):
                self._watching.discard(seat)
                if seat == self.viewer and (told := self._told_of_passing(seat)):
                    self.forced_told = self._passing_told = told
                    self.tell_news(told)
        return watches

    def _told_of_passing(self, seat: int) -> str:
        """How many turns went by while the viewer watched, and what happened in them, in a row; empty as long as none did."""
        entries = [entry for entry in self._chronicle.entries if entry.number > self._passed_from]
        turns = sum(one.seat == seat != after.seat for one, after in pairwise(entries))
        if not turns:
            return ""
        events = tuple(event for entry in entries for event in entry.told)
        room, passed = self.size.width - AROUND_NEWS, said_table.turns_passed(turns=turns)
        own = self.board.told_of_passing(events, self._chronicle.names, seat)
        ways = [*(f"{passed} {one}" for one in own[:-1]), *own[:-1], *(f"{passed} {one}" for one in own[-1:])]
        passed = next((one for one in ways if len(one) <= room), passed)
        news = News(self.table.game.id, events, self._chronicle.names, seat)
        return " ".join([passed, *news.within(room, before=passed)])

    # ---- What happens -------------------------------------------------------------------------

    def make_chronicle(self, viewer: int | None) -> Chronicle:
        """What was played without asking is nobody's own doing."""
        chronicle = super().make_chronicle(viewer)
        chronicle.was_asked = lambda number: (viewer, number) not in self._forced
        chronicle.has_decided = lambda number: (viewer, number) in self._decided
        return chronicle

    @property
    def may_hurry(self) -> bool:
        """Whether bots are in the middle of a long turn that is shown move by move."""
        is_others = self.viewer is not None and not self.is_my_turn and self._view.current_player in self.bots
        return is_others and self.opponents.can_hurry and not self._is_hurried and self._shown_of_others >= LONG_TURN

    def do_hurry(self) -> None:
        """Until the viewer is asked again nothing waits for anybody who follows the bots' moves."""
        if self.may_hurry:
            self._hurry_others()
            self.paint()

    def _hurry_others(self) -> None:
        self._is_hurried = True
        self.opponents.hurry(True)

    def _count_shown(self, update: Update) -> None:
        is_own = update.seat == self.viewer
        self._shown_of_others = 0 if is_own else self._shown_of_others + 1
        if self._is_hurried and (is_own or update.view.current_player == self.viewer):
            self._is_hurried = False
            self.opponents.hurry(self.is_watching)

    def heard(self, update: Update) -> None:
        """Keep it, and see what comes next."""
        self._in_vain = None
        self._count_shown(update)
        kinds = {one.kind for one in update.events}
        if kinds and update.seat != self.viewer and kinds <= self.board.passes_unseen:
            self.opponents.let_see(0)
        super().heard(update)
        self._tell_headlines(update)
        word = word_at(self.table.seats, self._chronicle.names, update) if self._rivals_talk else ""
        if word:
            self._chronicle.lines.append(LogLine(word, update.seat))
            self.announce(word)
            self.tell_news(word)
        self.look_soon()

    @property
    def _rivals_talk(self) -> bool:
        """Whether rivals say a short word at times (`Settings.talk`)."""
        return bool(getattr(getattr(self.app, "settings", None), "talk", True))

    def _tell_headlines(self, update: Update) -> None:
        """What others did, below the board: until a round ends, or everybody may have moved since."""
        view, number = update.view, update.number
        before, self._heard_round = self._heard_round, view.round
        self.is_opening = self.is_opening and update.seat != self.viewer and not view.is_terminal
        if self.is_opening and self.selection.is_news:
            return  # what is said first stays until the viewer has decided something
        said = [
            one
            for one in update.events
            if (one.kind in self.board.own_headlines and one.player in (None, self.viewer))
            or (self.board.is_headline(one) and one.player in (None, *self._others))
        ]
        own_roll = [one for one in said if one.kind in self.board.own_headlines and one.player == self.viewer]
        if own_roll and not view.is_terminal:
            self.tell_news(self.words.event(own_roll[-1], self._chronicle.names))
        elif view.is_terminal or (
            self.selection.is_news and (before != view.round or number > self._headlined_at + view.players)
        ):
            self.selection.say("")
        elif said and before == view.round:
            self.tell_news(self.words.event(said[-1], self._chronicle.names))
        if told := self._told_by_board(view, update.events):
            self.tell_news(told)

    def tell_news(self, text: str, is_out_of_turn: bool = False) -> None:
        """To be read until the next key, the end of the round, or until everybody may have moved; behind what a table says first."""
        if self.is_opening and self.selection.is_news:
            text = self.selection.notice if text in self.selection.notice else f"{self.selection.notice} {text}"
        self._headlined_at = self.table.number_for(self.viewer)
        self.say(text, "new", is_out_of_turn)

    @property
    def _others(self) -> list[int]:
        return [seat for seat in range(len(self.table.seats)) if seat != self.viewer]

    def begin(self, may_decide: bool) -> None:
        """A question that comes while another's turn goes on, or in the place of one that others have changed, must be seen before a key
        answers it."""
        super().begin(may_decide)
        number = self.table.number_for(self.viewer)
        if not (may_decide and self.is_my_turn):
            return
        changed, self._last_question = self._is_asked_otherwise(number), (self.viewer, number, self._view)
        if number == self._aside_at[0]:
            return
        seen = next((entry for entry in reversed(self._chronicle.entries) if entry.events), None)
        is_unbidden = seen is not None and seen.seat != self.viewer  # of what nobody notices nothing may tell
        is_aside = changed or (is_unbidden and self.board.asks_aside(self._view))
        self._has_changed = changed
        self._aside_at = number, monotonic() + GLANCE if is_aside else 0.0
        if self.must_read:
            self.set_timer(GLANCE, self.show_cursor)
            self.show_cursor()

    def _is_asked_otherwise(self, number: int) -> bool:
        """Whether the viewer was asked something else, which they haven't answered, and others' moves alone have changed it: not what
        followed from an answer of theirs, such as a move that is played unasked as nothing else can be done, or turns they let go by."""
        viewer, before, view = self._last_question
        moved = {entry.seat for entry in self._chronicle.entries if entry.number > before}
        if viewer != self.viewer or view is None or before >= number or not moved - {viewer} or viewer in moved:
            return False
        if self._passed_from >= before:
            return False
        return self._choices(view) != self._choices(self._view)

    def _choices(self, view: State) -> list[str]:
        return [self.words.action(view, action, self._chronicle.names) for action in view.legal_actions()]

    @property
    def must_read(self) -> bool:
        """Whether the question has only just come: no key answers it yet."""
        return self.is_my_turn and monotonic() < self._aside_at[1]

    def looked_at(self) -> AtCursor:
        """Faint as long as no key does what it says; that a question is another one now is told."""
        look = super().looked_at()
        if not self.must_read:
            return look
        line, briefer = (said_table.question_changed(), ()) if self._has_changed else (look.line, look.briefer)
        return AtCursor(look.cursor, line, role=FAINT, briefer=briefer)

    def choose(self, name: str) -> None:
        """Pick a target, and decide; not yet where the question has only just come."""
        if not self.must_read:
            if isinstance(self.table, Table):
                is_suggested = self.board.advises and name == self.selection.offered
                self.table.only_offered &= is_suggested or not self.selection.chooser.lit
            super().choose(name)

    def decide(self, action: int) -> None:
        """The viewer has chosen."""
        self.decide_all([action])

    def decide_all(self, actions: Sequence[int]) -> None:
        """The viewer has chosen; several actions are played one after the other, and undone as one."""
        if self.viewer is None or self.is_played_by_bot or self.must_read:
            return
        first = self.table.number_for(self.viewer) + 1
        self._joined = {number for number in self._joined if number < first}
        for action in actions:
            number = self.table.number_for(self.viewer) + 1
            if not self._decide(self.viewer, action):
                break
            if number > first:
                self._joined.add(number)

    def _decide(self, seat: int, action: int) -> bool:
        move = seat, self.table.number_for(seat) + 1
        self._decided.add(move)
        self._passing_told = ""
        played = self.propose(seat, action)
        if not played:
            self._decided.discard(move)
        return played

    def propose(self, seat: int, action: int | None) -> bool:
        """Propose an action to the table; whether it was played."""
        if action is None:
            return False
        before = self.table.view(seat)
        try:
            played = self.table.propose(seat, action, self.table.number_for(seat))
        except (RulesError, TableError) as error:
            self.say(str(error))
            return False
        if played:
            self.sitting.decided(before, action)
            self.decided_openly = not before.is_concealed
        else:
            self.say_held()
        self.look_soon()
        return played

    def say_held(self) -> None:
        """What was proposed waits for something that this person may not know of."""
        self.selection.say(said_table.moment())

    def _calls_are_due(self) -> None:
        """Told in the middle of a move: bots must not answer before the people were asked."""
        self.opponents.wait()
        self.look_soon()

    # ---- Several people at one keyboard -------------------------------------------------------

    def pass_keyboard(self, step: NextStep) -> None:
        """From here on nothing of anybody's hand is on the screen, until somebody says who they are."""
        self._passing_to = None
        self.sitting.at_keyboard = None
        self.sit(None)
        if step.kind is StepKind.CALL:
            self.ask_all()
            self.begin(may_decide=False)
            return
        self.begin(may_decide=False)
        if step.seat is not None and (self.takes_next(step.seat) or not self.hides_anything(step.seat)):
            self._passed_by = self._had_keyboard
            self._taken_over(step.seat)
            self.tell_news(dialogs.your_turn(name=self.table.seats[step.seat].name))
        elif step.seat is not None:
            self._hand_over_to(step.seat)

    def _hand_over_to(self, seat: int) -> None:
        from tribes_tui.table.play.handover import Handover, HandoverScreen

        self._passed_by = None
        names, had = names_for(self.table.seats, None), self._had_keyboard
        told = Handover(  # what everybody may know: the table is a spectator's then
            after=(seat, names[seat]),
            before=None if had is None or had == seat else (had, names[had]),
            news=[line.text for line in self._chronicle.lines[-NEWS_LINES:]],
            game=self.table.game.title,
            facts=self.board.facts(self._scene),
            people=len(self.sitting.people),
            can_undo=self.may_take_back,
        )
        self._page_on_top = HandoverScreen(told, self.mood, self.command)
        self.app.push_screen(self._page_on_top, lambda is_there: self._taken_over(seat if is_there else None))

    @property
    def may_take_back(self) -> bool:
        """Whether the one who had the keyboard last may take their decision back before anybody else looks.

        Where decisions may go unnoticed, only of one that all saw, before anybody could have made another: whether it works
        would tell everybody of that.
        """
        had, entries = self._had_keyboard, self._chronicle.entries
        if had is None or not entries or not self.table.seats[had].is_human:
            return False
        if self.board.hides_decisions and not self.decided_openly:
            return False
        return self.why_not_undo(had) is None

    def why_not_undo(self, seat: int) -> str | None:
        """None where taking back works."""
        decisions = self._taken_back_at_once(seat)
        return playing.nothing_decided() if decisions is None else self.table.why_not_undo(seat, decisions)

    def _taken_back_at_once(self, seat: int) -> int | None:
        """How many: with the last decision go those that were none, as they would be played again; None where there is nothing else."""
        own = [entry.number for entry in reversed(self._chronicle.entries) if entry.seat == seat]
        none = takewhile(lambda number: number in self._joined or (seat, number) in self._forced, own)
        decisions = sum(1 for _ in none) + 1
        return None if decisions > len(own) else decisions

    def must_warn(self, aside: str, command: str) -> bool:
        """Whether a command would end that the game counts, and they were told so only now: pressed again, it is done."""
        if not isinstance(self.table, Table):
            return False
        is_first = self.table.must_warn(aside)
        if is_first:
            self._unread_until = monotonic() + READ
        elif monotonic() >= self._unread_until:
            return False
        key, is_rated = self.key_name(command), self.table.counts
        if self.table.has_all_stars:
            told = said_rating.warning_of_stars(what=aside, key=key, is_rated=is_rated)
        else:
            told = said_rating.warning(what=aside, key=key)
        self.say(told, WARNING)
        if not is_first:
            self.set_timer(self._unread_until - monotonic(), lambda: self._was_read(told, command))
        return True

    def _was_read(self, told: str, command: str) -> None:
        """A key that was pressed again before its warning could be read counts now."""
        if self.selection.notice == told and self.is_current:
            self.command(command)

    def undo_costs(self, seat: int) -> bool:
        """Whether the game counts, or a star is lost, until a seat takes back more than its own moves, as it would now."""
        table = self.table
        return isinstance(table, Table) and (table.counts or table.has_all_stars) and self.undoes_others(seat)

    def undoes_others(self, seat: int) -> bool:
        """Whether what others have done since then goes with it."""
        table, decisions = self.table, self._taken_back_at_once(seat)
        return decisions is not None and isinstance(table, Table) and table.undoes_others(seat, decisions)

    def _taken_over(self, seat: int | None) -> None:
        """`seat` is at the keyboard now; None: nobody is needed there any more."""
        self._page_on_top = None
        if seat is not None:
            self.sitting.at_keyboard = self._had_keyboard = seat
            self.sit(seat)
        self.look()

    def _check_cover(self, step: NextStep) -> None:
        """Take the page away that waits for somebody, when a bot has taken their seat meanwhile, or it is another's turn again."""
        page = self._page_on_top
        if page is None or not page.is_on_top:
            return
        told = getattr(page, "told", None)
        is_anothers = told is not None and step.kind is StepKind.HAND_OVER and step.seat != told.after[0]
        if is_anothers or step.kind in (StepKind.WAIT, StepKind.OVER):
            page.dismiss(None)

    # ---- The end ------------------------------------------------------------------------------

    def _end(self) -> None:
        if self._has_ended:
            return
        self._has_ended = True
        self.selection.say("")  # of a turn that is over
        self.selection.cursor = None
        last = self._last_moment()
        self._moments = [] if last is None else [last]
        if self.sitting.is_shared:
            self.sit(None)
        if self._page_read is None:
            self._lead_to_end()
        elif last is None:
            self._page_read.lead_on(said_table.result_onward())

    def _lead_to_end(self) -> None:
        """How the last round was reckoned, then the result; neither covers what is just being read."""
        if self._moments:
            self.open_page()
        else:
            self.show_end()

    def _last_moment(self) -> Moment | None:
        """The page of how the last round was reckoned, where there is one and it is wanted."""
        viewer, is_there = self.viewer, self.app.screen is self or self._page_read is not None
        if viewer is None or not is_there or self.sitting.is_shared or self.is_played_by_bot:
            return None
        if not self.board.reckons_at_the_end or self._shown_pages == NOT_SHOWN or self._watches(viewer):
            return None
        new = self._unshown.events(viewer, self._chronicle)
        found = self.board.moments(self._scene._replace(view=self.table.view(viewer)), new)
        return found[-1]._replace(onward=said_table.result_onward()) if found else None

    @property
    def broken_off(self) -> tuple[Ending, Result] | None:
        """How a game ended that could have gone on; None for any other."""
        return None

    @property
    def counted(self) -> str | None:
        """What the game did to the viewer's rating where that is told when it is known, "" before; None where it isn't."""
        return None

    @property
    def plays_again(self) -> bool:
        """Whether a rematch is offered once it is over."""
        return True

    @property
    def is_kept(self) -> bool:
        """Whether a record of it, if there is one, may be shown once it is over."""
        return True

    @property
    def take_record(self) -> Callable[[], None] | None:
        """What tells how the record of this game is had, where it is kept elsewhere."""
        return None

    def show_end(self) -> None:
        """Who won, how the points came about, and what to do next."""
        from tribes_tui.table.end.end_of_game import end_screen

        find = getattr(self.app, "dealt_again", None)  # where there is one viewer and the app can tell
        again: DealtAgain | None = (
            None if find is None or self.viewer is None or self.is_played_by_bot else find(self.table, self.viewer)
        )
        store: Store | None = getattr(self.app, "store", None)
        screen = end_screen(
            self.table,
            self.board,
            self._chronicle,
            self.viewer,
            store,
            again,
            self._rivals_talk,
            self.scene,
            self.broken_off,
            self.counted,
            plays_again=self.plays_again,
            is_kept=self.is_kept,
            take_record=self.take_record,
        )
        if screen is not None:
            self.app.push_screen(screen, self.after_end)

    def after_end(self, where: str | None) -> None:
        """What the people want after the end: "rematch", "review", "replay", "home", or to look at the table."""
        raise NotImplementedError
