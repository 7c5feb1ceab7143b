"""Which games count for a rating: those that one person played to the end against bots that were measured, without help.

A game that does not is named by why: one of `saves.course.ASIDES`, or of the words here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

from saves import SaveError
from saves.course import ASIDES, MIDDLE, UNTOLD
from tribes_tui.play.seat import BOT, HUMAN, PROGRAM
from tribes_tui.profile.pins import pins_of
from tribes_tui.words.said import rating as said

if TYPE_CHECKING:
    from saves import Store, Summary
    from tribes_tui.play.seat import Seat
    from tribes_tui.play.table import Table

PEOPLE, OUTSIDE, UNMEASURED, HANDICAP, LENGTH, KNOWN_DEAL = "people", "program", "bots", "handicap", "length", "deal"
"""Not exactly one person, somebody's own program, bots that weren't measured in this game, a handicap, fewer or more rounds than usual, a
deal that was played before."""
UNLIKE = {"handicap": HANDICAP, "rounds": LENGTH}
"""Options that change what a place tells of who came there."""


class Dealt(NamedTuple):
    """What makes two games the same deal."""

    game: str
    seats: int
    seed: int
    options: tuple[tuple[str, Any], ...]


def dealt(game_id: str, seats: int, seed: int, options: Mapping[str, Any]) -> Dealt:
    """The deal of a game."""
    return Dealt(game_id, seats, seed, tuple(sorted(options.items())))


def dealt_in(summary: Summary) -> Dealt:
    """That of a recorded one."""
    return dealt(summary.game, len(summary.seats), summary.seed, summary.options)


def why_uncounted(summary: Summary) -> str:
    """Why a recorded game, finished or not, doesn't count; "" when it does, as far as it tells alone."""
    asides = [aside for aside in ASIDES if aside in summary.asides]
    seats = [
        (str(seat.get("kind", HUMAN)), str(seat.get("level", "")), str(seat.get("policy", "")))
        for seat in summary.seats
    ]
    at_table = _of_table(summary.game, seats, summary.options)
    older = [aside for aside in (MIDDLE, UNTOLD) if aside in asides]  # such a record doesn't tell which bots these were
    reasons = [at_table] * (at_table == PEOPLE) + older + [at_table] * bool(at_table) + asides
    return next(iter(reasons), "")


def why_not_planned(game_id: str, seats: Sequence[Seat], options: Mapping[str, Any]) -> str:
    """Why a game that is to be begun so wouldn't count, "" when it would."""
    from rules.bots.pinned import policy_of  # not before a game is planned

    return _of_table(game_id, [(seat.kind, seat.level, policy_of(seat.level)) for seat in seats], options)


def why_not_here(mine: Summary, summaries: Iterable[Summary]) -> str:
    """Why a game doesn't count, "" when it does, beside all others that were played."""
    earlier = (one for one in summaries if (one.created, one.name) < (mine.created, mine.name) and one.is_begun)
    why = why_uncounted(mine)
    return why or (KNOWN_DEAL if dealt_in(mine) in map(dealt_in, earlier) else "")


def counting(why: str) -> str:
    """Whether a game counts (`why` it doesn't, "" if it does); nothing where several people play, or none."""
    if why == PEOPLE:
        return ""
    return said.counts_not(why=why) if why else said.counts()


def counting_briefly(why: str) -> str:
    """Why it doesn't, in few words."""
    return "" if why in ("", PEOPLE) else said.counts_not_short(why=why)


def sit_down(table: Table, store: Store) -> None:
    """Have a table say first whether its game counts, and know that it does."""
    if not table.name or table.unsaved or table.is_over:
        return
    with suppress(SaveError):
        summaries = store.list()
        mine = next((one for one in summaries if one.name == table.name), None)
        if mine is not None:
            why = why_not_here(mine, summaries)
            table.counts = not why
            table.interruption = " ".join(filter(None, (table.interruption, counting(why))))


def _of_table(game_id: str, seats: Sequence[tuple[str, str, str]], options: Mapping[str, Any]) -> str:
    """The first thing at a table for which a game doesn't count; of each seat its kind, level and policy."""
    kinds = [kind for kind, _, _ in seats]
    if kinds.count(HUMAN) != 1:
        return PEOPLE
    if PROGRAM in kinds:
        return OUTSIDE
    bots = [(level, policy) for kind, level, policy in seats if kind == BOT]
    pins = pins_of(game_id, len(seats), [policy for _, policy in bots])
    if pins is None or any(pins.of(level) is None for level, _ in bots):
        return UNMEASURED
    return next((why for name, why in UNLIKE.items() if _is_unlike(game_id, name, options)), "")


def _is_unlike(game_id: str, name: str, options: Mapping[str, Any]) -> bool:
    import rules

    usual = {option.name: option.default for option in rules.games[game_id].options}
    return name in usual and options.get(name, usual[name]) != usual[name]
