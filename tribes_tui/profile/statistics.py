"""How a person has played so far: counted from the finished games that were kept."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple, TypeVar

from rules.bots.levels import kind_of
from rules.core.option import Value
from rules.core.registry import PACKAGES
from saves import Summary
from saves.format.course import MIDDLE, UNTOLD
from tribes_tui.play.seat import HUMAN
from tribes_tui.profile.counting import Dealt, dealt_in, why_uncounted, with_deal
from tribes_tui.profile.lengths import length_of
from tribes_tui.words.said import results as said

Key = TypeVar("Key", int, str)


class SeatedBot(NamedTuple):
    """Who sat in a seat, if a bot did: its level, and which version of it that was, where the record tells."""

    level: str = ""
    policy: str = ""


class Outcome(NamedTuple):
    """How a finished game ended for its only person: their place, whether it is shared, points, the bots' levels.

    `when` it was begun (UTC, ISO 8601), the `name` of its record, their `seat`, and how many `minutes` later it ended (0: unknown).
    The places and bots of all seats, the person's among them; all for which it doesn't count for a rating (`counting`). Its `length`, None where it was the usual one;
    the bots' `names`, in the order of the seats.
    """

    game: str
    place: int
    shared: bool
    score: int
    levels: tuple[str, ...]
    when: str
    name: str = ""
    seat: int = 0
    minutes: float = 0
    ranking: tuple[int, ...] = ()
    bots: tuple[SeatedBot, ...] = ()
    uncounted: tuple[str, ...] = (UNTOLD,)
    length: Value | None = None
    names: tuple[str, ...] = ()

    @property
    def is_win(self) -> bool:
        """Whether they won, alone or with others."""
        return self.place == 1

    @property
    def seats(self) -> int:
        """How many played."""
        return len(self.levels) + 1

    @property
    def opponents(self) -> tuple[str, ...]:
        """The bots' levels, an `even` one without its strength, which follows the results."""
        return tuple(sorted(kind_of(level) for level in self.levels))


class OutcomeTally(NamedTuple):
    """Games, wins, and the best score of some outcomes, with the wins in a row up to now and at best."""

    games: int
    wins: int
    best: int
    row: int
    longest: int


def outcomes(summaries: Iterable[Summary]) -> list[Outcome]:
    """The outcomes of all finished games in which exactly one person sat, oldest first; of a game and its copies one. What begins in the middle
    of another is none of them."""
    found, dealt, ended = list[Outcome](), set[Dealt](), set[tuple[str, Dealt, int]]()
    for summary in sorted(summaries, key=lambda one: (one.created, one.name)):
        outcome, deal = outcome_of(summary), dealt_in(summary)
        same = summary.created, deal, summary.moves
        if outcome is not None and same not in ended and MIDDLE not in summary.asides:
            ended.add(same)
            found.append(outcome._replace(uncounted=with_deal(outcome.uncounted, deal in dealt)))
        if summary.is_begun:
            dealt.add(deal)
    return found


def outcome_of(summary: Summary) -> Outcome | None:
    """The outcome of one game; None when it isn't over, has several people or none, or tells too little."""
    people = [i for i, seat in enumerate(summary.seats) if seat.get("kind") == HUMAN]
    result = summary.result
    if not summary.finished or result is None or len(people) != 1:
        return None
    ranking, scores = _numbers(result, "ranking"), _numbers(result, "scores")
    if not len(ranking) == len(scores) == len(summary.seats):
        return None
    me = people[0]
    levels = tuple(sorted(str(seat.get("level", "")) for i, seat in enumerate(summary.seats) if i != me))
    place = ranking[me]
    names = tuple(_word(seat, "name") for i, seat in enumerate(summary.seats) if i != me)
    return Outcome(
        summary.game,
        place,
        ranking.count(place) > 1,
        scores[me],
        levels,
        summary.created,
        summary.name,
        me,
        _minutes(summary),
        tuple(ranking),
        tuple(SeatedBot(_word(seat, "level"), _word(seat, "policy")) for seat in summary.seats),
        why_uncounted(summary),
        length_of(summary.game, summary.options),
        names,
    )


def _word(seat: Mapping[str, Any], name: str) -> str:
    return str(seat.get(name, ""))


def _minutes(summary: Summary) -> float:
    try:
        return (summary.when - datetime.fromisoformat(summary.created)).total_seconds() / 60
    except (TypeError, ValueError):
        return 0


def tally(found: Iterable[Outcome]) -> OutcomeTally:
    """Counts of outcomes in their order."""
    games = wins = row = longest = 0
    found = list(found)
    for outcome in found:
        games += 1
        wins += outcome.is_win
        row = row + 1 if outcome.is_win else 0
        longest = max(longest, row)
    best = max((one.score for one in of_like_length(found)), default=0)
    return OutcomeTally(games, wins, best, row, longest)


def lasted(found: Iterable[Outcome], game_id: str, seats: int, options: Mapping[str, object]) -> list[float]:
    """How many minutes these games took, of those of so many seats and of that length."""
    alike = game_id, seats, length_of(game_id, options)
    return [one.minutes for one in found if (one.game, one.seats, one.length) == alike]


def of_like_length(found: Sequence[Outcome]) -> Sequence[Outcome]:
    """Those whose scores can be compared: all of the usual length, else, where nothing else was played, the others."""
    return [one for one in found if one.length is None] or found


class WinShare(NamedTuple):
    """Some games: how many, how many won, and how many chance alone would have won."""

    games: int
    won: int
    by_chance: float


def share(found: Sequence[Outcome]) -> WinShare:
    """Of these games."""
    return WinShare(len(found), sum(one.is_win for one in found), sum(1 / one.seats for one in found))


def by_game(found: Iterable[Outcome]) -> dict[str, list[Outcome]]:
    """The outcomes of each game that was played, oldest first; the games as they are always listed."""
    grouped = _grouped(found, lambda one: one.game)
    order = {game: place for place, game in enumerate(PACKAGES)}
    return dict(sorted(grouped.items(), key=lambda pair: order.get(pair[0], len(order))))


def by_seats(found: Iterable[Outcome]) -> dict[int, list[Outcome]]:
    """By how many played, few first."""
    return dict(sorted(_grouped(found, lambda one: one.seats).items()))


def by_level(found: Iterable[Outcome]) -> dict[str, list[Outcome]]:
    """By the level of the bots, "" if they differ; a game among bots of several levels counts as that, `even` as one level. One
    with rivals counts for each of them."""
    from rules.bots.rivals import rival_of

    groups: dict[str, list[Outcome]] = {}
    for one in found:
        rivals = sorted(level for level in {*one.levels} if rival_of(level))
        alike = kind_of(one.levels[0]) if len({*one.levels}) == 1 else ""
        for level in rivals or [alike]:
            groups.setdefault(level, []).append(one)
    return groups


def _grouped(found: Iterable[Outcome], key: Callable[[Outcome], Key]) -> dict[Key, list[Outcome]]:
    groups: dict[Key, list[Outcome]] = {}
    for one in found:
        groups.setdefault(key(one), []).append(one)
    return groups


def outcome_text(before: Sequence[Outcome], now: Outcome) -> str:
    """A line about a game that has just ended, after those `before`."""
    from tribes_tui.words.about import is_won_by_points, title_of

    if not before:
        title = title_of(now.game)
        return said.first_won(game=title) if now.is_win else said.first(game=title)
    found, wins = tally([*before, now]), [one for one in before if one.is_win]
    if not is_won_by_points(now.game):
        return said.won_alone(wins=found.wins, games=found.games, row=found.row)
    if wins and now.is_win and now.length is None and now.score > tally(before).best:
        return said.won_best(wins=found.wins, games=found.games, row=found.row)
    return said.won(wins=found.wins, games=found.games, row=found.row, best=found.best)


def at_this_table(before: Iterable[Outcome], now: Outcome) -> list[Outcome]:
    """Of the games `before`, those of the same game and length with the same opponents."""
    alike = now.game, now.length, now.opponents
    return [one for one in before if (one.game, one.length, one.opponents) == alike]


def has_other_lengths(before: Iterable[Outcome], now: Outcome) -> bool:
    """Whether games with these opponents are left out for their length."""
    alike = [one for one in before if (one.game, one.opponents) == (now.game, now.opponents)]
    return any(one.length != now.length for one in alike)


def told_at_this_table(before: Sequence[Outcome], now: Outcome) -> str:
    """A line about a game that has just ended, after those of its kind `before` that had the same opponents."""
    same = at_this_table(before, now)
    if same or not before:
        return outcome_text(same, now)
    first = said.first_here_length if has_other_lengths(before, now) else said.first_here
    return first(is_won=now.is_win)


def _numbers(result: Mapping[str, Any], name: str) -> list[int]:
    value = result.get(name)
    return value if isinstance(value, list) and all(type(number) is int for number in value) else []
