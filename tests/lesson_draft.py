"""A draft for a lesson: a game from a seed, its positions and moves. `python -m tests.lesson_draft GAME SEED [PLAYERS] [MOVES]`."""

from __future__ import annotations

import sys

import rules
from tribes_tui.words.wording import words_of

NAMES = ("you", "Bo", "Cy", "Di", "Ed", "Flo")


def main(game_id: str, seed: int, players: int = 2, moves: int = 40) -> None:
    """Print the position, the choices and the best-looking move before each decision."""
    words = words_of(game_id)
    state = rules.games[game_id].new_state(players, seed)
    names = NAMES[:players]
    for number in range(moves):
        player = state.current_player
        if player is None:
            break
        view = state.view(player)
        action = max(view.legal_actions(), key=view.hint)
        print(f"--- {number}: {names[player]}")
        if player == 0:
            print("\n".join(words.position(view, names)))
            print("may:", ", ".join(view.text(id) for id in view.legal_actions()))
        print(f"plays: {view.text(action)}   ({words.action(view, action, names)})")
        state.events = []
        state.apply(action)
        seen = [event.seen_by(0) for event in state.events]
        print("\n".join(f"    {words.event(event, names)}" for event in seen if event is not None))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), *map(int, sys.argv[3:]))
