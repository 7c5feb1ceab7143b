"""What a game's end is shown with: its figures, and how the viewer's games with these opponents have gone."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import date
from typing import TYPE_CHECKING

from rules import State
from saves import SaveError, Store, Summary
from saves.format.course import HINTED, MIDDLE, OFFERED
from tribes_tui.play.deals import name_of, seed_text
from tribes_tui.play.seat import ShownTable
from tribes_tui.play.talk import farewells
from tribes_tui.profile.counting import counting, counting_briefly
from tribes_tui.profile.daily import day_of
from tribes_tui.profile.rating_words import ended, facts, rated_after, sentences, standing
from tribes_tui.profile.statistics import (
    Outcome,
    at_this_table,
    has_other_lengths,
    outcome_of,
    outcomes,
    told_at_this_table,
)
from tribes_tui.table.board import board_of
from tribes_tui.table.board.scene import LOG_LINES, RECENT_MOVES, Ending, PastGames, Result, Scene, scores_alone
from tribes_tui.table.end.head import FinalTable
from tribes_tui.table.end.screen import EndScreen
from tribes_tui.widgets.charts.standing import RatingCourse
from tribes_tui.words.about import is_won_by_points, round_of, title_of
from tribes_tui.words.ending import bot_sat, record_with
from tribes_tui.words.said import daily as said_daily, deals as said_deals
from tribes_tui.words.saves import date_of, result as result_of
from tribes_tui.words.wording import words_of

if TYPE_CHECKING:
    from tribes_tui.journey.told import AfterGame
    from tribes_tui.seats.par import DealtAgain
    from tribes_tui.table.board.contract import GameBoard
    from tribes_tui.table.history.chronicle import Chronicle


MOST_BEFORE = 2
"""Earlier games with the same deal that are told of."""


def end_screen(
    table: ShownTable,
    board: GameBoard,
    chronicle: Chronicle,
    viewer: int | None,
    store: Store | None,
    dealt_again: DealtAgain | None,
    rivals_talk: bool = False,
    scene: Scene | None = None,
    broken_off: tuple[Ending, Result] | None = None,
    counted: str | None = None,
    *,
    plays_again: bool = True,
    is_kept: bool = True,
    take_record: Callable[[], None] | None = None,
) -> EndScreen | None:
    """Who won, how the points came about, and what to do next; None before the end. `store` has the viewer's other games, `scene`
    what the table shows. `broken_off`: how it ended though it could have gone on. `counted`, `plays_again`, `is_kept`, `take_record`: as for `EndScreen`."""
    final = table.final
    if broken_off is not None:
        ending, result = broken_off
    elif final is not None:
        sits_there = viewer is not None and table.seats[viewer].is_human
        result = Result(chronicle.names, final.scores(), final.ranking(), viewer if sits_there else None)
        ending = _ending(final, board, chronicle)
    else:
        return None
    words = [*farewells(table.seats, chronicle.names, result.ranking)] if rivals_talk else []
    past = PastGames() if viewer is None or store is None else _past(table, store)
    return EndScreen(
        table.game.title,
        ending._replace(decided=(*_bot_sat(table, viewer, store), *ending.decided)),
        result,
        past,
        table.unsaved,
        table.standings,
        round_of(table.game.id),
        is_kept and bool(table.name),
        dealt_again,
        None
        if scene is None
        else lambda: FinalTable(board_of(table.game.id), _at_the_end(scene, table.view(viewer), chronicle)),
        table.game.id,
        words,
        counted,
        plays_again=plays_again,
        take_record=take_record,
    )


def _at_the_end(scene: Scene, view: State, chronicle: Chronicle) -> Scene:
    """The same with the last position, and with all that led there."""
    return scene._replace(
        view=view,
        log=tuple(line.text for line in chronicle.lines[-LOG_LINES:]),
        told=chronicle.told(LOG_LINES),
        news=chronicle.news(view.game.id),
        recent=chronicle.recent(RECENT_MOVES),
        goes_on=False,
    )


def _ending(final: State, board: GameBoard, chronicle: Chronicle) -> Ending:
    """The end in the game's own figures where they explain the scores, else the scores and what decided it, or the story."""
    names, words = chronicle.names, words_of(final.game.id)
    events = [event for entry in chronicle.entries for event in entry.events]
    ending = board.ending(final, events, names)
    if ending is not None and ending.adds_up_to(final.scores()):
        return ending
    if ending is not None and ending.decided:
        return scores_alone(board.mood, ending.unit, final.scores(), ending.decided)
    told = [*words.story(final, names), *words.recap(events, names)]
    unit = "points" if ending is None else ending.unit
    return scores_alone(board.mood, unit, final.scores(), [text for text in told if text.strip()])


def _bot_sat(table: ShownTable, viewer: int | None, store: Store | None) -> list[str]:
    """That a bot made moves in the viewer's seat, where the record tells so."""
    if viewer is None or store is None or not table.name or table.unsaved:
        return []
    with suppress(SaveError):
        return bot_sat(store.read(table.name), viewer)
    return []


def _past(table: ShownTable, store: Store) -> PastGames:
    """How the viewer's games with these opponents have gone, this one the last; empty when they are not counted."""
    if not table.name or table.unsaved:
        return PastGames()
    try:
        summaries = store.list()
    except SaveError:
        return PastGames()
    found = {summary.name: summary for summary in summaries if summary.game == table.game.id}
    mine = found.pop(table.name, None)
    now = None if mine is None else outcome_of(mine)
    if mine is None or now is None:
        return PastGames()
    before = outcomes(found.values())
    scores = (*(one.score for one in at_this_table(before, now)), now.score)
    told = _with_this_deal(mine, found.values()) or told_at_this_table(before, now)
    counted = record_with(now.opponents, has_other_lengths(before, now)) if len(scores) > 1 else ""
    if MIDDLE in mine.asides:
        told, scores, counted = counting(now.uncounted), (), ""
    rating, of_the_day = _rating(mine, summaries), _of_the_day(mine, now)
    is_offered, deal = now.uncounted == (OFFERED,), name_of(mine)
    past = PastGames(told, scores, counted, deal, *rating, _journey(table, store), of_the_day, is_offered)
    return past if deal or mine.seed is None else past._replace(seed=seed_text(mine.seed))


def _of_the_day(mine: Summary, now: Outcome) -> str:
    """What became of a game of the day, to be compared with others'; empty for any other game."""
    day = day_of(mine)
    if day is None:
        return ""
    result = result_of(mine.game, now.seats, now.place, now.shared, now.score)
    is_hinted = HINTED in mine.asides
    return said_daily.told(game=title_of(mine.game), day=date_of(day, date.today()), result=result, hinted=is_hinted)


def _journey(table: ShownTable, store: Store) -> AfterGame | None:
    """What it gave on the journey, where it was a stage's."""
    if not getattr(table, "stage", ""):
        return None
    from tribes_tui.journey.told import after_game

    return after_game(table.name, store)


def _rating(mine: Summary, summaries: Iterable[Summary]) -> tuple[str, tuple[str, ...], RatingCourse | None]:
    """What the game did to the viewer's rating, or why nothing, briefly and at length, that first; how it stood."""
    outcome, games = rated_after(mine.name, summaries)
    whys = () if outcome is None else outcome.uncounted
    told, more, stood = (
        sentences(games, date.today(), has_curve=False) if games else [],
        facts(games),
        standing(mine.game, games, len(mine.seats)),
    )
    brief = counting_briefly(whys)[1] if whys else ended(games) if games else ""
    why = [counting(whys)] if whys else told[1:2]
    return brief, (*why, *([] if stood else told[:1]), *told[2:], *more), stood  # the picture tells where it stands


def _with_this_deal(mine: Summary, others: Iterable[Summary]) -> str:
    """How the viewer did before with the same deal; empty if it is new to them."""
    same = [one for one in others if (one.seed, one.options) == (mine.seed, mine.options)]
    before = [one for one in outcomes(same) if one.seats == len(mine.seats)][-MOST_BEFORE:]
    has_points = is_won_by_points(mine.game)
    results = [
        said_deals.result(
            place=0 if one.seats == one.place == 2 else one.place, points=str(one.score) if has_points else "none"
        )
        for one in before
    ]
    return said_deals.before(results=results) if results else ""
