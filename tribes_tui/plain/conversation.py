"""Plain mode for people who listen: what is new, the question, the number of choices; the rest is told when it is asked for."""

from __future__ import annotations

from rules import BadNotation, Event, IllegalAction, State
from tribes_tui.plain.commands import GameInLines
from tribes_tui.plain.requests import ask_for
from tribes_tui.plain.steps import ListedOption, ListSteps, listed
from tribes_tui.words import brief as say
from tribes_tui.words.speech import LONGEST, as_said, in_brief, lines_of, news_sentences
from tribes_tui.words.spoken import Clause, Names, spoken_of


class Conversation:
    """One listener's side of a game in lines. It knows views only.

    A question is a block of lines: news, the question, how many choices there are, then `>`. What is answered to a
    request ends with `>`, too, and leaves the question as it was; `again` says the block once more.
    """

    def __init__(self, game: GameInLines) -> None:
        self.game = game
        self.spoken = spoken_of(game.table.game.id)
        self.view: State | None = None
        self.names: Names = ()
        self.steps = ListSteps([])
        self.block: list[str] = []
        self.clauses: list[Clause] = []

    # ---- The question -----------------------------------------------------------------------------

    def begin(self, seat: int, events: list[Event], several: bool) -> None:
        """A new decision: what has happened, the question, the number of choices."""
        news = self.look(seat, events)
        assert self.view is not None
        call = [say.your_turn(self.game.table.seats[seat].name)] if several else []
        self.block = [*news, *call, self.spoken.question(self.view, self.names), say.choices(self.steps.words)]
        self.tell(self.block)

    def look(self, seat: int, events: list[Event]) -> list[str]:
        """See what there is to see now, and to choose; the news in brief."""
        self.view, self.names = self.game.view(seat), self.game.names(seat)
        self.steps = ListSteps([(id, self.spoken.choice(self.view, id, self.names)) for id in listed(self.view)])
        self.clauses = self.spoken.news(events, self.names, seat)
        news, left_out = in_brief(self.clauses, self.names)
        return [*news, say.LEFT_OUT] if left_out else news

    def tell(self, sentences: list[str]) -> None:
        """Say sentences, their signs in words, in lines of a length that can be followed."""
        width = min(LONGEST, self.game.console.columns or LONGEST)  # so no line is folded, and set in by blanks
        self.game.console.say_all(lines_of(map(as_said, sentences), width))

    def tell_all(self, events: list[Event], viewer: int | None) -> None:
        """Everything that happened, for those who only listen."""
        names = self.game.names(viewer)
        self.tell(news_sentences(self.spoken.news(events, names, viewer), names))

    def end(self, events: list[Event], story: list[str], viewer: int | None) -> None:
        """The last news, and how the game ended."""
        names = self.game.names(viewer)
        news, _ = in_brief(self.spoken.news(events, names, viewer), names)
        self.tell([*news, *told_story(story)])

    # ---- An answer --------------------------------------------------------------------------------

    def answer(self, seat: int, line: str) -> int | None:
        """The action that a line means; None when it meant something else, which is answered. Raises `Stop`."""
        assert self.view is not None
        option = self._option(line)
        if option is None:
            action = self._written(line)
            if action is not None:
                return action
            option = self._named(line)
        if option is None:
            ask_for(self, seat, line)
            return None
        action = self.steps.choose(option)
        if action is None:
            self.block = [option.ask, say.choices(self.steps.words)]
            self.tell(self.block)
        return action

    def _option(self, line: str) -> ListedOption | None:
        """By its number on the list."""
        if not (line.isascii() and line.isdigit()) or len(line) > 9:
            return None
        number = int(line)
        return self.steps.now[number - 1] if 1 <= number <= len(self.steps.now) else None

    def _written(self, line: str) -> int | None:
        """By the notation; None for what isn't notation, or not of a legal action (the request says why not)."""
        assert self.view is not None
        try:
            return self.view.read(line)
        except (BadNotation, IllegalAction):
            return None

    def _named(self, line: str) -> ListedOption | None:
        """By its words."""
        found = self.steps.called(line)
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
