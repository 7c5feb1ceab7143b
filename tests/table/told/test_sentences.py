"""Every sentence of a game that comes up while it is played reads well: plurals, persons, articles, no codes, nothing glued."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

import rules
from rules import Event, State
from tribes_tui.table.board import board_of
from tribes_tui.table.board.contract import GameBoard
from tribes_tui.table.board.scene import Scene
from tribes_tui.table.choice.explain import explanation
from tribes_tui.table.choice.selection import ways
from tribes_tui.words.ending import in_a_row
from tribes_tui.words.said import since_own_turn as since
from tribes_tui.words.spoken import spoken_of
from tribes_tui.words.wording import words_of

NAMES = ["Dee", "Ada", "Bo", "Chris"]
PLAYERS = {"indy": 4, "tribe": 3, "rise_of_tribes": 3, "five_tribes": 4}
OPTIONS = {"rise_of_tribes": {"leaders": True, "elders": True, "special_terrain": "all"}}
DECISIONS, EVERY = 260, 13
"""How long each game is followed, and at which decisions everything is asked about."""

WRONG = re.compile(
    r"(?<![-−+])\b1 (?!is\b|as\b|less\b|was\b|has\b|shows\b|goes\b|takes\b|does\b|completes\b|food|loss\b)[a-z]+(?<!s)s\b"  # 1 cards
    r"|\b(?:[02-9]|\d\d+) (?:card|point|feather|member|village|vase|sphere|chain|column|hex|goal|meeple|camel|tile|elder|step)\b(?!-| card)"
    r"|\b[Yy]ou (?:is|has|was|does|draws|plays|takes|puts|pays|lays|moves|wins|gets|keeps|lets|passes)\b"
    r"|\b(?:Ada|Bo|Chris) (?:are|have|draw|play|take|pay|lay|move|win|get|keep)\b"
    r"|\bof you\b|\b(?:you|You)'s\b|\bs's\b"
    r"|\ba (?=[aeiou])(?!u[nst]|one\b|eu)|\b[Aa]n (?=[bcdfgjklmnpqrstvwxyz])"
    r"|\b(?:the|a|an|your) (?:the|a|an|your)\b"
    r"|\bNone\b(?! of)|[{}]|  |\s[,.;:!?](?!\.)|,,|\.\.(?!\.)|\(\)|;\s*\.|:\s*\.|,\s*\."
)
TABLE = re.compile(r"\S {3,}\S.* {2,}\S")
"""A line of figures in columns."""
CODES = re.compile(r"\b[DMLT][1-9][ab]\b|\b[CHO][RGB][1-6]\b|\b[a-z]+_[a-z]+\b|\bdraw3\b")

NAMED = "draw 3 card"
"""A card's name, no number of cards."""


def told(board: GameBoard, view: State, names: list[str]) -> Iterator[str]:
    """What the table says of a position: the question, every action, its outcome and reasons, every place."""
    words = words_of(view.game.id)
    yield words.prompt(view, names)
    chooser = ways(board, view)
    scene = Scene(view, names, view.current_player, lit=chooser.lit, ways=chooser.names)
    for action in view.legal_actions()[:40]:
        yield words.action(view, action, names)
        yield board.outcome(scene, action)
        yield from board.reasons(scene, action)
    for name in sorted(chooser.lit)[:40]:
        yield board.describe(scene, name)
        yield board.effect(scene, name)
        yield from explanation(board, scene, chooser, words, name)
    for action in view.game.actions[:: max(1, len(view.game.actions) // 60)]:
        refusal = None if view.is_legal(action.id) else view.why_not(action.id)
        if refusal is not None:
            yield spoken_of(view.game.id).spelt(refusal.reason)


def sentences(game_id: str, games: int) -> Iterator[str]:
    board, words = board_of(game_id), words_of(game_id)
    for seed in range(games):
        options = OPTIONS.get(game_id, {}) if seed else {}
        rng, state = random.Random(seed), rules.games[game_id].new_state(PLAYERS.get(game_id, 2), seed, options)
        names = NAMES[: state.players]
        for number in range(DECISIONS):
            if state.is_terminal:
                yield from words.story(state, names)
                break
            view = state.view(state.current_player)
            own = ["you" if seat == view.current_player else name for seat, name in enumerate(names)]
            if number % EVERY == 0:
                yield from told(board, view, own)
            legal, events = view.legal_actions(), list[Event]()
            state.events = events
            state.apply(max(legal, key=view.hint) if rng.random() < 0.6 else rng.choice(legal))
            for event in events:
                for seat in range(state.players):
                    seen = event.seen_by(seat)
                    heard = [*names[:seat], "you", *names[seat + 1 :]]
                    yield "" if seen is None else words.event(seen, heard)


@pytest.mark.parametrize("games", [2, pytest.param(3, marks=pytest.mark.soak)])
@pytest.mark.parametrize("game_id", rules.games)
def test_sentences_of_a_game_read_well(game_id: str, games: int) -> None:
    found = {text.strip().replace(NAMED, "card") for text in sentences(game_id, games) if text}
    assert len(found) > 100
    wrong = sorted(text for text in found if (WRONG.search(text) or CODES.search(text)) and not TABLE.search(text))
    assert not wrong, "\n".join(wrong[:40])


def test_counts_and_verbs_agree() -> None:
    assert (
        since.summed_up_touching(things=5, turns=2, touching=1, own=0) == "5 things happened in 2 turns; 1 affects you."
    )
    assert (
        since.summed_up_touching(things=5, turns=2, touching=3, own=1)
        == "5 things happened in 2 turns, and 1 in yours; 3 affect you."
    )
    assert in_a_row("23 Nov", 0) == "23 Nov"
    assert in_a_row("23 Nov", 3) == "23 Nov, a game finished on 3 days in a row"


@pytest.mark.parametrize(
    ("kind", "fields", "line"),
    [
        ("driven", {"from": "A", "to": "B"}, "Ada drives one of your members from A to B."),
        ("converted", {"hex": "C"}, "Ada wins over one of your members in C."),
        ("shot", {"hex": "C"}, "Ada's Bow shoots one of your members in C."),
    ],
)
def test_what_a_tribe_of_rise_does_to_yours(kind: str, fields: dict[str, str], line: str) -> None:
    assert words_of("rise_of_tribes").event(Event(kind, 1, {"victim": 0, **fields}), ["you", "Ada"]) == line


@pytest.mark.parametrize("game_id", rules.games)
def test_what_a_thing_is_is_said_once(game_id: str) -> None:
    board, words = board_of(game_id), words_of(game_id)
    rng, state = random.Random(1), rules.games[game_id].new_state(2, 1)
    told = 0
    for number in range(60):
        if number % 6 == 0:
            view = state.view(state.current_player)
            chooser = ways(board, view)
            scene = Scene(view, ["you", "Ada"], view.current_player, lit=chooser.lit, ways=chooser.names)
            for name in sorted(chooser.lit):
                what = board.describe(scene, name)
                if ": " in what:
                    said = "\n".join(explanation(board, scene, chooser, words, name))
                    assert said.casefold().count(what.casefold()) == 1, said
                    told += 1
        if state.is_terminal:
            break
        state.apply(rng.choice(state.legal_actions()))
    assert told or game_id not in {"tribe", "rise_of_tribes"}


@pytest.mark.parametrize(
    "text",
    [
        "You have 1 cards.",
        "it costs 3 point",
        "You draws a card.",
        "a elder",
        "an village",
        "the column of you",
        "L4a fits",
    ],
)
def test_what_reads_badly_is_found(text: str) -> None:
    assert WRONG.search(text) or CODES.search(text)
