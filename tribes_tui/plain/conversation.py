"""Plain mode for people who listen: what is new, the question, the number of choices; the rest is told when it is asked for."""

from __future__ import annotations

from collections.abc import Sequence

from rules import BadNotation, Event, IllegalAction
from tribes_tui.plain.commands import offer_to_pass
from tribes_tui.plain.reading import ListedOption, ListSteps, in_list_order
from tribes_tui.plain.requests import answered, say_unclear, told_choices
from tribes_tui.plain.things import Answering
from tribes_tui.words.common import sentence
from tribes_tui.words.said import plain as said
from tribes_tui.words.speech import news_sentences


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
