"""All rooms of another package's game, tried: asked for everything along some random games, so that what is wrong in one is noted.

`tribes doctor` and `python -m rules.check` say it.
"""

import asyncio
from collections.abc import Iterable

import rules
from rules import Event, Rng, State
from rules.core.registry import PACKAGES
from tribes_tui.app.piloted import headless
from tribes_tui.learning.illustrations import Illustrations, illustrations_of
from tribes_tui.learning.lesson import lesson_of
from tribes_tui.learning.rulebook import find_section, sections_of, signs_of_game
from tribes_tui.table.board import Scene, board_of
from tribes_tui.words.common import YOU, about_of, spoken
from tribes_tui.words.finder import TROUBLES, SaidTo, Unkept, given_by, is_outside, note
from tribes_tui.words.help import facts_of, words_of_game
from tribes_tui.words.options import OptionWords, words_for
from tribes_tui.words.said import common, errors as said
from tribes_tui.words.spoken import spoken_of, told
from tribes_tui.words.wording import words_of

SIZES, SHOWN, MOVES = ((80, 24), (120, 40)), "you,bot:random", 4
EVERY = 5
"""Decisions between those at which all is asked."""


def try_all() -> dict[str, list[str]]:
    """The games of other packages with what is wrong in their rooms."""
    return {game_id: try_rooms(game_id) for game_id in PACKAGES if is_outside(game_id)}


def try_rooms(game_id: str) -> list[str]:
    """What is wrong in the rooms of a game of another package; nothing is said of ours, which tests look after."""
    if not is_outside(game_id):
        return []
    before, SaidTo.to = SaidTo.to, lambda line: None  # all of it is told at the end
    try:
        _try(rules.games[game_id])
    except Exception as error:  # its rules, in which no room has a part
        note(game_id, "state", error)
    finally:
        SaidTo.to = before
    return [line for (id, _), line in TROUBLES.items() if id == game_id]


def _try(game: rules.Game[State]) -> None:
    game_id = game.id
    about_of(game_id)
    words_of_game(game_id)
    signs_of_game(game_id)
    lesson = lesson_of(game_id)
    for option in game.options:
        words_for(game_id, option)
    given: dict[str, OptionWords] = given_by(game_id, "glossary", "options", dict[str, OptionWords]) or {}
    for name in given.keys() - {option.name for option in game.options}:
        note(game_id, "glossary", Unkept(said.no_such_option(option=name)))
    pictures: Illustrations = given_by(game_id, "illustrations", "illustrations", Illustrations) or {}
    for anchor in pictures:
        illustrations_of(game_id, anchor)
    book = sections_of(game.rulebook(spoken()))
    named = [("illustrations", anchor) for anchor in pictures]
    named += [("lesson", section) for step in (lesson.steps if lesson else ()) for section in step.sections]
    for room, anchor in named:
        if find_section(book, anchor) is None:
            note(game_id, room, Unkept(said.no_such_section(section=anchor)))
    for players in game.players:
        _play(game, players)
    asyncio.run(_show(game_id))


async def _show(game_id: str) -> None:
    """Its table as people see it, in a small window and in a large one."""
    for size in SIZES:
        async with headless(game_id, seats=SHOWN, size=size, moves=MOVES) as pilot:
            await pilot.pause()


def _play(game: rules.Game[State], players: int) -> None:
    state, rng = game.new_state(players), Rng(players)
    names = (YOU, *(common.player(number=number) for number in range(2, players + 1)))
    state.events, told_of, number = [], list[Event](), 0
    board = board_of(game.id)
    while not state.is_terminal:
        if number % EVERY == 0:
            view = state.view(state.current_player)
            _ask(view, names, told_of[-EVERY:])
            scene = Scene(view, names, view.viewer)
            for action in view.legal_actions():
                for path in board.paths(view, action):
                    board.describe(scene, path[-1])
                board.outcome(scene, action)
                [*board.reasons(scene, action)]
            board.glance(view, view.legal_actions())
            board.facts(scene)
            board.section(view)
        state.apply(state.pick(rng))
        for event in state.events:
            board.touched(event)
        told_of += state.events
        state.events, number = [], number + 1
    words = words_of(game.id)
    for event in told_of:
        words.event(event, names)
    words.story(state, names)
    words.recap(told_of, names)
    board.ending(state.view(0), told_of, names)


def _ask(view: State, names: tuple[str, ...], events: Iterable[Event]) -> None:
    words, spoken = words_of(view.game.id), spoken_of(view.game.id)
    words.prompt(view, names)
    words.position(view, names)
    spoken.question(view, names)
    spoken.news([*events], names, view.viewer)
    for seat in range(view.players):
        spoken.seat(view, names, seat)
    for request in spoken.REQUESTS:
        told(view, names, request, "")
    for thing in spoken.THINGS:
        spoken.place(view, names, thing)
    for action in view.legal_actions():
        words.action(view, action, names)
        spoken.choice(view, action, names)
        spoken.would(view, action, names)
    facts_of(view, names)
