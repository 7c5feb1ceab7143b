"""Learning mode quotes of the rulebook what is about the very action: in all games, whole in the two rows of the smallest window."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import rules
from rules import Rng, State
from rules.core.rng import seeded
from tests.table.beginning import some_options
from tribes_tui.learning.lesson import rule_of
from tribes_tui.table.board import board_of
from tribes_tui.table.frame.note_box import STRIP, Note, _flowing
from tribes_tui.words.language import in_language, known
from tribes_tui.words.said import lesson, settings

SUBJECTS = {
    "tribe": {
        "CHOOSE_LEADER": "chosen",
        "DRAW_PILE": "draw",
        "DRAW_DISCARD": "discard pile",
        "USE_DIORAMA": "face down",
        "ATTACK": "wolf",
        "DECLINE": "let it happen",
        "PROTECT": "protection",
        "SWAP": "swap",
        "DISCARD": "discard",
        "PLACE_TRIBU": "character",
        "PLACE_DIORAMA": "vase",
        "ACTIVATE": "face down",
        "PLAY_DRAW3": "draw 3",
        "DRAW3_DISCARD": "discard",
        "PLAY_BLOCK": "block",
    },
    "indy": {
        "CHOOSE_SHAMAN": "shaman",
        "EXCHANGE": "under the deck",
        "SWAP": "swap",
        "PASS": "pass|swap step",
        "PLAY_EAGLE": "eagle",
        "EVOKE": "evoke",
        "RETURN": "return",
        "KEEP": "keep",
    },
    "tribal_duel": {
        "MOVE": "move",
        "SACRED": "sacred pile",
        "STEAL": "steal",
        "STEAL_SACRED": "steal",
        "DRAW": "draw",
        "TAKE": "discard",
        "PLACE": "placing",
        "DONE": "cleaning",
        "END": "end",
    },
    "tribal_rixe": {
        "PLAY": "play",
        "MOVE": "move",
        "COLLECT": "collect",
        "DRAW": "draw",
        "END": "end",
        "DONE": "cleaning",
        "NEW_COLUMN": "top card of the stock",
    },
    "five_tribes": {
        "BID": "price",
        "TAKE": "dropped",
        "DROP": "dropped",
        "FAKIRS": "fakir",
        "KILL": "kill",
        "ROB": "in front of",
        "PASS": "kill|market|oasis|village|sacred place|selling|legal move",
        "PLACE": "place a pal",
        "PICK": "market",
        "BUY": "djinn",
        "USE": ":",
        "AT": ":",
        "KEEP": ":",
        "SELL": "suit",
        "CASH": "suit",
        "END": "djinns",
    },
    "rise_of_tribes": {
        "ROLL": "roll",
        "DIE": "dice|hunt",
        "GROW": "grow",
        "MOVE": "move",
        "GATHER": "gather",
        "GATHER_STONE": "stone",
        "RETURN": "goals",
        "TAKE": "resource",
        "PLACE": "place|hex|mountain",
        "SITE": "volcano",
        "FIGHT": "conflict",
        "BUILD": "village",
        "BUILD_ELDER": "elder|village",
        "COMPLETE": ":",
        "LEARN": "shared knowledge",
        "ALTAR": "altar",
        "BUY": "altar|walls|canoe",
        "POWER": ":",
        "TRADE": "trader",
        "EXOGAMY": "exogamy",
        "LOAN": "development",
        "BID": "bid",
        "DROP": "drops out",
        "GIVE": "hands the bid",
        "DONE": "less|draw|conflict|build|free moments|village|bow|evasion|wayfarers",
    },
}
"""What a rule speaks of that is quoted of a kind of action; of a card with a line of its own that line, in which its name comes first."""
LONG = {
    "SWAP",
    "RETURN",
    "BUILD_HIDDEN",
    "DIE",
    "DONE",
    "EXOGAMY",
    "INTIMIDATE",
    "LOAN",
    "PAY",
    "POWER",
    "VICTIM",
    "KEEP",
    "USE",
    "AT",
}
"""Kinds of which some rules take a second page in the smallest window."""


boards = cache(board_of)
"""A board of each game, for all that is asked of it."""


def positions(game_id: str) -> Iterator[State]:
    """Views of games with options, of each number of players."""
    for players in rules.games[game_id].players:
        rng = Rng(seeded("quoted", game_id, players))
        state = rules.games[game_id].new_state(players, players, some_options(game_id, players, rng))
        for _ in range(250):
            if state.current_player is None:
                break
            yield state.view(state.current_player)
            legal = state.legal_actions()
            state.apply(legal[rng.randrange(len(legal))])


def quoted(view: State) -> Iterator[tuple[Any, tuple[str, ...]]]:
    """Each action that can be done, and where its rule stands."""
    board = boards(view.game.id)
    return ((view.game.actions[action], tuple(board.rule_of(view, action))) for action in view.legal_actions())


@pytest.mark.parametrize("game_id", rules.games)
def test_what_is_quoted_is_about_the_action_and_whole_in_two_rows(game_id: str) -> None:
    game, seen = rules.games[game_id], set[tuple[str, tuple[str, ...]]]()
    for view in positions(game_id):
        for action, (section, *about) in quoted(view):
            if (action.kind, (section, *about)) in seen:
                continue
            seen.add((action.kind, (section, *about)))
            rule = rule_of(game, section, *about)
            assert rule is not None
            text = rule.text
            assert about
            assert all(begin.lower() in text.lower() for begin in about), (action.text, text)
            assert re.search(SUBJECTS[game_id].get(action.kind, ""), text, re.IGNORECASE), (action.text, text)
            told = lesson.rule_brief(section=section, text=text)
            assert text[-1] in ".!?)", text
            assert action.kind in LONG or len(_flowing(Note(settings.learning(), (told,)), 80, 0)) <= STRIP, told
    assert len({kind for kind, _ in seen}) >= 6


def test_a_market_is_quoted_by_its_name_and_a_djinn_by_its_own() -> None:
    for view in positions("five_tribes"):
        for action, (section, *about) in quoted(view):
            if action.kind == "USE":
                assert (section, about) == ("1.4", [action.fields["djinn"]])


@pytest.mark.parametrize("language", known())
@pytest.mark.parametrize("game_id", rules.games)
def test_every_language_has_the_very_sentences(game_id: str, language: str) -> None:
    """As many of them, and none of them all of its section."""
    game = rules.games[game_id]
    told = {tuple(rule) for rule in board_of(game_id).rules.values()}
    english = {(section, *about): rule_of(game, section, *about) for section, *about in told}
    with in_language(language):
        for section, *about in told:
            rule, whole, here = rule_of(game, section, *about), rule_of(game, section), english[(section, *about)]
            assert rule is not None
            assert whole is not None
            assert here is not None
            assert rule.text
            assert rule.text != whole.text or len(whole.text) < 200, (section, about)
            assert 0.5 < len(rule.text) / len(here.text) < 1.8, (rule.text, here.text)
