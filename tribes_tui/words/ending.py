"""What the screen of a game's end says in every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tribes_tui.words.common import count, do, does, listed, sentence
from tribes_tui.words.said import ending

PLACES = ("first", "second", "third", "fourth", "fifth", "sixth")


def record_with(opponents: Sequence[str]) -> str:
    """What the record counts: the games with bots of the same levels.

    >>> record_with(["easy", "medium", "medium"])
    'Your games with 1 easy bot and 2 medium bots'
    >>> record_with(["even"])
    'Your games with 1 even bot'
    """
    if not opponents or not all(opponents):
        return ending.record()
    return f"Your games with {listed(count(number, f'{level} bot') for level, number in Counter(opponents).items())}"


def place_of(place: int) -> str:
    """A place in words, from 1."""
    return PLACES[place - 1] if place <= len(PLACES) else str(place)


def headlines(winners: Sequence[str], score: int, unit: str, ahead: int, others: Sequence[str]) -> list[str]:
    """Who won, with how much, and how far ahead of the next, in ever fewer words; `others` came second, none if all won.

    >>> headlines(["you"], 15, "points", 4, ["Ada"])[0]
    'You win with 15 points, 4 ahead of Ada.'
    >>> headlines(["Ada", "Bo"], 1, "points", 0, [])
    ['Ada and Bo share the victory with 1 point.', '2 players share the victory with 1 point.']
    """
    amount = f"{score} {unit if score != 1 else unit.removesuffix('s')}"
    if len(winners) > 1:
        forms = [f"{who} share the victory with {amount}" for who in (listed(winners), f"{len(winners)} players")]
    else:
        won = f"{do(winners, 'win')} with {amount}"
        forms = [f"{won}, {ahead} ahead of {listed(others)}", f"{won}, {ahead} ahead"] if ahead > 0 and others else []
        forms.append(won)
    return [f"{form[:1].upper()}{form[1:]}." for form in forms]


def headlines_of(winner: str, why: str) -> list[str]:
    """Who won, and by what, where it wasn't the higher score; then without it.

    >>> headlines_of("Ada", "no columns left")
    ['Ada wins: no columns left.', 'Ada wins.']
    """
    return [sentence(f"{does(winner, 'win')}: {why}"), sentence(does(winner, "win"))]


def apart(first: str, second: str, unit: str, ahead: int, parts: Sequence[tuple[str, int]]) -> str:
    """Where the points came from by which the winner is ahead of who came next: (what of, how many more or fewer).

    >>> apart("you", "Ada", "points", 4, [("chains", 10), ("cards left over", -6), ("magic", 0)])
    'You end 4 points ahead of Ada: 10 more from chains, 6 fewer from cards left over.'
    """
    told = [f"{abs(more)} {'more' if more > 0 else 'fewer'} from {what}" for what, more in parts if more]
    what = count(ahead, unit.removesuffix("s"))
    came_from = f": {', '.join(told)}" if told else ""
    return sentence(f"{does(first, 'end')} {what} ahead of {second}{came_from}")


def turned(name: str, round_name: str, number: int) -> str:
    """Since when the winner has been ahead of who came next."""
    return sentence(
        f"{does(name, 'be', 'is').replace('you be', 'you are')} ahead of the next from {round_name} {number} on"
    )


def after_rounds(number: int, thing: str) -> str:
    """When it was over."""
    return f"the game is over after {count(number, thing)}"


def course_told(unit: str, has_marks: bool, first: int) -> tuple[str, ...]:
    """What the strips show: `feathers after each round, × where some were lost`; with figures instead of marks; `first`: the round
    with which they begin. The same in ever fewer words."""
    since, mark = "" if first == 1 else f" from round {first} on", "×" if has_marks else "bold"
    return (
        f"{unit} after each round{since}, {mark} where some were lost",
        f"{unit} by rounds, {mark} where some were lost",
        f"{unit}, {mark}: some lost",
    )


def foot(name: str, place: int) -> str:
    """Under a tower."""
    return f"{name}, {place_of(place)}"
