"""What the screen of a game's end says in every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tribes_tui.words.said import common, ending as said
from tribes_tui.words.said.bots import all_of


def record_with(opponents: Sequence[str]) -> str:
    """What the record counts: the games with bots of the same levels.

    >>> record_with(["easy", "medium", "medium"])
    'Your games with 1 easy bot and 2 medium bots'
    """
    if not opponents or not all(opponents):
        return said.record()
    bots = [all_of(number=number, kind=level) for level, number in Counter(opponents).items()]
    return said.record_with(bots=bots)


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


def headlines_of(winner: str, why: str) -> list[str]:
    """Who won, and by what, where it wasn't the higher score; then without it.

    >>> headlines_of("Ada", "no columns left")
    ['Ada wins: no columns left.', 'Ada wins.']
    """
    return [said.wins_by(who=winner, why=why), said.wins_by_brief(who=winner)]


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
    if not told:
        return said.apart_brief(who=first, amount=amount, other=second)
    return said.apart(who=first, amount=amount, other=second, parts=", ".join(told))


def turned(who: str, kind: str, number: int) -> str:
    """Since which part of the game the winner has been ahead of who came next."""
    return said.turned(who=who, when=common.round_numbered(kind=kind, number=number))


def after_rounds(number: int, kind: str) -> str:
    """When it was over; `kind`: the key of what the game's parts are called."""
    return said.over_after(number=number, kind=kind)


def place_of(place: int) -> str:
    """A place in words, from 1."""
    return said.place(place=place)


def strips_told(unit: str, has_marks: bool, first: int) -> list[str]:
    """What the strips show: `feathers after each round, × where some were lost`; with figures instead of marks; `first`: the round
    with which they begin. The same in ever fewer words."""
    units = common.units(unit=unit)
    return [
        said.strips(units=units, has_marks=has_marks, first=first),
        said.strips_shorter(units=units, has_marks=has_marks),
        said.strips_shortest(units=units, has_marks=has_marks),
    ]


def large(place: int, players: int) -> str:
    """What became of the viewer, for large letters."""
    if place == 1:
        return said.victory()
    return said.defeat() if players == 2 else said.came_in(place=place)
