"""Positions of games with all kinds of options, and what Enter alone would play in them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import rules
from rules import Rng, RulesError, State
from rules.core.rng import seeded
from rules.rise_of_tribes import decision
from rules.rise_of_tribes.components.frames import NAMES
from tribes_tui.table.board.contract import GameBoard
from tribes_tui.table.choice.selection import Beginning, ways

COUNTERS = ("steps", "moves", "seen", "rng")
"""Fields of a position that grow with every move, whatever it does."""


kept: list[Any] = []
"""What `entered` was asked last and what it found: a test asks of the very view from which its game goes on."""


def some_options(game_id: str, players: int, rng: Rng) -> dict[str, Any]:
    """Options drawn one by one; those that don't go with the others are left out."""
    game, found = rules.games[game_id], dict[str, Any]()
    for option in game.options:
        drawn = {**found, option.name: option.choices[rng.randrange(len(option.choices))]}
        try:
            game.new_state(players, 1, drawn)
        except (RulesError, ValueError):
            continue
        found = drawn
    return found


MOST_GAMES = 12
games: dict[tuple[str, int, int], tuple[list[State], Iterator[State]]] = {}
"""Those that were played last, as far as a test has looked at them: several tests ask of the same one."""


def decisions(game_id: str, players: int, seed: int, board: GameBoard, most: int = 400) -> Iterator[State]:
    """Views of whoever decides in a game with options; four moves of five are those of Enter, the others are drawn."""
    asked = game_id, players, seed
    while asked not in games and len(games) >= MOST_GAMES:
        games.pop(next(iter(games)))
    seen, onward = games.setdefault(asked, ([], _played(game_id, players, seed, board)))
    for at in range(most):
        if at == len(seen):
            seen += [*islice(onward, 1)]
        if at == len(seen):
            return
        yield seen[at]


def _played(game_id: str, players: int, seed: int, board: GameBoard) -> Iterator[State]:
    rng = Rng(seeded("where a decision begins", game_id, players, seed))
    state = rules.games[game_id].new_state(players, seed, some_options(game_id, players, rng))
    while state.current_player is not None:
        view = state.view(state.current_player)
        yield view
        state.apply(entered(board, view)[0] if rng.randrange(5) else state.pick(rng))


def entered(board: GameBoard, view: State) -> tuple[int, list[str]]:
    """The action that Enter alone chooses, and the places on which it is pressed."""
    if kept and kept[0] is board and kept[1] is view:
        return kept[2]
    chooser, beginning, names = ways(board, view), Beginning(board, view), list[str]()
    while chooser.chosen is None:
        names.append(beginning.best_first(chooser)[0])
        assert chooser.pick(names[-1])
    kept[:] = board, view, (chooser.chosen, names)
    return chooser.chosen, names


def kind_of(view: State) -> str:
    """What kind of decision it is, in the game's own word."""
    if view.game.id == "rise_of_tribes":
        return NAMES[decision(view).kind]  # type: ignore[arg-type]
    told = view.dump()
    kind = str(told.get("stage", told.get("phase"))).lower()
    if told.get("attack"):
        return "attacked"
    step = str(told.get("step") or "").lower()
    return "eagle out of turn" if told.get("window") else f"{kind} {step}".strip()


def place_kind(name: str) -> str:
    """The kind of a place."""
    return name.partition(":")[0]


def lies_so(view: State) -> str:
    """What tells two positions of a turn apart, but for how many moves it took."""
    return str({key: value for key, value in view.dump().items() if key not in COUNTERS})
