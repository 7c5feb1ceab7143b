"""What the screen of a game's end says in every game; what bots made of the same deal, and what a review says of figures."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Protocol

from rules.bots.rivals import rival_of
from saves.format.course import Course
from tribes_tui.words.rivals import bots_of
from tribes_tui.words.said import bots as said_bots, common, daily, ending as said, par, review, statistics


def record_with(opponents: Sequence[str], is_of_length: bool = False) -> str:
    """What the record counts: the games with bots of the same levels; `is_of_length`: not those of other lengths.

    >>> record_with(["easy", "medium", "medium"])
    'Your games with 1 easy bot and 2 medium bots'
    >>> record_with(["flint"])
    'Your games with Flint'
    """
    if not opponents or not all(opponents):
        return said.record()
    counted = Counter(opponents).items()
    bots = [
        bots_of(level) if rival_of(level) else said_bots.all_of(number=number, kind=level) for level, number in counted
    ]
    return said.record_with(bots=bots, is_of_length=is_of_length)


def headlines(winners: Sequence[str], score: int, unit: str, ahead: int, seconds: Sequence[str]) -> list[str]:
    """Who won, with how much, and how far ahead of the next, in ever fewer words; `seconds` came second, none if all won.

    >>> headlines(["you"], 15, "points", 4, ["Ada"])[0]
    'You win with 15 points, 4 ahead of Ada.'
    >>> headlines(["Ada", "Bo"], 1, "points", 0, [])
    ['Ada and Bo share the victory with 1 point.', '2 players share the victory with 1 point.']
    """
    amount = common.amount(number=score, unit=unit)
    if len(winners) > 1:
        return [said.shared(winners=winners, amount=amount), said.shared_brief(number=len(winners), amount=amount)]
    who, ahead_of = winners[0], []
    if ahead > 0 and seconds:
        forms = said.wins_ahead_of(who=who, amount=amount, ahead=ahead, others=seconds)
        ahead_of = [forms, said.wins_ahead(who=who, amount=amount, ahead=ahead)]
    return [*ahead_of, said.wins(who=who, amount=amount)]


def headlines_of(winners: Sequence[str], why: str) -> list[str]:
    """Who won, and by what, where it wasn't the higher score; then, of one, without it.

    >>> headlines_of(["Ada"], "no columns left")
    ['Ada wins: no columns left.', 'Ada wins.']
    >>> headlines_of(["Ada", "Bo"], "you resigned")
    ['Ada and Bo share the victory: you resigned.', '2 players share the victory: you resigned.']
    """
    if len(winners) > 1:
        return [said.shared_by(winners=winners, why=why), said.shared_by_brief(number=len(winners), why=why)]
    return [said.wins_by(who=winners[0], why=why), said.wins_by_brief(who=winners[0])]


def with_second(forms: Sequence[str], seconds: Sequence[str]) -> list[str]:
    """The same, first with who came second.

    >>> with_second(["Ada wins."], ["Bo", "you"])
    ['Ada wins. Bo and you come second.', 'Ada wins.']
    """
    told = said.second_several(names=seconds) if len(seconds) > 1 else said.second(who=seconds[0])
    return [*(f"{form} {told}" for form in forms), *forms]


def apart(first: str, second: str, unit: str, ahead: int, parts: Sequence[tuple[str, int, bool]]) -> str:
    """Where the points came from by which the winner is ahead of who came next: (what of, how many more or fewer, whether it costs points).

    >>> apart("you", "Ada", "points", 4, [("chains", 10, False), ("cards left over", -6, True), ("magic", 0, False)])
    'You end 4 points ahead of Ada: 10 more from chains, 6 more lost to cards left over.'
    """
    amount = common.amount(number=ahead, unit=unit)
    told = [
        said.part(is_more=(more > 0) != costs, number=abs(more), what=what, costs=costs)
        for what, more, costs in parts
        if more
    ]
    fields = {"who": first, "amount": amount, "other": second}
    return said.apart(**fields, parts=", ".join(told)) if told else said.apart_brief(**fields)


def turned(who: str, kind: str, number: int) -> str:
    """Since which part of the game the winner has been ahead of who came next."""
    return said.turned(who=who, when=common.round_numbered(kind=kind, number=number))


def strips_told(unit: str, first: int) -> list[str]:
    """What the strips show: `feathers after each round, × where some were lost`; `first`: the round with which they begin. The same in
    ever fewer words."""
    units = common.units(unit=unit)
    return [
        said.strips(units=units, first=first),
        said.strips_shorter(units=units, first=first),
        said.strips_shortest(units=units, first=first),
    ]


def large(place: int, places: int) -> str:
    """What became of the viewer, for large letters; `places`: how many different ones there are, among two none is told."""
    if place == 1:
        return said.victory()
    return said.defeat() if places == 2 else said.came_in(place=place)


# ---- What is said of par ------------------------------------------------------------------------------


class LevelResult(Protocol):
    """What a level made of a deal."""

    @property
    def points(self) -> float:
        """In the middle of its games."""

    @property
    def first(self) -> float:
        """The share of them that it won."""

    @property
    def games(self) -> int:
        """How many it played."""


def level(word: str, points: float, fewest: int, most: int, games: int, first: float) -> str:
    """What a level made of it."""
    return par.level(level=word, points=f"{points:g}", games=games, fewest=fewest, most=most, share=round(100 * first))


def made(pars: Mapping[str, LevelResult], unit: str) -> list[str]:
    """What each level made of it, the strongest first: its points, or how many games it won where these aren't what one wins by."""
    return [
        par.one(level=level, points=f"{one.points:g}")
        if unit == "points"
        else par.one_wins(level=level, wins=round(one.first * one.games), games=one.games)
        for level, one in reversed([*pars.items()])
    ]


def same_deal(name: str, score: int, is_won: bool, pars: Mapping[str, LevelResult], unit: str) -> str:
    """What somebody and bots made of one deal."""
    bots = made(pars, unit)
    if unit == "points":
        return par.same_deal(who=name, points=score, made=", ".join(bots))
    return par.same_deal_won(who=name, is_won=is_won, made=", ".join(bots))


# ---- What bots made of a game of the day --------------------------------------------------------------


def told_par(text: str, pars: Mapping[str, LevelResult], unit: str) -> list[str]:
    """What Enter does, and what bots made of the same deal; in ever fewer words."""
    if not pars:
        return [text]
    whole, brief = daily.made(made=", ".join(made(pars, unit))), made_in_brief(pars, unit)
    return [f"{text}   {whole}", f"{daily.see_again()}   {whole}", f"{daily.see_again()}   {brief}", text]


def made_in_brief(pars: Mapping[str, LevelResult], unit: str, is_end: bool = False) -> str:
    """What bots made of a deal, in few words; at a game's end it must not look as if they had won that one."""
    if unit == "points":
        games = {one.games for one in pars.values()}
        bare = _bare({level: f"{one.points:g}" for level, one in pars.items()})
        medians = daily.made_medians(made=bare, games=min(games) if len(games) == 1 else 0)
        return daily.made_typical(made=bare) if is_end else medians
    wins = {level: statistics.of(won=round(one.first * one.games), games=one.games) for level, one in pars.items()}
    say = daily.made_seated if is_end else daily.made_wins
    return say(made=_bare(wins))


def told_beside_par(text: str, pars: Mapping[str, LevelResult]) -> list[str]:
    """What Enter does where a plot shows what bots made of the deal: in how many games they did; in ever fewer words."""
    return [f"{text}   {daily.played(made=_bare({level: one.games for level, one in pars.items()}))}", text]


def _bare(numbers: Mapping[str, str | int]) -> str:
    """A number for each level, the strongest first."""
    return ", ".join(daily.par(level=level, number=number) for level, number in reversed([*numbers.items()]))


def in_a_row(day: str, days: int) -> str:
    """Which day it is, and on how many days without a break a game was finished, if on any."""
    return daily.in_a_row(day=day, days=days) if days > 1 else day


# ---- What a review of a game says of figures, and of a bot that sat there -----------------------------


def points(change: float) -> str:
    """A change of the chance to win, in points of a hundred."""
    whole = round(100 * change)
    return f"+{whole}" if whole > 0 else f"−{-whole}" if whole < 0 else "±0"


def bot_sat(course: Course, seat: int) -> list[str]:
    """That a bot made some of the moves in a person's seat, and since when; nothing where it made none, or all."""
    own, people = [move.number for move in course.moves if move.seat == seat], course.chosen_by_people(seat)
    bots = [number for number in own if number not in people]
    if not people or not bots:
        return []
    return [review.bot_sat(first=bots[0], number=len(bots), own=len(own))]
