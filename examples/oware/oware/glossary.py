"""The words of Oware, and the signs on its table."""

from __future__ import annotations

from tribes_tui.words.help import Sign, Word


def words() -> tuple[Word, ...]:
    """What things are called."""
    return (
        Word("house", "One of the six places on each side in which seeds lie."),
        Word("seed", "What is sown and captured."),
        Word("store", "Where the seeds lie that a player has captured."),
    )


def signs() -> tuple[Sign, ...]:
    """What stands on the table."""
    return (Sign("•", "a seed", "accent"),)
