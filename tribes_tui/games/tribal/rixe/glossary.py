"""The words of Tribal Rixe, the signs on its table, and its options in words."""

from collections.abc import Mapping

from tribes_tui.games.tribal import glossary as tribal
from tribes_tui.games.tribal.rixe.words.said import glossary as said, learn as said_options
from tribes_tui.words.help import Sign, Word
from tribes_tui.words.options import OptionWords, handicap, length, seats_in_words


def words() -> tuple[Word, ...]:
    """What things are called."""
    return (
        *tribal.words(),
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


ROUNDS, USUAL = range(1, 11), 5


def options() -> Mapping[str, OptionWords]:
    """Option -> its words, in the language of whoever asks."""
    rounds = {count: (said_options.length(rounds=count), said_options.length_means(rounds=count)) for count in ROUNDS}
    return {
        "rounds": length(USUAL, rounds, ROUNDS[USUAL:]),
        "youngest": OptionWords(said_options.youngest(), said_options.youngest_about(), seats_in_words(4)),
        **handicap(4, {amount: said_options.handicap(amount=amount) for amount in (2, 4, 6, 8, 10)}),
    }
