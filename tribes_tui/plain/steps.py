"""Choices in one step or two: many like ones are groups, asked for first, then the one of the group."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from tribes_tui.plain.reading import Parts, Vocabulary, beginnings, fitting, near
from tribes_tui.words.spoken import SpokenChoice

if TYPE_CHECKING:
    from rules import State

FLAT = 8
"""So many choices stand in one list at the most, where they can be grouped."""


def listed(view: State) -> list[int]:
    """The legal actions in the order of the lists: those that only lay things to and fro behind the others."""
    return sorted(view.legal_actions(), key=lambda action: view.advance(action) < 0)


class ListedOption(NamedTuple):
    """A line of the list: its words, what is asked next, and the actions that it stands for."""

    words: str
    ask: str
    actions: tuple[int, ...]


class ListSteps:
    """The lists that lead to an action: that of the first step, and that of the group which was chosen."""

    def __init__(self, choices: Sequence[tuple[int, SpokenChoice]], vocabulary: Vocabulary | None = None) -> None:
        self.choices = dict(choices)
        self.vocabulary = vocabulary or Vocabulary(())
        self.chosen: ListedOption | None = None
        self.first = [*_grouped(choices)] if len(choices) > FLAT else [_alone(id, choice) for id, choice in choices]

    @property
    def now(self) -> list[ListedOption]:
        """The list of the step that is asked."""
        if self.chosen is None:
            return self.first
        found = [(id, self.choices[id]) for id in self.chosen.actions]
        return [ListedOption(choice.rest or choice.words, "", (id,)) for id, choice in found]

    @property
    def words(self) -> list[str]:
        """The words of the list."""
        return [option.words for option in self.now]

    def choose(self, option: ListedOption) -> int | None:
        """The action that an option of this step means, None when there is one more step."""
        if len(option.actions) == 1:
            return option.actions[0]
        self.chosen = option
        return None

    def back(self) -> None:
        """To the first step."""
        self.chosen = None

    def called(self, typed: str) -> list[ListedOption]:
        """The options that are called so: by all their words, of this step first, then of any action."""
        wanted = self.vocabulary.tokens(typed)
        return self._first(lambda options: [one for one in options if self.vocabulary.tokens(one.words) == wanted])

    def begun(self, typed: str) -> list[ListedOption]:
        """The options of this step that begin so; of several that one which is the others without their tails."""
        found = _at(self.now, beginnings(typed, self.words))
        return self._fitting(typed, found) or found

    def meant(self, typed: str) -> list[ListedOption]:
        """What typed words may mean, of this step first, then of any action: what is called so; what begins so; what has all
        the words and things, two at least and not only beginnings of names, in whatever order."""
        wanted = self.vocabulary.parts(typed, is_typed=True)
        tells_enough = len(wanted) > 1 and bool(wanted.words or wanted.things)
        begun = _at(self._every, beginnings(typed, [option.words for option in self._every])) if len(wanted) else []
        return (
            self.called(typed)
            or (self.begun(typed) if len(wanted) else [])
            or (begun if len(begun) == 1 else [])
            or (self._first(lambda options: self._fitting(typed, options)) if tells_enough else [])
            or begun
        )

    def naming(self, typed: str) -> list[ListedOption]:
        """The choices that name a thing."""
        return self._fitting(typed, self._every)

    def knows(self, typed: Parts) -> bool:
        """Whether each word that was typed, but for names of things, is in some choice, or one like it."""
        return not self.strange(typed)

    def strange(self, typed: Parts) -> list[str]:
        """The words of what was typed that are in no choice, and none like them."""
        known = {word for option in self._every for word in self.vocabulary.parts(option.words).words}
        return [word for word in typed.words if not {*near(Counter((word,)))} <= {*near(Counter(known))}]

    def _first(self, among: Callable[[list[ListedOption]], list[ListedOption]]) -> list[ListedOption]:
        return among(self.now) or among(self._every)

    def _fitting(self, typed: str, options: list[ListedOption]) -> list[ListedOption]:
        wanted = self.vocabulary.parts(typed, is_typed=True)
        return _at(options, fitting(wanted, [self.vocabulary.parts(option.words) for option in options]))

    @cached_property
    def _every(self) -> list[ListedOption]:
        return [ListedOption(choice.words, "", (id,)) for id, choice in self.choices.items()]


def _at(options: Sequence[ListedOption], places: Iterable[int]) -> list[ListedOption]:
    return [options[place] for place in places]


def _alone(id: int, choice: SpokenChoice) -> ListedOption:
    return ListedOption(choice.words, "", (id,))


def _grouped(choices: Sequence[tuple[int, SpokenChoice]]) -> Iterable[ListedOption]:
    groups: dict[str, list[tuple[int, SpokenChoice]]] = {}
    for id, choice in choices:
        groups.setdefault(choice.group or f"{id} {choice.words}", []).append((id, choice))
    for name, found in groups.items():
        if len(found) == 1:
            yield _alone(*found[0])
        else:
            yield ListedOption(name, found[0][1].ask, tuple(id for id, _ in found))
