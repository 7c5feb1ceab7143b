"""Plain mode for people who listen: what is new, the question, the number of choices; the rest is told when it is asked for. And telling a game that one doesn't play."""

import time
from collections.abc import Callable, Sequence

from rules import BadNotation, Event, IllegalAction, State
from saves import Following, SaveError
from saves.replay import game_of
from tribes_tui.plain.commands import offer_to_pass
from tribes_tui.plain.console import Console
from tribes_tui.plain.reading import ListedOption, ListSteps, in_list_order
from tribes_tui.plain.requests import answered, say_unclear, told_choices
from tribes_tui.plain.things import Answering
from tribes_tui.play.past import Past
from tribes_tui.play.seat import names_for, seat_from
from tribes_tui.words import options as handicap
from tribes_tui.words.common import sentence
from tribes_tui.words.said import plain as said, recording
from tribes_tui.words.spoken import LONGEST, as_said, lines_of, news_sentences, spoken_of, standing
from tribes_tui.words.wording import words_of


class Conversation(Answering):
    """One listener's side of a game in lines.

    A question is a block of lines: news, the question, how many choices there are, then `>`. What is answered to a
    request ends with `>`, too, and leaves the question as it was; `again` says the block once more.
    """

    # ---- The question -----------------------------------------------------------------------------

    def begin(self, seat: int, events: list[Event], several: bool, words: Sequence[str] = ()) -> None:
        """A new decision: what has happened, what was said, the question, the number of choices."""
        news = self.look(seat, events)
        call = [said.decides(name=self.game.table.seats[seat].name)] if several else []
        asked = self.spoken.question(self.view, self.names), *offer_to_pass(self.view)
        self.block = [*news, *words, *call, *asked, told_choices(self.steps.words)]
        self.tell(self.block)

    def look(self, seat: int, events: list[Event]) -> list[str]:
        """See what there is to see now, and to choose; all that is new."""
        self.view, self.names = self.game.view(seat), self.game.names(seat)
        legal = in_list_order(self.view)
        self.steps = ListSteps([(id, self.spoken.choice(self.view, id, self.names)) for id in legal], self.vocabulary)
        self.clauses = self.spoken.news(events, self.names, seat)
        return news_sentences(self.clauses, self.names)

    def tell_all(self, events: list[Event], viewer: int | None) -> None:
        """Everything that happened, for those who only listen."""
        names = self.game.names(viewer)
        self.tell(news_sentences(self.spoken.news(events, names, viewer), names))

    def end(self, events: list[Event], story: list[str], viewer: int | None) -> None:
        """The last news, and how the game ended."""
        names = self.game.names(viewer)
        self.tell([*news_sentences(self.spoken.news(events, names, viewer), names), *told_story(story)])

    # ---- An answer --------------------------------------------------------------------------------

    def answer(self, seat: int, line: str) -> int | None:
        """The action that a line means; None when it meant something else, which is answered. Raises `Stop`."""
        option = self._option(line) or _only(self.steps.called(line))
        if option is None:
            action = self._written(line)
            if action is not None:
                return action
            option = _only(self.steps.begun(line)) if self.steps.chosen else None
        if option is None:
            if answered(self, seat, line):
                return None
            found = self.steps.meant(line)
            option = _only(found)
            if option is None:
                say_unclear(self, line, found)
                return None
        action = self.steps.choose(option)
        if action is None:
            self.block = [option.ask, told_choices(self.steps.words)]
            self.tell(self.block)
        elif line.isdigit():
            self.tell([sentence(self.steps.choices[action].words)])  # who types ahead hears what it was
        return action

    def in_words(self, seat: int, line: str) -> int | None:
        """The one action that typed words mean, where nothing else is asked."""
        self.look(seat, [])
        found = self.steps.meant(line)
        return found[0].actions[0] if len(found) == 1 and len(found[0].actions) == 1 else None

    def _option(self, line: str) -> ListedOption | None:
        """By its number on the list."""
        if not (line.isascii() and line.isdigit()) or len(line) > 9:
            return None
        number = int(line)
        return self.steps.now[number - 1] if 1 <= number <= len(self.steps.now) else None

    def _written(self, line: str) -> int | None:
        """By the notation; None for what isn't notation, or not of a legal action (the request says why not)."""
        try:
            return self.view.read(line)
        except (BadNotation, IllegalAction):
            return None


def _only(found: list[ListedOption]) -> ListedOption | None:
    return found[0] if len(found) == 1 else None


def told_story(story: list[str]) -> list[str]:
    """The lines of a story as sentences: what was folded is joined again, tables of figures are left out."""
    sentences: list[str] = []
    for line in story:
        if "   " in line:
            continue
        if line.startswith(" ") and sentences:
            sentences[-1] += " " + line.strip()
        elif line.strip():
            sentences.append(line.strip())
    return sentences


# ---- Telling a game that one doesn't play -------------------------------------------------------------


Names = Sequence[str]
HAND = "hand"


class InFull:
    """Moves in notation and in words, the position with the codes of its cards and places."""

    def __init__(self, game_id: str, names: Names, console: Console) -> None:
        self._words, self._names, self._console = words_of(game_id), names, console

    def move(self, number: int, name: str, text: str, events: Sequence[Event]) -> None:
        """A line in notation, the sentences below it."""
        self._console.say(f"{number}. {name}: {text or recording.hidden()}")
        self._console.say_all(f"   {line}" for line in self._lines(events))

    def happened(self, events: Sequence[Event]) -> None:
        """A line a thing."""
        self._console.say_all(self._lines(events))

    def _lines(self, events: Sequence[Event]) -> list[str]:
        return [line for event in events if (line := self._words.event(event, self._names))]

    def stands(self, view: State) -> None:
        """All of it."""
        self._console.say_all(self._words.position(view, self._names))

    def over(self, state: State) -> None:
        """The story."""
        self._console.say_all(self._words.story(state, self._names))


class InBrief:
    """Sentences as they are spoken; a move of which nothing is told has none."""

    def __init__(self, game_id: str, names: Names, console: Console) -> None:
        self._game_id, self._names, self._console = game_id, names, console
        self._spoken = spoken_of(game_id)

    def move(self, number: int, name: str, text: str, events: Sequence[Event]) -> None:
        """The number before the first sentence."""
        first, *rest = news_sentences(self._spoken.news(events, self._names, None), self._names) or [""]
        self._tell([f"{number}. {first}", *rest] if first else [])

    def happened(self, events: Sequence[Event]) -> None:
        """The news, nothing left out."""
        self._tell(news_sentences(self._spoken.news(events, self._names, None), self._names))

    def stands(self, view: State) -> None:
        """What the requests answer that tell of the turn, the hand and the table."""
        asked = [name for name in standing(view) if name != HAND or view.viewer is not None]
        tells = {name: request.tell for request in self._spoken.REQUESTS for name in request.names}
        self._tell([line for name in asked if name in tells for line in tells[name](view, self._names, "")])

    def over(self, state: State) -> None:
        """The story, without its tables."""
        self._tell(told_story(words_of(self._game_id).story(state, self._names)))

    def _tell(self, sentences: Sequence[str]) -> None:
        """On a terminal each sentence is folded at its width; elsewhere none of the lines is long."""
        said = filter(None, map(as_said, sentences))
        self._console.say_all(said if self._console.columns else lines_of(said, LONGEST))


def teller(is_brief: bool, game_id: str, names: Names, console: Console) -> InFull | InBrief:
    """For people who listen, or in full."""
    return InBrief(game_id, names, console) if is_brief else InFull(game_id, names, console)


# ---- Looking on, while a game is played in another program ---------------------------------------------


EVERY = 0.3
"""Seconds between two looks."""


class Onlooker:
    """Says what everybody may know of a game, move by move, until it is over or nobody plays it any more; `is_brief`: as
    it is said to people who listen."""

    def __init__(
        self, following: Following, console: Console, is_played: Callable[[], bool], is_brief: bool = False
    ) -> None:
        course = following.course
        header = course.header
        self._following = following
        self._console = console
        self._is_played = is_played
        names = names_for([seat_from(plain) for plain in course.seats], None)
        self._names = names
        self._teller = teller(is_brief, header.game, names, console)
        self._past = Past(game_of(course), header.players, header.seed, header.options)
        self._state = self._past.state_at(0)
        self._take()
        self._said = self._past.known_to(None)

    def run(self) -> int:
        """Watch; the exit code. Raises `SaveError` when the record can't be read any more."""
        self._console.say_all(handicap.sentences(self._state, self._names))
        self._teller.stands(self._state.view(None))
        try:
            while not self._following.course.finished:
                is_played = self._is_played()
                if not self._read_on() and not is_played:
                    self._console.say(said.nobody_plays())
                    return 0
                time.sleep(EVERY)
        except KeyboardInterrupt:
            return 0
        self._teller.over(self._state)
        return 0

    def _read_on(self) -> bool:
        """Say what is new; whether there was anything."""
        course = self._following.course
        kept = self._following.look()
        if kept is None:
            return False
        if self._following.course.header != course.header:
            raise SaveError(said.taken_its_place())
        if kept < len(self._past):
            self._past.drop_after(kept)
            self._state = self._past.state_at(kept)
            self._said = min(self._said, self._past.known_to(None))
            self._console.say(said.taken_back())
            self._teller.stands(self._state.view(None))
        self._take()
        for entry in self._past.entries(None, self._said):
            self._teller.happened(entry.events)
        self._said = self._past.known_to(None)
        return True

    def _take(self) -> None:
        for move in self._following.course.moves[len(self._past) :]:
            self._past.play(self._state, self._state.read(move.text))
