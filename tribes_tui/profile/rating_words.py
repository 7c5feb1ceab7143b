"""What is said of a rating: where it stands and why, and whether a game counts for it; and its curve, as a chart shows it."""

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from datetime import date, datetime
from math import ceil

import rules
from saves import Summary
from saves.format.course import MIDDLE as FROM_MIDDLE
from tribes_tui.profile.counting import MEDIUM, counting, newest_pins
from tribes_tui.profile.rating import SETTLED, RatedGame, Rating, best_of, bot_at, pins_for, rated
from tribes_tui.profile.statistics import Outcome, by_level, outcome_of, outcomes
from tribes_tui.theme.moods import mood_of
from tribes_tui.widgets.charts.standing import VAGUE, RatingCourse
from tribes_tui.widgets.charts.values import Ridges, Strip
from tribes_tui.words.rivals import bots_of
from tribes_tui.words.said import bots, ending, rating as said, statistics
from tribes_tui.words.saves import day_of

TOLD = 10
"""So many figures of a curve are told at most."""


def stands(games: Sequence[RatedGame]) -> str:
    """Where a rating stands after these games."""
    now = games[-1].after
    if now.within > VAGUE:
        return said.now_vague(games=len(games), points=now.told)
    return said.now(games=len(games), points=now.told, within=now.within)


def stands_brief(now: Rating) -> str:
    """The same in few words."""
    if now.within > VAGUE:
        return said.now_brief_vague(points=now.told)
    return said.now_brief(points=now.told, within=now.within)


def best(games: Sequence[RatedGame], today: date) -> str:
    """Where it stood the highest; nothing before it is settled."""
    found = best_of(games)
    if found is None:
        return ""
    day = found.outcome.when[:10]
    with suppress(ValueError):
        day = day_of(datetime.fromisoformat(found.outcome.when).astimezone().date(), today)
    return said.best(points=found.after.told, day=day)


def changed(game: RatedGame) -> str:
    """What a game did to it, and why."""
    way = "up" if game.change > 0 else "down" if game.change < 0 else "same"
    one = game.outcome
    return said.changed(
        way=way,
        by=abs(game.change),
        place=_place_of(game),
        came=ending.place(place=one.place),
        chance=round(100 * game.chance),
    )


def _place_of(game: RatedGame) -> int:
    """Its place; 0 where the first was shared."""
    return 0 if game.outcome.place == 1 and game.outcome.shared else game.outcome.place


def ended(games: Sequence[RatedGame]) -> str:
    """Where it stands after the last of these games, and by how much that changed it; the first one is no gain."""
    game, now = games[-1], games[-1].after
    if len(games) == 1:
        return said.now_first(points=now.told)
    sign = "+" if game.change > 0 else "−" if game.change < 0 else "±"
    if now.within > VAGUE:
        return said.now_ended_vague(points=now.told, sign=sign, by=abs(game.change))
    return said.now_ended(points=now.told, within=now.within, sign=sign, by=abs(game.change))


def figures_of(points: Sequence[int]) -> str:
    """The curve in a few figures, from the first game to the last: a rating in whole points, after every game."""
    every = ceil(len(points) / TOLD)
    return said.curve(every=every, points=[str(one) for one in points[::-1][::every][::-1]])


def scale(players: int = 2) -> str:
    """What so many points mean, at a table of so many."""
    return said.about(points=round(MEDIUM), players=players)


def began(game: RatedGame) -> str:
    """Why the first game that counts was worth what it was: where everybody begins, its place, and how strong the rivals are."""
    one, pins = game.outcome, pins_for(game.outcome)
    others = [bot.level for seat, bot in enumerate(one.bots) if seat != one.seat] if pins is not None else []
    rivals = [str(round(bot_at(pins, level).points)) for level in others] if pins is not None else []
    return said.began(
        points=round(MEDIUM),
        came=ending.place(place=one.place),
        players=game.seats,
        rivals=rivals,
        place=_place_of(game),
        number=len(rivals),
    )


def sentences(games: Sequence[RatedGame], today: date, has_curve: bool = True) -> list[str]:
    """Where it stands, what the last game did to it and why, the best, the curve in figures."""
    told = (
        stands(games),
        changed(games[-1]) if len(games) > 1 else began(games[-1]),
        best(games, today),
        figures_of([one.after.told for one in games]) if has_curve and len(games) > 1 else "",
    )
    return [text for text in told if text]


def facts(games: Sequence[RatedGame]) -> list[str]:
    """How far it is from being settled, how games against each level went, what the points mean, and before the first that counts, what counts."""
    told = [said.until(games=SETTLED - len(games))] if len(games) < SETTLED else []
    if games:
        groups = by_level([game.outcome for game in games])
        known = [level for level in (*LEVELS, *groups) if level in groups]
        results = [
            said.against_one(won=sum(one.is_win for one in some), games=len(some), whom=bots_of(level))
            for level, some in ((level, groups[level]) for level in dict.fromkeys(known))
        ]
        told.append(said.against(results=results))
    return [*told, scale(games[-1].seats if games else 2), *([] if games else [said.what_counts()])]


def rated_after(name: str, summaries: Iterable[Summary]) -> tuple[Outcome | None, list[RatedGame]]:
    """What came of the game with that record, and all games of its kind that count, that one the last if it does."""
    known = [*summaries]
    continued = (outcome_of(one) for one in known if one.name == name and FROM_MIDDLE in one.asides)
    found = [*outcomes(known), *filter(None, continued)]
    mine = next((one for one in found if one.name == name), None)
    return (None, []) if mine is None else (mine, rated(mine.game, found[: found.index(mine) + 1]))


def after_game(name: str, summaries: Iterable[Summary], today: date) -> list[str]:
    """What the game with that record has done to the rating; why nothing, where it doesn't count."""
    mine, games = rated_after(name, summaries)
    if mine is not None and mine.uncounted:
        return [counting(mine.uncounted)]
    return sentences(games, today) if games else []


# ---- As a chart ----------------------------------------------------------------------------------------


def tone_of(game_id: str) -> str:
    """The colour of a game, by its name in the theme."""
    return f"{mood_of(game_id)}-accent"


NEAR = 40
"""Points from a bot's rating up to which it is about the same."""
LEVELS = ("medium", "easy", "hard")
"""The bots that stand beside a rating; the first wherever it is one line with another."""


def standing(game_id: str, games: Sequence[RatedGame], players: int = 0) -> RatingCourse | None:
    """The rating before the first game that counts, and after each, beside bots at a table of so many `players`, else of as many as the
    last time; None where no bots were measured."""
    seats = players or games[-1].seats if games else rules.games[game_id].players[0]
    pins = newest_pins(game_id, seats)
    if pins is None:
        return None
    stood = [games[0].before if games else Rating(), *(game.after for game in games)]
    return RatingCourse(
        tuple(one.told for one in stood),
        tuple(one.within for one in stood),
        tuple(game.outcome.is_win for game in games),
        tuple((bots.level(level=level), round(pins.levels[level])) for level in LEVELS if level in pins.levels),
        SETTLED,
        tone_of(game_id),
        seats,
        places(stood[-1].told, pins.levels, len(games) >= SETTLED),
    )


def places(points: int, levels: Mapping[str, float], is_settled: bool) -> tuple[str, ...]:
    """Beside which bots it stands, in ever fewer words."""
    known = sorted((level for level in LEVELS if level in levels), key=lambda level: levels[level])
    near = min(known, key=lambda level: abs(levels[level] - points))
    lower = [level for level in known if levels[level] < points]
    ways = ("about", "below", "above", "between")
    is_there = abs(levels[near] - points) <= NEAR, not lower, lower == known, True
    where = ways[is_there.index(True)]
    first, second = (lower[-1], known[len(lower)]) if where == "between" else (near, near)
    whom = said.a_bot(level=first), said.a_bot(level=second)
    told = said.place(where=where, bot=whom[0], other=whom[1])
    return (told,) if is_settled else (said.place_so_far(where=where, bot=whom[0], other=whom[1]), told)


def curve_of(game_id: str, points: Sequence[int], first: int = 1) -> Ridges:
    """A rating in whole points after every game from the `first` on, over its lowest and its highest."""
    values = tuple(map(float, points))
    low, high = min(values), max(values)
    strip = Strip(said.now_name(), 0, values, str(points[-1]), tone=tone_of(game_id))
    return Ridges(
        (strip,),
        axis=numbers(len(values), first),
        axis_name=statistics.game(),
        low=low - max(1.0, (high - low) / 8),
        scale=tuple((value, f"{value:.0f}") for value in dict.fromkeys((low, high))),
    )


def numbers(count: int, first: int) -> tuple[tuple[int, str], ...]:
    """Some ten numbers below an axis of so many, from the `first` on."""
    step = max(1, count // 10)
    return tuple((k, str(k + first)) for k in range(0, count, step))
