"""The words of Tribal Duel, the signs on its table, and its options in words."""

from collections.abc import Mapping

from rules.tribal.duel.components.phases import ALL_SACRED
from tribes_tui.games.tribal import glossary as tribal
from tribes_tui.games.tribal.duel.words.said import glossary as said, learn as said_options
from tribes_tui.words.help import Sign, Word
from tribes_tui.words.options import OptionWords, length, seats_in_words, switch


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
        Sign("¡", said.sign_both(), "danger"),
        Sign("×", said.sign_ban(), "danger"),
        Sign("▂", said.sign_can_move(), "legal"),
        Sign("▒3", said.sign_down(), "soft"),
    )


SACRED = ALL_SACRED, 20, 12


def options() -> Mapping[str, OptionWords]:
    """Option -> its words, in the language of whoever asks."""
    return {
        "youngest": OptionWords(said_options.youngest(), said_options.youngest_about(), seats_in_words(2)),
        "clean_sacred": switch(
            said_options.clean_sacred(),
            said_options.clean_sacred_about(),
            said_options.clean_sacred_on(),
            said_options.clean_sacred_off(),
        ),
        "win_if_emptied_by_opponent": switch(
            said_options.win_if_emptied(),
            said_options.win_if_emptied_about(),
            said_options.win_if_emptied_on(),
            said_options.win_if_emptied_off(),
        ),
        "sacred": length(
            ALL_SACRED,
            {cards: (said_options.length(cards=cards), said_options.length_means(cards=cards)) for cards in SACRED},
        ),
    }
