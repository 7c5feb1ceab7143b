"""The words of indy, the signs on its table, and its options in words."""

from rules.core.option import Value
from rules.indy.components.cards import TOKENS_EACH
from tribes_tui.games.indy.words.said import glossary as said, options as said_options
from tribes_tui.games.indy.words.said.cards import class_name
from tribes_tui.words.help import Sign, Word
from tribes_tui.words.options import OptionWords, handicap, length


def words() -> tuple[Word, ...]:
    """In the language of whoever asks; what no sentence calls a thing is English."""
    return (
        Word(said.card(), said.card_means()),
        Word(said.character(), said.character_means()),
        Word(said.horse(), said.horse_means()),
        Word(said.object(), said.object_means()),
        Word(said.eagle(), said.eagle_means()),
        Word(said.kind(), said.kind_means()),
        Word(said.evocation(), said.evocation_means(), never=("combination", "meld")),
        Word(said.class_word(), said.class_word_means(), said.class_word_several()),
        Word(said.team(), said.team_means()),
        Word(said.standard(), said.standard_means()),
        Word(said.wrong(), said.wrong_means(), said.wrong()),
        Word(said.shaman(), said.shaman_means(), said.shaman_several(), never=("medicine man",)),  # no words
        Word(said.feather(), said.feather_means(), never=("life", "lives")),
        Word(said.plate(), said.plate_means(), never=("pot",)),
        Word(said.plucked(), said.plucked_means(), said.plucked(), never=("eliminated",)),
        Word(said.row(), said.row_means()),
        Word(said.deck(), said.deck_means()),
        Word(said.dealer(), said.dealer_means()),
        Word(said.dark(), said.dark_means(), said.dark()),
        Word(said.light(), said.light_means(), said.light()),
        Word(said.round(), said.round_means(), never=("manche", "hand of cards")),  # no words
    )


def signs() -> tuple[Sign, ...]:
    """In the language of whoever asks."""
    return (
        Sign(class_name(class_number=2), said.sign_team(), "accent"),
        Sign(class_name(class_number=1), said.sign_standard(), "accent"),
        Sign(class_name(class_number=0), said.sign_wrong(), "accent"),
        Sign(said.eagle(), said.sign_eagle(), "accent"),
        Sign(said.sign_sum(), said.sign_sum_means(), "soft"),
        Sign(said.sign_shaman(), said.sign_shaman_means(), "soft"),
        Sign("▗▌ ▞", said.sign_feather(), "feather"),
        Sign("▚▚", said.sign_back(), "soft"),
        Sign(said.sign_holds(), said.sign_holds_means(), "soft"),
        Sign("a s d f", said.sign_hand(), "soft"),  # no words
        Sign("1 2 3 4", said.sign_row(), "soft"),
    )


MOST = 3
FEATHERS = (TOKENS_EACH, 3, 2)
"""Feathers of a handicap."""
SEATS = 6


def options() -> dict[str, OptionWords]:
    """Option -> its words."""
    where: dict[Value, tuple[str, str]] = {
        "row": (said_options.return_from_row(), said_options.return_from_row_means()),
        "all": (said_options.return_from_all(), said_options.return_from_all_means()),
    }
    sizes = {number: said_options.handicap(number=number) for number in range(1, MOST + 1)}
    lengths = {
        each: (said_options.length(feathers=each), said_options.length_means(feathers=each)) for each in FEATHERS
    }
    return {
        "return_from": OptionWords(said_options.return_from(), said_options.return_from_about(), where),
        **handicap(SEATS, sizes),
        "feathers": length(TOKENS_EACH, lengths),
    }
