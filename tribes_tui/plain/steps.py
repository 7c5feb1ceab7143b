"""Choices in one step or two: many like ones are groups, asked for first, then the one of the group."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from tribes_tui.words.spoken import SpokenChoice

if TYPE_CHECKING:
    from rules import State

FLAT = 8
"""So many choices stand in one list at the most, where they can be grouped."""
SMALL_WORDS = frozenset(("the", "a", "an", "your", "of", "with", "and"))
"""What may be left out where a choice is typed in words."""


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

    def __init__(self, choices: Sequence[tuple[int, SpokenChoice]]) -> None:
        self.choices = dict(choices)
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
        wanted = tokens(typed)
        here = [option for option in self.now if tokens(option.words) == wanted]
        return here or [option for option in self._every() if tokens(option.words) == wanted]

    def like(self, typed: str) -> list[ListedOption]:
        """The options that have all the words that were typed, two at least, in their order."""
        wanted = tokens(typed)
        if len(wanted) < 2:
            return []
        here = [option for option in self.now if _in_order(wanted, tokens(option.words))]
        return here or [option for option in self._every() if _in_order(wanted, tokens(option.words))]

    def _every(self) -> list[ListedOption]:
        return [ListedOption(choice.words, "", (id,)) for id, choice in self.choices.items()]


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


def tokens(text: str) -> list[str]:
    """The words that count when texts are compared."""
    return [word for word in re.findall(r"[\w'-]+", text.lower()) if word not in SMALL_WORDS]


def _in_order(wanted: Sequence[str], there: Sequence[str]) -> bool:
    left = iter(there)
    return all(word in left for word in wanted)
