"""The words of the Rixe, and the signs on its table."""

from __future__ import annotations

from tribes_tui.games.tribal import glossary as tribal
from tribes_tui.games.tribal.rixe.words.said import glossary as said
from tribes_tui.words.help import Sign, Word


def words() -> tuple[Word, ...]:
    """What things are called."""
    return (
        *tribal.words(),
        Word(said.slot(), said.slot_means()),
        Word(said.free_place(), said.free_place_means(), never=("empty slot", "empty place")),  # no words
        Word(said.complete(), said.complete_means(), said.complete()),
        Word(said.point(), said.point_means()),
        Word(said.going_out(), said.going_out_means(), said.going_out()),
        Word(said.new_column(), said.new_column_means()),
        Word(said.round(), said.round_means(), never=("manche",)),
    )


def signs() -> tuple[Sign, ...]:
    """What stands on the table."""
    return (
        *tribal.signs(),
        Sign(said.sign_collect(), said.sign_collect_means(), "gain"),
        Sign(said.sign_free(), said.sign_free_means()),
    )
