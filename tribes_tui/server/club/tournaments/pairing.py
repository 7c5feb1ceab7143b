"""Who plays whom, and who sits where: functions of what has been, without chance and clock.

Swiss (two players)     who has as many points, or nearly; nobody meets anybody twice as long as all can be paired without
all play all (two)      the circle: each meets each once
balanced (three to six) each meets others as evenly as can be; no table has two bots as long as another has none
seats                   each sits in each seat as often as can be
left over               two players, deals of one's own: a bye; else a bot takes the seat. Whoever had that least often, the last of them in
                        the order
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

BOT = ""
"""Instead of a person's id."""
SMALL = 60
"""With so many people every exchange of two is tried that might balance a round better."""
Group = list[str]


class PairingHistory(NamedTuple):
    """What has been in earlier rounds: how often two have met (ids in order), who sat where, who was left over."""

    met: Mapping[tuple[str, str], int]
    sat: Mapping[tuple[str, int], int]
    left_over: Mapping[str, int]

    def meetings(self, one: str, other: str) -> int:
        """How often these have met."""
        return self.met.get((one, other) if one < other else (other, one), 0)


class DrawnRound(NamedTuple):
    """A round: at each table who sits where, bots for whom there is nobody; who has a bye."""

    tables: list[Group]
    byes: list[str]


def without_one(order: Sequence[str], history: PairingHistory) -> tuple[list[str], str]:
    """Of an odd number who is left over, and the others."""
    least = min(history.left_over.get(one, 0) for one in order)
    last = next(one for one in reversed(order) if history.left_over.get(one, 0) == least)
    return [one for one in order if one != last], last


def swiss(order: Sequence[str], history: PairingHistory, *, with_bots: bool) -> DrawnRound:
    """The first meets the next in the order whom they haven't met, and so on."""
    even, last = without_one(order, history) if len(order) % 2 else ([*order], None)
    met: dict[str, set[str]] = {one: set() for one in even}
    for one, other in history.met:
        met.setdefault(one, set()).add(other)
        met.setdefault(other, set()).add(one)
    fits = [[k for k in _near(at, len(even)) if even[k] not in met[one]] for at, one in enumerate(even)]
    partner = matched(fits)
    pairs = [[even[at], even[other]] for at, other in enumerate(partner) if at < other]
    alone = [even[at] for at, other in enumerate(partner) if other < 0]
    while alone:  # all who are left have met each other
        one = alone.pop(0)
        other = min(alone, key=lambda other: history.meetings(one, other))
        alone.remove(other)
        pairs.append([one, other])
    byes = [] if last is None or with_bots else [last]
    groups = [*pairs, *([[last]] if last is not None and with_bots else [])]
    return DrawnRound([seated(group, 2, history) for group in groups], byes)


def _near(at: int, count: int) -> Iterator[int]:
    """All others, the nearest first."""
    for far in range(1, count):
        if at + far < count:
            yield at + far
        if at >= far:
            yield at - far


def round_of_all(circle: Sequence[str], number: int, here: Sequence[str], history: PairingHistory, *, with_bots: bool) -> DrawnRound:  # fmt: skip
    """Round `number` (from 0) of all against all. Whoever would meet somebody who isn't `here` is left over."""
    spots: list[str] = [*circle, *([BOT] if len(circle) % 2 else [])]
    at = number % (len(spots) - 1)
    turned = [spots[0], *spots[1 + at :], *spots[1 : 1 + at]]
    pairs, alone = list[Group](), list[str]()
    for pair in zip(turned[: len(turned) // 2], reversed(turned), strict=False):
        one, other = sorted(map(spots.index, pair))
        places = (one, other) if (one + other) % 2 else (other, one)  # so each sits in both seats as often, up to one
        found = [spots[place] for place in places if spots[place] in here]
        if len(found) == 2:
            pairs.append(found)
        else:
            alone += found
    if with_bots:
        return DrawnRound([*pairs, *(seated([one], 2, history) for one in alone)], [])
    return DrawnRound(pairs, alone)


def rounds_of_all(people: int) -> int:
    """So many rounds it takes for each to meet each."""
    return people - 1 + people % 2


# ---- Three to six at a table ---------------------------------------------------------------------


def balanced(order: Sequence[str], seats: int, history: PairingHistory) -> DrawnRound:
    """As few tables as can be, as many people at each as at the others; who is together has met as seldom as can be."""
    rest, groups = [*order], list[Group]()
    for size in _sizes(order, seats):
        group = [rest.pop(0)]
        while len(group) < size:
            found = min(range(len(rest)), key=lambda k: sum(history.meetings(rest[k], one) ** 2 for one in group))
            group.append(rest.pop(found))
        groups.append(group)
    if len(order) <= SMALL:
        while _exchanged(groups, history):
            pass
    return DrawnRound([seated(group, seats, history) for group in groups], [])


def _sizes(order: Sequence[str], seats: int) -> list[int]:
    tables = -(-len(order) // seats)
    return [len(order) // tables + (k < len(order) % tables) for k in range(tables)]


def _exchanged(groups: list[Group], history: PairingHistory) -> bool:
    """Whether two of different tables were exchanged, so that fewer meet again."""
    for mine, theirs in combinations(groups, 2):
        for i, one in enumerate(mine):
            for k, other in enumerate(theirs):
                others, there = [*mine[:i], *mine[i + 1 :]], [*theirs[:k], *theirs[k + 1 :]]
                now = _cost(one, others, history) + _cost(other, there, history)
                if _cost(other, others, history) + _cost(one, there, history) < now:
                    mine[i], theirs[k] = other, one
                    return True
    return False


def _cost(one: str, others: Sequence[str], history: PairingHistory) -> int:
    """What it costs that one more meets these: the marginal of the squares."""
    return sum(2 * history.meetings(one, other) + 1 for other in others)


# ---- Who sits where ------------------------------------------------------------------------------


def seated(group: Sequence[str], seats: int, history: PairingHistory) -> Group:
    """These people, each in a seat where they have sat seldom; bots in the others."""
    best: dict[int, tuple[int, tuple[int, ...]]] = {0: (0, ())}
    for one in group:
        following: dict[int, tuple[int, tuple[int, ...]]] = {}
        for taken, (cost, chosen) in best.items():
            for seat in range(seats):
                if not taken >> seat & 1:
                    now = cost + 2 * history.sat.get((one, seat), 0) + 1, (*chosen, seat)
                    following[taken | 1 << seat] = min(following.get(taken | 1 << seat, now), now)
        best = following
    _, chosen = min(best.values())
    table = [BOT] * seats
    for one, seat in zip(group, chosen, strict=True):
        table[seat] = one
    return table


def history_of(rounds: Sequence[tuple[Sequence[Sequence[str]], Sequence[str]]]) -> PairingHistory:
    """Of rounds: their tables, and who had a bye."""
    met, sat, left_over = Counter[tuple[str, str]](), Counter[tuple[str, int]](), Counter[str]()
    for tables, byes in rounds:
        left_over.update(byes)
        for table in tables:
            people = [one for one in table if one != BOT]
            met.update(combinations(sorted(people), 2))
            sat.update((one, seat) for seat, one in enumerate(table) if one != BOT)
            left_over.update(people if len(people) < len(table) else ())
    return PairingHistory(met, sat, left_over)


def everybody_in(drawn: DrawnRound) -> Iterator[str]:
    """Who has a place in a round."""
    for table in drawn.tables:
        yield from (one for one in table if one != BOT)
    yield from drawn.byes


# ---- Matching ------------------------------------------------------------------------------------


NOBODY = -1


def matched(fits: Sequence[Sequence[int]]) -> list[int]:
    """Of people by their numbers, with whom each is paired (-1: with nobody). `fits` has for each those who may be, whom it would rather have
    first; whoever comes first is asked first, and no more is changed than leads to more pairs.

    As many are paired as can be: nobody is left from whom a path leads to another who is left, every second step of it a pair. A path is
    looked for step by step, without the way back: where anybody has met but a few others, a short one is soon found.
    """
    partner = [NOBODY] * len(fits)

    def is_paired(one: int, path: int, steps: int) -> bool:
        """Now; at most so many pairs were parted, and theirs found others."""
        for other in fits[one]:
            beside = partner[other]
            if path >> other & 1 or (beside != NOBODY and not steps):
                continue
            if beside == NOBODY or is_paired(beside, path | 1 << other | 1 << beside, steps - 1):
                partner[one], partner[other] = other, one
                return True
        return False

    for steps in (0, 1, 2, 3, len(fits)):
        for one in range(len(fits)):
            if partner[one] == NOBODY:
                is_paired(one, 1 << one, steps)
    return partner
