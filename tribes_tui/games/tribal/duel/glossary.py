"""The words of the Duel, and the signs on its table."""

from __future__ import annotations

from tribes_tui.games.tribal import glossary as tribal
from tribes_tui.games.tribal.duel.words.said import glossary as said
from tribes_tui.words.help import Sign, Word


def words() -> tuple[Word, ...]:
    """What things are called."""
    return (
        *tribal.words(),
        Word(said.free_column(), said.free_column_means(), never=("empty column",)),  # no words
        Word(said.sacred_pile(), said.sacred_pile_means()),
        Word(said.complete(), said.complete_means(), said.complete()),
        Word(said.discard(), said.discard_means()),
        Word(said.opponent(), said.opponent_means(), never=("enemy",)),
        Word(said.give(), said.give_means()),
        Word(said.steal(), said.steal_means()),
        Word(said.limited_action(), said.limited_action_means()),
        Word(said.ban(), said.ban_means()),
        Word(said.progress(), said.progress_means()),
    )


def signs() -> tuple[Sign, ...]:
    """What stands on the table."""
    return (
        *tribal.signs(),
        Sign("↑", said.sign_next(), "gain"),
        Sign("!", said.sign_theirs(), "danger"),
        Sign("×", said.sign_ban(), "danger"),
        Sign("▂", said.sign_can_move(), "legal"),
        Sign("▒3", said.sign_down(), "soft"),
    )
