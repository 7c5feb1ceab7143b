"""No figure on a table without its source: each number that a piece shows is one that the rules' own view has."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import chain
from typing import Any

import pytest

from rules.indy.components.cards import DECK, EAGLE, SHAMANS_PER_COLOUR, VALUE
from rules.indy.components.phases import SHAMANS
from rules.indy.mechanics.scoring import rank, sum_of
from rules.rise_of_tribes.components import tables
from rules.rise_of_tribes.components.box import GOAL_COST, GOAL_VP, TRIBE_COST
from rules.rise_of_tribes.components.layout import bits
from rules.rise_of_tribes.mechanics.row import tokens_on
from tests.shots.newcomer.__main__ import POSITIONS
from tribes_tui.app import headless
from tribes_tui.games.indy.foresight import after, best_rank
from tribes_tui.games.rise_of_tribes.words.figures import gain, progress
from tribes_tui.play.table import Table
from tribes_tui.table.screen import TableScreen
from tribes_tui.widgets.drawing.drawn import Drawn
from tribes_tui.words.help import facts_of

Source = Callable[[Any, Table], Iterable[int]]
"""What a piece may show of a view and of what its viewer was told of the game."""


def _cards(view: Any, table: Table) -> Iterable[int]:
    """The values of all cards that are seen, and the numbers of the places."""
    seen = [*view.table, *chain(*view.hands), *chain(*view.evocations)]
    return (*(VALUE[card] for card in seen if 0 <= card < EAGLE), *range(1, 5), SHAMANS_PER_COLOUR)


def _sums(view: Any, table: Table) -> Iterable[int]:
    """Of the best three now and after each action, and how they differ."""
    hand = view.hands[0]
    now = best_rank(hand)
    made = [best_rank(after(view, hand, action)) for action in view.legal_actions()]
    sums = [sum_of(one) for one in (now, *made) if one is not None]
    return (*sums, *(abs(a - b) for a in sums for b in sums))


def _evoked(view: Any, table: Table) -> Iterable[int]:
    return [sum_of(rank(*cards)) for cards in view.evocations if cards and EAGLE not in cards]


def _told(view: Any, table: Table) -> Iterable[int]:
    """All numbers of the moves and of their events, as the first seat was told of them."""
    entries = table.history(0)
    said = [text for one in entries for text in (one.text, *(str(event.fields()) for event in one.events))]
    counted = Counter((event.kind, event.player) for one in entries for event in one.events)
    return (*(int(found) for text in said if text for found in re.findall(r"\d+", text)), *counted.values())


def _reckoned(view: Any, table: Table) -> Iterable[int]:
    """The points of every evocation that was laid."""
    events = (event.fields() for one in table.history(0) for event in one.events if event.kind == "evoked")
    return [sum_of(fields["rank"]) for fields in events]


def _others(view: Any, table: Table) -> Iterable[int]:
    """How many bots there are."""
    return (view.players - 1,)


def _unseen(view: Any, table: Table) -> Iterable[int]:
    """How many of each colour and kind, of six, the first seat neither holds nor sees; and what lies on the plate."""
    seen = Counter(card // 6 for cards in (view.table, view.hands[0], *view.evocations) for card in cards if card >= 0)
    return (6, view.plate, *(6 - seen[suit] for suit in range(9)), *Counter(card // 6 for card in view.table).values())


def _gains(view: Any, table: Table) -> Iterable[int]:
    """What each action gives at each of its levels; the numbers of the keys; two dice make an action strong or weak."""
    given = [gain(view, view.active, act, level) for act in range(4) for level in range(3)]
    return (*chain(*given), *range(1, 9))


def _events(view: Any, table: Table) -> Iterable[int]:
    """Tokens, prices, and what the tiles give by the rules."""
    tokens = [number for slot in range(2) if view.row[slot] >= 0 for number in (tokens_on(view, slot), 3)]
    return (*tokens, *view.tokens, *(range(tables.ITEM_PRICE + 1)), tables.WINTER_MEMBERS, 4, view.invaders)


def _costs(view: Any, table: Table) -> Iterable[int]:
    return (*chain(*TRIBE_COST), *chain(*GOAL_COST), *GOAL_VP, 1)


INDY: dict[str, tuple[Source, ...]] = {
    "keys": (lambda view, table: range(1, 5),),
    "head": (lambda view, table: (view.manche,),),
    "prompt": (_others,),
    "answers": (_told,),
    "seats": (lambda view, table: (*view.tokens, *map(len, view.hands)), _cards, _evoked),
    "row": (_cards,),
    "hand": (_cards,),
    "hand-title": (_evoked, _sums),
    "beside": (
        lambda view, table: (
            DECK if view.phase == SHAMANS else len(view.deck) + len(view.under),
            view.plate,
            min(1, view.plate),
        ),
    ),
    "legend": (lambda view, table: (3, 1),),
    "best": (_cards, _sums, _evoked),
    "facts": (_unseen, _cards, _evoked),
    "aside": (_told, _cards, _reckoned),
    "enter": (_cards, _sums),
}
RISE: dict[str, tuple[Source, ...]] = {
    "head": (lambda view, table: (view.turn, -(-view.turn // view.players), tables.WIN_VP),),
    "prompt": (_others, _gains, lambda view, table: chain(*tables.START_MEMBERS)),
    "map": (
        lambda view, table: (*_members(view), *view.population, *range(3, 9), view.ice_stones, view.invaders, 1),
        _told,
        lambda view, table: (tables.WILDERNESS_MEMBERS,),
        lambda view, table: _facts(view),
    ),
    "actions": (_gains,),
    "deeds": (_costs,),
    "events": (_events,),
    "goals": (lambda view, table: (*TRIBE_COST[view.tribe[0]], *_goals(view)),),
    "rivals": (lambda view, table: chain.from_iterable(_goals(view, seat) for seat in range(1, view.players)),),
    "latest": (_told,),
    "tribes": (lambda view, table: (*view.vp, tables.WIN_VP, *view.resources, *view.supply, *_hidden(view)),),
    "enter": (_gains, _costs, lambda view, table: (*view.population, *range(1, 6))),
}
"""Each piece of a table, and where its numbers come from. A piece with a number that has none here fails."""


def _hidden(view: Any) -> Iterable[int]:
    """Members on boards, and numbers in the names of goals."""
    return (*view.board, 3, 5, 6, 8)


def _goals(view: Any, seat: int = 0) -> Iterable[int]:
    """Points, costs, how far each is of how much, and numbers in the names of goals."""
    for goal in bits(view.goals[seat]):
        yield GOAL_VP[goal]
        yield from GOAL_COST[goal] if goal < len(GOAL_COST) else progress(view, seat, goal)
    yield from (3, 5, 6, 8)


def _facts(view: Any) -> Iterable[int]:
    """What helps to play well, below the map, and how much more there is; that it is so is asked where each game's facts are."""
    names = [f"seat {seat}" for seat in range(view.players)]
    facts = facts_of(view, names)
    return [*range(len(facts)), *(int(found) for fact in facts for found in re.findall(r"\d+", fact.words))]


def _members(view: Any) -> Iterable[int]:
    return [number for h in range(view.layout.size) for number in view.members_at(h)]


@pytest.mark.varied(3)
@pytest.mark.parametrize("game", ["indy", "rise_of_tribes"])
@pytest.mark.parametrize("number", [0, 2, 4])
async def test_every_number_of_every_piece_has_its_source(game: str, number: int) -> None:
    asked = [one for one in POSITIONS if one.game == game and one.size == (120, 40)][number]
    laid: dict[str, Any] = {"seats": asked.seats, "seed": asked.seed, "options": asked.options, "moves": asked.moves}
    async with headless(game, **laid, size=asked.size) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        view, sources = screen.scene.view, INDY if game == "indy" else RISE
        for piece in screen.query(Drawn):
            shown = (
                {int(found) for found in re.findall(r"\d+", piece.text())} if piece.display and piece.size else set()
            )
            if shown:
                assert piece.id in sources, (piece, shown)
                known = {number for source in sources[piece.id] for number in source(view, screen.table)}
                assert shown <= known, (piece.id, shown - known)
