"""What typed words mean, by one set of rules for all games: texts as parts, how well those fit what may be chosen, and choices in steps."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, cached_property
from typing import NamedTuple

from rules import State
from tribes_tui.plain.console import listed
from tribes_tui.words.common import bare, spoken
from tribes_tui.words.said import plain as said
from tribes_tui.words.spoken import SpokenChoice

OWNERS = re.compile(r"(?<=\w)'s?(?=\s|$)")
"""What says whose something is."""
VERBS = {
    "lay": said.read_lay,
    "take": said.read_take,
    "exchange": said.read_exchange,
    "end": said.read_end,
    "leave": said.read_leave,
    "discard": said.read_discard,
    "attack": said.read_attack,
    "move": said.read_move,
    "buy": said.read_buy,
    "keep": said.read_keep,
}
"""Verbs that are taken for one another where none of the choices has the one that was typed, by a name of ours."""

Thing = tuple[str, ...]
"""The words of a thing's name: `("red", "object", "5")`."""


class Parts(NamedTuple):
    """A text taken apart: its words; the things that it names, in their order; of what was typed also beginnings of names,
    as `red 5`."""

    words: Counter[str]
    things: tuple[Thing, ...]
    partial: tuple[Thing, ...] = ()

    def __len__(self) -> int:
        return self.words.total() + len(self.things) + len(self.partial)


@cache
def _small(language: str) -> tuple[frozenset[str], ...]:
    """Words of a language that may be left out where a choice is typed: all, those within names, and those behind which
    `a` is the place A, where a game has one; so is any word of one letter."""
    within, small, before_places = (
        frozenset(map(bare, listed(*messages)))
        for messages in ((said.read_articles, said.read_within), (said.read_small,), (said.read_before_places,))
    )
    return within | small, within, before_places


@cache
def _like(language: str) -> dict[str, str]:
    return {_one(bare(verb)): name for name, verbs in VERBS.items() for verb in listed(verbs)}


class Vocabulary:
    """The names of the things of a game: what is read as one."""

    def __init__(self, names: Iterable[str]) -> None:
        known = [*names]
        self._apart: dict[str, Thing] = {}
        self._letters = {name.lower() for name in known if len(name) == 1}
        self.names = {(*self.tokens(name),): name for name in known}
        self._apart |= {"".join(name): name for name in self.names if len(name) > 1}  # `baal` is Ba'al
        self._longest = max(map(len, self.names), default=0)
        self._words = {word for name in self.names for word in name}

    def tokens(self, text: str) -> list[str]:
        """The words that count, each in the singular: `Ada's viziers on a2` is `ada`, `vizier`, `a2`."""
        return [word for word, _ in self._spoken(text)]

    def parts(self, text: str, is_typed: bool = False) -> Parts:
        """The longest names are things; what is left of a line that was typed may be the beginnings of some."""
        spoken = self._spoken(text)
        words, things, partial = Counter[str](), list[Thing](), list[Thing]()
        run: Thing = ()
        at = 0
        while at < len(spoken):
            rest = (*(word for word, _ in spoken[at : at + self._longest]),)
            length = next((n for n in range(len(rest), 0, -1) if rest[:n] in self.names), 0)
            word, is_apart = spoken[at]
            goes_on = bool(run) and not is_apart and not length and bool(self.like((*run, word)))
            if run and not goes_on:
                partial.append(run)
                run = ()
            if length:
                things.append(rest[:length])
            elif goes_on or (is_typed and word in self._words and not word.isdigit()):
                run = (*run, word)
            else:
                words[word] += 1
            at += length or 1
        return Parts(words, (*things,), (*partial, run) if run else (*partial,))

    def _spoken(self, text: str) -> list[tuple[str, bool]]:
        """The words that count, and whether a word or a comma stands before each that parts it from the one before."""
        found: list[tuple[str, bool]] = []
        before, is_apart = "", False
        told, (left_out, within, _) = re.findall(r"[\w]+|,", OWNERS.sub("", text)), _small(spoken())
        for place, word in enumerate(told):
            small = bare(word)
            is_place = small in self._letters and self._is_place(word, place, before, len(told))
            if small in left_out and not is_place:
                is_apart = is_apart or small not in within
            elif small == ",":
                is_apart = True
            else:
                found += [
                    (word, is_apart and not place) for place, word in enumerate(self._apart.get(small, (_one(small),)))
                ]
                is_apart = False
            before = "" if is_place else small
        return found

    def _is_place(self, word: str, place: int, before: str, count: int) -> bool:
        """Whether `a`, or another letter, is the place of that name, and no article."""
        return (word.isupper() and place > 0) or before in _small(spoken())[2] or count == 1

    def like(self, partial: Thing) -> list[Thing]:
        """The things whose names have all these words."""
        return [name for name in self.names if set(partial) <= set(name)]


def _one(word: str) -> str:
    """A word in the singular."""
    return word[:-1] if len(word) > 3 and word.endswith("s") and not word.endswith("ss") else word


class Fit(NamedTuple):
    """That a choice has all that was typed: `left` is what it has beside, `in_order` whether the things stand as typed."""

    place: int
    left: Counter[str]
    in_order: bool


def fitting(typed: Parts, choices: Sequence[Parts]) -> list[int]:
    """The places of the choices that have all that was typed; of several that one alone which has nothing else but what
    all of them have. Where no choice has a verb that was typed, those with a near one."""
    for also_near in (False, True):
        fits = [*_fits(typed, choices, also_near)]
        if fits:
            return [fit.place for fit in _closest(fits)]
    return []


def _fits(typed: Parts, choices: Sequence[Parts], also_near: bool) -> Iterator[Fit]:
    wanted = near(typed.words) if also_near else typed.words
    for place, choice in enumerate(choices):
        words = near(choice.words) if also_near else choice.words
        things = [*choice.things]
        if not all(_taken(things, thing) for thing in typed.things):
            continue
        spare = words - wanted
        if wanted - words or not all(_taken(things, part) or _used(spare, part) for part in typed.partial):
            continue
        left = spare + Counter(" ".join(thing) for thing in things)
        yield Fit(place, left, _in_order(typed.things, choice.things))


def near(words: Counter[str]) -> Counter[str]:
    """The words, each verb as that which stands for all like it."""
    like = _like(spoken())
    return Counter({like.get(word, word): number for word, number in words.items()})


def _taken(things: list[Thing], wanted: Thing) -> bool:
    """Take a thing out that has this name, or one with all these words."""
    found = wanted if wanted in things else next((thing for thing in things if set(wanted) < set(thing)), None)
    if found is not None:
        things.remove(found)
    return found is not None


def _used(spare: Counter[str], part: Thing) -> bool:
    wanted = Counter(part)
    if wanted - spare:
        return False
    spare.subtract(wanted)
    return True


def _in_order(wanted: Sequence[Thing], there: Sequence[Thing]) -> bool:
    left = iter(there)
    return all(thing in left for thing in wanted)


def _closest(fits: list[Fit]) -> list[Fit]:
    """Of several the one without anything beside what all have; of those that are alike, the one in the order that was typed."""
    common = fits[0].left
    for fit in fits:
        common = common & fit.left
    least = [fit for fit in fits if +fit.left == +common]
    if len(least) > 1:
        least = [fit for fit in least if fit.in_order] or least
    return least if len(least) == 1 else fits


def beginnings(typed: str, texts: Sequence[str]) -> list[int]:
    """The places of the texts that begin so; a number is never the beginning of a longer one."""
    start = " ".join(typed.lower().split())
    found = []
    for place, text in enumerate(texts):
        whole = " ".join(text.lower().split())
        rest = whole[len(start) :]
        if whole.startswith(start) and not (start[-1:].isdigit() and rest[:1].isdigit()):
            found.append(place)
    return found


# ---- Choices in one step or two ------------------------------------------------------------------------


FLAT = 8
"""So many choices stand in one list at the most, where they can be grouped."""


def in_list_order(view: State) -> list[int]:
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
        """The options that are called so: letter by letter, else by all their words that count; of this step first, then of any."""
        wanted, whole = self.vocabulary.tokens(typed), bare(typed.strip())
        return self._first(lambda options: [one for one in options if bare(one.words) == whole]) or self._first(
            lambda options: [one for one in options if self.vocabulary.tokens(one.words) == wanted]
        )

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
