"""What typed words mean, by one set of rules for all games: texts as parts, and how well those fit what may be chosen."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

from tribes_tui.plain.typed import listed
from tribes_tui.words.language import spoken
from tribes_tui.words.said import plain as said

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


class _Small(NamedTuple):
    """Words of a language that may be left out where a choice is typed: all, those within names, and those behind which
    `a` is the place A, where a game has one."""

    all: frozenset[str]
    within: frozenset[str]
    before_places: frozenset[str]


@cache
def _small(language: str) -> _Small:
    within = frozenset(listed(said.read_articles, said.read_within))
    return _Small(within | {*listed(said.read_small)}, within, frozenset(listed(said.read_before_places)))


@cache
def _like(language: str) -> dict[str, str]:
    return {verb: name for name, verbs in VERBS.items() for verb in listed(verbs)}


class Vocabulary:
    """The names of the things of a game: what is read as one."""

    def __init__(self, names: Iterable[str]) -> None:
        known = [*names]
        self._apart: dict[str, Thing] = {}
        self._has_a = "A" in known
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
        told, small_words = re.findall(r"[\w]+|,", OWNERS.sub("", text)), _small(spoken())
        for place, word in enumerate(told):
            small = word.lower()
            if small in small_words.all and not (small == "a" and self._is_place(word, place, before, len(told))):
                is_apart = is_apart or small not in small_words.within
            elif small == ",":
                is_apart = True
            else:
                found += [
                    (word, is_apart and not place) for place, word in enumerate(self._apart.get(small, (_one(small),)))
                ]
                is_apart = False
            before = small
        return found

    def _is_place(self, word: str, place: int, before: str, count: int) -> bool:
        """Whether `a` is the place of that name, where a game has one, and no article."""
        return self._has_a and ((word == "A" and place > 0) or before in _small(spoken()).before_places or count == 1)

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
