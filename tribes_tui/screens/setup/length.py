"""How long the game that is set up is to be, in minutes beside what it goes to."""

from collections.abc import Iterator, Mapping, Sequence
from math import inf

from rules.core.option import Option
from tribes_tui.profile.lengths import minutes
from tribes_tui.profile.statistics import Outcome, lasted
from tribes_tui.screens.setup.draft import Draft
from tribes_tui.widgets.screen.choice import Choice, Value
from tribes_tui.widgets.screen.form import OptionCard
from tribes_tui.words.options import words_for
from tribes_tui.words.said import length as said


class LengthChoice(Choice):
    """The lengths of a game, each with about how long it takes those who are planned."""

    briefs: Mapping[object, Sequence[str]] = {}
    """What each is called where its label has no room, longest first."""

    def label(self, room: int) -> str:
        """As any, but in fewer words where it would be cut."""
        names = [self.chosen.label, *self.briefs.get(self.chosen.value, ())]
        return next((name for name in names if len(name) <= room), names[-1])

    def tell(self, draft: Draft, found: Sequence[Outcome]) -> None:
        """Who plays has changed, or how long one's own games took is known."""
        self.values, self.briefs = tuple(values(draft, found)), briefs(draft, found)
        self.changed()


def length_field(draft: Draft, found: Sequence[Outcome], prefix: str) -> Iterator[OptionCard]:
    """Where a length can be chosen; its id begins with `prefix`."""
    for option in lengths(draft):
        words = words_for(draft.game.id, option)
        shown = [*values(draft, found)]
        choice = LengthChoice(words.title, shown, draft.options[option.name], id=f"{prefix}{option.name}")
        choice.briefs = briefs(draft, found)
        yield OptionCard(words.title, choice, words.about)


def values(draft: Draft, found: Sequence[Outcome]) -> Iterator[Value]:
    """All lengths of the game that is set up, the shortest first."""
    for option in lengths(draft):
        told = words_for(draft.game.id, option).values
        for value in sorted(told, key=_amount):
            label, about = told[value]
            long = how_long(draft, found, {option.name: value})
            yield Value(value, label if long is None else said.with_minutes(length=label, minutes=long), about)


def _amount(value: object) -> float:
    """How much there is of what a game is as long as; of all that a box has, no number is told."""
    return value if isinstance(value, int) else inf


def briefs(draft: Draft, found: Sequence[Outcome]) -> Mapping[object, Sequence[str]]:
    """The same in fewer words, the last without minutes."""
    named: dict[object, Sequence[str]] = {}
    for option in lengths(draft):
        for value, (label, _) in words_for(draft.game.id, option).values.items():
            long = how_long(draft, found, {option.name: value})
            named[value] = (label,) if long is None else (said.with_minutes_brief(length=label, minutes=long), label)
    return named


def lengths(draft: Draft) -> list[Option]:
    """The option by which it is chosen, if the game has one."""
    return [option for option in draft.game.options if option.name == draft.game.length]


def how_long(draft: Draft, found: Sequence[Outcome], options: dict[str, object] | None = None) -> int | None:
    """About how many minutes the game takes that is set up, or one of another length."""
    game_id, seats, chosen = draft.game.id, len(draft.seats), options or draft.options
    return minutes(game_id, seats, chosen, lasted(found, game_id, seats, chosen), draft.people)
