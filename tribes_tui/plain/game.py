"""A whole game in plain mode.

What scripts rely on: before each decision of a person the view is printed, then `seat K to decide:`
(seats count from 0), then every legal action as `  N) text` (from 1), then a line `>`. The answer is a
number, the notation, the words of a choice, or one of the words of `tribes_tui.plain.commands`. A wrong line gets one line that
begins `no:`, and the question again (without the view). At the end of input the game is saved.

`brief` is for people who listen (see `tribes_tui.plain.conversation`): news, the question, the number of choices, and a line `>`.
The words `full` and `brief` change from one to the other.
"""

from collections.abc import Sequence

from rules import BadNotation, Event, IllegalAction, RulesError, State
from rules.bots.levels import strength_of
from rules.bots.rivals import rival_of
from tribes_tui.plain.commands import GameInLines, Stop, asks_to_pass, offer_to_pass, passing, run_command
from tribes_tui.plain.console import Console, begins, meant
from tribes_tui.plain.conversation import Conversation
from tribes_tui.play.records import offered
from tribes_tui.play.table import BOT, Table, TableError
from tribes_tui.play.talk import farewells, greetings, word_at
from tribes_tui.seats.thinker import Thinker, bots_decide
from tribes_tui.words import options as handicap
from tribes_tui.words.rivals import plays
from tribes_tui.words.said import all_here as said_all_here, bots, plain as said, rating as said_rating
from tribes_tui.words.spoken import warned
from tribes_tui.words.wording import all_here, all_here_of

FULL, BRIEF, PASS, SAVE = "full", "brief", "pass", "save"
"""What is typed (`typed.WORDS`)."""
LONGEST_NUMBER = 9
"""Digits of a number that may be meant; Python refuses to read very long ones."""


class PlainGame(GameInLines):
    """One table, one console, and whoever sits there.

    With several people at one terminal the keyboard is passed between hidden hands: a line says to whom,
    what stood on the screen scrolls away, and Enter goes on. A decision that nobody may know of (an eagle
    window of indy) would show by whom the keyboard is passed to. So it then goes round all the other people,
    and those who have nothing to decide just press Enter. (With two people there is no one to hide among.)
    In a pipe nobody waits: whoever reads it sees every hand anyway.
    """

    def __init__(
        self,
        table: Table,
        thinker: Thinker,
        console: Console,
        is_brief: bool = False,
        has_memory: bool = True,
        rivals_talk: bool = False,
    ) -> None:
        super().__init__(table, thinker, console, has_memory)
        self._people = [i for i, seat in enumerate(table.seats) if seat.is_human]
        self._passing: set[int] = set()
        """Seats whose turns end by themselves."""
        self._told = {viewer: table.number_for(viewer) for viewer in (None, *self._people)}
        self._at_keyboard: int | None = None
        self._said_unsaved: str | None = None
        self._said_full = ""
        self._warned = -1, -1
        """After how many moves they were last told of an action that loses a star, and of which."""
        self._asked_to_pass = -1, -1
        """After how many moves who was last told what passing comes to."""
        self._conversation: Conversation | None = None
        self._is_brief = is_brief
        self._rivals_talk = rivals_talk

    def _even_bots(self, names: Sequence[str]) -> list[str]:
        """How strong the bots play that follow a person's results; what rivals are like."""
        found = ((name, seat) for name, seat in zip(names, self.table.seats, strict=True) if seat.kind == BOT)
        strengths = ((name, strength_of(seat.level)) for name, seat in found)
        even = [bots.even_here(name=name, strength=strength) for name, strength in strengths if strength is not None]
        return even + [plays(seat.level) for seat in self.table.seats if rival_of(seat.level) is not None]

    def _of_stage(self) -> str:
        """What the stars of the journey's stage ask for; "" where none is played."""
        if not self.table.stage:
            return ""
        from tribes_tui.journey.told import at_start

        return at_start(self.table.stage)

    def run(self) -> int:
        """Play until the game is over or the person leaves; the exit code."""
        for text in filter(None, (self._of_stage(), self.table.interruption)):
            self.console.say(text)
        alone = self._people[0] if len(self._people) == 1 else None
        self.console.say_all(handicap.sentences(self.table.view(None), self.names(alone)))
        self.console.say_all(self._even_bots(self.names(alone)))
        if self._rivals_talk and not self.table.number:
            self.console.say_all(greetings(self.table.seats, self.names(alone)))
        self.say_unsaved()
        if self._is_brief and self._people:
            self.console.say(said.brief_on())
        try:
            self._play()
        except (Stop, KeyboardInterrupt):
            return self._leave()
        self._show_end()
        return self._leave()

    def show_view(self, seat: int | None) -> None:
        """Print what has happened since `seat` last looked, and what they may know now."""
        view, names = self.table.view(seat), self.names(seat)
        self._show_news(seat)
        self.console.say_all(self.words.position(view, names))
        prompt = self.words.prompt(view, names)
        if prompt:
            self.console.say(prompt)
        self.console.say_all(offer_to_pass(view))

    def propose(self, seat: int, action: int) -> None:
        """Play an action for a person, and say so if it could not be saved."""
        self.table.propose(seat, action, self.table.number_for(seat))
        self.say_unsaved()

    def say_unsaved(self) -> None:
        """Say at each move that the last ones are not on the disk; why, once for each reason. And that it will soon be so, and that the
        game counts no longer for a rating."""
        if why := self.table.counts_no_more():
            self.console.say(said_rating.counts_no_more(reason=said_rating.because(why=why)))
        unsaved, full = self.table.unsaved, self.table.nearly_full
        if unsaved != self._said_unsaved:
            more = (
                said.unsaved(why=unsaved, folder=next((str(folder) for folder in offered()), "FOLDER"))
                if unsaved
                else said.saved_again()
            )
            self.console.say(more)
        elif unsaved:
            self.console.say(said.still_unsaved())
        elif full != self._said_full:
            self.console.say(full)
        self._said_unsaved, self._said_full = unsaved, full

    def forget_news(self) -> None:
        """After a move was taken back: nobody has seen what comes now."""
        for viewer, told in self._told.items():
            self._told[viewer] = min(told, self.table.number_for(viewer))

    # ---- Inside -------------------------------------------------------------------------------

    def _play(self) -> None:
        while not self.table.is_over:
            self._bots()
            seat = self.table.turn
            if seat is None:
                return
            if self.table.is_concealed and self._passes_keyboard:
                self._go_round()
            elif not self._pass(seat):
                self._hand_over(seat)
                self._decide(seat)

    @property
    def _passes_keyboard(self) -> bool:
        return len(self._people) > 1 and self.console.is_terminal

    def _bots(self) -> None:
        """Let bots decide until a person is asked or the game is over."""
        for is_played in bots_decide(self.table, self.thinker, self.console.say):
            if is_played:
                self.say_unsaved()
            if not self._people:
                self._show_news(None)

    def _decide(self, seat: int) -> None:
        """Ask a person until they have decided. Raises `Stop`."""
        shown = (-1, self._is_brief)
        while self.table.turn == seat:
            if self._pass(seat):
                continue
            if shown != (self.table.number, self._is_brief):
                self._begin(seat)
                shown = (self.table.number, self._is_brief)
            self._ask(seat)

    def _pass(self, seat: int) -> bool:
        """Pass for a seat that has chosen to, as long as it may; whether it did."""
        action = passing(self.table.view(seat)) if seat in self._passing else None
        if action is None:
            self._passing.discard(seat)
            return False
        self.propose(seat, action)
        return True

    def _begin_to_pass(self, seat: int) -> None:
        """Pass from now on; once it was said what that comes to."""
        asked, moment = asks_to_pass(self.table.view(seat), self.names(seat)), (self.table.number, seat)
        if asked and self._asked_to_pass != moment:
            self._asked_to_pass = moment
            self.conversation.tell([asked]) if self._is_brief else self.console.say(asked)
            return
        self._passing.add(seat)
        self._pass(seat)

    def _begin(self, seat: int) -> None:
        """Before a decision: what has happened, and in full the whole view."""
        if self._is_brief:
            words = self._words_of_rivals(seat)
            self.conversation.begin(seat, self._news(seat), len(self._people) > 1, words)
        else:
            self.show_view(seat)

    def _ask(self, seat: int) -> None:
        line = self._asked(seat)
        if line is None:
            raise Stop
        if mode := meant(line, (FULL, BRIEF)):
            self._change(mode == BRIEF)
        elif meant(line, (PASS,)) and offer_to_pass(self.table.view(seat)):
            self._begin_to_pass(seat)
        elif self._is_brief and not begins(line, (SAVE,), (SAVE,))[1]:
            self._ask_in_brief(seat, line)
        else:
            self._take(seat, line)

    def _asked(self, seat: int) -> str | None:
        """What is typed at the prompt; None at the end of input."""
        if not self._is_brief:
            view = self.table.view(seat)
            self.console.say(said.to_decide(seat=seat))
            self.console.say(*[f"  {i}) {view.text(action)}" for i, action in enumerate(view.legal_actions(), 1)])
        self.console.say(">")
        return self.console.ask()

    def _change(self, is_brief: bool) -> None:
        """Between hearing the news and the question, and the whole position."""
        if is_brief and not self._is_brief:
            self.console.say(said.brief_on())
        self._is_brief = is_brief

    def _ask_in_brief(self, seat: int, line: str) -> None:
        try:
            action = self._again(seat, line)
            if action is None:
                action = self.conversation.answer(seat, self._without_all(line))
            if action is not None:
                self._propose_all(seat, action, line)
        except (RulesError, TableError) as error:
            self.conversation.tell([said.no(why=f"{error}.")])

    def _take(self, seat: int, line: str) -> None:
        view = self.table.view(seat)
        if run_command(self, seat, line):
            return
        try:
            again = self._again(seat, line)
            chosen = self._meant(view, seat, self._without_all(line)) if again is None else again
            self._propose_all(seat, chosen, line)
        except (RulesError, TableError) as error:
            self.console.say(said.no(why=f"{error}{_section(error)}"))

    # ---- Like decisions at once ---------------------------------------------------------------

    def _without_all(self, line: str) -> str:
        """A choice, where it was typed that it is meant as often as it may be."""
        return line[len(said_all_here.all()) :].strip() if self._is_joined(line) else line

    def _is_joined(self, line: str) -> bool:
        return line.lower().startswith(f"{said_all_here.all()} ") and all_here_of(self.table.game.id) is not None

    def _again(self, seat: int, line: str) -> int | None:
        """What a person chose last, where they type that they want it again. Raises `RulesError`."""
        if line.lower() != said_all_here.label() or not self._is_joined(line):
            return None
        view, last = self.table.view(seat), self.table.history(seat)[-1:]
        if not last or last[0].seat != seat or last[0].text is None:
            raise RulesError(said_all_here.unknown())
        return view.read(last[0].text)

    def _propose_all(self, seat: int, action: int, line: str) -> None:
        if self._warns(seat, action):
            return
        for one in all_here(self.table.view(seat), action) if self._is_joined(line) else [action]:
            self.propose(seat, one)

    def _warns(self, seat: int, action: int) -> bool:
        """Whether an action loses a star of the journey's stage for good, or lets somebody else win, and they were told so only now: typed
        again, it is done."""
        view, moment = self.table.view(seat), (self.table.number, action)
        if self._warned == moment or not view.is_legal(action):
            return False
        self._warned = moment
        told = warned(self.conversation.spoken, view, action, self.names(seat))
        if told:
            self.console.say(said.lets_win_typed(told=told))
        return self._warns_of_star(seat, action) or bool(told)

    def _warns_of_star(self, seat: int, action: int) -> bool:
        """Whether it loses such a star, which is told."""
        if not self.table.stage:
            return False
        from tribes_tui.journey.foretold import alone, changed, told_of_lost
        from tribes_tui.journey.stages import tale_of
        from tribes_tui.journey.told import here
        from tribes_tui.words.said import journey as said_journey

        found = here(self.table, seat)
        if found is None:
            return False
        lost, _ = changed(alone, self.table.view(seat), [(action,)], *found, tale_of(self.table, seat))
        if lost:
            self.console.say(said_journey.loses_typed(told=told_of_lost(found[0], lost)))
        return bool(lost)

    def _meant(self, view: State, seat: int, line: str) -> int:
        """The action that a line means, by its number, notation or words. Raises `RulesError`."""
        try:
            return read(view, view.legal_actions(), line)
        except BadNotation:
            found = self.conversation.in_words(seat, line)
            if found is None:
                raise
            return found

    def _go_round(self) -> None:
        """A decision that nobody may know of, among several people: the keyboard goes to every one of them."""
        shown = self.table.view(None).current_player
        count = len(self.table.seats)
        start = 0 if shown is None else shown + 1
        for seat in [(start + i) % count for i in range(count)]:
            if seat in self._people and (seat != shown or self._is_asked_in_secret(seat)):
                self._hand_over(seat)
                if not self._is_asked_in_secret(seat):
                    self.console.say(said.nothing_to_decide())
                    self._wait()
                while self._is_asked_in_secret(seat):
                    self._begin(seat)
                    self._ask(seat)
                self._bots()

    def _is_asked_in_secret(self, seat: int) -> bool:
        return self.table.is_concealed and self.table.turn == seat

    def _hand_over(self, seat: int) -> None:
        if not self._passes_keyboard or self._at_keyboard == seat:
            return
        if self._at_keyboard is not None:
            self.console.clear()
        self.console.say(said.pass_keyboard(name=self.table.seats[seat].name))
        self._wait()
        self._at_keyboard = seat

    def _wait(self) -> None:
        if self.console.ask() is None:
            raise Stop

    @property
    def conversation(self) -> Conversation:
        """How the game is told to people who listen."""
        if self._conversation is None:
            self._conversation = Conversation(self)
        return self._conversation

    def _news(self, viewer: int | None) -> list[Event]:
        """What happened since `viewer` was told last; now it counts as told, to all who sit around the table, too."""
        events = [event for entry in self.table.history(viewer, self._told[viewer]) for event in entry.events]
        self._told |= {one: self.table.number_for(one) for one in (viewer, None)}
        return events

    def _show_news(self, viewer: int | None) -> None:
        names, words = self.names(viewer), self._words_of_rivals(viewer)
        if self._is_brief:
            self.conversation.tell_all(self._news(viewer), viewer)
            self.console.say_all(words)
            return
        lines = [self.words.event(event, names) for event in self._news(viewer)]
        self.console.say_all(line for line in [*lines, *words] if line)

    def _words_of_rivals(self, viewer: int | None) -> list[str]:
        """What rivals said since `viewer` was told last: the last word of each."""
        if not self._rivals_talk:
            return []
        names, seats = self.names(viewer), self.table.seats
        said = {move.seat: word_at(seats, names, move) for move in self.table.history(viewer, self._told[viewer])}
        return [*filter(None, said.values())]

    def _show_end(self) -> None:
        viewer = self._people[0] if len(self._people) == 1 else None
        final = self.table.final
        assert final is not None
        if self._is_brief:
            self.conversation.end(self._news(viewer), self.words.story(final, self.names(viewer)), viewer)
            self._say_farewells(final, viewer)
            return
        self._show_news(viewer)
        self.console.say_all(self.words.position(self.table.view(viewer), self.names(viewer)))
        self.console.say_all(self.words.story(final, self.names(viewer)))
        self._say_farewells(final, viewer)

    def _say_farewells(self, final: State, viewer: int | None) -> None:
        if self._rivals_talk:
            self.console.say_all(farewells(self.table.seats, self.names(viewer), final.ranking()))

    def _leave(self) -> int:
        """Say whether all is saved; 2 if it isn't."""
        unsaved = self.table.save()
        if unsaved is not None:
            self.console.say(unsaved)
            return 2
        if self.table.name and self.table.is_untouched and not self.table.is_elsewhere:
            self.console.say(said.not_kept())
        elif self._is_brief and self.table.name and not self.table.is_elsewhere:
            self.console.say(said.over() if self.table.is_over else said.leaving())
        elif self.table.is_elsewhere:
            self.console.say(said.saved_elsewhere(folder=str(self.table.path)))
        elif self.table.name:
            say = said.saved_as if self.table.is_over else said.saved_as_goes_on
            self.console.say(say(name=self.table.name))
        return 0


def read(view: State, legal: list[int], line: str) -> int:
    """The action that a typed line means: a number of the list, or notation. Raises `RulesError`."""
    if line.isascii() and line.isdigit():
        number = int(line) if len(line) <= LONGEST_NUMBER else 0
        if not 1 <= number <= len(legal):
            raise RulesError(said.no_such_number(most=len(legal)))
        return legal[number - 1]
    if not line:
        raise RulesError(said.nothing_typed())
    return view.read(line)


def _section(error: Exception) -> str:
    section = error.section if isinstance(error, IllegalAction) else ""
    return f" ({section})" if section else ""
